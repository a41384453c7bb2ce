# Texts of the page that several screens share, and those of its buttons, cards and dialogs.

web-wordmark = Darkrock
web-loading = Saddling up
web-trouble = Something went wrong
web-try-again = Try again
web-close = Close
web-announcement = From the host of this server
web-cancel = Cancel

web-lost = Page not found
web-lost-more = This link leads nowhere. Go back and try another.
web-lost-home = Back to town
web-table-missing = Table not found
web-table-missing-more = No table has this link. The table may have been closed, or the link is incomplete.

## When a player is asked: on the page, in the tab, in a notification of the browser

web-call-turn = Your turn
web-call-choice = Your choice
web-notify-title = Notifications
web-notify-offer = Should this device tell you when it’s your turn?
web-notify-yes = Notify me
web-notify-no = No, thanks

## Kinds of effects

web-kind-action = Action
web-kind-bonus = Bonus
web-kind-reaction = Reaction

## Cards

# $card is the rank and suit with the title, such as "9♦ Instincts".
web-card-playable = { $card }, can be played
web-card-chosen = { $card }, chosen
web-card-dimmed = { $card }, cannot be played now
web-card-back = Facedown card

## Players

# A player by person and character.
web-person-as = { $person } ({ $name })
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
# $ahead: the number of requests that are served before.
web-in-line = { $ahead ->
    [one] One request is ahead of yours
   *[other] { $ahead } requests are ahead of yours
}
web-version-new = There is a new version of this page.
web-version-foreign = The server is running a version that does not work with this page.
web-version-load = Load it
web-version-part = Part of this page could not be loaded. There may be a new version.
web-error-network = The server cannot be reached.
web-error-server = The server could not read the request.
web-error-reply = The server sent an invalid answer.
web-error-page = Something went wrong on this page. Reload it.
web-error-request = The page and the server are on different versions. Reload the page.

## What the server says no to, by its short codes

web-error-no-guest = Choose a name first.
web-error-cookies = This browser does not store cookies for this site, so the server cannot remember your name. Allow cookies for this site.
web-error-name-taken = An account has this name, or one that looks like it. Choose another name, or sign in.
web-error-name-reserved = This name is reserved. Choose another one.
web-error-not-found = Not found. The link may be incomplete.
web-error-too-many = Too many requests. Wait a moment and try again.
web-error-bot-games = You or others on your network have too many games with only bots. Wait until one ends.
web-error-too-slow = The request took too long. Try again.
web-error-unavailable = The server cannot do this now. Nothing has changed: try again.
web-error-elsewhere = This table is moving to another server. Try again.
web-error-banned = The host of this server has banned this browser or address.
web-banned-account = What is stored about you: see it, download it, or delete it
web-error-internal = Internal error: the server could not do this.
web-error-name = A name must have 1 to 24 characters; a table’s name can have up to 40.
web-error-chat = A message must have 1 to 300 characters.
web-error-chat-limit = Too many messages at once. Wait a moment.
web-error-seats = A table must have 2 to 6 seats.
web-error-seat = This table does not have that seat.
web-error-length = A game is played to 15, 20 or 25 LP.
web-error-setup = These options cannot be combined.
web-error-modules = These expansions and variants cannot be combined.
web-error-unknown-module = Unknown expansion.
web-error-unknown-mode = Unknown mode.
web-error-unknown-variant = Unknown variant.
# What does not go together where nobody has written it down more exactly. $module and $other are names.
web-misfit-players = “{ $module }” is for { $least } to { $most } players.
web-misfit-players-only = “{ $module }” is for { $players } players only.
web-misfit-length = “{ $module }” is not played to { $length } LP.
web-misfit-needs = “{ $module }” requires “{ $other }.”
web-misfit-needs-with = With { $players } players, “{ $module }” requires “{ $other }.”
web-misfit-excludes = “{ $module }” and “{ $other }” cannot be combined.
# For how many players and to which lengths a mode is recommended. $lengths is how many lengths there are: none, one or two.
web-advice = Recommended for { $least } to { $most } players{ $lengths ->
    [0] .
    [one] , playing to { $first } LP.
   *[other] , playing to { $first } or { $last } LP.
}
web-error-record = This record cannot be used: it is incomplete or contains illegal moves.
web-error-record-long = This record is too long: the limit is 512 KiB.
web-error-record-slow = This record takes too long to replay.
web-error-record-windows = This record skips empty reaction windows (skip-empty-windows: yes), so asking a player to react would reveal that player’s cards. Use a record that sets skip-empty-windows to no.
web-error-bot = Unknown bot.
web-error-character = This character is not available, or another player has it.
web-error-open-seats = A seat is still open: fill it with a person or a bot first.
web-error-part-missing = A player’s browser has not sent its part of the seed yet. Wait until that player opens the table.
web-error-taken = Another player has this seat.
web-error-started = The game has started: seats are fixed now.
web-error-not-host = Only the host can do this.
web-error-not-your-seat = This seat is not yours.
web-error-not-seated = Only seated players can do this.
web-error-not-finished = This is available once the game is over.
web-error-settled = This game already counts as abandoned: you can play on, but you cannot end it without a result.
web-error-no-game = No game is running at this table.
web-error-no-person = No person plays this seat.
web-error-no-bot = No bot plays this seat.
web-error-no-vote = Only the other players in the game can vote.
web-error-present = This player is here and within the time limit. Only players who are away or too slow can be replaced by vote.
web-error-bot-plays = A bot plays this seat: take it back first.
web-error-stale = The game has moved on. Choose again.
web-error-not-asked = This seat has no decision to make now.
web-error-choice = Not a valid choice.
web-error-open = This choice is available now.
web-error-undo = Nothing to undo: hidden information was revealed, or another player has chosen.
web-error-hints-off = This table plays without hints.
web-error-rated-one-seat = At a rated table, each browser can take only one seat.
web-error-rated-agreed = Other players have sat down, so you can no longer change whether the game is rated.
web-error-rated-record = A game resumed from a record cannot be rated.
web-error-rules-changed = The rules have changed since this game was played.
web-error-no-result = This game was ended without a result.
web-error-goes-on = This game is not stopped: you can simply play on.
web-error-consent = Not everyone has agreed to the changes yet. Wait a moment.
web-error-protocol = The server is running a version that does not work with this page.
web-error-rated-account = Rated games need an account. Make your name permanent first.
web-error-rated-modules = Only games with the program’s own expansions are rated.
web-error-rated-program = External bots cannot play rated games.
web-error-listed-tables = Three of your open tables are already public. Start or leave one of them, or let only people with the link see this one.
web-error-listed-network = The list has enough open tables from your network. Let only people with the link see this one, or try again later.
web-error-seat-refused = The host keeps this seat for others.
web-error-seat-account = Only people with an account can sit down here. Make your name permanent first.
web-error-seat-invitation = Seats at this table are by invitation only. Ask the host for a link.
web-error-seat-removed = You were removed from this table. The host can invite you again with a link.
web-error-ignore-self = This is your own profile.
web-error-search = This search cannot be understood.
web-error-language = Unknown language.
web-error-no-hint = No hint found. Try again.
web-error-not-faced = Confirm first that you are at the screen.

## A number that stands here must stand in the whole text.

web-gist-cheat = At poker, this card may have any value but keeps its suit.
web-gist-sprint = After a move action, move up to 2 more spaces.
web-gist-manhunt = Move the Sheriff up to 3. If Marshal or Wanted, gain 1 LP.
web-gist-stick-em-up = After the reveal, lower your opponent’s card by 2.
web-gist-reputation = After you gain Marshal or Wanted points, gain 1 more.
web-gist-wallop = Beat a player: 1 more wound. Beat anyone else: draw 1 card.
web-gist-shootout = After cards are compared, you may restart the fight.
web-gist-instincts = Draw 3 cards, or draw 1 if this card is discarded.
web-gist-lady-luck = When played at poker: gain $30 and draw 1 card.
web-gist-bulletproof = In a fight, cancel new wounds and heal 1.
web-gist-quickdraw = Cancel the effect of a fight card.
