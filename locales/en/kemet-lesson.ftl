### The first game: hints that teach by playing. Each stands beside one decision.

## Before the first day

lesson-welcome = Welcome to Kemet. You lead an army for one of Egypt’s gods. This short game shows you how, one decision at a time.
lesson-goal = You want fame points. Begin your turn with 9 or more, with nobody ahead of you, and you win. Temples and great pyramids lend you fame; attacks that you win give it for good.
lesson-setup-troops = Your city has three districts. Two of them get 5 units each; choose the one that stays empty.
lesson-setup-pyramids = Pyramids decide which power tiles you can take: the colour of the pyramid is the colour of the tiles, its level the highest you reach. Place three levels now, at most two in a district.
lesson-first-tile = Everybody starts with one free power tile of level 1. Point at a tile to read what it does, then take the one that is lit.

## Actions

lesson-tokens = It is your turn. You have 5 action tokens for this day and place one each turn. What lies under it is what you do.
lesson-floors = Your board has three floors. When night falls, each floor must hold at least one of your tokens, so plan all five ahead.
lesson-pray = You pay for almost everything with prayer points. Pray gives you 2, and you can hold 11 at most.
lesson-build = Build raises one pyramid by as many levels as you can pay. Each level costs its own number: level 2 costs 2 prayer points, level 3 costs 3.
lesson-acquire = Acquire a power tile: it costs as many prayer points as its level, and you keep it for the whole game. You may take one tile of each colour a round.
lesson-recruit = Recruit brings units from your supply into your city for 1 prayer point each. A troop holds 5 units at most.
lesson-move = Move one troop, or a part of it, to a neighbouring zone. From harbor to harbor counts as one step too.
lesson-obelisk = Once in a Move you may teleport: pay 2 prayer points and go from a district with a pyramid straight to any obelisk.
lesson-temple = This temple is yours while your troop stands here: 1 temporary fame point, and prayer points every night. Lose it, and the fame goes to its new master.

## Battle

lesson-battle-cards = You have entered a zone with an enemy troop, so there is a battle. Choose one battle card to play and one to discard unseen: here Spear Line and Wall of Shields. Strength wins the battle, damage removes units, shields save yours.
lesson-battle-di = You may add Divine Intervention cards. Hide them, or declare how many there are. Diversion does nothing, but your enemy does not know that.
lesson-battle-reveal = Both sides turn their cards over. Units, card and bonuses make your strength; on a tie the defender wins. You won as the attacker and still stand: that is 1 battle fame point, yours for good.
lesson-recall = The loser must leave, and you say where to. Then you may stay and hold the zone, or recall your troop: its units return to your supply, for 1 prayer point less than there are units.

## Night and after

lesson-night = All tokens are placed, and night falls. Temples pay their holders, and two temples bring 1 divine fame point. Everybody gains 2 prayer points and draws a card.
lesson-veterans = Battles that bring no fame bring veterans. Turn them in at night for prayer points, cards or units; those you keep are gone by morning.
lesson-turn-order = Choose your place for the next day. Who has the fewest fame points chooses first. Going last has its charm: nobody can answer before night.
lesson-win = Victory is tested only when your turn begins. So everybody sees you coming and has one turn to stop you; hold your temples until then.
lesson-free = That is all you need. From here you play on your own. Point at anything to have it explained, and take back what you did not mean.

## Alone against Amon

lesson-amon-welcome = Here you play alone against Amon, the hidden god. Nobody plays him: his cards say what he does, and the table tells you why. His city lies in the north, yours in the south. Two of your districts get 5 units each; choose the one that stays empty.
lesson-amon-pyramids = Your two pyramids stand in the west and in the east: one of level 2, one of level 1. Amon’s are of level 4 already.
lesson-amon-objective = Everything turns on one objective; the panel “Amon” shows how far it is. Here it is: 5 permanent fame points, and 2 temples in your hand when a night ends. You have 7 rounds.
lesson-amon-war-table = Amon has two troops, A and B. Look at the War Table in his panel: what it says is added to the units, the creature and the card of both. It begins at 0, and his cards move it.
lesson-amon-tokens = Your day is the same as ever: five tokens, and each floor needs one. But you play three turns in a row, then an event card is turned.
lesson-amon-temple = A temple pays you every night, and your objective asks for two. Amon’s troops stand by their pyramids; nothing keeps you from the temple between you.
lesson-amon-third = This is your third token. When the turn ends, an event comes: read it line by line with “Next” or the space bar. What it does once is marked 1×, what lasts has a frame and holds until the next event.
lesson-amon-fourth = The event is in his panel now, and the War Table shows what has changed. Two tokens are left to you, then Amon takes an action card.
lesson-amon-grid = Tiles lie in fixed places here, for plunder cards name a level and a column. What Amon plunders leaves the game, so do not wait too long for a tile.
lesson-amon-fifth = Your last token. When this turn ends, Amon acts: the card lists what each troop looks for, and the first thing that is clear becomes its target. The board shows target and way, and every step tells its reason.
lesson-amon-battle = A battle against Amon is like any other, but he holds no war council: after you reveal, one of his eight cards is turned up. On a tie the defender wins.
lesson-amon-night = Night was yours alone: prayers came, a card was drawn. Then the objective was looked at, and the round marker went one space to the left. When it leaves the track, Amon has won. Now a new day: his troop A has come within reach of yours.
lesson-amon-won = You won as the attacker: 1 battle fame point, which your objective asks for. A beaten troop of Amon’s with 3 units or fewer is taken back and comes again at its pyramid with 5, so he is never gone for long. You know all of it now: three tokens, an event, two tokens, an action card, the night.
