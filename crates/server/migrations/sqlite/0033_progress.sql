-- How far each table is: what every event changes, apart from the texts of `tables`, so that a move writes a
-- few bytes of a row that shares its page with many others.
CREATE TABLE progress (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number),
    -- The last event: nobody can write another one in its place.
    seq BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- The seat to move.
    turn BIGINT,
    -- When somebody has to look at the table though nobody does anything.
    wake BIGINT,
    -- When the row is next asked whether that time has come: not later than `wake`. A move leaves it and its
    -- index alone, unless it brings an earlier time.
    look BIGINT
);
INSERT INTO progress (table_number, seq, changed, turn, wake, look)
    SELECT number, seq, changed, turn, wake, wake FROM tables ORDER BY number;
CREATE INDEX progress_look ON progress (look) WHERE look IS NOT NULL;
DROP INDEX tables_wake;
-- The event after which the row of a table was last written, and when.
ALTER TABLE tables RENAME COLUMN seq TO listed_seq;
ALTER TABLE tables RENAME COLUMN changed TO listed;
-- SQLite would have to write the whole table anew to drop them.
ALTER TABLE tables RENAME COLUMN wake TO unused_wake;
ALTER TABLE tables RENAME COLUMN turn TO unused_turn;
