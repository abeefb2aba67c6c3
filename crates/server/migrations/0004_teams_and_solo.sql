-- What teammates tell each other, each team with numbers of its own, so that
-- nobody else can see from a gap that something was said. A team is named by its
-- lowest seat.
CREATE TABLE team_chat (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    team      INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    person    INTEGER NOT NULL REFERENCES people (id),
    client_id TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    seat      INTEGER,
    text      TEXT    NOT NULL,
    PRIMARY KEY (table_id, team, number),
    UNIQUE (table_id, person, client_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX team_chat_of_person ON team_chat (person);

-- Who shows their cards to their team. No row of the story tells of it: the
-- story's numbers are seen by everybody.
CREATE TABLE showing (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What came of a game that one person played alone: part of the summary.
ALTER TABLE tables ADD COLUMN solo TEXT;
