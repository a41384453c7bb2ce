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
notice-test-title = Messages arrive here
notice-test-text = This device hears when it is your turn.

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Server, System, Admin, Administrator, Moderator, Bot
