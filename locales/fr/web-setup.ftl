# Making a table: what is played, by whom, and what the table agrees on.

web-create-name = Nom de la table
web-create-name-hint = La bande du dimanche
web-create-seats = Places
web-create-seat-open = Ouverte à tous
web-create-seat-me = Sur cet écran
web-create-seat-bot = Bot : { $level }
web-create-seat-who = Joueur à la place { $n }
web-create-seat-name = Nom du joueur à la place { $n }
web-create-seat-character = Personnage de la place { $n }
web-create-seat-add = Ajouter une place
web-create-seat-remove = Retirer la place { $n }
web-create-player = Joueur { $n }
web-create-hot-seat = Plusieurs joueurs se relaient sur cet écran ; les mains sont cachées quand il passe de l’un à l’autre.
web-create-length = Durée
web-create-kind = La partie
web-create-mode-none = Partie libre
# The options of a group, of which $n of $most are chosen.
web-create-options = { $group } ({ $n } sur { $most })
web-create-characters = Personnages
web-create-listed = Table publique
web-create-listed-more = Visible par tous. Autrement, il faut le lien pour la trouver.
web-create-entry = Qui peut s’asseoir
web-create-entry-link = Quiconque a le lien
web-create-entry-account = Les personnes avec un compte
web-create-entry-invitation = Les personnes invitées
web-create-start = Commencer quand tout le monde a confirmé
web-create-start-more = Autrement, l’hôte lance la partie.
web-create-hints = Conseils
web-create-hints-more = Les joueurs peuvent demander ce que ferait un pistolero.
web-create-absence = En cas d’absence
web-create-absence-vote = Un bot prend le relais après un vote des autres
web-create-absence-minutes = { $n ->
    [one] Un bot peut prendre le relais après { $n } minute
   *[other] Un bot peut prendre le relais après { $n } minutes
}
web-create-record = Reprendre une partie enregistrée
web-create-record-choose = Choisir un fichier
web-create-record-drop = Retirer le fichier
web-create-record-is = { $file } : { $players } joueurs. La durée, les objectifs et les personnages sont ceux de l’enregistrement.
web-create-record-wrong = Ce fichier n’est pas l’enregistrement d’une partie.
web-create-any-character = Au hasard
web-create-go = Ouvrir la table
web-create-go-play = Jouer
web-create-go-watch = Regarder les bots

## The page

web-setup-title = Préparer la partie
web-setup-lead = { $n } places. Choisissez comment vous jouez ; le reste suit.
web-setup-back = Retour en ville
web-setup-anew = Tout recommencer
web-setup-grey = Ce qui est grisé n’est pas possible : la raison est indiquée dessous. Pour rendre un choix possible, changez les places, le mode ou une extension.
web-setup-mode-more = Quel genre d’ennuis cherchez-vous ?
web-setup-free-more = La grande plaine : toutes les extensions, toutes les variantes, toutes les durées.
web-setup-free-facts = 2 à 6 joueurs, toutes les durées
web-setup-modules = Extensions
web-setup-modules-more = Un mode les choisit pour vous.
web-setup-always = Toujours
web-setup-variants = Variantes
web-setup-variants-more = Ce qui change les règles
# Opens the options of a group.
web-setup-each = Une par une
web-setup-stores = Magasins
web-setup-stores-dealt = Au hasard
web-setup-stores-dealt-more = S’il y a plusieurs magasins, l’équipement est réparti entre eux au hasard au début de la partie.
web-setup-stores-listed = Magasins standard
web-setup-length-more = La fin se déclenche quand un joueur a { $n } PL.
web-setup-edition-more = Les livrets imprimés diffèrent sur quelques règles : celui que vous choisissez s’applique.
web-setup-seats-more = Des joueurs, des bots, et des places pour ceux qui suivent votre lien
web-setup-table = À la table
web-setup-table-more = Le rythme, les conseils, et qui peut trouver la table
web-setup-pace-instant-more = Les bots jouent aussitôt.
web-setup-pace-brisk-more = Les bots marquent une pause, pour que l’on voie ce qu’ils font.
web-setup-pace-relaxed-more = Les bots vous laissent le temps de tout lire.

## The cast

web-setup-cast = Personnages
web-setup-cast-count = { $n ->
    [one] 1 personnage possible
   *[other] { $n } personnages possibles
}
web-setup-cast-more = Touchez un portrait pour lire ce que fait le personnage.
web-setup-cast-any = Le jeu tire un personnage pour cette place. Touchez un portrait pour en choisir un.
web-setup-cast-look = Les personnages
web-setup-cast-for = Choisir pour
web-setup-cast-seat = Place { $n }
# A character that was chosen, and that the selection does not have any more.
web-setup-cast-lost = { $name } n’est pas dans cette partie : la place { $n } reçoit un personnage au hasard, à moins que vous n’en choisissiez un autre.
web-setup-characters-draft-more = Chacun reçoit deux personnages et en garde un.
web-setup-characters-random-more = Chacun reçoit un personnage.
web-setup-characters-chosen-more = Chacun choisit un personnage avant le début de la partie.
web-setup-characters-assigned = Cette partie a ses propres personnages : personne n’en reçoit deux pour en garder un.

## The game in short

web-setup-boards = Plateaux
web-boards-base = Darkrock
web-setup-count-characters = Personnages
web-setup-count-items = Équipement
web-setup-count-cards = Cartes de poker
web-setup-count-stories = Histoires
web-setup-count-legends = Histoires légendaires
web-setup-count-events = Événements
web-setup-count-deeds = Titres de propriété
