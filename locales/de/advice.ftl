# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely a fight is won. What can still change is never 0 or 100.
advice-fight = { $percent ->
    [0] der Kampf ist sicher verloren
    [100] der Kampf ist sicher gewonnen
   *[other] { $percent } % Gewinnchance im Kampf
}
advice-poker = { $percent ->
    [0] beim Poker sicher verloren
    [100] beim Poker sicher gewonnen
   *[other] { $percent } % Gewinnchance beim Poker
}
# Legendary points inside other clauses: 3.4 has 3 for $whole and 4 for $tenth.
advice-points = { $tenth ->
    [0] { $whole } LP
   *[other] { $whole },{ $tenth } LP
}
advice-worth = { $way ->
    [gain] etwa { $points } wert
   *[loss] kostet etwa { $points }
}
advice-sheriff = { $spaces ->
    [0] mit dem Sheriff direkt vor Ort
    [one] mit 1 Feld Abstand zum Sheriff
   *[other] mit { $spaces } Feldern Abstand zum Sheriff
}
advice-toward = { $place ->
    [bank] Richtung Bank
    [mine] Richtung Mine
    [doctor] Richtung Arzt
    [cabaret] Richtung Varieté
    [store] Richtung Gemischtwarenladen
    [saloon] Richtung Saloon
    [ranch] Richtung Ranch
    [station] Richtung Bahnhof
    [bandit] auf einen Banditen zu
   *[player] auf einen anderen Spieler zu
}
advice-lp = { $way ->
    [gain] bringt { $points }
   *[loss] kostet { $points }
}
advice-money = { $way ->
    [gain] bringt { $n } $
   *[loss] kostet { $n } $
}
advice-nuggets = { $way ->
    [gain] bringt { $n ->
        [one] ein Nugget
       *[other] { $n } Nuggets
    }
   *[loss] kostet { $n ->
        [one] ein Nugget
       *[other] { $n } Nuggets
    }
}
advice-cards = { $way ->
    [gain] bringt { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
   *[loss] kostet { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
}
advice-marshal = { $way ->
    [gain] bringt { $n ->
        [one] 1 Marshal-Punkt
       *[other] { $n } Marshal-Punkte
    }
   *[loss] kostet { $n ->
        [one] 1 Marshal-Punkt
       *[other] { $n } Marshal-Punkte
    }
}
advice-wanted = { $way ->
    [gain] bringt { $n ->
        [one] 1 Wanted-Punkt
       *[other] { $n } Wanted-Punkte
    }
   *[loss] kostet { $n ->
        [one] 1 Wanted-Punkt
       *[other] { $n } Wanted-Punkte
    }
}
advice-wounds = { $way ->
    [gain] bringt { $n ->
        [one] eine Wunde
       *[other] { $n } Wunden
    } ein
   *[loss] heilt { $n ->
        [one] eine Wunde
       *[other] { $n } Wunden
    }
}

# Why the first choice is the best, in one sentence.
advice-why-fight = { $percent ->
    [0] Du verlierst den Kampf auf jeden Fall; so verlierst du am wenigsten.
    [100] Du gewinnst den Kampf mit Sicherheit.
    [one] Du gewinnst den Kampf in 1 von 100 Fällen.
   *[other] Du gewinnst den Kampf in { $percent } von 100 Fällen.
}
advice-why-poker = { $percent ->
    [0] Du verlierst die Pokerpartie auf jeden Fall; so verlierst du am wenigsten.
    [100] Du gewinnst die Pokerpartie mit Sicherheit.
    [one] Du gewinnst die Pokerpartie in 1 von 100 Fällen.
   *[other] Du gewinnst die Pokerpartie in { $percent } von 100 Fällen.
}
advice-why-toward = { $place ->
    [bank] So kommst du der Bank näher.
    [mine] So kommst du einer Mine näher.
    [doctor] So kommst du dem Arzt näher.
    [cabaret] So kommst du dem Varieté näher.
    [store] So kommst du einem Gemischtwarenladen näher.
    [saloon] So kommst du einem Saloon näher.
    [ranch] So kommst du einer Ranch näher.
    [station] So kommst du einem Bahnhof näher.
    [bandit] So kommst du einem Banditen näher.
   *[player] So kommst du einem anderen Spieler näher.
}
advice-why-lp = { $tenth ->
    [0] Das bringt dir etwa { $whole } LP.
   *[other] Das bringt dir etwa { $whole },{ $tenth } LP.
}
advice-why-money = Das bringt dir etwa { $n } $.
advice-why-nuggets = { $n ->
    [one] Das bringt dir etwa ein Nugget.
   *[other] Das bringt dir etwa { $n } Nuggets.
}
advice-why-cards = { $n ->
    [one] Das bringt dir etwa eine Karte.
   *[other] Das bringt dir etwa { $n } Karten.
}
advice-why-marshal = { $n ->
    [one] Das bringt dir etwa 1 Marshal-Punkt.
   *[other] Das bringt dir etwa { $n } Marshal-Punkte.
}
advice-why-wanted = { $n ->
    [one] Das bringt dir etwa 1 Wanted-Punkt.
   *[other] Das bringt dir etwa { $n } Wanted-Punkte.
}
advice-why-wounds = { $n ->
    [one] Das heilt etwa eine Wunde.
   *[other] Das heilt etwa { $n } Wunden.
}
advice-why-sheriff = So bleibt der Sheriff { $spaces } Felder entfernt.
advice-why-best = Damit gewinnt der Revolverheld { $percent } von 100 simulierten Partien; mit der zweitbesten Wahl { $next }.
advice-why-close = Mehrere Möglichkeiten sind etwa gleich gut; mit dieser gewinnt der Revolverheld in seinen Simulationen ein paar Partien mehr.