# Notifications outside of the page: push messages and e-mails.

# Variables: $n (number), how many games wait for the player.
notice-turn-title =
    { $n ->
        [one] Tu turno
       *[other] Tu turno en { $n } partidas
    }
# Variables: $names (text), the names of up to three tables, separated by dots; $more (number), how many more there are.
notice-turn-text =
    { $more ->
        [0] { $names }
       *[other] { $names } y { $more } más
    }

# A test message, which shows that messages arrive at a device.
notice-test-title = Los mensajes llegan aquí
notice-test-text = Este dispositivo sabrá cuándo te toca.

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Servidor, Sistema, Admin, Administrador, Administradora, Moderador, Moderadora, Bot
