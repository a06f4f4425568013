//! Tests of the state of a table, the same for every game.

use polis_akropolis::{Akropolis, Length, Options, Players, Variants};
use polis_architekton::Architekton;
use polis_game::{PerSeat, Seat, chance};
use polis_notation::{GameRecord, Level};

use super::*;
use crate::naming::Participants;
use crate::player::Player;
use crate::table::camera::Viewpoint;
use crate::table::narration::Speech;
use crate::table::narrator::{Narrator, announcement};
use crate::table::sentence::Sentence;
use polis_i18n::Language;

/// A game of a person against the computer that has just begun.
fn session<G: TableGame>(options: &G::Options) -> Session<G> {
    let setup = G::deal(options, &mut chance(7)).unwrap();
    let players = PerSeat::from_fn(2, |seat| match seat {
        Seat::First => Player::Person,
        Seat::Second | Seat::Third | Seat::Fourth => Player::Computer(Level::TOP),
    });
    Session::new(GameRecord::new(&setup).unwrap(), players).unwrap()
}

fn akropolis() -> Session<Akropolis> {
    session(&Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap())
}

fn architekton() -> Session<Architekton> {
    session(&polis_architekton::Options::default())
}

/// A move of the person that lays a tile which can be taken.
fn lay<G: TableGame>(session: &Session<G>) -> G::Move {
    session.position().random_move(&mut chance(3)).unwrap()
}

/// Lets random moves be played until it is the computer's turn.
fn computers_turn<G: TableGame>(session: &Session<G>) -> Session<G> {
    let mut session = session.clone();
    while session.person_to_move().is_some() {
        let chosen = lay(&session);
        session.play(chosen).unwrap();
    }
    session
}

/// Checks something at the tables of both games.
macro_rules! at_both_tables {
    ($check:ident) => {
        $check(&akropolis());
        $check(&architekton());
    };
}

#[test]
fn a_hint_can_be_asked_for_again_when_a_thought_dies() {
    fn check<G: TableGame>(session: &Session<G>) {
        let mut state = TableState::default();
        assert!(state.ask(session));
        assert!(state.is_asking && !state.can_ask(session));
        assert!(!state.ask(session), "it is asked for once");
        state.thinking_ended();
        assert!(state.can_ask(session), "the button does not stick");
        // What comes late is not taken in hand.
        let chosen = lay(session);
        assert_eq!(
            state.hint_arrived(session, chosen, Vec::new()),
            Response::Nothing
        );
        assert_eq!(state.hand, None);
    }
    at_both_tables!(check);
}

#[test]
fn a_hint_is_taken_in_hand_only_while_one_may_choose() {
    fn check<G: TableGame>(session: &Session<G>) {
        let chosen = lay(session);
        let mut state = TableState::default();
        state.ask(session);
        let mut late = state.clone();
        let response = state.hint_arrived(session, chosen, Vec::new());
        assert_eq!(response, Response::Reveal(state.hand.unwrap()));
        assert_eq!(state.suggested, Some(chosen));
        let hand = state.hand.unwrap();
        assert_eq!(G::chosen(session.position(), hand), Some(chosen));

        let session = &computers_turn(session);
        assert_eq!(
            late.hint_arrived(session, chosen, Vec::new()),
            Response::Nothing
        );
        assert_eq!(late, TableState::default());
        assert!(!late.ask(session));
    }
    at_both_tables!(check);
}

#[test]
fn a_tile_is_taken_exchanged_and_put_back() {
    fn check<G: TableGame>(session: &Session<G>) {
        let (first, second) = (G::slot(1).unwrap(), G::slot(2).unwrap());
        let position = session.position();
        let mut state = TableState::default();
        assert!(state.take(session, first));
        assert!(G::is_from(position, state.hand.unwrap(), first));
        assert!(state.take(session, second));
        assert!(G::is_from(position, state.hand.unwrap(), second));
        assert!(state.take(session, second));
        assert_eq!(state.hand, None);
        assert!(state.pick_up(session, second));
        assert!(state.put_back() && !state.put_back());
        assert!(!state.take(&computers_turn(session), first));
    }
    at_both_tables!(check);
}

#[test]
fn what_somebody_changes_is_no_suggestion_any_more() {
    fn check<G: TableGame>(session: &Session<G>) {
        let position = session.position();
        let chosen = lay(session);
        let mut state = TableState::default();
        state.hold(position, chosen);
        let hand = state.hand;
        for way in Turn::ALL.into_iter().rev() {
            if let Response::Reveal(hand) = state.tour(position, way, Order::ByPoints) {
                assert_eq!(state.hand, Some(hand));
                assert_eq!(state.suggested, None);
            }
        }
        state.hold(position, chosen);
        assert_eq!((state.hand, state.suggested), (hand, Some(chosen)));
        assert!(state.put_down() && !state.put_down());
    }
    at_both_tables!(check);
}

#[test]
fn arrows_move_the_tile_or_what_is_explained() {
    fn check<G: TableGame>(session: &Session<G>) {
        let scene = StageScene {
            position: session.position(),
            seat: Seat::First,
            is_mine: true,
            view: Viewpoint::default(),
        };
        let mut state = TableState::default();
        let Response::Say(spot) = state.step(scene, Arrow::Up) else {
            panic!("something was built");
        };
        assert_eq!(state.explained, Some(spot));
        state.take(session, G::slot(1).unwrap());
        assert_eq!(state.explained, None);
        let Response::Reveal(hand) = state.step(scene, Arrow::Up) else {
            panic!("there is a place");
        };
        assert!(G::preview(scene.position, hand).is_some());
        let (points, _) = G::outline(scene, hand);
        // A tap on the tile turns it, far away there is nothing.
        assert_eq!(state.tap(scene, points[0]), Response::Turned);
        assert_eq!(G::spot_at(scene, Point::new(1e4, 1e4)), None);
        let other = StageScene {
            is_mine: false,
            ..scene
        };
        assert!(matches!(state.step(other, Arrow::Up), Response::Say(_)));
    }
    at_both_tables!(check);
}

#[test]
fn another_position_clears_the_table_and_the_end_opens_the_result() {
    fn check<G: TableGame>(session: &Session<G>) {
        let mut session = session.clone();
        let mut state = TableState::default();
        state.hold(session.position(), lay(&session));
        state.panel = Some(Panel::Menu);
        state.position_changed();
        state.follow_end(session.position());
        assert_eq!((state.hand, state.suggested), (None, None));
        assert_eq!(state.panel, Some(Panel::Menu));
        while session.to_move().is_some() {
            let chosen = lay(&session);
            session.play(chosen).unwrap();
        }
        state.follow_end(session.position());
        assert_eq!(state.panel, Some(Panel::Result));
        session.undo();
        state.follow_end(session.position());
        assert_eq!(state.panel, None);
    }
    at_both_tables!(check);
}

#[test]
fn something_is_said_in_every_state() {
    fn check<G: TableGame>(session: &Session<G>) {
        let mut session = session.clone();
        let company = Participants {
            players: session.players().clone(),
            names: PerSeat::from_fn(2, |_| None),
            architect: None,
            reader: None,
        };
        let said = |session: &Session<G>, state: &TableState<G>| {
            let narrator = Narrator {
                session,
                company: &company,
                words: Language::English.words(),
                me: Seat::First,
                first: Seat::First,
                turn: Some("Turn".to_owned()),
                shows_scores: true,
            };
            let position = session.position();
            let preview = state.hand.and_then(|hand| G::preview(position, hand));
            if let Some((hand, preview)) = state.hand.zip(preview.as_ref()) {
                assert!(!G::spoken(&narrator, hand, preview).is_empty());
            }
            let is_mine = session.person_to_move().is_some();
            assert_eq!(announcement(&narrator).is_some(), is_mine);
            let sentence = narrator.sentence(state, preview.as_ref());
            assert!(!sentence.title.is_empty());
            sentence
        };
        while session.to_move().is_some() {
            let chosen = lay(&session);
            let mut state = TableState::default();
            said(&session, &state);
            if state.ask(&session) {
                let waits = said(&session, &state);
                let speech = Speech {
                    words: Language::English.words(),
                    company: &company,
                };
                let told = |chosen| G::told(chosen, speech);
                let mut moves = session.position().legal_moves().into_iter();
                let other = moves.find(|&other| told(other) != told(chosen));
                let tried = [(chosen, Some(5.0))].into_iter();
                let tried = tried.chain(other.map(|other| (other, Some(2.2))));
                state.hint_arrived(&session, chosen, tried.collect());
                let hinted = said(&session, &state);
                assert_ne!(waits, hinted);
                assert_eq!(state.rival(speech), other);
                // Where all moves are called the same, the next best one is what is compared.
                let moves = session.position().legal_moves().into_iter();
                let mut moves = moves.filter(|&other| told(other) == told(chosen));
                if let Some(same) = moves.find(|&other| other != chosen) {
                    state.tried = vec![(chosen, Some(5.0)), (same, Some(2.2))];
                    assert_eq!(state.rival(speech), Some(same));
                    // What is called otherwise goes before it, even where it is not known how far it is
                    // behind: that is found, and not told before.
                    state.tried.extend(other.map(|other| (other, None)));
                    assert_eq!(state.rival(speech), other.or(Some(same)));
                    let text = said(&session, &state).text;
                    assert!(!text.contains("Next best"), "{text}");
                }
                let has_hand = state.hand.is_some();
                let Sentence { title, text } = hinted;
                assert_eq!(title.starts_with("Suggestion: "), has_hand, "{title}");
                let next = other
                    .filter(|_| has_hand)
                    .map(|other| format!("Next best, 3 points behind: {}.", told(other)));
                assert!(next.is_none_or(|next| text.ends_with(&next)), "{text}");
            }
            session.play(chosen).unwrap();
        }
        said(&session, &TableState::default());
    }
    at_both_tables!(check);
}
