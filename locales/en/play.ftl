### The words around any game: prompt line, keys, players, what the table refuses.

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
play-held = Your last action
play-held-note = Your turn may end with this.
play-held-undo = Take it back; nobody has seen it yet (U)
play-end-turn = End turn
play-advice = Hint
    .text = Ask what a bot would do (H)
    .title = What a bot would do
play-advice-whom = Whom to ask
play-advice-asking = { $bot } thinks …
play-advice-none = No answer came. Try again.
play-advice-take = Do it
play-advice-take-this = Do it: { $action }
play-advice-next = Next:
play-advice-why = Why:
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
play-what-it-is = What { $thing } is
play-ok = Got it
play-key = Key { $key }

play-pick-number = How many?
play-fewer = Fewer
play-more = More
play-pick-one = Which one?

play-confirm-off = Do not ask again

## Keys

play-teammate = Plays together with you
play-show-to-team = Show to my team
play-shown-to-team = Shown to my team
play-show-to-team-hint = While this is on, your team sees your cards. Nobody else can tell.
play-shown-to-you = Shown to you
play-keys-enter = Press the golden button
play-keys-digits = Choose by number
play-keys-undo = Undo
play-keys-escape = Cancel what you have begun
play-keys-list = List all options
play-keys-mat = Your whole mat, or one row of it
play-keys-advice = Ask what a bot would do; Enter takes it
play-keys-point = On the board: point at this place, for your team
play-keys-help = Show these keys
play-key-enter = Enter
play-key-escape = Esc

## Cards

play-hidden-card = A hidden card

## The players

play-players = Players
play-looking-through = Seen through the eyes of { $seat }
play-seen-through = seen through these eyes
play-open-hands = Everybody’s cards
play-you = you
play-bot = bot
play-online = at the table
play-offline = offline
play-recorded = from a record
play-bot-plays = a bot plays
play-resigned = has given up
play-deciding = deciding
play-details-of = More about { $seat }
play-round = Round { $round }
play-setup = Setup
play-turn-order = Turn order

## Battle

play-battle = Battle
play-battle-minimise = See the board
play-battle-skip = Skip
play-battle-open = Back to the battle
play-battle-last = The last battle
play-battle-place = Choose on the board
play-has-chosen = has chosen
play-is-choosing = is choosing …
play-you-are-ready = You are ready. Waiting for the other side.
play-ready = Ready
play-clear = Start over
play-wins = wins
play-aftermath = What came of it

## Panels

play-options = Your choice

## Why not: the table

refusal-unreadable = The table did not understand that.
refusal-too-long = That is too long.
refusal-invisible = There are characters in it that cannot be seen. Write it without them.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-stale = The table has moved on. Look again, then choose.
refusal-not-yours = This seat is not yours.
refusal-not-seated = Only those who sit at the table may do this.
refusal-not-begun = The game has not begun.
refusal-over = The game is over.
refusal-bot-plays = A bot is playing your seat. Take it back first.
refusal-lesson = For this lesson, follow the hint.
refusal-undo-nothing = There is nothing to take back yet.
refusal-undo-not-yours = Somebody else has acted since. Ask the table instead.
refusal-undo-revealed = Something secret has been shown since. Ask the table instead.
refusal-undo-passed = The decision has passed on. Ask the table instead.
refusal-undo-too-far = You cannot go back that far.
refusal-undo-question = Another question is open, or none at all.
refusal-second-thoughts = You have had many second thoughts here. Play on first.
refusal-unplayable = This server cannot play this game on.
refusal-not-your-eyes = You may not look through those eyes.
refusal-not-idle = Nobody needs to wait for them yet.
refusal-no-team = You have no team at this table.
refusal-no-hints = This table plays without hints.
refusal-cannot-save = The table cannot save right now. Nothing has changed; try again.
refusal-unknown = That is not possible.
play-whole-mat = Your whole mat, or one row of it (M)
