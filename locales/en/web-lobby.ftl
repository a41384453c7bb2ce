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
web-lobby-fair-more = The server sealed its part of the dice before anybody sat down, and every player’s page adds a part of its own, so that nobody can choose them. When the game is over, your page opens the seal and checks that nothing was changed.
web-lobby-fair-details = See the seals
web-lobby-fair-server = Seal of the server’s part (SHA-256)
web-lobby-fair-mine = Your part, seat { $n }
web-lobby-fair-none = You add your part when you sit down.

web-talk = Talk
web-talk-none = Nobody has said a word.
web-talk-label = Say something
web-talk-send = Say it
web-talk-who = { $name }:
