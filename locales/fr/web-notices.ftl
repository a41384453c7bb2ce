# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] Un e-mail contient un lien qui arrête les e-mails sans connexion.
       *[other] { $n } e-mails contiennent des liens qui arrêtent les e-mails sans connexion.
    }
web-mail-links-revoke = Rendre ces liens invalides
