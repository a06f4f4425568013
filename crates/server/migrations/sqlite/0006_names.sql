-- Names that are taken, by a keyed hash of what they look like: of accounts, of accounts that have
-- another name now, and of accounts that were deleted, which have nobody and an end.
CREATE TABLE names (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT REFERENCES people (id),
    until BIGINT
);
CREATE INDEX names_person ON names (person);
