//! The server of the browser game.

mod server;
mod site;

pub(crate) use server::{Ports, bind, serve};
use site::Packing;
pub(crate) use site::Site;
