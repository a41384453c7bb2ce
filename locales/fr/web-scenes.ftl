# The scenes that lie over the board: fights, poker, the store, prospecting, stories and the like.

web-scene-steps = Déroulement
# $name is the player who reads.
web-scene-you = Vous, { $name }
web-scene-you-short = Vous
web-scene-dollars = { $n } $
web-scene-upgraded = Version améliorée
web-scene-upgraded-worth = { $n } PL à la fin
web-scene-npc-bandit = Bandit
web-scene-npc-guard = Garde
web-scene-npc-sheriff = Shérif
web-scene-npc-opponent = Adversaire
# The same within a sentence.
web-scene-the-bandit = le bandit
web-scene-the-guard = le garde
web-scene-the-sheriff = le Shérif
web-scene-the-opponent = l’adversaire

## What was gained or lost, on small chips

web-scene-gain-money-change = { $n } $
web-scene-gain-lp-change = { $n } PL
web-scene-gain-nuggets-change = { $n ->
    [one] { $n } pépite
   *[other] { $n } pépites
}
# The same of what is lost.
web-scene-gain-money-lost = { $n } $ perdus
web-scene-gain-lp-lost = { $n ->
    [one] { $n } PL perdu
   *[other] { $n } PL perdus
}
web-scene-gain-nuggets-lost = { $n ->
    [one] { $n } pépite perdue
   *[other] { $n } pépites perdues
}
web-scene-gain-wound = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
web-scene-gain-no-wound = Blessure évitée
# What a limit took of a gain.
web-scene-gain-over-limit-money = { $n } $ perdus : limite atteinte
web-scene-gain-over-limit-nuggets = { $n ->
    [one] 1 pépite perdue : limite atteinte
   *[other] { $n } pépites perdues : limite atteinte
}
web-scene-gain-healed = { $n ->
    [one] { $n } blessure soignée
   *[other] { $n } blessures soignées
}
web-scene-gain-marshal-now = Marshall { $n }
web-scene-gain-wanted-now = Wanted { $n }
web-scene-gain-draw = { $n ->
    [one] { $n } carte piochée
   *[other] { $n } cartes piochées
}
web-scene-gain-arrested = Arrestation
web-scene-gain-actions = { $n ->
    [one] { $n } action de plus
   *[other] { $n } actions de plus
}
web-scene-gain-cattle = Le bétail
# $who is whose it is, $you whether that is the reader, $what one of the stakes below.
web-scene-gain-prize = { $what }
web-scene-gain-stake = { $you ->
    [yes] Vous : { $what }
   *[no] { $who } : { $what }
}

## Fights

web-scene-fight-duel = Duel
web-scene-fight-rob = Haut les mains !
web-scene-fight-arrest = Au nom de la loi
web-scene-fight-bandit = Bandit en embuscade
web-scene-fight-heist = Attaque de banque
web-scene-fight-sheriff = Voilà le Shérif
web-scene-fight-opponent = Un combat
web-scene-fight-where-duel = { $name } provoque { $other } en duel. { $place }
web-scene-fight-where-rob = { $name } tente de voler { $other }. { $place }
web-scene-fight-where-arrest = { $name } tente d’arrêter { $other }. { $place }
web-scene-fight-where-bandit = { $name } contre le bandit, joué par { $other }. { $place }
web-scene-fight-where-heist = { $name } contre le garde, joué par { $other }. { $place }
web-scene-fight-where-sheriff = Le Shérif, joué par { $other }, traque { $name }. { $place }
web-scene-fight-where-opponent = { $name } combat un adversaire joué par { $other } : { $opponent }. { $place }

web-scene-fight-attacker = Attaquant
web-scene-fight-target = Cible
web-scene-fight-played-by = Joué par { $name }
web-scene-fight-winner = Victoire
web-scene-fight-passed = Sans réaction
web-scene-fight-thinking = Réaction possible
web-scene-fight-no-card = Pas encore de carte
web-scene-fight-declined = Combat refusé
# $card is a fight card's rank; empty for a poker card.
web-scene-fight-yours = { $card ->
    [none] Votre carte
   *[other] Votre { $card }
}
web-scene-fight-effect = Effet
web-scene-fight-cancelled = Sans effet
web-scene-fight-again = Le combat recommence !
web-scene-fight-card = Carte Combat { $rank }. { $text }

# $who is who is ahead, $you whether that is the reader, $one and $two the values of both cards.
web-scene-fight-stands = { $one } contre { $two } : en l’état, { $you ->
    [yes] { $tie ->
        [yes] vous remportez l’égalité
       *[no] vous gagnez
    }
   *[no] { $tie ->
        [yes] égalité, victoire pour { $who }
       *[no] victoire pour { $who }
    }
}
web-scene-fight-result = { $one } contre { $two } : { $you ->
    [yes] { $tie ->
        [yes] vous remportez l’égalité
       *[no] vous gagnez
    }
   *[no] { $tie ->
        [yes] égalité, victoire pour { $who }
       *[no] victoire pour { $who }
    }
}
web-scene-fight-unfought = { $you ->
    [yes] Pas de combat : vous gagnez
   *[no] Pas de combat : victoire pour { $who }
}
web-scene-fight-if = { $you ->
    [yes] Si vous gagnez
   *[no] En cas de victoire pour { $who }
}
web-scene-fight-nothing = Rien ne change
web-scene-fight-pending = Rien jusqu’ici

# What whoever loses a fight gets.
web-scene-stake-hurt = 1 blessure, 1 carte piochée
# $n of all fight cards, $all in number, can wound even whoever wins.
web-scene-stake-fight-card = { $n } cartes Combat sur { $all } vous blessent même si vous gagnez
web-scene-stake-lp = { $n } PL
web-scene-stake-lp-lost = { $n ->
    [one] { $n } PL perdu
   *[other] { $n } PL perdus
}
web-scene-stake-loot = { $share ->
    [all] Tout l’argent ou toutes les pépites
    [half] La moitié de l’argent ou des pépites, arrondie au supérieur
   *[unknown] De l’argent ou des pépites
}
web-scene-stake-wanted = Wanted +{ $n }
web-scene-stake-marshal = Marshall +{ $n }
web-scene-stake-bounty = 1 PL ou Marshall +1
web-scene-stake-money = { $n } $
web-scene-stake-arrested = Arrestation
web-scene-stake-free = Liberté

web-scene-fight-step-declare = Déclaration
web-scene-fight-step-lay = Cartes jouées
web-scene-fight-step-reveal = Révélation
web-scene-fight-step-react = Réactions
web-scene-fight-step-result = Résultat

## Poker

web-scene-poker = Poker
web-scene-poker-rule = Le flop et deux de vos cartes : la meilleure main remporte le pot
web-scene-poker-pot = { $house } $ de la maison, { $ante } $ par joueur
web-scene-poker-house = Croupier
web-scene-poker-starter = A lancé la partie
web-scene-poker-asked = Participe ?
web-scene-poker-in = Dans la partie
web-scene-poker-thinking = Choix en cours
web-scene-poker-laid = Cartes choisies
web-scene-poker-shown = Main révélée
web-scene-poker-choose = { $n ->
    [0] Rien à jouer
    [one] Choisissez une carte
   *[other] Choisissez { $n } cartes
}
web-scene-poker-dealing = Vous jouez pour la maison.
# $hand is a category, such as "Full house".
web-scene-poker-best = Au mieux : { $hand }
web-scene-poker-with-flop = Avec le flop
# $card is a card that may take any value at poker, such as “2♥ Cheat”; $rank is the value that it has in the hand, such as “K”.
web-scene-poker-wild = { $card } compte comme { $rank }
web-scene-poker-lay = Jouer face cachée
web-scene-poker-ladder = Ordre des mains
web-scene-poker-beats = vous bat
web-scene-poker-yours = la vôtre
web-scene-poker-beaten = vous battez
web-scene-poker-step-ante = Mise
web-scene-poker-step-flop = Flop
web-scene-poker-step-choose = Choix
web-scene-poker-step-reveal = Révélation

web-scene-hand-high-card = Hauteur
web-scene-hand-pair = Paire
web-scene-hand-two-pair = Double Paire
web-scene-hand-three-of-a-kind = Brelan
web-scene-hand-straight = Suite
web-scene-hand-flush = Couleur
web-scene-hand-full-house = Full
web-scene-hand-four-of-a-kind = Carré
web-scene-hand-straight-flush = Quinte Flush
web-scene-hand-five-of-a-kind = Cinq du même rang
web-scene-hand-royal-flush = Quinte Flush Royale

## The store

web-scene-store = Magasin général
web-scene-store-story = Une histoire vous amène ici : { $story }
web-scene-store-look = Si vous sortez sans rien acheter, aucune action n’est dépensée.
web-scene-store-look-far = Voici ce que vendent les Magasins généraux.
web-scene-store-have = Vous avez { $n } $
web-scene-store-mounts = Montures
web-scene-store-weapons = Armes
web-scene-store-goods = Objets divers
# $of is the most that can be held.
web-scene-store-places = Emplacements occupés : { $n } sur { $of }
web-scene-store-yours = À vous
web-scene-store-left = Il en reste { $n }
web-scene-store-owners = Appartient à { $names }
web-scene-store-free = Gratuit
web-scene-store-buy = { $n ->
    [0] Prendre
   *[other] Acheter ({ $n } $)
}
web-scene-store-upgrade = { $n ->
    [0] Améliorer
   *[other] Améliorer ({ $n } $)
}
# The same with the item, for screen readers.
web-scene-store-buy-item = { $n ->
    [0] Prendre : { $item }
   *[other] Acheter ({ $n } $) : { $item }
}
web-scene-store-upgrade-item = { $n ->
    [0] Améliorer : { $item }
   *[other] Améliorer ({ $n } $) : { $item }
}
web-scene-store-short = Il manque { $n } $
web-scene-store-sold-out = En rupture
web-scene-store-already-owned = Déjà à vous
web-scene-store-already-upgraded = Version améliorée
web-scene-store-too-many-items = Plus aucun emplacement
web-scene-store-bought = Achats
web-scene-store-line = { $item } pour { $n } $
web-scene-store-total = { $n } $

# What stands on the shelves, in few words. A number that stands here must stand in the item's text.
web-scene-item-plain = Sans effet avant amélioration.
web-scene-item-mule = Mouvement 3. Portez 2 pépites de plus.
web-scene-item-mule-upgraded = Mouvement 4. Dépôt de 4 pépites ou plus : +1 PL.
web-scene-item-mustang = Mouvement 4.
web-scene-item-mustang-upgraded = Mouvement 5.
web-scene-item-revolver-upgraded = Carte adverse −1.
web-scene-item-rifle = Voyez 2 cartes de votre cible.
web-scene-item-rifle-upgraded = Carte adverse −1. Voyez 2 cartes.
web-scene-item-shotgun = Combat gagné : +1 carte.
web-scene-item-shotgun-upgraded = Carte adverse −1. Victoire : +1 carte.
web-scene-item-miners-map = Prospection : relancez un dé.
web-scene-item-provisions = +1 carte. Plus tard, défausse : +1 carte, −1 blessure.
web-scene-item-ten-gallon = Poker gagné : +1 PL. Poker perdu : +10 $.
web-scene-item-whiskey = Soignez 1 blessure. Plus tard : 1 blessure à un joueur de votre case.

## Prospecting

web-scene-prospect = La fièvre de l’or
web-scene-prospect-unrolled = Pas encore lancé
web-scene-prospect-again = Touchez un dé pour le relancer
web-scene-prospect-take = Garder ce résultat
web-scene-face-nugget = Une pépite d’or
web-scene-face-tailings = Rapporte un peu
web-scene-face-gold-dust = Rapporte, et se relance
web-scene-face-gravel = Rien

## The Sheriff

web-scene-ride = Le Shérif se déplace
web-scene-ride-by = { $you ->
    [yes] Vous déplacez le Shérif.
   *[no] { $name } déplace le Shérif.
} { $n ->
    [0] Le Shérif s’arrête ici.
    [one] Encore { $n } case.
   *[other] Encore { $n } cases.
}
web-scene-pick = Choisissez un joueur
web-scene-pick-wanted = Wanted
web-scene-pick-carries = Possède { $n } $
web-scene-pick-points = { $n ->
    [one] { $n } point Wanted
   *[other] { $n } points Wanted
}

## Stories

web-scene-event = Événement
web-scene-event-by = { $name } l’applique
web-scene-event-effects = Ce qui se passe
web-scene-story = Une histoire est résolue
web-scene-story-reward = Pour tous ceux qui y ont un disque
# A player’s second disc on a story brings nothing more.
web-scene-story-twice = 2 disques, 1 récompense
web-scene-story-then = Et ensuite
web-scene-story-discs = Disques : { $n } sur { $of }{ $n ->
    [0] {""}
   *[other] {" "}({ $names })
}
web-scene-offer = Contribuer à une histoire
web-scene-offer-story = Histoire { $n }
# Only the trigger of a story is known before it is resolved.
web-scene-offer-hidden = Sa récompense est au dos de la carte et reste cachée jusqu’à ce que l’histoire soit complète.
web-scene-offer-empty = Plus aucune histoire dans ce paquet.
web-scene-offer-add = Poser un disque
web-scene-offer-not = Pas cette fois

## Goals and tokens

web-scene-goals = Objectif atteint
web-scene-goals-show = Le révéler
web-scene-tokens = Jetons Légendaires
# $n tokens may be kept of $of.
web-scene-tokens-keep = { $n ->
    [one] Gardez-en { $n } sur { $of }
   *[other] Gardez-en { $n } sur { $of }
}
web-scene-tokens-secret = Leur valeur reste secrète jusqu’au score final.
web-scene-tokens-choose = { $n ->
    [one] Choisissez-en { $n } à garder
   *[other] Choisissez-en { $n } à garder
}
web-scene-tokens-one = Jeton de { $n } PL
web-scene-tokens-kept = Garder
web-scene-tokens-back = Rendre

## Before the game

web-scene-draft = Qui serez-vous ?
web-scene-draft-waiting = Les autres choisissent encore.
web-scene-draft-start = Commence { $place }
web-scene-draft-life = Sa vie
web-scene-draft-chosen = Votre choix
web-scene-draft-others = Les autres joueurs
web-scene-draft-open = choisit
web-scene-draft-done = a choisi
web-scene-start = Où commencez-vous ?
web-scene-start-map = { $n ->
    [one] { $n } case lumineuse sur le plateau
   *[other] { $n } cases lumineuses sur le plateau
}

## Sheets with a choice

web-scene-choice-limit = Trop de cartes
web-scene-choice-discard = Défaussez une carte
web-scene-choice-suffer = Choisissez une pénalité
web-scene-choice-choose = Faites votre choix
web-scene-choice-may = Une offre
web-scene-choice-fire = Vos capacités
web-scene-choice-player-here = Choisissez un joueur
web-scene-choice-tribute = Payez
web-scene-choice-npc-restart = Recommencer ?
web-scene-choice-equip-new = Nouvel achat
web-scene-choice-weapon = Choisissez votre arme
web-scene-choice-mount = En selle

## Title cards that fade

web-scene-banner-end-triggered = La fin approche
web-scene-banner-last-round = Dernière manche
web-scene-banner-over = La poussière retombe
web-scene-banner-legendary = Une légende est née
web-scene-banner-arrested = Derrière les barreaux
web-scene-banner-goal-shown = Objectif rempli

## Rewards to choose from

web-reward-title = Votre récompense
web-reward-list = Récompenses
# The track with the step that a reward makes on it, as a picture; the words below it say where it leads.
web-reward-strip = { $track }, avancée indiquée
# $worth is a sentence, such as “Worth 2 LP in the final scoring.”
web-reward-row = Ligne { $n }. { $worth }
web-reward-toll = La carte Combat { $card } a déjà fait effet : { $what }
web-reward-toll-card = −1 carte
web-reward-no-story = Ne remplit la condition d’aucune histoire
