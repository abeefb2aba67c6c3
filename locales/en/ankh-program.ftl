### Ankh on the command line: what was agreed on, and a table as text.

setup-players = { $players } players
setup-by-lot = gods by lot

show-moment = { $scenario }: event { $event } of { $of }, { $conflicts } conflicts so far, next: { $next }.
show-actions = Actions: { $markers }.
show-devotion = Devotion: { $spaces }.
show-no-god = no god yet
show-forgotten = { $seat } { $god }: forgotten
show-merged = { $seat } { $god }: merged with { $side }
show-player = { $seat } { $god }  devotion { $devotion }  { $followers } followers  { $ankhs } Ankh tokens
show-powers = powers: { $powers }
show-pool = pool: { $warriors } warriors, { $guardians }; trapped: { $trapped }
show-hand = hand: { $hand }; used: { $used }
show-figures = figures: { $figures }
show-neutral = neutral
show-region = Region { $number }: { $hexes } hexes; { $monuments }
show-battle = Battle in region { $region }.
show-not-chosen = not chosen
show-side = { $seat }: { $cards }; strength so far { $strength }
