### The words around the game itself: prompt line, mat, cards, market, battle panel.

## The prompt line

play-your-choice = It is your decision.
play-quiet = The table is quiet.
play-over = The game is over.
play-waiting = Waiting for { $seat }.
play-looking-back = You are looking at an earlier moment.
play-sending = One moment …
play-actions = What you can do
play-all-options = All options
    .text = Everything you can do now, as a list
play-fewer-options = Close the list
play-undo = Undo
    .text = Take back your last decision
play-undo-turn = Undo turn
    .text = Take back everything since your turn began, as far as nothing came to light
play-advice = Hint
    .text = Ask what a bot would do (H)
    .title = What a bot would do
play-advice-whom = Whom to ask
play-advice-asking = { $bot } thinks …
play-advice-none = No answer came. Try again.
play-advice-take = Do it
play-advice-take-this = Do it: { $action }
play-advice-next = Next:
play-advice-chance = Your chance to win by this estimate
play-advice-sure = Sure of it.
play-advice-fairly = Fairly sure.
play-advice-close = A close call.
play-advice-drawn = You choose in secret, so it would not always do the same: this in { $share } of cases.
play-advice-rests =
    { $count ->
        [one] From one imagined game.
       *[other] From { $count } imagined games.
    }
play-percent = { $value } %
play-hurry = Skip ahead
    .text = Let the bots act at once
play-cancel = Cancel
play-close = Close
play-ok = Got it
play-cost =
    { $cost ->
        [0] free
       *[other] { $cost } PP
    }
play-costs =
    { $cost ->
        [0] costs nothing
        [one] costs 1 prayer point
       *[other] costs { $cost } prayer points
    }
play-key = Key { $key }

play-pick-number = How many?
play-fewer = Fewer
play-more = More
play-carry = Units that go on
play-carry-now = Set it now
play-pick-one = Which one?

play-confirm-attack = Enemies stand in the { $zone }. This starts a battle.
play-confirm-attack-yes = Attack
play-confirm-discard = This card will be gone.
play-confirm-discard-yes = Give it up
play-confirm-lose-action = This action is then lost.
play-confirm-lose-action-yes = Let it go
play-confirm-end-turn = You still have actions to take.
play-confirm-end-turn-yes = End the turn anyway
play-confirm-no-golden = None of your tiles has a golden action: your gold token would do nothing.
play-confirm-no-golden-yes = Place it anyway
play-confirm-off = Do not ask again

## Keys

play-keys = Keys
play-keys-enter = Press the golden button
play-keys-digits = Choose by number
play-keys-undo = Undo
play-keys-escape = Cancel what you have begun
play-keys-list = List all options
play-keys-advice = Ask what a bot would do; Enter takes it
play-keys-help = Show these keys
play-key-enter = Enter
play-key-escape = Esc

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
play-fame-of = { $fame } of 9 fame points
play-fame-kinds = { $battle } battle, { $divine } divine, { $temporary } temporary
play-veterans = Veterans
play-supply = Supply
play-supply-of = { $supply } of { $stock } units in supply
play-pyramids = Pyramids
play-pyramid-none = no pyramid
play-pyramid-level = { $colour }, level { $level }
play-tiles = Tiles
play-tiles-count =
    { $count ->
        [0] no tiles
        [one] 1 tile
       *[other] { $count } tiles
    }
play-no-tiles = No tiles yet.
play-companions-waiting = In supply

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
play-face-down-count =
    { $count ->
        [one] 1 card discarded face down
       *[other] { $count } cards discarded face down
    }
play-face-up = Played
play-face-up-none = none played yet
play-hidden-card = A hidden card
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
ui-fact-moves = Land moves
ui-fact-fame = Fame points

## The others

play-players = Players
play-looking-through = Seen through the eyes of { $seat }
play-seen-through = seen through these eyes
play-open-hands = Everybody’s cards
play-you = you
play-bot = bot
play-online = at the table
play-offline = offline
play-bot-plays = a bot plays
play-resigned = has given up
play-deciding = deciding
play-details-of = More about { $seat }
play-discards-of = Played battle cards
play-round = Round { $round }
play-setup = Setup
play-day = Day
play-night = Night
play-turn-order = Turn order
play-next-order = Next day
play-removed-count =
    { $count ->
        [one] 1 card removed for good
       *[other] { $count } cards removed for good
    }

## Battle

play-battle = Battle
play-battle-in = Battle in the { $zone }
play-battle-minimise = See the board
play-battle-open = Back to the battle
play-battle-last = The last battle
play-battle-place = Choose on the board
play-attacker = Attacker
play-defender = Defender
play-has-chosen = has chosen
play-is-choosing = is choosing …
play-you-are-ready = You are ready. Waiting for the other side.
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
    .text = Declare the number of your Divine Intervention cards. You may bluff with Diversion.
play-ready = Ready
play-clear = Start over
play-odds-win = { $percent } % to win
play-odds = Odds
    .text = From public knowledge: every card the other side may still hold counts the same. Hidden Divine Intervention cards may change it.
play-odds-losses = you lose { $own }, they lose { $theirs } units on average
play-sum-so-far = Known so far
play-other-effects = Other effects
play-cancelled = cancelled
play-wins = wins
play-tie = The defender wins the tie.
play-aftermath = What came of it

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
play-victims = Whom?
play-options = Your choice

play-tokens-on = Tokens on { $spaces }.
play-count-exchange = Swap companions
play-count-convert = Turn shields into damage
play-count-reinforce = Add units
play-side-lost =
    { $units ->
        [0] { $seat } loses no unit.
        [one] { $seat } loses 1 unit.
       *[other] { $seat } loses { $units } units.
    }
