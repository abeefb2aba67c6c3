### What a turn comes down to, in one sentence each: for the log and for who tells it.

story-build = { $seat } builds a level { $level } { $colour } pyramid in the { $zone }{ $cost ->
    [0] .
   *[other] {" "}for { $cost }.
    }
story-acquire = { $seat } takes { $tile }{ $cost ->
    [0] .
   *[other] {" "}for { $cost }.
    }
story-pray = { $amount ->
    [0] { $seat } prays.
   *[other] { $seat } prays for { $amount } and has { $total }.
    }
story-recruit = { $seat } recruits { $units ->
    [one] 1 unit
   *[other] { $units } units
    } in the { $zones }{ $cost ->
    [0] .
   *[other] {" "}for { $cost }.
    }
story-move = { $seat } moves { $units ->
    [one] 1 unit
   *[other] { $units } units
    }{ $companions ->
    [none] {""}
   *[other] {" "}and { $companions }
    } from the { $from } to the { $to }{ $cost ->
    [0] .
   *[other] {" "}for { $cost }.
    }
story-card = { $more ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card }: { $more }.
    }
story-battle = { $attacker } attacks { $defender } in the { $zone }.
story-battle-won = { $more ->
    [none] { $attacker } attacks { $defender } in the { $zone }: { $winner } wins.
   *[other] { $attacker } attacks { $defender } in the { $zone }: { $winner } wins; { $more }.
    }
story-loses = { $you ->
    [true] you lose
   *[false] { $seat } loses
    } { $units ->
    [one] 1 unit
   *[other] { $units } units
    } in the { $zone }
story-adds = { $you ->
    [true] you add
   *[false] { $seat } adds
    } { $units ->
    [one] 1 unit
   *[other] { $units } units
    } in the { $zone }
story-gains = { $you ->
    [true] you gain
   *[false] { $seat } gains
    } { $amount ->
    [one] 1 prayer point
   *[other] { $amount } prayer points
    }
story-fame = { $you ->
    [true] you gain
   *[false] { $seat } gains
    } 1 fame

## What the night brings

game-report = Night report
game-report-title = The night of round { $round }
report-fame = Fame
# What nobody gave, but was taken or paid.
report-cause-paid = { SIGNED($gained) } paid
report-cause-prayer-lost = { SIGNED($gained) } lost
report-cause-veterans-spent = { SIGNED($gained) } turned in
report-cause-veterans-gained = { SIGNED($gained) } gained
report-cause-di-taken = { SIGNED($gained) } from { $seat }
report-cause-di-lost = { SIGNED($gained) } to { $seat }
report-prayer = Prayer
report-cards = Cards
report-units = Units
report-veterans = Veterans

## How the game went

game-course-title = Fame by round
game-course-at =
    { $number ->
        [0] at the start
       *[other] round { $number }
    }
award-battles = Warlord
    .text = { $count } battles won
award-builder = Master builder
    .text = { $count } times a pyramid raised
award-tiles = Collector
    .text = { $count } power tiles
award-marches = Wanderer
    .text = { $count } moves
award-recruits = Recruiter
    .text = { $count } units raised
award-prayers = The most devout
    .text = { $count } prayer points
award-cards = Favourite of the gods
    .text = { $count } Divine Intervention cards played
