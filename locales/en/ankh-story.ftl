### What a turn comes down to, in one sentence each: for the log and for who tells it.

story-figure-to = the { $figure } to { $hex }
story-moves = { $seat } moves { $moves }.
story-stays = { $seat } moves no figure.
story-summons = { $seat } summons { $figures }.
story-summons-nobody = { $seat } summons no figure.
story-followers = { $count ->
    [0] { $seat } gains no follower.
    [one] { $seat } gains 1 follower.
   *[other] { $seat } gains { $count } followers.
    }
story-unlocks = { $seat } unlocks { $powers } for { $cost }.
story-unlocks-nothing = { $seat } unlocks no power.
story-takes = { $seat } takes the { $monument } in { $hex }.
story-takes-from = { $seat } takes the { $monument } in { $hex } from { $from }.
story-caravan = { $camels ->
    [one] { $seat } lays a line of 1 camel.
   *[other] { $seat } lays a line of { $camels } camels.
    }
story-event = { $seat } brings event { $number }: { $event }.
story-dominates = { $more ->
    [none] { $seat } stands alone in { $region }.
   *[other] { $seat } stands alone in { $region }: { $more }.
    }
story-battle = Battle in { $region }: { $seats }.
story-battle-won = { $winner } wins the battle of { $seats } in { $region }{ $dead ->
    [0] {""}
    [one] ; 1 figure dies
   *[other] ; { $dead } figures die
    }{ $more ->
    [none] .
   *[other] ; { $more }.
    }
story-battle-tied = The battle of { $seats } in { $region } is a tie{ $dead ->
    [0] .
    [one] ; 1 figure dies.
   *[other] ; { $dead } figures die.
    }
story-devotion = { $seat } { SIGNED($by) } devotion

## What a conflict brings

game-report = Conflict report
game-report-title = What conflict { $number } brought
report-devotion = Devotion
# One line of what a figure of the report came by.
report-cause-devotion = { SIGNED($gained) } { cause-devotion }
report-cause-followers-gained = { SIGNED($gained) } { cause-followers-gained }
report-cause-followers-paid = { SIGNED($gained) } { cause-followers-paid }
report-followers = Followers
report-battles = Battles won
report-losses = Figures lost

## How the game went

game-course-title = Devotion by conflict
game-course-at =
    { $number ->
        [0] at the start
       *[other] conflict { $number }
    }
award-battles = Warlord
    .text = { $count } battles won
award-dominance = Unchallenged
    .text = { $count } regions held alone
award-monuments = Keeper of monuments
    .text = { $count } monuments taken or built
award-summons = Summoner
    .text = { $count } figures summoned
award-marches = Wanderer
    .text = { $count } figures moved
award-followers = Shepherd
    .text = { $count } followers gained
award-losses = The price of glory
    .text = { $count } figures lost
