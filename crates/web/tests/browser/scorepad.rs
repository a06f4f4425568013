//! The scorepad: what is entered on the screen counts as the rules say.

use polis_akropolis::{
    Akropolis, Architect, City, Construction, District, Estate, Hex, Length, Options, Players,
    Variants,
};
use polis_architekton::{Architekton, Tile, Verdict};
use polis_client::scorepad::{
    AkropolisSheet, ArchitectHoldings, ArchitektonSheet, Counted, CountedPlayer, CountingMode,
    Hexes, Sheet, SheetSave, Squares,
};
use polis_game::{Chance, Game, Seat, chance};
use rand::RngExt;
use serde_json::json;

use crate::check_console;
use crate::driver::Browser;

/// Brings an element to the middle of the page and presses it.
fn press(browser: &Browser, selector: &str) {
    browser.await_element(selector);
    browser.run(&format!(
        "document.querySelector({}).scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }})",
        json!(selector)
    ));
    browser.click(selector);
}

/// Waits until an element says this.
fn expect(browser: &Browser, selector: &str, text: &str) {
    browser.wait(
        &format!("{text} at {selector}"),
        &format!(
            "return document.querySelector({})?.textContent.trim() === {}",
            json!(selector),
            json!(text)
        ),
    );
}

/// Types a number into a stepper.
fn write(browser: &Browser, of: &str, number: u16) {
    browser.fill(&format!("[data-of='{of}'] input"), &number.to_string());
}

/// Begins a sheet of Akropolis for so many people.
fn begin(browser: &Browser, people: usize, variants: Variants) {
    browser.visit("#/pad/akropolis");
    press(browser, &format!(".segments label:nth-of-type({people})"));
    for district in District::ALL {
        let switch = format!("input[role=switch][value={district}]");
        let is_on = format!("return document.querySelector('{switch}').checked");
        if (browser.run(&is_on) == json!(true)) != variants.contains(district) {
            press(browser, &switch);
        }
    }
    press(browser, "#start");
    browser.await_element(".pad");
}

/// A finished game whose cities are higher than chance alone would build them.
fn played(options: Options, rng: &mut Chance) -> Akropolis {
    let mut game = Akropolis::new(&Akropolis::deal(&options, rng).unwrap()).unwrap();
    while let Some(seat) = game.to_move() {
        let city = game.cities()[seat];
        let tries: Vec<_> = (0..6).filter_map(|_| game.random_move(rng)).collect();
        let level = |chosen: &polis_akropolis::Move| city.check(chosen.placement()).unwrap_or(0);
        let chosen = tries.into_iter().max_by_key(level).unwrap();
        game.play(chosen).unwrap();
    }
    game
}

/// What is in hand on the palette: it stays from one city to the next.
struct Hand {
    tool: &'static str,
    level: u8,
}

impl Hand {
    /// As a sheet begins.
    const FIRST: Hand = Hand {
        tool: "houses",
        level: 1,
    };
}

/// What must be in hand for this.
fn wanted(construction: Construction) -> &'static str {
    match construction {
        Construction::District(district) => Hexes::Type(district).name(),
        Construction::Plaza(district) => Hexes::plaza_name(district),
        Construction::Quarry => Hexes::Quarry.name(),
    }
}

/// Rebuilds a city by taps, hex by hex, without moving the page.
fn rebuild(browser: &Browser, city: &City, hand: &mut Hand) {
    press(browser, ".pad-way label:nth-of-type(2)");
    browser.await_element("#board");
    let Hand { tool, level } = hand;
    // Whatever is set must be beside what is built already: the starting tile is.
    let mut left: Vec<_> = city.tops().collect();
    let mut built: Vec<Hex> = polis_akropolis::STARTING_TILE.map(|(hex, _)| hex).into();
    let starting = |hex: Hex, construction: Construction, height: u8| {
        let part = polis_akropolis::STARTING_TILE
            .into_iter()
            .find(|part| part.0 == hex);
        height == 1 && part.is_some_and(|part| part.1 == construction)
    };
    left.retain(|(hex, top)| !starting(*hex, top.construction, top.height));
    while !left.is_empty() {
        let is_beside = |hex: Hex| {
            built.contains(&hex) || hex.neighbours().iter().any(|hex| built.contains(hex))
        };
        // What needs the fewest presses on the palette comes first.
        let next = (0..left.len())
            .filter(|&next| is_beside(left[next].0))
            .min_by_key(|&next| {
                let top = left[next].1;
                u8::from(wanted(top.construction) != *tool) + 2 * u8::from(*level != top.height)
            });
        let (hex, top) = left.remove(next.unwrap());
        built.push(hex);
        let wanted = wanted(top.construction);
        let mut pressed = Vec::new();
        if wanted != *tool {
            pressed.push(format!("[data-tool='{wanted}']"));
            *tool = wanted;
        }
        if *level != top.height {
            *level = top.height;
            pressed.push(format!(".pad-level[data-level='{level}']"));
        }
        pressed.push(format!("#board [data-q='{}'][data-r='{}']", hex.q, hex.r));
        browser.tap_each("mouse", &browser.middles(&pressed));
    }
}

#[test]
fn a_rebuilt_city_counts_as_the_rules_say() {
    let Some(browser) = Browser::start("pad-city") else {
        return;
    };
    browser.resize(1440, 1200);
    let mut rng = chance(2026);
    let some = [District::Gardens, District::Barracks]
        .into_iter()
        .collect();
    for variants in [some, Variants::ALL] {
        let options = Options::new(Players::Two, variants, Length::Standard).unwrap();
        let game = played(options, &mut rng);
        begin(&browser, 2, variants);
        let mut hand = Hand::FIRST;
        for seat in [Seat::First, Seat::Second] {
            let (city, score) = (&game.cities()[seat], game.score(seat));
            rebuild(&browser, city, &mut hand);
            write(&browser, "stones", score.stones);
            expect(&browser, "#total", &score.total().to_string());
            for (number, (_, part)) in (1..).zip(score.districts.iter()) {
                let row = format!(".pad-side tr:nth-child({number})");
                let calculation = format!("{}\u{a0}×\u{a0}{}★", part.value, part.stars);
                expect(&browser, &format!("{row} .calculation"), &calculation);
                expect(
                    &browser,
                    &format!("{row} .points"),
                    &part.points().to_string(),
                );
            }
            // A city of the game raises no doubt.
            assert!(!browser.has(".pad-doubts"));
            press(&browser, "#next");
        }
        browser.await_element(".pad-result");
        let winners = game.outcome().unwrap().winners;
        let title = browser.text("#verdict");
        for seat in [Seat::First, Seat::Second] {
            assert_eq!(
                title.contains(&seat.to_string()),
                winners.contains(seat),
                "{title}"
            );
            let total = game.score(seat).total().to_string();
            expect(&browser, &format!("#total-{seat}"), &total);
        }
    }
    check_console(&browser);
}

#[test]
fn a_rebuilt_city_says_why_and_what_cannot_be() {
    let Some(browser) = Browser::start("pad-why") else {
        return;
    };
    browser.resize(390, 844);
    begin(&browser, 1, Variants::NONE);
    press(&browser, ".pad-way label:nth-of-type(2)");
    // A temple beside the starting tile: one hex is no tile, and it is not surrounded.
    press(&browser, "[data-tool=temples]");
    press(&browser, "#board [data-q='1'][data-r='-1']");
    expect(
        &browser,
        "#why span",
        "3 sides are open: north, north-east, south-east.",
    );
    assert!(browser.text(".pad-doubts").contains("5 hexes are built"));
    // The keyboard: the cursor is there; a barracks plaza of the second level.
    browser.run("document.querySelector('#board').focus()");
    for key in ["b", "p", "2"] {
        browser.press(key);
    }
    browser.await_element("#board [data-face='barracks plaza'][data-level='2']");
    browser.press("\u{e015}");
    browser.wait(
        "the hex below",
        "return document.querySelector('#why').textContent.includes('Quarry')",
    );
    // Three changes are taken back, and the temple.
    for _ in 0..4 {
        press(&browser, "#undo");
    }
    browser.wait(
        "nothing",
        "return document.querySelectorAll('#board [data-face]').length === 4",
    );
    assert!(!browser.has(".pad-doubts"));
    press(&browser, "#redo");
    browser.reload();
    browser.await_element("#board [data-face='temples']");
    press(&browser, "[data-tool=erase]");
    press(&browser, "#board [data-face='temples']");
    browser.wait(
        "nothing",
        "return !document.querySelector(\"#board [data-face='temples']\")",
    );
    check_console(&browser);
}

/// On a phone the whole city is seen, stays where it is, and is painted by strokes and whole tiles.
#[test]
fn a_city_is_painted_on_a_phone() {
    let Some(browser) = Browser::start("pad-paint") else {
        return;
    };
    browser.resize(390, 844);
    begin(&browser, 1, Variants::NONE);
    press(&browser, ".pad-way label:nth-of-type(2)");
    // Board and palette are there without scrolling.
    browser.run("scrollTo(0, 0)");
    let bottoms = browser.run(
        "return ['.pad-palette', '.pad-nav'].map(one =>
             document.querySelector(one).getBoundingClientRect()).map(one => [one.bottom, one.top])",
    );
    let [palette, nav]: [[f64; 2]; 2] = serde_json::from_value(bottoms).unwrap();
    assert!(palette[0] <= nav[1] + 1.0, "{palette:?} over {nav:?}");
    let view = "return document.querySelector('.pad-drawn').getAttribute('viewBox')";
    let before = browser.run(view);
    let middle = |q: i32, r: i32| -> [f64; 2] {
        let middle = browser.run(&format!(
            "const box = document.querySelector(\"#board [data-q='{q}'][data-r='{r}']\").getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2]"
        ));
        serde_json::from_value(middle).unwrap()
    };
    // Seen from above, hexes lie evenly.
    let [x, y] = middle(0, 0);
    let towards =
        |[to_x, to_y]: [f64; 2], steps: f64| [x + steps * (to_x - x), y + steps * (to_y - y)];
    let (right, left) = (middle(1, -1), middle(-1, 0));
    let along = |steps: f64| towards(right, steps);
    let faces = |face: &str| {
        let number = browser.run(&format!(
            "return document.querySelectorAll(\"#board [data-face='{face}']\").length"
        ));
        number.as_u64().unwrap()
    };
    browser.click("[data-tool=gardens]");
    browser.draw_over("touch", &[along(1.0), along(2.0), along(3.0)]);
    browser.wait(
        "three gardens",
        "return document.querySelectorAll(\"#board [data-face='gardens']\").length === 3",
    );
    // A stroke is one step. One from empty ground leaves what is built.
    browser.click("#undo");
    browser.wait(
        "nothing",
        "return !document.querySelector(\"#board [data-face='gardens']\")",
    );
    browser.draw_over("touch", &[along(1.0), along(0.0)]);
    browser.await_element("#board [data-face='gardens']");
    assert_eq!((faces("gardens"), faces("houses plaza")), (1, 1));
    // Whole tiles: three parts, and one stroke lays them.
    browser.click("#whole-tile");
    for tool in ["markets", "temples-plaza", "quarry"] {
        browser.click(&format!("[data-tool={tool}]"));
    }
    let tile = [1.0, 2.0, 3.0].map(|steps| towards(left, steps));
    browser.draw_over("touch", &tile);
    browser.await_element("#board [data-face='temples plaza']");
    assert_eq!((faces("markets"), faces("quarry")), (1, 4));
    assert_eq!(browser.run(view), before);
    check_console(&browser);
}

#[test]
fn the_example_of_the_booklet_counts_27_and_is_kept() {
    let Some(mut browser) = Browser::start("pad-numbers") else {
        return;
    };
    browser.resize(390, 844);
    browser.run_async("navigator.serviceWorker.ready.then(() => true)");
    // The full module must be there before the network is gone.
    browser.visit("#/pad");
    press(&browser, "a[href='#/pad/akropolis']");
    browser.cut_the_network();
    browser.reload();
    browser.fill(".chair:nth-of-type(1) input", "Max");
    press(&browser, "#start");
    // Max: five houses on the first level, two on the second, and three stars.
    for _ in 0..9 {
        press(&browser, "[data-of=houses-value] .more");
    }
    for _ in 0..3 {
        press(&browser, "[data-of=houses-stars] .more");
    }
    expect(&browser, "[data-points=houses]", "27");
    expect(&browser, "#total", "27");
    // A tap on the stars of the gardens is a plaza.
    press(&browser, "[data-of=gardens-stars] .more");
    let stars = browser.run("return document.querySelector('[data-of=gardens-stars] input').value");
    assert_eq!(stars, "3");
    press(&browser, "[data-of=gardens-stars] .less");
    press(&browser, "#next");
    write(&browser, "stones", 27);
    expect(&browser, "#total", "27");
    press(&browser, "#next");
    expect(&browser, "#verdict", "Player 2 wins");
    assert!(browser.text(".pad-result").contains("the most stones win"));
    // Without a network, and after the browser was closed.
    browser.reload();
    expect(&browser, "#verdict", "Player 2 wins");
    press(&browser, "#back");
    write(&browser, "stones", 26);
    press(&browser, "#to-result");
    expect(&browser, "#verdict", "Max wins");
    // The picture shows the sheet.
    let picture = browser.run_async(
        "new Promise(found => {
             const make = URL.createObjectURL;
             URL.createObjectURL = blob => { blob.text().then(found); return make(blob) };
             document.querySelector('#picture').click();
         })",
    );
    let picture = picture.as_str().unwrap();
    for word in ["Max wins", "9\u{a0}×\u{a0}3★", "Gardens"] {
        assert!(picture.contains(word), "{word}");
    }
    // The sheet can be found again, removed and put back.
    browser.visit("#/pad");
    assert!(browser.text(".pad-past .turn").contains("Max wins"));
    press(&browser, ".pad-past .quiet");
    browser.wait(
        "its end",
        "return !document.querySelector('.pad-past .waiting a')",
    );
    press(&browser, "#put-back");
    press(&browser, ".pad-past .waiting a");
    expect(&browser, "#verdict", "Max wins");
    // The name is remembered for the next game.
    browser.visit("#/pad/akropolis");
    let name = browser.run("return document.querySelector('.chair input').value");
    assert_eq!(name, "Max");
}

#[test]
fn the_solo_architects_are_counted_by_their_tiles() {
    let Some(browser) = Browser::start("pad-solo") else {
        return;
    };
    let mut rng = chance(5);
    for architect in Architect::ALL {
        let variants =
            [Variants::NONE, Variants::ALL][usize::from(architect != Architect::Hippodamos)];
        let options = Options::new(Players::Solo(architect), variants, Length::Standard).unwrap();
        let game = played(options, &mut rng);
        browser.visit("#/pad/akropolis");
        press(&browser, ".segments label:nth-of-type(1)");
        press(
            &browser,
            &format!("input[name=architect][value={architect}]"),
        );
        begin(&browser, 1, variants);
        let mine = game.score(Seat::First);
        for (district, part) in mine.districts.iter() {
            write(&browser, &format!("{district}-value"), part.value);
            write(&browser, &format!("{district}-stars"), part.stars);
        }
        write(&browser, "stones", mine.stones);
        expect(&browser, "#total", &mine.total().to_string());
        press(&browser, "#next");
        let estate: &Estate = game.estate().unwrap();
        let his = game.score(Seat::Second);
        for district in District::ALL {
            write(
                &browser,
                &format!("{district}-districts"),
                estate.districts()[district],
            );
            write(
                &browser,
                &format!("{district}-plazas"),
                estate.plazas()[district],
            );
        }
        write(&browser, "quarries", estate.quarries());
        write(&browser, "stones", his.stones);
        expect(&browser, "#total", &his.total().to_string());
        press(&browser, "#next");
        let wins = game.outcome().unwrap().winners.contains(Seat::First);
        expect_title(&browser, if wins { "You win" } else { "wins" });
    }
    check_console(&browser);
}

fn expect_title(browser: &Browser, part: &str) {
    browser.wait(
        part,
        &format!(
            "return !!document.querySelector('#verdict')?.textContent.includes({})",
            json!(part)
        ),
    );
}

#[test]
fn a_rebuilt_town_is_scored_as_the_rules_say() {
    let Some(browser) = Browser::start("pad-town") else {
        return;
    };
    browser.resize(1440, 1200);
    let mut rng = chance(11);
    let setup = Architekton::deal(&polis_architekton::Options::default(), &mut rng).unwrap();
    let mut game = Architekton::new(&setup).unwrap();
    while let Some(chosen) = game.random_move(&mut rng) {
        game.play(chosen).unwrap();
    }
    browser.visit("#/pad/architekton");
    press(&browser, "#start");
    press(&browser, ".pad-way label:nth-of-type(2)");
    press(&browser, "#above");
    let mut tiles: Vec<_> = game.tiles().collect();
    // Whatever is laid must be beside what lies already; the two of the start come first.
    let mut laid = Vec::new();
    let mut tool = Squares::Landscape(polis_architekton::Scenery::Earth);
    while !tiles.is_empty() {
        let next = tiles.iter().position(|tile| {
            let beside = |other: &polis_architekton::Place| {
                tile.place.x.abs_diff(other.x) + tile.place.y.abs_diff(other.y) == 1
            };
            laid.len() < 2 || laid.iter().any(beside)
        });
        let tile = tiles.remove(next.unwrap());
        laid.push(tile.place);
        let wanted = match tile.tile {
            Tile::Landscape { scenery } => Squares::Landscape(scenery),
            Tile::Building { owner, .. } => Squares::Building(owner),
        };
        if wanted != tool {
            press(&browser, &format!("[data-tool='{}']", wanted.name()));
            tool = wanted;
        }
        let place = tile.place;
        press(
            &browser,
            &format!("#board [data-x='{}'][data-y='{}']", place.x, place.y),
        );
    }
    let chips = game.chips();
    let scores = game.final_score();
    for seat in [Seat::First, Seat::Second] {
        write(&browser, &format!("chips-{seat}"), chips[seat].into());
    }
    for seat in [Seat::First, Seat::Second] {
        expect(
            &browser,
            &format!("#total-{seat}"),
            &scores[seat].total().to_string(),
        );
    }
    let title = match Verdict::on(scores[Seat::First], scores[Seat::Second]) {
        Verdict::Draw => "A draw".to_owned(),
        verdict => format!("Player {} wins", verdict.winner().unwrap()),
    };
    expect(&browser, "#verdict", &title);
    // By numbers: equal points, then the houses, then an early end.
    press(&browser, ".pad-way label:nth-of-type(1)");
    for (of, number) in [
        ("group-1", 5),
        ("chips-1", 2),
        ("houses-1", 7),
        ("group-2", 4),
        ("chips-2", 3),
        ("houses-2", 8),
    ] {
        write(&browser, of, number);
    }
    expect(&browser, "#verdict", "Player 2 wins");
    press(&browser, ".pad-bankrupt label:nth-of-type(3)");
    expect(&browser, "#verdict", "Player 1 wins");
    press(&browser, "#next");
    expect(&browser, "#verdict", "Player 1 wins");
    check_console(&browser);
}

#[test]
fn what_the_storage_holds_breaks_no_sheet() {
    let Some(browser) = Browser::start("pad-storage") else {
        return;
    };
    let mut rng = chance(1);
    for text in ["", "{", "null", "{\"version\":7}", "\u{0}\u{ffff}"] {
        let text = json!(text);
        browser.run(&format!(
            "for (const key of ['pad.1', 'pad.4294967295', 'pad-new'])
                 localStorage.setItem('polis.' + key, {text})"
        ));
        for hash in [
            "#/pad",
            "#/pad/akropolis",
            "#/pad/architekton",
            "#/pad/1",
            "#/pad/9",
        ] {
            browser.visit(hash);
            browser.reload();
            assert!(!browser.text("h1, h2").is_empty());
        }
    }
    // What cannot be read can be removed.
    browser.visit("#/pad");
    press(&browser, ".pad-past .quiet");
    // A storage that keeps nothing is told of, and does not keep anybody from counting.
    browser.visit("#/pad/akropolis");
    browser.run("Storage.prototype.setItem = () => { throw new Error('full') }");
    press(&browser, "#start");
    let stones = rng.random_range(2..90);
    write(&browser, "stones", stones);
    expect(&browser, "#total", &stones.to_string());
    assert!(browser.text(".error").contains("does not keep"));
    check_console(&browser);
}

/// Cities of a game that is over, as somebody rebuilt them.
fn cities(step: usize) -> String {
    let mut rng = chance(77);
    let variants: Variants = [District::Gardens, District::Temples].into_iter().collect();
    let options = Options::new(Players::Three, variants, Length::Standard).unwrap();
    let game = played(options, &mut rng);
    let people = ["Ariston", "Thalia", "Myrto"]
        .into_iter()
        .zip(game.cities().iter())
        .map(|(name, (seat, city))| {
            let mut person = CountedPlayer::new(name);
            person.city = city.into();
            person.rows = city.score(variants);
            person.stones = game.score(seat).stones;
            person.way = if seat == Seat::First {
                CountingMode::Quick
            } else {
                CountingMode::Exact
            };
            person
        });
    let counted = Counted::Akropolis(AkropolisSheet {
        variants,
        people: people.collect(),
        opponent: None,
    });
    SheetSave::of(&Sheet { counted, step }, 1.7e12).to_text()
}

/// A sheet whose numbers were written.
pub(crate) fn numbers_sheet() -> String {
    cities(0)
}

/// A sheet on which a city was rebuilt.
pub(crate) fn city_sheet() -> String {
    cities(1)
}

/// A sheet whose result is seen.
pub(crate) fn result_sheet() -> String {
    cities(3)
}

/// A sheet of a game against an architect.
pub(crate) fn solo_sheet() -> String {
    let opponent = Some(ArchitectHoldings::new(Architect::Metagenes));
    let mut people = vec![CountedPlayer::new("")];
    people[0].stones = 4;
    let counted = Counted::Akropolis(AkropolisSheet {
        variants: Variants::ALL,
        people,
        opponent,
    });
    SheetSave::of(&Sheet { counted, step: 1 }, 1.6e12).to_text()
}

/// A sheet on which a town was rebuilt.
pub(crate) fn town_sheet() -> String {
    let mut rng = chance(21);
    let setup = Architekton::deal(&polis_architekton::Options::default(), &mut rng).unwrap();
    let mut game = Architekton::new(&setup).unwrap();
    while let Some(chosen) = game.random_move(&mut rng) {
        game.play(chosen).unwrap();
    }
    let mut sheet = ArchitektonSheet::new(["Thalia".to_owned(), "Ariston".to_owned()]);
    sheet.town = (&game).into();
    sheet.way = CountingMode::Exact;
    let counted = Counted::Architekton(sheet);
    SheetSave::of(&Sheet::new(counted), 1.5e12).to_text()
}
