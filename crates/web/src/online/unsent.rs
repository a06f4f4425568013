//! One's moves on their way to the server: kept in the browser until they are answered, and sent by the
//! next page where this one is closed before.

use leptos::prelude::*;
use polis_protocol::{Code, Person, PersonId, TableId};

use super::calls::on_leaving;
use super::line::Line;
use crate::browser::LocalStorage;
use crate::client::Client;
use polis_client::online::connection::Status;
use polis_client::online::unsent_moves::{UnsentMove, UnsentMoves, can_be_sent_again};
use polis_client::route::Route;

/// What has become of a move that an earlier page had left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LateMove {
    /// It was played.
    Played(TableId),
    /// It was no longer possible.
    TooLate(TableId),
}

/// The number of moves that earlier pages have left.
pub(super) fn number_left() -> usize {
    UnsentMoves(LocalStorage).all().len()
}

/// Sends a move, and keeps it until it is answered.
pub(super) fn send(
    line: Line,
    table: TableId,
    unsent: UnsentMove,
    then: impl FnOnce(Result<(), Code>) + 'static,
) {
    UnsentMoves(LocalStorage).keep(table, &unsent);
    line.unsent.update(|moves| {
        moves.insert(table, unsent.clone());
    });
    Line::act(table, unsent.action(), move |result| {
        let result = result.map_err(|refusal| refusal.code);
        if !matches!(result, Err(code) if can_be_sent_again(code)) {
            UnsentMoves(LocalStorage).forget(table, &unsent);
        }
        line.unsent.try_update(|moves| {
            if moves.get(&table) == Some(&unsent) {
                moves.remove(&table);
            }
        });
        then(result);
    });
}

/// Forgets what a guest left who is gone for good.
pub(super) fn forget_guest(before: &Person, now: Option<PersonId>) {
    UnsentMoves(LocalStorage).forget_guest(before, now);
}

/// Sends what earlier pages have left of who one is.
pub(super) fn send_left(line: Line) {
    line.left.try_set(0);
    let Some(me) = untrack(|| line.my_id()) else {
        return;
    };
    for (table, unsent) in UnsentMoves(LocalStorage).of(me) {
        let is_on_its_way = line
            .unsent
            .with_untracked(|moves| moves.get(&table) == Some(&unsent));
        if is_on_its_way {
            continue;
        }
        send(line, table, unsent, move |result| {
            let late = match result {
                // Who is at the table sees it.
                Ok(()) if line.client().route_now() == Some(Route::Table(table)) => return,
                Ok(()) => LateMove::Played(table),
                // It stays kept, and is sent another time.
                Err(code) if can_be_sent_again(code) => return,
                Err(_) => LateMove::TooLate(table),
            };
            line.late.try_set(Some(late));
        });
    }
}

/// What there is to say of moves that earlier pages have left.
#[component]
pub(super) fn LateMoves() -> impl IntoView {
    let (client, line) = (Client::here(), Line::here());
    let waiting = move || {
        let left = line.left.get();
        let is_away = match line.status.get() {
            Status::Connecting | Status::Reconnecting | Status::Offline | Status::NoServer => true,
            Status::Apart | Status::Here | Status::Outdated => false,
        };
        (left > 0 && is_away).then(|| {
            view! {
                <div class="announcement" id="moves-left">
                    <p>{move || client.words().online.link.moves_left(left as i64)}</p>
                </div>
            }
        })
    };
    on_leaving(client, move || {
        if matches!(line.late.get_untracked(), Some(LateMove::Played(_))) {
            line.late.set(None);
        }
    });
    let late = move || {
        line.late.get().map(|late| {
            let (LateMove::Played(table) | LateMove::TooLate(table)) = late;
            let said = client.say(move |words| match late {
                LateMove::Played(_) => words.online.link.late_move_played(),
                LateMove::TooLate(_) => words.online.link.late_move_refused(),
            });
            let to_table = (client.route_now() != Some(Route::Table(table))).then(|| {
                view! {
                    <a
                        class="button small-button"
                        href=Route::Table(table).to_string()
                        on:click=move |_| line.late.set(None)
                    >
                        {client.text(|words| words.online.lobby.to_table())}
                    </a>
                }
            });
            view! {
                <div class="announcement" id="late-move">
                    <p>{said}</p>
                    {to_table}
                    <button
                        class="button quiet small-button"
                        type="button"
                        on:click=move |_| line.late.set(None)
                    >
                        {client.text(|words| words.online.link.hide())}
                    </button>
                </div>
            }
        })
    };
    view! { {waiting} {late} }
}
