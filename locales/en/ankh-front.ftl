### Ankh before anybody sits down: its options. Ids begin with the name of the game.

ankh-title = Ankh

ankh-edition = Gods of Egypt
ankh-scenario = Scenario
ankh-scenario-middle-kingdom = Middle Kingdom
ankh-scenario-middle-kingdom-hint = Every god beside its own people. Right for first games.
ankh-scenario-old-kingdom = Old Kingdom
ankh-scenario-old-kingdom-hint = Gods begin far from their own people.
ankh-scenario-balance-of-maat = Balance of Ma’at
ankh-scenario-balance-of-maat-hint = Equal ways for everybody to neutral monuments.
ankh-gods = Gods
ankh-by-lot = By lot
ankh-at-the-table = Everybody chooses
ankh-gods-random = Gods by lot
ankh-gods-chosen = Everybody chooses a god
ankh-guardians = Guardians
ankh-these = These
ankh-guardians-random = Guardians by lot
ankh-guardians-are = Guardians: { $guardians }
ankh-level = Level { $level }
ankh-guardian-cat-mummy = Cat-Mummy
ankh-guardian-cat-mummy-hint = When it dies, all others lose devotion.
ankh-guardian-satet = Satet
ankh-guardian-satet-hint = Pushes enemies out of her way.
ankh-guardian-mummy = Mummy
ankh-guardian-mummy-hint = Rises again beside its god.
ankh-guardian-apep = Apep
ankh-guardian-apep-hint = Comes from the water and fights on all its shores.
ankh-guardian-scorpion = Giant Scorpion
ankh-guardian-scorpion-hint = Destroys the monuments it points at.
ankh-guardian-sphinx = Sphinx
ankh-guardian-sphinx-hint = Takes the strength from enemies beside it.
ankh-first-by-lot = Who goes first is drawn by lot.

## What is printed and what is ours

ankh-ours = The rules, the gods, the powers, the guardians and the cards are as printed. The scenarios are not all here.
ankh-ours-scenario = Balance of Ma’at is our own scenario. Of the ten printed ones two are here.
ankh-ours-scenarios =
    Scenarios: { $printed ->
        [2] two
       *[other] { $printed }
    } of the ten printed ones, and { $count ->
        [one] one of our own
       *[other] { $count } of our own
    }
    .why = The box has ten scenarios, with special rules and two city tokens. We found two of them, Middle Kingdom and Old Kingdom, which need neither. The other eight are missing here, and so are the city tokens.

## The first game

ankh-learn-actions = Two actions a turn
ankh-learn-actions-hint = Move, summon, gather followers, unlock powers.
ankh-learn-events = Events
ankh-learn-events-hint = Full tracks bring events: monuments, camels, conflicts.
ankh-learn-battle = Conflict
ankh-learn-battle-hint = Figures, a secret card, and regions you have alone.
ankh-learn-devotion = Devotion
ankh-learn-devotion-hint = It wins the game; too little, and a god is forgotten.
