-- The version of the rules that a game is known to replay under, and where it stopped, as JSON, if today's do not replay it.
ALTER TABLE tables ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN stopped TEXT;
