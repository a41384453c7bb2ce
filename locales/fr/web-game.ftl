# The game's own screen in the browser: bar, rail, ledgers, decision, mat, hand, log.

## The bar

web-game-round = Manche { $n }
web-game-length = Partie à { $n } PL
web-game-length-short = À { $n } PL
web-game-set-up = Mise en place
web-game-your-turn = À vous de jouer
web-game-turn-of = À { $name } de jouer
web-game-you-choose = À vous de choisir
web-game-waiting-for = On attend { $names }
web-game-phase-last-but-one = Encore une manche après celle-ci
web-game-phase-last = Dernière manche
web-game-phase-over = La partie est finie
web-game-deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
web-game-discards = { $n ->
    [one] { $n } carte défaussée
   *[other] { $n } cartes défaussées
}
web-game-discards-title = La défausse
web-game-rules = Règles
web-game-chat = Discussion
web-game-sound-on = Le son est activé
web-game-sound-off = Le son est coupé
web-game-settings = Réglages
web-game-menu = Menu
web-game-skip = Aller à vos choix
web-game-keys = Clavier
web-game-keys-title = Touches
web-game-keys-numbers = Faire un choix par son numéro
web-game-keys-tab = Parcourir les choix, les cartes et les cases
web-game-keys-escape = Désélectionner, ou fermer ce qui est ouvert
web-game-keys-hint = Afficher ou masquer un conseil
web-game-keys-help = Afficher ces touches
web-game-home = Quitter la table
web-game-watching = Spectateur
web-game-review = Replay
web-game-line-opening = Connexion
web-game-line-closed = Vous pourrez choisir dès que la connexion sera rétablie.
web-game-line-sent = Votre choix sera envoyé dès que la connexion sera rétablie.
web-game-choice-late = La connexion a été perdue pendant votre choix et la partie a continué. Consultez le journal, puis choisissez de nouveau.
web-game-chosen = Votre choix : { $choice }
web-game-resign = Laisser la partie à un bot
web-game-resign-title = Quitter la partie ?
web-game-resign-text = Un bot prend votre place et joue la suite. Vous pouvez regarder, et revenir tant que la partie dure.
web-game-resign-yes = Laisser à un bot
web-game-resign-no = Continuer
web-game-come-back = Reprendre ma place
web-game-end = Arrêter la partie pour tout le monde
web-game-end-title = Arrêter la partie sans résultat ?
web-game-end-text = La partie s’arrête quand toutes les personnes qui jouent sont d’accord. Elle ne compte alors pour personne : ni classement, ni succès, ni statistique.
web-game-end-yes = Demander aux autres
web-game-end-alone = Arrêter la partie
web-game-quit = { $n ->
    [one] { $names } veut arrêter la partie sans résultat
   *[other] { $names } veulent arrêter la partie sans résultat
}
web-game-quit-you = Vous voulez arrêter la partie sans résultat
web-game-quit-waiting = Réponse attendue : { $names }.
web-game-quit-agree = Arrêter la partie
web-game-stand-in-you = Un pistolero joue à votre place
web-game-stand-in-for = Un pistolero remplace { $name }
web-game-stand-in-absent = Votre absence a dépassé le temps prévu à cette table.
web-game-stand-in-idle = Votre inactivité a dépassé le temps prévu à cette table.
web-game-stand-in-vote = Les autres joueurs ont voté pour un bot.
web-game-stand-in-late = Votre temps pour cette décision était écoulé. La prochaine est de nouveau à vous.
web-game-stand-in-overdue = Votre temps a expiré plusieurs fois.
web-game-stand-in-resign = Vous avez laissé la partie à un bot.
web-game-in-line = { $ahead ->
    [0] Cette partie est la prochaine
    [one] Une partie passe avant celle-ci
   *[other] { $ahead } parties passent avant celle-ci
}
web-game-in-line-more = Beaucoup de parties entre bots sont en cours. Celle-ci commencera d’elle-même quand viendra son tour ; vous pouvez partir et revenir.
web-game-stopped = Les règles ont changé
web-game-stopped-more = Depuis le début de cette partie, les règles ont été corrigées dans le programme : le choix n° { $choice } n’est plus possible. La partie s’arrête juste avant. { $left ->
    [one] Ce choix ne compte pas.
   *[other] Les { $left } choix à partir de celui-ci ne comptent pas.
}
web-game-stopped-continue = Continuer à partir d’ici
web-game-stopped-waiting = Vous êtes d’accord. Accord attendu : { $names }.
web-game-stopped-end = Terminer sans résultat
web-game-stopped-export = Terminer et garder l’enregistrement
web-game-ended = Terminée sans résultat
web-game-ended-more = Les règles ont été corrigées pendant cette partie, et ses joueurs l’ont arrêtée. Elle ne compte pour personne.
web-game-ended-agreed = Les personnes qui jouaient ont décidé d’arrêter la partie. Elle ne compte pour personne.
web-game-take-over = Reprendre ma place
web-game-still-there = Êtes-vous toujours là ?
web-game-steps-in-you = Un bot va bientôt jouer à votre place.
web-game-here = Je suis là
web-game-steps-in = Un bot va bientôt prendre le relais.
web-game-idle-more = { $name } n’a rien fait depuis un moment.
web-game-slow-more = { $name } met plus de temps que cette table ne le permet.

## Players

web-game-players = Joueurs
web-game-player-more = { $name } : détails du joueur
web-game-first = Premier joueur
web-game-you = Vous
web-game-playing = Joue
web-game-chooses = Choisit
web-game-bot = Bot :
web-game-bot-plays = Un bot joue
web-game-away = Absence
web-game-deeds-left = { $n ->
    [one] Il reste { $n } carte
   *[other] Il reste { $n } cartes
}
web-game-lp = PL
web-game-lp-of = { $n } PL
web-game-money-of = Argent : { $n } $
web-game-cards-of = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
web-game-nuggets-of = { $n ->
    [one] { $n } pépite d’or
   *[other] { $n } pépites d’or
}
web-game-wounds-of = Blessures : { $n } sur { $of }
web-game-track-none = Ni Marshall ni Wanted
web-game-stands = Lieu : { $place }
web-game-drives = Bétail : { $ranch }
web-game-discs = { $n ->
    [one] { $n } disque sur une histoire
   *[other] { $n } disques sur des histoires
}
web-game-tokens-of = { $n ->
    [one] { $n } jeton Légendaire
   *[other] { $n } jetons Légendaires
}
web-game-goals-of = { $n ->
    [one] { $n } objectif rempli
   *[other] { $n } objectifs remplis
}
web-game-goal-shown = { $goal } : { $text }
web-game-facedown = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
web-game-items = Équipement
web-game-no-items = Aucun équipement
web-game-ability = Capacité légendaire
web-game-ability-off = À partir de { $n } PL
web-game-away-more = Absence : { $name }
web-game-vote = Voter pour un bot
web-game-voted = { $n ->
    [one] { $n } vote pour un bot
   *[other] { $n } votes pour un bot
}
web-game-on-foot = À pied
web-game-unarmed = Sans arme

## Tracks and stories

web-game-marshal-when = PL en fin de partie
web-game-wanted-when = PL à vos fins de tour
web-game-track-event = Un marqueur d’événement est ici : le premier joueur qui l’atteint applique un événement.
web-game-track-space = { $track } { $n } : { $gives }
web-game-track-points = { $track }, case { $n } sur { $of }
web-game-track-beyond = { $track }, chaque point au-delà de la dernière case : { $gives }
web-game-track-nothing = rien
web-game-track-here = Ici : { $names }
web-game-money = { $n } $
web-game-points = { $n } PL
web-game-row-worth = +{ $n }
web-game-story = Histoire
web-game-story-cards = Pioche : { $n }
web-game-story-none = Aucune histoire
web-game-story-later = S’ouvre au début de la partie
web-game-story-discs = Disques : { $n } sur { $of }

## My mat and hand

web-game-mat = Vos biens
web-game-of = sur { $n }
web-game-slot-item = Objet
web-game-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
web-game-upgraded = version améliorée
web-game-not-active = ne sert pas ce tour-ci
web-game-wounds = Blessures
web-game-nuggets = Pépites d’or
web-game-cash = Argent
web-game-cattle-of = Bétail : { $ranch }
web-game-goal-met = Atteint : révélez-le avant la fin de votre tour
web-game-goal-open = Pas encore atteint
## What things are for

# $what is the name of a thing on the table.
web-about-open = { $what } : à quoi cela sert-il ?
web-about-rules = Dans les règles
web-about-shelves = Voir ce que vend le magasin
web-about-no-place = Aucun lieu ici.
web-about-place = Qu’y a-t-il ici ?
web-about-bandit = Un bandit : quiconque entre sur cette case doit le combattre.
web-about-sheriff = Le Shérif : si vous êtes Wanted, sa case vous est interdite.
web-about-players = Ici : { $names }
web-about-story = Histoire { $deck }
web-about-story-missing = { $n ->
    [0] Complète : elle est résolue à la fin de ce tour.
    [one] Il manque 1 disque.
   *[other] Il manque { $n } disques.
}
web-about-story-unknown = La récompense est révélée quand l’histoire est résolue. Tous ceux qui y ont un disque la reçoivent.
# Your next completed goal: of tokens worth $low to $high LP you draw $n and keep $n in all.
web-about-goal-value = { $n ->
    [one] Vaut 1 jeton Légendaire de { $low } à { $high } PL
   *[other] Vaut un jeton Légendaire de plus, de { $low } à { $high } PL : piochez-en { $n }, puis gardez { $n } jetons en tout
}
web-about-item-lp = { $n } PL au score final.
web-about-item-upgraded = Version améliorée pour { $n } $ ({ $lp } PL au score final) :
web-about-item-copy = Nom de cet exemplaire : { $name }.
web-about-item-owner = Appartient à { $name }.
web-about-item-price = Prix en magasin : { $n } $.
web-about-money = Argent
web-about-lp = Points de Légende
web-about-hand = Cartes de poker
web-about-nugget = Pépites d’or
web-about-wound = Blessures

## Cards that stay until they are closed

# $title is what stands on the card.
web-notice-close = Fermer : { $title }
web-notice-goals = Vos objectifs
web-notice-result = Le résultat
web-recap-title = Depuis votre dernier tour
web-recap-first = Avant votre premier tour
web-recap-mine = Votre bilan
web-recap-others = Les autres joueurs
# $n is a number with its sign.
web-recap-lp = { $n } PL
web-recap-money-more = +{ $n } $
web-recap-money-less = −{ $n } $
web-recap-nothing = sans changement
web-game-tokens-own = Vos jetons Légendaires, en PL : { $values }
web-game-hand = Votre main
web-game-hand-empty = Aucune carte en main
web-game-hand-dealer = Vous êtes le croupier

## The decision

web-game-decision = À vous de choisir
web-game-both = { $first } : { $rest }
web-game-undo = Annuler
web-game-undo-more = Annuler votre dernier choix
web-game-why = Pourquoi ?
web-game-why-more = Afficher la règle
web-game-group-move = Mouvement
web-game-group-cards = Cartes et équipement
web-game-group-card = Choisir une carte
web-game-group-here = Ici : { $place }
web-game-group-here-plain = Ici
web-game-group-fight = Combat
web-game-group-choice = Choisir
web-game-group-goal = Objectifs atteints
web-game-group-stop = Ou
web-game-ride = Se déplacer de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
web-game-ride-short = Se déplacer ({ $n } au plus)
web-game-walk = Se déplacer de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
web-game-reach = { $mount } · { $n ->
    [one] { $n } case à portée
   *[other] { $n } cases à portée
}
web-game-reach-plain = { $n ->
    [one] { $n } case à portée
   *[other] { $n } cases à portée
}
web-game-ride-on-map = Choisir sur le plateau
web-game-destinations = Où aller ?
web-game-destinations-more = Choisissez un lieu de la liste, ou une case lumineuse du plateau.
web-game-beyond-move = C’est trop loin. En une action, vous vous déplacez de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus, sans dépasser un bandit.
web-game-beyond-start = Vous ne pouvez pas commencer là. Choisissez une des cases lumineuses.
web-game-beyond-sheriff = Le Shérif ne peut pas être déplacé là. Choisissez une des cases lumineuses.
web-game-beyond = Vous ne pouvez pas y aller maintenant. Choisissez une des cases lumineuses.
web-game-back = Retour
web-game-start-fight = Engager un combat
web-game-fight-nobody = Personne sur votre case
web-game-ride-and-fight = Y aller et combattre
web-game-ride-to = Aller sur la case { $place }
web-game-elsewhere = Ailleurs
web-game-do-ride = Y aller
web-game-do = Confirmer
web-game-do-not = Pas encore
web-game-end-early = { $n ->
    [one] Il vous reste { $n } action. Finir quand même ?
   *[other] Il vous reste { $n } actions. Finir quand même ?
}
web-game-pick-two = Choisissez deux cartes de votre main.
web-game-pick-more = Choisissez encore une carte.
web-game-lay-two = Jouer ces deux cartes
web-game-lay-hand = { $hand } avec le flop
# $n is how many of these cards are laid.
web-game-lay-bonus = { $n ->
    [one] { $name }
   *[other] { $name } deux fois
}
web-game-lay-shown = Quand les cartes sont révélées
web-game-lay-lost = Vous atteignez votre limite : { $n } $ du gain sont perdus.
web-game-lay-kept = Pour ce bonus, il faut jouer { $name }.
web-game-gain-cards = { $n ->
    [one] +1 carte
   *[other] +{ $n } cartes
}
# Where a reaction, or passing, would leave a fight.
web-game-outlook-win = Vous gagneriez.
web-game-outlook-lose = Vous perdriez.
web-game-outlook-again = Le combat recommencerait.
# What a limit takes of a gain: $n of $of are gained, $limit is what one can hold.
web-log-cut-money = { $you ->
    [name] Vous gagnez { $n } $ sur { $of } $
   *[no] { $name } gagne { $n } $ sur { $of } $
} (limite : { $limit } $).
web-log-cut-nuggets = { $you ->
    [name] Vous prenez { $n } des { $of } pépites
   *[no] { $name } prend { $n } des { $of } pépites
} (limite : { $limit }).
web-game-passing = Vous n’avez aucune carte pour réagir : vous passez automatiquement. Choisissez « Attendre » pour rester et regarder.
web-game-passing-title = Vous passez
web-game-ending = Aucun objectif à révéler : votre tour se termine
web-game-ending-title = Votre tour se termine
# Answers a question once for all.
web-standing-always-mount = Toujours garder la monture utilisée
web-standing-always-weapon = Toujours garder l’arme utilisée
web-standing-always-payment = Toujours l’argent d’abord
web-standing-always-more = La question ne sera plus posée. Vous pourrez changer d’avis dans les réglages.
web-standing-ask = Me poser de nouveau la question
# The income of this turn in all of one's turns. Shown at one's money while it stands, with what ends it.
web-farther = Proposer après un mouvement : { $what }
web-stayed = Votre mouvement s’est terminé ici.
web-stayed-farther = Aller plus loin
web-stayed-more = Vous ramène à la fin de votre mouvement : vous pourrez encore choisir de le prolonger.
web-farther-more = Si ce réglage est activé, ce qui peut vous mener plus loin vous est proposé après chaque mouvement. Sinon, vous restez là où votre mouvement s’arrête.
web-each-turn = Le même à chaque tour
web-each-turn-more = Vous prenez ce revenu au début de chacun de vos tours dans cette partie, jusqu’à ce que vous désactiviez ce choix près de votre argent, dans le menu ou dans les réglages.
web-each-turn-money = Revenu à chaque tour : argent
web-each-turn-cards = Revenu à chaque tour : cartes
web-each-turn-both = Revenu à chaque tour : argent et une carte
web-each-turn-end = Me redemander mon revenu
# Discards the lowest cards of a hand in one press; $n is their number, 2 or more.
web-game-lowest = Défausser les { $n } plus basses
web-game-wait = Attendre
web-game-waits = Rien à faire pour l’instant
web-game-waits-for = En attente d’un choix : { $names }
# $text: what somebody else is asked, as that player reads it.
web-game-waits-question = La question : « { $text } »
web-game-shows = Regardez
web-game-paused = En pause
web-game-pause = Pause
web-game-pause-more = Met l’animation en pause. La partie elle-même continue.
web-game-go-on = Continuer
web-game-watch-more = Vous regardez cette partie. Les informations cachées le restent.
web-game-over = La partie est finie
web-game-over-more = On compte les points.
web-game-refused = Impossible : { $reason }
web-game-handover = Passez l’appareil à { $name }
web-game-handover-more = Tout reste caché jusqu’à ce que l’appareil soit passé à { $name }.
web-game-handover-go = C’est moi, { $name }

web-game-hint-actions = Choisissez une <b>case lumineuse</b> pour y aller, ou une autre action.
web-game-hint-actions-last = Dernière action : choisissez une <b>case lumineuse</b>, ou autre chose.
web-game-hint-actions-none = Plus aucune action : finissez votre tour, ou révélez un objectif.

## Titles of questions

web-game-title-draft = Qui serez-vous ?
web-game-title-start = Où commencez-vous ?
web-game-title-income = Choisissez votre revenu
web-game-title-weapon = Quelle arme ?
web-game-title-mount = Quelle monture ?
web-game-title-actions = Que faire ?
web-game-title-end-of-turn = Fin de votre tour
web-game-title-extend-move = Continuer ?
web-game-title-move-ended = Vous voilà sur place
web-game-title-ride = Où aller ?
web-game-title-fight-start = Le combat commence
web-game-title-commit = Jouez une carte
web-game-title-accept-or-decline = Allez-vous combattre ?
web-game-title-commit-or-decline = Allez-vous combattre ?
web-game-title-npc-bandit = Vous jouez le bandit
web-game-title-npc-heist = Vous jouez le garde
web-game-title-npc-sheriff = Vous jouez le Shérif
web-game-title-npc-opponent = Vous jouez l’adversaire
web-game-title-fight-reveal = Utiliser votre carte ?
web-game-title-fight-reactions = Votre réaction ?
web-game-title-fight-compared = Utiliser votre carte ?
web-game-title-fight-outcome-rob = Votre butin
web-game-title-fight-outcome = Votre récompense
web-game-title-fire = Par quoi commencer ?
web-game-title-choose = Que choisir ?
web-game-title-suffer = Choisissez une pénalité
web-game-title-may = Accepter ?
web-game-title-player-here = Quel joueur ?
web-game-title-tribute = Payez
web-game-title-travel = Où vous rendre ?
web-game-title-store = Au magasin
web-game-title-upgrade = Qu’améliorer ?
web-game-title-shop = Qu’acheter ?
web-game-title-equip-new = L’utiliser ?
web-game-title-discard = Défausse
web-game-title-discard-limit = Trop de cartes
web-game-title-npc-restart = Recommencer ?
web-game-title-sheriff-ride = Déplacez le Shérif
web-game-title-sheriff-place = Placez le Shérif
web-game-title-sheriff-arrest = Qui arrêter ?
web-game-title-poker-join = Un poker ?
web-game-title-poker-lay = Vos deux cartes
web-game-title-poker-bonus = Utiliser un bonus ?
web-game-title-poker-after = Après la partie de poker
web-game-title-reroll = Relancer ?
web-game-title-offer = Contribuer ?
web-game-title-points = Votre réaction ?
web-game-title-tokens = Vos jetons Légendaires
web-game-title-over = La partie est finie

## What a choice does

web-game-pay = Payer { $n } $
web-game-gain-money = +{ $n } $
web-game-gain-lp = +{ $n } PL
web-game-more = +{ $n }
web-game-less = −{ $n }
# $limit is the most that one can hold.
web-game-lost-money = { $n } $ seraient perdus : vous pouvez avoir { $limit } $ au plus
web-game-lost-nuggets = { $n ->
    [one] 1 pépite serait perdue : vous pouvez en porter { $limit } au plus
   *[other] { $n } pépites seraient perdues : vous pouvez en porter { $limit } au plus
}
web-game-price = { $n } $
web-game-price-free = Gratuit
web-game-offer-work = Travailler
web-game-offer-heal = Se soigner
web-game-offer-visit = Entrer au magasin
web-game-offer-visit-more = Aucune action dépensée avant un achat
web-game-offer-leave = Quitter le magasin
web-game-offer-leave-more = Aucune dépense
web-game-buy-only = Vous quittez ensuite le magasin. Pour plusieurs achats : « Entrer au magasin ».
web-game-buy-several = Pour plusieurs achats
# Above the things of a store, each of which is bought with one press.
web-game-wares = Faire un achat et sortir
web-game-visit-free = Rien n’est encore dépensé. Votre premier achat coûte 1 action ; vous pouvez en faire d’autres dans la même action avant de sortir.
web-game-offer-revel = Se divertir, { $n } PL
web-game-offer-poker = Jouer au poker
web-game-offer-poker-more = Mise { $n } $, la maison ajoute { $house } $
web-game-offer-prospect-more = Lancer les deux dés
web-game-offer-heist-more = { $money } $, Wanted +{ $wanted } en cas de victoire
web-game-offer-acquire-more = À vendre ou à livrer plus tard
web-game-offer-deposit = { $nuggets ->
    [one] Vendre { $nuggets } pépite
   *[other] Vendre { $nuggets } pépites
}
web-game-offer-deposit-cards = { $nuggets ->
    [0] { $cards ->
        [one] Vendre { $cards } carte comme pépite
       *[other] Vendre { $cards } cartes comme pépites
    }
    [one] { $cards ->
        [one] Vendre { $nuggets } pépite et { $cards } carte
       *[other] Vendre { $nuggets } pépite et { $cards } cartes
    }
   *[other] { $cards ->
        [one] Vendre { $nuggets } pépites et { $cards } carte
       *[other] Vendre { $nuggets } pépites et { $cards } cartes
    }
}
# A fight card for a bandit, a guard or the Sheriff: whom its text is about.
web-game-offer-npc = Pour { $name } : { $text }
web-game-offer-duel = Provoquer { $name } en duel
web-game-offer-duel-lp = { $n } PL à gagner
web-game-offer-rob = Voler { $name }
web-game-offer-rob-more = La moitié de son argent ou de ses pépites
web-game-offer-rob-all-more = Tout son argent ou toutes ses pépites
web-game-offer-arrest = Arrêter { $name }
web-game-offer-arrest-more = 1 point Marshall à gagner
web-game-offer-mesa = { $n ->
    [one] { $place }, par la mesa
   *[other] { $place }, par { $n } mesas
}
web-game-tip-bandit = Un bandit ici :
web-game-tip-bandit-more = le déplacement finit en combat.
web-game-offer-bandit = Un bandit ici : le déplacement finit en combat.
web-game-offer-opponent = { $opponent } : le déplacement finit en combat.
web-game-offer-fare = Le train coûte { $n } $.
web-game-offer-way-plain = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
web-game-offer-players = Ici : { $names }
web-game-offer-players-many = Ici : { $names }
web-game-offer-tokens = { $n ->
    [one] Garder { $n } jeton
   *[other] Garder { $n } jetons
}
web-game-offer-tokens-more = Valeur en PL : { $values }
web-game-offer-tokens-none = N’en garder aucun
web-game-offer-reroll-1 = Relancer le premier dé
web-game-offer-reroll-2 = Relancer le second dé
web-game-offer-reroll-more = Il montre : { $face }
web-game-offer-contribute = Histoire { $deck }
web-game-offer-end-more = { $n ->
    [0] Plus aucune action
    [one] Il reste { $n } action
   *[other] Il reste { $n } actions
}
web-game-offer-target-more = Lieu : { $place }

## What a choice changes, as far as it is certain

web-game-lose-money = −{ $n } $
web-game-lose-lp = −{ $n } PL
web-game-gain-nuggets = { $n ->
    [one] +1 pépite
   *[other] +{ $n } pépites
}
web-game-lose-nuggets = { $n ->
    [one] −1 pépite
   *[other] −{ $n } pépites
}
web-game-gain-wounds = { $n ->
    [one] +1 blessure
   *[other] +{ $n } blessures
}
web-game-heal-wounds = { $n ->
    [one] −1 blessure
   *[other] −{ $n } blessures
}
web-game-gain-actions = { $n ->
    [one] +1 action
   *[other] +{ $n } actions
}
# $from and $to are the LP before and after.
web-game-lp-sum = +{ $n } PL : de { $from } à { $to }
# A step on a track: its name and the space that is reached; $pays is what that space gives, such as “+$20”.
web-game-step = { $track }, case { $n }
web-game-step-pays = { $track }, case { $n } : { $pays }
web-game-step-off = { $track } : retour au départ
# What a choice changes for somebody else, after the name and a colon, with commas between: the space on a track where the cube then is,
# such as “Wanted 0”, an arrest, and the place to which the figure is moved.
web-game-other-step = { $track } { $n }
web-game-other-arrested = arrestation
web-game-other-moved = envoi sur la case { $place }
web-game-offer-reward-end = Vous êtes au bout de la piste
# Players who could react, as far as everybody knows.
web-game-may-react = Réaction possible : { $names }
# The player who plays the cards of a bandit, guard or other opponent.
web-game-plays-npc = { $name } joue la carte Combat de l’adversaire
web-game-either-way = Dans tous les cas : { $what }
# $places are up to four places within two spaces, nearest first.
web-game-near = À proximité : { $places }
web-game-near-nothing = Rien à deux cases ou moins
web-game-near-bandit = Bandit
web-game-offer-accept-more = Vous choisissez ensuite votre carte

## How likely a choice succeeds

web-game-odds-brief = { $n } % de chances
# $percent is exact, $n in $of a simple fraction near it.
web-game-odds = { $percent } % de chances, environ { $n } sur { $of }
# $odds is one of the two above.
web-game-odds-card = Pour l’emporter sur la carte adverse, avant les réactions : { $odds }
web-game-odds-best = Pour l’emporter avec votre meilleure carte, avant les réactions : { $odds }
web-game-odds-hand = Pour remporter le pot, compte tenu de toutes les cartes que les autres peuvent avoir : { $odds }
web-game-odds-pot = Pour remporter le pot avec votre meilleure main, compte tenu de toutes les cartes possibles : { $odds }
web-game-odds-joined = Pour remporter le pot avec votre meilleure main face à ceux qui jouent déjà, compte tenu de toutes les cartes possibles : { $odds }
web-game-odds-dealer = Pour remporter le pot avec votre meilleure main face au croupier, compte tenu de toutes les cartes possibles : { $odds }
web-game-odds-nugget = Une pépite d’or : { $odds }
web-game-odds-wound = Aucune blessure : { $odds }

## The hint

web-hint = Conseil
web-hint-more = Que ferait un pistolero ?
web-hint-title = Le conseil d’un pistolero
web-hint-close = Masquer le conseil
web-hint-thinking = Le pistolero réfléchit
web-hint-thinking-more = Vous pouvez choisir sans attendre.
web-hint-silent = Aucun choix n’est nettement meilleur.
web-hint-again = Redemander
# Spoken once the advice is there: the best choice, and its chance of winning the game.
web-hint-best = Conseillé : { $choice }. { $n } % de chances de gagner.
web-hint-key-choice = Les meilleurs choix
web-hint-key-chance = Chances de gagner
web-hint-percent = { $n } %
web-hint-chance = { $n } % de chances de gagner
# $lp is a number with its sign.
web-hint-worth = { $lp } PL
# $clauses say why, such as "62% to win, worth about 3 LP", joined by the comma below.
web-hint-sentence = { $clauses }.
web-hint-comma = { ", " }
web-hint-mark = Conseillé
web-hint-play = Jouer ce coup
web-hint-play-of = Jouer ce coup : { $choice }

## The log and the chat

web-game-log = Journal
web-game-log-filter = Afficher
web-game-log-all = Tout
web-game-log-mine = Moi
web-game-log-fights = Combats
web-game-log-money = Argent
web-game-log-lp = PL
web-log-seat-absent = Un bot remplace { $name }, dont l’absence a trop duré.
web-log-seat-idle = Un bot remplace { $name }, dont l’inactivité a trop duré.
web-log-seat-vote = Les autres joueurs ont voté : un bot remplace { $name }.
web-log-seat-late = Le temps est écoulé pour { $name } : un bot prend cette décision.
web-log-seat-overdue = Le temps est de nouveau écoulé pour { $name } : un bot joue la suite.
web-log-seat-resign = { $name } laisse la partie à un bot.
web-log-seat-return = { $name } revient et reprend sa place.
web-game-log-empty = Rien pour l’instant.
web-game-chat-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
web-game-chat-empty = Pas encore de message.
web-game-chat-say = Écrire un message
web-game-chat-send = Envoyer

## The phone

web-game-tab-board = Plateau
web-game-tab-hand = Main
web-game-tab-players = Joueurs
web-game-tab-tracks = Pistes
web-game-tab-log = Journal
web-game-tabs = Zones de la table
web-game-sheet-more = Afficher tous les choix
web-game-sheet-less = Réduire
web-game-sheet-map = Afficher le plateau
web-game-sheet-open = Afficher vos choix

# On what a card or token tells: it stays until it is closed.
web-tale-hold = Garder ouvert
