### What the program says on the command line. Sentences about errors have neither a
### capital nor a full stop of their own: the program's name goes before them.

## What cannot be done

program-error-usage = { $detail }; see `{ $command } --help`
program-error-no-such-language = there is no language `{ $asked }` here; there is { $known }
program-error-no-such-game = there is no game `{ $asked }` in this version; there is { $known }
program-error-no-file = there is no file `{ $path }`; check its name
program-error-unreadable-file = the file `{ $path }` cannot be read, name another: { $detail }
program-error-not-text = the file `{ $path }` is not text; name another
program-error-not-understood = `{ $path }` cannot be understood: { $detail }
program-error-not-written = `{ $path }` cannot be written: { $detail }
program-error-no-folder = the folder `{ $path }` cannot be made: { $detail }
program-error-file-exists = { $path } is there already; a backup needs a new file
program-error-nothing-there = a server keeps nothing in { $folder }; name its folder with `--data`
program-error-no-output = the result cannot be written to standard output: { $detail }
program-error-not-json = the result cannot be written as JSON: { $detail }
program-error-threads = the threads cannot be started, try fewer with --threads: { $detail }
program-error-bad-setup = { $place } does not hold a setup as JSON such as { "{" }"players":2{ "}" }: { $detail }
program-error-not-a-battle = this is not a battle: { $detail }; see docs/battle.md for its form
program-error-bad-eye = `{ $eye }` is no eye; use spectator, archive, or a seat such as P1
program-error-not-at-table = { $seat } does not sit at this table; there is { $seats }, and spectator and archive look on
program-error-wrong-bots =
    --bots names { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    } for { $players } players; name one for all seats or { $players } of them
program-error-one-side = an arena needs two sides; `ennead sim` plays games for one
program-error-named-twice = the bot `{ $bot }` is named twice; a bot against itself shows nothing
program-error-too-few-bots = a tournament needs at least two bots; name them with --bots scribe,random and --bot "cmd:python3 mybot.py"
program-error-other-tournament = `{ $path }` holds another tournament: its { $key } is { $found }, not { $expected }; name another file
program-error-not-a-tournament = `{ $path }` is no file of a tournament; name another one
program-error-not-a-game = line { $line } of `{ $path }` is no game: { $detail }
program-error-no-weights = no edition `{ $edition }` of { $game } has weights of its own
program-error-other-command = `{ $path }` was made by `{ $found }`, not by `{ $command }`; name another folder with --work
program-error-generation-lost = `{ $path }` is missing or damaged; delete the generations from { $generation } on to play them again
program-error-not-checked = the games cannot be checked: { $detail }
program-error-not-copied = the copy was not made: { $detail }
program-error-not-pruned = not everything was pruned: { $detail }
program-error-no-reports = the reports cannot be read: { $detail }
program-error-no-report = there is no report { $id }
program-error-not-marked = nothing was marked: { $detail }
program-error-not-started = the program cannot start its work: { $detail }
program-error-table-over = the game at this table is over
program-error-seat-not-free = seat { $seat } of this table is not free
program-error-no-seat-free = no seat of this table is free
program-error-table-says = the table says: { $says }
program-error-table-refuses = the table refuses what the bot wants to do: { $says } ({ $wish })
program-error-table-gone = the table is gone
program-error-table-broken = the server cannot open this table
program-error-table-not-open = the table is not open to you
program-error-line-lost = the line was lost: { $detail }
program-error-strange-server = the server says something strange; it may be of another version: { $detail }
program-error-not-begun = the game has not begun for the bot
program-error-bot-fell = the bot fell: { $detail }

## Options of a table

option-error-other-game = { $option } is not for { $game }
option-error-other-mode = { $option } is for --mode { $mode } only
option-error-unknown = { $option } knows no `{ $asked }` in this version; there is { $known }
option-error-too-many = { $option } { $asked } is more than any table has

## Bots

name-error-unknown = there is no bot `{ $name }`; there is { $levels }
name-error-simulations = `{ $name }` does not say how many simulations; write for instance priest:500
name-error-lanes = `{ $name }` does not say how many lanes; write for instance pharaoh:80000/4
name-error-program = `{ $name }` is a program, and programs play in `ennead arena` and `ennead sit`
name-error-no-program = `{ $name }` names no program; write for instance "cmd:python3 mybot.py"

outside-bot-error-no-program = the bot `{ $bot }` does not start: there is no program `{ $program }`
outside-bot-error-not-started = the bot `{ $bot }` does not start: { $detail }
outside-bot-error-silent = the bot `{ $bot }` gave no answer within { $seconds } s; allow it more with --timeout
outside-bot-error-ended =
    the bot `{ $bot }` ended before the game was over{ $status ->
        [none] { "" }
       *[other] { " " }({ $status })
    }{ $complaint ->
        [none] { "" }
       *[other] ; its last words were `{ $complaint }`
    }
outside-bot-error-garbled = the bot `{ $bot }` said `{ $said }`, which is no answer such as { "{" }"choice":0{ "}" } or { "{" }"action":"…"{ "}" }
outside-bot-error-not-one = the bot `{ $bot }` did not say one of a choice and an action
outside-bot-error-endless = the bot `{ $bot }` said a line of more than { $most } bytes
outside-bot-error-unasked = the bot `{ $bot }` said `{ $said }` before it was asked
outside-bot-error-not-offered = the bot `{ $bot }` chose `{ $choice }`, which is not among the { $offers } actions it was offered

weights-error-other-game = these are weights for { $found }, not for { $expected }
weight-gap-missing = no weight for "{ $thing }"; it counts for nothing
weight-gap-unknown = a weight for "{ $thing }", which the game does not know

## The way to a server

connect-error-bad-address = `{ $address }` is no address such as http://localhost:8000/table/…
connect-error-bad-scheme = `{ $address }` does not begin with http:// or https://
connect-error-no-host = `{ $address }` names no house
connect-error-not-found = `{ $address }` cannot be found: { $detail }
connect-error-silent = `{ $address }` does not answer; is the table open?
connect-error-no-file = `{ $file }` cannot be read: { $detail }
connect-error-no-certificate = `{ $file }` holds no certificate to trust { $detail }
connect-error-bad-host = `{ $host }` is no name for a certificate
connect-error-untrusted = the certificate of `{ $host }` cannot be trusted ({ $detail }); if it is your own, name the file of who signed it
connect-error-bad-tls = `{ $host }` does not speak TLS as it should: { $detail }

## The server

serve-open = Ennead is open at { $site }
serve-error-port-in-use = port { $port } is in use; stop what uses it or choose another with `--port`
serve-error-listen = cannot listen at { $host } port { $port }: { $detail }
serve-error-metrics = cannot listen for metrics at { $host } port { $port }: { $detail }; choose another with `--metrics-port`
serve-error-data = the data folder { $folder } cannot be written: { $detail }
serve-error-data-in-use = another server uses the data folder { $folder }; stop it or choose another with `--data`
serve-error-store = the store in { $folder } cannot be opened: { $detail }
serve-error-house = the games in progress cannot be taken up again; see the log

backup-done = Everything is in { $file }

## What does not stay

prune-kept = kept for
prune-gone = gone
prune-would-go = would go
prune-visitors = visitors without tables
prune-gathering = tables that have not begun
prune-unfinished = unfinished games
prune-lessons = lessons
prune-bot-games = games of bots alone
prune-uploads = uploaded records
prune-reports = reports dealt with
prune-told = { $games } unfinished games were given notice
prune-would-tell = { $games } unfinished games would be given notice

## Stored games under this program

check-well =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } checked: all go on as they were played.
check-differ =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } checked: { $differ } cannot go on under this program. They stay listed, can be looked at as far as they are certain, and their records can be saved.
check-game =
    { $table }… { $game }{ $some ->
        [0] { "" }
       *[other] { " " }with { $players }
    }, opened { $opened }{ $over ->
        [true] , over
       *[other] { "" }
    }, { $actions } actions: { $why }
obstacle-unknown-game = There is no game { $game } here.
obstacle-other-rules = It began under version { $found } of the rules, and this program plays { $oldest } to { $newest }.
obstacle-bad-setup = Its setup cannot be read ({ $detail }).
obstacle-bad-start = It does not begin: { $record_error }
obstacle-bad-action = Action { $number } means nothing in this game { $detail }
obstacle-refused = Action { $number } is refused: { $refusal }
obstacle-broke-down =
    { $number ->
        [0] The rules break down over its beginning.
       *[other] The rules break down over action { $number }.
    }
obstacle-differs = After { $actions } actions the game stands otherwise than it did.
obstacle-unreadable = Row { $version } of its story cannot be read.

## What people reported

reports-none = Nobody has reported anything that waits.
reports-settled = Report { $id } is dealt with.
reports-head =
    { $id }  { $time }  { $reason } at table { $table }{ $done ->
        [true] , dealt with
       *[other] { "" }
    }
reports-about = { $reporter } about { $reported }
reports-line = { $time } { $name }: { $text }
reports-team-line = { $time } { $name } (to the team): { $text }
reports-unknown = somebody unknown
reports-person = { $name } (person { $number })
reports-forgotten = { $name } (forgotten)

## Many games

many-progress = { $bar } { $done } games, { $pace }, { $left } to go
sim-games = games
sim-decisions = decisions
sim-seconds = seconds
sim-decisions-per-second = decisions per second
sim-games-per-second = games per second
sim-mean-length = mean length
sim-length = { $decisions } decisions, { $rounds } rounds
sim-wins-by-seat = wins by seat
sim-wins-by-bot = wins by bot
sim-ends = ends
sim-unfinished = unfinished
arena-head = { $game }: { $setup }; { $style } of { $bots } bots, { $games } games a pairing, seed { $seed }
arena-bot = bot
arena-rating = rating
arena-games = games
arena-wins = wins
arena-share = share
arena-fair = fair
arena-pairing = pairing
arena-interval = { $low } to { $high }
arena-interval-percent = { $low } to { $high } %
arena-against = { $one } against { $other }
arena-no-winner = { $games } games had no winner
train-warning = warning: `{ $path }` has { $gap }
train-generation = generation { $generation }: { $figures }

## A bot at a table

sit-waiting = Sits in seat { $seat }; waiting for the game to begin.
sit-playing = Sits in seat { $seat }; the game is on.
sit-over = The game is over.
sit-won = Won ({ $reason }).
sit-nobody = Nobody won ({ $reason }).
sit-lost = Lost to { $winners } ({ $reason }).

## A record

replay-game = game
replay-rules = { $game }, rules version { $rules }
replay-setup = setup
replay-seed = seed
replay-actions = actions
replay-rounds = rounds
replay-end = end
replay-checked = checked
replay-agree = every action is legal, { $hashes } hashes agree
replay-awaited = not over yet, waiting for { $seats }
replay-nobody = nobody
replay-won = won by { $winners } ({ $reason }); places: { $places }
replay-moment = After { $at } of { $actions } actions, as seen by { $eye }:

## A table as text, of any game

show-none = none
show-hidden = hidden
show-over = The game is over: { $winners } won ({ $reason }).
show-over-nobody = The game is over: nobody wins ({ $reason }).
