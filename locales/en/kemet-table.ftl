### Kemet on screen: mat, cards, market, battle, board, and the end.

## What every game is asked for

game-currency = Prayer points
game-costs =
    { $cost ->
        [0] costs nothing
        [one] costs 1 prayer point
       *[other] costs { $cost } prayer points
    }
game-choice-cost = you can choose “{ $choice }” for { $cost ->
    [one] { $cost } prayer point
   *[other] { $cost } prayer points
    }
jump-battle = Next battle
game-side = Market, log and chat
panel-market = Tiles
game-fold-side = Fold or unfold market, log and chat
game-telling = Amon acts. “Next” or the space bar leads on.

## The prompt line

play-carry = Units that go on
play-carry-now = Set it now

confirm-attack = Enemies stand in the { $zone }. This starts a battle.
confirm-attack-yes = Attack
confirm-discard = This card will be gone.
confirm-discard-yes = Give it up
confirm-lose-action = This action is then lost.
confirm-lose-action-yes = Let it go
confirm-end-turn = You still have actions to take.
confirm-end-turn-yes = End the turn anyway
confirm-no-golden = None of your tiles has a golden action: your gold token would do nothing.
confirm-no-golden-yes = Place it anyway

## The mat

play-mat = Your board
play-tokens-left =
    { $count ->
        [0] No action token left
        [one] 1 action token left
       *[other] { $count } action tokens left
    }
play-silver-ready = Silver token ready
play-silver-used = Silver token used
play-gold-ready = Gold token ready
play-gold-used = Gold token used
play-space-free = free
play-space-taken = your token lies here
play-space-silver = your silver token lies here
play-space-gold = your gold token lies here
play-space-pending = still to be resolved
play-space-token = place a token
play-space-add-silver = add the silver token
play-space-add-gold = add the gold token
play-space-begin = begin
play-space-slot = put the acquire token here
play-prayer = Prayer points
play-prayer-of = { $prayer } of { $most } prayer points
play-fame = Fame
play-fame-of = { $fame } of { $goal } fame points
play-fame-when = when the day ends
    .text = Whoever has enough victory points when a day is over wins.
play-fame-kinds = { $battle } battle, { $divine } divine, { $temporary } temporary
play-veterans = Veterans
play-supply = Supply
play-supply-of = { $supply } of { $stock } units in supply
play-pyramids = Pyramids
play-pyramid-none = no pyramid
play-found-none = Leave empty
play-pyramid-level = { $colour }, level { $level }
play-tiles = Tiles
play-no-tiles = No tiles yet.
play-companions-waiting = In supply

play-space-twice = two tokens of yours lie here
play-space-repeat = use it a second time, thanks to Wadjet
play-token-twice = A second one on { $space }.

## Gods of Egypt

play-cult = Cult of { $god }
play-god-tile = Your god
play-god-of = God of { $seat }
play-god-asleep = asleep
play-god-ready = can rise
play-god-waits = not yet
play-god-supply = in supply
play-god-board = on the board
play-god-life = { $life } of { $most } life points
play-god-strength = strength { $strength }
play-god-where = in the { $zone }
play-god-back = It comes back with your next Recruit, for free and with all its life points.
play-god-needs = To let it rise with an Acquire action
play-god-needs-fame = Somebody has reached { $need } fame points
play-god-needs-summit = A level 4 pyramid in your city
play-god-needs-space = The Acquire space of its colour is free
play-god-needs-prayer = { $need } prayer points
play-god-yes = done
play-god-no = missing
play-god-rise = Let { $god } rise
play-track = Fame
play-track-at =
    { $fame ->
        [one] { $seat }: 1 fame point
       *[other] { $seat }: { $fame } fame points
    }
play-track-goal = { $goal } fame points win
play-track-mark = The gods rise at { $need }
play-track-risen = The gods have risen
play-keep-seth = Cards that Seth shows
play-side-lost-life =
    { $points ->
        [0] The god of { $seat } loses no life point.
        [one] The god of { $seat } loses 1 life point.
       *[other] The god of { $seat } loses { $points } life points.
    }

## Teams

play-team-fame = { $fame } of { $goal } fame points for the team
play-team-share = { $fame } of them by this player
play-team-order = Order markers
play-names = Who?
play-name-units =
    { $count ->
        [one] 1 unit there
       *[other] { $count } units there
    }
play-share = Share with your team
play-share-with = For { $seat }
play-share-room = { $prayer } of { $most }
play-share-keep = You keep { $count }
play-share-give = Give { $count }
play-share-lost =
    { $count ->
        [one] 1 prayer point more than you can hold: it is lost unless a teammate takes it.
       *[other] { $count } prayer points more than you can hold: they are lost unless a teammate takes them.
    }
play-carry-of = Of { $seat }
play-carry-mine = Yours
play-carry-sum =
    { $count ->
        [one] 1 unit goes
       *[other] { $count } units go
    }

## Cards

play-battle-cards = Battle cards
play-battle-cards-count =
    { $count ->
        [one] 1 battle card in hand
       *[other] { $count } battle cards in hand
    }
play-di-cards = Divine Intervention
play-di-cards-count =
    { $count ->
        [0] no Divine Intervention card
        [one] 1 Divine Intervention card
       *[other] { $count } Divine Intervention cards
    }
play-no-di = No cards in hand.
play-face-down = Discarded face down
    .text = Only you see these.
play-face-up = Played
play-face-up-none = none played yet
play-hidden = Hidden
play-spent-count =
    { $count ->
        [0] none spent
       *[other] { $count } spent
    }
play-deck-count =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
play-self-loss =
    { $units ->
        [one] costs you 1 unit
       *[other] costs you { $units } units
    }
play-wards = no ordinary damage

## The market

play-market = Market
play-market-open = What you could take now is raised.
play-level = Level { $level }
play-copies =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }
play-sold-out = taken
play-yours = yours
play-only-affordable = Only what I can take
play-golden = Golden action

## The others

play-discards-of = Played battle cards
play-day = Day
play-night = Night
play-next-order = Next day
play-removed-count =
    { $count ->
        [one] 1 card removed for good
       *[other] { $count } cards removed for good
    }

## Battle

play-battle-in = Battle in the { $zone }
play-attacker = Attacker
play-defender = Defender
play-council = War council
play-choose-play = Play
play-choose-play-text = Choose the card you play.
play-choose-discard = Discard
play-choose-discard-text = Now one to discard, unseen.
play-choose-di = Divine Intervention
play-choose-di-text = Add divine cards if you like, then go.
play-di-cost-sum =
    { $cost ->
        [0] nothing to pay
       *[other] { $cost } PP at the reveal
    }
play-declare = Tell how many I add
    .text = Everybody reads the number as soon as you are ready, your opponent too if they still choose. Diversion counts: that is the bluff it is for.
play-declares =
    { $count ->
        [0] adds no divine card
        [one] adds 1 divine card
       *[other] adds { $count } divine cards
    }
play-odds-chance = { $chance } to win
play-odds-range = { $least } to { $most } %
play-odds-units = { $own } of your units against { $theirs }
play-odds-unknown =
    { $count ->
        [one] and up to 1 unknown card
       *[other] and up to { $count } unknown cards
    }
play-odds = Odds
    .text = From public knowledge: every card the other side may still hold counts the same. A range tells what hidden Divine Intervention cards may make of it.
play-odds-losses = you lose { $own }, they lose { $theirs } units on average
play-sum-so-far = Known so far
play-other-effects = Other effects
play-cancelled = cancelled
play-tie = The defender wins the tie.

## Setup and night

play-choose-god = Your god
play-choose-city = Your city
play-garrison = Your first troops
play-garrison-empty = stays empty
play-found = Your first pyramids
play-build = Build
play-to-level = to level { $level }
play-colour-of-pyramid = Colour of the pyramid
play-destiny = Places in turn order
play-destiny-free = free
play-veterans-use = Veterans to turn in
play-first-tile = Your first tile
play-billet = Your first units
play-billet-none = none
play-keep = Cards that Vision shows
play-decree = Order of play
play-answer = Your answer
play-playable = Cards you may play
play-occupied = Pyramids you occupy
play-unasked = Do not ask me
    .text = The answer is no at once, whatever you hold. Only at this table.
    .share = You keep what you gain, at once. Only at this table.
play-unasked-veto = whether to forbid a card
play-unasked-escape = whether to escape
play-unasked-share = whether to share what I gain
play-victims = Whom?

play-tokens-on = Tokens on { $spaces }.
count-exchange = Swap companions
count-convert = Turn shields into damage
count-reinforce = Add units
play-side-lost =
    { $units ->
        [0] { $seat } loses no unit.
        [one] { $seat } loses 1 unit.
       *[other] { $seat } loses { $units } units.
    }

## The board

board-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
    }
board-prayer = { $count ->
    [one] { $count } prayer point
   *[other] { $count } prayer points
    }
board-obelisk = an obelisk
board-port-military = a military harbor
board-port-trading = a trading harbor
board-ships = ships to { $zones }
board-pyramid = a level { $level } pyramid of { $colour }
board-held = held by { $seat }
board-held-with = held by { $seat } with { $strength }
board-troop = { $seat } with { $strength }
board-god = the god { $god }, { $life } of { $most } life points, strength { $strength }
board-mixed = together { $count } of { $limit } units
board-fighting = A battle is fought here.

## Tables as text: the headings of what is offered, and what the board is to a reader

text-group-zone = On the board
text-group-space = On your player board
text-group-market = In the market
text-group-tile = Your tiles
text-group-card = Your battle cards
text-group-di = Your Divine Intervention cards
text-group-pyramid = Your pyramids
text-group-council = War council
text-group-count = Numbers
text-group-panel = Choices
text-group-button = Go on

count-carry = Units that go on
count-carry-for = Units of a teammate that go on
count-veterans = Veterans to turn in

text-borders = Borders { $zones }.
text-city = City
text-city-of = { $city }, city of { $seat }
text-bank-west = The west bank
text-bank-east = The east bank
text-bank-delta = The Delta
text-companions = What gods, creatures and servants on the board do
text-hand = Your cards
text-spaces = Action spaces
text-times = { $count } × { $thing }
text-none = none
text-acquire-tokens = Acquire tokens: { $colours }.
text-owned-by = Owned by { $seats }.
text-column = Column { $column }
text-adds-nothing = nothing

## The end

over-fame = Enough fame, and nobody ahead: the game ends in round { $rounds }.
over-rounds = The last round is over.
score-battle = Fame from battles
score-divine = Divine fame
score-temporary = Fame from temples and pyramids
score-total = All fame
score-team = Fame of the team
score-team-once = What teammates hold together counts for each of them, and once for their team.
score-battle-short = battles
score-divine-short = divine
score-temporary-short = temples, pyramids
score-total-short = all
score-team-short = team

## What the signs mean

legend-row = In the row of a player
legend-mat = On your board
legend-board = On the map
legend-battle = In a battle

## What a thing is, on its card

thing-tile = Power tile
thing-di = Divine Intervention
thing-card = Battle card
thing-companion = Companion
thing-colour = Colour
thing-god = God
thing-power = God of Egypt
thing-deed = Action
thing-space = Action space
fact-cost = Price in prayer points
fact-strength = Strength
fact-damage = Damage
fact-unblockable = Unblockable damage
fact-shield = Shield
fact-impenetrable = Impenetrable shield
fact-self = Damage to your own troop
fact-temple = Prayer points each night
fact-moves = Land moves
fact-fame = Fame points

# What the signs on the board mean.
legend-temple = A temple: at night it pays this many prayer points to whoever holds it.
legend-sanctuary = The Sanctuary: at night two units given up here are a divine fame point.
legend-obelisk = An obelisk: troops teleport to it.
legend-pyramid = A pyramid with its level: troops teleport from it.
legend-port-trading = A trading harbor: everybody’s ships may land here.
legend-port-military = A military harbor: only ships of its own city may land here.

# Why a hint proposes something: what gets better for you, or worse for somebody else.
reason-lasting-fame = fame that lasts
    .other = less lasting fame for { $seat }
reason-fame = more fame
    .other = less fame for { $seat }
reason-lead-in-fame-from-four-behind = a better place in the race for fame
    .other = { $seat } falls back in the race for fame
reason-would-win-by-turns-to-wait = you come close to winning
    .other = { $seat } no longer comes close to winning
reason-prayer-points = prayer points for what comes next
    .other = fewer prayer points for { $seat }
reason-pyramid-by-colour-and-level = a better pyramid
    .other = { $seat } loses a pyramid
reason-pyramids = more pyramids
    .other = fewer pyramids for { $seat }
reason-tile = the power of a tile
    .other = { $seat } goes without a tile
reason-tiles = one more tile
    .other = fewer tiles for { $seat }
reason-floors-to-fill-by-tokens-left = your pyramid floors fill up in time
    .other = { $seat } cannot fill all floors in time
reason-silver-token-ready = your silver token stays ready
    .other = { $seat } has no silver token left
reason-golden-action-ready = your golden action stays ready
    .other = { $seat } has no golden action left
reason-veterans = more veterans
    .other = fewer veterans for { $seat }
reason-battle-card-in-hand = better battle cards stay in hand
    .other = { $seat } has worse battle cards left
reason-battle-cards-in-hand = more battle cards in hand
    .other = fewer battle cards for { $seat }
reason-divine-card-in-hand = a good Divine Intervention card
    .other = { $seat } has one good card less
reason-units-on-the-board = more units on the board
    .other = fewer units for { $seat }
reason-troops = your troops stand better apart
    .other = { $seat } has fewer troops
reason-largest-troop = a strong troop
    .other = a weaker troop for { $seat }
reason-temple-by-margin-and-hour = a temple that is held well
    .other = { $seat } loses the hold on a temple
reason-temples-by-hour = more temples, for prayer points and fame at night
    .other = { $seat } holds fewer temples
reason-sanctuary-by-margin-and-hour = a good hold on the Sanctuary of All Gods
    .other = { $seat } loses the hold on the Sanctuary
reason-temple-income-by-hour = more income from temples at night
    .other = less income from temples for { $seat }
reason-own-district-lost-by-level = your own city stays yours
    .other = a district of { $seat } is taken
reason-foreign-district-held-by-level = you hold a district of another city
    .other = { $seat } no longer holds a foreign district
reason-own-district-manned-by-level-and-units = your city is guarded
    .other = the city of { $seat } is guarded worse
reason-own-pyramid-bare-by-level = no pyramid of yours stands unguarded
    .other = a pyramid of { $seat } stands unguarded
reason-companion-with-a-troop = a companion goes with a troop
    .other = { $seat } loses a companion on the board
reason-companion-idle = no companion sits idle
    .other = a companion of { $seat } sits idle
reason-place-in-the-order-by-hour = a better place in the turn order
    .other = a worse place in the turn order for { $seat }
reason-moves-open-by-hour = you can still move
    .other = { $seat } can move less
reason-strength-by-tiles = more strength in battle
    .other = less strength in battle for { $seat }
reason-units-outside-the-city = more units out where they count
    .other = { $seat } has fewer units outside the city
reason-god-by-life = a god in good health
    .other = the god of { $seat } is hurt
reason-god-by-place-and-hour = your god stands where it counts
    .other = the god of { $seat } stands worse
reason-condition-of-an-objective-by-what-is-missing-and-rounds-left = closer to the objective
    .other = { $seat } is further from the objective
reason-objective-fulfilled-by-hour = the objective is fulfilled
    .other = { $seat } no longer fulfils the objective
reason-amon-s-strength-by-war-table = Amon fights with less strength
    .other = Amon fights with more strength against { $seat }
