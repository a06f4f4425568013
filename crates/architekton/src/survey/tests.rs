use std::collections::{BTreeMap, BTreeSet};

use polis_game::{Game, chance};

use super::*;
use crate::explain::{BuildingReport, SideReport};
use crate::{Event, Move, Options, Phase, Place, Side, Tile};

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// Looks at every position of some random games.
fn check(look: impl Fn(&Architekton, &Survey)) {
    for seed in 0..150 {
        let mut rng = chance(seed);
        let setup = Architekton::deal(&Options::default(), &mut rng).unwrap();
        let mut game = Architekton::new(&setup).unwrap();
        loop {
            look(&game, &game.survey());
            let Some(chosen) = game.random_move(&mut rng) else {
                break;
            };
            game.play(chosen).unwrap();
        }
    }
}

fn owned(game: &Architekton, seat: Seat) -> impl Iterator<Item = BuildingReport> {
    let reports = game.explain_buildings();
    reports.filter(move |report| report.owner == Some(seat))
}

/// The groups of houses, the largest first.
fn groups(mut houses: BTreeSet<Place>) -> Vec<BTreeSet<Place>> {
    let mut groups = Vec::new();
    while let Some(first) = houses.pop_first() {
        let mut group = BTreeSet::from([first]);
        while let Some(&next) = houses
            .iter()
            .find(|house| group.iter().any(|place| place.touches_at_corner(**house)))
        {
            houses.remove(&next);
            group.insert(next);
        }
        groups.push(group);
    }
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    groups
}

/// The houses of a group that stand, those at risk, and the empty places at its corners.
fn facts_of(game: &Architekton, group: &BTreeSet<Place>) -> (u8, u8, u8) {
    let reports = || {
        let reports = game.explain_buildings();
        reports.filter(|report| group.contains(&report.place))
    };
    let stand = reports().filter(|report| !report.would_be_removed());
    let at_risk = reports().filter(|report| !report.is_enclosed() && report.wrong_sides() > 0);
    let growth: BTreeSet<Place> = game
        .tiles()
        .filter(|laid| matches!(laid.tile, Tile::Landscape { .. }))
        .flat_map(|laid| Side::ALL.map(|side| laid.place.neighbour(side)))
        .filter(|&place| game.tile_at(place).is_none())
        .filter(|place| group.iter().any(|house| house.touches_at_corner(*place)))
        .collect();
    (
        stand.count() as u8,
        at_risk.count() as u8,
        growth.len() as u8,
    )
}

/// For each empty place beside a building what the buildings beside it show.
fn places(game: &Architekton) -> BTreeMap<Place, Vec<Scenery>> {
    let mut places = BTreeMap::new();
    for report in game.explain_buildings() {
        for (side, found) in Side::ALL.into_iter().zip(report.sides) {
            if let SideReport::Open { shown } = found {
                let place = report.place.neighbour(side);
                places.entry(place).or_insert_with(Vec::new).push(shown);
            }
        }
    }
    places
}

#[test]
fn buildings_are_counted_as_explained() {
    check(|game, survey| {
        let places = places(game);
        let left = Scenery::ALL.map(|scenery| {
            let tile = Tile::Landscape { scenery };
            6 - game.tiles().filter(|laid| laid.tile == tile).count() as u8
        });
        assert_eq!(survey.landscapes_left, left);
        assert_eq!(usize::from(survey.landscape_places), places.len());
        let deserted = game
            .explain_buildings()
            .filter(|report| report.owner.is_none());
        assert_eq!(usize::from(survey.deserted), deserted.count());
        for seat in SEATS {
            let found = survey.of(seat);
            let mut open = [[0; 3]; 3];
            let (mut settled, mut exposed, mut doomed, mut supply) = (0, 0, 0, 0);
            for report in owned(game, seat) {
                if report.is_enclosed() {
                    settled += 1;
                    continue;
                }
                open[3 - report.landscapes()][report.wrong_sides()] += 1;
                for (side, found) in Side::ALL.into_iter().zip(report.sides) {
                    let SideReport::Open { shown } = found else {
                        continue;
                    };
                    let beside = &places[&report.place.neighbour(side)];
                    let spoils = |other: &&Scenery| **other != shown && left[**other as usize] > 0;
                    exposed += u8::from(beside.iter().any(|other| spoils(&other)));
                    doomed += u8::from(left[shown as usize] == 0);
                    supply += u16::from(left[shown as usize]);
                }
            }
            assert_eq!(found.open, open);
            assert_eq!(
                (found.settled, found.exposed, found.doomed, found.supply),
                (settled, exposed, doomed, supply)
            );
            assert_eq!(found.chips, game.chips()[seat]);
            assert_eq!(found.hand, game.hands()[seat]);
        }
    });
}

#[test]
fn groups_are_those_of_the_final_scoring_and_of_plain_search() {
    check(|game, survey| {
        let scores = game.final_score();
        let laid = |&laid| game.town.building(laid).place;
        let pending: Vec<Place> = game.losses.iter().map(laid).collect();
        for seat in SEATS {
            let found = survey.of(seat);
            assert_eq!(found.group, scores[seat].group);
            assert_eq!(found.standing, scores[seat].houses);
            let houses: BTreeSet<Place> = game.houses(seat).collect();
            let sizes: Vec<u8> = groups(houses.clone())
                .into_iter()
                .map(|group| group.len() as u8)
                .collect();
            let size = |index| sizes.get(index).copied().unwrap_or(0);
            assert_eq!(found.reach, [size(0), size(1)]);
            let kept: BTreeSet<Place> = houses
                .iter()
                .copied()
                .filter(|&place| !pending.contains(&place))
                .collect();
            let kept = groups(kept).first().map_or(0, BTreeSet::len);
            assert_eq!(usize::from(found.reach_without_pending), kept);
            // Of equal groups any may be the one that is used.
            let facts = (found.reach_standing, found.reach_at_risk, found.growth);
            let empty = BTreeSet::new();
            assert!(
                groups(houses.clone())
                    .iter()
                    .chain([&empty])
                    .filter(|group| group.len() == usize::from(found.reach[0]))
                    .any(|group| facts_of(game, group) == facts)
            );

            if game.phase() != Phase::Lay {
                continue;
            }
            let mut after = [size(0); 2];
            for lay in game.legal_moves() {
                let Move::Building {
                    building,
                    place,
                    rotation,
                    ..
                } = lay
                else {
                    continue;
                };
                let mut houses = houses.clone();
                houses.insert(place);
                let size = groups(houses)[0].len() as u8;
                after[0] = after[0].max(size);
                let fits = Side::ALL.into_iter().all(|side| {
                    let shown = game.faces.rotated(building, rotation).get(side);
                    match game.tile_at(place.neighbour(side)) {
                        Some(Tile::Landscape { scenery }) => shown == Some(scenery),
                        Some(Tile::Building { .. }) | None => true,
                    }
                });
                if fits {
                    after[1] = after[1].max(size);
                }
            }
            assert_eq!(found.reach_after, after);
        }
    });
}

#[test]
fn places_are_those_of_the_legal_moves() {
    check(|game, survey| {
        if game.phase() != Phase::Lay {
            return;
        }
        let moves = game.legal_moves();
        let landscape = |lay: &&Move| matches!(lay, Move::Landscape { .. });
        let lays = moves.iter().filter(landscape).count();
        assert_eq!(usize::from(survey.landscape_lays), lays);

        let mut fits = [
            BTreeSet::new(),
            BTreeSet::new(),
            BTreeSet::new(),
            BTreeSet::new(),
        ];
        for lay in moves {
            if let Move::Building { place, .. } = lay {
                let mut after = game.clone();
                after.play(lay).unwrap();
                let report = after.explain_building(place).unwrap();
                if report.wrong_sides() == 0 {
                    fits[report.landscapes() - 1].insert(place);
                }
            }
        }
        assert_eq!(survey.fits, fits.map(|places| places.len() as u8));
    });
}

/// Plays each landscape of the stock and checks what it brought to the opponent, who takes off as
/// many houses as possible.
#[test]
fn lays_bring_what_playing_them_brings() {
    check(|game, survey| {
        if game.phase() != Phase::Lay {
            return;
        }
        let victim = game.turn().next(2);
        let mut expected = Lays::default();
        for lay in game.legal_moves() {
            let Move::Landscape { place, .. } = lay else {
                continue;
            };
            let mut after = game.clone();
            after.play(lay).unwrap();
            // The buildings as they were: a house may be gone by now.
            let mut toll = Toll::default();
            let mut gain = 0;
            for side in Side::ALL {
                let beside = place.neighbour(side);
                let before = game.explain_building(beside);
                if before.is_none_or(|report| report.owner != Some(victim)) {
                    continue;
                }
                let report = after.explain_building(beside).unwrap();
                if report.is_enclosed() {
                    let wrong = report.wrong_sides() as u8;
                    gain += u8::from(wrong == 0);
                    toll.keep += wrong;
                    toll.remove += wrong.saturating_sub(1);
                }
            }
            expected.gains += u8::from(gain > 0);
            expected.losses += u8::from(toll.keep > 0);
            expected.worst.keep = expected.worst.keep.max(toll.keep);
            expected.worst.remove = expected.worst.remove.max(toll.remove);
            while let Phase::Decide(decision) = after.phase() {
                let place = decision.place;
                after.play(Move::Remove { place }).unwrap();
            }
            expected.fatal += u8::from(after.early_end() == Some(victim));
        }
        let found = survey.of(victim).stock;
        assert_eq!(
            (found.gains, found.losses, found.fatal, found.worst),
            (
                expected.gains,
                expected.losses,
                expected.fatal,
                expected.worst
            )
        );
    });
}

#[test]
fn pending_losses_are_those_of_the_decisions() {
    check(|game, survey| {
        let mut expected = [(0, Toll::default()); 2];
        let mut after = game.clone();
        // No tile is laid in between, so that no other losses come.
        for _ in 0..game.losses.len() {
            let Phase::Decide(decision) = after.phase() else {
                break;
            };
            let owner = after.to_move().unwrap();
            let place = decision.place;
            after.play(Move::Remove { place }).unwrap();
            for event in after.events() {
                if let Event::Removed { place, owner, .. } = *event {
                    let wrong = game.explain_building(place).unwrap().wrong_sides() as u8;
                    let (count, toll) = &mut expected[owner as usize];
                    *count += 1;
                    toll.keep += wrong;
                    toll.remove += wrong - 1;
                }
            }
            assert_eq!(game.explain_building(place).unwrap().owner, Some(owner));
        }
        if after.early_end().is_some() && game.early_end().is_none() {
            return;
        }
        for seat in SEATS {
            let found = survey.of(seat);
            assert_eq!(
                (found.pending_losses, found.pending),
                expected[seat as usize]
            );
        }
    });
}
