//! Passkeys, with a device that Chromium plays.

use serde_json::json;

use crate::driver::{Browser, Server};

const PASSWORD: &str = "rosy-fingered";

/// Gives the browser a device that knows its owner.
fn plug_in(browser: &Browser) {
    browser.devtools("WebAuthn.enable", &json!({}));
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    browser.devtools(
        "WebAuthn.addVirtualAuthenticator",
        &json!({ "options": options }),
    );
}

fn await_name(browser: &Browser, name: &str) {
    let said = format!(
        "return document.querySelector('h1')?.textContent === {}",
        json!(name)
    );
    browser.wait(name, &said);
    browser.await_element("#sign-out-everywhere");
}

#[test]
fn a_passkey_signs_in_with_one_press() {
    let Some(server) = Server::start("passkeys") else {
        return;
    };
    // Browsers have passkeys for names, not for addresses of machines.
    let url = server.url.replace("127.0.0.1", "localhost");
    let browser = Browser::at(&url, "passkeys");
    plug_in(&browser);
    browser.visit("#/me");
    browser.fill("#account-name", "Thalia");
    browser.fill("#account-password", PASSWORD);
    browser.click("#make-now");
    await_name(&browser, "Thalia");
    browser.fill("#passkey-password", PASSWORD);
    browser.fill("#passkey-label", "My phone");
    browser.click("#passkey-add");
    browser.await_element("#passkeys .row");
    assert!(browser.text("#passkeys .row").starts_with("My phone"));
    // Before a password is changed it is said what becomes of the passkeys.
    let ends = browser.text("#password-ends");
    assert!(ends.contains("Your passkeys still sign you in"), "{ends}");
    browser.click("#sign-out");
    browser.click("#passkey-sign-in");
    await_name(&browser, "Thalia");
    browser.await_element("#passkeys .row");
    assert!(browser.text("#passkeys .row").contains("last used on"));
    browser.resize(390, 844);
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.run(fits), true);
    browser.click("#passkeys .row button");
    browser.wait(
        "no passkey",
        "return !document.querySelector('#passkeys .row')",
    );
    assert!(!browser.text("#password-ends").contains("passkeys"));
    browser.click("#sign-out");

    // Removed here, the device still offers it: the server does not take it.
    browser.click("#passkey-sign-in");
    browser.await_element("#sign-in .error");
    assert!(browser.text("#sign-in .error").contains("did not work"));

    // An account without a password.
    browser.fill("#account-name", "Kleio");
    browser.click("#make-with-passkey");
    await_name(&browser, "Kleio");
    browser.await_element("#recovery-code");
    browser.click("#recovery-kept");
    browser.await_element("#passkeys .row");
    browser.wait(
        "no old password",
        "return !document.querySelector('#old-password')",
    );
    browser.click("#passkeys .row button");
    browser.await_element("#passkeys .error");
    assert!(browser.text("#passkeys .error").contains("only way"));
    browser.fill("#new-password", PASSWORD);
    browser.click("#password-now");
    browser.await_element("#old-password");
    browser.devtools("WebAuthn.disable", &json!({}));
    // The browser itself complains of the two refusals, and of nothing else.
    let complaints = browser.complaints();
    let refusals = ["status of 401", "status of 409"];
    assert_eq!(complaints.len(), refusals.len(), "{complaints:?}");
    for (complaint, refusal) in complaints.iter().zip(refusals) {
        assert!(complaint.contains(refusal), "{complaint}");
    }
}
