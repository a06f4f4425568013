//! Mail: an address is given and confirmed, and a forgotten password replaced, with a mail server that the
//! test plays itself.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use crate::check_console;
use crate::driver::{Browser, Server};
use crate::online::{await_text, make_account};

/// How long a mail may take; only one that never comes takes as long.
const PATIENCE: Duration = Duration::from_mins(1);

/// A mail server that keeps what it is given.
struct Sink {
    port: u16,
    mails: Receiver<Vec<String>>,
}

impl Sink {
    fn start() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (sender, mails) = channel();
        // It ends with the process.
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let sender = sender.clone();
                std::thread::spawn(move || serve(stream, &sender));
            }
        });
        Sink { port, mails }
    }

    /// The code of the next mail: a line of five groups of letters and digits.
    fn code(&self) -> String {
        let mail = self.mails.recv_timeout(PATIENCE).expect("a mail");
        let is_code = |line: &&String| line.len() == 29 && line.matches('-').count() == 4;
        mail.iter().find(is_code).expect("a code").clone()
    }
}

/// Speaks SMTP with one client (RFC 5321).
fn serve(stream: TcpStream, mails: &Sender<Vec<String>>) -> Option<()> {
    let mut writing = stream.try_clone().ok()?;
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    writing.write_all(b"220 sink\r\n").ok()?;
    while let Some(line) = lines.next() {
        let answer = match line.to_ascii_uppercase().as_str() {
            "DATA" => {
                writing.write_all(b"354 go on\r\n").ok()?;
                let mail = lines.by_ref().take_while(|line| line != ".").collect();
                mails.send(mail).ok()?;
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        writing.write_all(format!("{answer}\r\n").as_bytes()).ok()?;
    }
    Some(())
}

#[test]
fn an_address_is_confirmed_and_brings_a_forgotten_password_back() {
    let sink = Sink::start();
    let settings = format!(
        "public_url = \"http://localhost:1\"\n[mail]\nserver = \"127.0.0.1\"\nport = {}\n\
         tls = \"none\"\nsender = \"Polis <polis@polis.example>\"\n",
        sink.port
    );
    let Some(server) = Server::start_with("mail", &settings) else {
        return;
    };
    let browser = Browser::at(&server.url, "mail");
    browser.resize(390, 844);
    make_account(&browser, "Thalia");
    browser.click("#recovery-kept");
    browser.fill("#mail-address", "thalia@polis.example");
    browser.fill("#mail-password", "rosy-fingered");
    browser.click("#mail-send");
    browser.await_element("#mail-pending");
    browser.fill("#mail-code", &sink.code());
    browser.click("#mail-confirm-now");
    await_text(&browser, "#mail-confirmed", "thalia@polis.example");
    assert!(browser.has("#mail-turns") && browser.has("#mail-challenges"));
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.run(fits), true);

    // Without the password, a mail brings a code for another one.
    browser.click("#sign-out");
    browser.click("#forgot");
    browser.fill("#recover-name", "Thalia");
    browser.click("#mail-forgot");
    browser.fill("#recover-code", &sink.code());
    browser.fill("#recover-password", "wine-dark sea");
    browser.click("#recover-now");
    await_text(&browser, "#mail-confirmed", "thalia@polis.example");
    browser.click("#mail-remove");
    browser.await_element("#mail-address");
    check_console(&browser);
}
