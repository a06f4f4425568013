//! The table of Architekton: its town, its hand, its match.

mod hand;
mod layout;
mod sheets;
mod side;
mod status;
mod view;

use polis_architekton::{
    Architekton, Decision, Illegal, Move, Options, Phase, Place, Series, SeriesPlayer, Tile,
};
use polis_game::{Game, PerSeat, Seat};
use polis_notation::{GameRecord, Remark};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::text::Line;

use super::command::{Arrow, Shift};
use super::computers::Computers;
use super::note::Note;
use super::session::Session;
use super::table::{Table, Tabled};
use crate::picture::Reach;
use crate::picture::building_words::{event, illegal, sentence};
use crate::picture::words::Names;

use hand::{Hand, StockTile};
use layout::{Card, TableLayout};

/// A game of Architekton on the screen.
pub(crate) type ArchitektonTable = Table<Architekton>;

/// What only a table of Architekton has.
pub(crate) struct Own {
    /// The match before this game (rule 12).
    series: Series,
    hand: Option<Hand>,
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

impl Own {
    fn new(series: Series) -> Own {
        Own {
            series,
            hand: None,
            choice: None,
            last: None,
        }
    }
}

impl Tabled for Architekton {
    type Own = Own;

    fn own(session: &Session<Architekton>) -> Own {
        let remark = session.record().remark(Remark::Match);
        Own::new(remark.and_then(read_match).unwrap_or_default())
    }

    /// Who has no name is called after his place in the match: his seat changes with every game.
    fn names(session: &Session<Architekton>, own: &Own) -> Names {
        PerSeat::from_fn(session.position().seats(), |seat| {
            session.record().name(seat).map_or_else(
                || match own.series.player_at(seat) {
                    SeriesPlayer::One => "Player 1".to_owned(),
                    SeriesPlayer::Two => "Player 2".to_owned(),
                },
                ToString::to_string,
            )
        })
    }

    /// Takes a tile, or one of the choices of a decision.
    fn take(table: &mut ArchitektonTable, number: usize) {
        if table.decision().is_some() {
            table.own.choice = match number {
                0 => Some(Choice::Keep),
                1 => Some(Choice::Remove),
                _ => table.own.choice,
            };
            return;
        }
        let Some(seat) = table.session.person() else {
            return;
        };
        let Some(tile) = table.stock().get(number).copied().flatten() else {
            table.note = Note::refusal(format!("No tile has the number {}.", number + 1));
            return;
        };
        let near = table.own.hand.as_ref().map(Hand::place);
        let position = table.session.position().clone();
        let hand = Hand::new(&position, seat, (tile, number), near, table.session.rng());
        if hand.is_none() {
            let text = format!("Tile {} matches nowhere now. Take another.", number + 1);
            table.note = Note::refusal(text);
        }
        // What is in hand already stays there.
        table.own.hand = hand.or_else(|| table.own.hand.take());
    }

    fn step(table: &mut ArchitektonTable, arrow: Arrow) -> bool {
        if table.decision().is_some() {
            table.own.choice = match arrow {
                Arrow::Left | Arrow::Up => Some(Choice::Keep),
                Arrow::Right | Arrow::Down => Some(Choice::Remove),
            };
            return true;
        }
        table.with_hand(|hand| hand.step(arrow))
    }

    fn shift(table: &mut ArchitektonTable, shift: Shift) {
        table.with_hand(|hand| match shift {
            Shift::Next => hand.next(),
            Shift::Previous => hand.previous(),
            Shift::Turn(turning) => hand.turn(turning),
            Shift::OtherHouse => hand.other_house(),
        });
    }

    fn chosen(table: &ArchitektonTable) -> Result<Option<Move>, String> {
        match (table.decision(), table.own.choice) {
            (Some(Decision { place, .. }), Some(Choice::Keep)) => Ok(Some(Move::Keep { place })),
            (Some(Decision { place, .. }), Some(Choice::Remove)) => {
                Ok(Some(Move::Remove { place }))
            }
            (Some(_), None) => Err("Choose first: 1 keeps the house, 2 removes it.".to_owned()),
            (None, _) => Ok(table.own.hand.as_ref().map(Hand::chosen)),
        }
    }

    fn suggest(table: &mut ArchitektonTable, chosen: Move) -> String {
        let (tile, words) = match chosen {
            Move::Building { building, from, .. } => (
                StockTile::Building(building),
                match from {
                    None => format!("building {building} here"),
                    Some(from) => format!("building {building} here with the house from {from}"),
                },
            ),
            Move::Landscape { scenery, .. } => {
                (StockTile::Landscape(scenery), format!("{scenery} here"))
            }
            Move::Keep { .. } => {
                table.own.choice = Some(Choice::Keep);
                return "keep the house".to_owned();
            }
            Move::Remove { .. } => {
                table.own.choice = Some(Choice::Remove);
                return "remove the house".to_owned();
            }
        };
        let number = table.stock().iter().position(|&slot| slot == Some(tile));
        if let Some(number) = number {
            Architekton::take(table, number);
            table.with_hand(|hand| hand.go_to_move(chosen));
        }
        words
    }

    fn put_back(table: &mut ArchitektonTable) -> bool {
        table.own.choice = None;
        table.own.hand.take().is_some()
    }

    fn why_not(_table: &ArchitektonTable, why: Illegal) -> String {
        illegal(why)
    }

    fn told(before: &Architekton, after: &Architekton, chosen: Move, names: &Names) -> Vec<String> {
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

    fn set_last(table: &mut ArchitektonTable, last: Option<(Seat, Move)>) {
        table.own.last = match last {
            Some((_, Move::Building { place, .. } | Move::Landscape { place, .. })) => Some(place),
            Some((_, Move::Keep { .. } | Move::Remove { .. })) => table.own.last,
            None => None,
        };
    }

    fn reach(table: &ArchitektonTable) -> Reach {
        TableLayout::new(table).reach
    }

    /// Moves the tile in hand to the mouse; without one, explains what the mouse points at.
    fn point(table: &mut ArchitektonTable, position: Position) {
        let layout = TableLayout::new(table);
        let Some(place) = layout.place_at(position) else {
            return;
        };
        if table.with_hand(|hand| hand.go_to_place(place)) {
            return;
        }
        let report = table.session.position().explain_building(place);
        table.looked = report.map(|report| {
            let words = sentence(&report, &table.names);
            format!("Building {} at {place}: {words}", report.building)
        });
    }

    fn press(table: &mut ArchitektonTable, position: Position) {
        let layout = TableLayout::new(table);
        match layout.card_at(position) {
            Some(Card::Stock(number)) => return Architekton::take(table, number),
            Some(Card::Choice(choice)) if table.own.choice == Some(choice) => {
                return table.confirm();
            }
            Some(Card::Choice(choice)) => return table.own.choice = Some(choice),
            None => {}
        }
        let Some(place) = layout.place_at(position) else {
            return;
        };
        let own_house = matches!(
            table.session.position().tile_at(place),
            Some(Tile::Building { owner, .. })
                if owner.is_some() && owner == table.session.person()
        );
        match &mut table.own.hand {
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

    fn key_lines() -> Vec<Line<'static>> {
        sheets::key_lines()
    }

    fn end_lines(table: &ArchitektonTable) -> Vec<Line<'static>> {
        sheets::end_lines(table)
    }
}

impl ArchitektonTable {
    /// The decision that a person must take now.
    fn decision(&self) -> Option<Decision> {
        match self.session.position().phase() {
            Phase::Decide(decision) if self.session.person().is_some() => Some(decision),
            Phase::Decide(_) | Phase::Lay | Phase::Over => None,
        }
    }

    /// The tiles of the stock at their numbers, counted from 0: buildings, then landscapes.
    fn stock(&self) -> [Option<StockTile>; 6] {
        let position = self.session.position();
        let mut stock = [None; 6];
        for (slot, building) in stock.iter_mut().zip(position.stock_buildings()) {
            *slot = Some(StockTile::Building(building));
        }
        for (slot, scenery) in stock[3..].iter_mut().zip(position.stock_landscapes()) {
            *slot = Some(StockTile::Landscape(scenery));
        }
        stock
    }

    /// Whether there was a tile in hand to be moved.
    fn with_hand(&mut self, act: impl FnOnce(&mut Hand)) -> bool {
        match &mut self.own.hand {
            Some(hand) => {
                act(hand);
                true
            }
            None => false,
        }
    }

    /// The match with this game, once it is over.
    fn series_after(&self) -> Series {
        let mut series = self.own.series;
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
        let (before, after) = (self.own.series, self.series_after());
        let seat_before = |seat: Seat| before.seat_of(after.player_at(seat));
        let options = Options {
            faces: *self.session.position().faces(),
        };
        let setup = Architekton::deal(&options, self.session.rng()).ok()?;
        let mut record = GameRecord::<Architekton>::new(&setup).ok()?;
        for seat in [Seat::First, Seat::Second] {
            // From here on everybody has a name that stays.
            let name = self.names[seat_before(seat)].parse().ok();
            record
                .set_name(seat, name)
                .expect("both seats are taken by people");
        }
        let computers = Computers::from_fn(|seat| match seat {
            Seat::First | Seat::Second => self.session.computers().level(seat_before(seat)),
            Seat::Third | Seat::Fourth => None,
        });
        let series = if after.is_over() {
            Series::new()
        } else {
            after
        };
        if series.games() > 0 {
            record.set_remark(Remark::Match, Some(&match_words(series)));
        }
        let file = self.session.next_file();
        let rng = self.session.rng().clone();
        let session = Session::begun(record, computers, file, rng).ok()?;
        let mut next = Table::with(session, Own::new(series));
        next.area = self.area;
        Some(next)
    }
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
