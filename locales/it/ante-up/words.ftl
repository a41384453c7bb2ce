web-module-ante-up = Ante Up
web-module-ante-up-more = Una seconda mappa con passi e ferrovia, segnalini Frontiera, un terzo Ranch.
region-buzzard-gulch = Buzzard Gulch
region-gulch-frontier = Frontiera di Buzzard Gulch
location-marshals-office = Ufficio del Marshal
location-mountain-pass = Passo Montano
location-mountain-pass-a = Passo Montano A
location-mountain-pass-c = Passo Montano C
location-ranch-orange = Ranch arancione
location-outlaw-camp = Campo dei Fuorilegge
location-trading-post = Posto di Scambio
location-buzzard-gulch-saloon = Saloon di Buzzard Gulch
location-buzzard-gulch-trading-post = Posto di Scambio di Buzzard Gulch
place-buzzard-gulch-1 = Buzzard Gulch 1, Saloon
place-buzzard-gulch-2 = Buzzard Gulch 2, Saloon
place-buzzard-gulch-3 = Buzzard Gulch 3, Saloon
place-buzzard-gulch-marshals-office = Buzzard Gulch, Ufficio del Marshal
place-buzzard-gulch-4 = Buzzard Gulch 4, Posto di Scambio
place-buzzard-gulch-5 = Buzzard Gulch 5, Posto di Scambio
place-buzzard-gulch-6 = Buzzard Gulch 6, Posto di Scambio
place-gulch-frontier-pass-a = Frontiera, Passo Montano A
place-gulch-frontier-1 = Frontiera 1
place-gulch-frontier-2 = Frontiera 2
place-gulch-frontier-3 = Frontiera 3
place-gulch-frontier-4 = Frontiera 4
place-gulch-frontier-5 = Frontiera 5
place-gulch-frontier-ranch = Frontiera, Ranch
place-gulch-frontier-6 = Frontiera 6
place-gulch-frontier-7 = Frontiera 7
place-gulch-frontier-8 = Frontiera 8
place-gulch-frontier-9 = Frontiera 9
place-gulch-frontier-10 = Frontiera 10
place-gulch-frontier-11 = Frontiera 11
place-gulch-frontier-12 = Frontiera 12
place-gulch-frontier-13 = Frontiera 13
place-gulch-frontier-14 = Frontiera 14
place-gulch-frontier-15 = Frontiera 15
place-gulch-frontier-16 = Frontiera 16
place-gulch-frontier-17 = Frontiera 17
place-gulch-frontier-rail-station = Frontiera, Stazione Ferroviaria
place-gulch-frontier-18 = Frontiera 18
place-gulch-frontier-19 = Frontiera 19
place-gulch-frontier-20 = Frontiera 20
place-gulch-frontier-21 = Frontiera 21
place-gulch-frontier-22 = Frontiera 22
place-gulch-frontier-23 = Frontiera 23
place-gulch-frontier-24 = Frontiera 24
place-gulch-frontier-25 = Frontiera 25
place-gulch-frontier-26 = Frontiera 26
place-gulch-frontier-27 = Frontiera 27
place-gulch-frontier-28 = Frontiera 28
place-gulch-frontier-29 = Frontiera 29
place-gulch-frontier-30 = Frontiera 30
place-gulch-frontier-31 = Frontiera 31
place-gulch-frontier-pass-c = Frontiera, Passo Montano C
place-gulch-frontier-32 = Frontiera 32
place-gulch-frontier-33 = Frontiera 33
place-gulch-frontier-34 = Frontiera 34
place-gulch-frontier-35 = Frontiera 35
place-gulch-frontier-outlaw-camp = Frontiera, Campo dei Fuorilegge
frontier-token-lost-mail = Posta smarrita
frontier-token-played-out-claim = Concessione esaurita
frontier-token-hot-spring = Sorgente calda
frontier-token-stray-herd = Mandria dispersa
frontier-token-old-trapper = Vecchio trapper
frontier-token-silver-vein = Vena d’argento
frontier-token-missing-surveyor = Agrimensore scomparso
frontier-token-army-paymaster = Ufficiale pagatore
frontier-token-ghost-town = Città fantasma
frontier-token-medicine-show = Venditore di elisir
frontier-token-eagles-nest = Nido d’aquila
frontier-token-hidden-canyon = Canyon nascosto
log-frontier-placed = Un segnalino Frontiera con il numero { $n } arriva a { $place }.
log-frontier-taken = { $you ->
    [name] Paghi
   *[no] { $name } paga
} il segnalino Frontiera a { $place }: { $token }.
choice-frontier = Paga il segnalino Frontiera: { $n } in carte
# Where no token lies, or before the game.
choice-frontier-none = Paga un segnalino Frontiera
question-frontier = Scarta una carta: restano { $n } da pagare.
refusal-no-frontier-token = Nel tuo spazio non c’è un segnalino Frontiera.
refusal-frontier-price = Le tue carte valgono meno di { $n }.
web-frontier-price = Segnalino Frontiera: { $n } in carte
pool-train = Incontri sul treno
opponent-mail-car = Il vagone postale
opponent-sleeping-car = Il vagone letto
opponent-whiskey-car = Whiskey per il forte
opponent-circus-car = Il vagone del circo
opponent-assay-chest = La cassa del saggiatore
opponent-pay-car = Il vagone delle paghe
opponent-mint-gold = Oro per la Zecca
opponent-governors-car = Il vagone del governatore
log-train-moved = Il treno: { $place }.
log-train-heist = { $you ->
    [name] Rapini
   *[no] { $name } rapina
} il treno: { $opponent }.
log-fight-begins-holdup = { $you ->
    [other] Interpreti la Guardia.
   *[no] { $other } interpreta la Guardia.
}
log-fight-won-holdup-fighter = { $who ->
    [player] { $you ->
        [name] Lasci
       *[no] { $name } lascia
    } il treno con il bottino.
   *[fighter] Il treno è rapinato.
}
log-fight-won-holdup-other = La Guardia difende il treno.
choice-train-heist = Rapina il treno
refusal-no-train = Il treno non è nel tuo spazio.
study-fight-of-holdup = Rapina al treno
web-train-at = Posizione del treno: { $place }. Prossima fermata: { $next }.
web-train-here = Il treno è qui. Prossima fermata: { $next }.
web-train-next = { $n ->
    [one] Il treno arriva qui al prossimo turno.
   *[other] Il treno arriva qui tra { $n } turni.
}
web-game-offer-train-heist-more = Una carta dice che cosa trasporta il treno
web-scene-fight-holdup = Rapina al treno
web-scene-fight-where-holdup = { $name } contro la Guardia, interpretata da { $other }. { $place }
