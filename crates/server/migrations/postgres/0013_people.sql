-- People who look for somebody to play with. All servers meet here; who gave no sign of life for a
-- while is out.
CREATE TABLE seekers (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    pace TEXT NOT NULL,
    rated TEXT NOT NULL,
    -- 1 for an account.
    account BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    -- The table at which they play, which is opened right after this is written, and when that was.
    table_id TEXT,
    paired BIGINT
);
CREATE INDEX seekers_wish ON seekers (game, seats, pace, since) WHERE table_id IS NULL;

-- Whoever pairs people changes this row first, so that no two servers do it at a time.
CREATE TABLE pairing_turn (
    only_row BIGINT NOT NULL PRIMARY KEY CHECK (only_row = 1),
    turn BIGINT NOT NULL
);
INSERT INTO pairing_turn (only_row, turn) VALUES (1, 0);

-- Whom somebody does not want to meet.
CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id),
    other TEXT NOT NULL REFERENCES people (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX blocks_other ON blocks (other);

-- Who asked whom to be friends, and since when they are; none before the other has agreed.
CREATE TABLE friendships (
    asker TEXT NOT NULL REFERENCES people (id),
    asked TEXT NOT NULL REFERENCES people (id),
    made BIGINT NOT NULL,
    since BIGINT,
    PRIMARY KEY (asker, asked)
);
CREATE INDEX friendships_asked ON friendships (asked);

-- People with friends who are connected to some server, and when that was last seen.
CREATE TABLE present (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    seen BIGINT NOT NULL
);

-- Challenges to a game, until they are declined or their time is over.
CREATE TABLE challenges (
    id TEXT NOT NULL PRIMARY KEY,
    challenger TEXT NOT NULL REFERENCES people (id),
    challenged TEXT NOT NULL REFERENCES people (id),
    -- What is to be played: JSON.
    wish TEXT NOT NULL,
    made BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- The table, once it is accepted.
    table_id TEXT
);
CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX challenges_challenged ON challenges (challenged);

-- Reports of people to the hosts, and when a host closed them.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL REFERENCES people (id),
    about TEXT NOT NULL REFERENCES people (id),
    reason TEXT NOT NULL,
    body TEXT NOT NULL,
    -- The last table at which both sat, and what was said there: JSON.
    table_id TEXT,
    chat TEXT NOT NULL,
    closed BIGINT
);
CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;
CREATE INDEX reports_reporter ON reports (reporter);
CREATE INDEX reports_about ON reports (about);

-- Until when the host keeps a person out, where it is not for good.
CREATE TABLE suspensions (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    until BIGINT NOT NULL
);
