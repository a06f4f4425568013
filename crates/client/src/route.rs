//! Where one is: the part of the address after `#`.
//!
//! Only that part changes, so the folder works from any host and any path.

use std::fmt;

use crate::clause::Clause;
use crate::puzzles::PuzzlePlace;
use crate::replay::{MovePath, ReplayPlace};
use crate::saved_games::GameId;
use crate::scorepad::ScorepadPlace;
use polis_notation::GameKind;
use polis_protocol::{
    DealId, InvitationCode, MailStopId, PersonId, ProviderOutcome, StudyId, TableId, TournamentId,
};

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// The first screen.
    Home,
    /// What is agreed before a game.
    NewGame(GameKind),
    /// A game among the saved games.
    Play(GameId),
    /// The rules of a game.
    Rules(GameKind),
    /// A place in the rules of a game.
    Rule(GameKind, Clause),
    /// How to play a game for the first time.
    Learn(GameKind),
    /// What can be set.
    Settings,
    /// The tables of the server.
    Online,
    /// The deals of the day.
    Daily,
    /// A deal that several people play.
    Deal(DealId),
    /// What is agreed before a table is opened.
    NewTable,
    /// The best players of the server.
    Leaderboard,
    /// The tournaments of the server.
    Tournaments,
    /// What is agreed before a tournament.
    NewTournament,
    /// A tournament.
    Tournament(TournamentId),
    /// A table of the server.
    Table(TableId),
    /// Who one is to the server.
    Me,
    /// A player.
    Person(PersonId),
    /// How the site is doing, for its hosts.
    Host,
    /// Who one is to the server, for who was invited by a link.
    Invited(InvitationCode),
    /// Who one is to the server, for who comes back from the host's provider.
    FromProvider(ProviderOutcome),
    /// Mails are stopped, for who opened the link in one.
    StopMail(MailStopId),
    /// What there is to study.
    Study,
    /// A study that several people look at.
    SharedStudy(StudyId),
    /// A game move by move.
    Replay(ReplayPlace),
    /// A position that is set up by hand.
    Editor(GameKind),
    /// Counting at a real table.
    Pad(ScorepadPlace),
    Puzzles(PuzzlePlace),
    /// What one's games have in common.
    Statistics,
}

impl Route {
    /// The screen that a hash leads to, with or without its `#`; none for a bad link.
    pub fn from_hash(hash: &str) -> Option<Route> {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let places: Vec<&str> = parts.clone().skip(1).collect();
        match parts.clone().next() {
            Some("replay") => return ReplayPlace::from_parts(&places).map(Route::Replay),
            Some("pad") => return ScorepadPlace::from_parts(&places).map(Route::Pad),
            Some("puzzles") => return PuzzlePlace::from_parts(&places).map(Route::Puzzles),
            Some(_) | None => {}
        }
        let route = match (parts.next(), parts.next()) {
            (None, None) => Route::Home,
            (Some("new"), Some(game)) => Route::NewGame(GameKind::from_name(game)?),
            (Some("play"), Some(id)) => Route::Play(GameId::from_text(id)?),
            (Some("rules"), Some(game)) => {
                let game = GameKind::from_name(game)?;
                match parts.next() {
                    None => Route::Rules(game),
                    Some(anchor) => Route::Rule(game, Clause::from_anchor(game, anchor)?),
                }
            }
            (Some("learn"), Some(game)) => Route::Learn(GameKind::from_name(game)?),
            (Some("settings"), None) => Route::Settings,
            (Some("online"), None) => Route::Online,
            (Some("online"), Some("new")) => Route::NewTable,
            (Some("daily"), None) => Route::Daily,
            (Some("deal"), Some(id)) => Route::Deal(id.parse().ok()?),
            (Some("online"), Some("best")) => Route::Leaderboard,
            (Some("online"), Some("tournaments")) => match parts.next() {
                None => Route::Tournaments,
                Some("new") => Route::NewTournament,
                Some(_) => return None,
            },
            (Some("tournament"), Some(id)) => Route::Tournament(id.parse().ok()?),
            (Some("table"), Some(id)) => Route::Table(id.parse().ok()?),
            (Some("me"), None) => Route::Me,
            (Some("me"), Some("stop")) => Route::StopMail(parts.next()?.parse().ok()?),
            (Some("me"), Some("provider")) => {
                Route::FromProvider(ProviderOutcome::from_name(parts.next()?)?)
            }
            (Some("host"), None) => Route::Host,
            (Some("invited"), Some(code)) => Route::Invited(code.parse().ok()?),
            (Some("study"), None) => Route::Study,
            (Some("study"), Some(id)) => Route::SharedStudy(id.parse().ok()?),
            (Some("editor"), Some(game)) => Route::Editor(GameKind::from_name(game)?),
            (Some("statistics"), None) => Route::Statistics,
            (Some("person"), Some(id)) => Route::Person(id.parse().ok()?),
            _ => return None,
        };
        parts.next().is_none().then_some(route)
    }

    /// The screen as a whole, wherever on it one is.
    #[must_use]
    pub fn screen(self) -> Route {
        match self {
            Route::Rule(game, _) => Route::Rules(game),
            Route::Replay(place) => Route::Replay(place.at(MovePath::START)),
            Route::Home
            | Route::NewGame(_)
            | Route::Play(_)
            | Route::Rules(_)
            | Route::Learn(_)
            | Route::Settings
            | Route::Online
            | Route::Daily
            | Route::Deal(_)
            | Route::NewTable
            | Route::Leaderboard
            | Route::Tournaments
            | Route::NewTournament
            | Route::Tournament(_)
            | Route::Table(_)
            | Route::Me
            | Route::Person(_)
            | Route::Host
            | Route::Invited(_)
            | Route::FromProvider(_)
            | Route::StopMail(_)
            | Route::Study
            | Route::SharedStudy(_)
            | Route::Editor(_)
            | Route::Pad(_)
            | Route::Puzzles(_)
            | Route::Statistics => self,
        }
    }
}

impl fmt::Display for Route {
    /// The hash, with its `#`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => f.write_str("#/"),
            Route::NewGame(game) => write!(f, "#/new/{game}"),
            Route::Play(id) => write!(f, "#/play/{id}"),
            Route::Rules(game) => write!(f, "#/rules/{game}"),
            Route::Rule(game, clause) => write!(f, "#/rules/{game}/{}", clause.anchor(*game)),
            Route::Learn(game) => write!(f, "#/learn/{game}"),
            Route::Settings => f.write_str("#/settings"),
            Route::Online => f.write_str("#/online"),
            Route::NewTable => f.write_str("#/online/new"),
            Route::Daily => f.write_str("#/daily"),
            Route::Deal(id) => write!(f, "#/deal/{id}"),
            Route::Leaderboard => f.write_str("#/online/best"),
            Route::Tournaments => f.write_str("#/online/tournaments"),
            Route::NewTournament => f.write_str("#/online/tournaments/new"),
            Route::Tournament(id) => write!(f, "#/tournament/{id}"),
            Route::Table(id) => write!(f, "#/table/{id}"),
            Route::Me => f.write_str("#/me"),
            Route::Person(id) => write!(f, "#/person/{id}"),
            Route::Host => f.write_str("#/host"),
            Route::Invited(code) => write!(f, "#/invited/{code}"),
            Route::FromProvider(outcome) => write!(f, "#/me/provider/{}", outcome.name()),
            Route::StopMail(stop) => write!(f, "#/me/stop/{stop}"),
            Route::Study => f.write_str("#/study"),
            Route::SharedStudy(id) => write!(f, "#/study/{id}"),
            Route::Replay(place) => write!(f, "#/replay/{place}"),
            Route::Editor(game) => write!(f, "#/editor/{game}"),
            Route::Pad(place) => write!(f, "#/pad{place}"),
            Route::Puzzles(place) => write!(f, "#/puzzles{place}"),
            Route::Statistics => f.write_str("#/statistics"),
        }
    }
}

#[cfg(test)]
mod tests {
    use polis_protocol::{DailyContest, Day, DuelId};

    use super::*;

    /// The list of the screens that are loaded later stands in the script that asks for them.
    #[test]
    fn whoever_plays_at_this_screen_waits_for_no_other_screen() {
        let script = include_str!("../../web/assets/first.js");
        let is_later = |route: Route| {
            let address = route.to_string();
            let name = address.split('/').nth(1).unwrap_or_default().to_owned();
            script.contains(&format!("\n    \"{name}\",\n"))
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
                Route::Daily,
                Route::Deal(DealId::Duel(DuelId::from_bits(1))),
                Route::NewTable,
                Route::Tournaments,
                Route::NewTournament,
                Route::Tournament(TournamentId::from_bits(1)),
                Route::Me,
                Route::Host,
                Route::Invited(InvitationCode::from_bits(17)),
                Route::StopMail(MailStopId::from_bits(17)),
                Route::Study,
                Route::SharedStudy(StudyId::from_bits(1)),
                Route::Editor(game),
                Route::Pad(ScorepadPlace::Home),
                Route::Statistics,
            ] {
                assert!(is_later(later), "{later}");
            }
        }
    }

    #[test]
    fn every_screen_has_a_link_that_leads_back_to_it() {
        let mut routes = vec![Route::Home, Route::Settings, Route::Play(GameId(17))];
        routes.extend([Route::Online, Route::NewTable, Route::Me]);
        routes.push(Route::Table(TableId::from_bits(u128::MAX)));
        routes.extend([Route::Tournaments, Route::NewTournament]);
        routes.push(Route::Tournament(TournamentId::from_bits(17)));
        routes.push(Route::Person(PersonId::from_bits(17)));
        routes.push(Route::Daily);
        routes.extend(ProviderOutcome::ALL.map(Route::FromProvider));
        routes.push(Route::Deal(DealId::Duel(DuelId::from_bits(17))));
        let daily = DailyContest::ALL.map(|contest| DealId::Daily(Day(20_773), contest));
        routes.extend(daily.map(Route::Deal));
        routes.extend([Route::Study, Route::Statistics, Route::Host]);
        routes.push(Route::SharedStudy(StudyId::from_bits(17)));
        routes.push(Route::Invited(InvitationCode::from_bits(17)));
        routes.push(Route::StopMail(MailStopId::from_bits(17)));
        routes.extend(ReplayPlace::examples().map(Route::Replay));
        routes.extend(ScorepadPlace::examples().map(Route::Pad));
        routes.extend(PuzzlePlace::examples().map(Route::Puzzles));
        for game in GameKind::ALL {
            routes.extend([Route::NewGame(game), Route::Rules(game), Route::Learn(game)]);
            routes.push(Route::Editor(game));
            let clauses = Clause::all(game).into_iter();
            routes.extend(clauses.map(|clause| Route::Rule(game, clause)));
        }
        for route in routes {
            assert_eq!(Route::from_hash(&route.to_string()), Some(route));
        }
        for home in ["", "#", "/", "#//"] {
            assert_eq!(Route::from_hash(home), Some(Route::Home), "{home}");
        }
    }

    #[test]
    fn a_rule_has_a_link_of_its_own() {
        let rule = Route::Rule(GameKind::Akropolis, Clause::Rule(4));
        assert_eq!(rule.to_string(), "#/rules/akropolis/rule-4");
        assert_eq!(rule.screen(), Route::Rules(GameKind::Akropolis));
        let ruling = Route::from_hash("#/rules/architekton/ruling-T7");
        assert_eq!(
            ruling,
            Some(Route::Rule(GameKind::Architekton, Clause::Ruling(7)))
        );
    }

    #[test]
    fn all_moves_of_a_game_are_one_screen() {
        for place in ReplayPlace::examples() {
            let [here, there] = [place, place.at(MovePath::after(99))].map(Route::Replay);
            assert_ne!(here, there);
            assert_eq!(here.screen(), there.screen());
        }
    }

    #[test]
    fn a_bad_link_leads_nowhere() {
        for hash in [
            "#/chess",
            "#/new",
            "#/new/chess",
            "#/play/x",
            "#/play/-1",
            "#/play/99999999999999999999",
            "#/settings/akropolis",
            "#/rules/akropolis/more",
            "#/online/old",
            "#/daily/x",
            "#/deal",
            "#/deal/2026-11-16.chess",
            "#/online/tournaments/old",
            "#/tournament/17",
            "#/table/17",
            "#/study/17",
            "#/table/../me",
            "#/person/",
            "#/invited/17",
            "#/me/akropolis",
            "#/me/stop",
            "#/me/stop/17",
            "#/rules/akropolis/rule-15",
            "#/rules/architekton/ruling-A1",
            "#/rules/akropolis/rule-4/more",
            "#\u{0}",
        ] {
            assert_eq!(Route::from_hash(hash), None, "{hash}");
        }
    }
}
