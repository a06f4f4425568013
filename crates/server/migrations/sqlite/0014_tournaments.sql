-- Tournaments. Whoever changes a row counts its version up and expects the one that they read, so that
-- two nodes never pair one round twice.
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    -- The organiser.
    host TEXT NOT NULL REFERENCES people (id),
    -- What is agreed: JSON.
    plan TEXT NOT NULL,
    public BIGINT NOT NULL,
    -- 0 sign-up, 1 running, 2 over, 3 cancelled.
    status BIGINT NOT NULL,
    version BIGINT NOT NULL,
    -- The round that is played, from 1, and how many there are; none for an arena.
    round BIGINT NOT NULL,
    rounds BIGINT,
    made BIGINT NOT NULL,
    began BIGINT,
    ended BIGINT,
    -- When the next round begins, between two rounds.
    next_round BIGINT,
    -- When it has to be looked at though nobody asks.
    wake BIGINT
);
CREATE INDEX tournaments_wake ON tournaments (wake) WHERE wake IS NOT NULL AND status < 2;
CREATE INDEX tournaments_host ON tournaments (host);
CREATE INDEX tournaments_made ON tournaments (made);

-- Who has signed up.
CREATE TABLE tournament_players (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    person TEXT NOT NULL REFERENCES people (id),
    -- A number by chance: the order among equals.
    lot BIGINT NOT NULL,
    joined BIGINT NOT NULL,
    -- 0 here, 1 left, 2 absent, 3 removed by the organiser.
    presence BIGINT NOT NULL,
    PRIMARY KEY (tournament, person)
);
CREATE INDEX tournament_players_person ON tournament_players (person);

-- Who plays whom, and how it ended.
CREATE TABLE tournament_games (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    -- The people in turn order: JSON. One alone has a bye.
    players TEXT NOT NULL,
    -- The table, which is opened right after this row is written; none for a bye.
    table_id TEXT UNIQUE,
    opened BIGINT NOT NULL,
    ended BIGINT,
    -- How it ended: JSON; none while it is played.
    result TEXT,
    PRIMARY KEY (tournament, round, board)
);
CREATE INDEX tournament_games_open ON tournament_games (table_id)
    WHERE result IS NULL AND table_id IS NOT NULL;
