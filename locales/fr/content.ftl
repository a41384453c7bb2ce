# Names and tales of the base game's content. Tales are our own.

## Poker cards

title-saddle-up = En Selle
title-cheat = Tricheur
title-sprint = Sprint
title-manhunt = Chasse à l’Homme
title-payday = Jour de Paie
title-stick-em-up = Mains en l’air !
title-reputation = Réputation
title-wallop = Raclée
title-shootout = Fusillade
title-instincts = Instinct
title-lady-luck = Chance
title-fools-gold = Pépite
title-bulletproof = Pare-balles
title-quickdraw = Intouchable
title-determination = Détermination
title-living-legend = Légende Vivante

## Items

item-mustang = Mustang
item-mule = Mule
item-revolver = Revolver
item-shotgun = Fusil
item-rifle = Carabine
item-miners-map = Carte du Mineur
item-provisions = Provisions
item-ten-gallon = Chapeau
item-whiskey = Whisky

## Characters

character-annie-oakley = Annie Oakley
character-bass-reeves = Bass Reeves
character-billy-the-kid = Billy the Kid
character-bloody-knife = Bloody Knife
character-calamity-jane = Calamity Jane
character-doc-holliday = Doc Holliday
character-jesse-james = Jesse James
character-kit-carson = Kit Carson
character-stagecoach-mary = Stagecoach Mary
character-wild-bill-hickok = Wild Bill Hickok
character-wyatt-earp = Wyatt Earp
character-y-b-rowdy = Y.B. Rowdy

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-annie-oakley = Née en 1860 dans une cabane en rondins de l’Ohio, elle chassait toute jeune pour le marché, et son gibier a payé l’hypothèque de sa mère. Elle a battu dans un concours le tireur Frank Butler, qui l’a épousée et s’est fait son imprésario. Sitting Bull l’appelait Petit Coup Sûr. Dans le spectacle de Buffalo Bill, où elle fendait une carte à jouer tenue de profil, personne n’était mieux payé, sauf Buffalo Bill.
life-bass-reeves = Né esclave en Arkansas en 1838, il s’est échappé pendant la guerre de Sécession et a vécu chez les Cherokees, les Creeks et les Séminoles, dont il a appris les langues. En 1875, il est devenu marshal adjoint pour le Territoire indien, et il l’est resté trente-deux ans. On lui attribue plus de trois mille arrestations. La plus dure, en 1902, était pour meurtre, et le prisonnier était son fils.
life-billy-the-kid = Né Henry McCarty, il s’est fait un nom en 1878 dans la guerre du comté de Lincoln, pour venger son patron. En avril 1881, condamné à la corde, il a tué ses deux gardiens et quitté Lincoln. Pat Garrett l’a retrouvé en juillet, dans une chambre obscure de Fort Sumner. Ses derniers mots ont été une question.
life-bloody-knife = Sa mère était arikara et son père sioux hunkpapa, et le village de son père ne le lui a jamais pardonné ; un garçon nommé Gall, futur chef, était le pire. En 1862, une attaque menée par Gall a coûté la vie à ses frères. Éclaireur de l’armée, il est devenu le préféré de Custer. Le 25 juin 1876, à la Little Bighorn, il est tombé aux côtés du major Reno ; c’est Gall qui menait ceux d’en face.
life-calamity-jane = Martha Jane Canary venait du Missouri et a atteint Deadwood en 1876, dans le même convoi que Wild Bill Hickok. La ville s’est souvenue qu’elle avait soigné les malades pendant la variole de 1878. Plus tard, elle a fait imprimer l’histoire de sa vie et, là où les faits étaient un peu maigres, elle les a aidés. On l’a enterrée en 1903 à côté de Hickok, sans lui demander son avis.
life-doc-holliday = John Henry Holliday, de Géorgie, a obtenu son diplôme de dentiste en Pennsylvanie en 1872. La phtisie l’a envoyé dans l’Ouest pour le bon air, et ses patients ailleurs ; il a donc vécu du faro et du poker. En 1881, il était avec les Earp lors de la fusillade d’O.K. Corral. Il est mort dans son lit, à Glenwood Springs, en 1887, à trente-six ans.
life-jesse-james = Fils d’un pasteur du Missouri, il a suivi tout jeune la guérilla sudiste et, la guerre finie, attaqué des banques et des trains. À Northfield, dans le Minnesota, sa bande a été mise en pièces. À Saint Joseph, il louait une maison sous le nom de Thomas Howard. Le 3 avril 1882, il s’est tourné vers un tableau au mur, et son invité Bob Ford a saisi l’occasion.
life-kit-carson = En 1826, il s’est enfui de l’atelier d’un sellier du Missouri, lequel a promis un cent de récompense à qui le ramènerait. Guide de Frémont à partir de 1842, il est devenu le héros de rapports, puis de romans, dont il ne pouvait pas lire une ligne. Sa campagne de 1863 a chassé les Navajos de leur terre, au cours de ce qu’ils nomment encore la Longue Marche.
life-stagecoach-mary = Mary Fields est née esclave dans le Tennessee. Venue dans une mission du Montana pour soigner une amie, mère Amadeus, d’une pneumonie, elle y est restée comme charretière jusqu’au jour où une affaire de revolvers avec un ouvrier a décidé l’évêque à la renvoyer. En 1895, à soixante ans environ, elle a pris en charge le courrier entre Cascade et la mission. Là où la neige arrêtait les chevaux, elle allait à pied.
life-wild-bill-hickok = Le 21 juillet 1865, James Butler Hickok, de l’Illinois, a abattu Davis Tutt d’un bout à l’autre de la place de Springfield, dans le Missouri, après une querelle de jeu et une histoire de montre. En 1871, il était marshal d’Abilene. Le 2 août 1876, à Deadwood, il s’est assis à une table de poker dos à la salle, un autre joueur ayant refusé de changer de place. Jack McCall est arrivé par-derrière.
life-wyatt-earp = Il a été policier à Wichita et à Dodge City. La fusillade d’O.K. Corral a pris une demi-minute d’une vie de quatre-vingts ans. En 1896, à San Francisco, il a arbitré un combat de poids lourds et donné la victoire à l’homme à terre. Il est mort à Los Angeles en 1929.
life-y-b-rowdy = L’armée, qui peinait avec les noms de ses éclaireurs en Arizona, appelait celui-ci le sergent Rowdy. Sa bravoure au combat contre des Apaches lui a valu la Medal of Honor. Il est enterré parmi les soldats à Santa Fe. Les uns en font un Yavapai, les autres un Yuma, et il subsiste peu d’autres traces de lui, comme il sied à un pisteur.

## The board

region-mesitos-point = Mesito’s Point
region-darkrock = Darkrock
region-sunny-hills = Sunny Hills
region-dixon-creek = Dixon Creek
region-red-falls = Red Falls
region-spikes-view = Spike’s View
region-cliff-junction = Cliff Junction

mesa-north-mesa = Mesa du nord
mesa-south-mesa = Mesa du sud

location-general-store = Magasin général
location-saloon = Saloon
location-bank = Banque
location-cabaret = Cabaret
location-doctors-office = Cabinet du docteur
location-sheriffs-office = Bureau du Shérif
location-rail-station = Gare
location-mine = Mine
location-sunny-hills-mine = Mine de Sunny Hills
location-spikes-view-mine = Mine de Spike’s View
location-cliff-junction-mine = Mine de Cliff Junction
location-spikes-view-rail-station = Gare de Spike’s View
location-ranch = Ranch
location-ranch-green = Ranch vert
location-ranch-blue = Ranch bleu
location-hideout = Repaire de bandits
location-hideout-a = Repaire A
location-hideout-b = Repaire B
location-hideout-c = Repaire C
location-town = Ville
location-outside-town = Hors des villes
location-darkrock-general-store = Magasin général de Darkrock
location-darkrock-saloon = Saloon de Darkrock
location-red-falls-general-store = Magasin général de Red Falls
location-red-falls-saloon = Saloon de Red Falls

ranch-green = Ranch vert
ranch-blue = Ranch bleu

gang-a = Gang A
gang-b = Gang B
gang-c = Gang C

place-mesitos-point-hideout-a = Mesito’s Point, Repaire A
place-mesitos-point-ranch = Mesito’s Point, Ranch
place-mesitos-point-1 = Mesito’s Point 1
place-mesitos-point-2 = Mesito’s Point 2
place-mesitos-point-3 = Mesito’s Point 3
place-mesitos-point-4 = Mesito’s Point 4
place-mesitos-point-5 = Mesito’s Point 5
place-mesitos-point-6 = Mesito’s Point 6
place-mesitos-point-7 = Mesito’s Point 7
place-mesitos-point-8 = Mesito’s Point 8
place-darkrock-bank = Darkrock, Banque
place-darkrock-sheriffs-office = Darkrock, Bureau du Shérif
place-darkrock-1 = Darkrock 1, Magasin général
place-darkrock-2 = Darkrock 2, Magasin général
place-darkrock-3 = Darkrock 3, Magasin général
place-darkrock-4 = Darkrock 4, Saloon
place-darkrock-5 = Darkrock 5
place-darkrock-6 = Darkrock 6
place-darkrock-7 = Darkrock 7, Saloon
place-darkrock-8 = Darkrock 8, Saloon
place-sunny-hills-hideout-a = Sunny Hills, Repaire A
place-sunny-hills-hideout-b = Sunny Hills, Repaire B
place-sunny-hills-mine = Sunny Hills, Mine
place-sunny-hills-ranch = Sunny Hills, Ranch
place-sunny-hills-1 = Sunny Hills 1
place-sunny-hills-2 = Sunny Hills 2
place-sunny-hills-3 = Sunny Hills 3
place-sunny-hills-4 = Sunny Hills 4
place-sunny-hills-5 = Sunny Hills 5
place-sunny-hills-6 = Sunny Hills 6
place-sunny-hills-7 = Sunny Hills 7
place-dixon-creek-hideout-b = Dixon Creek, Repaire B
place-red-falls-cabaret = Red Falls, Cabaret
place-red-falls-doctors-office = Red Falls, Cabinet du docteur
place-red-falls-1 = Red Falls 1, Saloon
place-red-falls-2 = Red Falls 2, Saloon
place-red-falls-3 = Red Falls 3, Saloon
place-red-falls-4 = Red Falls 4, Magasin général
place-red-falls-5 = Red Falls 5, Magasin général
place-red-falls-6 = Red Falls 6, Magasin général
place-spikes-view-hideout-c = Spike’s View, Repaire C
place-spikes-view-mine = Spike’s View, Mine
place-spikes-view-rail-station = Spike’s View, Gare
place-spikes-view-1 = Spike’s View 1
place-spikes-view-2 = Spike’s View 2
place-spikes-view-3 = Spike’s View 3
place-spikes-view-4 = Spike’s View 4
place-spikes-view-5 = Spike’s View 5
place-spikes-view-6 = Spike’s View 6
place-spikes-view-7 = Spike’s View 7
place-spikes-view-8 = Spike’s View 8
place-spikes-view-9 = Spike’s View 9
place-spikes-view-10 = Spike’s View 10
place-cliff-junction-hideout-c = Cliff Junction, Repaire C
place-cliff-junction-mine = Cliff Junction, Mine
place-cliff-junction-1 = Cliff Junction 1
place-cliff-junction-2 = Cliff Junction 2
place-cliff-junction-3 = Cliff Junction 3
place-cliff-junction-4 = Cliff Junction 4
place-cliff-junction-5 = Cliff Junction 5
place-cliff-junction-6 = Cliff Junction 6
place-cliff-junction-7 = Cliff Junction 7
place-cliff-junction-8 = Cliff Junction 8
place-cliff-junction-9 = Cliff Junction 9
place-cliff-junction-10 = Cliff Junction 10

## The prospecting die

face-nugget = Pépite d’Or
face-tailings = Résidus
face-gold-dust = Paillettes d’Or
face-gravel = Gravier

## Options of choices

option-money = Argent
option-wound = Subir une blessure
option-marshal = Marshall
option-wanted = Wanted
option-cards = Cartes
option-card = Une carte
option-legend = Un point de Légende
option-lp = Points de Légende
option-nuggets = Pépites d’or
option-travel = Voyager
option-pay = Payer
option-discard = Défausser
option-mustang = Le Mustang
option-mule = La Mule
option-heal = Se soigner
option-upgrade = Améliorer
option-shop = Acheter
option-ten-gallon = Le Chapeau
option-provisions = Les Provisions
option-cattle = Du bétail
option-nothing = Rien

## Stories

trigger-legend = Gagner au moins 2 PL en une seule action
trigger-points = Gagner des points Marshall ou Wanted
trigger-spend = Dépenser au moins 80 $ en ville en une seule action
trigger-showdown = Engager un combat contre un autre joueur

story-blood-money = Le Prix du Sang
story-blood-money-tale = La bourse pesait trop lourd pour une besogne pareille. Il a fallu essuyer quelques pièces avant que l’épicier consente à y toucher.
story-the-wild-wild-west = L’Ouest Sauvage
story-the-wild-wild-west-tale = Chère sœur, l’air est bon, et l’on m’a confié une étoile. Hier, on a un peu tiré pour une histoire de chapeau. Ci-joint le chapeau. Ne laisse pas Mère lire les journaux.
story-fortune-favors-the-bold = La Chance Sourit aux Audacieux
story-fortune-favors-the-bold-tale = Il y avait la route sûre et la route courte. Vous avez pris la courte au grand galop, et la cicatrice que vous en gardez vous a valu depuis bien des tournées.
story-ghost-mine = Mine Fantôme
story-ghost-mine-tale = On avait cloué des planches sur le puits après le dernier éboulement, en jurant que le filon était mort. Les planches ont sauté, la lampe a encore de l’huile, et quelque chose de jaune scintille là où la voûte est la pire.
story-the-preacher = Le Prêcheur
story-the-preacher-tale = Il est arrivé sur un cheval boiteux, avec une malle en fer pleine de bibles et de bandages. Les saints et les voleurs de chevaux ont droit à la même heure ; seul le sermon change.
story-the-dime-novel = Le Roman à Deux Sous
story-the-dime-novel-tale = À en croire le monsieur de la maison d’édition, vous avez tué neuf hommes dans un canyon où vous n’avez jamais mis les pieds. Il paiera pour avoir le droit d’imprimer cette histoire, ou bien il l’imprimera gratis et tout le pays saura votre nom.
story-gold-fever = La Fièvre de l’Or
story-gold-fever-tale = Une batée, un cri de trop, et dès le jeudi ils étaient quatre cents sur un ruisseau fait pour dix. Les pelles se vendent plus cher que les chevaux, et la route des placers s’est bordée de chariots brisés.
story-the-photographer = Le Photographe
story-the-photographer-tale = Sous le drap noir, il compte jusqu’à huit, à voix haute, et vous prie de penser à votre mère. Pour les clients dont l’arme est trop simple pour la plaque, il garde un plateau de crosses d’ivoire.
story-election-day = Jour d’Élection
story-election-day-tale = Chaque candidat a payé à boire à toute la ville, et les morts ont voté de bonne heure et en bon ordre. Pour gagner du temps, on a remis l’insigne avant la fin du dépouillement.
story-the-balladeer = Le Chanteur de Ballades
story-the-balladeer-tale = Premier couplet, vous arrivez. Deuxième couplet, vous tirez, et cela rime. Pour une pièce, il y en a un autre sur le cheval.

story-dead-or-alive = Mort ou Vif
story-dead-or-alive-tale = Les affiches sont apparues dans la nuit, sur chaque poteau d’ici à la rivière. Vif, c’est le même prix, à ce qu’on dit, mais mort, ça mange moins en route.
story-the-pinkertons = Les Pinkerton
story-the-pinkertons-tale = Deux messieurs discrets, bien bottés, ont pris la chambre d’angle et paient tout d’avance. Ils savent quel cheval vous montez ; ils aimeraient apprendre où il vous mène.
story-the-law = La Loi
story-the-law-tale = La Loi est arrivée par chariot, reliée en veau, et le menuisier lui a fait une étagère. L’adjoint monte sur le tome deux pour atteindre la lampe ; le reste, il le porte à la ceinture.
story-the-sheriff-of-darkrock = Le Shérif de Darkrock
story-the-sheriff-of-darkrock-tale = Il a enterré trois adjoints et accroché leurs chapeaux en rang derrière son bureau. Il reste une quatrième patère. Il vous jauge comme on jauge un cheval qu’il faudra peut-être acheter.
story-harsh-times = Coups Durs
story-harsh-times-tale = En juin, l’eau du puits a viré au brun ; en juillet, la banque a réclamé ses créances. Les gens vendent d’abord ce qu’ils aiment, puisque c’est ce qui rapporte le plus.
story-ink-still-wet = Encre Fraîche
story-ink-still-wet-tale = Le gamin de l’imprimeur vient de clouer l’affiche, et votre nez y est plutôt réussi. Vous pourriez l’arracher, ou bien rester à côté jusqu’à ce que quelqu’un remarque la ressemblance.
story-the-hanging-judge = Le Juge à la Corde
story-the-hanging-judge-tale = Il voyage avec sa propre corde, huilée et lovée dans un carton de modiste. Contre un don raisonnable pour le toit du tribunal, il saura se rappeler combien vous êtes honnête.
story-jailbreak = L’Évasion
story-jailbreak-tale = Le mur du fond de la prison gît dans la ruelle, et la moitié de la racaille du territoire détale en chaussettes. Un des fuyards vous glisse quelque chose dans la paume au passage et vous prie d’oublier son visage.
story-the-informant = L’Indicateur
story-the-informant-tale = Il parle à son verre, jamais à vous. Quand on en voit le fond, vous savez qui est en ville, qui n’y est plus, et qui paierait pour qu’on échange les deux.
story-twelve-good-men = Douze Hommes Intègres
story-twelve-good-men-tale = On a assermenté le barbier, son client encore sous la mousse. Le président du jury demande qu’on ouvre la fenêtre, qu’on fasse circuler les preuves, et qu’on monte le déjeuner.

story-cheap-horse = Cheval Bon Marché
story-cheap-horse-tale = Le maquignon jure que la jument a six ans, et elle a la politesse de ne pas le contredire. Elle mord, elle tire de côté, et elle distancera tout ce qui a jamais couru après son maître.
story-snake-oil-salesman = Vendeur d’Élixirs
story-snake-oil-salesman-tale = Cela guérit la goutte, la calvitie, la mélancolie et les planchers gondolés, et cela brûle d’une belle flamme bleue. Il lui faut un volontaire dans la foule, de préférence quelqu’un qui boite.
story-spit-shined-and-proper = Propre sur Soi
story-spit-shined-and-proper-tale = Un bain, un coup de rasoir, un col qui se défend. Le temps d’une soirée, toute la rue s’écarte devant vous, sans que vous sachiez si c’est le costume ou l’odeur de lavande.
story-tools-of-the-trade = Les Outils du Métier
story-tools-of-the-trade-tale = L’armurier étale votre arme en pièces sur un carré de feutre et claque de la langue à chacune. Quand il vous la rend, elle pèse le même poids, mais on dirait qu’elle porte la chance d’un autre.
story-the-widow = La Veuve
story-the-widow-tale = Elle tient le domaine seule et a enterré deux voisins qui l’en disaient incapable. Il y a des clôtures à réparer et une assiette au chaud, et elle n’oublie jamais qui est resté pour quoi.
story-the-new-piano = Le Nouveau Piano
story-the-new-piano-tale = De Hambourg par mer, de Galveston par rail, de la gare par huit hommes et une prière ; tombé une fois. Valses ce soir, dit le bordereau cloué à la porte, et apportez votre chaise.
story-mail-order = Vente par Correspondance
story-mail-order-tale = Messieurs, bien reçu votre lettre du quatre, avec la caisse. Nous avions commandé une charrue. L’objet joint a des engrenages, du cuivre et un sifflet ; veuillez ne pas envoyer la charrue.
story-the-grand-opening = La Grande Inauguration
story-the-grand-opening-tale = Des guirlandes, de la limonade et une fanfare qui a deux trompettes et un seul air. Les premiers clients à passer la porte peuvent emporter ce qu’ils pourront enfiler ou avaler.
story-payroll-monday = Lundi de Paie
story-payroll-monday-tale = La diligence de la compagnie a apporté onze sacs pour dix équipes, et le caissier aime mieux distribuer l’argent que s’en expliquer. Les maigres de la file reçoivent les enveloppes épaisses.
story-a-tab-to-settle = Une Ardoise à Régler
story-a-tab-to-settle-tale = Rye, rye, une vitre, rye, une couronne pour le pianiste, rye : ainsi parle l’ardoise depuis l’année de la crue, et votre nom est en bas. Réglez le tout, et la maison boira à votre santé jusqu’au matin.

story-local-rabble = Population Locale
story-local-rabble-tale = Ils sortent à la première voix qui s’élève, s’alignent sur le trottoir de bois et ouvrent les paris. À la nuit tombée, chacun d’eux aura tout vu du premier rang.
story-high-noon = Le Soleil de Midi
story-high-noon-tale = Les ombres ont rampé sous les bottes qui les projettent, et un volet se ferme quelque part. Le forgeron ne martèle plus. De l’église, très nettement, on entend l’horloge qui se décide.
story-rub-some-dirt-in-it = Mets un peu de Terre dessus
story-rub-some-dirt-in-it-tale = Ni docteur, ni whisky, ni ombre. Le vieux bouvier examine le trou en plissant les yeux, crache, et rend le seul avis médical qu’il possède.
story-the-cruel-wastes = Terres Cruelles
story-the-cruel-wastes-tale = Passé la dernière clôture, le pays cesse de faire semblant. Il y a là de l’or bien en vue et, juste à côté en général, le dernier qui est allé le ramasser.
story-tribes-of-the-mesa = Les Tribus de la Mesa
story-tribes-of-the-mesa-tale = On commerçait sur ce rocher avant que quiconque en trace la carte, et ceux qui vivent ici ont vu passer bien des cartes. Apportez quelque chose qui en vaille la peine et asseyez-vous ; le prix est juste, et il ne se discute pas.
story-bad-blood = Vieilles Rancunes
story-bad-blood-tale = C’est parti d’un chien, ou d’un barrage : les deux familles ont perdu le fil. Les cousins astiquent de nouveau leurs fusils sous le porche, et toute main qui sait tirer est la bienvenue à table.
story-the-undertaker = Le Croque-mort
story-the-undertaker-tale = Il s’incline et vous parcourt du regard, du col jusqu’aux bottes, sans se presser. Les affaires étant ce qu’elles sont, il paie pour qu’on le présente, et il est doux avec ceux qu’il compte revoir.
story-no-witnesses = Sans Témoins
story-no-witnesses-tale = Il y a eu un coup de feu, puis un autre, et ensuite plus rien que l’éolienne. Ceux qui étaient assez près pour voir ont déjà décidé qu’ils étaient ailleurs.
story-range-war = La Guerre des Pâturages
story-range-war-tale = Lundi, on a tendu du fil de fer ; mardi, il gisait en morceaux bien réguliers. Les gros éleveurs embauchent, et ils ne demandent pas ce que vous savez des vaches.
story-the-long-walk-home = La Longue Marche du Retour
story-the-long-walk-home-tale = Le cheval, plus avisé que vous deux, est parti avant la fin. Il reste onze milles jusqu’à la première lampe, et tout le temps d’inventer une meilleure version de l’après-midi.
