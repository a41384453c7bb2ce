# The scenes that lie over the board: fights, poker, the store, prospecting, stories and the like.

web-scene-steps = Progress
# $name is the player who reads.
web-scene-you = You, { $name }
web-scene-you-short = You
web-scene-dollars = ${ $n }
web-scene-upgraded = Upgraded
web-scene-upgraded-worth = { $n } LP at the end
web-scene-npc-bandit = Bandit
web-scene-npc-guard = Guard
web-scene-npc-sheriff = Sheriff
web-scene-npc-opponent = Opponent
# The same within a sentence.
web-scene-the-bandit = the bandit
web-scene-the-guard = the guard
web-scene-the-sheriff = the Sheriff
web-scene-the-opponent = the opponent

## What was gained or lost, on small chips

web-scene-gain-money-change = ${ $n }
web-scene-gain-lp-change = { $n } LP
web-scene-gain-nuggets-change = { $n ->
    [one] { $n } nugget
   *[other] { $n } nuggets
}
# The same of what is lost.
web-scene-gain-money-lost = ${ $n } lost
web-scene-gain-lp-lost = { $n } LP lost
web-scene-gain-nuggets-lost = { $n ->
    [one] { $n } nugget lost
   *[other] { $n } nuggets lost
}
web-scene-gain-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
web-scene-gain-no-wound = Wound canceled
# What a limit took of a gain.
web-scene-gain-over-limit-money = ${ $n } lost: limit reached
web-scene-gain-over-limit-nuggets = { $n ->
    [one] 1 nugget lost: limit reached
   *[other] { $n } nuggets lost: limit reached
}
web-scene-gain-healed = { $n ->
    [one] 1 wound healed
   *[other] { $n } wounds healed
}
web-scene-gain-marshal-now = Marshal { $n }
web-scene-gain-wanted-now = Wanted { $n }
web-scene-gain-draw = { $n ->
    [one] 1 card drawn
   *[other] { $n } cards drawn
}
web-scene-gain-arrested = Arrested
web-scene-gain-actions = { $n ->
    [one] 1 more action
   *[other] { $n } more actions
}
web-scene-gain-cattle = The cattle
# $who is whose it is, $you whether that is the reader, $what one of the stakes below.
web-scene-gain-prize = { $what }
web-scene-gain-stake = { $you ->
    [yes] You: { $what }
   *[no] { $who }: { $what }
}

## Fights

web-scene-fight-duel = Duel
web-scene-fight-rob = Hands up!
web-scene-fight-arrest = In the name of the law
web-scene-fight-bandit = Bandit ambush
web-scene-fight-heist = Bank Heist
web-scene-fight-sheriff = The Sheriff is here
web-scene-fight-opponent = A fight
web-scene-fight-where-duel = { $name } challenges { $other } to a duel. { $place }
web-scene-fight-where-rob = { $name } tries to rob { $other }. { $place }
web-scene-fight-where-arrest = { $name } tries to arrest { $other }. { $place }
web-scene-fight-where-bandit = { $name } against the bandit, played by { $other }. { $place }
web-scene-fight-where-heist = { $name } against the guard, played by { $other }. { $place }
web-scene-fight-where-sheriff = The Sheriff, played by { $other }, against { $name }. { $place }
web-scene-fight-where-opponent = Opponent of { $name }: { $opponent }, played by { $other }. { $place }

web-scene-fight-attacker = Attacker
web-scene-fight-target = Target
web-scene-fight-played-by = Played by { $name }
web-scene-fight-winner = Winner
web-scene-fight-passed = Passed
web-scene-fight-thinking = May react
web-scene-fight-no-card = No card yet
web-scene-fight-declined = Declined
# $card is a fight card's rank; empty for a poker card.
web-scene-fight-yours = { $card ->
    [none] Your card
   *[other] Your { $card }
}
web-scene-fight-effect = Effect
web-scene-fight-cancelled = No effect
web-scene-fight-again = The fight starts again!
web-scene-fight-card = Fight card { $rank }. { $text }

# $who is who is ahead, $you whether that is the reader, $one and $two the values of both cards.
web-scene-fight-stands = { $one } against { $two }{ $you ->
    [yes] { $tie ->
        [yes] : as it stands, you win the tie
       *[no] : as it stands, you win
    }
   *[no] { $tie ->
        [yes] . Winner of the tie as it stands: { $who }
       *[no] . Winner as it stands: { $who }
    }
}
web-scene-fight-result = { $one } against { $two }{ $you ->
    [yes] { $tie ->
        [yes] : you win the tie
       *[no] : you win
    }
   *[no] { $tie ->
        [yes] . Winner of the tie: { $who }
       *[no] . Winner: { $who }
    }
}
web-scene-fight-unfought = { $you ->
    [yes] No fight: you win
   *[no] No fight. Winner: { $who }
}
web-scene-fight-if = { $you ->
    [yes] If you win
   *[no] If the winner is { $who }
}
web-scene-fight-nothing = Nothing changes
web-scene-fight-pending = Nothing so far

# What whoever loses a fight gets.
web-scene-stake-hurt = 1 wound, 1 card drawn
# $n of all fight cards, $all in number, can wound even whoever wins.
web-scene-stake-fight-card = { $n } of { $all } fight cards can wound you even if you win
web-scene-stake-lp = { $n } LP
web-scene-stake-lp-lost = { $n } LP lost
web-scene-stake-loot = { $share ->
    [all] All the money or nuggets
    [half] Half the money or nuggets, rounded up
   *[unknown] Money or nuggets
}
web-scene-stake-wanted = Wanted +{ $n }
web-scene-stake-marshal = Marshal +{ $n }
web-scene-stake-bounty = 1 LP or Marshal +1
web-scene-stake-money = ${ $n }
web-scene-stake-arrested = Arrested
web-scene-stake-free = No arrest

web-scene-fight-step-declare = Declared
web-scene-fight-step-lay = Cards down
web-scene-fight-step-reveal = Revealed
web-scene-fight-step-react = Reactions
web-scene-fight-step-result = Result

## Poker

web-scene-poker = Poker
web-scene-poker-rule = Flop plus two of your cards: the best five-card hand takes the pot
web-scene-poker-pot = ${ $house } from the house, ${ $ante } from each player
web-scene-poker-house = Deals for the house
web-scene-poker-starter = Started the game
web-scene-poker-asked = Joining?
web-scene-poker-in = In the game
web-scene-poker-thinking = Choosing
web-scene-poker-laid = Cards chosen
web-scene-poker-shown = Revealed
web-scene-poker-choose = { $n ->
    [0] No card to play
    [one] Choose a card
   *[other] Choose { $n } cards
}
web-scene-poker-dealing = You deal for the house.
# $hand is a category, such as "Full House".
web-scene-poker-best = At best: { $hand }
web-scene-poker-with-flop = With the flop
# $card is a card that may take any value at poker, such as “2♥ Cheat”; $rank is the value that it has in the hand, such as “K”.
web-scene-poker-wild = { $card } counts as { $rank }
web-scene-poker-lay = Play facedown
web-scene-poker-ladder = Ranking of hands
web-scene-poker-beats = beats you
web-scene-poker-yours = yours
web-scene-poker-beaten = you beat
web-scene-poker-step-ante = Ante
web-scene-poker-step-flop = Flop
web-scene-poker-step-choose = Choose
web-scene-poker-step-reveal = Reveal

web-scene-hand-high-card = High Card
web-scene-hand-pair = Pair
web-scene-hand-two-pair = Two Pair
web-scene-hand-three-of-a-kind = Three of a Kind
web-scene-hand-straight = Straight
web-scene-hand-flush = Flush
web-scene-hand-full-house = Full House
web-scene-hand-four-of-a-kind = Four of a Kind
web-scene-hand-straight-flush = Straight Flush
web-scene-hand-five-of-a-kind = Five of a Kind
web-scene-hand-royal-flush = Royal Flush

## The store

web-scene-store = General Store
web-scene-store-story = A story brings you here: { $story }
web-scene-store-look = If you leave without buying anything, no action is spent.
web-scene-store-look-far = This is what the General Stores sell.
web-scene-store-have = You have ${ $n }
web-scene-store-mounts = Mounts
web-scene-store-weapons = Weapons
web-scene-store-goods = Miscellaneous items
# $of is the most that can be held.
web-scene-store-places = Item slots taken: { $n } of { $of }
web-scene-store-yours = Yours
web-scene-store-left = { $n } left
web-scene-store-owners = Owned by { $names }
web-scene-store-free = Free
web-scene-store-buy = { $n ->
    [0] Take it
   *[other] Buy for ${ $n }
}
web-scene-store-upgrade = { $n ->
    [0] Upgrade
   *[other] Upgrade for ${ $n }
}
# The same with the item, for screen readers.
web-scene-store-buy-item = { $n ->
    [0] Take it: { $item }
   *[other] Buy for ${ $n }: { $item }
}
web-scene-store-upgrade-item = { $n ->
    [0] Upgrade: { $item }
   *[other] Upgrade for ${ $n }: { $item }
}
web-scene-store-short = ${ $n } short
web-scene-store-sold-out = Sold out
web-scene-store-already-owned = You own one
web-scene-store-already-upgraded = Upgraded
web-scene-store-too-many-items = No item slot left
web-scene-store-bought = Bought
web-scene-store-line = { $item } for ${ $n }
web-scene-store-total = ${ $n }

# What stands on the shelves, in few words. A number that stands here must stand in the item's text.
web-scene-item-plain = No effect yet.
web-scene-item-mule = Move up to 3. Carry 2 more nuggets.
web-scene-item-mule-upgraded = Move up to 4. Deposit 4+ nuggets: 1 LP.
web-scene-item-mustang = Move up to 4 spaces.
web-scene-item-mustang-upgraded = Move up to 5 spaces.
web-scene-item-revolver-upgraded = Their card −1.
web-scene-item-rifle = See 2 of your target’s cards.
web-scene-item-rifle-upgraded = Their card −1. See 2 cards.
web-scene-item-shotgun = Win a fight: draw 1 card.
web-scene-item-shotgun-upgraded = Their card −1. Win: draw 1.
web-scene-item-miners-map = Prospecting: reroll one die.
web-scene-item-provisions = Draw 1 now. Discard later: draw 1 and heal 1 wound.
web-scene-item-ten-gallon = Win at poker: 1 LP. Lose: gain $10.
web-scene-item-whiskey = Heal 1 wound now. Later: 1 wound for a player here.

## Prospecting

web-scene-prospect = Gold fever
web-scene-prospect-unrolled = Not rolled yet
web-scene-prospect-again = Press a die to roll it again
web-scene-prospect-take = Take the results
web-scene-face-nugget = A gold nugget
web-scene-face-tailings = Pays a little
web-scene-face-gold-dust = Pays; roll it again
web-scene-face-gravel = Nothing

## The Sheriff

web-scene-ride = The Sheriff moves
web-scene-ride-by = { $you ->
    [yes] You move the Sheriff.
   *[no] { $name } moves the Sheriff.
} { $n ->
    [0] The Sheriff stops here.
    [one] 1 space left.
   *[other] { $n } spaces left.
}
web-scene-pick = Choose a player
web-scene-pick-wanted = Wanted
web-scene-pick-carries = Has ${ $n }
web-scene-pick-points = { $n ->
    [one] 1 Wanted point
   *[other] { $n } Wanted points
}

## Stories

web-scene-event = Event
web-scene-event-by = { $name } resolves it
web-scene-event-effects = What happens
web-scene-story = A story is resolved
web-scene-story-reward = For everyone with a disc
# A player’s second disc on a story brings nothing more.
web-scene-story-twice = 2 discs, 1 reward
web-scene-story-then = And then
web-scene-story-discs = { $n } of { $of } discs{ $n ->
    [0] {""}
   *[other] : { $names }
}
web-scene-offer = Add to a story
web-scene-offer-story = Story { $n }
# Only the trigger of a story is known before it is resolved.
web-scene-offer-hidden = Its reward is on the other side of the card, which nobody sees until the story is complete.
web-scene-offer-empty = No story left in this deck.
web-scene-offer-add = Add a disc
web-scene-offer-not = Not this time

## Goals and tokens

web-scene-goals = Goal met
web-scene-goals-show = Show it
web-scene-tokens = Legendary tokens
# $n tokens may be kept of $of.
web-scene-tokens-keep = { $n ->
    [one] Keep 1 of { $of }
   *[other] Keep { $n } of { $of }
}
web-scene-tokens-secret = Their value stays secret until the final scoring.
web-scene-tokens-choose = { $n ->
    [one] Choose 1 to keep
   *[other] Choose { $n } to keep
}
web-scene-tokens-one = Token worth { $n } LP
web-scene-tokens-kept = Keep
web-scene-tokens-back = Return

## Before the game

web-scene-draft = Who will you be?
web-scene-draft-waiting = Waiting for the others to choose.
web-scene-draft-start = Starts { $place }
web-scene-draft-life = Life story
web-scene-draft-chosen = Chosen
web-scene-draft-others = Other players
web-scene-draft-open = choosing
web-scene-draft-done = has chosen
web-scene-start = Where you start
web-scene-start-map = { $n ->
    [one] 1 space, lit on the map
   *[other] { $n } spaces, lit on the map
}

## Sheets with a choice

web-scene-choice-limit = Too many cards
web-scene-choice-discard = Discard a card
web-scene-choice-suffer = Choose a penalty
web-scene-choice-choose = Make your choice
web-scene-choice-may = An offer
web-scene-choice-fire = Your abilities
web-scene-choice-player-here = Choose a player
web-scene-choice-tribute = Pay up
web-scene-choice-npc-restart = Start again?
web-scene-choice-equip-new = New from the store
web-scene-choice-weapon = Choose your weapon
web-scene-choice-mount = Saddle up

## Title cards that fade

web-scene-banner-end-triggered = The end is near
web-scene-banner-last-round = The last round
web-scene-banner-over = The dust settles
web-scene-banner-legendary = A legend is born
web-scene-banner-arrested = Behind bars
web-scene-banner-goal-shown = Goal completed

## Rewards to choose from

web-reward-title = Your reward
web-reward-list = Rewards
# The track with the step that a reward makes on it, as a picture; the words below it say where it leads.
web-reward-strip = { $track }, step marked
# $worth is a sentence, such as “Worth 2 LP in the final scoring.”
web-reward-row = Row { $n }. { $worth }
# What a fight card cost the winner before the reward: $what is a list such as “+1 wound · −1 LP”.
web-reward-toll = Fight card { $card } has already taken its toll: { $what }
web-reward-toll-card = −1 card
web-reward-no-story = Meets no story’s trigger
