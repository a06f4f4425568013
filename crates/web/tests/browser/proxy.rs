//! A wire between a browser and the server that can be cut and mended.

use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// A wire that can be cut and mended.
pub(crate) struct Proxy {
    /// Where the game is, by this wire.
    pub(crate) url: String,
    is_cut: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    /// A wire to a server.
    pub(crate) fn to(url: &str) -> Proxy {
        let server = url
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let proxy = Proxy {
            url: format!("http://{}/", listener.local_addr().unwrap()),
            is_cut: Arc::default(),
            streams: Arc::default(),
        };
        let (is_cut, streams) = (Arc::clone(&proxy.is_cut), Arc::clone(&proxy.streams));
        // It ends with the process.
        thread::spawn(move || {
            for here in listener.incoming().map_while(Result::ok) {
                if is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(there) = TcpStream::connect(&server) else {
                    continue;
                };
                let mut streams = streams.lock().unwrap();
                streams.extend([here.try_clone().unwrap(), there.try_clone().unwrap()]);
                drop(streams);
                carry(here.try_clone().unwrap(), there.try_clone().unwrap());
                carry(there, here);
            }
        });
        proxy
    }

    /// Cuts the wire: what is open ends, and nothing new comes through.
    pub(crate) fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for stream in self.streams.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Mends the wire.
    pub(crate) fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream) {
    thread::spawn(move || {
        let _ = io::copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Write);
    });
}
