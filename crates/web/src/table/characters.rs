//! The avatars at a table, and what the characters of the computer say there now and then.

use leptos::prelude::*;
use polis_client::avatar::Avatar;
use polis_client::character::{Character, Moment};
use polis_client::player::Player;
use polis_game::Seat;

use super::animation::after;
use super::state::Table;
use super::view::TableView;
use crate::components::avatar::{Mood, avatar};

/// How long a line stays, in milliseconds.
const LINE_MS: f64 = 4000.0;

/// What a character says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SpokenLine {
    character: Character,
    seat: Seat,
    moment: Moment,
}

impl<G: TableView> Table<G> {
    /// The avatar of the one on a seat.
    pub(super) fn avatar(self, seat: Seat) -> AnyView {
        let own = self.client.settings.with(|settings| settings.emblem);
        let who = self.controller.company().avatar(seat, own);
        avatar(who, Some(seat), move || self.mood(seat))
    }

    /// How the one on a seat looks.
    fn mood(self, seat: Seat) -> Mood {
        if self.is_over() {
            let winners = self.position.with(|position| position.standing().winners);
            return if winners.contains(seat) {
                Mood::Pleased
            } else {
                Mood::Rueful
            };
        }
        let is_pleased = |line: SpokenLine| line.seat == seat && line.moment == Moment::StrongMove;
        if self.spoken.get().is_some_and(is_pleased) {
            return Mood::Pleased;
        }
        let is_thinking = self.controller.session.with(|session| {
            session.to_move() == Some(seat) && session.player(seat).is_some_and(Player::is_computer)
        });
        if is_thinking {
            Mood::Thinking
        } else {
            Mood::Calm
        }
    }

    /// What somebody says of the end, where the computer plays them.
    pub(super) fn last_word(self, seat: Seat) -> Option<&'static str> {
        if self.client.settings.with(|settings| settings.quiet) {
            return None;
        }
        let character = self.controller.company().character(seat)?;
        let winners = self.position.with(|position| position.standing().winners);
        let moment = if winners.contains(seat) {
            Moment::Won
        } else {
            Moment::Lost
        };
        Some(character.line(moment, self.words()))
    }

    /// Lets a character speak where there is a reason to, until somebody goes on.
    pub(super) fn follow_characters(self) {
        // Whoever looks back, or solves a puzzle, is left alone.
        let is_game = self.controller.is_played_here() || self.controller.online_link().is_some();
        if !is_game {
            return;
        }
        Effect::new(move |_| {
            // Once what was laid is there.
            self.drawn.track();
            let has_arrived = self.animation.arrival.with(Option::is_none);
            let is_quiet = self
                .client
                .settings
                .with_untracked(|settings| settings.quiet);
            let line = (has_arrived && !is_quiet)
                .then(|| untrack(|| self.line_now()))
                .flatten();
            self.spoken.set(line);
            if line.is_some() {
                after(LINE_MS, move || {
                    if self.spoken.try_get_untracked() == Some(line) {
                        self.spoken.set(None);
                    }
                });
            }
        });
        Effect::new(move |_| {
            if self.hand.with(Option::is_some) {
                self.spoken.set(None);
            }
        });
    }

    fn line_now(self) -> Option<SpokenLine> {
        let company = self.controller.company();
        self.controller.session.with(|session| {
            session.to_move()?;
            let (character, seat, moment) = company.speaker(session)?;
            Some(SpokenLine {
                character,
                seat,
                moment,
            })
        })
    }

    /// What a character says, in the place of the sentence.
    pub(super) fn spoken_line(self) -> Option<AnyView> {
        let line = self.spoken.get()?;
        let text = line.character.line(line.moment, self.words());
        let who = avatar(
            Avatar::Character(line.character),
            Some(line.seat),
            move || self.mood(line.seat),
        );
        Some(
            view! {
                <span class="spoken">
                    {who}
                    <span><b>{self.name(line.seat)}</b><q>{text}</q></span>
                </span>
            }
            .into_any(),
        )
    }
}
