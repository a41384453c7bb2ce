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
web-table-missing = No such table
web-table-missing-more = No table has this link. Check that the link is complete, or ask for a new one.

## When a player is asked: on the page, in the tab, in a notification of the browser

web-call-turn = Your turn
web-call-choice = Your choice
web-notify-title = Notifications
web-notify-offer = Get a notification when it’s your turn and this tab is hidden?
web-notify-yes = Notify me
web-notify-no = No, thanks
web-notify-more = When it’s your turn and the tab is hidden.
web-notify-blocked = The browser blocks notifications from this site. Allow them in its site settings.

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

web-line-lost = Connection lost. Reconnecting…
web-error-network = The server cannot be reached.
web-error-server = The server did not understand.
web-error-reply = The server's answer made no sense.
web-error-page = The page could not do this. Load it anew.
web-error-request = The page and the server do not understand each other. Load the page anew.

## What the server says no to, by its short codes

web-error-no-guest = This browser has no name here yet: say who you are.
web-error-not-found = There is no such thing here. Perhaps the link is not whole.
web-error-too-many = That is too much at once. Wait a little and try again.
web-error-bot-games = Too many games with bots only are running. Wait until one ends.
web-error-too-slow = The request took too long. Try again.
web-error-unavailable = The server cannot do this now. Nothing has changed: try again.
web-error-internal = The server could not do this: a mistake of the program.
web-error-name = A name has 1 to 24 characters, that of a table at most 40.
web-error-chat = What you say has 1 to 300 characters.
web-error-seats = A table has 2 to 6 seats.
web-error-seat = There is no such seat.
web-error-length = A game goes to 15, 20 or 25 LP.
web-error-setup = These choices do not go together.
web-error-modules = What was selected cannot be played together.
web-error-unknown-module = There is no such module here.
web-error-unknown-mode = There is no such mode here.
web-error-unknown-variant = There is no such variant here.
# What does not go together where nobody has written it down more exactly. $module and $other are names.
web-misfit-players = { $module } is for { $least } to { $most } players.
web-misfit-players-only = { $module } is for { $players } players only.
web-misfit-length = { $module } is not played to { $length } LP.
web-misfit-needs = { $module } is played with { $other } only.
web-misfit-needs-with = With { $players } players, { $module } is played with { $other }.
web-misfit-excludes = { $module } and { $other } do not go together.
web-error-record = This record cannot be used: it is not whole, or does not keep the rules.
web-error-record-windows = This record leaves out empty reaction windows (skip-empty-windows: yes), so being asked would show what a player holds. Play on from a record that says “no”.
web-error-bot = There is no such bot here.
web-error-character = This character cannot be chosen, or another seat has chosen it.
web-error-open-seats = A seat is still open: fill it with a person or a bot first.
web-error-part-missing = The page of a player has not given its part of the dice yet. Wait until that player has opened the table.
web-error-taken = Another player has this seat.
web-error-started = The game has begun: seats are fixed now.
web-error-not-host = Only who made the table can do this.
web-error-not-your-seat = This seat is not yours.
web-error-not-seated = Only who sits at the table can do this.
web-error-not-finished = This comes once the game is over.
web-error-no-game = No game is played at this table now.
web-error-no-person = No person plays this seat.
web-error-no-bot = No bot plays this seat.
web-error-no-vote = Only the other players of the game can vote.
web-error-present = This player is here and within the time. You can only vote about players who are away or over the time.
web-error-bot-plays = A bot plays this seat: take it back first.
web-error-stale = The game has gone on meanwhile. Choose again.
web-error-not-asked = This seat is not asked to choose now.
web-error-choice = This is no choice of the game.
web-error-open = This can be chosen now.
web-error-undo = There is nothing to take back: something has become known since, or another player has chosen.
web-error-hints-off = This table plays without hints.
web-error-no-hint = No hint could be found: try again.
web-error-not-faced = Say first that you are at the screen.

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
