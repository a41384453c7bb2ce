aid-injuries = Les séquelles
aid-injuries-intro = Si vous devez subir des blessures au-delà du maximum, piochez 1 séquelle, quel que soit leur nombre. Tant que vous l’avez, vous défaussez une carte de poker pour chaque blessure que vous devriez subir, et vous perdez la séquelle en même temps que votre dernière blessure. Une séquelle n’est pas une blessure.
aid-injuries-name = Séquelle
aid-injuries-text = Son effet
aid-score-injury = Moins les PL que coûte éventuellement votre séquelle.
aid-act-trade = Commercer
    .when = Vous êtes sur une case de la région du marchand.
    .cost = 1 action pour autant d’achats que vous voulez ; 40 $ par équipement Légendaire, le prix imprimé pour les autres et pour les améliorations.
    .result = Vous obtenez les équipements. Un équipement Légendaire est aussitôt remplacé, et vous pouvez acheter le nouveau. Puis le marchand va dans une autre région.
    .example = Avec 80 $ à Sunny Hills, où se trouve le marchand, vous achetez les Éperons pour 40 $, voyez le Violon prendre leur place et l’achetez aussi.

## Setting up

aid-setup-deal = Distribuez les sortes d’équipements : 12 aux Magasins généraux, 6 au Comptoir et le reste au marchand. La première arme et la première monture vont aux Magasins généraux, les deuxièmes au Comptoir. Tous les exemplaires d’un équipement se vendent là où se trouve sa sorte.
aid-setup-trader = Mélangez les équipements Légendaires, posez-les face cachée sur l’étal du marchand et révélez-en trois. Mélangez ses cartes de déplacement et retournez-en une : sa charrette commence dans cette région.
aid-setup-legends = Prenez au hasard une version de chacune des 20 histoires légendaires, sans regarder le verso, et mélangez-les. Les histoires du jeu de base restent dans la boîte.
aid-setup-injuries = Mélangez les séquelles face cachée.
aid-setup-deeds = Disposez les 17 titres, côté pouvoir visible, les 12 jetons Ruine, les 3 jetons Plan et le dé de risque.
aid-setup-first-legend = Révélez la première histoire légendaire. Le premier joueur la lit à voix haute et applique son instruction.

## A turn and the score

aid-turn-risk = Une fois par tour, vous pouvez aussi lancer le dé de risque, même s’il ne vous reste plus d’action.
aid-turn-legend-space = Résolvez les effets de fin de tour. Puis prenez les conditions de l’histoire légendaire liées à votre case ; s’il s’y trouve un jeton Plan, vous pouvez le révéler.
aid-turn-legend = Si toutes les conditions de l’histoire légendaire sont prises, celui qui a pris la dernière retourne la carte et résout la fin. Chacun reprend ses disques, et l’histoire suivante est révélée et lue.
aid-score-legendary-items = Les PL de vos équipements Légendaires.
aid-score-deeds = En dernier, les PL de vos titres. Le titre d’un lieu détruit n’en donne pas et ne compte pas pour les autres.

## Actions

aid-act-claim = Acheter un titre
    .when = Vous êtes dans un lieu dont personne n’a le titre, ou à côté s’il s’agit d’un magasin ou d’un Saloon. Le lieu n’est pas détruit.
    .cost = 1 action et le prix du titre.
    .result = Le titre est à vous, côté pouvoir visible. Il rapporte des PL à la fin, que vous l’ayez utilisé ou non.
    .example = À côté du Saloon de Darkrock, vous payez 30 $. Si vous avez le titre d’un autre Saloon, chacun des deux donne 2 PL.
aid-act-deed = Utiliser un titre
    .when = Vous avez un titre, côté pouvoir visible, et son lieu n’est pas détruit. Peu importe où vous êtes.
    .cost = 1 action.
    .result = Résolvez son pouvoir, puis retournez-le. Chaque titre sert une fois par partie.
    .example = Avec le titre de la Banque, vous gagnez 60 $.
aid-act-repair = Réparer une ruine
    .when = Vous êtes dans un lieu détruit, ou à côté s’il s’agit d’un magasin ou d’un Saloon, et vous avez une carte de poker en main.
    .cost = 1 action et une carte de poker de votre choix.
    .result = Le jeton Ruine est retiré, et vous gagnez 2 points Histoire. Tant que le lieu est détruit, personne ne peut l’utiliser, y travailler ni acheter son titre.
    .example = Votre cube Histoire est au départ : vous pouvez déplacer le Shérif, puis des bandits apparaissent dans les repaires du gang que vous choisissez.
aid-act-legend = Prendre une condition d’une histoire légendaire
    .when = Vous remplissez une condition encore ouverte de l’histoire légendaire, à votre tour ou à celui d’un autre. Une condition liée à une case ou à un jeton Plan se remplit quand votre tour s’y termine.
    .cost = Pas d’action ; un de vos disques.
    .result = Posez le disque à côté de la condition et gagnez seul toute sa récompense. Ce n’est pas facultatif, et vous pouvez prendre plusieurs conditions. Pour le X danger, subissez d’abord une blessure, puis appliquez ce que dit l’histoire. L’histoire s’achève à la fin du tour où sa dernière condition a été prise : celui qui l’a prise retourne la carte et résout la fin de haut en bas.
    .example = Vous prenez la dernière de trois conditions. Quand le tour s’achève, la fin de l’histoire récompense tous ceux qui y ont un disque, puis une nouvelle histoire s’ouvre.
aid-act-risk = Lancer le dé de risque
    .when = Une fois par tour, avant, entre ou après vos actions, mais pas pendant que vous en résolvez une.
    .cost = Pas d’action.
    .result = Choisissez un bonus : piocher une carte, gagner 10 $ ou vous déplacer d’une case. Lancez, appliquez ce que montre le dé, puis prenez le bonus. Ce déplacement n’est pas une action Mouvement.
    .example = Vous choisissez 10 $, et le dé donne une blessure : d’abord la blessure, puis les 10 $.

## The risk die

aid-risk = Le dé de risque
aid-risk-intro = Chaque face donne des points Histoire, des blessures, ou les deux, avant le bonus choisi.

## Deeds and legendary stories

aid-cards-property = Titres de propriété
aid-cards-property-intro = Ce que chaque titre coûte, ce qu’il fait une fois par partie, et ses PL à la fin. S’il y a plusieurs nombres, ce sont les PL que donne chaque titre d’une série quand vous en possédez un, deux ou trois. La Banque donne ses PL pour chacun de vos titres.
aid-deed-name = Titre
aid-deed-price = { $n } $
aid-deed-cost = Prix
aid-deed-ability = Pouvoir
aid-deed-lp = PL à la fin
aid-deed-each = { $n } par titre
aid-legends-intro = Une seule histoire légendaire est ouverte à la fois. Chacune a deux fins ; une seule est en jeu, et on la découvre en retournant la carte.
aid-legend-open = Quand elle est révélée
aid-legend-ongoing = Tant qu’elle est ouverte
aid-legend-ending = Une des deux fins
aid-legend-token = Jeton Plan { $token ->
    [o] O
    [x] X
   *[danger] X danger
}
