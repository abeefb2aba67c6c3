### The first game of Ankh: hints that teach by playing. Each stands beside one decision.

## Actions

lesson-welcome = Welcome to Ankh. You are Isis, a god of Egypt, and want to be remembered. On your turn you take two different actions, the second from further down the list. Begin with Move figures.
lesson-move = Each of your figures may go up to 3 hexes, over land and across the river. Your god should stand beside a monument: go to the pyramid in the south.
lesson-stay = You need not move them all. Your warrior stays beside your obelisk.
lesson-followers = Gain followers: 1 for each monument beside your figures, as long as it is yours or nobody’s. Your obelisk and the pyramid make 2.
lesson-summon = Summon a figure: a warrior from your pool comes to a free hex beside a figure or monument of yours. Each figure is worth 1 in battle.
lesson-powers = Followers pay for Ankh powers. The first two cost 1 follower each and stay yours. Commanding gives you 3 followers whenever you win a battle, and a battle will come.

## Tracks and events

lesson-goal = Osiris plays next. What you both want is devotion, on the track beside the board: who reaches 31 wins at once, and who is still in its red part after the fourth conflict is forgotten.
lesson-tracks = Each action moves its marker, and all gods share the four markers. The dots beside an action show how far it is.
lesson-event = A full track means that the next one to take that action brings an event. Osiris does it now and takes the pyramid beside him. An event also ends the turn.
lesson-plan = The track of Move figures is full: your move brings the next event, and you will take a monument. So send your new warrior to the temple in the north first.
lesson-control = Now take a neutral monument beside one of your figures: the pyramid or the temple. Take the temple, for in that region you are alone.

## Conflict

lesson-regions = The Nile divides the land into regions, and camels will divide it further. The numbers on the board say in which order they are fought over. Osiris sends a warrior over the river into your region.
lesson-conflict = The next event on the track above the board is a conflict. The track of Summon a figure is full, so you choose its moment: now, with one more warrior. You are stronger in region 1 and alone in region 3.
lesson-card = You both have figures in region 1: a battle. Your three make 3, his one makes 1, and each plays a card in secret. You are ahead, so you need no Chariots: Drought adds 1, and if you win, 1 devotion for each of your figures on desert.
lesson-battle = 4 against 1: you win, and his warrior returns to his pool. You gained devotion for the most obelisks there, for the battle and for Drought, and Commanding brought 3 followers. Played cards are gone until you play Cycle of Ma’at.
lesson-free = You were alone in region 3, so it is yours without a battle: that is dominance. Now you know how Ankh is played, and go on by yourself. Point at anything to have it explained, and take back what you did not mean.
