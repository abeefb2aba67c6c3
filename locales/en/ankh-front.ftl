### Ankh before anybody sits down: its options. Ids begin with the name of the game.

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

## The first game

ankh-learn-actions = Two actions a turn
ankh-learn-actions-hint = Move, summon, gather followers, unlock powers.
ankh-learn-events = Events
ankh-learn-events-hint = Full tracks bring events: monuments, camels, conflicts.
ankh-learn-battle = Conflict
ankh-learn-battle-hint = Figures, a secret card, and regions you have alone.
ankh-learn-devotion = Devotion
ankh-learn-devotion-hint = It wins the game; too little, and a god is forgotten.
