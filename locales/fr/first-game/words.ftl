web-error-first-game-goals = Une première partie se joue sans objectifs.
web-error-first-game-length = Une première partie se joue à 15 PL.
web-error-first-game-players = Une première partie se joue à 2, 3 ou 4 joueurs.
web-error-first-game-character = Ce personnage ne participe pas : une première partie se joue avec Billy the Kid, Bass Reeves et Annie Oakley, et avec Bloody Knife à quatre joueurs.
web-error-first-game-begins = Une première partie se joue avec Billy the Kid : c’est lui qui commence.
web-variant-first-game = Première partie
web-variant-first-game-more = Pour débuter : 2 à 4 joueurs, quatre personnages imposés, 15 PL ; ni objectifs ni bétail, trois équipements de moins et la moitié des histoires.
