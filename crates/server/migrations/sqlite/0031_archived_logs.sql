-- Files with the logs of old games.
CREATE TABLE archive_files (
    number BIGINT NOT NULL PRIMARY KEY,
    -- 0 being written, 1 complete, 2 to be removed.
    state BIGINT NOT NULL,
    made BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX archive_files_open ON archive_files (state) WHERE state <> 1;

-- In which file the log of a table is, and where. What happened at the table since is in `log`.
CREATE TABLE archived_logs (
    table_number BIGINT NOT NULL PRIMARY KEY REFERENCES tables (number),
    file BIGINT NOT NULL REFERENCES archive_files (number),
    place BIGINT NOT NULL,
    length BIGINT NOT NULL,
    -- The last event in it.
    last BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX archived_logs_file ON archived_logs (file);
