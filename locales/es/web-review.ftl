# A finished game looked over: the chances turn by turn, and the choices that cost most.

web-review-title = Cómo se decidió la partida
web-review-lead = La probabilidad de ganar de cada jugador al empezar cada turno, a ojos de un pistolero.
web-review-go-replay = Repetición
web-review-go-result = Resultado
web-review-working = Analizando tu partida
web-review-working-more = Se analiza cada elección. Puedes irte: el análisis continúa sin ti.
web-review-progress = { $of ->
    [0] Preparando
   *[other] { $done } de { $of } elecciones analizadas
}
# $ahead: the number of reviews that are before this one
web-review-queued = { $ahead ->
    [one] Hay un análisis antes que el tuyo
   *[other] Hay { $ahead } análisis antes que el tuyo
}
web-review-chances = Probabilidad de ganar
web-review-chances-key = Línea de puntos: igual probabilidad para todos
web-review-slider = Probabilidad de ganar por turno. Las flechas recorren los turnos, y Enter muestra el momento.
# $when is a turn or the end, $values are names with their chances.
web-review-values = { $when }: { $values }
web-review-value = { $name } { $n }%
web-review-turn = Ronda { $round }, turno de { $name }
web-review-end = El final
web-review-won = Ganó
web-review-watch = Ver este momento
web-review-table = Probabilidades en tabla
web-review-table-turn = Turno
web-review-mistakes = Elecciones costosas
web-review-mistakes-more = Cuánto redujo cada elección la probabilidad de ganar del jugador, en puntos porcentuales. El pistolero analiza cada elección cuatro veces y solo señala costes por encima del margen de error (±). Selecciona una elección para ver ese momento de la partida.
web-review-none = Ninguna elección costó mucho. El pistolero se quita el sombrero.
web-review-round = Ronda { $round }
web-review-played = Se jugó:
web-review-better = Pistolero:
web-review-cost = { $n ->
    [one] costó 1 punto porcentual
   *[other] costó { $n } puntos porcentuales
}
# How sure the cost is.
web-review-margin = con un margen de { $n }
# In the replay, at the moment of a costly choice.
web-review-note = { $n ->
    [one] La elección de { $name } costó 1 punto porcentual de probabilidad de ganar.
   *[other] La elección de { $name } costó { $n } puntos porcentuales de probabilidad de ganar.
}
web-review-note-label = Una elección costosa
web-review-note-before = La elección costosa anterior
web-review-note-next = La elección costosa siguiente
web-review-show = Probabilidades y elecciones costosas
