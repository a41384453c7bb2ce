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
} { $follower }.
log-disbanded = { $you ->
    [name] You lose
   *[no] { $name } loses
} { $follower }.
log-used-follower = { $you ->
    [name] { $follower } helps you.
   *[no] { $follower } helps { $name }.
}
why-follower = Posse or gang: { $follower }.
refusal-already-recruited = You already have a posse or a gang.
refusal-other-side = A posse needs Marshal points, and a gang needs Wanted points.
web-game-recruit-more = Draw a card of your side
# $side: posse or gang.
web-game-follower = { $side ->
    [gang] Gang
   *[posse] Posse
}
web-scene-banner-recruited = Recruited

## Cards

follower-the-tracker = The Tracker
follower-the-tracker-tale = He reads a week of weather in a hoofprint, and he has never once been early for supper.
follower-the-frontier-doctor = The Frontier Doctor
follower-the-frontier-doctor-tale = She left a practice in Boston for a saddlebag of needles, and says that the conversation is better.
follower-the-quartermaster = The Quartermaster
follower-the-quartermaster-tale = He counts the beans at breakfast and again at supper, and the difference is always in your favor.
follower-the-telegraph-boy = The Telegraph Boy
follower-the-telegraph-boy-tale = He has read every message in the county and has kept two of them to himself.
follower-the-bailiff = The Bailiff
follower-the-bailiff-tale = He arrives after the shooting with an inventory, and leaves with everything on it.
follower-the-judges-nephew = The Judge’s Nephew
follower-the-judges-nephew-tale = He cannot shoot, ride or cook, but any bill that he countersigns is paid.
follower-the-knife-thrower = The Knife Thrower
follower-the-knife-thrower-tale = The circus let her go when the assistants ran out.
follower-the-horse-doctor = The Horse Doctor
follower-the-horse-doctor-tale = What is good for a mare is good for you, he says, and you have learned not to ask what it was.
follower-the-fence = The Fence
follower-the-fence-tale = He pays a quarter of what a thing is worth, and has never been heard to ask whose it was.
follower-the-lookout = The Lookout
follower-the-lookout-tale = He sees a badge at two miles and a washtub at none.
follower-the-card-sharp = The Card Sharp
follower-the-card-sharp-tale = His cuffs are the best laundered in the territory, and the heaviest.
follower-the-powder-man = The Powder Man
follower-the-powder-man-tale = He has nine fingers and a theory about where the tenth went wrong.
