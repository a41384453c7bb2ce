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
notice-test-text = Questo dispositivo ti avviserà quando tocca a te.
# Variables: $n (number), how many messages there are, always several.
notice-news-title = { $n } messaggi dalle tue partite
# One of several messages. Variables: $name (text), the name of a table; $text (text), one of the sentences below.
notice-news-line = { $name }: { $text }
notice-end = Gli altri chiedono di terminare la partita senza risultato.
notice-nearly = Il tuo tempo è quasi scaduto.
# Variables: $when (text), a time in words.
notice-nearly-until = Il tuo tempo è quasi scaduto: puoi scegliere fino a { $when }.
notice-bot = Un bot gioca al tuo posto.
notice-mention = Ti hanno nominato nella chat.
notice-full = Il tavolo è al completo.
notice-started = La partita è iniziata.
notice-over = La partita è finita.

# Variables: $n (number), the day of the week, from 1, Monday.
notice-weekday =
    { $n ->
        [1] lunedì
        [2] martedì
        [3] mercoledì
        [4] giovedì
        [5] venerdì
        [6] sabato
       *[7] domenica
    }
# Variables: $n (number), the month, from 1.
notice-month =
    { $n ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }
# A time as the clocks of the reader show it. Variables: $weekday (text); $day (number), of the month; $month (text); $time (text), such as 14:05; $zone (text), such as UTC+1.
notice-when = { $weekday } { $day ->
        [1] 1º
       *[other] { $day }
    } { $month }, { $time } ({ $zone })

# The subject of an e-mail. Variables: $n (number), how many games wait for the reader; $name (text), the name of the only one.
mail-turn-subject =
    { $n ->
        [one] Tocca a te: { $name }
       *[other] Tocca a te in { $n } partite
    }
# The subject of an e-mail about something else. Variables: $n (number), how many messages it has; $name (text), the name of the table of the only one.
mail-news-subject =
    { $n ->
        [one] Novità da { $name }
       *[other] { $n } messaggi dalle tue partite
    }
# Variables: $n (number), how many other people wait; $names (text), their names as a list.
mail-turn-who =
    { $n ->
        [0] La partita ti aspetta.
        [one] { $names } ti aspetta.
       *[other] { $names } ti aspettano.
    }
# Variables: $when (text), a time in words.
mail-turn-until = Hai tempo fino a { $when }.
# Instead of the name of a table that has none, where nobody else plays.
mail-unnamed = Una partita senza nome
mail-open = Apri la partita
mail-why = Ricevi questa e-mail perché hai attivato gli avvisi via e-mail per le tue partite.
mail-stop = Non ricevere più queste e-mail

# The page behind the link in an e-mail that stops them.
mail-stop-title = E-mail sulle tue partite
mail-stop-ask = Non vuoi più ricevere e-mail sulle tue partite? Le notifiche sui tuoi dispositivi restano come sono.
mail-stop-button = Niente più e-mail
mail-stop-done = Non ricevi più e-mail sulle tue partite. Puoi riattivarle nelle impostazioni della pagina.
mail-stop-gone = Questo link non è più valido. Puoi disattivare le e-mail nelle impostazioni della pagina.
mail-stop-home = Pagina iniziale

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Server, Sistema, Admin, Amministratore, Amministratrice, Moderatore, Moderatrice, Bot
