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
    [name] Vous perdez votre milice ou votre gang
   *[no] { $name } perd sa milice ou son gang
} : { $follower }.
log-used-follower = { $you ->
    [name] { $follower } vous aide.
   *[no] { $follower } aide { $name }.
}
why-follower = Milice ou gang : { $follower }.
refusal-already-recruited = Vous avez déjà une milice ou un gang.
refusal-other-side = Une milice demande des points Marshall, et un gang des points Wanted.
web-game-recruit-more = Piochez une milice ou un gang, selon vos points
# $side: posse or gang.
web-game-follower = { $side ->
    [gang] Gang
   *[posse] Milice
}
web-scene-banner-recruited = Recrutement

## Cards

follower-the-tracker = L’Éclaireur
follower-the-tracker-tale = De l’herbe brisée, une cendre froide, un demi-bouton : donnez-lui une heure, et il vous dira le métier de celui qui est passé.
follower-the-frontier-doctor = Le Docteur de la Frontière
follower-the-frontier-doctor-tale = Elle a quitté un cabinet à Boston pour une sacoche d’aiguilles, et trouve la conversation meilleure par ici.
follower-the-quartermaster = L’Intendant
follower-the-quartermaster-tale = Il compte les haricots le soir, puis à l’aube, et la différence est toujours en votre faveur.
follower-the-telegraph-boy = Le Petit Télégraphiste
follower-the-telegraph-boy-tale = Messages envoyés, dix mots pour un dollar ; messages oubliés, selon arrangement.
follower-the-bailiff = L’Huissier
follower-the-bailiff-tale = Il arrive après les coups de feu avec un inventaire, et repart avec tout ce qui y figure.
follower-the-judges-nephew = Le Neveu du Juge
follower-the-judges-nephew-tale = Il ne sait ni tirer, ni monter, ni cuisiner, mais toute note qu’il contresigne est payée.
follower-the-knife-thrower = La Lanceuse de Couteaux
follower-the-knife-thrower-tale = Le cirque s’est séparé d’elle quand il n’est plus resté d’assistants.
follower-the-horse-doctor = Le Vétérinaire
follower-the-horse-doctor-tale = Le même flacon brun pour la colique, la toux et les balles ; bien agiter, dit-il, et se tenir au vent.
follower-the-fence = Le Receleur
follower-the-fence-tale = Montres, bagues, harnais et argenterie achetés à la porte de derrière, à la nuit ; ôter les initiales.
follower-the-lookout = Le Guetteur
follower-the-lookout-tale = Du château d’eau, il les annonce : deux cavaliers, un chien, la poussière de six autres, et de la pluie avant la nuit.
follower-the-card-sharp = Le Tricheur
follower-the-card-sharp-tale = Ses manchettes sont les mieux repassées du territoire, et les plus lourdes.
follower-the-powder-man = L’Artificier
follower-the-powder-man-tale = Il lui reste neuf doigts, et une théorie sur l’erreur du dixième.
