//! Signing in at the host's provider (`OpenID` Connect), which the test plays itself.

use polis_protocol::{
    Code, NewProviderAccount, OwnSignInWays, Person, ProviderAddress, ProviderNewcomer,
    ProviderOutcome, ProviderPurpose, ProviderStart, SignInWays, SignedIn,
};
use polis_server::{Admin, Config, OidcConfig, Server, SettingSecret, WallClock};
use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::issuer::{Flaw, Issuer};
use crate::logs::Listening;
use crate::passkeys::keep_cookies;
use crate::people::{PASSWORD, account, sign_in};
use crate::world::{Running, World, on_both};

on_both!(
    somebody_new_chooses_a_name_and_comes_back,
    an_account_is_joined_with_the_provider_and_parted,
    what_is_not_true_is_refused,
    a_way_back_is_gone_once_by_the_browser_that_left,
    nothing_is_lost_while_the_provider_is_away,
    new_keys_of_the_provider_are_found,
    the_host_says_who_comes_in_and_whether_by_password,
    a_provider_that_makes_no_sense_stops_the_start,
);

/// A browser goes to the provider: the address there.
async fn leave(browser: &mut Client, purpose: ProviderPurpose) -> String {
    let answer = start(browser, purpose).await;
    keep_cookies(browser, &answer);
    answer.json::<ProviderAddress>(200).url
}

async fn start(browser: &Client, purpose: ProviderPurpose) -> Answer {
    let start = ProviderStart {
        purpose,
        password: match purpose {
            ProviderPurpose::SignIn => String::new(),
            ProviderPurpose::Join => PASSWORD.to_owned(),
        },
    };
    browser.post("/api/v1/provider/start", &start).await
}

/// A browser comes back: the page that it is led to.
async fn come_back(browser: &mut Client, query: &str) -> String {
    let path = format!("/api/v1/provider/return?{query}");
    let answer = browser.ask("GET", &path, None).await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    keep_cookies(browser, &answer);
    answer.header("location").unwrap().to_owned()
}

fn page(outcome: ProviderOutcome) -> String {
    format!("/#/me/provider/{}", outcome.name())
}

/// Goes to the provider and comes back as somebody: the page at the end.
async fn visit(browser: &mut Client, issuer: &Issuer, claims: &Value, flaw: Flaw) -> String {
    let url = leave(browser, ProviderPurpose::SignIn).await;
    let query = issuer.let_in(&url, claims.clone(), flaw);
    come_back(browser, &query).await
}

async fn choose_name(browser: &mut Client, name: &str) -> Answer {
    let new = NewProviderAccount {
        name: name.to_owned(),
        invitation: None,
    };
    let answer = browser.post("/api/v1/provider/account", &new).await;
    keep_cookies(browser, &answer);
    answer
}

async fn me(browser: &Client) -> Option<Person> {
    let answer = browser.ask("GET", "/api/v1/me", None).await;
    let is_somebody = answer.status == 200;
    is_somebody.then(|| answer.json::<polis_protocol::Me>(200).person)
}

/// A new account of somebody whom the provider knows.
async fn newcomer(server: &Running, issuer: &Issuer, subject: &str, name: &str) -> Client {
    let mut browser = server.client();
    let claims = json!({ "sub": subject });
    let led = visit(&mut browser, issuer, &claims, Flaw::None).await;
    assert_eq!(led, page(ProviderOutcome::Newcomer));
    choose_name(&mut browser, name).await.json::<SignedIn>(200);
    browser
}

async fn somebody_new_chooses_a_name_and_comes_back(mut world: World) {
    let issuer = Issuer::start().await;
    world.oidc = Some(issuer.config());
    let server = world.start().await;
    let offered: SignInWays = server.client().get("/api/v1/sign-in").await;
    assert_eq!(offered.provider.as_deref(), Some("Home"));
    account(&server, "Kleio").await;
    // The name and the mail of an account open nothing.
    let claims = json!({ "sub": "7", "preferred_username": "Kleio", "email": "kleio@x.example" });
    let mut browser = server.client();
    let led = visit(&mut browser, &issuer, &claims, Flaw::None).await;
    assert_eq!(led, page(ProviderOutcome::Newcomer));
    assert_eq!(me(&browser).await, None);
    let new: ProviderNewcomer = browser.get("/api/v1/provider/newcomer").await;
    assert_eq!(new.name, "Kleio");
    let taken = choose_name(&mut browser, "kleio").await;
    assert_eq!(taken.refusal().code, Code::NameTaken);
    let answer = choose_name(&mut browser, "Thalia").await;
    let signed_in: SignedIn = answer.json(200);
    assert!(signed_in.recovery_code.is_some());
    let thalia = me(&browser).await.unwrap();
    assert_eq!(thalia.name, "Thalia");
    // Who came is known now, and the cookie of the newcomer is used up.
    let again = choose_name(&mut browser, "Erato").await;
    assert_eq!(again.refusal().code, Code::WrongState);
    let mut elsewhere = server.client();
    let led = visit(&mut elsewhere, &issuer, &claims, Flaw::None).await;
    assert_eq!(led, "/#/me");
    assert_eq!(
        me(&elsewhere).await.map(|person| person.id),
        Some(thalia.id)
    );
    // A guest keeps what they have.
    let mut guest = server.guest("Erato").await;
    let before = guest.person.clone().unwrap().id;
    let claims = json!({ "sub": "8" });
    let led = visit(&mut guest, &issuer, &claims, Flaw::None).await;
    assert_eq!(led, page(ProviderOutcome::Newcomer));
    let made: SignedIn = choose_name(&mut guest, "Erato").await.json(200);
    assert_eq!(made.me.person.id, before);
    // Whom the host keeps out stays out.
    let admin = Admin::open(&world.database).await.unwrap();
    admin.suspend(before, None, 1).await.unwrap();
    admin.close().await;
    let mut browser = server.client();
    let led = visit(&mut browser, &issuer, &claims, Flaw::None).await;
    assert_eq!(led, page(ProviderOutcome::NotAllowed));
    assert_eq!(me(&browser).await, None);
    server.stop().await;
}

async fn an_account_is_joined_with_the_provider_and_parted(mut world: World) {
    let listening = Listening::start();
    let issuer = Issuer::start().await;
    world.oidc = Some(issuer.config());
    let server = world.start().await;
    let mut thalia = account(&server, "Thalia").await;
    let person = thalia.person.clone().unwrap();
    let (join, claims) = (ProviderPurpose::Join, json!({ "sub": "7" }));
    // It takes the password, and an account.
    let wrong = ProviderStart {
        purpose: join,
        password: "wrong password".to_owned(),
    };
    let refused = thalia.post("/api/v1/provider/start", &wrong).await;
    assert_eq!(refused.refusal().code, Code::WrongPassword);
    let guest = server.guest("Erato").await;
    assert_eq!(start(&guest, join).await.refusal().code, Code::NotAllowed);
    let nobody = start(&server.client(), join).await;
    assert_eq!(nobody.refusal().code, Code::NotSignedIn);
    // Somebody else who is signed in meanwhile is not joined.
    let url = leave(&mut thalia, join).await;
    let query = issuer.let_in(&url, claims.clone(), Flaw::None);
    let mut other = account(&server, "Kleio").await;
    other.headers.clone_from(&thalia.headers);
    let led = come_back(&mut other, &query).await;
    assert_eq!(led, page(ProviderOutcome::Expired));
    for _ in 0..2 {
        let url = leave(&mut thalia, join).await;
        let query = issuer.let_in(&url, claims.clone(), Flaw::None);
        let led = come_back(&mut thalia, &query).await;
        assert_eq!(led, page(ProviderOutcome::Joined));
    }
    let ways: OwnSignInWays = thalia.get("/api/v1/me/sign-in").await;
    assert!(ways.password && ways.provider.is_some());
    let data: Value = thalia.get("/api/v1/me/data").await;
    assert_eq!(data["provider_identities"][0]["subject"], "7");
    let mut browser = server.client();
    let led = visit(&mut browser, &issuer, &claims, Flaw::None).await;
    assert_eq!(led, "/#/me");
    assert_eq!(me(&browser).await.map(|me| me.id), Some(person.id));
    // Whom the provider knows has one account here, and an account one of them.
    let mut kleio = sign_in(&server, "Kleio", PASSWORD).await.unwrap();
    let url = leave(&mut kleio, join).await;
    let query = issuer.let_in(&url, claims.clone(), Flaw::None);
    let led = come_back(&mut kleio, &query).await;
    assert_eq!(led, page(ProviderOutcome::Taken));
    let url = leave(&mut thalia, join).await;
    let query = issuer.let_in(&url, json!({ "sub": "8" }), Flaw::None);
    let led = come_back(&mut thalia, &query).await;
    assert_eq!(led, page(ProviderOutcome::Taken));
    // Parted, they are strangers again; the last way in stays.
    let parted = thalia.ask("DELETE", "/api/v1/me/provider", None).await;
    assert_eq!(parted.status, 204);
    let again = thalia.ask("DELETE", "/api/v1/me/provider", None).await;
    assert_eq!(again.refusal().code, Code::NotFound);
    let mut browser = server.client();
    let led = visit(&mut browser, &issuer, &claims, Flaw::None).await;
    assert_eq!(led, page(ProviderOutcome::Newcomer));
    let only = newcomer(&server, &issuer, "9", "Ourania").await;
    let last = only.ask("DELETE", "/api/v1/me/provider", None).await;
    assert_eq!(last.refusal().code, Code::WrongState);
    let text = listening.text();
    for event in ["joined with the provider", "parted from the provider"] {
        let line = format!("INFO polis_server::security: {event}");
        assert!(text.contains(&line), "{event}");
    }
    server.stop().await;
}

async fn what_is_not_true_is_refused(mut world: World) {
    let listening = Listening::start();
    let issuer = Issuer::start().await;
    world.oidc = Some(issuer.config());
    let server = world.start().await;
    newcomer(&server, &issuer, "7", "Thalia").await;
    let claims = json!({ "sub": "7" });
    for flaw in [
        Flaw::Nonce,
        Flaw::Audience,
        Flaw::OtherParty,
        Flaw::Issuer,
        Flaw::Expired,
        Flaw::OtherKey,
        Flaw::UnknownKey,
        Flaw::NoSignature,
        Flaw::Secret,
        Flaw::Changed,
        Flaw::NoToken,
    ] {
        let mut browser = server.client();
        let led = visit(&mut browser, &issuer, &claims, flaw).await;
        assert_eq!(led, page(ProviderOutcome::Refused), "{flaw:?}");
        assert_eq!(me(&browser).await, None, "{flaw:?}");
        let left = browser.ask("GET", "/api/v1/provider/newcomer", None).await;
        assert_eq!(left.refusal().code, Code::WrongState, "{flaw:?}");
    }
    let mut browser = server.client();
    let led = visit(&mut browser, &issuer, &claims, Flaw::Broken).await;
    assert_eq!(led, page(ProviderOutcome::Unavailable));
    let line = "WARN polis_server::security: refused what the provider said";
    assert!(listening.text().contains(line));
    // The truth is still taken.
    let led = visit(&mut browser, &issuer, &claims, Flaw::None).await;
    assert_eq!(led, "/#/me");
    server.stop().await;
}

async fn a_way_back_is_gone_once_by_the_browser_that_left(mut world: World) {
    let issuer = Issuer::start().await;
    world.oidc = Some(issuer.config());
    let server = world.start().await;
    newcomer(&server, &issuer, "7", "Thalia").await;
    let claims = json!({ "sub": "7" });
    let expired = page(ProviderOutcome::Expired);
    // In another browser, with another state, and without any.
    let mut browser = server.client();
    let url = leave(&mut browser, ProviderPurpose::SignIn).await;
    let query = issuer.let_in(&url, claims.clone(), Flaw::None);
    assert_eq!(come_back(&mut server.client(), &query).await, expired);
    let mut same = browser.clone();
    let forged = query.replace("state=", "state=0");
    assert_eq!(come_back(&mut same, &forged).await, expired);
    for query in [
        "",
        "code=x",
        "state=",
        &format!("code={}", "x".repeat(3000)),
    ] {
        assert_eq!(come_back(&mut browser.clone(), query).await, expired);
    }
    // Once.
    let before = browser.clone();
    assert_eq!(come_back(&mut browser, &query).await, "/#/me");
    assert!(me(&browser).await.is_some());
    for mut again in [before, browser] {
        assert_eq!(come_back(&mut again, &query).await, expired);
    }
    // From the provider that they went to, with what it said.
    for (part, other, outcome) in [
        (
            "&iss=",
            "&iss=https://evil.example&x=",
            ProviderOutcome::Refused,
        ),
        (
            "code=",
            "error=access_denied&x=",
            ProviderOutcome::Cancelled,
        ),
        (
            "code=",
            "error=server_error&x=",
            ProviderOutcome::Unavailable,
        ),
        ("code=", "x=", ProviderOutcome::Refused),
        ("code=", "code=wrong", ProviderOutcome::Refused),
    ] {
        let mut browser = server.client();
        let url = leave(&mut browser, ProviderPurpose::SignIn).await;
        let query = issuer.let_in(&url, claims.clone(), Flaw::None);
        let led = come_back(&mut browser, &query.replace(part, other)).await;
        assert_eq!(led, page(outcome), "{other}");
    }
    server.stop().await;
}

async fn nothing_is_lost_while_the_provider_is_away(mut world: World) {
    let issuer = Issuer::start().await;
    world.oidc = Some(issuer.config());
    let server = world.start().await;
    let mut thalia = newcomer(&server, &issuer, "7", "Thalia").await;
    let claims = json!({ "sub": "7" });
    // It goes while somebody is there.
    let mut browser = server.client();
    let url = leave(&mut browser, ProviderPurpose::SignIn).await;
    let query = issuer.let_in(&url, claims.clone(), Flaw::None);
    let address = issuer.stop().await;
    let led = come_back(&mut browser, &query).await;
    assert_eq!(led, page(ProviderOutcome::Unavailable));
    // Who is signed in stays so, and others come in by other ways.
    assert!(me(&thalia).await.is_some());
    account(&server, "Kleio").await;
    server.stop().await;
    // A server that starts meanwhile knows nothing of it, and says so.
    let server = world.start().await;
    thalia.address = server.address;
    assert!(me(&thalia).await.is_some());
    let away = start(&server.client(), ProviderPurpose::SignIn).await;
    assert_eq!(away.refusal().code, Code::Unavailable);
    let issuer = Issuer::back_at(address).await;
    let mut browser = server.client();
    let led = visit(&mut browser, &issuer, &claims, Flaw::None).await;
    assert_eq!(led, "/#/me");
    server.stop().await;
}

async fn new_keys_of_the_provider_are_found(mut world: World) {
    let issuer = Issuer::start().await;
    world.oidc = Some(issuer.config());
    let server = world.start().await;
    newcomer(&server, &issuer, "7", "Thalia").await;
    let claims = json!({ "sub": "7" });
    for _ in 0..2 {
        let led = visit(&mut server.client(), &issuer, &claims, Flaw::None).await;
        assert_eq!(led, "/#/me");
    }
    assert_eq!(issuer.key_requests(), 1);
    issuer.rotate();
    let led = visit(&mut server.client(), &issuer, &claims, Flaw::None).await;
    assert_eq!(led, "/#/me");
    assert_eq!(issuer.key_requests(), 2);
    // Keys that nobody knows are not asked for without end.
    for _ in 0..12 {
        let led = visit(&mut server.client(), &issuer, &claims, Flaw::UnknownKey).await;
        assert_eq!(led, page(ProviderOutcome::Refused));
    }
    assert!(issuer.key_requests() <= 8, "{}", issuer.key_requests());
    server.stop().await;
}

async fn the_host_says_who_comes_in_and_whether_by_password(mut world: World) {
    let issuer = Issuer::start().await;
    world.oidc = Some(issuer.config());
    let server = world.start().await;
    account(&server, "Kleio").await;
    server.stop().await;
    world.oidc = Some(OidcConfig {
        passwords: false,
        claim: Some("groups".to_owned()),
        claim_values: vec!["players".to_owned()],
        ..issuer.config()
    });
    let server = world.start().await;
    let offered: SignInWays = server.client().get("/api/v1/sign-in").await;
    assert!(!offered.passwords);
    let refused = sign_in(&server, "Kleio", PASSWORD).await.err();
    assert_eq!(refused, Some(Code::NotAllowed));
    let new = json!({ "name": "Erato", "password": PASSWORD });
    let refused = server.client().post("/api/v1/account", &new).await;
    assert_eq!(refused.refusal().code, Code::NotAllowed);
    // The host has closed the site to strangers; whom the provider names is none.
    let admin = Admin::open(&world.database).await.unwrap();
    let invited = polis_protocol::SignUp::Invited;
    admin.set_sign_up(invited, 1).await.unwrap();
    admin.close().await;
    for (claims, is_let_in) in [
        (json!({ "sub": "1" }), false),
        (json!({ "sub": "1", "groups": "others" }), false),
        (json!({ "sub": "1", "groups": ["others"] }), false),
        (json!({ "sub": "1", "groups": ["others", "players"] }), true),
    ] {
        let mut browser = server.client();
        let led = visit(&mut browser, &issuer, &claims, Flaw::None).await;
        let outcome = if is_let_in {
            ProviderOutcome::Newcomer
        } else {
            ProviderOutcome::NotAllowed
        };
        assert_eq!(led, page(outcome), "{claims}");
        let chosen = choose_name(&mut browser, "Thalia").await;
        assert_eq!(chosen.status == 200, is_let_in);
    }
    server.stop().await;
}

async fn a_provider_that_makes_no_sense_stops_the_start(world: World) {
    let good = OidcConfig::new("https://id.example", "polis");
    let missing = std::path::PathBuf::from("/nowhere/secret");
    for (wrong, message) in [
        (
            OidcConfig {
                issuer: "id.example".to_owned(),
                ..good.clone()
            },
            "as the issuer",
        ),
        (
            OidcConfig {
                claim: Some("groups".to_owned()),
                ..good.clone()
            },
            "claim_values",
        ),
        (
            OidcConfig {
                client_secret: Some(SettingSecret::new("x")),
                client_secret_file: Some(missing.clone()),
                ..good.clone()
            },
            "both client_secret",
        ),
        (
            OidcConfig {
                client_secret_file: Some(missing),
                ..good.clone()
            },
            "/nowhere/secret",
        ),
    ] {
        let mut config = Config::new(world.database.clone());
        config.oidc = Some(wrong);
        config.set_public_url("https://polis.example").unwrap();
        let error = Server::start(config, WallClock::new()).await.err().unwrap();
        assert!(error.to_string().contains(message), "{error}");
    }
    let mut config = Config::new(world.database.clone());
    config.oidc = Some(good);
    let error = Server::start(config, WallClock::new()).await.err().unwrap();
    assert!(error.to_string().contains("public_url"), "{error}");
}
