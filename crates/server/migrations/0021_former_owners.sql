-- By itself, since PostgreSQL changes no table with rows of the same transaction that are still to be checked.
ALTER TABLE accounts DROP COLUMN former_guest;
