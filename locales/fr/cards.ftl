# What cards say. A card's text is put together from its data: timing, conditions, effects, each a message of its own,
# joined by commas, full stops and the words under "Joints". Messages here begin in lower case and have no full stop;
# the first letter of a sentence is raised afterwards. Only numbers and selectors are arguments, never other messages.
#
# Effects and prices are imperatives, goals and triggers infinitives. The plural form [one] covers 0 and 1.

## Joints

# Between two options, with its punctuation and spaces.
join-or = { " ; " }
# Between what an option gives and what else it gives, within one sentence.
join-also = { ", " }et{ " " }
# Before the last of several effects, with its spaces.
join-and = { " " }et{ " " }
join-then = puis
# After a price that one may pay, instead of join-then.
join-paid = { " ; " }dans ce cas,
lead-may = si vous le souhaitez
lead-otherwise = sinon
lead-choose = au choix :
lead-suffer = au choix :
# `.choose` is the form before a choice, which then has no lead of its own.
lead-opponent = votre adversaire doit faire ceci :
    .choose = votre adversaire choisit un effet :
lead-player-here = choisissez un autre joueur sur votre case, qui doit faire ceci :
    .choose = choisissez un autre joueur sur votre case, qui choisit un effet :
lead-each-player = chaque joueur doit faire ceci :
    .choose = chaque joueur choisit un effet :
lead-each-player-here = chaque joueur qui s’y trouve doit faire ceci :
    .choose = chaque joueur qui s’y trouve choisit un effet :
lead-each-other = chaque autre joueur doit faire ceci :
    .choose = chaque autre joueur choisit un effet :
lead-each-other-here = chaque autre joueur sur votre case doit faire ceci :
    .choose = chaque autre joueur sur votre case choisit un effet :
lead-npc-restart = le joueur qui joue cette carte peut annuler le combat et le recommencer ; avant cela, vous faites ceci :
    .choose = le joueur qui joue cette carte peut annuler le combat et le recommencer ; avant cela, vous choisissez un effet :

## Kinds of effects

kind-action = Action
kind-bonus = Bonus
kind-reaction = Réaction

## Effects

effect-money = gagnez { $n } $
    .may = vous pouvez gagner { $n } $
effect-lose-money = perdez { $n } $
effect-draw = piochez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
    .may = vous pouvez piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
effect-discard = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
effect-discard-random = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard
effect-lp = gagnez { $n } PL
effect-lose-lp = perdez { $n } PL
effect-wound = subissez { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
effect-sure-wound = subissez { $n ->
    [one] { $n } blessure impossible à annuler
   *[other] { $n } blessures impossibles à annuler
}
effect-heal = soignez { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
effect-heal-all = soignez toutes vos blessures
effect-marshal = gagnez { $n ->
    [one] { $n } point Marshall
   *[other] { $n } points Marshall
}
effect-wanted = gagnez { $n ->
    [one] { $n } point Wanted
   *[other] { $n } points Wanted
}
effect-same-points = gagnez { $n ->
    [one] { $n } point de plus
   *[other] { $n } points de plus
} sur la même piste
    .may = vous pouvez gagner { $n ->
    [one] { $n } point de plus
   *[other] { $n } points de plus
} sur la même piste
effect-nuggets = gagnez { $n ->
    [one] { $n } pépite d’or
   *[other] { $n } pépites d’or
}
effect-cattle = prenez un jeton Bétail au hasard
effect-actions = gagnez { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
effect-ride = déplacez-vous de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
    .may = vous pouvez vous déplacer de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
effect-extend-move = déplacez-vous encore de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
    .may = vous pouvez vous déplacer encore de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
effect-sheriff = déplacez le Shérif de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
effect-decrease = réduisez de { $n } la valeur de la carte adverse
effect-increase = augmentez de { $n } la valeur de la carte que vous avez jouée
effect-cancel-wounds = annulez toutes les blessures que vous subiriez
effect-cancel-fight-card = annulez l’effet de la carte Combat
    .may = vous pouvez annuler l’effet de la carte Combat
effect-restart = annulez le résultat et recommencez le combat
    .may = vous pouvez annuler le résultat et recommencer le combat
effect-no-marshal-reward = vous ne gagnez aucun point Marshall si vous battez ce bandit
effect-wound-loser = le perdant subit { $n ->
    [one] { $n } blessure de plus
   *[other] { $n } blessures de plus
}
effect-look-at-hand = regardez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard dans la main adverse
effect-discard-this = défaussez cet équipement
    .may = vous pouvez défausser cet équipement
effect-tribute = donnez { $n } $ ou 1 carte
effect-keep-played = gardez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard parmi celles que vous venez de jouer
    .may = vous pouvez garder { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard parmi celles que vous venez de jouer
effect-reroll-die = relancez un des dés
    .may = vous pouvez relancer un des dés
effect-gain-item = obtenez { $item ->
    [mustang] un Mustang
    [mule] une Mule
    [revolver] un Revolver
    [shotgun] un Fusil
    [rifle] une Carabine
    [miners-map] une Carte du Mineur
    [provisions] des Provisions
    [ten-gallon] un Chapeau
    [whiskey] un Whisky
   *[other] un équipement
}
effect-upgrade = améliorez une de vos armes ou montures pour { $n } $ de moins
    .may = vous pouvez améliorer une de vos armes ou montures pour { $n } $ de moins
effect-shop = achetez 1 équipement pour { $n } $ de moins
    .may = vous pouvez acheter 1 équipement pour { $n } $ de moins
effect-prospect = lancez les dés de prospection et prenez ce qu’ils donnent
    .may = vous pouvez lancer les dés de prospection et prendre ce qu’ils donnent
effect-roll-die = lancez un dé de prospection et prenez ce qu’il donne
    .may = vous pouvez lancer un dé de prospection et prendre ce qu’il donne
lead-gravel = s’il donne du gravier
effect-sheriff-beside = placez le Shérif sur une case voisine de la vôtre
    .may = vous pouvez placer le Shérif sur une case voisine de la vôtre
effect-fill-hand = complétez votre main
effect-discard-hand = défaussez votre main
effect-stay-wanted = placez-vous sur la case { $n } de la piste Wanted, et le Shérif n’essaie plus de vous arrêter pendant ce tour
effect-start-poker = lancez sur votre case une partie de poker à laquelle tous peuvent participer, où qu’ils soient
effect-move-to-train = rejoignez la case du train, ce qui compte comme une action Mouvement
effect-track = gagnez { $n ->
    [one] 1 point
   *[other] { $n } points
} sur la piste { $track }
effect-legendary-tokens = piochez { $n ->
    [one] 1 jeton Légendaire
   *[other] { $n } jetons Légendaire
}
effect-fight = combattez { $opponent }
effect-place-token = placez { $token } sur chaque case libre de ce type : { $place }
effect-look-at-deck = regardez la première carte de la pioche de poker
effect-bury-top = placez la première carte de la pioche de poker sous les autres

## What the Man in Black does

effect-go-to = il se rend à cet endroit : { $place }
effect-go-to-most = { $what ->
    [lp] il rejoint le joueur qui a le plus de PL
    [wanted] il rejoint le joueur qui a le plus de points Wanted
   *[money] il rejoint le joueur qui a le plus d’argent
}
effect-remove-bandit = un bandit qui s’y trouve est retiré
his-lp = il gagne { $n } PL
effect-automa-lp = l’Homme en Noir gagne { $n } PL

## Journeys, by place. effect-travel is for places without a message of their own.

effect-travel = rendez-vous à cet endroit : { $place }
    .may = vous pouvez vous rendre à cet endroit : { $place }
effect-travel-town = rendez-vous sur une case en ville
    .may = vous pouvez vous rendre sur une case en ville
effect-travel-outside-town = rendez-vous sur une case hors des villes
    .may = vous pouvez vous rendre sur une case hors des villes
effect-travel-mine = rendez-vous dans une mine
    .may = vous pouvez vous rendre dans une mine
effect-travel-bank = rendez-vous à la banque
    .may = vous pouvez vous rendre à la banque
effect-travel-cabaret = rendez-vous au cabaret
    .may = vous pouvez vous rendre au cabaret
effect-travel-doctors-office = rendez-vous au cabinet du docteur
    .may = vous pouvez vous rendre au cabinet du docteur
effect-travel-sheriffs-office = rendez-vous au bureau du Shérif
    .may = vous pouvez vous rendre au bureau du Shérif
effect-travel-rail-station = rendez-vous à la gare
    .may = vous pouvez vous rendre à la gare
effect-travel-ranch = rendez-vous dans un ranch
    .may = vous pouvez vous rendre dans un ranch
effect-travel-ranch-green = rendez-vous au ranch vert
    .may = vous pouvez vous rendre au ranch vert
effect-travel-ranch-blue = rendez-vous au ranch bleu
    .may = vous pouvez vous rendre au ranch bleu
effect-travel-hideout = rendez-vous dans un repaire de bandits
    .may = vous pouvez vous rendre dans un repaire de bandits
effect-travel-saloon = rendez-vous à côté d’un saloon
    .may = vous pouvez vous rendre à côté d’un saloon
effect-travel-general-store = rendez-vous à côté d’un magasin général
    .may = vous pouvez vous rendre à côté d’un magasin général

## What must be paid first

price-money = payez { $n } $
    .may = vous pouvez payer { $n } $
price-discard = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
    .may = vous pouvez défausser { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
price-wound = subissez { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
    .may = vous pouvez subir { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
price-discard-hand = défaussez votre main
    .may = vous pouvez défausser votre main
price-discard-this = défaussez cet équipement
    .may = vous pouvez défausser cet équipement

## Timings

when-start-of-turn = au début de votre tour
when-action = pour une action
when-gained = quand vous obtenez cet équipement
when-fight-start = au début d’un combat
when-fight-reveal = { $of ->
    [card] quand vous révélez cette carte en combat
   *[other] quand les cartes sont révélées en combat
}
when-fight-reaction = après la révélation des cartes en combat
when-fight-card = avant de comparer les valeurs
when-fight-compared = après la comparaison des valeurs dans un combat où vous jouez cette carte
when-fight-won = { $of ->
    [card] quand vous gagnez un combat avec cette carte
   *[other] quand vous gagnez un combat
}
when-move-extend = à la fin d’une action Mouvement
when-move-ended = après une action Mouvement
when-any-move-ended = après tout déplacement de votre part
when-points-gained = après avoir gagné des points Marshall ou Wanted à votre tour
when-prospect-rolled = quand vous prospectez
when-deposited = quand vous déposez des pépites d’or
when-poker-played = quand vous jouez cette carte dans une partie de poker
when-poker-won = quand vous gagnez une partie de poker
when-poker-lost = quand vous perdez une partie de poker
when-wounded = quand un effet vous inflige des blessures
when-contributed = après avoir contribué à une histoire
when-discarded = quand vous défaussez cette carte, sauf pour votre limite de main ou pour sa propre action
when-mesa-crossed = pour chaque mesa traversée
when-track-point = pour chaque point que vous gagnez sur une piste

limit-turn = une seule fois par tour
limit-fight = une seule fois par combat
limit-move = une seule fois par action Mouvement

## Conditions: $form is "if" on cards, "goal" after what completes a goal ("Win a duel, unhurt"), "state" where a goal
## only waits for them, "deposited" for what was just deposited.

cond-marshal = { $form ->
    [goal] en étant Marshall
    [state] être Marshall
   *[if] si vous êtes Marshall
}
cond-wanted = { $form ->
    [goal] en étant Wanted
    [state] être Wanted
   *[if] si vous êtes Wanted
}
cond-neither = { $form ->
    [goal] sans être ni Marshall ni Wanted
    [state] n’être ni Marshall ni Wanted
   *[if] si vous n’êtes ni Marshall ni Wanted
}
cond-marshal-at-least = { $form ->
    [goal] avec au moins { $n } points Marshall
    [state] avoir au moins { $n } points Marshall
   *[if] si vous avez au moins { $n } points Marshall
}
cond-wanted-at-least = { $form ->
    [goal] avec au moins { $n } points Wanted
    [state] avoir au moins { $n } points Wanted
   *[if] si vous avez au moins { $n } points Wanted
}
cond-lp-at-least = { $form ->
    [goal] avec au moins { $n } PL
    [state] avoir au moins { $n } PL
   *[if] si vous avez au moins { $n } PL
}
cond-money-at-least = { $form ->
    [goal] avec au moins { $n } $
    [state] avoir au moins { $n } $
   *[if] si vous avez au moins { $n } $
}
cond-money-at-most = { $form ->
    [goal] avec { $n } $ au plus
    [state] avoir { $n } $ au plus
   *[if] si vous avez { $n } $ au plus
}
cond-nuggets-at-least = { $form ->
    [deposited] s’il y en a au moins { $n }
    [goal] avec au moins { $n } pépites d’or
    [state] avoir au moins { $n } pépites d’or
   *[if] si vous avez au moins { $n } pépites d’or
}
cond-wounds-at-least = { $form ->
    [goal] avec { $n ->
        [one] au moins { $n } blessure
       *[other] au moins { $n } blessures
    }
    [state] avoir { $n ->
        [one] au moins { $n } blessure
       *[other] au moins { $n } blessures
    }
   *[if] si vous avez { $n ->
        [one] au moins { $n } blessure
       *[other] au moins { $n } blessures
    }
}
cond-unhurt = { $form ->
    [goal] en n’ayant aucune blessure
    [state] n’avoir aucune blessure
   *[if] si vous n’avez aucune blessure
}
cond-has-cattle = { $form ->
    [goal] avec du bétail
    [state] avoir du bétail
   *[if] si vous avez du bétail
}
cond-has-item = { $form ->
    [goal] en possédant { $item ->
        [mustang] un Mustang
        [mule] une Mule
        [revolver] un Revolver
        [shotgun] un Fusil
        [rifle] une Carabine
        [miners-map] une Carte du Mineur
        [provisions] des Provisions
        [ten-gallon] un Chapeau
        [whiskey] un Whisky
        [lightning] Éclair
       *[other] l’équipement
    }
    [state] posséder { $item ->
        [mustang] un Mustang
        [mule] une Mule
        [revolver] un Revolver
        [shotgun] un Fusil
        [rifle] une Carabine
        [miners-map] une Carte du Mineur
        [provisions] des Provisions
        [ten-gallon] un Chapeau
        [whiskey] un Whisky
        [lightning] Éclair
       *[other] l’équipement
    }
   *[if] si vous possédez { $item ->
        [mustang] un Mustang
        [mule] une Mule
        [revolver] un Revolver
        [shotgun] un Fusil
        [rifle] une Carabine
        [miners-map] une Carte du Mineur
        [provisions] des Provisions
        [ten-gallon] un Chapeau
        [whiskey] un Whisky
        [lightning] Éclair
       *[other] l’équipement
    }
}
cond-has-upgraded = { $form ->
    [goal] en possédant { $item ->
        [mustang] un Mustang amélioré
        [mule] une Mule améliorée
        [revolver] un Revolver amélioré
        [shotgun] un Fusil amélioré
        [rifle] une Carabine améliorée
       *[other] un équipement amélioré
    }
    [state] posséder { $item ->
        [mustang] un Mustang amélioré
        [mule] une Mule améliorée
        [revolver] un Revolver amélioré
        [shotgun] un Fusil amélioré
        [rifle] une Carabine améliorée
       *[other] un équipement amélioré
    }
   *[if] si vous possédez { $item ->
        [mustang] un Mustang amélioré
        [mule] une Mule améliorée
        [revolver] un Revolver amélioré
        [shotgun] un Fusil amélioré
        [rifle] une Carabine améliorée
       *[other] un équipement amélioré
    }
}
cond-misc-items-at-least = { $form ->
    [goal] avec { $n ->
        [one] au moins { $n } objet divers
       *[other] au moins { $n } objets divers
    }
    [state] posséder { $n ->
        [one] au moins { $n } objet divers
       *[other] au moins { $n } objets divers
    }
   *[if] si vous possédez { $n ->
        [one] au moins { $n } objet divers
       *[other] au moins { $n } objets divers
    }
}
cond-upgrades-at-least = { $form ->
    [goal] avec { $n ->
        [one] au moins { $n } arme ou monture améliorée
       *[other] au moins { $n } armes et montures améliorées
    }
    [state] posséder { $n ->
        [one] au moins { $n } arme ou monture améliorée
       *[other] au moins { $n } armes et montures améliorées
    }
   *[if] si vous possédez { $n ->
        [one] au moins { $n } arme ou monture améliorée
       *[other] au moins { $n } armes et montures améliorées
    }
}
cond-against-player = { $form ->
    [goal] contre un joueur
    [state] combattre un joueur
   *[if] si votre adversaire est un joueur
}
cond-against-npc = { $form ->
    [goal] contre un bandit, le garde ou le Shérif
    [state] combattre un bandit, le garde ou le Shérif
   *[if] si votre adversaire est un bandit, le garde ou le Shérif
}
cond-against-bandit = { $form ->
    [goal] contre un bandit
    [state] combattre un bandit
   *[if] si votre adversaire est un bandit
}
cond-sheriff-arrested = { $form ->
    [goal] après une arrestation par le Shérif
    [state] faire arrêter un joueur par le Shérif
   *[if] s’il arrête un joueur
}
cond-on-track = { $form ->
    [goal] sur la piste { $track }
    [state] être sur la piste { $track }
   *[if] si c’est sur la piste { $track }
}
cond-points-at-least = { $form ->
    [goal] avec au moins { $n } points sur la piste { $track }
    [state] avoir au moins { $n } points sur la piste { $track }
   *[if] si vous avez au moins { $n } points sur la piste { $track }
}
cond-attacking = { $form ->
    [goal] en attaquant
    [state] attaquer
   *[if] si vous attaquez
}
cond-alone = { $form ->
    [goal] sans autre joueur ni Shérif sur votre case
    [state] être sur une case sans autre joueur ni Shérif
   *[if] s’il n’y a ni autre joueur ni Shérif sur votre case
}

## Conditions of place. cond-at is for places without a message of their own.

cond-at = { $form ->
    [goal] à cet endroit : { $place }
    [state] être à cet endroit : { $place }
   *[if] si vous êtes à cet endroit ({ $place })
}
cond-at-town = { $form ->
    [goal] en ville
    [state] être en ville
   *[if] si vous êtes en ville
}
cond-at-outside-town = { $form ->
    [goal] hors des villes
    [state] être hors des villes
   *[if] si vous êtes hors des villes
}
cond-at-mine = { $form ->
    [goal] dans une mine
    [state] être dans une mine
   *[if] si vous êtes dans une mine
}
cond-at-bank = { $form ->
    [goal] à la banque
    [state] être à la banque
   *[if] si vous êtes à la banque
}
cond-at-cabaret = { $form ->
    [goal] au cabaret
    [state] être au cabaret
   *[if] si vous êtes au cabaret
}
cond-at-doctors-office = { $form ->
    [goal] au cabinet du docteur
    [state] être au cabinet du docteur
   *[if] si vous êtes au cabinet du docteur
}
cond-at-sheriffs-office = { $form ->
    [goal] au bureau du Shérif
    [state] être au bureau du Shérif
   *[if] si vous êtes au bureau du Shérif
}
cond-at-rail-station = { $form ->
    [goal] à la gare
    [state] être à la gare
   *[if] si vous êtes à la gare
}
cond-at-ranch = { $form ->
    [goal] dans un ranch
    [state] être dans un ranch
   *[if] si vous êtes dans un ranch
}
cond-at-ranch-green = { $form ->
    [goal] au ranch vert
    [state] être au ranch vert
   *[if] si vous êtes au ranch vert
}
cond-at-ranch-blue = { $form ->
    [goal] au ranch bleu
    [state] être au ranch bleu
   *[if] si vous êtes au ranch bleu
}
cond-at-hideout = { $form ->
    [goal] dans un repaire de bandits
    [state] être dans un repaire de bandits
   *[if] si vous êtes dans un repaire de bandits
}
cond-at-hideout-a = { $form ->
    [goal] dans un repaire du gang A
    [state] être dans un repaire du gang A
   *[if] si vous êtes dans un repaire du gang A
}
cond-at-hideout-b = { $form ->
    [goal] dans un repaire du gang B
    [state] être dans un repaire du gang B
   *[if] si vous êtes dans un repaire du gang B
}
cond-at-hideout-c = { $form ->
    [goal] dans un repaire du gang C
    [state] être dans un repaire du gang C
   *[if] si vous êtes dans un repaire du gang C
}
cond-at-saloon = { $form ->
    [goal] à côté d’un saloon
    [state] être à côté d’un saloon
   *[if] si vous êtes à côté d’un saloon
}
cond-at-general-store = { $form ->
    [goal] à côté d’un magasin général
    [state] être à côté d’un magasin général
   *[if] si vous êtes à côté d’un magasin général
}
cond-at-darkrock-saloon = { $form ->
    [goal] au saloon de Darkrock
    [state] être au saloon de Darkrock
   *[if] si vous êtes au saloon de Darkrock
}
cond-at-red-falls-saloon = { $form ->
    [goal] au saloon de Red Falls
    [state] être au saloon de Red Falls
   *[if] si vous êtes au saloon de Red Falls
}
cond-at-darkrock-general-store = { $form ->
    [goal] au magasin général de Darkrock
    [state] être au magasin général de Darkrock
   *[if] si vous êtes au magasin général de Darkrock
}
cond-at-red-falls-general-store = { $form ->
    [goal] au magasin général de Red Falls
    [state] être au magasin général de Red Falls
   *[if] si vous êtes au magasin général de Red Falls
}
cond-at-mesitos-point = { $form ->
    [goal] à Mesito’s Point
    [state] être à Mesito’s Point
   *[if] si vous êtes à Mesito’s Point
}
cond-at-darkrock = { $form ->
    [goal] à Darkrock
    [state] être à Darkrock
   *[if] si vous êtes à Darkrock
}
cond-at-sunny-hills = { $form ->
    [goal] à Sunny Hills
    [state] être à Sunny Hills
   *[if] si vous êtes à Sunny Hills
}
cond-at-dixon-creek = { $form ->
    [goal] à Dixon Creek
    [state] être à Dixon Creek
   *[if] si vous êtes à Dixon Creek
}
cond-at-red-falls = { $form ->
    [goal] à Red Falls
    [state] être à Red Falls
   *[if] si vous êtes à Red Falls
}
cond-at-spikes-view = { $form ->
    [goal] à Spike’s View
    [state] être à Spike’s View
   *[if] si vous êtes à Spike’s View
}
cond-at-cliff-junction = { $form ->
    [goal] à Cliff Junction
    [state] être à Cliff Junction
   *[if] si vous êtes à Cliff Junction
}
cond-at-sunny-hills-mine = { $form ->
    [goal] à la mine de Sunny Hills
    [state] être à la mine de Sunny Hills
   *[if] si vous êtes à la mine de Sunny Hills
}
cond-at-spikes-view-mine = { $form ->
    [goal] à la mine de Spike’s View
    [state] être à la mine de Spike’s View
   *[if] si vous êtes à la mine de Spike’s View
}
cond-at-cliff-junction-mine = { $form ->
    [goal] à la mine de Cliff Junction
    [state] être à la mine de Cliff Junction
   *[if] si vous êtes à la mine de Cliff Junction
}

## What always holds

passive-movement = déplacez-vous de { $n } cases au plus par action Mouvement
passive-carry = portez { $n ->
    [one] { $n } pépite d’or
   *[other] { $n } pépites d’or
} de plus
passive-hand-size = gardez { $n ->
    [one] { $n } carte de plus
   *[other] { $n } cartes de plus
} à la fin de votre tour
passive-purse = vous pouvez porter { $n } $ de plus
passive-slower = vos actions Mouvement comptent { $n ->
    [one] 1 case de moins
   *[other] { $n } cases de moins
}, mais au moins 1
passive-carry-less = vous pouvez porter { $n ->
    [one] 1 pépite d’or de moins
   *[other] { $n } pépites d’or de moins
}
passive-smaller-hand = votre limite de main est réduite de { $n }
passive-smaller-purse = vous pouvez porter { $n } $ de moins
passive-wounds-keep-hand-size = vos blessures ne réduisent pas votre limite de main
passive-win-player-ties = vous remportez les égalités dans les combats contre les joueurs
passive-ride-mesas = vous pouvez traverser une mesa comme s’il s’agissait d’une seule case, mais pas vous y arrêter
passive-counts-as-nugget = compte comme une pépite d’or
passive-any-value-in-poker = dans une partie de poker, cette carte peut prendre n’importe quelle valeur mais garde sa couleur
end-lp = vaut { $n } PL en fin de partie
end-lose-lp = vous perdez { $n } PL en fin de partie

## Goals

goal-discard-item = défausser { $item ->
    [miners-map] une Carte du Mineur
    [provisions] des Provisions
    [ten-gallon] un Chapeau
    [whiskey] un Whisky
   *[any] un équipement
}
goal-gain-item = obtenir { $item ->
    [mustang] un Mustang
    [mule] une Mule
    [revolver] un Revolver
    [shotgun] un Fusil
    [rifle] une Carabine
    [miners-map] une Carte du Mineur
    [provisions] des Provisions
    [ten-gallon] un Chapeau
    [whiskey] un Whisky
    [legendary] un équipement Légendaire
   *[any] un équipement
}
goal-upgrade-item = améliorer { $item ->
    [mustang] un Mustang
    [mule] une Mule
    [revolver] un Revolver
    [shotgun] un Fusil
    [rifle] une Carabine
   *[any] une arme ou une monture
}
goal-win-fight = { $kind ->
    [arrest] arrêter un joueur Wanted
    [duel] gagner un duel
    [rob] voler un joueur
    [bandit] battre un bandit
    [heist] réussir une attaque de banque
    [heist-or-holdup] réussir une attaque de la banque ou du train
    [sheriff] gagner un combat contre le Shérif
    [opponent] battre un adversaire du plateau
    [holdup] réussir une attaque du train
    [player] gagner un combat contre un autre joueur
   *[any] gagner un combat
}
goal-lose-fight = { $kind ->
    [arrest] perdre un combat lors d’une arrestation
    [duel] perdre un duel
    [rob] perdre un combat lors d’un vol
    [bandit] perdre contre un bandit
    [heist] rater une attaque de banque
    [heist-or-holdup] rater une attaque de la banque ou du train
    [sheriff] perdre contre le Shérif
    [opponent] perdre contre un adversaire du plateau
    [holdup] rater une attaque du train
    [player] perdre un combat contre un autre joueur
   *[any] perdre un combat
}
goal-end-move = terminer une action Mouvement
goal-frontier = obtenir un jeton Frontière dont le prix est d’au moins { $n }
goal-cross-pass = franchir un col
goal-rail-travel = voyager en train
goal-claim-deed = { $n ->
    [1] acheter un titre
   *[other] acheter un titre et en posséder alors au moins { $n }
}
goal-use-deed = utiliser un titre
    .then = utiliser un titre, puis
goal-repair = réparer un lieu
goal-roll-risk = lancer le dé de risque
    .then = lancer le dé de risque, puis
goal-reveal-token = révéler un jeton Plan
    .then = révéler un jeton Plan, puis
goal-discs = avoir au moins { $n ->
    [one] { $n } disque
   *[other] { $n } disques
} sur une histoire légendaire
goal-wrangle = vendre du bétail
goal-rustle = livrer du bétail
goal-acquire = acquérir du bétail
goal-deposit = déposer au moins { $n } pépites d’or en une seule action
goal-prospect = gagner au moins { $n } pépites d’or en une seule prospection
goal-win-poker = gagner une partie de poker
goal-lose-poker = perdre une partie de poker
goal-see-doctor = soigner { $n ->
    [one] au moins { $n } blessure
   *[other] au moins { $n } blessures
} chez le docteur en une seule action
goal-revel = se divertir pour au moins { $n } PL en une seule action
goal-work = travailler
goal-spend-at-store = dépenser au moins { $n } $ en achats et améliorations en une seule action
goal-contribute = contribuer à une histoire
goal-play-action = jouer { $title ->
    [saddle-up] « En Selle » pour son action
    [manhunt] « Chasse à l’Homme » pour son action
    [payday] « Jour de Paie » pour son action
    [instincts] « Instinct » pour son action
    [determination] « Détermination » pour son action
    [living-legend] « Légende Vivante » pour son action
   *[any] une carte de poker pour son action
}
goal-play-reaction = jouer { $title ->
    [sprint] « Sprint » en réaction
    [stick-em-up] « Mains en l’air ! » en réaction
    [reputation] « Réputation » en réaction
   *[any] une carte de poker en réaction
}
goal-lp-by-action = gagner au moins { $n } PL en une seule action

## Stories

story-trigger-lp-by-action = gagner au moins { $n } PL en une seule action
story-trigger-track-points = gagner des points Marshall ou Wanted
story-trigger-spend-in-town = dépenser au moins { $n } $ en ville en une seule action
story-trigger-fight-player = engager un combat contre un autre joueur
story-trigger-end-move-at-token = terminer une action Mouvement sur un jeton d’événement ou Frontière
story-spawn = { $gangs ->
    [a] un bandit apparaît dans chaque repaire vide du gang A
    [b] un bandit apparaît dans chaque repaire vide du gang B
    [c] un bandit apparaît dans chaque repaire vide du gang C
    [a-b] un bandit apparaît dans chaque repaire vide des gangs A et B
    [a-c] un bandit apparaît dans chaque repaire vide des gangs A et C
    [b-c] un bandit apparaît dans chaque repaire vide des gangs B et C
   *[other] un bandit apparaît dans chaque repaire vide, quel que soit le gang
}
story-sheriff = s’il y a un joueur Wanted, le joueur actif déplace le Shérif de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus

## Starting goods and tracks

starts-free = { $place }, si la case est libre
gains-money = { $n } $
gains-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
gains-marshal = { $n ->
    [one] { $n } point Marshall
   *[other] { $n } points Marshall
}
gains-wanted = { $n ->
    [one] { $n } point Wanted
   *[other] { $n } points Wanted
}
gains-wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
gains-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} sur la piste { $track }
gains-upgraded = version améliorée
track-marshal-row = vaut { $n } PL en fin de partie
track-wanted-row = vaut { $n } PL à la fin de chacun de vos tours

## Texts of single cards

card-annie-oakley-text = au début d’un combat contre un joueur, votre adversaire défausse 1 carte ou subit 1 blessure
card-billy-the-kid-text = après une action Mouvement, choisissez un autre joueur sur votre case : il vous donne 10 $ ou 1 carte
card-y-b-rowdy-text = au début de votre tour hors des villes, vous pouvez défausser 1 carte pour vous déplacer de 3 cases au plus
card-rifle-text = quand vous attaquez un joueur, regardez 2 cartes au hasard dans sa main
card-rifle-upgraded-text = quand vous attaquez un joueur, regardez 2 cartes au hasard dans sa main
card-whiskey-2-text = après une action Mouvement, vous pouvez défausser cet équipement : un autre joueur de votre choix sur votre case subit 1 blessure
card-manhunt-text = déplacez le Shérif de 3 cases au plus. Ensuite, si vous êtes Marshall ou Wanted, gagnez 1 PL
card-fight-10-text = le joueur qui joue cette carte peut annuler le combat et le recommencer ; avant cela, vous piochez 1 carte
