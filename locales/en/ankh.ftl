### Ankh: every word of the game that a person reads.
###
### What the client passes in:
### - a field of an event, refusal, step or action goes by its own name;
### - seats, hexes, regions, figures, cards and other pieces are references, counts are numbers,
###   choices such as `why` or `facing` are their ids, yes and no are `true` and `false`;
### - where nobody or nothing is meant, the field is `none`;
### - a list is one text, and its length is `<name>-count`;
### - an action inside a sentence is its own label, and $verb its kind;
### - `waiting-…` also has $seat: whoever the table waits for, one or several.
###
### More exact words win where they exist: `prompt-<step>-<case>` over `prompt-<step>`,
### `action-<verb>-in-<step>` over `action-<verb>`.

## Gods

god-amun = Amun
    .text = Two cards. Once in every conflict, before anybody chooses, he may announce that he plays two cards in this battle. Both count in full.
god-anubis = Anubis
    .text = The trap. Of enemy warriors that die he may keep one, three in all. Each makes his god figure 1 stronger and costs its owner a follower to get back.
god-isis = Isis
    .text = Protection. Her figures beside an enemy figure need not die in a lost battle: she decides for each. Locusts still take them.
god-osiris = Osiris
    .text = The underworld. After a lost battle he may lay a gate in that region, or move one. When he summons, one more figure may rise from a gate; nobody else stands or builds there.
god-ra = Ra
    .text = Radiance. Up to three of the figures he summons carry a sun. Winning or dominating where one of them stands gives 1 more devotion.

## The four actions

deed-move-figures = Move figures
    .text = Move each of your figures by up to 3 hexes. They pass anything, but end on an empty land hex.
deed-summon-figure = Summon a figure
    .text = Bring a figure from your pool to an empty land hex beside one of your figures or monuments.
deed-gain-followers = Gain followers
    .text = Gain 1 follower for each monument beside your figures that is yours or nobody’s.
deed-unlock-power = Unlock an Ankh power
    .text = Give as many followers as the level of your next power and take one of that level. It ends your turn.

## Events

occasion-control = Control a monument
    .text = Whoever brought the event takes a neutral monument beside one of their figures. Once no monument is neutral, they take one from somebody else.
occasion-caravan = Camel caravan
    .text = Whoever brought the event may divide a region with a line of camels, and swap a number of the new regions with another.
occasion-conflict = Conflict
    .text = Region by region, in the order of their numbers: who stands there alone dominates it, where several stand they do battle.

## Monuments

monument-obelisk = obelisk
    .text = The most obelisks in a region give 1 devotion in its conflict to a god who has a figure there.
monument-temple = temple
    .text = The most temples in a region give 1 devotion in its conflict to a god who has a figure there.
monument-pyramid = pyramid
    .text = The most pyramids in a region give 1 devotion in its conflict to a god who has a figure there.

## Figures

figure-god = god
    .text = Strength 1. A god is never killed.
figure-warrior = warrior
    .text = Strength 1. Each god has six.
figure-cat-mummy = Cat-Mummy
    .text = Guardian, strength 1. When it dies, every other god loses 1 devotion.
figure-satet = Satet
    .text = Guardian, strength 1. When she moves she may end on an enemy figure and push it one hex away.
figure-mummy = Mummy
    .text = Guardian, strength 1. When it dies it rises at once beside its god, if there is room.
figure-apep = Apep
    .text = Guardian, strength 1. May be summoned to any empty water, and fights in every region that touches it there.
figure-scorpion = Giant Scorpion
    .text = Guardian, strength 1. It points at two neighbouring hexes: monuments there are destroyed at the start of a conflict.
figure-sphinx = Sphinx
    .text = Guardian, strength 1. Enemy figures beside it add nothing to a battle.

## Ankh powers

power-commanding = Commanding
    .text = When you win a battle, gain 3 followers.
power-inspiring = Inspiring
    .text = Building a monument with your card costs you nothing.
power-omnipresent = Omnipresent
    .text = At the start of each conflict, gain 1 follower for every region with a figure of yours.
power-revered = Revered
    .text = Gain 1 follower more whenever you take the action Gain followers.
power-resplendent = Resplendent
    .text = While you control three monuments of one kind, your god fights with strength 3.
power-obelisk-attuned = Obelisk-Attuned
    .text = At the start of a battle you take part in, move your figures from anywhere to hexes beside your obelisks in that region.
power-temple-attuned = Temple-Attuned
    .text = Each of your temples in the battle with a figure of yours beside it adds 2 strength.
power-pyramid-attuned = Pyramid-Attuned
    .text = When you summon, bring one more figure beside each of your pyramids.
power-glorious = Glorious
    .text = A battle won by 3 or more strength gives you 3 devotion instead of 1.
power-magnanimous = Magnanimous
    .text = Losing a battle with two or more figures in it gives you 2 devotion.
power-bountiful = Bountiful
    .text = Whenever you gain devotion from a red space, gain 1 more.
power-worshipful = Worshipful
    .text = After each battle of yours you may give 2 followers for 1 devotion.

## Battle cards

card-plague = Plague of Locusts
    .text = Everybody there bids followers in secret and loses them. The one highest bidder is spared; the warriors and guardians of all others die. On a tie nobody is spared.
card-build = Build Monument
    .text = Before the fight you may give 3 followers and set a monument of yours on an empty land hex of the region.
card-chariots = Chariots
    .text = Strength, and nothing else.
card-cycle = Cycle of Ma’at
    .text = After the battle all your played cards come back to your hand, this one too.
card-drought = Drought
    .text = If you win, gain 1 devotion more for each of your figures on desert there.
card-flood = Flood
    .text = Gain 1 follower for each of your figures on fertile land there. They cannot be killed by a lost battle.
card-miracle = Miracle
    .text = After the battle, gain 1 devotion for each of your figures that died in it.

## Places

hex = { $id }
hex-fertile = { $hex }
    .text = Fertile land.
hex-desert = { $hex }
    .text = Desert.
hex-water = { $hex }
    .text = Water. It belongs to every region around it. Only Apep can be here.
region = region { $id }
    .text = Regions are settled in the order of their numbers when a conflict comes.
side = { $direction ->
    [n] north side of { $hex }
    [ne] north-east side of { $hex }
    [se] south-east side of { $hex }
    [s] south side of { $hex }
    [sw] south-west side of { $hex }
   *[nw] north-west side of { $hex }
    }

## What happens

event-god-chosen = { $seat } plays { $god }.
event-first-player = { $seat } goes first.
event-guardians-chosen = Guardians of this game: { $guardians }.
event-turn-began = { $seat } is to act.
event-action-began = { $seat }: { $deed }.
event-automatic = { $seat } has no other choice: { $action }.
event-moved = { $seat } moves the { $figure } from { $from } to { $to }.
event-pushed = { $seat } pushes the { $figure } of { $owner } from { $from } to { $to }.
event-aimed = The Scorpion of { $seat } in { $hex } points { $facing ->
    [n-ne] north and north-east
    [ne-se] north-east and south-east
    [se-s] south-east and south
    [s-sw] south and south-west
    [sw-nw] south-west and north-west
   *[nw-n] north-west and north
    }.
event-summoned = { $seat } summons to { $hex }: { $figure }.
event-ransomed = { $seat } pays { $to } for a trapped warrior.
event-sun-given = The new figure of { $seat } in { $hex } carries a sun.
cause-followers-gained = { $why ->
    [omnipresent] for being in so many regions
    [commanding] for the victory
    [flood] from the flood
    [ransom] for a trapped warrior
    [merge] with the merge
   *[gain] from monuments
    }
event-followers-gained = { $count ->
    [one] { $seat } gains 1 follower
   *[other] { $seat } gains { $count } followers
    } { cause-followers-gained } and has { $now }.
cause-followers-paid = { $why ->
    [build] to build
    [bid] against the locusts
    [unlock] for a power
    [ransom] for a trapped warrior
   *[worshipful] in worship
    }
event-followers-paid = { $count ->
    [0] { $seat } gives no follower
    [one] { $seat } gives 1 follower
   *[other] { $seat } gives { $count } followers
    } { cause-followers-paid } and has { $now }.
event-power-unlocked = { $seat } unlocks { $power }.
event-guardian-joined = A guardian joins { $seat }: { $guardian }.
event-event-reached = { $seat } brings event { $number }: { $event }.
event-monument-taken = { $from ->
    [none] { $seat } takes the { $monument } in { $hex }.
   *[other] { $seat } takes the { $monument } in { $hex } from { $from }.
    }
event-nothing-to-control = { $seat } has no monument to take.
event-caravan-laid = { $sides-count ->
    [one] { $seat } lays a line of 1 camel.
   *[other] { $seat } lays a line of { $sides-count } camels.
    }
event-no-caravan = { $seat } lays no caravan.
event-token-laid = The land around { $hex } is now { $number }.
event-tokens-swapped = { $seat } swaps the numbers of { $one } and { $other }.
event-conflict-began = Conflict { $number } begins. { $seat } holds the tiebreaker.
event-monument-destroyed = { $owner ->
    [none] A Scorpion destroys the { $monument } in { $hex }.
   *[other] A Scorpion destroys the { $monument } of { $owner } in { $hex }.
    }
event-dominated = { $seat } stands alone in { $region } and dominates it.
event-battle-began = Battle in { $region }: { $seats }.
event-attuned = The { $figure } of { $seat } comes from { $from } to an obelisk, to { $to }.
event-two-cards = { $seat } will play two cards.
event-card-chosen = { $seat } has chosen.
event-cards-revealed = { $seat } plays { $cards }.
event-monument-built = { $seat } builds in { $hex }: { $monument }.
event-bid-made = { $seat } has bid.
event-bid-revealed = { $followers ->
    [0] { $seat } bids nothing.
    [one] { $seat } bids 1 follower.
   *[other] { $seat } bids { $followers } followers.
    }
event-spared = { $seat ->
    [none] The highest bids are equal: the locusts spare nobody.
   *[other] The locusts spare { $seat }.
    }
event-strength-summed = { $seat } fights with strength { $total }.
event-battle-won = { $seat } wins the battle in { $region }.
event-battle-tied = The battle in { $region } is a tie: everybody loses.
event-tie-broken = { $seat } uses the tiebreaker.
event-nobody-left = Nobody is left in { $region }: there is no winner.
event-saved = Isis keeps the { $figure } of { $seat } in { $hex } alive.
event-killed = { $seat } loses the { $figure } in { $hex }.
event-trapped = { $seat } traps a warrior of { $owner }.
event-rose = The Mummy of { $seat } rises in { $hex }.
event-found-no-grave = The Mummy of { $seat } finds no room beside its god and goes back to the pool.
# What a gain is made of: in a list, or alone.
grant-plain = { $amount } for that
grant-monument = { $monument }
grant-power = { $amount } by { $power }
    .alone = by { $power }
grant-card = { $amount } by { $card }
    .alone = by { $card }
grant-god = { $amount } by the light of { $god }
    .alone = by the light of { $god }
# What devotion is for; a report says it, too.
cause-devotion = { $why ->
    [majority] for the most monuments
    [dominance] for dominance
    [magnanimous] in spite of defeat
    [miracle] by miracle
    [worshipful] by worship
    [cat-mummy] by the curse of a Cat-Mummy
    [merge] with the merge
   *[victory] for the victory
    }{ $region ->
    [none] {""}
   *[other] {" "}in { $region }
    }{ $by-count ->
    [0] {""}
   *[other] {" "}({ $by })
    }
event-devotion-changed = { $seat }: devotion { $from } → { $to } { cause-devotion }.
event-underworld-placed = { $from ->
    [none] { $seat } opens a gate to the underworld in { $hex }.
   *[other] { $seat } moves a gate to the underworld from { $from } to { $hex }.
    }
event-cards-returned = { $seat } takes all battle cards back.
event-conflict-ended = Conflict { $number } is over.
event-merged = { $higher } and { $lower } become one god, at devotion { $devotion }.
event-guardian-left = { $hex ->
    [none] A guardian of { $seat } leaves the game: { $guardian }.
   *[other] A guardian of { $seat } leaves the game from { $hex }: { $guardian }.
    }
event-forgotten = { $seat } is forgotten and leaves the game.
event-game-ended = { $winners-count ->
    [0] The game is over. Nobody wins.
    [one] The game is over. { $winners } wins.
   *[other] The game is over. { $winners } win.
    }

## Why not

refusal-game-over = The game is over.
refusal-stranger = { $seat } does not sit at this table.
refusal-not-awaited = It is not { $seat }’s decision now.
refusal-not-now = That is not what is asked now.
refusal-god-taken = { $god } is taken.
refusal-not-lower = Your second action must stand below { $after }.
refusal-no-figure = No figure of yours stands in { $hex }.
refusal-has-moved = The figure in { $hex } has moved already.
refusal-too-far = { $hex } is more than { $limit } hexes away.
refusal-water = { $hex } is water: nobody can stop there.
refusal-taken = { $hex } is not empty.
refusal-underworld = In { $hex } is a gate to the underworld: only Osiris may stand there.
refusal-underworld-open = In { $hex } is a gate to the underworld: nothing else can go there.
refusal-not-attuned = { $hex } is not beside an obelisk of yours.
refusal-nobody-trapped = Anubis holds no warrior of yours.
refusal-not-in-pool = None left in your pool: { $figure }.
refusal-not-beside = { $hex } is not beside a figure or monument of yours.
refusal-unlocked = You have { $power } already.
refusal-wrong-level = Your next power is of level { $level }, and { $power } is not.
refusal-needs-followers = { $need ->
    [one] You need 1 follower and have { $have }.
   *[other] You need { $need } followers and have { $have }.
    }
refusal-no-monument = There is no monument in { $hex }.
refusal-nobody-beside = No figure of yours is beside { $hex }, on this side of the river and the camels.
refusal-neutral-first = As long as any monument is neutral, only neutral ones can be taken.
refusal-no-line = No line of camels can be finished from there.
refusal-not-in-hand = { $card } is not in your hand.
refusal-none-left = None left in the supply: { $monument }.
refusal-other-region = { $hex } is not in the region of this battle.

## What one can do

action-god = Play { $god }
action-do = { $deed }
action-move = Move the figure in { $from }
action-move-in-underworld = Move the gate in { $from }
action-to = Go to { $hex }
action-to-in-summon-to = Summon to { $hex }
action-to-in-build-at = Build in { $hex }
action-to-in-underworld = Open a gate in { $hex }
action-to-in-underworld-to = Move the gate to { $hex }
action-to-in-obelisk-to = Come to { $hex }
action-push = Push it to { $hex }
action-face = Point { $facing ->
    [n-ne] north and north-east
    [ne-se] north-east and south-east
    [se-s] south-east and south
    [s-sw] south and south-west
    [sw-nw] south-west and north-west
   *[nw-n] north-west and north
    }
action-summon = Summon: { $figure }
action-ransom = Buy back a trapped warrior
action-sun = Give it a sun
action-unlock = Unlock { $power }
action-control = Take the monument in { $hex }
action-camel = Camel at the { $direction ->
    [n] north side of { $hex }
    [ne] north-east side of { $hex }
    [se] south-east side of { $hex }
    [s] south side of { $hex }
    [sw] south-west side of { $hex }
   *[nw] north-west side of { $hex }
    }
action-token = The part with { $hex } keeps the number
action-swap = Swap { $one } and { $other }
action-two-cards = Play two cards
action-play = Play { $card }
action-play-two = Play { $one } and { $other }
action-build = Build: { $monument }
action-bid = { $followers ->
    [0] Bid nothing
    [one] Bid 1 follower
   *[other] Bid { $followers } followers
    }
action-break-tie = Use the tiebreaker and win
action-save = Save the figure in { $hex }
action-trap = Trap a warrior of { $seat }
action-rise = Rise in { $hex }
action-worship = Give 2 followers for 1 devotion
action-dismiss = Let the guardian in { $hex } go
action-release = Let a guardian go: { $guardian }
action-done = Done
action-done-in-move-figures = End the moves
action-done-in-summon = Summon no more
action-done-in-obelisks = Move no more
action-done-in-protect = Save no more
action-decline = No
action-decline-in-sun = No sun
action-decline-in-unlock = Unlock nothing
action-decline-in-caravan = No caravan
action-decline-in-caravan-swap = Swap nothing
action-decline-in-two-cards = One card only
action-decline-in-builds = Build nothing
action-decline-in-tie = Keep the tiebreaker
action-decline-in-trap = Trap nobody
action-decline-in-underworld = No gate
action-decline-in-worship = Give nothing

## What is asked

prompt-choose-god = Choose your god.
prompt-first-action = Choose your first action.
prompt-first-action-merged = Choose your action: as part of a merged god you take one.
prompt-second-action = Choose your second action, below the first.
prompt-move-figures = Choose a figure to move, or end the moves.
prompt-move-to = Where does it go?
prompt-push = Where does Satet push it?
prompt-face = Where does the Scorpion point?
prompt-summon = Choose a figure to summon.
prompt-summon-more = You may summon one more.
prompt-summon-to = Where does it stand?
prompt-sun = Does it carry a sun?
prompt-unlock = Choose a power to unlock, or none.
prompt-control = Choose a monument to control.
prompt-caravan = Lay a line of camels that divides a region, or none.
prompt-caravan-more = Go on with the line: { $camels ->
    [one] 1 camel lies
   *[other] { $camels } camels lie
    } so far.
prompt-caravan-token = Which part keeps the old number?
prompt-caravan-swap = Swap the number of a new region with another?
prompt-obelisks = You may bring figures to your obelisks in this battle.
prompt-obelisk-to = To which hex beside your obelisk?
prompt-two-cards = Play two cards in this battle?
prompt-choose-cards = Choose your battle card.
prompt-choose-cards-two = Choose your two battle cards.
prompt-builds = Build a monument for 3 followers?
prompt-builds-free = Build a monument? It costs you nothing.
prompt-build-at = Where do you build?
prompt-bids = The locusts come. How many followers do you bid?
prompt-tie = It is a tie. Use the tiebreaker?
prompt-protect = Whom does Isis save?
prompt-trap = Trap a fallen warrior?
prompt-rise = Where does your Mummy rise?
prompt-underworld = Open a gate to the underworld, or move one?
prompt-underworld-to = Where does the gate go?
prompt-worship = Give 2 followers for 1 devotion?
prompt-guardians = Too many guardians: which one leaves?

waiting-choose-god = { $seat } chooses a god.
waiting-first-action = { $seat } chooses an action.
waiting-second-action = { $seat } chooses a second action.
waiting-move-figures = { $seat } moves figures.
waiting-move-to = { $seat } moves a figure.
waiting-push = { $seat } pushes a figure.
waiting-face = { $seat } points the Scorpion.
waiting-summon = { $seat } summons.
waiting-summon-to = { $seat } summons.
waiting-sun = { $seat } thinks about a sun.
waiting-unlock = { $seat } may unlock a power.
waiting-control = { $seat } chooses a monument.
waiting-caravan = { $seat } lays a caravan.
waiting-caravan-token = { $seat } numbers the new regions.
waiting-caravan-swap = { $seat } may swap numbers.
waiting-obelisks = { $seat } may bring figures to the battle.
waiting-obelisk-to = { $seat } brings a figure to the battle.
waiting-two-cards = { $seat } thinks about two cards.
waiting-choose-cards = Waiting for the battle cards of { $seat }.
waiting-builds = { $seat } may build a monument.
waiting-build-at = { $seat } builds a monument.
waiting-bids = Waiting for the bids of { $seat } against the locusts.
waiting-tie = { $seat } may break the tie.
waiting-protect = { $seat } may save figures.
waiting-trap = { $seat } may trap a warrior.
waiting-rise = A Mummy of { $seat } rises.
waiting-underworld = { $seat } may open a gate to the underworld.
waiting-underworld-to = { $seat } moves a gate to the underworld.
waiting-worship = { $seat } may give followers for devotion.
waiting-guardians = { $seat } lets a guardian go.

## Why a setup cannot be played

setup-refusal-player-count = Ankh is for 2 to 5 players, not { $players }.
setup-refusal-god-count =
    { $named ->
        [one] 1 god was named
       *[other] { $named } gods were named
    } for { $players } players; name one each or none.
setup-refusal-god-twice = Two players cannot play the same god.
setup-refusal-guardian-levels = Name three guardians, of level 1, 2 and 3 in this order, or none.
setup-refusal-first-player = { $seat } cannot go first: there are { $players } players.

## Terms

term-devotion = Devotion
    .text = What the gods play for. Who reaches 31 wins at once; who stays in the red part of the track for long is forgotten.
term-followers = Followers
    .text = They pay for Ankh powers and for some cards. Monuments beside your figures bring them.
term-ankh = Ankh powers
    .text = Lasting advantages of your god, bought with followers.
term-power-level = Level of the next power
    .text = The number is the price of your next power in followers.
term-merge = Two gods become one
    .text = After the third conflict the two gods with the least devotion play on together.
term-forgotten = Forgotten
    .text = A god who is out of the game: still in the red part of the track after the fourth conflict.
