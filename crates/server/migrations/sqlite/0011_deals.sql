-- Deals that several people play, each at a table of their own: those of a day, and duels.
CREATE TABLE deals (
    id TEXT NOT NULL PRIMARY KEY,
    -- The day and which of its deals; none for a duel.
    day BIGINT,
    contest TEXT,
    -- Who made the duel.
    host TEXT REFERENCES people (id),
    -- Against whom it is played: JSON.
    plan TEXT NOT NULL,
    -- The record without a move, with the order of all tiles. It leaves the server for nobody.
    setup TEXT NOT NULL,
    made BIGINT NOT NULL,
    -- When everybody may see what became of it; none for a duel.
    closes BIGINT
) WITHOUT ROWID;
CREATE INDEX deals_day ON deals (contest, day) WHERE day IS NOT NULL;

-- Who plays a deal, once each, and how it ended.
CREATE TABLE deal_tries (
    deal TEXT NOT NULL REFERENCES deals (id),
    person TEXT NOT NULL REFERENCES people (id),
    -- The table, which is opened right after this row is written.
    table_id TEXT NOT NULL UNIQUE,
    -- The place in a duel; none in a deal of a day.
    place BIGINT,
    began BIGINT NOT NULL,
    -- 1 for who was a guest when they began.
    guest BIGINT NOT NULL,
    -- The hash of a number that the browser keeps: a guest does not play twice by it. It is forgotten
    -- after a while.
    browser TEXT,
    ended BIGINT,
    points BIGINT,
    opponent BIGINT,
    -- 1 for a victory alone.
    won BIGINT,
    -- 1 for a game that was played to the end.
    full_game BIGINT,
    PRIMARY KEY (deal, person),
    UNIQUE (deal, place)
) WITHOUT ROWID;
CREATE INDEX deal_tries_person ON deal_tries (person);
