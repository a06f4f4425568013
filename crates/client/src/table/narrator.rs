//! What is said at a table, whichever game is played there.

use polis_game::Seat;
use polis_notation::Notated;

use super::game::TableGame;
use super::narration::Speech;
use super::reason::{Against, reason};
use super::sentence::Sentence;
use super::state::TableState;
use crate::naming::Participants;
use crate::session::Session;
use polis_i18n::Words;

/// Who speaks at a table: of what, of whom, in which language and to whom.
#[derive(Clone, Debug)]
pub struct Narrator<'a, G: Notated> {
    pub session: &'a Session<G>,
    pub company: &'a Participants,
    pub words: &'static Words,
    /// The seat from which one looks.
    pub me: Seat,
    /// The seat that is told of first.
    pub first: Seat,
    /// Whose turn it is, in words; none at the end.
    pub turn: Option<String>,
    /// Whether points may be told.
    pub shows_scores: bool,
}

/// What is said whichever tile is in hand, as titles and what follows them.
#[derive(Clone, Copy, Debug)]
pub struct Prompts {
    /// While a suggestion is awaited.
    pub hint: (&'static str, &'static str),
    /// While no tile is in hand.
    pub choose: (&'static str, &'static str),
    /// While the tile in hand is over no place.
    pub find_place: (&'static str, &'static str),
}

impl<G: Notated> Narrator<'_, G> {
    /// The position that is shown.
    pub fn position(&self) -> &G {
        self.session.position()
    }

    /// What somebody is called.
    pub fn name(&self, seat: Seat) -> String {
        self.company.name(seat, self.words)
    }

    /// The seats after the one that is told of first, in turn order.
    pub fn others(&self) -> Vec<Seat> {
        others(self.first, self.position().seats())
    }
}

/// The other seats at a table, in turn order.
pub fn others(first: Seat, seats: usize) -> Vec<Seat> {
    let next = |seat: &Seat| Some(seat.next(seats));
    std::iter::successors(Some(first.next(seats)), next)
        .take_while(|&seat| seat != first)
        .collect()
}

impl<G: TableGame> Narrator<'_, G> {
    /// What happens now, or what to do.
    pub fn sentence(&self, state: &TableState<G>, preview: Option<&G::Preview>) -> Sentence {
        if self.position().to_move().is_none() {
            let reason = G::reason(self).unwrap_or_default();
            return Sentence::new(G::headline(self), reason);
        }
        if self.session.person_to_move().is_none() {
            return Sentence::new(self.turn.clone().unwrap_or_default(), G::news(self));
        }
        let Prompts {
            hint,
            choose,
            find_place,
        } = G::prompts(self.words);
        if state.is_asking {
            return Sentence::new(hint.0, hint.1);
        }
        if let Some(decision) = G::of_decision(self) {
            return decision;
        }
        match (state.hand, preview) {
            (None, _) => {
                let news = G::news(self);
                let text = if news.is_empty() {
                    choose.1.to_owned()
                } else {
                    news
                };
                Sentence::new(choose.0, text)
            }
            (Some(hand), None) => G::of_misfit(self, hand)
                .unwrap_or_else(|| Sentence::new(find_place.0, find_place.1)),
            (Some(hand), Some(preview)) => {
                let mut said = G::of_preview(self, hand, preview);
                if state.suggested.is_some() && G::is_allowed(preview) {
                    let suggested = self.words.table.suggested();
                    said.title = format!("{suggested}: {}", G::continued(said.title));
                    let more = [self.next_best(state), self.reason(state)];
                    for more in more.into_iter().flatten() {
                        said.text = format!("{} {more}", said.text);
                    }
                }
                said
            }
        }
    }
}

impl<G: TableGame> Narrator<'_, G> {
    /// What the suggested move leads to against the next best one.
    fn reason(&self, state: &TableState<G>) -> Option<String> {
        let speech = Speech {
            words: self.words,
            company: self.company,
        };
        let (other, report) = state.reason.as_ref()?;
        let other = G::told(*other, speech);
        let suggested = state.suggested.map(|chosen| G::told(chosen, speech));
        // Two moves may be called the same: a tile, laid in two places.
        let against = if suggested.as_ref() == Some(&other) {
            Against::NextBest
        } else {
            Against::Move(&other)
        };
        reason::<G>(report, against, speech)
    }

    /// The best move with other words than the suggested one, and how far it is behind.
    fn next_best(&self, state: &TableState<G>) -> Option<String> {
        let speech = Speech {
            words: self.words,
            company: self.company,
        };
        let chosen = state.suggested?;
        let suggested = G::told(chosen, speech);
        let mut tried = { state.tried.iter() }.filter_map(|&(tried, lead)| Some((tried, lead?)));
        let (_, best) = tried.clone().find(|(tried, _)| *tried == chosen)?;
        let (what, lead) = tried.find_map(|(tried, lead)| {
            let what = G::told(tried, speech);
            (what != suggested).then_some((what, lead))
        })?;
        let behind = (best - lead).round().clamp(0.0, 999.0) as usize;
        Some(self.words.table.next_best(behind, &what))
    }
}

/// What those hear who listen when it is their turn: what the others did, whose turn it is, and what
/// must be decided. Whoever watches hears every move. None while it is nobody's turn at this screen.
pub fn announcement<G: TableGame>(narrator: &Narrator<'_, G>) -> Option<String> {
    let session = narrator.session;
    if session.person_to_move().is_none() && !session.mode().is_watching() {
        return None;
    }
    let turn = narrator.turn.as_deref().unwrap_or_default();
    let decision = G::of_decision(narrator).unwrap_or_default().title;
    Some(format!("{} {turn}. {decision}", G::news(narrator)))
}
