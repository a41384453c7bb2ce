# Gangs and posses: words and cards.

## Gangs and posses

web-module-gangs = Gangs and posses
web-module-gangs-more = Spend $20 to recruit a posse if you are a Marshal, or a gang if you are Wanted.
# $side: posse, gang, or none; $n: the price in dollars.
choice-recruit = { $side ->
    [gang] Recruit a gang: ${ $n }
    [posse] Recruit a posse: ${ $n }
   *[none] Recruit a posse or a gang: ${ $n }
}
choice-use-follower = Resolve the effect of your posse or gang
log-recruited = { $you ->
    [name] You recruit
   *[no] { $name } recruits
} a posse or gang: { $follower }.
log-disbanded = { $you ->
    [name] You lose your
   *[no] { $name } loses their
} posse or gang: { $follower }.
log-used-follower = { $you ->
    [name] { $follower } helps you.
   *[no] { $follower } helps { $name }.
}
why-follower = Posse or gang: { $follower }.
refusal-already-recruited = You already have a posse or a gang.
refusal-other-side = A posse needs Marshal points, and a gang needs Wanted points.
web-game-recruit-more = Draw a card for your side
# $side: posse or gang.
web-game-follower = { $side ->
    [gang] Gang
   *[posse] Posse
}
web-scene-banner-recruited = Recruited

## Cards

follower-the-tracker = The Tracker
follower-the-tracker-tale = Broken grass, cold ash, half a button: give him an hour, and he will tell you the man’s trade.
follower-the-frontier-doctor = The Frontier Doctor
follower-the-frontier-doctor-tale = She left a practice in Boston for a saddlebag of needles, and says that the conversation is better.
follower-the-quartermaster = The Quartermaster
follower-the-quartermaster-tale = He counts the beans at night and again at dawn, and the difference is always in your favor.
follower-the-telegraph-boy = The Telegraph Boy
follower-the-telegraph-boy-tale = Messages sent, ten words to the dollar; messages forgotten, by arrangement.
follower-the-bailiff = The Bailiff
follower-the-bailiff-tale = He arrives after the shooting with an inventory, and leaves with everything on it.
follower-the-judges-nephew = The Judge’s Nephew
follower-the-judges-nephew-tale = He cannot shoot, ride or cook, but any bill that he countersigns is paid.
follower-the-knife-thrower = The Knife Thrower
follower-the-knife-thrower-tale = The circus let her go when the assistants ran out.
follower-the-horse-doctor = The Horse Doctor
follower-the-horse-doctor-tale = The same brown bottle for colic, cough and gunshot; shake well, he says, and stand upwind.
follower-the-fence = The Fence
follower-the-fence-tale = Watches, rings, harness and silver bought at the back door after dark; please remove initials.
follower-the-lookout = The Lookout
follower-the-lookout-tale = From the water tower he calls them in: two riders, one dog, the dust of six more, and rain by nightfall.
follower-the-card-sharp = The Card Sharp
follower-the-card-sharp-tale = His cuffs are the best laundered in the territory, and the heaviest.
follower-the-powder-man = The Powder Man
follower-the-powder-man-tale = He has nine fingers and a theory about where the tenth went wrong.
