-- Until when an open seat is held for an invited person, in seconds since 1970; without it, a seat of a rematch stays reserved.
ALTER TABLE seats ADD COLUMN held BIGINT;
