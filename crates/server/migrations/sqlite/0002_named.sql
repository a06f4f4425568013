-- At which tables a person is named in the log: who opened it, who sat there and got up again. Who
-- deletes himself is forgotten at all of them.
CREATE TABLE named (
    person TEXT NOT NULL REFERENCES people (id),
    table_number BIGINT NOT NULL REFERENCES tables (number),
    PRIMARY KEY (person, table_number)
) WITHOUT ROWID;

-- Whether the table is public, so that a history need not pass over all the private ones.
ALTER TABLE seats ADD COLUMN public BIGINT NOT NULL DEFAULT 0;
CREATE INDEX seats_public ON seats (person, public, ended, table_number);
