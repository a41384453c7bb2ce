# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely the fight or the game of poker is won.
advice-success = { $percent ->
    [0] sconfitta certa
    [100] vittoria certa
   *[other] { $percent }% di vincere
}
# Legendary points inside other clauses: 3.4 has 3 for $whole and 4 for $tenth.
advice-points = { $tenth ->
    [0] { $whole } PL
   *[other] { $whole },{ $tenth } PL
}
advice-worth = { $way ->
    [gain] vale circa { $points }
   *[loss] costa circa { $points }
}
advice-sheriff = { $spaces ->
    [0] lo Sceriffo è proprio lì
    [one] Sceriffo a 1 spazio
   *[other] Sceriffo a { $spaces } spazi
}
advice-toward = { $place ->
    [bank] verso la Banca
    [mine] verso una Miniera
    [doctor] verso il Dottore
    [cabaret] verso un Cabaret
    [store] verso l’Emporio
    [saloon] verso un Saloon
    [ranch] verso un Ranch
    [station] verso la Stazione
    [bandit] verso i Banditi
   *[player] verso un altro giocatore
}
advice-lp = { $way ->
    [gain] fa ottenere { $points }
   *[loss] fa perdere { $points }
}
advice-money = { $way ->
    [gain] rende { $n }$
   *[loss] costa { $n }$
}
advice-nuggets = { $way ->
    [gain] rende { $n ->
        [one] 1 Pepita
       *[other] { $n } Pepite
    }
   *[loss] costa { $n ->
        [one] 1 Pepita
       *[other] { $n } Pepite
    }
}
advice-cards = { $way ->
    [gain] rende { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
   *[loss] costa { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
}
advice-marshal = { $way ->
    [gain] rende { $n ->
        [one] 1 punto Marshal
       *[other] { $n } punti Marshal
    }
   *[loss] costa { $n ->
        [one] 1 punto Marshal
       *[other] { $n } punti Marshal
    }
}
advice-wanted = { $way ->
    [gain] dà { $n ->
        [one] 1 punto Ricercato
       *[other] { $n } punti Ricercato
    }
   *[loss] toglie { $n ->
        [one] 1 punto Ricercato
       *[other] { $n } punti Ricercato
    }
}
advice-wounds = { $way ->
    [gain] ti costa { $n ->
        [one] 1 ferita
       *[other] { $n } ferite
    }
   *[loss] cura { $n ->
        [one] 1 ferita
       *[other] { $n } ferite
    }
}
