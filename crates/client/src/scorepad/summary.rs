//! What a sheet says in words: names, rows, who wins, and what cannot be right.

use polis_akropolis::{District, Doubt, Layout, Score};
use polis_architekton::Verdict;
use polis_game::Seat;

use super::akropolis::{AkropolisSheet, DecidedBy};
use super::architekton::ArchitektonSheet;
use super::sheet::{Counted, Sheet};
use polis_i18n::Words;

/// A row of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummaryRow {
    /// What stands before it.
    pub mark: Mark,
    /// What it is about.
    pub label: &'static str,
    /// What stands in it for each.
    pub cells: Vec<Cell>,
}

/// What stands before a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The small hex of a type.
    District(District),
    /// The small hex of a quarry.
    Quarry,
    Stone,
    Chip,
    /// Nothing.
    None,
    /// Nothing: all is summed up here.
    Total,
}

/// What stands in a row for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// How the points come about, where that is worth saying.
    pub calculation: Option<String>,
    pub points: String,
}

/// Who wins, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetVerdict {
    pub title: String,
    pub line: Option<String>,
}

/// What everybody is called, in order. Who has no name is numbered.
pub fn names(sheet: &Sheet, words: &Words) -> Vec<String> {
    let named = |name: &str, index: usize, alone: bool| match name {
        "" if alone => words.players.you().to_owned(),
        "" => words.players.player(index + 1),
        name => name.to_owned(),
    };
    match &sheet.counted {
        Counted::Akropolis(sheet) => {
            let alone = sheet.people.len() == 1;
            let people = sheet.people.iter().enumerate();
            let architect = sheet.architect().into_iter();
            people
                .map(|(index, person)| named(&person.name, index, alone))
                .chain(architect.map(|one| words.players.architect(one).to_owned()))
                .collect()
        }
        Counted::Architekton(sheet) => {
            let names = sheet.names.iter().enumerate();
            names
                .map(|(index, name)| named(name, index, false))
                .collect()
        }
    }
}

/// What everybody has, in order.
pub fn totals(sheet: &Sheet) -> Vec<i32> {
    match &sheet.counted {
        Counted::Akropolis(sheet) => sheet.scores().iter().map(Score::total).collect(),
        Counted::Architekton(sheet) => sheet
            .scores()
            .iter()
            .map(|score| i32::from(score.total()))
            .collect(),
    }
}

/// Who wins: whether each does, in order. Nobody does before anything is written.
pub fn wins(sheet: &Sheet) -> Vec<bool> {
    let (seats, winners) = match &sheet.counted {
        Counted::Akropolis(sheet) => (sheet.seats(), sheet.winners()),
        Counted::Architekton(sheet) => (2, sheet.verdict().winners()),
    };
    let is_empty = totals(sheet).iter().all(|&total| total == 0);
    let early = sheet
        .architekton()
        .is_some_and(|sheet| sheet.bankrupt.is_some());
    Seat::first(seats)
        .map(|seat| winners.contains(seat) && (!is_empty || early) && seats > 1)
        .collect()
}

/// The rows of a sheet, the total last.
pub fn rows(sheet: &Sheet, words: &Words) -> Vec<SummaryRow> {
    match &sheet.counted {
        Counted::Akropolis(sheet) => akropolis_rows(sheet, words),
        Counted::Architekton(sheet) => architekton_rows(sheet, words),
    }
}

fn akropolis_rows(sheet: &AkropolisSheet, words: &Words) -> Vec<SummaryRow> {
    let scores = sheet.scores();
    let plain = |points: String| Cell {
        calculation: None,
        points,
    };
    let row = |mark, label, cell: &dyn Fn(&Score) -> Cell| SummaryRow {
        mark,
        label,
        cells: scores.iter().map(cell).collect(),
    };
    let table = &words.akropolis_table;
    let mut rows: Vec<SummaryRow> = District::ALL
        .into_iter()
        .map(|district| {
            row(
                Mark::District(district),
                words.akropolis.district(district),
                &|score| {
                    let part = score.districts[district];
                    Cell {
                        calculation: Some(format!("{}\u{a0}×\u{a0}{}★", part.value, part.stars)),
                        points: part.points().to_string(),
                    }
                },
            )
        })
        .collect();
    rows.push(row(Mark::Stone, table.stones_row(), &|score| {
        plain(score.stones.to_string())
    }));
    if scores.iter().any(|score| score.quarries.is_some()) {
        rows.push(row(Mark::Quarry, table.quarries_row(), &|score| {
            plain(
                score
                    .quarries
                    .map_or("–".to_owned(), |points| points.to_string()),
            )
        }));
    }
    rows.push(row(Mark::Total, table.total(), &|score| {
        plain(score.total().to_string())
    }));
    rows
}

fn architekton_rows(sheet: &ArchitektonSheet, words: &Words) -> Vec<SummaryRow> {
    let scores = sheet.scores();
    let table = &words.architekton_table;
    let row = |mark, label, number: fn(&polis_architekton::Score) -> u8| SummaryRow {
        mark,
        label,
        cells: scores
            .iter()
            .map(|score| Cell {
                calculation: None,
                points: number(score).to_string(),
            })
            .collect(),
    };
    vec![
        row(Mark::None, table.largest_group(), |score| score.group),
        row(Mark::Chip, table.chips_row(), |score| score.chips),
        row(Mark::Total, words.akropolis_table.total(), |score| {
            score.total()
        }),
        row(Mark::None, table.houses_row(), |score| score.houses),
    ]
}

/// Who wins, and by what. Before anything is written there is nothing to say about it.
pub fn verdict(sheet: &Sheet, words: &Words) -> SheetVerdict {
    let names = names(sheet, words);
    if names.len() > 1 && !wins(sheet).contains(&true) {
        return SheetVerdict {
            title: words.pad.result().to_owned(),
            line: None,
        };
    }
    let win = |name: &str| {
        if name == words.players.you() {
            words.play.you_win().to_owned()
        } else {
            words.play.wins(name)
        }
    };
    match &sheet.counted {
        Counted::Akropolis(akropolis) => {
            let winners: Vec<&str> = akropolis
                .winners()
                .iter()
                .filter_map(|seat| names.get(seat as usize).map(String::as_str))
                .collect();
            let table = &words.akropolis_table;
            let line = match akropolis.decided() {
                DecidedBy::Alone | DecidedBy::Points => None,
                DecidedBy::Stones => Some(table.by_stones()),
                DecidedBy::Shared => Some(table.shared()),
                DecidedBy::Architect => Some(table.architect_ties()),
            };
            let title = match (&winners[..], akropolis.decided()) {
                (_, DecidedBy::Alone) => {
                    let total = totals(sheet).first().copied().unwrap_or(0);
                    format!("{}: {}", names[0], words.play.points(total))
                }
                ([winner], _) => win(winner),
                (several, _) => format!("{}: {}", words.play.nobody_wins(), several.join(", ")),
            };
            SheetVerdict {
                title,
                line: line.map(str::to_owned),
            }
        }
        Counted::Architekton(architekton) => {
            let table = &words.architekton_table;
            let verdict = architekton.verdict();
            let [first, second] = architekton.scores().map(polis_architekton::Score::total);
            let title = match verdict.winner() {
                Some(winner) => win(&names[winner as usize]),
                None => table.drawn().to_owned(),
            };
            let line = match verdict {
                Verdict::EarlyEnd { winner } => {
                    table.early_end(Some(&names[winner.next(2) as usize]))
                }
                Verdict::Points { .. } => table.by_points(first.max(second), first.min(second)),
                Verdict::Houses { .. } => table.by_houses().to_owned(),
                Verdict::Draw => table.drawn_line().to_owned(),
            };
            SheetVerdict {
                title,
                line: Some(line),
            }
        }
    }
}

/// The whole sheet as text, to be sent to somebody.
pub fn text(sheet: &Sheet, words: &Words) -> String {
    let told = verdict(sheet, words);
    let names = names(sheet, words);
    let rows = rows(sheet, words);
    let mut lines = vec![format!("{}: {}", sheet.game().title(), told.title)];
    lines.extend(told.line);
    for (index, name) in names.iter().enumerate() {
        let parts = rows.iter().filter(|row| row.mark != Mark::Total);
        let parts: Vec<String> = parts
            .map(|row| {
                let cell = &row.cells[index];
                match &cell.calculation {
                    Some(calculation) => format!("{} {calculation} = {}", row.label, cell.points),
                    None => format!("{} {}", row.label, cell.points),
                }
            })
            .collect();
        let total = rows.iter().find(|row| row.mark == Mark::Total);
        let total = total.map_or("", |row| &row.cells[index].points);
        lines.push(format!("{name}: {total} ({})", parts.join(", ")));
    }
    lines.join("\n").replace('\u{a0}', " ")
}

/// What cannot be right about a rebuilt city.
pub fn city_doubts(city: &Layout, words: &Words) -> Vec<String> {
    let words = &words.pad;
    city.doubts()
        .iter()
        .map(|doubt| match doubt {
            Doubt::Apart { hexes } => words.apart(hexes.len()),
            Doubt::Ground { hexes } => words.ground(*hexes),
            Doubt::Level { level, hexes } => words.level(*level, *hexes),
            Doubt::NoTiles { level, .. } => words.no_tiles(*level),
            Doubt::TooManyTiles { tiles } => words.too_many_tiles(*tiles),
        })
        .collect()
}

/// What cannot be right about a rebuilt town.
pub fn town_doubts(sheet: &Sheet, words: &Words) -> Vec<String> {
    use polis_architekton::Doubt;

    let Some(town) = sheet.architekton().map(|sheet| &sheet.town) else {
        return Vec::new();
    };
    let names = names(sheet, words);
    let pad = &words.pad;
    town.doubts()
        .iter()
        .map(|doubt| match doubt {
            Doubt::Apart { places } => pad.apart(places.len()),
            Doubt::TooManyHouses { seat, houses } => {
                pad.too_many_houses(&names[*seat as usize], *houses)
            }
            Doubt::TooOften {
                scenery,
                landscapes,
            } => pad.too_often(words.architekton_table.scenery(*scenery), *landscapes),
            Doubt::Twice { building } => pad.twice(building.number()),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use polis_akropolis::{DistrictScore, Variants};

    use super::*;
    use crate::scorepad::{CountedPlayer, ScorepadSetup};
    use polis_i18n::Language;
    use polis_notation::GameKind;

    fn sheet() -> Sheet {
        let mut people: Vec<CountedPlayer> = ["Thalia", ""].map(CountedPlayer::new).into();
        people[0].rows[District::Houses] = DistrictScore { value: 9, stars: 3 };
        people[1].stones = 27;
        Sheet::new(Counted::Akropolis(AkropolisSheet {
            variants: Variants::NONE,
            people,
            opponent: None,
        }))
    }

    #[test]
    fn a_sheet_is_told_as_text() {
        let words = Language::English.words();
        assert_eq!(
            text(&sheet(), words),
            "Akropolis: Player 2 wins\n\
             Equal points: the most stones win.\n\
             Thalia: 27 (Houses 9 × 3★ = 27, Markets 0 × 0★ = 0, Barracks 0 × 0★ = 0, \
             Temples 0 × 0★ = 0, Gardens 0 × 0★ = 0, Stones 0)\n\
             Player 2: 27 (Houses 0 × 0★ = 0, Markets 0 × 0★ = 0, Barracks 0 × 0★ = 0, \
             Temples 0 × 0★ = 0, Gardens 0 × 0★ = 0, Stones 27)"
        );
        assert_eq!(wins(&sheet()), [false, true]);
    }

    #[test]
    fn every_sheet_is_told_in_every_language() {
        for language in Language::ALL {
            let words = language.words();
            let mut setup = ScorepadSetup::default();
            for people in 1..=4 {
                setup.seat(people);
                for game in GameKind::ALL {
                    let sheet = setup.sheet(game);
                    let seats = names(&sheet, words).len();
                    assert!(
                        rows(&sheet, words)
                            .iter()
                            .all(|row| row.cells.len() == seats)
                    );
                    assert_eq!(totals(&sheet).len(), seats);
                    // Nobody wins before anything is written.
                    assert!(!wins(&sheet).contains(&true));
                    assert!(!text(&sheet, words).is_empty());
                    assert!(town_doubts(&sheet, words).is_empty());
                }
            }
            let doubts = city_doubts(&Layout::default(), words);
            assert!(doubts.len() == 1 && doubts[0].contains('0'), "{doubts:?}");
        }
    }
}
