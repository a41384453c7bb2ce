-- The keys in e-mails with which their recipient stops them. `id` is the SHA-256 of a key, `made` milliseconds since 1970.
CREATE TABLE mail_keys (
    id TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX mail_keys_by_guest ON mail_keys (guest);

-- The time zone of a person, for the times in e-mails: how many minutes its clocks are ahead of UTC, until `zone_changes`
-- (milliseconds since 1970) and from then on. Nothing if no page has told it.
ALTER TABLE notice_settings ADD COLUMN zone_offset BIGINT;
ALTER TABLE notice_settings ADD COLUMN zone_changes BIGINT;
ALTER TABLE notice_settings ADD COLUMN zone_next BIGINT;

-- Which kinds of notices a person has switched off, as bits; and the quiet hours, in minutes of the day by the clocks of the
-- person: none if they begin when they end.
ALTER TABLE notice_settings ADD COLUMN skipped BIGINT NOT NULL DEFAULT 0;
ALTER TABLE notice_settings ADD COLUMN quiet_from BIGINT;
ALTER TABLE notice_settings ADD COLUMN quiet_to BIGINT;

-- What a person is to be told besides pending decisions, until the person opens the table. `about` is when a decision was asked
-- for whose time is nearly over, otherwise 0. `told` and `mailed` say when the person was told, or that it is not wanted, and
-- `teller` and `mailer` by whom, so that it happens once. Times are in milliseconds since 1970.
CREATE TABLE notices (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    about BIGINT NOT NULL,
    made BIGINT NOT NULL,
    told BIGINT,
    teller TEXT,
    mailed BIGINT,
    mailer TEXT,
    PRIMARY KEY (guest, table_id, kind, about)
);
CREATE INDEX notices_by_table ON notices (table_id);

-- Up to which row a person has read the chat of a table, since the person has opened it first.
CREATE TABLE chat_read (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX chat_read_by_table ON chat_read (table_id);
