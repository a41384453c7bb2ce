-- What the host of a server decides: who is kept out, and what everybody is told. Times are in seconds since 1970.

CREATE TABLE bans (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    until BIGINT,
    PRIMARY KEY (kind, who)
);

CREATE TABLE announcements (
    id BIGINT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX tables_by_change ON tables (status, changed);
CREATE INDEX guests_by_visit ON guests (seen);
