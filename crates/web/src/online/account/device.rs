//! Asking the device for a passkey (`WebAuthn`).

use js_sys::{Function, JSON, Object, Reflect};
use leptos::prelude::*;
use polis_client::online::json;
use polis_protocol::{PasskeyAssertion, PasskeyCreation, PasskeyRegistration, PasskeyRequest};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Container;
    type PublicKeyCredential;

    #[wasm_bindgen(method, catch)]
    async fn create(this: &Container, options: &Object) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    async fn get(this: &Container, options: &Object) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch, js_name = toJSON)]
    fn to_json(this: &PublicKeyCredential) -> Result<JsValue, JsValue>;
}

/// What is asked of the device.
#[derive(Clone, Copy)]
enum Ceremony {
    Create,
    Get,
}

/// Whether this browser can use passkeys.
pub(crate) fn has_passkeys() -> bool {
    container().is_some() && reader(Ceremony::Create).is_some()
}

/// Makes a passkey; none where that fails, or the reader does not want to.
pub(super) async fn make(options: &PasskeyCreation) -> Option<PasskeyRegistration> {
    ask(Ceremony::Create, options).await
}

/// Signs with a passkey; none where that fails, or the reader does not want to.
pub(super) async fn sign(options: &PasskeyRequest) -> Option<PasskeyAssertion> {
    ask(Ceremony::Get, options).await
}

async fn ask<T: DeserializeOwned>(ceremony: Ceremony, options: &impl Serialize) -> Option<T> {
    let options = JSON::parse(&serde_json::to_string(options).ok()?).ok()?;
    let class = class()?;
    let options = reader(ceremony)?.call1(&class, &options).ok()?;
    let request = Object::new();
    Reflect::set(&request, &"publicKey".into(), &options).ok()?;
    let container = container()?;
    let answer = match ceremony {
        Ceremony::Create => container.create(&request).await,
        Ceremony::Get => container.get(&request).await,
    };
    let credential: PublicKeyCredential = answer.ok()?.unchecked_into();
    let answer = JSON::stringify(&credential.to_json().ok()?).ok()?;
    json::read(&String::from(answer)).ok()
}

/// What keeps passkeys; browsers have it on pages with TLS alone.
fn container() -> Option<Container> {
    let found = Reflect::get(&window().navigator(), &"credentials".into()).ok()?;
    found.is_object().then(|| found.unchecked_into())
}

fn class() -> Option<JsValue> {
    let class = Reflect::get(&window(), &"PublicKeyCredential".into()).ok()?;
    class.is_function().then_some(class)
}

/// What reads the options.
fn reader(ceremony: Ceremony) -> Option<Function> {
    let name = match ceremony {
        Ceremony::Create => "parseCreationOptionsFromJSON",
        Ceremony::Get => "parseRequestOptionsFromJSON",
    };
    Reflect::get(&class()?, &name.into()).ok()?.dyn_into().ok()
}
