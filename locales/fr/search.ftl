# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = a au aux avec c ce ces cet cette combien comment d dans de des du elle en est et eu faire fait fais il ils j je l la le les leur lui m ma mais me mes mon n ne nous on ou par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes ton tu un une vos votre vous y ai as avez

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    abattre: combat
    accessoire: equipement
    acheter: magasin
    acte: titre
    animal: monture
    arme: revolver fusil
    attaquer: combat duel
    attraper: arrestation
    automate: noir
    bagarre: combat
    bar: saloon
    bataille: combat
    blesse: blessure
    boeuf: betail
    boutique: magasin
    braquage: attaque
    brigand: bandit
    but: objectif
    cachette: repaire
    cambriolage: attaque
    capture: arrestation
    cheval: monture mustang mule
    clique: gang
    colporteur: marchand
    commencer: mise preparation
    commercant: marchand
    criminel: wanted
    debris: ruine
    decombres: ruine
    degat: blessure
    demarrer: mise preparation
    dollar: argent
    emplacement: case
    epicerie: magasin
    escouade: milice
    exigence: condition
    falaise: mesa
    flic: sherif marshall
    fric: argent
    fugitif: wanted
    gagner: vainqueur pl
    guerir: soigner blessure docteur
    hexagone: case
    hopital: docteur
    incident: evenement
    intrigue: histoire
    jeter: lancer
    lesion: sequelle
    marcher: deplacement
    materiel: equipement
    medecin: docteur
    minerai: pepite
    mission: histoire objectif
    mort: blessure
    mourir: blessure
    or: pepite
    paie: revenu
    perfectionne: ameliore
    peripetie: evenement
    pistolet: arme revolver
    planche: plateau
    planque: repaire
    points: pl
    police: sherif marshall
    policier: sherif
    possession: titre
    prerequis: condition
    prison: arrestation
    quai: gare
    quete: histoire objectif
    recit: histoire
    renforce: ameliore
    robot: noir
    ronde: manche
    salaire: revenu
    sante: blessure
    score: pl
    soigner: blessure docteur
    terminus: gare
    tirer: combat
    traumatisme: sequelle
    tuer: combat blessure
    vache: betail
    vendre: banque
    victoire: vainqueur pl
    vol: voler
    voyager: deplacement
    voyou: bandit
