# Whoever opens the link of a table without a name: who invites to what, and the ways in.

web-door-title = Un amico ti invita a una partita
web-door-title-host = { $name } ti invita a una partita
# How many of all seats can be taken.
web-door-free = { $n ->
    [0] Nessun posto libero
    [one] 1 posto libero su { $of }
   *[other] { $n } posti liberi su { $of }
}
web-door-name = Il tuo nome
web-door-name-hint = Se vuoto, te ne diamo uno noi
web-door-sit = Siediti al tavolo
web-door-learn = Prima le basi in 2 minuti
web-door-learn-only = Le basi in 2 minuti
web-door-learn-held = Intanto il tuo posto resta riservato per dieci minuti.
web-door-go-on = Torna alla lezione
web-door-look = Dai un’occhiata al tavolo
web-door-watch = Guarda la partita
web-door-back = Torna al tavolo
web-door-held = { $n ->
    [one] Il tuo posto resta riservato ancora per un minuto.
   *[other] Il tuo posto resta riservato ancora per { $n } minuti.
}
# The same within a lesson, where there is little room.
web-door-held-short = { $n ->
    [one] Il tuo posto: ancora 1 minuto
   *[other] Il tuo posto: ancora { $n } minuti
}
web-door-held-over = Il tuo posto è di nuovo libero per tutti
web-door-over = I dieci minuti sono passati, ma c’è ancora un posto.
web-door-over-full = I dieci minuti sono passati e qualcun altro ha preso il posto.
web-door-full = Tutti i posti sono occupati. Chiedi un altro tavolo a chi ti invita.
web-door-full-held = { $n ->
    [one] Tutti i posti sono occupati, ma uno è riservato solo per un altro minuto: resta qui, poi potrebbe liberarsi.
   *[other] Tutti i posti sono occupati, ma uno è riservato solo per altri { $n } minuti: resta qui, poi potrebbe liberarsi.
}
web-door-begun = La partita è iniziata senza di te. Puoi guardarla, o imparare le basi per la prossima.
