-- The version of the rules a game began under: it goes on under those. Games
-- that are there were played by the first versions anybody kept.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET rules = CASE game WHEN 'kemet' THEN 4 WHEN 'ankh' THEN 2 ELSE 0 END;

-- The hash of the state after a row that changed the game, as a signed number: a
-- game that is replayed is held to it.
ALTER TABLE story ADD COLUMN hash INTEGER;
