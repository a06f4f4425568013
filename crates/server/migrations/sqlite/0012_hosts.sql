-- Accounts that the host has named: they may use the host's page.
CREATE TABLE hosts (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    since BIGINT NOT NULL
);

-- What hosts have set for the whole site: who can come in, and what everybody is told.
CREATE TABLE site (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Codes with which people come in where the site wants one.
CREATE TABLE invitations (
    code TEXT NOT NULL PRIMARY KEY,
    note TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    uses BIGINT NOT NULL,
    most_uses BIGINT NOT NULL
);

-- What hosts did; nobody as the one who did it stands for the command on the machine.
CREATE TABLE host_deeds (
    at BIGINT NOT NULL,
    person TEXT,
    what TEXT NOT NULL,
    about TEXT
);
CREATE INDEX host_deeds_at ON host_deeds (at);

-- Backups that were made of this database.
CREATE TABLE backups (
    at BIGINT NOT NULL,
    bytes BIGINT NOT NULL,
    is_verified BIGINT NOT NULL
);
