# What a bot says for or against a choice: short clauses, one after another with commas between them. $way is gain or
# loss.

# How likely a fight is won. What can still change is never 0 or 100.
advice-fight = { $percent ->
    [0] derrota segura en el combate
    [100] victoria segura en el combate
   *[other] { $percent }% de ganar el combate
}
advice-poker = { $percent ->
    [0] derrota segura al póker
    [100] victoria segura al póker
   *[other] { $percent }% de ganar al póker
}
# Legendary points inside other clauses: 3.4 has 3 for $whole and 4 for $tenth.
advice-points = { $tenth ->
    [0] { $whole } PL
   *[other] { $whole },{ $tenth } PL
}
advice-worth = { $way ->
    [gain] vale alrededor de { $points }
   *[loss] cuesta alrededor de { $points }
}
advice-sheriff = { $spaces ->
    [0] con el Sheriff ahí mismo
    [one] con el Sheriff a 1 casilla
   *[other] con el Sheriff a { $spaces } casillas
}
advice-toward = { $place ->
    [bank] hacia el banco
    [mine] hacia una mina
    [doctor] hacia el doctor
    [cabaret] hacia el cabaret
    [store] hacia un almacén general
    [saloon] hacia un saloon
    [ranch] hacia un rancho
    [station] hacia una estación de tren
    [bandit] hacia un bandido
   *[player] hacia otro jugador
}
advice-lp = { $way ->
    [gain] gana { $points }
   *[loss] pierde { $points }
}
advice-money = { $way ->
    [gain] gana ${ $n }
   *[loss] paga ${ $n }
}
advice-nuggets = { $way ->
    [gain] gana { $n ->
        [one] una pepita
       *[other] { $n } pepitas
    }
   *[loss] cede { $n ->
       [one] una pepita
      *[other] { $n } pepitas
   }
}
advice-cards = { $way ->
    [gain] gana { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
   *[loss] cuesta { $n ->
       [one] una carta
      *[other] { $n } cartas
   }
}
advice-marshal = { $way ->
    [gain] gana { $n ->
        [one] 1 punto de Marshal
       *[other] { $n } puntos de Marshal
    }
   *[loss] pierde { $n ->
       [one] 1 punto de Marshal
      *[other] { $n } puntos de Marshal
   }
}
advice-wanted = { $way ->
    [gain] gana { $n ->
        [one] 1 punto de Buscado
       *[other] { $n } puntos de Buscado
    }
   *[loss] pierde { $n ->
       [one] 1 punto de Buscado
      *[other] { $n } puntos de Buscado
   }
}
advice-wounds = { $way ->
    [gain] sufre { $n ->
        [one] una herida
       *[other] { $n } heridas
    }
   *[loss] cura { $n ->
       [one] una herida
      *[other] { $n } heridas
   }
}

# Why the first choice is the best, in one sentence.
advice-why-fight = { $percent ->
    [0] Pierdes el combate hagas lo que hagas; con esta opción pierdes lo mínimo.
    [100] Ganas el combate con toda seguridad.
    [one] Ganas el combate 1 vez de cada 100.
   *[other] Ganas el combate { $percent } veces de cada 100.
}
advice-why-poker = { $percent ->
    [0] Pierdes la partida de póker hagas lo que hagas; con esta opción pierdes lo mínimo.
    [100] Ganas la partida de póker con toda seguridad.
    [one] Ganas la partida de póker 1 vez de cada 100.
   *[other] Ganas la partida de póker { $percent } veces de cada 100.
}
advice-why-toward = { $place ->
    [bank] Te acerca al banco.
    [mine] Te acerca a una mina.
    [doctor] Te acerca al doctor.
    [cabaret] Te acerca al cabaret.
    [store] Te acerca a un almacén general.
    [saloon] Te acerca a un saloon.
    [ranch] Te acerca a un rancho.
    [station] Te acerca a una estación de tren.
    [bandit] Te acerca a un bandido.
   *[player] Te acerca a otro jugador.
}
advice-why-lp = { $tenth ->
    [0] Te da alrededor de { $whole } PL.
   *[other] Te da alrededor de { $whole },{ $tenth } PL.
}
advice-why-money = Te da unos ${ $n }.
advice-why-nuggets = { $n ->
    [one] Te da más o menos una pepita de oro.
   *[other] Te da unas { $n } pepitas de oro.
}
advice-why-cards = { $n ->
    [one] Te da más o menos una carta.
   *[other] Te da unas { $n } cartas.
}
advice-why-marshal = { $n ->
    [one] Te da más o menos 1 punto de Marshal.
   *[other] Te da unos { $n } puntos de Marshal.
}
advice-why-wanted = { $n ->
    [one] Te da más o menos 1 punto de Buscado.
   *[other] Te da unos { $n } puntos de Buscado.
}
advice-why-wounds = { $n ->
    [one] Cura más o menos una herida.
   *[other] Cura unas { $n } heridas.
}
advice-why-sheriff = Mantiene al Sheriff a { $spaces } casillas.
advice-why-best = Gana { $percent } de cada 100 partidas que simula el pistolero; la siguiente opción gana { $next }.
advice-why-close = Varias opciones son casi igual de buenas; en las partidas que simula el pistolero, esta gana alguna más.
