# The log: one line for each event worth a line. $name and $other are players, $card, $item, $place and the like are
# names as they stand elsewhere; $id comes beside $item and $place for languages that choose words by it.
# Messages that end in -known are for those who may see the card. A name may belong to a woman or a man and may begin
# with a vowel: no participle agrees with it, and neither "de" nor "que" stands before it.

## Setting up and turns

log-dealt = { $name } a le choix : { $first } ou { $second }.
log-character = Place { $seat } : { $character } entre en scène.
log-first-player = { $name } joue en premier.
log-placed = { $name } commence ici : { $place }.
log-goals = { $name } se fixe ces objectifs : { $goals }.
log-bandit-appears = Un bandit s’installe : { $place }.
log-bandit-leaves = Le bandit n’est plus là : { $place }.
log-story-opens = Histoire { $deck }, condition : { $trigger }
log-turn-begins = Manche { $round } : à { $name } de jouer.
log-income = { $income ->
    [money] { $name } prend { $money } $.
    [cards] { $name } pioche { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } comme revenu.
   *[both] { $name } prend { $money } $ et { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
}
log-moved = { $name } arrive ici : { $place }.
log-moved-mesa = { $name } traverse la mesa et arrive ici : { $place }.
log-sent = { $name } réapparaît ailleurs : { $place }.
# $text is what the card says; the lines after this one tell what comes of it.
log-deed = { $name } joue { $deed }.
log-sheriff-moved = Le Shérif arrive ici : { $place }.
log-sheriff-returns = Le Shérif raccroche son chapeau dans son bureau.
log-end-triggered = { $name } est une légende de l’Ouest. La fin approche.
log-last-round = Dernière manche : encore un tour pour chacun.
log-over = { $n ->
    [one] { $names } est la plus grande légende de l’Ouest.
   *[other] La gloire se partage : { $names }.
}

## Goods

log-money-gained = { $cause ->
    [setup] { $name } commence avec { $n } $.
    [prospect] { $name } tire { $n } $ de la batée.
    [deposit] { $name } reçoit { $n } $ à la banque.
    [cattle] { $name } reçoit { $n } $ pour le bétail.
    [work] { $name } travaille pour { $n } $.
    [story] { $name } gagne { $n } $ grâce à l’histoire.
    [marshal-track] { $name } touche { $n } $ de solde de Marshall.
    [heist] { $name } quitte la banque avec { $n } $.
   *[other] { $name } gagne { $n } $.
}
log-money-lost = { $cause ->
    [store] { $name } paie { $n } $ au magasin.
    [poker] { $name } mise { $n } $.
    [heal] { $name } paie { $n } $ au docteur.
    [revel] { $name } dépense { $n } $ pour faire la fête.
    [arrest] { $name } laisse { $n } $ à la loi.
    [story] { $name } paie { $n } $.
   *[other] { $name } perd { $n } $.
}
log-lp-gained = { $cause ->
    [bandit] { $name } gagne { $n } PL pour avoir battu un bandit.
    [duel] { $name } gagne { $n } PL pour le duel.
    [deposit] { $name } gagne { $n } PL à la banque.
    [revel] { $name } gagne { $n } PL pour une nuit mémorable.
    [cattle] { $name } gagne { $n } PL pour le bétail.
    [story] { $name } gagne { $n } PL grâce à l’histoire.
    [marshal-track] { $name } gagne { $n } PL pour avoir défendu la loi.
    [wanted-track] { $name } gagne { $n } PL en tant que hors-la-loi.
    [arrest] { $name } gagne { $n } PL pour l’arrestation.
    [out-of-turn] { $name } gagne { $n } PL pour une victoire au tour d’un autre.
   *[other] { $name } gagne { $n } PL.
}
log-lp-lost = { $cause ->
    [duel] { $name } perd { $n } PL pour le duel perdu.
   *[other] { $name } perd { $n } PL.
}
log-nuggets-gained = { $cause ->
    [prospect] { $name } trouve de l’or : { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
   *[other] { $name } gagne { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
}
log-nuggets-lost = { $cause ->
    [deposit] { $name } vend { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
    [limit] { $name } ne peut pas tout porter et perd { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
   *[other] { $name } perd { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
}
log-drew = { $name } pioche une carte.
log-drew-known = { $name } pioche { $card }.
log-nothing-to-draw = { $name } ne trouve plus aucune carte à piocher.
log-reshuffled = La défausse est mélangée : { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
log-discarded = { $name } défausse { $card }.
log-played = { $name } joue { $card }.
log-reacted = { $name } réagit avec { $card }.
log-used-character = { $name } se montre à la hauteur de sa légende.
log-used-item = { $name } utilise un équipement : { $item }.
log-used-card = { $name } utilise { $title }.
log-wounded = { $cause ->
    [fight-card] { $name } prend un mauvais coup : { $n ->
        [one] { $n } blessure.
       *[other] { $n } blessures.
    }
   *[other] { $name } subit { $n ->
        [one] une blessure.
       *[other] { $n } blessures.
    }
}
log-wound-ignored = { $n ->
    [one] { $name } encaisse une blessure sans broncher.
   *[other] { $name } encaisse { $n } blessures sans broncher.
}
log-healed = { $n ->
    [one] { $name } soigne une blessure.
   *[other] { $name } soigne { $n } blessures.
}
log-marshal-gained = { $n ->
    [one] { $name } gagne un point Marshall, total : { $to }.
   *[other] { $name } gagne { $n } points Marshall, total : { $to }.
}
log-marshal-lost = { $n ->
    [one] { $name } perd un point Marshall, reste : { $to }.
   *[other] { $name } perd { $n } points Marshall, reste : { $to }.
}
log-marshal-over = { $name } rend son insigne.
log-wanted-gained = { $n ->
    [one] { $name } gagne un point Wanted, total : { $to }.
   *[other] { $name } gagne { $n } points Wanted, total : { $to }.
}
log-wanted-lost = { $n ->
    [one] { $name } perd un point Wanted, reste : { $to }.
   *[other] { $name } perd { $n } points Wanted, reste : { $to }.
}
log-wanted-over = { $name } n’est plus Wanted.
log-legendary = { $name } devient légendaire.
log-actions = { $n ->
    [one] { $name } gagne une action.
   *[other] { $name } gagne { $n } actions.
}
log-equipped = { $name } prend en main : { $item }.
log-gained-item = { $name } obtient un équipement : { $item }.
log-upgraded = { $name } améliore un équipement : { $item }.
log-lost-item = { $name } défausse un équipement : { $item }.

## Fights

log-fight-begins-arrest = { $name } veut arrêter { $other }.
log-fight-begins-duel = { $name } provoque { $other } en duel.
log-fight-begins-rob = { $name } braque { $other } : la bourse ou la vie !
log-fight-begins-bandit = { $name } affronte un bandit. { $other } joue le bandit.
log-fight-begins-heist = { $name } entre dans la banque à visage couvert. { $other } joue le garde.
log-fight-begins-sheriff = Le Shérif vient chercher { $name }. { $other } joue le Shérif.
log-npc-drew = { $n ->
    [one] { $name } pioche une carte Combat.
   *[other] { $name } pioche { $n } cartes Combat.
}
log-npc-drew-known = { $name } pioche des cartes Combat : { $cards }.
log-drew-faceup = { $name } retourne des cartes Combat : { $cards }.
log-accepted = { $name } accepte le combat.
log-committed = { $name } pose une carte face cachée.
log-committed-known = { $name } pose { $card } face cachée.
log-npc-committed = { $name } pose une carte Combat face cachée.
log-npc-committed-known = { $name } pose la carte Combat { $card } face cachée.
log-declined = { $name } refuse le combat.
log-revealed = { $first } contre { $second }.
log-revealed-npc = { $first } contre la carte Combat { $second }.
log-revealed-npc-one = La carte Combat { $card } est révélée, sans carte en face.
log-revealed-one = La carte { $card } est révélée, sans carte en face.
log-decreased = { $who ->
    [player] La carte baisse de { $n } pour { $name } : { $value }.
    [npc] La carte Combat baisse de { $n } : { $value }.
    [fighter] La carte de l’attaquant baisse de { $n } : { $value }.
   *[other] La carte du défenseur baisse de { $n } : { $value }.
}
log-increased = { $who ->
    [player] La carte monte de { $n } pour { $name } : { $value }.
    [npc] La carte Combat monte de { $n } : { $value }.
    [fighter] La carte de l’attaquant monte de { $n } : { $value }.
   *[other] La carte du défenseur monte de { $n } : { $value }.
}
log-fight-card-cancelled = L’effet de la carte Combat est annulé.
log-fight-restarts = Oubliez tout cela : le combat recommence.
log-fight-won-arrest-fighter = { $who ->
    [player] { $name } procède à l’arrestation.
   *[fighter] L’arrestation a lieu.
}
log-fight-won-arrest-other = { $who ->
    [player] { $name } file entre les doigts de la loi.
   *[other] La loi repart bredouille.
}
log-fight-won-duel-fighter = { $who ->
    [player] { $name } gagne le duel.
   *[fighter] L’attaquant gagne le duel.
}
log-fight-won-duel-other = { $who ->
    [player] { $name } gagne le duel.
   *[other] Le défenseur gagne le duel.
}
log-fight-won-rob-fighter = { $who ->
    [player] { $name } réussit son coup.
   *[fighter] Le voleur réussit son coup.
}
log-fight-won-rob-other = { $who ->
    [player] { $name } garde ses poches pleines.
   *[other] Le vol échoue.
}
log-fight-won-bandit-fighter = { $who ->
    [player] { $name } bat le bandit.
   *[fighter] Le bandit mord la poussière.
}
log-fight-won-bandit-other = Le bandit l’emporte cette fois.
log-fight-won-heist-fighter = { $who ->
    [player] { $name } vide la banque.
   *[fighter] La banque est vidée.
}
log-fight-won-heist-other = Le garde tient la banque.
log-fight-won-sheriff-fighter = { $who ->
    [player] { $name } échappe au Shérif.
   *[fighter] Le Shérif rentre seul.
}
log-fight-won-sheriff-other = Le Shérif tient sa prise.
log-looked-at = { $n ->
    [0] { $name } jauge { $other } et ne voit aucune carte.
    [one] { $name } regarde une carte dans la main adverse ({ $other }).
   *[other] { $name } regarde { $n } cartes dans la main adverse ({ $other }).
}
log-looked-at-known = { $name } voit ce que tient { $other } : { $cards }.
log-stole-money = { $name } vole { $n } $ à { $other }.
log-stole-nuggets = { $n ->
    [one] { $name } vole { $n } pépite à { $other }.
   *[other] { $name } vole { $n } pépites à { $other }.
}
log-gave = { $name } donne une carte à { $other }.
log-gave-known = { $name } donne une carte à { $other } : { $card }.
log-arrested = { $name } finit derrière les barreaux.

## Cattle, poker, gold

log-acquired = { $name } prend du bétail : { $ranch }.
log-acquired-known = { $name } prend du bétail, voici sa valeur : { $reward }
log-stole-cattle = { $name } vole son bétail à { $other }.
log-wrangled = { $name } vend le bétail à la gare.
log-rustled = { $name } livre le bétail à un autre ranch.
log-lost-cattle = { $name } perd son bétail, qui rentre au ranch.
log-poker-begins = { $name } s’assoit à la table de poker.
log-joined = { $name } rejoint la partie.
log-dealer-drew = { $name } joue le croupier.
log-dealer-drew-known = { $name } joue le croupier et pioche { $cards }.
log-flop = Le flop : { $cards }.
log-showed =
    { $name } montre { $cards } : { $kind ->
        [pair] une paire
        [two-pair] une double paire
        [three-of-a-kind] un brelan
        [straight] une suite
        [flush] une couleur
        [full-house] un full
        [four-of-a-kind] un carré
        [straight-flush] une quinte flush
        [five-of-a-kind] cinq du même rang
        [royal-flush] une quinte flush royale
       *[high-card] hauteur
    }.
log-poker-won = { $name } remporte le pot : { $n } $.
log-house-won = La maison l’emporte.
log-kept = { $name } garde { $card }.
log-rolled = { $name } obtient au dé : { $face }.

## Stories and goals

log-contributed = { $name } pose un disque sur l’histoire { $deck }.
log-contributed-moved = { $name } déplace un disque vers l’histoire { $deck }.
log-story-resolved = Une histoire se raconte : { $story }.
log-goal-shown = { $name } remplit un objectif, { $goal } : { $body }
log-tokens-drawn = { $n ->
    [one] { $name } pioche un jeton Légendaire.
   *[other] { $name } pioche { $n } jetons Légendaire.
}
log-tokens-drawn-known = { $name } pioche des jetons Légendaire, en PL : { $tokens }.
log-tokens-returned = { $n ->
    [one] { $name } rend un jeton Légendaire.
   *[other] { $name } rend { $n } jetons Légendaire.
}
log-tokens-returned-known = { $name } rend des jetons Légendaire, en PL : { $tokens }.
