-- The seconds that a game took which was played at one sitting, and the LP to which it was played; the same in all rows of a table. Without
-- them, a game says nothing about how long games take.
ALTER TABLE results ADD COLUMN seconds BIGINT;
ALTER TABLE results ADD COLUMN lp BIGINT;
