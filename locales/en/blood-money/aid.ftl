aid-injuries = Injuries
aid-injuries-intro = If you would gain wounds beyond the maximum, draw 1 injury, however many are in excess. While you have it, you discard a poker card for each wound that you would gain, and you lose it with your last wound. An injury is not a wound.
aid-injuries-name = Injury
aid-injuries-text = What it does
aid-score-injury = Minus the LP that your injury costs, if any.
aid-act-trade = Trade
    .when = You are on any space of the trader’s region.
    .cost = 1 action for any number of purchases; $40 for each Legendary item, the printed price for other items and for upgrades.
    .result = You gain the items. A Legendary item is replaced at once, and you can buy the new one. Then the trader moves to another region.
    .example = With $80 in Sunny Hills, where the trader is, you buy the Spurs for $40, see the Fiddle take their place, and buy it, too.

## Setting up

aid-setup-deal = Deal the kinds of items: 12 to the General Stores, 6 to the Trading Post and the rest to the trader. The first weapon and the first mount go to the General Stores, the second ones to the Trading Post. All copies of an item are sold where its kind was dealt.
aid-setup-trader = Shuffle the Legendary items, put them facedown on the trader’s stand and turn three of them faceup. Shuffle the trader’s movement cards and turn one over: his cart begins in that region.
aid-setup-legends = Take one version of each of the 20 legendary stories at random, without looking at the back, and shuffle them. The stories of the base game stay in the box.
aid-setup-injuries = Shuffle the injuries facedown.
aid-setup-deeds = Lay out the 17 deeds with their ability sides up, the 12 ruin tokens, the 3 map tokens and the risk die.
aid-setup-first-legend = Reveal the first legendary story. The first player reads it aloud and carries out its instruction.

## A turn and the score

aid-turn-risk = Once each turn you can also roll the risk die, even with no action left.
aid-turn-legend-space = Resolve effects for the end of a turn. Then take the conditions of the legendary story that name your space; if a map token lies there, you can reveal it.
aid-turn-legend = If all conditions of the legendary story are taken, whoever took the last one turns the card over and resolves the ending. All discs on it return to their owners, and the next story is revealed and read.
aid-score-legendary-items = LP on your Legendary items.
aid-score-deeds = Last, the LP of your deeds. The deed to a destroyed location gives none and does not count for the others.

## Actions

aid-act-claim = Claim a deed
    .when = You are at a location whose deed nobody has, or next to it if it is a store or a Saloon. The location is not destroyed.
    .cost = 1 action and the price on the deed.
    .result = The deed is yours, with its ability side up. It gives LP at the end, whether you have used it or not.
    .example = Next to the Saloon in Darkrock you pay $30. If you have the deed to another Saloon, each of the two gives 2 LP.
aid-act-deed = Use a deed
    .when = You have a deed with its ability side up, and its location is not destroyed. You can be anywhere.
    .cost = 1 action.
    .result = Resolve its ability, then turn it to its scoring side. You can use each deed once in the game.
    .example = With the deed to the Bank, you gain $60.
aid-act-repair = Repair a ruin
    .when = You are at a destroyed location, or next to it if it is a store or a Saloon, and you hold a poker card.
    .cost = 1 action and a poker card of your choice.
    .result = The ruin token is removed, and you gain 2 Story points. Before the repair, nobody can use the location, work there or claim its deed.
    .example = Your Story cube is at the start: you may move the Sheriff, then bandits appear at the hideouts of the gang that you choose.
aid-act-legend = Take a condition of a legendary story
    .when = On any player’s turn, you meet an open condition of the legendary story. A condition that names a space or a map token is met when your turn ends there.
    .cost = No action; one of your discs.
    .result = You have no choice: put the disc beside the condition; you alone gain its whole reward. You can take any number of conditions. For danger X, first gain a wound, then resolve what the story says. The story ends at the end of the turn in which its last condition was taken: whoever took it turns the card over and resolves the ending from top to bottom.
    .example = You take the last of three conditions. At the end of the turn, the ending pays everyone with a disc on the story, then a new story opens.
aid-act-risk = Roll the risk die
    .when = Once each turn, at any time during your actions, but not while you resolve one of them.
    .cost = No action.
    .result = Choose a bonus: draw a card, gain $10 or move 1 space. Roll, take what the die shows, then gain the bonus. That movement is not a move action.
    .example = You choose $10 and roll a wound: first the wound, then the $10.

## The risk die

aid-risk = The risk die
aid-risk-intro = Each side of the die gives Story points, wounds or both. The bonus that you chose comes afterward.

## Deeds and legendary stories

aid-cards-property = Deeds
aid-cards-property-intro = What each deed costs, what it does once in the game, and its LP at the end. Where there are several numbers, they are the LP that each deed of a set gives when you own one, two or three of them. The Bank gives its LP for each of your deeds.
aid-deed-name = Deed
aid-deed-price = ${ $n }
aid-deed-cost = Price
aid-deed-ability = Ability
aid-deed-lp = LP at the end
aid-deed-each = { $n } per deed
aid-legends-intro = One legendary story is open at a time. Each has two endings; only one of them is in play, and you see which when the card is turned over.
aid-legend-open = When revealed
aid-legend-ongoing = While it is open
aid-legend-ending = One of the two endings
aid-legend-token = Map token{ $token ->
    [o] { " O" }
    [x] { " X" }
   *[danger] , danger X
}
