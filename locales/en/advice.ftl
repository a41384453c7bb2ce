# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely a fight is won. What can still change is never 0 or 100.
advice-fight = { $percent ->
    [0] certain to lose the fight
    [100] certain to win the fight
   *[other] { $percent }% to win the fight
}
advice-poker = { $percent ->
    [0] certain to lose at poker
    [100] certain to win at poker
   *[other] { $percent }% to win at poker
}
# Legendary points inside other clauses: 3.4 has 3 for $whole and 4 for $tenth.
advice-points = { $tenth ->
    [0] { $whole } LP
   *[other] { $whole }.{ $tenth } LP
}
advice-worth = { $way ->
    [gain] worth about { $points }
   *[loss] costs about { $points }
}
advice-sheriff = { $spaces ->
    [0] with the Sheriff right there
    [one] with the Sheriff 1 space away
   *[other] with the Sheriff { $spaces } spaces away
}
advice-toward = { $place ->
    [bank] toward the Bank
    [mine] toward a Mine
    [doctor] toward the Doctor’s Office
    [cabaret] toward the Cabaret
    [store] toward a General Store
    [saloon] toward a Saloon
    [ranch] toward a Ranch
    [station] toward a Rail Station
    [bandit] toward a bandit
   *[player] toward another player
}
advice-lp = { $way ->
    [gain] gains { $points }
   *[loss] loses { $points }
}
advice-money = { $way ->
    [gain] gains ${ $n }
   *[loss] pays ${ $n }
}
advice-nuggets = { $way ->
    [gain] gains { $n ->
        [one] a nugget
       *[other] { $n } nuggets
    }
   *[loss] gives up { $n ->
        [one] a nugget
       *[other] { $n } nuggets
    }
}
advice-cards = { $way ->
    [gain] gains { $n ->
        [one] a card
       *[other] { $n } cards
    }
   *[loss] costs { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
advice-marshal = { $way ->
    [gain] gains { $n ->
        [one] 1 Marshal point
       *[other] { $n } Marshal points
    }
   *[loss] loses { $n ->
        [one] 1 Marshal point
       *[other] { $n } Marshal points
    }
}
advice-wanted = { $way ->
    [gain] gains { $n ->
        [one] 1 Wanted point
       *[other] { $n } Wanted points
    }
   *[loss] loses { $n ->
        [one] 1 Wanted point
       *[other] { $n } Wanted points
    }
}
advice-wounds = { $way ->
    [gain] gains { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
   *[loss] heals { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
}

# Why the first choice is the best, in one sentence.
advice-why-fight = { $percent ->
    [0] You lose the fight whatever you do; this choice loses the least.
    [100] You are certain to win the fight.
    [one] You win the fight 1 time out of 100.
   *[other] You win the fight { $percent } times out of 100.
}
advice-why-poker = { $percent ->
    [0] You lose the poker game whatever you do; this choice loses the least.
    [100] You are certain to win the poker game.
    [one] You win the poker game 1 time out of 100.
   *[other] You win the poker game { $percent } times out of 100.
}
advice-why-toward = { $place ->
    [bank] It takes you toward the Bank.
    [mine] It takes you toward a Mine.
    [doctor] It takes you toward the Doctor’s Office.
    [cabaret] It takes you toward the Cabaret.
    [store] It takes you toward a General Store.
    [saloon] It takes you toward a Saloon.
    [ranch] It takes you toward a Ranch.
    [station] It takes you toward a Rail Station.
    [bandit] It takes you toward a bandit.
   *[player] It takes you toward another player.
}
advice-why-lp = { $tenth ->
    [0] It gains you about { $whole } LP.
   *[other] It gains you about { $whole }.{ $tenth } LP.
}
advice-why-money = It gains you about ${ $n }.
advice-why-nuggets = { $n ->
    [one] It gains you about 1 gold nugget.
   *[other] It gains you about { $n } gold nuggets.
}
advice-why-cards = { $n ->
    [one] It gains you about 1 card.
   *[other] It gains you about { $n } cards.
}
advice-why-marshal = { $n ->
    [one] It gains you about 1 Marshal point.
   *[other] It gains you about { $n } Marshal points.
}
advice-why-wanted = { $n ->
    [one] It gains you about 1 Wanted point.
   *[other] It gains you about { $n } Wanted points.
}
advice-why-wounds = { $n ->
    [one] It heals about 1 wound.
   *[other] It heals about { $n } wounds.
}
advice-why-sheriff = It keeps the Sheriff { $spaces } spaces away.
advice-why-best = It wins { $percent } of 100 games that the gunslinger simulates; the next-best choice wins { $next }.
advice-why-close = Several choices are about equally good; this one wins a few more of the games that the gunslinger simulates.
