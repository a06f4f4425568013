//! What the parts of the table share.

use leptos::prelude::*;
use polis_architekton::{Architekton, Decision, Move, Phase, Place, Side};
use polis_draw::{Frame, Projection, TILE, TownDrawing, TownView};
use polis_game::{Game, PerSeat, Seat};

use crate::browser::LocalStorage;
use crate::client::Client;
use crate::online::place;
use crate::sitting::{Sitting, Studying};
use crate::table::motion::Motion;
use crate::table::panel::Panel;
use crate::table::window::Window;
use polis_client::player::Player;
use polis_client::route::Route;
use polis_client::session::Session;
use polis_client::sound::Sound;
use polis_client::table::architekton::hand::{Hand, Turn};
use polis_client::table::architekton::places;
use polis_client::table::architekton::preview::{Preview, best_places};
use polis_client::table::architekton::revenge;
use polis_client::table::architekton::speech::{self, Speech};
use polis_client::table::architekton::standing::Standing;
use polis_client::table::architekton::stock::{Slot, StockTile};
use polis_client::table::camera::Size;
use polis_client::words::{ArchitektonTable, Words};

/// What the parts of the table share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) sitting: Sitting<Architekton>,
    pub(super) client: Client,
    /// The position that is shown.
    pub(super) position: Memo<Architekton>,
    /// The seat from which one looks: that of the person to move, or who moved last.
    pub(super) me: Memo<Seat>,
    /// The tile in hand.
    pub(super) hand: RwSignal<Option<Hand>>,
    /// What the tile in hand would bring about.
    pub(super) preview: Memo<Option<Preview>>,
    /// A move that the computer suggests, while it is in hand or to be decided.
    pub(super) suggested: RwSignal<Option<Move>>,
    /// Whether a suggestion is awaited.
    pub(super) is_asking: RwSignal<bool>,
    /// The tile on which the cursor is and of which is told how it stands.
    pub(super) explained: RwSignal<Option<Place>>,
    /// The tile under the pointer.
    pub(super) hovered: RwSignal<Option<Place>>,
    pub(super) motion: Motion,
    /// The points if the game ended now, as they were shown last, by seat.
    pub(super) points: StoredValue<[Option<i32>; 2]>,
    pub(super) view: RwSignal<TownView>,
    /// The window through which it is seen.
    pub(super) window: Window,
    /// Whether what scores is marked.
    pub(super) marks: RwSignal<bool>,
    /// What is open over the table.
    pub(super) open: RwSignal<Option<Panel>>,
    /// What is spoken to those who do not see.
    pub(super) said: RwSignal<String>,
}

/// The two ways to decide about a house (rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Keep,
    Remove,
}

impl Fate {
    pub(super) const ALL: [Fate; 2] = [Fate::Keep, Fate::Remove];

    pub(super) fn chosen(self, decision: Decision) -> Move {
        let place = decision.place;
        match self {
            Fate::Keep => Move::Keep { place },
            Fate::Remove => Move::Remove { place },
        }
    }
}

impl Table {
    pub(super) fn new(sitting: Sitting<Architekton>) -> Table {
        let session = sitting.session;
        let position = Memo::new(move |_| session.with(|session| session.position().clone()));
        let me = Memo::new(move |before: Option<&Seat>| {
            session.with(|session| {
                let people = session.players().iter();
                let mut people = people.filter(|&(_, &player)| player == Player::Person);
                session
                    .person_to_move()
                    .or(before.copied())
                    .or(people.next().map(|(seat, _)| seat))
                    .unwrap_or(Seat::First)
            })
        });
        let hand = RwSignal::new(None::<Hand>);
        let preview = Memo::new(move |_| {
            let hand = hand.get()?;
            position.with(|position| Preview::new(position, hand))
        });
        let view = RwSignal::new(TownView::default());
        let table = Table {
            sitting,
            client: Client::here(),
            position,
            me,
            hand,
            preview,
            suggested: RwSignal::new(None),
            is_asking: RwSignal::new(false),
            explained: RwSignal::new(None),
            hovered: RwSignal::new(None),
            motion: Motion::new(),
            points: StoredValue::new([None; 2]),
            view,
            window: Window::new(move |size| bounds(position, view, size)),
            marks: RwSignal::new(true),
            open: RwSignal::new(None),
            said: RwSignal::new(String::new()),
        };
        table.follow_game();
        table.follow_hand();
        table
    }

    /// That of the page.
    pub(super) fn here() -> Table {
        expect_context()
    }

    pub(super) fn words(self) -> &'static Words {
        self.client.words()
    }

    pub(super) fn table_words(self) -> &'static ArchitektonTable {
        &self.words().architekton_table
    }

    /// Says something in the words of the table, in whatever language is chosen.
    pub(super) fn say<T>(
        self,
        pick: impl Fn(&'static ArchitektonTable) -> T + Copy + Send + 'static,
    ) -> impl Fn() -> T + Copy + Send + 'static {
        move || pick(self.table_words())
    }

    /// Speaks of those who sit at the table.
    pub(super) fn speak<T>(self, say: impl FnOnce(Speech) -> T) -> T {
        let company = self.sitting.company();
        say(Speech {
            words: self.words(),
            company: &company,
        })
    }

    /// Whether a person may lay a tile now.
    pub(super) fn may_lay(self) -> bool {
        let is_lay = self
            .position
            .with(|position| position.phase() == Phase::Lay);
        is_lay && self.may_choose()
    }

    /// Whether a person may choose now.
    pub(super) fn may_choose(self) -> bool {
        self.sitting
            .session
            .with(|session| session.person_to_move().is_some())
    }

    pub(super) fn is_over(self) -> bool {
        self.position
            .with(|position| position.phase() == Phase::Over)
    }

    /// What must be decided about a house, by whomever.
    pub(super) fn decision(self) -> Option<Decision> {
        match self.position.with(Architekton::phase) {
            Phase::Decide(decision) => Some(decision),
            Phase::Lay | Phase::Over => None,
        }
    }

    /// The seats: one's own, then the other. Where a game is looked back at, they do not change
    /// places with every move.
    pub(super) fn seats(self) -> [Seat; 2] {
        let me = match self.sitting.studying() {
            Some(_) => Seat::First,
            None => self.me.get(),
        };
        [me, me.next(2)]
    }

    /// How both stand now.
    pub(super) fn standings(self) -> PerSeat<Standing> {
        self.position
            .with(|position| PerSeat::from_fn(2, |seat| Standing::new(position, seat)))
    }

    /// Whether the game belongs to a match.
    pub(super) fn is_match(self) -> bool {
        self.sitting.may_be_of_match() && self.sitting.place().is_none_or(place::Place::is_match)
    }

    /// How the match stood before this game.
    pub(super) fn series(self) -> polis_architekton::Series {
        let online = self.sitting.place().and_then(place::Place::series);
        if let Some(standing) = online {
            return polis_architekton::Series::resumed(standing.victory_points, standing.games)
                .unwrap_or_default();
        }
        match self.client.route() {
            Some(Route::Play(id)) => revenge::before(&LocalStorage, id),
            Some(_) | None => polis_architekton::Series::default(),
        }
    }

    /// The tiles that were laid in the last turn in which one was, the latest first.
    pub(super) fn last(self) -> Vec<Place> {
        self.sitting.session.with(|session| {
            let record = session.record();
            let lays: Vec<(Seat, Place)> = record
                .positions()
                .zip(record.moves())
                .filter_map(|(position, &chosen)| match chosen {
                    Move::Building { place, .. } | Move::Landscape { place, .. } => {
                        Some((position.turn(), place))
                    }
                    Move::Keep { .. } | Move::Remove { .. } => None,
                })
                .collect();
            let latest = lays.last().map(|&(seat, _)| seat);
            lays.into_iter()
                .rev()
                .take(Architekton::LAYS.into())
                .take_while(|&(seat, _)| Some(seat) == latest)
                .map(|(_, place)| place)
                .collect()
        })
    }

    /// Takes a tile of the stock, or puts it back.
    pub(super) fn take(self, slot: Slot) {
        if !self.may_lay() {
            return;
        }
        self.explained.set(None);
        self.suggested.set(None);
        let before = self.hand.get_untracked();
        let hand = self.position.with_untracked(|position| match before {
            Some(hand) if hand.slot() == slot => None,
            Some(hand) => hand.exchange(position, slot).or(before),
            None => Hand::take(position, slot),
        });
        self.hand.set(hand);
        self.client.hear(&[Sound::Taken]);
        if let Some(hand) = hand.filter(|hand| hand.place().is_none()) {
            self.said.set(self.tile_name(hand.tile()));
        }
    }

    /// Changes what is in hand; nobody is told of what has not changed.
    pub(super) fn with_hand(self, change: impl FnOnce(&mut Hand, &Architekton)) {
        let Some(before) = self.hand.get_untracked() else {
            return;
        };
        let mut hand = before;
        self.position
            .with_untracked(|position| change(&mut hand, position));
        if hand != before {
            self.suggested.set(None);
            self.hand.set(Some(hand));
        }
    }

    pub(super) fn turn(self, turn: Turn) {
        if self.hand.get_untracked().is_some() {
            self.client.hear(&[Sound::Turned]);
        }
        self.with_hand(|hand, position| hand.turn(position, turn));
    }

    pub(super) fn next_house(self) {
        self.with_hand(|hand, position| {
            if hand.moves_house(position) {
                hand.next_house(position);
            }
        });
    }

    /// Puts the tile back, or takes away what is open.
    pub(super) fn put_back(self) {
        self.suggested.set(None);
        if self.hand.get_untracked().is_some() {
            self.hand.set(None);
        } else {
            self.explained.set(None);
        }
    }

    /// Plays what is in hand, if it is allowed.
    pub(super) fn confirm(self) {
        let chosen = self.preview.with_untracked(|preview| {
            let preview = preview.as_ref()?;
            preview.gain.is_ok().then_some(preview.chosen)
        });
        if let Some(chosen) = chosen {
            // What is allowed can be played.
            let _ = self.sitting.play(chosen);
        } else if self.hand.get_untracked().is_some() {
            self.client.hear(&[Sound::Refused]);
        }
    }

    /// Decides about a house, if a person does.
    pub(super) fn decide(self, fate: Fate) {
        if let Some(decision) = self.decision().filter(|_| self.may_choose()) {
            // Both ways can be played.
            let _ = self.sitting.play(fate.chosen(decision));
        }
    }

    /// Asks for a suggestion and takes it in hand.
    pub(super) fn hint(self) {
        if !self.may_choose() || !self.sitting.gives_hints() || self.is_asking.get_untracked() {
            return;
        }
        self.is_asking.set(true);
        self.sitting.suggest(move |chosen| {
            if self.is_asking.try_get_untracked() != Some(true) {
                return;
            }
            self.is_asking.set(false);
            self.hold(chosen);
        });
    }

    /// Takes a move in hand that somebody else has found.
    fn hold(self, chosen: Move) {
        let hand = self
            .position
            .with_untracked(|position| Hand::of(position, chosen));
        self.explained.set(None);
        self.hand.set(hand);
        self.suggested.set(Some(chosen));
        if let Some(place) = hand.and_then(Hand::place) {
            self.reveal(place);
        }
    }

    pub(super) fn undo(self) {
        if self.hand.get_untracked().is_some() {
            self.hand.set(None);
        } else {
            self.sitting.undo();
        }
    }

    pub(super) fn redo(self) {
        self.hand.set(None);
        self.sitting.redo();
    }

    /// Moves the tile in hand to the next place that way, or the cursor to the next tile.
    pub(super) fn go(self, side: Side) {
        if let Some(hand) = self.hand.get_untracked() {
            let next = self.position.with_untracked(|position| {
                places::next(&places::places(position, hand.tile()), hand.place(), side)
            });
            if let Some(place) = next {
                self.with_hand(|hand, _| hand.put(place));
                self.reveal(place);
            }
            return;
        }
        let next = self.position.with_untracked(|position| {
            let tiles: Vec<Place> = position.tiles().map(|laid| laid.place).collect();
            places::next(&tiles, self.explained.get_untracked(), side)
        });
        if let Some(place) = next {
            self.explain(place);
        }
    }

    /// Goes to the next place, best first; says whether there was one.
    pub(super) fn tour(self, way: Turn) -> bool {
        let Some(hand) = self.hand.get_untracked() else {
            return false;
        };
        let places = self
            .position
            .with_untracked(|position| best_places(position, hand, hand.tile()));
        let now = places.iter().position(|&place| Some(place) == hand.place());
        let next = match (now, way) {
            (None, _) => Some(0),
            (Some(index), Turn::Right) => Some(index + 1),
            (Some(index), Turn::Left) => index.checked_sub(1),
        };
        let place = next.and_then(|index| places.get(index)).copied();
        if let Some(place) = place {
            self.with_hand(|hand, _| hand.put(place));
            self.reveal(place);
        }
        place.is_some()
    }

    /// Brings a place into sight. What a pointer has put somewhere stays under it.
    fn reveal(self, place: Place) {
        let middle = self.view.get_untracked().point(place);
        self.window.reveal(std::iter::once(middle), TILE);
    }

    /// Tells how a tile stands.
    pub(super) fn explain(self, place: Place) {
        self.explained.set(Some(place));
        if let Some(card) = super::card::card_of(self, place) {
            let remarks: Vec<String> = card.remarks.into_iter().map(|one| one.text).collect();
            self.said
                .set(format!("{}. {}", card.title, remarks.join(" ")));
        }
    }

    /// What a tile of the stock is called.
    pub(super) fn tile_name(self, tile: StockTile) -> String {
        let words = self.table_words();
        match tile {
            StockTile::Building(building) => {
                let sides = self
                    .position
                    .with(|position| position.faces().sides(building));
                let sides: Vec<&str> = sides.into_iter().map(|side| words.scenery(side)).collect();
                format!(
                    "{}: {}",
                    (words.building)(building.number()),
                    sides.join(", ")
                )
            }
            StockTile::Landscape(scenery) => (words.landscape)(words.scenery(scenery)),
        }
    }

    /// From above, or not.
    pub(super) fn view_from_above(self) {
        self.view.update(|view| {
            view.projection = match view.projection {
                Projection::Tilted => Projection::Above,
                Projection::Above => Projection::Tilted,
            };
        });
    }

    pub(super) fn toggle_marks(self) {
        self.marks.update(|marks| *marks = !*marks);
    }

    /// What the others did since the person chose last, and what followed.
    pub(super) fn news(self) -> Vec<super::news::News> {
        super::news::latest(self)
    }

    /// Another position: nothing is in hand any more. At the end, the result is shown.
    fn follow_game(self) {
        Effect::new(move |_| {
            if let Some(chosen) = self.sitting.shown.get() {
                self.hold(chosen);
            }
        });
        Effect::new(move |_| {
            let is_over = self.position.with(|position| position.to_move().is_none());
            self.hand.set(None);
            self.explained.set(None);
            self.hovered.set(None);
            self.suggested.set(None);
            self.is_asking.set(false);
            if let Some(studying) = self.sitting.studying() {
                self.show_proposed(studying);
            } else if is_over {
                self.open.set(Some(Panel::Result));
            } else if self.open.get_untracked() == Some(Panel::Result) {
                self.open.set(None);
            }
        });
        // What was laid falls into its place; what somebody else laid travels there.
        Effect::new(move |before: Option<usize>| {
            let session = self.sitting.session;
            let plies = session.with(|session| session.record().moves().len());
            if before.is_some_and(|before| before + 1 == plies) {
                self.motion.lay(untrack(|| super::travel::last(self)));
            }
            plies
        });
        // Whoever listens hears what the others did.
        Effect::new(move |_| {
            let news: Vec<String> = self
                .news()
                .into_iter()
                .map(super::news::News::spoken)
                .collect();
            if self.sitting.session.with(Session::person_to_move).is_some() {
                let turn = self.sitting.turn(self.words()).unwrap_or_default();
                let decision = self.decision().map(|decision| {
                    let building = decision.building.number();
                    (self.table_words().enclosed_with)(building, decision.loss.into())
                });
                let decision = decision.unwrap_or_default();
                self.said
                    .set(format!("{} {turn}. {decision}", news.join(" ")));
            }
        });
    }

    /// Takes the move in hand that whoever looks back at the game wants to see.
    fn show_proposed(self, studying: Studying) {
        let chosen = studying.proposed.get().and_then(|text| text.parse().ok());
        let Some(chosen) = chosen else { return };
        let hand = self
            .position
            .with_untracked(|position| Hand::of(position, chosen));
        self.hand.set(hand);
        self.suggested.set(Some(chosen));
        if let Some(place) = hand.and_then(Hand::place) {
            self.reveal(place);
        }
    }

    /// Speaks what the tile in hand would bring about.
    fn follow_hand(self) {
        Effect::new(move |_| {
            if self.hand.with(Option::is_none) {
                self.window.look_back();
            }
        });
        Effect::new(move |_| {
            let said = self.preview.with(|preview| {
                let preview = preview.as_ref()?;
                let at = speech::place(preview.fit.place);
                Some(match &preview.gain {
                    Ok(gain) => {
                        let remarks =
                            self.speak(|speech| speech.gain(preview.chosen, preview.fit, gain));
                        let remarks: Vec<String> =
                            remarks.into_iter().map(|one| one.text).collect();
                        format!(
                            "{at}, {}. {}",
                            self.table_words().allowed,
                            remarks.join(" ")
                        )
                    }
                    Err(illegal) => {
                        format!("{at}. {}", self.speak(|speech| speech.refusal(*illegal)))
                    }
                })
            });
            if let Some(said) = said {
                self.said.set(said);
            }
        });
    }
}

/// The frame of the town, with room for one more tile on every side.
fn bounds(position: Memo<Architekton>, view: RwSignal<TownView>, size: Size) -> Frame {
    // On a phone the tiles should not become too small to be tapped.
    let room = if size.is_narrow() { 26.0 } else { 46.0 };
    position.with(|position| {
        let mut drawing = TownDrawing::new(position);
        drawing.view = view.get();
        let frame = drawing.stage();
        match position.phase() {
            Phase::Over => frame,
            Phase::Lay | Phase::Decide(_) => frame.padded(room),
        }
    })
}
