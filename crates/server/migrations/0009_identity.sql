-- Ratings that cannot be farmed, names of accounts, and sessions that have proved again whose they are.

-- With whom a person has had a rated game from another network: `network` is a number of 12 bits of the other's network,
-- which many networks share.
CREATE TABLE rivals (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    network BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE INDEX rivals_by_other ON rivals (other);

-- The persons who have had rated games with enough others (docs/ratings.md), and since when.
CREATE TABLE established (
    guest TEXT NOT NULL PRIMARY KEY,
    since BIGINT NOT NULL
);

-- The rated games against established persons; `opponents` counts these persons from now on.
ALTER TABLE ratings ADD COLUMN proven BIGINT NOT NULL DEFAULT 0;
UPDATE ratings SET proven = games;

-- The part of the change that comes from persons who are not established.
ALTER TABLE results ADD COLUMN unproven BIGINT;

-- Networks were not kept before.
INSERT INTO established (guest, since) SELECT a.guest, MAX(a.ended) FROM results a JOIN results b
    ON b.table_id = a.table_id AND b.guest <> a.guest WHERE a.rated = 1
    AND a.guest IN (SELECT guest FROM accounts) GROUP BY a.guest HAVING COUNT(DISTINCT b.guest) >= 3;

-- A game that began as a record counts for nothing.
DELETE FROM achievements WHERE table_id IN (SELECT id FROM tables WHERE base IS NOT NULL);
DELETE FROM results WHERE table_id IN (SELECT id FROM tables WHERE base IS NOT NULL);

-- What names that look alike have in common. Missing where two accounts of former versions have such names.
ALTER TABLE accounts ADD COLUMN name_key TEXT;
CREATE UNIQUE INDEX accounts_by_name ON accounts (name_key);

-- When the person has last proved with a passkey, a code, a link or the provider to be the owner of the account.
ALTER TABLE sessions ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0;
