//! Playing with others through a server, without a socket and a page: the
//! [connection](connection::Connection) is a state machine to which is told what happens and which
//! says what to do, a followed table becomes a session, clocks are computed.

pub mod backoff;
pub mod chat;
pub mod clock;
pub mod connection;
pub mod graph;
pub mod habits;
pub mod hall;
pub mod json;
pub mod plan;
pub mod qr;
pub mod seat;
