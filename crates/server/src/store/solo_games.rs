//! The boards of the best solo games.

use polis_akropolis::Architect;
use polis_protocol::{LEADERBOARD_PAGE, Millis, Person, PersonKind, SoloGame};

use crate::store::connect::Store;
use crate::store::on;

/// The columns of a game on a board: points, end, row, points of the architect, victory, table, and
/// who played.
type SoloRow = (i64, i64, i64, i64, i64, String, String, String);

/// A place in the order of a board: the most points first, then who had them first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SoloPlace {
    pub(crate) points: i64,
    pub(crate) ended: i64,
    /// The table's row.
    pub(crate) number: i64,
}

impl SoloPlace {
    /// The place before the first game.
    pub(crate) const BEFORE_ALL: SoloPlace = SoloPlace {
        points: i64::MAX,
        ended: 0,
        number: 0,
    };
}

impl Store {
    /// The best game of each account against an architect, after a place in their order; and the place
    /// of the last of them when there may be more. Whom the host keeps out does not come.
    pub(crate) async fn solo_board(
        &self,
        architect: Architect,
        after: SoloPlace,
    ) -> Result<(Vec<SoloGame>, Option<SoloPlace>), sqlx::Error> {
        let rows: Vec<SoloRow> = on!(self, pool => {
            sqlx::query_as(
                "SELECT solo.points, solo.ended, solo.table_number, solo.opponent, solo.won, \
                 tables.id, people.id, people.name FROM solo_games AS solo \
                 JOIN people ON people.id = solo.person \
                 JOIN tables ON tables.number = solo.table_number \
                 WHERE solo.architect = $1 AND solo.points <= $2 AND (solo.points < $2 \
                 OR solo.ended > $3 OR (solo.ended = $3 AND solo.table_number > $4)) \
                 AND people.kind = 'account' AND people.suspended IS NULL \
                 AND NOT EXISTS (SELECT 1 FROM solo_games AS better \
                 WHERE better.person = solo.person AND better.architect = solo.architect \
                 AND better.points >= solo.points AND (better.points > solo.points \
                 OR better.ended < solo.ended \
                 OR (better.ended = solo.ended AND better.table_number < solo.table_number))) \
                 ORDER BY solo.points DESC, solo.ended, solo.table_number LIMIT $5",
            )
            .bind(architect.name())
            .bind(after.points)
            .bind(after.ended)
            .bind(after.number)
            .bind(LEADERBOARD_PAGE as i64)
            .fetch_all(pool)
            .await?
        });
        let last = rows
            .last()
            .filter(|_| rows.len() == LEADERBOARD_PAGE)
            .map(|row| SoloPlace {
                points: row.0,
                ended: row.1,
                number: row.2,
            });
        Ok((rows.into_iter().filter_map(read).collect(), last))
    }
}

fn read(row: SoloRow) -> Option<SoloGame> {
    let (points, ended, _, opponent, won, table, person, name) = row;
    Some(SoloGame {
        person: Person {
            id: person.parse().ok()?,
            name,
            kind: PersonKind::Account,
            rating: None,
            provisional: false,
        },
        points: points as i32,
        opponent: opponent as i32,
        won: won == 1,
        at: ended as Millis,
        table: table.parse().ok()?,
    })
}
