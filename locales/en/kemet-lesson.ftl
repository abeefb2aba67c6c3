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

## Teams

lesson-team-welcome = Four gods, two teams: you play with Wadjet against Sobek and Seth. You win together: a team that begins a turn with 12 or more fame points, and no other team has more, has won. First say who of you plays earlier in the day; the teams always take turns.
lesson-team-troops = In teams of two each of your garrisons has 4 units of yours and 1 of your teammate’s. Units of teammates in one zone are one mixed troop, with at most 5 units in all. Teammates never fight each other.
lesson-team-pyramids = Your city is yours alone: only you recruit and build there, and only you do in your teammate’s. But a wall of your teammate’s city does not stop you, and you may sail to its harbor.
lesson-team-talk = Teammates may talk in secret. The chat has a room for your team, the menu lets you point at a place, and a switch shows your cards to your team.
lesson-team-tile = Power tiles work for their owner: in your turn and in your battles yours count, in your teammate’s turn theirs. Take the tile that is lit.
lesson-team-pray = Pray. What you gain you may share with your teammate at once.
lesson-team-share = You gained 2 prayer points. Give 1 of them to Wadjet, who wants to acquire a tile. At the start of your turn you may also hand over prayer points you hold.
lesson-team-mate = Now Wadjet plays and acquires a tile of level 2. Whoever of you is attacked later decides the battle, with their own tiles and cards; in a mixed troop the team says who.
lesson-team-move = Each of you may move a mixed troop, as long as a unit of your own goes along. Move the one in your Sunset Quarter.
lesson-team-teleport = Take all of it to the Western Temple: the teleport costs 2 prayer points, whoever’s units travel.
lesson-team-fame = The temple is yours together. Each of you shows its fame point, but the team counts it once: the figure beside the sign of your team is the one that wins.

## Gods of Egypt

lesson-god-welcome = With Gods of Egypt your god comes to the board. All gods sleep until somebody has 4 fame points. Then you need a pyramid of level 4 in your city, the Acquire space of its colour, and 4 prayer points. Here you go there straight.
lesson-god-district = Leave a district empty: a god rises in one without units.
lesson-god-pyramid = Place 2 levels of ruby first. From there one Build leads to level 4.
lesson-god-tile = Take the tile that is lit. Tiles have nothing to do with your god.
lesson-god-build = Build two levels at once, for 3 and 4 prayer points: all that you have. A pyramid of level 4 is worth 1 fame point while you control it.
lesson-god-pray = Now you need fame: temples. A teleport costs 2 prayer points, so pray.
lesson-god-first-temple = Move a troop to the Western River Temple. That is your second fame point, and prayer points every night.
lesson-god-pray-again = 2 prayer points more for the next teleport. It also fills your bottom floor.
lesson-god-second-temple = Three units are enough for the Delta Temple. With two temples you gain 1 divine fame point at night: that makes 4.
lesson-god-offering = Night falls. Remove 1 unit in the Delta Temple for 5 prayer points.
lesson-god-awake = You have 4 fame points: the gods are awake. That holds for everybody and for the rest of the game, even if you lose points again.
lesson-god-acquire = Your great pyramid is ruby, so the token goes on your Acquire space of ruby.
lesson-god-rise = Instead of a tile, let Anubis rise. It costs 4 prayer points; nothing makes it cheaper.
lesson-god-deploy = He comes to the board at once, into the district you left empty.
lesson-god-body = A god is like a troop, but stands alone: no units and no creatures go with it. Its strength and its life points are on its tile. Whatever would remove a unit takes a life point; with none left the god returns to its tile, and your next Recruit brings it back for free.
lesson-god-move = A god moves like a troop. Lead Anubis out of the city.
lesson-god-battle = In a battle a god is never recalled: it stays if it wins, and retreats if it loses. Each god has a power of its own: point at its tile to read it.

## The edition of 2021

lesson-sand-welcome = This is Blood and Sand, the edition of 2021. You know almost all of it; here is what differs. It is for two to five players, each for themselves: no teams, no Gods of Egypt, no Amon.
lesson-sand-setup = You set up as you know it: one of your districts stays empty.
lesson-sand-colours = There are four colours: ruby, sapphire, diamond and onyx. So there are no servants: those come with amber tiles.
lesson-sand-gold = Nobody has a gold token from the start. It comes with a tile that has a golden action. Take the tile that is lit.
lesson-sand-tokens = A token begins its action at once. Who has silver tokens may place more than one in a turn, and creatures may join a troop in the own city at any time of the own turn.
lesson-sand-build = Build as ever. Cards for the day may be played at any time of your turn, even in the middle of an action, only not in a battle.
lesson-sand-acquire = When you acquire, any free Acquire space will do for any colour. The tokens of your pyramids only remind you.
lesson-sand-move = A moving troop leaves nobody on the way: who stays behind stays where the Move began. Attack the Western Temple with your whole troop.
lesson-sand-battle = Choose your cards: Spear Line to play, Wall of Shields to discard. Divine Intervention cards are always hidden here; nobody says how many there are.
lesson-sand-retreat = The loser retreats to a zone without enemies; own troops may stand there. Where the winner has no unit left, the loser cannot retreat and is recalled. Choose the zone that is lit, then stay.

## The edition of 2012

lesson-old-welcome = This is Kemet as it appeared in 2012. Tokens, floors, pyramids and battles are as you know them. The board, the tiles and the cards are those of that time, and some rules are simpler.
lesson-old-pyramids = Three colours for everybody: red, blue and white. You split three levels over them, each in a district of its own.
lesson-old-night = There is no free tile and no Diversion. Instead the game begins with a night: that brought you from 5 to 7 prayer points and a second Divine Intervention card.
lesson-old-tiles = Each Buy space has its colour here. Place a token on the red one, then take the tile of level 1 that is lit.
lesson-old-goal = You play for victory points. Who has 8 when a day ends wins, 10 in the long game; if several have, the one with the most. At night the player with the fewest points sets the whole turn order.
lesson-old-move = In a Move you may teleport more than once, if you can pay. A troop never has more than 5 units, not even on its way, and enters a foreign city only with its first step. Teleport to the Western Temple.
lesson-old-battle = Battles are shorter: 6 battle cards each, nothing added for fighting at home, no veterans for who loses. A recalled troop brings 1 prayer point for each unit.
lesson-old-build = The Delta and its temple are reached by teleport alone. Raise your blue pyramid now, and you know what is different.
