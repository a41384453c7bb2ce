## Legendary stories: title, front, conditions, map tokens, endings. All ours.

legendary-story-green-ledger = Le Registre Vert
legendary-story-green-ledger-tale = Hollis Tarrant, de la Compagnie des Terres et des Eaux, est descendu du train de midi avec deux malles et un registre vert. Il paie en billets neufs, ne marchande jamais et fait signer chaque vendeur sous une ligne minuscule. Il vous tient lui-même la lampe, un peu trop loin.
legendary-story-green-ledger-margins = Lire le registre par-dessus son épaule, à la Banque
legendary-story-green-ledger-collectors = Renvoyer à pied un de ses encaisseurs
legendary-story-green-ledger-a-tale = Ada Pruitt a emprunté le registre une heure et composé la petite ligne en caractères d’affiche, hauts comme la main, sur toute la une. À midi il y avait foule ; à une heure, les vendeurs avaient récupéré leurs titres. M. Tarrant l’a félicitée pour l’impression, puis lui a demandé ce qu’elle devait encore sur les murs.
legendary-story-green-ledger-b-tale = La petite ligne vendait l’eau avec la terre, et la compagnie avait cadenassé toutes les pompes avant le petit déjeuner. Ceux qui riaient du prix que M. Tarrant avait mis dans l’hôtel font maintenant la queue avec des seaux. Vous aviez lu la ligne à temps : il vous reste deux tonneaux pleins et pas un ami.

legendary-story-mule-named-senator = Une Mule Nommée Sénateur
legendary-story-mule-named-senator-tale = Le vieux Tobias Fenn est à jeun pour la première fois en douze ans, et cela fait peur à tout le monde. Sa mule s’est enfuie avec sa couverture, et l’unique carte du filon Fenn est brodée sur l’envers. Elle répond au nom de Sénateur, quand elle répond, et elle mange tout ce qu’on lui met sous le nez.
legendary-story-mule-named-senator-oats = Acheter de l’avoine, et beaucoup
legendary-story-mule-named-senator-found = Trouver la bonne mule
legendary-story-mule-named-senator-o = Sénateur se tient au milieu d’un ruisseau, le chapeau de quelqu’un dans la bouche, et il y a une pépite dans sa sacoche.
legendary-story-mule-named-senator-x = C’est bien une mule, mais tout au plus un député ; son maître vous paie pour que vous cessiez de lui crier dessus.
legendary-story-mule-named-senator-danger = Ce n’était pas la bonne mule, et vous l’avez abordée par-derrière ; une fois par terre, vous avez eu le temps d’y réfléchir.
legendary-story-mule-named-senator-a-tale = La couverture est rentrée, moins un coin. Sénateur avait mangé le filon, la rivière et presque tout Mesito’s Point, et les cinquante hommes munis de pelles qui vous suivaient depuis le début attendaient une explication. À l’automne, par dépit, ils ont présenté la mule aux élections, et elle a enlevé deux comtés.
legendary-story-mule-named-senator-b-tale = La broderie était bien une carte, comme Tobias l’avait toujours dit, et la tache brune était le filon et non du café. Il vous a donné votre part sans la compter, a offert à la mule un chapeau de paille à ruban de soie et, le soir venu, il était redevenu lui-même.

legendary-story-last-good-well = Le Dernier Bon Puits
legendary-story-last-good-well-tale = Il n’est pas tombé une goutte depuis Pâques, et le seul puits profond de la vallée appartient à Ysabel Montoya, qui ne fait rien payer. La compagnie de Tarrant fait payer au gobelet et a posté des hommes en armes le long de la rivière. La semaine dernière, elle a fait à Ysabel une offre honnête, et laissé un bidon de pétrole sous son porche pour l’aider à réfléchir.
legendary-story-last-good-well-dig = Creuser pour Ysabel dans un Ranch
legendary-story-last-good-well-creek = Chasser un garde de la rivière, dans un repaire du gang B
legendary-story-last-good-well-a-tale = Le ranch de Mesito’s Point s’est embrasé à deux heures du matin, et il n’y avait pas dans tout le comté un seau d’eau à lui jeter. Vous avez fait sortir les gens. Ysabel les a comptés à la lueur de son propre toit, puis elle vous a demandé, très poliment, de lui prêter une carabine.
legendary-story-last-good-well-b-tale = À quatre-vingt-dix pieds, la pelle a tinté, et à quatre-vingt-onze les puisatiers sont remontés à la corde nettement plus vite qu’ils n’étaient descendus. Le soir, il y avait de l’eau plein la cour. Ysabel a peint une planche, GRATUIT, et l’a accrochée du côté où les hommes de la compagnie sont obligés de passer.

legendary-story-mercy-comes-whistling = Mercy Arrive en Sifflant
legendary-story-mercy-comes-whistling-tale = Mercy Cobb siffle des cantiques, et les gens ont appris desquels il faut avoir peur. Elle travaille à la tâche pour Tarrant, campe par goût chez les hors-la-loi, et donne vingt dollars à quiconque remporte une querelle, puisque cela lui économise la cartouche. Ce soir, c’est « Shall We Gather at the River », et lentement.
legendary-story-mercy-comes-whistling-camp = L’écouter au Camp des hors-la-loi
legendary-story-mercy-comes-whistling-quarrel = Remporter une querelle avec un autre joueur
legendary-story-mercy-comes-whistling-a-tale = Elle n’était pas venue pour vous. Elle était venue pour les têtes qui dépassent : un couplet et un refrain depuis le grenier de l’écurie, et le lendemain la moitié des héros du territoire avait le bras en écharpe. Vous avez trouvé vingt dollars sur le rebord de la fenêtre, pliés menu, et l’air ne vous sort plus de la tête.
legendary-story-mercy-comes-whistling-b-tale = La première balle vous a ôté le chapeau de la tête, la seconde l’a ôté de la clôture. Puis Mercy s’est assise, a toussé, et a demandé ce que valait la doctoresse de Red Falls. Elle paie ce qu’elle doit : au matin, quelque chose pendait à votre selle, emballé dans une page du recueil de cantiques.

legendary-story-iron-road = La Route de Fer
legendary-story-iron-road-tale = L’équipe de Chen Wei pose deux milles de voie par jour, et la compagnie, qui possède une chaîne trop longue, en mesure un et demi. Il note la différence à la fin d’un cahier. Au début figurent les noms des hommes que la ligne a coûtés. Dans les gares, on paie quiconque sait manier un marteau, et les ponts de bois ont la couleur des billets neufs.
legendary-story-iron-road-hammer = Manier le marteau dans une Gare
legendary-story-iron-road-survey = Arpenter le tracé au Col A
legendary-story-iron-road-first-train = Prendre place dans le premier train
legendary-story-iron-road-a-tale = Le dernier tire-fond était en or ; alors les hommes de Chen Wei en ont planté un en fer à côté, et c’est celui-là qui tient le rail. Au banquet, Chen Wei a lu ses chiffres en deux langues, et ces messieurs de Washington ont cessé de mâcher. La compagnie a payé avant le dessert. Le tire-fond en or, lui, court encore.
legendary-story-iron-road-b-tale = La compagnie avait économisé sur le bois et dépensé l’économie en drapeaux. La première locomotive est arrivée à l’heure sur la Frontière, et elle a emporté le quai, le château d’eau et la fanfare jusqu’au fond du ravin. Chen Wei a tourné la page, puis encore une.

legendary-story-queen-in-the-sleeve = Une Dame dans la Manche
legendary-story-queen-in-the-sleeve-tale = Madame Célestine, de Paris en passant par Dayton, dans l’Ohio, a mis en jeu son contrat au cabaret contre dix mille actions du chemin de fer de Tarrant. Tous deux en sont à leur troisième nuit au saloon de Darkrock. On a de nouveau rempli la lampe et changé quatre fois de donneur, et chacun a renoncé à compter les dames de l’autre.
legendary-story-queen-in-the-sleeve-seat = Gagner une partie de poker sous leurs yeux
legendary-story-queen-in-the-sleeve-dupe = Perdre une partie de poker, et avoir l’air surpris
legendary-story-queen-in-the-sleeve-house = Faire tourner le Cabaret sans elle
legendary-story-queen-in-the-sleeve-a-tale = Elle a retourné trois dames. Tarrant a souri, montré sa couleur, et tendait déjà la main vers le pot quand elle a retourné la quatrième. C’était lui qui avait donné, avec son propre jeu ; il pouvait donc difficilement lui demander où elle l’avait trouvée.
legendary-story-queen-in-the-sleeve-b-tale = Au comptoir, quelqu’un a compté cinq dames, à voix haute. Dans la dispute, la lampe s’est renversée, et le feu a pris les actions, le contrat et le saloon, jusqu’aux pédales du piano. On a vu les deux joueurs pour la dernière fois assis dans la rue sous la même couverture, chacun attendant que l’autre se couche.

legendary-story-fenn-lode = Le Filon Fenn
legendary-story-fenn-lode-tale = Tobias Fenn l’a dessiné sur une nappe avant de s’écrouler : trois mines, une seule ligne tordue sous les trois, et une croix à chacune. Une seule de ces croix est en or. Il ne se rappelait plus laquelle, seulement que les étais sont pourris, qu’il vous faut un sac plus grand, et que la compagnie a racheté la nappe.
legendary-story-fenn-lode-cross = Creuser sous la bonne croix
legendary-story-fenn-lode-proof = Poser la preuve sur le comptoir de la Banque
legendary-story-fenn-lode-o = Derrière le dernier étai, la paroi est jaune du sol à la voûte, et quand vous levez la lampe, elle lève la sienne.
legendary-story-fenn-lode-x = Pas d’or, mais une gamelle, une bonne pelle et la paie de quelqu’un, encore cachetée.
legendary-story-fenn-lode-danger = L’étai sur lequel vous vous appuyiez s’appuyait sur vous ; d’en bas, au moins, on voit où mène la galerie.
legendary-story-fenn-lode-a-tale = Trois mines, un seul filon, et tout le monde a creusé. Sunny Hills s’est effondrée la première, un mardi, avec un bruit qui a arrêté l’horloge de l’église. Vous étiez en haut de l’échelle, le sac plein. La poussière n’était pas retombée que des inconnus arpentaient déjà les deux autres.
legendary-story-fenn-lode-b-tale = La nappe appartenait à l’hôtel, et la sauce aussi, c’est-à-dire le plus gros de la rivière. Mais Tobias avait dessiné le reste de mémoire, et la ligne a tenu sur un quart de mille. Il y en avait assez pour vous, et il en est resté pour tous les fous munis d’une batée.

legendary-story-quiet-sickness = Le Mal Silencieux
legendary-story-quiet-sickness-tale = On a d’abord prié l’église de ne plus sonner, puis on a fait rentrer les enfants. La doctoresse Amelia Strand a dormi deux heures depuis dimanche. Ses remèdes sont dans une caisse à la gare de la Frontière, où la compagnie les retient pour frais de garde, et dans les saloons on commence à dire que c’est elle qui a apporté la fièvre dans sa trousse.
legendary-story-quiet-sickness-crate = Aller chercher la caisse à la Gare de la Frontière
legendary-story-quiet-sickness-nurse = Veiller les malades au Cabinet du docteur
legendary-story-quiet-sickness-a-tale = On a ouvert la caisse à la hache et laissé les frais de garde sur le quai, en petite monnaie. Le neuvième jour, un garçon a redemandé de la soupe, et la doctoresse Strand est sortie un instant derrière la maison, là où personne ne pouvait voir son visage. Puis la cloche a sonné pendant une heure, sans raison aucune.
legendary-story-quiet-sickness-b-tale = La fièvre était presque finie quand ils sont venus avec des torches, une douzaine de braves gens, le feutre rabattu sur les yeux. Debout sur la route, en tablier, la doctoresse a salué chacun par son nom, avec la date et ce dont elle l’avait guéri. Quelques-uns sont rentrés chez eux. Vous avez pu emporter ses instruments, et le reste a brûlé jusqu’au matin.

legendary-story-hot-lead = Du Plomb Encore Chaud
legendary-story-hot-lead-tale = Ada Pruitt a imprimé ce que M. Tarrant a payé pour le barrage et, en regard, ce que le barrage a coûté. La nuit même, sa presse est passée par la fenêtre et ses caractères sont partis dans la rivière, les capitales en tête. Il lui reste une presse à bras, une feuille blanche, et jusqu’à samedi. Vous n’imaginez pas tout ce qui, dans les nouvelles, dépend de la lettre E.
legendary-story-hot-lead-drawer = Repêcher une casse de caractères dans la rivière
legendary-story-hot-lead-news = Faire à Darkrock quelque chose qui mérite l’impression
legendary-story-hot-lead-o = Des capitales, toute la casse, sèches et dans l’ordre, à croire que la rivière sait lire.
legendary-story-hot-lead-x = Des virgules et des signes de dollar ; un commis de la compagnie rachète les dollars.
legendary-story-hot-lead-danger = Sur l’autre rive, quelqu’un ramasse aussi du plomb, et vous en envoie un peu.
legendary-story-hot-lead-a-tale = Deux casses avaient été interverties. Samedi, le rapport sur le barrage a paru aux Naissances et votre nom aux Décès, avec un mot aimable. Il vous a fallu une semaine pour revenir à la vie. Vos biens étaient déjà vendus, mais l’éloge funèbre ne vous a jamais fait de tort.
legendary-story-hot-lead-b-tale = Six mille mots, et les E ont tenu jusqu’à la dernière ligne. Le tirage est parti en une heure, au double du prix, en grande partie chez des gens qui ne savaient pas lire mais avaient entendu dire qu’ils étaient dedans. Tarrant en a acheté cent exemplaires pour les brûler, et dans le numéro suivant Ada l’a remercié de son abonnement.

legendary-story-bridge-at-midnight = Le Pont à Minuit
legendary-story-bridge-at-midnight-tale = Jack Mundy l’Aveugle voit parfaitement ; il a pris ce nom pour attendrir. Il a quarante bâtons de dynamite sous le pont du chemin de fer à Cliff Junction, et une montre qu’il a gagnée au mécanicien. Le train de la paie est attendu à minuit. Dans les buissons, certains aimeraient qu’il s’arrête, et d’autres qu’il passe.
legendary-story-bridge-at-midnight-fuse = Ramper sous le pont, à la Mine de Cliff Junction
legendary-story-bridge-at-midnight-lookouts = Faire taire un guetteur dans un repaire du gang C
legendary-story-bridge-at-midnight-a-tale = La mèche était mouillée, la montre retardait et le train était à l’heure. Il est passé à minuit moins deux, pendant que Jack Mundy lisait le cadran à la lueur d’une allumette. Dans la courbe, un sac est tombé du wagon de la paie, et ceux qui se trouvaient là se le sont partagé ; plusieurs portaient l’étoile.
legendary-story-bridge-at-midnight-b-tale = Le train avait une demi-heure de retard ; il a donc manqué l’explosion, et ensuite il a manqué le pont. La rivière s’est installée dans la mine. Pendant des années, à Cliff Junction, on a récolté des dollars d’argent avec les carottes. Jack Mundy a été retrouvé sur la berge sans une égratignure, demandant qui avait éteint la lune.

legendary-story-forty-head = Quarante Têtes et une Hypothèque
legendary-story-forty-head-tale = Ysabel Montoya a quarante têtes, un vacher honnête, et jusqu’à vendredi au coucher du soleil. Ensuite, l’hypothèque de la compagnie prend effet, et toutes ses vaches du territoire sont à M. Tarrant. Sur le papier, elles sont vendues à un cousin, qui n’existe peut-être pas. Ce qui compte à présent, c’est où elles sont, quelle marque elles portent, et que personne ne lâche une lanterne.
legendary-story-forty-head-strays = Rassembler les bêtes égarées au Ranch bleu
legendary-story-forty-head-honest = Charger des bêtes dans le train, avec reçu
legendary-story-forty-head-crooked = Faire passer des bêtes sous une autre marque, sans reçu
legendary-story-forty-head-a-tale = Quelqu’un a lâché une lanterne. Quarante têtes ont traversé le ranch de la Frontière comme s’il n’avait été qu’une rumeur, et l’on cherche encore le dortoir. Vendredi au coucher du soleil, M. Tarrant est venu en personne prendre possession du troupeau, et on lui a montré une large piste d’empreintes qui menait à l’horizon, et au-delà.
legendary-story-forty-head-b-tale = Vendredi, le commis de la compagnie avait retrouvé quarante vaches, sous une douzaine de marques et dans quatre comtés, chacune avec un acte de vente à un cousin différent. Il a fermé son livre et demandé s’il restait du souper. Il en restait. Ysabel vous a mis au haut bout de la table, et un très grand nombre de cousins ont bu à votre santé.

legendary-story-price-of-a-deputy = Le Prix d’un Adjoint
legendary-story-price-of-a-deputy-tale = L’adjoint Orrin Lusk garde ses tarifs dans le ruban de son chapeau. Pour dix dollars, votre affiche s’envole pendant la nuit ; pour trente, elle revient avec le nez d’un autre. Aucun des deux bureaux ne comprend comment le vent peut être si bien renseigné. Lusk inscrit tout au cent près, étant honnête sur ce point-là.
legendary-story-price-of-a-deputy-complaint = Se plaindre au Bureau du Shérif
legendary-story-price-of-a-deputy-copy = Porter une copie des tarifs au Bureau du Marshall
legendary-story-price-of-a-deputy-customer = Gagner un combat en étant Wanted, et en avoir pour son argent
legendary-story-price-of-a-deputy-a-tale = Lusk a été arrêté au petit déjeuner par un shérif et par un marshal. Chacun avait une copie des tarifs, et chacun désirait savoir qui en avait vendu une à l’autre. Il a pris seize ans et réclamé son crayon. Les affiches ont fini dans le poêle du tribunal, sauf la vôtre, que vous avez fait encadrer.
legendary-story-price-of-a-deputy-b-tale = Lusk a disparu le samedi soir, et le dimanche sa liste était clouée à la porte de l’église. Tous ceux qui avaient payé y figuraient. Tous ceux qu’on avait payés pour ne rien voir aussi. Vous n’y êtes qu’une fois, vers le bas, sous « Divers », et le tribunal délibère encore sur ce que cela veut dire.

legendary-story-night-of-the-dam = La Nuit du Barrage
legendary-story-night-of-the-dam-tale = Le barrage a tenu six ans et cédé en une minute. On dit que la compagnie avait économisé sur le déversoir. Il y a des lampes sur les toits, depuis les collines jusqu’à Red Falls, et l’un des toits chante. L’eau est à la deuxième marche du magasin, et chaque porte de la ville est devenue une barque.
legendary-story-night-of-the-dam-singers = Atteindre le toit qui chante
legendary-story-night-of-the-dam-levee = Remplir des sacs de sable à Red Falls
legendary-story-night-of-the-dam-o = Neuf enfants et leur institutrice, au quatrième couplet, et l’un d’eux vous offre le bout sec de la couverture.
legendary-story-night-of-the-dam-x = Le plus beau costume de M. Tarrant, plié, le portefeuille dessus, et une cheminée pour toute compagnie.
legendary-story-night-of-the-dam-danger = Le toit quitte la maison au moment où vous y montez, et vous fait visiter une bonne partie du comté.
legendary-story-night-of-the-dam-a-tale = La digue a tenu à gauche ; à droite, elle a cédé là où il n’y avait que le magasin. Au matin, la rue était pleine de pêches en conserve jusqu’à la cheville, et personne ne manquait. On a recompté jusqu’à midi, faute d’y croire, puis toute la ville s’est assise sur le trottoir de bois et a mangé.
legendary-story-night-of-the-dam-b-tale = L’eau a pris le magasin, le saloon et le bas du cimetière, et elle a pris son temps. Vous avez fait une douzaine de voyages. Quand le jour est venu, l’institutrice a trouvé un bout de mèche, de celle de la compagnie, coincé sous la vanne du barrage, et après cela on n’a plus entendu le mot « déversoir ».

legendary-story-ten-coffins = Dix Cercueils
legendary-story-ten-coffins-tale = La crue a ouvert le vieux cimetière de Mesito’s Point, et neuf cercueils descendent la rivière. Le croque-mort les a comptés deux fois et en trouve dix. Le dixième flotte bas et cogne sans arrêt, contre les pierres, espère-t-on. La banque offre une récompense pour le retour des morts, non ouverts, ce qui ne ressemble pas à la banque.
legendary-story-ten-coffins-lid = Tirer un cercueil au sec et soulever le couvercle
legendary-story-ten-coffins-churchyard = Remonter les morts à Mesito’s Point
legendary-story-ten-coffins-o = Pas de corps, rien que des billets en rouleaux et une bouteille ; quelqu’un comptait se réveiller à son aise.
legendary-story-ten-coffins-x = Le diacre Ames, l’air reposé et, dans sa manche, l’as pour lequel un autre a été abattu.
legendary-story-ten-coffins-danger = Le couvercle avait été piégé par quelqu’un de soigneux ; le contenu retombe sur la rivière en confettis, et une partie a encore cours.
legendary-story-ten-coffins-a-tale = Le dixième cercueil était bourré de créances : toutes les dettes de la vallée, signées, que l’on croyait brûlées avec l’ancienne banque. Elles ont très bien séché. M. Tarrant vous a dit merci devant toute la ville et vous a laissé les vôtres. Il a commencé à lire les autres à haute voix, par ordre de montant.
legendary-story-ten-coffins-b-tale = Celui qui cognait était le comptable de la compagnie, noyé au printemps et pleuré depuis, amaigri et d’une humeur exécrable. Il avait payé cher un départ discret, et personne ne lui avait parlé de pluie. Il s’est assis, a demandé un café et un sténographe, dans cet ordre, et il a parlé jusqu’au jeudi.

legendary-story-dead-mens-wages = Le Salaire des Morts
legendary-story-dead-mens-wages-tale = Trente et un hommes sont morts sur la ligne entre Spike’s View et le col. Dans le cahier de Chen Wei, ils ont un nom et un village. Dans celui de la compagnie, ils sont en bonne santé et ont droit à tout leur salaire, que Hollis Tarrant touche pour eux à la banque, le premier du mois. Chen Wei veut que cet argent soit rendu, et il n’a pas dit comment.
legendary-story-dead-mens-wages-names = Lire les noms au Col C
legendary-story-dead-mens-wages-stones = Acheter trente et une pierres
legendary-story-dead-mens-wages-wages = Toucher les salaires sous la menace d’une arme
legendary-story-dead-mens-wages-a-tale = L’argent a traversé l’océan en trente et une enveloppes et, avec le temps, trente et une lettres sont revenues. Chen Wei les a lues aux pierres, au col, un soir après l’autre. Votre nom est dans chacune. Il vous a montré comment il s’écrit, et l’endroit du cahier où il l’a écrit.
legendary-story-dead-mens-wages-b-tale = Les avocats de la compagnie ont convenu que ces hommes étaient morts, et les ont poursuivis pour être partis avant la fin de leur contrat. Pierres, salaires et cahier ont été saisis comme pièces. Mercy Cobb a remis les papiers, trente et une copies, une par tombe, en sifflant tous les couplets. Il y avait une copie de plus, pour les vivants.

legendary-story-ascent-of-professor-pym = L’Ascension du Professeur Pym
legendary-story-ascent-of-professor-pym-tale = Le professeur Aurelius Pym franchira les deux mesas en ballon, pour la science et pour vingt cents par tête. Il a la nacelle, le gaz et presque toute la soie, et espère trouver le reste à Red Falls. Pendant les essais, il dépose qui veut à peu près où il veut. Quand on lui demande comment cela se dirige, il répond que c’est une excellente question.
legendary-story-ascent-of-professor-pym-silk = Acheter un rideau du Cabaret, avec le spectacle devant
legendary-story-ascent-of-professor-pym-rope = Apporter de la corde du Comptoir
legendary-story-ascent-of-professor-pym-a-tale = Il s’est envolé à neuf heures, en musique, avec dans la nacelle le Shérif, qui y était monté pour lui lire l’arrêté. Ils ont franchi les deux mesas. C’est le Shérif qui avait pensé à emporter un gouvernail, ou du moins une pelle. On les a retrouvés au fin fond de la Frontière, en train de chanter, et l’on n’a plus jamais parlé de l’arrêté.
legendary-story-ascent-of-professor-pym-b-tale = Il est monté à merveille ; c’est l’autre moitié qu’il n’avait pas préparée. Le ballon est entré par le toit du cabaret au beau milieu du deuxième acte, et le public, prenant cela pour le deuxième acte, s’est levé comme un seul homme. Le professeur a salué jusqu’à ce que le mur tombe.

legendary-story-people-against-cobb = Le Peuple Contre Mercy Cobb
legendary-story-people-against-cobb-tale = On juge Mercy Cobb au cabaret, seule salle qui ait assez de chaises, et le juge a posé son carton de modiste sur le piano. Les jurés, tous méthodistes, sont venus à pied et la connaissent à l’oreille. La pièce numéro un, un revolver, a déjà été vendue. Se battre en ville est un outrage à la cour : vingt dollars, comptant, à l’huissier.
legendary-story-people-against-cobb-testify = Témoigner à la barre, au Cabaret
legendary-story-people-against-cobb-alibi = Lui arranger un alibi au Saloon de Buzzard Gulch
legendary-story-people-against-cobb-exhibit = Se procurer une pièce à conviction
legendary-story-people-against-cobb-a-tale = Avant le verdict, elle a demandé la parole, et le juge la lui a accordée pour la nouveauté. Cela a pris deux heures. Elle a repris les affaires une à une, avec la date, le cantique et le prix, et à la fin ce n’est plus elle qu’on regardait. On regardait M. Tarrant, troisième rang, côté allée.
legendary-story-people-against-cobb-b-tale = Le jury s’est retiré une heure, et on l’entendait chanter. « Non coupable », a lu le premier juré, du ton dont on lit une facture, et les douze sont rentrés sur des chevaux neufs. Sur les marches, elle s’est inclinée en vous voyant. Votre témoignage lui avait plu, a-t-elle dit, et elle avait noté votre adresse.

legendary-story-eleven-bullets = Onze Balles
legendary-story-eleven-bullets-tale = Des gangs qui n’avaient pas partagé un feu depuis dix ans ont signé le même papier, et l’argent de Tarrant est au bas de la page. Ils ont encerclé le bureau du Marshall à Buzzard Gulch. Dedans, il y a un marshal, une cafetière, un prisonnier que l’on doit pendre lundi, et onze balles. Le prisonnier fait observer qu’il tirait plutôt bien, autrefois.
legendary-story-eleven-bullets-relief = Forcer le passage jusqu’au Bureau du Marshall
legendary-story-eleven-bullets-cartridges = Acheter des cartouches au Comptoir
legendary-story-eleven-bullets-rear = Les prendre à revers dans un repaire du gang A
legendary-story-eleven-bullets-a-tale = À l’aube, ils ont mis le feu au saloon et sont entrés derrière la fumée. Le marshal est sorti sans balles et sans sourcils, avec tous ceux du dedans, sauf un. Les gangs sont repartis dans toutes les directions en se querellant au sujet de la note. Lundi, le prisonnier, qui avait tenu la porte, a été enterré l’étoile sur la poitrine.
legendary-story-eleven-bullets-b-tale = Il en a fallu dix. Au lever du soleil, le marshal a mis la onzième debout sur le bureau, regardé le calendrier, puis l’a poussée vers le prisonnier, avec les clés. Nul ne sait où il est allé. De temps en temps, une caisse de bon café arrive à Buzzard Gulch sans nom d’expéditeur, et dans la caisse il y a un cadeau pour vous.

legendary-story-brothers-fenn = Les Frères Fenn
legendary-story-brothers-fenn-tale = Tobias et Gideon Fenn ont trouvé le filon ensemble, se sont brouillés pour un violon en 59, et ne se sont plus parlé. Voilà que Gideon écrit qu’il est vieux et qu’il rentre, s’il retrouve le chemin. On a vu trois inconnus portant un étui à violon sur trois routes différentes. Avec le nom va la moitié d’une mine d’or.
legendary-story-brothers-fenn-stranger = Choisir le bon inconnu
legendary-story-brothers-fenn-tobias = Tirer Tobias du Saloon de Darkrock
legendary-story-brothers-fenn-o = Il demande son chemin à un piquet de clôture, et il porte son étui comme on porte un enfant endormi.
legendary-story-brothers-fenn-x = Une barbe, un violon et le nom de Fenn, mais pas de la famille ; il joue aux noces et partage le cachet avec vous.
legendary-story-brothers-fenn-danger = Il n’y a jamais eu de violon dans cet étui.
legendary-story-brothers-fenn-a-tale = Ils sont restés à un pas l’un de l’autre, à peu près le temps de cuire un œuf. « Tu l’as donc encore », a dit Tobias. « Tu n’as jamais su en jouer », a dit Gideon, et c’était reparti, à pleins poumons, jusqu’à la nuit. Après quoi Gideon vous a remis ce qu’il destinait à qui le trouverait, et il a ouvert l’étui. Les gens sont venus de quatre milles à la ronde et sont restés debout sur la route.
legendary-story-brothers-fenn-b-tale = Gideon a pleuré, Tobias a pleuré, et l’on a signé sur le comptoir les papiers de la mine. C’est seulement au bal que quelqu’un a tendu le violon à Gideon, qui l’a calé sous le mauvais côté du menton. Au matin, la concession était à M. Tarrant. Le vrai Gideon est arrivé jeudi, une heure après l’enterrement de son frère.

legendary-story-last-train-for-tarrant = Le Dernier Train pour Tarrant
legendary-story-last-train-for-tarrant-tale = Hollis Tarrant quitte le territoire, avec deux malles, un registre vert et, si l’on dit vrai, la moitié inférieure de la banque. L’express de la Frontière est sous pression à Spike’s View. Madame Célestine a pris le compartiment voisin du sien. Mercy Cobb, qui n’a pas été payée, a pris le suivant.
legendary-story-last-train-for-tarrant-platform = Retenir le train à Spike’s View
legendary-story-last-train-for-tarrant-aboard = Le suivre par le rail
legendary-story-last-train-for-tarrant-pass = Lui couper la route par la montagne
legendary-story-last-train-for-tarrant-a-tale = Au premier arrêt, la fenêtre de son compartiment était ouverte et le siège encore tiède. Quand on a ouvert la chambre forte à Darkrock, le plancher avait disparu avec tout ce qui reposait dessus ; le tunnel avait deux ans et il était très bien balayé. Chaque Noël arrive une carte postale. Le climat lui réussit.
legendary-story-last-train-for-tarrant-b-tale = Les deux malles contenaient du papier journal, coupé au format. Madame Célestine avait le portefeuille de M. Tarrant, Mercy Cobb son billet, et à elles deux elles l’avaient laissé à une prise d’eau, en chaussettes, en pourparlers avec un âne. L’argent est rentré dans un carton de modiste. Le compte fait, personne n’a réclamé la monnaie à ces dames.
