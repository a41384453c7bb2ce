# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely a fight is won. What can still change is never 0 or 100.
advice-fight = { $percent ->
    [0] combat perdu d’avance
    [100] combat gagné à coup sûr
   *[other] { $percent } % de chances de gagner le combat
}
advice-poker = { $percent ->
    [0] partie de poker perdue d’avance
    [100] partie de poker gagnée à coup sûr
   *[other] { $percent } % de chances de gagner au poker
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
    [0] avec le Shérif sur la même case
    [one] avec le Shérif à { $spaces } case
   *[other] avec le Shérif à { $spaces } cases
}
advice-toward = { $place ->
    [bank] vers la Banque
    [mine] vers une Mine
    [doctor] vers le docteur
    [cabaret] vers le Cabaret
    [store] vers un Magasin général
    [saloon] vers un Saloon
    [ranch] vers un Ranch
    [station] vers une Gare
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
   *[loss] perd { $n ->
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

# Why the first choice is the best, in one sentence.
advice-why-fight = { $percent ->
    [0] Vous perdez le combat quoi que vous fassiez ; ce choix limite les pertes.
    [100] Vous gagnez le combat à coup sûr.
   *[other] Vous gagnez le combat { $percent } fois sur 100.
}
advice-why-poker = { $percent ->
    [0] Vous perdez la partie de poker quoi que vous fassiez ; ce choix limite les pertes.
    [100] Vous gagnez la partie de poker à coup sûr.
   *[other] Vous gagnez la partie de poker { $percent } fois sur 100.
}
advice-why-toward = { $place ->
    [bank] Cela vous mène vers la Banque.
    [mine] Cela vous mène vers une Mine.
    [doctor] Cela vous mène vers le docteur.
    [cabaret] Cela vous mène vers le Cabaret.
    [store] Cela vous mène vers un Magasin général.
    [saloon] Cela vous mène vers un Saloon.
    [ranch] Cela vous mène vers un Ranch.
    [station] Cela vous mène vers une Gare.
    [bandit] Cela vous mène vers un bandit.
   *[player] Cela vous mène vers un autre joueur.
}
advice-why-lp = { $tenth ->
    [0] Vous y gagnez environ { $whole } PL.
   *[other] Vous y gagnez environ { $whole },{ $tenth } PL.
}
advice-why-money = Vous y gagnez environ { $n } $.
advice-why-nuggets = { $n ->
    [one] Vous y gagnez environ une pépite.
   *[other] Vous y gagnez environ { $n } pépites.
}
advice-why-cards = { $n ->
    [one] Vous y gagnez environ une carte.
   *[other] Vous y gagnez environ { $n } cartes.
}
advice-why-marshal = { $n ->
    [one] Vous y gagnez environ 1 point Marshall.
   *[other] Vous y gagnez environ { $n } points Marshall.
}
advice-why-wanted = { $n ->
    [one] Vous y gagnez environ 1 point Wanted.
   *[other] Vous y gagnez environ { $n } points Wanted.
}
advice-why-wounds = { $n ->
    [one] Vous soignez environ une blessure.
   *[other] Vous soignez environ { $n } blessures.
}
advice-why-sheriff = Le Shérif reste à { $spaces } cases de vous.
advice-why-best = Sur 100 parties simulées, ce choix en gagne { $percent }, et le meilleur des autres { $next }.
advice-why-close = Plusieurs choix se valent à peu près ; celui-ci gagne quelques parties simulées de plus.
