-- Vacations: the clocks of days-a-move games stand still for who is away. Who comes back early moves
-- the end to that moment.
CREATE TABLE vacations (
    person TEXT NOT NULL REFERENCES people (id),
    began BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (person, began)
) WITHOUT ROWID;
CREATE INDEX vacations_until ON vacations (until);

-- The tables whose log holds a vacation, with the end that it holds.
CREATE TABLE vacation_tables (
    person TEXT NOT NULL,
    began BIGINT NOT NULL,
    table_number BIGINT NOT NULL REFERENCES tables (number),
    until BIGINT NOT NULL,
    PRIMARY KEY (person, began, table_number),
    FOREIGN KEY (person, began) REFERENCES vacations (person, began)
) WITHOUT ROWID;
