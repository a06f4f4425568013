-- What follows from the rest of the database. A backup does without it, and gets it when it is put
-- back.
UPDATE seats SET public = 1
    WHERE table_number IN (SELECT number FROM tables WHERE public = 1);
INSERT INTO named (person, table_number)
    SELECT person, table_number FROM (
        SELECT person, table_number FROM seats
        UNION ALL
        SELECT body::json #>> '{opened,host,id}', table_number FROM log WHERE seq = 1
        UNION ALL
        SELECT body::json #>> '{seated,who,person,id}', table_number FROM log
            WHERE body LIKE '{"seated"%'
    ) AS everybody
    WHERE person IN (SELECT id FROM people)
    ON CONFLICT DO NOTHING;
