# Turn-based tables: their times, standing orders, vacations, notifications, and the list of the games that wait for the player.

## Settings of a table

web-turns-kind = Rythme de jeu
web-turns-live = En direct
web-turns-slow = Au tour par tour
web-turns-live-more = Tout le monde est à la table et joue sans attendre.
web-turns-slow-more = On joue sur plusieurs jours : chaque joueur a plusieurs heures pour se décider.
web-turns-decision = Temps par décision
web-turns-reserve = Réserve pour toute la partie
web-turns-reserve-none = Aucune
web-turns-missed = Un bot joue la suite après
web-turns-missed-n = { $n ->
    [one] { $n } décision manquée
   *[other] { $n } décisions manquées
 }
web-turns-vacations = Tenir compte des congés
web-turns-vacations-more = Pendant les congés d’un joueur, son horloge s’arrête.
web-turns-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
 }
web-turns-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }
web-turns-agreed = { $decision } par décision, réserve : { $reserve }

## Clocks. The times are short: they stand on small labels.

web-turns-left-days = { $n } j { $hours } h
web-turns-left-hours = { $n } h { $minutes } min
web-turns-left-minutes = { $n } min
# For those who hear the page, and as a tooltip of a player’s clock.
web-turns-clock = { $name } a encore { $time } pour cette décision, dont { $reserve } de réserve.
web-turns-clock-you = Vous avez encore { $time } pour cette décision, dont { $reserve } de réserve.
web-turns-on-vacation = En congé jusqu’au { $date }
web-turns-reserve-left = Réserve : { $time }
web-turns-vacation = En congé du { $begins } au { $ends }
web-turns-until = Encore { $time }

## My games

web-turns-next = Partie suivante
web-turns-next-n = { $n ->
    [one] Partie suivante : { $n } vous attend
   *[other] Partie suivante : { $n } vous attendent
 }
web-turns-tab = ({ $n }) { $name }
web-turns-notify-title = { $n ->
    [one] C’est à vous de jouer
   *[other] C’est à vous de jouer dans { $n } parties
 }

## Standing orders

web-orders = Consignes
web-orders-more = Décidez à l’avance, pour que le jeu n’ait pas à vous poser la question. Vous seul voyez vos consignes. Elles sont suivies une minute après la question, jamais plus tôt. Sauf si vous en décidez autrement, un pistolero joue les bandits et les gardes à votre place, et le jeu passe pour vous quand aucune de vos cartes ne permet de réagir.
web-orders-place = Ces consignes valent
web-orders-place-all = À toutes mes tables
web-orders-place-here = Seulement à cette table
web-orders-npc = Adversaires des autres joueurs : bandits, gardes…
web-orders-npc-bot = Un pistolero joue
web-orders-npc-ask = Me demander
web-orders-npc-more = Les cartes de ces adversaires ne vous rapportent rien. Tout le monde a le même pistolero.
web-orders-windows = Réactions
web-orders-windows-ask = Me demander
web-orders-windows-empty = Passer sans carte utilisable
web-orders-windows-always = Toujours passer
web-orders-windows-bot = Un pistolero décide
web-orders-windows-more = Quand le jeu passe pour vous, c’est toujours une minute après la question : personne ne peut savoir si vous aviez une carte ou si vous passez toujours. Avec « Passer sans carte utilisable », une attente plus longue laisse deviner aux autres que vous avez une carte utilisable, ou que vous voulez qu’on vous pose la question.
web-orders-goals = Un objectif que vous pouvez révéler
web-orders-goals-ask = Me demander
web-orders-goals-show = Le révéler
web-orders-sheriff = Déplacer le Shérif pendant le tour des autres
web-orders-effects = Ce que les cartes et les histoires vous demandent pendant le tour des autres
web-orders-effects-more = Le pistolero décide avec vos cartes et votre argent, comme pour lui-même. Sa réponse en dit autant aux autres que la vôtre.
web-orders-poker = Quand d’autres lancent une partie de poker
web-orders-poker-ask = Me demander
web-orders-poker-never = Ne jamais participer
web-orders-poker-rule = Participer si…
web-orders-stake = Mise maximale
web-orders-stake-n = { $n } $
web-orders-hand = Ma main contient au moins
web-orders-hand-any = N’importe quelles cartes
web-orders-hand-pair = Une Paire
web-orders-hand-more = Si quelqu’un devine cette consigne, votre réponse lui apprend si vous avez une Paire.
web-orders-faro = Quand d’autres lancent une partie de faro
web-orders-faro-ask = Me demander
web-orders-faro-never = Ne jamais participer
web-orders-save = Enregistrer

## An order that is offered

web-offer-title = Les autres ont attendu { $time }
web-offer-npc = Ils ont attendu que vous choisissiez la carte d’un bandit ou d’un garde.
web-offer-windows = Ils ont attendu que vous décidiez de réagir ou non.
web-offer-sheriff = Ils ont attendu que vous déplaciez le Shérif.
web-offer-effects = Ils ont attendu votre réponse à une carte ou à une histoire.
web-offer-more = Voulez-vous qu’un pistolero décide pour vous pendant le tour des autres (réactions, déplacements du Shérif, questions des cartes et des histoires) ? Il décide avec vos cartes, une minute après la question, comme pour lui-même. Vous pouvez changer ce choix sous « Consignes ».
web-offer-all = Oui, partout
web-offer-here = Seulement ici

## Since you were away

web-away-title = Pendant votre absence
web-away-cut = Les événements plus anciens ne sont pas affichés.
web-away-bot = Un bot a joué à votre place.
web-away-play = Revoir
web-away-skip = Passer
web-away-close = Fermer

## Notifications outside of the page

web-tell-title = Me prévenir quand c’est à moi
web-tell-more = Sur cet appareil ; dans les parties au tour par tour, même quand Darkrock est fermé.
web-tell-page = Pour l’instant, seulement quand Darkrock est ouvert dans un onglet. Activez ce réglage pour être prévenu aussi quand Darkrock est fermé.
web-tell-trying = Un message d’essai est en route. Cela prend au plus 20 secondes.
# Variables: $when (text), a date with its time.
web-tell-on = Un message d’essai est arrivé sur cet appareil : { $when }.
web-tell-again = En envoyer un autre
web-tell-retry = Réessayer
web-tell-never = Ne pas me prévenir
web-tell-home = Sur un iPhone ou un iPad, ajoutez d’abord Darkrock à l’écran d’accueil : touchez le bouton Partager, puis « Sur l’écran d’accueil ». Ouvrez ensuite Darkrock depuis cet écran et activez ce réglage.
web-tell-insecure = Pour recevoir des messages, il faut que l’adresse de cette page commence par https.
web-tell-unsupported = Ce navigateur ne peut pas recevoir de messages quand la page est fermée.
web-tell-blocked = Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis réessayez.
web-tell-worker = La partie de la page qui reçoit les messages ne démarre pas dans ce navigateur. Les fenêtres privées ne le permettent souvent pas.
web-tell-service = Ce navigateur n’a pas de service de notifications, ou ne peut pas le joindre.
web-tell-refused = Le service de notifications de ce navigateur refuse les messages de ce serveur.
web-tell-unreachable = Le service de notifications de ce navigateur n’accepte pas de messages pour l’instant.
web-tell-silent = Un message d’essai a été envoyé, mais n’est pas arrivé en 20 secondes. Peut-être que cet appareil économise l’énergie ou retient les notifications.
web-tell-many = Trop de messages d’essai : réessayez dans dix minutes.
web-tell-server = Le serveur ne répond pas : réessayez.
web-tell-instead-page = À la place, vous recevez des notifications tant que Darkrock est ouvert dans un onglet.
web-tell-instead-title = À la place, tant que Darkrock est ouvert, le titre de l’onglet indique quand c’est à vous de jouer.
web-tell-instead-mail = Vous recevez aussi un e-mail.
web-tell-instead-mailable = Vous pouvez aussi recevoir un e-mail : activez-le ci-dessous.
web-mail-title = E-mail
web-mail-more = Un résumé des parties qui vous attendent, si votre compte a une adresse et si ce serveur peut envoyer des e-mails.

## Vacations

web-vacation-title = Congés
web-vacation-more = Aux tables au tour par tour qui le permettent, votre horloge s’arrête pendant vos congés. Les autres voient vos dates. Il vous reste { $days } pour l’année à venir.
web-vacation-begins = Premier jour
web-vacation-ends = Dernier jour
web-vacation-add = Ajouter
web-vacation-dates = Du { $begins } au { $ends }
web-vacation-end = Terminer ces congés : { $dates }
web-vacation-end-short = Terminer

## Errors

web-error-turns = Ces durées ne sont pas possibles.
web-error-turn-based = À une table au tour par tour, seule l’horloge décide quand un bot prend le relais.
web-error-not-turn-based = Ce n’est possible qu’aux tables au tour par tour.
web-error-subscription = Le service de notifications de ce navigateur ne peut pas être utilisé.
web-error-vacation = Choisissez un dernier jour qui ne précède pas le premier, le suit de 30 jours au plus et tombe d’ici un an.
web-error-vacation-past = Les congés ne peuvent commencer qu’aujourd’hui ou plus tard.
web-error-vacation-overlap = Vous avez déjà des congés à ces dates.
web-error-vacation-limit = Vous avez 30 jours de congés par an.
web-error-vacation-many = Vous avez déjà annoncé 12 périodes de congés. Terminez-en une d’abord.
web-error-missed = Ce résumé n’est pas disponible.
