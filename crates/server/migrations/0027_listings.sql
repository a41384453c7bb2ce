-- From which network a table came into the list of open ones, by a digest with a secret of the server: one network has few places
-- there. Deleted once a minute for tables that are not in the list any more.
CREATE TABLE listings (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    network TEXT NOT NULL,
    PRIMARY KEY (table_id, network)
);
CREATE INDEX listings_by_network ON listings (network);
