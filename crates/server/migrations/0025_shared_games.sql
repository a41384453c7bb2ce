-- Since when a person lets the host publish the games that end from then on, without names, in seconds since 1970; none who does not. It
-- goes with the account.
ALTER TABLE accounts ADD COLUMN shares_games BIGINT;
