# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] One e-mail has a link that stops the e-mails without signing in.
       *[other] { $n } e-mails have links that stop the e-mails without signing in.
    }
web-mail-links-revoke = Make these links invalid
