### The board: what it says of its places, to the eye and to a screen reader.

ui-board = Board
ui-board-help = Arrow keys go from place to place, Enter chooses.
ui-board-points = { $name } points at { $place }.
ui-board-aim = Choose what to point at. Only your team sees it.
ui-board-aim-cancel = Cancel
ui-board-legend = What the signs on the board mean
ui-board-borders = Borders { $places }.
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
