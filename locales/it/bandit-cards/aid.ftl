aid-bandit-cards = Carte Bandito
aid-bandit-cards-intro = Per ogni scontro con un Bandito si pesca una carta: vale ciò che dice per il numero di quel Bandito. Ciò che dà e toglie si aggiunge alla ricompensa e alla penalità abituali.
