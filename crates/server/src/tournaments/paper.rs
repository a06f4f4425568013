//! A tournament as pairing sees it: players by number, and what they have played.

use std::collections::{HashMap, HashSet};

use polis_pairing::{Field, GameResult, PairedGame, PairedPlayer};
use polis_protocol::{
    Person, PersonId, PersonKind, TournamentGame, TournamentPresence, TournamentStanding,
};

use crate::store::{TournamentEntrant, TournamentGameRow};

/// Who plays, in the order of the lot, and what they have played.
pub(super) struct Paper {
    pub(super) entrants: Vec<TournamentEntrant>,
    pub(super) games: Vec<TournamentGameRow>,
    numbers: HashMap<PersonId, PairedPlayer>,
}

impl Paper {
    /// Who was sent away before the first game is not on it.
    pub(super) fn new(
        mut entrants: Vec<TournamentEntrant>,
        games: Vec<TournamentGameRow>,
    ) -> Paper {
        // Later everybody keeps their number, by which a round robin pairs.
        if games.is_empty() {
            entrants.retain(|entrant| entrant.presence != TournamentPresence::Removed);
        }
        let numbers = (0..)
            .zip(&entrants)
            .map(|(number, entrant)| (entrant.person.id, PairedPlayer(number)))
            .collect();
        Paper {
            entrants,
            games,
            numbers,
        }
    }

    pub(super) fn person(&self, player: PairedPlayer) -> Option<&Person> {
        let entrant = self.entrants.get(player.0 as usize)?;
        Some(&entrant.person)
    }

    pub(super) fn person_by_id(&self, person: PersonId) -> Option<&Person> {
        self.person(*self.numbers.get(&person)?)
    }

    /// Who is to be paired.
    pub(super) fn present(&self) -> Vec<PairedPlayer> {
        (0..)
            .map(PairedPlayer)
            .zip(&self.entrants)
            .filter(|(_, entrant)| {
                entrant.presence == TournamentPresence::Here
                    && entrant.person.kind != PersonKind::Deleted
            })
            .map(|(player, _)| player)
            .collect()
    }

    /// Who plays just now.
    pub(super) fn playing(&self) -> HashSet<PairedPlayer> {
        self.games
            .iter()
            .filter(|game| game.result.is_none())
            .flat_map(|game| &game.players)
            .filter_map(|person| self.numbers.get(person).copied())
            .collect()
    }

    /// Since when a player is free.
    pub(super) fn free_since(&self, player: PairedPlayer) -> polis_protocol::Millis {
        let Some(entrant) = self.entrants.get(player.0 as usize) else {
            return 0;
        };
        let last = self
            .games
            .iter()
            .filter(|game| game.players.contains(&entrant.person.id))
            .filter_map(|game| game.ended)
            .max();
        last.unwrap_or(0).max(entrant.joined)
    }

    pub(super) fn field(&self) -> Field {
        Field::new(self.entrants.len(), &self.pairing_games())
    }

    /// Everybody, the best first.
    pub(super) fn standings(&self) -> Vec<TournamentStanding> {
        polis_pairing::standings(self.entrants.len(), &self.pairing_games())
            .into_iter()
            .filter_map(|standing| {
                let entrant = self.entrants.get(standing.player.0 as usize)?;
                // Who was sent away before they played has no place.
                if entrant.presence == TournamentPresence::Removed && standing.games == 0 {
                    return None;
                }
                Some(TournamentStanding {
                    place: standing.place,
                    person: entrant.person.clone(),
                    presence: entrant.presence,
                    score: standing.score.0,
                    buchholz: standing.buchholz.0,
                    sonneborn: standing.sonneborn.0,
                    direct: standing.direct.0,
                    margin: standing.margin,
                    games: standing.games,
                })
            })
            .collect()
    }

    fn pairing_games(&self) -> Vec<PairedGame> {
        let number = |person: &PersonId| self.numbers.get(person).copied();
        self.games
            .iter()
            .filter_map(|game| {
                Some(PairedGame {
                    players: game.players.iter().map(number).collect::<Option<_>>()?,
                    result: game.result.as_ref().map(|result| GameResult {
                        places: result.places.clone(),
                        points: result.points.clone(),
                    }),
                })
            })
            .collect()
    }
}

/// A game as it is told: nobody is led to a table that is not there yet.
pub(super) fn told(game: TournamentGameRow) -> TournamentGame {
    TournamentGame {
        round: game.round,
        board: game.board,
        players: game.players,
        table: game.table.filter(|_| game.is_open),
        result: game.result,
    }
}
