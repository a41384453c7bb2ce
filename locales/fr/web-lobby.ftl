# The table before its game: who sits where, what was agreed on, the link, and the promise of fair dice.

web-lobby-lead = { $open ->
    [0] Tout le monde est là.
    [one] Une place est libre.
   *[other] { $open } places sont libres.
}
web-lobby-lead-record = { $open ->
    [0] Tout le monde est de retour. La partie reprend là où s’arrête son enregistrement.
    [one] Une place de l’enregistrement est libre.
   *[other] { $open } places de l’enregistrement sont libres.
}
web-lobby-seats = Places
web-lobby-open = Place libre
web-lobby-kept = Réservée à { $name }
web-lobby-kept-you = Réservée pour vous
web-lobby-you = Vous
web-lobby-here = À la table
web-lobby-away = Absence
web-lobby-any = Au hasard
web-lobby-sit = S’asseoir ici
web-lobby-sit-too = Ajouter un joueur ici
web-lobby-leave = Quitter la place
web-lobby-put-bot = Ajouter un bot
web-lobby-level = Changer le niveau
web-lobby-free = Libérer la place
web-lobby-choose = Choisir un personnage
web-lobby-change = Changer de personnage
# What a button does with which seat, for those who hear the page.
web-lobby-of = { $action } : place { $n }
web-lobby-too-title = Qui d’autre joue ici ?
web-lobby-too-help = Plusieurs joueurs peuvent partager cet écran : les mains sont cachées quand il passe de l’un à l’autre.
web-lobby-level-title = Qui joue à la place { $n } ?

web-lobby-start = Lancer la partie
web-lobby-start-ready = Toutes les places sont prises.
web-lobby-start-open = { $n ->
    [one] Une place est encore libre : attendez un joueur, ou ajoutez un bot.
   *[other] { $n } places sont encore libres : attendez des joueurs, ou ajoutez des bots.
}
web-lobby-start-host = Seul l’hôte peut lancer la partie.
web-lobby-start-host-open = En attente de joueurs. L’hôte lance la partie quand toutes les places sont prises.
web-lobby-start-consent = Il faut encore que tous acceptent ce qui a changé.
web-lobby-consent = L’hôte a modifié { $changed }
web-lobby-consent-length = la durée
web-lobby-consent-pace = le rythme
web-lobby-consent-rating = le type de partie (classée ou amicale)
web-lobby-consent-modules = ce que l’on joue
web-lobby-consent-waiting = { $n ->
    [one] Pas encore d’accord : { $names }. Dans une seconde, la partie pourra commencer sans réponse.
   *[other] Pas encore d’accord : { $names }. Dans { $n } secondes, la partie pourra commencer sans réponse.
}
web-lobby-consent-over = Pas encore d’accord : { $names }. L’hôte peut lancer la partie.
web-lobby-consent-agree = D’accord
web-lobby-ready = C’est bon pour moi
web-lobby-ready-not = Pas encore, finalement
web-lobby-ready-mark = Présence confirmée
web-lobby-start-when-ready = La partie commence dès que tout le monde a confirmé.
web-lobby-start-ready-open = En attente de joueurs. La partie commence quand toutes les places sont prises et que tout le monde a confirmé.
# $time: how long, such as “8 min”
web-lobby-deputy-soon = L’hôte n’est pas là. S’il ne revient pas, { $name } pourra lancer la partie dans { $time }.
web-lobby-deputy = L’hôte n’est pas là. En attendant, { $name } peut remplir les places et lancer la partie.
web-lobby-deputy-you = L’hôte n’est pas là. En attendant, vous pouvez remplir les places, lancer la partie ou fermer la table.
web-lobby-deputy-none = L’hôte n’est pas là.
web-lobby-close = Fermer la table
web-lobby-close-title = Fermer cette table ?
web-lobby-close-text = La table et sa discussion disparaissent pour tout le monde.
web-lobby-close-no = La garder
web-lobby-news = Qui arrive et qui part
web-lobby-told-left = { $name } quitte la table.
web-lobby-told-sat = { $name } prend place.
web-lobby-told-removed = Votre place a été libérée pour d’autres. Vous pouvez encore regarder.
web-lobby-remove-title = Exclure { $name } ?
web-lobby-remove-text = { $name } perdra sa place et ne pourra pas revenir : désormais, on ne s’assoit que sur invitation.
web-lobby-remove-no = Annuler
web-lobby-remove = Exclure

web-lobby-link = Invitez vos amis
web-lobby-link-label = Lien de cette table
web-lobby-link-more = Toute personne qui a le lien peut prendre une place ou regarder.
web-lobby-link-key = On s’assoit sur invitation : seul ce lien le permet. Il change quand quelqu’un est exclu.
web-lobby-link-account = Les personnes avec un compte peuvent s’asseoir. Quiconque a le lien peut regarder.
web-lobby-link-watch = Quiconque a le lien peut regarder. Les places sont pour les personnes invitées.
web-lobby-link-names = Me nommer dans l’aperçu
web-lobby-link-names-more = Quand le lien est partagé, son aperçu donne votre nom et celui de la table, au lieu d’« un ami ».
web-lobby-copy = Copier
web-lobby-copied = Copié
web-lobby-copy-hand = Appuyez sur Ctrl+C, ou restez appuyé sur le lien pour le copier.

web-lobby-agreed = La partie
web-lobby-agreed-change = Changer
web-lobby-agreed-keep = Enregistrer
web-lobby-kind = Variante
web-lobby-edition = Livret
web-lobby-length = Durée
web-lobby-characters = Personnages
web-lobby-goals = Objectifs
web-lobby-goals-yes = En jeu
web-lobby-goals-no = Sans
web-lobby-pace = Rythme des bots
web-lobby-turns = Au tour par tour
web-lobby-opponents = Bandits et gardes
web-lobby-opponents-bot = Joués par un pistolero
web-lobby-absence = Joueurs absents
web-lobby-absence-vote = Remplacement par vote
web-lobby-absence-minutes = { $n ->
    [one] Un bot après { $n } minute
   *[other] Un bot après { $n } minutes
}
web-lobby-hints = Conseils
web-lobby-hints-yes = Permis
web-lobby-hints-no = Interdits
web-lobby-listed = Visible par
web-lobby-listed-yes = Tout le monde
web-lobby-listed-no = Ceux qui ont le lien
web-lobby-entry = Places pour
web-lobby-entry-link = Quiconque a le lien
web-lobby-entry-account = Les personnes avec un compte
web-lobby-entry-invitation = Les personnes invitées
web-lobby-begins = Début
web-lobby-begins-ready = Quand tout le monde a confirmé
web-lobby-begins-host = Par l’hôte

web-lobby-fair = Des dés honnêtes
web-lobby-fair-more = Le serveur a scellé sa part de la graine à la création de la table ; le navigateur de chaque joueur ajoute ensuite la sienne. Votre navigateur garde le sceau et, à la fin de la partie, vérifie que rien n’a été changé.
web-lobby-fair-limits = Un hôte de connivence avec un joueur pourrait malgré tout essayer de nombreuses valeurs pour la part de ce joueur, jusqu’à ce que les dés leur conviennent. Un hôte peut aussi abandonner des parties et en commencer d’autres jusqu’à ce que l’une d’elles tourne bien.
web-lobby-fair-record = Les tirages et jets de dés faits avant que cette table reprenne la partie n’ont pas été scellés : personne ne peut les vérifier.
web-lobby-fair-details = Voir les sceaux
web-lobby-fair-server = Sceau du serveur
web-lobby-fair-mine = Votre part, place { $n }
web-lobby-fair-none = Votre part s’ajoute quand vous prenez place.

web-talk = Discussion
web-talk-none = Pas encore de message.
web-talk-label = Écrire un message
web-talk-send = Envoyer
web-talk-who = { $name } :

## House notes

web-notes-title = Notes maison
web-notes-none = Les notes maison sont vos propres règles et rappels. Joignez un fichier d’aide de jeu (YAML avec des sections en Markdown) : chacun le trouve sous « Règles » à cette table.
web-notes-name = « { $name } » figure dans les règles de cette table.
web-notes-attach = Joindre un fichier
web-notes-replace = Remplacer
web-notes-remove = Retirer
# $what says in English what the program found wrong in the file, and on which line.
web-notes-wrong = Ce n’est pas un fichier d’aide de jeu : { $what }
web-notes-size = Le fichier est trop gros : 64 Kio au plus.

## The rulebook

web-edition = Livret
web-edition-en = Anglais
web-edition-en-changed = Anglais, modifié
web-edition-fr = Français
web-edition-fr-changed = Français, modifié
web-edition-it = Italien
web-edition-it-changed = Italien, modifié
web-edition-single = Règles une à une
web-edition-switch-five-of-a-kind = Cinq du même rang
web-edition-five-of-a-kind-below = Sous la Quinte Flush Royale
web-edition-five-of-a-kind-above = Au-dessus de la Quinte Flush Royale
web-edition-switch-start-of-fight-step = Effets de début de combat
web-edition-start-of-fight-step-before-cards = Avant toute carte jouée
web-edition-start-of-fight-step-after-accepting = Une fois que la cible a accepté
web-edition-switch-guard-commits-first = Attaque de banque : qui joue en premier
web-edition-guard-commits-first-no = Le voleur
web-edition-guard-commits-first-yes = Le garde
web-edition-switch-bandit-draws-first = Les cartes du bandit se piochent
web-edition-bandit-draws-first-yes = Avant votre carte
web-edition-bandit-draws-first-no = Après votre carte
web-edition-switch-sheriff-draws-first = Les cartes du Shérif se piochent
web-edition-sheriff-draws-first-no = Après la carte du joueur Wanted
web-edition-sheriff-draws-first-yes = Avant la carte du joueur Wanted
web-edition-switch-surrender-to-sheriff = Se rendre au Shérif
web-edition-surrender-to-sheriff-yes = Permis
web-edition-surrender-to-sheriff-no = Seulement sans carte
web-edition-switch-story-ride = Déplacement du Shérif par une histoire
web-edition-story-ride-up-to = Jusqu’au nombre indiqué
web-edition-story-ride-exact = Exactement le nombre indiqué
web-edition-switch-delivery-after = Livraisons et effets de fin de mouvement
web-edition-delivery-after-move-action = Après une action Mouvement
web-edition-delivery-after-any-movement = Après tout déplacement
web-edition-delivery-after-deliveries-any-movement = Livraisons seules : après tout déplacement
web-edition-switch-change-active-item = Changer d’arme ou de monture
web-edition-change-active-item-bought = À l’achat
web-edition-change-active-item-bought-or-upgraded = À l’achat ou à l’amélioration
web-edition-switch-raising-card-values = Augmenter la valeur d’une carte en combat
web-edition-raising-card-values-never = Jamais
web-edition-raising-card-values-up-to-ace = Jusqu’à l’As
