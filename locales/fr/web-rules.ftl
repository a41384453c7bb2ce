# The rules to look up: chapters, search, and the handbook of cards, items, characters, stories and goals.

web-rules-title = Les règles
web-rules-chapters = Chapitres
web-rules-search = Chercher dans les règles
web-rules-search-hint = Duel, mule, limite de main
web-rules-search-clear = Effacer la recherche
web-rules-found = { $n ->
    [0] Aucun résultat pour « { $query } ».
    [one] { $n } résultat pour « { $query } ».
   *[other] { $n } résultats pour « { $query } ».
}
web-rules-found-many = Plus de { $n } résultats pour « { $query } » : voici les meilleurs.
web-rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
web-rules-example = Exemple
web-rules-ruling = Pourquoi nous jouons ainsi
web-rules-link = Lien vers cette règle
# Over the rules that answer a question of the game.
web-rules-answer = La réponse en bref

web-rules-group-game = La partie
web-rules-group-map = Sur le plateau
web-rules-group-fights = Combats
web-rules-group-fame = Renommée
web-rules-group-things = Cartes et équipement
web-rules-group-variants = Variantes
web-rules-group-more = Divers
web-rules-group-notes = Cette table
web-rules-group-aid = Aide de jeu
web-rules-group-handbook = Le manuel

web-rules-page-cards = Cartes de poker
web-rules-page-fight-cards = Cartes Combat
web-rules-page-items = Équipement
web-rules-page-characters = Personnages
web-rules-page-stories = Histoires
web-rules-page-goals = Objectifs
web-rules-page-tracks = Pistes
web-rules-page-cattle = Bétail
web-rules-page-legends = Histoires légendaires
web-rules-page-events = Événements
web-rules-page-encounters = Rencontres
web-rules-page-frontier = Jetons Frontière
web-rules-page-deeds = Titres de propriété
web-rules-page-injuries = Séquelles
web-rules-page-followers = Milices et gangs

web-rules-item-mount = Monture
web-rules-item-weapon = Arme
web-rules-item-misc = Objet divers
web-rules-item-price = { $cost } $
web-rules-item-copies = { $n } dans le jeu
web-rules-item-names = Exemplaires : { $names }
web-rules-item-upgraded = Version améliorée, pour { $cost } $
web-rules-begins = Commence
web-rules-gains = Biens de départ
web-rules-story-reward = Pour tous ceux qui ont un disque sur l’histoire
web-rules-track-space = Case
web-rules-track-gives = En y entrant
web-rules-track-row = Ligne { $n }
web-rules-track-nothing = Rien
web-rules-deed-lp = PL par titre à la fin, selon le nombre de vos titres de la série : { $lp }
web-rules-deed-each = PL par titre que vous possédez : { $lp }
web-rules-encounter-cards = { $n ->
    [one] { $n } carte Combat
   *[other] { $n } cartes Combat
}
web-rules-encounter-ties = Vous gagnez en cas d’égalité.
web-rules-encounter-no-ties = Vous perdez en cas d’égalité.
web-rules-encounter-won = Si vous gagnez :
web-rules-encounter-lost = Si vous perdez :
# A frontier token and its number.
web-rules-frontier = { $name } ({ $n })

# For which table the rules are shown.
web-rules-for = Les règles pour
web-rules-for-players = { $n } joueurs
web-rules-edition = Livret
web-rules-edition-en = Anglais
web-rules-edition-fr = Français
web-rules-edition-it = Italien
web-rules-players = Joueurs
# Over the rule that forbids something: $reason is a whole sentence.
web-rules-reason = Impossible pour l’instant. { $reason }
