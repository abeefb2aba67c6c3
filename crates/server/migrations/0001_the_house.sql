-- Everything the house remembers. Times are milliseconds since 1970.

-- Somebody. An account makes a visitor permanent. Numbers are never used again,
-- so that nobody inherits the seat of somebody who was forgotten.
CREATE TABLE people (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    name          TEXT    NOT NULL,
    account       TEXT    UNIQUE COLLATE NOCASE,
    password_hash TEXT,
    created       INTEGER NOT NULL,
    CHECK ((account IS NULL) = (password_hash IS NULL))
) STRICT;

-- One per device. Only the hash of the cookie is kept.
CREATE TABLE secrets (
    hash    BLOB    PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX secrets_of_person ON secrets (person);

-- A table. Everything from `status` on is a summary of its story, written in
-- the same transaction; `version` is the number of the story's last row.
CREATE TABLE tables (
    id       TEXT    PRIMARY KEY,
    game     TEXT    NOT NULL,
    setup    TEXT    NOT NULL,
    seed     INTEGER NOT NULL,
    options  TEXT    NOT NULL,
    listed   INTEGER NOT NULL,
    host     INTEGER NOT NULL REFERENCES people (id),
    created  INTEGER NOT NULL,
    lesson   TEXT,
    uploaded INTEGER NOT NULL,
    rematch  TEXT,
    status   TEXT    NOT NULL CHECK (status IN ('gathering', 'playing', 'finished')),
    awaiting TEXT    NOT NULL,
    count    INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    outcome  TEXT,
    version  INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_listed ON tables (status, changed) WHERE listed;
CREATE INDEX tables_playing ON tables (status) WHERE status = 'playing';
CREATE INDEX tables_of_host ON tables (host);

-- Who sits where; a seat with neither person nor bot is open.
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER REFERENCES people (id),
    bot      TEXT,
    label    TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;

-- What happened at a table, row by row, never changed.
CREATE TABLE story (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version   INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    client_id TEXT,
    what      TEXT    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    person    INTEGER NOT NULL REFERENCES people (id),
    client_id TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    seat      INTEGER,
    text      TEXT    NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, person, client_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_of_person ON chat (person);

-- Private notes.
CREATE TABLE notes (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_of_person ON notes (person);
