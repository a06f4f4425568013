//! Mail: confirming an address, being called back, stopping it with one press, and a forgotten password.

use std::sync::atomic::Ordering;

use polis_protocol::{
    Clock, Code, DeleteMe, ForgottenPassword, MailCode, MailState, MailWishes, NewChallenge,
    NewMailAddress, QuietHours, Recovery, SignInWays, SignedIn, TableSettings, Wish,
};
use polis_server::{Limits, MailConfig, MailTls, backup, restore};
use serde_json::Value;

use crate::client::{Answer, Client};
use crate::document::Document;
use crate::logs::Listening;
use crate::people::{PASSWORD, account, make_account, sign_in};
use crate::play::table_for;
use crate::smtp_sink::SmtpSink;
use crate::tables::{duel, moves};
use crate::world::{World, on_both};

on_both!(
    an_address_counts_once_it_is_confirmed,
    a_mail_goes_once_a_turn_until_it_is_stopped,
    a_challenge_is_told_and_the_night_is_quiet,
    a_forgotten_password_is_replaced_by_mail,
    a_mail_server_that_is_away_slows_nobody,
    codes_are_neither_guessed_nor_sent_without_end,
    answers_about_mail_are_as_described,
);

const ADDRESS: &str = "thalia@mail.example";
const NEW: &str = "battery staple";
const SITE: &str = "https://polis.example";

/// A world whose mails go to a server of the test's own.
async fn with_mail(world: &mut World) -> SmtpSink {
    let sink = SmtpSink::start().await;
    let mut config = MailConfig::new("127.0.0.1", "Polis <polis@polis.example>");
    config.port = Some(sink.address.port());
    config.tls = MailTls::None;
    config.delay_seconds = 0;
    config.look_ms = 10;
    config.retry_ms = 10;
    world.mail = Some(config);
    sink
}

async fn give(client: &Client, address: &str, language: &str) -> Answer {
    let new = NewMailAddress {
        address: address.to_owned(),
        password: PASSWORD.to_owned(),
        language: language.to_owned(),
    };
    let body = serde_json::to_string(&new).ok();
    client.ask("PUT", "/api/v1/me/mail", body).await
}

async fn confirm(client: &Client, code: &str) -> Answer {
    let code = MailCode {
        code: code.to_owned(),
    };
    client.post("/api/v1/me/mail/confirm", &code).await
}

/// Gives and confirms an address.
async fn with_address(client: &Client, sink: &mut SmtpSink, address: &str) {
    assert_eq!(give(client, address, "en").await.status, 204);
    let code = sink.next().await.code();
    let state: MailState = confirm(client, &code).await.json(200);
    assert_eq!(state.confirmed.unwrap().address, address);
}

async fn set_wishes(client: &Client, wishes: &MailWishes) -> u16 {
    let body = serde_json::to_string(wishes).ok();
    let answer = client.ask("PUT", "/api/v1/me/mail/wishes", body).await;
    answer.status
}

async fn forgot(client: &Client, name: &str) -> Answer {
    let forgotten = ForgottenPassword {
        name: name.to_owned(),
    };
    client.post("/api/v1/recovery/mail", &forgotten).await
}

async fn recover(client: &Client, name: &str, code: &str) -> Answer {
    let recovery = Recovery {
        name: name.to_owned(),
        code: code.to_owned(),
        password: NEW.to_owned(),
        credential: polis_protocol::Credential::Token,
    };
    client.post("/api/v1/recovery", &recovery).await
}

fn daily() -> TableSettings {
    TableSettings {
        clock: Clock::Daily { days: 1 },
        ..table_for(2)
    }
}

/// Quiet for an hour before and after now, so that the test can take its time.
fn quiet_now() -> QuietHours {
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap();
    let minute = (now.as_secs() / 60 % 1440) as u16;
    QuietHours {
        from: (minute + 1380) % 1440,
        to: (minute + 60) % 1440,
        utc_offset: 0,
    }
}

async fn an_address_counts_once_it_is_confirmed(mut world: World) {
    let listening = Listening::start();
    let mut sink = with_mail(&mut world).await;
    let server = world.start().await;
    let ways: SignInWays = server.client().get("/api/v1/sign-in").await;
    assert!(ways.mail);
    let thalia = account(&server, "Thalia").await;
    let nothing: MailState = thalia.get("/api/v1/me/mail").await;
    assert_eq!(nothing, MailState::default());
    // The code goes there, in the reader's language.
    assert_eq!(give(&thalia, ADDRESS, "el").await.status, 204);
    let mail = sink.next().await;
    assert_eq!(mail.to, ADDRESS);
    assert_eq!(mail.subject(), "Επιβεβαιώστε τη διεύθυνσή σας");
    assert_eq!(mail.header("content-language"), Some("el"));
    assert_eq!(mail.header("list-unsubscribe"), None);
    assert!(mail.text.contains(SITE) && mail.text.contains("Thalia"));
    let pending: MailState = thalia.get("/api/v1/me/mail").await;
    assert_eq!(pending.pending.as_deref(), Some(ADDRESS));
    assert_eq!(pending.confirmed, None);
    // Until then it does not count.
    assert_eq!(forgot(&server.client(), "Thalia").await.status, 204);
    let wrong = confirm(&thalia, "00000-00000-00000-00000-00000").await;
    assert_eq!(wrong.refusal().code, Code::WrongPassword);
    // Nobody else can confirm with it.
    let kleio = account(&server, "Kleio").await;
    let stranger = confirm(&kleio, &mail.code()).await;
    assert_eq!(stranger.refusal().code, Code::WrongPassword);
    let state: MailState = confirm(&thalia, &mail.code().to_lowercase())
        .await
        .json(200);
    let confirmed = state.confirmed.unwrap();
    assert_eq!(confirmed.address, ADDRESS);
    assert!(confirmed.wishes.turns && confirmed.wishes.challenges);
    assert_eq!(
        (confirmed.wishes.language.as_str(), state.pending),
        ("el", None)
    );
    assert!(
        sink.waiting().is_none(),
        "nothing went to who did not confirm"
    );
    let again = confirm(&thalia, &mail.code()).await;
    assert_eq!(again.refusal().code, Code::WrongPassword);
    // Another one replaces it only when that is confirmed.
    assert_eq!(give(&thalia, "new@mail.example", "en").await.status, 204);
    let code = sink.next().await.code();
    let state: MailState = thalia.get("/api/v1/me/mail").await;
    assert_eq!(state.confirmed.unwrap().address, ADDRESS);
    assert_eq!(confirm(&thalia, &code).await.status, 200);
    // It is in one's own data, in backups, and nowhere else.
    let data: Value = thalia.get("/api/v1/me/data").await;
    assert_eq!(data["mail"]["confirmed"]["address"], "new@mail.example");
    let person = thalia.person.clone().unwrap().id;
    let profile = kleio
        .ask("GET", &format!("/api/v1/people/{person}"), None)
        .await;
    assert!(!profile.text.contains("mail.example"));
    let mut file = Vec::new();
    backup(&world.database, None, &mut file).await.unwrap();
    let mut other = World::sqlite();
    other.mail = world.mail.clone();
    restore(&other.database, file.as_slice()).await.unwrap();
    let restored = other.start().await;
    let back = Client {
        address: restored.address,
        ..thalia.clone()
    };
    let state: MailState = back.get("/api/v1/me/mail").await;
    assert_eq!(state.confirmed.unwrap().address, "new@mail.example");
    restored.stop().await;
    // It goes when it is removed, and with the account.
    assert_eq!(
        thalia.ask("DELETE", "/api/v1/me/mail", None).await.status,
        204
    );
    let nothing: MailState = thalia.get("/api/v1/me/mail").await;
    assert_eq!(nothing, MailState::default());
    with_address(&thalia, &mut sink, ADDRESS).await;
    let delete = serde_json::to_string(&DeleteMe {
        password: Some(PASSWORD.to_owned()),
    });
    let gone = thalia.ask("DELETE", "/api/v1/me", delete.ok()).await;
    assert_eq!(gone.status, 204);
    server.stop().await;
    let mut file = Vec::new();
    backup(&world.database, None, &mut file).await.unwrap();
    let mut text = String::new();
    std::io::Read::read_to_string(
        &mut flate2::read::GzDecoder::new(file.as_slice()),
        &mut text,
    )
    .unwrap();
    assert!(!text.contains("mail.example"));
    assert!(!listening.text().contains("mail.example"));
}

async fn a_mail_goes_once_a_turn_until_it_is_stopped(mut world: World) {
    let mut sink = with_mail(&mut world).await;
    let server = world.start().await;
    let (mut first, mut second, table) = duel(&server, daily()).await;
    make_account(&mut second.client, "Kleio").await;
    let mut second = crate::play::Player::at(&second.client, table).await;
    with_address(&second.client, &mut sink, "kleio@mail.example").await;
    let mut stop = String::new();
    for _ in 0..3 {
        moves(&mut [&mut first, &mut second], table, 1).await;
        let mail = sink.next().await;
        assert_eq!(mail.to, "kleio@mail.example");
        assert_eq!(mail.subject(), "Your turn against Thalia");
        assert!(mail.text.contains(&format!("{SITE}/#/table/{table}")));
        stop = mail.after(&format!("{SITE}/#/me/stop/"));
        let link = format!("<{SITE}/api/v1/mail/stop/{stop}>");
        assert_eq!(mail.header("list-unsubscribe"), Some(link.as_str()));
        assert_eq!(
            mail.header("list-unsubscribe-post"),
            Some("List-Unsubscribe=One-Click")
        );
        // Words are no new turn: one mail more would come before that of the next turn.
        let say = polis_protocol::Action::Say {
            text: "hello".to_owned(),
            key: 1,
        };
        first.client.act(table, &say).await;
        moves(&mut [&mut first, &mut second], table, 1).await;
    }
    assert!(sink.waiting().is_none());
    // Who only looks at the link stops nothing; who presses does, without being signed in.
    let path = format!("/api/v1/mail/stop/{stop}");
    let mut reader = server.client();
    let looked = reader.ask("GET", &path, None).await;
    let page = format!("/#/me/stop/{stop}");
    assert_eq!(looked.status, 303);
    assert_eq!(looked.header("location"), Some(page.as_str()));
    let state: MailState = second.client.get("/api/v1/me/mail").await;
    assert!(state.confirmed.unwrap().wishes.turns);
    reader.headers = vec![(
        "content-type",
        "application/x-www-form-urlencoded".to_owned(),
    )];
    let one_click = Some("List-Unsubscribe=One-Click".to_owned());
    assert_eq!(reader.ask("POST", &path, one_click).await.status, 204);
    let state: MailState = second.client.get("/api/v1/me/mail").await;
    let wishes = state.confirmed.unwrap().wishes;
    assert!(!wishes.turns && !wishes.challenges);
    let nobody = format!("/api/v1/mail/stop/{}", "0".repeat(26));
    assert_eq!(reader.ask("POST", &nobody, None).await.status, 404);
    // The next turn is not told. The one after it is, as they changed their mind.
    moves(&mut [&mut first, &mut second], table, 2).await;
    let wishes = MailWishes {
        turns: true,
        ..wishes
    };
    assert_eq!(set_wishes(&second.client, &wishes).await, 204);
    moves(&mut [&mut first, &mut second], table, 1).await;
    assert_eq!(sink.next().await.to, "kleio@mail.example");
    assert!(sink.waiting().is_none());
    server.stop().await;
}

async fn a_challenge_is_told_and_the_night_is_quiet(mut world: World) {
    let mut sink = with_mail(&mut world).await;
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let kleio = account(&server, "Kleio").await;
    // Without an address there is nothing to wish for.
    let mut wishes = MailWishes {
        turns: true,
        challenges: true,
        quiet: Some(quiet_now()),
        language: "de".to_owned(),
    };
    assert_eq!(set_wishes(&kleio, &wishes).await, 409);
    with_address(&kleio, &mut sink, "kleio@mail.example").await;
    assert_eq!(set_wishes(&kleio, &wishes).await, 204);
    let new = NewChallenge {
        to: kleio.person.clone().unwrap().id,
        wish: serde_json::from_str::<Wish>(r#"{"game":"architekton"}"#).unwrap(),
    };
    let answer = thalia.post("/api/v1/challenges", &new).await;
    assert_eq!(answer.status, 201);
    // At night it waits: a mail to somebody else comes first.
    with_address(&thalia, &mut sink, ADDRESS).await;
    let back = NewChallenge {
        to: thalia.person.clone().unwrap().id,
        ..new
    };
    assert_eq!(kleio.post("/api/v1/challenges", &back).await.status, 201);
    let mail = sink.next().await;
    assert_eq!(mail.to, ADDRESS);
    assert_eq!(mail.subject(), "Kleio challenges you to Architekton");
    wishes.quiet = None;
    assert_eq!(set_wishes(&kleio, &wishes).await, 204);
    let mail = sink.next().await;
    assert_eq!(mail.to, "kleio@mail.example");
    assert_eq!(mail.subject(), "Thalia fordert dich zu Architekton heraus");
    assert!(mail.header("list-unsubscribe").is_some());
    wishes.quiet = Some(QuietHours {
        from: 1440,
        to: 0,
        utc_offset: 0,
    });
    assert_eq!(set_wishes(&kleio, &wishes).await, 400);
    server.stop().await;
}

async fn a_forgotten_password_is_replaced_by_mail(mut world: World) {
    let mut sink = with_mail(&mut world).await;
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    account(&server, "Kleio").await;
    with_address(&thalia, &mut sink, ADDRESS).await;
    let stranger = server.client();
    // The answer tells nothing of who has an address.
    let answers = [
        forgot(&stranger, "Kleio").await,
        forgot(&stranger, "Nobody").await,
        forgot(&stranger, "thalia").await,
    ];
    for answer in &answers {
        assert_eq!((answer.status, answer.text.as_str()), (204, ""));
    }
    let mail = sink.next().await;
    assert_eq!(mail.to, ADDRESS);
    assert_eq!(mail.subject(), "A code for a new password");
    // The newest code is the good one, and for this account alone.
    assert_eq!(forgot(&stranger, "Thalia").await.status, 204);
    let newer = sink.next().await.code();
    let old = recover(&stranger, "Thalia", &mail.code()).await;
    assert_eq!(old.refusal().code, Code::WrongPassword);
    let other = recover(&stranger, "Kleio", &newer).await;
    assert_eq!(other.refusal().code, Code::WrongPassword);
    let signed_in: SignedIn = recover(&stranger, "Thalia", &newer).await.json(200);
    assert_eq!(signed_in.me.person.id, thalia.person.clone().unwrap().id);
    assert!(signed_in.recovery_code.is_some());
    // Everything that was signed in is out, and the code is used up.
    assert_eq!(thalia.ask("GET", "/api/v1/me", None).await.status, 401);
    assert!(sign_in(&server, "Thalia", NEW).await.is_ok());
    let again = recover(&stranger, "Thalia", &newer).await;
    assert_eq!(again.refusal().code, Code::WrongPassword);
    // It ends after an hour.
    assert_eq!(forgot(&stranger, "Thalia").await.status, 204);
    let late = sink.next().await.code();
    server.stop().await;
    crate::clocks::execute(
        &world,
        "UPDATE mail_codes SET until = until - 3600000 WHERE purpose = 'recover'",
    )
    .await;
    let server = world.start().await;
    let late = recover(&server.client(), "Thalia", &late).await;
    assert_eq!(late.refusal().code, Code::WrongPassword);
    server.stop().await;
}

async fn a_mail_server_that_is_away_slows_nobody(mut world: World) {
    let mut sink = with_mail(&mut world).await;
    let server = world.start().await;
    let (mut first, second, table) = duel(&server, daily()).await;
    let mut second = second.client;
    make_account(&mut second, "Kleio").await;
    let mut player = crate::play::Player::at(&second, table).await;
    // A code is tried again until it is taken.
    sink.busy.store(3, Ordering::SeqCst);
    with_address(&second, &mut sink, "kleio@mail.example").await;
    // So is what is to be told of a turn, once.
    sink.busy.store(2, Ordering::SeqCst);
    moves(&mut [&mut first, &mut player], table, 1).await;
    assert_eq!(sink.next().await.subject(), "Your turn against Thalia");
    let count = async |name: &str| -> u32 {
        let metrics = server.client().ask("GET", "/metrics", None).await.text;
        let line = metrics.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap().trim().parse().unwrap()
    };
    assert!(count("polis_mails_sent_total").await >= 1);
    assert_eq!(count("polis_mails_failed_total").await, 5);
    // A turn that was taken while the server was away is not told afterwards.
    moves(&mut [&mut first, &mut player], table, 1).await;
    sink.busy.store(usize::MAX, Ordering::SeqCst);
    moves(&mut [&mut first, &mut player], table, 1).await;
    while count("polis_mails_failed_total").await == 5 {}
    moves(&mut [&mut first, &mut player], table, 1).await;
    sink.busy.store(0, Ordering::SeqCst);
    let state: MailState = second.get("/api/v1/me/mail").await;
    let wishes = state.confirmed.unwrap().wishes;
    assert_eq!(set_wishes(&second, &wishes).await, 204);
    moves(&mut [&mut first, &mut player], table, 1).await;
    assert_eq!(sink.next().await.subject(), "Your turn against Thalia");
    server.stop().await;
    assert!(sink.waiting().is_none());
    // Without a mail server there is nothing of it, and nothing is asked of one.
    world.mail = None;
    let server = world.start().await;
    let ways: SignInWays = server.client().get("/api/v1/sign-in").await;
    assert!(!ways.mail);
    let second = Client {
        address: server.address,
        ..second
    };
    for answer in [
        second.ask("GET", "/api/v1/me/mail", None).await,
        give(&second, ADDRESS, "en").await,
        forgot(&server.client(), "Kleio").await,
    ] {
        assert_eq!(answer.refusal().code, Code::NotFound);
    }
    server.stop().await;
}

async fn codes_are_neither_guessed_nor_sent_without_end(mut world: World) {
    let mut sink = with_mail(&mut world).await;
    world.limits = Limits {
        wrong_passwords_per_hour: 8,
        mails_per_hour: 3,
        ..Limits::default()
    };
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    for wrong in [
        "",
        "thalia",
        "thalia@localhost",
        "a@b.example\r\nBcc: c@d.example",
    ] {
        let answer = give(&thalia, wrong, "en").await;
        assert_eq!(answer.refusal().code, Code::Malformed, "{wrong:?}");
    }
    let new = NewMailAddress {
        address: ADDRESS.to_owned(),
        password: "wrong password".to_owned(),
        language: String::new(),
    };
    let body = serde_json::to_string(&new).ok();
    let answer = thalia.ask("PUT", "/api/v1/me/mail", body).await;
    assert_eq!(answer.refusal().code, Code::WrongPassword);
    let guest = server.guest("Erato").await;
    assert_eq!(
        give(&guest, ADDRESS, "en").await.refusal().code,
        Code::NotAllowed
    );
    assert_eq!(give(&server.client(), ADDRESS, "en").await.status, 401);
    // So many mails for one account, whatever the address.
    for number in 0..3 {
        let address = format!("thalia{number}@mail.example");
        assert_eq!(give(&thalia, &address, "en").await.status, 204);
        sink.next().await;
    }
    let more = give(&thalia, "other@mail.example", "en").await;
    assert_eq!(more.refusal().code, Code::TooMany);
    // And so many to one address, whatever the account.
    for number in 0..4 {
        let other = account(&server, &format!("Kleio {number}")).await;
        let answer = give(&other, "Everybody@mail.example", "en").await;
        assert_eq!(answer.status, if number < 3 { 204 } else { 429 });
    }
    let mut codes = Vec::new();
    for _ in 0..4 {
        let wrong = confirm(&thalia, "00000-00000-00000-00000-00000").await;
        codes.push(wrong.refusal().code);
    }
    assert_eq!(codes[..2], [Code::WrongPassword; 2]);
    assert_eq!(codes[3], Code::TooMany);
    // Names that nobody has are counted like others.
    for name in ["Thalia", "Nobody"] {
        let mut statuses = Vec::new();
        for _ in 0..4 {
            statuses.push(forgot(&server.client(), name).await.status);
        }
        assert_eq!(statuses, [204, 204, 204, 429], "{name}");
    }
    server.stop().await;
}

async fn answers_about_mail_are_as_described(mut world: World) {
    let mut sink = with_mail(&mut world).await;
    let server = world.start().await;
    let document = Document::of(&server.client()).await;
    let thalia = account(&server, "Thalia").await;
    let mail = "/me/mail";
    document
        .ask(&server.client(), "GET", "/sign-in", "/sign-in", None)
        .await;
    document.ask(&thalia, "GET", mail, mail, None).await;
    let new = format!(r#"{{"address":"{ADDRESS}","password":"{PASSWORD}"}}"#);
    document.ask(&thalia, "PUT", mail, mail, Some(new)).await;
    document.ask(&thalia, "GET", mail, mail, None).await;
    let code = format!(r#"{{"code":"{}"}}"#, sink.next().await.code());
    let path = "/me/mail/confirm";
    document.ask(&thalia, "POST", path, path, Some(code)).await;
    let wishes = r#"{"turns":true,"challenges":false,"quiet":{"from":0,"to":60,"utc_offset":0}}"#;
    let path = "/me/mail/wishes";
    document
        .ask(&thalia, "PUT", path, path, Some(wishes.to_owned()))
        .await;
    document.ask(&thalia, "GET", mail, mail, None).await;
    let data = "/me/data";
    document.ask(&thalia, "GET", data, data, None).await;
    let path = "/recovery/mail";
    let name = Some(r#"{"name":"Thalia"}"#.to_owned());
    document
        .ask(&server.client(), "POST", path, path, name)
        .await;
    document.ask(&thalia, "DELETE", mail, mail, None).await;
    server.stop().await;
}
