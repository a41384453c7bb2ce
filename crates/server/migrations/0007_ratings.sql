-- Rated play. Guests have a public handle, which is not their id. Ratings and their changes are in millionths of a point.

ALTER TABLE guests ADD COLUMN handle TEXT;
CREATE UNIQUE INDEX guests_by_handle ON guests (handle);

-- One row for each group of selections in which a guest was rated. `low` is mean - 2 deviations.
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    selection TEXT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    low BIGINT NOT NULL,
    games BIGINT NOT NULL,
    opponents BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (guest, selection)
);
CREATE INDEX ratings_by_rank ON ratings (selection, low);

-- How a game ended for each person at the table: the row decides that the game has been rated. It stays when the table
-- is removed.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    selection TEXT NOT NULL,
    figure TEXT,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    won BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    rated BIGINT NOT NULL,
    change BIGINT,
    facts TEXT,
    ended BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_guest ON results (guest, ended);

-- From where the clients of a seat connected, as a hash that is comparable only within its table; until the game ends.
CREATE TABLE origins (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, mark)
);

-- Whom a guest ignores.
CREATE TABLE ignored (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE INDEX ignored_by_other ON ignored (other);

CREATE TABLE achievements (
    guest TEXT NOT NULL,
    achievement TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, achievement)
);
