### Why a request is refused, and what is wrong with a record: what the browser and the program say.

## Requests: `why` of the answer, and its figures

request-error-stranger = The table does not know you yet. Load the page again.
request-error-no-such-token = This token is worth nothing: it was taken back, or is not written in full.
request-error-token-only-plays = A token plays in your name. Accounts and tokens need you yourself.
request-error-no-such-path = There is no such thing here.
request-error-no-such-method = The table did not understand that.
request-error-other-origin = This page is not the table’s own.
request-error-unreadable = The table did not understand that.
request-error-too-large = That is too large.
request-error-too-slow = The request took too long to arrive. Try again.
request-error-too-fast = That was too often. Wait a moment.
request-error-too-many-connections = Too many connections are open. Close some first.
request-error-too-many-sockets = Too many tables are open in your browser. Close some first.
request-error-too-many-requests = Too many requests are under way. Wait for some first.
request-error-busy = Too much is going on right now. Try again in a moment.
request-error-broken = Something went wrong at the table. Nothing has changed. Try again.
request-error-missing = There is no such thing here.
request-error-no-upgrade = The table did not understand that.
request-error-bad-account = An account name has { $least } to { $most } letters, digits, hyphens or underscores.
request-error-bad-password = A password has at least { $least } characters, and at most { $most }.
request-error-wrong-password = There is no account with this name and password.
request-error-name-taken = Another account has this name already.
request-error-bad-name = A name has 1 to { $most } visible characters.
request-error-house-name = That is the name of a bot, or of Amon. Choose another.
request-error-bad-label = A label has 1 to { $most } visible characters.
request-error-too-many-tokens = You have { $most } tokens already. Take one back first.
request-error-no-such-table = There is no such table. The link may be old, or the table was closed.
request-error-not-open = This table is not open to you.
request-error-cannot-open = This table cannot be opened by this server.
request-error-too-many-tables = Too many of your tables are open. Finish one, or close one, first.
request-error-too-many-bot-games = Too many games of bots alone are going on for you. End one first: it is in its menu.
request-error-too-many-analyses = Several games are being analysed for you already. Wait until one is done.
request-error-bad-cursor = The list does not go on there. Load the page again.
request-error-no-such-game = There is no game { $game } here.
request-error-bad-setup = The table did not understand what was agreed on.
request-error-setup-refused = { $setup_refusal }
request-error-record-refused = { $record_error }
request-error-no-such-bot = There is no bot { $bot } for { $game }.
request-error-no-such-lesson = There is no such lesson.
request-error-wrong-seats = This game is for { $players } players, and there are { $seats } seats.
request-error-no-seat-of-yours = Take a seat yourself.
request-error-several-seats = One person holds several seats at a hot-seat table only.
request-error-bad-seat-name = The name of a seat has at most { $most } visible characters.
request-error-bad-pace = A decision may take from one minute to two weeks.
request-error-bad-bank = A bank of time has from one minute to two weeks, and grows by five seconds to a day.
request-error-not-host = Only who opened the table may do this.
request-error-not-your-seat = That seat is not yours.
request-error-not-seated = You do not sit at this table.
request-error-not-played = Only those who played may ask for more.
request-error-begun = The game has begun.
request-error-no-such-seat = There is no such seat.
request-error-seat-taken = That seat is taken.
request-error-seat-open = A seat is still open. Fill it with a bot, or wait for somebody.
request-error-cannot-play = This server cannot play this game.
request-error-nothing-to-repeat = There is nothing to play again yet.
request-error-record-closed = The record is open when the game is over.
request-error-no-record = This game was stored without what its record needs.
request-error-not-over = The analysis is made when the game is over.
request-error-cannot-play-on = You can play on when the game is over.
request-error-no-such-moment = The game has no such moment.
request-error-at-the-end = Nobody can play on from the end.
request-error-notes-too-long = Notes have at most { $most } characters.
request-error-nobody-there = There is nobody like that here.
request-error-yourself = That is you yourself.
request-error-nameless = Nobody knows who that is.
request-error-ignores-too-many = You ignore very many people already. Let some of them go first.
request-error-plays-now = Who plays in a game that has begun cannot be sent away.
request-error-report-too-long = A report has at most { $most } characters.
request-error-reports-wait = Many of your reports wait for the host of this server. That is enough for now.
request-error-reports-full = Very many reports wait for the host of this server. It takes no more for now.

## Records: `why` of the error, and the line to look at

record-error-empty = Line 1 is missing: the file is empty, and a record begins with `ennead record 1`.
record-error-not-a-record = Line 1 is not `ennead record 1`: this file is not a record of a game.
record-error-unknown-format = Line 1 names format `{ $found }`, but this program reads only format 1: it may take a newer version of the program.
record-error-bad-header = Line { $line } should begin with `{ $field }`, but it reads `{ $found }`.
record-error-other-game = Line 2 says that this is a game of `{ $found }`, not of `{ $expected }`: open it as a game of `{ $found }`.
record-error-bad-rules = Line 3 should hold the version of the rules, but `{ $found }` is not a whole number.
record-error-other-rules =
    Line 3 says that the game was played by version { $found } of the rules, but this program plays by { SAME($oldest, $newest) ->
        [true] version { $newest }
       *[other] versions { $oldest } to { $newest }
    }: replay it with a program of that version.
record-error-bad-setup = Line 4 does not hold a setup as JSON: { $detail }.
record-error-setup-refused = Line 4 holds a setup that cannot be played. { $setup_refusal }
record-error-bad-seed = Line 5 does not hold a seed: `{ $found }` is no whole number that fits.
record-error-bad-seat = Line { $line } should begin with a seat such as P1, a hash (`#`), `dice` or `end`, but it reads `{ $found }`.
record-error-bad-notation = Line { $line } holds no action of this game: `{ $notation }` is wrong ({ $detail }).
record-error-refused = Line { $line } holds an action that is not allowed: { $seat } cannot `{ $notation }`. { $refusal }
record-error-bad-mark = Line { $line } should hold a number of actions and a hash of 16 hexadecimal digits, but it reads `{ $found }`.
record-error-bad-dice = Line { $line } should set the dice anew, but `{ $found }` is no seed.
record-error-dice-twice = Line { $line } sets the dice anew where they have just been set: one of the two lines is too many.
record-error-mark-after-dice = Line { $line } holds a hash that belongs above the line that sets the dice anew.
record-error-misplaced-mark = Line { $line } stands after { $found } actions, but it speaks of { $says }: an action above it was lost or added.
record-error-hash-differs = Line { $line } has hash { $expected } for the state after { $after } actions, but the replay gives { $found }: the record was changed, or the rules were.
record-error-truncated = Line { $line } is the last, but a record closes with an `end` line: the rest was cut off.
record-error-count-differs = Line { $line } ends a record of { $says } actions, but { $found } stand above it: the file lost some or was added to.
record-error-after-end = Line { $line } comes after the end of the record: remove it and what follows.
record-error-too-far = Line { $line } ends the record after { $actions } actions: there is no action { $asked }.
