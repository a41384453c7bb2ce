# Making a table: what is played, by whom, and what the table agrees on.

web-create-name = Name of the table
web-create-name-hint = Sunday posse
web-create-seats = Seats
web-create-seat-open = Open to anyone
web-create-seat-me = At this screen
web-create-seat-bot = Bot: { $level }
web-create-seat-who = Player in seat { $n }
web-create-seat-name = Name of the player in seat { $n }
web-create-seat-character = Character of seat { $n }
web-create-seat-add = Add a seat
web-create-seat-remove = Remove seat { $n }
web-create-player = Player { $n }
web-create-hot-seat = Several players take turns at this screen; hands are hidden whenever the device is passed to another player.
web-create-length = Length
web-create-kind = Kind of game
web-create-mode-none = Free play
# The options of a group, of which $n of $most are chosen.
web-create-options = { $group } ({ $n } of { $most })
web-create-characters = Characters
web-create-listed = Public table
web-create-listed-more = Listed for everyone. Otherwise only people with the link can find it.
web-create-entry = Who may take a seat
web-create-entry-link = Anyone with the link
web-create-entry-account = People with an account
web-create-entry-invitation = People who are invited
web-create-start = Start when everyone is ready
web-create-start-more = Otherwise the host starts the game.
web-create-hints = Hints
web-create-hints-more = Players can ask what a gunslinger would do.
web-create-absence = When a player is away
web-create-absence-vote = A bot steps in if the others vote for it
web-create-absence-minutes = { $n ->
    [one] A bot may step in after 1 minute
   *[other] A bot may step in after { $n } minutes
}
web-create-record = Resume a saved game
web-create-record-choose = Choose a file
web-create-record-drop = Remove file
web-create-record-is = { $file }: { $players } players. Length, goals and characters come from the record.
web-create-record-wrong = This file is not a game record.
web-create-any-character = Any
web-create-go = Open the table
web-create-go-play = Play
web-create-go-watch = Watch the bots

## The page

web-setup-title = Set up the game
web-setup-lead = { $n } seats. Choose how you play; the rest follows.
web-setup-back = Back to town
web-setup-anew = Start over
web-setup-grey = What is grayed out is not possible: the reason is below it. To make it possible, change the seats, the mode or an expansion.
web-setup-mode-more = What kind of trouble do you want?
web-setup-free-more = The open range: any expansions, any variants, any length.
web-setup-free-facts = 2 to 6 players, any length
web-setup-modules = Expansions
web-setup-modules-more = A mode sets these for you.
web-setup-always = Always
web-setup-variants = Variants
web-setup-variants-more = What changes the rules
# Opens the options of a group.
web-setup-each = One by one
web-setup-stores = Stores
web-setup-stores-dealt = Dealt at random
web-setup-stores-dealt-more = If there are several stores, items are dealt to them when the game begins.
web-setup-stores-listed = Standard stores
web-setup-length-more = The end is triggered when a player has { $n } LP.
web-setup-edition-more = The printed rulebooks differ in a few rules: the one you choose applies.
web-setup-seats-more = People, bots, and places for those who follow your link
web-setup-table = At the table
web-setup-table-more = Pace, hints, and who can find the table
web-setup-pace-instant-more = Bots move at once.
web-setup-pace-brisk-more = Bots pause for a moment so that you can see what they do.
web-setup-pace-relaxed-more = Bots leave you time to read every step.

## The cast

web-setup-cast = Cast
web-setup-cast-count = { $n ->
    [one] 1 character to draw from
   *[other] { $n } characters to draw from
}
web-setup-cast-more = Press a portrait to read what the character can do.
web-setup-cast-any = The game draws a character for this seat. Press a portrait to choose one.
web-setup-cast-look = The characters
web-setup-cast-for = Choose for
web-setup-cast-seat = Seat { $n }
# A character that was chosen, and that the selection no longer has.
web-setup-cast-lost = { $name } is not in this game: seat { $n } gets a character at random, unless you choose another one.
web-setup-characters-draft-more = Everyone is dealt two characters and keeps one.
web-setup-characters-random-more = Everyone is dealt one character.
web-setup-characters-chosen-more = Everyone chooses a character before the game begins.
web-setup-characters-assigned = This game has characters of its own, which nobody drafts.

## The game in short

web-setup-boards = Boards
web-boards-base = Darkrock
web-setup-count-characters = Characters
web-setup-count-items = Items
web-setup-count-cards = Poker cards
web-setup-count-stories = Stories
web-setup-count-legends = Legendary stories
web-setup-count-events = Events
web-setup-count-deeds = Deeds
