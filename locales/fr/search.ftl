# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = a au aux avec c ce ces cet cette combien comment d dans de des du elle en est et eu faire fait fais il ils j je l la le les leur lui m ma mais me mes mon n ne nous on ou par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes ton tu un une vos votre vous y ai as avez

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    abattre: combat
    acheter: magasin
    animal: monture
    arme: revolver fusil
    attaquer: combat duel
    attraper: arrestation
    bar: saloon
    bataille: combat
    blesse: blessure
    boutique: magasin
    cheval: monture mustang mule
    commencer: mise preparation
    criminel: wanted
    demarrer: mise preparation
    dollar: argent
    flic: sherif marshall
    fric: argent
    gagner: vainqueur pl
    guerir: soigner blessure docteur
    medecin: docteur
    mission: histoire objectif
    mort: blessure
    mourir: blessure
    or: pepite
    pistolet: arme revolver
    points: pl
    police: sherif marshall
    prison: arrestation
    quete: histoire objectif
    sante: blessure
    score: pl
    soigner: blessure docteur
    tirer: combat
    tuer: combat blessure
    vache: betail
    vendre: banque
    victoire: vainqueur pl
    vol: voler
    voyager: deplacement
