//! The interface of a game.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand::Rng;

use crate::{Outcome, Seat};

/// A position of a game, with everything that is needed to play on.
///
/// A position is a value: it is cloned without allocating, and the same setup and moves give the
/// same position on every platform. It may be *redacted* (see [`View`](crate::View)): then what a
/// seat may not know is gone from it.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// What is agreed before the game: number of players, variants and so on.
    type Options: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The options and the order of all tiles: where a game starts from. It may come from outside
    /// and hold anything; [`Game::new`] checks it.
    type Setup: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Why a setup is not that of a game.
    type SetupError: Error + Clone + PartialEq + Send + Sync + 'static;
    /// One decision. Moves order as the notation lists them; their text form is their `Display`.
    type Move: Copy
        + Debug
        + Display
        + Eq
        + Hash
        + Ord
        + Send
        + Sync
        + 'static
        + FromStr<Err: Error + Clone + PartialEq + Send + Sync + 'static>;
    /// Why a move is not legal.
    type Illegal: Error + Clone + PartialEq + Send + Sync + 'static;

    /// Shuffles the tiles of a game with these options.
    ///
    /// # Errors
    /// When there is no such game, say with five players.
    fn deal(
        options: &Self::Options,
        rng: &mut (impl Rng + ?Sized),
    ) -> Result<Self::Setup, Self::SetupError>;

    /// The position before the first move.
    ///
    /// # Errors
    /// When the setup is not that of a game, say with a tile missing.
    fn new(setup: &Self::Setup) -> Result<Self, Self::SetupError>;

    /// The setup this position came from, as far as it is known here.
    fn setup(&self) -> Self::Setup;

    /// Number of seats, including one that plays by itself.
    fn seats(&self) -> usize;

    /// Whether the rules play this seat (the Illustrious Architect): it never has to decide.
    fn plays_by_itself(&self, seat: Seat) -> bool;

    /// The seat that must decide now; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Appends every legal move, each once, in an order that depends on the position alone.
    ///
    /// The order is not that of the notation; sort for that.
    fn extend_legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Every legal move, sorted as the notation lists them.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.extend_legal_moves(&mut moves);
        moves.sort_unstable();
        moves
    }

    /// Number of legal moves, counted without listing them.
    fn count_legal_moves(&self) -> usize;

    /// A legal move, each with the same probability; `None` when the game is over.
    fn random_move(&self, rng: &mut (impl Rng + ?Sized)) -> Option<Self::Move>;

    /// Checks whether the seat to move may play this move.
    ///
    /// # Errors
    /// Why the move is illegal.
    fn check(&self, chosen: Self::Move) -> Result<(), Self::Illegal>;

    /// Whether the seat to move may play this move.
    fn is_legal(&self, chosen: Self::Move) -> bool {
        self.check(chosen).is_ok()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When it is illegal, or when it would reveal a tile that this position does not know. The
    /// position is then unchanged.
    fn play(&mut self, chosen: Self::Move) -> Result<(), PlayError<Self::Illegal>>;

    /// Plays a move that is known to be legal, faster than [`play`](Game::play).
    ///
    /// Memory stays safe whatever the move is. But an illegal move may be refused, panic, or leave
    /// a position that is not that of a game.
    ///
    /// # Errors
    /// As for [`play`](Game::play), as far as it is noticed.
    fn play_unchecked(&mut self, chosen: Self::Move) -> Result<(), PlayError<Self::Illegal>> {
        self.play(chosen)
    }

    /// The outcome if the game ended now; after its end, its outcome.
    fn standing(&self) -> Outcome;

    /// The points of one seat if the game ended now; faster than [`standing`](Game::standing).
    fn points(&self, seat: Seat) -> i32 {
        self.standing().points[seat]
    }

    /// The outcome; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome> {
        self.to_move().is_none().then(|| self.standing())
    }

    /// Removes everything that the seat may not know.
    ///
    /// This is the only way in which a position leaves the rules for a seat.
    fn redact(&mut self, seat: Seat);

    /// Whether tiles are missing that play can still reveal.
    fn is_redacted(&self) -> bool;

    /// Learns unknown tiles from a setup of the same game that knows more. Known tiles stay as they
    /// are.
    fn learn(&mut self, setup: &Self::Setup);

    /// Puts the missing tiles in a random order; every order that fits what is known has the same
    /// probability.
    fn fill(&mut self, rng: &mut (impl Rng + ?Sized));
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError<I> {
    /// The move is illegal.
    Illegal(I),
    /// The move is legal, but it reveals a tile that this redacted position does not know. To see
    /// its effect before that, play it on a [filled](crate::View::fill) view, and use only what
    /// does not depend on the revealed tiles.
    Unknown,
}

impl<I: Display> Display for PlayError<I> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PlayError::Illegal(reason) => Display::fmt(reason, f),
            PlayError::Unknown => f.write_str(
                "the move turns up a tile that is not known here; expected every tile that has \
                 been face up to be named instead of `?`",
            ),
        }
    }
}

impl<I: Error> Error for PlayError<I> {}

impl<I> From<I> for PlayError<I> {
    fn from(reason: I) -> PlayError<I> {
        PlayError::Illegal(reason)
    }
}
