web-module-ante-up = Ante Up
web-module-ante-up-more = Un second plateau avec un chemin de fer et la Frontière, des événements, la piste Flambeur, le faro et le poker à gros enjeux.
web-module-alternate-cards = Cartes alternatives
web-module-alternate-cards-more = De nouveaux titres, chacun sur deux cartes à la place d’un titre du jeu de base. Tous sont recommandés.
web-module-vendetta = Vendetta
web-module-vendetta-more = Remplace Jour de Paie sur le 5♦ et le 5♥ : la carte adverse vaut moins si vous avez des blessures, et battre un joueur donne 1 PL.
web-module-rumors = Rumeurs
web-module-rumors-more = Remplace Réputation sur le 7♣ et le 7♠ : piochez 2 cartes et appliquez un événement.
web-module-scout = Éclaireur
web-module-scout-more = Remplace Raclée sur le 8♣ et le 8♠ : déplacez-vous de 3 cases au plus et, si vous êtes seul hors des villes, piochez 1 carte.
web-module-jackpot = Jackpot
web-module-jackpot-more = Remplace Instinct sur le 9♦ et le 9♥ : tentez votre chance avec un dé de prospection, même au poker.
web-module-outfit = Attirail
web-module-outfit-more = Remplace Pépite sur le 10♣ et le 10♠ : achetez ou améliorez un équipement pour 10 $ de moins, où que vous soyez.
region-buzzard-gulch = Buzzard Gulch
region-gulch-frontier = Frontière de Buzzard Gulch
location-marshals-office = Bureau du Marshall
location-mountain-pass = Col
location-mountain-pass-a = Col A
location-mountain-pass-c = Col C
location-ranch-orange = Ranch orange
location-outlaw-camp = Camp des hors-la-loi
location-trading-post = Comptoir
location-buzzard-gulch-saloon = Saloon de Buzzard Gulch
location-buzzard-gulch-trading-post = Comptoir de Buzzard Gulch
place-buzzard-gulch-1 = Buzzard Gulch 1, Saloon
place-buzzard-gulch-2 = Buzzard Gulch 2, Saloon
place-buzzard-gulch-3 = Buzzard Gulch 3, Saloon
place-buzzard-gulch-marshals-office = Buzzard Gulch, Bureau du Marshall
place-buzzard-gulch-4 = Buzzard Gulch 4, Comptoir
place-buzzard-gulch-5 = Buzzard Gulch 5, Comptoir
place-buzzard-gulch-6 = Buzzard Gulch 6, Comptoir
place-gulch-frontier-pass-a = Frontière, Col A
place-gulch-frontier-1 = Frontière 1
place-gulch-frontier-2 = Frontière 2
place-gulch-frontier-3 = Frontière 3
place-gulch-frontier-4 = Frontière 4
place-gulch-frontier-5 = Frontière 5
place-gulch-frontier-ranch = Frontière, Ranch
place-gulch-frontier-6 = Frontière 6
place-gulch-frontier-7 = Frontière 7
place-gulch-frontier-8 = Frontière 8
place-gulch-frontier-9 = Frontière 9
place-gulch-frontier-10 = Frontière 10
place-gulch-frontier-11 = Frontière 11
place-gulch-frontier-12 = Frontière 12
place-gulch-frontier-13 = Frontière 13
place-gulch-frontier-14 = Frontière 14
place-gulch-frontier-15 = Frontière 15
place-gulch-frontier-16 = Frontière 16
place-gulch-frontier-17 = Frontière 17
place-gulch-frontier-rail-station = Frontière, Gare
location-gulch-frontier-rail-station = Gare de la Frontière
place-gulch-frontier-18 = Frontière 18
place-gulch-frontier-19 = Frontière 19
place-gulch-frontier-20 = Frontière 20
place-gulch-frontier-21 = Frontière 21
place-gulch-frontier-22 = Frontière 22
place-gulch-frontier-23 = Frontière 23
place-gulch-frontier-24 = Frontière 24
place-gulch-frontier-25 = Frontière 25
place-gulch-frontier-26 = Frontière 26
place-gulch-frontier-27 = Frontière 27
place-gulch-frontier-28 = Frontière 28
place-gulch-frontier-29 = Frontière 29
place-gulch-frontier-30 = Frontière 30
place-gulch-frontier-31 = Frontière 31
place-gulch-frontier-pass-c = Frontière, Col C
place-gulch-frontier-32 = Frontière 32
place-gulch-frontier-33 = Frontière 33
place-gulch-frontier-34 = Frontière 34
place-gulch-frontier-35 = Frontière 35
place-gulch-frontier-outlaw-camp = Frontière, Camp des hors-la-loi
title-vendetta = Vendetta
title-rumors = Rumeurs
title-scout = Éclaireur
title-jackpot = Jackpot
title-outfit = Attirail
item-derringer = Derringer
item-quarter-horse = Quarter Horse
item-gazette = Gazette
item-snake-oil = Huile de serpent
web-scene-item-quarter-horse = Mouvement 3. Pour 1 carte, 1 case de plus.
web-scene-item-quarter-horse-upgraded = Mouvement 4. Pour 1 carte, 1 case de plus.
web-scene-item-derringer = Combat gagné : vous pouvez le défausser pour 1 PL.
web-scene-item-derringer-upgraded = Carte adverse −1. Victoire : vous pouvez le défausser pour 1 PL.
web-scene-item-gazette = Un événement. Plus tard : 1 point Marshall, Wanted ou Flambeur de plus.
web-scene-item-snake-oil = Défausse : lancez un dé et placez le Shérif à côté de vous.
frontier-token-lost-mail = Courrier perdu
frontier-token-played-out-claim = Concession épuisée
frontier-token-hot-spring = Source chaude
frontier-token-stray-herd = Bêtes égarées
frontier-token-old-trapper = Vieux trappeur
frontier-token-silver-vein = Filon d’argent
frontier-token-missing-surveyor = Arpenteur disparu
frontier-token-army-paymaster = Payeur de l’armée
frontier-token-ghost-town = Ville fantôme
frontier-token-medicine-show = Charlatan ambulant
frontier-token-eagles-nest = Nid d’aigle
frontier-token-hidden-canyon = Canyon caché
track-gambler = Flambeur
option-gambler = Un point Flambeur
log-frontier-placed = Un jeton Frontière portant le numéro { $n } est posé sur la case { $place }.
log-frontier-taken = { $you ->
    [name] Vous achetez
   *[no] { $name } achète
} le jeton Frontière de la case { $place } : { $token }.
choice-frontier = Acheter le jeton Frontière : { $n } en cartes
# Where no token lies, or before the game.
choice-frontier-none = Acheter un jeton Frontière
web-game-offer-frontier-more = Défausser des cartes à hauteur de son prix, puis le révéler
question-frontier = Défaussez une carte : il reste { $n } à payer.
web-game-title-frontier = Acheter le jeton
refusal-no-frontier-token = Il n’y a pas de jeton Frontière sur votre case.
refusal-frontier-price = Vos cartes valent moins de { $n }.
web-frontier-price = Jeton Frontière : { $n } en cartes

## Event tokens

map-token-outlaw = Hors-la-loi
map-token-claim-jumper = Voleur de concession
map-token-high-roller = Gros joueur
map-token-longhorn = Longhorn
# A stray on the map: its button, and where it is delivered.
web-game-offer-stray = Prendre le longhorn
web-game-offer-stray-more = À livrer à une Gare, à un Ranch ou au Camp des hors-la-loi

opponent-sorry-charlie = Charlie Mille-Excuses
opponent-peach-fuzz-perkins = Perkins le Duvet
opponent-barefoot-dan = Dan Nu-Pieds
opponent-three-finger-tully = Tully Trois-Doigts
opponent-deacon-pike = Le Diacre Pike
opponent-nugget-nell = Nell la Pépite
opponent-the-dunning-brothers = Les frères Dunning
opponent-colonel-rook = Le Colonel Rook
opponent-red-moon-sadie = Sadie Lune-Rouge
opponent-two-deeds-dwyer = Dwyer Deux-Titres
opponent-the-partners = Les Associés
opponent-dynamite-kate = Kate Dynamite
opponent-the-cattle-baron = Le Baron du bétail
opponent-the-railroad-lawyer = L’Avocat des chemins de fer
opponent-the-professor = Le Professeur

## Effects of events. $at is the id of the place, $place its name.

effect-place-token-outlaw = un hors-la-loi { $where }
    .verb = { verb-place }
effect-place-token-claim-jumper = un voleur de concession { $where }
    .verb = { verb-place }
effect-place-token-high-roller = un gros joueur { $where }
    .verb = { verb-place }
effect-place-token-longhorn = un longhorn { $where }
    .verb = { verb-place }
# `.there` is where the effect before it takes place, `.there-space` a space of that location.
effect-sheriff-to = le Shérif { $to }
    .verb = { verb-place }
    .there = le Shérif au même endroit
    .there-space = le Shérif sur la case { $n } de ce lieu
option-prospect = Prospecter

## Events

event-run-on-the-bank = Ruée sur la Banque
event-run-on-the-bank-tale = À dix heures, la file devant la banque atteignait la rivière, et on y vendait le café au mètre.
event-command-performance = Représentation Privée
event-command-performance-tale = La soprano ne quittera pas sa loge tant que personne n’aura dit deux mots au monsieur du premier rang.
event-wires-down = Le Télégraphe se Tait
event-wires-down-tale = Quelqu’un a coupé le fil à un mille de la ville et a pris la peine d’enrouler le cuivre.
event-the-late-stage = La Diligence en Retard
event-the-late-stage-tale = La diligence a deux jours de retard, et il y a au col un inconnu qui porte le manteau du cocher.
event-rockslide = Éboulement
event-rockslide-tale = La moitié de la montagne est en travers de la route. Là-haut, un homme s’explique au pied-de-biche avec l’autre moitié.
event-the-quarter-mile = Le Quart de Mille
event-the-quarter-mile-tale = Un quart de mille derrière le camp, mesuré au pas par les deux propriétaires, qui n’ont pas le même pas. On parie des selles.
event-the-turncoat = Le Repenti
event-the-turncoat-tale = Déposition prise à minuit : noms, camps, chevaux, et ce que chacun dit en dormant ; signée d’une croix, puis d’un nom.
event-wrong-side-of-the-bars = Du Mauvais Côté des Barreaux
event-wrong-side-of-the-bars-tale = La lampe brûlait, le café était chaud, et le marshal était dans la cellule.
event-the-toll-gate = Le Péage
event-the-toll-gate-tale = Homme, six sous ; cheval, dix ; chariot, vingt-cinq ; pasteurs gratis ; le fusil ne rend pas la monnaie.
event-the-salted-mine = Le Filon Truqué
event-the-salted-mine-tale = Prospectus : paroi nord remarquable, paroi sud prometteuse, et l’homme au fusil ne répond pas aux questions.
event-the-claims-office-fire = L’Incendie du Cadastre
event-the-claims-office-fire-tale = Tous les titres du comté sont partis en fumée, et au coucher du soleil chaque trou avait deux propriétaires.
event-cave-in = Effondrement
event-cave-in-tale = Le bois a parlé d’abord, a témoigné le contremaître, puis il a fait noir, et quelqu’un s’est mis à compter les hommes.
event-the-riverboat-man = L’Homme du Vapeur
event-the-riverboat-man-tale = Chemise à jabot, gilet vert d’eau, deux bagues, et un jeu qu’il bat comme d’autres caressent un chat.
event-the-senators-nephew = Le Neveu du Sénateur
event-the-senators-nephew-tale = Ses pourboires sont en or, ses mains ne valent rien, et son oncle aimerait le revoir avec ses deux oreilles.
event-the-lady-in-gray = La Dame en Gris
event-the-lady-in-gray-tale = Elle a demandé la chaise contre le mur, un jeu encore scellé, et le nom du propriétaire de la mine.
event-a-gap-in-the-fence = Une Brèche dans la Clôture
event-a-gap-in-the-fence-tale = Bêtes signalées : six au cimetière, une douzaine à la gare, et un taureau à la banque, au guichet des dépôts.
event-the-quarantine-line = La Quarantaine
event-the-quarantine-line-tale = Par ordre du comté : pas de bétail au-delà de cette corde, pas de débat avec la corde, pas de prêt du tampon du docteur.
event-beef-prices = Le Cours du Bœuf
event-beef-prices-tale = Cette semaine, Chicago paie double, et des gens qui n’ont jamais regardé une vache la saluent du chapeau.
event-paid-off = La Paie des Vachers
event-paid-off-tale = L’équipe a touché sa paie à midi ; à une heure, la ville retenait déjà son souffle.
event-high-water = La Crue
event-high-water-tale = Le troupeau a traversé, pas le chariot, et tout son chargement descend la rivière par ordre de poids.
event-the-bell-steer = Le Bœuf à la Cloche
event-the-bell-steer-tale = Le troupeau ne connaît pas la route, le vacher ne connaît pas la route, et la cloche marche devant, au pas.
event-total-eclipse = Éclipse Totale
event-total-eclipse-tale = À deux heures et demie, les poules sont allées dormir, et l’on a vu sourire un prêcheur qui se trompait depuis des années.

log-event-marker = { $you ->
    [name] Vous atteignez
   *[no] { $name } atteint
} un marqueur d’événement.
log-event = { $you ->
    [name] Vous appliquez
   *[no] { $name } applique
} un événement : { $event }.
log-set-up-event = Un événement est appliqué à la mise en place : { $event }. Seuls ses jetons sont placés.
effect-resolve-event = un événement
    .verb = { verb-resolve }
pool-outlaw = Hors-la-loi
pool-claim-jumper = Voleurs de concession
pool-high-roller = Gros joueurs
pool-train = Rencontres du train
opponent-mail-car = Le wagon postal
opponent-sleeping-car = Le wagon-lit
opponent-whiskey-car = Du whisky pour le fort
opponent-circus-car = Le wagon du cirque
opponent-assay-chest = Le coffre de l’essayeur
opponent-pay-car = Le wagon de la paie
opponent-mint-gold = De l’or pour la Monnaie
opponent-governors-car = Le wagon du gouverneur
log-train-moved = Le train rejoint la case { $place }.
log-train-heist = { $you ->
    [name] Vous attaquez le train et révélez
   *[no] { $name } attaque le train et révèle
} une rencontre : { $opponent }.
log-fight-begins-holdup = { $you ->
    [other] Vous jouez le garde.
   *[no] { $other } joue le garde.
}
log-fight-won-holdup-fighter = { $who ->
    [player] { $you ->
        [name] Vous quittez
       *[no] { $name } quitte
    } le train avec le butin.
   *[fighter] Le train est dévalisé.
}
log-fight-won-holdup-other = Le garde défend le train.
choice-train-heist = Attaquer le train
refusal-no-train = Le train n’est pas sur votre case.
web-train-at = Position du train : { $place }. Prochain arrêt : { $next }.
# On a plate of the map, with short names: where the train is, and its next stop.
web-train-plate = { $place } → { $next }
# The same where there is room for the next stop alone.
web-train-plate-next = → { $next }
web-train-here = Le train est ici. Prochain arrêt : { $next }.
web-train-next = { $n ->
    [one] Le train arrive ici au prochain tour.
   *[other] Le train arrive ici dans { $n } tours.
}
web-game-offer-train-heist-more = Une carte dit ce que transporte le train
web-scene-fight-holdup = Attaque du train
web-scene-fight-where-holdup = { $name } contre le garde, joué par { $other }. { $place }
log-challenge = { $you ->
    [name] Vous défiez un gros joueur : { $opponent }.
   *[no] { $name } défie un gros joueur : { $opponent }.
}
choice-challenge = Défier le gros joueur du Saloon
refusal-no-high-roller = Il n’y a pas de gros joueur au Saloon.
web-game-offer-challenge-more = Une partie de poker contre un adversaire inconnu

character-fee-lee-wong = Fee Lee Wong
character-maria-gertrudis-barcelo = Maria Gertrudis Barceló
character-pat-garrett = Pat Garrett
character-poker-alice = Poker Alice
character-seth-bullock = Seth Bullock
character-soapy-smith = « Soapy » Smith
character-sundance-kid = Sundance Kid
character-curly-bill-brocius = William « Curly Bill » Brocius

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-fee-lee-wong = Venu de Chine vers 1870, il a atteint Deadwood en 1876, avec la ruée vers l’or. Il avait des concessions, mais l’or qui dure était dans son magasin, Wing Tsue, qui a fait de lui un homme en vue dans la ville. Bien après lui, un mois de décembre, le bâtiment a été démoli, et non sans bruit. Ce sont ses petits-enfants et arrière-petits-enfants qui ont écrit son histoire.
life-maria-gertrudis-barcelo = Santa Fe l’appelait La Tules. Mariée en 1823, elle a gardé son nom et ses biens ; deux ans plus tard, on l’a mise à l’amende pour avoir tenu un tripot chez les mineurs. Sa salle de jeu de Santa Fe était somptueuse, et elle y donnait le monte elle-même. En 1846, l’armée des États-Unis, qui venait de prendre le pays, lui a emprunté la solde de ses hommes.
life-pat-garrett = Élu shérif du comté de Lincoln en 1880, il a pris Billy the Kid en décembre à Stinking Springs, l’a vu s’évader au printemps et l’a abattu en juillet 1881. Puis il a publié La Vie authentique de Billy the Kid, un autre tenant la plume. En 1908, il a été tué sur la route de Las Cruces, et l’homme qui a avoué a été acquitté.
life-poker-alice = Venue d’Angleterre, à moins que ce ne soit de Virginie, Alice Ivers a appris le poker dans les camps miniers du Colorado. Quand son premier mari a été tué dans une mine, elle en a fait son métier, un cigare aux lèvres et un revolver au côté, et ses gains passaient en toilettes de New York. Elle respectait le dimanche : pas de cartes ce jour-là. Elle est morte à Rapid City en 1930.
life-seth-bullock = Au sénat du Territoire du Montana, il a demandé que l’on protège Yellowstone, devenu un parc en 1872. En août 1876, Sol Star et lui ont apporté à Deadwood un chargement de quincaillerie, pots de chambre compris, et il y est devenu shérif. Theodore Roosevelt a été son ami pour la vie ; pour l’investiture de 1905, Bullock a mené une troupe de cow-boys défiler à Washington.
life-soapy-smith = Jefferson Randolph Smith enveloppait des savons dans des billets et vendait les savons ; ceux qui avaient un billet allaient à ses amis. Il a régné sur l’escroquerie à Denver, à Creede et, dès 1897, à Skagway, en Alaska, où son bureau de télégraphe acceptait des dépêches alors que le fil ne menait nulle part. Le 8 juillet 1898, il a été tué dans une fusillade sur le quai Juneau ; Frank Reid, qui lui faisait face, en est mort aussi.
life-sundance-kid = Harry Longabaugh, de Pennsylvanie, a volé dans le Wyoming un cheval et une selle, ce qui lui a rapporté en 1887 un an et demi à la prison de Sundance et un surnom. Il a attaqué des trains et des banques avec Butch Cassidy ; en novembre 1900, cinq de la bande se sont fait photographier à Fort Worth, en habits du dimanche, ce que les Pinkerton ont apprécié. En 1901, Cassidy et lui sont partis élever du bétail en Argentine.
life-curly-bill-brocius = Nul ne sait au juste où il est né. Le 28 octobre 1880, son arme est partie au moment où Fred White, marshal de Tombstone, la saisissait, et White en est mort ; Wyatt Earp a témoigné, et le tribunal a relâché Bill. En mars 1882, Earp a dit l’avoir tué dans les monts Whetstone. Un journal a offert mille dollars pour en avoir la preuve, un autre une récompense pour la preuve contraire, et aucun n’a eu à payer.
card-vendetta-text = quand vous révélez cette carte dans un combat, la carte adverse vaut 3 de moins si vous avez 1 blessure, 6 de moins si vous en avez plus
card-scout-text = déplacez-vous de 3 cases au plus. Si vous êtes ensuite hors des villes, sans autre joueur ni Shérif sur votre case, piochez 1 carte
web-gist-vendetta = Réduit la carte adverse de 3 si vous avez 1 blessure, de 6 au-delà.
web-gist-scout = Déplacez-vous de 3 cases au plus. Seul hors des villes : piochez 1 carte.
web-gist-jackpot = Deux jets d’un dé, un seul au poker. Gravier : une carte ; au poker, un point Flambeur.
web-gist-outfit = Achetez ou améliorez un équipement, 10 $ de moins.
card-soapy-smith-text = pour chaque point Flambeur que vous gagnez, lancez un dé de prospection et prenez ce qu’il donne. S’il donne du gravier, piochez jusqu’à votre limite de main
card-gazette-2-text = après avoir gagné des points Marshall, Wanted ou Flambeur, vous pouvez défausser cet équipement pour gagner 1 point de plus sur la même piste
card-goal-soapy-prize-package-text = défausser une Huile de serpent à Darkrock

goal-fee-lee-emporium = Le Bazar Wing Tsue
goal-fee-lee-emporium-tale = Wing Tsue, Main Street : soie, thé, porcelaine, remèdes, et crédit pour qui fut poli l’an dernier.
goal-fee-lee-cooks-claim = La Concession du Cuisinier
goal-fee-lee-cooks-claim-tale = Engagé pour la cuisine, il fut payé en terrain, et le trouva bien assaisonné.
goal-fee-lee-iron-safe = Le Coffre de Fer
goal-fee-lee-iron-safe-tale = Le coffre est venu en char à bœufs ; ce qu’il contient est venu once par once, et y reste.
goal-fee-lee-hose-race = La Course des Pompiers
goal-fee-lee-hose-race-tale = À Deadwood, le 4 juillet 1888, les dévidoirs coururent moyeu contre moyeu, et la moitié de Chinatown courait à côté.
goal-maria-her-own-table = Sa Propre Table
goal-maria-her-own-table-tale = Elle distribuait le monte elle-même, laissait couper le gouverneur, et comptait la banque avant que son chocolat fût froid.
goal-maria-la-tules = La Tules
goal-maria-la-tules-tale = Demandez La Tules, disaient les muletiers, et qui vous répondra saura ce que vous allez perdre.
goal-maria-officers-arm = Au Bras d’un Officier
goal-maria-officers-arm-tale = Conditions du prêt, telles que convenues : le capital, les intérêts, et le bras d’un officier pour entrer au théâtre.
goal-maria-word-in-confidence = Confidence
goal-maria-word-in-confidence-tale = Un client parla, une carte fut retournée, et au matin le gouverneur américain sut l’heure du soulèvement.
goal-pat-quien-es = ¿Quién Es ?
goal-pat-quien-es-tale = Deux fois, dans le noir, la voix demanda en espagnol qui était là, et on lui répondit.
goal-pat-stinking-springs = Stinking Springs
goal-pat-stinking-springs-tale = Quatre hommes dedans et un cheval mort en travers de la porte : au souper, ils sortirent pour une assiette.
goal-pat-collector-of-customs = Receveur des Douanes
goal-pat-collector-of-customs-tale = El Paso, droits sur un troupeau : le propriétaire écrit « veaux », et le receveur, « voyez les cornes ».
goal-pat-authentic-life = La Vie Authentique
goal-pat-authentic-life-tale = Les chapitres d’Upson ont des adjectifs, et ceux du shérif ont des dates.
goal-alice-black-cigar = Le Cigare Noir
goal-alice-black-cigar-tale = Son cigare s’éteignit une fois ce soir-là, pendant qu’elle bluffait, et un monsieur d’Omaha le lui ralluma.
goal-alice-place-your-bets = Faites Vos Jeux
goal-alice-place-your-bets-tale = Une planche, deux tonneaux, une lanterne : elle ouvrit la banque à la fourche du chemin, et ferma au lever du soleil.
goal-alice-new-york-wardrobe = Toilettes de New York
goal-alice-new-york-wardrobe-tale = À la dame du Colorado : six robes, un éventail de plumes, payés en pièces d’argent tirées d’un sac de voyage.
goal-alice-never-on-sunday = Jamais le Dimanche
goal-alice-never-on-sunday-tale = Six jours elle donnait ; le septième, le paquet restait bien rangé près de la Bible, et on ne le consultait pas.
goal-seth-star-and-bullock = Star & Bullock
goal-seth-star-and-bullock-tale = Star & Bullock, quincaillerie : poêles, pioches, pots de chambre, et le shérif lui-même au comptoir jusqu’à midi.
goal-seth-sulfur-in-the-shaft = Du Soufre dans le Puits
goal-seth-sulfur-in-the-shaft-tale = Pas un coup de feu à la mine Keets : il descendit du soufre brûlant au bout d’une corde, et les grévistes remontèrent.
goal-seth-stared-down = Un Simple Regard
goal-seth-stared-down-tale = Il regarda le prisonnier jusqu’à ce que celui-ci se rappelât son forfait, et deux autres encore.
goal-seth-cowboys-on-parade = Cow-boys à la Parade
goal-seth-cowboys-on-parade-tale = Washington, mars 1905 : cinquante cavaliers sur Pennsylvania Avenue, et un lasso autour d’un badaud de bonne famille.
goal-soapy-prize-package = Le Savon Gagnant
goal-soapy-prize-package-tale = Cent dollars dans l’un de ces savons, messieurs, et des mains propres pour tous les autres.
goal-soapy-three-shells = Trois Coquilles
goal-soapy-three-shells-tale = Le pois était sous la coquille de gauche, puis sous celle de droite, et enfin sous l’ongle du bonneteur.
goal-soapy-telegraph-office = Le Bureau du Télégraphe
goal-soapy-telegraph-office-tale = Message envoyé, cinq dollars ; réponse de chez vous dans l’heure, le fil étant long comme ce mur.
goal-soapy-juneau-wharf = Le Quai Juneau
goal-soapy-juneau-wharf-tale = Skagway, juillet 1898 : il apporta un fusil et un discours, et le garde du quai ne voulut ni l’un ni l’autre.
goal-sundance-coast-flyer = Le Rapide de la Côte
goal-sundance-coast-flyer-tale = Wagner, Montana, 1901 : le passager du tender fut poli avec le chauffeur jusqu’à la dynamite.
goal-sundance-hole-in-the-wall = Hole-in-the-Wall
goal-sundance-hole-in-the-wall-tale = Le sentier se monte un cheval à la fois, et la roche, à côté, est polie par les coudes.
goal-sundance-bowler-hat = Portrait au Chapeau Melon
goal-sundance-bowler-hat-tale = Reçu d’un chapelier de Fort Worth : cinq melons, brossés, pour des messieurs qui vont se faire photographier.
goal-sundance-jailhouse = Plus Jamais Cette Prison
goal-sundance-jailhouse-tale = Dix-huit mois pour un cheval, un fusil et une selle : de tout cela, il garda le nom de la prison.
goal-curly-bill-no-bill-of-sale = Sans Facture
goal-curly-bill-no-bill-of-sale-tale = Prié de montrer les papiers, il désigna la marque, encore tiède, et tendit la main pour conclure.
goal-curly-bill-county-taxes = Les Impôts du Comté
goal-curly-bill-county-taxes-tale = L’adjoint Breakenridge rédigeait les reçus, Bill tenait la lanterne et l’arme, et les voleurs payaient comme des banquiers.
goal-curly-bill-preachers-jig = La Gigue du Prêcheur
goal-curly-bill-preachers-jig-tale = Le texte de ce dimanche était la patience, et le pasteur dansa dessus un quart d’heure.
goal-curly-bill-iron-springs = Personne à Iron Springs
goal-curly-bill-iron-springs-tale = Earp l’enterra en un paragraphe, un journal le déterra, et ni l’un ni l’autre ne montra un os.

## Faro

choice-faro = Jouer au faro
choice-join-faro = Rejoindre la partie de faro
choice-faro-bet = Miser { $n } $ sur le rang { $rank }
choice-faro-done = Ne plus miser
choice-faro-reclaim = Reprendre le jeton du rang { $rank }
choice-faro-leave = Laisser vos jetons pour le Jackpot
question-faro-join = Rejoindre la partie de faro ?
question-faro-bet = Placez un jeton de mise sur un rang.
question-faro-keep = Laisser vos jetons pour le Jackpot, ou les reprendre ?
refusal-rank-taken = Votre autre jeton est sur ce rang.
refusal-no-marker = Vous n’avez pas de jeton sur ce rang.
log-faro-begins = { $you ->
    [name] Vous vous installez
   *[no] { $name } s’installe
} à une table de faro.
log-faro-dealt = { $you ->
    [name] Vous distribuez
   *[no] { $name } distribue
} au faro : { $cards }, et une carte face cachée.
log-faro-bet = { $you ->
    [name] Vous misez
   *[no] { $name } mise
} { $n } $ sur le rang { $rank }.
log-faro-revealed = { $result ->
    [loser] La Perdante
    [winner] La Gagnante
   *[jackpot] Le Jackpot
} a le rang { $rank }.
log-faro-won = { $you ->
    [name] Votre mise
   *[no] { $name } : la mise
} sur le rang { $rank } gagne.
log-faro-lost = { $you ->
    [name] Votre mise
   *[no] { $name } : la mise
} sur le rang { $rank } est perdue.
log-faro-reclaimed = { $you ->
    [name] Vous reprenez
   *[no] { $name } reprend
} le jeton du rang { $rank }.
log-faro-left = { $you ->
    [name] Vous laissez vos jetons
   *[no] { $name } laisse ses jetons
} pour le Jackpot.
web-faro-offer-more = Sans mise de départ ; deux mises au plus, de 10 $ ou de 20 $
web-faro-title = Le faro au Saloon
web-game-title-faro-join = Faro ?
web-game-title-faro-bet = Vos mises
web-game-title-faro-keep = Laisser ou reprendre ?
web-faro-intro = Quatre cartes, dont trois montrées. La première perd, la deuxième rapporte une fois la mise, la troisième trois fois.
web-faro-dealer = Croupier
web-faro-shown = Les cartes du croupier
web-faro-unseen = et une face cachée
web-faro-layout = Le tapis
web-faro-loser = Perdante
web-faro-winner = Gagnante
web-faro-jackpot = Jackpot
web-faro-bet = { $n } $ sur le rang { $rank }
web-game-offer-bet-more = Gagnante +{ $n } $, Jackpot +{ $three } $, Perdante −{ $n } $
web-faro-pick = Choisissez un rang sur le tapis.
web-faro-odds = { $rank } : 1 chance sur { $n } d’être le Jackpot
web-faro-no-odds = { $rank } : Jackpot impossible
web-faro-step-bets = Mises
web-faro-step-loser = Perdante
web-faro-step-winner = Gagnante
web-faro-step-keep = Laisser ou reprendre
web-faro-step-jackpot = Jackpot

## High stakes poker

choice-high-stakes = Jouer au poker à gros enjeux pour { $n } $
choice-raise = Suivre pour { $n } $
choice-fold = Se coucher
question-poker-raise = Suivre pour le turn et la river, ou vous coucher ?
refusal-no-poker-card = Il vous faut une carte de poker pour le poker à gros enjeux.
log-high-stakes-begins = { $you ->
    [name] Vous vous asseyez
   *[no] { $name } s’assoit
} à la table de poker à gros enjeux.
log-raised = { $you ->
    [name] Vous suivez
   *[no] { $name } suit
}.
log-folded = { $you ->
    [name] Vous vous couchez.
   *[no] { $name } se couche.
}
log-second-reveal = Le turn et la river donnent { $cards }.
web-high-stakes-title = Poker à gros enjeux
web-high-stakes-rule = La meilleure main remporte le pot : deux de vos cartes et trois des cinq cartes communes
web-high-stakes-offer = Il faut { $purse } $ : mise { $n } $, puis { $raise } $ ou se coucher. La maison ajoute { $house } $, puis { $raise } $
web-high-stakes-raise-more = Vous voyez deux cartes de plus
web-high-stakes-fold-more = Vous perdez votre mise et piochez une carte
web-high-stakes-pot = { $house } $ de la maison, { $ante } $ et { $raise } $ par joueur
web-high-stakes-step-raise = Suivre ?
web-high-stakes-step-second = Turn, river
web-high-stakes-deciding = Suit ou se couche ?
web-high-stakes-raised = Suit
web-high-stakes-folded = Se couche
web-game-title-poker-raise = Suivre ou vous coucher ?

## Places in sentences of cards

where-buzzard-gulch = à Buzzard Gulch
    .to = sur une case de Buzzard Gulch
where-gulch-frontier = sur la Frontière de Buzzard Gulch
    .to = sur la Frontière de Buzzard Gulch
where-marshals-office = au Bureau du Marshall
    .to = au Bureau du Marshall
    .the = le Bureau du Marshall
where-mountain-pass = à un col
    .to = à un col
where-mountain-pass-a = au Col A
    .to = au Col A
    .the = le Col A
where-mountain-pass-c = au Col C
    .to = au Col C
    .the = le Col C
where-ranch-orange = au Ranch orange
    .to = au Ranch orange
    .the = le Ranch orange
where-outlaw-camp = au Camp des hors-la-loi
    .to = au Camp des hors-la-loi
    .the = le Camp des hors-la-loi
where-trading-post = au Comptoir
    .to = au Comptoir
    .the = le Comptoir
where-buzzard-gulch-trading-post = au Comptoir de Buzzard Gulch
    .to = au Comptoir de Buzzard Gulch
    .the = le Comptoir de Buzzard Gulch
    .start = sur une case à côté du Comptoir de Buzzard Gulch
where-buzzard-gulch-saloon = au Saloon de Buzzard Gulch
    .to = au Saloon de Buzzard Gulch
    .the = le Saloon de Buzzard Gulch
    .start = sur une case à côté du Saloon de Buzzard Gulch
where-gulch-frontier-rail-station = à la Gare de la Frontière
    .to = à la Gare de la Frontière
    .the = la Gare de la Frontière
where-gulch-frontier-pass-a = au Col A
    .to = au Col A
    .the = le Col A
where-gulch-frontier-pass-c = au Col C
    .to = au Col C
    .the = le Col C
web-boards-ante-up = Darkrock et la Frontière, avec le train

## What frontier tokens, and those who are met, tell

frontier-token-lost-mail-tale = Un sac de lettres, en retard de dix ans, et dans chacune celui qui écrit se porte très bien.
frontier-token-played-out-claim-tale = Ses propriétaires avaient creusé deux ans et s’étaient arrêtés à une main du but.
frontier-token-hot-spring-tale = Elle sent l’œuf pourri, et vos genoux ne s’étaient plus sentis aussi jeunes depuis la guerre.
frontier-token-stray-herd-tale = Ni marque, ni cloche, ni cavalier en vue, et tout un troupeau ravi d’avoir de la compagnie.
frontier-token-old-trapper-tale = Il n’a pas parlé depuis le printemps, et vous a tout gardé.
frontier-token-silver-vein-tale = Il court sur la paroi comme le givre sur une vitre.
frontier-token-missing-surveyor-tale = Il n’a pas disparu, dit-il ; c’est le reste du territoire qui est introuvable.
frontier-token-army-paymaster-tale = Deux soldats, un lieutenant et un coffre, tous heureux de voir un visage.
frontier-token-ghost-town-tale = Le couvert est mis, la pendule remontée, et la poussière a un an.
frontier-token-medicine-show-tale = Mesdames et messieurs, le flacon guérit tout, sauf la chanson, qui est gratuite.
frontier-token-eagles-nest-tale = D’ici, le chemin de fer n’est qu’une égratignure, comme ceux qui l’ont payé.
frontier-token-hidden-canyon-tale = De l’herbe, de l’eau, une seule entrée, et, gravée au-dessus, une date encore à venir.
opponent-mail-car-tale = Quatre cents lettres, et le commis en a lu la plupart.
opponent-sleeping-car-tale = Tout le monde est en chemise de nuit, et l’une de ces chemises porte un étui.
opponent-whiskey-car-tale = Quatre-vingt-dix fûts pour le fort, et un garde qui goûte depuis mardi.
opponent-circus-car-tale = L’hercule dort contre la porte ; l’ours, non.
opponent-assay-chest-tale = Le coffre est petit, et il a fallu six hommes pour le hisser à bord.
opponent-pay-car-tale = La paie de toute la ligne, et la ligne a envoyé ses meilleurs tireurs.
opponent-mint-gold-tale = Un aigle sur chaque lingot, un fusil derrière chaque fenêtre.
opponent-governors-car-tale = Le gouverneur dîne et ne se lève pas pour les visiteurs.
opponent-sorry-charlie-tale = Il vous demande pardon et arme le chien.
opponent-peach-fuzz-perkins-tale = Il ment sur son âge, et sa visée ment aussi.
opponent-barefoot-dan-tale = On entend l’herbe, puis le chien qu’il arme ; il aimerait connaître votre pointure.
opponent-three-finger-tully-tale = Il compte ses ennemis sur cette main, puis recommence.
opponent-deacon-pike-tale = Il dit d’abord le bénédicité, vite.
opponent-nugget-nell-tale = Ses dents de devant valent plus que votre cheval.
opponent-the-dunning-brothers-tale = Ils doivent à tout le monde, et ils viennent encaisser.
opponent-colonel-rook-tale = De quelle armée, il ne le dit pas, mais il la commande encore.
opponent-red-moon-sadie-tale = L’adjoint qui a dessiné son affiche était caché derrière un rocher.
opponent-two-deeds-dwyer-tale = Il a un papier pour ce trou, et un autre pour le suivant.
opponent-the-partners-tale = En dix ans, ils ne se sont accordés sur rien, sauf sur vous.
opponent-dynamite-kate-tale = Elle allume d’abord son cigare, le temps que vous réfléchissiez.
opponent-the-cattle-baron-tale = Il mise par tête et n’a jamais compté le troupeau.
opponent-the-railroad-lawyer-tale = Il lit chaque carte jusqu’au bout et y trouve une clause.
opponent-the-professor-tale = Il enseignait le calcul à Boston ; ici, il donne des leçons.
