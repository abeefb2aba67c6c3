### Alone against Amon: his cards, his board, what he does and why, and the end.

## His cards. An event does its lines once, from the first to the last; what lasts holds until the next event.

omen-wy01 = Thirst for revenge
    .text = Once: discard 2 Divine Intervention cards of your choice. While it lies there: War Table strength +2, damage +2.
    .first = Choose and discard 2 Divine Intervention cards.
    .lasting = War Table: strength +2, damage +2.
omen-wy02 = Buried
    .text = Once: strength −1, shield +1, land moves −1, and Amon takes an action card. While it lies there: a teleport costs you 3 prayer points.
    .first = War Table: strength −1.
    .second = War Table: shield +1.
    .third = War Table: land moves −1.
    .fourth = Amon takes an action card.
    .lasting = A teleport costs you 3 prayer points; nothing lowers it.
omen-wy03 = Tomb robbers
    .text = Once: Amon plunders twice. While it lies there: a power tile costs you 1 prayer point more.
    .first = Amon plunders twice.
    .lasting = A power tile costs you 1 prayer point more.
omen-wy04 = Vigil of Amon
    .text = Once: shield +1. While it lies there Amon has a night: for 2 temples of his you lose 1 permanent fame point, and each of his troops gains a unit.
    .first = War Table: shield +1.
    .lasting = Amon has a night: for 2 temples of his you lose 1 permanent fame point, and each of his troops gains a unit.
omen-wy05 = Whirling sands
    .text = Once: shield +1, and Amon plunders. While it lies there: your Moves have 1 land move fewer, never below 1.
    .first = War Table: shield +1.
    .second = Amon plunders.
    .lasting = Your Moves have 1 land move fewer, never below 1.
omen-wy06 = Scorching sun
    .text = Once: damage +1, and you lose 2 prayer points. While it lies there: each Recruit costs you 1 prayer point more.
    .first = War Table: damage +1.
    .second = You lose 2 prayer points.
    .lasting = Each Recruit costs you 1 prayer point more.
omen-wy07 = Drums of war
    .text = Once: land moves +1, and Amon takes an action card.
    .first = War Table: land moves +1.
    .second = Amon takes an action card.
omen-wy08 = Bloody skirmish
    .text = Once: strength, damage and land moves +1.
    .first = War Table: strength +1.
    .second = War Table: damage +1.
    .third = War Table: land moves +1.
omen-wy09 = Blood tax
    .text = Once: each of your troops of 3 units or more loses one, and Amon plunders.
    .first = Each of your troops of 3 units or more loses one.
    .second = Amon plunders.
omen-wy10 = The god tires
    .text = Once: strength −1, damage −1, and up to 2 units for each troop of Amon’s. While it lies there: each battle won against Amon gives you 1 prayer point.
    .first = War Table: strength −1.
    .second = War Table: damage −1.
    .third = Each troop of Amon’s gets up to 2 units.
    .lasting = Each battle you win against Amon gives you 1 prayer point.

disaster-do01 = Locusts
    .text = Each Pray gives you 1 prayer point less.
disaster-do02 = Low Nile
    .text = At night each temple pays you 1 prayer point less.
disaster-do03 = Pestilence
    .text = When night falls your largest troop loses a unit, never the last one you have.
disaster-do04 = Long darkness
    .text = No free Divine Intervention card at night; veterans still buy them.
disaster-do05 = Wrath of the hidden god
    .text = War Table: strength +1, land moves +1.

command-ak01 = Surge
    .text = A goes for your highest pyramid. B goes for your smallest troop.
    .first = Troop A: your highest pyramid; your pyramid with a troop of yours; your westernmost pyramid.
    .second = Troop B: your smallest troop; your troop nearest to it; the temple with most prayer points.
command-ak02 = Manhunt
    .text = A goes for your largest troop. B goes for your troop with a companion.
    .first = Troop A: your largest troop; your troop nearest to it; your easternmost pyramid.
    .second = Troop B: your troop with a companion; your troop nearest to it; your westernmost pyramid.
command-ak03 = Keepers of the shrines
    .text = Both troops go for temples, yours first.
    .first = Troop A: your temple with most prayer points; the nearest temple without a troop; the temple with most prayer points.
    .second = Troop B: your temple nearest to it; the nearest temple without a troop; the westernmost temple.
command-ak04 = Raiders
    .text = Amon plunders. B goes for your lowest pyramid; A stays.
    .first = Amon plunders.
    .second = Troop A stays where it is.
    .third = Troop B: your lowest pyramid; your pyramid without a troop of yours; your easternmost pyramid.
command-ak05 = Light reinforcements
    .text = Up to 2 units for each troop of Amon’s; each of your troops loses one.
    .first = Each troop of Amon’s gets up to 2 units.
    .second = Each of your troops loses a unit.
command-ak06 = Heavy reinforcements
    .text = Both troops of Amon’s are filled to 6; you lose a Divine Intervention card by lot.
    .first = Both troops of Amon’s are filled to 6.
    .second = You discard a Divine Intervention card, drawn by lot.
command-ak07 = Pincers
    .text = Both troops go for your troop nearest to Amon’s sands.
    .first = Troop A: your troop nearest to Amon’s sands; your smallest troop; your westernmost pyramid.
    .second = Troop B: your troop nearest to Amon’s sands; your smallest troop; your easternmost pyramid.
command-ak08 = Profanation
    .text = A goes for your highest pyramid, B for your temple. If Amon then holds a pyramid of yours or 2 temples, you lose 1 permanent fame point.
    .first = Troop A: your highest pyramid; your pyramid without a troop of yours; your easternmost pyramid.
    .second = Troop B: your temple nearest to it; the nearest temple without a troop; the westernmost temple.
    .third = If Amon holds a pyramid of yours or 2 temples, you lose 1 permanent fame point.
command-ak09 = March on the Delta
    .text = A unit for B. A goes for your largest troop in the Delta, B for your nearest troop.
    .first = Troop B gets a unit.
    .second = Troop A: your largest troop in the Delta; the Delta Temple.
    .third = Troop B: your troop nearest to it; the temple with fewest prayer points.

plunder-g01 = Plunder card 1
    .text = Top colour: level 2, column 1. Bottom colour: level 4, column 2.
plunder-g02 = Plunder card 2
    .text = Top colour: level 3, column 2. Bottom colour: level 2, column 3.
plunder-g03 = Plunder card 3
    .text = Top colour: level 4, column 3. Bottom colour: level 3, column 1.
plunder-g04 = Plunder card 4
    .text = Top colour: level 2, column 4. Bottom colour: level 3, column 3.
plunder-g05 = Plunder card 5
    .text = Top colour: level 3, column 4. Bottom colour: level 4, column 1.
plunder-g06 = Plunder card 6
    .text = Top colour: level 4, column 2. Bottom colour: level 2, column 2.
plunder-g07 = Plunder card 7
    .text = Top colour: level 3, column 1. Bottom colour: level 4, column 3.
plunder-g08 = Plunder card 8
    .text = Top colour: level 4, column 1. Bottom colour: level 3, column 4.

## What happens

amon-objective-set = Your objective: { $objective }. You have { $rounds } rounds.
amon-creature-card = { $card } is turned up to find a creature for Amon. Other tiles stay.
amon-creature-found =
    { $card ->
        [none] By lot Amon takes { $tile }: { $companion } joins his troop { $troop }.
       *[other] { $card } points at { $tile }: { $companion } joins Amon’s troop { $troop }.
    }
amon-troop-placed = Amon’s troop { $troop } stands in the { $zone } with { $units } units.
amon-event-drawn = An event: { $card }.
amon-event-covered = It covers { $card }, which no longer holds.
amon-disaster-drawn = A disaster, to the end of the game: { $card }.
amon-action-drawn = Amon acts: { $card }.
amon-actions-reshuffled = The used action cards are shuffled into a new deck.
amon-line = { $card }: { $text }
amon-war-table =
    War Table: { $column } { SAME($asked, $applied) ->
        [false] { SIGNED($asked) }, of which { SIGNED($applied) } counts: no column leaves the table
       *[true] { SIGNED($asked) }
    }. It is now { SIGNED($value) }.
amon-target =
    Troop { $troop } makes for { $kind ->
        [troop] your troop
        [pyramid] your pyramid
       *[temple] the temple
    } in the { $zone }: it is { $condition }{ $decision }. { $passed }
amon-stepped =
    Troop { $troop } { $way ->
        [teleport] teleports
        [harbor] sails
       *[land] marches
    } from the { $from } to the { $to }: { $reason }. { $moves_left ->
        [0] No land move is left.
        [one] 1 land move is left.
       *[other] { $moves_left } land moves are left.
    }
amon-crossed = Troop { $troop } passes troop { $other } in the { $zone }.
amon-halted =
    { $zone ->
        [none] Troop { $troop } halts: { $reason }.
       *[other] Troop { $troop } halts in the { $zone }: { $reason }.
    }
amon-recruited =
    Troop { $troop } in the { $zone } gets { $units ->
        [one] 1 unit
       *[other] { $units } units
    }.
amon-plunder-drawn = Amon plunders: { $card }.
amon-plunder-reshuffled = The used plunder cards are shuffled into a new deck.
amon-plundered =
    { $half ->
        [upper] Top colour
       *[lower] Bottom colour
    }, level { $level }, column { $column }: { $tile } leaves the game.{ SAME($asked, $level) ->
        [false] {" "}Level { $asked } was empty there, so the card looks further down.
       *[true] {""}
    }
amon-plunder-missed =
    { $half ->
        [upper] In the top colour
       *[lower] In the bottom colour
    } { $card } finds no tile: another card is drawn.
amon-plunder-skipped =
    { $half ->
        [upper] In the top colour
       *[lower] In the bottom colour
    } no plunder card finds a tile any more.
amon-card-turned = Amon’s eight battle cards are shuffled, and one is turned up.
amon-recalled =
    Amon takes back { $units ->
        [one] the last unit
       *[other] the { $units } units
    } of troop { $troop } in the { $zone }.
amon-respawned = Troop { $troop } comes back with 5 units in the { $zone }: { $reason }.
amon-banished = Amon sends your troop to the { $zone }: { $reason }.
amon-fame-lost =
    You lose 1 { $kind ->
        [battle] battle
       *[divine] divine
    } fame point.
amon-fame-safe = You lose no fame point.
amon-objective = Your objective: { $progress }.
amon-round-marker =
    { $rounds ->
        [0] The round marker leaves the track: the last round is over.
        [one] The round marker goes to 1: one round is left.
       *[other] The round marker goes to { $rounds }: so many rounds are left.
    }

## Why

solo-condition-highest-pyramid = your highest pyramid
solo-condition-lowest-pyramid = your lowest pyramid
solo-condition-occupied-pyramid = your pyramid with a troop of yours
solo-condition-unoccupied-pyramid = your pyramid without a troop of yours
solo-condition-western-pyramid = your westernmost pyramid
solo-condition-eastern-pyramid = your easternmost pyramid
solo-condition-smallest-troop = your smallest troop
solo-condition-largest-troop = your largest troop
solo-condition-nearest-troop = your troop nearest to it
solo-condition-escorted-troop = your troop with a companion
solo-condition-troop-nearest-to = your troop nearest to the { $zone }
solo-condition-largest-delta-troop = your largest troop in the Delta
solo-condition-richest-temple = the temple with most prayer points
solo-condition-poorest-temple = the temple with fewest prayer points
solo-condition-your-richest-temple = your temple with most prayer points
solo-condition-your-nearest-temple = your temple nearest to it
solo-condition-nearest-empty-temple = the nearest temple without a troop
solo-condition-western-temple = the westernmost temple
solo-condition-delta-temple = the Delta Temple

solo-decision-condition = {""}
solo-decision-nearest = , and of several the nearest
solo-decision-west = , and of several as near the western one, as always for A
solo-decision-east = , and of several as near the eastern one, as always for B
solo-decision-north = , and of several as near the northern one
solo-decision-id = , and of several alike the first

solo-tried-none = “{ $condition }” fits nothing.
solo-tried-several = “{ $condition }” fits { $found }, so the card asks on.

solo-way-shortest = the shortest way
solo-way-fewer-crossings = of the shortest ways the one that does not pass his other troop
solo-way-fewer-battles = of the shortest ways the one past fewer of your troops
solo-way-temple = of the shortest ways the one through a temple
solo-way-west = of the shortest ways the western one, as always for A
solo-way-east = of the shortest ways the eastern one, as always for B
solo-way-north = of the shortest ways the northern one
solo-way-id = of the shortest ways, all alike, the first

solo-halt-arrived = it is where it wanted to be
solo-halt-already-there = it stands in its target already
solo-halt-no-target = nothing the card asks for is there
solo-halt-no-way = no way leads there
solo-halt-no-moves = it has no land move left
solo-halt-other-troop = his other troop is in the way
solo-halt-battle = your troop stands there, so there is a battle

solo-respawn-own-place = this pyramid is its own
solo-respawn-only-empty = only this pyramid is free
solo-respawn-weaker-troop = you hold both pyramids, this one with fewer units, so it attacks
solo-respawn-lot = you hold both pyramids alike, so chance has chosen, and it attacks
solo-respawn-other-troop = his other troop stands at the other pyramid, so it attacks

solo-banish-only = there is no other place
solo-banish-no-temple = the others are temples
solo-banish-farthest = it is the farthest from your city
solo-banish-west = of the farthest it is the westernmost
solo-banish-id = of several alike the first

## What you are asked

prompt-tribute =
    { $left ->
        [one] Amon’s event wants a Divine Intervention card. Choose the one you discard.
       *[other] Amon’s event wants { $left } Divine Intervention cards. Choose one you discard.
    }
waiting-tribute = { $seat } is choosing a card to discard.
prompt-pestilence = The pestilence takes a unit from your largest troop. Several are alike: choose which.
waiting-pestilence = { $seat } is choosing where the pestilence strikes.
action-strike-in-pestilence = Take the unit from the { $zone }

## Amon's board

seat-amon = Amon
    .text = The hidden god. Nobody plays him: his cards say what he does.
panel-amon = Amon
amon-board = Amon’s board
amon-led = Led by his cards
objective-of = Objective
solo-objective-hidden = The objective lies face down
    .text = It comes to light when Amon’s board is laid out.
goal-permanent-fame = permanent fame: { $have } of { $need }
goal-divine-fame = divine fame: { $have } of { $need }
goal-temples = temples you hold: { $have } of { $need }
goal-amons-pyramids = Amon’s pyramids you hold: { $have } of { $need }
goal-summits = your pyramids of level 4: { $have } of { $need }
goal-pyramids = your pyramids in your hand: { $have } of { $need }
goal-levels = levels of your pyramids: { $have } of { $need }
goal-tiles = power tiles: { $have } of { $need }
goal-high-tiles = tiles of level 4: { $have } of { $need }
goal-free-districts = your districts without Amon: { $have } of { $need }
goal-met = reached
goal-open = not yet
solo-judged-ce01 = Looked at when a night ends.
solo-judged-ce02 = Looked at when a night ends.
solo-judged-ce03 = Looked at whenever a card, an action or a step of the night is over, with its battles.
solo-judged-ce04 = Looked at when the last night ends.
solo-judged-ce05 = Looked at whenever a card, an action or a step of the night is over, with its battles.
round-track = Rounds left
round-track-at =
    { $rounds ->
        [0] No round is left
        [one] This is the last round
       *[other] { $rounds } rounds are left, this one included
    }
rounds-left =
    { $rounds ->
        [0] no round left
        [one] last round
       *[other] { $rounds } rounds left
    }
war-table = War Table
    .text = What each troop of Amon’s gets on top of its units, its creature and its card.
war-strength = strength
war-damage = damage
war-shield = shield
war-moves = land moves
war-at = { $column }: { $value }
war-passing = { $figure } of it ends with the event
his-event = Event in force
his-event-none = No event yet. The first comes after your third token.
his-event-once = Done once
his-event-lasting = Holds until the next event
his-event-next = The next event comes after your third token.
his-action-next = Amon acts after your fifth token.
disasters = Disasters
    .text = To the end of the game
last-action = Last action card
amons-troops = Amon’s troops
amon-troop = Troop { $troop }
amon-troop-at =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    } in the { $zone }
amon-troop-gone = not on the board
amon-troop-moves =
    { $moves ->
        [0] cannot march
        [one] 1 land move
       *[other] { $moves } land moves
    }
amons-decks = His decks
deck-events = Events
deck-actions = Actions
deck-plunder = Plunder
deck-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
deck-events-left =
    { $count ->
        [0] none left
       *[other] { $count } left, { $disasters ->
            [0] no disaster among them
            [one] 1 disaster among them
           *[other] { $disasters } disasters among them
        }
    }
deck-seen = Seen: { $cards }
deck-unseen = None seen since it was shuffled
plundered-count =
    { $count ->
        [0] Nothing is plundered yet.
        [one] 1 tile is plundered.
       *[other] { $count } tiles are plundered.
    }
grid-columns = Columns
grid-top = top colour
grid-bottom = bottom colour
grid-gone = { $tile }, no longer here
grid-plundered = { $tile }, plundered
grid-taken = { $tile }, taken
grid-empty = never used
grid-plundered-mark = plundered
grid-taken-mark = yours
grid-amons-mark = Amon’s

## Telling what he does

telling = What Amon does
telling-how = Amon’s doings
    .text = How you are told what Amon does
telling-own = Your battle is over. Amon’s card comes next.

## In a battle

amon-no-council = Turns up a card after yours
ledger-war-table = War Table

## The end

end-objective = By objective
    .text = Everything the objective asks for was reached.
end-no-units = No unit left
    .text = No unit of yours was left on the board.
over-objective = Everything the objective asks for is reached, in round { $rounds }.
over-no-units = No unit of yours is left on the board, in round { $rounds }.
solo-won = You win against Amon
solo-lost = Amon wins
solo-again = Again
    .text = The same objective, from the start
solo-other = Another objective
