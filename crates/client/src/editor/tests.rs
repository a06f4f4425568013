//! Tests of setting up positions, of both games.

mod akropolis {
    use polis_akropolis::{
        Akropolis, Architect, Hex, Impossible, Length, Move, Options, Players, TileId, Variants,
    };
    use polis_game::{Game, Seat, chance};

    use crate::editor::akropolis::AkropolisEditor;
    use crate::editor::{LiftError, PositionEditor as _};

    fn options(players: Players) -> Options {
        Options::new(players, Variants::NONE, Length::Standard).unwrap()
    }

    fn tile(number: usize) -> TileId {
        TileId::from_number(number).unwrap()
    }

    fn lay(editor: &mut AkropolisEditor, seat: Seat, text: &str) {
        editor.lay(seat, text.parse().unwrap()).unwrap();
    }

    #[test]
    fn a_position_is_set_up_by_hand() {
        let mut editor = AkropolisEditor::new(options(Players::Two));
        assert_eq!(editor.pool().len(), 37);
        assert!(matches!(
            editor.description().check(),
            Err(Impossible::Site { .. })
        ));
        lay(&mut editor, Seat::First, "17 0,-2 1");
        lay(&mut editor, Seat::Second, "4 0,-2 1");
        editor.add_to_supply(tile(5));
        editor.add_to_supply(tile(6));
        let position = editor.description().check().unwrap();
        assert_eq!(position.to_move(), Some(Seat::First));
        assert_eq!(position.stacks(), 11);
        assert_eq!(editor.pool().len(), 33);
        // The first has had two turns, the second one.
        lay(&mut editor, Seat::First, "20 2,-3 1");
        assert_eq!(editor.from_site(0), Some(tile(5)));
        editor.fill_supply(&mut chance(3));
        assert_eq!(editor.description().site.len(), 4);
        assert!(editor.description().check().is_ok());
        editor.set_stones(Seat::First, 9);
        assert!(matches!(
            editor.description().check(),
            Err(Impossible::TooManyStones { most: 1, .. })
        ));
    }

    #[test]
    fn a_tile_is_lifted_where_no_other_needs_it() {
        let mut editor = AkropolisEditor::new(options(Players::Two));
        let seat = Seat::First;
        assert_eq!(editor.lift(seat, Hex::ORIGIN), Err(LiftError::Start));
        assert_eq!(editor.lift(seat, Hex::new(5, 5)), Err(LiftError::Nothing));
        let first = "17 0,-2 1".parse::<Move>().unwrap();
        editor.lay(seat, first).unwrap();
        // On the first and the starting tile.
        let mut city = editor.city(seat);
        let raised = city
            .triangles()
            .find(|triangle| city.check(triangle.placements()[0]) == Ok(2))
            .unwrap();
        let second = Move::new(tile(20), raised.placements()[0]);
        editor.lay(seat, second).unwrap();
        city = editor.city(seat);
        let below = first
            .placement()
            .hexes()
            .into_iter()
            .find(|&hex| city.height(hex) == 1);
        if let Some(below) = below {
            assert_eq!(editor.lift(seat, below), Err(LiftError::Needed));
        }
        assert_eq!(editor.lift(seat, second.hex), Ok(second));
        assert_eq!(editor.lift(seat, first.hex), Ok(first));
        assert_eq!(
            editor.description(),
            AkropolisEditor::new(options(Players::Two)).description()
        );
    }

    #[test]
    fn stones_follow_the_quarries_and_the_illustrious_architect_the_player() {
        let mut editor = AkropolisEditor::new(options(Players::Solo(Architect::Metagenes)));
        lay(&mut editor, Seat::First, "17 0,-2 1");
        assert!(matches!(
            editor.description().check(),
            Err(Impossible::TurnOrder { .. })
        ));
        let plaza = editor
            .pool()
            .into_iter()
            .find(|tile| tile.has_plaza())
            .unwrap();
        editor.give(plaza);
        editor.set_price(0, 2);
        editor.set_stones(Seat::First, 0);
        assert_eq!(editor.description().stones, [0, 1]);
        editor.fill_supply(&mut chance(1));
        assert!(editor.description().check().is_ok());
        assert_eq!(editor.take_from_architect(0), Some(plaza));
        assert_eq!(editor.description().stones, [0, 3]);
    }

    #[test]
    fn other_options_keep_what_fits() {
        let mut editor = AkropolisEditor::new(options(Players::Four));
        lay(&mut editor, Seat::First, "17 0,-2 1");
        lay(&mut editor, Seat::First, "61 2,-3 1");
        lay(&mut editor, Seat::Fourth, "20 0,-2 1");
        editor.set_options(options(Players::Two));
        let told = editor.description();
        assert_eq!(told.cities.len(), 2);
        assert_eq!(told.cities[0].len(), 1, "tile 61 is not in a game of two");
        assert_eq!(told.stones, [1, 2]);
        assert!(editor.pool().contains(&tile(20)));
    }

    #[test]
    fn every_position_of_play_is_taken_over() {
        for players in [Players::Three, Players::Solo(Architect::Callicrates)] {
            let mut rng = chance(4);
            let setup = Akropolis::deal(&options(players), &mut rng).unwrap();
            let mut record = polis_notation::GameRecord::<Akropolis>::new(&setup).unwrap();
            while let Some(chosen) = record.position().random_move(&mut rng) {
                let told = record.describe(record.moves().len()).unwrap();
                let editor = AkropolisEditor::of(told.clone());
                assert_eq!(editor.description().cities, told.cities);
                let position = editor.description().check().unwrap();
                assert_eq!(position.legal_moves(), record.position().legal_moves());
                record.play(chosen).unwrap();
            }
        }
    }
}

mod architekton {
    use polis_architekton::{
        Architekton, BuildingId, Description, Faces, Illegal, Impossible, Options, Place, Rotation,
        Scenery, Setup,
    };
    use polis_game::{Game, Seat, chance};

    use crate::editor::architekton::{ArchitektonEditor, laid};
    use crate::editor::{LiftError, PositionEditor as _};
    use crate::table::architekton::stock::StockTile;

    fn building(number: usize) -> StockTile {
        StockTile::Building(BuildingId::from_number(number).unwrap())
    }

    fn lay(editor: &mut ArchitektonEditor, piece: StockTile, x: i8, y: i8, owner: Option<Seat>) {
        editor
            .lay(laid(piece, Place::new(x, y), Rotation::None, owner))
            .unwrap();
    }

    #[test]
    fn a_position_is_set_up_by_hand() {
        let mut editor = ArchitektonEditor::new(Faces::BUILT_IN);
        assert_eq!(editor.pool_of_buildings().len(), 22);
        assert_eq!(editor.pool_of(Scenery::Earth), 5);
        editor.fill_supply(&mut chance(1));
        assert!(editor.description().check().is_ok());
        let earth = StockTile::Landscape(Scenery::Earth);
        editor.set_start(Place::new(1, 1), Scenery::Earth).unwrap();
        let free = editor.description().buildings.clone();
        let plain = building(1);
        if free.contains(&BuildingId::ALL[0]) {
            let place = free.iter().position(|&id| id == BuildingId::ALL[0]);
            editor.building_from_stock(place.unwrap());
        }
        lay(&mut editor, plain, 1, 0, Some(Seat::First));
        assert_eq!(editor.description().lays_left, 1);
        lay(&mut editor, earth, 2, 0, None);
        assert_eq!(editor.description().turn, Seat::Second);
        lay(&mut editor, earth, 1, -1, None);
        assert_eq!(
            editor.description().chips,
            [2, 1],
            "enclosed, and all sides match"
        );
        while editor.building_from_stock(0).is_some() {}
        editor.fill_supply(&mut chance(2));
        let position = editor.description().check().unwrap();
        assert_eq!(position.chips().values(), [2, 1]);
        assert_eq!(position.to_move(), Some(Seat::Second));
        editor.set_chips(Seat::First, 5);
        assert!(matches!(
            editor.description().check(),
            Err(Impossible::Chips { .. })
        ));
        editor.set_owner(Place::new(1, 0), None);
        assert!(matches!(
            editor.description().check(),
            Err(Impossible::HousesMoved { .. })
        ));
    }

    #[test]
    fn a_tile_is_lifted_where_no_other_needs_it() {
        let mut editor = ArchitektonEditor::new(Faces::BUILT_IN);
        assert_eq!(editor.lift(Place::new(0, 0)), Err(LiftError::Start));
        assert_eq!(editor.lift(Place::new(5, 0)), Err(LiftError::Nothing));
        lay(&mut editor, building(1), 1, 0, Some(Seat::First));
        lay(
            &mut editor,
            StockTile::Landscape(Scenery::Earth),
            2,
            0,
            None,
        );
        assert_eq!(editor.lift(Place::new(1, 0)), Err(LiftError::Needed));
        assert_eq!(
            editor.set_start(Place::new(0, 0), Scenery::Water),
            Err(LiftError::Needed)
        );
        assert!(editor.lift(Place::new(2, 0)).is_ok());
        assert!(editor.lift(Place::new(1, 0)).is_ok());
        assert_eq!(editor, ArchitektonEditor::new(Faces::BUILT_IN));
    }

    #[test]
    fn what_cannot_lie_there_is_refused() {
        let editor = ArchitektonEditor::new(Faces::BUILT_IN);
        let tile = laid(building(4), Place::new(1, 0), Rotation::None, None);
        assert!(matches!(
            editor.refusal(tile),
            Some(Illegal::NothingMatches { .. })
        ));
        let tile = laid(building(1), Place::new(0, 0), Rotation::None, None);
        assert!(matches!(
            editor.refusal(tile),
            Some(Illegal::PlaceTaken { .. })
        ));
    }

    #[test]
    fn every_position_of_play_is_taken_over() {
        for seed in 0..12 {
            let mut rng = chance(seed);
            let setup = Setup::shuffled(&Options::default(), &mut rng);
            let mut position = Architekton::new(&setup).unwrap();
            loop {
                let mut told = position.clone();
                told.redact(Seat::First);
                let editor = ArchitektonEditor::of(Description::of(&told));
                let again = match editor.description().check() {
                    Ok(again) => again,
                    Err(reason) => panic!("{reason}"),
                };
                assert_eq!(again.legal_moves(), position.legal_moves());
                assert_eq!(again.standing(), position.standing());
                let Some(chosen) = position.random_move(&mut rng) else {
                    break;
                };
                position.play(chosen).unwrap();
            }
        }
    }
}
