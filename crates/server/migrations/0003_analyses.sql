-- How the chances went through a finished game, worked out when somebody first
-- asks. Nothing but time is lost if a row is.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    body     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
