### The player aid: how to play, in the order in which a table asks. The rules one by one stand in rules.ftl.
###
### Every message may use these, whether English does or not. Numbers of the game: $players at the table, LP that set off
### the end ($length), actions of a turn ($actions), most dollars ($money), nuggets ($nuggets), wounds ($wounds), poker cards
### ($hand) and miscellaneous items ($misc), spaces on foot ($foot), LP of the legendary ability ($legendary), stake ($ante)
### and house ($house) at poker, prices of the doctor ($doctor) and of a LP at the cabaret ($revel), a nugget at the bank
### ($price), wages ($work), discs that complete a story ($discs), fight cards of a bandit ($banditcards), the guard
### ($guardcards) and the Sheriff ($sheriffcards), nuggets in the supply ($supply), income ($income, $cards, $bothmoney,
### $bothcards), a heist ($heistmoney, $heistwanted), a duel ($duel), dollars that make a LP in the end ($perlp), LP for the
### most Wanted ($most) and the others ($also), goals that one keeps ($kept), what a die pays ($find),
### cubes ($cubes) and discs ($owndiscs) of a player, rail stations ($stations).
### Words: the rulebook ($edition: en, fr, it, custom); what is played, yes or no: $goals, $firstgame, $wild (Wild Wild West),
### $automa, $camp (cattle can be rustled at a camp, too); what winning at poker gives besides the pot ($won: lp, track); the switches of the rulebook: $five, $start, $guard, $bandit, $sheriff, $surrender, $ride, $delivery,
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
aid-search-none = Nothing found. Try fewer words, or different ones.
aid-everything = Everything on one page
aid-ruling = Why:
aid-example = Example:
aid-where = When
aid-cost = Cost
aid-result = Result
aid-worked = Example
aid-see = Rules

## In the terminal

aid-cli-contents = “darkrock rules SECTION” shows a section; “darkrock rules WORDS” searches all of them.
aid-cli-searched = Searched: { $about }. For rules of other rulebooks, use --edition any; for other variants, --variant.
aid-cli-elsewhere = Nothing found in this game ({ $about }). Found with { $option }:
aid-cli-rules = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
aid-cli-found = { $n ->
    [one] 1 result
   *[other] { $n } results
}
aid-cli-written = { $n ->
    [one] File written: { $path }
   *[other] { $n } files written; begin with { $path }
}

## Setting up

aid-setup = Setting up
aid-setup-intro = Follow these steps in order, for this number of players and these options.
aid-setup-board = Put the board in the middle. Shuffle the poker deck and the fight deck and put them facedown on it; put the two dice, the money and { $supply } nuggets beside it.
aid-setup-store = { $firstgame ->
    [yes] Fill the General Store with the items; leave the Miner’s Map, the Ten-Gallon and the Whiskey in the box.
   *[no] Fill the General Store with all items.
}
aid-setup-cattle = { $firstgame ->
    [yes] Leave the cattle in the box.
   *[no] Put each cattle token facedown on the Ranch of its color, and mix them.
}
aid-setup-stories = { $firstgame ->
    [yes] Take the 20 stories of a first game and shuffle them into one deck.
   *[no] Shuffle the stories and split them into two decks of about the same size.
} In this game a story is complete with { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}.
aid-setup-tokens = Mix the legendary tokens facedown.
aid-setup-end = Put the end marker on { $length } LP.
aid-setup-sheriff = Put the Sheriff in his office in Darkrock.
aid-setup-player = Each player takes a color: a mat, { $goals ->
    [yes] goal side up
   *[no] goal side down
}, { $cubes } cubes and { $owndiscs } discs. Everyone starts with no wounds and 0 LP.
aid-setup-characters = { $firstgame ->
    [yes] { $players ->
        [2] One of you is Billy the Kid, the other Bass Reeves or Annie Oakley. Decide at random.
        [3] The characters are Billy the Kid, Bass Reeves and Annie Oakley. Assign them at random.
       *[other] The characters are Billy the Kid, Bass Reeves, Annie Oakley and Bloody Knife. Assign them at random.
    }
   *[no] Deal two characters to each player. Each keeps one in secret; then everyone reveals their character at the same time.
}
aid-setup-first = { $firstgame ->
    [yes] Billy the Kid is the first player.
   *[no] Whoever starts with the most Wanted points is the first player; if several tie, or nobody is Wanted, decide at random.
}
aid-setup-goods = Clockwise from the first player, everyone takes their character’s starting goods: items, money and poker cards. Mark any starting Marshal or Wanted points with a cube on the matching track; they give no rewards.
aid-setup-places = In the same order, everyone puts their figure on their character’s starting place. For a General Store or a Saloon, choose one of its three neighboring spaces; for a gang, one of its two hideouts.
aid-setup-goals = Give each player the goals of their character. Each player returns one at random, unseen, and keeps the other { $kept } hidden.
aid-setup-bandits = Last, put a bandit on every hideout without a player.

## A turn

aid-turn = A turn
aid-turn-begin = Start of the turn
aid-turn-effects = Resolve effects for the start of a turn.
aid-turn-income = Income: take ${ $income }, or { $cards } poker cards, or ${ $bothmoney } and { $bothcards ->
    [one] a card
   *[other] { $bothcards } cards
}. You can hold ${ $money } at most.
aid-turn-gear = Choose the weapon and the mount to use until your next turn.
aid-turn-actions = Actions
aid-turn-three = Use up to { $actions } actions, in any order, even the same one more than once: move, use a card, fight a player, or do what your location offers.
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
aid-turn-wanted = If you are Wanted, gain LP for the row of your cube: 1, 2 or 3.
aid-turn-check = If anyone has { $length } LP or more, the end of the game is triggered: finish the round, then everyone has one last turn.
aid-turn-pass = Play passes to the player on your left.
aid-turn-score = Final scoring
aid-score-items = LP on your upgraded weapons and mounts.
aid-score-money = 1 LP for every ${ $perlp }.
aid-score-wounds = −1 LP for each wound.
aid-score-wanted = Most Wanted points: { $most } LP. Anyone else who is Wanted, or who is tied for the most: { $also } LP.
aid-score-marshal = As a Marshal: 1, 2 or 3 LP for the row of your cube.
aid-score-furthest = LP for being furthest on a track, if the track gives any.
aid-score-goals = LP on your legendary tokens.
aid-score-ties = A tie goes to whoever has more Marshal or Wanted points, then more nuggets, then fewer wounds.

## Actions

aid-actions = Actions
aid-actions-intro = Each of these takes one of your { $actions } actions.
aid-act-move = Move
    .when = Always.
    .cost = 1 action.
    .result = Move one space at a time, always to a neighboring space: up to your mount’s movement, or up to { $foot } spaces on foot. Spaces that touch at a corner are neighbors. Nobody can enter a mesa, and Wanted players cannot enter the Sheriff’s space. If you enter a space with a bandit, you stop and fight it.
    .example = With a Mule you can move 3 spaces. There is a bandit on the second space: you stop there, fight it, and the move is over.
aid-act-card = Use a card
    .when = You have a poker card, an item or a legendary ability that is marked Action.
    .cost = 1 action; a poker card is discarded afterward.
    .result = Carry out its text from top to bottom.
    .example = Determination costs 1 action and gives you 2.
aid-act-arrest = Arrest
    .when = You have at least 1 Marshal point. A player in your space is Wanted, and you have not fought that player this turn. You hold a poker card.
    .cost = 1 action and the card that you play.
    .result = If you win: 1 Marshal point. The Wanted player gains a wound, draws a card, is moved to the Sheriff’s Office with the Sheriff, and loses all Wanted points, any cattle, and half of their money and half of their nuggets, each rounded up.
    .example = With $50 and 3 nuggets, the prisoner loses $30 and 2 nuggets.
aid-act-duel = Duel
    .when = You share a space with a player whom you have not fought this turn. You hold a poker card.
    .cost = 1 action and the card that you play.
    .result = If you win: { $duel } LP. The loser gains a wound and draws a card.{ $wild ->
    [yes] {" "}A player who loses a duel also loses 1 LP.
   *[no] {""}
}
    .example = You play a King and the target plays a Queen; the target’s upgraded Shotgun takes 1 off your King. The attacker wins ties: you win.
aid-act-rob = Rob
    .when = You share a space with a player whom you have not fought this turn. You hold a poker card.
    .cost = 1 action and the card that you play.
    .result = If you win: 1 Wanted point, and { $wild ->
    [yes] all of the target’s money or all of their nuggets
   *[no] half of the target’s money or half of their nuggets, rounded up
}, and the cattle token if you carry none. The loser gains a wound and draws a card.
    .example = { $wild ->
    [yes] The target has $50 and 3 nuggets: you take $50, or the 3 nuggets.
   *[no] The target has $50 and 3 nuggets: you take $30, or 2 nuggets.
}
aid-act-store = Shop
    .when = You are next to a General Store.
    .cost = 1 action and the prices.
    .result = Buy and upgrade as much as you can pay for, but hold at most one of each item and { $misc } miscellaneous items. An upgrade of a weapon or mount costs its price once more. A new weapon or mount can be used at once.{ $change ->
    [bought-or-upgraded] {" "}So can one that you upgrade.
   *[bought] {""}
}
    .pays = weapons, mounts and other items
    .example = With $60 you can buy a Mule for $30 and upgrade it for another $30 in one action.
aid-act-bank = Deposit gold
    .when = You are at the Bank.
    .cost = 1 action and the nuggets.
    .result = ${ $price } and 1 LP for each nugget, as many as you like.
    .pays = ${ $price } and 1 LP for each nugget
    .example = 3 nuggets bring $60 and 3 LP.
aid-act-heist = Heist
    .when = You are at the Bank, it is your first Heist this turn, and you hold a poker card.
    .cost = 1 action and the card that you play.
    .result = You fight the guard. If you win: ${ $heistmoney } and { $heistwanted } Wanted points. If you lose: 1 Wanted point, a wound, and you draw a card.
    .pays = ${ $heistmoney } and Wanted +{ $heistwanted } if you win
    .example = A Marshal who tries it becomes Wanted, win or lose.
aid-act-prospect = Prospect
    .when = You are at a Mine.
    .cost = 1 action.
    .result = Roll both dice and take what they show. You can carry { $nuggets } nuggets at most, 2 more with a Mule.
    .pays = nuggets or money, from two dice
    .example = A nugget and gold dust: 1 nugget, $10, and the second die is rolled again.
aid-act-doctor = See the doctor
    .when = You are at the Doctor’s Office.
    .cost = 1 action and ${ $doctor }.
    .result = You lose all your wounds and draw a card for each.
    .pays = heals all wounds for ${ $doctor }
    .example = 3 wounds: you pay ${ $doctor } and draw 3 cards.
aid-act-revel = Revel
    .when = You are at the Cabaret.
    .cost = 1 action and the money.
    .result = 1 LP for each ${ $revel }.
    .pays = 1 LP for each ${ $revel }
    .example = For $90 you gain 3 LP.
aid-act-poker = Play poker
    .when = You are next to a Saloon and have ${ $ante }.
    .cost = 1 action and ${ $ante } for the pot.
    .result = You draw a card and start a game that everyone in the same town can join. If you win: { $won ->
        [track] the pot, and 1 LP or 1 Gambler point.
       *[lp] the pot and 1 LP.
    }
    .pays = the pot and more, if you win
    .example = Two players join: the pot is ${ $house } from the house and ${ $ante } from each of the three of you.
aid-act-cattle = Take cattle
    .when = You are at a Ranch with cattle and carry no token.
    .cost = 1 action.
    .result = Take a token and look at it. Deliver it to { $stations ->
        [one] the Rail Station
       *[other] a Rail Station
    } (wrangle) or to { $camp ->
        [yes] another Ranch or the Outlaw Camp
       *[no] the other Ranch
    } (rustle).
    .pays = a reward when delivered
    .example = A token from the green Ranch is wrangled at a Rail Station or rustled at the blue Ranch, but not at the green Ranch.
aid-act-work = Work
    .when = You are at a named location, or next to a Saloon or a General Store.
    .cost = 1 action.
    .result = ${ $work }.
    .pays = ${ $work }
    .example = If you already hold ${ $money }, you gain nothing.

aid-free = Without an action
aid-free-intro = These cost none of your { $actions } actions.
aid-act-bandit = Fight a bandit
    .when = You enter a space with a bandit.
    .cost = No action; the card that you play.
    .result = If you win: 1 LP, or 1 Marshal point if you are not Wanted. If you lose: a wound, and you draw a card. The bandit leaves the board either way.
    .pays = 1 LP or Marshal +1 if you win
    .example = Wanted players always take the LP.
aid-act-deliver = Deliver cattle
    .when = { $delivery ->
    [move-action] A move action of yours ends { $camp ->
        [yes] at a Rail Station, at another Ranch or at the Outlaw Camp
       *[no] at the Rail Station or at the other Ranch
    }.
   *[any-movement] Any movement of yours ends { $camp ->
        [yes] at a Rail Station, at another Ranch or at the Outlaw Camp
       *[no] at the Rail Station or at the other Ranch
    }.
    [deliveries-any-movement] Any movement of yours ends { $camp ->
        [yes] at a Rail Station, at another Ranch or at the Outlaw Camp
       *[no] at the Rail Station or at the other Ranch
    }.
}
    .cost = No action.
    .result = The reward on the token, and 1 Marshal point for wrangling or 1 Wanted point for rustling.
    .pays = the reward on the token, and 1 point
    .example = While Wanted, you can wrangle, but you gain no Marshal point.
aid-act-story = Add to a story
    .when = On your turn you meet the trigger of an open story, and you have not added a disc this turn.
    .cost = No action; one of your two discs.
    .result = Put a disc on the story. Whoever completes it resolves it at the end of the turn: everyone with a disc gains the reward, bandits appear, and the Sheriff is moved{ $ride ->
    [exact] {" "}exactly the number of spaces on the card.
   *[up-to] {" "}up to the number of spaces on the card.
}
    .example = If both of your discs are on the other story, you can move one of them.
aid-act-goal = Complete a goal
    .when = You have met one of your goals this turn.
    .cost = No action.
    .result = Show it, draw as many legendary tokens as you have completed goals, and keep one for each.
    .example = Your second goal: draw 2, then keep 2 of your 3.

## Places

aid-places = Places
aid-places-intro = What each place on the board offers. You can use a General Store or a Saloon from any of the 3 spaces next to it.
aid-place-general-store = Weapons help you in fights, mounts move you farther, and upgraded ones score LP at the end.
aid-place-saloon = A game of poker costs little, and the best hand takes the pot.
aid-place-bank = Sell your gold here for money and LP, or rob the Bank.
aid-place-cabaret = Spend money here for LP.
aid-place-doctors-office = Wounds reduce your hand limit and cost LP at the end: have them healed here.
aid-place-mine = Find gold here and sell it at the Bank.
aid-place-ranch = { $firstgame ->
    [yes] Without cattle, you can only work at a Ranch.
   *[no] Take cattle here and deliver them: wrangle them for Marshal points, or rustle them for Wanted points.
}
aid-place-rail-station = { $firstgame ->
    [yes] Without cattle, you can only work at the Rail Station.
   *[no] Wrangle cattle by delivering them here.
}
aid-place-sheriffs-office = The Sheriff starts here, and arrested players are moved here. While you are Wanted, you cannot enter the Sheriff’s space.
aid-place-hideout = Bandits appear here. Beat one for 1 LP or 1 Marshal point. Stories bring new ones.

## Plans for a first game

aid-plans = Three plans to start with
aid-plans-intro = There are many ways to become a legend. Each of these is a good start.
aid-plan-law = Bandits and the badge: beat the bandits at the hideouts, choose Marshal points as your reward, and climb the Marshal track, which gives a reward on every space and LP at the end.
aid-plan-gold = Gold: prospect at a Mine, sell the nuggets at the Bank for ${ $price } and 1 LP each, and spend the money at a General Store or at the Cabaret.
aid-plan-bank = The Bank: rob it for ${ $heistmoney } and { $heistwanted } Wanted points. While you are Wanted, you gain LP at the end of each of your turns, as long as nobody arrests you.
# $names are the characters who begin Wanted.
aid-plans-wanted = Why start Wanted at a hideout? That is how the outlaws begin: { $names }. You gain LP at the end of each of your turns from the first one on, you are far from the Sheriff in Darkrock, and there is no bandit where you start. On the other hand, you cannot gain Marshal points, you cannot enter the Sheriff’s space, and Marshals can arrest you.

## Fights

aid-fights = Fights
aid-fights-intro = The higher card wins: 2 to 10, J, Q, K, A. { $raising ->
    [up-to-ace] Effects can change a card, but never below 2 or above A.
   *[never] Effects can only lower a card, and never below 2.
}
aid-fight-player = Against a player
aid-fight-bandit = Against a bandit
aid-fight-heist = Against the guard
aid-fight-sheriff = Against the Sheriff
aid-fight-player-intro = Arrest, Duel and Rob follow these steps. The attacker wins ties.
aid-fight-bandit-intro = The player on your right plays the bandit. The bandit wins ties; you cannot decline.
aid-fight-heist-intro = The player on your right plays the guard. The guard wins ties; you cannot decline.
aid-fight-sheriff-intro = When the Sheriff is moved into your space and you are Wanted, discard a card, then follow these steps. The player on your right plays the Sheriff. The Sheriff wins ties.
# Of opponents that modules bring.
aid-opponents = Other opponents
aid-opponents-intro = You fight them because of a token on the map, an action or an effect. The player on your right plays them, as with bandits. If you lose, you suffer only the penalty listed here.
aid-opponents-name = Opponent
aid-opponents-cards = Fight cards
aid-opponents-ties = Ties
aid-opponents-tie-player = Yours
aid-opponents-tie-opponent = Theirs
aid-opponents-reward = If you win
aid-opponents-penalty = If you lose
aid-step-declare = Name the player you fight and the kind of fight: Arrest, Duel or Rob.
aid-step-npc-draws = { $kind ->
    [bandit] The bandit draws { $banditcards } fight cards.
    [heist] The guard draws { $guardcards } fight cards.
   *[sheriff] The Sheriff draws { $sheriffcards } fight cards.
}
aid-step-start-effects = { $kind ->
    [player] Use effects for the start of a fight, taking turns, the attacker first.
   *[npc] Use your effects for the start of a fight.
}
aid-step-fighter-commits = { $kind ->
    [player] The attacker plays a poker card facedown.
   *[npc] Play a poker card facedown. If you have none, you lose.
}
aid-step-fighter-commits-or-declines = Play a poker card facedown, or give up and be arrested.
aid-step-target-accepts-or-declines = The target accepts, or declines and loses: go to the reward.
aid-step-target-commits = The target plays a poker card facedown.
aid-step-target-commits-or-declines = The target plays a poker card facedown, or declines and loses: go to the reward.
aid-step-npc-commits = { $kind ->
    [bandit] The bandit plays one of its cards.
    [heist] The guard plays one of its cards facedown.
   *[sheriff] The Sheriff plays one of his cards.
}
aid-step-reveal = Reveal the cards. Bonuses of characters, items and the cards played apply now.
aid-step-reactions = { $kind ->
    [player] Play reactions from hand, taking turns, the attacker first, until both pass in a row.
   *[npc] Play as many reactions from your hand as you like.
}
aid-step-fight-card = The effect of the fight card applies.
aid-step-compare = Compare the cards. { $kind ->
    [player] The attacker wins a tie.
   *[npc] You lose a tie.
}
aid-step-compared = Whoever played a Shootout may cancel the result and start the fight again.
aid-step-outcome = { $kind ->
    [player] The loser gains a wound and draws a card. An attacker who won takes the reward.
    [bandit] If you win: 1 LP or 1 Marshal point. If you lose: a wound, and you draw a card. The bandit leaves the board.
    [heist] If you win: ${ $heistmoney } and { $heistwanted } Wanted points. If you lose: 1 Wanted point, a wound, and you draw a card.
   *[sheriff] If you win, you get away, and the Sheriff goes back to his office. If you lose, you are arrested.
}
aid-step-won = Effects for winning a fight apply, such as the Shotgun’s.
aid-step-clean-up = Discard the poker cards. { $kind ->
    [player] {""}
   *[npc] Put the fight cards on the bottom of their deck in random order.
}

## Poker

aid-poker = Poker
aid-poker-hands = Hands
aid-poker-hands-intro = From the strongest to the weakest. If two hands are of the same kind, the higher rank wins; if the ranks are the same, compare the other cards from the top down. Suits never break a tie.
aid-poker-steps = A game
aid-poker-start = Pay ${ $ante } and draw a card. Everyone else in the same town may do the same, in turn order.
aid-poker-dealer = If nobody joins, the player on your right deals for the house with 4 cards from the deck.
aid-poker-flop = The house adds ${ $house }. Turn 3 cards up: the flop.
aid-poker-lay = Each player plays two cards from hand facedown; a player with only one card plays that one.
aid-poker-show = Reveal the cards played. With the flop, they make up each player’s hand.
aid-poker-win = { $won ->
    [track] The best hand takes the pot; an active player who wins also gains 1 LP or 1 Gambler point, and any other winner gains 1 Gambler point. The active player wins ties; other tied players share the pot.
   *[lp] The best hand takes the pot; an active player who wins gains 1 LP as well. The active player wins ties; other tied players share the pot.
}
aid-poker-lose = Losers draw a card. The cards played and the flop are discarded.
aid-hand = Hand
aid-hand-like = Example
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
aid-dice-intro = Roll two dice at a Mine. Each has these six faces.
aid-dice-face = Face
aid-dice-sides = Chance
aid-dice-gives = Gives
aid-die-nugget = 1 nugget.
aid-die-tailings = ${ $find }.
aid-die-gold-dust = ${ $find }, and you roll the die again.
aid-die-gravel = Nothing.
# $percent is how likely it is that at least one of the two dice shows a nugget at the first roll.
aid-dice-odds = In { $percent } of 100 rolls, at least one die shows a nugget right away.

## Tracks

aid-tracks = Tracks
aid-tracks-intro = Nobody is on both tracks. Each point moves your cube one space, and you gain the reward of every space it enters. On the last space, each further point becomes 1 LP.
aid-track-marshal = Marshal track
aid-track-wanted = Wanted track
aid-track-marshal-intro = If you gain a Wanted point, you lose all your Marshal points and start on the other track.
aid-track-wanted-intro = While Wanted, you cannot gain Marshal points, and the Sheriff can arrest you. If you are arrested, you lose all your Wanted points.
aid-track-space = Space
aid-track-gives = Pays
aid-track-row = Row { $n }
aid-track-nothing = Nothing
# Of tracks that modules bring.
aid-track-lp = LP at the end
aid-track-module-intro = You start before space 1. You gain the reward of every space you enter.
aid-track-returns = Your cube starts on space 1. You gain the reward of every space it enters. After the last space it returns to the start, and points left over from the same gain are lost.
aid-track-beyond = Each point beyond
aid-track-furthest = At the end of the game, whoever is furthest scores { $n } LP. If players are tied, each of them does.
aid-track-poker = Winner of a game of poker
aid-track-poker-starter = Active player
aid-track-poker-others = Anyone else

## Icons and words

aid-icons = Icons and words
aid-icons-intro = What the icons mean.
aid-icon-lp = Legendary points (LP): whoever has the most LP wins.
aid-icon-money = Money, up to ${ $money }.
aid-icon-nugget = Gold nuggets, up to { $nuggets }.
aid-icon-hand = Poker cards: for fights, for poker and for their own effects.
aid-icon-wound = Wounds, up to { $wounds }: each reduces your hand limit by 1 and costs 1 LP at the end.
aid-icon-star = Marshal points or the Sheriff.
aid-icon-wanted = Wanted points.
aid-icon-bandit = A bandit.
aid-icon-hideout = A gang’s hideout: A, B or C.
aid-icon-fight = A fight.
aid-icon-arrest = Arrest.
aid-icon-duel = Duel.
aid-icon-rob = Rob.
aid-icon-heist = Heist.
aid-icon-move = A move, or a mount.
aid-icon-foot = On foot.
aid-icon-store = A General Store.
aid-icon-saloon = A Saloon: poker.
aid-icon-bank = The Bank: deposits and Heists.
aid-icon-mine = A Mine: prospecting.
aid-icon-doctor = The Doctor’s Office.
aid-icon-cabaret = The Cabaret: reveling.
aid-icon-cattle = A Ranch, and cattle.
aid-icon-rail = A Rail Station: wrangling.
aid-icon-rustle = Rustling.
aid-icon-work = Work.
aid-icon-story = A story.
aid-icon-goal = A goal.
aid-icon-upgrade = An upgraded weapon or mount.
aid-icon-first = The first player.
aid-icon-end = The end of the game.

## Cards

aid-cards = Cards and components
aid-cards-poker = Poker cards
aid-cards-fight = Fight cards
aid-cards-items = Items
aid-cards-characters = Characters
aid-cards-stories = Stories
aid-cards-goals = Goals
aid-cards-cattle = Cattle
aid-cards-tokens = Legendary tokens
aid-cards-events = Events
aid-event-name = Event
aid-event-text = What it does
aid-cards-frontier = Frontier tokens
aid-frontier-name = Token
aid-frontier-gives = Reward
# Where a generated text of a card says what it is: action, bonus or reaction.
aid-chip-action = Action
aid-chip-bonus = Bonus
aid-chip-reaction = Reaction
aid-item-price = ${ $n }
aid-item-upgraded = Upgraded
aid-item-copies = Copies: { $names }.
aid-character-starts = Starts { $place }
aid-character-gains = Starts with { $things }
aid-story-waits = Trigger
aid-story-pays = For everyone with a disc on it
aid-cattle-kind = Token
aid-cattle-gives = Reward
aid-token-lp = { $n } LP
aid-token-copies = Copies

## Rules

aid-rules = All rules
aid-rules-intro = Every rule in play, one by one, with the reason wherever the rulebooks leave a question open.
aid-rulings = Rulings
aid-rulings-intro = Where the rulebooks are unclear or disagree, this is how Darkrock plays, and why.
