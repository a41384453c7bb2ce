# The steps of high stakes poker. Dollars: what a player needs to take part ($purse), $ante, $house, $raise; the cards of a dealer
# ($dealercards).
aid-high-stakes = A game of high stakes poker
aid-high-stakes-start = With ${ $purse } and a poker card, pay ${ $ante } and draw a card. Everyone else in the same town who has as much may do the same, in turn order.
aid-high-stakes-dealer = The house adds ${ $house }. If nobody joins, the player on your right deals for the house with { $dealercards } cards from the deck. Turn 3 cards up: the flop.
aid-high-stakes-raise = Beginning with the player on your left, each player puts ${ $raise } in the pot, or folds and draws a card. You go last. A dealer cannot fold.
aid-high-stakes-alone = Without a dealer, the last player who has not folded wins at once. If everyone folds against a dealer, the pot goes to the supply.
aid-high-stakes-second = The house adds another ${ $raise }; if there is a dealer, the supply adds it instead. Turn 2 more cards up: the turn and the river. Each player plays two cards from hand, which count with the best three of the five.
aid-high-stakes-win = The winner takes the pot and gains 1 LP and 1 Gambler point; if the dealer wins, the pot goes to the supply. The dealer wins ties; without a dealer, you do. Other tied players share the pot, and each gains the LP and the Gambler point. Losers draw a card.

# The fight with the train’s guard.
aid-fight-train = Against the train’s guard
aid-fight-train-intro = A Train Heist follows these steps. The player on your right plays the guard. The guard wins ties; you cannot decline.
aid-step-npc-draws-train = Draw a train encounter card. The guard draws as many fight cards as the encounter says.
aid-step-npc-commits-train = The guard plays one of its cards facedown.
aid-step-outcome-train = If you win: the reward of the encounter. If you lose: its penalty.
