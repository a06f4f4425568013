-- The tables whose logs have not been read for who is named in them; a row as long as there are some.
-- Where step 3 was taken by an older version, all have been.
CREATE TABLE IF NOT EXISTS unread_logs (
    only_row BIGINT NOT NULL PRIMARY KEY CHECK (only_row = 1),
    after BIGINT NOT NULL,
    last BIGINT NOT NULL
);
