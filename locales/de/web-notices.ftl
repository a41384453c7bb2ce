# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] Eine E-Mail, die du bekommen hast, enthält einen Link, der diese E-Mails beendet. Er funktioniert ohne Anmeldung.
       *[other] { $n } E-Mails, die du bekommen hast, enthalten Links, die diese E-Mails beenden. Sie funktionieren ohne Anmeldung.
    }
web-mail-links-revoke = Diese Links ungültig machen

web-notices-kinds = Weitere Benachrichtigungen
web-notices-nearly = Meine Zeit ist fast um
web-notices-bot = Ein Bot ist für mich eingesprungen
web-notices-lobby = Ein Tisch ist voll, oder seine Partie beginnt
web-notices-over = Eine Partie ist zu Ende
web-notices-mention = Jemand nennt mich im Chat
web-notices-mention-more = Mit deinem Namen, oder mit @ und der Nummer deines Platzes, in einer Fernpartie.
web-notices-quiet = Ruhezeit
web-notices-quiet-more = In dieser Zeit bekommst du keine Benachrichtigungen. Danach sagt dir eine einzige, was inzwischen geschehen ist.
# Before a field for a time of the day.
web-notices-quiet-from = Von
web-notices-quiet-to = Bis
web-notices-quiet-same = Beide Uhrzeiten sind gleich: Wähle eine andere.

# In the list of the player's games. Variables: $n (number), how many lines of the chat the player has not read.
web-mine-new = { $n } neu
# The last of them. Variables: $name (text), the author; $text (text), what the author wrote.
web-mine-line = { $name }: { $text }
web-mine-ending = Die anderen fragen, ob die Partie enden soll.
