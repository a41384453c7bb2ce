# Gangs and posses: words and cards.

## Gangs and posses

web-module-gangs = Gangs et milices
web-module-gangs-more = Pour 20 $, recrutez une milice si vous êtes Marshall, ou un gang si vous êtes Wanted.
# $side: posse, gang, or none; $n: the price in dollars.
choice-recruit = { $side ->
    [gang] Recruter un gang : { $n } $
    [posse] Recruter une milice : { $n } $
   *[none] Recruter une milice ou un gang : { $n } $
}
choice-use-follower = Appliquer l’effet de votre milice ou de votre gang
log-recruited = { $you ->
    [name] Vous recrutez
   *[no] { $name } recrute
} { $follower }.
log-disbanded = { $you ->
    [name] Vous perdez
   *[no] { $name } perd
} { $follower }.
log-used-follower = { $you ->
    [name] { $follower } vous aide.
   *[no] { $follower } aide { $name }.
}
why-follower = Milice ou gang : { $follower }.
refusal-already-recruited = Vous avez déjà une milice ou un gang.
refusal-other-side = Une milice demande des points Marshall, et un gang des points Wanted.
web-game-recruit-more = Piochez une carte de votre côté
# $side: posse or gang.
web-game-follower = { $side ->
    [gang] Gang
   *[posse] Milice
}
web-scene-banner-recruited = Recrutement

## Cards

follower-the-tracker = L’Éclaireur
follower-the-tracker-tale = Il lit une semaine de météo dans une trace de sabot, et n’est jamais arrivé à l’heure pour dîner.
follower-the-frontier-doctor = Le Docteur de la Frontière
follower-the-frontier-doctor-tale = Elle a quitté un cabinet à Boston pour une sacoche d’aiguilles, et trouve la conversation meilleure.
follower-the-quartermaster = L’Intendant
follower-the-quartermaster-tale = Il compte les haricots au petit déjeuner, puis au souper, et la différence est toujours en votre faveur.
follower-the-telegraph-boy = Le Petit Télégraphiste
follower-the-telegraph-boy-tale = Il a lu tous les messages du comté, et n’en a gardé que deux pour lui.
follower-the-bailiff = L’Huissier
follower-the-bailiff-tale = Il arrive après les coups de feu avec un inventaire, et repart avec tout ce qui y figure.
follower-the-judges-nephew = Le Neveu du Juge
follower-the-judges-nephew-tale = Il ne sait ni tirer, ni monter, ni cuisiner, mais toute note qu’il contresigne est payée.
follower-the-knife-thrower = La Lanceuse de Couteaux
follower-the-knife-thrower-tale = Le cirque s’est séparé d’elle quand il n’est plus resté d’assistants.
follower-the-horse-doctor = Le Vétérinaire
follower-the-horse-doctor-tale = Ce qui est bon pour une jument est bon pour vous, dit-il, et vous avez appris à ne pas demander ce que c’était.
follower-the-fence = Le Receleur
follower-the-fence-tale = Il paie le quart de ce que vaut une chose, et personne ne l’a jamais entendu demander à qui elle était.
follower-the-lookout = Le Guetteur
follower-the-lookout-tale = Il voit une étoile à deux milles et un baquet à aucune distance.
follower-the-card-sharp = Le Tricheur
follower-the-card-sharp-tale = Ses manchettes sont les mieux repassées du territoire, et les plus lourdes.
follower-the-powder-man = L’Artificier
follower-the-powder-man-tale = Il lui reste neuf doigts, et une théorie sur l’erreur du dixième.
