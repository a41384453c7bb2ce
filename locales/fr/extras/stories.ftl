# Further core stories, unique events and the Man in Black’s further cards.

## Core stories

trigger-arrival = Terminer une action Mouvement sur un jeton d’événement ou Frontière
story-the-mayors-hat = Le Chapeau du Maire
story-the-mayors-hat-tale = Vous avez manqué tous les deux, et une balle a traversé le chapeau du maire, le maire dedans. Depuis, il le porte le dimanche et paie à boire à quiconque l’interroge sur les courants d’air.
story-ten-paces = Dix Pas
story-ten-paces-tale = Vous avez compté jusqu’à dix, et votre adversaire jusqu’à huit. Le juge a estimé que le calcul n’excusait rien, et que la meilleure des deux armes s’en était doutée.
story-the-mirror-behind-the-bar = Le Miroir du Saloon
story-the-mirror-behind-the-bar-tale = Il est venu de Belgique dans la paille et a survécu à la mer, au rail et à dix-neuf ans de cow-boys. Vous y avez vu quelqu’un dégainer dans votre dos : c’est pourquoi vous êtes encore là pour aider à payer le miroir.
story-sold-tickets = À Guichets Fermés
story-sold-tickets-tale = Quelqu’un, à l’écurie, avait imprimé des affiches avec vos deux noms, l’heure et le prix. L’imprimeur ne sait pas encore comment cela s’est terminé et tient prêts deux modèles de faire-part.
story-the-loose-herd = Le Troupeau Lâché
story-the-loose-herd-tale = Un coup est parti de travers et a ouvert une barrière. La suite reste, dans le territoire, le seul duel qu’une vache ait remporté.
story-the-second-opinion = Le Second Avis
story-the-second-opinion-tale = « Du plomb », a dit le barbier en prenant la pince. « Les nerfs », a dit le dentiste en prenant la bouteille. On vous a donné la chaise entre les deux, et la lampe à tenir.
story-second-best-shot = La Deuxième Gâchette
story-second-best-shot-tale = « Vous l’avez manqué de combien ? » demande un gamin au comptoir, et vous le lui dites. « Et lui ? » Vous montrez le chapeau, puis l’épaule, puis la note du docteur pour l’épaule.
story-kin-on-both-sides = Cousins des Deux Côtés
story-kin-on-both-sides-tale = La moitié du jury est de votre famille, l’autre de celle de votre adversaire, et tous sont parents de la mule. On attend le verdict au printemps.
story-the-last-word = Le Mot de la Fin
story-the-last-word-tale = De derrière l’abreuvoir, le prêcheur a demandé un dernier mot à votre adversaire. Celui-ci l’avait par écrit, quatre feuilles recto verso, et la politesse voulait que votre arme reste levée jusqu’à la dernière.
story-boots-on = Les Bottes aux Pieds
story-boots-on-tale = Il a demandé à être enterré avec ses bottes, sans dire pourquoi. Le fossoyeur a été le premier à s’étonner de leur poids.
story-the-empty-saddle = La Selle Vide
story-the-empty-saddle-tale = La jument attendait au milieu de la piste, les rênes nouées pour qu’elle ne trébuche pas. Celui qui a fait cela avait le temps, et n’avait plus besoin d’un cheval.
story-a-map-in-the-lining = Une Carte dans la Doublure
story-a-map-in-the-lining-tale = Le manteau coûtait un dollar et tenait trop chaud. Puis la doublure a cédé, et depuis vous la lisez devant chaque feu, le dos tourné aux autres.
story-smoke-on-the-ridge = De la Fumée sur la Crête
story-smoke-on-the-ridge-tale = Le vieil éclaireur la lit comme un journal : dix chariots, peu d’eau, une naissance, une dispute à propos d’un chaudron. Puis il selle son cheval. Le reste, dit-il, ce sont les annonces.
story-the-surveyor = L’Arpenteur
story-the-surveyor-tale = Il a tracé la limite du comté au travers du saloon, et le bar relève désormais de deux juridictions. Contre un dédommagement, il peut déplacer une rivière.
story-the-medicine-wagon = La Roulotte aux Remèdes
story-the-medicine-wagon-tale = La dame vend le même flacon pour les hommes et les bêtes, et y boit elle-même entre deux clients. Pour preuve, elle montre la mule de l’attelage, plus vieille que le comté.
story-the-wrong-wagon = Le Mauvais Chariot
story-the-wrong-wagon-tale = Le chargement était pour un M. Alden Pryce, de Denver, qui commande bien et paie d’avance. Le conducteur est perdu, fatigué, et tout disposé à croire que M. Alden Pryce, c’est vous.
story-strangers-at-the-fire = Des Étrangers près du Feu
story-strangers-at-the-fire-tale = Faire tremper les haricots toute la nuit, ajouter du lard et une cuillerée de mélasse, et remuer chaque fois qu’on vous demande d’où vous venez. Tous les cinq ont tu leur nom. Ils vous ont donné une assiette.
story-forty-miles-of-bad-road = Quarante Milles de Mauvaise Route
story-forty-miles-of-bad-road-tale = Au mille six, une roue. Au mille quinze, l’autre roue. Au mille trente, un homme a monté un étal et vend des roues.
story-the-name-on-the-rock = Le Nom sur le Rocher
story-the-name-on-the-rock-tale = Chaque chariot de passage y a gravé un nom, et l’un d’eux a gravé le vôtre, avec une date antérieure à votre naissance. Vous pouvez ajouter une ligne dessous, ou vendre le ciseau.
story-the-long-count = Le Compte n’y Est Pas
story-the-long-count-tale = Douze chevaux au gué, treize au peuplier, et de nouveau douze au ravin. Ou bien vous ne savez pas compter, ou bien il y en a un qui vous contourne.

## Unique events: the cards and their tokens

event-orphan = Orphelin
event-orphan-tale = Étiquette sur le manteau : un garçon, sept ans, mange de tout, à remettre à un oncle ; le nom a coulé sous la pluie.
event-grizzly-bear = Grizzly
event-grizzly-bear-tale = Il a mangé une tente, une selle et la plus grande part du déjeuner d’une fanfare, et il revient pour la fanfare.
event-wounded-deputy = Adjoint Blessé
event-wounded-deputy-tale = Il a gardé l’étoile et perdu la piste, et il discute avec un rocher pour savoir lequel des deux ira chercher du secours.
event-bathcat = Le Chat des Bains
event-bathcat-tale = Règlement des bains : eau chaude dix cents, eau déjà utilisée cinq, et le baquet sous le chat est occupé.
event-tinker = Le Rétameur
event-tinker-tale = Pots, poêles, bouilloires, pendules : il les répare à votre porte, en fredonnant, et le chien n’aboie pas.
event-dowser = Le Sourcier
event-dowser-tale = Sa baguette de noisetier trouve l’eau, l’argent et les mensonges, et elle ne dit plus lequel des trois.
event-circuit-rider = Le Pasteur Itinérant
event-circuit-rider-tale = Le dimanche à Red Falls, le lundi à la mine, le mardi là où la jument s’arrête ; apporter un cantique et une tarte.
event-balloon = Le Ballon
event-balloon-tale = Il a passé la crête sans un bruit, et le professeur dans la nacelle a demandé poliment dans quel pays il se trouvait.
map-token-orphan = Orphelin
map-token-grizzly-bear = Grizzly
map-token-wounded-deputy = Adjoint blessé
map-token-bathcat = Chat des bains
map-token-tinker = Rétameur
map-token-dowser = Sourcier
map-token-circuit-rider = Pasteur
map-token-balloon = Ballon
effect-place-token-orphan = l’orphelin { $where }
    .verb = { verb-place }
effect-place-token-grizzly-bear = le grizzly { $where }
    .verb = { verb-place }
effect-place-token-wounded-deputy = l’adjoint blessé { $where }
    .verb = { verb-place }
effect-place-token-bathcat = le chat des bains { $where }
    .verb = { verb-place }
effect-place-token-tinker = le rétameur { $where }
    .verb = { verb-place }
effect-place-token-dowser = le sourcier { $where }
    .verb = { verb-place }
effect-place-token-circuit-rider = le pasteur { $where }
    .verb = { verb-place }
effect-place-token-balloon = le ballon { $where }
    .verb = { verb-place }
opponent-grizzly = Le Grizzly
# $text: effects, as sentences.
effect-visit = le premier joueur qui termine une action Mouvement sur la case du jeton le retire
    .who = le premier joueur qui termine une action Mouvement sur la case du jeton
    .removes = le retire
log-visited = { $you ->
    [name] Vous terminez votre mouvement sur la case { $place } et prenez le jeton : { $token }.
   *[no] { $name } termine son mouvement sur la case { $place } et prend le jeton : { $token }.
}

## The Man in Black’s further cards, 11 to 19

deed-the-doctors-bill = La Note du Docteur
deed-salt-in-the-well = Du Sel dans le Puits
deed-the-black-stage = La Diligence Noire
deed-marked-cards = Cartes Marquées
deed-an-old-photograph = Une Vieille Photographie
deed-the-assayer = L’Essayeur
deed-the-blank-warrant = Le Mandat en Blanc
deed-night-riders = Cavaliers de la Nuit
deed-the-forged-deed = Le Faux Titre
