# Notifications outside of the page: push messages and e-mails.

# Variables: $n (number), how many games wait for the player.
notice-turn-title =
    { $n ->
        [one] À vous de jouer
       *[other] À vous de jouer dans { $n } parties
    }
# Variables: $names (text), the names of up to three tables, separated by dots; $more (number), how many more there are.
notice-turn-text =
    { $more ->
        [0] { $names }
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }

# A test message, which shows that messages arrive at a device.
notice-test-title = Les messages arrivent ici
notice-test-text = Cet appareil vous préviendra quand ce sera à vous.
# Variables: $n (number), how many messages there are, always several.
notice-news-title = { $n } messages de vos parties
# One of several messages. Variables: $name (text), the name of a table; $text (text), one of the sentences below.
notice-news-line = { $name } : { $text }
notice-end = Les autres veulent finir la partie sans résultat.
notice-nearly = Votre temps est presque écoulé.
# Variables: $when (text), a time in words.
notice-nearly-until = Votre temps est presque écoulé : vous avez jusqu’au { $when }.
notice-bot = Un bot a pris votre place.
notice-mention = Votre nom a été cité dans la discussion.
notice-full = La table est complète.
notice-started = La partie a commencé.
notice-over = La partie est terminée.

# Variables: $n (number), the day of the week, from 1, Monday.
notice-weekday =
    { $n ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }
# Variables: $n (number), the month, from 1.
notice-month =
    { $n ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
# A time as the clocks of the reader show it. Variables: $weekday (text); $day (number), of the month; $month (text); $time (text), such as 14:05; $zone (text), such as UTC+1.
notice-when = { $weekday } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } à { $time } ({ $zone })

# The subject of an e-mail. Variables: $n (number), how many games wait for the reader; $name (text), the name of the only one.
mail-turn-subject =
    { $n ->
        [one] À vous de jouer : { $name }
       *[other] À vous de jouer dans { $n } parties
    }
# The subject of an e-mail about something else. Variables: $n (number), how many messages it has; $name (text), the name of the table of the only one.
mail-news-subject =
    { $n ->
        [one] { $name } : du nouveau
       *[other] { $n } messages de vos parties
    }
# Variables: $n (number), how many other people wait; $names (text), their names as a list.
mail-turn-who =
    { $n ->
        [0] La partie vous attend.
        [one] { $names } vous attend.
       *[other] { $names } vous attendent.
    }
# Variables: $when (text), a time in words.
mail-turn-until = Vous avez jusqu’au { $when }.
# Instead of the name of a table that has none, where nobody else plays.
mail-unnamed = Une partie sans nom
mail-open = Ouvrir la partie
mail-why = Vous recevez cet e-mail parce que vous avez demandé des e-mails sur vos parties.
mail-stop = Ne plus recevoir ces e-mails

# The page behind the link in an e-mail that stops them.
mail-stop-title = E-mails sur vos parties
mail-stop-ask = Ne plus recevoir d’e-mails sur vos parties ? Les notifications sur vos appareils ne changent pas.
mail-stop-button = Ne plus recevoir d’e-mails
mail-stop-done = Vous ne recevrez plus d’e-mails sur vos parties. Vous pouvez les réactiver dans les réglages du jeu.
mail-stop-gone = Ce lien n’est plus valable. Vous pouvez désactiver les e-mails dans les réglages du jeu.
mail-stop-home = Aller au jeu

# Names that nobody may take, since others would take them for the server or its hosts: with commas between them, each in all its genders.
reserved-names = Serveur, Système, Admin, Administrateur, Administratrice, Modérateur, Modératrice, Bot
