# Notifications outside of the page: push messages and e-mails.

# Variables: $n (number), how many games wait for the player.
notice-turn-title =
    { $n ->
        [one] Tocca a te
       *[other] Tocca a te in { $n } partite
    }
# Variables: $names (text), the names of up to three tables, separated by dots; $more (number), how many more there are.
notice-turn-text =
    { $more ->
        [0] { $names }
        [one] { $names } e un’altra
       *[other] { $names } e altre { $more }
    }

# A test message, which shows that messages arrive at a device.
notice-test-title = I messaggi arrivano qui
notice-test-text = Questo dispositivo saprà quando tocca a te.

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Server, Sistema, Admin, Amministratore, Amministratrice, Moderatore, Moderatrice, Bot
