//! Which screens a browser loads when they are first asked for.

/// Their names in the address: all but those that somebody needs to play at this screen. A page
/// that is opened at one of these addresses asks for them at once.
pub const NAMES: [&str; 10] = [
    "editor",
    "me",
    "online",
    "pad",
    "person",
    "puzzles",
    "replay",
    "statistics",
    "study",
    "table",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_kind::GameKind;
    use crate::route::Route;
    use crate::scorepad::ScorepadPlace;

    #[test]
    fn whoever_plays_at_this_screen_waits_for_no_other_screen() {
        let is_later = |route: Route| {
            let address = route.to_string();
            NAMES.contains(&address.split('/').nth(1).unwrap_or_default())
        };
        for game in GameKind::ALL {
            for first in [
                Route::Home,
                Route::NewGame(game),
                Route::Rules(game),
                Route::Learn(game),
                Route::Settings,
            ] {
                assert!(!is_later(first), "{first}");
            }
            for later in [
                Route::Online,
                Route::NewTable,
                Route::Me,
                Route::Study,
                Route::Editor(game),
                Route::Pad(ScorepadPlace::Home),
                Route::Statistics,
            ] {
                assert!(is_later(later), "{later}");
            }
        }
    }
}
