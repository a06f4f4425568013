//! The table of Architekton: its town, its hand, its match.

mod dialogs;
mod hand;
mod layout;
mod side;
mod status;
mod view;

use polis_architekton::{
    Architekton, Decision, Illegal, Move, Options, Phase, Place, Series, SeriesPlayer, Tile,
};
use polis_client::session::Session;
use polis_client::table::architekton::stock::{OF_A_KIND, Slot};
use polis_game::{Game, PerSeat, Seat};
use polis_notation::{GameRecord, Remark};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;

use super::dialog::{EndText, TableKeys};
use super::status_message::StatusMessage;
use super::table::{KeyHint, LAY_KEYS, MOVE_KEYS, Table};
use super::terminal_game::{MovableHand, TerminalGame};
use crate::app::begin;
use crate::picture::PanLimits;
use crate::picture::building_words::{event, illegal, sentence};
use crate::picture::words::Names;
use polis_client::table::hand::Arrow;

use hand::TileInHand;
use layout::{Card, TableLayout};

/// A game of Architekton on the screen.
pub(crate) type ArchitektonTable = Table<Architekton>;

/// What only a table of Architekton has.
pub(crate) struct ArchitektonState {
    /// The match before this game (rule 12).
    series: Series,
    hand: Option<TileInHand>,
    /// What is chosen of a decision, before it is confirmed.
    choice: Option<Choice>,
    /// Where the last tile was laid.
    last: Option<Place>,
}

/// The two choices of a decision (rule 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Keep,
    Remove,
}

impl TerminalGame for Architekton {
    type State = ArchitektonState;
    type Hand = TileInHand;

    const KEYS: TableKeys = dialogs::KEYS;

    fn state(session: &Session<Architekton>) -> ArchitektonState {
        let remark = session.record().remark(Remark::Match);
        ArchitektonState {
            series: remark.and_then(read_match).unwrap_or_default(),
            hand: None,
            choice: None,
            last: None,
        }
    }

    /// Players without a name are named after their place in the match, as their seat changes with
    /// every game.
    fn names(session: &Session<Architekton>, state: &ArchitektonState) -> Names {
        PerSeat::from_fn(session.position().seats(), |seat| {
            session.record().name(seat).map_or_else(
                || match state.series.player_at(seat) {
                    SeriesPlayer::One => "Player 1".to_owned(),
                    SeriesPlayer::Two => "Player 2".to_owned(),
                },
                ToString::to_string,
            )
        })
    }

    /// Takes a tile, or one of the choices of a decision.
    fn take_tile(table: &mut ArchitektonTable, number: usize) {
        if table.decision().is_some() {
            table.state.choice = match number {
                0 => Some(Choice::Keep),
                1 => Some(Choice::Remove),
                _ => table.state.choice,
            };
            return;
        }
        let Some(seat) = table.session.person_to_move() else {
            return;
        };
        let position = table.session.position();
        let slot = slots().nth(number);
        let Some(slot) = slot.filter(|slot| slot.tile(position).is_some()) else {
            table.message =
                StatusMessage::refusal(format!("No tile has the number {}.", number + 1));
            return;
        };
        let near = table.state.hand.as_ref().map(TileInHand::place);
        let hand = TileInHand::new(position, seat, slot, near, &mut table.rng);
        if hand.is_none() {
            let text = format!("Tile {} matches nowhere now. Take another.", number + 1);
            table.message = StatusMessage::refusal(text);
        }
        // What is in hand already stays there.
        table.state.hand = hand.or_else(|| table.state.hand.take());
    }

    fn with_hand(table: &mut ArchitektonTable, act: impl FnOnce(&mut TileInHand)) -> bool {
        table.state.hand.as_mut().map(act).is_some()
    }

    fn step(table: &mut ArchitektonTable, arrow: Arrow) -> bool {
        if table.decision().is_some() {
            table.state.choice = match arrow {
                Arrow::Left | Arrow::Up => Some(Choice::Keep),
                Arrow::Right | Arrow::Down => Some(Choice::Remove),
            };
            return true;
        }
        Architekton::with_hand(table, |hand| hand.step(arrow))
    }

    fn selected_move(table: &ArchitektonTable) -> Result<Option<Move>, String> {
        match (table.decision(), table.state.choice) {
            (Some(Decision { place, .. }), Some(Choice::Keep)) => Ok(Some(Move::Keep { place })),
            (Some(Decision { place, .. }), Some(Choice::Remove)) => {
                Ok(Some(Move::Remove { place }))
            }
            (Some(_), None) => Err("Choose first: 1 keeps the house, 2 removes it.".to_owned()),
            (None, _) => Ok(table.state.hand.as_ref().map(TileInHand::selected_move)),
        }
    }

    fn name_move(chosen: Move) -> String {
        match chosen {
            Move::Building {
                building, place, ..
            } => format!("building {building} at {place}"),
            Move::Landscape { scenery, place } => format!("{scenery} at {place}"),
            Move::Keep { .. } => "keeping the house".to_owned(),
            Move::Remove { .. } => "removing the house".to_owned(),
        }
    }

    fn take_in_hand(table: &mut ArchitektonTable, chosen: Move) -> String {
        let words = match chosen {
            Move::Building { building, from, .. } => match from {
                None => format!("building {building} here"),
                Some(from) => format!("building {building} here with the house from {from}"),
            },
            Move::Landscape { scenery, .. } => format!("{scenery} here"),
            Move::Keep { .. } => {
                table.state.choice = Some(Choice::Keep);
                return "keep the house".to_owned();
            }
            Move::Remove { .. } => {
                table.state.choice = Some(Choice::Remove);
                return "remove the house".to_owned();
            }
        };
        if let Some(slot) = Slot::of(table.session.position(), chosen) {
            Architekton::take_tile(table, slot.key() - 1);
            Architekton::with_hand(table, |hand| hand.go_to(chosen));
        }
        words
    }

    fn put_back(table: &mut ArchitektonTable) -> bool {
        table.state.choice = None;
        table.state.hand.take().is_some()
    }

    fn explain_illegal(_table: &ArchitektonTable, why: Illegal) -> String {
        illegal(why)
    }

    fn describe_move(
        before: &Architekton,
        after: &Architekton,
        chosen: Move,
        names: &Names,
    ) -> Vec<String> {
        let name = |seat: Seat| &names[seat];
        let laid = match (before.to_move(), chosen) {
            (
                Some(seat),
                Move::Building {
                    building, place, ..
                },
            ) => Some(format!("{}: building {building} at {place}.", name(seat))),
            (Some(seat), Move::Landscape { scenery, place }) => {
                Some(format!("{}: {scenery} at {place}.", name(seat)))
            }
            // What was decided is told as an event.
            (Some(_), Move::Keep { .. } | Move::Remove { .. }) | (None, _) => None,
        };
        let events = after
            .events()
            .iter()
            .map(|&happened| event(happened, names));
        laid.into_iter().chain(events).collect()
    }

    fn set_last_move(table: &mut ArchitektonTable, last: Option<(Seat, Move)>) {
        table.state.last = match last {
            Some((_, Move::Building { place, .. } | Move::Landscape { place, .. })) => Some(place),
            Some((_, Move::Keep { .. } | Move::Remove { .. })) => table.state.last,
            None => None,
        };
    }

    fn pan_limits(table: &ArchitektonTable) -> PanLimits {
        TableLayout::new(table).pan_limits
    }

    /// Moves the tile in hand to the mouse; without one, explains what the mouse points at.
    fn hover(table: &mut ArchitektonTable, position: Position) {
        let layout = TableLayout::new(table);
        let Some(place) = layout.place_at(position) else {
            return;
        };
        if Architekton::with_hand(table, |hand| hand.go_to_place(place)) {
            return;
        }
        let report = table.session.position().explain_building(place);
        table.hover_text = report.map(|report| {
            let words = sentence(&report, &table.names);
            format!("Building {} at {place}: {words}", report.building)
        });
    }

    fn click(table: &mut ArchitektonTable, position: Position) {
        let layout = TableLayout::new(table);
        match layout.card_at(position) {
            Some(Card::Stock(slot)) => return Architekton::take_tile(table, slot.key() - 1),
            Some(Card::Choice(choice)) if table.state.choice == Some(choice) => {
                return table.confirm();
            }
            Some(Card::Choice(choice)) => return table.state.choice = Some(choice),
            None => {}
        }
        let Some(place) = layout.place_at(position) else {
            return;
        };
        let own_house = matches!(
            table.session.position().tile_at(place),
            Some(Tile::Building { owner, .. })
                if owner.is_some() && owner == table.session.person_to_move()
        );
        match &mut table.state.hand {
            Some(hand) if hand.place() == place => table.confirm(),
            Some(hand) if own_house => hand.choose_house(place),
            Some(hand) => hand.go_to_place(place),
            None => {}
        }
    }

    /// Deals the next game of the match: the other player begins (rule 12).
    fn next_game(table: &mut ArchitektonTable) {
        if let Some(next) = table.next() {
            *table = next;
        }
    }

    fn render(table: &ArchitektonTable, buffer: &mut Buffer) {
        view::render(table, buffer);
    }

    fn hand_keys(table: &ArchitektonTable) -> Option<Vec<KeyHint>> {
        if table.decision().is_some() {
            let keys = [("1 2", "choose"), ("Enter", "confirm"), ("i", "hint")];
            return Some(keys.into_iter().chain(table.last_keys()).collect());
        }
        let hand = table.state.hand.as_ref()?;
        let house = hand.moved_house().map(|_| ("h", "house"));
        Some(MOVE_KEYS.into_iter().chain(house).chain(LAY_KEYS).collect())
    }

    fn end_text(table: &ArchitektonTable) -> EndText {
        dialogs::end_text(table)
    }
}

impl ArchitektonTable {
    /// The decision that a person must take now.
    fn decision(&self) -> Option<Decision> {
        match self.session.position().phase() {
            Phase::Decide(decision) if self.session.person_to_move().is_some() => Some(decision),
            Phase::Decide(_) | Phase::Lay | Phase::Over => None,
        }
    }

    /// The match with this game, once it is over.
    fn series_after(&self) -> Series {
        let mut series = self.state.series;
        let position = self.session.position();
        if position.to_move().is_none() {
            // A match that is over takes no more games: then the next one begins a new match.
            let _ = series.take(position.verdict());
        }
        series
    }

    /// The table of the next game, once this one is over.
    fn next(&mut self) -> Option<ArchitektonTable> {
        if self.session.position().to_move().is_some() {
            return None;
        }
        let (before, after) = (self.state.series, self.series_after());
        let seat_before = |seat: Seat| before.seat_of(after.player_at(seat));
        let options = Options {
            faces: *self.session.position().faces(),
        };
        let setup = Architekton::deal(&options, &mut self.rng).ok()?;
        let mut record = GameRecord::<Architekton>::new(&setup).ok()?;
        for seat in [Seat::First, Seat::Second] {
            // From here on everybody has a name that stays.
            let name = self.names[seat_before(seat)].parse().ok();
            record
                .set_name(seat, name)
                .expect("both seats are taken by people");
        }
        let players = PerSeat::from_fn(2, |seat| self.session.players()[seat_before(seat)]);
        let series = if after.is_over() {
            Series::new()
        } else {
            after
        };
        if series.games() > 0 {
            record.set_remark(Remark::Match, Some(&match_words(series)));
        }
        let file = self.save.next_file();
        let mut next = begin(
            record,
            players,
            file,
            self.rng.clone(),
            self.companion.clone(),
        )
        .ok()?;
        next.area = self.area;
        Some(next)
    }
}

/// The places of the stock in the order of their numbers: buildings, then landscapes.
fn slots() -> impl Iterator<Item = Slot> {
    let buildings = (0..OF_A_KIND).map(Slot::Building);
    buildings.chain((0..OF_A_KIND).map(Slot::Landscape))
}

/// How a match stands before a game: the victory points of both players and the games played, as
/// in `1 0 after 1`.
fn match_words(series: Series) -> String {
    let [one, two] = SeriesPlayer::ALL.map(|player| series.victory_points(player));
    format!("{one} {two} after {}", series.games())
}

/// The match of such words; none where they are malformed.
fn read_match(words: &str) -> Option<Series> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let &[one, two, "after", games] = words.as_slice() else {
        return None;
    };
    Series::resumed([one.parse().ok()?, two.parse().ok()?], games.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_read_as_it_is_written_and_what_is_malformed_is_none() {
        let words = "1 0 after 1";
        assert_eq!(read_match(words).map(match_words).as_deref(), Some(words));
        for words in [
            "",
            "1 0",
            "1 0 after",
            "2 0 after 1",
            "1 1 after 1",
            "a b after c",
        ] {
            assert_eq!(read_match(words), None, "{words}");
        }
    }
}
