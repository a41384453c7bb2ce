-- The same file for SQLite and PostgreSQL: TEXT and BIGINT only, booleans as 0 and 1, JSON as text.

CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE contents (
    hash TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    host TEXT NOT NULL,
    settings TEXT NOT NULL,
    server_part TEXT NOT NULL,
    seed TEXT,
    seed_sha256 TEXT,
    content TEXT,
    setup TEXT,
    base TEXT,
    rematch TEXT,
    summary TEXT
);
CREATE INDEX tables_by_time ON tables (created, id);
CREATE INDEX tables_by_status ON tables (status, created, id);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    sitter TEXT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    figure TEXT,
    part TEXT,
    resigned BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest);

-- One row for each thing that happened at a table; rows are only ever appended.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
