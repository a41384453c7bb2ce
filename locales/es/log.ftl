# The log: one line for each event worth a line. $name and $other are players, $card, $item, $place and the like are
# names as they stand elsewhere; $id comes beside $item and $place for languages that choose words by it.
# Messages that end in -known are for those who may see the card.
# $you says whether a line is about its reader: name (who does it), other, or no.

## Setting up and turns

log-dealt = { $you ->
    [name] Puedes
   *[no] { $name } puede
} jugar con { $first } o { $second }.
log-character = El jugador del asiento { $seat } juega con { $character }.
# $name is a person’s name.
log-person-character = { $you ->
    [name] Juegas
   *[no] { $name } juega
} con { $character }.
log-first-player = { $you ->
    [name] Empiezas
   *[no] { $name } empieza
} la partida.
log-placed = { $you ->
    [name] Empiezas
   *[no] { $name } empieza
} en { $place }.
log-goals = { $you ->
    [name] Tienes
   *[no] { $name } tiene
} estos objetivos: { $goals }.
log-bandit-appears = Aparece un bandido en { $place }.
log-bandit-leaves = El bandido se va de { $place }.
log-token-placed = Se coloca una ficha en { $place }: { $token }.
log-token-removed = Se retira una ficha de { $place }: { $token }.
log-meets = { $you ->
    [name] Te encuentras con un rival: { $opponent }.
   *[no] { $name } se encuentra con un rival: { $opponent }.
}
log-story-opens = Se abre la historia { $deck }: { $trigger }
log-turn-begins = { $you ->
    [name] Ronda { $round }: tu turno.
   *[no] Ronda { $round }: turno de { $name }.
}
log-income = { $income ->
    [money] { $you ->
        [name] Tomas
       *[no] { $name } toma
    } ${ $money } como ingresos.
    [cards] { $you ->
        [name] Robas
       *[no] { $name } roba
    } { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } como ingresos.
   *[both] { $you ->
       [name] Tomas ${ $money } y robas
      *[no] { $name } toma ${ $money } y roba
   } { $cards ->
       [one] una carta
      *[other] { $cards } cartas
   } como ingresos.
}
log-moved = { $you ->
    [name] Te mueves
   *[no] { $name } se mueve
} a { $place }.
log-moved-mesa = { $you ->
    [name] Atraviesas
   *[no] { $name } atraviesa
} { $n ->
    [one] la meseta
   *[other] { $n } mesetas
} hasta { $place }.
log-sent = { $you ->
    [name] Pasas
   *[no] { $name } pasa
} a { $place }.
log-sheriff-moved = El Sheriff se mueve a { $place }.
log-sheriff-returns = El Sheriff vuelve a su oficina.
log-sheriff-placed = { $you ->
    [name] Pones
   *[no] { $name } pone
} al Sheriff en { $place }.
log-stand = Están a la venta ({ $stand }): { $items }.
# $text is what the card says; the lines after this one tell what comes of it.
log-deed = { $you ->
    [name] Juegas
   *[no] { $name } juega
} «{ $deed }».
log-end-triggered = { $you ->
    [name] Ya eres
   *[no] { $name } ya es
} una leyenda del Oeste. El final se acerca.
log-exhausted = { $you ->
    [name] Has
   *[no] { $name } ha
} agotado todos los efectos que puede tener un turno: el resto transcurre sin ninguno.
log-last-round = Última ronda: cada cual tiene un turno más.
log-over = { $n ->
    [one] { $names } es la mayor leyenda de todas.
   *[other] Comparten la gloria: { $names }.
}

## Goods

log-money-gained = { $cause ->
    [setup] { $you ->
        [name] Empiezas
       *[no] { $name } empieza
    } con ${ $n }.
    [prospect] { $you ->
        [name] Lavas
       *[no] { $name } lava
    } oro por valor de ${ $n }.
    [deposit] { $you ->
        [name] Cobras
       *[no] { $name } cobra
    } ${ $n } en el banco.
    [cattle] { $you ->
        [name] Cobras
       *[no] { $name } cobra
    } ${ $n } por el ganado.
    [work] { $you ->
        [name] Trabajas
       *[no] { $name } trabaja
    } por ${ $n }.
    [story] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } ${ $n } gracias a la historia.
    [marshal-track] { $you ->
        [name] Cobras
       *[no] { $name } cobra
    } ${ $n } de paga de Marshal.
    [heist] { $you ->
        [name] Sales
       *[no] { $name } sale
    } del banco con ${ $n }.
   *[other] { $you ->
       [name] Ganas
      *[no] { $name } gana
   } ${ $n }.
}
log-money-lost = { $cause ->
    [store] { $you ->
        [name] Pagas
       *[no] { $name } paga
    } ${ $n } en el comercio.
    [poker] { $you ->
        [name] Pones
       *[no] { $name } pone
    } ${ $n } en el bote.
    [heal] { $you ->
        [name] Pagas
       *[no] { $name } paga
    } ${ $n } al doctor.
    [revel] { $you ->
        [name] Gastas
       *[no] { $name } gasta
    } ${ $n } en una noche de fiesta.
    [rail] { $you ->
        [name] Pagas
       *[no] { $name } paga
    } ${ $n } por el tren.
    [arrest] { $you ->
        [name] Entregas
       *[no] { $name } entrega
    } ${ $n } a la ley.
    [story] { $you ->
        [name] Pagas
       *[no] { $name } paga
    } ${ $n }.
    [homestead] { $you ->
        [name] Pagas
       *[no] { $name } paga
    } ${ $n } por una granja.
    [recruit] { $you ->
        [name] Pagas
       *[no] { $name } paga
    } ${ $n } por reclutar.
   *[other] { $you ->
       [name] Pierdes
      *[no] { $name } pierde
   } ${ $n }.
}
log-lp-gained = { $cause ->
    [bandit] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por vencer a un bandido.
    [duel] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por el duelo.
    [deposit] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL en el banco.
    [revel] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por una noche memorable.
    [homestead] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por mejorar una granja.
    [cattle] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por el ganado.
    [story] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL gracias a la historia.
    [marshal-track] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por defender la ley.
    [wanted-track] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por { $you ->
        [name] tus
       *[no] sus
    } puntos de Buscado.
    [arrest] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por el arresto.
    [out-of-turn] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } { $n } PL por vencer en el turno de otro jugador.
   *[other] { $you ->
       [name] Ganas
      *[no] { $name } gana
   } { $n } PL.
}
log-lp-lost = { $cause ->
    [duel] { $you ->
        [name] Pierdes
       *[no] { $name } pierde
    } { $n } PL por perder el duelo.
   *[other] { $you ->
       [name] Pierdes
      *[no] { $name } pierde
   } { $n } PL.
}
log-nuggets-gained = { $cause ->
    [prospect] { $you ->
        [name] Encuentras
       *[no] { $name } encuentra
    } oro: { $n ->
        [one] 1 pepita.
       *[other] { $n } pepitas.
    }
   *[other] { $you ->
       [name] Ganas
      *[no] { $name } gana
   } { $n ->
       [one] 1 pepita.
      *[other] { $n } pepitas.
   }
}
log-nuggets-lost = { $cause ->
    [deposit] { $you ->
        [name] Vendes
       *[no] { $name } vende
    } { $n ->
        [one] 1 pepita.
       *[other] { $n } pepitas.
    }
    [limit] { $you ->
        [name] No puedes llevarlo todo, así que sueltas
       *[no] { $name } no puede llevarlo todo, así que suelta
    } { $n ->
        [one] 1 pepita.
       *[other] { $n } pepitas.
    }
   *[other] { $you ->
       [name] Pierdes
      *[no] { $name } pierde
   } { $n ->
       [one] 1 pepita.
      *[other] { $n } pepitas.
   }
}
# What a limit takes of a gain. $n is lost, $limit is what one can hold.
log-over-limit-money = Se pierden ${ $n }: { $you ->
    [name] puedes
   *[no] { $name } puede
} tener ${ $limit } como máximo.
log-over-limit-nuggets = { $n ->
    [one] Se pierde 1 pepita: { $you ->
        [name] puedes
       *[no] { $name } puede
    } llevar { $limit } como máximo.
   *[other] Se pierden { $n } pepitas: { $you ->
       [name] puedes
      *[no] { $name } puede
   } llevar { $limit } como máximo.
}
log-drew = { $you ->
    [name] Robas
   *[no] { $name } roba
} una carta.
log-drew-known = { $you ->
    [name] Robas
   *[no] { $name } roba
} { $card }.
log-nothing-to-draw = No quedan cartas que robar.
log-reshuffled = Se baraja la pila de descartes para formar un mazo nuevo: { $n ->
    [one] 1 carta.
   *[other] { $n } cartas.
}
log-discarded = { $you ->
    [name] Descartas
   *[no] { $name } descarta
} { $card }.
log-played = { $you ->
    [name] Juegas
   *[no] { $name } juega
} { $card }.
log-reacted = { $you ->
    [name] Reaccionas
   *[no] { $name } reacciona
} con { $card }.
log-used-character = { $you ->
    [name] Usas tu
   *[no] { $name } usa su
} habilidad legendaria.
log-used-item = { $you ->
    [name] Usas
   *[no] { $name } usa
} un objeto: { $item }.
log-used-card = { $you ->
    [name] Usas
   *[no] { $name } usa
} «{ $title }».
log-wounded = { $cause ->
    [fight-card] { $you ->
        [name] Te dan
       *[no] A { $name } le dan
    } un mal golpe: { $n ->
        [one] 1 herida.
       *[other] { $n } heridas.
    }
   *[other] { $you ->
       [name] Sufres
      *[no] { $name } sufre
   } { $n ->
       [one] una herida.
      *[other] { $n } heridas.
   }
}
log-wound-ignored = { $n ->
    [one] { $you ->
        [name] Te libras de
       *[no] { $name } se libra de
    } una herida.
   *[other] { $you ->
       [name] Te libras de
      *[no] { $name } se libra de
   } { $n } heridas.
}
log-healed = { $n ->
    [one] { $you ->
        [name] Curas
       *[no] { $name } cura
    } una herida.
   *[other] { $you ->
       [name] Curas
      *[no] { $name } cura
   } { $n } heridas.
}
log-marshal-gained = { $n ->
    [one] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } un punto de Marshal y ahora { $you ->
        [name] tienes
       *[no] tiene
    } { $to }.
   *[other] { $you ->
       [name] Ganas
      *[no] { $name } gana
   } { $n } puntos de Marshal y ahora { $you ->
       [name] tienes
      *[no] tiene
   } { $to }.
}
log-marshal-lost = { $n ->
    [one] { $you ->
        [name] Pierdes
       *[no] { $name } pierde
    } un punto de Marshal (total: { $to }).
   *[other] { $you ->
       [name] Pierdes
      *[no] { $name } pierde
   } { $n } puntos de Marshal (total: { $to }).
}
log-marshal-over = { $you ->
    [name] Ya no eres
   *[no] { $name } ya no es
} Marshal.
log-wanted-gained = { $n ->
    [one] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } un punto de Buscado y ahora { $you ->
        [name] tienes
       *[no] tiene
    } { $to }.
   *[other] { $you ->
       [name] Ganas
      *[no] { $name } gana
   } { $n } puntos de Buscado y ahora { $you ->
       [name] tienes
      *[no] tiene
   } { $to }.
}
log-wanted-lost = { $n ->
    [one] { $you ->
        [name] Pierdes
       *[no] { $name } pierde
    } un punto de Buscado (total: { $to }).
   *[other] { $you ->
       [name] Pierdes
      *[no] { $name } pierde
   } { $n } puntos de Buscado (total: { $to }).
}
log-wanted-over = { $you ->
    [name] Ya no estás
   *[no] { $name } ya no está
} en la lista de Buscados.
log-wanted-stays = { $you ->
    [name] Sigues en la lista de Buscados: tu
   *[no] { $name } sigue en la lista de Buscados: su
} cubo se pone en la casilla { $to } del contador de Buscado.
log-legendary = { $you ->
    [name] Te conviertes
   *[no] { $name } se convierte
} en leyenda.
log-actions = { $n ->
    [one] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } una acción.
   *[other] { $you ->
       [name] Ganas
      *[no] { $name } gana
   } { $n } acciones.
}
log-equipped = { $you ->
    [name] Ahora usas este objeto
   *[no] { $name } usa ahora este objeto
}: { $item }.
log-gained-item = { $you ->
    [name] Consigues
   *[no] { $name } consigue
} un objeto: { $item }.
log-upgraded = { $you ->
    [name] Mejoras
   *[no] { $name } mejora
} un objeto: { $item }.
log-lost-item = { $you ->
    [name] Descartas
   *[no] { $name } descarta
} un objeto: { $item }.

## Fights

log-fight-begins-arrest = { $you ->
    [name] Intentas arrestar a { $other }.
    [other] { $name } intenta arrestarte.
   *[no] { $name } intenta arrestar a { $other }.
}
log-fight-begins-duel = { $you ->
    [name] Retas a duelo a { $other }.
    [other] { $name } te reta a duelo.
   *[no] { $name } reta a duelo a { $other }.
}
log-fight-begins-rob = { $you ->
    [name] Intentas atracar a { $other }.
    [other] { $name } intenta atracarte.
   *[no] { $name } intenta atracar a { $other }.
}
log-fight-begins-bandit = { $you ->
    [name] Te enfrentas a un bandido. { $other } juega por el bandido.
    [other] { $name } se enfrenta a un bandido. Juegas por el bandido.
   *[no] { $name } se enfrenta a un bandido. { $other } juega por el bandido.
}
log-fight-begins-heist = { $you ->
    [name] Entras en el banco con la cara tapada. { $other } juega por el guardia.
    [other] { $name } entra en el banco con la cara tapada. Juegas por el guardia.
   *[no] { $name } entra en el banco con la cara tapada. { $other } juega por el guardia.
}
log-fight-begins-sheriff = { $you ->
    [name] El Sheriff viene por ti. { $other } juega por el Sheriff.
    [other] El Sheriff va por { $name }. Juegas por el Sheriff.
   *[no] El Sheriff va por { $name }. { $other } juega por el Sheriff.
}
log-fight-begins-opponent = { $you ->
    [name] Combates. { $other } juega por tu rival.
    [other] { $name } combate. Juegas por su rival.
   *[no] { $name } combate. { $other } juega por su rival.
}
log-track = { $to ->
    [0] { $you ->
        [name] Vuelves
       *[no] { $name } vuelve
    } al principio del contador de { $track }.
   *[other] { $you ->
       [name] Alcanzas
      *[no] { $name } alcanza
   } la casilla { $to } del contador de { $track }.
}
log-looked-at-deck = { $name } mira la primera carta del mazo de póker.
log-looked-at-deck-known = { $you ->
    [name] Miras
   *[no] { $name } mira
} la primera carta del mazo de póker: { $card }.
log-buried-top = { $you ->
    [name] Pones
   *[no] { $name } pone
} la primera carta del mazo de póker debajo del mazo.
log-drew-faceup = { $you ->
    [name] Descubres
   *[no] { $name } descubre
} cartas de combate: { $cards }.
log-npc-drew = { $n ->
    [one] { $you ->
        [name] Robas
       *[no] { $name } roba
    } una carta de combate.
   *[other] { $you ->
       [name] Robas
      *[no] { $name } roba
   } { $n } cartas de combate.
}
log-npc-drew-known = { $you ->
    [name] Robas esto
   *[no] { $name } roba esto
} del mazo de combate: { $cards }.
log-committed = { $you ->
    [name] Juegas
   *[no] { $name } juega
} una carta boca abajo.
log-committed-known = { $you ->
    [name] Juegas
   *[no] { $name } juega
} { $card } boca abajo.
log-npc-committed = { $you ->
    [name] Juegas
   *[no] { $name } juega
} una carta de combate boca abajo.
log-npc-committed-known = { $you ->
    [name] Juegas
   *[no] { $name } juega
} la carta de combate { $card } boca abajo.
log-accepted = { $you ->
    [name] Aceptas
   *[no] { $name } acepta
} el combate.
log-declined = { $you ->
    [name] Rechazas
   *[no] { $name } rechaza
} el combate.
log-revealed = { $first } contra { $second }.
log-revealed-npc = { $first } contra la carta de combate { $second }.
log-revealed-npc-one = Se revela la carta de combate { $card }, sin oposición.
log-revealed-one = Se revela { $card }, sin oposición.
log-increased = { $who ->
    [player] { $you ->
        [name] Tu carta sube { $n }, hasta { $value }.
       *[no] La carta de { $name } sube { $n }, hasta { $value }.
    }
    [npc] La carta de combate sube { $n }, hasta { $value }.
    [fighter] La carta del atacante sube { $n }, hasta { $value }.
   *[other] La carta del defensor sube { $n }, hasta { $value }.
}
log-decreased = { $who ->
    [player] { $you ->
        [name] Tu carta baja { $n }, hasta { $value }.
       *[no] La carta de { $name } baja { $n }, hasta { $value }.
    }
    [npc] La carta de combate baja { $n }, hasta { $value }.
    [fighter] La carta del atacante baja { $n }, hasta { $value }.
   *[other] La carta del defensor baja { $n }, hasta { $value }.
}
log-fight-card-cancelled = Se anula el efecto de la carta de combate.
log-fight-restarts = Se anula el resultado: el combate vuelve a empezar.
log-fight-won-arrest-fighter = { $who ->
    [player] { $you ->
        [name] Logras
       *[no] { $name } logra
    } el arresto.
   *[fighter] El arresto tiene éxito.
}
log-fight-won-arrest-other = { $who ->
    [player] { $you ->
        [name] Te escabulles
       *[no] { $name } se escabulle
    } de la ley.
   *[other] El arresto fracasa.
}
log-fight-won-duel-fighter = { $who ->
    [player] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } el duelo.
   *[fighter] Gana el duelo quien lanzó el reto.
}
log-fight-won-duel-other = { $who ->
    [player] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } el duelo.
   *[other] Gana el duelo quien recibió el reto.
}
log-fight-won-rob-fighter = { $who ->
    [player] { $you ->
        [name] Ganas el combate y puedes llevarte
       *[no] { $name } gana el combate y puede llevarse
    } el botín.
   *[fighter] Quien atraca gana el combate.
}
log-fight-won-rob-other = { $who ->
    [player] { $you ->
        [name] Te libras
       *[no] { $name } se libra
    } del atraco.
   *[other] El atraco fracasa.
}
log-fight-won-bandit-fighter = { $who ->
    [player] { $you ->
        [name] Vences
       *[no] { $name } vence
    } al bandido.
   *[fighter] El bandido cae.
}
log-fight-won-bandit-other = Gana el bandido.
log-fight-won-opponent-fighter = { $who ->
    [player] { $you ->
        [name] Ganas
       *[no] { $name } gana
    } el combate.
   *[fighter] El rival cae.
}
log-fight-won-opponent-other = Gana el rival.
log-fight-won-heist-fighter = { $who ->
    [player] { $you ->
        [name] Vacías
       *[no] { $name } vacía
    } el banco.
   *[fighter] El banco queda vacío.
}
log-fight-won-heist-other = El guardia defiende el banco.
log-fight-won-sheriff-fighter = { $who ->
    [player] { $you ->
        [name] Te escapas
       *[no] { $name } se escapa
    } del Sheriff.
   *[fighter] El Sheriff se va con las manos vacías.
}
log-fight-won-sheriff-other = El Sheriff logra el arresto.
log-looked-at = { $n ->
    [0] { $you ->
        [name] Miras la mano de { $other }: ninguna carta.
        [other] { $name } mira tu mano: ninguna carta.
       *[no] { $name } mira la mano de { $other }: ninguna carta.
    }
    [one] { $you ->
        [name] Miras una de las cartas de { $other }.
        [other] { $name } mira una de tus cartas.
       *[no] { $name } mira una de las cartas de { $other }.
    }
   *[other] { $you ->
       [name] Miras { $n } de las cartas de { $other }.
       [other] { $name } mira { $n } de tus cartas.
      *[no] { $name } mira { $n } de las cartas de { $other }.
   }
}
log-looked-at-known = { $you ->
    [name] Ves en la mano de { $other }: { $cards }.
    [other] { $name } ve en tu mano: { $cards }.
   *[no] { $name } ve en la mano de { $other }: { $cards }.
}
log-stole-money = { $you ->
    [name] Le quitas ${ $n } a { $other }.
    [other] { $name } te quita ${ $n }.
   *[no] { $name } le quita ${ $n } a { $other }.
}
log-stole-nuggets = { $n ->
    [one] { $you ->
        [name] Le quitas 1 pepita a { $other }.
        [other] { $name } te quita 1 pepita.
       *[no] { $name } le quita 1 pepita a { $other }.
    }
   *[other] { $you ->
       [name] Le quitas { $n } pepitas a { $other }.
       [other] { $name } te quita { $n } pepitas.
      *[no] { $name } le quita { $n } pepitas a { $other }.
   }
}
log-gave = { $you ->
    [name] Das una carta a { $other }.
    [other] { $name } te da una carta.
   *[no] { $name } da una carta a { $other }.
}
log-gave-known = { $you ->
    [name] Das una carta a { $other }: { $card }.
    [other] { $name } te da una carta: { $card }.
   *[no] { $name } da una carta a { $other }: { $card }.
}
log-arrested = { $you ->
    [name] Te arrestan
   *[no] Arrestan a { $name }
}.

## Cattle, poker, gold

log-acquired = { $you ->
    [name] Tomas
   *[no] { $name } toma
} ganado ({ $ranch }).
log-acquired-known = { $you ->
    [name] Tomas
   *[no] { $name } toma
} ganado, y la ficha dice: { $reward }
log-stole-cattle = { $you ->
    [name] Robas el ganado de { $other }.
    [other] { $name } roba tu ganado.
   *[no] { $name } roba el ganado de { $other }.
}
log-delivered-stray = { $you ->
    [name] Entregas
   *[no] { $name } entrega
} una res extraviada: { $reward }
log-wrangled = { $you ->
    [name] Arreas
   *[no] { $name } arrea
} el ganado hasta una estación de tren.
log-rustled = { $you ->
    [name] Entregas
   *[no] { $name } entrega
} ganado robado.
log-lost-cattle = { $you ->
    [name] Tu ganado
   *[no] El ganado de { $name }
} vuelve a su rancho.
log-poker-begins = { $you ->
    [name] Te sientas
   *[no] { $name } se sienta
} a jugar al póker.
log-joined = { $you ->
    [name] Tú también juegas
   *[no] { $name } también juega
}.
log-dealer-drew = { $you ->
    [name] Repartes
   *[no] { $name } reparte
} por la casa.
log-dealer-drew-known = { $you ->
    [name] Repartes por la casa y robas
   *[no] { $name } reparte por la casa y roba
} { $cards }.
log-flop = El flop muestra { $cards }.
log-showed = { $you ->
    [name] Revelas
   *[no] { $name } revela
} { $cards }: { $kind ->
        [pair] pareja
        [two-pair] dobles parejas
        [three-of-a-kind] trío
        [straight] escalera
        [flush] color
        [full-house] full
        [four-of-a-kind] póker
        [straight-flush] escalera de color
        [five-of-a-kind] repóker
        [royal-flush] escalera real
       *[high-card] carta alta
    }.
log-poker-won = { $you ->
    [name] Te llevas
   *[no] { $name } se lleva
} el bote: ${ $n }.
log-house-won = Gana la casa.
log-kept = { $you ->
    [name] Conservas
   *[no] { $name } conserva
} { $card }.
log-rolled = { $you ->
    [name] Tiras
   *[no] { $name } tira
} un dado: { $face }.

## Stories and goals

log-contributed = { $you ->
    [name] Añades
   *[no] { $name } añade
} un disco a la historia { $deck }.
log-contributed-moved = { $you ->
    [name] Pasas
   *[no] { $name } pasa
} un disco a la historia { $deck }.
log-story-resolved = Se resuelve una historia: { $story }.
log-goal-shown = { $you ->
    [name] Cumples
   *[no] { $name } cumple
} un objetivo, { $goal }: { $body }
log-tokens-drawn = { $n ->
    [one] { $you ->
        [name] Robas
       *[no] { $name } roba
    } una ficha legendaria.
   *[other] { $you ->
       [name] Robas
      *[no] { $name } roba
   } { $n } fichas legendarias.
}
log-tokens-drawn-known = { $n ->
    [one] { $you ->
        [name] Robas
       *[no] { $name } roba
    } una ficha legendaria de { $tokens } PL.
   *[other] { $you ->
       [name] Robas
      *[no] { $name } roba
   } { $n } fichas legendarias: { $tokens } PL.
}
log-tokens-returned = { $n ->
    [one] { $you ->
        [name] Devuelves
       *[no] { $name } devuelve
    } una ficha legendaria.
   *[other] { $you ->
       [name] Devuelves
      *[no] { $name } devuelve
   } { $n } fichas legendarias.
}
log-tokens-returned-known = { $n ->
    [one] { $you ->
        [name] Devuelves
       *[no] { $name } devuelve
    } una ficha legendaria de { $tokens } PL.
   *[other] { $you ->
       [name] Devuelves
      *[no] { $name } devuelve
   } { $n } fichas legendarias: { $tokens } PL.
}
