# The log: one line for each event worth a line. $name and $other are players, $card, $item, $place and the like are
# names as they stand elsewhere; $id comes beside $item and $place for languages that choose words by it.
# Messages that end in -known are for those who may see the card. A name may belong to a woman or a man and may begin
# with a vowel: no participle agrees with it, and neither "de" nor "que" stands before it.
# $you says whether a line is about its reader: name (who does it), other, or no.

## Setting up and turns

log-dealt = { $you ->
    [name] Vous avez le choix
   *[no] { $name } a le choix
} : { $first } ou { $second }.
log-character = Le joueur de la place { $seat } incarne { $character }.
# $name is a person’s name.
log-person-character = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} { $character }.
log-first-player = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} en premier.
log-placed = { $you ->
    [name] Vous commencez
   *[no] { $name } commence
} sur la case { $place }.
log-goals = { $you ->
    [name] Vous avez pour objectifs
   *[no] { $name } a pour objectifs
} : { $goals }.
log-bandit-appears = Un bandit apparaît sur la case { $place }.
log-bandit-leaves = Le bandit quitte la case { $place }.
log-token-placed = Un jeton est posé sur la case { $place } : { $token }.
log-token-removed = Un jeton est retiré de la case { $place } : { $token }.
log-meets = { $you ->
    [name] Vous faites une rencontre : { $opponent }.
   *[no] { $name } fait une rencontre : { $opponent }.
}
log-story-opens = L’histoire { $deck } s’ouvre : { $trigger }
log-turn-begins = { $you ->
    [name] Manche { $round } : à vous de jouer.
   *[no] Manche { $round } : à { $name } de jouer.
}
log-income = { $income ->
    [money] { $you ->
        [name] Vous prenez
       *[no] { $name } prend
    } { $money } $ comme revenu.
    [cards] { $you ->
        [name] Vous piochez
       *[no] { $name } pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } comme revenu.
   *[both] { $you ->
        [name] Vous prenez
       *[no] { $name } prend
    } { $money } $ et { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } comme revenu.
}
log-moved = { $you ->
    [name] Vous rejoignez
   *[no] { $name } rejoint
} la case { $place }.
log-moved-mesa = { $you ->
    [name] Vous traversez { $n ->
        [one] la mesa
       *[other] { $n } mesas
    } et rejoignez
   *[no] { $name } traverse { $n ->
        [one] la mesa
       *[other] { $n } mesas
    } et rejoint
} la case { $place }.
log-sent = { $you ->
    [name] On vous déplace
   *[no] On déplace { $name }
} sur la case { $place }.
# $text is what the card says; the lines after this one tell what comes of it.
log-deed = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} une carte : { $deed }.
log-sheriff-moved = Le Shérif rejoint la case { $place }.
log-sheriff-returns = Le Shérif retourne à son bureau.
log-sheriff-placed = { $you ->
    [name] Vous placez
   *[no] { $name } place
} le Shérif sur la case { $place }.
log-stand = En vente ({ $stand }) : { $items }.
log-end-triggered = { $you ->
    [name] Vous êtes une légende
   *[no] { $name } est une légende
} de l’Ouest. La fin approche.
log-exhausted = { $you ->
    [name] Vous avez atteint
   *[no] { $name } a atteint
} le nombre maximal d’effets pour un tour : plus aucun autre ne s’applique jusqu’à la fin de ce tour.
log-last-round = Dernière manche : encore un tour pour chacun.
log-over = { $n ->
    [one] { $names } est la plus grande légende de l’Ouest.
   *[other] La gloire se partage : { $names }.
}

## Goods

log-money-gained = { $cause ->
    [setup] { $you ->
        [name] Vous commencez
       *[no] { $name } commence
    } avec { $n } $.
    [prospect] { $you ->
        [name] Vous tirez
       *[no] { $name } tire
    } { $n } $ de la batée.
    [deposit] { $you ->
        [name] Vous recevez
       *[no] { $name } reçoit
    } { $n } $ à la Banque.
    [cattle] { $you ->
        [name] Vous recevez
       *[no] { $name } reçoit
    } { $n } $ pour le bétail.
    [work] { $you ->
        [name] Vous travaillez
       *[no] { $name } travaille
    } pour { $n } $.
    [story] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } $ grâce à l’histoire.
    [marshal-track] { $you ->
        [name] Vous touchez
       *[no] { $name } touche
    } { $n } $ de solde de Marshall.
    [heist] { $you ->
        [name] Vous quittez
       *[no] { $name } quitte
    } la banque avec { $n } $.
   *[other] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } $.
}
log-money-lost = { $cause ->
    [store] { $you ->
        [name] Vous payez
       *[no] { $name } paie
    } { $n } $ au magasin.
    [poker] { $you ->
        [name] Vous misez
       *[no] { $name } mise
    } { $n } $.
    [heal] { $you ->
        [name] Vous payez
       *[no] { $name } paie
    } { $n } $ au docteur.
    [revel] { $you ->
        [name] Vous dépensez
       *[no] { $name } dépense
    } { $n } $ pour faire la fête.
    [rail] { $you ->
        [name] Vous payez
       *[no] { $name } paie
    } { $n } $ pour le train.
    [arrest] { $you ->
        [name] Vous laissez
       *[no] { $name } laisse
    } { $n } $ à la loi.
    [story] { $you ->
        [name] Vous payez
       *[no] { $name } paie
    } { $n } $.
    [homestead] { $you ->
        [name] Vous payez
       *[no] { $name } paie
    } { $n } $ pour une ferme.
    [recruit] { $you ->
        [name] Vous payez
       *[no] { $name } paie
    } { $n } $ pour recruter.
   *[other] { $you ->
        [name] Vous perdez
       *[no] { $name } perd
    } { $n } $.
}
log-lp-gained = { $cause ->
    [bandit] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL pour avoir battu un bandit.
    [duel] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL pour le duel.
    [deposit] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL à la Banque.
    [revel] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL pour une nuit mémorable.
    [homestead] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL pour avoir amélioré une ferme.
    [cattle] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL pour le bétail.
    [story] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL grâce à l’histoire.
    [marshal-track] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL pour avoir défendu la loi.
    [wanted-track] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL en tant que Wanted.
    [arrest] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL pour l’arrestation.
    [out-of-turn] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL pour une victoire pendant le tour d’un autre joueur.
   *[other] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } PL.
}
log-lp-lost = { $cause ->
    [duel] { $you ->
        [name] Vous perdez
       *[no] { $name } perd
    } { $n } PL à l’issue du duel.
   *[other] { $you ->
        [name] Vous perdez
       *[no] { $name } perd
    } { $n } PL.
}
log-nuggets-gained = { $cause ->
    [prospect] { $you ->
        [name] Vous trouvez
       *[no] { $name } trouve
    } de l’or : { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
   *[other] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
}
log-nuggets-lost = { $cause ->
    [deposit] { $you ->
        [name] Vous déposez
       *[no] { $name } dépose
    } { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
    [limit] { $you ->
        [name] Vous ne pouvez pas tout porter et perdez donc
       *[no] { $name } ne peut pas tout porter et perd donc
    } { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
   *[other] { $you ->
        [name] Vous perdez
       *[no] { $name } perd
    } { $n ->
        [one] { $n } pépite.
       *[other] { $n } pépites.
    }
}
# What a limit takes of a gain. $n is lost, $limit is what one can hold.
log-over-limit-money = { $n } $ sont perdus : { $you ->
    [name] vous pouvez avoir
   *[no] { $name } peut avoir
} { $limit } $ au plus.
log-over-limit-nuggets = { $n ->
    [one] 1 pépite est perdue : { $you ->
        [name] vous pouvez en porter
       *[no] { $name } peut en porter
    } { $limit } au plus.
   *[other] { $n } pépites sont perdues : { $you ->
        [name] vous pouvez en porter
       *[no] { $name } peut en porter
    } { $limit } au plus.
}
log-drew = { $you ->
    [name] Vous piochez
   *[no] { $name } pioche
} une carte.
log-drew-known = { $you ->
    [name] Vous piochez
   *[no] { $name } pioche
} { $card }.
log-nothing-to-draw = Il ne reste aucune carte à piocher.
log-reshuffled = La défausse mélangée forme une nouvelle pioche : { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
log-discarded = { $you ->
    [name] Vous défaussez
   *[no] { $name } défausse
} { $card }.
log-played = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} { $card }.
log-reacted = { $you ->
    [name] Vous réagissez
   *[no] { $name } réagit
} avec { $card }.
log-used-character = { $you ->
    [name] Vous utilisez votre capacité légendaire
   *[no] { $name } utilise sa capacité légendaire
}.
log-used-item = { $you ->
    [name] Vous utilisez
   *[no] { $name } utilise
} : { $item }.
log-used-card = { $you ->
    [name] Vous utilisez
   *[no] { $name } utilise
} { $title }.
log-wounded = { $cause ->
    [fight-card] { $you ->
        [name] Vous prenez un mauvais coup :
       *[no] { $name } prend un mauvais coup :
    } { $n ->
        [one] { $n } blessure.
       *[other] { $n } blessures.
    }
   *[other] { $you ->
        [name] Vous subissez
       *[no] { $name } subit
    } { $n ->
        [one] une blessure.
       *[other] { $n } blessures.
    }
}
log-wound-ignored = { $n ->
    [one] { $you ->
        [name] Vous évitez
       *[no] { $name } évite
    } une blessure.
   *[other] { $you ->
        [name] Vous évitez
       *[no] { $name } évite
    } { $n } blessures.
}
log-healed = { $n ->
    [one] { $you ->
        [name] Vous soignez
       *[no] { $name } soigne
    } une blessure.
   *[other] { $you ->
        [name] Vous soignez
       *[no] { $name } soigne
    } { $n } blessures.
}
log-marshal-gained = { $n ->
    [one] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } un point Marshall (total : { $to }).
   *[other] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } points Marshall (total : { $to }).
}
log-marshal-lost = { $n ->
    [one] { $you ->
        [name] Vous perdez
       *[no] { $name } perd
    } un point Marshall (reste : { $to }).
   *[other] { $you ->
        [name] Vous perdez
       *[no] { $name } perd
    } { $n } points Marshall (reste : { $to }).
}
log-marshal-over = { $you ->
    [name] Vous n’êtes plus Marshall
   *[no] { $name } n’est plus Marshall
}.
log-wanted-gained = { $n ->
    [one] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } un point Wanted (total : { $to }).
   *[other] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } points Wanted (total : { $to }).
}
log-wanted-lost = { $n ->
    [one] { $you ->
        [name] Vous perdez
       *[no] { $name } perd
    } un point Wanted (reste : { $to }).
   *[other] { $you ->
        [name] Vous perdez
       *[no] { $name } perd
    } { $n } points Wanted (reste : { $to }).
}
log-wanted-over = { $you ->
    [name] Vous n’êtes plus Wanted
   *[no] { $name } n’est plus Wanted
}.
log-wanted-stays = { $you ->
    [name] Vous restez Wanted : votre
   *[no] { $name } reste Wanted : son
} cube est placé sur la case { $to } de la piste Wanted.
log-legendary = { $you ->
    [name] Vous devenez
   *[no] { $name } devient
} légendaire.
log-actions = { $n ->
    [one] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } une action.
   *[other] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } { $n } actions.
}
log-equipped = { $you ->
    [name] Vous utilisez
   *[no] { $name } utilise
} : { $item }.
log-gained-item = { $you ->
    [name] Vous obtenez
   *[no] { $name } obtient
} : { $item }.
log-upgraded = { $you ->
    [name] Vous améliorez
   *[no] { $name } améliore
} : { $item }.
log-lost-item = { $you ->
    [name] Vous défaussez
   *[no] { $name } défausse
} : { $item }.

## Fights

log-fight-begins-arrest = { $you ->
    [name] Vous tentez d’arrêter { $other }.
    [other] { $name } tente de vous arrêter.
   *[no] { $name } tente d’arrêter { $other }.
}
log-fight-begins-duel = { $you ->
    [name] Vous provoquez { $other } en duel.
    [other] { $name } vous provoque en duel.
   *[no] { $name } provoque { $other } en duel.
}
log-fight-begins-rob = { $you ->
    [name] Vous tentez de voler { $other }.
    [other] { $name } tente de vous voler.
   *[no] { $name } tente de voler { $other }.
}
log-fight-begins-bandit = { $you ->
    [name] Vous affrontez un bandit. { $other } joue le bandit.
    [other] { $name } affronte un bandit. Vous jouez le bandit.
   *[no] { $name } affronte un bandit. { $other } joue le bandit.
}
log-fight-begins-heist = { $you ->
    [name] Vous entrez dans la banque à visage couvert. { $other } joue le garde.
    [other] { $name } entre dans la banque à visage couvert. Vous jouez le garde.
   *[no] { $name } entre dans la banque à visage couvert. { $other } joue le garde.
}
log-fight-begins-sheriff = { $you ->
    [name] Le Shérif vient vous chercher. { $other } joue le Shérif.
    [other] Le Shérif vient chercher { $name }. Vous jouez le Shérif.
   *[no] Le Shérif vient chercher { $name }. { $other } joue le Shérif.
}
log-fight-begins-opponent = { $you ->
    [name] Vous combattez. { $other } joue votre adversaire.
    [other] { $name } combat. Vous jouez l’adversaire.
   *[no] { $name } combat. { $other } joue l’adversaire.
}
log-track = { $to ->
    [0] { $you ->
        [name] Vous revenez
       *[no] { $name } revient
    } au départ de la piste { $track }.
   *[other] { $you ->
        [name] Vous atteignez
       *[no] { $name } atteint
    } la case { $to } de la piste { $track }.
}
log-looked-at-deck = { $name } regarde la première carte de la pioche de poker.
log-looked-at-deck-known = { $you ->
    [name] Vous regardez
   *[no] { $name } regarde
} la première carte de la pioche de poker : { $card }.
log-buried-top = { $you ->
    [name] Vous placez
   *[no] { $name } place
} la première carte de la pioche de poker sous les autres.
log-npc-drew = { $n ->
    [one] { $you ->
        [name] Vous piochez
       *[no] { $name } pioche
    } une carte Combat.
   *[other] { $you ->
        [name] Vous piochez
       *[no] { $name } pioche
    } { $n } cartes Combat.
}
log-npc-drew-known = { $you ->
    [name] Vous piochez
   *[no] { $name } pioche
} parmi les cartes Combat : { $cards }.
log-drew-faceup = { $you ->
    [name] Vous retournez
   *[no] { $name } retourne
} des cartes Combat : { $cards }.
log-accepted = { $you ->
    [name] Vous acceptez
   *[no] { $name } accepte
} le combat.
log-committed = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} une carte face cachée.
log-committed-known = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} { $card } face cachée.
log-npc-committed = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} une carte Combat face cachée.
log-npc-committed-known = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} la carte Combat { $card } face cachée.
log-declined = { $you ->
    [name] Vous refusez
   *[no] { $name } refuse
} le combat.
log-revealed = { $first } contre { $second }.
log-revealed-npc = { $first } contre la carte Combat { $second }.
log-revealed-npc-one = La carte Combat { $card } est révélée, sans carte en face.
log-revealed-one = La carte { $card } est révélée, sans carte en face.
log-decreased = { $who ->
    [player] { $you ->
        [name] Votre carte perd { $n } et vaut { $value }.
       *[no] La carte jouée par { $name } perd { $n } et vaut { $value }.
    }
    [npc] La carte Combat perd { $n } et vaut { $value }.
    [fighter] La carte de l’attaquant perd { $n } et vaut { $value }.
   *[other] La carte du défenseur perd { $n } et vaut { $value }.
}
log-increased = { $who ->
    [player] { $you ->
        [name] Votre carte gagne { $n } et vaut { $value }.
       *[no] La carte jouée par { $name } gagne { $n } et vaut { $value }.
    }
    [npc] La carte Combat gagne { $n } et vaut { $value }.
    [fighter] La carte de l’attaquant gagne { $n } et vaut { $value }.
   *[other] La carte du défenseur gagne { $n } et vaut { $value }.
}
log-fight-card-cancelled = L’effet de la carte Combat est annulé.
log-fight-restarts = Le résultat est annulé : le combat recommence.
log-fight-won-arrest-fighter = { $who ->
    [player] { $you ->
        [name] Vous procédez
       *[no] { $name } procède
    } à l’arrestation.
   *[fighter] L’arrestation a lieu.
}
log-fight-won-arrest-other = { $who ->
    [player] { $you ->
        [name] Vous filez
       *[no] { $name } file
    } entre les doigts de la loi.
   *[other] L’arrestation échoue.
}
log-fight-won-duel-fighter = { $who ->
    [player] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } le duel.
   *[fighter] L’attaquant gagne le duel.
}
log-fight-won-duel-other = { $who ->
    [player] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } le duel.
   *[other] Le défenseur gagne le duel.
}
log-fight-won-rob-fighter = { $who ->
    [player] { $you ->
        [name] Vous gagnez le combat et pouvez prendre le butin
       *[no] { $name } gagne le combat et peut prendre le butin
    }.
   *[fighter] Le voleur gagne le combat.
}
log-fight-won-rob-other = { $who ->
    [player] { $you ->
        [name] Vous repoussez
       *[no] { $name } repousse
    } le voleur.
   *[other] Le vol échoue.
}
log-fight-won-bandit-fighter = { $who ->
    [player] { $you ->
        [name] Vous battez
       *[no] { $name } bat
    } le bandit.
   *[fighter] Le bandit est battu.
}
log-fight-won-bandit-other = Le bandit gagne.
log-fight-won-opponent-fighter = { $who ->
    [player] { $you ->
        [name] Vous gagnez
       *[no] { $name } gagne
    } le combat.
   *[fighter] L’adversaire est battu.
}
log-fight-won-opponent-other = L’adversaire gagne.
log-fight-won-heist-fighter = { $who ->
    [player] { $you ->
        [name] Vous videz
       *[no] { $name } vide
    } la banque.
   *[fighter] La banque est vidée.
}
log-fight-won-heist-other = Le garde défend la banque.
log-fight-won-sheriff-fighter = { $who ->
    [player] { $you ->
        [name] Vous échappez
       *[no] { $name } échappe
    } au Shérif.
   *[fighter] Le Shérif rentre bredouille.
}
log-fight-won-sheriff-other = Le Shérif procède à l’arrestation.
log-looked-at = { $n ->
    [0] { $you ->
        [name] Vous regardez la main adverse ({ $other }) : aucune carte.
        [other] { $name } regarde votre main : aucune carte.
       *[no] { $name } regarde la main adverse ({ $other }) : aucune carte.
    }
    [one] { $you ->
        [name] Vous regardez une carte dans la main adverse ({ $other }).
        [other] { $name } regarde une carte dans votre main.
       *[no] { $name } regarde une carte dans la main adverse ({ $other }).
    }
   *[other] { $you ->
        [name] Vous regardez { $n } cartes dans la main adverse ({ $other }).
        [other] { $name } regarde { $n } cartes dans votre main.
       *[no] { $name } regarde { $n } cartes dans la main adverse ({ $other }).
    }
}
log-looked-at-known = { $you ->
    [name] Vous voyez dans la main adverse ({ $other }) : { $cards }.
    [other] { $name } voit dans votre main : { $cards }.
   *[no] { $name } voit dans la main adverse ({ $other }) : { $cards }.
}
log-stole-money = { $you ->
    [name] Vous volez { $n } $ à { $other }.
    [other] { $name } vous vole { $n } $.
   *[no] { $name } vole { $n } $ à { $other }.
}
log-stole-nuggets = { $n ->
    [one] { $you ->
        [name] Vous volez { $n } pépite à { $other }.
        [other] { $name } vous vole { $n } pépite.
       *[no] { $name } vole { $n } pépite à { $other }.
    }
   *[other] { $you ->
        [name] Vous volez { $n } pépites à { $other }.
        [other] { $name } vous vole { $n } pépites.
       *[no] { $name } vole { $n } pépites à { $other }.
    }
}
log-gave = { $you ->
    [name] Vous donnez une carte à { $other }.
    [other] { $name } vous donne une carte.
   *[no] { $name } donne une carte à { $other }.
}
log-gave-known = { $you ->
    [name] Vous donnez une carte à { $other } : { $card }.
    [other] { $name } vous donne une carte : { $card }.
   *[no] { $name } donne une carte à { $other } : { $card }.
}
log-arrested = { $you ->
    [name] Vous finissez
   *[no] { $name } finit
} derrière les barreaux.

## Cattle, poker, gold

log-acquired = { $you ->
    [name] Vous prenez
   *[no] { $name } prend
} du bétail au { $ranch }.
log-acquired-known = { $you ->
    [name] Vous prenez
   *[no] { $name } prend
} du bétail. Récompense du jeton : { $reward }
log-stole-cattle = { $you ->
    [name] Vous volez son bétail à { $other }.
    [other] { $name } vole votre bétail.
   *[no] { $name } vole son bétail à { $other }.
}
log-delivered-stray = { $you ->
    [name] Vous livrez
   *[no] { $name } livre
} un longhorn : { $reward }
log-wrangled = { $you ->
    [name] Vous vendez
   *[no] { $name } vend
} le bétail à une Gare.
log-rustled = { $you ->
    [name] Vous livrez
   *[no] { $name } livre
} le bétail.
log-lost-cattle = { $you ->
    [name] Vous perdez votre bétail
   *[no] { $name } perd son bétail
}, qui rentre au Ranch.
log-poker-begins = { $you ->
    [name] Vous vous asseyez
   *[no] { $name } s’assoit
} à la table de poker.
log-joined = { $you ->
    [name] Vous participez
   *[no] { $name } participe
} aussi.
log-dealer-drew = { $you ->
    [name] Vous jouez
   *[no] { $name } joue
} le croupier.
log-dealer-drew-known = { $you ->
    [name] Vous jouez le croupier et piochez
   *[no] { $name } joue le croupier et pioche
} { $cards }.
log-flop = Le flop donne { $cards }.
log-showed =
    { $you ->
        [name] Vous montrez
       *[no] { $name } montre
    } { $cards } : { $kind ->
        [pair] une Paire
        [two-pair] une Double Paire
        [three-of-a-kind] un Brelan
        [straight] une Suite
        [flush] une Couleur
        [full-house] un Full
        [four-of-a-kind] un Carré
        [straight-flush] une Quinte Flush
        [five-of-a-kind] Cinq du même rang
        [royal-flush] une Quinte Flush Royale
       *[high-card] une Hauteur
    }.
log-poker-won = { $you ->
    [name] Vous remportez
   *[no] { $name } remporte
} le pot : { $n } $.
log-house-won = La maison l’emporte.
log-kept = { $you ->
    [name] Vous gardez
   *[no] { $name } garde
} { $card }.
log-rolled = { $you ->
    [name] Vous obtenez
   *[no] { $name } obtient
} au dé : { $face }.

## Stories and goals

log-contributed = { $you ->
    [name] Vous posez
   *[no] { $name } pose
} un disque sur l’histoire { $deck }.
log-contributed-moved = { $you ->
    [name] Vous déplacez
   *[no] { $name } déplace
} un disque vers l’histoire { $deck }.
log-story-resolved = Une histoire est résolue : { $story }.
log-goal-shown = { $you ->
    [name] Vous remplissez
   *[no] { $name } remplit
} un objectif, { $goal } : { $body }
log-tokens-drawn = { $n ->
    [one] { $you ->
        [name] Vous piochez
       *[no] { $name } pioche
    } un jeton Légendaire.
   *[other] { $you ->
        [name] Vous piochez
       *[no] { $name } pioche
    } { $n } jetons Légendaires.
}
log-tokens-drawn-known = { $n ->
    [one] { $you ->
        [name] Vous piochez
       *[no] { $name } pioche
    } un jeton Légendaire d’une valeur de { $tokens } PL.
   *[other] { $you ->
        [name] Vous piochez
       *[no] { $name } pioche
    } { $n } jetons Légendaires d’une valeur de { $tokens } PL.
}
log-tokens-returned = { $n ->
    [one] { $you ->
        [name] Vous rendez
       *[no] { $name } rend
    } un jeton Légendaire.
   *[other] { $you ->
        [name] Vous rendez
       *[no] { $name } rend
    } { $n } jetons Légendaires.
}
log-tokens-returned-known = { $n ->
    [one] { $you ->
        [name] Vous rendez
       *[no] { $name } rend
    } un jeton Légendaire d’une valeur de { $tokens } PL.
   *[other] { $you ->
        [name] Vous rendez
       *[no] { $name } rend
    } { $n } jetons Légendaires d’une valeur de { $tokens } PL.
}
