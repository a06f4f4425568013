-- What spectators said to each other. It is not part of the log: players do not hear it before the end.
CREATE TABLE spectator_chat (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    number BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    -- The number that the speaker gave it, by which a repetition is known.
    said_key BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_number, number)
) WITHOUT ROWID;
CREATE INDEX spectator_chat_person ON spectator_chat (person, table_number);
