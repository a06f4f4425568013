-- Games with variations that several people look at together. Whoever changes one counts its version
-- up and expects the one that they read.
CREATE TABLE studies (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES people (id),
    leader TEXT NOT NULL REFERENCES people (id),
    title TEXT NOT NULL,
    -- 1 where others may try moves.
    trying BIGINT NOT NULL,
    version BIGINT NOT NULL,
    -- The last number that a chapter or an offer got.
    last_number BIGINT NOT NULL,
    -- What the leader shows: JSON.
    place TEXT NOT NULL,
    made BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX studies_owner ON studies (owner, changed);
CREATE INDEX studies_leader ON studies (leader);

CREATE TABLE study_chapters (
    study TEXT NOT NULL REFERENCES studies (id),
    number BIGINT NOT NULL,
    -- Its place in the list.
    place BIGINT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    plies BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    -- The game with its variations. What was never face up in a game that is not over is not in it.
    record TEXT NOT NULL,
    PRIMARY KEY (study, number)
);

-- Moves that somebody offers and about which nobody has decided.
CREATE TABLE study_offers (
    study TEXT NOT NULL REFERENCES studies (id),
    number BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    -- Where they lead: JSON.
    place TEXT NOT NULL,
    PRIMARY KEY (study, number)
);
CREATE INDEX study_offers_person ON study_offers (person);
