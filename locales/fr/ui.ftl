# What the program says of its own: names of seats, labels of choices, questions, refusals.

seat-number = Place { $n }
# A label before a text, with its punctuation and the space after it.
label = { $label } :{ " " }
# Two sentences of which the first has no full stop: a name, and what is said about it.
spoken = { $head }. { $next }

## Labels of choices: short, on a button, without a full stop

choice-draft = Jouer { $character }
choice-start = Commencer sur la case { $place }
choice-income = { $income ->
    [money] Prendre { $money } $
    [cards] Piocher { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[both] Prendre { $money } $ et piocher { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
}
choice-equip = Utiliser : { $item }
choice-keep = Ne rien changer
choice-use-character = Utiliser la capacité : { $character }
choice-use-item = Utiliser : { $item }
choice-move = Aller sur la case { $place }
choice-move-mesa = { $n ->
    [one] Aller sur la case { $place } par la mesa
   *[other] Aller sur la case { $place } par { $n } mesas
}
choice-play = Jouer { $card }
choice-fight-arrest = Arrêter { $character }
choice-fight-duel = Provoquer { $character } en duel
choice-fight-rob = Voler { $character }
choice-fight-bandit = Combattre le bandit
choice-fight-heist = Combattre le garde
choice-fight-sheriff = Combattre le Shérif
choice-fight-opponent = Combattre l’adversaire
choice-buy = { $n ->
    [0] Prendre gratuitement : { $item }
   *[other] Acheter pour { $n } $ : { $item }
}
choice-upgrade = { $n ->
    [0] Améliorer gratuitement : { $item }
   *[other] Améliorer pour { $n } $ : { $item }
}
choice-poker = Jouer au poker pour { $n } $
choice-join = Rejoindre la partie pour { $n } $
choice-prospect = Prospecter
choice-reroll = { $n ->
    [1] Relancer le premier dé
   *[2] Relancer le second dé
}
choice-deposit = { $cards ->
    [0] { $nuggets ->
        [one] Vendre { $nuggets } pépite pour { $money } $
       *[other] Vendre { $nuggets } pépites pour { $money } $
    }
    [one] { $nuggets ->
        [0] Vendre { $cards } carte comme pépite pour { $money } $
        [one] Vendre { $nuggets } pépite et { $cards } carte pour { $money } $
       *[other] Vendre { $nuggets } pépites et { $cards } carte pour { $money } $
    }
   *[other] { $nuggets ->
        [0] Vendre { $cards } cartes comme pépites pour { $money } $
        [one] Vendre { $nuggets } pépite et { $cards } cartes pour { $money } $
       *[other] Vendre { $nuggets } pépites et { $cards } cartes pour { $money } $
    }
}
choice-heist = Attaquer la banque
choice-heal = Se soigner pour { $n } $
choice-revel = Se divertir pour { $money } $ : { $n } PL
choice-acquire = Acquérir du bétail
choice-deliver = Vendre ou livrer le bétail
choice-work = Travailler pour { $n } $
choice-end-actions = Finir vos actions
choice-end-shopping = Finir vos achats
choice-end-turn = Finir votre tour
choice-commit = Jouer { $card }
choice-accept = Accepter le combat
choice-decline = Refuser le combat
choice-lay = { $n ->
    [0] Ne rien jouer
   *[other] Jouer { $cards }
}
choice-npc = Jouer la carte Combat { $card } : { $text }
choice-react = Réagir avec { $card }
choice-bonus = Utiliser le bonus
choice-bonus-card = Utiliser { $card }
choice-bonus-restart = Annuler le combat et le recommencer
choice-pass = Passer
choice-reward-legend = Prendre 1 PL
choice-reward-marshal = Prendre 1 point Marshall
choice-steal = { $what ->
    [money] { $cattle ->
        [yes] Voler la moitié de l’argent et le bétail
       *[no] Voler la moitié de l’argent
    }
    [nuggets] { $cattle ->
        [yes] Voler la moitié des pépites et le bétail
       *[no] Voler la moitié des pépites
    }
   *[nothing] { $cattle ->
        [yes] Voler le bétail
       *[no] Ne rien voler
    }
}
# As choice-steal, where a robber takes all.
choice-steal-all = { $what ->
    [money] { $cattle ->
        [yes] Voler tout l’argent et le bétail
       *[no] Voler tout l’argent
    }
    [nuggets] { $cattle ->
        [yes] Voler toutes les pépites et le bétail
       *[no] Voler toutes les pépites
    }
   *[nothing] { $cattle ->
        [yes] Voler le bétail
       *[no] Ne rien voler
    }
}
choice-arrest = Arrêter { $character }
choice-sheriff = Déplacer le Shérif sur la case { $place }
choice-halt = S’arrêter ici
choice-discard = Défausser { $card }
choice-give = Donner { $card }
choice-give-money = Donner { $n } $
choice-target = { $character }
choice-contribute = Poser un disque sur l’histoire { $deck } : { $trigger }
choice-contribute-plain = Poser un disque sur l’histoire { $deck }
choice-goal = Révéler un objectif atteint : { $goal }
choice-keep-tokens = Garder en jetons : { $tokens } PL
choice-keep-no-tokens = Ne garder aucun jeton

## Questions: what a player is asked now

question-none = Aucune décision en attente.
question-wait = En attente des autres.
question-draft = Choisissez votre personnage.
question-start = Choisissez où vous commencez.
question-income = Choisissez votre revenu.
question-weapon = Choisissez l’arme à utiliser ce tour-ci.
question-mount = Choisissez la monture à utiliser ce tour-ci.
question-actions = { $n ->
    [0] Plus aucune action : finissez votre tour, ou révélez un objectif.
    [one] Choisissez votre dernière action.
   *[other] Choisissez une action. Il vous en reste { $n }.
}
question-end-of-turn = Révélez un objectif atteint, ou finissez votre tour.
question-extend-move = Continuer, ou rester ici ?
question-move-ended = Vous voilà sur place. Choisissez ce que vous y faites.
question-ride = { $n ->
    [one] Déplacez-vous de { $n } case au plus, ou restez sur place.
   *[other] Déplacez-vous de { $n } cases au plus, ou restez sur place.
}
question-fight-start = Le combat commence. Choisissez une capacité à utiliser.
question-commit = Jouez une carte face cachée pour le combat.
question-commit-or-decline = Jouez une carte face cachée, ou refusez le combat.
question-accept-or-decline = Acceptez-vous le combat ? Vous choisirez votre carte ensuite.
question-npc-bandit = Vous jouez le bandit. Jouez face cachée une des cartes Combat.
question-npc-heist = Vous jouez le garde. Jouez face cachée une des cartes Combat.
question-npc-sheriff = Vous jouez le Shérif. Jouez face cachée une des cartes Combat.
question-npc-opponent = Vous jouez l’adversaire. Jouez face cachée une des cartes Combat.
awaited-npc-bandit = { $name } joue le bandit et choisit une carte Combat.
awaited-npc-heist = { $name } joue le garde et choisit une carte Combat.
awaited-npc-sheriff = { $name } joue le Shérif et choisit une carte Combat.
awaited-npc-opponent = { $name } joue l’adversaire et choisit une carte Combat.
question-fight-reveal = Les cartes sont révélées. Utiliser le bonus de votre carte ?
question-fight-reactions = Les cartes sont révélées. Réagissez, ou passez.
question-fight-compared = L’issue du combat est connue. Utiliser le bonus de votre carte ?
question-fight-outcome-rob = Choisissez votre butin.
question-fight-outcome = Choisissez votre récompense.
question-fire = Choisissez la prochaine capacité à utiliser.
question-choose = Faites votre choix.
question-suffer = Choisissez une pénalité.
question-may = Facultatif : { $offer }
question-player-here = Choisissez un joueur.
question-tribute = Donnez { $n } $ ou une carte.
question-travel = Choisissez où vous rendre.
question-store = Achetez ou améliorez un équipement, ou finissez vos achats.
question-upgrade = Choisissez l’équipement à améliorer.
question-shop = Choisissez l’équipement à acheter.
question-equip-new = { $item } : l’utiliser dès maintenant ?
question-discard = { $n ->
    [one] Choisissez une carte à défausser.
   *[other] Choisissez { $n } cartes à défausser, une par une.
}
question-discard-limit = { $n ->
    [one] Vous avez trop de cartes. Défaussez-en { $n }.
   *[other] Vous avez trop de cartes. Défaussez-en { $n }, une par une.
}
question-npc-restart = Utiliser l’effet de la carte Combat pour annuler le combat et le recommencer ?
awaited-npc-restart = { $name } décide si le combat recommence.
question-sheriff-ride = { $n ->
    [0] Choisissez où le Shérif s’arrête.
    [one] Déplacez le Shérif : encore { $n } case.
   *[other] Déplacez le Shérif : encore { $n } cases.
}
question-sheriff-place = Choisissez pour le Shérif une case voisine de la vôtre.
question-sheriff-arrest = Choisissez qui le Shérif tente d’arrêter.
question-poker-join = Rejoindre la partie de poker ?
question-poker-lay = Choisissez deux cartes pour la partie de poker.
question-poker-bonus = Choisissez le bonus de carte à utiliser.
question-poker-after = La partie de poker est finie. Choisissez une capacité à utiliser.
question-reroll = Relancez un dé, ou gardez le résultat.
question-offer = Poser un disque sur une histoire ?
question-points = Vous avez gagné des points. Réagissez, ou passez.
question-tokens = Choisissez les jetons Légendaires à garder.
question-over = La partie est finie.
## Why something is asked, before the question

# $kind is the fight: bandit, heist, sheriff, or another one. $card is the fight card, $text what it says.
why-fight-card = { $kind ->
    [bandit] Carte Combat { $card } du bandit : { $text }.
    [heist] Carte Combat { $card } du garde : { $text }.
    [sheriff] Carte Combat { $card } du Shérif : { $text }.
   *[other] Carte Combat { $card } de l’adversaire : { $text }.
}
why-character = Capacité légendaire : { $character }.
why-item = Équipement : { $item }.
why-card = Carte de poker : { $title }.
why-story = Histoire : { $story }.
why-cattle = Récompense pour le bétail vendu ou livré.
why-sheriff = Le Shérif arrive sur votre case.
why-poker-won = Vous avez gagné au poker.
why-track = Récompense de la piste { $track }.

## Refusals: why a choice is closed

refusal-wrong-moment = Ce n’est pas possible maintenant.
refusal-wrong-place = Vous ne pouvez pas faire cela ici.
refusal-short = Il vous manque { $n } $.
refusal-sold-elsewhere = Un autre magasin vend cet équipement.
refusal-sold-out = Rupture de stock.
refusal-already-owned = Vous en possédez déjà un exemplaire.
refusal-too-many-items = Vous ne pouvez pas avoir plus de { $n } objets divers.
refusal-not-upgradable = Seules les armes et les montures s’améliorent.
refusal-not-owned = Vous ne possédez pas cet équipement.
refusal-already-upgraded = Votre exemplaire est déjà amélioré.
refusal-not-held = Vous n’avez pas cette carte en main.
refusal-no-action = Cette carte n’a pas d’action.
refusal-no-reaction = Cette carte ne permet pas de réagir ici.
refusal-limit-reached = Vous avez déjà utilisé cette possibilité.
refusal-target-not-here = Ce joueur n’est pas sur votre case.
refusal-already-fought = Vous avez déjà combattu ce joueur ce tour-ci.
refusal-no-card-to-lay = Il vous faut une carte de poker pour combattre.
refusal-no-action-left = Vous n’avez plus d’action ce tour-ci.
refusal-not-marshal = Il vous faut au moins 1 point Marshall pour arrêter un joueur.
refusal-target-not-wanted = Ce joueur n’est pas Wanted.
refusal-already-robbed = Vous ne pouvez tenter qu’une seule attaque par tour contre un garde.
refusal-carries-cattle = Vous ne pouvez pas avoir plus de bétail.
refusal-no-cattle = Vous n’avez pas de bétail.
refusal-sheriff-there = Le Shérif s’y trouve, et vous êtes Wanted.
refusal-out-of-reach = C’est trop loin.
refusal-no-mesa = Vous ne pouvez pas atteindre cette case par une mesa.
refusal-already-there = Vous y êtes déjà : choisissez une autre case.
refusal-too-few-nuggets = Vous n’avez pas autant de pépites.
refusal-wanted-no-marshal = Vous êtes Wanted et ne pouvez pas gagner de points Marshall.
refusal-no-marshal-reward = La carte Combat vous prive du point Marshall pour ce bandit.
refusal-nothing-to-take = La cible n’a rien de tel à voler.
refusal-cannot-decline = Vous ne pouvez pas refuser ce combat.
refusal-goal-not-met = Vous n’avez pas atteint cet objectif pendant ce tour, ou il n’est pas à vous.
refusal-no-disc = Vous ne pouvez pas poser de disque sur cette histoire.
refusal-not-an-option = Ce choix n’existe pas.
refusal-item-left-out = Cet équipement ne sert pas dans une première partie.
refusal-cattle-left-out = Il n’y a pas de bétail dans une première partie.
refusal-arrests-over = Un joueur a assez de PL pour déclencher la fin : dans la variante Wild Wild West, plus personne ne peut être arrêté.
