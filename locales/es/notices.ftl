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
notice-test-text = Este dispositivo te avisará cuando sea tu turno.
# Variables: $n (number), how many messages there are, always several.
notice-news-title = { $n } mensajes de tus partidas
# One of several messages. Variables: $name (text), the name of a table; $text (text), one of the sentences below.
notice-news-line = { $name }: { $text }
notice-end = Los demás quieren terminar la partida sin resultado.
notice-nearly = Tu tiempo casi se ha acabado.
# Variables: $when (text), a time in words.
notice-nearly-until = Tu tiempo casi se ha acabado: termina el { $when }.
notice-bot = Un bot juega por ti.
notice-mention = Te han nombrado en el chat.
notice-full = La mesa está completa.
notice-started = La partida ha empezado.
notice-over = La partida ha terminado.

# Variables: $n (number), the day of the week, from 1, Monday.
notice-weekday =
    { $n ->
        [1] lunes
        [2] martes
        [3] miércoles
        [4] jueves
        [5] viernes
        [6] sábado
       *[7] domingo
    }
# Variables: $n (number), the month, from 1.
notice-month =
    { $n ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
# A time as the clocks of the reader show it. Variables: $weekday (text); $day (number), of the month; $month (text); $time (text), such as 14:05; $zone (text), such as UTC+1.
notice-when = { $weekday }, { $day } de { $month }, { $time } ({ $zone })

# The subject of an e-mail. Variables: $n (number), how many games wait for the reader; $name (text), the name of the only one.
mail-turn-subject =
    { $n ->
        [one] Tu turno: { $name }
       *[other] Tu turno en { $n } partidas
    }
# The subject of an e-mail about something else. Variables: $n (number), how many messages it has; $name (text), the name of the table of the only one.
mail-news-subject =
    { $n ->
        [one] Novedades de { $name }
       *[other] { $n } mensajes de tus partidas
    }
# Variables: $n (number), how many other people wait; $names (text), their names as a list.
mail-turn-who =
    { $n ->
        [0] La partida te espera.
        [one] { $names } te espera.
       *[other] { $names } te esperan.
    }
# Variables: $when (text), a time in words.
mail-turn-until = Tienes hasta el { $when }.
# Instead of the name of a table that has none, where nobody else plays.
mail-unnamed = Una partida sin nombre
mail-open = Abrir la partida
mail-why = Recibes este correo porque pediste correos sobre tus partidas.
mail-stop = No recibir más estos correos

# The page behind the link in an e-mail that stops them.
mail-stop-title = Correos sobre tus partidas
mail-stop-ask = ¿Dejar de recibir correos sobre tus partidas? Las notificaciones en tus dispositivos siguen como están.
mail-stop-button = No recibir más correos
mail-stop-done = Ya no recibes correos sobre tus partidas. Puedes volver a activarlos en los ajustes de la página.
mail-stop-gone = Este enlace ya no es válido. Puedes desactivar los correos en los ajustes de la página.
mail-stop-home = Ir a la página

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Servidor, Sistema, Admin, Administrador, Administradora, Moderador, Moderadora, Bot
