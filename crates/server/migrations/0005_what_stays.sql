-- What a sweep must know to tell what nobody needs any more, and the lobby to
-- find a free seat without looking at every table.

-- When somebody was last here, to the day: a question must not become a write.
-- Of those who came before this was noted nobody knows, so their time begins now.
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE people SET seen = unixepoch() * 1000;
CREATE INDEX people_passing ON people (seen) WHERE account IS NULL;

-- How many seats are open and how many are people's: kept with the seats.
ALTER TABLE tables ADD COLUMN open_seats INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
-- When somebody last looked, to a quarter of an hour.
ALTER TABLE tables ADD COLUMN attended INTEGER NOT NULL DEFAULT 0;
-- When it is deleted, as its people are told; none once something happens.
ALTER TABLE tables ADD COLUMN ends INTEGER;
UPDATE tables SET
    open_seats = (SELECT count(*) FROM seats
                  WHERE table_id = tables.id AND person IS NULL AND bot IS NULL),
    people = (SELECT count(*) FROM seats WHERE table_id = tables.id AND person IS NOT NULL);

-- One index for each list of the lobby, in its order.
DROP INDEX tables_listed;
CREATE INDEX tables_to_join ON tables (changed, id)
    WHERE listed AND status = 'gathering' AND open_seats > 0;
CREATE INDEX tables_to_watch ON tables (changed, id) WHERE listed AND status = 'playing';

-- And one for each kind of table that does not stay.
CREATE INDEX tables_gathering ON tables (changed, id) WHERE status = 'gathering';
CREATE INDEX tables_untouched ON tables (changed, id)
    WHERE status = 'playing' AND people > 0 AND lesson IS NULL;
CREATE INDEX tables_ending ON tables (ends) WHERE ends IS NOT NULL;
CREATE INDEX tables_lessons ON tables (changed, id) WHERE lesson IS NOT NULL;
CREATE INDEX tables_of_bots ON tables (changed, id)
    WHERE people = 0 AND NOT uploaded AND lesson IS NULL AND status <> 'gathering';
CREATE INDEX tables_uploaded ON tables (changed, id) WHERE uploaded;
CREATE INDEX tables_before_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
