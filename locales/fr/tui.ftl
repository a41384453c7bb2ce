# What the terminal program says of its own: titles, hints, menus. Card texts, questions and refusals are elsewhere.

## Titles

title-players = Joueurs
title-stories = Histoires et pistes
title-fight = Combat
title-poker = Poker
title-prospect = Les dés
title-hand = Votre main
title-goals = Vos objectifs
title-mine = Ce que vous possédez
title-everybody = Tout le monde
title-you = À vous de choisir
title-asked = { $text }, à vous de choisir
title-waiting = À la table
title-log = Journal
title-help = Aide
title-quit = Quitter ?
title-hint = Ce que ferait un pistolero
title-review = Analyse de la partie
title-score = L’origine des points

players-legend = ♣ cartes  ◆ pépites  ✚ blessures

## The bar at the top

bar-round = Manche { $n }
bar-length = à { $n } PL
bar-turn = { $text }
bar-end-near = La fin approche
bar-last-round = Dernière manche

## Groups of choices

group-here = Ici
group-cards = Cartes
group-fights = Combat
group-items = Équipement et capacités
group-goals = Objectifs
group-ride-places = Se rendre à un endroit
group-ride-rest = Aller en rase campagne
group-beside = Sans action

## The keys, in the last row

keys = ↑↓←→ Entrée  : taper  ! conseil  u annuler  h main  p joueurs  l journal  r règles  ? aide  q quitter
keys-short = ↑↓ Entrée  : taper  ! conseil  u annuler  h main  p joueurs  ? aide  q quitter
keys-waiting = Espace pause  h main  p joueurs  l journal  r règles  u annuler  ? aide  q fin
keys-auto-pass = Aucune carte jouable : vous passez. Espace pour attendre.
keys-over = v analyse  l journal  p joueurs  r règles  s enregistrer  q quitter
keys-typing = Tab compléter, Entrée valider, Échap effacer

overlay-scroll = ↑↓ PgPréc PgSuiv défiler, Échap fermer
overlay-close = n’importe quelle touche : fermer

## What happens to what is typed

typed-no-number = Choix inexistant : tapez un nombre de 1 à { $n }.
typed-not-now = Ce choix n’est pas possible maintenant.
# $form is the notation of a choice, such as move SPACE.
typed-unknown = Commande inconnue : « { $text } ».
typed-unknown-near = Commande inconnue : « { $text } ». Vouliez-vous dire { $near } ?
typed-no-card = « { $text } » n’est pas une carte : tapez un rang (2 à 10, J, Q, K, A) et l’initiale anglaise d’une couleur (c trèfle, d carreau, h cœur, s pique), comme 10c ou Qh.
typed-number = « { $text } » est hors limites : tapez un nombre de { $from } à { $to }.
typed-twice = La carte { $text } est nommée deux fois.
typed-missing = « { $text } » est incomplet. Syntaxe : { $form }
typed-too-much = Trop de mots : « { $text } ». Syntaxe : { $form }
undone = Choix annulé.
undo-nothing = Rien à annuler : une information cachée a été révélée, ou un autre joueur a choisi.
saved = Enregistré : { $text }
save-exists = { $text } existe déjà : rien n’a été enregistré. Choisissez un autre nom.

## Facts about a choice

fact-way = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} : { $way }
fact-bandit = Un bandit s’y trouve : le déplacement finit en combat.
fact-opponent = { $text } : le déplacement finit en combat.
fact-players = Joueurs présents : { $text }
fact-cost = Coût : { $n } $ ; il vous restera { $left } $.
fact-money = Vous gagnez { $n } $.
fact-lost-money = { $n } $ du gain sont perdus : vous pouvez avoir { $limit } $ au plus.
fact-lost-nuggets = { $n ->
    [one] 1 pépite est perdue : vous ne pouvez pas en porter plus.
   *[other] { $n } pépites sont perdues : vous ne pouvez pas en porter plus.
}
fact-lp = Vous gagnez { $n } PL.
fact-draws = Vous piochez { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}.
fact-standing = { $winner ->
    [you] Le combat en serait à { $mine } contre { $other } : vous gagneriez.
    [other] Le combat en serait à { $mine } contre { $other } : vous perdriez.
   *[none] Le combat recommencerait.
}
fact-legendary = Capacité légendaire : { $text }
fact-start = Commence { $text }
fact-arrest = Si vous gagnez : 1 point Marshall ; la cible rejoint le Bureau du Shérif et perd ses points Wanted, son bétail ainsi que la moitié de son argent et la moitié de ses pépites. Le perdant subit une blessure et pioche une carte.
fact-rob = Si vous gagnez : 1 point Wanted, et la moitié de l’argent ou des pépites de la cible. Le perdant subit une blessure et pioche une carte.
fact-rob-all = Si vous gagnez : 1 point Wanted, et tout l’argent ou toutes les pépites de la cible. Le perdant subit une blessure et pioche une carte.
fact-duel = Si vous gagnez : { $n } PL. Le perdant subit une blessure et pioche une carte.
fact-duel-for-lp = Si vous gagnez : { $n } PL. Le perdant perd 1 PL, subit une blessure et pioche une carte.
fact-heist = Vous combattez le garde. Si vous gagnez : { $money } $ et { $n } points Wanted. Si vous perdez, vous gagnez 1 point Wanted, subissez une blessure et piochez une carte.
fact-prospect = Lancez deux dés. Sur chacun, { $nuggets } faces sur { $faces } montrent une pépite ; les résidus et les paillettes d’or rapportent { $money } $, et un dé qui montre des paillettes est relancé.
fact-acquire = Prenez un jeton Bétail face cachée. Vendez-le plus tard pour un point Marshall, ou livrez-le pour un point Wanted.
fact-poker = Vous piochez une carte, et les autres joueurs de la même ville peuvent participer. La meilleure main remporte le pot : { $n } $ et toutes les mises.
fact-discs = Disques posés : { $n } sur { $needed }.

item-upgraded = { $text }, version améliorée

# A name or a kind, and what there is to say of it.
pair = { $name } : { $text }

## People

# In the list of players: as short as can be.
players-money = { $n } $
players-lp = { $n } PL
marshal-n-short = M{ $n }
wanted-n-short = W{ $n }
# Points on a track of a module, and the reward of the next point.
track-n = { $track } { $n }. Ensuite : { $next }
marshal-n = Marshall { $n }
wanted-n = Wanted { $n }
track-marshal = Marshall
track-wanted = Wanted
player-goods = { $lp } PL, { $money } $, { $nuggets ->
    [one] { $nuggets } pépite
   *[other] { $nuggets } pépites
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}.
player-at = Lieu : { $text }.
legendary-now = Capacité légendaire : { $text }
legendary-later = Capacité légendaire, pas encore active : { $text }
goal-done = Rempli : { $text }
hand-more = h pour en voir plus
hand-empty = Aucune carte.
mine-cattle = Votre jeton Bétail : { $text }
mine-tokens = Vos jetons Légendaires, en PL : { $text }

## What lies on the table

no-stories = Aucune histoire n’est ouverte.
npc-bandit = Le bandit
npc-guard = Le garde
npc-sheriff = Le Shérif
npc-opponent = L’adversaire
fight-arrest = { $fighter } tente d’arrêter { $other }.
fight-duel = { $fighter } provoque { $other } en duel.
fight-rob = { $fighter } tente de voler { $other }.
fight-bandit = { $fighter } combat un bandit.
fight-heist = { $fighter } attaque la banque.
fight-sheriff = Le Shérif traque { $fighter }.
fight-opponent = { $fighter } combat « { $other } ».
poker-flop = Flop :
poker-dealer = croupier
poker-wins = gagne

## Waiting, passing, leaving

bot-thinks = { $text } réfléchit.
bot-lost = { $text } ne peut pas continuer : erreur interne. Tapez s pour enregistrer la partie, que vous pourrez reprendre à partir d’ici.
program-failed = { $text }. Les choix du programme sont désormais tirés au sort.
bots-paused = En pause : à { $text } de jouer. Espace pour continuer.
game-over = La partie est finie.
pass-title = Passez le clavier
pass-enter = { $text }, appuyez sur Entrée quand personne d’autre ne regarde.
pass-undo = (u annule le dernier choix)
quit-sure = Quitter la partie ?
quit-kept = La partie est enregistrée. Pour la reprendre : { $text }
quit-lost = La partie n’est pas enregistrée et sera perdue. Tapez n, puis s pour l’enregistrer.
quit-lesson-sure = Quitter la leçon ?
quit-lesson = Votre progression est enregistrée. Pour reprendre à cette étape : { $text }
quit-keys = y ou Entrée pour quitter, une autre touche pour rester
left-kept = La partie est enregistrée. Pour la reprendre : { $text }
left-lost = La partie n’a pas été enregistrée.
left-over = Enregistrement de la partie : { $text }
too-small = Ce terminal est trop petit. Agrandissez-le à { $width } colonnes sur { $height } lignes au moins, ou jouez avec --plain.

## The end

end-title = { $n ->
    [one] { $names } est la légende de l’Ouest
   *[other] { $names } sont les légendes de l’Ouest
}
end-rounds = { $n ->
    [one] après { $n } manche
   *[other] après { $n } manches
}
score-player = Joueur
score-lp = PL
score-upgrades = Amél.
score-money = Argent
score-wounds = Bless.
score-wanted = Wanted
score-marshal = Marsh.
score-tokens = Jetons
score-total = Total

## Hints

# $n is in percent; $text is clauses such as "62% to win, Sheriff 4 spaces away".
hint-why = Gagne { $n } % des parties simulées : { $text }.
hint-chance = Gagne { $n } % des parties simulées.
hint-intro = Ce que choisirait un pistolero, du meilleur choix au moins bon :
hint-thinking = Le pistolero réfléchit.
hint-none = Le pistolero n’a pas de conseil ici.
hint-not-asked = Il n’y a de conseils que lorsqu’un joueur doit choisir.
hint-keys = 1 à 3 pour un choix, Entrée pour le premier, une autre touche pour fermer

## The review after the game

review-about = { $choices } choix en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
review-judged = Joueurs analysés : { $text }.
review-unfinished = La partie n’est pas encore finie.
review-cut = Arrêt après { $n } choix sur { $of } : les suivants n’ont pas été analysés.
review-chances = Chances de victoire, tour par tour
review-mistakes = Les choix les plus coûteux
review-chosen = { $round ->
    [0] Avant la manche 1
   *[other] Manche { $round }
}, { $name } : { $text }
review-best = Mieux, avec { $chance } % de chances de l’emporter : { $text }. Le choix effectué a coûté { $cost } points de pourcentage (± { $margin }).
review-none = Aucun choix n’a coûté { $n } points de pourcentage ou plus.
review-more = { $n ->
    [one] { $n } choix moins coûteux n’est pas montré.
   *[other] { $n } choix moins coûteux ne sont pas montrés.
}
review-progress = Analyse du choix { $n } sur { $of }
review-stop = Échap arrête et montre les résultats obtenus
review-lost = L’analyse s’est interrompue : erreur interne.
review-later = L’analyse est disponible quand la partie est finie.

## Rules

rules-search = Chercher : { $text }
codes-shown = Les codes des règles sont affichés.
codes-hidden = Les codes des règles sont masqués.
reader-list-keys = tapez pour chercher  ↑↓  Entrée ouvrir  Échap fermer
reader-page-keys = ↑↓ défiler  ← sommaire  Échap retour

## Places on the map, long and short

spot-bank = Banque
spot-bank-short = Bq
spot-sheriffs-office = Shérif
spot-sheriffs-office-short = Sh
spot-general-store = Magasin
spot-general-store-short = Ma
spot-saloon = Saloon
spot-saloon-short = Sa
spot-cabaret = Cabaret
spot-cabaret-short = Cb
spot-doctors-office = Docteur
spot-doctors-office-short = Dr
spot-mine = Mine
spot-mine-short = Mi
spot-rail-station = Gare
spot-rail-station-short = Ga
spot-ranch-green = Ranch (v)
spot-ranch-green-short = rv
spot-ranch-blue = Ranch (b)
spot-ranch-blue-short = rb
spot-hideout-a = Repaire A
spot-hideout-a-short = RA
spot-hideout-b = Repaire B
spot-hideout-b-short = RB
spot-hideout-c = Repaire C
spot-hideout-c-short = RC

land-mesitos-point = Mesito’s Point
land-sunny-hills = Sunny Hills
land-dixon-creek = Dixon Creek
land-cliff-junction = Cliff Junction
land-spikes-view = Spike’s View
land-darkrock = Darkrock
land-red-falls = Red Falls

## The menu

menu-title = Nouvelle partie
menu-subtitle = Western Legends dans le terminal
menu-players = Joueurs
menu-seat = Place { $n }
menu-person = Joueur { $n }
sitter-person = { $text }
sitter-random = { $text }, au hasard
sitter-greenhorn = { $text }, pied-tendre
sitter-cowboy = { $text }, cow-boy
sitter-gunslinger = { $text }, pistolero
sitter-program = { $text }, un programme
# A line each, of at most 60 letters, about whoever sits there.
about-sitter-person = Quelqu’un à ce clavier. Tapez son nom.
about-sitter-random = Choisit au hasard : pour faire des essais.
about-sitter-greenhorn = Novice et sans plan : pour une première partie.
about-sitter-cowboy = Prévoit, commerce et calcule : l’adversaire standard.
about-sitter-gunslinger = Voit loin, une seconde par choix : dur à battre.
menu-length = Durée
menu-length-value = { $n ->
    [15] courte, 15 PL
    [20] moyenne, 20 PL
   *[other] longue, { $n } PL
}
menu-edition = Livret
menu-edition-en = anglais
menu-edition-en-changed = anglais, modifié
menu-edition-fr = français
menu-edition-fr-changed = français, modifié
menu-edition-it = italien
menu-edition-it-changed = italien, modifié
menu-kind = Variante
# $text is the name of a variant that is played with $n players.
about-menu-joins = À { $n } joueurs, { $text } s’ajoute, sauf si vous le retirez.
menu-mode = Mode
menu-mode-none = aucun
menu-language = Langue
menu-yes = oui
menu-no = non
# How many options of a group are chosen: $n of $most.
menu-some = { $n } sur { $most }
menu-start = Commencer la partie
menu-keys =
    ↑↓ ligne  ←→ changer  taper un nom  Entrée suivant
    Échap quitter

## Languages

lang-now = Langue : { $text }.
lang-which = Choisissez une langue : { $text }

# Behind a game that was not asked for a variant: $text is its name, $n the number of players, $others the other variants.
told-usual = { $text } fait partie des règles à { $n } joueurs ; --variant { $others } permet de jouer sans.

## Line by line

# A group of choices.
plain-group = { $text } :
plain-seed = Graine : { $text }
plain-ascii = Ce terminal n’annonce pas l’UTF-8 (LC_ALL, LC_CTYPE, LANG) : vous jouez ligne par ligne, en ASCII. Définissez LANG=C.UTF-8 pour le plein écran.
plain-auto-pass = Aucune carte jouable : vous passez.
plain-pass = Passez le clavier à { $text }, puis appuyez sur Entrée.
plain-pass-enter = { $text }, appuyez sur Entrée pour continuer ; « quit » pour quitter.
plain-rules-more = Autres résultats : { $n }. Précisez la recherche.
plain-rules-what = « rules MOTS » lance une recherche ; « rules SECTION » affiche une section. Exemple : rules setup
plain-hand = En main : { $text }
plain-like = Vouliez-vous dire { $text } ?
plain-save-where = Indiquez un fichier : save FICHIER
plain-after = La partie est finie. Tapez « review » pour l’analyser, ou appuyez sur Entrée pour quitter.
plain-help =
    Tapez un numéro ou les mots entre crochets pour choisir. Pour savoir ce que ferait un choix, tapez « ? NUMÉRO ».
    « hint » montre ce que choisirait un pistolero, et pourquoi.
    « list » affiche de nouveau les choix, « hand » vos cartes et objectifs, et « players » les biens de tous.
    « undo » annule votre dernier choix, « save FICHIER » enregistre la partie, « rules » montre la règle du choix en cours, « rules MOTS » cherche dans toute l’aide de jeu, et « quit » quitte la partie.
    « lang CODE » change de langue ; « lang fr » choisit le français.
    « codes » affiche les codes des règles, par exemple base.fight.07, ou les masque.

## Help

help =
    ↑ ↓        sélectionner un choix ; ← → changer de groupe ; Entrée pour valider
    numéro     taper le numéro d’un choix, y compris ceux qui sont sur le plateau
    : ou /     taper un choix en mots, par exemple :move darkrock-bank ; Tab pour compléter. Un choix indisponible indique pourquoi.
    !          un conseil : ce que choisirait un pistolero, et pourquoi
    u          annuler votre dernier choix, sauf si une information cachée a été révélée
    h          ce que vous avez : cartes, objectifs, jetons, bétail
    p          les joueurs : biens, équipement, capacités ; les pistes
    l          tout le journal
    r          l’aide de jeu, à la règle du choix en cours ou du dernier refus ; taper pour chercher
    c          afficher les codes des règles, par exemple base.fight.07, ou les masquer
    s          enregistrer la partie (elle est aussi enregistrée après chaque choix) ; taper :save FICHIER pour choisir le fichier
    L          la langue suivante, ou une langue au choix avec :lang, par exemple :lang fr
    Espace     mettre les bots en pause, continuer
    v          après la partie : l’analyse, avec les chances et les choix les plus coûteux
    Ctrl-Z     suspendre le programme ; Ctrl-L pour redessiner l’écran ; Ctrl-U pour effacer la saisie
    q          quitter ; la partie peut être reprise

    Sur le plateau : ● ■ ▲ ◆ ⬢ ▼ sont les joueurs avec leur initiale, ☠ un bandit, ★ le Shérif. Vous pouvez choisir les cases claires ; la case sélectionnée et son trajet sont en rouge.
    Joueurs : ▶ joueur actif, ⚑ premier joueur, ⚙ un bot, ♛ une légende, + version améliorée, ✪ jetons Légendaires.

# A text with a note behind it, such as the name of an item with that of its copy; and the note alone.
noted = { $text } ({ $note })
note = ({ $note })
