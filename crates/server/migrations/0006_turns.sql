-- Turn-based tables. Times are in milliseconds since 1970.

-- When a running turn-based table must be looked at next, whether or not anybody watches it.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    due BIGINT NOT NULL
);
CREATE INDEX clocks_by_due ON clocks (due);

-- The decisions of persons at turn-based tables that are pending. Derived from the entries: the lists of games and the
-- notifications read them. `told` and `teller` say when and by whom the person was notified, so that it happens once.
CREATE TABLE calls (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    asked BIGINT NOT NULL,
    due BIGINT NOT NULL,
    looking BIGINT NOT NULL,
    told BIGINT,
    teller TEXT,
    mailed BIGINT,
    mailer TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX calls_by_guest ON calls (guest);

-- The vacations of persons: those that have begun are never changed, except for an earlier end in the future.
CREATE TABLE vacations (
    guest TEXT NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    PRIMARY KEY (guest, begins)
);

-- The standing orders of a seat, as JSON. Only the seat's player ever receives them.
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- The number of the last event that the player of a seat has seen.
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    event BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Where browsers receive Web Push messages. The id is the SHA-256 of the endpoint.
CREATE TABLE subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX subscriptions_by_guest ON subscriptions (guest);

-- How a person wants to be notified; without a row: by push, to the browsers that have subscribed.
CREATE TABLE notice_settings (
    guest TEXT NOT NULL PRIMARY KEY,
    push BIGINT NOT NULL,
    mail BIGINT NOT NULL,
    language TEXT NOT NULL
);
