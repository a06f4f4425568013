-- Tables that were announced and not opened in time. Nobody opens them any more: other tables took their place.
CREATE TABLE given_up_tables (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
