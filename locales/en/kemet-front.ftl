### Kemet before anybody sits down: its options and its lesson. Ids begin with the name of the game.

kemet-title = Kemet

## A new table

kemet-edition = Edition
kemet-edition-rise = Rise of the Gods (2024)
    .text = Six colours of tiles, gods and servants, for 2 to 6 players. Nine fame points at the start of your turn win.
    .short = 2024
    .name = Rise of the Gods
kemet-edition-bs-2021 = Blood and Sand (2021)
    .text = The same board with four colours of tiles, for 2 to 5 players.
    .short = 2021
    .name = Blood and Sand
kemet-edition-first = First edition (2012)
    .text = Two boards of its own, red, blue and white tiles, for 2 to 5 players. Points count when the day is over.
    .short = 2012
    .name = First edition
kemet-mode = Mode
kemet-mode-classic = Classic
    .text = Everybody for themselves.
kemet-mode-teams = Teams
    .text = Two or three play together and count their fame together. They may talk, point and show cards in secret.
kemet-mode-solo = Solo
    .text = You alone against Amon, who is led by his cards. One objective, and a night by which it must be reached.
kemet-formation = Teams
kemet-formation-2v2 = 2 v 2
kemet-formation-2v2v2 = 2 v 2 v 2
kemet-formation-3v3 = 3 v 3
kemet-teams-how = Who plays together
kemet-teams-by-seat = By seat
kemet-teams-by-lot = Teams by lot
kemet-objective = Objective
kemet-objective-drawn = Objective by lot
kemet-passing-events = Passing events
kemet-passing-events-hint = What an event does to the War Table ends with it, so that Amon does not grow from event to event.
kemet-objective-ce01 = Regain the zeal
    .text = 5 permanent fame points, and 2 temples in the night.
kemet-objective-ce02 = Topple the throne
    .text = Both of Amon’s pyramids in the night.
kemet-objective-ce03 = Splendour of the black land
    .text = Both your pyramids of level 4, and 7 power tiles, one of them of level 4.
kemet-objective-ce04 = Outlast the hidden god
    .text = Your city whole, and a temple, when the last night ends.
kemet-objective-ce05 = Voice of the Delta
    .text = 5 divine fame points. Battles bring veterans instead of fame.
kemet-gods-of-egypt = Gods of Egypt
kemet-gods-of-egypt-hint = The gods themselves come onto the board.
kemet-solo-now = Solo against Amon
kemet-solo-now-hint = You alone, with an objective drawn by lot. The game starts at once.
kemet-seating = Gods and cities
kemet-random = By lot
kemet-chosen = Everybody chooses
kemet-renewal = Renewal
kemet-renewal-hint = Eighteen more power tiles. Some take the place of others. Those of Amethyst are our own design.
kemet-extra-di = Extra Divine Intervention cards
kemet-extra-di-hint = Sixteen more cards in the deck. Their prices are our own.
kemet-strict-actions = Actions must be done
kemet-strict-actions-hint = A strict reading: whoever places a token must do its action if they can.
kemet-length = Length
kemet-length-short = Short
kemet-length-short-hint = 8 victory points win.
kemet-length-long = Long
kemet-length-long-hint = 10 victory points win.
kemet-length-beginner = Beginners
kemet-length-beginner-hint = 4 victory points win. Only tiles of level 1, and of level 2 from the second day on.
kemet-house = House rules
kemet-house-count =
    { $count ->
        [one] 1 house rule
       *[other] { $count } house rules
    }
kemet-house-two-cards = Two cards by chance
kemet-house-two-cards-hint = In a battle you choose among two of your battle cards, drawn by chance.
kemet-house-delta-price = The Delta Temple has its price
kemet-house-delta-price-hint = It takes its unit when it is taken, and then pays every day.
kemet-house-sanctuary-recall = Recall from the Sanctuary
kemet-house-sanctuary-recall-hint = Two units recalled from there bring a victory point.
kemet-house-sudden-end = Sudden end
kemet-house-sudden-end-hint = Who reaches the goal wins at once.
kemet-house-free-garrison = First units anywhere
kemet-house-free-garrison-hint = The first ten units may stand in any of your districts.
kemet-house-eager-creatures = Creatures do not wait
kemet-house-eager-creatures-hint = A waiting creature joins as soon as one of your units is at home, not with the next Recruit.
kemet-house-empty-retreat = Retreat to empty regions
kemet-house-empty-retreat-hint = Another reading of the book: no retreat to your own units.
kemet-house-delta-returns = The Delta Temple empties
kemet-house-delta-returns-hint = Another reading of the book: giving up your last unit there gives back its victory point.

## What is printed and what is ours

kemet-ours-rise = Amethyst, one of the six colours of tiles, is our own design but for two tiles.
kemet-ours-solo = Objectives with this sign, most of Amon’s cards and most tiles of Amethyst are our own design.
kemet-ours = All that follows belongs to Rise of the Gods. In Blood and Sand and in the first edition no piece is of our own making. The English names of the other Amber tiles and of a few of Renewal are our own translations; where the rules are silent we had to decide, too.
kemet-ours-amethyst = Amethyst: { $tiles } of { $all } tiles
    .why = Our sources say that there is such a colour, with { $all } tiles, one creature, and Domination and Act of God as in every colour. The other { $count } designs are ours: theft, deception and corruption.
kemet-ours-renewal = Renewal: the { $count } tiles of Amethyst
    .why = Those of the five other colours are known.
kemet-ours-names =
    { $count ->
        [one] A name
       *[other] { $count } names
    }
    .why = We know what this tile of Amber does; its printed name could not be read.
kemet-ours-prices = Extra Divine Intervention cards: the prices
    .why = What they are called, how many there are and what they do is known. What they cost is not: we took the measure of the other cards.
kemet-ours-assemble = Teams: what Assemble! does
    .why = The rulebooks say that everybody in a team game has this card, and no more.
kemet-ours-objectives = Solo: { $count } of { $all } objectives
    .why = The rulebooks show one.
kemet-ours-events = Solo: { $count } of { $all } events
    .why = The rulebooks show three.
kemet-ours-disasters = Solo: all { $count } disasters
    .why = The rulebooks show none.
kemet-ours-actions = Solo: { $count } of { $all } action cards
    .why = The rulebooks show two.
kemet-ours-plunder = Solo: { $halves } of { $all } halves of the plunder cards
    .why = Each card names a place among the tiles of either colour. The rulebooks show one such half.

## What one meets in the lesson

kemet-learn-first = Kemet
    .start = Start the first game
kemet-learn-amon = Kemet: alone against Amon
    .start = Start the solo game
    .before = learn Kemet itself first
kemet-learn-teams = Kemet: teams
    .start = Start with a teammate
    .before = learn Kemet itself first
kemet-learn-together = Winning together
kemet-learn-together-hint = One team, one goal, and turns that alternate.
kemet-learn-mixed = Mixed troops
kemet-learn-mixed-hint = Units of both of you in one troop.
kemet-learn-sharing = Sharing
kemet-learn-sharing-hint = Prayer points and veterans change hands.
kemet-learn-gods = Kemet: Gods of Egypt
    .start = Let a god rise
    .before = learn Kemet itself first
kemet-learn-waking = Waking the gods
kemet-learn-waking-hint = 4 fame points and a pyramid of level 4.
kemet-learn-rising = Rising
kemet-learn-rising-hint = The god comes for 4 prayer points.
kemet-learn-life = Life points
kemet-learn-life-hint = A god fights alone and heals at home.
kemet-learn-sand = Kemet: Blood and Sand (2021)
    .start = Start the game of 2021
    .before = learn Kemet itself first
kemet-learn-four-colours = Four colours
kemet-learn-four-colours-hint = No servants, and gold only from tiles.
kemet-learn-hidden = Hidden cards
kemet-learn-hidden-hint = Nobody declares Divine Interventions.
kemet-learn-old = Kemet of 2012
    .start = Start the game of 2012
    .before = learn Kemet itself first
kemet-learn-three-colours = Three colours
kemet-learn-three-colours-hint = Red, blue and white, each with its Buy space.
kemet-learn-day-end = The end of the day
kemet-learn-day-end-hint = 8 points win when a day ends.
kemet-learn-objective = Objective and rounds
kemet-learn-objective-hint = One thing to bring about before the last night ends.
kemet-learn-war-table = The War Table
kemet-learn-war-table-hint = What Amon’s two troops add to their units.
kemet-learn-event = Events
kemet-learn-event-hint = After your third token a card is turned, for good or for a while.
kemet-learn-action = Action cards
kemet-learn-action-hint = After your fifth Amon acts: target, way, battle. You always learn why.
kemet-learn-tokens = Tokens and floors
kemet-learn-tokens-hint = Five action tokens a day, three floors to fill.
kemet-learn-build = Build and acquire
kemet-learn-build-hint = Pyramids open the power tiles of their colour.
kemet-learn-move = Move and battle
kemet-learn-move-hint = March, sail or teleport, then choose your cards in secret.
kemet-learn-night = Night
kemet-learn-night-hint = Temples pay, cards are drawn, a new day begins.
