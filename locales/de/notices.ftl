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
notice-test-text = Dieses Gerät erfährt, wenn du am Zug bist.

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Server, System, Admin, Administrator, Administratorin, Moderator, Moderatorin, Bot
