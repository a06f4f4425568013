-- What players intend to play at their next turn. Only they see it.
CREATE TABLE turn_plans (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    person TEXT NOT NULL REFERENCES people (id),
    -- The last event of the table when it was made, and how often moves had been taken back.
    seq BIGINT NOT NULL,
    takebacks BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- The plan: JSON.
    body TEXT NOT NULL,
    PRIMARY KEY (table_number, person)
);
CREATE INDEX turn_plans_person ON turn_plans (person);
