-- The database itself takes care that each account has the row of its guest: two servers, of which one removes old guests while the
-- other makes an account, could lose it.

-- Those that were lost. The name is the last that is left of it.
INSERT INTO guests (id, name, created, seen)
    SELECT guest, COALESCE((SELECT MAX(name) FROM seats WHERE seats.guest = accounts.guest AND name <> ''),
        'Drifter ' || UPPER(SUBSTR(id, 1, 6))), created, created
    FROM accounts WHERE guest NOT IN (SELECT id FROM guests);

-- SQLite can give only a new column a reference, and none that must have a value. It is checked at the end of a transaction: servers
-- of the version before, which may still run, make the account first and then its guest.
DROP INDEX accounts_by_guest;
ALTER TABLE accounts RENAME COLUMN guest TO former_guest;
ALTER TABLE accounts ADD COLUMN guest TEXT REFERENCES guests (id) ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
CREATE UNIQUE INDEX accounts_by_guest ON accounts (guest);
UPDATE accounts SET guest = former_guest;
