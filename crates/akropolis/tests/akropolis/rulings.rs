//! The rules and rulings of `akropolis.md` one by one, over text pictures of cities.
//!
//! A picture shows flat-top hexes: every token stands in a column of four characters, and the
//! neighbours of a hex to the north and south stand two lines above and below it:
//!
//! ```text
//!     N           North of `X` is `N`, north-east `A`, south-east `B`, south `S`,
//! D       A       south-west `C`, north-west `D`.
//!     X
//! C       B
//!     S
//! ```
//!
//! A district is its first letter and its height (`h1` houses, `m2` markets, `b1` barracks, `t1`
//! temples, `g1` gardens), a plaza has a capital letter (`H1`), a quarry is `q1`. A comma marks a
//! place of which the test speaks.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use polis_akropolis::explain::{Doubled, Explanation, Part, Reason, explain};
use polis_akropolis::{
    Akropolis, Architect, City, Construction, Direction, District, Estate, Hex, Illegal, Layer,
    Length, Misfit, Move, Options, Placement, Players, Setup, TileId, Top, Triangle, Variants,
};
use polis_game::{Game, Seat, chance};

/// The hexes of a picture, by their tokens.
fn tokens(picture: &str) -> BTreeMap<Hex, String> {
    let lines: Vec<&str> = picture
        .lines()
        .skip_while(|line| line.trim().is_empty())
        .collect();
    let mut hexes = BTreeMap::new();
    let mut parity = None;
    for (line, text) in lines.iter().enumerate() {
        let mut start = 0;
        while let Some(at) = text[start..].find(|c: char| !c.is_whitespace()) {
            let begin = start + at;
            let end = text[begin..]
                .find(char::is_whitespace)
                .map_or(text.len(), |at| begin + at);
            assert_eq!(begin % 4, 0, "a token stands between the columns: {text}");
            let (q, y) = (begin as i16 / 4, line as i16);
            let odd = (y - q).rem_euclid(2);
            assert_eq!(
                *parity.get_or_insert(odd),
                odd,
                "a token stands between the rows: {text}"
            );
            hexes.insert(Hex::new(q, (y - q - odd) / 2), text[begin..end].to_owned());
            start = end;
        }
    }
    hexes
}

fn city(picture: &str) -> BTreeMap<Hex, Top> {
    let tops = tokens(picture)
        .into_iter()
        .filter(|(_, token)| token != ",");
    tops.map(|(hex, token)| {
        let (letter, height) = token.split_at(1);
        let district = District::ALL
            .into_iter()
            .find(|district| district.name().starts_with(&letter.to_lowercase()));
        let construction = match (letter, district) {
            ("q", _) => Construction::Quarry,
            (letter, Some(district)) if letter == letter.to_lowercase() => {
                Construction::District(district)
            }
            (_, district) => Construction::Plaza(district.unwrap()),
        };
        let height = height.parse().unwrap();
        (
            hex,
            Top {
                construction,
                height,
                layer: Layer::STARTING_TILE,
            },
        )
    })
    .collect()
}

/// Explains a picture and checks value and stars of one type.
fn check(
    picture: &str,
    variants: &[District],
    district: District,
    (value, stars): (u16, u16),
) -> Explanation {
    let explanation = explain(&city(picture), variants.iter().copied().collect());
    let score = explanation.districts[district];
    assert_eq!(
        (score.value, score.stars),
        (value, stars),
        "{district} of {picture}"
    );
    explanation
}

/// The only hex with a comma in a picture.
fn marked(picture: &str) -> Hex {
    tokens(picture)
        .into_iter()
        .find(|(_, token)| token == ",")
        .unwrap()
        .0
}

/// The only hex with this token in a picture.
fn find(picture: &str, token: &str) -> Hex {
    tokens(picture)
        .into_iter()
        .find(|(_, other)| other == token)
        .unwrap()
        .0
}

fn game(players: Players, length: Length, deck: Option<&[usize]>) -> Akropolis {
    let options = Options::new(players, Variants::NONE, length).unwrap();
    let mut setup = Setup::shuffled(options, &mut chance(1));
    // The tiles that are named come first, the others after them as they come.
    let named: Vec<Option<TileId>> = deck
        .unwrap_or_default()
        .iter()
        .map(|&tile| TileId::from_number(tile))
        .collect();
    setup.deck.retain(|tile| !named.contains(tile));
    setup.deck.splice(0..0, named);
    Akropolis::new(&setup).unwrap()
}

fn tile(number: usize) -> TileId {
    TileId::from_number(number).unwrap()
}

fn at(q: i16, r: i16, rotation: usize) -> Placement {
    Placement {
        hex: Hex::new(q, r),
        rotation: Direction::from_number(rotation).unwrap(),
    }
}

#[test]
fn rule_1_and_2_sizes_of_the_games() {
    let sizes = |players, length| {
        let game = game(players, length, None);
        (
            game.setup().deck.len(),
            game.site().len(),
            game.stacks(),
            game.turns_in_all(),
        )
    };
    assert_eq!(sizes(Players::Two, Length::Standard), (37, 4, 11, 36));
    assert_eq!(sizes(Players::Three, Length::Standard), (49, 5, 11, 48));
    assert_eq!(sizes(Players::Four, Length::Standard), (61, 6, 11, 60));
    assert_eq!(sizes(Players::Two, Length::Long), (61, 4, 19, 60));
}

#[test]
fn ruling_a1_the_reserve_of_stones_never_runs_out() {
    // Two cities of the long game can together win more than the 40 stones of the box.
    let mut rng = chance(4);
    let mut most = 0;
    for _ in 0..200 {
        let options = Options::new(Players::Two, Variants::NONE, Length::Long).unwrap();
        let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
        while let Some(seat) = game.to_move() {
            // Take the first tile for nothing, cover as many quarries as possible, stay close.
            let city = &game.cities()[seat];
            let worth = |placement: &Placement| {
                let hexes = placement.hexes();
                let tops = hexes.iter().filter_map(|&hex| city.top(hex));
                let quarries = tops
                    .filter(|top| top.construction == Construction::Quarry)
                    .count();
                let reach = hexes
                    .map(|hex| hex.q.abs().max(hex.r.abs()))
                    .into_iter()
                    .max();
                (quarries, Reverse(reach))
            };
            let placements = city.triangles().flat_map(Triangle::placements);
            let placement = placements.max_by_key(worth).unwrap();
            game.play(Move::new(game.site()[0], placement)).unwrap();
        }
        most = most.max(game.stones().values().iter().sum::<u16>());
    }
    assert!(most > 40, "{most}");
}

#[test]
fn ruling_a2_the_long_game_for_three() {
    let game = game(Players::Three, Length::Long, None);
    assert_eq!(
        (game.site().len(), game.stacks(), game.turns_in_all()),
        (5, 14, 60)
    );
}

#[test]
fn rule_3_stones_and_chief_architect() {
    let game = game(Players::Four, Length::Standard, None);
    assert_eq!(game.stones().values(), [1, 2, 3, 4]);
    assert_eq!(
        (game.chief(), game.to_move()),
        (Seat::First, Some(Seat::First))
    );
}

#[test]
fn rule_4_the_fourth_tile_costs_three_stones() {
    let mut game = game(Players::Four, Length::Standard, Some(&[1, 2, 3, 4, 5, 6]));
    assert_eq!(game.price(tile(4)), Some(3));
    let take = |number| Move::new(tile(number), at(2, -1, 0));
    assert_eq!(
        game.check(take(4)),
        Err(Illegal::TooDear {
            tile: tile(4),
            price: 3,
            stones: 1
        })
    );
    assert_eq!(
        game.check(take(7)),
        Err(Illegal::NotInSite { tile: tile(7) })
    );
    game.play(take(1)).unwrap();
    game.play(take(2)).unwrap();
    game.play(take(3)).unwrap();
    assert_eq!(game.price(tile(6)), Some(2));
    game.play(take(6)).unwrap();
    assert_eq!(game.stones().values(), [1, 2, 3, 2]);
}

#[test]
fn rule_5_where_a_tile_can_lie() {
    let mut city = City::new();
    assert_eq!(city.check(at(0, -3, 0)), Err(Misfit::TouchesNothing));
    assert_eq!(city.check(at(0, 1, 2)), Ok(1));
    assert_eq!(
        city.check(at(0, 0, 0)),
        Err(Misfit::NotLevel { heights: [1, 1, 0] })
    );
    // The space between two quarries of the starting tile makes a triangle of one tile and one
    // space, never of three hexes.
    city.lay(tile(37), at(0, 1, 2)).unwrap();
    assert_eq!(city.check(at(0, 1, 2)), Err(Misfit::OneTile));
    assert_eq!(city.check(at(0, 0, 2)), Ok(2));
    assert_eq!(
        city.check(at(i16::MAX, i16::MIN, 0)),
        Err(Misfit::TouchesNothing)
    );
    let laid = city.lay(tile(36), at(0, 0, 2)).unwrap();
    assert_eq!(laid.level, 2);
    // Two levels under one tile.
    assert_eq!(
        city.check(at(0, 0, 0)),
        Err(Misfit::NotLevel { heights: [2, 1, 0] })
    );
}

#[test]
fn rule_6_covering_two_quarries_gives_two_stones() {
    let mut city = City::new();
    // Tile 37 is gardens, quarry, quarry. A second one beside it, then a tile over the seam.
    city.lay(tile(37), at(1, 1, 2)).unwrap();
    let laid = city.lay(tile(20), at(1, 0, 2)).unwrap_err();
    assert!(matches!(laid, Misfit::NotLevel { .. }));
    city.lay(tile(34), at(2, 0, 1)).unwrap();
    // Below: the quarries at 1,0 (starting tile) and 3,-1 or beside.
    let quarries = |placement: Placement| {
        let tops = placement
            .hexes()
            .map(|hex| city.top(hex).unwrap().construction);
        tops.iter()
            .filter(|&&construction| construction == Construction::Quarry)
            .count()
    };
    let placement = city
        .triangles()
        .flat_map(Triangle::placements)
        .find(|placement| {
            placement.hexes().iter().all(|&hex| city.height(hex) == 1) && quarries(*placement) == 2
        })
        .unwrap();
    let mut higher = city;
    assert_eq!(higher.lay(tile(1), placement).unwrap().quarries, 2);
}

#[test]
fn rule_7_rounds_and_the_end() {
    let mut game = game(Players::Three, Length::Standard, None);
    let mut rng = chance(9);
    for turn in 0..48 {
        let round = turn / 4;
        assert_eq!(game.stacks(), 11 - round);
        assert_eq!(game.chief().number(), round % 3 + 1);
        assert_eq!(game.site().len(), 5 - turn % 4);
        if turn % 4 == 0 {
            assert_eq!(game.to_move(), Some(game.chief()));
        }
        let last = *game.site().last().unwrap();
        game.play(game.random_move(&mut rng).unwrap()).unwrap();
        if turn % 4 == 3 && turn < 47 && game.site().contains(&last) {
            assert_eq!(
                game.site()[0],
                last,
                "the tile that was left becomes the first"
            );
        }
    }
    assert_eq!((game.to_move(), game.site().len()), (None, 1));
    assert_eq!(
        game.check(Move::new(game.site()[0], at(0, 0, 0))),
        Err(Illegal::Over)
    );
}

#[test]
fn rule_9_seven_houses_of_value_nine_and_three_stars_are_27_points() {
    let picture = "
H1      h2
    h1      h1
H1      h1
    h2      H1
h1      h1
";
    let explanation = check(picture, &[], District::Houses, (9, 3));
    assert_eq!(explanation.districts[District::Houses].points(), 27);
    assert_eq!(explanation.largest_group.len(), 7);
}

#[test]
fn rule_9_no_plaza_no_points() {
    let picture = "
g2
    g1
";
    let explanation = check(picture, &[], District::Gardens, (3, 0));
    assert_eq!(explanation.districts[District::Gardens].points(), 0);
    assert_eq!(
        explanation.hexes[&find(picture, "g2")].part,
        Part::Fails(Reason::NoPlaza { value: 2 })
    );
}

#[test]
fn ruling_a3_the_most_houses_then_the_highest_value() {
    // Two houses of value 2 beat one of value 5.
    let explanation = check(
        "
h1
    H1
h1      h5
",
        &[],
        District::Houses,
        (2, 1),
    );
    assert_eq!(
        explanation.hexes[&Hex::new(2, 0)].part,
        Part::Fails(Reason::NotInLargestGroup)
    );
    // Equally large: the higher value. Plazas do not connect.
    check(
        "
h1      h1
    H1
h1      h2
",
        &[],
        District::Houses,
        (3, 1),
    );
}

#[test]
fn rule_9_markets_do_not_touch_markets() {
    let picture = "
m1      m3
    m2

    M1

    m4
";
    let explanation = check(picture, &[], District::Markets, (4, 2));
    let Part::Fails(Reason::NextToMarket { markets }) =
        &explanation.hexes[&find(picture, "m2")].part
    else {
        panic!("a market next to others fails");
    };
    assert_eq!(markets.len(), 2);
    assert!(markets.contains(&find(picture, "m1")) && markets.contains(&find(picture, "m3")));
}

#[test]
fn ruling_a4_a_lake_is_not_the_outside() {
    let picture = "
        q1      q1
    q1      q1      q1
        b2      b3
    q1      ,       q1
        q1      q1
    q1      b1      q1
        q1      q1
            B1
";
    let explanation = check(picture, &[], District::Barracks, (0, 2));
    let lake = marked(picture);
    assert_eq!(explanation.lakes, [[lake].into_iter().collect()]);
    for token in ["b1", "b2", "b3"] {
        assert_eq!(
            explanation.hexes[&find(picture, token)].part,
            Part::Fails(Reason::NotOnEdge { lakes: vec![lake] })
        );
    }
    let opened = "
        q1      q1
    q1      ,       q1
        b2      b3
    q1      ,       q1
        q1      q1
    q1      b1      q1
        q1      q1
            B1
";
    check(opened, &[], District::Barracks, (6, 2));
}

#[test]
fn rule_9_barracks_that_are_walled_in() {
    let picture = "
        q1
    q3      q1
        b2
    q1      B1
        q1
";
    let explanation = check(picture, &[], District::Barracks, (0, 2));
    assert_eq!(
        explanation.hexes[&find(picture, "b2")].part,
        Part::Fails(Reason::NotOnEdge { lakes: vec![] })
    );
}

#[test]
fn rule_9_temples_are_surrounded() {
    let picture = "
        q1
    q3      q1
        t2
    q1      T1
        q1
";
    check(picture, &[], District::Temples, (2, 2));
    let open = "
        q1
    q3      ,
        t2
    q1      T1
        q1
";
    let explanation = check(open, &[], District::Temples, (0, 2));
    assert_eq!(
        explanation.hexes[&find(open, "t2")].part,
        Part::Fails(Reason::NotSurrounded {
            missing: vec![marked(open)]
        })
    );
}

#[test]
fn rule_9_gardens_always_count() {
    check(
        "
g1
    g3
g2      G1
",
        &[],
        District::Gardens,
        (6, 3),
    );
}

#[test]
fn rule_10_and_ruling_a5_stones_decide_then_the_victory_is_shared() {
    // At the start nobody has points but stones: the last seat leads.
    let game = game(Players::Three, Length::Standard, None);
    let standing = game.standing();
    assert_eq!(standing.points.values(), [1, 2, 3]);
    assert!(standing.winners.iter().eq([Seat::Third]));
    // Look for a random game whose ending is shared.
    let mut rng = chance(2);
    let options = Options::new(Players::Two, Variants::NONE, Length::Standard).unwrap();
    let shared = (0..200_000).find_map(|_| {
        let mut game = Akropolis::new(&Setup::shuffled(options, &mut rng)).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            game.play(chosen).unwrap();
        }
        let [first, second] =
            [Seat::First, Seat::Second].map(|seat| (game.score(seat).total(), game.stones()[seat]));
        let winners: Vec<Seat> = game.outcome().unwrap().winners.iter().collect();
        match first.cmp(&second) {
            std::cmp::Ordering::Less => assert_eq!(winners, [Seat::Second]),
            std::cmp::Ordering::Greater => assert_eq!(winners, [Seat::First]),
            std::cmp::Ordering::Equal => {
                assert_eq!(winners, [Seat::First, Seat::Second]);
                return Some(());
            }
        }
        None
    });
    assert_eq!(shared, Some(()));
}

#[test]
fn variant_houses_from_ten_on() {
    let nine = "
h4
    H1
h1
    h3
h1
";
    let ten = &nine
        .replace("h3", "h9")
        .replace("h4", "h1")
        .replace("H1\nh1", "H1\nq1");
    check(nine, &[District::Houses], District::Houses, (9, 1));
    let explanation = check(ten, &[District::Houses], District::Houses, (20, 1));
    assert_eq!(
        explanation.hexes[&find(ten, "h9")].part,
        Part::Counts {
            value: 18,
            doubled: Doubled::Yes
        }
    );
    check(ten, &[District::Markets], District::Houses, (10, 1));
}

#[test]
fn variant_houses_chooses_the_group_before_doubling() {
    // Three houses of value 3 are the group, though the other pair would double.
    check(
        "
h9      h1
    q1
h9      h1
    H1
q1      h1
",
        &[District::Houses],
        District::Houses,
        (3, 1),
    );
}

#[test]
fn variant_markets_beside_a_plaza_and_barracks_with_three_open_sides() {
    let markets = "
m2
    M1
q1
    m1
";
    check(markets, &[District::Markets], District::Markets, (6, 2));
    check(markets, &[], District::Markets, (3, 2));
    // A barracks with three open sides, one with four, one with two, one with five.
    let barracks = "
        b1
    q1      q1
        q1
            B1
";
    check(barracks, &[District::Barracks], District::Barracks, (2, 2));
    let two = "
        q1
    q1      q1
        b3
    q1      ,
        ,
            B1
";
    check(two, &[District::Barracks], District::Barracks, (3, 2));
}

#[test]
fn variant_temples_on_the_second_level_and_gardens_at_a_lake() {
    let temples = "
        q1
    q3      q1
        t2
    q1      T1
        q1
";
    check(temples, &[District::Temples], District::Temples, (4, 2));
    check(
        &temples.replace("t2", "t1"),
        &[District::Temples],
        District::Temples,
        (1, 2),
    );
    let gardens = "
        g2
    q1      q1
        ,
    q1      q1      g1
        G1
";
    check(gardens, &[District::Gardens], District::Gardens, (5, 3));
    check(gardens, &[], District::Gardens, (3, 3));
}

#[test]
fn rule_11_and_12_the_architects_turn() {
    // 21 and 23 have no plaza; 1 and 2 have.
    let architect = Players::Solo(Architect::Hippodamos);
    let mut game = game(
        architect,
        Length::Standard,
        Some(&[21, 23, 1, 2, 26, 22, 30]),
    );
    assert_eq!(game.stones().values(), [1, 2]);
    // You pay 1 stone to him for the second tile. Then tile 1 is second: it costs him 1.
    game.play(Move::new(tile(23), at(2, -1, 0))).unwrap();
    assert_eq!(game.stones().values(), [0, 2]);
    assert_eq!(game.site(), [21, 2].map(tile));
    assert_eq!(game.to_move(), Some(Seat::First));
    assert_eq!(game.turns(), 2);
    // You take the first for nothing; a round begins, and he is Chief Architect.
    game.play(Move::new(tile(21), at(-2, 1, 0))).unwrap();
    assert_eq!(game.chief(), Seat::Second);
    // He takes tile 2 for nothing, as it has a plaza and is first.
    assert_eq!(game.site(), [26, 22, 30].map(tile));
    // None has a plaza now: after your turn he takes the first.
    game.play(Move::new(tile(26), at(2, -3, 0))).unwrap();
    assert_eq!(game.estate().unwrap().districts()[District::Temples], 1);
    assert_eq!(game.estate().unwrap().plazas()[District::Houses], 3);
    let takings = game
        .estate()
        .unwrap()
        .takings()
        .map(|taking| (taking.tile, taking.price));
    assert!(takings.eq([(tile(1), 1), (tile(2), 0), (tile(22), 0)]));
}

#[test]
fn rule_12_he_takes_the_first_if_he_cannot_pay() {
    let architect = Players::Solo(Architect::Hippodamos);
    let mut game = game(
        architect,
        Length::Standard,
        Some(&[21, 23, 26, 22, 27, 28, 29]),
    );
    game.play(Move::new(tile(21), at(2, -1, 0))).unwrap();
    assert_eq!(game.site(), [26, 22].map(tile), "no plaza: the first");
}

fn estate(architect: Architect, tiles: &[usize]) -> Estate {
    let mut estate = Estate::new(architect);
    for &number in tiles {
        estate.take(tile(number), 0);
    }
    estate
}

#[test]
fn rule_13_the_architects_score() {
    // 20: gardens plaza and 2 quarries; 37: gardens and 2 quarries; 21: 2 houses and a quarry.
    let tiles = [20, 37, 21];
    let total = |architect| estate(architect, &tiles).score(Variants::NONE, 4).total();
    assert_eq!(total(Architect::Hippodamos), 2 + 3 + 4);
    assert_eq!(total(Architect::Metagenes), 2 + 3 + 4 + 2 * 8);
    assert_eq!(total(Architect::Callicrates), 4 + 6 + 4);
}

#[test]
fn ruling_a6_the_architects_doublings() {
    let value = |architect, tiles: &[usize], district| {
        estate(architect, tiles).score(Variants::ALL, 0).districts[district].value
    };
    // Five tiles of two houses: 43, 55 and 21 have two each; 22 and others one.
    let nine = [21, 43, 55, 22, 23, 24];
    assert_eq!(value(Architect::Hippodamos, &nine, District::Houses), 9);
    assert_eq!(value(Architect::Callicrates, &nine, District::Houses), 36);
    let ten = [21, 43, 55, 22, 23, 24, 25];
    assert_eq!(value(Architect::Hippodamos, &ten, District::Houses), 20);
    assert_eq!(value(Architect::Metagenes, &[22], District::Temples), 1);
    assert_eq!(value(Architect::Callicrates, &[22], District::Temples), 4);
    assert_eq!(value(Architect::Metagenes, &[22], District::Barracks), 2);
    assert_eq!(value(Architect::Hippodamos, &[37], District::Gardens), 2);
    // Four markets and one plaza: three double.
    let markets = [9, 28, 29, 30, 31];
    assert_eq!(value(Architect::Hippodamos, &markets, District::Markets), 7);
    assert_eq!(
        value(Architect::Callicrates, &markets, District::Markets),
        14
    );
    assert_eq!(
        value(Architect::Hippodamos, &markets[1..], District::Markets),
        4
    );
}

#[test]
fn rule_14_and_ruling_a7_he_wins_when_equal_in_both() {
    let mut rng = chance(6);
    let options = Options::new(
        Players::Solo(Architect::Hippodamos),
        Variants::NONE,
        Length::Standard,
    );
    let mut equal = 0;
    let mut won = 0;
    for _ in 0..100_000 {
        let mut game = Akropolis::new(&Setup::shuffled(options.unwrap(), &mut rng)).unwrap();
        while let Some(chosen) = game.random_move(&mut rng) {
            game.play(chosen).unwrap();
            // Any position can be judged as if it were the last.
            let [you, he] = [Seat::First, Seat::Second]
                .map(|seat| (game.score(seat).total(), game.stones()[seat]));
            let winners: Vec<Seat> = game.standing().winners.iter().collect();
            assert_eq!(winners, [if you > he { Seat::First } else { Seat::Second }]);
            equal += usize::from(you == he);
            won += usize::from(you > he);
        }
        if equal > 0 && won > 0 {
            return;
        }
    }
    panic!("equal {equal} times, won {won} times");
}

#[test]
fn ruling_a8_solo_as_a_long_game() {
    let solo = game(Players::Solo(Architect::Metagenes), Length::Long, None);
    let two = game(Players::Two, Length::Long, None);
    assert_eq!(
        (
            solo.setup().deck.len(),
            solo.site().len(),
            solo.stacks(),
            solo.turns_in_all()
        ),
        (
            two.setup().deck.len(),
            two.site().len(),
            two.stacks(),
            two.turns_in_all()
        )
    );
}

#[test]
fn there_is_no_long_game_for_four() {
    let error = Options::new(Players::Four, Variants::NONE, Length::Long).unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no long game for 4 players; expected 2 or 3 players, or solo"
    );
}
