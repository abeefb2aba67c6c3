-- When the record of a game that is not over was handed out, because the program
-- of that time could not play it on. Who has it knows every card, so no program
-- goes on with the game. NULL: nobody has it.
ALTER TABLE tables ADD COLUMN disclosed INTEGER;
