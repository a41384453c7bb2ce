# The end of a game, and its replay.

web-result-legend = { $n ->
    [one] { $names } is the legend
   *[other] { $names } are the legends
}
web-result-trigger = { $name } reached { $length } LP first, in round { $round }.
web-result-passed = { $name } came out ahead in the final scoring.
web-result-shared = Tied after the final scoring.
# Where the reader came: $place of $of with $lp LP, $gap LP from $name.
web-result-you-won = { $gap ->
    [0] You won with { $lp } LP, on the tiebreaker against { $name }.
   *[other] You won with { $lp } LP, { $gap } ahead of { $name }.
}
web-result-you-shared = You share the win at { $lp } LP.
web-result-you-tied = You came in { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} out of { $of } with { $lp } LP, as many as { $name }, who won the tiebreaker.
web-result-you-lost = You came in { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} out of { $of } with { $lp } LP, { $gap } behind { $name }.
# $mine are the reader's LP from a source, $theirs those of $name.
web-result-you-why = Biggest difference: { $source }, with { $mine } LP for you and { $theirs } for { $name }.
web-result-podium = Ranking
# Whoever played a character: a person or a bot.
web-result-by = Played by { $name }
web-result-place = { $place }. { $name }
web-result-lp = { $lp } LP

web-result-sources = Where the points came from
web-result-length = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-result-player = Player
web-result-total = Total
web-result-most = Most points from this source
web-result-counted = Right of the line: final scoring
web-result-source-fights = Fights
web-result-source-tracks = Tracks
web-result-source-town = Town
web-result-source-cattle = Cattle
web-result-source-stories = Stories
web-result-source-cards = Cards
web-result-source-other = Other
web-result-source-upgrades = Upgrades
web-result-source-money = Money
web-result-source-wounds = Wounds
web-result-source-wanted = Wanted
web-result-source-marshal = Marshal
web-result-source-tokens = Tokens

web-result-plot = Legendary points by round
web-result-plot-target = Dashed line: { $length } LP, where the end is triggered
web-result-plot-final = Final
web-result-plot-label = Legendary points by round. Arrow keys move through the rounds.
web-result-plot-round = Round { $round }
web-result-plot-end = Final scoring
# One round read aloud: $values are names with their points.
web-result-plot-values = { $round }: { $values }
web-result-plot-value = { $name } { $lp }

web-result-rematch = Rematch
web-result-rematch-join = Join the rematch
web-result-rematch-watch = Watch the rematch
web-result-review = Review
web-result-replay = Replay
web-result-home = Back to town
web-result-talk = Chat
web-result-record = Game record

web-seal-checking = Checking the seal
web-seal-ok = The dice were fair
web-seal-ok-more = Your browser checked the seals of this game.
web-seal-ok-watch = This browser checked what it could. It was not at the table when the game began, so it cannot check that the seals were not replaced later.
web-seal-ok-record = Your browser checked all draws and rolls since this table resumed the game. What was played before that is not sealed.
web-seal-wrong = The seals don’t match
web-seal-wrong-more = The game that was played is not the one that was sealed.
web-seal-untold = Nothing to check
web-seal-untold-more = The server has not revealed its seed.
web-seal-unable = Not checked here
web-seal-unable-more = Browsers compute seals only on pages served over HTTPS. You can check the record on your own computer.
web-seal-details = What was checked
web-seal-title = The seal of the dice
web-seal-check-server = The server’s part matches its seal
web-seal-check-kept = The seal is the one that your browser saw before the game
web-seal-check-seed = The seed comes from the server’s part and all players’ parts
web-seal-check-published = The seed is the one sealed when the game began
web-seal-check-parts = The seals and parts are those that your browser saw when the game began
web-seal-check-own = The parts include your own
web-seal-check-draws = Every draw and roll in the record comes from the seed
web-seal-unknown = { $check } (not compared, since this browser has nothing to compare it with)
web-seal-first = This table was created by an earlier version of Darkrock: its seals prove less than those of new tables, and its record holds only the seed.
web-seal-yes = Verified
web-seal-no = Failed
web-seal-seed = Seed
web-seal-server-part = The server’s part
web-seal-verify = To check the whole game, with every choice and every card, download its record and run:
web-seal-command = darkrock replay --verify { $file }

## The replay of a game

web-replay-title = Replay
web-replay-step = Step { $n } of { $total }
web-replay-steps = Steps of the game
web-replay-round = Round { $round }
web-replay-setup = The game is set up
web-replay-hidden = A hidden choice
web-replay-did = { $name }: { $choice }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-turn = To the next turn
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = { $n }×
web-replay-seen = Seen by
web-replay-spectator = A spectator
web-replay-keys = Arrow keys move one step; the space bar plays and pauses.
web-replay-leave = Leave the replay
web-replay-copy = Copy this moment
web-replay-copied = Link to this moment copied
