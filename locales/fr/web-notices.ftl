# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] Un e-mail que vous avez reçu contient un lien qui permet d’arrêter, sans se connecter, les e-mails sur vos parties.
       *[other] { $n } e-mails que vous avez reçus contiennent des liens qui permettent d’arrêter, sans se connecter, les e-mails sur vos parties.
    }
web-mail-links-revoke = Rendre ces liens invalides

web-notices-kinds = Autres notifications
web-notices-nearly = Mon temps est presque écoulé
web-notices-bot = Un bot a pris ma place
web-notices-lobby = Une table est complète, ou sa partie commence
web-notices-over = Une partie est terminée
web-notices-mention = On me nomme dans la discussion
web-notices-mention-more = Par votre nom, ou par @ et le numéro de votre place, dans une partie au tour par tour.
web-notices-quiet = Heures de silence
web-notices-quiet-more = Rien n’est annoncé pendant ces heures. Ce qui arrive entre-temps est annoncé ensuite, en une fois.
# Before a field for a time of the day.
web-notices-quiet-from = De
web-notices-quiet-to = À
web-notices-quiet-same = Les deux heures sont les mêmes : choisissez-en une autre.

# In the list of the player's games. Variables: $n (number), how many lines of the chat the player has not read.
web-mine-new =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
# The last of them. Variables: $name (text), the author; $text (text), what the author wrote.
web-mine-line = { $name } : { $text }
web-mine-ending = Les autres veulent finir la partie.
