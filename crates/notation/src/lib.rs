//! Records and traces.
