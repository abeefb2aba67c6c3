-- Keys that people make for their programs: each acts as its person until it is
-- taken back. Only the hash of the key is kept. Numbers are never used again, so
-- that nobody takes back another key than the one they saw.
CREATE TABLE tokens (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    hash    BLOB    NOT NULL UNIQUE,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label   TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE INDEX tokens_of_person ON tokens (person);
