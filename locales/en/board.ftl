### The board: what it says of its places, to the eye and to a screen reader.

ui-board = Board
ui-board-help = Arrow keys go from place to place, Enter chooses.
ui-board-zoom-in = Closer
ui-board-zoom-out = Farther
ui-board-fit = The whole board
ui-board-whole = Whole board
ui-board-close-up = Closer
ui-board-menu = What to do here
ui-board-close = Close

# A list of facts about one place, joined two by two.
ui-board-join = { $first }, { $next }
ui-board-can = { $facts }; { $choices }
ui-board-choice = you can choose “{ $choice }”
ui-board-choice-cost = you can choose “{ $choice }” for { $cost ->
    [one] { $cost } prayer point
   *[other] { $cost } prayer points
    }

ui-board-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
    }
ui-board-prayer = { $count ->
    [one] { $count } prayer point
   *[other] { $count } prayer points
    }
ui-board-obelisk = an obelisk
ui-board-port-military = a military harbor
ui-board-port-trading = a trading harbor
ui-board-pyramid = a { $colour } pyramid of level { $level }
ui-board-held = held by { $seat }
ui-board-held-with = held by { $seat } with { $strength }
ui-board-troop = { $seat } with { $strength }
ui-board-fighting = A battle is fought here.
