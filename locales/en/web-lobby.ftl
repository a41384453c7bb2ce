# The table before its game: who sits where, what was agreed on, the link, and the promise of fair dice.

web-lobby-lead = { $open ->
    [0] Everyone is here.
    [one] One seat is open.
   *[other] { $open } seats are open.
}
web-lobby-lead-record = { $open ->
    [0] Everyone is back. The game continues where its record ends.
    [one] One seat of the saved game is open.
   *[other] { $open } seats of the saved game are open.
}
web-lobby-seats = Seats
web-lobby-open = Open seat
web-lobby-kept = Reserved for { $name }
web-lobby-kept-you = Reserved for you
web-lobby-you = You
web-lobby-here = At the table
web-lobby-away = Away
web-lobby-any = Any character
web-lobby-sit = Sit here
web-lobby-sit-too = Add a player here
web-lobby-leave = Leave seat
web-lobby-put-bot = Add a bot
web-lobby-level = Change level
web-lobby-free = Open the seat
web-lobby-choose = Choose a character
web-lobby-change = Change character
# What a button does with which seat, for those who hear the page.
web-lobby-of = { $action }: seat { $n }
web-lobby-too-title = Who else plays here?
web-lobby-too-help = Several players can share this screen: hands are hidden whenever the device is passed to another player.
web-lobby-level-title = Who plays seat { $n }?

web-lobby-start = Start the game
web-lobby-start-ready = All seats are taken.
web-lobby-start-open = { $n ->
    [one] One seat is still open: wait for a player, or add a bot.
   *[other] { $n } seats are still open: wait for players, or add bots.
}
web-lobby-start-host = Only the host can start the game.
web-lobby-start-host-open = Waiting for players. The host can start the game when all seats are taken.
web-lobby-start-consent = Waiting for everyone to agree to the changes.
web-lobby-consent = Changed by the host: { $changed }
web-lobby-consent-length = the length
web-lobby-consent-pace = the pace
web-lobby-consent-rating = whether the game is rated
web-lobby-consent-modules = what is played
web-lobby-consent-waiting = { $n ->
    [one] Not agreed yet: { $names }. In one second, the game can start without an answer.
   *[other] Not agreed yet: { $names }. In { $n } seconds, the game can start without an answer.
}
web-lobby-consent-over = Not agreed yet: { $names }. The host can start the game now.
web-lobby-consent-agree = I agree
web-lobby-ready = I’m ready
web-lobby-ready-not = I’m not ready yet
web-lobby-ready-mark = Ready
web-lobby-start-when-ready = The game starts as soon as everyone is ready.
web-lobby-start-ready-open = Waiting for players. The game starts when all seats are taken and everyone is ready.
# $time: how long, such as “8 min”
web-lobby-deputy-soon = The host is away. If they don’t return, { $name } can start the game in { $time }.
web-lobby-deputy = The host is away. Meanwhile, { $name } can fill seats and start the game.
web-lobby-deputy-you = The host is away. Meanwhile, you can fill seats, start the game or close the table.
web-lobby-deputy-none = The host is away.
web-lobby-close = Close the table
web-lobby-close-title = Close this table?
web-lobby-close-text = The table and its chat are removed for everyone.
web-lobby-close-no = Keep it
web-lobby-news = Who comes and goes
web-lobby-told-left = { $name } has left the table.
web-lobby-told-sat = { $name } has taken a seat.
web-lobby-told-removed = Your seat was opened to others. You can still watch.
web-lobby-remove-title = Remove { $name }?
web-lobby-remove-text = { $name } loses the seat and stays out: from now on, people sit down by invitation only.
web-lobby-remove-no = Cancel
web-lobby-remove = Remove

web-lobby-link = Invite your friends
web-lobby-link-label = Link to this table
web-lobby-link-more = Anyone with the link can take a seat or watch.
web-lobby-link-key = Seats are by invitation only: people need this link to sit down. It changes when somebody is removed.
web-lobby-link-account = People with an account can take a seat. Anyone with the link can watch.
web-lobby-link-watch = Anyone with the link can watch. Seats are for people who are invited.
web-lobby-link-names = Name me in the preview
web-lobby-link-names-more = When you share the link, its preview shows your name and the table’s name instead of “a friend.”
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-copy-hand = Press Ctrl+C, or press and hold the link to copy it.

web-lobby-agreed = The game
web-lobby-agreed-change = Change
web-lobby-agreed-keep = Save
web-lobby-kind = Kind
web-lobby-edition = Rulebook
web-lobby-length = Length
web-lobby-characters = Characters
web-lobby-goals = Goals
web-lobby-goals-yes = In play
web-lobby-goals-no = Not in play
web-lobby-pace = Bot speed
web-lobby-turns = Turn-based
web-lobby-opponents = Bandits and guards
web-lobby-opponents-bot = Played by a gunslinger
web-lobby-absence = Absent players
web-lobby-absence-vote = Replaced by vote
web-lobby-absence-minutes = { $n ->
    [one] A bot after 1 minute
   *[other] A bot after { $n } minutes
}
web-lobby-hints = Hints
web-lobby-hints-yes = Allowed
web-lobby-hints-no = Not allowed
web-lobby-listed = Visible to
web-lobby-listed-yes = Everyone
web-lobby-listed-no = People with the link
web-lobby-entry = Seats for
web-lobby-entry-link = Anyone with the link
web-lobby-entry-account = People with an account
web-lobby-entry-invitation = People who are invited
web-lobby-begins = Start
web-lobby-begins-ready = When everyone is ready
web-lobby-begins-host = By the host

web-lobby-fair = Fair dice
web-lobby-fair-more = The server sealed its part of the seed when the table was created, and each player’s browser then adds a part of its own. Your browser keeps the seal and, when the game is over, checks that nothing was changed.
web-lobby-fair-limits = A host who colludes with a player could still try many values for that player’s part of the seed until the dice suit them both. A host can also abandon games and start new ones until one goes well.
web-lobby-fair-record = Draws and rolls made before this table resumed the game were not sealed, so nobody can check them.
web-lobby-fair-details = Show the seals
web-lobby-fair-server = Seal of the server’s part
web-lobby-fair-mine = Your part, seat { $n }
web-lobby-fair-none = Your part is added when you take a seat.

web-talk = Chat
web-talk-none = No messages yet.
web-talk-label = Say something
web-talk-send = Send
web-talk-who = { $name }:

## House notes

web-notes-title = House notes
web-notes-none = House notes are your own house rules and reminders. Attach a player-aid file (YAML with sections of Markdown), and everyone at this table can read it under Rules.
web-notes-name = “{ $name }” is now among the rules of this table.
web-notes-attach = Attach a file
web-notes-replace = Replace
web-notes-remove = Remove
# $what says in English what the program found wrong in the file, and on which line.
web-notes-wrong = This is not a player-aid file: { $what }
web-notes-size = The file is too large: 64 KiB at most.

## The rulebook

web-edition = Rulebook
web-edition-en = English
web-edition-en-changed = English, modified
web-edition-fr = French
web-edition-fr-changed = French, modified
web-edition-it = Italian
web-edition-it-changed = Italian, modified
web-edition-single = Individual rules
web-edition-switch-five-of-a-kind = Five of a Kind
web-edition-five-of-a-kind-below = Below a Royal Flush
web-edition-five-of-a-kind-above = Above a Royal Flush
web-edition-switch-start-of-fight-step = Start-of-fight effects
web-edition-start-of-fight-step-before-cards = Before any card is played
web-edition-start-of-fight-step-after-accepting = Once the target has accepted
web-edition-switch-guard-commits-first = First to play a card in a Heist
web-edition-guard-commits-first-no = The robber
web-edition-guard-commits-first-yes = The guard
web-edition-switch-bandit-draws-first = A bandit’s cards are drawn
web-edition-bandit-draws-first-yes = Before you play a card
web-edition-bandit-draws-first-no = After you play a card
web-edition-switch-sheriff-draws-first = The Sheriff’s cards are drawn
web-edition-sheriff-draws-first-no = After the Wanted player plays a card
web-edition-sheriff-draws-first-yes = Before the Wanted player plays a card
web-edition-switch-surrender-to-sheriff = Surrender to the Sheriff
web-edition-surrender-to-sheriff-yes = Allowed
web-edition-surrender-to-sheriff-no = Only if you hold no card
web-edition-switch-story-ride = Moving the Sheriff for a story
web-edition-story-ride-up-to = Up to the given number of spaces
web-edition-story-ride-exact = Exactly the given number of spaces
web-edition-switch-delivery-after = Deliveries and end-of-move effects
web-edition-delivery-after-move-action = After a move action
web-edition-delivery-after-any-movement = After any movement
web-edition-delivery-after-deliveries-any-movement = Deliveries only: after any movement
web-edition-switch-change-active-item = Changing weapon or mount
web-edition-change-active-item-bought = When buying one
web-edition-change-active-item-bought-or-upgraded = When buying or upgrading one
web-edition-switch-raising-card-values = Raising a card’s value in a fight
web-edition-raising-card-values-never = Never
web-edition-raising-card-values-up-to-ace = Up to an Ace
