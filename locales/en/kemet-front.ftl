### Kemet before anybody sits down: its options and its lesson. Ids begin with the name of the game.

## A new table

kemet-edition-rise = Rise of the Gods (2024)
kemet-seating = Gods and cities
kemet-random = By lot
kemet-chosen = Everybody chooses
kemet-renewal = Renewal
kemet-renewal-hint = Eighteen more power tiles. Some take the place of others.
kemet-extra-di = Extra Divine Intervention cards
kemet-extra-di-hint = Sixteen more cards in the deck.

## What one meets in the lesson

kemet-learn-tokens = Tokens and floors
kemet-learn-tokens-hint = Five action tokens a day, three floors to fill.
kemet-learn-build = Build and acquire
kemet-learn-build-hint = Pyramids open the power tiles of their colour.
kemet-learn-move = Move and battle
kemet-learn-move-hint = March, sail or teleport, then choose your cards in secret.
kemet-learn-night = Night
kemet-learn-night-hint = Temples pay, cards are drawn, a new day begins.
