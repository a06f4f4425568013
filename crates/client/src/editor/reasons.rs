//! Why a position is none, in words.

use polis_game::Seat;

use super::begin::ImpossiblePosition;
use crate::table::akropolis::sentences;
use crate::table::architekton::speech;
use polis_i18n::Words;

/// Why a position is none. `name` says what somebody is called.
pub fn of(reason: ImpossiblePosition, name: impl Fn(Seat) -> String, words: &Words) -> String {
    match reason {
        ImpossiblePosition::Akropolis(reason) => of_akropolis(reason, name, words),
        ImpossiblePosition::Architekton(reason) => of_architekton(reason, name, words),
    }
}

/// The number of the rule that it breaks.
pub fn rule(reason: ImpossiblePosition) -> usize {
    match reason {
        ImpossiblePosition::Akropolis(reason) => reason.rule().into(),
        ImpossiblePosition::Architekton(reason) => reason.rule().into(),
    }
}

fn of_akropolis(
    reason: polis_akropolis::Impossible,
    name: impl Fn(Seat) -> String,
    words: &Words,
) -> String {
    use polis_akropolis::Impossible;
    let editor = &words.editor;
    match reason {
        Impossible::Cities { .. } | Impossible::Seats { .. } | Impossible::Stacks { .. } => {
            editor.malformed().to_owned()
        }
        Impossible::NoArchitect => editor.no_architect().to_owned(),
        Impossible::NotUsed { tile } => editor.not_used(tile.number()),
        Impossible::Twice { tile } => editor.twice(tile.number()),
        Impossible::Misfit { seat, misfit, .. } => {
            editor.misfit(&name(seat), &sentences::of_misfit(misfit, words))
        }
        Impossible::TooManyTurns { found, most } => editor.too_many_turns(found, most),
        Impossible::TurnOrder {
            seat,
            found,
            expected,
            ..
        } => editor.turn_order(&name(seat), found, expected),
        Impossible::Site {
            found, expected, ..
        } => editor.site_size(found, expected),
        Impossible::TooManyStones { seat, found, most } => {
            editor.stones_most(&name(seat), found, most)
        }
        Impossible::TooFewStones { seat, found, least } => {
            editor.stones_least(&name(seat), found, least)
        }
        Impossible::PaidWithoutPlaza { tile, .. } => editor.no_plaza(tile.number()),
        Impossible::PaidTooMuch { tile, price, most } => {
            editor.paid_too_much(tile.number(), price, most)
        }
        Impossible::ArchitectStones { found, expected } => {
            editor.architect_stones(found, usize::try_from(expected).unwrap_or(0))
        }
    }
}

fn of_architekton(
    reason: polis_architekton::Impossible,
    name: impl Fn(Seat) -> String,
    words: &Words,
) -> String {
    use polis_architekton::Impossible;
    let editor = &words.editor;
    match reason {
        Impossible::NoSeat { .. }
        | Impossible::Start
        | Impossible::StockTooLarge { .. }
        | Impossible::Hidden { .. } => editor.malformed().to_owned(),
        Impossible::BuildingTwice { building } => editor.building_twice(building.number()),
        Impossible::TooManyLandscapes { scenery, found } => {
            let scenery = words.architekton_table.scenery(scenery);
            editor.too_many_landscapes(scenery, found)
        }
        Impossible::Lay { reason, .. } => speech::refusal(reason, words).to_owned(),
        Impossible::TooManyHouses { seat, found } => editor.too_many_houses(&name(seat), found),
        Impossible::HousesBeforeTurns { seat, found, most } => {
            editor.houses_before_turns(&name(seat), found, most)
        }
        Impossible::HousesMoved { .. } => editor.houses_moved().to_owned(),
        Impossible::Stock { found, expected } => editor.stock_size(found, expected),
        Impossible::LaysLeft { .. } => editor.lays_left().to_owned(),
        Impossible::TurnOrder { seat, laid, .. } => editor.two_each(&name(seat), laid),
        Impossible::Chips { .. } => editor.chips_wrong().to_owned(),
        Impossible::NoLoss { place } => editor.no_loss(&place.to_string()),
        Impossible::NoChoice { seat, .. } => editor.no_choice(&name(seat)),
        Impossible::NothingFits => editor.nothing_fits().to_owned(),
        Impossible::NotOver => editor.not_over().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clause::Clause;
    use crate::editor::begin;
    use crate::editor::save::empty_draft;
    use polis_i18n::Language;
    use polis_notation::GameKind;

    #[test]
    fn a_reason_is_told_in_every_language_with_its_rule() {
        for game in GameKind::ALL {
            let reason = begin::check(&empty_draft(game)).unwrap_err();
            assert!(Clause::all(game).contains(&Clause::Rule(rule(reason))));
            for language in Language::ALL {
                let said = of(reason, |seat| format!("<{seat}>"), language.words());
                assert!(said.contains('4') || said.contains('6'), "{said}");
            }
        }
    }
}
