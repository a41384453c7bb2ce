# A finished game looked over: the chances turn by turn, and the choices that cost most.

web-review-title = Com’è andata la partita
web-review-lead = Le probabilità di vittoria di ciascuno all’inizio di ogni turno, secondo un pistolero.
web-review-go-replay = Replay
web-review-go-result = Risultato
web-review-working = Analisi della tua partita
web-review-working-more = Ogni scelta viene analizzata. Puoi andartene: l’analisi continua senza di te.
web-review-progress = { $of ->
    [0] Preparazione
   *[other] Scelte analizzate: { $done } su { $of }
}
web-review-queued = { $ahead ->
    [one] Un’altra analisi viene prima della tua
   *[other] { $ahead } analisi vengono prima della tua
}
web-review-chances = Probabilità di vittoria
web-review-chances-key = A puntini: pari probabilità
web-review-slider = Probabilità di vittoria per turno. Con le frecce si scorrono i turni, con Invio si vede il momento scelto.
# $when is a turn or the end, $values are names with their chances.
web-review-values = { $when }: { $values }
web-review-value = { $name } { $n }%
web-review-turn = Round { $round }, turno di { $name }
web-review-end = La fine
web-review-won = Vittoria
web-review-watch = Guarda questo momento
web-review-table = Le probabilità in tabella
web-review-table-turn = Turno
web-review-mistakes = Scelte costose
web-review-mistakes-more = Quanto ogni scelta ha ridotto la probabilità di vittoria del giocatore, in punti percentuali. Il pistolero analizza ogni scelta quattro volte ed elenca solo i costi che superano il margine d’errore (±). Seleziona una scelta per vedere quel momento della partita.
web-review-none = Nessuna scelta è costata cara. Il pistolero si toglie il cappello.
web-review-round = Round { $round }
web-review-played = Giocato:
web-review-better = Pistolero:
web-review-cost = { $n ->
    [one] costo: 1 punto percentuale
   *[other] costo: { $n } punti percentuali
}
# How sure the cost is.
web-review-margin = margine ±{ $n }
# In the replay, at the moment of a costly choice.
web-review-note = { $n ->
    [one] La scelta di { $name } è costata 1 punto percentuale di probabilità di vittoria.
   *[other] La scelta di { $name } è costata { $n } punti percentuali di probabilità di vittoria.
}
web-review-note-label = Una scelta costosa
web-review-note-before = La scelta costosa precedente
web-review-note-next = La scelta costosa successiva
web-review-show = Probabilità e scelte costose
