# What cards say: their timings, conditions, effects and permanent effects, each a message. crates/texts joins them to
# sentences with the messages of grammar.ftl. They begin in lower case and have no full stop.
#
# An effect with `.verb` is said of a player: the verb comes from grammar.ftl, the message is what follows it, without it.
# Effects without `.verb` have a subject of their own. `.twice` is for an effect that is carried out twice. $form and $who
# are those of grammar.ftl; $where, $to, $the and $place are the place: "at the Bank", "to the Bank", "the Bank", "Bank".
# `card-<id>-text` at the end replaces the text of one card where the composed one reads badly (at most 20 of them);
# `card-<id>-2-text` replaces only the second line of a card with several.

## Kinds of effects

kind-action = Action
kind-bonus = Bonus
kind-reaction = Reaction

## Effects

effect-money = ${ $n }
    .verb = { verb-gain }
    .more = ${ $n } more
effect-lose-money = ${ $n }
    .verb = { verb-lose }
effect-draw = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .verb = { verb-draw }
    .more = { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    }
effect-discard = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .verb = { verb-discard }
effect-discard-random = { $n ->
    [one] 1 random card
   *[other] { $n } random cards
}
    .verb = { verb-discard }
effect-lp = { $n } LP
    .verb = { verb-gain }
    .more = { $n } more LP
effect-lose-lp = { $n } LP
    .verb = { verb-lose }
effect-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
    .verb = { verb-gain }
effect-sure-wound = { $n ->
    [one] 1 wound that cannot be canceled
   *[other] { $n } wounds that cannot be canceled
}
    .verb = { verb-gain }
effect-heal = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
    .verb = { verb-lose }
effect-heal-all = all { $who ->
    [they] their
   *[you] your
} wounds
    .verb = { verb-lose }
effect-marshal = { $n ->
    [one] 1 Marshal point
   *[other] { $n } Marshal points
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] 1 more Marshal point
       *[other] { $n } more Marshal points
    }
effect-wanted = { $n ->
    [one] 1 Wanted point
   *[other] { $n } Wanted points
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] 1 more Wanted point
       *[other] { $n } more Wanted points
    }
effect-same-points = { $n ->
    [one] 1 more point
   *[other] { $n } more points
} on the same track
    .verb = { verb-gain }
effect-nuggets = { $n ->
    [one] 1 gold nugget
   *[other] { $n } gold nuggets
}
    .verb = { verb-gain }
effect-cattle = a random cattle token from any Ranch
    .verb = { verb-take }
    .short = a random cattle token
effect-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
    .verb = { verb-gain }
effect-ride = { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
}
    .verb = { verb-move }
effect-extend-move = { $n ->
    [one] 1 more space
   *[other] up to { $n } more spaces
}
    .verb = { verb-move }
effect-sheriff = the Sheriff up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
    .verb = { verb-move }
effect-increase = the card that { $who ->
    [they] they
   *[you] you
} played by { $n }
    .verb = { verb-increase }
effect-decrease = { $who ->
    [they] your card
   *[you] the card played against you
} by { $n }
    .verb = { verb-decrease }
    .more = that card by { $n } more
    .short = { $who ->
        [they] your card
       *[you] the opposing card
    } by { $n }
effect-cancel-wounds = all wounds that { $who ->
    [they] they
   *[you] you
} would gain in this fight
    .verb = { verb-cancel }
effect-cancel-fight-card = the fight card’s effect
    .verb = { verb-cancel }
effect-restart = the result and { verb-start } the fight again
    .verb = { verb-cancel }
effect-no-marshal-reward = you gain no Marshal point if you beat this bandit
effect-wound-loser = the loser gains { $n ->
    [one] 1 more wound
   *[other] { $n } more wounds
}
effect-look-at-hand = at { $n ->
    [one] 1 random card
   *[other] { $n } random cards
} in { $who ->
    [they] their
   *[you] your
} opponent’s hand
    .verb = { verb-look }
effect-discard-this = this item
    .verb = { verb-discard }
effect-tribute = { $who ->
    [they] you ${ $n } or 1 card, whichever that player prefers
   *[you] ${ $n } or 1 card
}
    .verb = { verb-give }
    .short = { $who ->
        [they] you ${ $n } or 1 card
       *[you] ${ $n } or 1 card
    }
effect-keep-played = { $n ->
    [one] 1 random card
   *[other] { $n } random cards
} of those { $who ->
    [they] they
   *[you] you
} just played
    .verb = { verb-keep }
effect-reroll-die = one of the dice
    .verb = { verb-reroll }
effect-gain-item = { $item ->
    [mustang] a Mustang
    [mule] a Mule
    [revolver] a Revolver
    [shotgun] a Shotgun
    [rifle] a Rifle
    [miners-map] a Miner’s Map
    [provisions] Provisions
    [ten-gallon] a Ten-Gallon
    [whiskey] a Whiskey
   *[other] an item
}
    .verb = { verb-gain }
effect-upgrade = one of { $who ->
    [they] their
   *[you] your
} weapons or mounts for ${ $n } less
    .verb = { verb-upgrade }
    .short = a weapon or mount for ${ $n } less
effect-shop = 1 item for ${ $n } less
    .verb = { verb-buy }
effect-go-to = the Man in Black moves { $to }
effect-go-to-most = { $what ->
    [lp] the Man in Black moves to the player with the most LP
    [wanted] the Man in Black moves to the player with the most Wanted points
   *[money] the Man in Black moves to the player with the most money
}
effect-remove-bandit = remove any bandit there
# .and: behind where he goes.
his-lp = the Man in Black gains { $n } LP
    .and = gains { $n } LP
effect-automa-lp = the Man in Black gains { $n } LP
    .each = the Man in Black gains { $n } LP for each such player
    .let = let the Man in Black gain { $n } LP
effect-prospect = the prospecting dice and { verb-take } what they show
    .verb = { verb-roll }
    .twice = the prospecting dice twice and { verb-take } what they show each time
    .short = the prospecting dice
    .short-twice = the prospecting dice twice
effect-roll-die = one prospecting die and { verb-take } what it shows
    .verb = { verb-roll }
    .twice = one prospecting die twice and { verb-take } what it shows each time
    .short = one prospecting die
    .short-twice = one prospecting die twice
lead-gravel = if it shows Gravel
lead-each-gravel = for each Gravel
effect-sheriff-beside = the Sheriff on a space next to { $who ->
    [they] theirs
   *[you] yours
}
    .verb = { verb-place }
    .short = the Sheriff next to { $who ->
        [they] them
       *[you] you
    }
effect-fill-hand = cards up to { $who ->
    [they] their
   *[you] your
} hand limit
    .verb = { verb-draw }
effect-discard-hand = { $who ->
    [they] their
   *[you] your
} hand
    .verb = { verb-discard }
effect-stay-wanted = { $who ->
    [they] their
   *[you] your
} cube on space { $n } of the Wanted track; the Sheriff then does not try to arrest { $who ->
    [they] them
   *[you] you
} again this turn
    .verb = { verb-put }
    .short = { $who ->
        [they] their
       *[you] your
    } cube on space { $n } of the Wanted track
effect-start-poker = a game of poker in { $who ->
    [they] their
   *[you] your
} space; everyone can join it from anywhere
    .verb = { verb-start }
    .short = a game of poker
effect-move-to-train = to the train’s space, which counts as a move action
    .verb = { verb-move }
    .short = to the train’s space
effect-track = { $n ->
    [one] 1 { $track } point
   *[other] { $n } { $track } points
}
    .verb = { verb-gain }
effect-legendary-tokens = { $n ->
    [one] 1 legendary token
   *[other] { $n } legendary tokens
}
    .verb = { verb-draw }
effect-fight = { $opponent }
    .verb = { verb-fight }
effect-place-token = { $token } on each free space { $where }
    .verb = { verb-put }
effect-look-at-deck = at the top card of the poker deck
    .verb = { verb-look }
    .short = at the top poker card
effect-bury-top = that card to the bottom of the deck
    .verb = { verb-move }

effect-travel = { $to }
    .verb = { verb-travel }

## What must be paid first

price-money = ${ $n }
    .verb = { verb-pay }

## Timings

when-start-of-turn = at the start of your turn
when-action = as an action
when-gained = when you gain this item
when-fight-start = at the start of a fight
when-fight-started = when you start a fight
when-fight-reveal = { $of ->
    [card] when you reveal this card in a fight
   *[other] when cards are revealed in a fight
}
when-fight-reaction = after cards are revealed in a fight
when-fight-card = before values are compared
when-fight-compared = after values are compared in a fight with this card
when-arrested = when you arrest a player
when-robbed = when you rob a player
when-fight-won = { $of ->
    [card] when you win { noun-fight } with this card
   *[other] when you win { noun-fight }
}
when-move-extend = at the end of a move action
when-move-ended = after a move action
when-any-move-ended = after you move in any way
when-points-gained = after you gain Marshal or Wanted points on your turn
when-prospect-rolled = when you prospect
when-deposited = when you deposit gold nuggets
    .at-least = when you deposit { $n } or more gold nuggets
when-poker-played = when you play this card in a game of poker
when-poker-won = when you win a game of poker
when-poker-lost = when you lose a game of poker
when-wounded = each time you gain 1 or more wounds
when-contributed = after you contribute to a story
when-discarded = when you discard this card for any reason but your hand limit or its own action
when-mesa-crossed = for each mesa you move through
when-track-point = for each point you gain on a track
    .on = for each { $track } point you gain

limit-turn = only once each turn
limit-fight = only once each fight
limit-move = only once each move action

## Conditions

# What must hold is a verb and what follows it: `.verb` with $form "if" on cards, "goal" after what completes a goal ("as a
# Marshal"), "while" for one of several there (say-while of grammar.ftl), "who" after players ("with at least $20"), "state"
# for what a goal consists of. Conditions of a place or a fight have no verb: the message itself selects by $form, which is
# also "fight" after a fight ("that you started").

cond-marshal = a Marshal
    .verb = { $form ->
        [goal] as
        [who] who is
        [state] be
        [while] are
       *[if] if you are
    }
cond-wanted = Wanted
    .verb = { $form ->
        [goal] while
        [who] who is
        [state] be
        [while] are
       *[if] if you are
    }
cond-neither = neither a Marshal nor Wanted
    .verb = { $form ->
        [goal] while
        [who] who is
        [state] be
        [while] are
       *[if] if you are
    }
cond-marshal-at-least = { $n ->
    [one] at least 1 Marshal point
   *[other] at least { $n } Marshal points
}
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
cond-wanted-at-least = { $n ->
    [one] at least 1 Wanted point
   *[other] at least { $n } Wanted points
}
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
cond-lp-at-least = at least { $n } LP
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
cond-money-at-least = at least ${ $n }
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
cond-money-at-most = no more than ${ $n }
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
cond-nuggets-at-least = { $n ->
    [one] at least 1 gold nugget
   *[other] at least { $n } gold nuggets
}
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
cond-wounds-at-least = { $n ->
    [one] at least 1 wound
   *[other] at least { $n } wounds
}
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
cond-unhurt = wounds
    .verb = { $form ->
        [goal] while you have no
        [who] without
        [state] have no
        [while] have no
       *[if] if you have no
    }
cond-has-cattle = cattle
    .verb = { $form ->
        [goal] while you carry
        [who] with
        [state] carry
        [while] carry
       *[if] if you carry
    }
cond-has-item = { $item ->
    [mustang] a Mustang
    [mule] a Mule
    [revolver] a Revolver
    [shotgun] a Shotgun
    [rifle] a Rifle
    [miners-map] a Miner’s Map
    [provisions] Provisions
    [ten-gallon] a Ten-Gallon
    [whiskey] a Whiskey
    [lightning] Lightning
   *[other] the item
}
    .verb = { $form ->
        [goal] while you own
        [who] who owns
        [state] own
        [while] own
       *[if] if you own
    }
cond-has-upgraded = an upgraded { $item ->
    [mustang] Mustang
    [mule] Mule
    [revolver] Revolver
    [shotgun] Shotgun
    [rifle] Rifle
   *[other] item
}
    .verb = { $form ->
        [goal] while you own
        [who] who owns
        [state] own
        [while] own
       *[if] if you own
    }
cond-misc-items-at-least = { $n ->
    [one] at least 1 miscellaneous item
   *[other] at least { $n } miscellaneous items
}
    .verb = { $form ->
        [goal] while you own
        [who] who owns
        [state] own
        [while] own
       *[if] if you own
    }
cond-upgrades-at-least = { $n ->
    [one] at least 1 upgraded weapon or mount
   *[other] at least { $n } upgraded weapons or mounts
}
    .verb = { $form ->
        [goal] while you own
        [who] who owns
        [state] own
        [while] own
       *[if] if you own
    }
cond-against-player = { $form ->
    [goal] against a player
    [who] against a player
    [state] fight a player
   *[if] if your opponent is a player
}
cond-against-npc = { $form ->
    [goal] against a bandit, the guard or the Sheriff
    [who] against a bandit, the guard or the Sheriff
    [state] fight a bandit, the guard or the Sheriff
   *[if] if your opponent is a bandit, the guard or the Sheriff
}
cond-against-bandit = { $form ->
    [goal] against a bandit
    [who] against a bandit
    [state] fight a bandit
   *[if] if your opponent is a bandit
}
cond-sheriff-arrested = { $form ->
    [goal] after the Sheriff arrests a player
    [who] after the Sheriff arrests a player
    [state] have the Sheriff arrest a player
   *[if] if he arrests a player
}
cond-on-track = { $form ->
    [goal] on the { $track } track
    [who] on the { $track } track
    [state] be on the { $track } track
   *[if] if it is on the { $track } track
}
cond-points-at-least = { $n ->
    [one] at least 1 { $track } point
   *[other] at least { $n } { $track } points
}
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
cond-attacking = { $form ->
    [goal] as the attacker
    [who] who attacks
    [fight] that you started
    [state] attack
   *[if] if you started the fight
}
cond-alone = { $form ->
    [goal] without another player or the Sheriff in your space
    [who] without another player or the Sheriff in the same space
    [state] be in a space without another player or the Sheriff
   *[if] if neither another player nor the Sheriff is in your space
}

## Conditions of place

cond-at = { $form ->
    [goal] { $where }
    [who] { $where }
    [state] be { $where }
   *[if] if you are { $where }
}

## What always holds

passive-movement = move up to { $n } spaces with a move action
passive-carry = you can carry { $n ->
    [one] 1 more gold nugget
   *[other] { $n } more gold nuggets
}
passive-hand-size = your hand limit is { $n } higher
passive-purse = you can carry ${ $n } more
passive-slower = you move { $n ->
    [one] 1 space
   *[other] { $n } spaces
} less with a move action, but at least 1
passive-carry-less = you can carry { $n ->
    [one] 1 fewer gold nugget
   *[other] { $n } fewer gold nuggets
}
passive-smaller-hand = your hand limit is { $n } lower
passive-smaller-purse = you can carry ${ $n } less
passive-wounds-keep-hand-size = wounds do not reduce your hand limit
passive-win-player-ties = you win ties in fights against players
passive-ride-mesas = you may move through a mesa as if it were 1 space, but not stop there
passive-counts-as-nugget = counts as a gold nugget
passive-any-value-in-poker = when you play this card in a game of poker, it may have any value but keeps its suit
end-lp = worth { $n } LP in the final scoring
end-lose-lp = you lose { $n } LP in the final scoring

## Goals

goal-discard-item = discard { $item ->
    [miners-map] a Miner’s Map
    [provisions] Provisions
    [ten-gallon] a Ten-Gallon
    [whiskey] a Whiskey
   *[any] an item
}
goal-gain-item = gain { $item ->
    [mustang] a Mustang
    [mule] a Mule
    [revolver] a Revolver
    [shotgun] a Shotgun
    [rifle] a Rifle
    [miners-map] a Miner’s Map
    [provisions] Provisions
    [ten-gallon] a Ten-Gallon
    [whiskey] a Whiskey
    [legendary] a Legendary item
   *[any] an item
}
goal-upgrade-item = upgrade { $item ->
    [mustang] a Mustang
    [mule] a Mule
    [revolver] a Revolver
    [shotgun] a Shotgun
    [rifle] a Rifle
   *[any] a weapon or mount
}
goal-win-fight = { $kind ->
    [arrest] arrest a Wanted player
    [duel] win a duel
    [rob] rob a player
    [bandit] beat a bandit
    [heist] rob the Bank
    [heist-or-holdup] rob the Bank or the train
    [sheriff] win a fight against the Sheriff
    [opponent] beat an outlaw or another opponent from an event token
    [holdup] rob the train
    [player] win a fight against another player
   *[any] win a fight
}
goal-lose-fight = { $kind ->
    [arrest] lose a fight over an arrest
    [duel] lose a duel
    [rob] lose a fight over a robbery
    [bandit] lose to a bandit
    [heist] fail to rob the Bank
    [heist-or-holdup] fail to rob the Bank or the train
    [sheriff] lose to the Sheriff
    [opponent] lose to an outlaw or another opponent from an event token
    [holdup] fail to rob the train
    [player] lose a fight against another player
   *[any] lose a fight
}
goal-end-move = end a move action
goal-frontier = take a frontier token with a price of at least { $n }
goal-cross-pass = cross a mountain pass
goal-rail-travel = travel by rail
goal-claim-deed = { $n ->
    [1] claim a deed
   *[other] claim a deed so that you own at least { $n }
}
# .after follows what must then hold.
goal-use-deed = use a deed
    .after = after using a deed
goal-repair = repair a location
goal-roll-risk = roll the risk die
    .after = after rolling the risk die
goal-reveal-token = reveal a map token
    .after = after revealing a map token
goal-discs = have at least { $n ->
    [one] 1 disc
   *[other] { $n } discs
} on a legendary story
goal-wrangle = wrangle cattle
goal-rustle = rustle cattle
goal-acquire = take cattle
goal-deposit = deposit at least { $n } gold nuggets in one action
goal-prospect = gain at least { $n } gold nuggets by prospecting once
goal-win-poker = win a game of poker
goal-lose-poker = lose a game of poker
goal-see-doctor = lose { $n ->
    [one] at least 1 wound
   *[other] at least { $n } wounds
} at the Doctor’s Office in one action
goal-revel = revel for at least { $n } LP in one action
goal-work = work
goal-spend-at-store = spend at least ${ $n } on items and upgrades in one action
goal-contribute = contribute to a story
goal-play-action = play { $title ->
    [saddle-up] Saddle Up for its action
    [manhunt] Manhunt for its action
    [payday] Payday for its action
    [instincts] Instincts for its action
    [determination] Determination for its action
    [living-legend] Living Legend for its action
   *[any] a poker card for its action
}
goal-play-reaction = play { $title ->
    [sprint] Sprint as a reaction
    [stick-em-up] Stick ’Em Up! as a reaction
    [reputation] Reputation as a reaction
   *[any] a poker card as a reaction
}
goal-lp-by-action = gain at least { $n } LP with one action

## Stories

story-trigger-lp-by-action = gain at least { $n } LP with one action
story-trigger-track-points = gain Marshal or Wanted points
story-trigger-spend-in-town = spend at least ${ $n } in a town with one action
story-trigger-fight-player = start a fight with another player
story-trigger-end-move-at-token = end a move action on an event or frontier token
story-spawn = { $gangs ->
    [a] a bandit appears at each empty hideout of gang A
    [b] a bandit appears at each empty hideout of gang B
    [c] a bandit appears at each empty hideout of gang C
    [a-b] a bandit appears at each empty hideout of gangs A and B
    [a-c] a bandit appears at each empty hideout of gangs A and C
    [b-c] a bandit appears at each empty hideout of gangs B and C
   *[other] a bandit appears at every empty hideout
}
story-spawn-one = a bandit appears at each empty hideout of gang { $gangs }, as you choose
story-sheriff = if anyone is Wanted, the active player moves the Sheriff up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}

## Starting goods and tracks

gains-money = ${ $n }
gains-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
gains-marshal = { $n ->
    [one] 1 Marshal point
   *[other] { $n } Marshal points
}
gains-wanted = { $n ->
    [one] 1 Wanted point
   *[other] { $n } Wanted points
}
gains-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
gains-points = { $n ->
    [one] 1 { $track } point
   *[other] { $n } { $track } points
}
gains-nuggets = { $n ->
    [one] 1 gold nugget
   *[other] { $n } gold nuggets
}
# $id is an item, $item its name. The variants are there for languages in which items differ in gender.
gains-item = { $id ->
    [derringer] a { $item }
    [dime-western] a { $item }
    [fiddle] a { $item }
    [gazette] a { $item }
    [holster] a { $item }
    [miners-map] a { $item }
    [mule] a { $item }
    [pump-trolley] a { $item }
    [repeating-shotgun] a { $item }
    [rifle] a { $item }
    [short-cut] a { $item }
    [shotgun] a { $item }
    [provisions] { $item }
    [snake-oil] { $item }
   *[other] a { $item }
}
# $item: the name of an item.
gains-upgraded = an upgraded { $item }
track-marshal-row = worth { $n } LP in the final scoring
track-wanted-row = worth { $n } LP at the end of each of your turns

## Texts of single cards

card-manhunt-text = move the Sheriff up to 3 spaces. Then, if you are a Marshal or Wanted, gain 1 LP
card-the-photographer-text = if you own at least 1 upgraded weapon or mount, gain 1 LP and $10. Otherwise, gain $20, and you may upgrade one of your weapons or mounts for $20 less
