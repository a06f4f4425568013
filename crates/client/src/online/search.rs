//! Looking for somebody to play with: what is wished for, and how the search goes.

use polis_notation::GameKind;
use polis_protocol::{
    Code, PersonKind, SEARCH_SILENT_MS, SearchPace, SearchState, TableId, Wish, WishedRated,
};
use serde::{Deserialize, Serialize};

use crate::settings::Stored;

/// What was wished for last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SearchChoice {
    pub game: GameKind,
    /// How many play Akropolis: 2 to 4.
    pub seats: u8,
    pub pace: SearchPace,
    pub rated: WishedRated,
}

impl Default for SearchChoice {
    fn default() -> SearchChoice {
        SearchChoice {
            game: GameKind::Akropolis,
            seats: 2,
            pace: SearchPace::Normal,
            rated: WishedRated::Either,
        }
    }
}

impl Stored for SearchChoice {
    const KEY: &'static str = "polis.play-now";
}

impl SearchChoice {
    /// How many play.
    pub fn seats(self) -> u8 {
        match self.game {
            GameKind::Akropolis => self.seats.clamp(2, 4),
            GameKind::Architekton => 2,
        }
    }

    /// What to ask the server for; guests cannot be rated.
    pub fn wish(self, kind: Option<PersonKind>) -> Wish {
        Wish {
            game: self.game,
            seats: self.seats(),
            pace: self.pace,
            rated: match kind {
                Some(PersonKind::Account) => self.rated,
                Some(PersonKind::Guest | PersonKind::Deleted) | None => WishedRated::Either,
            },
        }
    }
}

/// A search as the page shows it. Times are those of the page, in milliseconds.
#[derive(Clone, Debug, PartialEq)]
pub struct OpponentSearch {
    pub wish: Wish,
    began: f64,
    /// When the server last answered.
    heard: f64,
    /// What it said then.
    pub state: Option<SearchState>,
}

/// What follows from an answer, or from none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchStep {
    /// Ask again after [`OpponentSearch::POLL_MS`].
    AskAgain,
    /// The game has begun.
    Found(TableId),
    /// The server does not look any more.
    Ended(SearchEnd),
}

/// Why a search has ended without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEnd {
    /// The server was not reached for too long.
    Silent,
    /// The server refused.
    Refused(Code),
}

impl OpponentSearch {
    /// How often the server is asked.
    pub const POLL_MS: u64 = 2_000;
    /// When computer players are offered.
    const OFFER_MS: f64 = 20_000.0;

    pub const fn begin(wish: Wish, now: f64) -> OpponentSearch {
        OpponentSearch {
            wish,
            began: now,
            heard: now,
            state: None,
        }
    }

    /// The server has said how the search stands.
    pub fn hear(&mut self, state: SearchState, now: f64) -> SearchStep {
        self.heard = now;
        let table = state.table;
        self.state = Some(state);
        match table {
            Some(table) => SearchStep::Found(table),
            None => SearchStep::AskAgain,
        }
    }

    /// The server did not answer; with a code, it refused.
    pub fn fail(&self, refused: Option<Code>, now: f64) -> SearchStep {
        match refused {
            // It asks to be slower, or cannot now: the next question may be answered.
            Some(Code::TooMany | Code::Unavailable) | None => {
                if now - self.heard > SEARCH_SILENT_MS as f64 {
                    SearchStep::Ended(SearchEnd::Silent)
                } else {
                    SearchStep::AskAgain
                }
            }
            Some(code) => SearchStep::Ended(SearchEnd::Refused(code)),
        }
    }

    /// How long it has gone on, in whole seconds.
    pub fn seconds(&self, now: f64) -> u64 {
        (now - self.began).max(0.0) as u64 / 1000
    }

    /// Whether it has gone on for so long that computer players are offered.
    pub fn offers_computer(&self, now: f64) -> bool {
        now - self.began >= OpponentSearch::OFFER_MS
    }
}

/// Minutes and seconds, as on a clock.
pub fn clock_face(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(table: Option<TableId>) -> SearchState {
        SearchState {
            wish: SearchChoice::default().wish(None),
            since: 0,
            now: 0,
            band: Some(100),
            looking: 1,
            table,
        }
    }

    #[test]
    fn every_choice_is_a_game_that_there_is() {
        for game in GameKind::ALL {
            for seats in [0, 2, 3, 4, 99] {
                let choice = SearchChoice {
                    game,
                    seats,
                    rated: WishedRated::Rated,
                    ..SearchChoice::default()
                };
                let wish = choice.wish(Some(PersonKind::Account));
                assert_eq!(wish.check(), Ok(()));
                assert_eq!(wish.rated, WishedRated::Rated);
                // Guests are not refused for what they chose as somebody else.
                let guest = choice.wish(Some(PersonKind::Guest));
                assert_eq!(guest.rated, WishedRated::Either);
            }
        }
        let kept: SearchChoice = serde_json::from_str(r#"{"game":"architekton"}"#).unwrap();
        assert_eq!((kept.game, kept.seats()), (GameKind::Architekton, 2));
    }

    #[test]
    fn a_search_ends_with_a_game_or_when_the_server_is_gone() {
        let mut search = OpponentSearch::begin(SearchChoice::default().wish(None), 1000.0);
        assert_eq!(search.hear(state(None), 2000.0), SearchStep::AskAgain);
        assert!(!search.offers_computer(20_999.0));
        assert!(search.offers_computer(21_000.0));
        assert_eq!(clock_face(search.seconds(84_500.0)), "1:23");
        assert_eq!(search.seconds(0.0), 0);
        // A gap is nothing, silence is the end.
        assert_eq!(search.fail(None, 10_000.0), SearchStep::AskAgain);
        assert_eq!(
            search.fail(Some(Code::TooMany), 16_000.0),
            SearchStep::AskAgain
        );
        assert_eq!(
            search.fail(None, 18_000.0),
            SearchStep::Ended(SearchEnd::Silent)
        );
        let gone = SearchEnd::Refused(Code::NotFound);
        assert_eq!(
            search.fail(Some(Code::NotFound), 3000.0),
            SearchStep::Ended(gone)
        );
        let table = TableId::from_bits(7);
        assert_eq!(
            search.hear(state(Some(table)), 4000.0),
            SearchStep::Found(table)
        );
    }
}
