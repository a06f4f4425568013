//! Which games are looked at, and whose.

use polis_akropolis::{Architect, Length};
use polis_notation::Level;

use super::played::{Mode, Played, SeatHolder, SeatResult};
use polis_notation::GameKind;

/// Which games are looked at, and whose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Which game: points of one say nothing of the other.
    pub game: GameKind,
    /// Whose.
    pub subject: Subject,
    /// With so many seats.
    pub seats: Option<usize>,
    /// Played in this way.
    pub mode: Option<ModeKind>,
    /// Against somebody.
    pub opponent: Option<OpponentKind>,
}

/// Whose games are looked at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// Those of the one person at this screen, or of the account.
    Me,
    /// Those of somebody with this name who played at one screen with others.
    Named(String),
    /// Those of everybody who played at one screen with others.
    Everybody,
}

/// In which way a game was played. A game can be played in several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ModeKind {
    /// Without variants, in the usual length, against others.
    Basic,
    Variants,
    /// The long game.
    Long,
    /// Against the Illustrious Architect.
    Solo,
}

impl ModeKind {
    pub const ALL: [ModeKind; 4] = [
        ModeKind::Basic,
        ModeKind::Variants,
        ModeKind::Long,
        ModeKind::Solo,
    ];

    /// Whether a game was played so.
    pub fn holds(self, game: &Played) -> bool {
        let (variants, long) = match game.mode {
            Mode::Akropolis { variants, length } => (!variants.is_empty(), length == Length::Long),
            Mode::Architekton => (false, false),
        };
        let solo = game.architect().is_some();
        match self {
            ModeKind::Basic => !variants && !long && !solo,
            ModeKind::Variants => variants,
            ModeKind::Long => long,
            ModeKind::Solo => solo,
        }
    }
}

/// Against whom somebody plays.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpponentKind {
    Computer(Level),
    /// The computer, about as strong as the person.
    Companion,
    /// The Illustrious Architect.
    Architect(Architect),
    /// Somebody with a name.
    Named(String),
    /// Somebody without one.
    Person,
}

impl OpponentKind {
    /// Who sits on a seat, as an opponent.
    pub fn of(seat: &SeatResult) -> OpponentKind {
        match seat.who {
            SeatHolder::Computer(level) => OpponentKind::Computer(level),
            SeatHolder::Companion => OpponentKind::Companion,
            SeatHolder::Architect(architect) => OpponentKind::Architect(architect),
            SeatHolder::Person | SeatHolder::Elsewhere => match &seat.name {
                Some(name) => OpponentKind::Named(name.to_string()),
                None => OpponentKind::Person,
            },
        }
    }
}

/// A game as somebody played it.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    pub game: &'a Played,
    /// The place of the seat, from 0.
    pub place: usize,
}

impl Sample<'_> {
    /// Their result.
    pub fn seat(&self) -> &SeatResult {
        &self.game.seats[self.place]
    }

    /// Against whom, each kind once.
    pub fn opponents(&self) -> Vec<OpponentKind> {
        let seats = self.game.seats.iter().enumerate();
        let mut opponents: Vec<OpponentKind> = seats
            .filter(|&(place, _)| place != self.place)
            .map(|(_, seat)| OpponentKind::of(seat))
            .collect();
        opponents.sort();
        opponents.dedup();
        opponents
    }
}

impl Subject {
    /// Whose games there are to look at, one's own first.
    pub fn all(games: &[Played]) -> Vec<Subject> {
        let mut subjects: Vec<Subject> = Vec::new();
        for game in games {
            let people: Vec<&SeatResult> = people(game).map(|(_, seat)| seat).collect();
            if people.len() == 1 {
                subjects.push(Subject::Me);
            } else {
                subjects.extend(people.iter().filter_map(|seat| {
                    let name = seat.name.as_ref()?;
                    Some(Subject::Named(name.to_string()))
                }));
                subjects.extend((!people.is_empty()).then_some(Subject::Everybody));
            }
        }
        subjects.sort();
        subjects.dedup();
        subjects
    }

    /// The seats of a game that are meant.
    fn places(&self, game: &Played) -> Vec<usize> {
        let people: Vec<(usize, &SeatResult)> = people(game).collect();
        let is_meant = |seat: &SeatResult| match self {
            Subject::Me => people.len() == 1,
            Subject::Named(name) => {
                people.len() > 1 && seat.name.as_ref().is_some_and(|one| one.as_str() == name)
            }
            Subject::Everybody => people.len() > 1,
        };
        let meant = people.iter().filter(|(_, seat)| is_meant(seat));
        meant.map(|&(place, _)| place).collect()
    }
}

/// The people at this screen.
fn people(game: &Played) -> impl Iterator<Item = (usize, &SeatResult)> {
    let seats = game.seats.iter().enumerate();
    seats.filter(|(_, seat)| seat.who == SeatHolder::Person)
}

impl Filter {
    /// What is looked at first: the game that was played last, by whom it was played.
    pub fn first(games: &[Played]) -> Filter {
        let latest = games
            .iter()
            .max_by(|one, other| one.at.total_cmp(&other.at));
        let game = latest.map_or(GameKind::Akropolis, Played::game);
        Filter::of(games, game)
    }

    /// All games of a kind.
    pub fn of(games: &[Played], game: GameKind) -> Filter {
        let of_kind: Vec<Played> = games
            .iter()
            .filter(|played| played.game() == game)
            .cloned()
            .collect();
        Filter {
            game,
            subject: Subject::all(&of_kind)
                .into_iter()
                .next()
                .unwrap_or(Subject::Me),
            seats: None,
            mode: None,
            opponent: None,
        }
    }

    /// The games that are meant, as those played them who are, the earliest first.
    pub fn samples<'a>(&self, games: &'a [Played]) -> Vec<Sample<'a>> {
        let mut samples: Vec<Sample<'a>> = games
            .iter()
            .filter(|game| self.fits(game))
            .flat_map(|game| {
                let places = self.subject.places(game).into_iter();
                places.map(move |place| Sample { game, place })
            })
            .filter(|sample| {
                let opponent = self.opponent.as_ref();
                opponent.is_none_or(|opponent| sample.opponents().contains(opponent))
            })
            .collect();
        samples.sort_by(|one, other| one.game.at.total_cmp(&other.game.at));
        samples
    }

    fn fits(&self, game: &Played) -> bool {
        game.game() == self.game
            && self.seats.is_none_or(|seats| game.seats.len() == seats)
            && self.mode.is_none_or(|mode| mode.holds(game))
    }
}
