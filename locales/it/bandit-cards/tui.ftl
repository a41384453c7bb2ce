about-menu-bandit-cards = Una carta cambia ogni scontro con i Banditi.
