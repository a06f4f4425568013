-- When a server could last write. Players lose no time while none can.
CREATE TABLE heartbeat (
    only_row BIGINT NOT NULL PRIMARY KEY CHECK (only_row = 1),
    alive BIGINT NOT NULL
);

-- The times in which no server could write: the clocks of games stood still.
CREATE TABLE outages (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);
