//! The options of the game.

use leptos::prelude::*;
use polis_akropolis::{Architect, District, Length, Options, Players, Variants};

use super::CityBoard;
use crate::components::segments::Segments;
use crate::components::switch::Switch;
use polis_client::new_game::toggle;

/// The options of the game.
pub(super) fn options(board: CityBoard) -> AnyView {
    let client = board.state.client;
    let agreed = Memo::new(move |_| board.with(|now| now.description().options));
    let set = move |players: Players, variants: Variants, length: Length| {
        // There is no long game for four.
        let options = Options::new(players, variants, length)
            .or_else(|_| Options::new(players, variants, Length::Standard));
        if let Ok(options) = options {
            board.change(|now| now.set_options(options));
        }
    };
    let set_players = move |players| {
        let now = agreed.get_untracked();
        set(players, now.variants(), now.length());
    };
    let groups = [
        Players::Solo(Architect::Hippodamos),
        Players::Two,
        Players::Three,
        Players::Four,
    ];
    let architects = move || {
        agreed.get().players().architect()?;
        Some(view! {
            <Segments
                name="editor-architect"
                values=Architect::ALL
                chosen=Signal::derive(move || agreed.get().players().architect())
                choose=move |architect| set_players(Players::Solo(architect))
                label=move |architect| client.words().players.architect(architect).to_owned()
                role="group"
                group=Signal::derive(move || client.words().new_game.opponent().to_owned())
            />
        })
    };
    let variants = District::ALL.map(|district| {
        let set = move |_| {
            let now = agreed.get_untracked();
            set(
                now.players(),
                toggle(now.variants(), district),
                now.length(),
            );
        };
        let is_on = Signal::derive(move || agreed.get().variants().contains(district));
        view! {
            <Switch class="row" is_on set>
                <span>{client.say(move |words| words.akropolis.district(district))}</span>
            </Switch>
        }
    });
    let number = move |players: Players, name: &dyn Fn(usize) -> String| match players {
        Players::Solo(_) => client.words().new_game.alone().to_owned(),
        Players::Two | Players::Three | Players::Four => name(players.number()),
    };
    view! {
        <fieldset class="card" id="options">
            <legend>{client.text(|words| words.new_game.players())}</legend>
            <Segments
                name="editor-players"
                values=groups
                chosen=Signal::derive(move || {
                    let number = agreed.get().players().number();
                    groups.into_iter().find(|players| players.number() == number)
                })
                choose=set_players
                label=move |players| number(players, &|number| number.to_string())
                spoken=move |players| number(players, &|players| client.words().new_game.number(players))
                role="group"
                group=Signal::derive(move || client.words().new_game.players().to_owned())
            />
            {architects}
            <Segments
                name="editor-length"
                values=Length::ALL
                chosen=Signal::derive(move || Some(agreed.get().length()))
                choose=move |length| {
                    let now = agreed.get_untracked();
                    set(now.players(), now.variants(), length);
                }
                label=move |length| match length {
                    Length::Standard => client.words().new_game.standard().to_owned(),
                    Length::Long => client.words().new_game.long().to_owned(),
                }
                disabled=move |length| {
                    length == Length::Long && agreed.get().players() == Players::Four
                }
                role="group"
                group=Signal::derive(move || client.words().new_game.length().to_owned())
            />
            <details>
                <summary>{client.text(|words| words.akropolis.variants())}</summary>
                {variants.collect_view()}
            </details>
        </fieldset>
    }
    .into_any()
}
