# Notifications outside of the page: push messages and e-mails.

# Variables: $n (number), how many games wait for the player.
notice-turn-title =
    { $n ->
        [one] Du bist am Zug
       *[other] Du bist in { $n } Partien am Zug
    }
# Variables: $names (text), the names of up to three tables, separated by dots; $more (number), how many more there are.
notice-turn-text =
    { $more ->
        [0] { $names }
       *[other] { $names } und { $more } weitere
    }

# A test message, which shows that messages arrive at a device.
notice-test-title = Nachrichten kommen hier an
notice-test-text = Dieses Gerät sagt dir Bescheid, wenn du am Zug bist.
# Variables: $n (number), how many messages there are, always several.
notice-news-title = { $n } Nachrichten aus deinen Partien
# One of several messages. Variables: $name (text), the name of a table; $text (text), one of the sentences below.
notice-news-line = { $name }: { $text }
notice-end = Die anderen fragen, ob die Partie ohne Ergebnis enden soll.
notice-nearly = Deine Zeit ist fast um.
# Variables: $when (text), a time in words.
notice-nearly-until = Deine Zeit ist fast um: Sie endet am { $when }.
notice-bot = Ein Bot ist für dich eingesprungen.
notice-mention = Du wurdest im Chat genannt.
notice-full = Der Tisch ist voll.
notice-started = Die Partie hat begonnen.
notice-over = Die Partie ist zu Ende.

# Variables: $n (number), the day of the week, from 1, Monday.
notice-weekday =
    { $n ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }
# Variables: $n (number), the month, from 1.
notice-month =
    { $n ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
# A time as the clocks of the reader show it. Variables: $weekday (text); $day (number), of the month; $month (text); $time (text), such as 14:05; $zone (text), such as UTC+1.
notice-when = { $weekday }, { $day }. { $month }, { $time } Uhr ({ $zone })

# The subject of an e-mail. Variables: $n (number), how many games wait for the reader; $name (text), the name of the only one.
mail-turn-subject =
    { $n ->
        [one] Du bist am Zug: { $name }
       *[other] Du bist in { $n } Partien am Zug
    }
# The subject of an e-mail about something else. Variables: $n (number), how many messages it has; $name (text), the name of the table of the only one.
mail-news-subject =
    { $n ->
        [one] Neues von { $name }
       *[other] { $n } Nachrichten aus deinen Partien
    }
# Variables: $n (number), how many other people wait; $names (text), their names as a list.
mail-turn-who =
    { $n ->
        [0] Die Partie wartet auf dich.
        [one] { $names } wartet auf dich.
       *[other] { $names } warten auf dich.
    }
# Variables: $when (text), a time in words.
mail-turn-until = Du hast Zeit bis { $when }.
# Instead of the name of a table that has none, where nobody else plays.
mail-unnamed = Eine Partie ohne Namen
mail-open = Partie öffnen
mail-why = Du bekommst diese E-Mail, weil du E-Mails zu deinen Partien haben wolltest.
mail-stop = Keine solchen E-Mails mehr

# The page behind the link in an e-mail that stops them.
mail-stop-title = E-Mails zu deinen Partien
mail-stop-ask = Möchtest du keine E-Mails zu deinen Partien mehr? Benachrichtigungen auf deinen Geräten bleiben, wie sie sind.
mail-stop-button = Keine E-Mails mehr
mail-stop-done = Du bekommst keine E-Mails zu deinen Partien mehr. In den Einstellungen der Seite kannst du sie wieder einschalten.
mail-stop-gone = Dieser Link gilt nicht mehr. In den Einstellungen der Seite kannst du die E-Mails abschalten.
mail-stop-home = Zur Seite

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Server, System, Admin, Administrator, Administratorin, Moderator, Moderatorin, Bot
