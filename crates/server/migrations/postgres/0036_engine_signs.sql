-- How closely people play to the engine, as far as it is worked out for hosts. It follows from the games, so
-- backups do without it. While it is not done, the time is the last sign of life of the server that works on it.
CREATE TABLE engine_signs (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    latest_game TEXT NOT NULL,
    at BIGINT NOT NULL,
    is_done SMALLINT NOT NULL,
    sign TEXT NOT NULL
);
