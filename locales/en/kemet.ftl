### Kemet: every word of the game that a person reads.
###
### What the client passes in:
### - a field of an event, refusal, step or action goes by its own name;
### - seats, zones, tiles, cards and other pieces are references, counts are numbers,
###   choices such as `way` or `kind` are their ids, yes and no are `true` and `false`;
### - a district is its letter, or a reference to its zone;
### - a list is one text, and its length is `<name>-count`;
### - the fields of a nested thing (`points`, `outcome`) stand beside the others;
### - an action inside a sentence is its own label, and $verb its kind;
### - `waiting-…` also has $seat: whoever the table waits for, one or several.
###
### More exact words win where they exist: `prompt-<step>-<case>` over `prompt-<step>`,
### `action-<verb>-in-<step>` over `action-<verb>`.

## Gods

god-anubis = Anubis
    .text = The patient jackal who weighs every heart and forgets no debt.
god-bastet = Bastet
    .text = The cat who guards the hearth, and plays with whatever comes too near.
god-horus = Horus
    .text = The falcon king: he sees the whole board before he strikes.
god-wadjet = Wadjet
    .text = The cobra on the crown, calm until the moment she is not.
god-sobek = Sobek
    .text = The crocodile of the Nile: still water, then teeth.
god-seth = Seth
    .text = Lord of storms and strangers, at home wherever order breaks.

## Gods of Egypt: what a god can do on the board

power-anubis = Anubis
    .text = +1 land move. After a battle he fought, add free units to districts you control or to your troops: as many as the life points he lost and the enemy units removed. All your troops have 1 more strength in your own districts.
power-bastet = Bastet
    .text = +1 land move and +1 shield. At night, if she holds a temple, you gain 1 divine fame point, even with no second temple.
power-horus = Horus
    .text = Once in a Move he flies for free, from anywhere to any zone that is not a district of another city. After a battle he fought, he has all his life points again.
power-wadjet = Wadjet
    .text = +1 land move. Once a day, put a second action token on a space that already holds one of yours, and take that action again.
power-sobek = Sobek
    .text = +1 land move, and +1 damage when he attacks. When he rises, take all your battle cards back and secretly swap one of them for Sobek’s Wrath, which all your troops may use.
power-seth = Seth
    .text = +1 land move. In a battle he fights, draw 2 Divine Intervention cards once the cards are open: use one battle card of them for free, or else keep one.

## Colours of power tiles and pyramids

colour-ruby = ruby
    .text = Strength and movement: for those who march out first.
colour-sapphire = sapphire
    .text = Defence and recruiting: for those who hold what they have.
colour-diamond = diamond
    .text = Prayer and Divine Intervention: for those who plan ahead.
colour-onyx = onyx
    .text = Strength and defence: for those who want soldiers that last.
colour-amber = amber
    .text = Servants, recalls and temple income: for those who waste nothing.
colour-amethyst = amethyst
    .text = Theft, deception and corruption: for those who let others do the work.

## Cities: by their place on the board

city-w1 = Northwest City
city-w2 = West City
city-w3 = Southwest City
city-e1 = Northeast City
city-e2 = East City
city-e3 = Southeast City

## Districts of a city: the sun rises in the east and sets in the west

district-a = Sunset Quarter
    .text = The western district of a city.
district-b = Noon Quarter
    .text = The middle district of a city.
district-c = Sunrise Quarter
    .text = The eastern district of a city.

## Zones

zone-w1a = Northwest Sunset Quarter
    .text = The western district of the Northwest City, behind its wall.
zone-w1b = Northwest Noon Quarter
    .text = The middle district of the Northwest City, behind its wall.
zone-w1c = Northwest Sunrise Quarter
    .text = The eastern district of the Northwest City, behind its wall.
zone-w1f = Northwest Sands
    .text = The desert around the Northwest City. Only the owner of the city may land at its military harbor; anybody may leave from it.
zone-w2a = West Sunset Quarter
    .text = The western district of the West City, behind its wall.
zone-w2b = West Noon Quarter
    .text = The middle district of the West City, behind its wall.
zone-w2c = West Sunrise Quarter
    .text = The eastern district of the West City, behind its wall.
zone-w2f = West Sands
    .text = The desert around the West City. Only the owner of the city may land at its military harbor; anybody may leave from it.
zone-w3a = Southwest Sunset Quarter
    .text = The western district of the Southwest City, behind its wall.
zone-w3b = Southwest Noon Quarter
    .text = The middle district of the Southwest City, behind its wall.
zone-w3c = Southwest Sunrise Quarter
    .text = The eastern district of the Southwest City, behind its wall.
zone-w3f = Southwest Sands
    .text = The desert around the Southwest City. Only the owner of the city may land at its military harbor; anybody may leave from it.
zone-e1a = Northeast Sunset Quarter
    .text = The western district of the Northeast City, behind its wall.
zone-e1b = Northeast Noon Quarter
    .text = The middle district of the Northeast City, behind its wall.
zone-e1c = Northeast Sunrise Quarter
    .text = The eastern district of the Northeast City, behind its wall.
zone-e1f = Northeast Sands
    .text = The desert around the Northeast City. Only the owner of the city may land at its military harbor; anybody may leave from it.
zone-e2a = East Sunset Quarter
    .text = The western district of the East City, behind its wall.
zone-e2b = East Noon Quarter
    .text = The middle district of the East City, behind its wall.
zone-e2c = East Sunrise Quarter
    .text = The eastern district of the East City, behind its wall.
zone-e2f = East Sands
    .text = The desert around the East City. Only the owner of the city may land at its military harbor; anybody may leave from it.
zone-e3a = Southeast Sunset Quarter
    .text = The western district of the Southeast City, behind its wall.
zone-e3b = Southeast Noon Quarter
    .text = The middle district of the Southeast City, behind its wall.
zone-e3c = Southeast Sunrise Quarter
    .text = The eastern district of the Southeast City, behind its wall.
zone-e3f = Southeast Sands
    .text = The desert around the Southeast City. Only the owner of the city may land at its military harbor; anybody may leave from it.
zone-w-on = Northwest Obelisk
    .text = Desert with an obelisk: troops may teleport here.
zone-w-os = Southwest Obelisk
    .text = Desert with an obelisk and a trading harbor: troops may teleport or sail here.
zone-w-r = Western Riverbank
    .text = Desert with a trading harbor: troops may sail here from any harbor.
zone-w-ti = Western Temple
    .text = A temple at the edge of the board. It pays 2 prayer points at night and has an obelisk.
zone-w-tr = Western River Temple
    .text = A temple by the Nile. It pays 3 prayer points at night and has an obelisk.
zone-e-on = Northeast Obelisk
    .text = Desert with an obelisk and a trading harbor: troops may teleport or sail here.
zone-e-os = Southeast Obelisk
    .text = Desert with an obelisk: troops may teleport here.
zone-e-r = Eastern Riverbank
    .text = Desert with a trading harbor: troops may sail here from any harbor.
zone-e-ti = Eastern Temple
    .text = A temple at the edge of the board. It pays 2 prayer points at night and has an obelisk.
zone-e-tr = Eastern River Temple
    .text = A temple by the Nile. It pays 3 prayer points at night and has an obelisk.
zone-d-t = Delta Temple
    .text = A temple with an obelisk. At night you may remove 1 unit here for 5 prayer points.
zone-d-d = Delta Sands
    .text = The desert between the Delta Temple and the Sanctuary. You may sail away from its harbor, but nobody lands there without Harkhuf.
zone-d-s = Sanctuary
    .text = The Sanctuary of All Gods, with an obelisk. It is no temple; at night you may remove 2 units here for 1 divine fame point.

kind-district = district
    .text = Part of a city, behind its wall. Your own districts are yours while no enemy troop stands there, and you fight there with +1 strength.
kind-temple = temple
    .text = Worth 1 temporary fame point while your troop stands there, and prayer points at night.
kind-delta-temple = Delta Temple
    .text = A temple that pays only for an offering: 1 unit for 5 prayer points, at night.
kind-sanctuary = Sanctuary
    .text = Not a temple. At night its holder may remove 2 units there for 1 divine fame point.
kind-desert = desert
    .text = Open land without a building, some of it with an obelisk or a harbor.

port-military = military harbor
    .text = Anybody may sail from here, but only the owner of its city may land.
port-trading = trading harbor
    .text = Anybody may sail from here and land here.

bank-west = west bank
bank-east = east bank
bank-delta = Delta

## The player board

space-apex = Divine Power (summit)
    .text = Takes only your gold token: use the golden action of one of your tiles. It is on no floor.
space-t-move = Move (top floor)
    .text = Move one troop: 1 land move and 1 teleport.
space-t-recruit = Recruit (top floor)
    .text = Bring units into your city for 1 prayer point each.
space-m-build = Build (middle floor)
    .text = Raise one of your pyramids; each new level costs its own number in prayer points.
space-m-move = Move (middle floor)
    .text = Move one troop: 1 land move and 1 teleport.
space-m-pray = Pray (middle floor)
    .text = Gain 2 prayer points.
space-b-acq1 = Acquire (bottom floor, left)
    .text = Buy a power tile of the colour whose acquire token lies here.
space-b-acq2 = Acquire (bottom floor, middle)
    .text = Buy a power tile of the colour whose acquire token lies here.
space-b-acq3 = Acquire (bottom floor, right)
    .text = Buy a power tile of the colour whose acquire token lies here.
space-b-pray = Pray (bottom floor)
    .text = Gain 2 prayer points.

floor-top = top floor
floor-middle = middle floor
floor-bottom = bottom floor

deed-build = Build
    .text = Raise one of your pyramids by any number of levels. Each new level costs its own number: level 3 costs 3 prayer points.
deed-recruit = Recruit
    .text = Bring units from your supply into your districts for 1 prayer point each. In a district that an enemy holds, this starts a battle.
deed-acquire = Acquire
    .text = Take a power tile for as many prayer points as its level. You need a pyramid of its colour that is at least as high, and may take one tile of each colour a round.
deed-pray = Pray
    .text = Gain 2 prayer points.
deed-move = Move
    .text = Move one troop, or a part of it: 1 land move, and 1 teleport for 2 prayer points, in any order. Entering a zone with an enemy troop starts a battle.
deed-divine-power = Divine Power
    .text = Use the golden action of one tile you own.

token-own = action token
    .text = You have 5 a round and place one every turn.
token-silver = silver token
    .text = A sixth action in the round, from Act of God. Play it in the same turn as an action token.
token-gold = gold token
    .text = Play it once a round, in the same turn as an action token, for a golden action on your tiles.

icon-day = day
    .text = Play it in your own turn, before or after an action.
icon-move = move
    .text = Play it during your own Move.
icon-move-start = start of a move
    .text = Play it in your own Move, before the first step.
icon-recruit = recruit
    .text = Play it during your own Recruit.
icon-battle = battle
    .text = Play it in the war council of your own battle.
icon-answer = answer
    .text = Play it in another player’s turn, when you are asked.

role-attacker = attacker
role-defender = defender

## Ruby tiles

tile-rub-1a = Charge!
    .text = When you attack: +1 strength.
tile-rub-1b = Priest of Mafdet
    .text = Your moving troop has +1 land move.
tile-rub-2a = Carnage
    .text = In battle: +1 damage.
tile-rub-2b = Wrryt Storm
    .text = Take all your battle cards back, then secretly swap one of them for the card Wrryt Storm: 3 strength, 3 damage.
tile-rub-2c = Phoenix
    .text = Creature. Its troop has +1 land move and +1 strength, and may enter one enemy district in a Move without starting next to that wall.
tile-rub-2d = Portal
    .text = Your teleport costs 1 less, and may also start from a zone with an obelisk.
tile-rub-3a = Royal Scarab
    .text = Creature. Its troop has +2 land moves and +2 strength.
tile-rub-3b = Blades of Neith
    .text = In battle: +1 strength.
tile-rub-3c = Divine Wound
    .text = After the cards are revealed, discard any number of Divine Intervention cards from your hand: +1 strength for each.
tile-rub-3d = Domination
    .text = Gain 1 divine fame point now. Nobody can take it away.
tile-rub-4a = Giant Scorpion
    .text = Creature. Its troop has +1 land move, +2 strength and +2 damage.
tile-rub-4b = Initiative
    .text = In battle: +1 damage and +1 unblockable damage. When you attack, +1 strength as well.
tile-rub-4c = Surprise Attack
    .text = Golden action: move a troop. In this Move it may enter one enemy district without starting next to that wall.
tile-rub-4d = Act of God
    .text = Take a silver token: from your next turn on, one more action every round.

## Sapphire tiles

tile-sap-1a = Recruiting Scribe
    .text = Up to 3 units of each Recruit are free.
tile-sap-1b = Defense!
    .text = When you defend: +1 strength.
tile-sap-2a = Reinforcement Prayer
    .text = When you take the Pray action, also add up to 2 free units to your districts. In a district that an enemy holds, this starts a battle.
tile-sap-2b = Ancestral Elephant
    .text = Creature. Its troop has +1 land move, +1 strength and +1 shield.
tile-sap-2c = Shetyw Defense
    .text = Take all your battle cards back, then secretly swap one of them for the card Shetyw Defense: 3 strength, 3 shields.
tile-sap-2d = Shield of Neith
    .text = In battle: +1 shield.
tile-sap-3a = Legion
    .text = Your troops may have 7 units instead of 5.
tile-sap-3b = Defensive Victory
    .text = When you win as the defender and still have a unit there: 1 battle fame point.
tile-sap-3c = Spy
    .text = In your battles the enemy must choose and show a battle card before you choose your cards. Two Spies cancel each other.
tile-sap-3d = { tile-rub-3d }
    .text = { tile-rub-3d.text }
tile-sap-4a = Reinforcements
    .text = All units of your Recruits are free.
tile-sap-4b = Sphinx
    .text = Gain 1 divine fame point now. Creature: its troop has +1 land move and +2 strength.
tile-sap-4c = Divine Will
    .text = Golden action: either Move or Recruit, at the usual price.
tile-sap-4d = { tile-rub-4d }
    .text = { tile-rub-4d.text }

## Diamond tiles

tile-dia-1a = Priest
    .text = Your Pray action gives +1 prayer point.
tile-dia-1b = Priestess
    .text = Power tiles cost you 1 prayer point less.
tile-dia-2a = Magical Support
    .text = Every pyramid level you build costs 1 prayer point less.
tile-dia-2b = Deep Desert Snake
    .text = Creature. Its troop has +1 land move; in battle it cancels everything the opposing creature gives.
tile-dia-2c = Vision
    .text = At night draw 4 more Divine Intervention cards, then discard 4 of all you hold.
tile-dia-2d = Divine Boon
    .text = At night draw 1 more Divine Intervention card.
tile-dia-3a = Hand of God
    .text = At the end of each night, in the Awakening, you may build one pyramid level for free.
tile-dia-3b = Divine Hunger
    .text = In battle gain 2 prayer points for every enemy unit your damage removes.
tile-dia-3c = Priest of Thoeris
    .text = When you attack, draw 1 Divine Intervention card before the war council.
tile-dia-3d = { tile-rub-3d }
    .text = { tile-rub-3d.text }
tile-dia-4a = Priest of Ra
    .text = Whenever you pay prayer points for something, pay 1 less. A whole Build or Recruit is one payment.
tile-dia-4b = Priest of Amon
    .text = Every night, in the Prayers, gain 7 more prayer points.
tile-dia-4c = The Mummy
    .text = Creature. Its troop has +1 land move and +2 strength, and you draw 1 more Divine Intervention card at night.
tile-dia-4d = { tile-rub-4d }
    .text = { tile-rub-4d.text }

## Onyx tiles

tile-ony-1a = Sword Mercenaries
    .text = Your army grows by 3 units for good. Place them in your districts now; those without room wait in your supply.
tile-ony-1b = Spear Mercenaries
    .text = { tile-ony-1a.text }
tile-ony-1c = Local Recruitment
    .text = 1 unit of each Recruit is free, and you may recruit into any of your troops on the board.
tile-ony-2a = Honor in Battle
    .text = In battle gain 1 prayer point for every unit you lose to enemy damage.
tile-ony-2b = Dedication to Battle
    .text = When you attack, gain 2 prayer points before the war council. You may spend them in this battle.
tile-ony-2c = Khnum’s Sphinx
    .text = Creature. Its troop has +1 land move and +1 strength, and enemies pay 1 prayer point to move into its zone.
tile-ony-2d = Twin Ceremony
    .text = Golden action: acquire a power tile for 1 prayer point more, even of a colour you have bought this round. You need no Acquire space.
tile-ony-3a = Griffin Sphinx
    .text = Creature. Its troop has +2 strength, teleports for free, and may start a teleport from an obelisk.
tile-ony-3b = Forced March
    .text = Golden action: move a troop, without teleport.
tile-ony-3c = Deadly Trap
    .text = When you defend: +1 strength and +1 unblockable damage.
tile-ony-3d = { tile-rub-3d }
    .text = { tile-rub-3d.text }
tile-ony-4a = Amout the Soul Devourer
    .text = Creature. Its troop has +1 land move and +2 strength. Win a battle in which your damage removes 2 or more units, and gain 1 more battle fame point.
tile-ony-4b = Bestial Fury
    .text = All your troops have +1 land move, and in battle +1 strength and +1 damage.
tile-ony-4c = Divine Might
    .text = Each time something gives you prayer points outside a battle, gain 2 more.
tile-ony-4d = { tile-rub-4d }
    .text = { tile-rub-4d.text }

## Amber tiles

tile-amb-1a = Servant Harkhuf
    .text = Servant. His troop has +1 land move and may land at any military harbor, even in the Delta.
tile-amb-1b = Servant Masaharta
    .text = Servant. His troop has +1 shield. When it loses, it may go to one of your districts without enemies instead of retreating.
tile-amb-2a = Jackal
    .text = Creature. Its troop has +1 land move and +1 strength. Draw 1 Divine Intervention card for every 2 units your damage removes in its battles.
tile-amb-2b = Servant Heqaib
    .text = Servant. When his troop takes a temple, you may collect its night income at once. In the Delta Temple that costs 1 unit.
tile-amb-2c = Servant Bakatan
    .text = Servant. In his battles you may turn any of the shields on your battle card into as much damage.
tile-amb-2d = Forced Recall
    .text = When you recall a troop after a battle, gain 2 more prayer points.
tile-amb-3a = Hold the Ground
    .text = When you do not recall after a battle, take all your battle cards back, and you may add 1 free unit to that troop.
tile-amb-3b = Spoils of War
    .text = When you win against Divine Intervention cards, take one of those cards or draw 2.
tile-amb-3c = Servant Ptahmose
    .text = At night your offerings in the Delta cost no units, wherever he is. Servant: his troop has +1 strength in the Delta, and teleports into or out of it for 1 less.
tile-amb-3d = { tile-rub-3d }
    .text = { tile-rub-3d.text }
tile-amb-4a = Servant Meryptah
    .text = Servant. His troop has +2 strength. He may join a troop that already has another servant.
tile-amb-4b = Cat
    .text = Creature. Its troop has +1 land move, +2 strength and +1 shield. Win a battle without losing a unit, and gain 1 more battle fame point.
tile-amb-4c = Warriors’ Homage
    .text = Golden action: one Recruit and one Move, in either order, at the usual price. Recruit only into troops with a servant, or into your districts together with one. The moving troop must have a servant.
tile-amb-4d = { tile-rub-4d }
    .text = { tile-rub-4d.text }

## Amethyst tiles

tile-ame-1a = Tithe Thief
    .text = When you take the Pray action, choose an opponent with more prayer points than you: they lose 1 and you gain 1 more.
tile-ame-1b = Dune Ambush
    .text = In battles in the desert: +1 strength.
tile-ame-2a = Venomed Blades
    .text = When you attack: +1 unblockable damage.
tile-ame-2b = Annexation
    .text = At night, after your draws, take a random Divine Intervention card from an opponent who holds more than you.
tile-ame-2c = Mirage
    .text = Once a battle, after the reveal, discard a Divine Intervention card from your hand to cancel one the enemy played. What it cost stays paid.
tile-ame-2d = Shadow Rite
    .text = Golden action: either Pray or Build, at the usual price.
tile-ame-3a = Double Game
    .text = After the cards are revealed you may pay 1 prayer point: the card you discarded in this war council counts instead of the one you played.
tile-ame-3b = Ward of Chaos
    .text = In battle: +1 impenetrable shield, so 1 of your units cannot be removed.
tile-ame-3c = Corrupted Recruits
    .text = In battle, while you still have a unit there, you may add 1 free unit for every 2 your damage removes.
tile-ame-3d = { tile-rub-3d }
    .text = { tile-rub-3d.text }
tile-ame-4a = Typhonic Beast
    .text = Creature. Its troop has +1 land move and +2 strength. When it wins, take a random Divine Intervention card from the loser, or 2 prayer points if there is none.
tile-ame-4b = Lord of Storms
    .text = Once a day, in your turn, pay up to 2 prayer points. Each removes 1 unit of an enemy troop outside its own city.
tile-ame-4c = Desecration
    .text = In the districts of other cities: +1 strength when you attack, and 1 more battle fame point when you win and still have a unit.
tile-ame-4d = { tile-rub-4d }
    .text = { tile-rub-4d.text }

## Renewal tiles

tile-ren-rub1 = Omniscience
    .text = In your battles the enemy must choose and show Divine Intervention cards before you choose your cards. Two of these cancel each other.
tile-ren-rub2 = Sacred Bull
    .text = Creature. Its troop has +2 land moves and +1 strength. When an Acquire or Recruit puts the Bull on the board, its troop may move at the end of that action.
tile-ren-rub3 = Strategic Control
    .text = When you attack: +1 damage. When you defend: +1 shield.
tile-ren-sap1 = Perfect Architecture
    .text = Your own level 3 pyramids are worth 1 temporary fame point too while you control them. An enemy who takes one gains nothing for it.
tile-ren-sap2 = Giant Sandworm
    .text = Creature. Its troop has +1 land move and +2 strength. In a Recruit it may rise in an empty zone outside the cities with up to 2 free units, and more at the usual price; it never enters a district.
tile-ren-sap3 = Street Fighting
    .text = In battles in any city: +1 strength. Your moving troop may enter one enemy district without starting next to that wall.
tile-ren-dia1 = Strategic Hold
    .text = At the end of your battles gain 1 prayer point for every unit left in your troop.
tile-ren-dia2 = Night Ceremony
    .text = At night discard any number of Divine Intervention cards: gain 1 prayer point for each, and draw 1 card more than you discarded.
tile-ren-dia3 = Gathered Tribes
    .text = Your troops may have 6 units instead of 5. In battle: +1 shield.
tile-ren-ony1 = Divine Support
    .text = At the end of your battles, if you still have a unit, draw 1 Divine Intervention card.
tile-ren-ony2 = Tactical Reinforcement
    .text = At the end of your battles, if you still have a unit, you may add units to that troop for 1 prayer point each.
tile-ren-ony3 = Shield of Onyx
    .text = Take all your battle cards back, then secretly swap one of them for the card Shield of Onyx: 2 strength, and only unblockable damage harms you.
tile-ren-amb1 = Supreme Power
    .text = Every night gain 1 more prayer point in the Prayers, and choose your place in turn order before everyone else.
tile-ren-amb2 = Hippopotamus
    .text = Creature. Its troop has +1 land move, +1 strength, +1 unblockable damage and +1 shield.
tile-ren-amb3 = Restructuring
    .text = Golden action: give one of your pyramids another colour in play, or swap the colours of two of them. Your acquire tokens follow.
tile-ren-ame1 = Energy Drain
    .text = Each time an opponent takes the Pray action, gain 1 prayer point, up to 3 a day.
tile-ren-ame2 = Temple Raiders
    .text = In battles in a temple or the Sanctuary: +1 strength. The first temple you take each day draws you 1 Divine Intervention card.
tile-ren-ame3 = Forced Tribute
    .text = When you win a battle, the loser hands you up to 2 prayer points.

## Red tiles of the first edition

tile-red-1a = { tile-rub-1a }
    .text = When you attack: +1 strength.
tile-red-1b = Stargate
    .text = Every teleport costs you 1 prayer point less.
tile-red-1c = God Speed
    .text = All your troops have +1 movement.
tile-red-2a = { tile-rub-2a }
    .text = In battle: +1 damage.
tile-red-2b = Offensive Strategy
    .text = Take all your battle cards back, then secretly swap one of them for the card Offensive Strategy: 3 strength, 3 damage.
tile-red-2c = Open Gates
    .text = Walls do not stop your troops.
tile-red-2d = Teleport
    .text = In a Move your troops may also teleport from an obelisk.
tile-red-3a = { tile-rub-3a }
    .text = Creature. Its troop has +2 movement and +2 strength.
tile-red-3b = { tile-rub-3b }
    .text = In battle: +1 strength.
tile-red-3c = { tile-rub-3c }
    .text = After the cards are revealed, discard any number of Divine Intervention cards from your hand: +1 strength for each.
tile-red-3d = Victory Point
    .text = Gain 1 victory point now. Nobody can take it away. You may own only one of these tiles.
tile-red-4a = { tile-rub-4a }
    .text = Creature. Its troop has +1 movement, +2 strength and +2 damage.
tile-red-4b = Initiative
    .text = When you attack, destroy 2 units of the defender before the battle. Shields do not help.
tile-red-4c = Phoenix
    .text = Creature. Its troop has +1 movement and +2 strength, and walls do not stop it.
tile-red-4d = Act of God
    .text = Take a silver token: one more action every day, on any free space, in a turn with an action token. You may own only one of these tiles.

## Blue tiles of the first edition

tile-blu-1a = Recruiting Scribe
    .text = Each Recruit brings 2 more units for free.
tile-blu-1b = { tile-sap-1b }
    .text = When you defend: +1 strength.
tile-blu-2a = Legion
    .text = Your troops may have 7 units instead of 5.
tile-blu-2b = { tile-sap-2b }
    .text = Creature. Its troop has +1 movement, +1 strength and +1 shield.
tile-blu-2c = Defensive Strategy
    .text = Take all your battle cards back, then secretly swap one of them for the card Defensive Strategy: 3 strength, 3 shields.
tile-blu-2d = { tile-dia-2b }
    .text = Creature. Its troop has +1 movement. In its battles the enemy’s creature counts for nothing.
tile-blu-3a = { tile-sap-2d }
    .text = In battle: +1 shield.
tile-blu-3b = { tile-sap-3b }
    .text = When you win as the defender and still have a unit there: 1 victory point, as for an attack.
tile-blu-3c = Prescience
    .text = In your battles the enemy chooses first and shows you the battle card, but no Divine Intervention card.
tile-blu-3d = { tile-red-3d }
    .text = { tile-red-3d.text }
tile-blu-4a = Reinforcements
    .text = Every night you may add up to 4 free units to one of your troops, to your city, or to both.
tile-blu-4b = { tile-sap-4b }
    .text = Gain 1 victory point now. Creature: its troop has +2 strength, but no more movement.
tile-blu-4c = { tile-sap-4c }
    .text = Take the golden token: once a day, in a turn with an action token, a Move or a Recruit at the summit of your board.
tile-blu-4d = { tile-red-4d }
    .text = { tile-red-4d.text }

## White tiles of the first edition

tile-whi-1a = { tile-dia-1a }
    .text = Pray gives you 3 prayer points instead of 2.
tile-whi-1b = { tile-dia-1b }
    .text = Power tiles cost you 1 prayer point less.
tile-whi-2a = Slaves
    .text = Every pyramid level you build costs 1 prayer point less.
tile-whi-2b = High Priest
    .text = Every night gain 2 more prayer points.
tile-whi-2c = Crusade
    .text = In battle gain 2 prayer points for every enemy unit your damage removes.
tile-whi-2d = { tile-dia-2d }
    .text = Every night draw 1 more Divine Intervention card.
tile-whi-3a = { tile-dia-3a }
    .text = Every night you may raise one of your pyramids by a level for free.
tile-whi-3b = Vision
    .text = Every night choose your Divine Intervention card among five. The other four go back into the deck.
tile-whi-3c = Holy War
    .text = Gain 4 prayer points for every battle you win, in attack or defence.
tile-whi-3d = { tile-red-3d }
    .text = { tile-red-3d.text }
tile-whi-4a = { tile-dia-4a }
    .text = Whenever you pay prayer points for something, pay 1 less. A whole Build or Recruit is one payment.
tile-whi-4b = { tile-dia-4b }
    .text = Every night gain 5 more prayer points.
tile-whi-4c = { tile-dia-4c }
    .text = Creature. Its troop has +1 movement and +2 strength, and every night you draw 1 more Divine Intervention card.
tile-whi-4d = { tile-red-4d }
    .text = { tile-red-4d.text }

## Creatures and servants

companion-phoenix = Phoenix
    .text = { tile-rub-2c.text }
companion-royal-scarab = Royal Scarab
    .text = { tile-rub-3a.text }
companion-giant-scorpion = Giant Scorpion
    .text = { tile-rub-4a.text }
companion-ancestral-elephant = Ancestral Elephant
    .text = { tile-sap-2b.text }
companion-sphinx = Sphinx
    .text = Creature. Its troop has +1 land move and +2 strength.
companion-deep-desert-snake = Deep Desert Snake
    .text = { tile-dia-2b.text }
companion-mummy = The Mummy
    .text = { tile-dia-4c.text }
companion-khnums-sphinx = Khnum’s Sphinx
    .text = { tile-ony-2c.text }
companion-griffin-sphinx = Griffin Sphinx
    .text = { tile-ony-3a.text }
companion-soul-devourer = Soul Devourer
    .text = { tile-ony-4a.text }
companion-jackal = Jackal
    .text = { tile-amb-2a.text }
companion-cat = Cat
    .text = { tile-amb-4b.text }
companion-typhonic-beast = Typhonic Beast
    .text = { tile-ame-4a.text }
companion-sacred-bull = Sacred Bull
    .text = { tile-ren-rub2.text }
companion-giant-sandworm = Giant Sandworm
    .text = { tile-ren-sap2.text }
companion-hippopotamus = Hippopotamus
    .text = { tile-ren-amb2.text }
companion-harkhuf-1 = Harkhuf
    .text = { tile-amb-1a.text }
companion-harkhuf-2 = Harkhuf
    .text = { tile-amb-1a.text }
companion-masaharta-1 = Masaharta
    .text = { tile-amb-1b.text }
companion-masaharta-2 = Masaharta
    .text = { tile-amb-1b.text }
companion-heqaib = Heqaib
    .text = { tile-amb-2b.text }
companion-bakatan = Bakatan
    .text = { tile-amb-2c.text }
companion-ptahmose = Ptahmose
    .text = { tile-amb-3c.text }
companion-meryptah = Meryptah
    .text = { tile-amb-4a.text }
companion-first-scarab = { tile-red-3a }
    .text = { tile-red-3a.text }
companion-first-scorpion = { tile-red-4a }
    .text = { tile-red-4a.text }
companion-first-phoenix = { tile-red-4c }
    .text = { tile-red-4c.text }
companion-first-elephant = { tile-blu-2b }
    .text = { tile-blu-2b.text }
companion-first-snake = { tile-blu-2d }
    .text = { tile-blu-2d.text }
companion-first-sphinx = { tile-blu-4b }
    .text = Creature. Its troop has +2 strength, but no more movement.
companion-first-mummy = { tile-whi-4c }
    .text = { tile-whi-4c.text }

## Divine Intervention cards

di-di-01 = War Rage
    .text = In battle: +1 strength. Free.
di-di-02 = Bloody Battle
    .text = In battle: +1 damage. Free.
di-di-03 = Bronze Wall
    .text = In battle: +1 shield. Free.
di-di-04 = War Fury
    .text = In battle: +2 strength. Costs 1 prayer point.
di-di-05 = Bloodbath
    .text = In battle: +2 damage. Costs 1 prayer point.
di-di-06 = Iron Wall
    .text = In battle: +2 shields. Costs 1 prayer point.
di-di-07 = Tactical Support
    .text = In your turn, outside actions: add up to 2 free units to your districts or troops. In a district that an enemy holds, this starts a battle.
di-di-08 = Raining Fire
    .text = In your turn, outside actions: remove 1 unit of any enemy troop. Costs 1 prayer point.
di-di-09 = Prayer
    .text = In your turn, outside actions: gain 2 prayer points. Free.
di-di-10 = Transfer
    .text = In your Move: the teleport is free and may start anywhere. Free.
di-di-11 = Swiftness
    .text = At the start of your Move, before the first step: +1 land move. Free.
di-di-d = Diversion
    .text = In battle: does nothing, but nobody knows until the reveal. It returns to your hand and is never lost.
di-di-a = Assemble!
    .text = In your turn, outside actions: up to 2 of your units join a troop of your team, from one other zone or from your supply. No battle. Free; then the card is out of the game.
di-dx-1 = Bloody Attack
    .text = In battle: +1 strength and +1 damage. Costs 1 prayer point.
di-dx-2 = Defensive Strike
    .text = In battle: +1 damage and +1 shield. Costs 1 prayer point.
di-dx-3 = Protected Attack
    .text = In battle: +1 strength and +1 shield. Costs 1 prayer point.
di-dx-4 = Deadly Wound
    .text = In battle: +1 unblockable damage. Costs 1 prayer point.
di-dx-5 = Ultimate Shield
    .text = In battle: +1 impenetrable shield, so 1 of your units cannot be removed. Costs 1 prayer point.
di-dx-6 = Planned Attack
    .text = In battle: +2 strength and +2 shields. Costs 2 prayer points.
di-dx-7 = Unexpected Reinforcement
    .text = In your Recruit: up to 3 units are free. Free.
di-dx-8 = Unhoped Assistance
    .text = In your turn, outside actions: add up to 4 free units to your districts or troops. Costs 1 prayer point.
di-dx-9 = Military Ceremony
    .text = In your turn, outside actions: collect the night income of a temple you control. In the Delta Temple that also costs 1 unit.

## Divine Intervention cards of the first edition

di-di12-01 = War Rage
    .text = In battle: +1 strength. Free.
di-di12-02 = War Fury
    .text = In battle: +2 strength. Costs 1 prayer point.
di-di12-03 = Bloody Battle
    .text = In battle: +1 damage. Free.
di-di12-04 = Bloodbath
    .text = In battle: +2 damage. Costs 1 prayer point.
di-di12-05 = Bronze Wall
    .text = In battle: +1 shield. Free.
di-di12-06 = Iron Wall
    .text = In battle: +2 shields. Costs 1 prayer point.
di-di12-07 = Raining Fire
    .text = In your turn: destroy 1 enemy unit anywhere. Costs 1 prayer point.
di-di12-08 = Prayer
    .text = In your turn: gain 2 prayer points. Free.
di-di12-09 = Enlistment
    .text = In your turn: add up to 2 free units to your city, where no enemy holds it, or all of them to one of your troops. Free.
di-di12-10 = Mana Theft
    .text = In your turn: every opponent loses 1 prayer point, and you gain 1 in all. Free.
di-di12-11 = Teleportation
    .text = In your Move: the troop teleports to an obelisk from wherever it is. Costs 1 prayer point.
di-di12-12 = Open Gates
    .text = In your Move: walls do not stop this troop. Costs 1 prayer point.
di-di12-13 = Veto
    .text = In another player’s turn, outside battle: undo a Divine Intervention card that was just played. Free.
di-di12-14 = Escape
    .text = When your troop is attacked: it slips away to a neighbouring zone without enemies, and there is no battle. Free.

## Battle cards

card-bc-1 = Onslaught
    .text = 4 strength, 1 damage.
card-bc-2 = Spear Line
    .text = 3 strength, 2 damage.
card-bc-3 = Frenzy
    .text = 1 strength, 3 damage.
card-bc-4 = Chariots
    .text = 2 strength, 2 damage, 1 shield.
card-bc-5 = Shield Line
    .text = 2 strength, 2 shields.
card-bc-6 = Steady Advance
    .text = 3 strength, 1 shield.
card-bc-7 = Blood Price
    .text = 5 strength, but 2 of your own units die. Shields do not help.
card-bc-8 = Wall of Shields
    .text = 1 strength, 1 damage, 3 shields.
card-sb-1 = Wrryt Storm
    .text = 3 strength, 3 damage.
card-sb-2 = Shetyw Defense
    .text = 3 strength, 3 shields.
card-sb-3 = Shield of Onyx
    .text = 2 strength. Your troop suffers only unblockable damage.
card-sb-s = Sobek’s Wrath
    .text = 4 strength. After the battle you take all your battle cards back.

## What happened

# What a gain is made of: in a list, or alone.
grant-night = { $amount } as every night
    .alone = as every night
grant-zone = { $amount } from the { $zone }
    .alone = from the { $zone }
grant-temples = { $amount } for { $zones }
    .alone = for { $zones }
grant-god = { $amount } by { $god }
    .alone = by { $god }
grant-tile = { $amount } by { $tile }
    .alone = by { $tile }
grant-veterans = { $amount } for veterans
    .alone = for veterans

event-god-chosen = { $seat } plays for { $god }.
event-city-chosen = { $seat } lives in the { $city }.
event-colours-drawn = The tiles in play are { $colours }.
event-turn-order = Turn order: { $order }.
event-pyramid-raised = { $seat } raises the { $colour } pyramid in the { $zone } to level { $level }.
event-pyramid-retopped = { $seat } crowns the pyramid in the { $zone } with { $colour }.
event-acquire-token = { $seat } puts the { $colour } acquire token on { $space }.
event-tile-taken = { $seat } takes { $tile }.
event-silver-taken = { $seat } takes a silver token.
event-day-broke = Day breaks: round { $round }.
event-turn-began = It is { $seat }’s turn.
event-token-placed =
    { $kind ->
        [silver] { $seat } also places the silver token on { $space }.
        [gold] { $seat } also places the gold token on { $space }.
       *[own] { $seat } places a token on { $space }.
    }
event-action-began = { $seat } begins { $deed }.
event-action-lost = { $seat } makes no use of { $deed }.
event-golden-action = { $seat } calls on { $tile }.
event-automatic =
    { $verb ->
        [decline] There is nothing { $seat } can do here.
        [done] There is nothing more { $seat } can do here.
        [hide] { $seat } has nothing to add.
        [end-turn] { $seat } ends the turn.
       *[other] { $seat } has only one choice: “{ $action }”.
    }
event-paid =
    { $amount ->
        [one] { $seat } pays 1 prayer point.
       *[other] { $seat } pays { $amount } prayer points.
    }
event-gained =
    { $amount ->
        [one] { $seat } gains 1 prayer point
       *[other] { $seat } gains { $amount } prayer points
    }{ $by-count ->
        [0] {""}
       *[other] {" "}({ $by })
    } and now has { $total }.
event-prayer-lost =
    { $amount ->
        [one] { $seat } loses 1 prayer point.
       *[other] { $seat } loses { $amount } prayer points.
    }
event-fame-gained =
    { $kind ->
        [battle] { $seat } gains 1 battle fame point
       *[divine] { $seat } gains 1 divine fame point
    }{ $by-count ->
        [0] .
       *[other] {" "}({ $by }).
    }
event-veterans-gained =
    { $count ->
        [one] { $seat } gains 1 veteran.
       *[other] { $seat } gains { $count } veterans.
    }
event-veterans-spent =
    { $count ->
        [one] { $seat } turns in 1 veteran.
       *[other] { $seat } turns in { $count } veterans.
    }
event-units-added =
    { $units ->
        [one] { $seat } adds 1 unit in the { $zone }
       *[other] { $seat } adds { $units } units in the { $zone }
    }{ $by-count ->
        [0] .
       *[other] {" "}({ $by }).
    }
event-units-removed =
    { $units ->
        [one] 1 unit of { $seat } goes from the { $zone } back to the supply.
       *[other] { $units } units of { $seat } go from the { $zone } back to the supply.
    }
event-mercenaries-hired =
    { $units ->
        [one] { $seat } hires 1 mercenary.
       *[other] { $seat } hires { $units } mercenaries.
    }
event-companion-joined = { $companion } joins the troop of { $seat } in the { $zone }.
event-companion-returned = { $companion } returns to the supply of { $seat }.
event-moved =
    { $seat } { $way ->
        [harbor] sails
        [teleport] teleports
       *[land] marches
    } from the { $from } to the { $to } with { $units ->
        [one] 1 unit
       *[other] { $units } units
    }{ $companions-count ->
        [0] .
       *[other] {" "}and { $companions }.
    }
event-control-taken = { $seat } takes control of the { $zone }.
event-control-resumed = { $seat } controls the { $zone } again.
event-control-lost = { $seat } loses control of the { $zone }.
event-deck-reshuffled = The discarded Divine Intervention cards become a new deck.
event-drew-di =
    { $count ->
        [one] { $seat } draws 1 Divine Intervention card
       *[other] { $seat } draws { $count } Divine Intervention cards
    }{ $by-count ->
        [0] .
       *[other] {" "}({ $by }).
    }
event-drew-card = { $seat } now holds { $card }.
event-lost-card = { $seat } no longer holds { $card }.
event-discarded-di = { $seat } discards { $card }.
event-played-di = { $seat } plays { $card }.
event-di-stolen = { $thief } takes a Divine Intervention card from { $victim }.
event-storm-called = { $seat } calls upon the Lord of Storms.
event-battle-began = { $attacker } attacks { $defender } in the { $zone }.
event-council-ready = { $seat } is ready for battle.
event-card-shown = { $seat } must show { $card }.
event-di-shown =
    { $cards-count ->
        [0] { $seat } must show that no Divine Intervention card is played.
       *[other] { $seat } must show { $cards }.
    }
event-di-declared =
    { $count ->
        [one] { $seat } declares 1 Divine Intervention card.
       *[other] { $seat } declares { $count } Divine Intervention cards.
    }
event-revealed =
    { $cards-count ->
        [0] { $seat } reveals { $card }.
       *[other] { $seat } reveals { $card } with { $cards }.
    }
event-di-cancelled = { $card } of { $seat } is cancelled.
event-card-swapped = { $seat } plays { $new } instead of { $old }.
event-shields-converted =
    { $shields ->
        [0] { $seat } keeps all shields.
        [one] { $seat } turns 1 shield into damage.
       *[other] { $seat } turns { $shields } shields into damage.
    }
event-battle-points = { $seat } has strength { $strength }{ $damage ->
        [0] {""}
       *[other] , damage { $damage }
    }{ $unblockable ->
        [0] {""}
       *[other] , unblockable damage { $unblockable }
    }{ $shield ->
        [0] {""}
       *[other] , shield { $shield }
    }{ $impenetrable ->
        [0] .
       *[other] , impenetrable shield { $impenetrable }.
    }
event-battle-won = { $seat } wins the battle.
event-retreated = { $seat } retreats from the { $from } to the { $to }.
event-escaped = { $seat } escapes from the { $from } to the { $to }: there is no battle.
event-struck-first = { $seat } strikes first in the { $zone }, before the battle.
event-cards-foreseen = { $seat } looks at { $cards }.
event-card-kept = { $seat } keeps { $card }.
event-recalled =
    { $units ->
        [one] { $seat } recalls 1 unit from the { $zone }.
       *[other] { $seat } recalls { $units } units from the { $zone }.
    }
event-stayed = { $seat } stays in the { $zone }.
event-cards-taken-back = { $seat } takes all battle cards back.
event-special-card-taken = { $seat } swaps a battle card for { $card }.
event-card-removed = { $seat } removes { $card } from the game.
event-di-looted = { $seat } takes { $card } as spoils.
event-rise-reached = { $seat } reaches the rise marker. The gods of Egypt may rise!
event-god-rose = { $god } rises for { $seat }.
event-god-deployed =
    { $life ->
        [one] The god of { $seat } comes to the { $zone } with 1 life point.
       *[other] The god of { $seat } comes to the { $zone } with { $life } life points.
    }
event-god-moved =
    The god of { $seat } { $way ->
        [harbor] sails
        [teleport] flies
       *[land] strides
    } from the { $from } to the { $to }.
event-life-lost =
    { $points ->
        [one] The god of { $seat } loses 1 life point in the { $zone } and has { $life } left.
       *[other] The god of { $seat } loses { $points } life points in the { $zone } and has { $life } left.
    }
event-god-fell = The god of { $seat } falls in the { $zone } and goes back to its tile.
event-god-returned = The god of { $seat } cannot retreat from the { $zone } and goes back to its tile.
event-god-healed = The god of { $seat } heals in the { $zone }: { $life } life points again.
event-seth-drew =
    { $cards-count ->
        [0] Seth finds no card for { $seat }.
       *[other] Seth shows { $cards } for { $seat }.
    }
event-token-repeated = { $seat } puts a second token on { $space }.
event-night-fell = Night falls on round { $round }.
event-tile-works = { $seat } is helped by { $tile }.
event-offered = { $seat } makes an offering in the { $zone }.
event-tokens-returned = All action tokens return to their owners.
event-place-taken = { $seat } takes place { $place } in turn order.
event-marker-picked = { $seat }’s order marker is the first of the team.
event-shared =
    { $goods ->
        [veterans] { $amount ->
            [one] { $seat } gives 1 veteran to { $mate }.
           *[other] { $seat } gives { $amount } veterans to { $mate }.
        }
       *[prayer] { $amount ->
            [one] { $seat } gives 1 prayer point to { $mate }.
           *[other] { $seat } gives { $amount } prayer points to { $mate }.
        }
    }
event-gathered =
    { $units ->
        [one] { $seat } gathers 1 unit from the { $from } in the { $to }.
       *[other] { $seat } gathers { $units } units from the { $from } in the { $to }.
    }
event-credited = The { $zone } counts for { $seat } this night.
event-game-over =
    { $winners-count ->
        [0] The game is over. Nobody wins.
        [one] The game is over: { $winners } { $reason ->
            [rounds] wins with the most fame after the last round.
           *[fame] wins with the most fame.
        }
       *[other] The game is over: { $winners } win together.
    }

## How a game ends

end-fame = By fame
    .text = The winner began a turn with 9 or more fame points, and nobody had more.
end-rounds = After the last round
    .text = The agreed number of rounds is over: the most fame points win.

## What is asked: for the one who decides, and for the others

prompt-choose-god = Choose the god you play for.
waiting-choose-god = { $seat } is choosing a god.
prompt-choose-city = Choose your city.
waiting-choose-city = { $seat } is choosing a city.
prompt-garrison = Choose the district that stays empty. The other two get 5 units each.
waiting-garrison = { $seat } is placing the first troops.
prompt-garrison-teams = Choose the district that stays empty. The other two get 4 of your units and 1 of a teammate each.
prompt-first-marker = Choose whose order marker is the first of your team. Lots decide which team begins.
waiting-first-marker = { $seat } is choosing the first order marker of the team.
prompt-guest = Choose whose unit guards { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    } with yours. The other teammate guards the other district.
waiting-guest = { $seat } is choosing who guards a district.
prompt-pyramids = Choose a pyramid for { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    }, or none. { $levels ->
        [0] You have 3 levels to place, at most 2 in a district.
        [1] You have 2 levels left to place.
       *[other] You have 1 level left to place.
    }
waiting-pyramids = { $seat } is founding pyramids.
prompt-first-tile = Take your first power tile. It is free.
waiting-first-tile = { $seat } is choosing a first power tile.
prompt-billet = How many of your first units stand in { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    }? { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
    }
waiting-billet = { $seat } is placing the first units.

prompt-before-token = Place an action token on your board.
prompt-before-token-cards = Place an action token on your board. You may play a card first.
prompt-before-token-company = Place an action token on your board. You may move creatures and servants between your troops first.
prompt-before-token-both = Place an action token on your board. You may play a card, or move creatures and servants between your troops first.
prompt-before-token-second = Place an action token on your board. Wadjet also lets you use one space with your token again.
prompt-before-token-second-cards = Place an action token on your board. Wadjet also lets you use one space with your token again. You may play a card first.
waiting-before-token = { $seat } is choosing an action.
prompt-more-tokens = Begin your action, or add another token first.
prompt-more-tokens-begin = Begin your action.
prompt-more-tokens-gold = Begin your action, or add your gold token on Divine Power first.
prompt-more-tokens-silver = Begin your action, or add your silver token first.
waiting-more-tokens = { $seat } may add another token.
prompt-resolving = Choose the action you take next.
waiting-resolving = { $seat } is choosing the next action.
prompt-after-actions = Play a card, or end your turn.
prompt-after-actions-last = Your action is done. End your turn.
waiting-after-actions = { $seat } is about to end the turn.
prompt-turn = Place an action token on your board.
prompt-turn-cards = Place an action token on your board. You may play a card first.
prompt-turn-more = Place another token, or end your turn.
prompt-turn-more-cards = Place another token, play a card, or end your turn.
prompt-turn-play = Play a card, or end your turn.
prompt-turn-last = Your action is done. End your turn.
waiting-turn = { $seat } is choosing an action.
prompt-veto = { $by } plays { $card }. Forbid it?
prompt-veto-pass = { $by } plays { $card }. You have no Veto.
waiting-veto = { $by } plays { $card }. { $seat } may forbid it.
prompt-escape = Your troop in the { $zone } is attacked. Escape?
prompt-escape-pass = Your troop in the { $zone } is attacked. You have no Escape.
waiting-escape = { $seat } is attacked in the { $zone } and may escape.
prompt-homecoming = { $creature } is left alone. Choose a troop at home for it.
prompt-homecoming-waiting = Creatures without a troop join you at home. Choose which one, and where.
waiting-homecoming = { $seat } is taking { $creature } home.

prompt-build =
    { $free ->
        [true] Choose a pyramid to raise by one level, for free.
       *[false] Choose a pyramid and how high to raise it.
    }
waiting-build = { $seat } is building.
prompt-build-colour = Choose the colour of your new pyramid in { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    }.
waiting-build-colour = { $seat } is choosing the colour of a pyramid.
prompt-acquire-slot = Choose the Acquire space for your { $colour } acquire token.
waiting-acquire-slot = { $seat } is placing an acquire token.
prompt-muster = Choose where your new units go, and how many.
prompt-muster-recruit = Recruit: choose a district and how many units go there. Each costs 1 prayer point unless a tile or card makes it free.
prompt-muster-homage = Recruit into troops with a servant, or into your districts together with one.
prompt-muster-prayer = Your prayer brings up to 2 free units. Choose districts for them.
prompt-muster-support = Add up to 2 free units to your districts or troops.
prompt-muster-assistance = Add up to 4 free units to your districts or troops.
prompt-muster-mercenaries = Place your mercenaries in your districts.
prompt-muster-conscription = Turn veterans into units: 1 each, in districts without enemies.
prompt-muster-servant = Choose the servant who joins these units.
prompt-muster-enlistment = Add up to 2 free units to your city, or all of them to one troop.
prompt-muster-night-levy = Reinforcements: add up to 4 free units to your city, and to one troop.
prompt-muster-creature = Your creature enters play with this Recruit: choose one of your troops at home, or place units first.
prompt-muster-god = Recruit: choose a district and how many units go there. Your god may return to a district of your city without troops of your side, for free.
waiting-muster = { $seat } is placing units.
prompt-fights = Choose the battle to fight next.
prompt-fights-cards = Choose the battle to fight next. Before it you may play cards by day, or send a creature to a troop at home.
waiting-fights = { $seat } is choosing the next battle.
prompt-tithe-thief = Choose who loses a prayer point to you.
waiting-tithe-thief = { $seat } is choosing whom to rob.
prompt-acquire = Choose a power tile to acquire.
prompt-acquire-twin = Choose a power tile. It costs 1 more than usual; any colour will do.
prompt-acquire-god = Your god can rise now. Let it, or choose a power tile.
waiting-acquire = { $seat } is choosing a power tile.
prompt-special-card = Choose the battle card you give up for { $tile }. Nobody will see it.
waiting-special-card = { $seat } is giving up a battle card for { $tile }.
prompt-deploy = Your god rises. Choose a district of your city without troops of your side for it.
waiting-deploy = { $seat } is choosing where the god rises.
prompt-sobeks-card = Choose the battle card you give up for Sobek’s Wrath. Nobody will see it.
waiting-sobeks-card = { $seat } is giving up a battle card for Sobek’s Wrath.
prompt-place-companion = Choose the troop { $tile } joins, or keep it in your supply.
waiting-place-companion = { $seat } is placing { $tile }.
prompt-escort = Your troop in the { $zone } has new units. Choose who joins them from your supply, or go on.
waiting-escort = { $seat } may send someone along to the { $zone }.
prompt-move-start = Choose a troop to move.
waiting-move-start = { $seat } is choosing a troop to move.
prompt-march = Choose where your troop goes, or stop here.
prompt-march-must-go =
    { $units ->
        [one] This troop is too large to stay together. Choose where 1 unit goes on.
       *[other] This troop is too large to stay together. Choose where { $units } units go on.
    }
prompt-march-god = Choose where your god goes, or stop here.
prompt-march-god-must-go = A god stands alone, so it cannot stay with this troop. Choose where it goes on.
waiting-march = { $seat } is moving a troop.
prompt-divine-power = Choose a golden action.
waiting-divine-power = { $seat } is choosing a golden action.
prompt-golden-choice = Choose the action { $tile } gives you.
waiting-golden-choice = { $seat } is choosing what { $tile } does.
prompt-homage = Choose Recruit or Move, both with a servant.
waiting-homage = { $seat } is holding the Warriors’ Homage.
prompt-restructuring = Choose a pyramid and its new colour.
waiting-restructuring = { $seat } is changing the colour of a pyramid.
prompt-heqaib = Collect the income of the { $zone } now?
waiting-heqaib = { $seat } may collect the income of the { $zone }.
prompt-raining-fire = Choose an enemy troop that loses 1 unit.
waiting-raining-fire = { $seat } is choosing a target.
prompt-storm =
    { $strikes ->
        [0] Choose an enemy troop outside its city. It loses 1 unit.
        [1] Strike once more for 1 prayer point, or stop.
       *[other] Your storm is spent.
    }
waiting-storm = { $seat } is calling down a storm.
prompt-ceremony = Choose the temple whose income you collect.
waiting-ceremony = { $seat } is choosing a temple.
prompt-assemble = Choose a troop of your team. Up to 2 of your units join it, from one other zone or from your supply.
waiting-assemble = { $seat } is gathering units.
prompt-share =
    { $goods ->
        [veterans] You gained veterans. Keep them, or give some to your team.
       *[prayer] You gained prayer points. Keep them, or give some to your team.
    }
waiting-share =
    { $goods ->
        [veterans] { $seat } may share veterans with the team.
       *[prayer] { $seat } may share prayer points with the team.
    }
prompt-hand-over =
    { $goods ->
        [veterans] Your turn begins. Give veterans of yours to your team, as many as you like.
       *[prayer] Your turn begins. Give prayer points of yours to your team, as many as you like.
    }
waiting-hand-over =
    { $goods ->
        [veterans] { $seat } may hand over veterans to the team.
       *[prayer] { $seat } may hand over prayer points to the team.
    }
prompt-defender = Your troop in the { $zone } is attacked. Choose who leads it: only that player’s cards and tiles count.
waiting-defender = { $seat } is choosing who defends the { $zone }.
prompt-losses =
    { $left ->
        [one] 1 unit of your troop in the { $zone } must go. Choose whose.
       *[other] { $left } units of your troop in the { $zone } must go. Choose whose is next.
    }
waiting-losses = { $seat } is choosing whose unit goes in the { $zone }.

prompt-war-council = Choose your cards for the battle.
prompt-war-council-card = Choose the battle card you play.
prompt-war-council-discard = Choose the battle card you discard. Nobody will see it.
prompt-war-council-di = Add Divine Intervention cards, then hide them or declare how many.
waiting-war-council = War council: waiting for { $seat }.
prompt-confrontation-end = The cards are open. Use your tiles now, or let the numbers stand.
waiting-confrontation-end = { $seat } may still change the battle.
prompt-seths-cards = Seth shows two cards. Choose the one you use or keep; the other is discarded.
waiting-seths-cards = { $seat } is choosing one of the cards that Seth shows.
prompt-casualty-start = Choose how many shields of your card become damage.
waiting-casualty-start = { $seat } may turn shields into damage.
prompt-casualty-end = Choose how many corrupted units join your troop.
waiting-casualty-end = { $seat } may add units.
prompt-corrupted-recruits = Choose how many corrupted units join your troop.
waiting-corrupted-recruits = { $seat } may add units.
prompt-loser-aftermath = You lost. Retreat, or recall your troop for prayer points.
prompt-loser-aftermath-stay = You lost, but nobody is left to drive you out. Stay, or recall your troop for prayer points.
waiting-loser-aftermath = { $seat } is choosing between retreat and recall.
prompt-retreat-zone = Choose where the losing troop retreats.
waiting-retreat-zone = { $seat } is choosing where the losing troop goes.
prompt-winner-aftermath = You won. Stay here, or recall your troop for prayer points.
waiting-winner-aftermath = { $seat } is choosing whether to stay.
prompt-crowded-companions = A troop keeps one creature and one servant. Which one goes to the supply?
waiting-crowded-companions = { $seat } is choosing which companion goes to the supply.
prompt-hold-the-ground = Add 1 free unit to your troop?
waiting-hold-the-ground = { $seat } may add a unit.
prompt-battle-end-tiles = Choose the tile that acts next.
waiting-battle-end-tiles = { $seat } is using tiles after the battle.
prompt-spoils = Take one of the enemy’s cards, or draw 2.
waiting-spoils = { $seat } is choosing the spoils.
prompt-tactical-reinforcement = Add units to your troop for 1 prayer point each, or go on.
waiting-tactical-reinforcement = { $seat } may add units.
prompt-anubis-units =
    { $left ->
        [one] Anubis raises the dead: add 1 more free unit to a district you control or to a troop, or stop.
       *[other] Anubis raises the dead: add up to { $left } free units to districts you control or to your troops, or stop.
    }
waiting-anubis-units = { $seat } is raising the dead with Anubis.

prompt-offering = Remove 2 units in the Sanctuary for 1 divine fame point?
prompt-offering-free = Gain 1 divine fame point in the Sanctuary? Ptahmose spares your units.
prompt-offering-god = Give 2 life points of your god in the Sanctuary for 1 divine fame point?
waiting-offering = { $seat } may make an offering in the Sanctuary.
prompt-delta-temple = Remove 1 unit in the Delta Temple for 5 prayer points?
prompt-delta-temple-free = Gain 5 prayer points in the Delta Temple? Ptahmose spares your units.
prompt-delta-temple-god = Give 1 life point of your god in the Delta Temple for 5 prayer points?
waiting-delta-temple = { $seat } may make an offering in the Delta Temple.
prompt-prayers = You gain 2 prayer points. Choose how many veterans to turn in for 1 more each.
waiting-prayers = { $seat } is praying.
prompt-night-di-tiles = Choose what you do next: buy cards with veterans, or use a tile.
prompt-night-di-tiles-veterans = Every 2 veterans you turn in buy 1 more Divine Intervention card.
waiting-night-di-tiles = { $seat } is drawing Divine Intervention cards.
prompt-vision =
    { $left ->
        [one] Choose 1 more card to discard.
       *[other] Choose a card to discard. { $left } must go.
    }
waiting-vision = { $seat } is discarding cards for Vision.
prompt-night-ceremony = Discard cards for 1 prayer point each, or finish and draw { $discarded ->
        [0] 1 card.
        [1] 2 cards.
       *[other] 1 card more than you discarded.
    }
waiting-night-ceremony = { $seat } is holding a Night Ceremony.
prompt-annexation = Choose whose Divine Intervention card you take.
waiting-annexation = { $seat } is choosing whom to take a card from.
prompt-destiny = Choose your place in the turn order of the next day.
waiting-destiny = { $seat } is choosing a place in turn order.
prompt-team-destiny = Choose whose order marker your team places next.
waiting-team-destiny = { $seat } is choosing an order marker for the team.
prompt-team-place = Choose the place of { $seat }’s marker in the turn order of the next day. The other markers follow in the same order of teams.
waiting-team-place = { $seat } is choosing a place for the team.
prompt-credit = You hold the { $zone } together. Choose for whom it counts this night: its prayer points, its offering and its temple.
waiting-credit = { $seat } is choosing for whom the { $zone } counts this night.
prompt-foresight = Keep one of these cards. The others go back into the deck.
waiting-foresight = { $seat } is looking into the future.
prompt-decree =
    { $placed ->
        [0] You set the order of the next day. Who goes first?
       *[other] Who is next?
    }
waiting-decree = { $seat } is setting the order of the next day.

## Steps that have a name

step-offering = Offering
    .text = Who holds the Sanctuary may remove 2 units there for 1 divine fame point.
step-delta-temple = Delta Temple
    .text = Who holds the Delta Temple may remove 1 unit there for 5 prayer points.
step-temples = Two temples
    .text = Everybody who holds two or more temples gains 1 divine fame point. The Delta Temple counts, the Sanctuary does not.
step-adoration = Adoration
    .text = Temples pay their holders prayer points, all but the Delta Temple.
step-prayers = Prayers
    .text = Everybody gains 2 prayer points, and 1 more for each veteran turned in.
step-night-di = Divine Intervention
    .text = Everybody draws 1 card, and 1 more for every 2 veterans turned in.
step-conscription = Conscription
    .text = Each veteran turned in becomes 1 unit in a district of your city without enemies.
step-awakening = Awakening
    .text = Veterans that are left fade away, and all action tokens come back.
step-destiny = Destiny
    .text = From fewest fame points to most, players choose their places in turn order. On a tie, the one who was earlier chooses first.
step-foresight = Vision
    .text = The owner of Vision keeps one of five Divine Intervention cards.
step-decree = Order of play
    .text = The player with the fewest victory points sets the order of the next day for everybody. On a tie, the one who was earlier.

step-war-council = War council
    .text = Both sides secretly choose a battle card to play, one to discard, and any Divine Intervention cards.
step-confrontation = Confrontation
    .text = Both sides reveal their cards and pay for them.
step-resolution = Resolution
    .text = Strengths are compared. The defender wins a tie.
step-casualties = Casualties
    .text = Both sides deal their damage at the same time; shields stop ordinary damage.
step-rewards = Rewards
    .text = A winning attacker with a unit left gains 1 battle fame point. A winning defender gains 1 veteran, and so does everyone without fame from this battle.
step-loser-aftermath = The loser leaves
    .text = The loser retreats to an empty zone next to the battle, which the winner picks, or recalls the troop.
step-winner-aftermath = The winner decides
    .text = The winner stays or recalls the troop.
step-battle-end = End of battle
    .text = Cards are put away and the zone gets its new holder.

## What one can do

action-god = Play for { $god }
action-city = Live in the { $city }
action-leave-empty = Leave { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    } empty
action-found = Found a level { $level } { $colour } pyramid in { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    }
action-no-pyramid = Leave { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    } without a pyramid
action-take = Take { $tile }
action-attach = Send { $companion } to the { $zone }
action-attach-in-place-companion = Join the troop in the { $zone }
action-attach-in-homecoming = { $companion } joins the troop in the { $zone }
action-exchange = Swap { $other } for { $companion }
action-exchange-in-march = Take { $companion } along, leave { $other }
action-play = Play { $card }
action-play-in-veto = Forbid it
action-storm = Call the Lord of Storms
action-token = Place a token on { $space }
action-silver = Add the silver token on { $space }
action-gold = Add the gold token on Divine Power
action-resolve = Begin { $space }
action-end-turn = End turn
action-decline = No, thanks
action-decline-in-build = Build nothing
action-decline-in-veto = Let it pass
action-decline-in-escape = Stay and fight
action-decline-in-acquire = Acquire nothing
action-decline-in-place-companion = Keep it in your supply
action-decline-in-move-start = Move nothing
action-decline-in-divine-power = No golden action
action-decline-in-homage = Finish
action-decline-in-restructuring = Change nothing
action-decline-in-heqaib = Not now
action-decline-in-offering = No offering
action-decline-in-delta-temple = No offering
action-done = Done
action-done-in-march = Stop here
action-done-in-muster = Done placing
action-done-in-escort = Nobody else
action-done-in-storm = Stop the storm
action-done-in-confrontation-end = Let the numbers stand
action-done-in-casualty-end = Add no unit
action-done-in-hold-the-ground = Add no unit
action-done-in-tactical-reinforcement = Add no unit
action-done-in-anubis-units = No more units
action-done-in-night-ceremony = Finish the ceremony
action-build = Raise the pyramid in { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    } to level { $level }
action-top = Crown it with { $colour }
action-slot = Put it on { $space }
action-place =
    { $units ->
        [0] Place no unit in the { $zone }
        [one] Place 1 unit in the { $zone }
       *[other] Place { $units } units in the { $zone }
    }
action-worm =
    { $units ->
        [one] Raise the Giant Sandworm in the { $zone } with 1 unit
       *[other] Raise the Giant Sandworm in the { $zone } with { $units } units
    }
action-victim = Choose { $seat }
action-remove = Give up { $card }
action-troop = Move the troop in the { $zone }
action-carry =
    { $units ->
        [one] Go on with 1 unit
       *[other] Go on with { $units } units
    }
action-bring = Take { $companion } along
action-leave = Leave { $companion } here
action-dismiss = Give up { $companion }
action-step = Go to the { $zone }
action-teleport = Teleport to the { $zone }
action-golden = Use { $tile }
action-as = Use it for { $deed }
action-as-in-homage = { $deed } with a servant
action-retop = Crown the pyramid in { $district ->
        [a] the { district-a }
        [b] the { district-b }
        [c] the { district-c }
       *[other] the { $district }
    } with { $colour }
action-strike = Strike the { $zone }
action-collect = Collect the income of the { $zone }
action-fight = Fight in the { $zone }
action-play-card = Play { $card }
action-discard-card = Discard { $card }
action-add = Add { $card }
action-hide = Ready, keep the number hidden
action-declare = Ready, declare the number
action-wound = Discard { $card } for +1 strength
action-mirage = Discard { $discard } to cancel { $cancel }
action-double-game = Play the discarded card instead
action-convert =
    { $shields ->
        [0] Keep all shields
        [one] Turn 1 shield into damage
       *[other] Turn { $shields } shields into damage
    }
action-reinforce =
    { $units ->
        [one] Add 1 unit
       *[other] Add { $units } units
    }
action-retreat = Retreat
action-shelter = Go home to the { $zone }
action-recall = Recall the troop
action-stay = Stay
action-banish = Send them to the { $zone }
action-use = Use { $tile }
action-loot = Take { $card }
action-draw-two = Draw 2 cards
action-sacrifice = Make the offering
action-sacrifice-in-offering = Gain 1 divine fame point
action-sacrifice-in-delta-temple = Gain 5 prayer points
action-veterans =
    { $count ->
        [0] Keep all veterans
        [one] Turn in 1 veteran
       *[other] Turn in { $count } veterans
    }
action-veterans-in-night-di-tiles =
    { $count ->
        [0] Buy no card
        [one] Turn in 2 veterans for 1 card
       *[other] Turn in pairs of veterans for { $count } cards
    }
action-discard = Discard { $card }
action-position =
    { $place ->
        [1] Go first
       *[other] Take place { $place }
    }
action-raise = Raise the pyramid in the { $zone } to level { $level }
action-flee = Escape to the { $zone }
action-keep = Keep { $card }
action-keep-in-seths-cards = Choose { $card }
action-next = { $seat } is next
action-rise = Let your god rise
action-deploy = Bring your god to the { $zone }
action-repeat = Use { $space } a second time
action-name = Choose { $seat }
action-name-in-first-marker = Begin with { $seat }
action-name-in-guest = Ask { $seat } for a unit
action-name-in-defender = Let { $seat } lead the defence
action-name-in-losses = Lose a unit of { $seat }
action-name-in-credit = Let it count for { $seat }
action-name-in-team-destiny = Place the marker of { $seat }
action-done-in-share = Keep all
action-done-in-hand-over = Keep the rest
action-hand-prayer = Give prayer points to your team
action-hand-veterans = Give veterans to your team
action-done-in-corrupted-recruits = Add no unit
action-share = Give { $amount } to { $seat }
action-carry-for =
    { $units ->
        [0] Leave the units of { $seat } here
        [one] Go on with 1 unit of { $seat }
       *[other] Go on with { $units } units of { $seat }
    }
action-gather =
    { $units ->
        [one] Bring 1 unit from the { $from } to the { $to }
       *[other] Bring { $units } units from the { $from } to the { $to }
    }
action-gather-in-assemble =
    { $units ->
        [one] Bring 1 unit from the { $from }
       *[other] Bring { $units } units from the { $from }
    }
action-place-in-assemble =
    { $units ->
        [one] Bring 1 unit from your supply
       *[other] Bring { $units } units from your supply
    }

## Why not: the rules

refusal-game-over = The game is over.
refusal-stranger = { $seat } does not sit at this table.
refusal-not-awaited = It is not { $seat }’s decision now.
refusal-not-now =
    { $verb ->
        [take] You take power tiles with an Acquire action.
        [build] You raise pyramids with a Build action.
        [place] You bring in units with a Recruit action.
        [troop] You move troops with a Move action.
        [step] You move troops with a Move action.
        [teleport] You teleport troops with a Move action.
        [gold] The gold token goes with an action token: place that one first.
        [silver] The silver token goes with an action token: place that one first.
       *[other] This is not possible now: { $action }.
    }
refusal-not-in-market = { $tile } is not for sale.
refusal-same-picture = You already own { $tile }, or its twin in another colour.
refusal-colour-bought = You have already taken a { $colour } tile this round.
refusal-pyramid-too-low =
    { $have ->
        [0] You need a level { $need } { $colour } pyramid; you control no { $colour } pyramid.
       *[other] You need a level { $need } { $colour } pyramid; yours reaches level { $have }.
    }
refusal-wrong-acquire-space = Take { $colour } tiles from { $space }, where your { $colour } acquire token lies.
refusal-needs-prayer =
    { $need ->
        [one] You need 1 prayer point and have { $have }.
       *[other] You need { $need } prayer points and have { $have }.
    }
refusal-space-taken = A token already lies on { $space }.
refusal-gold-only = Only your gold token goes on Divine Power.
refusal-equilibrium =
    { $empty ->
        [one] One floor would still be empty, and you would have { $left ->
            [0] no token
            [one] 1 token
           *[other] { $left } tokens
        } left for it. Every floor needs a token by nightfall.
       *[other] { $empty } floors would still be empty, and you would have { $left ->
            [0] no token
            [one] 1 token
           *[other] { $left } tokens
        } left for them. Every floor needs a token by nightfall.
    }
refusal-token-placed = You have placed the token of this turn.
refusal-must-act = At this table an action that can be done must be done.
refusal-no-silver = You have no silver token at hand.
refusal-gold-used = You have already used your gold token this round.
refusal-no-land-moves = This troop has no land move left.
refusal-not-next = The { $to } is not next to the { $from }, and you cannot sail there.
refusal-wall = The wall keeps you out of the { $zone }. You may enter one enemy district in a Move, and only if you start next to that city.
refusal-worm-outside = A troop with the Giant Sandworm never enters a district.
refusal-teleport-used = You may teleport only once in a Move.
refusal-no-teleport = This Move has no teleport.
refusal-no-teleport-from = You cannot teleport from the { $zone }. Start in a district with a pyramid.
refusal-no-obelisk = The { $zone } has no obelisk to teleport to.
refusal-toll =
    { $need ->
        [one] Khnum’s Sphinx guards the { $zone }: you need 1 prayer point and have { $have }.
       *[other] Khnum’s Sphinx guards the { $zone }: you need { $need } prayer points and have { $have }.
    }
refusal-troop-limit = A troop may end with at most { $limit } units, one creature and one servant.
refusal-supply-empty =
    { $have ->
        [0] Your supply is empty.
        [one] Your supply holds only 1 unit.
       *[other] Your supply holds only { $have } units.
    }
refusal-no-such-card = You do not hold { $card }.
refusal-wrong-moment = You cannot play { $card } now.
refusal-pyramid-level = This pyramid already stands at level { $level }.
refusal-no-room-for-pyramid = Your city has room for { $limit } pyramids, each of its own colour.
refusal-cannot-join = { $companion } cannot join the troop in the { $zone }.
refusal-exchange-with-supply = In this edition a creature changes places only with one in your supply.
refusal-one-troop = These units cannot go to a second troop.
refusal-not-on-your-team = { $seat } is not on your team.
refusal-too-much-to-share = You do not have so much to give, or your teammate can hold no more.
refusal-follows-owner = { $companion } goes where the units of its owner go.
refusal-handed-over = You may hand over each of them once in a turn, before your first token.
refusal-nothing-to-hand-over = You have none to give, or no teammate can hold more.
refusal-no-own-traveller = One of your own units must go along all the way.
refusal-god-acquired = Your god has risen already.
refusal-gods-asleep = The gods sleep until somebody has reached { $need } fame points.
refusal-no-summit = Your city needs a pyramid of level 4 first.
refusal-not-the-summits-space = A god rises from the Acquire space with the colour of your level 4 pyramid.
refusal-god-not-acquired = Your god has not risen yet. It rises with an Acquire action.
refusal-god-on-board = Your god is on the board already.
refusal-no-place-for-god = A god comes to a district of your own city without troops of your side. The { $zone } is none.
refusal-god-alone = A god stands alone: no units and no companions may be with it in the { $zone }.
refusal-no-second-token = Only Wadjet lets you use a space twice, once she has risen.
refusal-second-token-used = Wadjet lets you use a space twice only once a day, and you have.
refusal-no-token-there = None of your own tokens lies on { $space } yet.

## The sums of a battle, line by line

ledger-units =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
ledger-figure = { $god }
ledger-god = { $god } watches over home
ledger-card = { $card }
ledger-tile = { $tile }
ledger-companion = { $companion }
ledger-di = { $card }
ledger-home = Home city
ledger-wound =
    { $count ->
        [one] Divine Wound: 1 card
       *[other] Divine Wound: { $count } cards
    }
ledger-convert =
    { $shields ->
        [one] Bakatan: 1 shield becomes damage
       *[other] Bakatan: { $shields } shields become damage
    }
ledger-self-loss = Price of the card
ledger-total = Total
ledger-lost =
    { $units ->
        [0] No losses
        [one] Loses 1 unit
       *[other] Loses { $units } units
    }
ledger-left =
    { $units ->
        [0] Nobody is left
        [one] 1 unit is left
       *[other] { $units } units are left
    }

## Figures

figure-strength = strength
    .text = Units, battle card and bonuses added up. The higher strength wins; on a tie the defender does.
figure-damage = damage
    .text = Each point removes 1 enemy unit, unless a shield stops it.
figure-unblockable = unblockable damage
    .text = Each point removes 1 enemy unit; shields do not stop it.
figure-shield = shield
    .text = Each point stops 1 point of ordinary damage.
figure-impenetrable = impenetrable shield
    .text = For each point, 1 of your units cannot be removed at all in this battle.
figure-fame = fame points
    .text = Begin your turn with 9 or more, and nobody ahead of you, and you win.
figure-prayer = prayer points
    .text = What you pay with. You can hold at most 11.
figure-veterans = veterans
    .text = Spend them at night on prayer points, cards or units. Unused ones are lost by morning.
figure-land = land moves
    .text = Steps this troop may take: to a neighbouring zone, or from harbor to harbor.
figure-units = units
    .text = Soldiers in this troop: 1 strength each.
figure-supply = supply
    .text = Your units that are not on the board. Recruit them again.
figure-cost = cost
    .text = What it costs in prayer points.
figure-level = level
    .text = 1 to 4. A tile of a level needs a pyramid of its colour at least as high.

## Glossary

term-prayer-points = Prayer points (PP)
    .text = What you pay with: pyramids, tiles, units and teleports. Everybody starts with 7; you can never hold more than 11.
term-fame = Fame points
    .text = Whoever begins a turn with 9 or more, and nobody has more, wins at once.
term-battle-fame = Battle fame
    .text = Won by attacking: win, with a unit still standing, and gain 1. It is yours for good.
term-divine-fame = Divine fame
    .text = Given by some tiles, and at night for two temples or an offering in the Sanctuary. It is yours for good.
term-temporary-fame = Temporary fame
    .text = 1 for each temple and each level 4 pyramid you control. Lose control, and the point goes too.
term-floors = Floors
    .text = Your board has three floors of actions: top, middle and bottom. Divine Power at the summit belongs to none of them.
term-equilibrium = Equilibrium
    .text = By nightfall each of your three floors must hold at least one token. You may not place a token that makes this impossible.
term-day = Day
    .text = Players take turns, one action token each, until everybody has placed all 5.
term-night = Night
    .text = Nine steps that everybody takes together: offerings, temples, prayers, cards, new units, and the turn order of the next day.
term-turn-order = Turn order
    .text = Who acts first each day. Every night the player with the fewest fame points chooses a place first.
term-veterans = Veteran tokens
    .text = Gained in battles that bring no fame, and for a successful defence. At night each is worth 1 prayer point or 1 unit, and two are worth a Divine Intervention card.
term-troop = Troop
    .text = All your units in one zone: at most 5, with at most one creature and one servant.
term-units = Units
    .text = You have 12. Each gives 1 strength; those off the board wait in your supply.
term-creature = Creature
    .text = Comes with a tile and goes with one troop. It is not a unit; when its troop is gone, it returns to your supply.
term-servant = Servant
    .text = Comes with an amber tile and goes with one troop, beside a creature if you like. When its troop is gone, it returns to your supply.
term-supply = Supply
    .text = Where your units, creatures and servants wait when they are not on the board.
term-control = Control
    .text = A zone is yours while your troop stands there. Districts of your own city are yours unless an enemy troop stands there.
term-pyramid = Pyramid
    .text = Who controls it may take tiles of its colour up to its level. Troops teleport from it, and level 4 is worth 1 temporary fame point.
term-power-tile = Power tile
    .text = A lasting advantage of level 1 to 4; the level is its price. You keep it for the whole game, and never own the same one twice.
term-acquire-token = Acquire token
    .text = Shows which Acquire space is for which colour. You get one with each new pyramid.
term-teleport = Teleport
    .text = Once in a Move, pay 2 prayer points to go from a district with a pyramid to any obelisk. It uses no land move.
term-obelisk = Obelisk
    .text = Where a teleport may end. Every temple and the Sanctuary has one, and some deserts.
term-land-move = Land move
    .text = A step to a neighbouring zone, or from harbor to harbor. A Move has 1, and more with tiles and creatures.
term-harbor = Harbor
    .text = For one land move, sail from any harbor to a trading harbor, or to the military harbor of your own city.
term-wall = Wall
    .text = In one Move you may enter one district of other cities, and only if the troop starts next to that city’s wall. Your own walls never stop you.
term-delta = Delta
    .text = The Delta Temple, the Sanctuary and the desert between them. You reach it by teleport and may leave it by ship.
term-sanctuary-offering = Sanctuary offering
    .text = At night, whoever holds the Sanctuary may remove 2 units there for 1 divine fame point.
term-temple = Temple
    .text = Worth 1 temporary fame point, and prayer points every night. Two temples at night bring 1 divine fame point.
term-silver-token = Silver token
    .text = From Act of God: once a round, play it with an action token for one more action on an empty space.
term-gold-token = Gold token
    .text = Everybody has one. Once a round, play it with an action token on Divine Power; you need a tile with a golden action.
term-divine-power = Divine Power
    .text = The summit of your board. Your gold token there sets off a golden action of one of your tiles.
term-golden-action = Golden action
    .text = An action printed on some tiles, used by placing the gold token on Divine Power.
term-battle-cards = Battle cards
    .text = Everybody has the same 8. A battle uses up two, one played and one discarded; when all are gone, you take them all back.
term-discard = Used battle cards
    .text = Battle cards of this player that lie face down: played or discarded. They come back when all are used.
term-di-cards = Divine Intervention cards
    .text = Secret help from the gods. The icon says when to play a card, the number what it costs.
term-diversion = Diversion
    .text = A Divine Intervention card that does nothing but bluff. It always returns to your hand.
term-war-council = War council
    .text = The start of a battle: both sides secretly choose a battle card to play, one to discard, and any Divine Intervention cards.
term-attacker = Attacker
    .text = Whoever causes the battle. Win with a unit left, and you gain 1 battle fame point.
term-defender = Defender
    .text = Whoever was there before. The defender wins ties.
term-strength = Strength
    .text = { figure-strength.text }
term-damage = Damage
    .text = { figure-damage.text }
term-unblockable-damage = Unblockable damage
    .text = { figure-unblockable.text }
term-shield = Shield
    .text = { figure-shield.text }
term-impenetrable-shield = Impenetrable shield
    .text = { figure-impenetrable.text }
term-recall = Recall
    .text = After a battle, take the whole troop back to your supply and gain 1 prayer point less than it has units.
term-retreat = Retreat
    .text = The loser’s troop goes to an empty zone next to the battle; the winner picks it. It enters no city but its own, and never sails.
term-mercenaries = Mercenaries
    .text = 3 more units for your army, from an onyx tile. They are units like all others.
term-storm = Storm
    .text = Part of the board that is closed for this number of players. Nothing enters it.
term-god-of-egypt = God of Egypt
    .text = Your god may rise once somebody has reached the rise marker. You need a level 4 pyramid in your city, the Acquire space of its colour, and 4 prayer points.
term-life-points = Life points
    .text = A god loses life points instead of units. With none left it goes back to its tile; a Recruit brings it back for free, with all of them.
term-team = Team
    .text = Teammates win together. Their troops never fight one another, they may talk in secret and show each other their cards, and they may share prayer points and veterans at the moment they gain them, or hand them over before the first token of their own turn.
term-mixed-troop = Mixed troop
    .text = Units of teammates in one zone are one troop: at most 5 units, one creature and one servant. Each of them may move it, if one of their own units goes along. A teammate’s creature or servant goes with the last unit of its owner.

## Why a setup cannot be played

setup-refusal-edition-lacks =
    This edition does not have { $option ->
        [renewal] the add-on Renewal
        [extra_di] the extra DI cards
        [long] a long game
        [beginner] the beginner variant
        [long_beginner] a long beginner game
        [strict_actions] the strict reading of actions
       *[house] these house rules
    }.
setup-refusal-gods-of-egypt-outside-rise = Gods of Egypt is a module of Rise of the Gods.
setup-refusal-mode-outside-rise = Teams and Solo are modes of Rise of the Gods.
setup-refusal-solo-is-for-one = Solo is for 1 player.
setup-refusal-solo-with-gods = Solo cannot be played with Gods of Egypt.
setup-refusal-solo-city = In Solo you live in { city-w2 }, Amon in { city-w1 }.
setup-refusal-player-count = Kemet is for 2 to { $most } players, not { $players }.
setup-refusal-team-formation = Teams are 2 v 2, 2 v 2 v 2 or 3 v 3: { $players } players cannot form teams of { $size }.
setup-refusal-team-count =
    { $named ->
        [one] 1 seat was given a team
       *[other] { $named } seats were given a team
    }, not { $players }; name the team of each or of none.
setup-refusal-team-size = Every team, from 0 to { $last }, needs { $size } seats.
setup-refusal-god-count =
    { $named ->
        [one] 1 god was named
       *[other] { $named } gods were named
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; name one each or none.
setup-refusal-god-twice = Two players cannot both play for { $god }.
setup-refusal-city-count =
    { $named ->
        [one] 1 city was named
       *[other] { $named } cities were named
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; name one each or none.
setup-refusal-city-twice = Two players cannot both live in { $city }.
setup-refusal-city-not-in-play = { $city } is not in play with { $players } players.
setup-refusal-colour-count = { $players } players use { $wanted } tile colours, not { $named }; name { $wanted } or none.
setup-refusal-no-such-colour = This edition has no { $colour } tiles.
setup-refusal-colour-twice = The tile colour { $colour } is named twice.
setup-refusal-no-rounds = A game needs at least 1 round.
