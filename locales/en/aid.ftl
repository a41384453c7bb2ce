### The player aid: how to play, in the order in which a table asks. The rules one by one stand in rules.ftl.
###
### Every message may use these, whether English does or not. Numbers of the game: $players at the table, LP that set off
### the end ($length), actions of a turn ($actions), most dollars ($money), nuggets ($nuggets), wounds ($wounds), poker cards
### ($hand) and miscellaneous items ($misc), spaces on foot ($foot), LP of the legendary ability ($legendary), stake ($ante)
### and house ($house) at poker, prices of the doctor ($doctor) and of a LP at the cabaret ($revel), a nugget at the bank
### ($price), wages ($work), discs that complete a story ($discs), fight cards of a bandit ($banditcards), the guard
### ($guardcards) and the Sheriff ($sheriffcards), nuggets in the supply ($supply), income ($income, $cards, $bothmoney,
### $bothcards), a heist ($heistmoney, $heistwanted), a duel ($duel), dollars that make a LP in the end ($perlp), LP for the
### most Wanted ($most) and the others ($also), goals that one keeps ($kept), what a die pays ($find).
### Words: the rulebook ($edition: en, fr, it, custom); what is played, yes or no: $goals, $firstgame, $wild (Wild Wild West),
### $automa; the switches of the rulebook: $five, $start, $guard, $bandit, $sheriff, $surrender, $ride, $delivery,
### $change, $raising, as docs/editions.md has them; $kind of a fight: player, bandit, heist, sheriff.

aid-title = Player aid
aid-description = Western Legends at a glance: setting up, turns, actions, fights, poker, cards and every rule with its reason.
aid-credits = Darkrock. All words are our own; icons by the authors of game-icons.net, CC BY 3.0.
aid-about = { $edition ->
    [en] English rulebook
    [fr] French rulebook
    [it] Italian rulebook
   *[custom] A rulebook of your own
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, to { $length } LP
aid-with-goals = with goals

aid-search = Search the player aid
aid-search-none = Nothing found. Try fewer words, or other ones.
aid-everything = Everything on one page
aid-ruling = Why:
aid-example = Example:
aid-where = When
aid-cost = Cost
aid-result = Result
aid-worked = Example
aid-see = Rules

## In the terminal

aid-cli-contents = darkrock rules SECTION shows a section, darkrock rules WORDS searches all of them.
aid-cli-searched = Searched here: { $about }. Rules of other rulebooks: --edition any; of other variants: --variant.
aid-cli-elsewhere = Nothing of this in the game that was asked for ({ $about }). With { $option }:
aid-cli-rules = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
aid-cli-found = { $n ->
    [one] 1 place
   *[other] { $n } places
}
aid-cli-written = { $n ->
    [one] Written: { $path }
   *[other] { $n } files written; begin with { $path }
}

## Setting up

aid-setup = Setting up
aid-setup-intro = In this order, for this number of players and what you play with.
aid-setup-board = Put the board in the middle. Shuffle the poker deck and the fight deck and lay them facedown on it; put the two dice, the money and { $supply } nuggets beside it.
aid-setup-store = { $firstgame ->
    [yes] Fill the General Store with the items; leave the Miner's Map, the Ten-Gallon and the Whiskey in the box.
   *[no] Fill the General Store with all items.
}
aid-setup-cattle = { $firstgame ->
    [yes] Leave the cattle in the box.
   *[no] Put each cattle token on the Ranch of its colour, facedown and mixed.
}
aid-setup-stories = { $firstgame ->
    [yes] Pick out the 20 stories of a first game and shuffle them into one deck.
   *[no] Shuffle the stories and split them into two decks of much the same size.
} Here a story is complete with { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}.
aid-setup-tokens = Mix the legendary tokens facedown.
aid-setup-end = Put the end marker on { $length } LP.
aid-setup-sheriff = Stand the Sheriff in his office in Darkrock.
aid-setup-player = Each player takes a colour: a mat, { $goals ->
    [yes] its side with goals up
   *[no] its side without goals up
}, two cubes and two discs. All begin with no wounds and 0 LP.
aid-setup-characters = { $firstgame ->
    [yes] { $players ->
        [2] One of you is Billy the Kid, the other Bass Reeves or Annie Oakley. Draw lots.
        [3] The characters are Billy the Kid, Bass Reeves and Annie Oakley. Draw lots for who is whom.
       *[other] The characters are Billy the Kid, Bass Reeves, Annie Oakley and Bloody Knife. Draw lots for who is whom.
    }
   *[no] Deal two characters to each player. Keep one in secret; all show theirs at the same time.
}
aid-setup-first = { $firstgame ->
    [yes] Billy the Kid is the first player.
   *[no] Whoever begins with the most Wanted points is the first player; if several do, or nobody is Wanted, draw lots.
}
aid-setup-goods = Clockwise from the first player, everybody takes what the character begins with: items, money, poker cards. Points put a cube on that track, but pay nothing.
aid-setup-places = In the same order, everybody puts the figure on the character's place. For a General Store or a Saloon choose one of its three neighbouring spaces, for a gang one of its two hideouts.
aid-setup-goals = Deal everyone the goals of the character. One of them goes back unseen, { $kept } stay hidden.
aid-setup-bandits = Last, put a bandit on every hideout on which no player stands.

## A turn

aid-turn = A turn
aid-turn-begin = Start of the turn
aid-turn-effects = Effects for the start of a turn.
aid-turn-income = Income: take ${ $income }, or { $cards } poker cards, or ${ $bothmoney } and { $bothcards ->
    [one] a card
   *[other] { $bothcards } cards
}. You hold ${ $money } at most.
aid-turn-gear = Choose the weapon and the mount that you use this turn.
aid-turn-actions = Actions
aid-turn-three = Do up to { $actions } actions, in any order, the same one more than once if you like: move, use a card, fight a player, or do what your location offers.
aid-turn-free = { $firstgame ->
    [yes] Bonuses, reactions and bandits that you run into cost no action.
   *[no] { $goals ->
        [yes] Bonuses, reactions, bandits that you run into, deliveries and goals cost no action.
       *[no] Bonuses, reactions, bandits that you run into and deliveries cost no action.
    }
}
aid-turn-end = End of the turn
aid-turn-stories = Resolve the stories that have all their discs.
aid-turn-hand = Discard down to your hand limit: { $hand } cards, one fewer for each wound.
aid-turn-wanted = If you are Wanted, take LP for the row of your cube: 1, 2 or 3.
aid-turn-check = If somebody has { $length } LP or more, the end is set off: the round is finished, then all have one last turn.
aid-turn-pass = The player on your left goes on.
aid-turn-score = Final scoring
aid-score-items = LP on your upgraded weapons and mounts.
aid-score-money = 1 LP for every ${ $perlp }.
aid-score-wounds = −1 LP for each wound.
aid-score-wanted = The most Wanted: { $most } LP. Anyone else who is Wanted, or who shares that place: { $also } LP.
aid-score-marshal = A Marshal: 1, 2 or 3 LP for the row of the cube.
aid-score-goals = Legendary tokens.
aid-score-ties = A tie goes to whoever has more Marshal or Wanted points, then more nuggets, then fewer wounds.

## Actions

aid-actions = Actions
aid-actions-intro = Each takes one of your { $actions } actions.
aid-act-move = Move
    .when = Always.
    .cost = 1 action.
    .result = Go as far as your mount carries you, or { $foot } spaces on foot, from neighbour to neighbour; corners count. Nobody enters a mesa, and the Wanted never the Sheriff's space. A bandit on the way stops you and you fight.
    .example = On a Mule you have 3 spaces. The second holds a bandit: you stop there, fight, and the move is over.
aid-act-card = Use a card
    .when = A poker card, an item or your legendary ability says Action.
    .cost = 1 action; a poker card is discarded afterwards.
    .result = Do what it says, from top to bottom.
    .example = Determination pays for itself: 1 action for 2 more.
aid-act-arrest = Arrest
    .when = You have a Marshal point. A player in your space is Wanted, and you have not fought that player this turn. You hold a poker card.
    .cost = 1 action and the card that you lay.
    .result = If you win: 1 Marshal point. The Wanted player takes a wound, draws a card, goes to the Sheriff's Office with the Sheriff, and loses all Wanted points, the cattle, and half of the money and of the nuggets, rounded up.
    .example = With $50 and 3 nuggets the prisoner loses $30 and 2 nuggets.
aid-act-duel = Duel
    .when = Another player is in your space whom you have not fought this turn. You hold a poker card.
    .cost = 1 action and the card that you lay.
    .result = If you win: { $duel } LP. The loser takes a wound and draws a card.{ $wild ->
    [yes] {" "}A player who loses a duel also loses 1 LP.
   *[no] {""}
}
    .example = You lay a King, the other a Queen and an upgraded Shotgun takes 1 off your King. That is a tie, and ties are the attacker's: you win.
aid-act-rob = Rob
    .when = Another player is in your space whom you have not fought this turn. You hold a poker card.
    .cost = 1 action and the card that you lay.
    .result = If you win: 1 Wanted point, and { $wild ->
    [yes] all of the target's money or all of the nuggets
   *[no] half of the target's money or half of the nuggets, rounded up
}, and the cattle token if you carry none. The loser takes a wound and draws a card.
    .example = { $wild ->
    [yes] The target has $50 and 3 nuggets: you take $50, or the 3 nuggets.
   *[no] The target has $50 and 3 nuggets: you take $30, or 2 nuggets.
}
aid-act-store = Shop
    .when = You are next to a General Store.
    .cost = 1 action and the prices.
    .result = Buy and upgrade as much as you can pay. One of each item; { $misc } miscellaneous items at most. An upgrade of a weapon or mount costs its price once more. A new weapon or mount can be used at once.{ $change ->
    [bought-or-upgraded] {" "}So can one that you upgrade.
   *[bought] {""}
}
    .example = With $60 you can buy a Mule for $30 and upgrade it for another $30 in one action.
aid-act-bank = Deposit gold
    .when = You are on a Bank.
    .cost = 1 action and the nuggets.
    .result = ${ $price } and 1 LP for each nugget, as many as you like.
    .example = 3 nuggets bring $60 and 3 LP.
aid-act-heist = Heist
    .when = You are on a Bank, it is your first heist this turn, and you hold a poker card.
    .cost = 1 action and the card that you lay.
    .result = You fight the guard. Won: ${ $heistmoney } and { $heistwanted } Wanted points. Lost: 1 Wanted point, a wound and a card.
    .example = A Marshal who tries it becomes Wanted, won or lost.
aid-act-prospect = Prospect
    .when = You are on a Mine.
    .cost = 1 action.
    .result = Roll both dice and take what they show. You carry { $nuggets } nuggets at most, 2 more with a Mule.
    .example = A nugget and gold dust: 1 nugget, $10, and the second die is rolled again.
aid-act-doctor = See the doctor
    .when = You are at a Doctor's Office.
    .cost = 1 action and ${ $doctor }.
    .result = All your wounds are healed, and you draw a card for each.
    .example = 3 wounds: you pay ${ $doctor } and draw 3 cards.
aid-act-revel = Revel
    .when = You are at a Cabaret.
    .cost = 1 action and the money.
    .result = 1 LP for each ${ $revel }.
    .example = $90 make 3 LP.
aid-act-poker = Play poker
    .when = You are next to a Saloon and have ${ $ante }.
    .cost = 1 action and ${ $ante } for the pot.
    .result = You draw a card and start a game for all who are in this town. If you win: the pot and 1 LP.
    .example = Two join in: the pot is ${ $house } from the house and ${ $ante } from each of the three of you.
aid-act-cattle = Take cattle
    .when = You are on a Ranch with cattle and carry no token.
    .cost = 1 action.
    .result = Take a token and look at it. Deliver it to the Rail Station (wrangle) or to the other Ranch (rustle).
    .example = A token of the Green Ranch is wrangled at the Rail Station or rustled to the Blue Ranch, never back home.
aid-act-work = Work
    .when = You are on a named location, or next to a Saloon or a General Store.
    .cost = 1 action.
    .result = ${ $work }.
    .example = With ${ $money } in hand the wages are lost.

aid-free = Without an action
aid-free-intro = These cost none of your { $actions } actions.
aid-act-bandit = Fight a bandit
    .when = You come into a space with a bandit.
    .cost = No action; the card that you lay.
    .result = Won: 1 LP, or 1 Marshal point if you are not Wanted. Lost: a wound and a card. The bandit leaves the board either way.
    .example = Wanted players always take the LP.
aid-act-deliver = Deliver cattle
    .when = { $delivery ->
    [move-action] A move action of yours ends at the Rail Station or at the other Ranch.
   *[any-movement] Any movement of yours ends at the Rail Station or at the other Ranch.
    [deliveries-any-movement] Any movement of yours ends at the Rail Station or at the other Ranch.
}
    .cost = No action.
    .result = The reward on the token, and 1 Marshal point for wrangling or 1 Wanted point for rustling.
    .example = While Wanted you may wrangle, but get no Marshal point.
aid-act-story = Help a story
    .when = You do what an open story waits for, on your own turn, for the first time this turn.
    .cost = No action; one of your two discs.
    .result = Put a disc on it. Who completes it resolves it at the end of the turn: everyone with a disc is rewarded, bandits come, and the Sheriff rides{ $ride ->
    [exact] {" "}exactly as far as it says.
   *[up-to] {" "}up to as far as it says.
}
    .example = Both your discs lie on the other story: one of them may move over.
aid-act-goal = Complete a goal
    .when = You did what one of your goals asks, this turn.
    .cost = No action.
    .result = Show it, draw as many legendary tokens as you have completed goals, and keep one for each.
    .example = Your second goal: draw 2, then keep 2 of your 3.

## Places

aid-places = Places
aid-places-intro = What each place of the board offers. You use a General Store or a Saloon from any of the 3 spaces beside it.
aid-place-general-store = Weapons carry you through fights, mounts carry you farther, and upgraded ones score LP in the end.
aid-place-saloon = A game of poker costs little, and a good hand takes the pot.
aid-place-bank = Here your gold becomes money and LP, or you take the money by force.
aid-place-cabaret = Here your money becomes LP.
aid-place-doctors-office = Wounds shrink your hand and cost LP in the end: have them healed here.
aid-place-mine = Here you find gold. The Bank buys it.
aid-place-ranch = { $firstgame ->
    [yes] Without cattle a Ranch is a place to work.
   *[no] Cattle are worth driving: the law pays for some, the outlaws for others.
}
aid-place-rail-station = { $firstgame ->
    [yes] Without cattle the Rail Station is a place to work.
   *[no] Cattle that you wrangle leave from here.
}
aid-place-sheriffs-office = The Sheriff starts here, and whoever is arrested ends up here. While you are Wanted you cannot enter his space.
aid-place-hideout = Bandits hole up here. Beat one for 1 LP or 1 Marshal point. New ones arrive with stories.

## Plans for a first game

aid-plans = Three plans to begin with
aid-plans-intro = There are many ways to become a legend. Each of these is a good start.
aid-plan-law = Bandits and the badge: beat the bandits at the hideouts, take Marshal points for them, and climb the Marshal track, which pays on every space and once more in the end.
aid-plan-gold = Gold: prospect at a Mine, sell the nuggets at the Bank for ${ $price } and 1 LP each, and spend the money at a General Store or a Cabaret.
aid-plan-bank = The bank: rob it for ${ $heistmoney } and { $heistwanted } Wanted points. Being Wanted pays LP at the end of every turn of yours, as long as nobody arrests you.
# $names are the characters who begin Wanted.
aid-plans-wanted = Why begin Wanted in a hideout? That is who the outlaws are: { $names }. You gain LP at the end of every turn from the first one on, far from the Sheriff in Darkrock, and no bandit waits where you begin. In return you gain no Marshal points, keep out of the Sheriff’s space, and Marshals may arrest you.

## Fights

aid-fights = Fights
aid-fights-intro = The higher card wins: 2 to 10, J, Q, K, A. { $raising ->
    [up-to-ace] Effects can change a card, never below 2 or above A.
   *[never] Effects only ever lower a card, never below 2.
}
aid-fight-player = Against a player
aid-fight-bandit = Against a bandit
aid-fight-heist = Against the guard
aid-fight-sheriff = Against the Sheriff
aid-fight-player-intro = Arrest, Duel and Rob take these steps. Ties go to the attacker.
aid-fight-bandit-intro = The player on your right plays the bandit. Ties go to the bandit; you cannot decline.
aid-fight-heist-intro = The player on your right plays the guard. Ties go to the guard; you cannot back out.
aid-fight-sheriff-intro = He rides into your space and you are Wanted: discard a card, then this. The player on your right plays him. Ties go to the Sheriff.
# Of opponents that modules bring.
aid-opponents = Other opponents
aid-opponents-intro = A token on the map or an effect sets them on you. The player on your right plays them, as with bandits. If you lose, you lose what stands here and nothing else.
aid-opponents-name = Opponent
aid-opponents-cards = Fight cards
aid-opponents-ties = Ties
aid-opponents-tie-player = Yours
aid-opponents-tie-opponent = Theirs
aid-opponents-reward = If you win
aid-opponents-penalty = If you lose
aid-step-declare = Say which player you fight and what for: Arrest, Duel or Rob.
aid-step-npc-draws = { $kind ->
    [bandit] The bandit draws { $banditcards } fight cards.
    [heist] The guard draws { $guardcards } fight cards.
   *[sheriff] The Sheriff draws { $sheriffcards } fight cards.
}
aid-step-start-effects = { $kind ->
    [player] Effects for the start of a fight, in turns, the attacker first.
   *[npc] Your effects for the start of a fight.
}
aid-step-fighter-commits = { $kind ->
    [player] The attacker lays a poker card facedown.
   *[npc] You lay a poker card facedown. Without one you have lost.
}
aid-step-fighter-commits-or-declines = You lay a poker card facedown, or give up and are arrested.
aid-step-target-accepts-or-declines = The target accepts, or declines and has lost: go on with the reward.
aid-step-target-commits = The target lays a poker card facedown.
aid-step-target-commits-or-declines = The target lays a poker card facedown, or declines and has lost: go on with the reward.
aid-step-npc-commits = { $kind ->
    [bandit] The bandit lays one of its cards.
    [heist] The guard lays one of its cards facedown.
   *[sheriff] The Sheriff lays one of his cards.
}
aid-step-reveal = Turn the cards over. Bonuses of characters, items and the cards played work now.
aid-step-reactions = { $kind ->
    [player] Reactions from hand, in turns, the attacker first, until both pass one after the other.
   *[npc] Your reactions from hand, as many as you like.
}
aid-step-fight-card = The text of the fight card works.
aid-step-compare = Compare the cards. { $kind ->
    [player] The attacker wins a tie.
   *[npc] You lose a tie.
}
aid-step-compared = Whoever played a Shootout may void the result: the fight begins again.
aid-step-outcome = { $kind ->
    [player] The loser takes a wound and draws a card. An attacker who won takes the reward.
    [bandit] Won: 1 LP or 1 Marshal point. Lost: a wound and a card. The bandit leaves the board.
    [heist] Won: ${ $heistmoney } and { $heistwanted } Wanted points. Lost: 1 Wanted point, a wound and a card.
   *[sheriff] Won: you get away, and he goes back to his office. Lost: you are arrested.
}
aid-step-won = Effects for winning a fight work, such as the Shotgun's.
aid-step-clean-up = Discard the poker cards. { $kind ->
    [player] {""}
   *[npc] Fight cards go under their deck in random order.
}

## Poker

aid-poker = Poker
aid-poker-hands = Hands
aid-poker-hands-intro = From the best to the weakest. Of two alike the higher rank wins, then the other cards from the top; suits never decide.
aid-poker-steps = A game
aid-poker-start = Pay ${ $ante } and draw a card. Everyone else in that town may do the same, in turn order.
aid-poker-dealer = Nobody joins? Then the player on your right deals for the house with 4 cards from the deck.
aid-poker-flop = The house adds ${ $house }. Turn 3 cards up: the flop.
aid-poker-lay = Each lays two cards of the hand facedown; with one card, that one.
aid-poker-show = Show them. Each hand is made of one's own cards and the flop.
aid-poker-win = The best hand takes the pot; if it is the active player's, 1 LP as well. The active player wins ties, others share.
aid-poker-lose = Losers draw a card. The cards played and the flop are discarded.
aid-hand = Hand
aid-hand-like = Such as
aid-hand-royal-flush = Royal Flush
aid-hand-five-of-a-kind = Five of a Kind
aid-hand-straight-flush = Straight Flush
aid-hand-four-of-a-kind = Four of a Kind
aid-hand-full-house = Full House
aid-hand-flush = Flush
aid-hand-straight = Straight
aid-hand-three-of-a-kind = Three of a Kind
aid-hand-two-pair = Two Pair
aid-hand-pair = Pair
aid-hand-high-card = High Card

## Dice

aid-dice = The dice
aid-dice-intro = Two dice, rolled on a Mine. Each has these six faces.
aid-dice-face = Face
aid-dice-sides = Sides
aid-dice-gives = Gives
aid-die-nugget = 1 nugget.
aid-die-tailings = ${ $find }.
aid-die-gold-dust = ${ $find }, and the die is rolled again.
aid-die-gravel = Nothing.
# $percent is how likely it is that at least one of the two dice shows a nugget at the first roll.
aid-dice-odds = In { $percent } of 100 rolls at least one die shows a nugget at once.

## Tracks

aid-tracks = Tracks
aid-tracks-intro = Nobody is on both. Each point moves your cube one space, and every space that it comes to pays. On the last space a further point is 1 LP.
aid-track-marshal = Marshal track
aid-track-wanted = Wanted track
aid-track-marshal-intro = Any Wanted point takes all your Marshal points and puts you on the other track.
aid-track-wanted-intro = While Wanted you gain no Marshal points, and the Sheriff can come for you. An arrest takes all your Wanted points.
aid-track-space = Space
aid-track-gives = Pays
aid-track-row = Row { $n }
aid-track-nothing = Nothing
# Of tracks that modules bring.
aid-track-lp = LP at the end
aid-track-module-intro = You begin before space 1. Every space that you come to pays; beyond the last one a further point is 1 LP.

## Icons and words

aid-icons = Icons and words
aid-icons-intro = What the pictures stand for.
aid-icon-lp = Legendary points (LP): the most of them win.
aid-icon-money = Money, up to ${ $money }.
aid-icon-nugget = Gold nuggets, up to { $nuggets }.
aid-icon-hand = Poker cards: for fights, poker and what they say.
aid-icon-wound = Wounds, up to { $wounds }: one card less in hand each, and 1 LP less in the end.
aid-icon-star = Marshal points, and the Sheriff.
aid-icon-wanted = Wanted points.
aid-icon-bandit = A bandit.
aid-icon-hideout = A hideout of a gang: A, B or C.
aid-icon-fight = A fight.
aid-icon-arrest = Arrest.
aid-icon-duel = Duel.
aid-icon-rob = Rob.
aid-icon-heist = Heist.
aid-icon-move = A move, or a mount.
aid-icon-foot = On foot.
aid-icon-store = The General Store.
aid-icon-saloon = A Saloon: poker.
aid-icon-bank = A Bank: deposits and heists.
aid-icon-mine = A Mine: prospecting.
aid-icon-doctor = The Doctor's Office.
aid-icon-cabaret = A Cabaret: revelling.
aid-icon-cattle = A Ranch, and cattle.
aid-icon-rail = The Rail Station: wrangling.
aid-icon-rustle = Rustling.
aid-icon-work = Work.
aid-icon-story = A story.
aid-icon-goal = A goal.
aid-icon-upgrade = An upgraded weapon or mount.
aid-icon-first = The first player.
aid-icon-end = The end of the game.

## Cards

aid-cards = Cards and things
aid-cards-poker = Poker cards
aid-cards-fight = Fight cards
aid-cards-items = Items
aid-cards-characters = Characters
aid-cards-stories = Stories
aid-cards-goals = Goals
aid-cards-cattle = Cattle
aid-cards-tokens = Legendary tokens
# Where a generated text of a card says what it is: action, bonus or reaction.
aid-chip-action = Action
aid-chip-bonus = Bonus
aid-chip-reaction = Reaction
aid-item-price = ${ $n }
aid-item-upgraded = Upgraded
aid-character-starts = Begins at { $place }
aid-character-gains = Begins with { $things }
aid-story-waits = Waits for
aid-story-pays = Who has a disc on it
aid-cattle-kind = Token
aid-cattle-gives = Reward
aid-token-lp = { $n } LP
aid-token-copies = Copies

## Rules

aid-rules = All rules
aid-rules-intro = Every rule that holds here, one by one, with the reason where the rulebooks leave it open.
aid-rulings = Rulings
aid-rulings-intro = Where the rulebooks leave something open or disagree, this is how it is played, and why.
