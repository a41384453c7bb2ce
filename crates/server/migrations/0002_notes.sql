-- House notes: the player-aid file that a table has attached, as it was sent.

CREATE TABLE notes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    body TEXT NOT NULL
);
