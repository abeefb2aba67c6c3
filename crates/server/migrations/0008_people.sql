-- When somebody took the name they have: of two who look alike at a table, the
-- one who was called so first keeps the plain name.
ALTER TABLE people ADD COLUMN named INTEGER NOT NULL DEFAULT 0;
UPDATE people SET named = created;

-- Whom somebody does not want to read (`mute`) or to meet (`block`, which is
-- both). `name` is what the other was called then: who blocks somebody is not
-- told what they call themselves later. Numbers are never used again.
CREATE TABLE ignored (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    how    TEXT    NOT NULL CHECK (how IN ('mute', 'block')),
    name   TEXT    NOT NULL,
    since  INTEGER NOT NULL,
    UNIQUE (person, other)
) STRICT;

CREATE INDEX ignored_other ON ignored (other);

-- Whom the host of a table sent away: they do not come back. A row without a
-- person stands for all who show no cookie.
CREATE TABLE removed (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER REFERENCES people (id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX removed_from ON removed (table_id, person);
CREATE INDEX removed_person ON removed (person) WHERE person IS NOT NULL;

-- What people tell the host of the server about others. It outlives the table
-- and the people it names, so the names are kept with it. `lines` is the end of
-- the chat as the reporter could read it.
CREATE TABLE reports (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    at            INTEGER NOT NULL,
    reporter      INTEGER REFERENCES people (id) ON DELETE SET NULL,
    reporter_name TEXT    NOT NULL,
    reported      INTEGER REFERENCES people (id) ON DELETE SET NULL,
    reported_name TEXT    NOT NULL,
    table_id      TEXT    NOT NULL,
    reason        TEXT    NOT NULL,
    text          TEXT    NOT NULL,
    lines         TEXT    NOT NULL,
    done          INTEGER
) STRICT;

CREATE INDEX reports_of_reporter ON reports (reporter) WHERE done IS NULL;
CREATE INDEX reports_of_reported ON reports (reported);
