# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] One e-mail that you received has a link that stops the e-mails about your games. The link works without signing in.
       *[other] { $n } e-mails that you received have links that stop the e-mails about your games. The links work without signing in.
    }
web-mail-links-revoke = Revoke all such links

web-notices-kinds = Other notifications
web-notices-nearly = My time is nearly up
web-notices-bot = A bot has stepped in for me
web-notices-lobby = A table is full, or its game begins
web-notices-over = A game is over
web-notices-mention = Somebody mentions me in chat
web-notices-mention-more = In turn-based games only: by your name, or by @ and the number of your seat.
web-notices-quiet = Quiet hours
web-notices-quiet-more = You get no notifications then. Afterward, a single one tells you what happened meanwhile.
# Before a field for a time of the day.
web-notices-quiet-from = From
web-notices-quiet-to = Until
web-notices-quiet-same = These times are the same: change one of them.

# In the list of the player's games. Variables: $n (number), how many lines of the chat the player has not read.
web-mine-new = { $n } new
# The last of them. Variables: $name (text), the author; $text (text), what the author wrote.
web-mine-line = { $name }: { $text }
web-mine-ending = The others want to end the game.
