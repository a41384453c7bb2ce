# Texts of the page that several screens share, and those of its buttons, cards and dialogs.

web-wordmark = Darkrock
web-loading = Saddling up
web-trouble = Hold your horses
web-try-again = Try again
web-close = Close
web-cancel = Cancel

web-lost = Nothing but dust
web-lost-more = No trail leads here. Ride back and take another.
web-lost-home = Back to town

## Kinds of effects

web-kind-action = Action
web-kind-bonus = Bonus
web-kind-reaction = Reaction

## Cards

# $card is the rank and suit with the title, such as "9♦ Instincts".
web-card-playable = { $card }, can be played
web-card-chosen = { $card }, chosen
web-card-dimmed = { $card }, not now
web-card-back = Card facedown

## Players

web-shape-1 = circle
web-shape-2 = square
web-shape-3 = triangle
web-shape-4 = diamond
web-shape-5 = hexagon
web-shape-6 = shield
web-seat = Seat { $n }
web-marshal = Marshal
web-wanted = Wanted
web-row = row { $n }
web-actions-left = { $n ->
    [0] No actions left
    [one] 1 action left
   *[other] { $n } actions left
}

## The line to the server

web-line-lost = The line is cut. Trying again.
web-error-network = The server cannot be reached.
web-error-server = The server did not understand.
web-error-reply = The server's answer made no sense.

## The gist of cards whose whole text is too long for a card in the hand: at most 60 characters.
## A number that stands here must stand in the whole text.

web-gist-cheat = In poker, it may have any value. The suit stays.
web-gist-sprint = When a move ends, ride up to 2 more spaces.
web-gist-manhunt = Ride with the Sheriff up to 3. Marshal or Wanted: 1 LP.
web-gist-stick-em-up = After the reveal, lower the foe's card by 2.
web-gist-reputation = Gain 1 more point on the same track.
web-gist-wallop = Win: a player gains 1 more wound, or you draw 1 card.
web-gist-shootout = After the values, start the fight again.
web-gist-instincts = Draw 3. Or draw 1 when it is discarded.
web-gist-lady-luck = In poker: gain $30 and draw 1 card.
web-gist-bulletproof = In a fight, cancel your wounds and lose 1.
web-gist-quickdraw = Cancel the effect of a fight card.
