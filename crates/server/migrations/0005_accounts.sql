-- Accounts: names that last. A guest without one stays what it was: the SHA-256 of its browser's secret.

CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    -- The guest whose seats and tables they are. No secret has this hash.
    guest TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- The SHA-256 of the recovery code, and when the code was made.
    recovery TEXT NOT NULL,
    recovery_made BIGINT NOT NULL,
    -- The confirmed address, if the person gave one.
    email TEXT,
    -- The account at the host's OpenID provider, if it is linked: the SHA-256 of issuer and subject.
    subject TEXT
);
CREATE UNIQUE INDEX accounts_by_guest ON accounts (guest);
CREATE UNIQUE INDEX accounts_by_recovery ON accounts (recovery);
CREATE UNIQUE INDEX accounts_by_email ON accounts (email);
CREATE UNIQUE INDEX accounts_by_subject ON accounts (subject);

-- The browsers that are signed in. `id` is the SHA-256 of the secret in the cookie, `handle` names the row to its owner.
CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    handle TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_time ON sessions (seen);

-- `id` is the credential's id, `fixed` its public key and `state` its counter and flags, all in base64url.
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    fixed TEXT NOT NULL,
    state TEXT NOT NULL,
    transports BIGINT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX passkeys_by_account ON passkeys (account);

-- What has begun and must be finished by the same browser, once, before `ends`: a ceremony with a passkey, a link that
-- was sent, a visit to the OpenID provider. `id` is the SHA-256 of a secret.
CREATE TABLE ceremonies (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    -- Who began it: a guest's id, or an account's; empty for a browser without a name.
    who TEXT NOT NULL,
    state TEXT NOT NULL,
    ends BIGINT NOT NULL
);
CREATE INDEX ceremonies_by_time ON ceremonies (ends);

-- How often something was tried within a period. `who` is a digest of an address, with a salt that is deleted with it.
CREATE TABLE attempts (
    what TEXT NOT NULL,
    period BIGINT NOT NULL,
    who TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (what, period, who)
);
CREATE INDEX attempts_by_time ON attempts (period);
