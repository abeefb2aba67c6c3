### Kemet: Blood and Sand (2021), where it differs from Rise of the Gods.
### Only ids that are in the other files of the game, with no more variables.

icon-day = day
    .text = Play it in your own turn, also in the middle of an action, but not during a battle.
di-di-07 = Tactical Support
    .text = In your turn: add up to 2 free units to your districts or troops. In a district that an enemy holds, this starts a battle.
di-di-08 = Raining Fire
    .text = In your turn: remove 1 unit of any enemy troop. Costs 1 prayer point.
di-di-09 = Prayer
    .text = In your turn: gain 2 prayer points. Free.
token-gold = gold token
    .text = It comes with your first tile that has a golden action. Play it once a round, in the same turn as an action token.
term-gold-token = Gold token
    .text = Yours with the first tile that has a golden action. Once a round, play it with an action token on Divine Power.
prompt-war-council-di = Add Divine Intervention cards if you like, then you are ready.
action-hide = Ready
