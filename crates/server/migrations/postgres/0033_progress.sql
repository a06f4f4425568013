-- How far each table is: what every event changes, apart from the texts of `tables`. No index has a column
-- that a move changes, and pages are half empty, so that the new row goes beside the old one and no index is
-- written to.
CREATE TABLE progress (
    table_number BIGINT NOT NULL PRIMARY KEY REFERENCES tables (number),
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
) WITH (fillfactor = 50);
INSERT INTO progress (table_number, seq, changed, turn, wake, look)
    SELECT number, seq, changed, turn, wake, wake FROM tables ORDER BY number;
CREATE INDEX progress_look ON progress (look) WHERE look IS NOT NULL;
DROP INDEX tables_wake;
-- The event after which the row of a table was last written, and when.
ALTER TABLE tables RENAME COLUMN seq TO listed_seq;
ALTER TABLE tables RENAME COLUMN changed TO listed;
ALTER TABLE tables DROP COLUMN wake, DROP COLUMN turn;
-- An event is only written where the row of `progress` was found, which refers to the table. Looking for the
-- table once more would lock its row, which is written for it, at every move.
ALTER TABLE log DROP CONSTRAINT IF EXISTS log_table_number_fkey;
