//! What others did with a deal: their games side by side.

use polis_akropolis::{Akropolis, District};
use polis_architekton::Architekton;
use polis_game::Seat;
use polis_notation::{GameRecord, Notated, Record};
use polis_protocol::{DealEntry, DealGame, Millis, PersonId};

/// The seat of the person in every game of a deal.
const OWN: Seat = Seat::First;
/// Number of first moves that are told.
const FIRST_MOVES: usize = 3;

/// What points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointsSource {
    /// A type of districts, in Akropolis.
    District(District),
    /// The stones that are left, in Akropolis.
    Stones,
    /// The largest group of houses, in Architekton.
    Group,
    /// The chips, in Architekton.
    Chips,
}

/// A game of a deal beside the others.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparedGame {
    /// Who played, and how it ended.
    pub entry: DealEntry,
    /// Where the points of the person come from.
    pub sources: Vec<(PointsSource, i32)>,
    /// The first moves of the person, each with the number of moves up to it.
    pub first_moves: Vec<(String, usize)>,
    /// How many moves of the person are those of who looks, from the first on; none for their own game.
    pub alike: Option<usize>,
}

/// Puts the games of a deal side by side, for who looks. Games that cannot be read are left out.
pub fn compare(games: Vec<DealGame>, me: Option<PersonId>) -> Vec<ComparedGame> {
    let read: Vec<(DealEntry, Read)> = games
        .into_iter()
        .filter_map(|game| {
            let read = match Record::read(&game.record).ok()? {
                Record::Akropolis(record) => Read::new(&record, akropolis(record.position())),
                Record::Architekton(record) => Read::new(&record, architekton(record.position())),
            };
            Some((game.entry, read))
        })
        .collect();
    let is_mine = |entry: &DealEntry| Some(entry.person.id) == me;
    let mine = read
        .iter()
        .find(|(entry, _)| is_mine(entry))
        .map(|(_, read)| read.moves.clone());
    read.into_iter()
        .map(|(entry, read)| {
            let alike = mine.as_ref().filter(|_| !is_mine(&entry)).map(|mine| {
                let pairs = mine.iter().zip(&read.moves);
                pairs.take_while(|(own, other)| own.0 == other.0).count()
            });
            ComparedGame {
                entry,
                sources: read.sources,
                first_moves: read.moves.into_iter().take(FIRST_MOVES).collect(),
                alike,
            }
        })
        .collect()
}

/// How long it is until a moment, in hours and minutes.
pub fn time_left(until: Millis, now: Millis) -> (u64, u64) {
    let minutes = until.saturating_sub(now).div_ceil(60_000);
    (minutes / 60, minutes % 60)
}

/// What is read out of a record.
struct Read {
    sources: Vec<(PointsSource, i32)>,
    /// The moves of the person, each with the number of moves up to it.
    moves: Vec<(String, usize)>,
}

impl Read {
    fn new<G: Notated>(record: &GameRecord<G>, sources: Vec<(PointsSource, i32)>) -> Read {
        let moves = record
            .positions()
            .zip(record.moves())
            .zip(1..)
            .filter(|((position, _), _)| position.to_move() == Some(OWN))
            .map(|((_, played), ply)| (played.to_string(), ply));
        Read {
            sources,
            moves: moves.collect(),
        }
    }
}

fn akropolis(position: &Akropolis) -> Vec<(PointsSource, i32)> {
    let score = position.score(OWN);
    let districts = score
        .districts
        .iter()
        .map(|(district, score)| (PointsSource::District(district), score.points()));
    districts
        .chain([(PointsSource::Stones, score.stones.into())])
        .collect()
}

fn architekton(position: &Architekton) -> Vec<(PointsSource, i32)> {
    let score = position.final_score()[OWN];
    vec![
        (PointsSource::Group, score.group.into()),
        (PointsSource::Chips, score.chips.into()),
    ]
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_akropolis::{Architect, Length, Options, Players, Variants};
    use polis_game::{Chance, Game, chance};
    use polis_protocol::{DealResult, Person, PersonKind, TableId};
    use rand::RngExt;

    use super::*;

    /// A whole game of one deal, with moves by two seeds: some first moves by one, the rest by another.
    fn game(person: u128, alike: usize, seed: u64) -> DealGame {
        let players = Players::Solo(Architect::Metagenes);
        let options = Options::new(players, Variants::NONE, Length::Standard).unwrap();
        let setup = Akropolis::deal(&options, &mut chance(1)).unwrap();
        let mut record = GameRecord::<Akropolis>::new(&setup).unwrap();
        let (mut first, mut rest): (Chance, Chance) = (chance(2), chance(seed));
        for ply in 0.. {
            let moves = record.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            let rng = if ply < alike { &mut first } else { &mut rest };
            record
                .play(moves[rng.random_range(0..moves.len())])
                .unwrap();
        }
        let points = record.position().standing().points;
        DealGame {
            entry: DealEntry {
                place: Some(1),
                person: Person {
                    id: PersonId::from_bits(person),
                    name: String::new(),
                    kind: PersonKind::Guest,
                    rating: None,
                    provisional: false,
                },
                table: TableId::from_bits(person),
                result: DealResult {
                    points: points[Seat::First],
                    opponent: points[Seat::Second],
                    won: false,
                    counts: true,
                    at: 0,
                },
            },
            record: record.to_string(),
        }
    }

    #[test]
    fn games_of_a_deal_stand_side_by_side() {
        let games = vec![game(1, 99, 3), game(2, 4, 5), game(3, 4, 7)];
        let compared = compare(games.clone(), Some(PersonId::from_bits(2)));
        let alike: Vec<_> = compared.iter().map(|game| game.alike).collect();
        assert_eq!(alike, [Some(4), None, Some(4)]);
        for game in &compared {
            let total: i32 = game.sources.iter().map(|(_, points)| points).sum();
            assert_eq!(total, game.entry.result.points);
            let plies: Vec<_> = game.first_moves.iter().map(|(_, ply)| *ply).collect();
            assert_eq!(plies, [1, 2, 3]);
        }
        // Who has no game there compares with nobody, and what cannot be read is left out.
        let mut games = games;
        games[0].record = "game chess".to_owned();
        let compared = compare(games, None);
        assert_eq!(compared.len(), 2);
        assert!(compared.iter().all(|game| game.alike.is_none()));
    }

    #[test]
    fn the_time_that_is_left_is_rounded_up() {
        assert_eq!(time_left(0, 1), (0, 0));
        assert_eq!(time_left(60_001, 0), (0, 2));
        assert_eq!(time_left(3_600_000 * 5, 0), (5, 0));
    }
}
