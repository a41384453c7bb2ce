-- What is known of a browser that receives messages. `heard`: when it last returned a test message. `failed`: the status with which its
-- push service last refused a message or put it off, 0 where there was no answer; nothing once a message was accepted. `owed`: when a
-- message that could not be sent is sent again, if it is still true, `owed_since` when that first failed, and `tries` how often. Milliseconds since 1970.
ALTER TABLE subscriptions ADD COLUMN heard BIGINT;
ALTER TABLE subscriptions ADD COLUMN failed BIGINT;
ALTER TABLE subscriptions ADD COLUMN owed BIGINT;
ALTER TABLE subscriptions ADD COLUMN owed_since BIGINT;
ALTER TABLE subscriptions ADD COLUMN tries BIGINT NOT NULL DEFAULT 0;
CREATE INDEX subscriptions_by_owed ON subscriptions (owed);
