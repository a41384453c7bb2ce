# What cards say. A card's text is put together from its data: timing, conditions, effects, each a message of its own,
# joined by commas, full stops and the words under "Joints". Messages here begin in lower case and have no full stop;
# the first letter of a sentence is raised afterwards. Only numbers and selectors are arguments, never other messages.
#
# `.may` is the form of an effect that its owner may leave.
# `card-<id>-text` at the end replaces the text of one card where the joined one reads badly (at most 20 of them);
# `card-<id>-2-text` replaces only the second line of a card with several.

## Joints

# Between two options, with its punctuation and spaces.
join-or = { "; " }or{ " " }
# Between what an option gives and what else it gives, within one sentence.
join-also = { ", " }and{ " " }
# Before the last of several effects, with its spaces.
join-and = { " " }and{ " " }
join-then = then
# After a price that one may pay, instead of join-then.
join-paid = { "; " }if you do,
lead-may = if you wish
lead-otherwise = otherwise
lead-choose = choose one:
lead-suffer = choose one:
# `.choose` is the form before a choice, which then has no lead of its own.
lead-opponent = your opponent:
    .choose = your opponent chooses one:
lead-each-player = each player:
    .choose = each player chooses one:
lead-each-player-here = each player there:
    .choose = each player there chooses one:
lead-each-other = each other player:
    .choose = each other player chooses one:
lead-each-other-here = each other player in your space:
    .choose = each other player in your space chooses one:
lead-player-here = choose another player in your space, who does the following:
    .choose = choose another player in your space, who chooses one:
lead-npc-restart = whoever plays this card may cancel the fight and start it again; first, you do the following:
    .choose = whoever plays this card may cancel the fight and start it again; first, you choose one:

## Kinds of effects

kind-action = Action
kind-bonus = Bonus
kind-reaction = Reaction

## Effects

effect-money = gain ${ $n }
    .may = you may gain ${ $n }
effect-lose-money = lose ${ $n }
effect-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .may = you may draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-discard = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-discard-random = discard { $n ->
    [one] 1 random card
   *[other] { $n } random cards
}
effect-lp = gain { $n } LP
effect-lose-lp = lose { $n } LP
effect-wound = gain { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
effect-sure-wound = gain { $n ->
    [one] 1 wound that cannot be canceled
   *[other] { $n } wounds that cannot be canceled
}
effect-heal = lose { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
effect-heal-all = lose all your wounds
effect-marshal = gain { $n ->
    [one] 1 Marshal point
   *[other] { $n } Marshal points
}
effect-wanted = gain { $n ->
    [one] 1 Wanted point
   *[other] { $n } Wanted points
}
effect-same-points = gain { $n ->
    [one] 1 more point
   *[other] { $n } more points
} on the same track
    .may = you may gain { $n ->
    [one] 1 more point
   *[other] { $n } more points
} on the same track
effect-nuggets = gain { $n ->
    [one] 1 gold nugget
   *[other] { $n } gold nuggets
}
effect-cattle = take a random cattle token
effect-actions = gain { $n ->
    [one] 1 action
   *[other] { $n } actions
}
effect-ride = move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
    .may = you may move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
effect-extend-move = move up to { $n ->
    [one] 1 more space
   *[other] { $n } more spaces
}
    .may = you may move up to { $n ->
    [one] 1 more space
   *[other] { $n } more spaces
}
effect-sheriff = move the Sheriff up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
effect-increase = increase the card that you played by { $n }
effect-decrease = decrease the card played against you by { $n }
effect-cancel-wounds = cancel all wounds that you would gain
effect-cancel-fight-card = cancel the fight card’s effect
    .may = you may cancel the fight card’s effect
effect-restart = cancel the result and start the fight again
    .may = you may cancel the result and start the fight again
effect-no-marshal-reward = you gain no Marshal point if you beat this bandit
effect-wound-loser = the loser gains { $n ->
    [one] 1 more wound
   *[other] { $n } more wounds
}
effect-look-at-hand = look at { $n ->
    [one] 1 random card
   *[other] { $n } random cards
} in your opponent’s hand
effect-discard-this = discard this item
    .may = you may discard this item
effect-tribute = give ${ $n } or 1 card
effect-keep-played = keep { $n ->
    [one] 1 random card
   *[other] { $n } random cards
} of those you just played
    .may = you may keep { $n ->
    [one] 1 random card
   *[other] { $n } random cards
} of those you just played
effect-reroll-die = reroll one of the dice
    .may = you may reroll one of the dice
effect-gain-item = gain { $item ->
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
effect-upgrade = upgrade one of your weapons or mounts for ${ $n } less
    .may = you may upgrade one of your weapons or mounts for ${ $n } less
effect-shop = buy 1 item for ${ $n } less
    .may = you may buy 1 item for ${ $n } less
effect-go-to = he goes to { $place }
effect-go-to-most = { $what ->
    [lp] he goes to the player with the most LP
    [wanted] he goes to the player with the most Wanted points
   *[money] he goes to the player with the most money
}
effect-remove-bandit = a bandit there is removed
his-lp = he gains { $n } LP
effect-automa-lp = the Man in Black gains { $n } LP
effect-prospect = roll the prospecting dice and take what they show
    .may = you may roll the prospecting dice and take what they show
effect-roll-die = roll one prospecting die and take what it shows
    .may = you may roll one prospecting die and take what it shows
lead-gravel = if it shows Gravel
effect-sheriff-beside = put the Sheriff on a space next to yours
    .may = you may put the Sheriff on a space next to yours
effect-fill-hand = fill up your hand
effect-discard-hand = discard your hand
effect-stay-wanted = stand on space { $n } of the Wanted track, and the Sheriff does not try to arrest you again in this turn
effect-start-poker = start a game of poker in your space, which everyone can join from anywhere
effect-move-to-train = move to the train’s space, which counts as a move action
effect-track = gain { $n ->
    [one] 1 point
   *[other] { $n } points
} on the { $track } track
effect-legendary-tokens = draw { $n ->
    [one] 1 legendary token
   *[other] { $n } legendary tokens
}
effect-fight = fight { $opponent }
effect-place-token = put { $token } on each free space of this kind: { $place }
effect-look-at-deck = look at the top card of the poker deck
effect-bury-top = move the top card of the poker deck to the bottom

## Journeys, by place. effect-travel is for places without a message of their own.

effect-travel = travel to { $place }
    .may = you may travel to { $place }
effect-travel-town = travel to a space in a town
    .may = you may travel to a space in a town
effect-travel-outside-town = travel to a space outside the towns
    .may = you may travel to a space outside the towns
effect-travel-mine = travel to a Mine
    .may = you may travel to a Mine
effect-travel-bank = travel to the Bank
    .may = you may travel to the Bank
effect-travel-cabaret = travel to the Cabaret
    .may = you may travel to the Cabaret
effect-travel-doctors-office = travel to the Doctor’s Office
    .may = you may travel to the Doctor’s Office
effect-travel-sheriffs-office = travel to the Sheriff’s Office
    .may = you may travel to the Sheriff’s Office
effect-travel-rail-station = travel to the Rail Station
    .may = you may travel to the Rail Station
effect-travel-ranch = travel to a Ranch
    .may = you may travel to a Ranch
effect-travel-ranch-green = travel to the green Ranch
    .may = you may travel to the green Ranch
effect-travel-ranch-blue = travel to the blue Ranch
    .may = you may travel to the blue Ranch
effect-travel-hideout = travel to a bandit hideout
    .may = you may travel to a bandit hideout
effect-travel-saloon = travel to a Saloon
    .may = you may travel to a Saloon
effect-travel-general-store = travel to a General Store
    .may = you may travel to a General Store

## What must be paid first

price-money = pay ${ $n }
    .may = you may pay ${ $n }
price-discard = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .may = you may discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
price-wound = gain { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
    .may = you may gain { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
price-discard-hand = discard your hand
    .may = you may discard your hand
price-discard-this = discard this item
    .may = you may discard this item

## Timings

when-start-of-turn = at the start of your turn
when-action = as an action
when-gained = when you gain this item
when-fight-start = at the start of a fight
when-fight-reveal = { $of ->
    [card] when you reveal this card in a fight
   *[other] when cards are revealed in a fight
}
when-fight-reaction = after cards are revealed in a fight
when-fight-card = before values are compared
when-fight-compared = after values are compared in a fight with this card
when-fight-won = { $of ->
    [card] when you win a fight with this card
   *[other] when you win a fight
}
when-move-extend = at the end of a move action
when-move-ended = after a move action
when-any-move-ended = after you move in any way
when-points-gained = after you gain Marshal or Wanted points on your turn
when-prospect-rolled = when you prospect
when-deposited = when you deposit gold nuggets
when-poker-played = when you play this card in a game of poker
when-poker-won = when you win a game of poker
when-poker-lost = when you lose a game of poker
when-wounded = after an effect gives you wounds
when-contributed = after you contribute to a story
when-discarded = when you discard this card, except for your hand limit or its own action
when-mesa-crossed = for each mesa you move through
when-track-point = for each point you gain on a track

limit-turn = only once each turn
limit-fight = only once each fight
limit-move = only once each move action

## Conditions: $form is "if" on cards, "goal" after what completes a goal ("Win a duel, unhurt"), "state" where a goal
## only waits for them, "deposited" for what was just deposited.

cond-marshal = { $form ->
    [goal] as a Marshal
    [state] be a Marshal
   *[if] if you are a Marshal
}
cond-wanted = { $form ->
    [goal] while Wanted
    [state] be Wanted
   *[if] if you are Wanted
}
cond-neither = { $form ->
    [goal] while neither a Marshal nor Wanted
    [state] be neither a Marshal nor Wanted
   *[if] if you are neither a Marshal nor Wanted
}
cond-marshal-at-least = { $form ->
    [goal] with at least { $n } Marshal points
    [state] have at least { $n } Marshal points
   *[if] if you have at least { $n } Marshal points
}
cond-wanted-at-least = { $form ->
    [goal] with at least { $n } Wanted points
    [state] have at least { $n } Wanted points
   *[if] if you have at least { $n } Wanted points
}
cond-lp-at-least = { $form ->
    [goal] with at least { $n } LP
    [state] have at least { $n } LP
   *[if] if you have at least { $n } LP
}
cond-money-at-least = { $form ->
    [goal] with at least ${ $n }
    [state] have at least ${ $n }
   *[if] if you have at least ${ $n }
}
cond-money-at-most = { $form ->
    [goal] with no more than ${ $n }
    [state] have no more than ${ $n }
   *[if] if you have no more than ${ $n }
}
cond-nuggets-at-least = { $form ->
    [deposited] if you deposit { $n } or more
    [goal] with at least { $n } gold nuggets
    [state] have at least { $n } gold nuggets
   *[if] if you have at least { $n } gold nuggets
}
cond-wounds-at-least = { $form ->
    [goal] with { $n ->
        [one] at least 1 wound
       *[other] at least { $n } wounds
    }
    [state] have { $n ->
        [one] at least 1 wound
       *[other] at least { $n } wounds
    }
   *[if] if you have { $n ->
        [one] at least 1 wound
       *[other] at least { $n } wounds
    }
}
cond-unhurt = { $form ->
    [goal] while unwounded
    [state] have no wounds
   *[if] if you have no wounds
}
cond-has-cattle = { $form ->
    [goal] with cattle
    [state] carry cattle
   *[if] if you carry cattle
}
cond-has-item = { $form ->
    [goal] while owning { $item ->
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
    [state] own { $item ->
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
   *[if] if you own { $item ->
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
}
cond-has-upgraded = { $form ->
    [goal] while owning an upgraded { $item ->
        [mustang] Mustang
        [mule] Mule
        [revolver] Revolver
        [shotgun] Shotgun
        [rifle] Rifle
       *[other] item
    }
    [state] own an upgraded { $item ->
        [mustang] Mustang
        [mule] Mule
        [revolver] Revolver
        [shotgun] Shotgun
        [rifle] Rifle
       *[other] item
    }
   *[if] if you own an upgraded { $item ->
        [mustang] Mustang
        [mule] Mule
        [revolver] Revolver
        [shotgun] Shotgun
        [rifle] Rifle
       *[other] item
    }
}
cond-misc-items-at-least = { $form ->
    [goal] with { $n ->
        [one] at least 1 miscellaneous item
       *[other] at least { $n } miscellaneous items
    }
    [state] own { $n ->
        [one] at least 1 miscellaneous item
       *[other] at least { $n } miscellaneous items
    }
   *[if] if you own { $n ->
        [one] at least 1 miscellaneous item
       *[other] at least { $n } miscellaneous items
    }
}
cond-upgrades-at-least = { $form ->
    [goal] with { $n ->
        [one] at least 1 upgraded weapon or mount
       *[other] at least { $n } upgraded weapons and mounts
    }
    [state] own { $n ->
        [one] at least 1 upgraded weapon or mount
       *[other] at least { $n } upgraded weapons and mounts
    }
   *[if] if you own { $n ->
        [one] at least 1 upgraded weapon or mount
       *[other] at least { $n } upgraded weapons and mounts
    }
}
cond-against-player = { $form ->
    [goal] against a player
    [state] fight a player
   *[if] if your opponent is a player
}
cond-against-npc = { $form ->
    [goal] against a bandit, the guard or the Sheriff
    [state] fight a bandit, the guard or the Sheriff
   *[if] if your opponent is a bandit, the guard or the Sheriff
}
cond-against-bandit = { $form ->
    [goal] against a bandit
    [state] fight a bandit
   *[if] if your opponent is a bandit
}
cond-sheriff-arrested = { $form ->
    [goal] after the Sheriff arrests a player
    [state] have the Sheriff arrest a player
   *[if] if he arrests a player
}
cond-on-track = { $form ->
    [goal] on the { $track } track
    [state] be on the { $track } track
   *[if] if it is on the { $track } track
}
cond-points-at-least = { $form ->
    [goal] with at least { $n } points on the { $track } track
    [state] have at least { $n } points on the { $track } track
   *[if] if you have at least { $n } points on the { $track } track
}
cond-attacking = { $form ->
    [goal] as the attacker
    [state] attack
   *[if] if you attack
}
cond-alone = { $form ->
    [goal] without another player or the Sheriff in your space
    [state] be in a space without another player or the Sheriff
   *[if] if neither another player nor the Sheriff is in your space
}

## Conditions of place. cond-at is for places without a message of their own.

cond-at = { $form ->
    [goal] at { $place }
    [state] be at { $place }
   *[if] if you are at { $place }
}
cond-at-town = { $form ->
    [goal] in a town
    [state] be in a town
   *[if] if you are in a town
}
cond-at-outside-town = { $form ->
    [goal] outside the towns
    [state] be outside the towns
   *[if] if you are outside the towns
}
cond-at-mine = { $form ->
    [goal] at a Mine
    [state] be at a Mine
   *[if] if you are at a Mine
}
cond-at-bank = { $form ->
    [goal] at the Bank
    [state] be at the Bank
   *[if] if you are at the Bank
}
cond-at-cabaret = { $form ->
    [goal] at the Cabaret
    [state] be at the Cabaret
   *[if] if you are at the Cabaret
}
cond-at-doctors-office = { $form ->
    [goal] at the Doctor’s Office
    [state] be at the Doctor’s Office
   *[if] if you are at the Doctor’s Office
}
cond-at-sheriffs-office = { $form ->
    [goal] at the Sheriff’s Office
    [state] be at the Sheriff’s Office
   *[if] if you are at the Sheriff’s Office
}
cond-at-rail-station = { $form ->
    [goal] at the Rail Station
    [state] be at the Rail Station
   *[if] if you are at the Rail Station
}
cond-at-ranch = { $form ->
    [goal] at a Ranch
    [state] be at a Ranch
   *[if] if you are at a Ranch
}
cond-at-ranch-green = { $form ->
    [goal] at the green Ranch
    [state] be at the green Ranch
   *[if] if you are at the green Ranch
}
cond-at-ranch-blue = { $form ->
    [goal] at the blue Ranch
    [state] be at the blue Ranch
   *[if] if you are at the blue Ranch
}
cond-at-hideout = { $form ->
    [goal] at a bandit hideout
    [state] be at a bandit hideout
   *[if] if you are at a bandit hideout
}
cond-at-hideout-a = { $form ->
    [goal] at a hideout of gang A
    [state] be at a hideout of gang A
   *[if] if you are at a hideout of gang A
}
cond-at-hideout-b = { $form ->
    [goal] at a hideout of gang B
    [state] be at a hideout of gang B
   *[if] if you are at a hideout of gang B
}
cond-at-hideout-c = { $form ->
    [goal] at a hideout of gang C
    [state] be at a hideout of gang C
   *[if] if you are at a hideout of gang C
}
cond-at-saloon = { $form ->
    [goal] at a Saloon
    [state] be at a Saloon
   *[if] if you are at a Saloon
}
cond-at-general-store = { $form ->
    [goal] at a General Store
    [state] be at a General Store
   *[if] if you are at a General Store
}
cond-at-darkrock-saloon = { $form ->
    [goal] at the Darkrock Saloon
    [state] be at the Darkrock Saloon
   *[if] if you are at the Darkrock Saloon
}
cond-at-red-falls-saloon = { $form ->
    [goal] at the Red Falls Saloon
    [state] be at the Red Falls Saloon
   *[if] if you are at the Red Falls Saloon
}
cond-at-darkrock-general-store = { $form ->
    [goal] at the Darkrock General Store
    [state] be at the Darkrock General Store
   *[if] if you are at the Darkrock General Store
}
cond-at-red-falls-general-store = { $form ->
    [goal] at the Red Falls General Store
    [state] be at the Red Falls General Store
   *[if] if you are at the Red Falls General Store
}
cond-at-mesitos-point = { $form ->
    [goal] in Mesito’s Point
    [state] be in Mesito’s Point
   *[if] if you are in Mesito’s Point
}
cond-at-darkrock = { $form ->
    [goal] in Darkrock
    [state] be in Darkrock
   *[if] if you are in Darkrock
}
cond-at-sunny-hills = { $form ->
    [goal] in Sunny Hills
    [state] be in Sunny Hills
   *[if] if you are in Sunny Hills
}
cond-at-dixon-creek = { $form ->
    [goal] in Dixon Creek
    [state] be in Dixon Creek
   *[if] if you are in Dixon Creek
}
cond-at-red-falls = { $form ->
    [goal] in Red Falls
    [state] be in Red Falls
   *[if] if you are in Red Falls
}
cond-at-spikes-view = { $form ->
    [goal] in Spike’s View
    [state] be in Spike’s View
   *[if] if you are in Spike’s View
}
cond-at-cliff-junction = { $form ->
    [goal] in Cliff Junction
    [state] be in Cliff Junction
   *[if] if you are in Cliff Junction
}
cond-at-sunny-hills-mine = { $form ->
    [goal] at the Sunny Hills Mine
    [state] be at the Sunny Hills Mine
   *[if] if you are at the Sunny Hills Mine
}
cond-at-spikes-view-mine = { $form ->
    [goal] at the Spike’s View Mine
    [state] be at the Spike’s View Mine
   *[if] if you are at the Spike’s View Mine
}
cond-at-cliff-junction-mine = { $form ->
    [goal] at the Cliff Junction Mine
    [state] be at the Cliff Junction Mine
   *[if] if you are at the Cliff Junction Mine
}

## What always holds

passive-movement = move up to { $n } spaces with a move action
passive-carry = carry { $n ->
    [one] 1 more gold nugget
   *[other] { $n } more gold nuggets
}
passive-hand-size = keep { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} at the end of your turn
passive-purse = you may carry ${ $n } more
passive-slower = you move { $n ->
    [one] 1 space
   *[other] { $n } spaces
} less with a move action, but at least 1
passive-carry-less = you can carry { $n ->
    [one] 1 gold nugget less
   *[other] { $n } fewer gold nuggets
}
passive-smaller-hand = your hand limit is { $n } lower
passive-smaller-purse = you can carry ${ $n } less
passive-wounds-keep-hand-size = wounds do not reduce your hand size
passive-win-player-ties = you win ties in fights with players
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
    [bandit] defeat a bandit
    [heist] rob the Bank
    [heist-or-holdup] rob the Bank or the train
    [sheriff] win a fight against the Sheriff
    [opponent] defeat an opponent on the map
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
    [opponent] lose to an opponent on the map
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
   *[other] claim a deed and then own at least { $n }
}
# .then precedes what must hold when it is resolved.
goal-use-deed = use a deed
    .then = use a deed, then
goal-repair = repair a location
goal-roll-risk = roll the risk die
    .then = roll the risk die, then
goal-reveal-token = reveal a map token
    .then = reveal a map token, then
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
   *[other] a bandit appears at each empty hideout of all gangs
}
story-sheriff = if anyone is Wanted, the active player moves the Sheriff up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}

## Starting goods and tracks

starts-free = { $place }, if free
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
    [one] 1 point
   *[other] { $n } points
} on the { $track } track
gains-upgraded = upgraded
track-marshal-row = worth { $n } LP in the final scoring
track-wanted-row = worth { $n } LP at the end of each of your turns

## Texts of single cards

card-annie-oakley-text = at the start of a fight with a player, your opponent discards 1 card or gains 1 wound
card-billy-the-kid-text = after a move action, choose another player in your space, who gives you $10 or 1 card
card-y-b-rowdy-text = if your turn starts outside the towns, you may discard 1 card to move up to 3 spaces
card-rifle-text = when you attack a player, look at 2 random cards in that player’s hand
card-rifle-upgraded-text = when you attack a player, look at 2 random cards in that player’s hand
card-whiskey-2-text = after a move action, you may discard this item: another player of your choice in your space gains 1 wound
card-manhunt-text = move the Sheriff up to 3 spaces. Then, if you are a Marshal or Wanted, gain 1 LP
card-fight-10-text = whoever plays this card may cancel the fight and start it again; you first draw 1 card
