-- Several servers on one database. A node is a running server, known until its lease ends (milliseconds since 1970, by
-- the clock of the database). A table has an owner, the only node that may write it; its epoch grows with each owner,
-- and with each entry the epoch under which it was written is stored.

CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    version TEXT NOT NULL,
    started BIGINT NOT NULL,
    until BIGINT NOT NULL
);

ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;

-- Secrets that all servers on the database share.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
