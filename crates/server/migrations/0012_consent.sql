-- Which seats have not agreed yet to what the host has changed under them, and what the settings were before, as JSON.
ALTER TABLE tables ADD COLUMN consent TEXT;
