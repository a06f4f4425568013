//! A device with passkeys, in software, which also answers what no honest device would.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use minicbor::Encoder;
use polis_protocol::{
    AssertionResponse, AttestationResponse, PasskeyAssertion, PasskeyCreation, PasskeyRegistration,
    PasskeyRequest,
};
use ring::rand::{SecureRandom, SystemRandom};
use ring::rsa;
use ring::signature::{
    self, ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair, RsaKeyPair,
};
use sha2::{Digest, Sha256};

/// An RSA key that stands for itself and opens nothing.
pub(crate) const RSA_KEY: &[u8] = include_bytes!("rsa_key.der");

/// The user is there, and the device knows them.
const SEEN: u8 = 0x05;
const HAS_KEY: u8 = 0x40;

/// The kind of a passkey.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KeyKind {
    Es256,
    Ed25519,
    Rs256,
}

enum Key {
    Es256(EcdsaKeyPair),
    Ed25519(Ed25519KeyPair),
    Rs256(RsaKeyPair),
}

/// A device with one passkey.
pub(crate) struct Authenticator {
    key: Key,
    pub(crate) id: Vec<u8>,
    /// How often it says that it has signed.
    pub(crate) counter: u32,
    /// The page that its browser shows.
    pub(crate) origin: String,
    /// What it says of its owner.
    pub(crate) seen: u8,
    /// Whom the passkey is for, as it was told.
    pub(crate) user: Option<String>,
}

impl Authenticator {
    pub(crate) fn new(kind: KeyKind) -> Authenticator {
        let random = SystemRandom::new();
        let key = match kind {
            KeyKind::Es256 => {
                let form = &ECDSA_P256_SHA256_ASN1_SIGNING;
                let made = EcdsaKeyPair::generate_pkcs8(form, &random).unwrap();
                Key::Es256(EcdsaKeyPair::from_pkcs8(form, made.as_ref(), &random).unwrap())
            }
            KeyKind::Ed25519 => {
                let made = Ed25519KeyPair::generate_pkcs8(&random).unwrap();
                Key::Ed25519(Ed25519KeyPair::from_pkcs8(made.as_ref()).unwrap())
            }
            KeyKind::Rs256 => Key::Rs256(RsaKeyPair::from_pkcs8(RSA_KEY).unwrap()),
        };
        let mut id = vec![0; 24];
        random.fill(&mut id).unwrap();
        Authenticator {
            key,
            id,
            counter: 1,
            origin: "https://polis.example".to_owned(),
            seen: SEEN,
            user: None,
        }
    }

    /// Makes the passkey.
    pub(crate) fn create(&mut self, options: &PasskeyCreation) -> PasskeyRegistration {
        self.user = Some(options.user.id.clone());
        let mut data = self.data(&options.rp.id, HAS_KEY);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        data.extend(self.public_key());
        let mut object = Vec::new();
        let mut encoder = Encoder::new(&mut object);
        encoder.map(3).unwrap();
        encoder.str("fmt").unwrap().str("none").unwrap();
        encoder.str("attStmt").unwrap().map(0).unwrap();
        encoder.str("authData").unwrap().bytes(&data).unwrap();
        PasskeyRegistration {
            id: BASE64.encode(&self.id),
            response: AttestationResponse {
                client_data_json: self.client_data("webauthn.create", &options.challenge),
                attestation_object: BASE64.encode(object),
            },
        }
    }

    /// Signs in.
    pub(crate) fn sign(&mut self, options: &PasskeyRequest) -> PasskeyAssertion {
        self.counter += 1;
        let data = self.data(&options.rp_id, 0);
        let client_data_json = self.client_data("webauthn.get", &options.challenge);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(BASE64.decode(&client_data_json).unwrap()));
        PasskeyAssertion {
            id: BASE64.encode(&self.id),
            response: AssertionResponse {
                client_data_json,
                authenticator_data: BASE64.encode(data),
                signature: BASE64.encode(self.signature(&signed)),
                user_handle: self.user.clone(),
            },
        }
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(site.as_bytes()).to_vec();
        data.push(self.seen | flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, kind: &str, challenge: &str) -> String {
        let data = serde_json::json!({
            "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false,
        });
        BASE64.encode(data.to_string())
    }

    fn public_key(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes);
        match &self.key {
            Key::Es256(key) => {
                let point = key.public_key().as_ref();
                encoder.map(5).unwrap();
                for (name, value) in [(1, 2), (3, -7), (-1, 1)] {
                    encoder.i64(name).unwrap().i64(value).unwrap();
                }
                encoder.i64(-2).unwrap().bytes(&point[1..33]).unwrap();
                encoder.i64(-3).unwrap().bytes(&point[33..]).unwrap();
            }
            Key::Ed25519(key) => {
                encoder.map(4).unwrap();
                for (name, value) in [(1, 1), (3, -8), (-1, 6)] {
                    encoder.i64(name).unwrap().i64(value).unwrap();
                }
                let key = key.public_key().as_ref();
                encoder.i64(-2).unwrap().bytes(key).unwrap();
            }
            Key::Rs256(key) => {
                let parts = rsa::PublicKeyComponents::<Vec<u8>>::from(key.public_key());
                encoder.map(4).unwrap();
                for (name, value) in [(1, 3), (3, -257)] {
                    encoder.i64(name).unwrap().i64(value).unwrap();
                }
                encoder.i64(-1).unwrap().bytes(&parts.n).unwrap();
                encoder.i64(-2).unwrap().bytes(&parts.e).unwrap();
            }
        }
        bytes
    }

    fn signature(&self, message: &[u8]) -> Vec<u8> {
        let random = SystemRandom::new();
        match &self.key {
            Key::Es256(key) => key.sign(&random, message).unwrap().as_ref().to_vec(),
            Key::Ed25519(key) => key.sign(message).as_ref().to_vec(),
            Key::Rs256(key) => {
                let mut found = vec![0; key.public().modulus_len()];
                key.sign(&signature::RSA_PKCS1_SHA256, &random, message, &mut found)
                    .unwrap();
                found
            }
        }
    }
}
