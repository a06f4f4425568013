//! What all pages share: where one is, what is set, and in which language to speak.

use leptos::prelude::*;

use crate::browser::{self, LocalStorage};
use crate::components::book::load_words;
use crate::speaker;
use polis_client::route::Route;
use polis_client::settings::{Settings, Stored};
use polis_client::sound::Sound;
use polis_i18n::{Language, Words};

/// What all pages share. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    /// What is set.
    pub(crate) settings: RwSignal<Settings>,
    route: RwSignal<Option<Route>>,
    /// The language of the browser.
    preferred: Language,
    /// The language that is spoken: the chosen one as soon as its words are loaded.
    language: RwSignal<Language>,
    /// Whether sounds are usual on this device.
    sounds: bool,
    /// What the title of the page says of a game that is played at this screen.
    pub(crate) title: RwSignal<Option<String>>,
    /// At how many tables of the server it is one's turn.
    pub(crate) turns: RwSignal<usize>,
}

impl Client {
    /// What was set last, at the address that is open.
    pub(crate) fn new() -> Client {
        let settings = RwSignal::new(Settings::load(&LocalStorage));
        let preferred = browser::preferred_language();
        Client {
            settings,
            route: RwSignal::new(address()),
            preferred,
            sounds: browser::has_fine_pointer(),
            language: RwSignal::new(Client::chosen_language()),
            title: RwSignal::new(None),
            turns: RwSignal::new(0),
        }
    }

    /// Keeps the title of the page: what is played here, and that it is one's turn elsewhere.
    pub(crate) fn follow_title(self) {
        Effect::new(move |_| {
            let (words, turns) = (self.words(), self.turns.get());
            let title = self.title.with(|title| match (title, turns) {
                (None, 0) => format!("Polis \u{2013} {}", words.frame.tagline()),
                (Some(title), 0) => format!("{title} \u{2013} Polis"),
                (None, 1) => format!("\u{25cf} {} \u{2013} Polis", words.players.your_turn()),
                (None, _) => format!(
                    "\u{25cf} {} ({turns}) \u{2013} Polis",
                    words.players.your_turn()
                ),
                (Some(title), _) => format!("\u{25cf} ({turns}) {title} \u{2013} Polis"),
            });
            document().set_title(&title);
        });
    }

    /// The language that is set, or that of the browser.
    pub(crate) fn chosen_language() -> Language {
        let set = Settings::load(&LocalStorage).language;
        set.unwrap_or_else(browser::preferred_language)
    }

    /// Speaks the language that is set, as soon as its words are loaded.
    pub(crate) fn follow_language(self) {
        let chosen = move || {
            let set = self.settings.with(|settings| settings.language);
            set.unwrap_or(self.preferred)
        };
        Effect::new(move |_| {
            let language = chosen();
            leptos::task::spawn_local(async move {
                // Meanwhile another one may be chosen.
                if load_words(language).await
                    && untrack(chosen) == language
                    && self.language.get_untracked() != language
                {
                    self.language.set(language);
                }
            });
        });
    }

    /// That of the page.
    pub(crate) fn here() -> Client {
        expect_context()
    }

    /// Where one is; none after a bad link.
    pub(crate) fn route(self) -> Option<Route> {
        self.route.get()
    }

    /// Where one is, for who does not want to hear of changes.
    pub(crate) fn route_now(self) -> Option<Route> {
        self.route.get_untracked()
    }

    /// Changes the address without going anywhere: what is shown is there already. Nothing happens
    /// when somebody has just gone elsewhere.
    pub(crate) fn rename_address(self, route: Route) {
        if address() != self.route_now() {
            return;
        }
        let hash = route.to_string();
        // Without a history the address stays as it was.
        if let Ok(history) = window().history()
            && history
                .replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&hash))
                .is_ok()
        {
            self.route.update_untracked(|here| *here = Some(route));
        }
    }

    /// Takes in another address.
    pub(crate) fn read_address(self) {
        let route = address();
        if self.route.get_untracked() != route {
            self.route.set(route);
        }
    }

    pub(crate) fn language(self) -> Language {
        self.language.get()
    }

    /// The language of the browser.
    pub(crate) fn preferred_language(self) -> Language {
        self.preferred
    }

    /// What to say, in the language.
    pub(crate) fn words(self) -> &'static Words {
        self.language().words()
    }

    /// What to say somewhere, in whatever language is chosen. It is the same type wherever it is
    /// said, so that the code that shows it is there once: with [`say`](Client::say) it would be
    /// there once for each place.
    pub(crate) fn text(
        self,
        pick: fn(&'static Words) -> &'static str,
    ) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || pick(self.words())
    }

    /// What to say somewhere, in whatever language is chosen.
    pub(crate) fn say<T>(
        self,
        pick: impl Fn(&'static Words) -> T + Copy + Send + 'static,
    ) -> impl Fn() -> T + Copy + Send + 'static {
        move || pick(self.words())
    }
}

/// What is heard.
impl Client {
    /// Whether sounds are heard.
    pub(crate) fn is_sounding(self) -> bool {
        self.settings
            .with(|settings| settings.sound.unwrap_or(self.sounds))
    }

    /// Switches the sounds on or off.
    pub(crate) fn toggle_sound(self) {
        let is_sounding = untrack(|| self.is_sounding());
        self.settings
            .update(|settings| settings.sound = Some(!is_sounding));
        self.hear(&[Sound::Taken]);
    }

    /// Lets sounds be heard, one after the other, if they are switched on.
    pub(crate) fn hear(self, sounds: &[Sound]) {
        if untrack(|| self.is_sounding()) {
            let volume = self
                .settings
                .with_untracked(|settings| settings.volume.gain());
            speaker::play(sounds, volume);
        }
    }
}

fn address() -> Option<Route> {
    let hash = window().location().hash().unwrap_or_default();
    Route::from_hash(&hash)
}
