-- When a table must do something by itself though nobody comes (a bot moves, a
-- clock runs out): part of the summary. NULL: nothing until somebody comes. After
-- a start alarms are set from this alone, and no game is loaded before its time.
ALTER TABLE tables ADD COLUMN due INTEGER;

-- Of games from before nobody knows: each is looked at once.
UPDATE tables SET due = 0 WHERE status = 'playing';

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
