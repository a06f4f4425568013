//! Subscribing this browser to be told of turns while no page is open. What it is told is shown by the
//! service worker (`sw.js`), with the words that are put aside for it here.

use js_sys::{JSON, Object, Reflect};
use leptos::prelude::*;
use polis_protocol::{DropPush, PushKey};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::api;
use super::attention::{self, Permission};
use super::line::Line;
use crate::client::Client;
use polis_client::online::push::read_subscription;

/// Where the service worker looks for the words of notifications.
const WORDS: &str = "words";
const WORDS_FILE: &str = "push-words";
/// What it puts the names in the place of.
const NAMES: &str = "{names}";

#[wasm_bindgen]
extern "C" {
    type Registration;
    type Manager;
    type Subscription;
    type Caches;
    type Cache;

    #[wasm_bindgen(method, getter, js_name = pushManager)]
    fn push_manager(this: &Registration) -> Option<Manager>;
    #[wasm_bindgen(method, catch, js_name = getSubscription)]
    async fn get_subscription(this: &Manager) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    async fn subscribe(this: &Manager, options: &Object) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter)]
    fn endpoint(this: &Subscription) -> String;
    #[wasm_bindgen(method, catch)]
    async fn unsubscribe(this: &Subscription) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    async fn open(this: &Caches, name: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    async fn put(this: &Cache, name: &str, response: &Response) -> Result<JsValue, JsValue>;
}

/// Keeps the subscription as it should be: after signing in, and when quiet hours or the language
/// change.
pub(super) fn follow(line: Line, client: Client) {
    let wanted = Memo::new(move |_| {
        let me = line.my_id()?;
        let habits = line.habits.get();
        habits
            .is_notified
            .then_some((me, habits.quiet, client.language()))
    });
    Effect::new(move |_| {
        if wanted.get().is_some() && attention::permission() == Permission::Granted {
            subscribe(line, client);
        }
    });
}

/// Asks for the permission and subscribes; only ever after a press of a button.
pub(crate) async fn turn_on(line: Line) -> Permission {
    let answer = attention::ask().await;
    // What follows from it is done where the wish is followed.
    line.habits.try_update(|habits| {
        habits.is_notified = answer == Permission::Granted;
        habits.was_offered = true;
    });
    answer
}

/// Tells nothing any more.
pub(crate) fn turn_off(line: Line) {
    line.habits.update(|habits| habits.is_notified = false);
    leptos::task::spawn_local(async move {
        let Some(subscription) = existing().await else {
            return;
        };
        let endpoint = subscription.endpoint();
        // Where the server is not reached, the browser's vendor refuses what it sends, and it forgets.
        let _ = api::drop_push(&DropPush { endpoint }).await;
        let _ = subscription.unsubscribe().await;
    });
}

/// Subscribes, or tells the server what has changed.
fn subscribe(line: Line, client: Client) {
    let quiet = line.habits.with_untracked(|habits| habits.quiet);
    let words = untrack(|| client.words());
    let texts = [
        words.players.your_turn().to_owned(),
        words.online.room.turn_against(NAMES),
    ];
    leptos::task::spawn_local(async move {
        // Where there are no such messages, the page still tells while it is open.
        let Ok(PushKey { key }) = api::push_key().await else {
            return;
        };
        let _ = put_aside(&texts).await;
        let offset = -js_sys::Date::new_0().get_timezone_offset();
        let subscription = match existing().await {
            Some(subscription) => Some(subscription),
            None => subscribe_with(&key).await,
        };
        let json = subscription.and_then(|subscription| JSON::stringify(&subscription).ok());
        let json = json.map(String::from).unwrap_or_default();
        if let Some(subscription) = read_subscription(&json, quiet.hours(offset as i16)) {
            // It is told again when the page is opened the next time.
            let _ = api::subscribe_push(&subscription).await;
        }
    });
}

async fn manager() -> Option<Manager> {
    let ready = window().navigator().service_worker().ready().ok()?;
    let registration = JsFuture::from(ready).await.ok()?;
    registration.unchecked_into::<Registration>().push_manager()
}

async fn existing() -> Option<Subscription> {
    let found = manager().await?.get_subscription().await.ok()?;
    found.is_object().then(|| found.unchecked_into())
}

async fn subscribe_with(key: &str) -> Option<Subscription> {
    let options = Object::new();
    Reflect::set(&options, &"userVisibleOnly".into(), &true.into()).ok()?;
    Reflect::set(&options, &"applicationServerKey".into(), &key.into()).ok()?;
    let made = manager().await?.subscribe(&options).await.ok()?;
    Some(made.unchecked_into())
}

/// Puts the words of notifications where the service worker finds them.
async fn put_aside(texts: &[String; 2]) -> Option<()> {
    // There are none on pages that came without TLS.
    let caches = Reflect::get(&window(), &"caches".into()).ok()?;
    let caches: Caches = caches.is_object().then(|| caches.unchecked_into())?;
    let cache: Cache = caches.open(WORDS).await.ok()?.unchecked_into();
    let json = serde_json::to_string(texts).ok()?;
    let response = Response::new_with_opt_str(Some(&json)).ok()?;
    cache.put(WORDS_FILE, &response).await.ok()?;
    Some(())
}
