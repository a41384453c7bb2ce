# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = a ad ai al alla alle allo anche c che chi ci come con cosa cui d da dai dal dalla dalle dei del della delle dello di dove e ed faccio fa fai fare gli ha hai ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio ne nei nel nella nelle non o ogni per perche piu posso puo puoi quale quali quando quante quanti quanto quanta se sei si sono su sua sue sui sul sulla suo te ti tra tu tua tue tuo un una uno vi voi

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    animale: cavalcatura
    arma: revolver fucile carabina
    attaccare: scontro duello
    bar: saloon
    battaglia: scontro
    cavallo: cavalcatura mustang mulo
    combattere: scontro
    combattimento: scontro
    cominciare: preparazione
    comprare: emporio
    criminale: ricercato
    curare: ferita dottore
    curarmi: ferita dottore
    depositare: vendere pepita
    derubare: rapina
    dollaro: denaro
    entrata: rendita
    ferirsi: ferita
    fuorilegge: ricercato banditi
    guarire: curare ferita dottore
    incasso: rendita denaro
    iniziare: preparazione
    medico: dottore
    missione: storia obiettivo
    morire: ferita
    morte: ferita
    mucca: bestiame
    negozio: emporio
    oro: pepita
    pistola: arma revolver
    polizia: sceriffo marshal
    prigione: arresto
    punteggio: pl
    punti: pl
    rubare: rapina
    salute: ferita
    soldi: denaro
    sparare: scontro
    uccidere: scontro ferita
    vendere: banca
    viaggiare: movimento
    vincere: pl
    vincitore: vincere pl
    vittoria: vincere pl
