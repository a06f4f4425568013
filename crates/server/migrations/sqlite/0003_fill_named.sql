-- What follows from the rest of the database. A backup does without it, and gets it when it is put
-- back. It is quick also at a million games: the logs, which name those who got up again, too, are
-- read later, while the server serves (`store/unread_logs.rs`), and both kinds of public tables are
-- found in an index of their own. Those that were closed before their end are in nobody's history.
DROP INDEX IF EXISTS seats_public;
UPDATE seats SET public = 1
    WHERE table_number IN (
        SELECT number FROM tables WHERE public = 1 AND status < 2
        UNION ALL
        SELECT number FROM tables WHERE public = 1 AND status = 2
    );
CREATE INDEX seats_public ON seats (person, public, ended, table_number);
INSERT INTO named (person, table_number)
    SELECT DISTINCT person, table_number FROM seats ORDER BY person, table_number
    ON CONFLICT DO NOTHING;
CREATE TABLE IF NOT EXISTS unread_logs (
    only_row BIGINT NOT NULL PRIMARY KEY CHECK (only_row = 1),
    after BIGINT NOT NULL,
    last BIGINT NOT NULL
);
DELETE FROM unread_logs;
INSERT INTO unread_logs (only_row, after, last)
    SELECT 1, 0, max(number) FROM tables HAVING max(number) IS NOT NULL;
