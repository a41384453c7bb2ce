# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] One e-mail that you received has a link that stops these e-mails. It works without signing in.
       *[other] { $n } e-mails that you received have links that stop these e-mails. They work without signing in.
    }
web-mail-links-revoke = Make these links invalid

web-notices-kinds = Other notifications
web-notices-nearly = My time is nearly over
web-notices-bot = A bot has stepped in for me
web-notices-lobby = A table is full, or its game begins
web-notices-over = A game is over
web-notices-mention = Somebody names me in the chat
web-notices-mention-more = By your name, or by @ and the number of your seat, in a turn-based game.
web-notices-quiet = Quiet hours
web-notices-quiet-more = You get no notifications then. Afterward, a single one tells you what happened meanwhile.
# Before a field for a time of the day.
web-notices-quiet-from = From
web-notices-quiet-to = Until
web-notices-quiet-same = Both times are the same: choose another one.

# In the list of the player's games. Variables: $n (number), how many lines of the chat the player has not read.
web-mine-new = { $n } new
# The last of them. Variables: $name (text), the author; $text (text), what the author wrote.
web-mine-line = { $name }: { $text }
web-mine-ending = The others want to end the game.
