-- Before a game: since when who sits there, since when who is away, and who is ready, as JSON without names and ids of people.
ALTER TABLE tables ADD COLUMN lobby TEXT;

-- From when on an open table is in no list unless somebody comes back, in seconds since 1970; none while somebody is there.
ALTER TABLE tables ADD COLUMN deserted BIGINT;
UPDATE tables SET deserted = changed + 86400 WHERE status = 'open';

-- Seats of rematches were reserved for ever.
UPDATE seats SET held = (SELECT created + 86400 FROM tables WHERE tables.id = seats.table_id)
    WHERE sitter = 'open' AND guest IS NOT NULL AND held IS NULL;
