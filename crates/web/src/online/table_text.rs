//! What is said of a table in a line.

use polis_akropolis::Length;
use polis_protocol::{
    Chair, Clock, Contest, GameSettings, HistoryEntry, Joining, LiveScores, Person, Pool, Rated,
    TableSettings, Takebacks, TimeOut,
};

use crate::client::Client;
use polis_i18n::Words;
use polis_notation::GameKind;

/// A game with a number of seats, in words.
pub(super) fn pool(pool: Pool, words: &Words) -> String {
    let game = pool.game;
    match game {
        GameKind::Akropolis => {
            let players = words.new_game.number(pool.seats);
            format!("{}, {players}", game.title())
        }
        GameKind::Architekton => game.title().to_owned(),
    }
}

/// What is agreed beside the game itself, each in a word or two: what is usual is not said.
pub(super) fn remarks(settings: &TableSettings, words: &Words) -> Vec<String> {
    let lobby = &words.online.lobby;
    let mut remarks = Vec::new();
    match settings.game {
        GameSettings::Akropolis {
            variants,
            length,
            architect,
        } => {
            remarks.push(match architect {
                Some(architect) => words.players.architect(architect).to_owned(),
                None => words.new_game.number(settings.seats()),
            });
            if length == Length::Long {
                remarks.push(words.new_game.long().to_owned());
            }
            let number = variants.iter().count();
            if number > 0 {
                remarks.push(lobby.variants(number));
            }
        }
        GameSettings::Architekton {
            contest: Contest::Match,
        } => remarks.push(lobby.contest().to_owned()),
        GameSettings::Architekton {
            contest: Contest::Game,
        } => {}
    }
    if let Some(clock) = clock(settings.clock, words) {
        remarks.push(clock);
    }
    if settings.rated == Rated::Rated {
        remarks.push(lobby.rated().to_owned());
    }
    remarks
}

/// All that is agreed and not usual, for those who are about to sit down.
pub(super) fn agreements(settings: &TableSettings, words: &Words) -> Vec<String> {
    let plan = &words.online.plan;
    let mut agreements = remarks(settings, words);
    if settings.joining == Joining::Accounts && settings.rated == Rated::Casual {
        agreements.push(plan.accounts().to_owned());
    }
    agreements.push(match settings.takebacks {
        Takebacks::ByConsent => plan.takebacks().to_owned(),
        Takebacks::Never => plan.no_takebacks().to_owned(),
    });
    if settings.live_scores == LiveScores::Hidden {
        agreements.push(plan.no_scores().to_owned());
    }
    if let (TimeOut::Computer(level), false) = (settings.time_out, settings.clock == Clock::None) {
        let level = words.players.level(level);
        agreements.push(format!("{} {} {level}", plan.time_out(), plan.heir()));
    }
    agreements
}

/// A clock in words; none where there is none.
pub(super) fn clock(clock: Clock, words: &Words) -> Option<String> {
    let lobby = &words.online.lobby;
    match clock {
        Clock::None => None,
        Clock::Live {
            base_ms,
            increment_ms,
        } => Some(lobby.live(base_ms / 60_000, increment_ms / 1000)),
        Clock::Daily { days } => Some(lobby.daily(days)),
    }
}

/// What the one on a chair is called; none for a free one.
pub(super) fn chair(chair: &Chair, words: &Words) -> Option<String> {
    match chair {
        Chair::Open => None,
        Chair::Person(person) => Some(name(person, words)),
        Chair::Computer(level) | Chair::Heir { level, .. } => {
            Some(words.players.level(*level).to_owned())
        }
    }
}

/// What a person is called.
pub(crate) fn name(person: &Person, words: &Words) -> String {
    match person.kind {
        polis_protocol::PersonKind::Deleted => words.online.profile.deleted().to_owned(),
        polis_protocol::PersonKind::Guest | polis_protocol::PersonKind::Account => {
            person.name.clone()
        }
    }
}

/// Who played a finished game, with their points.
pub(super) fn players(entry: &HistoryEntry, words: &Words) -> String {
    let players = entry.players.iter().zip(&entry.outcome.points);
    let player = |(name, points): (&String, &i32)| {
        let points = points.to_string().replace('-', "\u{2212}");
        format!("{} {points}", player_name(name, words))
    };
    players.map(player).collect::<Vec<_>>().join(", ")
}

/// What somebody in a history is called: the name of a person, or the level of a computer player.
pub(super) fn player_name(name: &str, words: &Words) -> String {
    name.parse::<polis_notation::Level>().map_or_else(
        |_| name.to_owned(),
        |level| words.players.level(level).to_owned(),
    )
}

/// The whole link to a screen.
pub(crate) fn link(hash: &str) -> String {
    let location = leptos::prelude::window().location();
    let href = location.href().unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default();
    format!("{page}{hash}")
}

/// Goes to a screen.
pub(crate) fn go(route: polis_client::route::Route) {
    // The browser refuses addresses that are none; ours are.
    let _ = leptos::prelude::window()
        .location()
        .set_hash(&route.to_string());
}

/// What a failure is called.
pub(crate) fn failure(failure: &crate::online::api::Failure, client: Client) -> &'static str {
    let words = &client.words().online;
    match failure {
        crate::online::api::Failure::NoAnswer => words.link.no_answer(),
        crate::online::api::Failure::Refused(code) => words.refusal(*code),
    }
}

/// A number as it is printed, with a true minus.
pub(super) fn signed(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}
