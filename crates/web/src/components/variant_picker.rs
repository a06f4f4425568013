//! Choosing the variants of Akropolis.

use leptos::prelude::*;
use polis_akropolis::{District, Variants};

use super::picture::DistrictBadge;
use super::switch::Switch;
use crate::client::Client;
use polis_client::new_game::toggle;

/// The variants of Akropolis, each on a switch of its own.
#[component]
pub(crate) fn VariantPicker(
    #[prop(into)] variants: Signal<Variants>,
    #[prop(into)] set: Callback<Variants>,
) -> impl IntoView {
    let client = Client::here();
    let switches = District::ALL.map(|district| {
        view! {
            <Switch
                is_on=Signal::derive(move || variants.get().contains(district))
                set=move |_| set.run(toggle(variants.get_untracked(), district))
                value=district.name()
            >
                <span class="badge"><DistrictBadge district/></span>
                <span>
                    <b>{client.say(move |words| words.akropolis.district(district))}</b>
                    <small>{client.say(move |words| words.akropolis.double(district))}</small>
                </span>
            </Switch>
        }
    });
    view! {
        <p class="small">{client.text(|words| words.akropolis.variants_line())}</p>
        {switches.collect_view()}
    }
}

/// The variants with a title, as part of a form.
#[component]
pub(crate) fn VariantFieldset(
    #[prop(into)] variants: Signal<Variants>,
    #[prop(into)] set: Callback<Variants>,
) -> impl IntoView {
    view! {
        <fieldset class="card">
            <legend>{Client::here().text(|words| words.akropolis.variants())}</legend>
            <VariantPicker variants set/>
        </fieldset>
    }
}
