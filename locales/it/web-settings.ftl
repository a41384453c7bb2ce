# The settings of this browser.

web-settings-title = Impostazioni
web-settings-more = Salvate in questo browser, applicate subito.
web-settings-language = Lingua
web-settings-sound = Suono
web-settings-sound-more = Carte, monete, zoccoli e un rintocco quando tocca a te. Volume iniziale basso.
web-settings-speed = Velocità delle animazioni
web-settings-speed-1 = Normale
web-settings-speed-3 = Lenta
web-settings-speed-2 = Doppia
web-settings-speed-0 = Immediata
web-settings-palette = Colori dei giocatori
web-settings-palette-usual = Standard
web-settings-palette-safe = Adatti ai daltonici
web-settings-palette-more = Colori facili da distinguere. Ogni giocatore ha anche una forma.
web-settings-palette-preview = I colori dei giocatori
web-settings-text = Dimensione del testo
web-settings-text-usual = Normale
web-settings-text-large = Grande
web-settings-text-largest = Massima
web-settings-text-preview = Puoi rapinare, arrestare o sfidare a duello chi è nel tuo spazio.
web-settings-pass = Passa in automatico
web-settings-pass-more = Quando potresti reagire ma non hai carte giocabili, o alla fine del tuo turno non hai obiettivi da mostrare, il gioco prosegue per te dopo un istante.
web-standing-mount = Tieni la cavalcatura in uso
web-standing-mount-more = All’inizio di ogni turno non ti viene chiesto quale cavalcatura usare.
web-standing-weapon = Tieni l’arma in uso
web-standing-weapon-more = All’inizio di ogni turno non ti viene chiesto quale arma usare.
web-standing-payment = Prima il denaro, poi le Pepite
web-standing-payment-more = I prezzi si pagano in denaro, e in Pepite solo quanto serve. Non ti viene chiesto.
web-settings-notices = Esiti e riepiloghi
web-settings-notices-more = L’esito dei tuoi scontri e delle tue mani di poker, e ciò che è successo dal tuo ultimo turno, restano in un riquadro fino alla tua prossima azione.
web-settings-coach = Una guida per le mie scelte
web-settings-coach-more = Una o due frasi ogni volta che c’è qualcosa di nuovo.
web-settings-codes = Codici delle regole
web-settings-codes-more = Ogni regola con il codice usato da link e segnalazioni.

web-browser-title = Questo browser
web-browser-more = Il server conosce questo browser come { $name }, grazie a un segreto che solo questo browser possiede.
web-browser-renew = Esci dagli altri dispositivi
web-browser-renew-more = Questo browser riceve un nuovo segreto. Gli altri dispositivi e le copie del browser che hanno quello vecchio non possono più giocare ai tuoi posti.
web-browser-renew-done = Questo browser ha un nuovo segreto. Quello vecchio non funziona più.
web-browser-leave = Esci
web-browser-leave-more = Il tuo nome viene cancellato da questo browser e dal server. Perdi i tuoi posti per sempre, anche nelle partite in corso.
web-browser-leave-done = Uscita effettuata.

web-settings-done = Fatto
