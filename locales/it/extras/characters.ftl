# I personaggi delle scatole piccole, e le parole delle loro abilità.

character-judge-roy-bean = Giudice Roy Bean
character-butch-cassidy = Butch Cassidy
character-joaquin-murrieta = Joaquín Murrieta
character-belle-starr = Belle Starr
character-isom-dart = Isom Dart
character-allan-pinkerton = Allan Pinkerton
character-buffalo-bill = “Buffalo Bill” Cody
character-bat-masterson = Bat Masterson
character-pearl-hart = Pearl Hart
character-ada-curnutt = Ada Curnutt
character-dave-rudabaugh = Dave Rudabaugh
character-johnny-ringo = Johnny Ringo
character-tiburcio-vasquez = Tiburcio Vásquez
character-aaron-ross = Aaron Ross
starts-beside-player = Con un altro giocatore, per ultimo
starts-circuit = Una fermata libera del treno
gains-cattle-of-choice = 1 segnalino Bestiame di un Ranch a scelta
card-aaron-ross-2-text = se hai almeno 60$ ma meno di 120$, pesca 1 carta
when-fight-ended = dopo ogni scontro
when-law-points-gained = dopo aver ottenuto punti Marshal o Ricercato nel tuo turno
cond-arresting = { $form ->
    [goal] compiendo un arresto
    [state] compi un arresto
   *[if] se compi un arresto
}
cond-marshal-against-wanted = { $form ->
    [goal] tra un Marshal e un Ricercato
    [state] lo scontro deve essere tra un Marshal e un Ricercato
   *[if] se all’inizio lo scontro era tra un Marshal e un Ricercato
}
cond-with-player = { $form ->
    [goal] con un altro giocatore nel tuo spazio
    [state] devi trovarti in uno spazio con un altro giocatore
   *[if] se nel tuo spazio c’è un altro giocatore
}
cond-used-this-turn = { $form ->
    [goal] dopo aver usato questa abilità nel turno
    [state] devi aver usato questa abilità in questo turno
   *[if] se hai usato questa abilità in questo turno
}
lead-player-near = scegli un altro giocatore entro { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}, che applica questo effetto:
effect-cattle-from = prendi un segnalino Bestiame a caso: { $place }
effect-lose-cattle = perdi tutto il tuo bestiame
effect-marshal-cube = metti il tuo cubo nello spazio { $n } del tracciato Marshal, senza la ricompensa
effect-wanted-cube = metti il tuo cubo nello spazio { $n } del tracciato Ricercato, senza la ricompensa
effect-switch-tracks = sposta il tuo cubo nello spazio con lo stesso numero dell’altro tracciato, Marshal o Ricercato, senza la ricompensa
effect-ride-row = muovi fino a tanti spazi quanto è il numero della tua riga sul tracciato Marshal o Ricercato
    .may = puoi muovere fino a tanti spazi quanto è il numero della tua riga sul tracciato Marshal o Ricercato
effect-show-hand = mostra tutte le carte che hai in mano
effect-discard-named = scarta tutte le carte del valore che il giocatore attivo nomina
effect-discard-value = scarta tutte le carte di valore { $value }
effect-take-half = prendi metà del denaro o delle Pepite dell’altro giocatore
effect-take-half-of = { $what ->
    [nuggets] prendi metà delle Pepite
   *[other] prendi metà del denaro
}
effect-no-bandit-at = rimuovi il Bandito: { $place }
effect-no-bandit-in = { $at ->
    [hideout] rimuovi un Bandito da un Nascondiglio a scelta
   *[other] rimuovi un Bandito da uno spazio a scelta: { $place }
}
passive-win-npc-ties = vinci i pareggi negli scontri con Banditi, Guardie, Sceriffo e altri avversari
passive-npc-shows-first = Banditi, Guardie, Sceriffo e altri avversari scelgono e rivelano la loro carta Scontro prima che tu giochi la tua
passive-wanted-for-bandits = puoi ottenere 1 punto Ricercato come ricompensa per aver sconfitto un Bandito
passive-rob-items = quando derubi un giocatore, puoi prendere un oggetto generico che non possiedi invece di denaro o Pepite
choice-reward-wanted = Prendi 1 punto Ricercato
choice-steal-item = { $cattle ->
    [yes] Ruba l’oggetto { $item } e il bestiame
   *[no] Ruba l’oggetto { $item }
}
log-showed-hand = { $you ->
    [name] Mostri
   *[no] { $name } mostra
} questa mano a tutti: { $cards }.
option-no-bandit = Un Bandito in meno
option-half-money = Metà del denaro
option-half-nuggets = Metà delle Pepite
option-ranch-green = Ranch verde
option-ranch-blue = Ranch blu
option-ranch-orange = Ranch arancione
option-value-2 = 2
option-value-3 = 3
option-value-4 = 4
option-value-5 = 5
option-value-6 = 6
option-value-7 = 7
option-value-8 = 8
option-value-9 = 9
option-value-10 = 10
option-value-j = Fanti
option-value-q = Regine
option-value-k = Re
option-value-a = Assi

## Obiettivi

goal-bean-ice-and-beer = Ghiaccio, Birra e Legge
goal-bean-forty-dollar-fine = Quaranta Dollari e una Pistola
goal-bean-jersey-lilly = Il Jersey Lilly
goal-bean-west-of-the-pecos = A Ovest del Pecos
goal-cassidy-telluride = La Banca di San Miguel Valley
goal-cassidy-hole-in-the-wall = Il Buco nel Muro
goal-cassidy-ranch-hand = Il Miglior Mandriano
goal-cassidy-fort-worth-five = I Cinque di Fort Worth
goal-murrieta-calaveras-gold = L’Oro del Calaveras
goal-murrieta-three-fingered-jack = Jack Tre Dita
goal-murrieta-mustangs-for-sonora = Mustang per il Sonora
goal-murrieta-arroyo-cantua = L’Arroyo de Cantúa
goal-starr-youngers-bend = L’Ansa di Younger
goal-starr-venus = Venere, la Cavalla Nera
goal-starr-my-baby = Il Mio Bambino
goal-starr-judge-parker = Davanti al Giudice Parker
goal-dart-browns-park = Brown’s Park
goal-dart-new-name = Mai Più Ned Huddleston
goal-dart-deputy-in-the-ravine = Il Vice nel Burrone
goal-dart-bronco = Il Miglior Cavaliere del Green River
goal-pinkerton-we-never-sleep = Non Dormiamo Mai
goal-pinkerton-dundee-cooper = Il Bottaio di Dundee
goal-pinkerton-baltimore-plot = Il Complotto di Baltimora
goal-pinkerton-rogues-gallery = La Galleria dei Furfanti
goal-cody-pony-express = Cavaliere del Pony Express
goal-cody-wild-west-show = Lo Spettacolo del Wild West
goal-cody-summit-springs = Summit Springs
goal-cody-twelve-a-day = Dodici al Giorno
goal-bat-adobe-walls = Adobe Walls
goal-bat-gold-headed-cane = Il Bastone dal Pomo d’Oro
goal-bat-ringside = Quote a Bordo Ring
goal-bat-sweetwater = Il Lady Gay di Sweetwater
goal-pearl-globe-stage = La Diligenza di Globe
goal-pearl-mothers-medicine = La Medicina di sua Madre
goal-pearl-lady-bandit = La Bandita dell’Arizona
goal-pearl-no-part-in-the-law = Leggi senza le Donne
goal-ada-before-breakfast = Due Falsari prima di Colazione
goal-ada-telegram = Un Telegramma a Norman
goal-ada-deputize-the-crowd = Tutta la Folla per Vice
goal-ada-clerk-of-court = Cancelliera del Tribunale
goal-rudabaugh-las-vegas-jail = La Prigione di Las Vegas
goal-rudabaugh-stinking-springs = Stinking Springs
goal-rudabaugh-kinsley = Il Treno di Kinsley
goal-rudabaugh-parral = Le Carte di Parral
goal-ringo-hoodoo-war = La Guerra Hoodoo
goal-ringo-turkey-creek = Turkey Creek
goal-ringo-shakespeare = Shakespeare a Memoria
goal-ringo-galeyville = La Partita di Galeyville
goal-vasquez-rocks = Le Rocce di Vásquez
goal-vasquez-guitar = Chitarra e Versi
goal-vasquez-tres-pinos = Tres Pinos
goal-vasquez-over-the-ridge = Cavalli oltre la Cresta
goal-ross-siege = Tre Ore nel Vagone
goal-ross-express = La Cassaforte della Compagnia
goal-ross-gold-watch = Un Orologio d’Oro e Mille Dollari
goal-ross-duty = Il Dovere del Messaggero
