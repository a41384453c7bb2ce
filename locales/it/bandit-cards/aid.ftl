aid-bandit-cards = Carte Bandito
aid-bandit-cards-intro = Per ogni scontro con un Bandito si pesca una carta secondo il numero del Bandito. Ciò che dà e toglie si aggiunge alla ricompensa e alla penalità abituali.
