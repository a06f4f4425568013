//! What a move of Akropolis gains, in words.

use polis_akropolis::explain::HexScore;
use polis_akropolis::gain::{DistrictChange, Effect, Gain, value};
use polis_akropolis::{Akropolis, Construction, District, DistrictScore, Illegal, Move};
use polis_game::Seat;

use super::{ExplainMove, MoveExplanation};
use polis_notation::{GameRecord, akropolis_facts};
use polis_terminal::picture::words::{Names, akropolis_names, capital, change, count, list};

impl ExplainMove for Akropolis {
    fn names(record: &GameRecord<Akropolis>) -> Names {
        akropolis_names(record)
    }

    fn explain_move(
        position: &Akropolis,
        chosen: Move,
        names: &Names,
    ) -> Result<MoveExplanation, Illegal> {
        let gain = position.gain(chosen)?;
        let mut words = vec![lays(position, chosen, &gain, names)];
        words.extend(match gain.quarries {
            0 => None,
            1 => Some("Covers 1 quarry (+1 stone).".to_owned()),
            quarries => Some(format!("Covers {quarries} quarries (+{quarries} stones).")),
        });
        words.extend(
            District::ALL
                .into_iter()
                .filter_map(|district| district_words(&gain, district)),
        );
        words.push(match gain.points() {
            0 => "No points more or less at once.".to_owned(),
            points @ (1 | -1) => format!("{} point at once.", change(points)),
            points => format!("{} points at once.", change(points)),
        });
        Ok(MoveExplanation {
            sentences: words,
            facts: akropolis_facts(&gain),
        })
    }
}

/// Which tile is taken, and where its hexes go.
fn lays(position: &Akropolis, chosen: Move, gain: &Gain, names: &Names) -> String {
    let price = match gain.price {
        0 => "for nothing".to_owned(),
        price => {
            let stones = count(usize::from(price), "stone");
            // Rule 11: in a solo game the stones go to the Illustrious Architect.
            match position.estate() {
                Some(_) => format!("for {stones}, paid to {}", names[Seat::Second]),
                None => format!("for {stones}"),
            }
        }
    };
    let hexes = gain
        .laid
        .each_ref()
        .map(|laid| format!("{} at {}", laid.shows.construction, laid.hex));
    format!(
        "Takes tile {} {price}: {}, on level {}.",
        chosen.tile,
        list(&hexes),
        gain.level
    )
}

/// What becomes of a type; nothing where the move does not touch it.
fn district_words(gain: &Gain, district: District) -> Option<String> {
    let reasons = reasons(gain, district);
    let DistrictChange { before, after } = gain.districts[district];
    // Nothing changes without a reason.
    if reasons.is_empty() {
        return None;
    }
    let mut parts = vec![capital(district.name()), product(before)];
    if before != after {
        parts.push(format!("→ {}", product(after)));
    }
    let points = change(gain.districts[district].points());
    if !points.is_empty() {
        parts.push(format!("({points})"));
    }
    Some(format!("{}: {}.", parts.join(" "), reasons.join(", ")))
}

fn product(score: DistrictScore) -> String {
    format!("{} × {}★", score.value, score.stars)
}

/// Why a type comes to count more or less.
fn reasons(gain: &Gain, district: District) -> Vec<String> {
    let plaza = Construction::Plaza(district);
    let own = Construction::District(district);
    let laid = |wanted: &dyn Fn(&HexScore) -> bool| {
        let shown = gain.laid.iter().map(|laid| &laid.shows);
        shown.filter(|score| wanted(score)).count()
    };
    let covered = |wanted: &dyn Fn(&HexScore) -> bool| {
        let covered = gain.laid.iter().filter_map(|laid| laid.covers.as_ref());
        covered.filter(|score| wanted(score)).count()
    };
    let others = |wanted: Effect| {
        let changed = gain.changed.iter();
        changed
            .filter(|hex| hex.district == district && hex.effect() == wanted)
            .count()
    };
    let is_plaza = |score: &HexScore| score.construction == plaza;
    let counts = |score: &HexScore| score.construction == own && value(score) > 0;
    let fails = |score: &HexScore| score.construction == own && value(score) == 0;
    let plazas_covered = match covered(&is_plaza) {
        1 => "plaza covered",
        _ => "plazas covered",
    };
    [
        // No tile has two plazas.
        (laid(&is_plaza), "plaza laid"),
        (covered(&is_plaza), plazas_covered),
        (laid(&counts), "laid"),
        (laid(&fails), failing(district)),
        (covered(&counts), "covered"),
        (others(Effect::Begins), beginning(district)),
        (others(Effect::Ceases), ceasing(district)),
        (others(Effect::Doubles), "now doubled"),
        (others(Effect::CeasesToDouble), "no longer doubled"),
    ]
    .into_iter()
    .filter(|&(number, _)| number > 0)
    .map(|(number, what)| format!("{number} {what}"))
    .collect()
}

/// What is said of a district that is laid and does not meet its condition (rule 9).
fn failing(district: District) -> &'static str {
    match district {
        District::Houses => "laid outside the largest group",
        District::Markets => "laid beside another",
        District::Barracks => "laid away from the edge",
        District::Temples => "laid, not surrounded yet",
        // Gardens always count.
        District::Gardens => "laid, not counting",
    }
}

/// What is said of a district that meets its condition from now on.
fn beginning(district: District) -> &'static str {
    match district {
        District::Houses => "now in the largest group",
        District::Markets => "no longer beside another",
        District::Barracks => "now on the edge",
        District::Temples => "now surrounded",
        District::Gardens => "now counting",
    }
}

/// What is said of a district that does not meet its condition any more.
fn ceasing(district: District) -> &'static str {
    match district {
        District::Houses => "no longer in the largest group",
        District::Markets => "now beside another",
        District::Barracks => "now walled in",
        District::Temples => "no longer surrounded",
        District::Gardens => "no longer counting",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use polis_akropolis::{Architect, Length, Options, Players, Setup, TileId, Variants};
    use polis_game::{Game, PerSeat, View, chance};

    /// The words of a move after these moves of a game with this deck.
    fn check(players: Players, deck: &[usize], moves: &str, expected: &[&str]) {
        let options = Options::new(players, Variants::ALL, Length::Standard).unwrap();
        let mut setup = Setup::shuffled(options, &mut chance(1));
        let named: Vec<_> = deck.iter().map(|&tile| TileId::from_number(tile)).collect();
        setup.deck.retain(|tile| !named.contains(tile));
        setup.deck.splice(0..0, named);
        let mut game = Akropolis::new(&setup).unwrap();
        let (before, last) = moves.rsplit_once(';').unwrap_or(("", moves));
        for chosen in before.split(';').filter(|text| !text.is_empty()) {
            game.play(chosen.parse().unwrap()).unwrap();
        }
        let names = PerSeat::from_fn(game.seats(), |seat| format!("Seat {seat}"));
        let view = View::new(&game, game.to_move().unwrap());
        let told = Akropolis::explain_move(view.position(), last.parse().unwrap(), &names).unwrap();
        assert_eq!(told.sentences, expected);
        let points = told.facts["points"].as_i64().unwrap();
        let last = expected.last().unwrap();
        assert!(last.starts_with(&change(points as i32)), "{points}: {last}");
    }

    #[test]
    fn a_temple_that_becomes_surrounded_is_told() {
        // The other player lays a market and a garden far away.
        check(
            Players::Two,
            &[36, 34, 14, 37],
            "36 1,-1 0;34 1,-1 0;14 2,-1 2",
            &[
                "Takes tile 14 for nothing: temples plaza at 2,-1, houses at 3,-1 and barracks at \
                 2,0, on level 1.",
                "Houses 0 × 1★ → 1 × 1★ (+1): 1 laid.",
                "Barracks 0 × 0★ → 2 × 0★: 1 laid.",
                "Temples 0 × 0★ → 1 × 2★ (+2): 1 plaza laid, 1 now surrounded.",
                "+3 points at once.",
            ],
        );
    }

    #[test]
    fn what_is_covered_and_what_is_paid_are_told() {
        check(
            Players::Solo(Architect::Hippodamos),
            &[37, 34, 36, 28],
            "37 1,-1 0;28 0,0 0",
            &[
                "Takes tile 28 for 1 stone, paid to Seat 2: markets at 0,0, barracks at 0,-1 and \
                 quarry at 1,-1, on level 2.",
                "Covers 1 quarry (+1 stone).",
                "Houses 0 × 1★ → 0 × 0★: 1 plaza covered.",
                "Markets 0 × 0★ → 2 × 0★: 1 laid.",
                "Barracks 0 × 0★ → 4 × 0★: 1 laid.",
                "Gardens 1 × 0★ → 0 × 0★: 1 covered.",
                "No points more or less at once.",
            ],
        );
    }
}
