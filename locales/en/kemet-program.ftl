### Kemet on the command line: what was agreed on, and a table as text.

setup-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
setup-teams = { $players } players in teams of { $size }
setup-solo = 1 player for { $objective }
setup-solo-any = 1 player for any objective
setup-gods-of-egypt = Gods of Egypt
setup-long = long game
setup-beginner = for beginners
setup-renewal = Renewal
setup-extra-di = extra DI cards
setup-strict-actions = actions must be done
setup-by-lot = seating by lot

show-setting-up = Setting up.
show-day = Round { $round }, day.
show-night = Round { $round }, night.
show-order = Turn order: { $seats }.
show-active = { $seat } (active)
show-colours = Tile colours: { $colours }.
show-no-god = no god yet
show-player = { $seat } { $who }  { $prayer } PP  { $fame } FP (battle { $battle }, divine { $divine }, temporary { $temporary })  { $veterans } veteran tokens
show-units = { $units } units on the board, { $supply } in supply; { $tiles } tiles; { $tokens } action tokens left
show-hand = hand: { $cards } battle cards ({ $down } face down), { $di } DI cards; face up: { $up }
show-secret = secret: { $hand }; face down { $down }; given up { $removed }; DI { $di }
show-tiles = tiles: { $tiles }
show-pyramids = pyramids: { $pyramids }
show-troops = troops: { $troops }
show-troop = { $units } in { $zone }
show-troop-with = { $units } in { $zone } with { $companions }
show-waiting = waiting: { $companions }
show-battle = Battle in { $zone }.
show-side =
    { $role } { $seat }: { $ready ->
        [true] ready
       *[other] deciding
    }, card { $card }{ $discard ->
        [none] { "" }
       *[other] , discard { $discard }
    }, DI { $di }
show-points = ; strength { $strength }, damage { $damage }, unblockable { $unblockable }, shield { $shield }, lost { $lost }
show-deck = DI deck: { $cards } cards; discarded: { $discard }.
show-market = Tiles on offer: { $tiles }.
