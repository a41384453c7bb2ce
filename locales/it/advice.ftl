# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely a fight is won. What can still change is never 0 or 100.
advice-fight = { $percent ->
    [0] combattimento già perso
    [100] combattimento vinto di sicuro
   *[other] { $percent }% di vincere il combattimento
}
advice-poker = { $percent ->
    [0] partita di poker già persa
    [100] partita di poker vinta di sicuro
   *[other] { $percent }% di vincere a poker
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

# Why the first choice is the best, in one sentence.
advice-why-fight = { $percent ->
    [0] Perdi il combattimento qualunque cosa tu faccia, e così perdi il meno possibile.
    [100] Vinci il combattimento di sicuro.
   *[other] Vinci il combattimento { $percent } volte su 100.
}
advice-why-poker = { $percent ->
    [0] Perdi la partita di poker qualunque cosa tu faccia, e così perdi il meno possibile.
    [100] Vinci la partita di poker di sicuro.
   *[other] Vinci la partita di poker { $percent } volte su 100.
}
advice-why-toward = { $place ->
    [bank] Ti porta verso una banca.
    [mine] Ti porta verso una miniera.
    [doctor] Ti porta verso un dottore.
    [cabaret] Ti porta verso un cabaret.
    [store] Ti porta verso l’emporio.
    [saloon] Ti porta verso un saloon.
    [ranch] Ti porta verso un ranch.
    [station] Ti porta verso la stazione.
    [bandit] Ti porta verso un bandito.
   *[player] Ti porta verso un altro giocatore.
}
advice-why-lp = { $tenth ->
    [0] Ti fa guadagnare circa { $whole } PL.
   *[other] Ti fa guadagnare circa { $whole },{ $tenth } PL.
}
advice-why-money = Ti fa guadagnare circa { $n }$.
advice-why-nuggets = { $n ->
    [one] Ti fa guadagnare circa una pepita.
   *[other] Ti fa guadagnare circa { $n } pepite.
}
advice-why-cards = { $n ->
    [one] Ti fa guadagnare circa una carta.
   *[other] Ti fa guadagnare circa { $n } carte.
}
advice-why-marshal = { $n ->
    [one] Ti fa guadagnare circa 1 punto Marshal.
   *[other] Ti fa guadagnare circa { $n } punti Marshal.
}
advice-why-wanted = { $n ->
    [one] Ti fa guadagnare circa 1 punto Ricercato.
   *[other] Ti fa guadagnare circa { $n } punti Ricercato.
}
advice-why-wounds = { $n ->
    [one] Cura circa una ferita.
   *[other] Cura circa { $n } ferite.
}
advice-why-sheriff = Tiene lo Sceriffo a { $spaces } spazi da te.
advice-why-best = Vince { $percent } partite simulate su 100, la scelta successiva { $next }.
advice-why-close = Più scelte si equivalgono quasi; questa vince qualche partita simulata in più.
