## stories: core stories, unique events, the Man in Black's further cards, gangs and posses

chapter-ex-core-stories = Extras : histoires de base
rule-ex-core-stories-01 = Un déclencheur de plus : terminer une action Mouvement sur un jeton d’événement ou Frontière.
rule-ex-core-stories-02 = Les jetons d’événement sont les hors-la-loi, les voleurs de concession, les Gros Joueurs, les longhorns et les jetons des événements uniques. Vous êtes auprès d’un Gros Joueur sur toute case voisine de son saloon.
    .ruling = Un Gros Joueur se trouve au saloon même, où aucune figurine ne peut se tenir.
rule-ex-core-stories-03 = Un jeton compte si vous affrontez son adversaire quand votre mouvement s’y termine, bien qu’il quitte la partie après le combat ; celui que votre visite retire compte aussi. Si vous prolongez le mouvement, seule compte la case où il s’achève enfin.
    .ruling = Le mouvement se termine sur le jeton. Si seuls comptaient les jetons qui restent, les hors-la-loi et les voleurs de concession ne compteraient jamais.
rule-ex-core-stories-04 = Un autre déplacement, par exemple celui d’une carte ou d’une histoire, ne remplit pas ce déclencheur, pas plus que d’être déjà sur la case d’un jeton.
    .ruling = Le déclencheur parle d’un mouvement, et un mouvement est une action.
rule-ex-core-stories-05 = Les vingt histoires de base supplémentaires appartiennent aux pioches d’un mode qui joue les histoires de base avec leurs déclencheurs. Avec les histoires légendaires, aucune histoire de base n’est jouée.
    .ruling = La variante des histoires de base remplace les histoires légendaires.

chapter-ex-unique-events = Extras : événements uniques
rule-wb-unique-events-01 = Les huit cartes d’événement unique sont mélangées à la pioche des événements.
rule-wb-unique-events-02 = Les jetons des événements uniques restent à côté du plateau jusqu’à ce que leurs cartes les placent.
rule-wb-unique-events-03 = Le joueur qui termine une action Mouvement sur la case d’un tel jeton le retire et reçoit ce que sa carte d’événement indique pour une visite. Traverser la case, y commencer ou s’y rendre autrement n’est pas une visite.
    .ruling = Aucune source ne dit ce que font ces jetons. Une visite par une action Mouvement se voit sur le plateau et coûte une action, comme tout ce qui a cette valeur.
rule-wb-unique-events-04 = Le grizzly est un adversaire : une figurine qui entre sur sa case l’affronte aussitôt, et il reste jusqu’à ce qu’il soit vaincu. Sa case compte comme une case avec un jeton d’événement.
    .ruling = Les autres jetons attendent une visite ; seul un animal attaquerait, et aucun ours ne part parce qu’il a gagné.
rule-wb-unique-events-05 = D’un événement unique pioché à la mise en place, seul le jeton est placé. Si un joueur commence sur sa case, le jeton est retiré.
    .ruling = C’est un événement comme les autres.

chapter-ex-man-in-black = Extras : les cartes supplémentaires de l’Homme en Noir
rule-wb-man-in-black-03 = Les blessures, les séquelles et les points de toute piste autre que celle des PL sont sans effet sur l’Homme en Noir.
rule-wb-man-in-black-09 = À deux joueurs, toutes ses cartes sont dans sa pioche, y compris les supplémentaires.
rule-wb-man-in-black-14 = Outre les dix cartes du jeu de base, il en a neuf autres, numérotées de 11 à 19.
rule-wb-man-in-black-20 = Les numéros de ses cartes suivent cette liste : La Note du Docteur 11, Du Sel dans le Puits 12, La Diligence Noire 13, Cartes Marquées 14, Une Vieille Photographie 15, L’Essayeur 16, Le Mandat en Blanc 17, Cavaliers de la Nuit 18, Le Faux Titre 19. Des modes en nomment certaines.
    .ruling = Seuls les numéros sont connus. Les cartes écartées à trois joueurs et plus n’importent pas, puisqu’il ne joue qu’à deux.
