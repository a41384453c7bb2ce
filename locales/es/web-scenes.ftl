# The scenes that lie over the board: fights, poker, the store, prospecting, stories and the like.

web-scene-steps = Progreso
# $name is the player who reads.
web-scene-you = Tú, { $name }
web-scene-you-short = Tú
web-scene-dollars = ${ $n }
web-scene-upgraded = Con mejora
web-scene-upgraded-worth = { $n } PL al final
web-scene-npc-bandit = Bandido
web-scene-npc-guard = Guardia
web-scene-npc-sheriff = Sheriff
web-scene-npc-opponent = Rival
# The same within a sentence.
web-scene-the-bandit = el bandido
web-scene-the-guard = el guardia
web-scene-the-sheriff = el Sheriff
web-scene-the-opponent = el rival

## What was gained or lost, on small chips

web-scene-gain-money-change = ${ $n }
web-scene-gain-lp-change = { $n } PL
web-scene-gain-nuggets-change = { $n ->
    [one] { $n } pepita
   *[other] { $n } pepitas
}
# The same of what is lost.
web-scene-gain-money-lost = ${ $n } menos
web-scene-gain-lp-lost = { $n } PL menos
web-scene-gain-nuggets-lost = { $n ->
    [one] { $n } pepita menos
   *[other] { $n } pepitas menos
}
web-scene-gain-wound = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
web-scene-gain-no-wound = Herida anulada
# What a limit took of a gain.
web-scene-gain-over-limit-money = ${ $n } menos: límite alcanzado
web-scene-gain-over-limit-nuggets = { $n ->
    [one] 1 pepita menos: límite alcanzado
   *[other] { $n } pepitas menos: límite alcanzado
}
web-scene-gain-healed = { $n ->
    [one] 1 herida curada
   *[other] { $n } heridas curadas
}
web-scene-gain-marshal-now = Marshal { $n }
web-scene-gain-wanted-now = Buscado { $n }
web-scene-gain-draw = { $n ->
    [one] 1 carta robada
   *[other] { $n } cartas robadas
}
web-scene-gain-arrested = Arresto
web-scene-gain-actions = { $n ->
    [one] 1 acción más
   *[other] { $n } acciones más
}
web-scene-gain-cattle = El ganado
# $who is whose it is, $you whether that is the reader, $what one of the stakes below.
web-scene-gain-prize = { $what }
web-scene-gain-stake = { $you ->
    [yes] Tú: { $what }
   *[no] { $who }: { $what }
}

## Fights

web-scene-fight-duel = Duelo
web-scene-fight-rob = ¡Manos arriba!
web-scene-fight-arrest = En nombre de la ley
web-scene-fight-bandit = Emboscada de bandidos
web-scene-fight-heist = Asalto al banco
web-scene-fight-sheriff = Llega el Sheriff
web-scene-fight-opponent = Un combate
web-scene-fight-where-duel = { $name } reta a duelo a { $other }. { $place }
web-scene-fight-where-rob = { $name } intenta atracar a { $other }. { $place }
web-scene-fight-where-arrest = { $name } intenta arrestar a { $other }. { $place }
web-scene-fight-where-bandit = { $name } contra el bandido; por el bandido juega { $other }. { $place }
web-scene-fight-where-heist = { $name } contra el guardia; por el guardia juega { $other }. { $place }
web-scene-fight-where-sheriff = El Sheriff contra { $name }; por el Sheriff juega { $other }. { $place }
web-scene-fight-where-opponent = { $name } contra un rival: { $opponent }. Por el rival juega { $other }. { $place }

web-scene-fight-attacker = Ataca
web-scene-fight-target = Se defiende
web-scene-fight-played-by = Juega { $name }
web-scene-fight-winner = Gana
web-scene-fight-passed = Pasó
web-scene-fight-thinking = Puede reaccionar
web-scene-fight-no-card = Aún sin carta
web-scene-fight-declined = Lo rechaza
# $card is a fight card's rank; empty for a poker card.
web-scene-fight-yours = { $card ->
    [none] Tu carta
   *[other] Tu { $card }
}
web-scene-fight-effect = Efecto
web-scene-fight-cancelled = Sin efecto
web-scene-fight-again = ¡El combate empieza de nuevo!
web-scene-fight-card = Carta de combate { $rank }. { $text }

# $who is who is ahead, $you whether that is the reader, $one and $two the values of both cards.
web-scene-fight-stands = { $one } contra { $two }{ $you ->
    [yes] { $tie ->
        [yes] : por ahora, ganas el empate
       *[no] : por ahora, ganas
    }
   *[no] { $tie ->
        [yes] . Ventaja en el empate: { $who }
       *[no] . Ventaja: { $who }
    }
}
web-scene-fight-result = { $one } contra { $two }{ $you ->
    [yes] { $tie ->
        [yes] : ganas el empate
       *[no] : ganas
    }
   *[no] { $tie ->
        [yes] . Victoria en el empate: { $who }
       *[no] . Victoria: { $who }
    }
}
web-scene-fight-unfought = { $you ->
    [yes] Sin combate: ganas
   *[no] Sin combate. Victoria: { $who }
}
web-scene-fight-if = { $you ->
    [yes] Si ganas
   *[no] Si gana este bando: { $who }
}
web-scene-fight-nothing = Nada cambia
web-scene-fight-pending = Nada por ahora

# What whoever loses a fight gets.
web-scene-stake-hurt = 1 herida, 1 carta robada
# $n of all fight cards, $all in number, can wound even whoever wins.
web-scene-stake-fight-card = { $n } de { $all } cartas de combate te hieren aunque ganes
web-scene-stake-lp = { $n } PL
web-scene-stake-lp-lost = { $n } PL menos
web-scene-stake-loot = { $share ->
    [all] Todo el dinero o todas las pepitas
    [half] La mitad del dinero o de las pepitas, redondeada hacia arriba
   *[unknown] Dinero o pepitas
}
web-scene-stake-wanted = Buscado +{ $n }
web-scene-stake-marshal = Marshal +{ $n }
web-scene-stake-bounty = 1 PL o Marshal +1
web-scene-stake-money = ${ $n }
web-scene-stake-arrested = Bajo arresto
web-scene-stake-free = Sin arresto

web-scene-fight-step-declare = Anuncio
web-scene-fight-step-lay = Cartas
web-scene-fight-step-reveal = Revelación
web-scene-fight-step-react = Reacciones
web-scene-fight-step-result = Resultado

## Poker

web-scene-poker = Póker
web-scene-poker-rule = La mejor jugada de cinco cartas se lleva el bote: el flop y dos de tus cartas
web-scene-poker-pot = ${ $house } de la casa, ${ $ante } de cada jugador
web-scene-poker-house = Reparte por la casa
web-scene-poker-starter = Empezó la partida
web-scene-poker-asked = ¿Se une?
web-scene-poker-in = En la partida
web-scene-poker-thinking = Eligiendo
web-scene-poker-laid = Cartas elegidas
web-scene-poker-shown = Revelado
web-scene-poker-choose = { $n ->
    [0] Ninguna carta que jugar
    [one] Elige una carta
   *[other] Elige { $n } cartas
}
web-scene-poker-dealing = Repartes por la casa.
# $hand is a category, such as "Full house".
web-scene-poker-best = Mejor jugada posible: { $hand }
web-scene-poker-with-flop = Con el flop
# $card is a card that may take any value at poker, such as “2♥ Cheat”; $rank is the value that it has in the hand, such as “K”.
web-scene-poker-wild = { $card } cuenta como { $rank }
web-scene-poker-lay = Jugarlas boca abajo
web-scene-poker-ladder = Orden de las jugadas
web-scene-poker-beats = te gana
web-scene-poker-yours = la tuya
web-scene-poker-beaten = le ganas
web-scene-poker-step-ante = Apuesta
web-scene-poker-step-flop = Flop
web-scene-poker-step-choose = Elección
web-scene-poker-step-reveal = Revelación

web-scene-hand-high-card = Carta alta
web-scene-hand-pair = Pareja
web-scene-hand-two-pair = Dobles parejas
web-scene-hand-three-of-a-kind = Trío
web-scene-hand-straight = Escalera
web-scene-hand-flush = Color
web-scene-hand-full-house = Full
web-scene-hand-four-of-a-kind = Póker
web-scene-hand-straight-flush = Escalera de color
web-scene-hand-five-of-a-kind = Repóker
web-scene-hand-royal-flush = Escalera real

## The store

web-scene-store = Almacén general
web-scene-store-story = Una historia te trae aquí: { $story }
web-scene-store-look = Si sales sin comprar nada, no gastas ninguna acción.
web-scene-store-look-far = Esto es lo que venden los almacenes generales.
web-scene-store-have = Tienes ${ $n }
web-scene-store-mounts = Monturas
web-scene-store-weapons = Armas
web-scene-store-goods = Objetos variados
# $of is the most that can be held.
web-scene-store-places = Huecos para objetos: { $n } de { $of } en uso
web-scene-store-yours = Tuyo
web-scene-store-left = Quedan { $n }
web-scene-store-owners = Pertenece a { $names }
web-scene-store-free = Gratis
web-scene-store-buy = { $n ->
    [0] Tomar
   *[other] Comprar por ${ $n }
}
web-scene-store-upgrade = { $n ->
    [0] Mejorar
   *[other] Mejorar por ${ $n }
}
# The same with the item, for screen readers.
web-scene-store-buy-item = { $n ->
    [0] Tomar: { $item }
   *[other] Comprar por ${ $n }: { $item }
}
web-scene-store-upgrade-item = { $n ->
    [0] Mejorar: { $item }
   *[other] Mejorar por ${ $n }: { $item }
}
web-scene-store-short = Faltan ${ $n }
web-scene-store-sold-out = Agotado
web-scene-store-already-owned = Ya lo tienes
web-scene-store-already-upgraded = Con mejora
web-scene-store-too-many-items = Sin hueco para más
web-scene-store-bought = Comprado
web-scene-store-line = { $item } por ${ $n }
web-scene-store-total = ${ $n }

# What stands on the shelves, in few words. A number that stands here must stand in the item's text.
web-scene-item-plain = Aún sin efecto.
web-scene-item-mule = Hasta 3 casillas. Lleva 2 pepitas más.
web-scene-item-mule-upgraded = Hasta 4 casillas. Si depositas 4 o más pepitas: 1 PL.
web-scene-item-mustang = Hasta 4 casillas.
web-scene-item-mustang-upgraded = Hasta 5 casillas.
web-scene-item-revolver-upgraded = Carta rival −1.
web-scene-item-rifle = Mira 2 cartas de tu rival.
web-scene-item-rifle-upgraded = Carta rival −1. Mira 2 cartas.
web-scene-item-shotgun = Si ganas un combate: roba 1 carta.
web-scene-item-shotgun-upgraded = Carta rival −1. Si ganas: roba 1 carta.
web-scene-item-miners-map = Buscar oro: vuelve a tirar un dado.
web-scene-item-provisions = Roba 1 ahora. Al descartarlas: roba 1 y cura 1 herida.
web-scene-item-ten-gallon = Si ganas al póker: 1 PL. Si pierdes: gana $10.
web-scene-item-whiskey = Cura 1 herida ahora. Luego: 1 herida a un jugador aquí.

## Prospecting

web-scene-prospect = Fiebre del oro
web-scene-prospect-unrolled = Aún sin tirar
web-scene-prospect-again = Pulsa un dado para volver a tirarlo
web-scene-prospect-take = Aceptar el resultado
web-scene-face-nugget = Una pepita de oro
web-scene-face-tailings = Pagan un poco
web-scene-face-gold-dust = Paga; se vuelve a tirar
web-scene-face-gravel = Nada

## The Sheriff

web-scene-ride = El Sheriff se mueve
web-scene-ride-by = { $you ->
    [yes] Mueves al Sheriff.
   *[no] { $name } mueve al Sheriff.
} { $n ->
    [0] El Sheriff se para aquí.
    [one] Queda 1 casilla.
   *[other] Quedan { $n } casillas.
}
web-scene-pick = Elige a un jugador
web-scene-pick-wanted = Buscado
web-scene-pick-carries = Tiene ${ $n }
web-scene-pick-points = { $n ->
    [one] 1 punto de Buscado
   *[other] { $n } puntos de Buscado
}

## Stories

web-scene-event = Evento
web-scene-event-by = Lo resuelve { $name }
web-scene-event-effects = Qué ocurre
web-scene-story = Se resuelve una historia
web-scene-story-reward = Para cada jugador con un disco
# A player’s second disc on a story brings nothing more.
web-scene-story-twice = 2 discos, 1 recompensa
web-scene-story-then = Y después
web-scene-story-discs = { $n } de { $of } discos{ $n ->
    [0] {""}
   *[other] : { $names }
}
web-scene-offer = Contribuir a una historia
web-scene-offer-story = Historia { $n }
# Only the trigger of a story is known before it is resolved.
web-scene-offer-hidden = Su recompensa está al otro lado de la carta, que nadie ve hasta que se completa la historia.
web-scene-offer-empty = No quedan historias en este mazo.
web-scene-offer-add = Añadir un disco
web-scene-offer-not = Esta vez no

## Goals and tokens

web-scene-goals = Objetivo cumplido
web-scene-goals-show = Mostrarlo
web-scene-tokens = Fichas legendarias
# $n tokens may be kept of $of.
web-scene-tokens-keep = { $n ->
    [one] Conserva 1 de { $of }
   *[other] Conserva { $n } de { $of }
}
web-scene-tokens-secret = Su valor es secreto hasta la puntuación final.
web-scene-tokens-choose = { $n ->
    [one] Elige 1 para conservarla
   *[other] Elige { $n } para conservarlas
}
web-scene-tokens-one = Ficha de { $n } PL
web-scene-tokens-kept = Conservar
web-scene-tokens-back = Devolver

## Before the game

web-scene-draft = ¿Quién serás?
web-scene-draft-waiting = Los demás aún están eligiendo.
web-scene-draft-start = Empiezas { $place }
web-scene-draft-life = Su vida
web-scene-draft-chosen = Elegido
web-scene-draft-others = Otros jugadores
web-scene-draft-open = eligiendo
web-scene-draft-done = ya eligió
web-scene-start = Dónde empiezas
web-scene-start-map = { $n ->
    [one] 1 casilla, iluminada en el mapa
   *[other] { $n } casillas, iluminadas en el mapa
}

## Sheets with a choice

web-scene-choice-limit = Demasiadas cartas
web-scene-choice-discard = Descarta una carta
web-scene-choice-suffer = Elige una penalización
web-scene-choice-choose = Haz tu elección
web-scene-choice-may = Una oferta
web-scene-choice-fire = Tus habilidades
web-scene-choice-player-here = Elige a un jugador
web-scene-choice-tribute = A pagar
web-scene-choice-npc-restart = ¿Empezar de nuevo?
web-scene-choice-equip-new = Recién comprado
web-scene-choice-weapon = Elige tu arma
web-scene-choice-mount = Elige tu montura

## Title cards that fade

web-scene-banner-end-triggered = El final se acerca
web-scene-banner-last-round = La última ronda
web-scene-banner-over = Se asienta el polvo
web-scene-banner-legendary = Nace una leyenda
web-scene-banner-arrested = Entre rejas
web-scene-banner-goal-shown = Objetivo cumplido

## Rewards to choose from

web-reward-title = Tu recompensa
web-reward-list = Recompensas
# The track with the step that a reward makes on it, as a picture; the words below it say where it leads.
web-reward-strip = { $track }, con el paso
# $worth is a sentence, such as “Worth 2 LP in the final scoring.”
web-reward-row = Fila { $n }. { $worth }
web-reward-toll = La carta de combate { $card } ya ha hecho efecto: { $what }
web-reward-toll-card = −1 carta
web-reward-no-story = No cumple el detonante de ninguna historia
