//! What is wished for in a game with others: the game, for how many, how fast, and whether it counts.

use leptos::prelude::*;
use polis_protocol::{SearchPace, WishedRated};

use super::table_text;
use crate::client::Client;
use crate::components::segments::Segments;
use crate::online::line::Line;
use polis_client::online::search::SearchChoice;
use polis_notation::GameKind;

/// For whom something is wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WishFor {
    /// Whoever is found.
    Anybody,
    /// One other person, with an account.
    Challenge,
}

/// The choices of a wish.
#[component]
pub(super) fn WishChoices(
    choice: RwSignal<SearchChoice>,
    wish_for: WishFor,
    /// The names of the groups of radio buttons: game, seats, pace, rated.
    names: [&'static str; 4],
) -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let has_account = move || line.has_account();
    let seats = move || {
        let is_asked = wish_for == WishFor::Anybody
            && choice.with(|choice| choice.game == GameKind::Akropolis);
        is_asked.then(|| {
            view! {
                <Segments
                    name=names[1]
                    values=[2_u8, 3, 4]
                    chosen=Signal::derive(move || Some(choice.get().seats()))
                    choose=move |seats| choice.update(|choice| choice.seats = seats)
                    label=move |seats: u8| client.words().new_game.number(seats)
                    value=|seats: u8| seats.to_string()
                    role="group"
                    group=Signal::derive(move || client.words().online.room.players().to_owned())
                />
            }
        })
    };
    let rated = move || {
        has_account().then(|| {
            let values: &[WishedRated] = match wish_for {
                WishFor::Anybody => &WishedRated::ALL,
                WishFor::Challenge => &[WishedRated::Rated, WishedRated::Casual],
            };
            let chosen = move || match (wish_for, choice.get().rated) {
                (WishFor::Challenge, WishedRated::Either) => Some(WishedRated::Rated),
                (WishFor::Anybody | WishFor::Challenge, rated) => Some(rated),
            };
            view! {
                <Segments
                    name=names[3]
                    values=values
                    chosen=Signal::derive(chosen)
                    choose=move |rated| choice.update(|choice| choice.rated = rated)
                    label=move |rated: WishedRated| {
                        let [either, yes, no] = client.words().online.find.rated();
                        match rated {
                            WishedRated::Either => either,
                            WishedRated::Rated => yes,
                            WishedRated::Casual => no,
                        }
                        .to_owned()
                    }
                    value=|rated: WishedRated| rated.name().to_owned()
                    role="group"
                    group=Signal::derive(move || client.words().online.plan.rated().to_owned())
                />
            }
        })
    };
    view! {
        <div class="wish">
            <Segments
                name=names[0]
                values=GameKind::ALL
                chosen=Signal::derive(move || Some(choice.get().game))
                choose=move |game| choice.update(|choice| choice.game = game)
                label=|game: GameKind| game.title().to_owned()
                value=|game: GameKind| game.name().to_owned()
                role="group"
                group=Signal::derive(move || client.words().online.plan.game().to_owned())
            />
            {seats}
            <Segments
                name=names[2]
                values=SearchPace::ALL
                chosen=Signal::derive(move || Some(choice.get().pace))
                choose=move |pace| choice.update(|choice| choice.pace = pace)
                label=move |pace: SearchPace| {
                    table_text::clock(pace.clock(), client.words()).unwrap_or_default()
                }
                value=|pace: SearchPace| pace.name().to_owned()
                role="group"
                group=Signal::derive(move || client.words().online.plan.clock().to_owned())
            />
            {rated}
        </div>
    }
}
