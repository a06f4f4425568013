-- Addresses to which mail goes; each was confirmed with a code.
CREATE TABLE mail_addresses (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    address TEXT NOT NULL,
    since BIGINT NOT NULL,
    -- The code of the language of the mails.
    language TEXT NOT NULL,
    -- What stands in the links with which the mails are stopped.
    stop TEXT NOT NULL UNIQUE,
    -- 1 for what mails are wanted for.
    turns BIGINT NOT NULL,
    challenges BIGINT NOT NULL,
    -- Minutes of the reader's day, and how far their clock is ahead of UTC.
    quiet_from BIGINT,
    quiet_to BIGINT,
    utc_offset BIGINT,
    -- Mails that failed in a row, and when the next one may be tried.
    failures BIGINT NOT NULL DEFAULT 0,
    not_before BIGINT NOT NULL DEFAULT 0
);

-- Codes that were sent, by their SHA-256: to confirm an address, or for a new password.
CREATE TABLE mail_codes (
    person TEXT NOT NULL REFERENCES people (id),
    purpose TEXT NOT NULL,
    hash TEXT NOT NULL,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (person, purpose)
);

-- When the challenged was told by mail.
ALTER TABLE challenges ADD COLUMN mailed BIGINT;
