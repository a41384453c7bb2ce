-- Who looks after the people of a server, and what people report to them. Times are in seconds since 1970.

-- The accounts with powers: `moderator` or `admin`.
CREATE TABLE roles (
    account TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    since BIGINT NOT NULL
);

-- Something that was reported. `subject` says which name, chat line or table it is: reports of one thing are joined. `guest` is whom
-- it is about. Without an outcome it is open.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    guest TEXT,
    table_id TEXT,
    title TEXT NOT NULL,
    created BIGINT NOT NULL,
    outcome TEXT,
    closed BIGINT
);
CREATE INDEX reports_by_subject ON reports (kind, subject);
CREATE INDEX reports_by_time ON reports (created);
CREATE INDEX reports_by_guest ON reports (guest);

-- Who has reported it, and what they wrote.
CREATE TABLE reporters (
    report TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    words TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (report, guest)
);
CREATE INDEX reporters_by_guest ON reporters (guest);

-- The copy of the chat around it, in order; `reported` is 1 for the line itself.
CREATE TABLE report_lines (
    report TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    guest TEXT,
    seat BIGINT,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    reported BIGINT NOT NULL,
    PRIMARY KEY (report, n)
);
CREATE INDEX report_lines_by_guest ON report_lines (guest);
