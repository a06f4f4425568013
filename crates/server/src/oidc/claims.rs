//! What a token of the provider says of somebody.

use polis_protocol::Millis;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::SignInError;

/// How far the clocks of the provider and of this server may be apart, in seconds.
const LEEWAY: u64 = 60;
/// The most bytes of what the provider knows somebody by.
const MAX_SUBJECT: usize = 255;

/// What a token of the provider says of somebody.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Claims {
    iss: String,
    sub: String,
    aud: Audience,
    #[serde(default)]
    azp: Option<String>,
    exp: f64,
    #[serde(default)]
    nbf: Option<f64>,
    #[serde(default)]
    nonce: Option<String>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// Whom a token is for.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Many(Vec<String>),
}

/// What a token has to say.
pub(super) struct Expected<'a> {
    pub(super) issuer: &'a str,
    pub(super) client_id: &'a str,
    pub(super) nonce: &'a str,
    pub(super) now: Millis,
}

impl Claims {
    pub(super) fn read(json: &[u8]) -> Result<Claims, SignInError> {
        serde_json::from_slice(json).map_err(|_| SignInError::Token("it does not say enough"))
    }

    pub(super) fn check(&self, expected: &Expected<'_>) -> Result<(), SignInError> {
        let refuse = |why| Err(SignInError::Token(why));
        if self.iss != expected.issuer {
            return refuse("it is of another issuer");
        }
        let audience = match &self.aud {
            Audience::One(one) => std::slice::from_ref(one),
            Audience::Many(many) => many,
        };
        let is_for_us = audience.iter().any(|one| one == expected.client_id);
        let azp = self.azp.as_deref();
        let is_for_others = audience.len() > 1 && azp.is_none();
        if !is_for_us || is_for_others || azp.is_some_and(|azp| azp != expected.client_id) {
            return refuse("it is for another site");
        }
        let seconds = (expected.now / 1000) as f64;
        let leeway = LEEWAY as f64;
        if self.exp + leeway <= seconds {
            return refuse("its time is over");
        }
        if self.nbf.is_some_and(|from| seconds + leeway < from) {
            return refuse("its time has not come");
        }
        if self.nonce.as_deref() != Some(expected.nonce) {
            return refuse("it is for another sign-in");
        }
        let is_subject = (1..=MAX_SUBJECT).contains(&self.sub.len());
        if !is_subject || self.sub.chars().any(char::is_control) {
            return refuse("it names nobody");
        }
        Ok(())
    }

    /// What the provider knows them by. It never belongs to anybody else, as a mail address may.
    pub(crate) fn subject(&self) -> &str {
        &self.sub
    }

    /// What they may want to be called.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        let claims = ["nickname", "preferred_username", "given_name", "name"];
        claims
            .into_iter()
            .filter_map(|claim| self.others.get(claim)?.as_str())
    }

    /// Whether a claim is, or holds, one of some values.
    pub(super) fn has_one_of(&self, claim: &str, values: &[String]) -> bool {
        let is_one = |found: &Value| {
            let found = found.as_str();
            found.is_some_and(|found| values.iter().any(|value| value == found))
        };
        match self.others.get(claim) {
            Some(Value::Array(found)) => found.iter().any(is_one),
            Some(found) => is_one(found),
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(json: &str) -> Result<(), SignInError> {
        let expected = Expected {
            issuer: "https://id.example",
            client_id: "polis",
            nonce: "n",
            now: 1_000_000,
        };
        Claims::read(json.as_bytes())?.check(&expected)
    }

    #[test]
    fn a_token_counts_for_this_site_this_sign_in_and_this_time() {
        let good = r#"{"iss":"https://id.example","sub":"7","aud":"polis","exp":1001,"nonce":"n"}"#;
        assert_eq!(check(good), Ok(()));
        for (part, other) in [
            (r#""aud":"polis""#, r#""aud":["polis"]"#),
            (r#""aud":"polis""#, r#""aud":["polis","x"],"azp":"polis""#),
            ("1001", "941"),
            ("1001", "1001.5"),
            ("1001", "1001,\"nbf\":1060"),
        ] {
            assert_eq!(check(&good.replace(part, other)), Ok(()), "{other}");
        }
        for (part, other) in [
            ("https://id.example", "https://id.example/"),
            (r#""aud":"polis""#, r#""aud":"other""#),
            (r#""aud":"polis""#, r#""aud":["polis","x"]"#),
            (r#""aud":"polis""#, r#""aud":"polis","azp":"x""#),
            ("1001", "940"),
            ("1001", "1001,\"nbf\":1061"),
            (r#""n""#, r#""m""#),
            (r#","nonce":"n""#, ""),
            (r#""sub":"7""#, r#""sub":"""#),
            (r#""sub":"7","#, ""),
            (r#""exp":1001,"#, ""),
        ] {
            assert!(check(&good.replace(part, other)).is_err(), "{other}");
        }
    }

    #[test]
    fn a_claim_decides_who_may_come_in() {
        let claims =
            r#"{"iss":"i","sub":"7","aud":"a","exp":1,"hd":"x.example","groups":["a","b"]}"#;
        let claims = Claims::read(claims.as_bytes()).expect("claims");
        let has = |claim, value: &str| claims.has_one_of(claim, &[value.to_owned()]);
        assert!(has("hd", "x.example") && has("groups", "b"));
        assert!(!has("hd", "y.example") && !has("groups", "c") && !has("role", "b"));
    }
}
