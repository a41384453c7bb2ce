# Whoever opens the link of a table without a name: who invites to what, and the ways in.

web-door-title = A friend invites you to a game
web-door-title-host = { $name } invites you to a game
# How many of all seats can be taken.
web-door-free = { $n ->
    [0] No free seat
    [one] 1 of { $of } seats is free
   *[other] { $n } of { $of } seats are free
}
web-door-name = Your name
web-door-name-hint = Leave empty and we’ll name you
web-door-sit = Sit down
web-door-learn = First learn the basics in two minutes
web-door-learn-only = Learn the basics in two minutes
web-door-learn-held = Meanwhile, your seat is held for ten minutes.
web-door-go-on = Back to the lesson
web-door-look = Have a look at the table
web-door-watch = Watch the game
web-door-back = Back to the table
web-door-held = { $n ->
    [one] Your seat is held for one more minute.
   *[other] Your seat is held for { $n } more minutes.
}
# The same within a lesson, where there is little room.
web-door-held-short = { $n ->
    [one] Your seat: 1 more minute
   *[other] Your seat: { $n } more minutes
}
web-door-held-over = Your seat is open to all again
web-door-over = The ten minutes are up, but you’re in luck: there is still a seat.
web-door-over-full = The ten minutes are up, and somebody else has taken the seat.
web-door-full = All seats are taken. Ask your friend for another table.
web-door-full-held = { $n ->
    [one] All seats are taken, but one is held for only a minute more: stay here, and it may become free.
   *[other] All seats are taken, but one is held for only { $n } minutes more: stay here, and it may become free.
}
web-door-begun = The game has begun without you. You can watch it, or learn the basics for the next one.
