-- What a rating was before the game of a point: the point before it, or that of somebody new. Where a
-- backup of an older version was put back, it is not known.
ALTER TABLE rating_points ADD COLUMN rating_before DOUBLE PRECISION;
UPDATE rating_points SET rating_before = COALESCE((
    SELECT earlier.rating FROM rating_points AS earlier
    WHERE earlier.person = rating_points.person AND earlier.game = rating_points.game
    AND earlier.seats = rating_points.seats
    AND (earlier.at, earlier.table_number) < (rating_points.at, rating_points.table_number)
    ORDER BY earlier.at DESC, earlier.table_number DESC LIMIT 1
), 1500);
-- How one game changed the ratings of its players.
CREATE INDEX rating_points_table ON rating_points (table_number);
-- The best players of a game.
CREATE INDEX ratings_best ON ratings (game, seats, rating);
