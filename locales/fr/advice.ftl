# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely the fight or the game of poker is won.
advice-success = { $percent ->
    [0] défaite assurée
    [100] victoire assurée
   *[other] { $percent } % de l’emporter
}
# Legendary points inside other clauses: 3.4 has 3 for $whole and 4 for $tenth.
advice-points = { $tenth ->
    [0] { $whole } PL
   *[other] { $whole },{ $tenth } PL
}
advice-worth = { $way ->
    [gain] vaut environ { $points }
   *[loss] coûte environ { $points }
}
advice-sheriff = { $spaces ->
    [0] le Shérif est juste là
    [one] Shérif à { $spaces } case
   *[other] Shérif à { $spaces } cases
}
advice-toward = { $place ->
    [bank] vers la banque
    [mine] vers une mine
    [doctor] vers le docteur
    [cabaret] vers un cabaret
    [store] vers le magasin général
    [saloon] vers un saloon
    [ranch] vers un ranch
    [station] vers la gare
    [bandit] vers un bandit
   *[player] vers un autre joueur
}
advice-lp = { $way ->
    [gain] gagne { $points }
   *[loss] perd { $points }
}
advice-money = { $way ->
    [gain] gagne { $n } $
   *[loss] paie { $n } $
}
advice-nuggets = { $way ->
    [gain] gagne { $n ->
        [one] une pépite
       *[other] { $n } pépites
    }
   *[loss] cède { $n ->
        [one] une pépite
       *[other] { $n } pépites
    }
}
advice-cards = { $way ->
    [gain] gagne { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
   *[loss] coûte { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
}
advice-marshal = { $way ->
    [gain] gagne { $n ->
        [one] { $n } point Marshall
       *[other] { $n } points Marshall
    }
   *[loss] perd { $n ->
        [one] { $n } point Marshall
       *[other] { $n } points Marshall
    }
}
advice-wanted = { $way ->
    [gain] gagne { $n ->
        [one] { $n } point Wanted
       *[other] { $n } points Wanted
    }
   *[loss] perd { $n ->
        [one] { $n } point Wanted
       *[other] { $n } points Wanted
    }
}
advice-wounds = { $way ->
    [gain] subit { $n ->
        [one] une blessure
       *[other] { $n } blessures
    }
   *[loss] soigne { $n ->
        [one] une blessure
       *[other] { $n } blessures
    }
}
