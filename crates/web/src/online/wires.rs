//! Drives the connection with a real socket and a real clock.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use polis_protocol::SOCKET_PATH;
use rand::Rng;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

use super::api;
use crate::browser;
use polis_client::online::connection::{
    Connection, ConnectionEvent, ConnectionUpdate, SocketCommand, SocketId,
};

/// Whoever wants to know of news.
type Listener = Rc<dyn Fn(Vec<ConnectionUpdate>)>;

struct Wires {
    connection: Connection,
    socket: Option<Socket>,
    timer: Option<TimeoutHandle>,
    listener: Option<Listener>,
}

struct Socket {
    id: SocketId,
    wire: WebSocket,
    /// They must live as long as the socket.
    _listeners: [Closure<dyn FnMut(Event)>; 3],
    _message: Closure<dyn FnMut(MessageEvent)>,
}

thread_local! {
    static WIRES: RefCell<Wires> = RefCell::new(Wires {
        connection: Connection::new(browser::chance().next_u64()),
        socket: None,
        timer: None,
        listener: None,
    });
}

/// Tells news to somebody, and follows what the browser knows about the network.
pub(super) fn listen(listener: impl Fn(Vec<ConnectionUpdate>) + 'static) {
    WIRES.with_borrow_mut(|wires| wires.listener = Some(Rc::new(listener)));
    if !window().navigator().on_line() {
        hear(ConnectionEvent::NetworkWent);
    }
    let came = window_event_listener(leptos::ev::online, |_| hear(ConnectionEvent::NetworkCame));
    let went = window_event_listener(leptos::ev::offline, |_| hear(ConnectionEvent::NetworkWent));
    let shown = window_event_listener_untyped("pageshow", |_| hear(ConnectionEvent::PageShown));
    let seen = Closure::<dyn FnMut()>::new(|| {
        if !document().hidden() {
            hear(ConnectionEvent::PageShown);
        }
    });
    // A document that cannot be listened to is never hidden either.
    let _ = document()
        .add_event_listener_with_callback("visibilitychange", seen.as_ref().unchecked_ref());
    // They live as long as the page.
    seen.forget();
    on_cleanup(move || {
        came.remove();
        went.remove();
        shown.remove();
    });
}

/// Does something with the connection, and then what follows from it.
pub(super) fn with<T>(change: impl FnOnce(&mut Connection, f64) -> T) -> T {
    let result = WIRES.with_borrow_mut(|wires| change(&mut wires.connection, browser::now()));
    settle();
    result
}

/// Looks at the connection.
pub(super) fn look<T>(look: impl FnOnce(&Connection) -> T) -> T {
    WIRES.with_borrow(|wires| look(&wires.connection))
}

/// Takes in what happened.
pub(super) fn hear(happened: ConnectionEvent<'_>) {
    with(|connection, now| connection.hear(happened, now));
}

fn settle() {
    let ((commands, news), wake, listener) = WIRES.with_borrow_mut(|wires| {
        let done = wires.connection.drain();
        (done, wires.connection.wake(), wires.listener.clone())
    });
    for command in commands {
        match command {
            SocketCommand::Open(id) => open(id),
            SocketCommand::Close(id) => close(id),
            SocketCommand::Send(text) => send(&text),
        }
    }
    set_timer(wake);
    if let Some(listener) = listener.filter(|_| !news.is_empty()) {
        // Nothing is held: whoever hears may do something.
        listener(news);
    }
}

fn open(id: SocketId) {
    let socket = address().and_then(|address| WebSocket::new(&address).ok());
    let Some(socket) = socket else {
        // The machine hears of it as of any other failure, when it is done with this.
        set_timeout(move || hear(ConnectionEvent::Closed(id)), Duration::ZERO);
        return;
    };
    let opened = Closure::<dyn FnMut(Event)>::new(move |_| hear(ConnectionEvent::Opened(id)));
    let closed = Closure::<dyn FnMut(Event)>::new(move |_| hear(ConnectionEvent::Closed(id)));
    // After an error comes a close.
    let failed = Closure::<dyn FnMut(Event)>::new(|_| {});
    let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(ConnectionEvent::Message(id, &text));
        }
    });
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    socket.set_onerror(Some(failed.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
    let socket = Socket {
        id,
        wire: socket,
        _listeners: [opened, closed, failed],
        _message: message,
    };
    let before = WIRES.with_borrow_mut(|wires| wires.socket.replace(socket));
    drop_later(before);
}

fn close(id: SocketId) {
    let socket = WIRES.with_borrow_mut(|wires| wires.socket.take_if(|socket| socket.id == id));
    drop_later(socket);
}

/// Ends a socket. Its listeners may be running just now, so they are dropped a moment later.
///
/// One that is still connecting is closed as soon as it is open: browsers complain of one that is
/// closed before.
fn drop_later(socket: Option<Socket>) {
    let Some(socket) = socket else { return };
    let wire = socket.wire.clone();
    wire.set_onopen(None);
    wire.set_onclose(None);
    wire.set_onmessage(None);
    if wire.ready_state() == WebSocket::CONNECTING {
        let opened = wire.clone();
        let close = Closure::once_into_js(move || {
            // It is open, so it can be closed.
            let _ = opened.close();
        });
        wire.set_onopen(Some(close.unchecked_ref()));
    } else {
        // One that is closed already cannot be closed.
        let _ = wire.close();
    }
    set_timeout(move || drop(socket), Duration::ZERO);
}

fn send(text: &str) {
    WIRES.with_borrow(|wires| {
        if let Some(socket) = &wires.socket {
            // It fails on a socket that is closing only; what was not acknowledged is sent again.
            let _ = socket.wire.send_with_str(text);
        }
    });
}

fn set_timer(wake: Option<f64>) {
    let before = WIRES.with_borrow_mut(|wires| wires.timer.take());
    if let Some(before) = before {
        before.clear();
    }
    let Some(wake) = wake else { return };
    let wait = (wake - browser::now()).max(0.0).ceil();
    let timer = set_timeout_with_handle(
        || hear(ConnectionEvent::Time),
        Duration::from_millis(wait as u64),
    );
    WIRES.with_borrow_mut(|wires| wires.timer = timer.ok());
}

/// The address of the socket, beside the page.
fn address() -> Option<String> {
    let address = api::address(SOCKET_PATH)?;
    address.strip_prefix("http").map(|rest| format!("ws{rest}"))
}
