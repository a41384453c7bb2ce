# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely a fight is won. What can still change is never 0 or 100.
advice-fight = { $percent ->
    [0] scontro già perso
    [100] scontro vinto di sicuro
   *[other] { $percent }% di probabilità di vincere lo scontro
}
advice-poker = { $percent ->
    [0] mano di poker già persa
    [100] mano di poker vinta di sicuro
   *[other] { $percent }% di probabilità di vincere a poker
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
    [0] con lo Sceriffo proprio lì
    [one] con lo Sceriffo a 1 spazio
   *[other] con lo Sceriffo a { $spaces } spazi
}
advice-toward = { $place ->
    [bank] verso la Banca
    [mine] verso una Miniera
    [doctor] verso lo Studio del Dottore
    [cabaret] verso il Cabaret
    [store] verso un Emporio
    [saloon] verso un Saloon
    [ranch] verso un Ranch
    [station] verso una Stazione Ferroviaria
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
    [gain] dà { $n ->
        [one] 1 punto Marshal
       *[other] { $n } punti Marshal
    }
   *[loss] toglie { $n ->
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

# Why the first choice is the best, in one sentence.
advice-why-fight = { $percent ->
    [0] Perdi lo scontro qualunque cosa tu faccia; con questa scelta perdi il meno possibile.
    [100] Vinci lo scontro di sicuro.
    [one] Vinci lo scontro 1 volta su 100.
   *[other] Vinci lo scontro { $percent } volte su 100.
}
advice-why-poker = { $percent ->
    [0] Perdi la mano di poker qualunque cosa tu faccia; con questa scelta perdi il meno possibile.
    [100] Vinci la mano di poker di sicuro.
    [one] Vinci la mano di poker 1 volta su 100.
   *[other] Vinci la mano di poker { $percent } volte su 100.
}
advice-why-toward = { $place ->
    [bank] Ti porta verso la Banca.
    [mine] Ti porta verso una Miniera.
    [doctor] Ti porta verso lo Studio del Dottore.
    [cabaret] Ti porta verso il Cabaret.
    [store] Ti porta verso un Emporio.
    [saloon] Ti porta verso un Saloon.
    [ranch] Ti porta verso un Ranch.
    [station] Ti porta verso una Stazione Ferroviaria.
    [bandit] Ti porta verso i Banditi.
   *[player] Ti porta verso un altro giocatore.
}
advice-why-lp = { $tenth ->
    [0] Ti fa ottenere circa { $whole } PL.
   *[other] Ti fa ottenere circa { $whole },{ $tenth } PL.
}
advice-why-money = Ti fa ottenere circa { $n }$.
advice-why-nuggets = { $n ->
    [one] Ti fa ottenere circa una Pepita.
   *[other] Ti fa ottenere circa { $n } Pepite.
}
advice-why-cards = { $n ->
    [one] Ti fa ottenere circa una carta.
   *[other] Ti fa ottenere circa { $n } carte.
}
advice-why-marshal = { $n ->
    [one] Ti fa ottenere circa 1 punto Marshal.
   *[other] Ti fa ottenere circa { $n } punti Marshal.
}
advice-why-wanted = { $n ->
    [one] Ti fa ottenere circa 1 punto Ricercato.
   *[other] Ti fa ottenere circa { $n } punti Ricercato.
}
advice-why-wounds = { $n ->
    [one] Cura circa una ferita.
   *[other] Cura circa { $n } ferite.
}
advice-why-sheriff = Tiene lo Sceriffo a { $spaces } spazi da te.
advice-why-best = Su 100 partite che il pistolero simula, questa scelta ne vince { $percent }; la migliore dopo questa ne vince { $next }.
advice-why-close = Più scelte sono quasi equivalenti; questa vince qualche partita in più tra quelle che il pistolero simula.
