# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = a ad ai al alla alle allo anche c che chi ci come con cosa cui d da dai dal dalla dalle dei del della delle dello di dove e ed faccio fa fai fare gli ha hai ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio ne nei nel nella nelle non o ogni per perche piu posso puo puoi quale quali quando quante quanti quanto quanta se sei si sono su sua sue sui sul sulla suo te ti tra tu tua tue tuo un una uno vi voi

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    altopiano: mesa
    ambulante: mercante
    animale: cavalcatura
    arma: revolver fucile carabina
    attaccare: scontro duello
    attrezzatura: oggetto
    automa: nero
    avvenimento: evento
    bar: saloon
    battaglia: scontro
    binario: stazione
    bottega: emporio
    brigante: banditi
    camminare: movimento
    casella: spazio
    cattura: arresto
    cavallo: cavalcatura mustang mulo
    combattere: scontro
    combattimento: scontro
    cominciare: preparazione
    commerciante: mercante
    comprare: emporio
    condizione: requisito
    covo: nascondiglio
    cricca: banda
    criminale: ricercato
    curare: ferita dottore
    curarmi: ferita dottore
    danno: ferita
    depositare: vendere pepita
    derubare: rapina
    dollaro: denaro
    entrata: rendita
    equipaggiamento: oggetto
    esagono: spazio
    ferirsi: ferita
    ferrovia: stazione
    fuorilegge: ricercato banditi
    furto: rapina
    gettare: tirare
    giro: round
    guarire: curare ferita dottore
    incasso: rendita denaro
    incidente: evento
    iniziare: preparazione
    lancio: tirare
    macerie: rovina
    malvivente: banditi
    medico: dottore
    minerale: pepita
    missione: storia obiettivo
    morire: ferita
    morte: ferita
    mucca: bestiame
    negozio: emporio
    oro: pepita
    ospedale: dottore
    pattuglia: posse
    perfezionato: migliorato
    pistola: arma revolver
    plancia: tabellone
    polizia: sceriffo marshal
    poliziotto: sceriffo
    possedimento: proprieta
    potenziato: migliorato
    prigione: arresto
    punteggio: pl
    punti: pl
    racconto: storia
    rifugio: nascondiglio
    rissa: scontro
    robot: nero
    rubare: rapina
    rupe: mesa
    salute: ferita
    scasso: rapina
    scopo: obiettivo
    soldi: denaro
    sparare: scontro
    stipendio: rendita
    trauma: lesione
    uccidere: scontro ferita
    vacca: bestiame
    vendere: banca
    viaggiare: movimento
    vicenda: storia
    vincere: pl
    vincitore: vincere pl
    vittoria: vincere pl
