-- The SHA-256 of an account's recovery code, and when the code was made.
ALTER TABLE people ADD COLUMN recovery TEXT;
ALTER TABLE people ADD COLUMN recovery_made BIGINT;

-- Browsers that want to be told when it is somebody's turn, by the SHA-256 of their endpoint. They go
-- with the session in which they were added.
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    -- The host under which the reader knows this server.
    host TEXT NOT NULL,
    -- Minutes of the reader's day, and how far their clock is ahead of UTC.
    quiet_from BIGINT,
    quiet_to BIGINT,
    utc_offset BIGINT,
    made BIGINT NOT NULL,
    -- Messages that failed in a row, and when the next one may be tried.
    failures BIGINT NOT NULL DEFAULT 0,
    not_before BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person);

-- Which browsers have been told of the turn that goes on at a table: the event with which that turn
-- began, and the last event when it was looked at.
CREATE TABLE turn_notices (
    subscription TEXT NOT NULL,
    table_number BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    PRIMARY KEY (subscription, table_number)
);
