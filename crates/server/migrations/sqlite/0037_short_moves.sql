-- From here on the log keeps a move as an array instead of an object (`store/event_body.rs`), and reads both. Nothing
-- is changed; the step keeps away servers of older versions, which could not read such a log.
SELECT 1;
