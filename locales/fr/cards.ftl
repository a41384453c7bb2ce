# What cards say: their timings, conditions, effects and permanent effects, each a message. crates/texts joins them to
# sentences with the messages of grammar.ftl. They begin in lower case and have no full stop.
#
# An effect with `.verb` is said of a player: the verb comes from grammar.ftl, the message is what follows it, without it.
# Effects without `.verb` have a subject of their own. `.twice` is for an effect that is carried out twice. $form and $who
# are those of grammar.ftl; $where, $to, $the and $place are the place: "at the Bank", "to the Bank", "the Bank", "Bank".
# `card-<id>-text` at the end replaces the text of one card where the composed one reads badly (at most 20 of them);
# `card-<id>-2-text` replaces only the second line of a card with several.
#
# Goals and triggers are infinitives. The plural form [one] covers 0 and 1.

## Kinds of effects

kind-action = Action
kind-bonus = Bonus
kind-reaction = Réaction

## Effects

effect-money = { $n } $
    .verb = { verb-gain }
    .more = { $n } $ de plus
effect-lose-money = { $n } $
    .verb = { verb-lose }
effect-draw = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
    .verb = { verb-draw }
    .more = { $n ->
        [one] { $n } carte de plus
       *[other] { $n } cartes de plus
    }
effect-discard = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
    .verb = { verb-discard }
effect-discard-random = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard
    .verb = { verb-discard }
effect-lp = { $n } PL
    .verb = { verb-gain }
    .more = { $n } PL de plus
effect-lose-lp = { $n } PL
    .verb = { verb-lose }
effect-wound = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
    .verb = { verb-suffer }
effect-sure-wound = { $n ->
    [one] { $n } blessure impossible à annuler
   *[other] { $n } blessures impossibles à annuler
}
    .verb = { verb-suffer }
effect-heal = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
    .verb = { verb-heal }
effect-heal-all = toutes { $who ->
    [they] ses
   *[you] vos
} blessures
    .verb = { verb-heal }
effect-marshal = { $n ->
    [one] { $n } point Marshall
   *[other] { $n } points Marshall
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] { $n } point Marshall supplémentaire
       *[other] { $n } points Marshall supplémentaires
    }
effect-wanted = { $n ->
    [one] { $n } point Wanted
   *[other] { $n } points Wanted
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] { $n } point Wanted supplémentaire
       *[other] { $n } points Wanted supplémentaires
    }
effect-same-points = { $n ->
    [one] { $n } point de plus
   *[other] { $n } points de plus
} sur la même piste
    .verb = { verb-gain }
effect-nuggets = { $n ->
    [one] { $n } pépite d’or
   *[other] { $n } pépites d’or
}
    .verb = { verb-gain }
effect-cattle = un jeton Bétail au hasard dans n’importe quel Ranch
    .verb = { verb-take }
    .short = un jeton Bétail au hasard
effect-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
    .verb = { verb-gain }
effect-ride = { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
}
    .verb = { verb-move-oneself }
effect-extend-move = encore { $n ->
    [one] de { $n } case
   *[other] de { $n } cases au plus
}
    .verb = { verb-move-oneself }
effect-sheriff = le Shérif de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus
    .verb = { verb-move }
effect-decrease = de { $n } la valeur de { $who ->
    [they] votre carte
   *[you] la carte adverse
}
    .verb = { verb-decrease }
    .more = encore de { $n } la valeur de cette carte
effect-increase = de { $n } la valeur de la carte { $who ->
    [they] qu’il a jouée
   *[you] que vous avez jouée
}
    .verb = { verb-increase }
effect-cancel-wounds = toutes les blessures { $who ->
    [they] qu’il subirait dans ce combat
   *[you] que vous subiriez dans ce combat
}
    .verb = { verb-cancel }
effect-cancel-fight-card = l’effet de { $who ->
    [they] la
   *[you] sa
} carte Combat
    .verb = { verb-cancel }
effect-restart = le résultat et { verb-restart } le combat
    .verb = { verb-cancel }
effect-no-marshal-reward = vous ne gagnez aucun point Marshall si vous battez ce bandit
effect-wound-loser = le perdant subit { $n ->
    [one] { $n } blessure de plus
   *[other] { $n } blessures de plus
}
effect-look-at-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard dans la main adverse
    .verb = { verb-look }
effect-discard-this = cet équipement
    .verb = { verb-discard }
effect-tribute = { $n } $ ou 1 carte, à son choix
    .verb = { $form ->
    [they] vous donne
    [they-bare] vous donner
    [bare] donner
   *[you] donnez
}
    .short = { $n } $ ou 1 carte
effect-keep-played = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard parmi celles { $who ->
    [they] qu’il vient
   *[you] que vous venez
} de jouer
    .verb = { verb-keep }
effect-reroll-die = un des dés
    .verb = { verb-reroll }
effect-gain-item = { $item ->
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
    .verb = { verb-get }
effect-upgrade = une de { $who ->
    [they] ses
   *[you] vos
} armes ou montures pour { $n } $ de moins
    .verb = { verb-upgrade }
    .short = une arme ou monture pour { $n } $ de moins
effect-shop = 1 équipement pour { $n } $ de moins
    .verb = { verb-buy }
effect-prospect = les dés de prospection et { verb-take } ce qu’ils donnent
    .verb = { verb-roll }
    .twice = deux fois les dés de prospection et { verb-take } chaque fois ce qu’ils donnent
    .short = les dés de prospection
    .short-twice = deux fois les dés de prospection
effect-roll-die = un dé de prospection et { verb-take } ce qu’il donne
    .verb = { verb-roll }
    .twice = deux fois un dé de prospection et { verb-take } chaque fois ce qu’il donne
    .short = un dé de prospection
    .short-twice = deux fois un dé de prospection
lead-gravel = s’il donne du gravier
lead-each-gravel = pour chaque gravier obtenu
effect-sheriff-beside = le Shérif sur une case voisine de la { $who ->
    [they] sienne
   *[you] vôtre
}
    .verb = { verb-place }
    .short = le Shérif à côté de { $who ->
        [they] lui
       *[you] vous
    }
effect-fill-hand = jusqu’à { $who ->
    [they] sa
   *[you] votre
} limite de main
    .verb = { verb-draw }
effect-discard-hand = { $who ->
    [they] sa
   *[you] votre
} main
    .verb = { verb-discard }
effect-stay-wanted = { $who ->
    [they] son
   *[you] votre
} cube sur la case { $n } de la piste Wanted ; le Shérif n’essaie plus de { $who ->
    [they] l’arrêter
   *[you] vous arrêter
} pendant ce tour
    .verb = { verb-place }
    .short = { $who ->
        [they] son
       *[you] votre
    } cube sur la case { $n } de la piste Wanted
effect-start-poker = sur { $who ->
    [they] sa
   *[you] votre
} case une partie de poker à laquelle tous peuvent participer, où qu’ils soient
    .verb = { verb-roll }
    .short = une partie de poker
effect-move-to-train = la case du train, ce qui compte comme une action Mouvement
    .verb = { verb-reach }
    .short = la case du train
effect-track = { $n ->
    [one] { $n } point { $track }
   *[other] { $n } points { $track }
}
    .verb = { verb-gain }
effect-legendary-tokens = { $n ->
    [one] 1 jeton Légendaire
   *[other] { $n } jetons Légendaires
}
    .verb = { verb-draw }
effect-fight = { $opponent }
    .verb = { verb-fight }
effect-place-token = { $token } sur chaque case libre { $where }
    .verb = { verb-place }
effect-look-at-deck = la première carte de la pioche de poker
    .verb = { verb-look }
    .short = la première carte de poker
effect-bury-top = cette carte sous les autres
    .verb = { verb-place }

## What the Man in Black does

effect-go-to = l’Homme en Noir se rend { $to }
effect-go-to-most = { $what ->
    [lp] l’Homme en Noir rejoint le joueur qui a le plus de PL
    [wanted] l’Homme en Noir rejoint le joueur qui a le plus de points Wanted
   *[money] l’Homme en Noir rejoint le joueur qui a le plus d’argent
}
effect-remove-bandit = il retire le bandit qui s’y trouve, s’il y en a un
# .and: behind where he goes.
his-lp = l’Homme en Noir gagne { $n } PL
    .and = gagne { $n } PL
effect-automa-lp = l’Homme en Noir gagne { $n } PL
    .each = l’Homme en Noir gagne { $n } PL pour chacun de ces joueurs
    .let = { $form ->
        [they] laisse
        [bare] laisser
        [they-bare] laisser
       *[you] laissez
    } l’Homme en Noir gagner { $n } PL

effect-travel = { $to }
    .verb = { verb-travel }

## What must be paid first

price-money = { $n } $
    .verb = { verb-pay }

## Timings

when-start-of-turn = au début de votre tour
when-action = pour une action
when-gained = quand vous obtenez cet équipement
when-fight-start = au début d’un combat que vous livrez
when-fight-started = quand vous engagez un combat
when-fight-reveal = { $of ->
    [card] quand vous révélez cette carte dans un combat
   *[other] quand les cartes sont révélées dans un combat
}
when-fight-reaction = après la révélation des cartes dans un combat
when-fight-card = avant de comparer les valeurs
when-fight-compared = après la comparaison des valeurs dans un combat où vous avez joué cette carte
when-arrested = quand vous arrêtez un joueur
when-robbed = quand vous volez un joueur
when-fight-won = { $of ->
    [card] quand vous gagnez { noun-fight } avec cette carte
   *[other] quand vous gagnez { noun-fight }
}
when-move-extend = à la fin d’une de vos actions Mouvement
when-move-ended = après une de vos actions Mouvement
when-any-move-ended = après tout déplacement de votre part
when-points-gained = après avoir gagné, pendant votre tour, des points Marshall ou Wanted
when-prospect-rolled = quand vous prospectez
when-deposited = quand vous déposez des pépites d’or
    .at-least = quand vous déposez au moins { $n } pépites d’or
when-poker-played = quand vous jouez cette carte dans une partie de poker
when-poker-won = quand vous gagnez une partie de poker
when-poker-lost = quand vous perdez une partie de poker
when-wounded = chaque fois que vous subissez une ou plusieurs blessures
when-contributed = après avoir contribué à une histoire
when-discarded = quand vous défaussez cette carte, sauf pour votre limite de main ou pour sa propre action
when-mesa-crossed = pour chaque mesa traversée
when-track-point = pour chaque point que vous gagnez sur une piste
    .on = pour chaque point { $track } que vous gagnez

limit-turn = une seule fois par tour
limit-fight = une seule fois par combat
limit-move = une seule fois par action Mouvement

## Conditions

# What must hold is a verb and what follows it: `.verb` with $form "if" on cards, "goal" after what completes a goal ("as a
# Marshal"), "while" for one of several there (say-while of grammar.ftl), "who" after players ("with at least $20"), "state"
# for what a goal consists of. Conditions of a place or a fight have no verb: the message itself selects by $form, which is
# also "fight" after a fight ("that you started").

cond-marshal = Marshall
    .verb = { $form ->
        [goal] en étant
        [who] qui est
        [state] être
        [while] en étant
       *[if] si vous êtes
    }
cond-wanted = Wanted
    .verb = { $form ->
        [goal] en étant
        [who] qui est
        [state] être
        [while] en étant
       *[if] si vous êtes
    }
cond-neither = ni Marshall ni Wanted
    .verb = { $form ->
        [goal] en n’étant
        [who] qui n’est
        [state] n’être
        [while] en n’étant
       *[if] si vous n’êtes
    }
cond-marshal-at-least = { $n ->
    [one] au moins { $n } point Marshall
   *[other] au moins { $n } points Marshall
}
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-wanted-at-least = { $n ->
    [one] au moins { $n } point Wanted
   *[other] au moins { $n } points Wanted
}
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-lp-at-least = au moins { $n } PL
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-money-at-least = au moins { $n } $
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-money-at-most = { $n } $ au plus
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-nuggets-at-least = { $n ->
    [one] au moins { $n } pépite d’or
   *[other] au moins { $n } pépites d’or
}
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-wounds-at-least = { $n ->
    [one] au moins { $n } blessure
   *[other] au moins { $n } blessures
}
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-unhurt = aucune blessure
    .verb = { $form ->
        [goal] en n’ayant
        [who] qui n’a
        [state] n’avoir
        [while] en n’ayant
       *[if] si vous n’avez
    }
cond-has-cattle = du bétail
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-has-item = { $item ->
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
    .verb = { $form ->
        [goal] en possédant
        [who] qui possède
        [state] posséder
        [while] en possédant
       *[if] si vous possédez
    }
cond-has-upgraded = { $item ->
    [mustang] un Mustang amélioré
    [mule] une Mule améliorée
    [revolver] un Revolver amélioré
    [shotgun] un Fusil amélioré
    [rifle] une Carabine améliorée
   *[other] un équipement amélioré
}
    .verb = { $form ->
        [goal] en possédant
        [who] qui possède
        [state] posséder
        [while] en possédant
       *[if] si vous possédez
    }
cond-misc-items-at-least = { $n ->
    [one] au moins { $n } objet divers
   *[other] au moins { $n } objets divers
}
    .verb = { $form ->
        [goal] en possédant
        [who] qui possède
        [state] posséder
        [while] en possédant
       *[if] si vous possédez
    }
cond-upgrades-at-least = { $n ->
    [one] au moins { $n } arme ou monture améliorée
   *[other] au moins { $n } armes ou montures améliorées
}
    .verb = { $form ->
        [goal] en possédant
        [who] qui possède
        [state] posséder
        [while] en possédant
       *[if] si vous possédez
    }
cond-against-player = { $form ->
    [goal] contre un joueur
    [who] contre un joueur
    [state] combattre un joueur
   *[if] si votre adversaire est un joueur
}
cond-against-npc = { $form ->
    [goal] contre un bandit, le garde ou le Shérif
    [who] contre un bandit, le garde ou le Shérif
    [state] combattre un bandit, le garde ou le Shérif
   *[if] si votre adversaire est un bandit, le garde ou le Shérif
}
cond-against-bandit = { $form ->
    [goal] contre un bandit
    [who] contre un bandit
    [state] combattre un bandit
   *[if] si votre adversaire est un bandit
}
cond-sheriff-arrested = { $form ->
    [goal] après une arrestation par le Shérif
    [who] après une arrestation par le Shérif
    [state] faire arrêter un joueur par le Shérif
   *[if] s’il arrête un joueur
}
cond-on-track = { $form ->
    [goal] sur la piste { $track }
    [who] sur la piste { $track }
    [state] être sur la piste { $track }
   *[if] si c’est sur la piste { $track }
}
cond-points-at-least = au moins { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $track }
    .verb = { $form ->
        [goal] en ayant
        [who] avec
        [state] avoir
        [while] en ayant
       *[if] si vous avez
    }
cond-attacking = { $form ->
    [goal] en attaquant
    [who] qui attaque
    [fight] que vous avez engagé
    [state] attaquer
   *[if] si vous avez engagé le combat
}
cond-alone = { $form ->
    [goal] sans autre joueur ni Shérif sur votre case
    [who] sans autre joueur ni Shérif sur la même case
    [state] être sur une case sans autre joueur ni Shérif
   *[if] s’il n’y a ni autre joueur ni Shérif sur votre case
}

## Conditions of place

cond-at = { $form ->
    [goal] { $where }
    [who] { $where }
    [state] être { $where }
   *[if] si vous êtes { $where }
}

## What always holds

passive-movement = déplacez-vous de { $n } cases au plus par action Mouvement
passive-carry = vous pouvez porter { $n ->
    [one] { $n } pépite d’or
   *[other] { $n } pépites d’or
} de plus
passive-hand-size = votre limite de main est augmentée de { $n }
passive-purse = vous pouvez porter { $n } $ de plus
passive-slower = vous vous déplacez de { $n ->
    [one] 1 case
   *[other] { $n } cases
} de moins par action Mouvement, mais d’au moins 1
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
end-lose-lp = vous perdez { $n } PL en fin de partie

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
    [opponent] battre un hors-la-loi ou un autre adversaire d’un jeton d’événement
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
    [opponent] perdre contre un hors-la-loi ou un autre adversaire d’un jeton d’événement
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
   *[other] acheter un titre et en posséder ainsi au moins { $n }
}
goal-use-deed = utiliser un titre
    .after = après avoir utilisé un titre
goal-repair = réparer un lieu
goal-roll-risk = lancer le dé de risque
    .after = après avoir lancé le dé de risque
goal-reveal-token = révéler un jeton Plan
    .after = après avoir révélé un jeton Plan
goal-discs = avoir au moins { $n ->
    [one] { $n } disque
   *[other] { $n } disques
} sur une histoire légendaire
goal-wrangle = vendre du bétail
goal-rustle = livrer du bétail
goal-acquire = acquérir du bétail
goal-deposit = déposer au moins { $n } pépites d’or lors d’une même action
goal-prospect = gagner au moins { $n } pépites d’or en une seule prospection
goal-win-poker = gagner une partie de poker
goal-lose-poker = perdre une partie de poker
goal-see-doctor = soigner { $n ->
    [one] au moins { $n } blessure chez le docteur
   *[other] au moins { $n } blessures chez le docteur lors d’une même action
}
goal-revel = se divertir et gagner ainsi au moins { $n } PL{ $n ->
    [one] { "" }
   *[other] { " " }d’un coup
}
goal-work = travailler
goal-spend-at-store = dépenser au moins { $n } $ en achats et améliorations lors d’une même action
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
    [sprint] « Sprint » pour sa réaction
    [stick-em-up] « Mains en l’air ! » pour sa réaction
    [reputation] « Réputation » pour sa réaction
   *[any] une carte de poker pour sa réaction
}
goal-lp-by-action = gagner au moins { $n } PL lors d’une même action

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
story-spawn-one = un bandit apparaît dans chaque repaire vide du gang { $gangs }, à votre choix
story-sheriff = s’il y a un joueur Wanted, le joueur actif déplace le Shérif de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} au plus

## Starting goods and tracks

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
    [one] { $n } point { $track }
   *[other] { $n } points { $track }
}
gains-nuggets = { $n ->
    [one] { $n } pépite d’or
   *[other] { $n } pépites d’or
}
# $id is an item, $item its name.
gains-item = { $id ->
    [gazette] une { $item }
    [miners-map] une { $item }
    [mule] une { $item }
    [pump-trolley] une { $item }
    [rifle] une { $item }
    [provisions] des { $item }
    [snake-oil] de l’{ $item }
   *[other] un { $item }
}
# $item: the name of an item.
gains-upgraded = { gains-item } (version améliorée)
track-marshal-row = vaut { $n } PL en fin de partie
track-wanted-row = vaut { $n } PL à la fin de chacun de vos tours

## Texts of single cards

card-manhunt-text = déplacez le Shérif de 3 cases au plus. Ensuite, si vous êtes Marshall ou Wanted, gagnez 1 PL
card-the-photographer-text = si vous possédez au moins 1 arme ou monture améliorée, gagnez 1 PL et 10 $. Sinon, gagnez 20 $, et vous pouvez améliorer une de vos armes ou montures pour 20 $ de moins
