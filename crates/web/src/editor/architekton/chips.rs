//! The chips of the players, and whose house comes on the next building.

use leptos::prelude::*;
use polis_game::Seat;

use super::TownBoard;
use crate::components::segments::Segments;
use crate::editor::game::Holding;

/// The chips of a player.
pub(super) fn chips(board: TownBoard, seat: Seat) -> Holding {
    let chips = move || board.with(|now| u16::from(now.description().chips[seat as usize]));
    let set = move |chips: u16| {
        let chips = u8::try_from(chips).unwrap_or(u8::MAX);
        board.change(|now| now.set_chips(seat, chips));
    };
    let houses = move || {
        let houses = board.own.town.with(|town| town.hands()[seat]);
        board.state.words().architekton_table.houses_in_hand(houses)
    };
    let label = move || board.state.words().editor.chips(&board.state.name(seat));
    Holding {
        show: None,
        is_to_move: Signal::derive(move || board.with(|now| now.description().turn == seat)),
        detail: Signal::derive(houses),
        unit: "chips",
        label: Signal::derive(label),
        value: Signal::derive(chips),
        set: Callback::new(set),
    }
}

/// Whose house comes on the building in hand.
pub(super) fn owner(board: TownBoard) -> AnyView {
    let owner = board.own.owner;
    let label = move |owner: Option<Seat>| match owner {
        Some(seat) => board.state.name(seat),
        None => board.state.words().editor.no_house().to_owned(),
    };
    view! {
        <Segments
            class="segments houses"
            name="house"
            values=[Some(Seat::First), Some(Seat::Second), None]
            chosen=Signal::derive(move || Some(owner.get()))
            choose=move |seat| owner.set(seat)
            label
            role="group"
            group=Signal::derive(move || board.state.words().editor.house_of().to_owned())
        />
    }
    .into_any()
}
