//! Who is ahead, and how equals are told apart.

use std::cmp::Reverse;

use crate::field::{Field, PairedGame, PairedPlayer, PairingScore};

/// Where a player stands.
///
/// In this order: points, Buchholz, Sonneborn-Berger, the games among those who are equal by then,
/// margin. Who is equal in all of it shares a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub player: PairedPlayer,
    /// The place, from 1; equal ones share it.
    pub place: u32,
    /// The points.
    pub score: PairingScore,
    /// Buchholz: the points of all opponents.
    pub buchholz: PairingScore,
    /// Sonneborn-Berger: the points of those one was ahead of, and half of those with whom one shared
    /// a place.
    pub sonneborn: PairingScore,
    /// Points from the games against those who are equal until here.
    pub direct: PairingScore,
    /// By how much one was ahead of opponents, all together, in games that were played to the end.
    pub margin: i32,
    /// Number of finished games, without byes.
    pub games: u32,
}

/// The standings of this many players, the best first.
pub fn standings(players: usize, games: &[PairedGame]) -> Vec<Standing> {
    let field = Field::new(players, games);
    let mut all: Vec<Standing> = (0..players as u32)
        .map(|number| Standing {
            player: PairedPlayer(number),
            place: 0,
            score: field.score(PairedPlayer(number)),
            buchholz: PairingScore::default(),
            sonneborn: PairingScore::default(),
            direct: PairingScore::default(),
            margin: 0,
            games: 0,
        })
        .collect();
    let finished = || {
        games
            .iter()
            .filter(|game| game.players.len() > 1)
            .filter_map(|game| Some((game, game.result.as_ref()?)))
    };
    // Halves of what is counted, so that nothing is rounded before the end.
    let mut sonneborn = vec![0_u32; players];
    for (game, result) in finished() {
        for (index, player) in game.players.iter().enumerate() {
            let Some(standing) = all.get_mut(player.0 as usize) else {
                continue;
            };
            standing.games += 1;
            for (other, opponent) in game.players.iter().enumerate() {
                if other == index {
                    continue;
                }
                let score = field.score(*opponent);
                standing.buchholz += score;
                sonneborn[player.0 as usize] += score.0 * result.against(index, other);
                if let Some(points) = &result.points
                    && let (Some(own), Some(theirs)) = (points.get(index), points.get(other))
                {
                    standing.margin = standing.margin.saturating_add(own.saturating_sub(*theirs));
                }
            }
        }
    }
    for (standing, halves) in all.iter_mut().zip(sonneborn) {
        standing.sonneborn = PairingScore(halves / 2);
    }
    let first_keys = |standing: &Standing| {
        let Standing {
            score,
            buchholz,
            sonneborn,
            ..
        } = *standing;
        (score, buchholz, sonneborn)
    };
    let keys: Vec<_> = all.iter().map(first_keys).collect();
    for (game, result) in finished() {
        for (index, player) in game.players.iter().enumerate() {
            for (other, opponent) in game.players.iter().enumerate() {
                let (one, two) = (player.0 as usize, opponent.0 as usize);
                if other != index && one < players && keys.get(one) == keys.get(two) {
                    let half = PairingScore::WIN.0 / 2;
                    all[one].direct += PairingScore(result.against(index, other) * half);
                }
            }
        }
    }
    let whole = |standing: &Standing| (first_keys(standing), standing.direct, standing.margin);
    all.sort_by_key(|standing| (Reverse(whole(standing)), standing.player));
    let mut last = None;
    for (next, standing) in (1..).zip(&mut all) {
        let own = whole(standing);
        let place = match last {
            Some((before, place)) if before == own => place,
            Some(_) | None => next,
        };
        last = Some((own, place));
        standing.place = place;
    }
    all
}
