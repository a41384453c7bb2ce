-- Stretches of time that are nobody's, since no server ran on the database, in milliseconds since 1970: the clocks of turn-based
-- tables leave them out.
CREATE TABLE outages (
    begins BIGINT NOT NULL PRIMARY KEY,
    ends BIGINT NOT NULL
);

-- When a server last ran on the database, in milliseconds since 1970.
CREATE TABLE pulses (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
