//! The laws of every game, and the fast rules against the plain ones.

use polis_architekton::reference::Reference;
use polis_architekton::{
    Architekton, BuildingId, Event, Faces, Layout, Options, Phase, Scenery, Setup, SetupError,
};
use polis_game::conformance::{check_even_choice, check_random_games};
use polis_game::{Game, PlayError, Seat, View, chance};

use Scenery::{Earth, Forest, Meadow, Water};

/// Faces with which dead ends are common: few sceneries, so that much cannot be laid.
fn poor_faces() -> [Faces; 4] {
    [
        Faces::new([[Earth; 4]; BuildingId::COUNT]),
        Faces::new(std::array::from_fn(|index| {
            [if index < 11 { Water } else { Meadow }; 4]
        })),
        Faces::new(std::array::from_fn(|index| {
            [if index < 18 { Water } else { Meadow }; 4]
        })),
        Faces::new(std::array::from_fn(|index| match index {
            0..3 => [Forest; 4],
            _ => [Earth, Earth, Earth, Water],
        })),
    ]
}

#[test]
fn random_games_keep_the_laws() {
    check_random_games::<Architekton>(&Options::default(), 0..300);
    for faces in poor_faces() {
        check_random_games::<Architekton>(&Options { faces }, 0..60);
    }
}

#[test]
fn the_fast_rules_agree_with_the_plain_ones() {
    let mut seen = Seen::default();
    for seed in 0..4_000 {
        compare_game(Faces::BUILT_IN, seed, &mut seen);
    }
    for faces in poor_faces() {
        for seed in 0..1_000 {
            compare_game(faces, seed, &mut seen);
        }
    }
    // The games are worth something only if everything happened in them.
    let Seen {
        moved,
        several,
        opponent,
        removed_by_rules,
        bankrupt,
        exchanged,
        exchanged_often,
        rest_skipped,
        turn_skipped,
        over_at_once,
        short,
    } = seen;
    for count in [
        moved,
        several,
        opponent,
        removed_by_rules,
        bankrupt,
        exchanged,
        exchanged_often,
        rest_skipped,
        turn_skipped,
        over_at_once,
        short,
    ] {
        assert!(count >= 10, "{seen:?}");
    }
}

/// How often the rarer things happened.
#[derive(Debug, Default, Clone, Copy)]
struct Seen {
    moved: u32,
    several: u32,
    opponent: u32,
    removed_by_rules: u32,
    bankrupt: u32,
    exchanged: u32,
    exchanged_often: u32,
    rest_skipped: u32,
    turn_skipped: u32,
    over_at_once: u32,
    short: u32,
}

fn compare_game(faces: Faces, seed: u64, seen: &mut Seen) {
    let mut rng = chance(seed);
    let setup = Setup::shuffled(&Options { faces }, &mut rng);
    let mut fast = Architekton::new(&setup).unwrap();
    let mut plain = Reference::new(&setup).unwrap();
    seen.over_at_once += u32::from(fast.to_move().is_none());
    loop {
        compare(&fast, &plain);
        count_events(&fast, seen);
        let Some(chosen) = fast.random_move(&mut rng) else {
            break;
        };
        seen.moved += u32::from(chosen.to_string().contains("from"));
        fast.play(chosen).unwrap();
        plain.play(chosen);
    }
    let short = fast.stock_buildings().count() + fast.stock_landscapes().count() < 6;
    seen.short += u32::from(short && fast.early_end().is_none());
}

fn compare(fast: &Architekton, plain: &Reference) {
    assert_eq!(fast.to_move(), plain.to_move());
    assert_eq!(fast.phase(), plain.phase());
    assert!(fast.legal_moves().iter().eq(plain.legal_moves().iter()));
    assert!(
        fast.stock_buildings()
            .eq(plain.building_stock.iter().copied())
    );
    assert!(
        fast.stock_landscapes()
            .eq(plain.landscape_stock.iter().copied())
    );
    assert_eq!(fast.chips().values(), plain.chips);
    assert_eq!(fast.hands().values(), plain.hands);
    assert_eq!(fast.early_end(), plain.loser);
    assert_eq!(fast.verdict(), plain.verdict());
    assert_eq!(fast.tiles().count(), plain.town.len());
    for (&place, &tile) in &plain.town {
        assert_eq!(fast.tile_at(place), Some(tile));
    }
    let report = fast.explain_end();
    for seat in [Seat::First, Seat::Second] {
        let score = fast.final_score()[seat];
        assert_eq!(score, plain.score_of(seat));
        let explained = &report.seats[seat];
        assert_eq!(explained.score, score);
        assert_eq!(explained.largest().len(), usize::from(score.group));
        let houses: usize = explained.groups.iter().map(Vec::len).sum();
        assert_eq!(houses, usize::from(score.houses));
    }
}

fn count_events(fast: &Architekton, seen: &mut Seen) {
    let mut scored = 0;
    for &event in fast.events() {
        match event {
            Event::Gained { owner, .. } | Event::Kept { owner, .. } => {
                scored += 1;
                seen.opponent += u32::from(owner != fast.turn());
            }
            Event::Removed { by, .. } => {
                scored += 1;
                seen.removed_by_rules += u32::from(by == polis_architekton::Decider::Rules);
            }
            Event::Bankrupt { .. } => seen.bankrupt += 1,
            Event::Exchanged { times } => {
                seen.exchanged += 1;
                seen.exchanged_often += u32::from(times > 1);
            }
            Event::Skipped { lays: 1, .. } => seen.rest_skipped += 1,
            Event::Skipped { .. } => seen.turn_skipped += 1,
            Event::LastRound { .. } => {}
        }
    }
    seen.several += u32::from(scored > 1);
}

#[test]
fn the_random_move_is_even() {
    let mut rng = chance(5);
    let mut checked_moved = 0;
    for seed in 0.. {
        let setup = Setup::shuffled(&Options::default(), &mut chance(seed));
        let mut position = Architekton::new(&setup).unwrap();
        let mut ply = 0;
        while let Some(chosen) = position.random_move(&mut rng) {
            let moves = position.legal_moves();
            let moved = moves
                .iter()
                .any(|chosen| chosen.to_string().contains("from"));
            let decides = matches!(position.phase(), Phase::Decide(_));
            if moved || seed < 5 && (ply % 9 == 0 || decides) {
                check_even_choice(&position, seed);
                checked_moved += u32::from(moved);
            }
            position.play(chosen).unwrap();
            ply += 1;
        }
        if checked_moved >= 3 {
            break;
        }
    }
}

#[test]
fn a_redacted_record_replays_to_where_it_was_cut() {
    for (index, faces) in [Faces::BUILT_IN]
        .into_iter()
        .chain(poor_faces())
        .enumerate()
    {
        for seed in 0..60 {
            let mut rng = chance(seed);
            let setup = Setup::shuffled(&Options { faces }, &mut rng);
            let mut position = Architekton::new(&setup).unwrap();
            let mut played = Vec::new();
            loop {
                let mut view = position.clone();
                view.redact(Seat::Second);
                let mut again = Architekton::new(&view.setup()).unwrap();
                for &chosen in &played {
                    again.play(chosen).unwrap();
                }
                assert_eq!(again, view, "faces {index}, seed {seed}");
                let Some(chosen) = position.random_move(&mut rng) else {
                    break;
                };
                position.play(chosen).unwrap();
                played.push(chosen);
            }
        }
    }
}

#[test]
fn a_setup_whose_first_exchange_is_unknown_is_refused() {
    let mut refused = 0;
    for seed in 0..2_000 {
        let mut setup = Setup::shuffled(&Options::default(), &mut chance(seed));
        let exchanged = !Architekton::new(&setup).unwrap().events().is_empty();
        setup.buildings[7..].fill(None);
        setup.landscapes[9..].fill(None);
        match Architekton::new(&setup) {
            Ok(_) => assert!(!exchanged),
            Err(error) => {
                assert!(exchanged);
                assert_eq!(error, SetupError::UnknownExchange);
                refused += 1;
            }
        }
    }
    assert!(refused > 0);
}

#[test]
fn a_move_that_turns_up_an_unknown_tile_is_refused() {
    let setup = Setup::shuffled(&Options::default(), &mut chance(3));
    let position = Architekton::new(&setup).unwrap();
    let mut view = View::new(&position, Seat::First).position().clone();
    assert!(view.is_redacted());
    let chosen = view.legal_moves()[0];
    view.play(chosen).expect("the first lay turns up nothing");
    let before = view.clone();
    let chosen = view.legal_moves()[0];
    assert_eq!(view.play(chosen), Err(PlayError::Unknown));
    assert_eq!(view, before);
}

/// Every order of the unknown tiles has the same chance: each building comes to each unknown
/// place equally often.
#[test]
fn filling_is_even() {
    let setup = Setup::shuffled(&Options::default(), &mut chance(3));
    let view = View::new(&Architekton::new(&setup).unwrap(), Seat::First);
    let mut rng = chance(4);
    let mut buildings = [[0_u32; BuildingId::COUNT]; BuildingId::COUNT];
    let mut landscapes = [[0_u32; 4]; 24];
    let rounds = 19 * 400;
    for _ in 0..rounds {
        let filled = view.fill(&mut rng).setup();
        for (position, building) in filled.buildings.iter().enumerate() {
            buildings[position][building.unwrap().index()] += 1;
        }
        for (position, scenery) in filled.landscapes.iter().enumerate() {
            landscapes[position][scenery.unwrap() as usize] += 1;
        }
    }
    let open = view.position().setup();
    for (position, known) in open.buildings.iter().enumerate() {
        for building in BuildingId::ALL {
            let times = buildings[position][building.index()];
            match known {
                Some(known) => assert_eq!(times > 0, *known == building),
                None if open.buildings.contains(&Some(building)) => assert_eq!(times, 0),
                None => assert!((280..=540).contains(&times), "{times}, expected about 400"),
            }
        }
    }
    for (position, known) in open.landscapes.iter().enumerate() {
        for scenery in Scenery::ALL {
            let times = landscapes[position][scenery as usize];
            let shown = open
                .landscapes
                .iter()
                .filter(|&&tile| tile == Some(scenery))
                .count() as u32;
            let expected = rounds * (6 - shown) / 19;
            match known {
                Some(known) => assert_eq!(times > 0, *known == scenery),
                None => assert!(times.abs_diff(expected) < 220, "{times}, about {expected}"),
            }
        }
    }
}

/// A town that is described tile by tile is scored as that of the game, at every moment.
#[test]
fn a_described_town_is_scored_as_the_town_is() {
    for seed in 0..40 {
        let mut rng = chance(seed);
        let setup = Architekton::deal(&Options::default(), &mut rng).unwrap();
        let mut game = Architekton::new(&setup).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            game.play(chosen).unwrap();
            let layout = Layout::from(&game);
            assert_eq!(layout.doubts(), []);
            let chips = game.chips();
            let described =
                layout.position(*game.faces(), [chips[Seat::First], chips[Seat::Second]]);
            assert_eq!(described.final_score(), game.final_score());
            let (counted, played) = (described.explain_end(), game.explain_end());
            assert_eq!(counted.seats, played.seats);
            assert_eq!(counted.removed.len(), played.removed.len());
            let mut counted: Vec<_> = described.explain_buildings().collect();
            let mut played: Vec<_> = game.explain_buildings().collect();
            counted.sort_by_key(|report| report.place);
            played.sort_by_key(|report| report.place);
            assert_eq!(counted, played);
        }
    }
}
