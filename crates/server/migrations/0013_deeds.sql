-- What the hosts of the server have had done: when, in milliseconds since 1970, by whom, what, and what came of it; without an outcome
-- while it is not done.
CREATE TABLE deeds (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    deed TEXT NOT NULL,
    about TEXT NOT NULL,
    outcome TEXT
);
CREATE INDEX deeds_by_time ON deeds (at);
