# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] Un correo tiene un enlace que detiene los correos sin iniciar sesión.
       *[other] { $n } correos tienen enlaces que detienen los correos sin iniciar sesión.
    }
web-mail-links-revoke = Invalidar estos enlaces
