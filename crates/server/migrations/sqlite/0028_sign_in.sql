-- Passkeys of accounts, by their ids on the devices (base64url).
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    credential TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    label TEXT NOT NULL,
    -- The public key as COSE, in base64url.
    public_key TEXT NOT NULL,
    -- How often the device says that it has signed; 0 where it does not count.
    counter BIGINT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX passkeys_person ON passkeys (person);

-- Accounts that are joined with somebody whom a provider (OpenID Connect) knows.
CREATE TABLE provider_identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE UNIQUE INDEX provider_identities_person ON provider_identities (person, issuer);

-- Challenges and states that were used, by their SHA-256, for as long as they would be good.
CREATE TABLE used_challenges (
    hash TEXT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
