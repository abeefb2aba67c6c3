### Kemet in its first edition: what is called otherwise than in the newer ones.
### Only ids that are in the other files of the game, with no more variables.

## Colours

colour-ruby = red
    .text = Attack and movement: for those who march out first.
colour-sapphire = blue
    .text = Defence and troops: for those who hold what they have.
colour-diamond = white
    .text = Prayer and Divine Intervention: for those who plan ahead.

## The board

city-w2 = Midwest City
city-w3 = South City
zone-w1f = Northwest Sands
    .text = The desert before the Northwest City.
zone-w2a = Midwest Sunset Quarter
    .text = The western district of the Midwest City, behind its wall.
zone-w2b = Midwest Noon Quarter
    .text = The middle district of the Midwest City, behind its wall.
zone-w2c = Midwest Sunrise Quarter
    .text = The eastern district of the Midwest City, behind its wall.
zone-w2f = Midwest Sands
    .text = The desert before the Midwest City.
zone-w3a = South Sunset Quarter
    .text = The western district of the South City, behind its wall.
zone-w3b = South Noon Quarter
    .text = The middle district of the South City, behind its wall.
zone-w3c = South Sunrise Quarter
    .text = The eastern district of the South City, behind its wall.
zone-w3f = South Sands
    .text = The desert before the South City.
zone-e1f = Northeast Sands
    .text = The desert before the Northeast City.
zone-e2f = East Sands
    .text = The desert before the East City.
zone-w-on = Western Obelisk
    .text = Desert with an obelisk: troops may teleport here.
zone-w-os = Southern Obelisk
    .text = Desert with an obelisk: troops may teleport here.
zone-w-r = Western Riverbank
    .text = The land along the Nile. Where arrows are drawn, ships cross from here.
zone-w-ti = Western Temple
    .text = A temple at the edge of the board, with an obelisk. It pays 2 prayer points at the end of the day.
zone-w-tr = Western River Temple
    .text = A temple by the Nile, with an obelisk. It pays 3 prayer points at the end of the day.
zone-e-on = Eastern Obelisk
    .text = Desert with an obelisk: troops may teleport here.
zone-e-r = Eastern Riverbank
    .text = The land around the Eastern River Temple.
zone-e-ti = Eastern Temple
    .text = A temple at the edge of the board, with an obelisk. It pays 2 prayer points at the end of the day.
zone-e-tr = Eastern River Temple
    .text = A temple by the Nile, with an obelisk. It pays 3 prayer points at the end of the day.
zone-d-t = Delta Temple
    .text = A temple with an obelisk. At the end of the day you may remove 1 unit here for 5 prayer points.
zone-d-d = Delta Sands
    .text = The desert of the Delta. No way leads here from either bank; one teleports into the Delta.
zone-d-s = Sanctuary
    .text = The Sanctuary of All Gods, with an obelisk. It is no temple; at the end of the day you may remove 2 units here for 1 victory point.

kind-district = district
    .text = Part of a city, behind its own wall. Your own districts are yours while no enemy troop stands there.
kind-temple = temple
    .text = Worth 1 victory point while your troop stands there, and prayer points at the end of the day.
kind-delta-temple = Delta Temple
    .text = A temple that pays only for an offering: 1 unit for 5 prayer points, at the end of the day.
kind-sanctuary = Sanctuary
    .text = Not a temple. At the end of the day its holder may remove 2 units there for 1 victory point.

## The player board

space-apex = Divine Will (summit)
    .text = Takes only the golden token of Divine Will: a Move or a Recruit. It is on no floor.
space-t-move = Move (top floor)
    .text = Move one troop. Teleports cost 2 prayer points each.
space-m-build = Raise (middle floor)
    .text = Raise one pyramid; each new level costs its own number in prayer points.
space-m-move = Move (middle floor)
    .text = Move one troop. Teleports cost 2 prayer points each.
space-b-acq1 = Buy white (bottom floor)
    .text = Buy a white power tile.
space-b-acq2 = Buy red (bottom floor)
    .text = Buy a red power tile.
space-b-acq3 = Buy blue (bottom floor)
    .text = Buy a blue power tile.

deed-build = Raise
    .text = Raise one pyramid by any number of levels: one of yours, or one that your troop occupies. Each new level costs its own number: level 3 costs 3 prayer points.
deed-recruit = Recruit
    .text = Bring units from your supply into your districts for 1 prayer point each. In a district that an enemy holds, this starts a battle.
deed-acquire = Buy
    .text = Take a power tile of the colour of the space for as many prayer points as its level. You need a pyramid of its colour that is at least as high.
deed-move = Move
    .text = Move one troop, or a part of it, by one zone or over one arrow. It may teleport from a pyramid to an obelisk, for 2 prayer points each time. Entering a zone with an enemy troop starts a battle.
deed-divine-power = Divine Will
    .text = A Move or a Recruit with the golden token.

token-own = action token
    .text = You have 5 a day and place one every turn.
token-silver = silver token
    .text = One more action every day, from Act of God. Place it in a turn with an action token.
token-gold = golden token
    .text = From Divine Will: once a day, in a turn with an action token, a Move or a Recruit.

icon-day = day
    .text = Play it in your own turn, also in the middle of an action, but not during a battle.

## Cards

card-sb-1 = Offensive Strategy
    .text = 3 strength, 3 damage.
card-sb-2 = Defensive Strategy
    .text = 3 strength, 3 shields.

## What happened

event-fame-gained =
    { $kind ->
        [battle] { $seat } gains 1 victory point in battle.
       *[divine] { $seat } gains 1 victory point.
    }
event-token-placed =
    { $kind ->
        [silver] { $seat } also places the silver token on { $space }.
        [gold] { $seat } also places the golden token.
       *[own] { $seat } places a token on { $space }.
    }
event-game-over =
    { $winners-count ->
        [0] The game is over. Nobody wins.
        [one] The game is over: { $winners } { $reason ->
            [rounds] wins with the most victory points after the last round.
           *[fame] wins with the most victory points.
        }
       *[other] The game is over: { $winners } share the victory.
    }
end-fame = By victory points
    .text = The winner had enough victory points when the day was over, and nobody had more.
end-rounds = After the last round
    .text = The agreed number of rounds is over: the most victory points win.

## What is asked

prompt-build =
    { $free ->
        [true] Choose a pyramid to raise by one level, for free.
       *[false] Choose a pyramid and how high to raise it.
    }
prompt-acquire = Choose a power tile to buy.
prompt-muster-recruit = Recruit: choose a district and how many units go there, for 1 prayer point each.
prompt-divine-power = Use your golden token with this tile.
prompt-golden-choice = { $tile }: Move or Recruit?
prompt-war-council-di = Add Divine Intervention cards if you like, then you are ready.
prompt-offering = Remove 2 units in the Sanctuary for 1 victory point?

step-offering = Sanctuary
    .text = Who holds the Sanctuary at the end of the day may remove 2 units there for 1 victory point.
step-delta-temple = Delta Temple
    .text = Who holds the Delta Temple at the end of the day may remove 1 unit there for 5 prayer points.
step-temples = Two temples
    .text = Everybody who holds two or more temples at the end of the day gains 1 victory point.
step-adoration = Temples
    .text = Temples pay their holders prayer points, all but the Delta Temple.
step-prayers = Prayers
    .text = Everybody gains 2 prayer points.
step-night-di = Divine Intervention
    .text = Everybody draws 1 card.
step-rewards = Rewards
    .text = A winning attacker with a unit left gains 1 victory point.
step-loser-aftermath = The loser leaves
    .text = The loser recalls the troop, or goes to a zone without enemies that the winner picks.

action-gold = Use the golden token
action-decline-in-build = Raise nothing
action-decline-in-acquire = Buy nothing
action-decline-in-divine-power = No action
action-hide = Ready
action-sacrifice-in-offering = Gain 1 victory point

## Why not

refusal-not-now =
    { $verb ->
        [take] You buy power tiles with a Buy action.
        [build] You raise pyramids with a Raise action.
        [place] You bring in units with a Recruit action.
        [troop] You move troops with a Move action.
        [step] You move troops with a Move action.
        [teleport] You teleport troops with a Move action.
        [gold] The golden token comes with the tile Divine Will.
        [silver] The silver token comes with the tile Act of God.
       *[other] This is not possible now: { $action }.
    }
refusal-wrong-acquire-space = You buy { $colour } tiles on { $space }.
refusal-gold-only = Only the golden token goes there.
refusal-gold-used = You have already used your golden token today.
refusal-no-land-moves = This troop has no movement left.
refusal-not-next = The { $to } is not next to the { $from }, and no arrow leads there.
refusal-wall = The wall keeps you out of the { $zone }. You enter a district of another city only with the first step of a Move.
refusal-no-teleport-from = You cannot teleport from the { $zone }. Start at a pyramid.
refusal-troop-limit = A troop never has more than { $limit } units and one creature.

## Figures and glossary

figure-fame = victory points
    .text = Have enough when a day is over, and nobody has more: you win.
figure-land = movement
    .text = Steps this troop may take: to a neighbouring zone, or over an arrow.
term-prayer-points = Prayer points (PP)
    .text = What you pay with: pyramids, tiles, units and teleports. Everybody starts with 5; you can never hold more than 11.
term-fame = Victory points
    .text = When a day is over it is seen who has enough of them. The most win; then those from battles, then the earlier place.
term-battle-fame = Points from battles
    .text = Won by attacking: win, with a unit still standing, and gain 1. It is yours for good.
term-divine-fame = Permanent points
    .text = Given by some tiles, and at the end of the day for two temples or an offering in the Sanctuary. They are yours for good.
term-temporary-fame = Temporary points
    .text = 1 for each temple and each level 4 pyramid you control. Lose control, and the point goes too.
term-night = Night
    .text = Everybody gains prayer points and draws a card; then the last in victory points sets the order of the next day.
term-turn-order = Turn order
    .text = Who acts first each day. Every night the player with the fewest victory points sets it for everybody.
term-creature = Creature
    .text = Comes with a tile and goes with one troop. It is not a unit. From your supply it enters play with a Recruit.
term-teleport = Teleport
    .text = Pay 2 prayer points to go from a pyramid to any obelisk, as often as you can pay. It uses no movement.
term-harbor = Harbor
    .text = An arrow over the water: crossing it takes one movement.
term-wall = Wall
    .text = Every district has one. You enter a foreign district only with the first step of a Move. Your own walls never stop you.
term-delta = Delta
    .text = The Delta Temple and the land around it. You reach it by teleport only.
term-sanctuary-offering = Sanctuary offering
    .text = At the end of the day, whoever holds the Sanctuary may remove 2 units there for 1 victory point.
term-temple = Temple
    .text = Worth 1 victory point, and prayer points at the end of the day. Two temples then bring 1 more victory point for good.
term-gold-token = Golden token
    .text = From Divine Will: once a day, in a turn with an action token, a Move or a Recruit.
term-divine-power = Divine Will
    .text = The summit of your board, for the golden token.
term-battle-cards = Battle cards
    .text = Everybody has the same 6. A battle uses up two, one played and one discarded; when all are gone, you take them all back.
term-attacker = Attacker
    .text = Whoever causes the battle. Win with a unit left, and you gain 1 victory point.
term-recall = Recall
    .text = After a battle, take the whole troop back to your supply and gain 1 prayer point for each unit.
term-retreat = Retreat
    .text = The loser’s troop goes to a zone next to the battle without enemies; the winner picks it. It enters no city but its own, and never sails.

## On screen

confirm-no-golden = None of your tiles has a golden action.
play-fame = Victory points
play-fame-of = { $fame } of { $goal } victory points
play-fame-kinds = { $battle } from battles, { $divine } permanent, { $temporary } temporary
play-gold-ready = Golden token ready
play-gold-used = Golden token used
play-space-gold = your golden token lies here
play-space-add-gold = use the golden token
play-build = Raise
play-choose-di-text = Add divine cards if you like, then go.
over-fame = Enough victory points at the end of the day: the game ends in round { $rounds }.
score-battle = Victory points from battles
score-divine = Other permanent victory points
score-temporary = Victory points from temples and pyramids
score-total = All victory points
score-divine-short = permanent
fact-temple = Prayer points at the end of each day
fact-moves = Movement
fact-fame = Victory points
