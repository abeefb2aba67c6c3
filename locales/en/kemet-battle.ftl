### What `ennead battle` prints.

reckoning-attacker-wins = The attacker wins.
reckoning-defender-wins = The defender wins.
reckoning-means = Means over { $cases } combinations of cards, all equally likely.
reckoning-wins = wins
reckoning-strength = strength
reckoning-damage = damage
reckoning-unblockable = unblockable
reckoning-shield = shield
reckoning-lost = units lost
reckoning-left = units left
reckoning-fame = fame points
reckoning-veterans = veteran tokens
reckoning-recall = PP by a recall

### Why a battle cannot be worked out.

battle-refusal-tile-twice = The { $side } owns { $tile } twice; name each tile once.
battle-refusal-same-picture = The { $side } owns two tiles with the picture of { $tile }; nobody owns two with one picture.
battle-refusal-tile-of-first = { $tile } is a tile of the edition of 2012; this is a battle of Rise of the Gods.
battle-refusal-card-of-first = { $card } is a card of the edition of 2012; this is a battle of Rise of the Gods.
battle-refusal-troop-size = The { $side } has { $units } units; a troop has 1 to { $most }.
battle-refusal-card-and-hand = The { $side } has a card and a hand; name the card played or the cards it may be.
battle-refusal-not-in-battle = { $card } cannot be played in a battle.
battle-refusal-diversion-twice = The { $side } plays Diversion twice; everybody has one.
battle-refusal-number-too-big = The { $side }’s card says { $number }; its numbers go from 0 to { $most }.
battle-refusal-empty-hand = The { $side }’s hand is empty; name at least one battle card or leave it out.
battle-refusal-card-twice = The { $side } holds a battle card twice; name each card once.
battle-refusal-no-creature = { $tile } brings no creature.
battle-refusal-no-servant = { $tile } brings no servant.
battle-refusal-needs-divine-wound = The { $side } needs the tile { $tile } to discard DI cards for strength.
battle-refusal-needs-bakatan = The { $side } needs the servant of the tile { $tile } to turn shields into damage.
battle-refusal-too-many-shields = The { $side } cannot turn { $asked } shields into damage; the card has { $shields }.
battle-refusal-god-life = The { $side } fights with { $god } and { $life } life points; it has 1 to { $most }.
battle-refusal-god-alone = The { $side } fights with { $god }; nobody is with a god.
battle-refusal-sobeks-wrath = The { $side } plays for { $god }; Sobek’s Wrath is Sobek’s.
battle-refusal-tile-on-both-sides = { $tile } is on both sides; there is only one.
battle-refusal-god-on-both-sides = Both sides play for { $god }; there is only one.
battle-refusal-card-copies =
    { $card } { $copies ->
        [one] exists once
       *[other] exists { $copies } times
    }, not { $count } times.
battle-refusal-too-many-wounds = { $wounds } DI cards are discarded for Divine Wound; there are only { $rest } more.
