//! The stream of one connection: it counts as open while it is there, and ends when the other side
//! does not take what is sent.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

use crate::connections::ConnectionSlot;

/// How long the other side may take nothing of what is sent to it.
const SENDING: Duration = Duration::from_secs(30);

/// A stream with its place among the open connections.
pub(crate) struct Stream {
    io: TcpStream,
    _place: Arc<ConnectionSlot>,
    /// When the other side is given up; none while it takes what is sent.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl Stream {
    pub(crate) fn new(io: TcpStream, place: Arc<ConnectionSlot>) -> Stream {
        Stream {
            io,
            _place: place,
            deadline: None,
        }
    }

    /// Passes on what became of sending, unless it has been waiting for too long.
    fn within_time<T>(
        &mut self,
        context: &mut Context<'_>,
        sent: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.deadline = None;
            return sent;
        }
        let deadline = self
            .deadline
            .get_or_insert_with(|| Box::pin(tokio::time::sleep(SENDING)));
        ready!(deadline.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.io).poll_write(context, bytes);
        self.within_time(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.io).poll_write_vectored(context, slices);
        self.within_time(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.io).poll_flush(context);
        self.within_time(context, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.io).poll_shutdown(context);
        self.within_time(context, sent)
    }
}
