# Rated play and the people one plays with: leaderboards, profiles, achievements, search, quick play.

## Rated games

web-rated = Puntuable
web-rated-title = Partida puntuable
web-rated-more = El resultado cambia la valoración de los jugadores: del todo frente a jugadores por los que responde quien administra este servidor, y poco frente a los demás. Sin pistas, y un solo asiento por navegador; quien deja la partida a un bot queda en último lugar.
web-rated-agreed = Se han sentado otros jugadores, así que esto ya no se puede cambiar.
web-rating = Valoración
# $n is the rating, $plus its uncertainty.
web-rating-of = { $n } ± { $plus }
web-rating-none = Aún sin valoración
# A change of a rating, with its sign: +12.
web-rating-change = Valoración { $change }
web-lobby-rated = Partida
web-lobby-language = Idioma
web-language = Idioma en la mesa
web-language-any = Cualquiera
web-profile-of = Perfil de { $name }

## Groups of games

web-group-base = Juego base
web-group-any = Cualquier partida
# $modules are the expansions, $mode the mode.
web-group-mode = { $mode } ({ $modules })

## Quick play and search

web-quick = Jugar con personas
web-quick-more = Ocupa el próximo asiento libre que encaje, o abre una mesa para que otros se unan.
web-quick-go = Buscarme una mesa
web-quick-search = Buscar
web-quick-fields = Qué tipo de mesa
web-quick-game = Juego
web-quick-any = Cualquiera
web-quick-rated = Partida
web-quick-rated-yes = Puntuable
web-quick-rated-no = Amistosa
web-quick-level = Jugadores
web-quick-level-mine = Cerca de mi valoración
web-quick-found = { $n ->
    [0] Ahora no hay ninguna mesa que encaje.
    [one] Hay 1 mesa que encaja.
   *[other] Hay { $n } mesas que encajan.
}

## Leaderboards

web-nav-leaderboard = Clasificaciones
web-leaderboard = Clasificación
web-leaderboard-more = Incluye a los jugadores con al menos { $games } partidas puntuables contra al menos { $opponents } jugadores distintos por los que responde quien administra este servidor, ordenados por la valoración que muy probablemente superan.
# On a server where all opponents count.
web-leaderboard-all = Incluye a los jugadores con al menos { $games } partidas puntuables contra al menos { $opponents } rivales distintos, ordenados por la valoración que muy probablemente superan.
web-leaderboard-limits = Las partidas contra otros jugadores cambian una valoración como máximo { $recently } puntos en { $days } días y { $ever } puntos en total, salvo que alguien las abandone.
web-leaderboard-none = Aún no hay nadie en la clasificación.
# $n players: the host vouches for too few.
web-leaderboard-few = Nadie puede aparecer aquí hasta que quien administra este servidor responda por { $opponents } jugadores. Por ahora: { $n }.
web-leaderboard-rank = Puesto
web-leaderboard-player = Jugador
web-leaderboard-games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
web-leaderboard-you = Tú
web-leaderboard-next = Jugadores siguientes
web-leaderboard-back = Jugadores anteriores

## Profiles

web-nav-profile = Mi perfil
web-profile-none = Juega primero una partida: con ella empieza tu perfil.
web-profile-games-won = { $n ->
    [one] 1 partida, victorias: { $won }
   *[other] { $n } partidas, victorias: { $won }
}
web-profile-ratings = Valoraciones
web-profile-unrated = Aún no hay partidas puntuables.
web-profile-rank = Puesto { $n }
web-profile-characters = Personajes favoritos
web-profile-character-games = { $n ->
    [one] 1 partida, victorias: { $won }
   *[other] { $n } partidas, victorias: { $won }
}
web-profile-games = Partidas
web-profile-no-games = Aún no hay partidas terminadas.
web-profile-place = Puesto { $place } de { $seats }
web-profile-lp = { $n } PL
web-profile-won = Ganada
web-profile-abandoned = Abandonada
web-profile-stayed = Nunca terminada
web-profile-open = Abrir
web-profile-older = Más antiguas
web-profile-newer = Más recientes
web-profile-recent = Has jugado hace poco con
web-profile-nobody = Aún no has terminado ninguna partida con otras personas.
web-profile-together = { $n ->
    [one] 1 partida en común
   *[other] { $n } partidas en común
}
web-profile-ignored = Jugadores ignorados
web-profile-ignore = Ignorar
web-profile-ignore-of = Ignorar a { $name }
web-profile-ignore-more = Los jugadores ignorados no pueden sentarse en tus mesas, y tú no ves su chat ni sus mesas abiertas. No se les avisa.
web-profile-heed = Dejar de ignorar
web-profile-heed-of = Dejar de ignorar a { $name }

## Achievements

web-achievements = Logros
web-achievements-sum = { $n } de { $of }
web-achievement-progress = { $done } de { $of }
web-achievement-reached = Logrado
web-achievement-finished = Polvo en las botas
web-achievement-finished-more = Termina una partida.
web-achievement-first-win = Un nombre para recordar
web-achievement-first-win-more = Gana una partida.
web-achievement-win-marshal = El largo brazo de la ley
web-achievement-win-marshal-more = Gana siendo Marshal.
web-achievement-win-wanted = Leyenda fuera de la ley
web-achievement-win-wanted-more = Gana siendo Buscado.
web-achievement-bank = Retirada de fondos
web-achievement-bank-more = Asalta el banco.
web-achievement-train = Fin de trayecto
web-achievement-train-more = Asalta el tren (Ante Up).
web-achievement-bandit = Cazabandidos
web-achievement-bandit-more = Gana un combate contra un bandido.
web-achievement-duel = Solo ante el peligro
web-achievement-duel-more = Reta a un jugador a duelo y gana.
web-achievement-arrested = Entre rejas
web-achievement-arrested-more = Acaba bajo arresto.
web-achievement-poker = As del póker
web-achievement-poker-more = Gana al póker en 3 partidas.
web-achievement-cattle = A ambos lados de la cerca
web-achievement-cattle-more = Arrea ganado, y roba también un poco.
web-achievement-prospector = Fiebre del oro
web-achievement-prospector-more = Encuentra pepitas buscando oro en 3 partidas.
web-achievement-upgrade = Puesta a punto
web-achievement-upgrade-more = Mejora un objeto.
web-achievement-stories = Cuentacuentos
web-achievement-stories-more = Contribuye a historias en 5 partidas.
web-achievement-legend = Parte de la leyenda
web-achievement-legend-more = Participa en una historia legendaria que llegue a su final (Blood Money).
web-achievement-deed = Terrateniente
web-achievement-deed-more = Reclama una escritura (Blood Money).
web-achievement-gambler = En racha
web-achievement-gambler-more = Avanza en el contador de Tahúr (Ante Up).
web-achievement-every-length = Corta, media, larga
web-achievement-every-length-more = Gana una partida de cada duración.
web-achievement-expansions = Nuevas fronteras
web-achievement-expansions-more = Termina una partida con Ante Up y otra con Blood Money.
web-achievement-win-both = Todo el Oeste
web-achievement-win-both-more = Gana una partida con Ante Up y Blood Money juntas.
web-achievement-modes = A la moda
web-achievement-modes-more = Termina partidas en 3 modos distintos.
web-achievement-full-table = Lleno total
web-achievement-full-table-more = Termina una partida con 6 asientos.
web-achievement-characters = Mil caras
web-achievement-characters-more = Termina partidas con 10 personajes distintos.

## Reports

web-report = Denunciar
# $name is the name of a person.
web-report-name = Denunciar el nombre { $name }
# $name is the author of a chat line.
web-report-line = Denunciar esta línea de { $name }
web-report-table = Denunciar esta mesa
# $table is the name of a table.
web-report-table-of = Denunciar la mesa { $table }
web-report-more = Los moderadores de este servidor ven lo que denuncias, con las diez líneas del chat que lo rodean. Nadie más se entera.
web-report-text = ¿Qué pasa? (opcional)
web-report-send = Enviar la denuncia
web-report-done = Gracias. Los moderadores le echarán un vistazo.
web-guest-admin = Moderación

web-error-reports-full = Tienes diez denuncias abiertas. Espera a que los moderadores las miren.
web-error-report-self = Esto es tuyo: no puedes denunciarlo.
web-error-network-banned = Durante unos días no se admite a gente nueva de tu red. Los nombres de antes siguen funcionando.
web-error-own-case = No puedes decidir en tu propio caso. Déjaselo a otra persona.
web-error-own-table = Tienes un asiento en esta mesa. Deja esto a otra persona.
web-error-role-rank = El rol de esta persona no está por debajo del tuyo.
web-error-role-account = Esta persona juega sin cuenta. Un rol requiere una cuenta.
web-error-admins-only = Solo puede hacerlo la administración.
web-error-reason = Da un motivo de 1 a 200 caracteres.
web-error-days = Este número de días no es posible.
web-error-network-range = Debe ser una dirección o una red no demasiado grande, como 192.0.2.0/24.
web-error-network-shared = Ahora hay más gente en esta red. Compruébalo de nuevo antes de confirmar.
web-error-unseen = Este servidor no ha visto a esta persona en las últimas 24 horas.
web-error-report-kind = Esto no se puede hacer con esta denuncia.
web-error-announcement = El texto puede tener hasta 300 caracteres.
