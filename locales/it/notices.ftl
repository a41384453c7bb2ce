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
        [one] { $names } e un altro
       *[other] { $names } e altri { $more }
    }
