# What cards say: their timings, conditions, effects and permanent effects, each a message. crates/texts joins them to
# sentences with the messages of grammar.ftl. They begin in lower case and have no full stop.
#
# An effect with `.verb` is said of a player: the verb comes from grammar.ftl, the message is what follows it, without it.
# Effects without `.verb` have a subject of their own. `.twice` is for an effect that is carried out twice. $form and $who
# are those of grammar.ftl; $where, $to, $the and $place are the place: "at the Bank", "to the Bank", "the Bank", "Bank".
# `card-<id>-text` at the end replaces the text of one card where the composed one reads badly (at most 20 of them);
# `card-<id>-2-text` replaces only the second line of a card with several.

## Kinds of effects

kind-action = Acción
kind-bonus = Bonificación
kind-reaction = Reacción

## Effects

effect-money = ${ $n }
    .verb = { verb-gain }
    .more = ${ $n } más
effect-lose-money = ${ $n }
    .verb = { verb-lose }
effect-draw = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
    .verb = { verb-draw }
    .more = { $n ->
        [one] 1 carta más
       *[other] { $n } cartas más
    }
effect-discard = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
    .verb = { verb-discard }
effect-discard-random = { $n ->
    [one] 1 carta al azar
   *[other] { $n } cartas al azar
}
    .verb = { verb-discard }
effect-lp = { $n } PL
    .verb = { verb-gain }
    .more = { $n } PL más
effect-lose-lp = { $n } PL
    .verb = { verb-lose }
effect-wound = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
    .verb = { verb-suffer }
effect-sure-wound = { $n ->
    [one] 1 herida que no se puede anular
   *[other] { $n } heridas que no se pueden anular
}
    .verb = { verb-suffer }
effect-heal = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
    .verb = { verb-heal }
effect-heal-all = todas { $who ->
    [they] sus
   *[you] tus
} heridas
    .verb = { verb-heal }
effect-marshal = { $n ->
    [one] 1 punto de Marshal
   *[other] { $n } puntos de Marshal
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] otro punto de Marshal
       *[other] { $n } puntos de Marshal más
    }
effect-wanted = { $n ->
    [one] 1 punto de Buscado
   *[other] { $n } puntos de Buscado
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] otro punto de Buscado
       *[other] { $n } puntos de Buscado más
    }
effect-same-points = { $n ->
    [one] 1 punto más
   *[other] { $n } puntos más
} en el mismo contador
    .verb = { verb-gain }
effect-nuggets = { $n ->
    [one] 1 pepita de oro
   *[other] { $n } pepitas de oro
}
    .verb = { verb-gain }
effect-cattle = una ficha de ganado al azar de cualquier rancho
    .verb = { verb-take }
    .short = una ficha de ganado al azar
effect-actions = { $n ->
    [one] 1 acción
   *[other] { $n } acciones
}
    .verb = { verb-gain }
effect-ride = { $n ->
    [one] 1 casilla
   *[other] hasta { $n } casillas
}
    .verb = { verb-move-oneself }
effect-extend-move = { $n ->
    [one] 1 casilla más
   *[other] hasta { $n } casillas más
}
    .verb = { verb-move-oneself }
effect-sheriff = al Sheriff hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
    .verb = { verb-move }
effect-increase = en { $n } el valor de la carta que { $who ->
    [they] ha jugado
   *[you] has jugado
}
    .verb = { verb-increase }
effect-decrease = en { $n } el valor de { $who ->
    [they] tu carta
   *[you] la carta de tu rival
}
    .verb = { verb-decrease }
    .more = en { $n } más ese valor
effect-cancel-wounds = todas las heridas que { $who ->
    [they] sufriría en este combate
   *[you] sufrirías en este combate
}
    .verb = { verb-cancel }
effect-cancel-fight-card = el efecto de la carta de combate
    .verb = { verb-cancel }
effect-restart = el resultado y { verb-start } de nuevo el combate
    .verb = { verb-cancel }
effect-no-marshal-reward = no ganas ningún punto de Marshal si vences a este bandido
effect-wound-loser = quien pierde sufre { $n ->
    [one] 1 herida más
   *[other] { $n } heridas más
}
effect-look-at-hand = { $n ->
    [one] 1 carta al azar
   *[other] { $n } cartas al azar
} de la mano de { $who ->
    [they] su
   *[you] tu
} rival
    .verb = { verb-look }
effect-discard-this = este objeto
    .verb = { verb-discard }
effect-tribute = { $who ->
    [they] ${ $n } o 1 carta, a su elección
   *[you] ${ $n } o 1 carta
}
    .verb = { $form ->
    [they] te da
    [they-bare] darte
    [bare] dar
   *[you] das
}
    .short = ${ $n } o 1 carta
effect-keep-played = { $n ->
    [one] 1 carta al azar
   *[other] { $n } cartas al azar
} de las que { $who ->
    [they] acaba
   *[you] acabas
} de jugar
    .verb = { verb-keep }
effect-reroll-die = uno de los dados
    .verb = { verb-reroll }
effect-gain-item = { $item ->
    [mustang] un Mustang
    [mule] una Mula
    [revolver] un Revólver
    [shotgun] una Escopeta
    [rifle] un Rifle
    [miners-map] un Mapa del minero
    [provisions] Provisiones
    [ten-gallon] un Sombrero tejano
    [whiskey] un Whisky
   *[other] un objeto
}
    .verb = { verb-get }
effect-upgrade = una de { $who ->
    [they] sus
   *[you] tus
} armas o monturas por ${ $n } menos
    .verb = { verb-upgrade }
    .short = un arma o montura por ${ $n } menos
effect-shop = 1 objeto por ${ $n } menos
    .verb = { verb-buy }
effect-go-to = el Hombre de Negro va { $to }
effect-go-to-most = { $what ->
    [lp] el Hombre de Negro va adonde está el jugador con más PL
    [wanted] el Hombre de Negro va adonde está el jugador con más puntos de Buscado
   *[money] el Hombre de Negro va adonde está el jugador con más dinero
}
effect-remove-bandit = si hay un bandido en esa casilla, se retira
# .and: behind where he goes.
his-lp = el Hombre de Negro gana { $n } PL
    .and = gana { $n } PL
effect-automa-lp = el Hombre de Negro gana { $n } PL
    .each = el Hombre de Negro gana { $n } PL por cada uno de esos jugadores
    .let = { $form ->
        [they] deja
        [bare] dejar
        [they-bare] dejar
       *[you] dejas
    } que el Hombre de Negro gane { $n } PL
effect-prospect = los dados de prospección y { verb-take } lo que muestren
    .verb = { verb-roll }
    .twice = dos veces los dados de prospección y { verb-take } cada vez lo que muestren
    .short = los dados de prospección
    .short-twice = dos veces los dados de prospección
effect-roll-die = un dado de prospección y { verb-take } lo que muestre
    .verb = { verb-roll }
    .twice = dos veces un dado de prospección y { verb-take } cada vez lo que muestre
    .short = un dado de prospección
    .short-twice = dos veces un dado de prospección
lead-gravel = si muestra Grava
lead-each-gravel = por cada Grava
effect-sheriff-beside = al Sheriff en una casilla contigua a la { $who ->
    [they] suya
   *[you] tuya
}
    .verb = { verb-place }
    .short = al Sheriff junto a { $who ->
        [they] él
       *[you] ti
    }
effect-fill-hand = cartas hasta { $who ->
    [they] su
   *[you] tu
} límite de mano
    .verb = { verb-draw }
effect-discard-hand = { $who ->
    [they] su
   *[you] tu
} mano
    .verb = { verb-discard }
effect-stay-wanted = { $who ->
    [they] su
   *[you] tu
} cubo en la casilla { $n } del contador de Buscado; el Sheriff ya no intenta { $who ->
    [they] arrestarlo
   *[you] arrestarte
} en este turno
    .verb = { verb-place }
    .short = { $who ->
        [they] su
       *[you] tu
    } cubo en la casilla { $n } del contador de Buscado
effect-start-poker = una partida de póker en { $who ->
    [they] su
   *[you] tu
} casilla, a la que todos pueden unirse desde cualquier lugar
    .verb = { verb-start }
    .short = una partida de póker
effect-move-to-train = a la casilla del tren, lo que cuenta como una acción de movimiento
    .verb = { verb-move-oneself }
    .short = a la casilla del tren
effect-track = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de { $track }
    .verb = { verb-gain }
effect-legendary-tokens = { $n ->
    [one] 1 ficha legendaria
   *[other] { $n } fichas legendarias
}
    .verb = { verb-draw }
effect-fight = un rival: { $opponent }
    .verb = { verb-fight }
effect-place-token = una ficha de { $token } en cada casilla libre { $where }
    .verb = { verb-place }
effect-look-at-deck = la primera carta del mazo de póker
    .verb = { verb-look }
    .short = la primera carta de póker
effect-bury-top = esa carta debajo del mazo
    .verb = { verb-place }

effect-travel = { $to }
    .verb = { verb-travel }

## What must be paid first

price-money = ${ $n }
    .verb = { verb-pay }

## Timings

when-start-of-turn = al principio de tu turno
when-action = como acción
when-gained = cuando consigues este objeto
when-fight-start = al principio de un combate
when-fight-started = cuando empiezas un combate
when-fight-reveal = { $of ->
    [card] cuando revelas esta carta en un combate
   *[other] cuando se revelan las cartas en un combate
}
when-fight-reaction = después de revelar las cartas en un combate
when-fight-card = antes de comparar los valores
when-fight-compared = después de comparar los valores en un combate con esta carta
when-arrested = cuando arrestas a un jugador
when-robbed = cuando atracas a un jugador
when-fight-won = { $of ->
    [card] cuando ganas { noun-fight } con esta carta
   *[other] cuando ganas { noun-fight }
}
when-move-extend = al final de una acción de movimiento
when-move-ended = después de una acción de movimiento
when-any-move-ended = después de moverte de cualquier manera
when-points-gained = después de ganar puntos de Marshal o de Buscado en tu turno
when-prospect-rolled = cuando buscas oro
when-deposited = cuando depositas pepitas de oro
    .at-least = cuando depositas { $n } o más pepitas de oro
when-poker-played = cuando juegas esta carta en una partida de póker
when-poker-won = cuando ganas una partida de póker
when-poker-lost = cuando pierdes una partida de póker
when-wounded = cada vez que sufres una o más heridas
when-contributed = después de contribuir a una historia
when-discarded = cuando descartas esta carta, salvo por tu límite de mano o por su propia acción
when-mesa-crossed = por cada meseta que atravieses
when-track-point = por cada punto que ganes en un contador
    .on = por cada punto de { $track } que ganes

limit-turn = solo una vez por turno
limit-fight = solo una vez por combate
limit-move = solo una vez por acción de movimiento

## Conditions

# What must hold is a verb and what follows it: `.verb` with $form "if" on cards, "goal" after what completes a goal ("as a
# Marshal"), "while" for one of several there (say-while of grammar.ftl), "who" after players ("with at least $20"), "state"
# for what a goal consists of. Conditions of a place or a fight have no verb: the message itself selects by $form, which is
# also "fight" after a fight ("that you started").

cond-marshal = Marshal
    .verb = { $form ->
        [goal] siendo
        [who] que sea
        [state] sé
        [while] siendo
       *[if] si eres
    }
cond-wanted = Buscado
    .verb = { $form ->
        [goal] siendo
        [who] que sea
        [state] sé
        [while] siendo
       *[if] si eres
    }
cond-neither = Marshal ni Buscado
    .verb = { $form ->
        [goal] sin ser
        [who] que no sea
        [state] no seas
        [while] sin ser
       *[if] si no eres
    }
cond-marshal-at-least = { $n ->
    [one] al menos 1 punto de Marshal
   *[other] al menos { $n } puntos de Marshal
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-wanted-at-least = { $n ->
    [one] al menos 1 punto de Buscado
   *[other] al menos { $n } puntos de Buscado
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-lp-at-least = al menos { $n } PL
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-money-at-least = al menos ${ $n }
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-money-at-most = ${ $n } como máximo
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-nuggets-at-least = { $n ->
    [one] al menos 1 pepita de oro
   *[other] al menos { $n } pepitas de oro
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-wounds-at-least = { $n ->
    [one] al menos 1 herida
   *[other] al menos { $n } heridas
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-unhurt = heridas
    .verb = { $form ->
        [goal] sin tener
        [who] sin
        [state] acaba sin
        [while] sin tener
       *[if] si no tienes
    }
cond-has-cattle = ganado
    .verb = { $form ->
        [goal] llevando
        [who] con
        [state] lleva
        [while] llevando
       *[if] si llevas
    }
cond-has-item = { $item ->
    [mustang] un Mustang
    [mule] una Mula
    [revolver] un Revólver
    [shotgun] una Escopeta
    [rifle] un Rifle
    [miners-map] un Mapa del minero
    [provisions] Provisiones
    [ten-gallon] un Sombrero tejano
    [whiskey] un Whisky
    [lightning] Relámpago
   *[other] el objeto
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-has-upgraded = { $item ->
    [mustang] un Mustang mejorado
    [mule] una Mula mejorada
    [revolver] un Revólver mejorado
    [shotgun] una Escopeta mejorada
    [rifle] un Rifle mejorado
   *[other] un objeto mejorado
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-misc-items-at-least = { $n ->
    [one] al menos 1 objeto variado
   *[other] al menos { $n } objetos variados
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-upgrades-at-least = { $n ->
    [one] al menos 1 arma o montura mejorada
   *[other] al menos { $n } armas o monturas mejoradas
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-against-player = { $form ->
    [goal] contra un jugador
    [who] contra un jugador
    [state] combate contra un jugador
   *[if] si tu rival es un jugador
}
cond-against-npc = { $form ->
    [goal] contra un bandido, el guardia o el Sheriff
    [who] contra un bandido, el guardia o el Sheriff
    [state] combate contra un bandido, el guardia o el Sheriff
   *[if] si tu rival es un bandido, el guardia o el Sheriff
}
cond-against-bandit = { $form ->
    [goal] contra un bandido
    [who] contra un bandido
    [state] combate contra un bandido
   *[if] si tu rival es un bandido
}
cond-sheriff-arrested = { $form ->
    [goal] después de que el Sheriff arreste a un jugador
    [who] después de que el Sheriff arreste a un jugador
    [state] haz que el Sheriff arreste a un jugador
   *[if] si arresta a un jugador
}
cond-on-track = { $form ->
    [goal] en el contador de { $track }
    [who] en el contador de { $track }
    [state] está en el contador de { $track }
   *[if] si es en el contador de { $track }
}
cond-points-at-least = { $n ->
    [one] al menos 1 punto de { $track }
   *[other] al menos { $n } puntos de { $track }
}
    .verb = { $form ->
        [goal] teniendo
        [who] con
        [state] ten
        [while] teniendo
       *[if] si tienes
    }
cond-attacking = { $form ->
    [goal] como atacante
    [who] que ataque
    [fight] iniciado por ti
    [state] ataca
   *[if] si tú has iniciado el combate
}
cond-alone = { $form ->
    [goal] sin otros jugadores ni el Sheriff en tu casilla
    [who] sin otros jugadores ni el Sheriff en su casilla
    [state] acaba en una casilla sin otros jugadores ni el Sheriff
   *[if] si en tu casilla no hay otros jugadores ni está el Sheriff
}

## Conditions of place

cond-at = { $form ->
    [goal] { $where }
    [who] { $where }
    [state] acaba { $where }
   *[if] si estás { $where }
}

## What always holds

passive-movement = puedes moverte hasta { $n } casillas con una acción de movimiento
passive-carry = puedes llevar { $n ->
    [one] 1 pepita de oro más
   *[other] { $n } pepitas de oro más
}
passive-hand-size = tu límite de mano aumenta en { $n }
passive-purse = puedes llevar ${ $n } más
passive-slower = te mueves { $n ->
    [one] 1 casilla menos
   *[other] { $n } casillas menos
} con una acción de movimiento, pero al menos 1
passive-carry-less = puedes llevar { $n ->
    [one] 1 pepita de oro menos
   *[other] { $n } pepitas de oro menos
}
passive-smaller-hand = tu límite de mano se reduce en { $n }
passive-smaller-purse = puedes llevar ${ $n } menos
passive-wounds-keep-hand-size = las heridas no reducen tu límite de mano
passive-win-player-ties = ganas los empates en los combates contra jugadores
passive-ride-mesas = puedes atravesar una meseta como si fuera 1 casilla, pero no detenerte en ella
passive-counts-as-nugget = cuenta como una pepita de oro
passive-any-value-in-poker = cuando juegas esta carta en una partida de póker, puede tener cualquier valor, pero conserva su palo
end-lp = vale { $n } PL en la puntuación final
end-lose-lp = pierdes { $n } PL en la puntuación final

## Goals

goal-discard-item = descarta { $item ->
    [miners-map] un Mapa del minero
    [provisions] Provisiones
    [ten-gallon] un Sombrero tejano
    [whiskey] un Whisky
   *[any] un objeto
}
goal-gain-item = consigue { $item ->
    [mustang] un Mustang
    [mule] una Mula
    [revolver] un Revólver
    [shotgun] una Escopeta
    [rifle] un Rifle
    [miners-map] un Mapa del minero
    [provisions] Provisiones
    [ten-gallon] un Sombrero tejano
    [whiskey] un Whisky
    [legendary] un objeto Legendario
   *[any] un objeto
}
goal-upgrade-item = mejora { $item ->
    [mustang] un Mustang
    [mule] una Mula
    [revolver] un Revólver
    [shotgun] una Escopeta
    [rifle] un Rifle
   *[any] un arma o una montura
}
goal-win-fight = { $kind ->
    [arrest] arresta a un jugador Buscado
    [duel] gana un duelo
    [rob] atraca a un jugador
    [bandit] vence a un bandido
    [heist] asalta el banco
    [heist-or-holdup] asalta el banco o el tren
    [sheriff] gana un combate contra el Sheriff
    [opponent] vence a un forajido o a otro rival de una ficha de evento
    [holdup] asalta el tren
    [player] gana un combate contra otro jugador
   *[any] gana un combate
}
goal-lose-fight = { $kind ->
    [arrest] pierde un combate por un arresto
    [duel] pierde un duelo
    [rob] pierde un combate por un atraco
    [bandit] pierde contra un bandido
    [heist] fracasa al asaltar el banco
    [heist-or-holdup] fracasa al asaltar el banco o el tren
    [sheriff] pierde contra el Sheriff
    [opponent] pierde contra un forajido o contra otro rival de una ficha de evento
    [holdup] fracasa al asaltar el tren
    [player] pierde un combate contra otro jugador
   *[any] pierde un combate
}
goal-end-move = termina una acción de movimiento
goal-frontier = toma una ficha de frontera con un precio de al menos { $n }
goal-cross-pass = cruza un paso de montaña
goal-rail-travel = viaja en tren
goal-claim-deed = { $n ->
    [1] reclama una escritura
   *[other] reclama una escritura de modo que tengas al menos { $n }
}
# .after follows what must then hold.
goal-use-deed = usa una escritura
    .after = después de usar una escritura
goal-repair = repara un lugar
goal-roll-risk = tira el dado de riesgo
    .after = después de tirar el dado de riesgo
goal-reveal-token = revela una ficha de mapa
    .after = después de revelar una ficha de mapa
goal-discs = ten al menos { $n ->
    [one] 1 disco
   *[other] { $n } discos
} en una historia legendaria
goal-wrangle = arrea ganado
goal-rustle = entrega ganado robado
goal-acquire = toma ganado
goal-deposit = deposita al menos { $n } pepitas de oro en una sola acción
goal-prospect = gana al menos { $n } pepitas de oro buscando oro una sola vez
goal-win-poker = gana una partida de póker
goal-lose-poker = pierde una partida de póker
goal-see-doctor = cura { $n ->
    [one] al menos 1 herida
   *[other] al menos { $n } heridas
} en la consulta del doctor en una sola acción
goal-revel = ve de fiesta y gana así al menos { $n } PL en una sola acción
goal-work = trabaja
goal-spend-at-store = gasta al menos ${ $n } en objetos y mejoras en una sola acción
goal-contribute = contribuye a una historia
goal-play-action = juega { $title ->
    [saddle-up] «¡A caballo!» por su acción
    [manhunt] «Cacería» por su acción
    [payday] «Día de paga» por su acción
    [instincts] «Instinto» por su acción
    [determination] «Determinación» por su acción
    [living-legend] «Leyenda viva» por su acción
   *[any] una carta de póker por su acción
}
goal-play-reaction = juega { $title ->
    [sprint] «A todo galope» como reacción
    [stick-em-up] «¡Manos arriba!» como reacción
    [reputation] «Reputación» como reacción
   *[any] una carta de póker como reacción
}
goal-lp-by-action = gana al menos { $n } PL con una sola acción

## Stories

story-trigger-lp-by-action = gana al menos { $n } PL con una sola acción
story-trigger-track-points = gana puntos de Marshal o de Buscado
story-trigger-spend-in-town = gasta al menos ${ $n } en un pueblo con una sola acción
story-trigger-fight-player = empieza un combate contra otro jugador
story-trigger-end-move-at-token = termina una acción de movimiento en una ficha de evento o de frontera
story-spawn = { $gangs ->
    [a] aparece un bandido en cada guarida vacía de la banda A
    [b] aparece un bandido en cada guarida vacía de la banda B
    [c] aparece un bandido en cada guarida vacía de la banda C
    [a-b] aparece un bandido en cada guarida vacía de las bandas A y B
    [a-c] aparece un bandido en cada guarida vacía de las bandas A y C
    [b-c] aparece un bandido en cada guarida vacía de las bandas B y C
   *[other] aparece un bandido en cada guarida vacía
}
story-spawn-one = aparece un bandido en cada guarida vacía de la banda { $gangs }, a tu elección
story-sheriff = si alguien es Buscado, el jugador activo mueve al Sheriff hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}

## Starting goods and tracks

gains-money = ${ $n }
gains-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
gains-marshal = { $n ->
    [one] 1 punto de Marshal
   *[other] { $n } puntos de Marshal
}
gains-wanted = { $n ->
    [one] 1 punto de Buscado
   *[other] { $n } puntos de Buscado
}
gains-wounds = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
gains-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de { $track }
gains-nuggets = { $n ->
    [one] 1 pepita de oro
   *[other] { $n } pepitas de oro
}
# $id is an item, $item its name.
gains-item = { $id ->
    [derringer] una { $item }
    [dime-western] una { $item }
    [gazette] una { $item }
    [holster] una { $item }
    [mule] una { $item }
    [pump-trolley] una { $item }
    [repeating-shotgun] una { $item }
    [shotgun] una { $item }
    [provisions] { $item }
   *[other] un { $item }
}
# $item: the name of an item.
gains-upgraded = { gains-item } (con mejora)
track-marshal-row = vale { $n } PL en la puntuación final
track-wanted-row = vale { $n } PL al final de cada uno de tus turnos

## Texts of single cards

card-manhunt-text = mueves al Sheriff hasta 3 casillas. Después, si eres Marshal o Buscado, ganas 1 PL
card-the-photographer-text = si tienes al menos 1 arma o montura mejorada, ganas 1 PL y $10. Si no, ganas $20, y puedes mejorar una de tus armas o monturas por $20 menos
