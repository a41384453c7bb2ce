# The rules to look up: chapters, search, and the handbook of cards, items, characters, stories and goals.

web-rules-title = Las reglas
web-rules-chapters = Capítulos
web-rules-search = Buscar en las reglas
web-rules-search-hint = Duelo, mula, límite de mano
web-rules-search-clear = Borrar la búsqueda
web-rules-found = { $n ->
    [0] No se ha encontrado nada para «{ $query }».
    [one] 1 resultado para «{ $query }».
   *[other] { $n } resultados para «{ $query }».
}
web-rules-found-many = Más de { $n } resultados para «{ $query }»: estos son los mejores.
web-rules-count = { $n ->
    [one] 1 regla
   *[other] { $n } reglas
}
web-rules-example = Ejemplo
web-rules-ruling = Por qué jugamos así
web-rules-link = Enlace a esta regla
# Over the rules that answer a question of the game.
web-rules-answer = La respuesta, en breve

web-rules-group-notes = Esta mesa
web-rules-group-aid = Ayuda
web-rules-group-game = La partida
web-rules-group-map = En el mapa
web-rules-group-fights = Combates
web-rules-group-fame = Fama
web-rules-group-things = Cartas y objetos
web-rules-group-variants = Variantes
web-rules-group-more = Más
web-rules-group-handbook = El manual

web-rules-page-cards = Cartas de póker
web-rules-page-fight-cards = Cartas de combate
web-rules-page-items = Objetos
web-rules-page-characters = Personajes
web-rules-page-stories = Historias
web-rules-page-goals = Objetivos
web-rules-page-tracks = Contadores
web-rules-page-cattle = Ganado
web-rules-page-legends = Historias legendarias
web-rules-page-events = Eventos
web-rules-page-encounters = Encuentros
web-rules-page-frontier = Fichas de frontera
web-rules-page-deeds = Escrituras
web-rules-page-injuries = Lesiones
web-rules-page-followers = Patrullas y cuadrillas

web-rules-item-mount = Montura
web-rules-item-weapon = Arma
web-rules-item-misc = Objeto variado
web-rules-item-price = ${ $cost }
web-rules-item-copies = { $n } en el juego
web-rules-item-names = Copias: { $names }
web-rules-item-upgraded = Mejora por ${ $cost }
web-rules-begins = Empiezas
web-rules-gains = Empiezas con
web-rules-story-reward = Para cada jugador con un disco en la historia
web-rules-track-space = Casilla
web-rules-track-gives = Al entrar
web-rules-track-row = Fila { $n }
web-rules-track-nothing = Nada
web-rules-deed-lp = PL al final, según las escrituras de la serie: { $lp }
web-rules-deed-each = PL por cada escritura de su dueño: { $lp }
web-rules-encounter-cards = { $n ->
    [one] 1 carta de combate
   *[other] { $n } cartas de combate
}
web-rules-encounter-ties = Ganas los empates.
web-rules-encounter-no-ties = Pierdes los empates.
web-rules-encounter-won = Si ganas:
web-rules-encounter-lost = Si pierdes:
# A frontier token and its number.
web-rules-frontier = { $name } ({ $n })

# For which table the rules are shown.
web-rules-for = Las reglas de
web-rules-for-players = { $n } jugadores
web-rules-edition = Reglamento
web-rules-edition-en = Inglés
web-rules-edition-fr = Francés
web-rules-edition-it = Italiano
web-rules-players = Jugadores
# Over the rule that forbids something: $reason is a whole sentence.
web-rules-reason = Ahora no es posible. { $reason }
