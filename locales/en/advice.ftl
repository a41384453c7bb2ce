# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely the fight or the game of poker is won.
advice-success = { $percent ->
    [0] bound to lose
    [100] sure to win
   *[other] { $percent }% to win
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
    [0] the Sheriff is right there
    [one] Sheriff 1 space away
   *[other] Sheriff { $spaces } spaces away
}
advice-toward = { $place ->
    [bank] toward the bank
    [mine] toward a mine
    [doctor] toward the doctor
    [cabaret] toward a cabaret
    [store] toward the general store
    [saloon] toward a saloon
    [ranch] toward a ranch
    [station] toward the rail station
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
    [gain] takes { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
   *[loss] heals { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
}
