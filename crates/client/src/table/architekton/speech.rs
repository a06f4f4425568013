//! What happens at the table, in words.

use polis_architekton::explain::{BuildingReport, Scoring, SideReport};
use polis_architekton::gain::{ClosedSides, Gain};
use polis_architekton::{Architekton, Decider, Event, Illegal, Move, Place, Side, Tile};
use polis_game::Seat;

use super::places::Fit;
use crate::table::narration::Speech;
use polis_i18n::{ArchitektonTable, Words};

/// Something that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenRemark {
    pub tone: RemarkTone,
    pub text: String,
}

/// What to think of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkTone {
    /// For better, or as it should be.
    Good,
    /// Something to mind.
    Care,
    /// For worse.
    Bad,
}

fn remark(tone: RemarkTone, text: impl Into<String>) -> SpokenRemark {
    let text = text.into();
    SpokenRemark { tone, text }
}

/// What the card of a tile tells: its sides, whose house stands on it, what it brought or will
/// bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub title: String,
    pub remarks: Vec<SpokenRemark>,
}

/// Remarks in a row.
pub fn joined(remarks: Vec<SpokenRemark>) -> String {
    let texts: Vec<String> = remarks.into_iter().map(|one| one.text).collect();
    texts.join(" ")
}

/// A place as people write it, with a true minus.
pub fn place(place: Place) -> String {
    place.to_string().replace('-', "\u{2212}")
}

/// Why a tile may not lie somewhere.
pub fn refusal(illegal: Illegal, words: &Words) -> &'static str {
    let table = &words.architekton_table;
    match illegal {
        Illegal::PlaceTaken { .. } => table.is_taken(),
        Illegal::ForLandscapes { .. } => table.for_landscapes(),
        Illegal::ForBuildings { .. } => table.for_buildings(),
        Illegal::TouchesNothing { .. } => table.touches_nothing(),
        Illegal::NothingMatches { .. } => table.nothing_matches(),
        Illegal::Over
        | Illegal::MustDecide { .. }
        | Illegal::NothingToDecide
        | Illegal::OtherDecision { .. }
        | Illegal::BuildingNotInStock { .. }
        | Illegal::LandscapeNotInStock { .. }
        | Illegal::HouseInHand { .. }
        | Illegal::NoHouseInHand { .. }
        | Illegal::NoHouseThere { .. } => table.not_now(),
    }
}

impl Speech<'_> {
    fn table(self) -> &'static ArchitektonTable {
        &self.words.architekton_table
    }

    /// Of whom is spoken: none for the only person at the table.
    pub fn who(self, seat: Seat) -> Option<String> {
        let is_you = self.company.reader == Some(seat);
        (!is_you).then(|| self.name(seat))
    }

    /// Whose house it is, in a word.
    pub fn owner(self, owner: Option<Seat>) -> String {
        match owner {
            None => self.table().of_nobody().to_owned(),
            Some(seat) => self
                .who(seat)
                .unwrap_or_else(|| self.table().yours().to_owned()),
        }
    }

    /// What a move lays or decides, without who plays it.
    pub fn played(self, chosen: Move) -> String {
        let table = self.table();
        match chosen {
            Move::Building {
                building,
                place: at,
                ..
            } => table.tile_at(&table.building(building.number()), &place(at)),
            Move::Landscape { scenery, place: at } => {
                table.tile_at(table.scenery(scenery), &place(at))
            }
            Move::Keep { place: at } => table.house_kept(&place(at)),
            Move::Remove { place: at } => table.house_removed(&place(at)),
        }
    }

    /// What follows from a move by the rules.
    pub fn event(self, event: Event) -> SpokenRemark {
        let table = self.table();
        match event {
            Event::Gained { owner, .. } => {
                remark(RemarkTone::Good, table.gained(self.who(owner).as_deref()))
            }
            Event::Kept { owner, paid, .. } => remark(
                RemarkTone::Bad,
                table.kept(self.who(owner).as_deref(), usize::from(paid)),
            ),
            Event::Removed {
                owner, paid, by, ..
            } => {
                let who = self.who(owner);
                let said = match by {
                    Decider::Owner => table.removed(who.as_deref(), paid),
                    Decider::Rules => table.had_to_remove(who.as_deref(), paid),
                };
                remark(RemarkTone::Bad, said)
            }
            Event::Bankrupt { owner, loss, .. } => remark(
                RemarkTone::Bad,
                table.bankrupt(self.who(owner).as_deref(), usize::from(loss)),
            ),
            Event::Exchanged { .. } => remark(RemarkTone::Care, table.exchanged()),
            Event::Skipped { seat, .. } => {
                remark(RemarkTone::Care, table.skipped(self.who(seat).as_deref()))
            }
            Event::LastRound { turns } => remark(
                RemarkTone::Care,
                table.last_round_begins(usize::from(turns)),
            ),
        }
    }

    /// How a tile fits, in half a sentence.
    pub fn fits(self, fit: Fit) -> String {
        self.table().sides_match(fit.matching, fit.touching())
    }

    /// What a lay would bring about, the most important first.
    pub fn gain(self, chosen: Move, fit: Fit, gain: &Gain) -> Vec<SpokenRemark> {
        let mut remarks = Vec::new();
        for closed in &gain.buildings {
            match chosen {
                Move::Building { .. } => self.laid_building(closed, fit, &mut remarks),
                Move::Landscape { .. } => self.beside_landscape(closed, &mut remarks),
                Move::Keep { .. } | Move::Remove { .. } => {}
            }
        }
        remarks.extend(self.consequences(gain));
        remarks
    }

    /// What a lay would bring about beyond the sides that it closes.
    pub fn consequences(self, gain: &Gain) -> Vec<SpokenRemark> {
        let table = self.table();
        let mut remarks = Vec::new();
        remarks.extend(gain.events.iter().map(|&event| self.event(event)));
        if let Some(choice) = gain.forced {
            let [keep, remove] =
                [choice.decision.cost_to_keep, choice.decision.cost_to_remove].map(usize::from);
            let who = self.who(choice.seat);
            remarks.push(remark(
                RemarkTone::Bad,
                table.must_choose(who.as_deref(), keep, remove),
            ));
        }
        remarks.extend(self.scores(gain));
        if let Some(verdict) = gain.end {
            remarks.push(match verdict.winner() {
                Some(winner) => {
                    let who = self.who(winner);
                    let tone = if who.is_none() {
                        RemarkTone::Good
                    } else {
                        RemarkTone::Care
                    };
                    remark(tone, table.wins_with_it(who.as_deref()))
                }
                None => remark(RemarkTone::Care, table.draw_with_it()),
            });
        }
        remarks
    }

    fn laid_building(self, closed: &ClosedSides, fit: Fit, remarks: &mut Vec<SpokenRemark>) {
        let (table, report) = (self.table(), &closed.report);
        let fits = self.fits(fit);
        remarks.push(match report.wrong_sides() {
            0 if report.is_enclosed() => remark(RemarkTone::Good, format!("{fits}.")),
            0 => remark(RemarkTone::Good, format!("{fits}. {}", table.no_loss_yet())),
            _ if report.is_enclosed() => remark(RemarkTone::Bad, format!("{fits}.")),
            wrong => {
                let who = report.owner.and_then(|owner| self.who(owner));
                let cost = table.will_cost(who.as_deref(), wrong);
                remark(RemarkTone::Care, format!("{fits}. {cost}"))
            }
        });
        let landscapes = report.landscapes();
        remarks.push(if report.would_be_removed() {
            remark(RemarkTone::Care, table.not_safe_yet(landscapes))
        } else {
            remark(RemarkTone::Good, table.is_safe(landscapes))
        });
    }

    fn beside_landscape(self, closed: &ClosedSides, remarks: &mut Vec<SpokenRemark>) {
        let (table, report) = (self.table(), &closed.report);
        let (number, owner) = (report.building.number(), self.owner(report.owner));
        let is_wrong = Side::ALL
            .into_iter()
            .zip(report.sides)
            .any(|(side, found)| {
                closed.sides.contains(&side) && matches!(found, SideReport::Wrong { .. })
            });
        let mut text = if is_wrong {
            table.side_is_wrong(number, &owner)
        } else {
            table.side_fits(number, &owner)
        };
        let wrong = report.wrong_sides();
        if let (false, Some(owner)) = (report.is_enclosed(), report.owner)
            && is_wrong
        {
            let who = self.who(owner);
            text = format!("{text} {}", table.will_cost(who.as_deref(), wrong));
        }
        remarks.push(remark(
            if is_wrong {
                RemarkTone::Care
            } else {
                RemarkTone::Good
            },
            text,
        ));
        if report.is_enclosed() && report.owner.is_none() {
            remarks.push(remark(RemarkTone::Care, table.unowned_enclosed(number)));
        } else if closed.stays_from_now_on() && report.owner.is_some() {
            remarks.push(remark(RemarkTone::Good, table.becomes_safe(number, &owner)));
        }
    }

    fn scores(self, gain: &Gain) -> Vec<SpokenRemark> {
        let table = self.table();
        let mut remarks = Vec::new();
        for (seat, change) in gain.scores.iter() {
            let who = self.who(seat);
            let groups = [change.before.group, change.after.group];
            let totals = [change.before.total(), change.after.total()];
            let tone = |[before, after]: [u8; 2]| {
                if after > before {
                    RemarkTone::Good
                } else {
                    RemarkTone::Bad
                }
            };
            if groups[0] != groups[1] {
                let text = table.group_changes(who.as_deref(), groups[0], groups[1]);
                remarks.push(remark(tone(groups), text));
            }
            if totals[0] != totals[1] {
                let text = table.points_change(who.as_deref(), totals[0], totals[1]);
                remarks.push(remark(tone(totals), text));
            }
        }
        remarks
    }

    /// The card of the tile at a place; none where none lies.
    pub fn card(self, position: &Architekton, place: Place) -> Option<Card> {
        let table = self.table();
        Some(match position.tile_at(place)? {
            Tile::Landscape { scenery } => Card {
                title: table.landscape(table.scenery(scenery)),
                remarks: vec![remark(RemarkTone::Good, table.landscape_line())],
            },
            Tile::Building { building, .. } => {
                let report = position.explain_building(place)?;
                let title = table.building(building.number());
                let owner = table.owner(&self.owner(report.owner));
                Card {
                    title: format!("{title}. {owner}"),
                    remarks: self.building(&report),
                }
            }
        })
    }

    /// How a building stands: its sides, and what it brought or will bring.
    pub fn building(self, report: &BuildingReport) -> Vec<SpokenRemark> {
        let table = self.table();
        let mut remarks: Vec<SpokenRemark> = Side::ALL
            .into_iter()
            .zip(report.sides)
            .map(|(side, found)| {
                let side = table.side(side);
                match found {
                    SideReport::Matching { scenery } => remark(
                        RemarkTone::Good,
                        table.matches(side, table.scenery(scenery)),
                    ),
                    SideReport::Wrong { shown, found } => remark(
                        RemarkTone::Bad,
                        table.differs(side, table.scenery(shown), table.scenery(found)),
                    ),
                    SideReport::Open { shown } => {
                        remark(RemarkTone::Care, table.open(side, table.scenery(shown)))
                    }
                }
            })
            .collect();
        remarks.push(match (report.scoring(), report.owner) {
            (Some(_), None) => remark(RemarkTone::Care, table.scored_nobody()),
            (Some(Scoring::Gain), Some(_)) => remark(RemarkTone::Good, table.brought()),
            (Some(Scoring::Loss { wrong }), Some(_)) => {
                remark(RemarkTone::Bad, table.cost(usize::from(wrong)))
            }
            (None, Some(owner)) if report.wrong_sides() > 0 => {
                let who = self.who(owner);
                let cost = table.will_cost(who.as_deref(), report.wrong_sides());
                remark(RemarkTone::Care, cost)
            }
            (None, _) => remark(RemarkTone::Good, table.no_loss_yet()),
        });
        remarks.push(if report.would_be_removed() {
            remark(RemarkTone::Care, table.goes_at_the_end(report.landscapes()))
        } else {
            remark(RemarkTone::Good, table.is_safe(report.landscapes()))
        });
        remarks
    }
}

#[cfg(test)]
mod tests {
    use crate::naming::Participants;
    use polis_game::{Game, PerSeat, chance};
    use polis_notation::Level;

    use super::*;
    use crate::player::Player;
    use crate::table::architekton::hand::Hand;
    use crate::table::architekton::preview::Preview;
    use crate::table::architekton::tests::position;
    use polis_i18n::Language;

    fn company() -> Participants {
        Participants {
            players: PerSeat::from_fn(2, |seat| match seat {
                Seat::First => Player::Person,
                Seat::Second | Seat::Third | Seat::Fourth => Player::Computer(Level::Mason),
            }),
            names: PerSeat::from_fn(2, |_| None),
            architect: None,
            reader: Some(Seat::First),
        }
    }

    #[test]
    fn everything_that_happens_can_be_said_in_every_language() {
        let company = company();
        for language in Language::ALL {
            let speech = Speech {
                words: language.words(),
                company: &company,
            };
            let mut position = position();
            let mut rng = chance(11);
            while let Some(chosen) = position.random_move(&mut rng) {
                assert!(!speech.played(chosen).is_empty());
                if let Some(hand) = Hand::of(&position, chosen) {
                    let preview = Preview::new(&position, hand).unwrap();
                    let gain = preview.gain.unwrap();
                    let remarks = speech.gain(chosen, preview.fit, &gain);
                    assert!(!remarks.is_empty());
                    for remark in remarks {
                        assert!(remark.text.ends_with('.'), "{}", remark.text);
                    }
                }
                position.play(chosen).unwrap();
                for &event in position.events() {
                    assert!(speech.event(event).text.ends_with('.'));
                }
                for report in position.explain_buildings() {
                    assert_eq!(speech.building(&report).len(), 6);
                }
            }
        }
    }

    #[test]
    fn the_reader_is_you() {
        let company = company();
        let words = Language::English.words();
        let speech = Speech {
            words,
            company: &company,
        };
        let place = Place::new(-1, 2);
        let event = |owner| speech.event(Event::Gained { place, owner }).text;
        assert_eq!(
            event(Seat::First),
            "Enclosed, all sides match: you gain 1 chip."
        );
        assert_eq!(
            event(Seat::Second),
            "Enclosed, all sides match: Alke gains 1 chip."
        );
        assert_eq!(super::place(place), "\u{2212}1,2");
    }
}
