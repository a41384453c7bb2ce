# Notifications outside of the page: push messages and e-mails.

# Variables: $n (number), how many games wait for the player.
notice-turn-title =
    { $n ->
        [one] Your turn
       *[other] Your turn in { $n } games
    }
# Variables: $names (text), the names of up to three tables, separated by dots; $more (number), how many more there are.
notice-turn-text =
    { $more ->
        [0] { $names }
       *[other] { $names } and { $more } more
    }

# A test message, which shows that messages arrive at a device.
notice-test-title = Notifications work
notice-test-text = This device will tell you when it is your turn.
# Variables: $n (number), how many messages there are, always several.
notice-news-title = { $n } messages from your games
# One of several messages. Variables: $name (text), the name of a table; $text (text), one of the sentences below.
notice-news-line = { $name }: { $text }
notice-end = The others want to end the game without a result.
notice-nearly = Your time is almost up.
# Variables: $when (text), a time in words.
notice-nearly-until = Your time is almost up: it runs out on { $when }.
notice-bot = A bot has stepped in for you.
notice-mention = You were mentioned in the chat.
notice-full = The table is full.
notice-started = The game has begun.
notice-over = The game is over.

# Variables: $n (number), the day of the week, from 1, Monday.
notice-weekday =
    { $n ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
# Variables: $n (number), the month, from 1.
notice-month =
    { $n ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
# A time as the clocks of the reader show it. Variables: $weekday (text); $day (number), of the month; $month (text); $time (text), such as 14:05; $zone (text), such as UTC+1.
notice-when = { $weekday }, { $month } { $day }, { $time } ({ $zone })

# The subject of an e-mail. Variables: $n (number), how many games wait for the reader; $name (text), the name of the only one.
mail-turn-subject =
    { $n ->
        [one] Your turn: { $name }
       *[other] Your turn in { $n } games
    }
# The subject of an e-mail about something else. Variables: $n (number), how many messages it has; $name (text), the name of the table of the only one.
mail-news-subject =
    { $n ->
        [one] News from { $name }
       *[other] { $n } messages from your games
    }
# Variables: $n (number), how many other people wait; $names (text), their names as a list.
mail-turn-who =
    { $n ->
        [0] The game is waiting for you.
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
# Variables: $when (text), a time in words.
mail-turn-until = You have until { $when }.
# Instead of the name of a table that has none, where nobody else plays.
mail-unnamed = Unnamed game
mail-open = Open the game
mail-why = You received this e-mail because you asked for e-mails about your games.
mail-stop = Stop these e-mails

# The page behind the link in an e-mail that stops them.
mail-stop-title = E-mails about your games
mail-stop-ask = Stop the e-mails about your games? Notifications on your devices stay as they are.
mail-stop-button = Stop the e-mails
mail-stop-done = You will receive no more e-mails about your games. You can turn them on again in the settings.
mail-stop-gone = This link is no longer valid. You can turn the e-mails off in the settings.
mail-stop-home = Home page

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Server, System, Admin, Administrator, Moderator, Bot
