# The game's own screen in the browser: bar, rail, ledgers, decision, mat, hand, log.

## The bar

web-game-round = Round { $n }
web-game-length = Playing to { $n } LP
# The same in the narrow bar of a phone, beside the round.
web-game-length-short = To { $n } LP
web-game-set-up = Setting up
web-game-your-turn = Your turn
web-game-turn-of = { $name }’s turn
web-game-you-choose = Your choice
web-game-waiting-for = Waiting for { $names }
web-game-phase-last-but-one = One more round after this one
web-game-phase-last = The last round
web-game-phase-over = The game is over
web-game-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
web-game-discards = { $n ->
    [one] 1 discard
   *[other] { $n } discards
}
web-game-discards-title = The discard pile
web-game-rules = Rules
web-game-chat = Chat
web-game-sound-on = Sound is on
web-game-sound-off = Sound is off
web-game-settings = Settings
web-game-menu = Menu
web-game-skip = Skip to your choices
web-game-keys = Keyboard
web-game-keys-title = Keys
web-game-keys-numbers = Make a choice by its number
web-game-keys-tab = Move through choices, cards and spaces
web-game-keys-escape = Deselect, or close what is open
web-game-keys-hint = Show or hide a hint
web-game-keys-help = Show these keys
web-game-home = Leave the table
web-game-watching = Watching
web-game-review = Replay
web-game-line-opening = Connecting
web-game-line-closed = You can choose again once the connection is back.
web-game-line-sent = Your choice will be sent when the connection is back.
web-game-choice-late = The connection was lost while you were choosing, and the game has moved on. Check the log, then choose again.
web-game-chosen = Your choice: { $choice }
web-game-resign = Leave the game to a bot
web-game-resign-title = Leave the game?
web-game-resign-text = A bot takes your seat and plays on. You can watch, and you can come back at any time before the game ends.
web-game-resign-yes = Leave it to a bot
web-game-resign-no = Play on
web-game-come-back = Take your seat again
web-game-end = End the game for everyone
web-game-end-title = End the game without a result?
web-game-end-text = The game ends once all the people playing it agree. It then affects nobody’s rating, achievements or statistics.
web-game-end-yes = Ask the others
web-game-end-alone = End the game
web-game-quit = { $n ->
    [one] { $names } wants to end the game without a result
   *[other] { $names } want to end the game without a result
}
web-game-quit-you = You want to end the game without a result
web-game-quit-waiting = Waiting for { $names }.
web-game-quit-agree = End the game
web-game-stand-in-you = A gunslinger plays for you
web-game-stand-in-for = A gunslinger plays for { $name }
web-game-stand-in-absent = You were away for longer than this table allows.
web-game-stand-in-idle = You were inactive for longer than this table allows.
web-game-stand-in-vote = The other players voted for a bot.
web-game-stand-in-late = Your time for this decision ran out. The next decision is yours again.
web-game-stand-in-overdue = Your time ran out repeatedly.
web-game-stand-in-resign = You left the game to a bot.
# $ahead: the number of games of bots that play before this one
web-game-in-line = { $ahead ->
    [0] This game is next
    [one] One game is ahead of this one
   *[other] { $ahead } games are ahead of this one
}
web-game-in-line-more = Many games with only bots are running. This one begins by itself when its turn comes; you may leave and come back.
web-game-stopped = The rules have changed
web-game-stopped-more = Since this game began, the program’s rules have been corrected: choice { $choice } is no longer possible. The game has gone back to just before that choice. { $left ->
    [one] That choice does not count.
   *[other] The { $left } choices from that one on do not count.
}
web-game-stopped-continue = Go on from here
web-game-stopped-waiting = You agree. Waiting for { $names }.
web-game-stopped-end = End without a result
web-game-stopped-export = End, and save the record
web-game-ended = Ended without a result
web-game-ended-more = The rules were corrected during this game, and its players ended the game. It does not count for anyone.
web-game-ended-agreed = The people who played agreed to end the game. It does not count for anyone.
web-game-take-over = Take over
web-game-still-there = Are you still there?
web-game-steps-in-you = A bot will soon play for you.
web-game-here = I’m here
web-game-steps-in = A bot will step in soon.
web-game-idle-more = { $name } hasn’t done anything for a while.
web-game-slow-more = { $name } is taking longer than this table allows.

## Players

web-game-players = Players
web-game-player-more = { $name }: player details
web-game-first = First player
web-game-you = You
web-game-playing = Playing
web-game-chooses = Choosing
web-game-bot = Bot:
web-game-bot-plays = A bot plays
web-game-away = Away
web-game-deeds-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
web-game-lp = LP
web-game-lp-of = { $n } LP
web-game-money-of = Money: ${ $n }
web-game-cards-of = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
web-game-nuggets-of = { $n ->
    [one] 1 gold nugget
   *[other] { $n } gold nuggets
}
web-game-wounds-of = Wounds: { $n } of { $of }
web-game-track-none = Neither Marshal nor Wanted
web-game-stands = At { $place }
web-game-drives = Carries cattle from the { $ranch }
web-game-discs = { $n ->
    [one] 1 disc on a story
   *[other] { $n } discs on stories
}
web-game-tokens-of = { $n ->
    [one] 1 legendary token
   *[other] { $n } legendary tokens
}
web-game-goals-of = { $n ->
    [one] 1 goal completed
   *[other] { $n } goals completed
}
web-game-goal-shown = { $goal }: { $text }
web-game-facedown = { $n ->
    [one] 1 card facedown
   *[other] { $n } cards facedown
}
web-game-items = Items
web-game-no-items = No items yet
web-game-ability = Legendary ability
web-game-ability-off = From { $n } LP on
web-game-away-more = { $name } is away.
web-game-vote = Vote for a bot
web-game-voted = { $n ->
    [one] 1 vote for a bot
   *[other] { $n } votes for a bot
}
web-game-on-foot = On foot
web-game-unarmed = Unarmed

## Tracks and stories

web-game-marshal-when = LP at the end of the game
web-game-wanted-when = LP at the end of your turn
web-game-track-event = An event marker is here: whoever reaches it first resolves an event.
web-game-track-space = { $track } { $n }: { $gives }
web-game-track-points = { $track }, space { $n } of { $of }
web-game-track-beyond = { $track }, each point beyond the last space: { $gives }
web-game-track-nothing = nothing
web-game-track-here = Here: { $names }
web-game-money = ${ $n }
web-game-points = { $n } LP
web-game-row-worth = +{ $n }
web-game-story = Story
web-game-story-cards = Draw pile: { $n }
web-game-story-none = No story left
web-game-story-later = Opens when the game begins
web-game-story-discs = Discs: { $n } of { $of }

## My mat and hand

web-game-mat = Your belongings
web-game-of = of { $n }
web-game-slot-item = Item
web-game-spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
web-game-upgraded = upgraded
web-game-not-active = not in use
web-game-wounds = Wounds
web-game-nuggets = Gold nuggets
web-game-cash = Money
web-game-cattle-of = { $ranch } cattle
web-game-goal-met = Met: show it before your turn ends
web-game-goal-open = Not met yet
## What things are for

# $what is the name of a thing on the table.
web-about-open = What it’s for: { $what }
web-about-rules = In the rules
web-about-shelves = See what the store sells
web-about-no-place = No location here.
web-about-place = What is here?
web-about-bandit = A bandit: whoever enters this space must fight it.
web-about-sheriff = The Sheriff: while Wanted, you cannot enter his space.
web-about-players = Here: { $names }
web-about-story = Story { $deck }
web-about-story-missing = { $n ->
    [0] Complete: it is resolved at the end of this turn.
    [one] 1 more disc is needed.
   *[other] { $n } more discs are needed.
}
web-about-story-unknown = The reward is revealed when the story is resolved. Everyone with a disc on the story gets the reward.
# Your next completed goal: of tokens worth $low to $high LP you draw $n and keep $n in all.
web-about-goal-value = { $n ->
    [one] Worth a legendary token of { $low } to { $high } LP
   *[other] Worth one more legendary token of { $low } to { $high } LP: draw { $n }, then keep { $n } of all your tokens
}
web-about-item-lp = { $n } LP in the final scoring.
web-about-item-upgraded = Upgraded for ${ $n }, worth { $lp } LP in the final scoring:
web-about-item-copy = Name of this copy: { $name }.
web-about-item-owner = Owned by { $name }.
web-about-item-price = Store price: ${ $n }.
web-about-money = Money
web-about-lp = Legendary points
web-about-hand = Poker cards
web-about-nugget = Gold nuggets
web-about-wound = Wounds

## Cards that stay until they are closed

# $title is what stands on the card.
web-notice-close = Close: { $title }
web-notice-goals = Your goals
web-notice-result = How it ended
web-recap-title = Since your last turn
web-recap-first = Before your first turn
web-recap-mine = Your changes
web-recap-others = Other players
# $n is a number with its sign.
web-recap-lp = { $n } LP
web-recap-money-more = +${ $n }
web-recap-money-less = −${ $n }
web-recap-nothing = no change
web-game-tokens-own = Your legendary tokens, worth { $values } LP
web-game-hand = Your hand
web-game-hand-empty = No cards in hand
web-game-hand-dealer = You deal for the house

## The decision

web-game-decision = Your decision
web-game-both = { $first }: { $rest }
web-game-undo = Undo
web-game-undo-more = Undo your last choice
web-game-why = Why?
web-game-why-more = Show the rule for this
web-game-group-move = Move
web-game-group-cards = Use a card or an item
web-game-group-card = Choose a card
web-game-group-here = Here, at { $place }
web-game-group-here-plain = Here
web-game-group-fight = Fight
web-game-group-choice = Choose
web-game-group-goal = Goals met
web-game-group-stop = Or
web-game-ride = Move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
web-game-ride-short = Move up to { $n }
web-game-walk = Move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
web-game-reach = { $mount } · { $n ->
    [one] 1 space in reach
   *[other] { $n } spaces in reach
}
web-game-reach-plain = { $n ->
    [one] 1 space in reach
   *[other] { $n } spaces in reach
}
web-game-ride-on-map = Choose on the map
web-game-destinations = Where to?
web-game-destinations-more = Choose a named place, or any glowing space on the map.
# Pressed, hovered or focused: a space to which no choice leads. $n is the spaces of a move action.
web-game-beyond-move = That is too far. One action moves you up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}, but not past a bandit.
web-game-beyond-start = You cannot start there. Choose one of the glowing spaces.
web-game-beyond-sheriff = The Sheriff cannot be moved there. Choose one of the glowing spaces.
web-game-beyond = You cannot move there now. Choose one of the glowing spaces.
web-game-back = Back
web-game-start-fight = Start a fight
web-game-fight-nobody = Nobody shares your space
web-game-ride-and-fight = Move and fight
web-game-ride-to = Move to { $place }
web-game-elsewhere = Elsewhere
web-game-do-ride = Move there
web-game-do = Confirm
web-game-do-not = Not yet
web-game-end-early = { $n ->
    [one] You still have 1 action. End anyway?
   *[other] You still have { $n } actions. End anyway?
}
web-game-pick-two = Choose two cards from your hand.
web-game-pick-more = Choose one more card.
web-game-lay-two = Play these two
web-game-lay-hand = { $hand } with the flop
# $n is how many of these cards are laid.
web-game-lay-bonus = { $n ->
    [one] { $name }
   *[other] { $name } twice
}
web-game-lay-shown = When the cards are revealed
web-game-lay-lost = You reach your limit: ${ $n } is lost.
web-game-lay-kept = No bonus unless played: { $name }.
web-game-gain-cards = { $n ->
    [one] +1 card
   *[other] +{ $n } cards
}
# Where a reaction, or passing, would leave a fight.
web-game-outlook-win = You would win.
web-game-outlook-lose = You would lose.
web-game-outlook-again = The fight would start again.
# What a limit takes of a gain: $n of $of are gained, $limit is what one can hold.
web-log-cut-money = { $you ->
    [name] You gain ${ $n } of ${ $of }: you can hold
   *[no] { $name } gains ${ $n } of ${ $of } and can hold
} ${ $limit } at most.
web-log-cut-nuggets = { $you ->
    [name] You gain { $n } of { $of } nuggets: you can carry
   *[no] { $name } gains { $n } of { $of } nuggets and can carry
} { $limit } at most.
web-game-passing = You have no card to react with, so the game passes for you. Choose Wait to stay and look around.
web-game-passing-title = Passing
web-game-ending = No goal to show: your turn ends
web-game-ending-title = Your turn ends
# Answers a question once for all.
web-standing-always-mount = Always keep the mount in use
web-standing-always-weapon = Always keep the weapon in use
web-standing-always-payment = Always money first
web-standing-always-more = You won’t be asked again. You can change this in the settings.
web-standing-ask = Ask me again from now on
# The income of this turn in all of one's turns. Shown at one's money while it stands, with what ends it.
# $what is a list of cards of the hand, of items and of a character’s ability.
web-farther = Offer after a move: { $what }
web-farther-more = When this is on, you are asked after each move whether to use what can take you farther. When it is off, you stay where the move ends.
web-stayed = Your move ended here.
web-stayed-farther = Go farther
web-stayed-more = Takes you back to the end of your move, where you can still choose to go farther.
web-each-turn = The same each turn
web-each-turn-more = You take this income at the start of each of your turns in this game, until you turn this off next to your money, in the menu or in the settings.
web-each-turn-money = Income each turn: money
web-each-turn-cards = Income each turn: cards
web-each-turn-both = Income each turn: money and a card
web-each-turn-end = Ask me for my income again
# Discards the lowest cards of a hand in one press; $n is their number, 2 or more.
web-game-lowest = Discard the { $n } lowest
web-game-wait = Wait
web-game-waits = Nothing to do for now
web-game-waits-for = Waiting for { $names } to choose.
# $text: what somebody else is asked, as that player reads it.
web-game-waits-question = The question: “{ $text }”
web-game-shows = Watch
web-game-paused = Paused
web-game-pause = Pause
web-game-pause-more = Pauses the animation. The game itself goes on.
web-game-go-on = Continue
web-game-watch-more = You are watching this game. Hidden information stays hidden.
web-game-over = The game is over
web-game-over-more = The points are being counted.
web-game-refused = Not allowed: { $reason }
web-game-handover = Pass the device to { $name }
web-game-handover-more = Nothing is shown until { $name } has the device.
web-game-handover-go = I am { $name }

web-game-hint-actions = Choose a <b>glowing space</b> to move there, or choose another action.
web-game-hint-actions-last = Your last action: choose a <b>glowing space</b>, or another action.
web-game-hint-actions-none = No actions left. End your turn, or complete a goal.

## Titles of questions

web-game-title-draft = Who will you be?
web-game-title-start = Where do you start?
web-game-title-income = Choose your income
web-game-title-weapon = Which weapon?
web-game-title-mount = Which mount?
web-game-title-actions = What will you do?
web-game-title-end-of-turn = Your turn ends
web-game-title-extend-move = Move on?
web-game-title-move-ended = You have arrived
web-game-title-ride = Where to?
web-game-title-fight-start = The fight begins
web-game-title-commit = Play a card
web-game-title-accept-or-decline = Will you fight?
web-game-title-commit-or-decline = Will you fight?
web-game-title-npc-bandit = You play the bandit
web-game-title-npc-heist = You play the guard
web-game-title-npc-sheriff = You play the Sheriff
web-game-title-npc-opponent = You play the opponent
web-game-title-fight-reveal = Use your card?
web-game-title-fight-reactions = Your reaction?
web-game-title-fight-compared = Use your card?
web-game-title-fight-outcome-rob = Take your loot
web-game-title-fight-outcome = Your reward
web-game-title-fire = What comes first?
web-game-title-choose = Which will it be?
web-game-title-suffer = Choose a penalty
web-game-title-may = Accept this?
web-game-title-player-here = Which player?
web-game-title-tribute = Pay up
web-game-title-travel = Travel where?
web-game-title-store = At the store
web-game-title-upgrade = Upgrade what?
web-game-title-shop = Buy what?
web-game-title-equip-new = Use it now?
web-game-title-discard = Discard
web-game-title-discard-limit = Too many cards
web-game-title-npc-restart = Restart fight?
web-game-title-sheriff-ride = Move the Sheriff
web-game-title-sheriff-place = Place the Sheriff
web-game-title-sheriff-arrest = Arrest whom?
web-game-title-poker-join = Poker?
web-game-title-poker-lay = Your two cards
web-game-title-poker-bonus = Use a card’s bonus?
web-game-title-poker-after = After the game of poker
web-game-title-reroll = Reroll?
web-game-title-offer = Add to a story?
web-game-title-points = Your reaction?
web-game-title-tokens = Your legendary tokens
web-game-title-over = The game is over

## What a choice does

web-game-pay = Pay ${ $n }
web-game-gain-money = +${ $n }
web-game-gain-lp = +{ $n } LP
web-game-more = +{ $n }
web-game-less = −{ $n }
# $limit is the most that one can hold.
web-game-lost-money = ${ $n } would be lost: you can hold ${ $limit } at most
web-game-lost-nuggets = { $n ->
    [one] 1 nugget would be lost: you can carry { $limit } at most
   *[other] { $n } nuggets would be lost: you can carry { $limit } at most
}
web-game-price = ${ $n }
web-game-price-free = Free
web-game-offer-work = Work
web-game-offer-heal = See the doctor
web-game-offer-visit = Visit the store
web-game-offer-visit-more = No action is spent until you buy
web-game-offer-leave = Leave the store
web-game-offer-leave-more = Nothing spent
web-game-buy-only = You leave the store afterward: to buy several items, visit the store
web-game-buy-several = To buy several items
# Above the things of a store, each of which is bought with one press.
web-game-wares = Buy one thing and leave
web-game-visit-free = Nothing is spent yet. Your first purchase takes 1 action; you can buy more in the same action until you leave.
web-game-offer-revel = Revel for { $n } LP
web-game-offer-poker = Play poker
web-game-offer-poker-more = Ante ${ $n }, the house adds ${ $house }
web-game-offer-prospect-more = Roll the two dice
web-game-offer-heist-more = If you win: ${ $money }, Wanted +{ $wanted }
web-game-offer-acquire-more = Wrangle the cattle at a Rail Station, or rustle them
web-game-offer-deposit = { $nuggets ->
    [one] Sell 1 nugget
   *[other] Sell { $nuggets } nuggets
}
web-game-offer-deposit-cards = { $nuggets ->
    [0] { $cards ->
        [one] Sell 1 card as a nugget
       *[other] Sell { $cards } cards as nuggets
    }
    [one] { $cards ->
        [one] Sell 1 nugget and 1 card
       *[other] Sell 1 nugget and { $cards } cards
    }
   *[other] { $cards ->
        [one] Sell { $nuggets } nuggets and 1 card
       *[other] Sell { $nuggets } nuggets and { $cards } cards
    }
}
# A fight card for a bandit, a guard or the Sheriff: whom its text is about.
web-game-offer-npc = For { $name }: { $text }
web-game-offer-duel = Duel { $name }
web-game-offer-duel-lp = If you win: { $n } LP
web-game-offer-rob = Rob { $name }
web-game-offer-rob-more = If you win: half of that player’s money or nuggets
web-game-offer-rob-all-more = If you win: all of that player’s money or nuggets
web-game-offer-arrest = Arrest { $name }
web-game-offer-arrest-more = If you win: 1 Marshal point
web-game-offer-mesa = { $n ->
    [one] { $place }, through the mesa
   *[other] { $place }, through { $n } mesas
}
web-game-tip-bandit = Bandit here:
web-game-tip-bandit-more = your move ends in a fight.
web-game-offer-bandit = Bandit here: your move ends in a fight.
web-game-offer-opponent = { $opponent }: your move ends in a fight.
web-game-offer-fare = The train costs ${ $n }.
web-game-offer-way-plain = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
web-game-offer-players = { $names } is here.
web-game-offer-players-many = { $names } are here.
web-game-offer-tokens = { $n ->
    [one] Keep 1 token
   *[other] Keep { $n } tokens
}
web-game-offer-tokens-more = Worth { $values } LP
web-game-offer-tokens-none = Keep none
web-game-offer-reroll-1 = Reroll the first die
web-game-offer-reroll-2 = Reroll the second die
web-game-offer-reroll-more = Showing: { $face }
web-game-offer-contribute = Story { $deck }
web-game-offer-end-more = { $n ->
    [0] No actions left
    [one] 1 action left
   *[other] { $n } actions left
}
web-game-offer-target-more = At { $place }

## What a choice changes, as far as it is certain

web-game-lose-money = −${ $n }
web-game-lose-lp = −{ $n } LP
web-game-gain-nuggets = { $n ->
    [one] +1 nugget
   *[other] +{ $n } nuggets
}
web-game-lose-nuggets = { $n ->
    [one] −1 nugget
   *[other] −{ $n } nuggets
}
web-game-gain-wounds = { $n ->
    [one] +1 wound
   *[other] +{ $n } wounds
}
web-game-heal-wounds = { $n ->
    [one] −1 wound
   *[other] −{ $n } wounds
}
web-game-gain-actions = { $n ->
    [one] +1 action
   *[other] +{ $n } actions
}
# $from and $to are the LP before and after.
web-game-lp-sum = +{ $n } LP: from { $from } to { $to }
# A step on a track: its name and the space that is reached; $pays is what that space gives, such as “+$20”.
web-game-step = { $track }, space { $n }
web-game-step-pays = { $track }, space { $n }: { $pays }
web-game-step-off = { $track }: back to the start
# What a choice changes for somebody else, after the name and a colon, with commas between: the space on a track where the cube then is,
# such as “Wanted 0”, an arrest, and the place to which the figure is moved.
web-game-other-step = { $track } { $n }
web-game-other-arrested = arrested
web-game-other-moved = to { $place }
web-game-offer-reward-end = You are at the end of the track
# Players who could react, as far as everybody knows.
web-game-may-react = May react: { $names }
# The player who plays the cards of a bandit, guard or other opponent.
web-game-plays-npc = { $name } plays the opponent’s fight card
# What follows whichever of the options is chosen: $what is a list of changes such as “+1 wound · Wanted: back to the start”.
web-game-either-way = Either way: { $what }
# $places are up to four places within two spaces, nearest first.
web-game-near = Near: { $places }
web-game-near-nothing = Nothing within two spaces
web-game-near-bandit = Bandit
web-game-offer-accept-more = You choose your card next

## How likely a choice succeeds

web-game-odds-brief = { $n }% odds
# $percent is exact, $n in $of a simple fraction near it.
web-game-odds = { $percent }% chance, about { $n } in { $of }
# $odds is one of the two above.
web-game-odds-card = Beats whatever is played against it, before reactions: { $odds }
web-game-odds-best = Your best card beats whatever is played against it, before reactions: { $odds }
web-game-odds-hand = Wins the pot, across all cards that the others could hold: { $odds }
web-game-odds-pot = Chance that your best hand wins the pot, whatever cards are still to come: { $odds }
web-game-odds-joined = Chance that your best hand wins the pot against those who have joined so far, whatever cards are still to come: { $odds }
web-game-odds-dealer = Chance that your best hand wins the pot against the dealer, whatever cards are still to come: { $odds }
web-game-odds-nugget = A gold nugget: { $odds }
web-game-odds-wound = No wound: { $odds }

## The hint

web-hint = Hint
web-hint-more = What would a gunslinger do?
web-hint-title = A gunslinger’s advice
web-hint-close = Hide the hint
web-hint-thinking = Thinking it over
web-hint-thinking-more = You can choose without waiting.
web-hint-silent = No choice is clearly best.
web-hint-again = Ask again
# Spoken once the advice is there: the best choice, and its chance of winning the game.
web-hint-best = Advised: { $choice }. { $n }% to win the game.
web-hint-key-choice = The best choices
web-hint-key-chance = Chance to win the game
web-hint-percent = { $n }%
web-hint-chance = { $n }% to win the game
# $lp is a number with its sign.
web-hint-worth = { $lp } LP
# $clauses say why, such as "62% to win, worth about 3 LP", joined by the comma below.
web-hint-sentence = { $clauses }.
web-hint-comma = { ", " }
web-hint-mark = Advised
web-hint-play = Play this
web-hint-play-of = Play this: { $choice }

## The log and the chat

web-game-log = What happened
web-game-log-filter = Show
web-game-log-all = All
web-game-log-mine = Mine
web-game-log-fights = Fights
web-game-log-money = Money
web-game-log-lp = LP
web-log-seat-absent = A bot steps in for { $name }, who was away.
web-log-seat-idle = A bot steps in for { $name }, who was inactive for too long.
web-log-seat-vote = The other players voted for a bot to play for { $name }.
web-log-seat-late = { $name }’s time has run out: a bot makes this decision.
web-log-seat-overdue = { $name }’s time has run out again: a bot plays from now on.
web-log-seat-resign = { $name } leaves the game to a bot.
web-log-seat-return = { $name } is back and takes over from the bot.
web-game-log-empty = Nothing yet.
web-game-chat-unread = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
web-game-chat-empty = No messages yet.
web-game-chat-say = Say something
web-game-chat-send = Send

## The phone

web-game-tab-board = Board
web-game-tab-hand = Hand
web-game-tab-players = Players
web-game-tab-tracks = Tracks
web-game-tab-log = Log
web-game-tabs = Parts of the table
web-game-sheet-more = Show every choice
web-game-sheet-less = Show less
web-game-sheet-map = Show the map
web-game-sheet-open = Show your decision

# On what a card or token tells: it stays until it is closed.
web-tale-hold = Keep it open
