-- Solo games that stand on the boards of the Illustrious Architects: public ones of the standard game
-- that were played to the end without taking anything back.
CREATE TABLE solo_games (
    table_number BIGINT NOT NULL PRIMARY KEY REFERENCES tables (number),
    architect TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    points BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    -- 1 for a victory.
    won BIGINT NOT NULL,
    ended BIGINT NOT NULL
) WITHOUT ROWID;
-- The board, in its order, and the games of one person on it.
CREATE INDEX solo_games_best ON solo_games (architect, points DESC, ended, table_number);
CREATE INDEX solo_games_person ON solo_games (person, architect, points);
