aid-titles = Titres
aid-titles-intro = L’un de ces titres est révélé pour la partie et compté à la fin.
aid-titles-name = Titre
aid-titles-text = Ce qu’il rapporte
title-of-most = { $lp } PL au joueur qui a le plus { $of ->
        [money] d’argent
        [nuggets] de pépites d’or
        [items] d’équipements
        [upgrades] d’équipements améliorés
        [item-lp] de PL sur ses équipements
        [wounds] de blessures
        [marshal] de points Marshall
        [wanted] de points Wanted
       *[wealth] de richesses en argent, équipements et titres de propriété
    } ; en cas d’égalité, à chacun des ex æquo
title-of-each = { $of ->
    [money] { $lp } PL par tranche complète de { $n } $
    [wealth] { $lp } PL par tranche complète de { $n } $ d’argent, d’équipements et de titres de propriété
   *[other] { $lp } PL par tranche de { $n } { $of ->
        [money] dollars
        [nuggets] pépites d’or
        [items] équipements
        [upgrades] équipements améliorés
        [item-lp] PL sur ses équipements
        [wounds] blessures
        [marshal] points Marshall
        [wanted] points Wanted
       *[wealth] dollars d’argent, d’équipements et de titres de propriété
    }
}
