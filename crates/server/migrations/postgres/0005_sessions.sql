-- When a cookie or token was last used, when it ends, whether using it puts that off, and what it may
-- do. Those that are older than this have no times until they are used.
ALTER TABLE credentials ADD COLUMN used BIGINT;
ALTER TABLE credentials ADD COLUMN expires BIGINT;
ALTER TABLE credentials ADD COLUMN renews BIGINT NOT NULL DEFAULT 0;
ALTER TABLE credentials ADD COLUMN scope TEXT NOT NULL DEFAULT 'all';
