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
game-side = Log and chat
game-fold-side = Fold or unfold log and chat

play-devotion = Devotion

## The end

over-top = The top of the devotion track is reached.
over-last = Only one god is remembered.
over-forgotten = All gods are forgotten. Nobody wins.
over-devotion = The fifth conflict is over: the highest devotion wins.
score-powers = Ankh powers
score-powers-short = powers
score-monuments = Monuments
score-monuments-short = monuments
score-followers = Followers
score-followers-short = followers
score-devotion = Devotion
score-devotion-short = devotion

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
