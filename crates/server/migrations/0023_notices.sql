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
