# The settings of this browser.

web-settings-title = Réglages
web-settings-more = Enregistrés dans ce navigateur, appliqués aussitôt.
web-settings-language = Langue
web-settings-sound = Son
web-settings-sound-more = Des cartes, des pièces, des sabots, et un carillon quand c’est à vous. Volume bas par défaut.
web-settings-speed = Vitesse des animations
web-settings-speed-1 = Normale
web-settings-speed-3 = Lente
web-settings-speed-2 = Double
web-settings-speed-0 = Immédiate
web-settings-palette = Couleurs des joueurs
web-settings-palette-usual = Standard
web-settings-palette-safe = Adaptées aux daltoniens
web-settings-palette-more = Des couleurs faciles à distinguer. Chaque joueur a aussi une forme.
web-settings-palette-preview = Les couleurs des joueurs
web-settings-text = Taille du texte
web-settings-text-usual = Normale
web-settings-text-large = Grande
web-settings-text-largest = Très grande
web-settings-text-preview = Les joueurs présents sur votre case peuvent être volés, arrêtés ou provoqués en duel.
web-settings-pass = Passer automatiquement
web-settings-pass-more = Quand vous pouvez réagir mais n’avez aucune carte jouable, ou qu’à la fin de votre tour vous n’avez aucun objectif à révéler, le jeu continue pour vous après un instant.
web-standing-mount = Garder la monture utilisée
web-standing-mount-more = Le choix de la monture n’est plus demandé au début de chaque tour.
web-standing-weapon = Garder l’arme utilisée
web-standing-weapon-more = Le choix de l’arme n’est plus demandé au début de chaque tour.
web-standing-payment = L’argent avant les pépites
web-standing-payment-more = Les prix sont payés en argent, et en pépites seulement si nécessaire, sans que la question vous soit posée.
web-settings-notices = Résultats et résumés
web-settings-notices-more = L’issue de vos combats et parties de poker, et ce qui s’est passé depuis votre dernier tour, restent affichés jusqu’à votre prochaine action.
web-settings-coach = Un guide pour mes décisions
web-settings-coach-more = Une ou deux phrases chaque fois qu’il y a du nouveau.
web-settings-codes = Codes des règles
web-settings-codes-more = Affiche chaque règle avec le code qu’emploient les liens et les rapports.

web-browser-title = Ce navigateur
web-browser-more = Pour le serveur, ce navigateur est { $name } : il le reconnaît à un secret que seul ce navigateur possède.
web-browser-renew = Se déconnecter partout ailleurs
web-browser-renew-more = Ce navigateur reçoit un nouveau secret. Tout autre appareil ou toute copie qui garde l’ancien ne peut plus jouer à vos places.
web-browser-renew-done = Ce navigateur a un nouveau secret. L’ancien ne fonctionne plus.
web-browser-leave = Se déconnecter
web-browser-leave-more = Votre nom est effacé de ce navigateur et du serveur. Vous perdez vos places pour de bon, même dans les parties en cours.
web-browser-leave-done = Vous êtes déconnecté.

web-settings-done = Terminé
