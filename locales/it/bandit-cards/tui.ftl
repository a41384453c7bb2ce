about-menu-bandit-cards = Una carta cambia ogni scontro con un Bandito.
