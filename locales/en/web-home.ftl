# The first screen: playing at once, tables to join, making a table; and the bar over the screens around the game.

web-home-tagline = Explore, gamble, rob and make your name. For 2 to 6 players, right in your browser.
web-home-credit = An unofficial fan work with its own art. Please buy the board game { $game }. Icons: game-icons.net, CC BY 3.0.
web-home-board-game = Western Legends

## The bar

web-nav = Main menu
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-language = Language

## The guest's name

web-guest = Guest: { $name }
web-guest-none = Choose a name
web-guest-title = What’s your name?
web-guest-label = Your name
web-guest-help = Other players see your name at the table. You don’t need an account: this browser remembers you.
web-guest-keep = Save
# Names given to those who have none, separated by commas: first names of the Old West.
web-guest-names = Marlow, Jules, Ada, Clementine, Silas, Hattie, Ezra, Josephine, Wade, Opal, Virgil, Lottie, Amos, Della, Rufus, Cora, Jasper, Mabel, Levi, Pearl, Gideon, Nell, Otis, Ruby, Boone, Effie, Harlan, Sadie, Emmett, Willa

## Playing at once

web-play-title = Play now against bots
web-play-begins = Starts { $place } with { $gains }.
web-play-opponents = Your opponents
web-play-opponents-number = Number of opponents
web-play-mixed = Mixed
# For those who hear the page: the button that changes the level of one opponent.
web-play-opponent = Opponent { $n }: { $level }. Change the level
web-play-opponent-title = Choose the level of opponent { $n }
web-play-length = Length
web-play-now = Play now
web-play-again = Same setup
web-play-again-more = { $name }, { $players } players, { $length } LP
web-play-everything = Choose everything
web-play-everything-more = Cast, stores, variants
web-kind = What will you play?
web-kind-base = The base game
web-kind-base-more = Two towns, mines, cattle and the law.
web-kind-base-for = Start here
web-kind-box = The whole box
web-kind-box-more = A second board, the train, faro, deeds and legendary stories.
web-kind-box-for = If you know the base game
web-kind-modes = Another way to play
web-kind-modes-more = Gangs, homesteads, riches, hard luck: games of their own.
web-kind-players = { $least } to { $most } players
web-kind-minutes = About { $minutes } min
web-kind-minutes-here = About { $minutes } min on this server

## A first game, for newcomers

web-first-title = New in town?
web-first-more = A short game with a coach at your side, against two easy opponents. You don’t have to read any rules first.
web-first-go = Begin

## Bots' levels. A level without words here is shown by its id.

web-level-random = Tumbleweed
web-level-random-more = Chooses at random.
web-level-greenhorn = Greenhorn
web-level-greenhorn-more = New in town and careless: good for a first game.
web-level-cowboy = Cowboy
web-level-cowboy-more = Plans each turn and knows the odds.
web-level-gunslinger = Gunslinger
web-level-gunslinger-more = Thinks many moves ahead and forgives nothing.
web-level-program = Program
web-level-program-more = A program provided by this server’s operator.
# A level that is told how long it may think: $n is a number of tries.
web-level-told = { $level } ({ $n })
web-level-strength = Strength { $n } of { $of }
web-level-all = All
web-level-all-more = “All” sets the level of every opponent.
web-level-all-of = { $level } for all opponents

## What tables agree on

web-length-15 = Short ({ $n })
web-length-20 = Average ({ $n })
web-length-25 = Long ({ $n })
web-length-other = { $n } LP
web-characters-draft = Drafted
web-characters-random = Random
web-characters-chosen = Chosen
web-pace-instant = Instant
web-pace-brisk = Brisk
web-pace-relaxed = Relaxed
web-goals-on = with goals
web-goals-off = no goals
# Kinds of games, and what each of them is.
web-variant-usual = Standard game
web-variant-usual-more = All characters, items, cattle and stories.
web-table-of = { $name }’s table
web-table-bots = A table of bots
web-table-plain = A table
web-table-sum = { $length }, { $goals }
web-table-seats = { $taken } of { $seats } seats taken

## Lists of tables

web-mine-title = My games
web-mine-running = { $n ->
    [0] none running
    [one] 1 running
   *[other] { $n } running
}
web-mine-draft = The game is being set up
web-mine-round = Round { $round }: you have { $lp } LP
web-mine-your-turn = Your turn
web-mine-open = Open
web-mine-more = { $n ->
    [one] Show 1 more
   *[other] Show { $n } more
}
web-mine-fewer = Show fewer
# $names: the people with whom one plays
web-turn-with = with { $names }
web-turn-take = Take your turn
web-mine-past = { $n ->
    [one] Show the last finished game
   *[other] Show the last { $n } finished games
}
web-mine-past-hide = Hide finished games
web-mine-result = Result
web-row-round = Round { $round }
web-row-leads = { $name } leads with { $lp } LP
web-row-leads-you = You lead with { $lp } LP
web-row-level = Tied at { $lp } LP
web-row-pointless = No points yet
web-row-waiting = Waiting for { $name }
web-row-waiting-many = Waiting for { $n } players
# $name: the character
web-row-person = { $person } ({ $name })
web-row-won = { $n ->
    [0] Over
    [one] { $names } won
   *[other] { $names } won together
}
web-row-ended = Ended without a result
web-row-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
web-lists = Tables
web-lists-open = Open
web-lists-running = Running
web-lists-finished = Finished
web-lists-none-open = No open tables right now. Create one and share its link with your friends.
web-lists-none-running = No public games are running right now.
web-lists-none-finished = No finished games yet.
web-lists-join = Join
web-lists-watch = Watch
web-lists-replay = Replay
web-lists-more = Show more
# For those who hear the page: what the button does with which table.
web-lists-of = { $action }: { $table }

web-learn-title = Learn the game
web-learn-more = Look up every rule, card and item.
web-learn-go = Read the rules

## Making a table

web-create = Create a table
web-create-mode = Mode
web-create-pace = Bot speed
