-- Which guest has written a line of the chat: seats change their players. Nothing for all other entries, and for lines of before whose
-- name is not that of whoever sits there.
ALTER TABLE entries ADD COLUMN author TEXT;
CREATE INDEX entries_by_author ON entries (author) WHERE author IS NOT NULL;
UPDATE entries SET author = (SELECT guest FROM seats WHERE seats.table_id = entries.table_id AND seats.seat = entries.seat
    AND REPLACE(entries.body, '"name":"' || seats.name || '","text":', '') <> entries.body) WHERE kind = 'chat';
