-- Which scheme of fair dice a table has (docs/fairness.md), and how often its row was written: a write over another
-- version than was read is refused.

ALTER TABLE tables ADD COLUMN fairness BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- One row that is written to see whether rows can be written.
CREATE TABLE probes (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
