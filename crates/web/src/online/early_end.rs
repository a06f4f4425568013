//! A game that was not played to its end: who has won, why, and how the match stands.

use leptos::html;
use leptos::prelude::*;
use polis_architekton::SeriesPlayer;
use polis_game::Seat;
use polis_protocol::{Outcome, Status, TableState};

use super::{After, RatingResult, table_text};
use crate::client::Client;
use crate::components::icon::Icon;
use crate::game::OnlineTable;
use crate::online::place::OnlinePlace;
use polis_i18n::Words;

/// Tells of the end of such a game as soon as it comes, to everybody who is there.
#[component]
pub(crate) fn EarlyEnd(place: OnlinePlace) -> impl IntoView {
    let client = Client::here();
    let dialog = NodeRef::<html::Dialog>::new();
    let is_early = Memo::new(move |_| {
        let is_early = |outcome: &Outcome| outcome.forfeit.is_some();
        let ended = place.state(|state| {
            state.status == Status::Finished && state.outcome.as_ref().is_some_and(is_early)
        });
        ended == Some(true)
    });
    Effect::new(move |before: Option<bool>| {
        let is_early = is_early.get();
        if let (true, Some(false), Some(dialog)) = (is_early, before, dialog.get_untracked()) {
            // A dialog that is there can be shown.
            let _ = dialog.show_modal();
        }
        is_early
    });
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let inside = move || {
        is_early.get().then(|| {
            view! {
                <h2 id="early-end">{move || headline(place, client.words())}</h2>
                <p class="reason">{move || place.early_end(client.words())}</p>
                {move || {
                    let lines = match_lines(place, client.words()).into_iter();
                    lines.map(|line| view! { <p class="match-line">{line}</p> }).collect_view()
                }}
                <RatingResult place/>
                <div class="line"><After place/></div>
            }
        })
    };
    view! {
        <dialog class="ask early-end" node_ref=dialog aria-labelledby="early-end">
            {inside}
            <button
                class="icon shut"
                type="button"
                aria-label=client.text(|words| words.table.close())
                on:click=close
            >
                <Icon icon=Icon::Close/>
            </button>
        </dialog>
    }
}

/// Who has won, as the server has decided.
pub(super) fn headline(place: OnlinePlace, words: &'static Words) -> Option<String> {
    let me = place.seat();
    place.state(|state| {
        let outcome = state.outcome.as_ref()?;
        Some(match outcome.winners.as_slice() {
            [winner] if Some(*winner) == me => words.play.you_win().to_owned(),
            [winner] => words.play.wins(&name(state, *winner, words)),
            _ => words.play.nobody_wins().to_owned(),
        })
    })?
}

/// How the match stands after the game, and who has won it.
pub(super) fn match_lines(place: OnlinePlace, words: &'static Words) -> Vec<String> {
    let me = place.seat();
    let lines = place.state(|state| {
        let series = state.outcome.as_ref()?.series?;
        let seat = |player| series.seat_in_last_game(player);
        let [one, other] = SeriesPlayer::ALL.map(|player| name(state, seat(player), words));
        let [points, other_points] = series.victory_points;
        let score = format!("{one} {points} : {other_points} {other}");
        let mut lines = vec![words.online.room.match_score(&score)];
        lines.extend(series.winner().map(|winner| {
            let winner = seat(winner);
            let named = name(state, winner, words);
            let who = (me != Some(winner)).then_some(named.as_str());
            words.architekton_table.wins_match(who)
        }));
        Some(lines)
    });
    lines.flatten().unwrap_or_default()
}

fn name(state: &TableState, seat: Seat, words: &'static Words) -> String {
    let chair = state.chair(seat);
    let person = chair.and_then(polis_protocol::Chair::who_sat);
    match person {
        Some(person) => table_text::name(person, words),
        None => chair
            .and_then(|chair| table_text::chair(chair, words))
            .unwrap_or_default(),
    }
}
