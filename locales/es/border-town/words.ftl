## Border Town, a mode of its own: its names, choices and log lines.

web-module-border-town = Pueblo fronterizo
web-module-border-town-more = Solo Buzzard Gulch: coloca una granja, mejórala y gasta pepitas de oro como dinero. De 2 a 4 jugadores.
scoring-gold = Pepitas de oro
location-anywhere = cualquier casilla

## Spaces with a location that the mode adds: they replace the names of the same spaces

place-gulch-frontier-17-border-town = Frontera 17, Guarida A
place-gulch-frontier-10-border-town = Frontera 10, Guarida B
place-gulch-frontier-pass-a-border-town = Frontera, Paso de montaña A, Mina
place-gulch-frontier-pass-c-border-town = Frontera, Paso de montaña C, Mina
place-gulch-frontier-outlaw-camp-border-town = Frontera, Campamento de forajidos, Guarida C

## Homesteads

choice-settle = Colocar tu granja: ${ $n }
web-game-offer-settle-more = Tu hogar durante toda la partida: mejóralo por PL
choice-improve = Mejorar tu granja: { $n } PL por ${ $money }
choice-recuperate = Recuperarte en tu granja
web-game-offer-recuperate-more = Curar todas las heridas y robar una carta por cada una
log-settled = { $you ->
    [name] Colocas tu
   *[no] { $name } coloca su
} granja en { $place }.
refusal-already-settled = Ya has colocado tu granja, y nunca se mueve.
refusal-frontier-token-there = Hay una ficha de frontera en esta casilla.
refusal-homestead-there = La granja de otro jugador está en esta casilla.
web-homestead-of = Granja de { $name }

## Paying with gold nuggets

# n: gold nuggets; money: the dollars that are paid besides.
choice-pay = { $n ->
    [0] Pagar ${ $money }
    [one] Pagar 1 pepita de oro { $money ->
        [0] y nada más
       *[other] y ${ $money }
    }
   *[other] Pagar { $n } pepitas de oro { $money ->
        [0] y nada más
       *[other] y ${ $money }
    }
}
question-payment = Paga ${ $n }: ¿con cuántas pepitas de oro?
web-game-title-payment = Paga con oro
web-error-border-town-first-game = «Pueblo fronterizo» no se puede jugar como primera partida.
web-error-border-town-gangs = «Pueblo fronterizo» se juega sin cuadrillas ni patrullas.
web-error-border-town-goals = «Pueblo fronterizo» se juega sin objetivos.
web-error-border-town-man-in-black = «Pueblo fronterizo» se juega sin el Hombre de Negro.
web-error-border-town-wild-wild-west = «Pueblo fronterizo» se juega sin «Wild Wild West».

## Places in sentences of cards

where-anywhere = en cualquier casilla
    .to = a cualquier casilla
    .free = en cualquier casilla libre

## Options of cards that place or remove a bandit

option-gulch-frontier-17 = Frontera 17, Guarida A
option-gulch-frontier-10 = Frontera 10, Guarida B
option-gulch-frontier-outlaw-camp = Frontera, Campamento de forajidos, Guarida C
web-boards-border-town = Buzzard Gulch y su frontera
