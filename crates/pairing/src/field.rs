//! The players of a tournament and what they have played so far.

use std::fmt;
use std::ops::AddAssign;

use crate::MAX_SEATS;

/// A player, by their number in the list of entrants. The list is in the order of a lot that was
/// drawn before: among equals the lower number comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PairedPlayer(pub u32);

/// Points in a tournament, in twelfths, so that thirds and halves are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PairingScore(pub u32);

/// A game of a tournament, or a bye where there is one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedGame {
    /// Who plays, in turn order.
    pub players: Vec<PairedPlayer>,
    /// How it ended; none while it is played.
    pub result: Option<GameResult>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The place of each player, from 1; equal ones share it.
    pub places: Vec<u8>,
    /// The points of each player; none for a game that was not played to its end, which gives no
    /// margin.
    pub points: Option<Vec<i32>>,
}

/// All players and what pairing has to know of each.
#[derive(Clone, Debug)]
pub struct Field {
    histories: Vec<History>,
}

/// What one player has played so far.
#[derive(Clone, Debug, Default)]
struct History {
    score: PairingScore,
    /// Whom they have met, and how often.
    met: Vec<(PairedPlayer, u32)>,
    /// How often they sat on each seat.
    seats: [u32; MAX_SEATS],
    last_seat: Option<usize>,
    last_opponents: Vec<PairedPlayer>,
    byes: u32,
}

impl PairingScore {
    /// A victory, or a bye.
    pub const WIN: PairingScore = PairingScore(12);
}

impl AddAssign for PairingScore {
    fn add_assign(&mut self, other: PairingScore) {
        self.0 += other.0;
    }
}

impl fmt::Display for PairingScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", f64::from(self.0) / 12.0)
    }
}

impl GameResult {
    /// What the game gives the player at an index: a point for all whom they are ahead of, a half for
    /// all with whom they share a place, divided by the number of opponents. The winner of a table
    /// gets one point, whatever its size.
    pub fn score(&self, index: usize) -> PairingScore {
        let opponents = self.places.len().saturating_sub(1);
        if opponents == 0 {
            return PairingScore::WIN;
        }
        let halves: u32 = (0..self.places.len())
            .filter(|&other| other != index)
            .map(|other| self.against(index, other))
            .sum();
        PairingScore(halves * PairingScore::WIN.0 / 2 / opponents as u32)
    }

    /// How one player fared against another: 2 ahead, 1 equal, 0 behind.
    pub(crate) fn against(&self, one: usize, other: usize) -> u32 {
        match self.places.get(one).cmp(&self.places.get(other)) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        }
    }
}

impl Field {
    /// The field of this many players after games, which are in the order in which they were paired.
    /// Games that still go on count as meetings.
    pub fn new(players: usize, games: &[PairedGame]) -> Field {
        let mut field = Field {
            histories: vec![History::default(); players],
        };
        for game in games {
            field.take(game);
        }
        field
    }

    /// Number of players.
    pub fn len(&self) -> usize {
        self.histories.len()
    }

    /// Whether there is nobody.
    pub fn is_empty(&self) -> bool {
        self.histories.is_empty()
    }

    /// The points of a player.
    pub fn score(&self, player: PairedPlayer) -> PairingScore {
        self.of(player)
            .map_or(PairingScore::default(), |history| history.score)
    }

    /// How often two players have met.
    pub fn meetings(&self, one: PairedPlayer, other: PairedPlayer) -> u32 {
        let met = self
            .of(one)
            .map_or(&[][..], |history| history.met.as_slice());
        met.iter()
            .find(|(player, _)| *player == other)
            .map_or(0, |(_, count)| *count)
    }

    /// Number of byes of a player.
    pub fn byes(&self, player: PairedPlayer) -> u32 {
        self.of(player).map_or(0, |history| history.byes)
    }

    /// How often a player sat on a seat, from 0.
    pub fn times_on_seat(&self, player: PairedPlayer, seat: usize) -> u32 {
        let count = self
            .of(player)
            .and_then(|history| history.seats.get(seat).copied());
        count.unwrap_or(0)
    }

    /// How much more often a player began than they sat second.
    pub(crate) fn lead(&self, player: PairedPlayer) -> i32 {
        self.times_on_seat(player, 0) as i32 - self.times_on_seat(player, 1) as i32
    }

    /// Whether a player sat on this seat in their last game.
    pub(crate) fn sat_there_last(&self, player: PairedPlayer, seat: usize) -> bool {
        self.of(player).and_then(|history| history.last_seat) == Some(seat)
    }

    /// Whether two players met in the last game of one of them.
    pub(crate) fn met_last(&self, one: PairedPlayer, other: PairedPlayer) -> bool {
        let last = |player| {
            self.of(player)
                .map_or(&[][..], |history| history.last_opponents.as_slice())
        };
        last(one).contains(&other) || last(other).contains(&one)
    }

    /// Players in the order of the standings as far as pairing is concerned: points, then the lot.
    pub(crate) fn in_order(&self, players: &[PairedPlayer]) -> Vec<PairedPlayer> {
        let mut order = players.to_vec();
        order.sort_by_key(|&player| (std::cmp::Reverse(self.score(player)), player));
        order.dedup();
        order
    }

    fn take(&mut self, game: &PairedGame) {
        for (index, &player) in game.players.iter().enumerate() {
            let opponents = || game.players.iter().filter(|&&other| other != player);
            let Some(history) = self.histories.get_mut(player.0 as usize) else {
                continue;
            };
            if let Some(result) = &game.result {
                history.score += result.score(index);
            }
            if game.players.len() < 2 {
                history.byes += 1;
                continue;
            }
            if let Some(count) = history.seats.get_mut(index) {
                *count += 1;
            }
            history.last_seat = Some(index);
            history.last_opponents = opponents().copied().collect();
            for &other in opponents() {
                match history.met.iter_mut().find(|(player, _)| *player == other) {
                    Some((_, count)) => *count += 1,
                    None => history.met.push((other, 1)),
                }
            }
        }
    }

    fn of(&self, player: PairedPlayer) -> Option<&History> {
        self.histories.get(player.0 as usize)
    }
}
