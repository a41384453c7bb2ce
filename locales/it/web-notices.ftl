# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] Una e-mail contiene un link che ferma le e-mail senza accedere.
       *[other] { $n } e-mail contengono link che fermano le e-mail senza accedere.
    }
web-mail-links-revoke = Rendi non validi questi link
