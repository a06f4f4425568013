//! A mail server that takes mails for everybody and reads them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use base64::Engine;
use base64::prelude::BASE64_STANDARD as BASE64;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::client::PATIENCE;

/// A mail server of the test's own.
pub(crate) struct SmtpSink {
    pub(crate) address: SocketAddr,
    mails: mpsc::UnboundedReceiver<Mail>,
    /// How many mails it does not take now before it takes one.
    pub(crate) busy: Arc<AtomicUsize>,
}

/// A mail that came.
#[derive(Debug)]
pub(crate) struct Mail {
    pub(crate) to: String,
    headers: Vec<(String, String)>,
    /// What it says, decoded.
    pub(crate) text: String,
}

impl SmtpSink {
    pub(crate) async fn start() -> SmtpSink {
        let (sender, mails) = mpsc::unbounded_channel();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let busy = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&busy);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, sender.clone(), Arc::clone(&counted)));
            }
        });
        SmtpSink {
            address,
            mails,
            busy,
        }
    }

    pub(crate) async fn next(&mut self) -> Mail {
        let mail = tokio::time::timeout(PATIENCE, self.mails.recv()).await;
        mail.expect("no mail comes").unwrap()
    }

    /// A mail that is there already.
    pub(crate) fn waiting(&mut self) -> Option<Mail> {
        self.mails.try_recv().ok()
    }
}

impl Mail {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        let found = headers.find(|(other, _)| other.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn subject(&self) -> &str {
        self.header("subject").unwrap()
    }

    /// The line with the code.
    pub(crate) fn code(&self) -> String {
        let is_code = |line: &&str| line.len() == 29 && line.matches('-').count() == 4;
        self.text.lines().find(is_code).expect("no code").to_owned()
    }

    /// The end of the line that holds a text, from after that text.
    pub(crate) fn after(&self, text: &str) -> String {
        let found = self.text.lines().find_map(|line| line.split_once(text));
        found.expect("no such line").1.to_owned()
    }

    fn read(to: String, lines: &[String]) -> Mail {
        let end = lines.iter().position(String::is_empty).unwrap();
        let mut headers: Vec<(String, String)> = Vec::new();
        for line in &lines[..end] {
            if line.starts_with([' ', '\t']) {
                headers.last_mut().unwrap().1.push_str(line);
            } else {
                let (name, value) = line.split_once(": ").unwrap();
                headers.push((name.to_owned(), value.to_owned()));
            }
        }
        for (_, value) in &mut headers {
            *value = words(value);
        }
        let mut mail = Mail {
            to,
            headers,
            text: String::new(),
        };
        let body = &lines[end + 1..];
        let bytes = match mail.header("content-transfer-encoding") {
            Some("base64") => BASE64.decode(body.concat()).unwrap(),
            Some("quoted-printable") => quoted(&body.join("\n")),
            _ => body.join("\n").into_bytes(),
        };
        mail.text = String::from_utf8(bytes).unwrap().replace("\r\n", "\n");
        mail
    }
}

/// Speaks SMTP with one client (RFC 5321).
async fn serve(stream: TcpStream, mails: mpsc::UnboundedSender<Mail>, busy: Arc<AtomicUsize>) {
    let (reading, mut writing) = stream.into_split();
    let mut lines = BufReader::new(reading).lines();
    let mut to = String::new();
    let _ = writing.write_all(b"220 sink\r\n").await;
    while let Ok(Some(line)) = lines.next_line().await {
        let command = line.to_ascii_uppercase();
        let answer = if command.starts_with("EHLO") {
            "250-sink\r\n250 8BITMIME"
        } else if command.starts_with("RCPT TO:") {
            let (_, rest) = line.split_once('<').unwrap();
            rest.split('>').next().unwrap().clone_into(&mut to);
            let is_busy = busy
                .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| {
                    left.checked_sub(1)
                })
                .is_ok();
            if is_busy { "451 not now" } else { "250 ok" }
        } else if command == "DATA" {
            let _ = writing.write_all(b"354 go on\r\n").await;
            let mut body = Vec::new();
            while let Ok(Some(line)) = lines.next_line().await {
                if line == "." {
                    break;
                }
                body.push(line.strip_prefix('.').unwrap_or(&line).to_owned());
            }
            let _ = mails.send(Mail::read(std::mem::take(&mut to), &body));
            "250 taken"
        } else if command == "QUIT" {
            let _ = writing.write_all(b"221 bye\r\n").await;
            return;
        } else {
            "250 ok"
        };
        let _ = writing.write_all(format!("{answer}\r\n").as_bytes()).await;
    }
}

/// A header with its encoded words read (RFC 2047).
fn words(value: &str) -> String {
    let mut bytes = Vec::new();
    let mut was_encoded = false;
    for word in value.split(' ').filter(|word| !word.is_empty()) {
        let encoded = word
            .strip_prefix("=?utf-8?b?")
            .and_then(|rest| rest.strip_suffix("?="))
            .and_then(|text| BASE64.decode(text).ok());
        // Nothing stands between two encoded words.
        let is_joined = was_encoded && encoded.is_some();
        if !bytes.is_empty() && !is_joined {
            bytes.push(b' ');
        }
        was_encoded = encoded.is_some();
        bytes.extend(encoded.unwrap_or_else(|| word.as_bytes().to_vec()));
    }
    String::from_utf8(bytes).unwrap()
}

/// Reads quoted-printable.
fn quoted(text: &str) -> Vec<u8> {
    let text = text.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once('=') {
        bytes.extend(before.as_bytes());
        bytes.push(u8::from_str_radix(&after[..2], 16).unwrap());
        rest = &after[2..];
    }
    bytes.extend(rest.as_bytes());
    bytes
}
