# What the program says of its own: names of seats, labels of choices, questions, refusals.

seat-number = Asiento { $n }
# A label before a text, with its punctuation and the space after it.
label = { $label }:{ " " }
# Two sentences of which the first has no full stop: a name, and what is said about it.
spoken = { $head }. { $next }

## Labels of choices: short, on a button, without a full stop

choice-draft = Jugar con { $character }
choice-start = Empezar en { $place }
choice-income = { $income ->
    [money] Tomar ${ $money }
    [cards] Robar { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
   *[both] Tomar ${ $money } y robar { $cards ->
       [one] 1 carta
      *[other] { $cards } cartas
   }
}
choice-equip = Usar { $item }
choice-keep = Conservar lo que tienes
choice-use-character = Usar la habilidad de { $character }
choice-use-item = Usar { $item }
choice-move = Moverse a { $place }
choice-move-mesa = { $n ->
    [one] Atravesar la meseta hasta { $place }
   *[other] Atravesar { $n } mesetas hasta { $place }
}
choice-play = Jugar { $card }
choice-fight-arrest = Arrestar a { $character }
choice-fight-duel = Retar a duelo a { $character }
choice-fight-rob = Atracar a { $character }
choice-fight-bandit = Combatir contra el bandido
choice-fight-heist = Combatir contra el guardia
choice-fight-sheriff = Combatir contra el Sheriff
choice-fight-opponent = Combatir contra el rival
choice-buy = { $n ->
    [0] Comprar gratis: { $item }
   *[other] Comprar por ${ $n }: { $item }
}
choice-upgrade = { $n ->
    [0] Mejorar gratis: { $item }
   *[other] Mejorar por ${ $n }: { $item }
}
choice-poker = Jugar al póker por ${ $n }
choice-join = Unirse a la partida por ${ $n }
choice-prospect = Buscar oro
choice-reroll = { $n ->
    [1] Volver a tirar el primer dado
   *[2] Volver a tirar el segundo dado
}
choice-deposit = { $cards ->
    [0] { $nuggets ->
        [one] Vender 1 pepita por ${ $money }
       *[other] Vender { $nuggets } pepitas por ${ $money }
    }
    [one] { $nuggets ->
        [0] Vender 1 carta como pepita por ${ $money }
        [one] Vender 1 pepita y 1 carta por ${ $money }
       *[other] Vender { $nuggets } pepitas y 1 carta por ${ $money }
    }
   *[other] { $nuggets ->
        [0] Vender { $cards } cartas como pepitas por ${ $money }
        [one] Vender 1 pepita y { $cards } cartas por ${ $money }
       *[other] Vender { $nuggets } pepitas y { $cards } cartas por ${ $money }
    }
}
choice-heist = Asaltar el banco
choice-heal = Visitar al doctor por ${ $n }
choice-revel = Ir de fiesta por ${ $money }: { $n } PL
choice-acquire = Tomar ganado
choice-deliver = Entregar el ganado
choice-work = Trabajar por ${ $n }
choice-end-actions = Terminar tus acciones
choice-end-shopping = Terminar las compras
choice-end-turn = Terminar tu turno
choice-commit = Jugar { $card }
choice-accept = Combatir
choice-decline = Rechazar el combate
choice-lay = { $n ->
    [0] No jugar nada
   *[other] Jugar { $cards }
}
choice-npc = Jugar la carta de combate { $card }: { $text }
choice-react = Reaccionar con { $card }
choice-bonus = Usar la bonificación
choice-bonus-card = Usar { $card }
choice-bonus-restart = Anular el combate y empezarlo de nuevo
choice-pass = Pasar
choice-reward-legend = Tomar 1 PL
choice-reward-marshal = Tomar 1 punto de Marshal
# As choice-steal, where a robber takes all.
choice-steal-all = { $what ->
    [money] { $cattle ->
        [yes] Llevarse todo el dinero y el ganado
       *[no] Llevarse todo el dinero
    }
    [nuggets] { $cattle ->
        [yes] Llevarse todas las pepitas y el ganado
       *[no] Llevarse todas las pepitas
    }
   *[nothing] { $cattle ->
        [yes] Llevarse el ganado
       *[no] No llevarse nada
    }
}
choice-steal = { $what ->
    [money] { $cattle ->
        [yes] Llevarse el ganado y la mitad del dinero
       *[no] Llevarse la mitad del dinero
    }
    [nuggets] { $cattle ->
        [yes] Llevarse el ganado y la mitad de las pepitas
       *[no] Llevarse la mitad de las pepitas
    }
   *[nothing] { $cattle ->
        [yes] Llevarse el ganado
       *[no] No llevarse nada
    }
}
choice-arrest = Arrestar a { $character }
choice-sheriff = Mover al Sheriff a { $place }
choice-halt = Parar aquí
choice-discard = Descartar { $card }
choice-give = Dar { $card }
choice-give-money = Dar ${ $n }
choice-target = { $character }
choice-contribute = Añadir un disco a la historia { $deck }: { $trigger }
choice-contribute-plain = Añadir un disco a la historia { $deck }
choice-goal = Mostrar un objetivo cumplido: { $goal }
choice-keep-tokens = Conservar fichas: { $tokens } PL
choice-keep-no-tokens = No conservar ninguna ficha

## Questions: what a player is asked now

question-none = No hay ninguna decisión pendiente.
question-wait = A la espera de los demás.
question-draft = Elige tu personaje.
question-start = Elige dónde empezar.
question-income = Elige tus ingresos.
question-weapon = Elige el arma que usarás este turno.
question-mount = Elige la montura que usarás este turno.
question-actions = { $n ->
    [0] No te quedan acciones. Termina tu turno o muestra un objetivo.
    [one] Elige tu última acción.
   *[other] Elige una acción. Te quedan { $n }.
}
question-end-of-turn = Muestra un objetivo cumplido o termina tu turno.
question-extend-move = ¿Sigues adelante o te quedas donde estás?
question-move-ended = Has llegado. Elige qué hacer aquí.
question-ride = { $n ->
    [one] Muévete hasta 1 casilla o quédate.
   *[other] Muévete hasta { $n } casillas o quédate.
}
question-fight-start = Empieza el combate. Elige una habilidad que usar.
question-commit = Juega una carta boca abajo para el combate.
question-accept-or-decline = ¿Aceptas el combate o lo rechazas? La carta la eliges después.
question-commit-or-decline = Juega una carta boca abajo para el combate o recházalo.
question-npc-bandit = Juegas por el bandido. Juega una de las cartas de combate boca abajo.
question-npc-heist = Juegas por el guardia. Juega una de las cartas de combate boca abajo.
question-npc-sheriff = Juegas por el Sheriff. Juega una de las cartas de combate boca abajo.
question-npc-opponent = Juegas por el rival. Juega una de las cartas de combate boca abajo.
awaited-npc-bandit = { $name } juega por el bandido y elige una carta de combate.
awaited-npc-heist = { $name } juega por el guardia y elige una carta de combate.
awaited-npc-sheriff = { $name } juega por el Sheriff y elige una carta de combate.
awaited-npc-opponent = { $name } juega por el rival y elige una carta de combate.
question-fight-reveal = Se han revelado las cartas. ¿Usas la bonificación de tu carta?
question-fight-reactions = Se han revelado las cartas. Reacciona o pasa.
question-fight-compared = El combate está decidido. ¿Usas la bonificación de tu carta?
question-fight-outcome-rob = Elige qué te llevas.
question-fight-outcome = Elige tu recompensa.
question-fire = Elige qué habilidad usar a continuación.
question-choose = Elige una opción.
question-suffer = Elige una penalización.
question-may = Opcional: { $offer }
question-player-here = Elige a un jugador.
question-tribute = Da ${ $n } o una carta.
question-travel = Elige adónde viajar.
question-store = Compra o mejora, o termina las compras.
question-upgrade = Elige qué mejorar.
question-shop = Elige qué comprar.
question-equip-new = Objeto nuevo: { $item }. ¿Lo usas ahora?
question-discard = { $n ->
    [one] Elige una carta para descartarla.
   *[other] Elige { $n } cartas para descartarlas, de una en una.
}
question-discard-limit = { $n ->
    [one] Tienes demasiadas cartas. Descarta 1.
   *[other] Tienes demasiadas cartas. Descarta { $n }, de una en una.
}
question-npc-restart = ¿Usas el efecto de la carta de combate para anular el combate y empezarlo de nuevo?
awaited-npc-restart = { $name } decide si el combate vuelve a empezar.
question-sheriff-ride = { $n ->
    [0] Elige dónde se detiene el Sheriff.
    [one] Mueve al Sheriff: queda 1 casilla.
   *[other] Mueve al Sheriff: quedan { $n } casillas.
}
question-sheriff-place = Elige para el Sheriff una casilla contigua a la tuya.
question-sheriff-arrest = Elige a quién intenta arrestar el Sheriff.
question-poker-join = ¿Te unes a la partida de póker?
question-poker-lay = Elige dos cartas para la partida de póker.
question-poker-bonus = Elige la carta cuya bonificación quieres usar.
question-poker-after = La partida de póker ha terminado. Elige una habilidad que usar.
question-reroll = Vuelve a tirar un dado o quédate con el resultado.
question-offer = ¿Añades un disco a una historia?
question-points = Has ganado puntos. Reacciona o pasa.
question-tokens = Elige las fichas legendarias que conservas.
question-over = La partida ha terminado.
## Why something is asked, before the question

# $kind is the fight: bandit, heist, sheriff, or another one. $card is the fight card, $text what it says.
why-fight-card = { $kind ->
    [bandit] La carta de combate { $card } del bandido: { $text }.
    [heist] La carta de combate { $card } del guardia: { $text }.
    [sheriff] La carta de combate { $card } del Sheriff: { $text }.
   *[other] La carta de combate { $card } del rival: { $text }.
}
why-character = Habilidad legendaria de { $character }.
why-item = Objeto: { $item }.
why-card = Carta de póker: «{ $title }».
why-story = Historia: { $story }.
why-cattle = Recompensa por el ganado entregado.
why-sheriff = El Sheriff entra en tu casilla.
why-poker-won = Has ganado al póker.
why-track = Recompensa del contador de { $track }.

## Refusals: why a choice is closed

refusal-wrong-moment = Ahora no puedes hacer eso.
refusal-wrong-place = Aquí no puedes hacer eso.
refusal-short = Te faltan ${ $n }.
refusal-sold-elsewhere = Lo vende otro comercio.
refusal-sold-out = Agotado.
refusal-already-owned = Ya tienes ese objeto.
refusal-too-many-items = No puedes tener más de { $n } objetos variados.
refusal-not-upgradable = Solo se pueden mejorar armas y monturas.
refusal-not-owned = No tienes ese objeto.
refusal-already-upgraded = Tu copia ya tiene la mejora.
refusal-not-held = Esa carta no está en tu mano.
refusal-no-action = Esa carta no tiene acción.
refusal-no-reaction = Aquí no puedes reaccionar con esa carta.
refusal-limit-reached = Eso ya lo has usado.
refusal-target-not-here = Ese jugador no está en tu casilla.
refusal-already-fought = Ya has combatido contra ese jugador en este turno.
refusal-no-card-to-lay = Necesitas una carta de póker para combatir.
refusal-no-action-left = No te quedan acciones en este turno.
refusal-not-marshal = Necesitas al menos 1 punto de Marshal para arrestar a un jugador.
refusal-target-not-wanted = Ese jugador no es Buscado.
refusal-already-robbed = Solo puedes intentar un asalto por turno.
refusal-carries-cattle = No puedes llevar más ganado.
refusal-no-cattle = No llevas ganado.
refusal-sheriff-there = Allí está el Sheriff, y tienes puntos de Buscado.
refusal-out-of-reach = Está demasiado lejos.
refusal-no-mesa = No puedes llegar a esa casilla atravesando una meseta.
refusal-already-there = Ya estás ahí: elige otra casilla.
refusal-too-few-nuggets = No tienes tantas pepitas.
refusal-wanted-no-marshal = Tienes puntos de Buscado y no puedes ganar puntos de Marshal.
refusal-no-marshal-reward = La carta de combate te niega el punto de Marshal por este bandido.
refusal-nothing-to-take = No hay nada de eso que llevarse.
refusal-cannot-decline = No puedes rechazar este combate.
refusal-goal-not-met = No has cumplido ese objetivo en este turno, o no es tuyo.
refusal-no-disc = No puedes añadir un disco a esa historia.
refusal-item-left-out = Ese objeto no se usa en la primera partida.
refusal-cattle-left-out = En la primera partida no hay ganado.
refusal-arrests-over = Un jugador tiene PL suficientes para desencadenar el final, y con «Wild Wild West» ya no se arresta a nadie.
refusal-not-an-option = Esa no es una de las opciones.
