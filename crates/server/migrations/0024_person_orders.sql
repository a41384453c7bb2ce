-- The standing orders of a person for all tables over days, as JSON; those given at a table come first. Only the person ever receives
-- them.
CREATE TABLE person_orders (
    guest TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
