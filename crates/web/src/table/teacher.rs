//! What the teacher says of a decision that gave much away, and the offer to take it back.

use leptos::prelude::*;

use super::keyboard::focus_board;
use super::state::Table;
use super::view::TableView;
use polis_client::table::narration::Speech;
use polis_client::table::reason::{Against, reason};

/// The card of the teacher. It stands aside, takes no focus and goes by itself when somebody plays on.
pub(super) fn teacher<G: TableView>(table: Table<G>) -> AnyView {
    let controller = table.controller;
    let text = move || {
        let offer = controller.offer.get()?;
        let words = table.words();
        let known = controller
            .session
            .with(|session| session.known_at(offer.ply))?;
        let company = &controller.company();
        let better = G::gain(&known, offer.better, Speech { words, company })?;
        let (win, margin) = (
            format!("{:.0} %", 100.0 * offer.win),
            format!("{:.1}", offer.margin),
        );
        let lost = words.table.teacher_lost(&win, &margin);
        let proven = offer
            .is_proven
            .then(|| format!(" {}", words.table.teacher_proven()));
        let why = words
            .table
            .teacher_better(better.title.trim_end_matches('.'));
        let speech = Speech { words, company };
        let report = controller.offer_reason.get();
        let reason = report.and_then(|report| reason::<G>(&report, Against::Played, speech));
        let better = [Some(better.text), reason].into_iter().flatten();
        let better = better.collect::<Vec<_>>().join(" ");
        Some((lost + &proven.unwrap_or_default(), why, better))
    };
    let text = Memo::new(move |_| text());
    let press = move |press: fn(Table<G>)| {
        move |_| {
            press(table);
            focus_board();
        }
    };
    let buttons = move || {
        text.with(Option::is_some).then(|| {
            let words = table.words().table;
            view! {
                <div class="line">
                    <button class="button primary" type="button" id="take-back" on:click=press(|table| table.controller.accept_offer())>
                        {words.teacher_take_back()}
                    </button>
                    <button class="button" type="button" id="leave-it" on:click=press(|table| table.controller.decline_offer())>
                        {words.teacher_leave()}
                    </button>
                    <button class="button quiet" type="button" id="no-more" on:click=press(|table| table.controller.dismiss_teacher())>
                        {words.teacher_no_more()}
                    </button>
                </div>
            }
        })
    };
    let said = move || {
        text.get().map(|(lost, why, better)| {
            view! {
                <p>{lost}</p>
                <p><b>{why}</b> " " {better}</p>
            }
        })
    };
    view! {
        <aside
            class="teacher"
            class:idle=move || text.with(Option::is_none)
            aria-label=table.client.text(|words| words.new_game.teacher())
        >
            <div role="status">{said}</div>
            {buttons}
        </aside>
    }
    .into_any()
}
