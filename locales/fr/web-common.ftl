# Texts of the page that several screens share, and those of its buttons, cards and dialogs.

web-wordmark = Darkrock
web-loading = On selle les chevaux
web-trouble = Un problème est survenu
web-try-again = Réessayer
web-close = Fermer
web-announcement = Annonce de l’hôte de ce serveur
web-cancel = Annuler

web-lost = Page introuvable
web-lost-more = Ce lien ne mène nulle part. Revenez en arrière et essayez-en un autre.
web-lost-home = Retour en ville
web-table-missing = Table introuvable
web-table-missing-more = Aucune table ne correspond à ce lien. Elle a peut-être été fermée, ou le lien est incomplet.

## When a player is asked: on the page, in the tab, in a notification of the browser

web-call-turn = À vous de jouer
web-call-choice = À vous de choisir
web-notify-title = Notifications
web-notify-offer = Cet appareil doit-il vous prévenir quand c’est à vous ?
web-notify-yes = M’avertir
web-notify-no = Non merci

## Kinds of effects

web-kind-action = Action
web-kind-bonus = Bonus
web-kind-reaction = Réaction

## Cards

# $card is the rank and suit with the title, such as "9♦ Instincts".
web-card-playable = { $card }, jouable
web-card-chosen = { $card }, carte choisie
web-card-dimmed = { $card }, injouable pour l’instant
web-card-back = Carte face cachée

## Players

# A player by person and character.
web-person-as = { $person } ({ $name })
web-shape-1 = cercle
web-shape-2 = carré
web-shape-3 = triangle
web-shape-4 = losange
web-shape-5 = hexagone
web-shape-6 = écu
web-seat = Place { $n }
web-marshal = Marshall
web-wanted = Wanted
web-row = ligne { $n }
web-actions-left = { $n ->
    [0] Plus aucune action
    [one] Il reste { $n } action
   *[other] Il reste { $n } actions
}

## The line to the server

web-line-lost = Connexion perdue. Reconnexion…
web-in-line = { $ahead ->
    [one] Une demande passe avant la vôtre
   *[other] { $ahead } demandes passent avant la vôtre
}
web-version-new = Il y a une nouvelle version de cette page.
web-version-foreign = La version du serveur n’est pas compatible avec cette page.
web-version-load = Recharger
web-version-part = Une partie de cette page n’a pas pu être chargée. Il y a peut-être une nouvelle version.
web-error-network = Le serveur est injoignable.
web-error-server = Le serveur n’a pas pu lire la demande.
web-error-reply = La réponse du serveur n’est pas valide.
web-error-page = Un problème est survenu sur cette page. Rechargez-la.
web-error-request = La page et le serveur n’ont pas la même version. Rechargez la page.

## What the server says no to, by its short codes

web-error-no-guest = Choisissez d’abord un nom.
web-error-cookies = Ce navigateur n’enregistre pas les cookies de ce site : le serveur ne peut donc pas retenir votre nom. Autorisez les cookies pour ce site.
web-error-name-taken = Un compte porte ce nom, ou un nom qui lui ressemble. Choisissez un autre nom, ou connectez-vous.
web-error-name-reserved = Ce nom est réservé au programme. Choisissez-en un autre.
web-error-not-found = Introuvable. Le lien est peut-être incomplet.
web-error-too-many = Trop de demandes. Attendez un peu et réessayez.
web-error-bot-games = Vous, ou d’autres sur votre réseau, avez trop de parties sans joueur humain. Attendez que l’une d’elles se termine.
web-error-too-slow = La demande a pris trop de temps. Réessayez.
web-error-unavailable = Le serveur ne peut pas traiter la demande maintenant. Rien n’a changé : réessayez.
web-error-elsewhere = Cette table change de serveur. Réessayez.
web-error-banned = L’hôte de ce serveur a exclu ce navigateur ou cette adresse.
web-banned-account = Ce qui est enregistré sur vous : le consulter, le télécharger ou le supprimer
web-error-internal = Erreur interne : le serveur n’a pas pu traiter la demande.
web-error-name = Un nom compte de 1 à 24 caractères ; celui d’une table en compte 40 au plus.
web-error-chat = Un message compte de 1 à 300 caractères.
web-error-chat-limit = Trop de messages à la fois. Patientez un instant.
web-error-seats = Une table a de 2 à 6 places.
web-error-seat = Cette place n’existe pas à cette table.
web-error-length = Une partie se joue à 15, 20 ou 25 PL.
web-error-setup = Ces options sont incompatibles.
web-error-modules = Ces extensions et variantes sont incompatibles.
web-error-unknown-module = Extension inconnue.
web-error-unknown-mode = Mode inconnu.
web-error-unknown-variant = Variante inconnue.
# What does not go together where nobody has written it down more exactly. $module and $other are names.
web-misfit-players = « { $module } » : de { $least } à { $most } joueurs.
web-misfit-players-only = « { $module } » : à { $players } joueurs seulement.
web-misfit-length = « { $module } » ne se joue pas à { $length } PL.
web-misfit-needs = « { $module } » exige « { $other } ».
web-misfit-needs-with = À { $players } joueurs, « { $module } » exige « { $other } ».
web-misfit-excludes = « { $module } » et « { $other } » sont incompatibles.
# For how many players and to which lengths a mode is recommended. $lengths is how many lengths there are: none, one or two.
web-advice = Conseillé pour { $least } à { $most } joueurs{ $lengths ->
    [0] .
    [one] , dans une partie à { $first } PL.
   *[other] , dans une partie à { $first } ou { $last } PL.
}
web-error-record = Cet enregistrement est inutilisable : il est incomplet ou contient des coups interdits.
web-error-record-long = Cet enregistrement est trop long : la limite est de 512 Kio.
web-error-record-slow = Rejouer cet enregistrement prend trop de temps.
web-error-record-windows = Cet enregistrement saute les fenêtres de réaction vides (skip-empty-windows: yes) : proposer une réaction à un joueur révélerait donc ce qu’il a en main. Utilisez un enregistrement où skip-empty-windows vaut « no ».
web-error-bot = Bot inconnu.
web-error-character = Ce personnage n’est pas disponible, ou il a déjà été choisi à une autre place.
web-error-open-seats = Une place est encore libre : donnez-la d’abord à un joueur ou à un bot.
web-error-part-missing = Le navigateur d’un joueur n’a pas encore envoyé sa part de la graine. Attendez que ce joueur ouvre la table.
web-error-taken = Cette place est à un autre joueur.
web-error-started = La partie a commencé : les places ne changent plus.
web-error-not-host = Seul l’hôte peut faire cela.
web-error-not-your-seat = Cette place n’est pas la vôtre.
web-error-not-seated = Seuls les joueurs assis peuvent faire cela.
web-error-not-finished = Disponible seulement une fois la partie finie.
web-error-settled = Cette partie compte déjà comme abandonnée : elle peut continuer, mais pas finir sans résultat.
web-error-no-game = Aucune partie en cours à cette table.
web-error-no-person = Aucun joueur humain à cette place.
web-error-no-bot = Aucun bot ne joue à cette place.
web-error-no-vote = Seuls les autres joueurs de la partie peuvent voter.
web-error-present = Ce joueur est présent et dans les temps. Un vote ne permet de remplacer que les joueurs absents ou trop lents.
web-error-bot-plays = Un bot joue à cette place : reprenez-la d’abord.
web-error-stale = La partie a continué. Choisissez de nouveau.
web-error-not-asked = Ce n’est pas au joueur de cette place de choisir.
web-error-choice = Ce choix n’est pas valide.
web-error-open = Ce choix est possible maintenant.
web-error-undo = Rien à annuler : une information cachée a été révélée, ou un autre joueur a choisi.
web-error-hints-off = Pas de conseils à cette table.
web-error-rated-one-seat = À une table classée, chaque navigateur ne peut prendre qu’une place.
web-error-rated-agreed = D’autres joueurs se sont assis : vous ne pouvez plus décider si la partie est classée ou non.
web-error-rated-record = Une partie reprise d’un enregistrement ne peut pas être classée.
web-error-rules-changed = Les règles ont changé depuis cette partie.
web-error-no-result = Cette partie a été terminée sans résultat.
web-error-goes-on = La partie n’est pas arrêtée : continuez à jouer.
web-error-consent = Tous n’ont pas encore accepté ce qui a changé. Patientez un instant.
web-error-protocol = La version du serveur n’est pas compatible avec cette page.
web-error-rated-account = Les parties classées demandent un compte. Rendez d’abord votre nom permanent.
web-error-rated-modules = Seules sont classées les parties dont les extensions sont fournies avec le programme.
web-error-rated-program = Les programmes externes ne jouent pas aux tables classées.
web-error-listed-tables = Trois de vos tables ouvertes sont déjà publiques. Lancez la partie à l’une d’elles, quittez-en une, ou réservez celle-ci à ceux qui ont le lien.
web-error-listed-network = La liste compte assez de tables ouvertes depuis votre réseau. Réservez celle-ci à ceux qui ont le lien, ou réessayez plus tard.
web-error-seat-refused = L’hôte garde cette place pour d’autres.
web-error-seat-account = Il faut un compte pour s’asseoir ici. Rendez d’abord votre nom permanent.
web-error-seat-invitation = On s’assoit ici sur invitation. Demandez un lien à l’hôte.
web-error-seat-removed = On vous a retiré votre place à cette table. L’hôte peut vous réinviter par un lien.
web-error-ignore-self = C’est votre propre profil.
web-error-search = Cette recherche n’est pas valable.
web-error-language = Langue inconnue.
web-error-no-hint = Aucun conseil trouvé. Réessayez.
web-error-not-faced = Confirmez d’abord que vous êtes devant l’écran.

## A number that stands here must stand in the whole text.

web-gist-cheat = Au poker, valeur au choix. Couleur inchangée.
web-gist-sprint = Après une action Mouvement : jusqu’à 2 cases de plus.
web-gist-manhunt = Déplacez le Shérif de 3 cases au plus. Marshall ou Wanted : 1 PL.
web-gist-stick-em-up = Après la révélation : carte adverse −2.
web-gist-reputation = Après un gain Marshall ou Wanted : 1 point de plus.
web-gist-wallop = Joueur battu : 1 blessure de plus. Autre victoire : +1 carte.
web-gist-shootout = Après la comparaison, vous pouvez recommencer le combat.
web-gist-instincts = Piochez 3 cartes, ou 1 si vous défaussez cette carte.
web-gist-lady-luck = Au poker : gagnez 30 $ et piochez 1 carte.
web-gist-bulletproof = Annulez vos blessures du combat, et soignez 1 blessure.
web-gist-quickdraw = Annulez l’effet d’une carte Combat.
