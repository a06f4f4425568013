//! Scores and moves of Architekton that explain themselves.

use polis_architekton::explain::{BuildingReport, Scoring, SideReport};
use polis_architekton::{Action, Architekton, Illegal, Move, Place};
use polis_draw::Reel;
use polis_game::Seat;
use polis_notation::{GameRecord, Record, architekton_facts};
use serde_json::{Value, json};

use crate::playable::Playable;

impl Playable for Architekton {
    fn into_record(record: GameRecord<Architekton>) -> Record {
        record.into()
    }

    fn action_count(&self) -> usize {
        Action::COUNT
    }

    fn action(&self, chosen: Move) -> Option<usize> {
        Action::of(self, chosen).map(Action::number)
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        Action::from_number(action)?.to_move(self)
    }

    fn explain_scores(&self) -> Value {
        let end = self.explain_end();
        let seats: Vec<Value> = end
            .seats
            .values()
            .iter()
            .map(|report| {
                let groups = report.groups.iter();
                let groups: Vec<Value> = groups
                    .map(|group| group.iter().copied().map(place).collect())
                    .collect();
                json!({
                    "group": report.score.group,
                    "chips": report.score.chips,
                    "houses": report.score.houses,
                    "total": report.score.total(),
                    "groups": groups,
                })
            })
            .collect();
        let buildings: Vec<Value> = self.explain_buildings().map(|one| building(&one)).collect();
        json!({ "seats": seats, "buildings": buildings })
    }

    fn explain_move(&self, chosen: Move) -> Result<Value, Illegal> {
        Ok(architekton_facts(&self.gain(chosen)?))
    }

    fn reel(record: &GameRecord<Architekton>) -> Option<Reel> {
        Reel::architekton(record.positions().collect(), record.moves())
    }
}

/// How a building stands.
fn building(report: &BuildingReport) -> Value {
    let sides: Vec<&str> = report
        .sides
        .iter()
        .map(|side| match side {
            SideReport::Matching { .. } => "matching",
            SideReport::Wrong { .. } => "wrong",
            SideReport::Open { .. } => "open",
        })
        .collect();
    let chips = report.scoring().map(|scoring| match scoring {
        Scoring::Gain => 1,
        Scoring::Loss { wrong } => -i32::from(wrong),
    });
    json!({
        "building": report.building.number(),
        "place": place(report.place),
        "owner": report.owner.map(Seat::number),
        "sides": sides,
        "chips": chips,
        "removed_at_the_end": report.would_be_removed(),
    })
}

fn place(at: Place) -> Value {
    json!([at.x, at.y])
}
