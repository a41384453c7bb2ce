-- Requests that change something and that clients may send again, with an id of their own, when no answer comes: each is carried out
-- once, and its answer is kept until it ends (docs/server-internals.md). `id` is the SHA-256 of the sender and the client's id, `digest`
-- that of the request, `run` a random number of whoever carries it out, which is `node`. The answer is encrypted with the client's id,
-- which is not stored; it is missing while the request is carried out.
CREATE TABLE answers (
    id TEXT NOT NULL PRIMARY KEY,
    digest TEXT NOT NULL,
    node TEXT NOT NULL,
    run TEXT NOT NULL,
    ends BIGINT NOT NULL,
    answer TEXT
);
CREATE INDEX answers_by_time ON answers (ends);
