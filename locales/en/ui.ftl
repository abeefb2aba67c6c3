### Everything around the game: pages, forms, the frame of the table.
### Second person, present tense, short.

ui-name = Ennead
ui-title = Ennead: a table for the gods of Egypt
ui-page-title = { $page } · Ennead
ui-page-title-your-turn = ● Your turn · { $page }
ui-motto = Be a god of Egypt. Win the land along the Nile, raise monuments, and let nobody forget your name.
ui-skip-to-content = Skip to the content
ui-home = Home
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-confirm = Are you sure?
ui-you = you
ui-your-turn = Your turn
ui-offline = away

## Names in a row: one and another; one, another, and a third

list-two = { $before } and { $last }
list-next = { $before }, { $next }
list-last = { $before }, and { $last }

## Where to go

ui-nav = Pages
ui-nav-front = Home
ui-nav-new = New table
ui-nav-games = My games
ui-nav-learn = Learn
ui-nav-about = About
ui-nav-ours = What is printed and what is ours
ui-nav-account = You
ui-nav-upload = Watch a record
ui-nav-missing = Nothing here

## Front page

ui-front-play-now = Play now
ui-front-against = Against
ui-front-how-many = How many at the table?
ui-front-play-now-hint =
    { $bots ->
        [one] You against one bot. It starts at once.
       *[other] You against { $bots } bots. It starts at once.
    }
ui-front-ways = Other ways to play
ui-front-new = New table
ui-front-new-hint = Invite friends by link, add bots, choose the pace.
ui-front-games = My games
ui-front-games-hint = Go on playing, join an open table, or watch.
ui-front-learn = Learn by playing
ui-front-learn-hint = A short first game that explains itself.
ui-front-your-turn = It is your turn
ui-front-your-games = Your games

## Games

ui-games-mine = Your tables
ui-games-mine-none = You sit at no table yet.
ui-games-open = Open tables
ui-games-open-none = Nobody is looking for players right now. Open a table yourself.
ui-games-watch = Games to watch
ui-games-finished = Finished games
ui-games-solo = Solo
ui-games-more = Show more
ui-solo-objective = Objective
ui-solo-none = Given up before it was drawn
ui-solo-played = Played
ui-solo-won = Won
ui-solo-best = Best
ui-solo-round = Round { $round }
ui-solo-last = Last played
ui-solo-taken-back = Games taken back across a draw do not count.

ui-which-game = Which game?
ui-table-of =
    { $game } for { $players ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $players }
    }
ui-table-seats-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
ui-table-ready = Everybody is here.
ui-table-awaiting = Waiting for { $names }
ui-table-awaiting-you = Waiting for you
ui-table-stuck = Cannot go on here
ui-table-alone-won = Won
ui-table-alone-lost = Not won
ui-table-won-by =
    { $count ->
        [0] Nobody won.
       *[other] Won by { $names }
    }
ui-table-ends = Will be deleted on { $date }.
ui-table-ends-unless = Nobody has played here for long. Whoever plays on keeps it, or you do with one click.
ui-table-keep = Keep it
ui-table-lesson = Lesson
ui-table-uploaded = Record
ui-table-missing = This table is not here
ui-table-gone = The table was closed.
ui-table-broken = This server cannot open the table. Its host may know more.
ui-table-unplayable = This game rests
ui-table-unplayable-other-rules = This game began under version { $rules } of its rules, which this server does not play. It cannot go on here, but nothing of it is lost.
ui-table-unplayable-record = Who saves its record learns every card, so it cannot go on anywhere after that.
ui-table-unplayable-disclosed = The record of this game was handed out before its end, with every card in it. It cannot go on anywhere.
ui-table-unplayable-differs =
    { $good ->
        [0] This server cannot play this game as it was played. It cannot go on here, but nothing of it is lost.
        [one] This server can play this game as it was played for one action only. It cannot go on here, but nothing of it is lost.
       *[other] This server can play this game as it was played for { $good } actions only: that moment is shown. It cannot go on here, but nothing of it is lost.
    }
ui-table-unknown-game = This game is newer than the page. Load the page again.
ui-laying-table = Laying the table …

## New table

ui-new-seats = Who plays?
ui-new-players = Number of players
ui-seat-number = Seat { $number }
ui-seat-open = Free seat
ui-new-seat-me = Me
ui-new-seat-person = Person
ui-new-seat-open = Open
ui-new-seat-bot = Bot
ui-new-which-bot = Which bot
ui-new-seat-name = Name of the player
ui-name-numbered = { $name } { $number }
ui-bot-random = Random bot
ui-bot-scribe = Scribe
ui-bot-priest = Priest
ui-bot-pharaoh = Pharaoh
ui-levels = How the bots play
ui-bot-random-hint = Does anything the rules allow. Good for a first look at the board.
ui-bot-scribe-hint = Quick and sensible, looks one move ahead. Right for your first games.
ui-bot-priest-hint = Thinks a moment, weighs your answers, bluffs in battle.
ui-bot-pharaoh-hint = Thinks up to a second about everything. The strongest we have.
ui-new-hints = Hints: ask what a bot would do
ui-new-hints-alone = Against bots only
ui-new-hints-yes = Yes
ui-new-hints-no = No
ui-new-hints-hint = Where others play, they read in the log that you asked.
ui-waiting-hints = With hints
ui-waiting-no-hints = Without hints
ui-new-alone = You play alone. The game starts at once.
ui-side-0 = Sun
ui-side-1 = Moon
ui-side-2 = Scarab
ui-new-hot-seat = Hot seat
ui-new-hot-seat-hint = Several people at this browser. A curtain falls between turns, so hands stay secret.
ui-new-table = The table
ui-new-pace = Pace
ui-pace-live = Live
ui-pace-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
ui-pace-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
ui-pace-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
ui-pace-bank = { $minutes } min + { $seconds } s
ui-new-pace-bank-hint = Everybody has this much time for the whole game, and gets some back after each turn. When it is up, a bot decides for you until you return.
ui-new-pace-live-hint = Everybody is there. A bot steps in only for those who leave.
ui-new-pace-per-decision-hint = When the time is up, a bot decides for you until you return.
ui-new-who-finds-it = Who can find it?
ui-new-by-link = Only by link
ui-new-listed = Everybody
ui-new-chat-hidden = Spectators read the players’ chat only after the game
ui-new-game = The game
ui-new-start = Start the game
ui-new-open = Open the table

## Before the start

ui-invite = Send this link to your friends
ui-invite-copy = Copy link
ui-invite-copied = Copied
ui-invite-share = Share
ui-invite-text = Come and play { $game } with me.
ui-invite-code = Show a QR code
ui-invite-code-of = QR code of { $address }
ui-invite-code-hint = Who points the camera of a phone at it comes to this table.
ui-name-ask = What shall the others call you?
ui-name-keep = Keep it
ui-waiting-agreed = What is agreed
ui-waiting-chat-hidden = Chat hidden from spectators
ui-waiting-sit = Sit here
ui-waiting-leave = Leave
ui-waiting-who = Who takes seat { $number }
ui-waiting-start = Start the game
ui-waiting-dissolve = Close the table
ui-waiting-dissolved = The table is closed.
ui-waiting-all-here = Everybody is here.
ui-waiting-host = host
ui-waiting-you-host = Your host has left, so you are the host now: you may start the game.
ui-waiting-for-host = Everybody is here. The host starts the game.

## You

ui-account-name = Your name
ui-account-name-hint = This is how others see you.
ui-account-renamed = That is your name now.
ui-account-make = Make it permanent
ui-account-make-hint = This browser knows you. With an account you can also play on another device. No e-mail needed.
ui-account-account = Account name
ui-account-password = Password
ui-account-old-password = Password so far
ui-account-new-password = New password
ui-account-password-hint = At least 8 characters.
ui-account-change-password = Change password
ui-account-yours = Your account: { $account }
ui-account-made = Done. You can now log in anywhere with it.
ui-account-password-changed = Your password is changed.
ui-account-login = Log in
ui-account-logout = Log out
ui-account-welcome = Welcome back, { $name }.

ui-settings = Settings
ui-settings-theme = Light
ui-settings-theme-follow = As in the game
ui-settings-theme-system = As my system
ui-settings-theme-day = Day
ui-settings-theme-night = Night
ui-settings-text = Text size
ui-settings-text-usual = Usual
ui-settings-text-large = Large
ui-settings-text-largest = Largest
ui-settings-palette = Colours of the players
ui-settings-palette-usual = Usual
ui-settings-palette-red-green = Red and green alike
ui-settings-palette-blue-yellow = Blue and yellow alike
ui-settings-look = Look
ui-settings-playing = Playing
ui-settings-sounds = Sounds and notices
ui-settings-sound = Sounds
ui-settings-sound-hint = Soft ones, for what happens at the table and when it is your turn.
ui-settings-volume = Volume
ui-settings-notices = Tell me when it is my turn
ui-settings-notices-hint = A notice of your browser while the table is open and you look elsewhere.
ui-settings-notices-denied = Your browser does not allow notices from this page. You can change that where it keeps its permissions.
ui-settings-notices-impossible = Your browser shows no notices here: they need a secure connection (https).
ui-notice-turn = It is your turn
ui-settings-motion = Movement on the board
ui-settings-motion-hint = Your system’s wish for less motion always counts.
ui-settings-confirm = Ask before what hurts
ui-settings-confirm-hint = Attacks, lost actions, and whatever cannot be taken back.
ui-settings-hurry = Quick bots
ui-settings-hurry-hint = Bots act at once, without a pause for watching.
ui-settings-ending = After the last action of your turn
ui-settings-ending-pause = 4 s to undo
ui-settings-ending-button = I end it
ui-settings-ending-once = At once
ui-settings-where = Settings stay in this browser.

## About

ui-about-lead = Ennead is an open table for the great games of the Egyptian gods. It knows the rules, keeps every secret, and lets friends sit down together from a link.
ui-about-unofficial = An unofficial work
ui-about-unofficial-text = Ennead is made by players for players. It is not published, endorsed or supported by the publishers or authors of the games. Kemet, Ankh and all other names belong to their owners. All texts and drawings here are our own; if you like the game, buy the box.
ui-about-ours = The rules are those of the rulebooks. Some tiles and cards of Kemet are shown in no source we could find: most of Amethyst, most of Amon’s cards, the prices of the extra cards. In their place stand designs of our own. Of the ten printed scenarios of Ankh two are here, and one of our own. Whatever is ours wears a small pen.
ui-about-ours-list = All of them, with the reasons
ui-about-credits = Credits
ui-about-icons = Icons come from
ui-about-icons-by = They were drawn by { $names } and others. Some stand here in other colours and sizes.
ui-about-fonts = Typefaces, under the SIL Open Font License:
ui-about-drawing = The board, its pieces and all other pictures were drawn for Ennead.
ui-about-licence = Licence
ui-about-licence-text = Ennead is free software under the MIT licence or the Apache licence 2.0, as you like.
ui-about-openapi = Write your own client: the description of the interface

## What is printed and what is ours. A sentence for each part of a piece that is our own.

ui-ours = What is printed and what is ours
ui-ours-lead = The rules here are those of the rulebooks, and most pieces are as they are printed, in our own words. Some pieces are shown in no source we could find. So that nothing is missing at the table, we made designs of our own in their place. Here is every one of them.
ui-ours-marked = This pen marks them wherever they appear.
ui-ours-sign = our own
ui-ours-design = Our own design: we found no source for the printed one.
ui-ours-name = Its name is our own: we know what it does, but found no source for the printed name.
ui-ours-cost = Its price is our own: we found no source for the printed one.
ui-ours-text = What it costs and does is our own design: our sources give its name alone.
ui-ours-upper = Its upper half is our own design: we found no source for the printed one.
ui-ours-lower = Its lower half is our own design: we found no source for the printed one.
ui-ours-of = { $name }. { $text }
ui-ours-more = What is printed and what is ours
ui-ours-loading = One moment …
ui-ours-failed = The list did not arrive. Load the page again.

## Learning and records

ui-learn-lead = Short games that explain themselves. At each step you read one thing and do it. You can stop at any time.
ui-learn-start = Start the first game
ui-learn-time = About { $minutes } minutes
ui-lesson = Lesson
ui-lesson-now = Now:
ui-lesson-progress = How far you are in the lesson
ui-lesson-go-on = Go on
ui-lesson-skip = Skip the lesson
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-watch = Watch what the others do.
ui-lesson-signs = Signs you meet here
ui-lesson-done = Well done!
ui-lesson-learnt = What you know now
ui-lesson-known = learnt
ui-lesson-next = What next?
ui-lesson-play-on = Play this game on
ui-lesson-play-bots = A new game
ui-lesson-all = All lessons

ui-upload-hint = Choose a record that you saved after a game. You can watch it here, move by move, through any player’s eyes.
ui-upload-choose = Choose a record, or drop it here
ui-upload-sending = Checking the record …

ui-missing = Nothing here but sand
ui-missing-hint = This page does not exist. The link may be old or misspelt.

## The frame of the table

ui-players = Players
ui-play-area = Your board and cards
ui-tabs = Panels
ui-tab-play = You
ui-tab-cards = Cards
ui-tab-hands = Hands
ui-tab-players = Players
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-notes = Notes
ui-fold-players = Fold or unfold the players
ui-sheet = Your panels
ui-sheet-handle = Raise or lower the panels
ui-watching = You are watching
ui-spectators =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
ui-clock = Time left
ui-clock-bank = Time left for the whole game
ui-clock-hint = When the time is up, a bot decides for you.
ui-connecting = Connecting …
ui-line-lost = Connection lost. Your moves are safe; trying again …
ui-line-back = Back. You see everything that happened.

ui-menu = Menu
ui-menu-game = This game
ui-help = Help
ui-help-signs = What do these mean?
ui-help-keys = Keys
ui-menu-ask-undo = Ask the table to go back before my last decision
ui-menu-point = Point at something for my team
ui-menu-hurry = Let the bots act at once
ui-menu-hand-over = Let a bot play for me
ui-menu-hand-over-of = Let a bot play for { $name }
ui-menu-resign = Resign
ui-menu-resign-of = Resign as { $name }
ui-menu-resign-goes-on = { $name } gives up for good. A bot plays on for the others’ sake.
ui-menu-resign-ends = { $name } gives up. Nobody else is here, so the game ends without a winner.
ui-menu-resign-other-wins = { $name } gives up for good, and the other player wins.
ui-menu-end = End this game
ui-menu-end-bots = The bots stop, and the game ends without a winner.

ui-away-handed-over = A bot plays your seat.
ui-away-left = You were away, so a bot plays your seat.
ui-away-out-of-time = Your time ran out, so a bot plays your seat.
ui-away-idle = You did not move for a while, and the others let a bot play your seat.
ui-away-resigned = You have resigned. A bot plays on in your place.
ui-away-take-back = Take my seat back

ui-idle =
    { $count ->
        [one] { $seat } has not moved for a minute.
       *[other] { $seat } has not moved for { $count } minutes.
    }
ui-idle-let-bot = Let a bot play on
ui-idle-wait = I would rather wait
ui-idle-waiting = Waiting for { $seats } to agree.
ui-idle-bot-in =
    { $count ->
        [one] A bot plays on in 1 second.
       *[other] A bot plays on in { $count } seconds.
    }
ui-idle-warning = Are you there? The others wait and want a bot to play on for you.
ui-idle-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
ui-idle-here = I am here

ui-undo-asked =
    { $count ->
        [one] { $seat } asks to take back the last action.
       *[other] { $seat } asks to take back the last { $count } actions.
    }
ui-undo-waiting = Waiting for { $seats }.
ui-undo-look = Look
ui-undo-agree = Agree
ui-undo-decline = Decline
ui-undo-question-sent = You have asked the table.

## Tables as text

ui-settings-as-text = Tables as text
ui-settings-as-text-hint = Headings, lists and buttons instead of the board: for screen readers and the keyboard.
ui-text-parts = Parts of this page
ui-text-your-turn = Your turn: { $asked }
ui-text-recent = What happened last
ui-text-since = Since your last decision
ui-text-lately = What happened last
ui-text-nothing = Nothing yet.
ui-text-moment = Moment { $at } of { $of }
ui-text-log = Everything, the latest turn first
ui-text-log-start = At the beginning
ui-text-show = Look back at this moment: { $what }
ui-text-show-short = Look back
ui-text-ways = { $name }: { $count } ways
ui-text-figure = { $name }: { $figure }
ui-text-report-figure = { $name } { $figure }
ui-text-report-change = { $now } ({ $change })
ui-text-attack = leads into a battle
ui-text-why = Why is something not possible?
ui-text-why-what = What about
ui-text-why-ask = Ask
ui-text-team = Your team
ui-text-point = Point at it

## What happened

ui-log = What happened
ui-log-older = Older lines
ui-log-show = Show this moment on the board
ui-log-details =
    { $count ->
        [one] 1 detail
       *[other] { $count } details
    }
ui-telling = What happens
ui-telling-step = { $at } of { $of }
ui-telling-next = Next
    .text = Next step (Space)
ui-telling-last = Go on
ui-telling-all = All at once
    .text = Skip to the end; everything stands in the log
ui-telling-how = What others do
    .text = How you are told what the others do
ui-telling-how-step = Step by step
ui-telling-how-slow = Slowly
ui-telling-how-normal = At a normal pace
ui-telling-how-quick = Quickly
ui-telling-how-once = All at once
ui-telling-since = Since your last turn
ui-telling-since-count =
    { $count ->
        [one] 1 thing happened
       *[other] { $count } things happened
    }
ui-telling-replay = Show it on the board
ui-telling-list = Everything since your last turn
ui-report-order = Place in the order of turns
ui-report-order-note = From top to bottom: the order of turns from now on.
ui-report-by-what = By what
ui-report-all = All that happened
ui-course-lead = { $seat } takes the lead with { $by }
ui-course-leap = The greatest leap: { $seat } gains { $by }
ui-course-turning = Turning points
ui-course-awards = Awards
ui-course-loading = Counting…
ui-log-by-bot = played by a bot
ui-log-undone-step = { $seat } takes back { $count ->
        [one] the last decision
       *[other] { $count } decisions
    }.
ui-log-undone-turn = { $seat } starts over and takes back { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
ui-log-undone-table = The table agrees with { $seat }: { $count ->
        [one] one action is
       *[other] { $count } actions are
    } taken back.
ui-log-dice-set = The dice are set anew: nobody knows what will be drawn.
ui-log-undo-asked = { $seat } asks to go back.
ui-log-undo-agreed = { $seat } agrees.
ui-log-undo-declined = { $seat } declines.
ui-log-person-back = { $seat } is back.
ui-log-began = The game begins.
ui-log-lesson-skipped = { $seat } plays on without the lesson.
ui-log-advised = { $seat } asks what a bot would do ({ $bot }).
ui-log-resigned = { $seat } resigns.
ui-log-bot-handed-over = { $seat } lets a bot play.
ui-log-bot-left = { $seat } has left. A bot plays on.
ui-log-bot-out-of-time = { $seat } ran out of time. A bot plays on.
ui-log-bot-idle = { $seat } did not move. The others let a bot play on.
ui-log-bot-resigned = A bot plays on for { $seat }.

ui-chat = Chat
ui-chat-none = Nobody has said anything yet.
ui-chat-placeholder = Say something
ui-chat-placeholder-everybody = To everybody
ui-chat-placeholder-team = To your team
ui-chat-send = Send
ui-chat-rooms = Who reads it
ui-chat-everybody = Everybody
ui-chat-team = My team
ui-chat-unread = Not read:
ui-chat-log-everybody = Chat with everybody
ui-chat-log-team = Chat of your team
ui-chat-team-none = Nobody of your team has said anything yet.
ui-chat-everybody-reads = Everybody at the table reads this.
ui-chat-team-reads = Only your team reads this: { $names }.
ui-chat-hidden = Spectators cannot read this before the end.
ui-chat-hidden-spectator = You read the players’ chat after the game.

ui-notes = Private notes
ui-notes-placeholder = Which cards have they played? What do you plan?
ui-notes-private = Only you can read this. It is saved.
ui-notes-typing = Saving …

ui-curtain-title = { $name }, it is your turn
ui-curtain-hint = Everybody else, please look away.
ui-curtain-lift = I am { $name }

## People among themselves

ui-person-menu = { $name }: what you can do
ui-person-mute = Mute
ui-person-mute-hint = Hides what they write. Only you know.
ui-person-unmute = Unmute
ui-person-unmute-hint = You read them again.
ui-person-block = Block
ui-person-block-hint = Muted, and no more tables together.
ui-person-block-question = Block { $name }? You no longer read them, and neither of you sees the other’s tables or can join yours. A game that is on goes on. They are not told. You can undo it on your own page.
ui-person-unblock = Unblock
ui-person-unblock-hint = You read and meet them again.
ui-person-report = Report …
ui-person-report-hint = Tells the host of this server.
ui-person-remove = Remove
ui-person-remove-hint = Sends them away from this table.
ui-person-remove-question = Remove { $name } from this table? They cannot come back to it.
ui-person-removed = { $name } is no longer at this table.
ui-person-did-mute = You no longer read { $name }.
ui-person-did-block = { $name } is blocked.
ui-person-let-go = You read { $name } again.
ui-person-is-mute = muted
ui-person-is-block = blocked
ui-guests = Who looks on
ui-guests-more = and { $count } more
ui-guest-unknown = Somebody unknown
ui-guest-host = host
ui-muted = Hidden from you
ui-report-title = Report { $name }
ui-report-who-reads = The host of this server reads it, together with the last lines of the chat that you can see. Nobody at the table is told.
ui-report-reason = What is it about?
ui-report-reason-abuse = Insults, threats, hatred
ui-report-reason-name = A name that should not be
ui-report-reason-spam = The same again and again, advertising
ui-report-reason-cheating = Unfair play
ui-report-reason-stalling = Keeps others waiting on purpose
ui-report-reason-other = Something else
ui-report-text = In your own words (if you like)
ui-report-send = Send the report
ui-report-sent = Thank you. The host of this server will read it.
ui-ignored = People you ignore
ui-ignored-hint = Press a name at a table to mute or block somebody. Nobody is told. The names are those they had then.
ui-ignored-none = Nobody.

## Looking back

ui-replay = Looking back
ui-replay-slider = Moment of the game
ui-replay-at = Action { $at } of { $of }
ui-replay-turn-back = Turn before
ui-replay-step-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step-on = One step on
ui-replay-turn-on = Next turn
ui-replay-speed = Speed
ui-replay-times = { $speed }×
ui-replay-eye = Through whose eyes
ui-replay-eye-all = All cards open
ui-replay-eye-none = As a spectator
ui-replay-now = Back to now
ui-replay-your-turn = Back to your turn
ui-replay-end = To the end

## The end

ui-over-your-team-wins = Your team wins!
ui-over-you-win = You win!
ui-over-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
ui-over-nobody = Nobody wins
ui-over-reason-abandoned = Everybody has given up.
ui-over-reason-closed = Whoever opened the table has ended the game.
ui-over-reason-resignation = Everybody else has given up.
ui-over-place = Place
ui-over-player = Player
ui-over-replay = Watch the replay
ui-over-rematch = Rematch
ui-over-join-rematch = Go to the rematch
ui-over-download = Save the record
ui-over-analysis = How the chances went
ui-over-show = Show the score

## Playing on from a moment of a finished game

ui-play-on = Play on from here
    .text = A new table that only you know goes on from this moment, with new dice: what was drawn later may come otherwise.
ui-play-on-at = After action { $at }
ui-play-on-me = You
ui-play-on-open = A friend, by link
ui-play-on-go = Open the table

## The analysis of a game

ui-analysis = How the chances went
ui-nav-analysis = How the chances went
ui-analysis-lead = Everybody’s chance to win, move by move, as somebody who looks on and sees no hidden card would reckon it.
ui-analysis-working = A bot reads the game again: action { $done } of { $of } …
ui-analysis-waiting = A bot is about to read the game again …
ui-analysis-back = Back to the table
ui-analysis-plot = Chances of all players over the game
ui-analysis-cursor = Moment of the game
ui-analysis-at = Action { $at } of { $of }
ui-analysis-moment = { $at }: { $chances }
ui-analysis-chance-of = { $name } { $chance }
ui-analysis-show = Show this moment
ui-analysis-swings = Where it turned
ui-analysis-swings-none = It never turned by much: no single decision changed the chances.
ui-analysis-from-to = { $seat }: { $from } → { $to }
ui-analysis-several = Several chose at once
ui-analysis-more = and { $count } more
ui-analysis-accuracy = How well everybody decided
ui-analysis-accuracy-hint = Each decision that was taken alone is compared with the best one found, by what its player could know then. The figure says how much of the chance to win was kept, on average.
ui-analysis-accuracy-of =
    { $decisions ->
        [0] no decision to compare
        [one] the best choice in { $best } of 1 decision
       *[other] the best choice in { $best } of { $decisions } decisions
    }
ui-analysis-decisions = Decision by decision
ui-analysis-decisions-none = No decision could be compared.
ui-analysis-costly = Only the costly ones
ui-analysis-chose = { $seat } chose
ui-analysis-better = Better:
ui-analysis-best = The best that was found.
ui-analysis-lost = { $from } → { $to }
ui-analysis-numbers = The numbers
ui-analysis-action = Action
ui-analysis-night = Night
ui-percent = { $value } %

## Trouble

ui-trouble-offline = The table cannot be reached. Check your connection and try again.
ui-trouble-server = Something went wrong at the table. Try again.
