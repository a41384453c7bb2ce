# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] Eine E-Mail hat einen Link, der die E-Mails ohne Anmeldung beendet.
       *[other] { $n } E-Mails haben Links, die die E-Mails ohne Anmeldung beenden.
    }
web-mail-links-revoke = Diese Links ungültig machen
