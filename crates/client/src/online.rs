//! Playing with others through a server, without a socket and a page: the
//! [connection](connection::Connection) is a state machine to which is told what happens and which
//! says what to do, a followed table becomes a session, clocks are computed.

pub mod backoff;
pub mod chat;
pub mod clock;
pub mod connection;
pub mod deals;
pub mod friends;
pub mod graph;
pub mod json;
pub mod lobby_filter;
pub mod lobby_state;
pub mod plan;
pub mod preferences;
pub mod push;
pub mod qr;
pub mod rating;
pub mod reports;
pub mod search;
pub mod seat;
pub mod shuffle_proof;
pub mod study;
pub mod tournament;
pub mod try_out;
pub mod turn_plan;
pub mod unsent_moves;
