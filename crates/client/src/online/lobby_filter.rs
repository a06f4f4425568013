//! Which tables of the lobby somebody wants to see.

use polis_notation::GameKind;
use polis_protocol::{Chair, Clock, LobbyTable, Pool, Rated, Rating};
use serde::{Deserialize, Serialize};

use crate::online::plan::Pace;
use crate::settings::Stored;

/// Which tables of the lobby somebody wants to see; none of a choice means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LobbyFilter {
    pub game: Option<GameKind>,
    pub seats: Option<u8>,
    pub pace: Option<Pace>,
    pub rated: Option<Rated>,
    /// Only where everybody who has a rating is near one's own.
    pub is_near: bool,
}

impl Stored for LobbyFilter {
    const KEY: &'static str = "polis.lobby-filter";
}

impl LobbyFilter {
    /// How far a rating may be from one's own to be near.
    pub const NEAR: i32 = 200;

    /// Whether nothing is filtered.
    pub fn is_open(&self) -> bool {
        *self == LobbyFilter::default()
    }

    /// Whether a table is one of those, for somebody with these ratings.
    pub fn admits(&self, table: &LobbyTable, mine: &[Rating]) -> bool {
        let settings = &table.settings;
        let pace = match settings.clock {
            Clock::None => Pace::Unhurried,
            Clock::Live { .. } => Pace::Live,
            Clock::Daily { .. } => Pace::Daily,
        };
        let seats = settings.seats() as u8;
        self.game.is_none_or(|game| game == settings.game.kind())
            && self.seats.is_none_or(|wanted| wanted == seats)
            && self.pace.is_none_or(|wanted| wanted == pace)
            && self.rated.is_none_or(|rated| rated == settings.rated)
            && (!self.is_near || is_near(table, mine))
    }
}

/// Whether everybody at a table who has a rating is near one's own.
fn is_near(table: &LobbyTable, mine: &[Rating]) -> bool {
    let pool = Pool {
        game: table.settings.game.kind(),
        seats: table.settings.seats() as u8,
    };
    let mine = mine.iter().find(|rating| rating.pool == pool);
    let mine = mine.map_or(Rating::NEW, |rating| rating.rating).round() as i32;
    let people = table.chairs.iter().filter_map(Chair::person);
    let mut ratings = people.filter_map(|person| person.rating);
    ratings.all(|rating| rating.abs_diff(mine) <= LobbyFilter::NEAR.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use polis_protocol::{Person, PersonId, PersonKind, Status, TableId};

    use super::*;
    use crate::online::plan::NewTablePlan;

    fn table(plan: &NewTablePlan, rating: Option<i32>) -> LobbyTable {
        LobbyTable {
            id: TableId::from_bits(1),
            settings: plan.settings(),
            chairs: vec![
                Chair::Person(Person {
                    id: PersonId::from_bits(1),
                    name: "Thalia".to_owned(),
                    kind: PersonKind::Account,
                    rating,
                    provisional: false,
                }),
                Chair::Open,
            ],
            status: Status::Gathering,
            opened: 0,
        }
    }

    #[test]
    fn each_choice_leaves_its_tables() {
        use GameKind::{Akropolis, Architekton};

        let plan = NewTablePlan {
            game: GameKind::Architekton,
            pace: Pace::Live,
            rated: Rated::Rated,
            ..NewTablePlan::default()
        };
        let table = table(&plan, Some(1800));
        let open = LobbyFilter::default();
        assert!(open.is_open() && open.admits(&table, &[]));
        let filters = |game, seats, pace, rated| LobbyFilter {
            game: Some(game),
            seats: Some(seats),
            pace: Some(pace),
            rated: Some(rated),
            is_near: false,
        };
        assert!(filters(Architekton, 2, Pace::Live, Rated::Rated).admits(&table, &[]));
        for wrong in [
            filters(Akropolis, 2, Pace::Live, Rated::Rated),
            filters(Architekton, 3, Pace::Live, Rated::Rated),
            filters(Architekton, 2, Pace::Daily, Rated::Rated),
            filters(Architekton, 2, Pace::Live, Rated::Casual),
        ] {
            assert!(!wrong.admits(&table, &[]), "{wrong:?}");
            assert!(!wrong.is_open());
        }
    }

    #[test]
    fn near_is_near_ones_own_rating_in_that_game() {
        let near = LobbyFilter {
            is_near: true,
            ..LobbyFilter::default()
        };
        let of = |rating| table(&NewTablePlan::default(), rating);
        assert!(near.admits(&of(Some(1700)), &[]), "who is new has 1500");
        assert!(!near.admits(&of(Some(1701)), &[]));
        assert!(near.admits(&of(None), &[]));
        let mine = |seats| Rating {
            pool: Pool {
                game: GameKind::Akropolis,
                seats,
            },
            rating: 1900.0,
            deviation: 50.0,
            games: 30,
        };
        assert!(near.admits(&of(Some(2100)), &[mine(2)]));
        assert!(!near.admits(&of(Some(2100)), &[mine(3)]));
    }

    #[test]
    fn it_is_kept_and_rubbish_is_not() {
        let filter = LobbyFilter {
            seats: Some(3),
            pace: Some(Pace::Daily),
            ..LobbyFilter::default()
        };
        let text = serde_json::to_string(&filter).unwrap();
        assert_eq!(serde_json::from_str::<LobbyFilter>(&text).unwrap(), filter);
        assert!(serde_json::from_str::<LobbyFilter>(r#"{"game":"chess"}"#).is_err());
    }
}
