//! Passwords that somebody guesses.

use polis_protocol::{Code, Credential, DeleteMe, NewAccount, NewPassword};

use crate::client::{Answer, Client};
use crate::logs::Listening;
use crate::people::{PASSWORD, account, sign_in};
use crate::world::{Running, World, on_both};

on_both!(
    no_way_to_guess_goes_around_the_limit_of_an_address,
    an_account_is_not_guessed_from_many_addresses,
    wrong_passwords_are_logged_and_counted,
    passwords_that_everybody_tries_first_are_refused,
);

async fn delete_me(client: &Client, password: &str) -> Answer {
    let delete = DeleteMe {
        password: Some(password.to_owned()),
    };
    let body = serde_json::to_string(&delete).ok();
    client.ask("DELETE", "/api/v1/me", body).await
}

async fn change(client: &Client, old: &str) -> Answer {
    let new = NewPassword {
        old: old.to_owned(),
        new: "battery staple".to_owned(),
    };
    let body = serde_json::to_string(&new).ok();
    client.ask("PUT", "/api/v1/me/password", body).await
}

/// A figure of the server.
async fn figure(server: &Running, name: &str) -> u64 {
    let text = server.client().ask("GET", "/metrics", None).await.text;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("no {name}"))
        .trim()
        .parse()
        .unwrap()
}

async fn no_way_to_guess_goes_around_the_limit_of_an_address(mut world: World) {
    world.limits.exempt.clear();
    world.limits.sign_ins_per_minute = 5;
    world.limits.requests_per_second = 1000;
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(delete_me(&thalia, "wrong password").await.refusal().code);
        codes.push(change(&thalia, "wrong password").await.refusal().code);
    }
    assert_eq!(codes[0], Code::WrongPassword);
    assert_eq!(codes.last(), Some(&Code::TooMany), "{codes:?}");
    let wrong = codes.iter().filter(|&&code| code == Code::WrongPassword);
    assert!(wrong.count() <= 5, "{codes:?}");
    assert_eq!(
        delete_me(&thalia, PASSWORD).await.refusal().code,
        Code::TooMany
    );
    server.stop().await;
}

async fn an_account_is_not_guessed_from_many_addresses(mut world: World) {
    world.limits.exempt.clear();
    world.limits.wrong_passwords_per_hour = 40;
    let server = world.start().await;
    let mut thalia = account(&server, "Thalia").await;
    let mut enemy = server.client();
    let mut guess = async |number: usize| {
        enemy.headers = vec![("x-forwarded-for", format!("203.0.113.{number}"))];
        let body = r#"{"name":"thalia","password":"wrong password"}"#.to_owned();
        let answer = enemy.ask("POST", "/api/v1/session", Some(body)).await;
        answer.refusal().code
    };
    let mut codes = Vec::new();
    for number in 1..=15 {
        codes.push(guess(number).await);
    }
    assert_eq!(codes[..10], [Code::WrongPassword; 10]);
    assert_eq!(codes[11..], [Code::TooMany; 4]);
    // Who is signed in stays so.
    thalia.headers = vec![("x-forwarded-for", "203.0.113.99".to_owned())];
    assert_eq!(thalia.ask("GET", "/api/v1/me", None).await.status, 200);
    server.stop().await;
}

async fn wrong_passwords_are_logged_and_counted(mut world: World) {
    world.limits.exempt.clear();
    world.limits.sign_ins_per_minute = 3;
    let listening = Listening::start();
    let server = world.start().await;
    let thalia = account(&server, "Thalia").await;
    for _ in 0..2 {
        assert!(sign_in(&server, "Thalia", "wrong password").await.is_err());
    }
    assert_eq!(
        sign_in(&server, "Thalia", "wrong password").await.err(),
        Some(Code::TooMany)
    );
    assert_eq!(figure(&server, "polis_sign_ins_failed_total").await, 2);
    assert_eq!(figure(&server, "polis_sign_ins_limited_total").await, 1);
    let person = thalia.person.unwrap().id.to_string();
    let text = listening.text();
    let of_person: Vec<&str> = text.lines().filter(|line| line.contains(&person)).collect();
    let wrong = of_person.iter().filter(|line| {
        line.contains("INFO polis_server::security: wrong password")
            && line.contains("address=127.0.0.1")
    });
    assert_eq!(wrong.count(), 2, "{of_person:?}");
    assert!(text.contains("WARN polis_server::security: too many sign-ins"));
    assert!(!text.contains("wrong password\"") && !text.contains(PASSWORD));
    server.stop().await;
}

async fn passwords_that_everybody_tries_first_are_refused(world: World) {
    let server = world.start().await;
    for password in ["12345678", "password", "qwertyuiop", "Thalia123"] {
        let new = NewAccount {
            invitation: None,
            name: "Thalia".to_owned(),
            password: password.to_owned(),
            credential: Credential::Token,
        };
        let answer = server.client().post("/api/v1/account", &new).await;
        assert_eq!(answer.refusal().code, Code::Malformed, "{password}");
        assert!(answer.text.contains("guessed"), "{}", answer.text);
    }
    server.stop().await;
}
