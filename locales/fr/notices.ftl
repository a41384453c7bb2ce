# Notifications outside of the page: push messages and e-mails.

# Variables: $n (number), how many games wait for the player.
notice-turn-title =
    { $n ->
        [one] À votre tour
       *[other] À votre tour dans { $n } parties
    }
# Variables: $names (text), the names of up to three tables, separated by dots; $more (number), how many more there are.
notice-turn-text =
    { $more ->
        [0] { $names }
       *[other] { $names } et { $more } de plus
    }

# A test message, which shows that messages arrive at a device.
notice-test-title = Les messages arrivent ici
notice-test-text = Cet appareil saura quand c’est à vous.

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Serveur, Système, Admin, Administrateur, Administratrice, Modérateur, Modératrice, Bot
