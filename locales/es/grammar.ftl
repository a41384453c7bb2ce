# The grammar of card texts: verbs, subjects, joints and places. crates/texts builds a sentence from the effects of a card
# with these messages; nothing is joined or punctuated anywhere else.
#
# $form is "you" for what the reader is told to do, "they" with a subject in the third person, "bare" after "may", "to" or
# "must", "they-bare" for the same in the third person. $who is "you" or "they". Other variables are parts of a sentence:
# $head, $next, $last, $lead, $clause, $subject, $price, $gain, $verb, $what, $options, $condition, $place.
# Messages that begin with `verb-` belong to their language alone: another one may need others.

## Verbs

# The form "you" is the indicative ("robas"): the imperative would read like the third person after a sentence about others.

verb-buy = { $form ->
    [they] compra
    [bare] comprar
    [they-bare] comprar
   *[you] compras
}
verb-upgrade = { $form ->
    [they] mejora
    [bare] mejorar
    [they-bare] mejorar
   *[you] mejoras
}
verb-cancel = { $form ->
    [they] anula
    [bare] anular
    [they-bare] anular
   *[you] anulas
}
verb-resolve = { $form ->
    [they] resuelve
    [bare] resolver
    [they-bare] resolver
   *[you] resuelves
}
verb-increase = { $form ->
    [they] aumenta
    [bare] aumentar
    [they-bare] aumentar
   *[you] aumentas
}
verb-choose = { $form ->
    [they] elige
    [bare] elegir
    [they-bare] elegir
   *[you] eliges
}
verb-fight = { $form ->
    [they] combate contra
    [bare] combatir contra
    [they-bare] combatir contra
   *[you] combates contra
}
verb-discard = { $form ->
    [they] descarta
    [bare] descartar
    [they-bare] descartar
   *[you] descartas
}
verb-move = { $form ->
    [they] mueve
    [bare] mover
    [they-bare] mover
   *[you] mueves
}
verb-move-oneself = { $form ->
    [they] se mueve
    [bare] moverte
    [they-bare] moverse
   *[you] te mueves
}
verb-gain = { $form ->
    [they] gana
    [bare] ganar
    [they-bare] ganar
   *[you] ganas
}
verb-get = { $form ->
    [they] consigue
    [bare] conseguir
    [they-bare] conseguir
   *[you] consigues
}
verb-give = { $form ->
    [they] da
    [bare] dar
    [they-bare] dar
   *[you] das
}
verb-keep = { $form ->
    [they] conserva
    [bare] conservar
    [they-bare] conservar
   *[you] conservas
}
verb-roll = { $form ->
    [they] tira
    [bare] tirar
    [they-bare] tirar
   *[you] tiras
}
verb-reroll = { $form ->
    [they] vuelve a tirar
    [bare] volver a tirar
    [they-bare] volver a tirar
   *[you] vuelves a tirar
}
verb-show = { $form ->
    [they] muestra
    [bare] mostrar
    [they-bare] mostrar
   *[you] muestras
}
verb-lose = { $form ->
    [they] pierde
    [bare] perder
    [they-bare] perder
   *[you] pierdes
}
verb-pay = { $form ->
    [they] paga
    [bare] pagar
    [they-bare] pagar
   *[you] pagas
}
verb-draw = { $form ->
    [they] roba
    [bare] robar
    [they-bare] robar
   *[you] robas
}
verb-place = { $form ->
    [they] pone
    [bare] poner
    [they-bare] poner
   *[you] pones
}
verb-take = { $form ->
    [they] toma
    [bare] tomar
    [they-bare] tomar
   *[you] tomas
}
verb-look = { $form ->
    [they] mira
    [bare] mirar
    [they-bare] mirar
   *[you] miras
}
verb-travel = { $form ->
    [they] viaja
    [bare] viajar
    [they-bare] viajar
   *[you] viajas
}
verb-remove = { $form ->
    [they] retira
    [bare] retirar
    [they-bare] retirar
   *[you] retiras
}
verb-decrease = { $form ->
    [they] reduce
    [bare] reducir
    [they-bare] reducir
   *[you] reduces
}
verb-heal = { $form ->
    [they] cura
    [bare] curar
    [they-bare] curar
   *[you] curas
}
verb-suffer = { $form ->
    [they] sufre
    [bare] sufrir
    [they-bare] sufrir
   *[you] sufres
}
verb-use = { $form ->
    [they] usa
    [bare] usar
    [they-bare] usar
   *[you] usas
}
verb-start = { $form ->
    [they] empieza
    [bare] empezar
    [they-bare] empezar
   *[you] empiezas
}
verb-destroy = { $form ->
    [they] destruye
    [bare] destruir
    [they-bare] destruir
   *[you] destruyes
}
verb-win = { $form ->
    [they] gana
    [bare] ganar
    [they-bare] ganar
   *[you] ganas
}

# A kind of fight as something that is won or lost.
noun-fight = { $kind ->
    [arrest] un arresto
    [duel] un duelo
    [rob] un atraco
    [bandit] un combate contra un bandido
    [heist] un asalto
    [sheriff] un combate contra el Sheriff
    [holdup] un asalto al tren
    [opponent] un combate contra el rival de una ficha de evento
   *[any] un combate
}

## Joints

# The beginnings of words before which "y" and "o" change: "e" before the sound of i, "u" before that of o.
say-sounds =
    i: i í hi hí -hia -hie -hio
    o: o ó ho hó 8
# Between the parts of a list. $before is what say-sounds calls the beginning of what follows.
say-comma = { $head }, { $next }
say-and = { $before ->
    [i] { $head } e { $last }
   *[other] { $head } y { $last }
}
say-or = { $before ->
    [o] { $head } u { $last }
   *[other] { $head } o { $last }
}
# Before a part with a subject of its own.
say-also = { $before ->
    [i] { $head }, e { $last }
   *[other] { $head }, y { $last }
}
# Before the last part where an earlier one has an "and" of its own.
say-then = { $head }, y luego { $last }
# A sentence with its mark: $sentence begins with a capital.
say-sentence = { $sentence }.
# Two phrases without a mark between them. `.alone`, here and in `say-while`, is behind “sin otros jugadores ni el Sheriff
# en tu casilla”, which would be read with what follows.
say-join = { $head } { $next }
    .alone = { $head } y { $next }
say-verb = { $verb } { $what }
say-twice = { $clause } dos veces
# $sentence is $clause, with a capital where it names who does it.
say-lead = { $lead }, { $clause }
say-may = { $who ->
    [they] puede { $clause }
   *[you] puedes { $clause }
}
say-must = debe { $clause }
say-they = { $subject } { $clause }
say-to = { $price } para { $gain }
# Where what is paid for is more than one thing to do.
say-paid = { $price }; { $who ->
    [they] si lo hace
   *[you] si lo haces
}, { $clause }
# Before several conditions of what completes a goal.
say-while = { $head } { $conditions }
    .alone = { $head }, { $conditions }
# What must hold after something that is done, and after what.
say-after = { $result } { $after }
# What must hold for a goal.
say-state = { $conditions }
# Before what follows a list of options.
say-next = después
# After effects that are carried out twice.
say-again = después repites todo lo anterior
# What was said just before, done once more for a price.
say-once-more = { $form ->
    [they] lo repite
    [bare] repetirlo
    [they-bare] repetirlo
   *[you] lo repites
}
say-if-so = si lo haces
say-and-if = { $before ->
    [i] { $head } e { $last }
   *[other] { $head } y { $last }
}
say-if-after = { $clause } { $condition }
say-otherwise = { $head }; si no, { $clause }
say-else = si no
# Before what does not depend on the condition and its opposite before it.
say-either-way = en ambos casos
say-choose = { $form ->
    [they] debe o bien
   *[you] o bien
} { $options }
    .list = { $form ->
        [they] elige:
        [bare] elegir:
        [they-bare] elegir:
       *[you] eliges:
    }
say-choose-several = { $form ->
    [they] elige
    [bare] elegir
    [they-bare] elegir
   *[you] eliges
} { $n } de estos efectos: { $options }
    .short = { $form ->
        [they] elige
        [bare] elegir
        [they-bare] elegir
       *[you] eliges
    } { $n } de { $of } efectos
    .list = { $form ->
        [they] elige
        [bare] elegir
        [they-bare] elegir
       *[you] eliges
    } { $n } de estos efectos:
say-option = { $head }, o bien { $next }
say-option-last = { $head }, o bien { $last }
# Before the last option where several are chosen.
say-option-and = { $head }, { $last }
# Between the results of a die within one sentence.
say-result = { $head }; { $next }

## Subjects

# $is is "wanted" or "marshal" where only such players are meant. `.else` is for whoever the condition before does not fit.
who-each-other = cada uno de los demás { $is ->
    [wanted] jugadores Buscados
    [marshal] Marshals
   *[no] jugadores
}
    .else = cada uno de los demás jugadores
who-each = cada { $is ->
    [wanted] jugador Buscado
    [marshal] Marshal
   *[no] jugador
}
    .else = cada uno de los demás jugadores
who-each-there = cada { $is ->
    [wanted] jugador Buscado
    [marshal] Marshal
   *[no] jugador
} de esa casilla
    .else = cada uno de los demás jugadores de esa casilla
who-each-other-here = cada uno de los demás { $is ->
    [wanted] jugadores Buscados
    [marshal] Marshals
   *[no] jugadores
} de tu casilla
    .else = cada uno de los demás jugadores de tu casilla
# It follows "o" in a list of options and must not begin with o-.
who-one-here = uno de los demás { $is ->
    [wanted] jugadores Buscados
    [marshal] Marshals
   *[no] jugadores
} de tu casilla, el que elijas,
    .else = ese jugador
    .short = un { $is ->
        [wanted] jugador Buscado
        [marshal] Marshal
       *[no] jugador
    } de tu casilla
who-opponent = { $is ->
    [wanted] un rival Buscado
    [marshal] un rival Marshal
    [player] si tu rival es un jugador, este
   *[no] tu rival
}
    .else = si no, tu rival
who-that-player = { $is ->
    [wanted] si es Buscado, ese jugador
    [marshal] si es Marshal, ese jugador
   *[no] ese jugador
}
    .else = si no, ese jugador
# `.lead` is before what happens only then.
effect-npc-restart = quien ha jugado esta carta puede anular el combate y empezarlo de nuevo
    .short = quien ha jugado esta carta puede empezar de nuevo el combate
    .lead = si lo hace

## Places

# Where somebody or something is. `.to` is where somebody travels, `.free` where a character starts if it is free.
# For spaces without a name of their own kind.
where-space = en la casilla { $place }
    .to = a la casilla { $place }
    .the = la casilla { $place }
# A space of a location that has several: $place is the location.
where-space-at = { $place } (casilla { $n })
where-town = en un pueblo
    .to = a una casilla de un pueblo
where-outside-town = fuera de los pueblos
    .to = a una casilla fuera de los pueblos
where-mine = en una mina
    .to = a una mina
where-bank = en el banco
    .to = al banco
    .the = el banco
where-cabaret = en el cabaret
    .to = al cabaret
    .the = el cabaret
where-doctors-office = en la consulta del doctor
    .to = a la consulta del doctor
    .the = la consulta del doctor
where-sheriffs-office = en la oficina del Sheriff
    .to = a la oficina del Sheriff
    .the = la oficina del Sheriff
where-rail-station = en una estación de tren
    .to = a una estación de tren
    .only = en la estación de tren
    .to-only = a la estación de tren
    .the = la estación de tren
where-ranch = en un rancho
    .to = a un rancho
where-ranch-green = en el rancho verde
    .to = al rancho verde
    .the = el rancho verde
where-ranch-blue = en el rancho azul
    .to = al rancho azul
    .the = el rancho azul
where-hideout = en una guarida de bandidos
    .to = a una guarida de bandidos
    .free = en cualquier guarida de bandidos libre
where-hideout-a = en una guarida de la banda A
    .to = a una guarida de la banda A
    .only = en la guarida de la banda A
    .to-only = a la guarida de la banda A
where-hideout-b = en una guarida de la banda B
    .to = a una guarida de la banda B
    .only = en la guarida de la banda B
    .to-only = a la guarida de la banda B
where-hideout-c = en una guarida de la banda C
    .to = a una guarida de la banda C
    .only = en la guarida de la banda C
    .to-only = a la guarida de la banda C
where-saloon = en un saloon
    .to = a un saloon
    .free = en cualquier casilla libre junto a un saloon
where-general-store = en un almacén general
    .to = a un almacén general
where-darkrock-saloon = en el saloon de Darkrock
    .to = al saloon de Darkrock
    .the = el saloon de Darkrock
    .start = en una casilla junto al saloon de Darkrock
where-red-falls-saloon = en el saloon de Red Falls
    .to = al saloon de Red Falls
    .the = el saloon de Red Falls
    .start = en una casilla junto al saloon de Red Falls
where-darkrock-general-store = en el almacén general de Darkrock
    .to = al almacén general de Darkrock
    .the = el almacén general de Darkrock
    .start = en una casilla junto al almacén general de Darkrock
where-red-falls-general-store = en el almacén general de Red Falls
    .to = al almacén general de Red Falls
    .the = el almacén general de Red Falls
    .start = en una casilla junto al almacén general de Red Falls
where-mesitos-point = en Mesito’s Point
    .to = a Mesito’s Point
where-darkrock = en Darkrock
    .to = a Darkrock
where-sunny-hills = en Sunny Hills
    .to = a Sunny Hills
where-dixon-creek = en Dixon Creek
    .to = a Dixon Creek
where-red-falls = en Red Falls
    .to = a Red Falls
where-spikes-view = en Spike’s View
    .to = a Spike’s View
where-cliff-junction = en Cliff Junction
    .to = a Cliff Junction
where-sunny-hills-mine = en la mina de Sunny Hills
    .to = a la mina de Sunny Hills
    .the = la mina de Sunny Hills
where-spikes-view-mine = en la mina de Spike’s View
    .to = a la mina de Spike’s View
    .the = la mina de Spike’s View
where-cliff-junction-mine = en la mina de Cliff Junction
    .to = a la mina de Cliff Junction
    .the = la mina de Cliff Junction
where-mesitos-point-hideout-a = en la guarida de la banda A en Mesito’s Point
    .to = a la guarida de la banda A en Mesito’s Point
    .the = la guarida de la banda A en Mesito’s Point
where-sunny-hills-hideout-a = en la guarida de la banda A en Sunny Hills
    .to = a la guarida de la banda A en Sunny Hills
    .the = la guarida de la banda A en Sunny Hills
where-sunny-hills-hideout-b = en la guarida de la banda B en Sunny Hills
    .to = a la guarida de la banda B en Sunny Hills
    .the = la guarida de la banda B en Sunny Hills
where-dixon-creek-hideout-b = en la guarida de la banda B en Dixon Creek
    .to = a la guarida de la banda B en Dixon Creek
    .the = la guarida de la banda B en Dixon Creek
where-spikes-view-hideout-c = en la guarida de la banda C en Spike’s View
    .to = a la guarida de la banda C en Spike’s View
    .the = la guarida de la banda C en Spike’s View
where-cliff-junction-hideout-c = en la guarida de la banda C en Cliff Junction
    .to = a la guarida de la banda C en Cliff Junction
    .the = la guarida de la banda C en Cliff Junction
where-mesitos-point-ranch = en el rancho de Mesito’s Point
    .to = al rancho de Mesito’s Point
    .the = el rancho de Mesito’s Point
where-sunny-hills-ranch = en el rancho de Sunny Hills
    .to = al rancho de Sunny Hills
    .the = el rancho de Sunny Hills
where-spikes-view-rail-station = en la estación de tren de Spike’s View
    .to = a la estación de tren de Spike’s View
    .the = la estación de tren de Spike’s View
