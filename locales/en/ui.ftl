# What the program says of its own: names of seats, labels of choices, questions, refusals.

seat-number = Seat { $n }
# A label before a text, with its punctuation and the space after it.
label = { $label }:{ " " }
# Two sentences of which the first has no full stop: a name, and what is said about it.
spoken = { $head }. { $next }

## Labels of choices: short, on a button, without a full stop

choice-draft = Play { $character }
choice-start = Start at { $place }
choice-income = { $income ->
    [money] Take ${ $money }
    [cards] Draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
   *[both] Take ${ $money } and draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
}
choice-equip = Use { $item }
choice-keep = Keep what you have
choice-use-character = Use the ability of { $character }
choice-use-item = Use { $item }
choice-move = Move to { $place }
choice-move-mesa = { $n ->
    [one] Move through the mesa to { $place }
   *[other] Move through { $n } mesas to { $place }
}
choice-play = Play { $card }
choice-fight-arrest = Arrest { $character }
choice-fight-duel = Duel { $character }
choice-fight-rob = Rob { $character }
choice-fight-bandit = Fight the bandit
choice-fight-heist = Fight the guard
choice-fight-sheriff = Fight the Sheriff
choice-fight-opponent = Fight the opponent
choice-buy = { $n ->
    [0] Take for free: { $item }
   *[other] Buy for ${ $n }: { $item }
}
choice-upgrade = { $n ->
    [0] Upgrade for free: { $item }
   *[other] Upgrade for ${ $n }: { $item }
}
choice-poker = Play poker for ${ $n }
choice-join = Join the game for ${ $n }
choice-prospect = Prospect for gold
choice-reroll = { $n ->
    [1] Reroll the first die
   *[2] Reroll the second die
}
choice-deposit = { $cards ->
    [0] { $nuggets ->
        [one] Sell 1 nugget for ${ $money }
       *[other] Sell { $nuggets } nuggets for ${ $money }
    }
    [one] { $nuggets ->
        [0] Sell 1 card as a nugget for ${ $money }
        [one] Sell 1 nugget and 1 card for ${ $money }
       *[other] Sell { $nuggets } nuggets and 1 card for ${ $money }
    }
   *[other] { $nuggets ->
        [0] Sell { $cards } cards as nuggets for ${ $money }
        [one] Sell 1 nugget and { $cards } cards for ${ $money }
       *[other] Sell { $nuggets } nuggets and { $cards } cards for ${ $money }
    }
}
choice-heist = Rob the Bank
choice-heal = See the doctor for ${ $n }
choice-revel = Revel for ${ $money }: { $n } LP
choice-acquire = Take cattle
choice-deliver = Deliver the cattle
choice-work = Work for ${ $n }
choice-end-actions = End your actions
choice-end-shopping = Done shopping
choice-end-turn = End your turn
choice-commit = Play { $card }
choice-accept = Fight
choice-decline = Decline to fight
choice-lay = { $n ->
    [0] Play nothing
   *[other] Play { $cards }
}
choice-npc = Play fight card { $card }: { $text }
choice-react = React with { $card }
choice-bonus = Use the bonus
choice-bonus-card = Use { $card }
choice-bonus-restart = Cancel the fight and start it again
choice-pass = Pass
choice-reward-legend = Take 1 LP
choice-reward-marshal = Take 1 Marshal point
# As choice-steal, where a robber takes all.
choice-steal-all = { $what ->
    [money] { $cattle ->
        [yes] Steal all the money and the cattle
       *[no] Steal all the money
    }
    [nuggets] { $cattle ->
        [yes] Steal all the nuggets and the cattle
       *[no] Steal all the nuggets
    }
   *[nothing] { $cattle ->
        [yes] Steal the cattle
       *[no] Steal nothing
    }
}
choice-steal = { $what ->
    [money] { $cattle ->
        [yes] Steal the cattle and half the money
       *[no] Steal half the money
    }
    [nuggets] { $cattle ->
        [yes] Steal the cattle and half the nuggets
       *[no] Steal half the nuggets
    }
   *[nothing] { $cattle ->
        [yes] Steal the cattle
       *[no] Steal nothing
    }
}
choice-arrest = Arrest { $character }
choice-sheriff = Move the Sheriff to { $place }
choice-halt = Stop here
choice-discard = Discard { $card }
choice-give = Give { $card }
choice-give-money = Give ${ $n }
choice-target = { $character }
choice-contribute = Add a disc to story { $deck }: { $trigger }
choice-contribute-plain = Add a disc to story { $deck }
choice-goal = Complete a goal: { $goal }
choice-keep-tokens = Keep { $tokens } LP in tokens
choice-keep-no-tokens = Keep no tokens

## Questions: what a player is asked now

question-none = No decision pending.
question-wait = Waiting for the others.
question-draft = Choose your character.
question-start = Choose where to start.
question-income = Choose your income.
question-weapon = Choose the weapon to use this turn.
question-mount = Choose the mount to use this turn.
question-actions = { $n ->
    [0] No actions left. End your turn, or complete a goal.
    [one] Choose your last action.
   *[other] Choose an action. You have { $n } left.
}
question-end-of-turn = Complete a goal, or end your turn.
question-extend-move = Move on, or stay where you are?
question-move-ended = You have arrived. Choose what to do here.
question-ride = { $n ->
    [one] Move up to 1 space, or stay.
   *[other] Move up to { $n } spaces, or stay.
}
question-fight-start = The fight begins. Choose an ability to use.
question-commit = Play a card facedown for the fight.
question-accept-or-decline = Accept the fight, or decline? You choose your card afterward.
question-commit-or-decline = Play a card facedown for the fight, or decline.
question-npc-bandit = You play the bandit. Play one of the fight cards facedown.
question-npc-heist = You play the guard. Play one of the fight cards facedown.
question-npc-sheriff = You play the Sheriff. Play one of the fight cards facedown.
question-npc-opponent = You play the opponent. Play one of the fight cards facedown.
awaited-npc-bandit = { $name } plays the bandit and chooses a fight card.
awaited-npc-heist = { $name } plays the guard and chooses a fight card.
awaited-npc-sheriff = { $name } plays the Sheriff and chooses a fight card.
awaited-npc-opponent = { $name } plays the opponent and chooses a fight card.
question-fight-reveal = The cards are revealed. Use your card’s bonus?
question-fight-reactions = The cards are revealed. React, or pass.
question-fight-compared = The fight is decided. Use your card’s bonus?
question-fight-outcome-rob = Choose what to steal.
question-fight-outcome = Choose your reward.
question-fire = Choose which ability to use next.
question-choose = Choose one.
question-suffer = Choose a penalty.
question-may = Optional: { $offer }
question-player-here = Choose a player.
question-tribute = Give ${ $n } or a card.
question-travel = Choose where to travel.
question-store = Buy or upgrade, or finish shopping.
question-upgrade = Choose what to upgrade.
question-shop = Choose what to buy.
question-equip-new = Use the { $item } now?
question-discard = { $n ->
    [one] Choose a card to discard.
   *[other] Choose { $n } cards to discard, one at a time.
}
question-discard-limit = { $n ->
    [one] You hold too many cards. Discard 1.
   *[other] You hold too many cards. Discard { $n }, one at a time.
}
question-npc-restart = Use the fight card’s effect to cancel the fight and start it again?
awaited-npc-restart = { $name } decides whether the fight starts again.
question-sheriff-ride = { $n ->
    [0] Choose where the Sheriff stops.
    [one] Move the Sheriff: 1 space left.
   *[other] Move the Sheriff: { $n } spaces left.
}
question-sheriff-place = Choose a space next to you for the Sheriff.
question-sheriff-arrest = Choose whom the Sheriff tries to arrest.
question-poker-join = Join the game of poker?
question-poker-lay = Choose two cards for the game of poker.
question-poker-bonus = Choose which card’s bonus to use.
question-poker-after = The game of poker is over. Choose an ability to use.
question-reroll = Reroll a die, or take the results.
question-offer = Add a disc to a story?
question-points = You gained points. React, or pass.
question-tokens = Choose the legendary tokens to keep.
question-over = The game is over.
## Why something is asked, before the question

# $kind is the fight: bandit, heist, sheriff, or another one. $card is the fight card, $text what it says.
why-fight-card = { $kind ->
    [bandit] The bandit’s fight card { $card }: { $text }.
    [heist] The guard’s fight card { $card }: { $text }.
    [sheriff] The Sheriff’s fight card { $card }: { $text }.
   *[other] The opponent’s fight card { $card }: { $text }.
}
why-character = Legendary ability of { $character }.
why-item = Item: { $item }.
why-card = Poker card: { $title }.
why-story = Story: { $story }.
why-cattle = Reward for delivered cattle.
why-sheriff = The Sheriff enters your space.
why-poker-won = You won at poker.
why-track = Reward of the { $track } track.

## Refusals: why a choice is closed

refusal-wrong-moment = You cannot do that now.
refusal-wrong-place = You cannot do that here.
refusal-short = You need ${ $n } more.
refusal-sold-elsewhere = Another store sells that item.
refusal-sold-out = Sold out.
refusal-already-owned = You already own that item.
refusal-too-many-items = You cannot hold more than { $n } miscellaneous items.
refusal-not-upgradable = Only weapons and mounts can be upgraded.
refusal-not-owned = You do not own that item.
refusal-already-upgraded = Your copy is already upgraded.
refusal-not-held = That card is not in your hand.
refusal-no-action = That card has no action.
refusal-no-reaction = You cannot react with that card here.
refusal-limit-reached = You have already used that.
refusal-target-not-here = That player is not in your space.
refusal-already-fought = You have already fought that player this turn.
refusal-no-card-to-lay = You need a poker card to fight.
refusal-no-action-left = You have no actions left this turn.
refusal-not-marshal = You need at least 1 Marshal point to arrest a player.
refusal-target-not-wanted = That player is not Wanted.
refusal-already-robbed = You can attempt only one Heist each turn.
refusal-carries-cattle = You cannot carry any more cattle.
refusal-no-cattle = You carry no cattle.
refusal-sheriff-there = The Sheriff is there, and you are Wanted.
refusal-out-of-reach = That is too far.
refusal-no-mesa = You cannot reach that space through a mesa.
refusal-already-there = You are already there: choose another space.
refusal-too-few-nuggets = You do not have that many nuggets.
refusal-wanted-no-marshal = You are Wanted and cannot gain Marshal points.
refusal-no-marshal-reward = The fight card denies you a Marshal point for this bandit.
refusal-nothing-to-take = The target has nothing of that kind to steal.
refusal-cannot-decline = You cannot decline this fight.
refusal-goal-not-met = You have not met that goal this turn, or it is not yours.
refusal-no-disc = You cannot add a disc to that story.
refusal-item-left-out = That item is not used in a first game.
refusal-cattle-left-out = There are no cattle in a first game.
refusal-arrests-over = A player has reached the LP that trigger the end: in Wild Wild West, nobody can be arrested anymore.
refusal-not-an-option = That is not one of the options.
