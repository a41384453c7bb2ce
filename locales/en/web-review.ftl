# A finished game looked over: the chances turn by turn, and the choices that cost most.

web-review-title = How the game went
web-review-lead = Everyone’s chance of winning, as a gunslinger sees it at the beginning of each turn.
web-review-go-replay = Replay
web-review-go-result = Result
web-review-working = Reviewing your game
web-review-working-more = Every choice is analyzed. You can leave: the review continues without you.
web-review-progress = { $of ->
    [0] Getting ready
   *[other] { $done } of { $of } choices analyzed
}
# $ahead: the number of reviews that are before this one
web-review-queued = { $ahead ->
    [one] One review is ahead of yours
   *[other] { $ahead } reviews are ahead of yours
}
web-review-chances = Chances of winning
web-review-chances-key = Dotted line: equal odds
web-review-slider = Chances of winning by turn. Arrow keys move through the turns, and Enter shows the moment.
# $when is a turn or the end, $values are names with their chances.
web-review-values = { $when }: { $values }
web-review-value = { $name } { $n }%
web-review-turn = Round { $round }, { $name }’s turn
web-review-end = The end
web-review-won = Won
web-review-watch = Watch this moment
web-review-table = Chances as a table
web-review-table-turn = Turn
web-review-mistakes = Costly choices
web-review-mistakes-more = How much each choice lowered the player’s chance to win, in percentage points. The gunslinger analyzes each choice four times and lists only costs above the margin of error (±). Select a choice to see that point in the game.
web-review-none = No choice cost much. The gunslinger tips a hat.
web-review-round = Round { $round }
web-review-played = Played:
web-review-better = Gunslinger:
web-review-cost = { $n ->
    [one] cost 1 percentage point
   *[other] cost { $n } percentage points
}
# How sure the cost is.
web-review-margin = give or take { $n }
# In the replay, at the moment of a costly choice.
web-review-note = { $n ->
    [one] { $name }’s choice lowered the chance to win by 1 percentage point.
   *[other] { $name }’s choice lowered the chance to win by { $n } percentage points.
}
web-review-note-label = A costly choice
web-review-note-before = The previous costly choice
web-review-note-next = The next costly choice
web-review-show = Chances and costly choices
