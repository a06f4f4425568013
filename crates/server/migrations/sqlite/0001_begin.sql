-- People, guests and accounts. Who deleted himself stays as a row without a name.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- The name in the form in which no two accounts share one.
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL,
    kept_settings TEXT
);

-- Cookies and API tokens, by the hash of their secret.
CREATE TABLE credentials (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX credentials_person ON credentials (person);

-- One row for each table; what happened there is in the log.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    -- 0 gathering, 1 playing, 2 finished, 3 aborted.
    status BIGINT NOT NULL,
    -- 1 public, 0 private.
    public BIGINT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    -- The last event: nobody can write another one in its place.
    seq BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    ended BIGINT,
    -- When somebody has to look at the table though nobody does anything.
    wake BIGINT,
    -- The seat to move.
    turn BIGINT,
    -- How the lobby shows it.
    listing TEXT NOT NULL,
    outcome TEXT,
    -- The record without a move: the only place with the order of unseen tiles.
    setup TEXT
);
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_lobby ON tables (status, number) WHERE public = 1 AND status < 2;
CREATE INDEX tables_archive ON tables (ended, number) WHERE public = 1 AND status = 2;

-- What happened at each table, in order. The primary key makes it impossible that two events take
-- one place.
CREATE TABLE log (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_number, seq)
) WITHOUT ROWID;

-- Who sits or sat where; `ended` orders a player's history.
CREATE TABLE seats (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    seat BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    ended BIGINT,
    PRIMARY KEY (table_number, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person, ended, table_number);

-- Ratings by Glicko-2, and how they came about.
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game, seats)
) WITHOUT ROWID;
CREATE TABLE rating_points (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    at BIGINT NOT NULL,
    table_number BIGINT NOT NULL REFERENCES tables (number),
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game, seats, at, table_number)
) WITHOUT ROWID;

-- How the finished games of each person went.
CREATE TABLE statistics (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    shared BIGINT NOT NULL,
    -- Games that were played to the end, and the points in them.
    full_games BIGINT NOT NULL,
    points BIGINT NOT NULL,
    best BIGINT NOT NULL,
    PRIMARY KEY (person, game, seats)
) WITHOUT ROWID;

-- What all nodes must share: the key that signs cookies.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
