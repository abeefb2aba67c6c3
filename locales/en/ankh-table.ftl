### Ankh on screen: tracks, boards, cards, battle, and the end.

## What every game is asked for

game-currency = Followers
game-costs =
    { $cost ->
        [0] costs nothing
        [one] costs 1 follower
       *[other] costs { $cost } followers
    }
game-choice-cost = you can choose “{ $choice }” for { $cost ->
    [one] { $cost } follower
   *[other] { $cost } followers
    }
game-side = Tracks, log and chat
panel-tracks = Tracks
game-fold-side = Fold or unfold tracks, log and chat
jump-battle = Next battle
jump-conflict = Next conflict
jump-merge = To the merge
game-telling = Read what happens; “Next” or the space bar leads on.

confirm-no-power = Your followers do not pay for another power: only the marker would move.
confirm-no-power-yes = Do it anyway
confirm-no-figure = There is no figure in your pool: only the marker would move.
confirm-no-figure-yes = Do it anyway

## The tracks

play-devotion = Devotion
play-devotion-of = Devotion { $devotion } of { $top }
play-devotion-ranks = Devotion, the highest first
play-devotion-hint = After the fourth conflict all gods up to { $red } are forgotten. Who reaches { $top } wins at once.
play-in-red = in the red
play-both = { $one } and { $other }
play-events = Events
play-events-track = Events of this game
play-next-event = Next: { $event }
play-after-merge = After this conflict the last two gods become one.
play-after-forgotten = After this conflict all gods in the red are forgotten.
play-after-end = After this conflict the game ends.
play-actions-track = Actions
play-until-event = { $count ->
    [one] the next step brings an event
   *[other] { $count } steps to an event
    }
play-supplies = In the supply
play-camels = Camels
play-level = Level { $level }

## Gods and their boards

play-followers = Followers
play-warriors = Warriors
play-ankhs = Ankh tokens
play-ankhs-of = { $count ->
    [one] 1 Ankh token left to mark monuments
   *[other] { $count } Ankh tokens left to mark monuments
    }
play-monuments = Monuments
play-trapped-of = { $count ->
    [one] 1 warrior held by Anubis
   *[other] { $count } warriors held by Anubis
    }
play-special-suns = { $left } of { $of } suns left
play-special-suns-short = Suns
play-special-gates = { $left } of { $of } gates to the underworld left
play-special-gates-short = Gates
play-special-traps = { $left } of { $of } places hold a trapped warrior
play-special-traps-short = Trapped
play-special-two-cards = { $left ->
    [0] Two cards are used up for this conflict
   *[other] May play two cards once in this conflict
    }
play-special-two-cards-short = Two cards
play-powers = Ankh powers
play-power-is = { $power }
play-slot-next = Your next power: level { $level }
play-slot-locked = Locked: a power of level { $level }
play-forgotten = Forgotten
play-one-with = One god with { $seat }
play-leads-with = Leads one god with { $seat }
play-yours = yours

## Cards

play-battle-cards = Battle cards
play-card-used = used

## What is chosen

play-panel-gods = Your god
play-panel-summon = Figures to summon
play-panel-facing = Where it points
play-panel-powers = Powers to unlock
play-panel-swap = Numbers to swap
play-panel-build = Monument to build
play-panel-bid = Followers to bid
play-panel-trap = Warriors to trap
play-panel-release = Guardians to let go
play-count-of = { $thing } ({ $count })
play-ransom-text = { $count ->
    [one] Anubis holds 1 of your warriors and takes 1 follower for it.
   *[other] Anubis holds { $count } of your warriors and takes 1 follower for each.
    }
play-left-in-supply = { $count } left
play-level-costs = { $level ->
    [one] Level 1 · 1 follower
   *[other] Level { $level } · { $level } followers
    }
play-bid-text = Everybody bids in secret and loses what they bid. Only a single highest bidder keeps their figures here.
play-bid-now = { $count ->
    [0] Bid nothing
    [one] Bid 1 follower
   *[other] Bid { $count } followers
    }
play-swap = Swap
play-this-card = Play { $card }
play-these-two = Play these two

## Battle

play-battle-in-region = Battle in { $region }
play-no-card = no card
play-you-choose = you choose …
play-line-figure = { $figure } in { $hex }
play-line-silenced = { $figure } in { $hex }, silenced by a Sphinx
play-line-card = { $card }
play-line-temple = Temple in { $hex }
play-line-trapped = Trapped warriors
play-has-bid = has bid
play-bid-of = { $count ->
    [0] bid nothing
    [one] bid 1 follower
   *[other] bid { $count } followers
    }
play-saved-count = { $count ->
    [one] 1 figure saved
   *[other] { $count } figures saved
    }
play-killed-count = { $count ->
    [one] 1 killed
   *[other] { $count } killed
    }
play-devotion-gain = { $sign }{ $size } devotion
play-won-by = { $seat } wins the battle.
play-won-by-tiebreaker = { $seat } wins the tie with the tiebreaker.
play-tied = A tie: everybody loses.

## The merge, and the forgotten

play-merge-title = Two gods become one
play-merge-lead = After the third conflict { $lower } was last and { $higher } next to last. From now on they are one god.
play-merge-you-higher = You lead it: your figures, cards and powers go on, and yours is the last word.
play-merge-you-lower = Your own figures, cards and monuments are gone. You play on with those of { $higher }, and win or lose together.
play-merge-stock = Figures, monuments, followers, cards and powers are those of { $higher }. Followers and guardians of { $lower } went over to them.
play-merge-turns = Both keep their turns, with one action each.
play-merge-battle = In a battle they are one side with one card, chosen by { $higher }.
play-merge-devotion = They share one devotion: { $devotion }, the last place. They have the abilities of both gods.
play-merge-end = They win or lose together.
play-forgotten-title = Forgotten
play-forgotten-lead = { $count ->
    [one] { $seats } was still in the red after the fourth conflict and leaves the game.
   *[other] { $seats } were still in the red after the fourth conflict and leave the game.
    }
play-forgotten-rest = Their figures and monuments are gone. The others play on to the fifth conflict.

## Tables as text: the headings of what is offered, and what the board is to a reader

text-group-hex = On the board
text-group-side = Sides between hexes
text-group-panel = Choices
text-group-count = Numbers
text-group-button = Go on

count-bid = Followers to bid

text-borders = Borders { $hexes }.
text-region-borders = { $count ->
    [0] Borders no other region.
   *[other] Borders { $regions }.
    }
text-empty = { $count ->
    [one] 1 hex where nothing stands
   *[other] { $count } hexes where nothing stands
    }
text-camel = A camel between { $hexes }
text-water = Water, and land outside all regions
text-guardians = What guardians on the board do
text-brings = Brings { $guardian }.
text-slot-next = Next power: level { $level }
text-of = { $left } of { $all }
text-none = none
text-used = Used battle cards
text-hand = Your cards
text-past = Past.
text-conflicts = { $count ->
    [one] 1 conflict so far
   *[other] { $count } conflicts so far
    }
text-tie = Ties
text-tiebreaker = { $seat } holds the tiebreaker.
text-tiebreaker-used = { $seat } holds the tiebreaker; it is used.

## The end

over-top = The top of the devotion track is reached.
over-last = Only one god is remembered.
over-forgotten = All gods are forgotten.
over-devotion = The fifth conflict is over: the highest devotion wins.
score-powers = Ankh powers
score-powers-short = powers
score-monuments = Monuments
score-monuments-short = monuments
score-followers = Followers
score-followers-short = followers
score-devotion = Devotion
score-devotion-short = devotion

## What the signs mean

legend-row = Beside a god
legend-actions = Actions
legend-events = Events
legend-board = On the map

## What a thing is, on its card

thing-hex = Hex
thing-region = Region
thing-god = God
thing-deed = Action
thing-figure = Figure
thing-power = Ankh power
thing-card = Battle card
thing-monument = Monument
thing-occasion = Event
fact-strength = Strength
fact-cost = Price in followers
fact-level = Level

## The board

board-terrain = { $terrain ->
    [fertile] fertile land
    [water] water
   *[desert] desert
    }
board-in-region = In { $region }.
board-figure = { $seat }: { $figure }
board-radiant = with a sun
board-points-at = { $count ->
    [one] pointing at { $first }
   *[other] pointing at { $first } and { $second }
    }
board-monument = { $seat }: { $monument }
board-monument-neutral = a neutral { $monument }
board-underworld = a gate to the underworld
board-spent = It has moved already.
board-dominance-gain = +{ $devotion }
board-doomed = It is about to die.

# What the signs on the board mean.
legend-token = The number of a region, within its coloured border: in this order they are fought over.
legend-underworld = A gate to the underworld.
legend-camels = The river and lines of camels divide the land into regions.
legend-hexes = Letters and numbers name a hex, as the log does.

# Why a hint proposes something: what gets better for you, or worse for somebody else.
reason-devotion-by-phase = more devotion
    .other = less devotion for { $seat }
reason-short-of-blue-by-phase = closer to the blue part of the devotion track
    .other = { $seat } is further from the blue part of the track
reason-lead-in-devotion-by-phase-from-ten-behind = a better place in the race for devotion
    .other = { $seat } falls back in the race for devotion
reason-gods-below-by-phase = fewer gods ahead of you
    .other = { $seat } is overtaken
reason-followers-by-phase = more followers
    .other = fewer followers for { $seat }
reason-power = the power you unlock
    .other = { $seat } goes without a power
reason-powers-by-phase = one more power
    .other = fewer powers for { $seat }
reason-next-power-can-be-paid-by-level = the next power can be paid
    .other = { $seat } cannot pay the next power
reason-figures-on-the-board = more figures on the board
    .other = fewer figures for { $seat }
reason-warriors-in-the-pool = warriors stay in the pool
    .other = { $seat } has fewer warriors in the pool
reason-guardian-on-the-board = a guardian on the board
    .other = { $seat } has no guardian there
reason-guardian-in-the-pool = a guardian waits in your pool
    .other = { $seat } has no guardian in the pool
reason-monuments-by-kind = monuments of the right kind
    .other = { $seat } loses monuments of a kind
reason-monuments = more monuments
    .other = fewer monuments for { $seat }
reason-monuments-beside-figures = your figures stand beside monuments
    .other = figures of { $seat } stand beside fewer monuments
reason-neutral-monuments-beside-figures = a free monument comes within reach
    .other = { $seat } has fewer free monuments in reach
reason-majorities-where-present-by-nearness = more majorities of monuments in conflicts
    .other = fewer majorities for { $seat } in conflicts
reason-majorities-where-absent = majorities where you may still come
    .other = { $seat } has fewer majorities elsewhere
reason-regions-held-alone-by-nearness = a region for you alone
    .other = { $seat } is alone in fewer regions
reason-margin-in-a-region-by-nearness = you are stronger in a region
    .other = { $seat } is weaker in a region
reason-figures-in-a-region-that-is-lost = fewer figures in danger
    .other = more figures of { $seat } in danger
reason-card-in-hand = better cards stay in hand
    .other = { $seat } has worse cards left
reason-cards-in-hand = more cards in hand
    .other = fewer cards for { $seat }
reason-turns-to-wait-before-a-conflict = a better moment for the conflict
    .other = a worse moment for { $seat }
reason-warriors-trapped-by-others = your warriors are free
    .other = warriors of { $seat } are trapped
reason-warriors-held = you hold warriors of others
    .other = { $seat } holds fewer warriors
reason-suns-on-the-board = suns on the board
    .other = fewer suns for { $seat }
reason-underworld-tokens = underworld tokens on the board
    .other = fewer underworld tokens for { $seat }
reason-figures-on-fertile-ground = more figures on fertile ground
    .other = fewer figures of { $seat } on fertile ground
reason-figures-on-desert = more figures on desert
    .other = fewer figures of { $seat } on desert
