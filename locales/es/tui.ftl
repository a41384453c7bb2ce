# What the terminal program says of its own: titles, hints, menus. Card texts, questions and refusals are elsewhere.

## Titles

title-players = Jugadores
title-stories = Historias abiertas y contadores
title-fight = Combate
title-poker = Póker
title-prospect = Los dados
title-hand = Tu mano
title-goals = Tus objetivos
title-mine = Lo que tienes
title-everybody = Todos
title-you = Tu decisión
title-asked = { $text }, tu decisión
title-waiting = En la mesa
title-log = La crónica
title-help = Ayuda
title-quit = ¿Salir?
title-hint = Qué haría un pistolero
title-review = Análisis
title-score = De dónde salieron los puntos

players-legend = ♣ cartas  ◆ pepitas  ✚ heridas

## The bar at the top

bar-round = Ronda { $n }
bar-length = a { $n } PL
bar-turn = { $text }
bar-end-near = El final se acerca
bar-last-round = Última ronda

## Groups of choices

group-here = Aquí
group-cards = Cartas
group-fights = Combatir
group-items = Objetos y habilidades
group-goals = Objetivos
group-ride-places = Moverse a un lugar
group-ride-rest = Moverse a campo abierto
group-beside = Sin gastar acción

## The keys, in the last row

keys = ↑↓←→ elegir  Enter  : texto  ! pista  u deshacer  h mano  p todos  l crónica  r reglas  ? ayuda  q salir
keys-short = ↑↓ Enter  : texto  ! pista  u deshacer  h mano  p todos  ? ayuda  q salir
keys-waiting = Espacio pausa  h mano  p todos  l crónica  r reglas  u atrás  ? ayuda  q salir
keys-auto-pass = Sin cartas que jugar: pasas. Pulsa Espacio para esperar.
keys-over = v análisis  l crónica  p todos  r reglas  s guardar  q salir
keys-typing = Tab completa, Enter confirma, Esc borra

overlay-scroll = ↑↓ RePág AvPág recorrer, Esc cierra
overlay-close = cualquier tecla cierra

## What happens to what is typed

typed-no-number = Esa opción no existe: escribe un número del 1 al { $n }.
typed-not-now = Ahora no puedes elegir eso.
# $form is the notation of a choice, such as move SPACE.
typed-unknown = Orden desconocida: «{ $text }».
typed-unknown-near = Orden desconocida: «{ $text }». ¿Querías decir { $near }?
typed-no-card = «{ $text }» no es una carta: escribe un valor (2 a 10, J, Q, K, A) y la letra inglesa de un palo (c tréboles, d diamantes, h corazones, s picas), como en 10c o Qh.
typed-number = «{ $text }» está fuera de rango: usa un número del { $from } al { $to }.
typed-twice = Has nombrado { $text } dos veces.
typed-missing = «{ $text }» está incompleto. Uso: { $form }
typed-too-much = Sobran palabras: «{ $text }». Uso: { $form }
undone = Elección deshecha.
undo-nothing = Nada que deshacer: se ha revelado información oculta, o ha elegido otro jugador.
saved = Guardado: { $text }
save-exists = { $text } ya existe; no se ha guardado nada. Elige otro nombre.

## Facts about a choice

fact-way = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}: { $way }
fact-bandit = Hay un bandido: tu movimiento acaba en combate.
fact-opponent = { $text }: tu movimiento acaba en combate.
fact-players = Jugadores allí: { $text }
fact-cost = Cuesta ${ $n }; te quedarán ${ $left }.
fact-money = Ganas ${ $n }.
fact-lost-money = Se pierden ${ $n }: puedes tener ${ $limit } como máximo.
fact-lost-nuggets = { $n ->
    [one] Se pierde 1 pepita: no puedes llevar más.
   *[other] Se pierden { $n } pepitas: no puedes llevar más.
}
fact-lp = Ganas { $n } PL.
fact-draws = Robas { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
fact-standing = { $winner ->
    [you] El combate quedaría en { $mine } contra { $other }: ganarías.
    [other] El combate quedaría en { $mine } contra { $other }: perderías.
   *[none] El combate empezaría de nuevo.
}
fact-legendary = Habilidad legendaria: { $text }
fact-start = Empiezas { $text }
fact-arrest = Si ganas: 1 punto de Marshal; el arrestado va a la oficina del Sheriff y pierde todos sus puntos de Buscado, el ganado que lleve y la mitad de su dinero y de sus pepitas. El perdedor sufre una herida y roba una carta.
fact-rob = Si ganas: 1 punto de Buscado y la mitad del dinero o de las pepitas del atracado. El perdedor sufre una herida y roba una carta.
fact-rob-all = Si ganas: 1 punto de Buscado y todo el dinero o todas las pepitas del atracado. El perdedor sufre una herida y roba una carta.
fact-duel-for-lp = Si ganas: { $n } PL. El perdedor pierde 1 PL, sufre una herida y roba una carta.
fact-duel = Si ganas: { $n } PL. El perdedor sufre una herida y roba una carta.
fact-heist = Combates contra el guardia. Si ganas: ${ $money } y { $n } puntos de Buscado. Si pierdes, ganas 1 punto de Buscado, sufres una herida y robas una carta.
fact-prospect = Tira dos dados. En cada uno, { $nuggets } de las { $faces } caras son pepitas; los relaves y el polvo de oro pagan ${ $money }, y vuelves a tirar cada dado que muestre polvo de oro.
fact-acquire = Toma una ficha de ganado oculta. Después, arrea ese ganado por un punto de Marshal o róbalo por un punto de Buscado.
fact-poker = Robas una carta, y los demás jugadores del pueblo pueden unirse. La mejor jugada se lleva el bote: ${ $n } más la apuesta inicial de cada jugador.
fact-discs = { $n } de { $needed } discos puestos.

item-upgraded = { $text }, con mejora

# A name or a kind, and what there is to say of it.
pair = { $name }: { $text }

## People

# In the list of players: as short as can be.
players-money = ${ $n }
players-lp = { $n } PL
marshal-n-short = M{ $n }
wanted-n-short = B{ $n }
# Points on a track of a module, and the reward of the next point.
track-n = { $track } { $n }. Siguiente: { $next }
marshal-n = Marshal { $n }
wanted-n = Buscado { $n }
track-marshal = Marshal
track-wanted = Buscado
player-goods = { $lp } PL, ${ $money }, { $nuggets ->
    [one] 1 pepita
   *[other] { $nuggets } pepitas
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $wounds ->
    [0] sin heridas
    [one] 1 herida
   *[other] { $wounds } heridas
}.
player-at = Lugar: { $text }.
legendary-now = Habilidad legendaria: { $text }
legendary-later = Habilidad legendaria, aún inactiva: { $text }
goal-done = Cumplido: { $text }
hand-more = h muestra más
hand-empty = Sin cartas.
mine-cattle = Tu ficha de ganado: { $text }
mine-tokens = Tus fichas legendarias, en PL: { $text }

## What lies on the table

no-stories = No hay ninguna historia abierta.
npc-bandit = El bandido
npc-guard = El guardia
npc-sheriff = El Sheriff
npc-opponent = El rival
fight-arrest = { $fighter } intenta arrestar a { $other }.
fight-duel = { $fighter } se bate en duelo con { $other }.
fight-rob = { $fighter } intenta atracar a { $other }.
fight-bandit = { $fighter } combate contra un bandido.
fight-heist = { $fighter } asalta el banco.
fight-sheriff = El Sheriff va tras { $fighter }.
fight-opponent = { $fighter } combate contra un rival: { $other }.
poker-flop = Flop:
poker-dealer = crupier
poker-wins = gana

## Waiting, passing, leaving

bot-thinks = { $text } está pensando.
bot-lost = { $text } no puede continuar: error interno. Pulsa s para guardar la partida; podrás retomarla desde aquí.
program-failed = { $text }. Desde ahora, el programa elige al azar.
bots-paused = En pausa: sigue { $text }. Espacio continúa.
game-over = La partida ha terminado.
pass-title = Pasa el teclado
pass-enter = { $text }, pulsa Enter cuando nadie más esté mirando.
pass-undo = (u deshace la última elección)
quit-sure = ¿Salir de la partida?
quit-kept = La partida está guardada. Retómala con: { $text }
quit-lost = La partida no está guardada y se perderá. Pulsa n y después s para guardarla.
quit-lesson-sure = ¿Salir de la lección?
quit-lesson = Avance guardado. Retómalo con: { $text }
quit-keys = «y» o Enter para salir; cualquier otra tecla cancela
left-kept = La partida está guardada. Retómala con: { $text }
left-lost = La partida no se ha guardado.
left-over = Registro de la partida: { $text }
too-small = Esta terminal es demasiado pequeña. Agrándala al menos a { $width } columnas por { $height } filas, o juega con --plain.

## The end

end-title = { $n ->
    [one] { $names } es la leyenda del Oeste
   *[other] { $names } son las leyendas del Oeste
}
end-rounds = { $n ->
    [one] tras 1 ronda
   *[other] tras { $n } rondas
}
score-player = Jugador
score-lp = PL
score-upgrades = Mej.
score-money = Dinero
score-wounds = Herid.
score-wanted = Busc.
score-marshal = Marsh.
score-tokens = Fichas
score-total = Total

## Hints

# $n is in percent; $text is clauses such as "62% to win, Sheriff 4 spaces away".
hint-why = Gana el { $n }% de las partidas simuladas: { $text }.
hint-chance = Gana el { $n }% de las partidas simuladas.
hint-intro = Qué elegiría un pistolero, lo mejor primero:
hint-thinking = El pistolero está pensando.
hint-none = El pistolero no tiene ningún consejo aquí.
hint-not-asked = Solo hay pistas cuando un jugador debe elegir.
hint-keys = 1, 2 o 3 seleccionan una opción, Enter la primera; otra tecla cierra

## The review after the game

review-about = { $choices } elecciones en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}.
review-judged = Jugadores analizados: { $text }.
review-unfinished = La partida aún no ha terminado.
review-cut = Interrumpido tras { $n } de { $of } elecciones: las posteriores no se han analizado.
review-chances = Probabilidad de ganar, turno a turno
review-mistakes = Las elecciones que más costaron
review-chosen = { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round }
}, { $name }: { $text }
review-best = Mejor, con un { $chance }% de probabilidad de ganar: { $text }. Lo elegido costó { $cost } puntos porcentuales (± { $margin }).
review-none = Ninguna elección costó { $n } puntos porcentuales o más.
review-more = { $n ->
    [one] Se omite 1 error menor.
   *[other] Se omiten { $n } errores menores.
}
review-progress = Analizando la elección { $n } de { $of }
review-stop = Esc lo interrumpe y muestra los resultados hasta ahora
review-lost = El análisis se ha interrumpido por un error interno.
review-later = El análisis está disponible cuando termina la partida.

## Rules

rules-search = Buscar: { $text }
codes-shown = Se muestran los códigos de las reglas.
codes-hidden = Los códigos de las reglas están ocultos.
reader-list-keys = escribe para buscar  ↑↓  Enter abre  Esc cierra
reader-page-keys = ↑↓ recorrer  ← índice  Esc atrás

## Places on the map, long and short

spot-bank = Banco
spot-bank-short = Bc
spot-sheriffs-office = Sheriff
spot-sheriffs-office-short = Sh
spot-general-store = Almacén
spot-general-store-short = Al
spot-saloon = Saloon
spot-saloon-short = Sa
spot-cabaret = Cabaret
spot-cabaret-short = Cb
spot-doctors-office = Doctor
spot-doctors-office-short = Dr
spot-mine = Mina
spot-mine-short = Mi
spot-rail-station = Estación
spot-rail-station-short = Es
spot-ranch-green = Rancho (v)
spot-ranch-green-short = Rv
spot-ranch-blue = Rancho (a)
spot-ranch-blue-short = Ra
spot-hideout-a = Guarida A
spot-hideout-a-short = GA
spot-hideout-b = Guarida B
spot-hideout-b-short = GB
spot-hideout-c = Guarida C
spot-hideout-c-short = GC

land-mesitos-point = Mesito’s Point
land-sunny-hills = Sunny Hills
land-dixon-creek = Dixon Creek
land-cliff-junction = Cliff Junction
land-spikes-view = Spike’s View
land-darkrock = Darkrock
land-red-falls = Red Falls

## The menu

menu-title = Nueva partida
menu-subtitle = Western Legends en la terminal
menu-players = Jugadores
menu-seat = Asiento { $n }
menu-person = Jugador { $n }
sitter-person = { $text }
sitter-random = { $text }, al azar
sitter-greenhorn = { $text }, nivel novato
sitter-cowboy = { $text }, nivel vaquero
sitter-gunslinger = { $text }, nivel pistolero
sitter-program = { $text }, un programa
# A line each, of at most 60 letters, about whoever sits there.
about-sitter-person = Una persona ante este teclado. Escribe su nombre.
about-sitter-random = Elige al azar, para hacer pruebas.
about-sitter-greenhorn = Recién llegado y sin plan: bueno para empezar.
about-sitter-cowboy = Planea, comercia y calcula: el rival de siempre.
about-sitter-gunslinger = Piensa un segundo cada elección: difícil de vencer.
menu-length = Duración
menu-length-value = { $n ->
    [15] corta, 15 PL
    [20] media, 20 PL
   *[other] larga, { $n } PL
}
menu-edition = Reglamento
menu-edition-en = inglés
menu-edition-en-changed = inglés, modificado
menu-edition-fr = francés
menu-edition-fr-changed = francés, modificado
menu-edition-it = italiano
menu-edition-it-changed = italiano, modificado
menu-kind = Tipo de partida
# $text is the name of a variant that is played with $n players.
about-menu-joins = Con { $n } jugadores se añade { $text }, salvo que lo quites.
menu-mode = Modo
menu-mode-none = ninguno
menu-language = Idioma
menu-yes = sí
menu-no = no
# How many options of a group are chosen: $n of $most.
menu-some = { $n } de { $most }
menu-start = Empezar la partida
menu-keys =
    ↑↓ fila  ←→ cambiar  escribe un nombre  Enter seguir
    Esc salir

# Behind a game that was not asked for a variant: $text is its name, $n the number of players, $others the other variants.
told-usual = { $text } forma parte de las reglas para { $n } jugadores; con --variant { $others } se juega sin ello.

## Line by line

# A group of choices.
plain-group = { $text }:
plain-seed = Semilla: { $text }
plain-ascii = Esta terminal no declara UTF-8 (LC_ALL, LC_CTYPE, LANG): se juega línea a línea, en ASCII. Pon LANG=C.UTF-8 para jugar a pantalla completa.
plain-auto-pass = Sin cartas que jugar: pasas.
plain-pass = Pasa el teclado a { $text } y pulsa Enter.
plain-pass-enter = { $text }, pulsa Enter para continuar; «quit» sale de la partida.
plain-rules-more = Más resultados: { $n }. Añade palabras para afinar la búsqueda.
plain-rules-what = «rules PALABRAS» busca; «rules SECCIÓN» muestra una sección. Ejemplo: rules setup
plain-hand = En mano: { $text }
plain-like = ¿Querías decir { $text }?
plain-save-where = Indica un archivo: save ARCHIVO
plain-after = La partida ha terminado. Escribe «review» para analizarla, o pulsa Enter para salir.
plain-help =
    Escribe un número o las palabras entre paréntesis para elegir. «? NÚMERO» muestra qué haría una opción.
    «hint» muestra qué elegiría un pistolero y por qué.
    «list» vuelve a mostrar las opciones, «hand» tus cartas y objetivos, y «players» las pertenencias de todos.
    «undo» deshace tu última elección, «save ARCHIVO» guarda la partida, «rules» muestra la regla de esta decisión, «rules PALABRAS» busca en toda la ayuda, y «quit» sale.
    «lang CÓDIGO» cambia el idioma; «lang fr» elige el francés.
    «codes» muestra los códigos de las reglas, como base.fight.07, o los oculta.

## Languages

lang-now = Idioma: { $text }.
lang-which = Elige un idioma: { $text }

## Help

help =
    ↑ ↓        selecciona una opción; ← → salta al grupo siguiente; Enter confirma
    número     escribe el número de una opción; valen también los que aparecen en el mapa
    : o /      escribe una opción con palabras, como :move darkrock-bank; Tab completa. Las opciones no disponibles dicen por qué.
    !          una pista: qué elegiría un pistolero y por qué
    u          deshace tu última elección, si no se ha revelado información oculta
    h          lo que tienes: cartas, objetivos, fichas, tu ganado
    p          los jugadores: pertenencias, objetos, habilidades; los contadores
    l          la crónica entera
    L          el idioma siguiente; :lang fr elige el francés
    r          la ayuda, en la regla de esta decisión o del último rechazo; escribe para buscar
    c          muestra los códigos de las reglas, como base.fight.07, o los oculta
    s          guarda (la partida se guarda también tras cada elección); :save ARCHIVO elige el archivo
    Espacio    pone en pausa a los bots, o continúa
    v          tras la partida: el análisis, con las probabilidades y las elecciones que más costaron
    Ctrl-Z     suspende el programa; Ctrl-L redibuja la pantalla; Ctrl-U borra lo escrito
    q          sale; la partida se puede retomar

    En el mapa: ● ■ ▲ ◆ ⬢ ▼ son los jugadores con sus iniciales, ☠ es un bandido y ★ es el Sheriff. Puedes elegir las casillas claras; la seleccionada y el camino hasta ella están en rojo.
    Jugadores: ▶ jugador activo, ⚑ jugador inicial, ⚙ un bot, ♛ una leyenda, + con mejora, ✪ fichas legendarias.

# A text with a note behind it, such as the name of an item with that of its copy; and the note alone.
noted = { $text } ({ $note })
note = ({ $note })
