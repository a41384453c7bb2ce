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
title-you = Qu’allez-vous faire ?
title-asked = { $text }, qu’allez-vous faire ?
title-waiting = À la table
title-log = Journal
title-help = Aide
title-quit = Quitter ?
title-hint = Ce que ferait un pistolero
title-review = La partie analysée
title-score = L’origine des points

players-legend = ♣ cartes  ◆ pépites  ✚ blessures

## The bar at the top

bar-round = Manche { $n }
bar-length = objectif { $n } PL
bar-turn = { $text }
bar-end-near = La fin approche
bar-last-round = Dernière manche

## Groups of choices

group-here = Ici
group-cards = Cartes
group-fights = Combat
group-items = Équipement et capacités
group-goals = Objectifs
group-ride-places = Aller à un lieu
group-ride-rest = Aller en pleine nature

## The keys, in the last row

keys = ↑↓ choix  ←→ groupe  Entrée ok  : taper  ! avis  u retour  h main  p gens  l log  r règles  ? aide  q fin
keys-short = ↑↓ Entrée  : taper  ! avis  u retour  h main  p gens  l log  ? aide  q fin
keys-waiting = Espace pause  h main  p gens  l log  r règles  u retour  ? aide  q fin
keys-auto-pass = Rien dans votre main ne convient : vous passez. Espace pour attendre.
keys-over = v analyse  l journal  p joueurs  r règles  s sauver  q quitter
keys-typing = Tab complète, Entrée valide, Échap efface

overlay-scroll = ↑↓ PgUp PgDn défiler, Échap fermer
overlay-close = une touche ferme

## What happens to what is typed

typed-no-number = Ce choix n’existe pas : ils vont de 1 à { $n }.
typed-not-now = Cela ne peut pas être choisi maintenant.
# $form is the notation of a choice, such as move SPACE.
typed-unknown = « { $text } » n’est pas connu ici.
typed-unknown-near = « { $text } » n’est pas connu ici. Vouliez-vous dire { $near } ?
typed-no-card = « { $text } » n’est pas une carte : un rang (2 à 10, J, Q, K, A) et l’initiale anglaise d’une couleur (c trèfle, d carreau, h cœur, s pique), comme 10c ou Qh.
typed-number = « { $text } » ne convient pas ici : il faut un nombre de { $from } à { $to }.
typed-twice = La carte { $text } est nommée deux fois.
typed-missing = « { $text } » n’est pas complet. La forme est : { $form }
typed-too-much = « { $text } » est de trop. La forme est : { $form }
undone = Choix annulé.
undo-nothing = Rien à annuler : depuis, quelque chose a été révélé ou un autre joueur a choisi.
saved = Sauvegarde : { $text }
save-exists = { $text } existe déjà : rien n’a été enregistré. Choisissez un autre nom.

## Facts about a choice

fact-way = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} : { $way }
fact-bandit = Un bandit s’y trouve : le déplacement finit en combat.
fact-opponent = { $text } : le déplacement finit en combat.
fact-players = Vous y rencontrez : { $text }
fact-cost = Coûte { $n } $ et vous laisse { $left } $.
fact-money = Rapporte { $n } $.
fact-lost-money = { $n } $ du gain sont perdus : vous gardez { $limit } $ au plus.
fact-lost-nuggets = { $n ->
    [one] 1 pépite est perdue : vous ne pouvez pas en porter plus.
   *[other] { $n } pépites sont perdues : vous ne pouvez pas en porter plus.
}
fact-lp = Rapporte { $n } PL.
fact-draws = Pioche { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}.
fact-standing = { $winner ->
    [you] Ce serait alors { $mine } contre { $other } : vous gagneriez.
    [other] Ce serait alors { $mine } contre { $other } : vous perdriez.
   *[none] Le combat recommencerait.
}
fact-legendary = Capacité légendaire : { $text }
fact-start = Commence ici : { $text }
fact-arrest = Si vous gagnez : 1 point Marshall ; la cible va au bureau du Shérif et perd tous ses points Wanted, son bétail et la moitié de son argent et de ses pépites. Le perdant subit une blessure et pioche une carte.
fact-rob = Si vous gagnez : 1 point Wanted, et la moitié de l’argent ou des pépites de la cible. Le perdant subit une blessure et pioche une carte.
fact-rob-all = Si vous gagnez : 1 point Wanted, et tout l’argent ou toutes les pépites de la cible. Le perdant subit une blessure et pioche une carte.
fact-duel = Si vous gagnez : { $n } PL. Le perdant subit une blessure et pioche une carte.
fact-duel-for-lp = Si vous gagnez : { $n } PL. Le perdant perd 1 PL, subit une blessure et pioche une carte.
fact-heist = Vous combattez le garde. Si vous gagnez : { $money } $ et { $n } points Wanted. Si vous perdez : 1 point Wanted, une blessure et une carte.
fact-prospect = Lancez deux dés. Faces pépite : { $nuggets } sur { $faces } ; résidus et paillettes d’or rapportent { $money } $, et les paillettes se relancent.
fact-acquire = Prenez un jeton Bétail face cachée. Vendez-le à la gare pour un point Marshall, ou livrez-le à l’autre ranch pour un point Wanted.
fact-poker = Vous piochez une carte, et les autres joueurs en ville peuvent participer. La meilleure main remporte le pot : { $n } $ et toutes les mises.
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
player-at = Se trouve ici : { $text }.
legendary-now = Légendaire : { $text }
legendary-later = Pas encore légendaire : { $text }
goal-done = Rempli : { $text }
hand-more = h pour en voir plus
hand-empty = Aucune carte.
mine-cattle = Votre jeton Bétail : { $text }
mine-tokens = Vos jetons Légendaire, en PL : { $text }

## What lies on the table

no-stories = Aucune histoire n’est ouverte.
npc-bandit = Le bandit
npc-guard = Le garde
npc-sheriff = Le Shérif
npc-opponent = L’adversaire
fight-arrest = { $fighter } veut arrêter { $other }.
fight-duel = { $fighter } provoque { $other } en duel.
fight-rob = { $fighter } veut voler { $other }.
fight-bandit = { $fighter } combat un bandit.
fight-heist = { $fighter } attaque la banque.
fight-sheriff = Le Shérif en veut à { $fighter }.
fight-opponent = { $fighter } combat { $other }.
poker-flop = Flop :
poker-dealer = croupier
poker-wins = gagne

## Waiting, passing, leaving

bot-thinks = { $text } réfléchit.
bot-lost = { $text } ne peut pas continuer : erreur du programme. s sauve la partie ; reprise, elle continue d’ici.
program-failed = { $text }. Ses choix sont désormais tirés au sort.
bots-paused = En pause : c’est à { $text }. Espace pour continuer.
game-over = La partie est finie.
pass-title = Passez le clavier
pass-enter = { $text }, appuyez sur Entrée quand personne d’autre ne regarde.
pass-undo = (u annule le dernier choix)
quit-sure = Voulez-vous quitter la partie ?
quit-kept = Elle est conservée. Pour la reprendre : { $text }
quit-lost = Elle n’est dans aucun fichier et sera perdue. Tapez n, puis s pour la sauver.
quit-lesson-sure = Voulez-vous quitter la leçon ?
quit-lesson = Rien n’est perdu. Pour reprendre à cette étape : { $text }
quit-keys = y ou Entrée pour quitter, sinon on reste
left-kept = La partie est conservée. Pour la reprendre : { $text }
left-lost = La partie n’a été conservée dans aucun fichier.
left-over = L’enregistrement de la partie : { $text }
too-small = Ce terminal est trop petit. Il faut au moins { $width } colonnes sur { $height } lignes, ou jouez avec --plain.

## The end

end-title = { $n ->
    [one] { $names } est la légende de l’Ouest
   *[other] { $names } sont les légendes de l’Ouest
}
end-rounds = après { $n } manches
score-player = Joueur
score-lp = PL
score-upgrades = Amél.
score-money = Argent
score-wounds = Bless.
score-wanted = Wanted
score-marshal = Marsh.
score-tokens = Jetons
score-point-tracks = Pistes
score-total = Total

## Hints

# $n is in percent; $text is clauses such as "62% to win, Sheriff 4 spaces away".
hint-why = Gagne { $n } % des parties imaginées : { $text }.
hint-chance = Gagne { $n } % des parties imaginées.
hint-intro = Un pistolero choisirait, le meilleur d’abord :
hint-thinking = Le pistolero réfléchit.
hint-none = Le pistolero n’a pas de conseil ici.
hint-not-asked = Les conseils vont à qui doit choisir : personne en ce moment.
hint-keys = 1 à 3 sélectionne, Entrée prend le premier ; une autre touche ferme

## The review after the game

review-about = { $choices } choix en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
review-judged = Joueurs dont les choix ont été étudiés : { $text }.
review-unfinished = La partie n’est pas encore finie.
review-cut = Arrêt après { $n } choix sur { $of } : les suivants n’ont pas été étudiés.
review-chances = Chances de victoire, tour par tour
review-mistakes = Les choix les plus coûteux
review-chosen = { $round ->
    [0] Avant la manche 1
   *[other] Manche { $round }
}, { $name } : { $text }
review-best = Mieux, avec { $chance } % de l’emporter : { $text }. Coût : { $cost } % (± { $margin }).
review-none = Aucun choix n’a coûté { $n } % ou plus.
review-more = { $n ->
    [one] { $n } choix moins coûteux n’est pas montré.
   *[other] { $n } choix moins coûteux ne sont pas montrés.
}
review-progress = Étude du choix { $n } sur { $of }
review-stop = Échap arrête et montre ce qui est déjà trouvé
review-lost = L’analyse s’est interrompue : erreur du programme.
review-later = L’analyse vient quand la partie est finie.

## Rules

rules-search = Chercher : { $text }
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
about-sitter-random = Un choix au hasard : pour faire des essais.
about-sitter-greenhorn = Sensé mais sans plan : pour une première partie.
about-sitter-cowboy = Prévoit, commerce et calcule : l’adversaire habituel.
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
about-menu-joins = À { $n } joueurs, on joue avec : { $text }, sauf refus.
menu-mode = Mode
menu-mode-none = aucun
menu-language = Langue
menu-yes = oui
menu-no = non
menu-start = En selle
menu-keys =
    ↑↓ ligne  ←→ changer  taper un nom  Entrée suivant
    Échap quitter

## Languages

lang-now = Les textes sont maintenant dans cette langue : { $text }.
lang-which = Dites quelle langue : { $text }

# Behind a game that was not asked for a variant: $text is its name, $n the number of players, $others the other variants.
told-usual = On joue avec : { $text }, comme le veut la règle à { $n } joueurs ; --variant { $others } joue sans.

## Line by line

# A group of choices.
plain-group = { $text } :
plain-seed = Graine : { $text }
plain-ascii = Ce terminal n’annonce pas l’UTF-8 (LC_ALL, LC_CTYPE, LANG) : ligne par ligne, en ASCII. Avec LANG=C.UTF-8, le plein écran s’ouvre.
plain-auto-pass = Rien dans votre main ne convient : vous passez.
plain-pass = Passez le clavier à { $text } ; appuyez sur Entrée.
plain-pass-enter = Seule la touche Entrée continue ici, pour { $text } ; quit pour quitter.
plain-rules-more = Et encore { $n } endroits : plus de mots en trouvent moins.
plain-rules-what = rules MOTS en trouve d’autres, rules SECTION montre une section, par exemple rules setup.
plain-hand = En main : { $text }
plain-like = Peut-être : { $text }
plain-save-where = Dites où : save FICHIER
plain-after = La partie est finie. review l’analyse, Entrée quitte.
plain-help =
    Un numéro ou les mots entre crochets font un choix. ? NUMÉRO dit ce que ferait un choix.
    hint dit ce que choisirait un pistolero, et pourquoi.
    list remontre les choix, hand vos cartes et objectifs, players tout le monde.
    undo annule votre dernier choix, save FICHIER garde la partie, rules dit la règle derrière la question, rules MOTS cherche dans toute l’aide de jeu, quit quitte.
    lang CODE change de langue, par exemple lang fr.

## Help

help =
    ↑ ↓        sélectionner un choix ; ← → changer de groupe ; Entrée pour le faire
    numéro     taper le numéro d’un choix, y compris ceux de la carte
    : ou /     taper un choix en mots, par exemple : move darkrock-bank ; Tab complète. Un choix fermé dit pourquoi.
    !          un conseil : ce que choisirait un pistolero, et pourquoi
    u          annuler votre dernier choix, tant que rien n’a été révélé depuis
    h          ce que vous avez : cartes, objectifs, jetons, bétail
    p          les joueurs : biens, équipement, capacités ; les pistes
    l          tout le journal
    r          l’aide de jeu, à la règle derrière la question ou le dernier refus : comment jouer, cartes, règles ; tapez pour chercher
    s          sauver (la partie est conservée après chaque choix de toute façon) ; : save FICHIER
    L          la langue suivante ; :lang fr en choisit une
    Espace     mettre les bots en pause, continuer
    v          après la partie : l’analyse, avec les chances et les choix les plus coûteux
    Ctrl-Z     suspend le programme ; Ctrl-L redessine l’écran ; Ctrl-U efface la saisie
    q          quitter ; la partie peut être reprise

    Sur la carte : ● ■ ▲ ◆ ⬢ ▼ sont les joueurs avec leur initiale, ☠ un bandit, ★ le Shérif. Les cases claires peuvent être choisies, la rouge est sélectionnée, son trajet est rouge aussi.
    Chez les joueurs : ▶ à qui de jouer, ⚑ premier joueur, ⚙ un bot, ♛ une légende, + amélioré, ✪ jetons Légendaire.
