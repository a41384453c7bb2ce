# The report of a study: one page with plots (darkrock study --lang). $bot is the name of a bot.
study-decimal = ,
study-percent = { $n } %
study-title = Qui deviendra une légende ?
study-page = Étude Darkrock : { $bot }
study-eyebrow = Darkrock · une étude du jeu
study-lamplight = Sombre
study-daylight = Clair
study-plain = le jeu de base seul
study-head = { $games } parties de Western Legends ({ $with }), jouées par « { $bot } » à toutes les places. Les chiffres figurent sous chaque graphique.
study-cell = { $players } joueurs, { $length } PL

## The headline: a word, a value, and what it says.

study-tile-length = Durée
study-tile-length-value = { $n } manches
study-tile-length-more = la médiane ; neuf parties sur dix en comptent de { $from } à { $to }
study-tile-choices = Choix
study-tile-choices-more = avec au moins deux options, dans une partie médiane
study-tile-first = Jouer en premier
study-tile-first-more = des victoires ; part égale : { $fair }
study-tile-best = Le vainqueur a
study-tile-best-value = { $n } PL
study-tile-best-more = à la fin ; celui qui déclenche la fin gagne dans { $rate } des cas
study-tile-characters = Personnages
study-tile-characters-value = { $gap } points
study-tile-characters-more = de pourcentage entre le personnage qui gagne le plus souvent et celui qui gagne le moins souvent : { $most } et { $least }

## All tables beside each other

study-overview = À chaque table
study-overview-more = Les mêmes statistiques pour chaque nombre de joueurs et chaque durée.
study-order-in = Ordre du tour, { $cell }
study-heat = Personnages, table par table
study-heat-more = Victoires par rapport à une part égale : { $even } signifie une part exactement égale, { $fifth } un cinquième de plus.
study-heat-cell = { $rate } de victoires sur { $games } parties, { $between }
study-head-character = Personnage
study-head-players = { $n } joueurs
study-head-lp = { $n } PL
study-closer = De plus près
study-closer-more = Choisissez une table.
study-tables = Tables

## A table

study-games = { $games } parties.
study-games-cut = { $games } parties, dont { $n ->
    [one] { $n } abandonnée et laissée de côté.
   *[other] { $n } abandonnées et laissées de côté.
}
study-numbers = Les chiffres
study-column-games = Parties
study-column-wins = Victoires
study-column-rate = Taux
study-column-interval = Intervalle à 95 %
study-between = { $low } à { $high }
study-rate = { $label } : { $rate } de victoires sur { $games } parties, { $between }
study-characters = Victoires par personnage
study-characters-more = Personnages nettement au-dessus de la part égale de { $fair } : { $above } sur { $n } ; nettement au-dessous : { $below }. Les traits sont des intervalles à 95 %.
study-order = Ordre du tour
study-order-even = Aucune place dans l’ordre du tour n’est nettement meilleure ou pire qu’une autre.
study-order-more = Places nettement au-dessus de la part égale de { $fair } : { $above } ; nettement au-dessous : { $below }.
study-place-1 = Premier
study-place-2 = Deuxième
study-place-3 = Troisième
study-place-4 = Quatrième
study-place-5 = Cinquième
study-place-6 = Sixième
study-paths = La voie : Marshall ou Wanted
study-paths-more = La voie est la piste sur laquelle un joueur est allé le plus loin ; meilleur taux de victoire : { $path }.
study-of-players = { $share } des joueurs
study-path-marshal = Marshall
study-path-wanted = Wanted
study-path-neither = Ni l’un ni l’autre
study-rounds = La durée d’une partie
study-choices = Le nombre de décisions
study-unit-rounds = manches
study-unit-choices = choix
study-length-more = La moitié des parties comptent de { $from } à { $to } { $unit }, pour une médiane de { $median } ; la plus courte en compte { $least }, la plus longue { $most }. La dernière colonne comprend tout ce qui est au-delà.
study-bin-more = au moins { $from }
study-bin = { $range } { $unit } : { $share }
study-mean = Moyenne
study-least = Minimum
study-median = Médiane
study-most = Maximum
study-all-players = tous les joueurs
study-winners = vainqueurs
study-column-all = Tous les joueurs
study-column-winners = Vainqueurs
study-mean-of = { $label } : { $mean } pour tous, { $winners } pour les vainqueurs
study-lp = D’où viennent les Points de Légende
study-lp-more = PL gagnés en jeu, en moyenne par joueur et par partie ; source où les vainqueurs se distinguent le plus : { $most }.
study-score = La composition du score final
study-score-more = Points, en moyenne par joueur et par partie ; élément où les vainqueurs se distinguent le plus : { $most }.
study-ending = La fin des parties
study-ending-more = L’origine des PL qui ont permis d’atteindre le nombre convenu ; celui qui l’atteint en premier gagne { $rate } des parties. { $wanted } des joueurs finissent Wanted.
study-ending-trigger = Celui qui déclenche la fin gagne
study-ending-wanted = Joueurs qui finissent Wanted
study-fights = Combats
study-fights-more = La part des combats que gagne celui qui les a engagés ; en moyenne, une partie compte { $marshal } arrestations par des Marshalls et { $sheriff } par le Shérif.
study-a-game = { $n } par partie
study-fight = { $label } : { $games ->
    [one] { $games } combat
   *[other] { $games } combats
}, dont { $rate } gagnés
study-column-fights = Combats
study-column-a-game = Par partie
study-column-won = Gagnés
study-used-more = Pour chaque élément, taux de victoire des joueurs qui s’en sont servis, moins celui des autres, en points de pourcentage ; nettement positifs : { $clear }.
study-used-never = Aucune utilisation : { $never } sur { $n }.
study-used = { $label } : ceux qui s’en servent gagnent { $with } des parties, les autres { $without }
study-column-uses = Usages par partie
study-column-players = Joueurs
study-column-users = Avec
study-column-others = Sans
study-column-difference = Écart
study-group-card = Cartes de poker
study-group-item = Équipement obtenu
study-group-upgrade = Améliorations
study-group-action = Actions
study-group-poker = Poker
study-group-fight = Combats engagés
study-group-story = Histoires
study-group-goal = Objectifs
study-group-way = Cols et trains

## Names of what is counted

study-source-of-setup = Mise en place
study-source-of-income = Revenu
study-source-of-card = Carte de poker
study-source-of-fight = Combat
study-source-of-fight-card = Carte Combat
study-source-of-bandit = Bandit
study-source-of-duel = Duel
study-source-of-rob = Vol
study-source-of-heist = Attaque de banque
study-source-of-arrest = Arrestation
study-source-of-marshal-track = Piste Marshall
study-source-of-wanted-track = Piste Wanted
study-source-of-store = Magasin général
study-source-of-poker = Poker
study-source-of-prospect = Prospection
study-source-of-deposit = Dépôt à la Banque
study-source-of-heal = Docteur
study-source-of-revel = Cabaret
study-source-of-cattle = Bétail
study-source-of-work = Travail
study-source-of-story = Histoire
study-source-of-sheriff = Shérif
study-source-of-hand-limit = Limite de main
study-source-of-limit = Limite de transport
study-source-of-out-of-turn = Hors de son tour
study-source-of-rail = Billet de train
study-source-of-track = Piste d’extension
study-source-of-step = Effet d’extension
study-source-of-frontier = Jeton Frontière
study-source-of-event = Événement
study-source-of-faro = Faro
study-part-of-lp = PL en jeu
study-part-of-upgrades = Améliorations
study-part-of-money = Argent
study-part-of-wounds = Blessures
study-part-of-wanted = Wanted
study-part-of-marshal = Marshall
study-part-of-tokens = Jetons Légendaires
study-part-of-modules = Extensions
study-fight-of-arrest = Arrestation
study-fight-of-duel = Duel
study-fight-of-rob = Vol
study-fight-of-bandit = Bandit
study-fight-of-heist = Attaque de banque
study-fight-of-sheriff = Shérif
study-fight-of-opponent = Adversaire d’extension
study-action-of-move = Se déplacer
study-action-of-play = Jouer une carte
study-action-of-fight = Combattre
study-action-of-buy = Acheter
study-action-of-upgrade = Améliorer
study-action-of-poker = Jouer au poker
study-action-of-prospect = Prospecter
study-action-of-deposit = Déposer des pépites
study-action-of-heist = Attaquer la banque
study-action-of-heal = Se soigner
study-action-of-revel = Se divertir
study-action-of-acquire = Acquérir du bétail
study-action-of-deliver = Vendre ou livrer du bétail
study-action-of-work = Travailler
study-action-of-use-item = Utiliser un équipement
study-action-of-use-character = Utiliser une capacité
study-action-of-end = Finir plus tôt
study-action-of-frontier = Jeton Frontière
study-action-of-train-heist = Attaquer le train
study-action-of-challenge = Défier un gros joueur
study-action-of-faro = Jouer au faro
study-poker-of-started = Partie lancée
study-poker-of-joined = Partie rejointe
study-poker-of-won = Partie gagnée
study-way-of-pass = Col
study-way-of-rail = Train

## How it was made

study-method = Méthode et réserves
study-method-what = { $games } parties ; « { $bot } » joue à toutes les places ; livret de règles : { $edition } ; graine : { $seed } ; contenu : { $content }.
study-method-intervals = Une victoire partagée compte comme une fraction. Les intervalles sont ceux de Wilson pour les taux et ceux de Newcombe pour les écarts, tous à 95 % : sur vingt écarts sans cause, un environ paraît significatif.
study-method-cause = L’écart entre les joueurs qui se servent d’un élément et les autres traduit une corrélation, pas une causalité : un joueur en tête peut s’offrir davantage, et une partie plus longue en laisse le temps.
study-method-table = Les joueurs d’une même partie ne sont pas des observations indépendantes : l’un gagne parce que les autres ne gagnent pas. Les intervalles qui comparent les personnages sont donc un peu trop larges, et non trop étroits.
study-method-bot = Ce qui vaut pour ce bot peut ne pas valoir pour des joueurs humains, ni pour un bot plus fort.
study-method-rare = Ce qui a servi à moins de { $rare } des joueurs, ou à presque tous, ne figure que dans les tableaux.
study-repeat = Pour reproduire cette étude :
