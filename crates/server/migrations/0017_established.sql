-- Established persons are named by the host (docs/ratings.md). By the former rule a farm could establish its accounts.
DELETE FROM established;

-- What was won before is not known to come from established persons: it counts toward the limit of what others add.
UPDATE results SET unproven = change WHERE rated = 1 AND change IS NOT NULL;

-- Networks say nothing any more. The table stays for servers of the version before, which may still run.
DELETE FROM rivals;
DELETE FROM origins WHERE mark LIKE 'network %';
