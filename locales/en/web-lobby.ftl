# The table before its game: who sits where, what was agreed on, the link, and the promise of fair dice.

web-lobby-lead = { $open ->
    [0] Everybody is here.
    [one] One seat is open.
   *[other] { $open } seats are open.
}
web-lobby-lead-record = { $open ->
    [0] Everybody is back. The game goes on where its record ends.
    [one] One seat of the record is open.
   *[other] { $open } seats of the record are open.
}
web-lobby-seats = Seats
web-lobby-open = Open seat
web-lobby-kept = Kept for { $name }
web-lobby-kept-you = Kept for you
web-lobby-you = You
web-lobby-here = At the table
web-lobby-away = Away
web-lobby-any = Any character
web-lobby-sit = Sit here
web-lobby-sit-too = Add a player here
web-lobby-leave = Get up
web-lobby-put-bot = Put a bot here
web-lobby-level = Change level
web-lobby-free = Open the seat
web-lobby-choose = Choose a character
web-lobby-change = Change character
# What a button does with which seat, for those who hear the page.
web-lobby-of = { $action }: seat { $n }
web-lobby-too-title = Who plays here too?
web-lobby-too-help = Several players can share this screen: it hides the hands when it passes from one to another.
web-lobby-level-title = Who plays seat { $n }?

web-lobby-start = Start the game
web-lobby-start-ready = All seats are taken.
web-lobby-start-open = { $n ->
    [one] One seat is still open: wait for a player, or put a bot there.
   *[other] { $n } seats are still open: wait for players, or put bots there.
}
web-lobby-start-host = Only the host can start. Hold your horses.
web-lobby-start-host-open = Waiting for players. The host starts when all seats are taken.

web-lobby-link = Invite your friends
web-lobby-link-label = Link of this table
web-lobby-link-more = Whoever has the link can sit down, or watch.
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-copy-hand = Press Ctrl+C, or hold the link to copy it.

web-lobby-agreed = The game
web-lobby-agreed-change = Change
web-lobby-agreed-keep = Keep
web-lobby-kind = Kind
web-lobby-edition = Rulebook
web-lobby-length = Length
web-lobby-characters = Characters
web-lobby-goals = Goals
web-lobby-goals-yes = In play
web-lobby-goals-no = Left out
web-lobby-pace = Pace of bots
web-lobby-absence = Who is away
web-lobby-absence-vote = Replaced by vote
web-lobby-absence-minutes = { $n ->
    [one] A bot after 1 minute
   *[other] A bot after { $n } minutes
}
web-lobby-hints = Hints
web-lobby-hints-yes = Allowed
web-lobby-hints-no = Not allowed
web-lobby-listed = Seen by
web-lobby-listed-yes = Everybody
web-lobby-listed-no = Those with the link

web-lobby-fair = Fair dice
web-lobby-fair-more = The server sealed its part of the dice when the table was made, and every player’s page then adds a part of its own. Your page keeps the seal and, when the game is over, checks that nothing was changed.
web-lobby-fair-limits = A host in league with a player could still try many parts for that player until the dice please both. A host can also break a game off and begin another one until one goes well.
web-lobby-fair-record = What was played before this table took the game up is not sealed: nobody can check the luck of it.
web-lobby-fair-details = See the seals
web-lobby-fair-server = Seal of the server’s part
web-lobby-fair-mine = Your part, seat { $n }
web-lobby-fair-none = You add your part when you sit down.

web-talk = Talk
web-talk-none = Nobody has said a word.
web-talk-label = Say something
web-talk-send = Say it
web-talk-who = { $name }:

## House notes

web-notes-title = House notes
web-notes-none = House notes are rules and reminders of your own, such as house rules. Attach a player-aid file (YAML with sections of Markdown), and everybody finds it under Rules at this table.
web-notes-name = “{ $name }” stands in the help of this table.
web-notes-attach = Attach a file
web-notes-replace = Replace
web-notes-remove = Remove
# $what says in English what the program found wrong in the file, and on which line.
web-notes-wrong = This is no player-aid file: { $what }
web-notes-size = The file is too large: 64 KiB at most.

## The rulebook

web-edition = Rulebook
web-edition-en = English
web-edition-en-changed = English, changed
web-edition-fr = French
web-edition-fr-changed = French, changed
web-edition-it = Italian
web-edition-it-changed = Italian, changed
web-edition-single = Single rules
web-edition-switch-five-of-a-kind = Five of a kind
web-edition-five-of-a-kind-below = Below a royal flush
web-edition-five-of-a-kind-above = Above a royal flush
web-edition-switch-start-of-fight-step = Start-of-fight effects
web-edition-start-of-fight-step-before-cards = Before any card is laid
web-edition-start-of-fight-step-after-accepting = Once the target has accepted
web-edition-switch-guard-commits-first = In a heist, first to lay a card
web-edition-guard-commits-first-no = The robber
web-edition-guard-commits-first-yes = The guard
web-edition-switch-bandit-draws-first = A bandit's cards are drawn
web-edition-bandit-draws-first-yes = Before yours is laid
web-edition-bandit-draws-first-no = After yours is laid
web-edition-switch-sheriff-draws-first = The Sheriff's cards are drawn
web-edition-sheriff-draws-first-no = After the Wanted player's card
web-edition-sheriff-draws-first-yes = Before the Wanted player's card
web-edition-switch-surrender-to-sheriff = Giving up to the Sheriff
web-edition-surrender-to-sheriff-yes = Allowed
web-edition-surrender-to-sheriff-no = Only without a card
web-edition-switch-story-ride = The Sheriff's ride for a story
web-edition-story-ride-up-to = Up to the number
web-edition-story-ride-exact = Exactly the number
web-edition-switch-delivery-after = Deliveries, and cards for the end of a move
web-edition-delivery-after-move-action = After a move action
web-edition-delivery-after-any-movement = After any movement
web-edition-delivery-after-deliveries-any-movement = Deliveries after any movement
web-edition-switch-change-active-item = Changing weapon or mount
web-edition-change-active-item-bought = On buying one
web-edition-change-active-item-bought-or-upgraded = On buying or upgrading one
web-edition-switch-raising-card-values = Raising a card in a fight
web-edition-raising-card-values-never = Never
web-edition-raising-card-values-up-to-ace = Up to an ace
