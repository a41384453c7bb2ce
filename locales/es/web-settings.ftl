# The settings of this browser.

web-settings-title = Ajustes
web-settings-more = Se guardan en este navegador y se aplican al momento.
web-settings-language = Idioma
web-settings-sound = Sonido
web-settings-sound-more = Cartas, monedas, cascos de caballo y una campanilla cuando es tu turno. Volumen bajo al principio.
web-settings-speed = Velocidad de la animación
web-settings-speed-1 = Normal
web-settings-speed-3 = Lenta
web-settings-speed-2 = Doble
web-settings-speed-0 = Inmediata
web-settings-palette = Colores de los jugadores
web-settings-palette-usual = Estándar
web-settings-palette-safe = Aptos para daltónicos
web-settings-palette-more = Colores fáciles de distinguir. Cada jugador tiene además una forma.
web-settings-palette-preview = Los colores de los jugadores
web-settings-text = Tamaño del texto
web-settings-text-usual = Normal
web-settings-text-large = Grande
web-settings-text-largest = Muy grande
web-settings-text-preview = A los jugadores que están en tu casilla puedes atracarlos, arrestarlos o retarlos a duelo.
web-settings-pass = Paso automático
<<<<<<< HEAD
web-settings-pass-more = Cuando podrías reaccionar pero no tienes ninguna carta que jugar, o podrías mostrar objetivos al final de tu turno pero no tienes ninguno que mostrar, la partida sigue sola tras un momento.
web-settings-farther = Preguntar tras cada movimiento qué podría prolongarlo
=======
web-settings-pass-more = Cuando podrías reaccionar pero no tienes ninguna carta que jugar, o podrías mostrar objetivos al final de tu turno pero no tienes ninguno que mostrar, la partida sigue por ti tras un momento.
>>>>>>> box-words
web-standing-mount = Seguir con la montura en uso
web-standing-mount-more = No se te pregunta al principio de cada turno qué montura usas.
web-standing-weapon = Seguir con el arma en uso
web-standing-weapon-more = No se te pregunta al principio de cada turno qué arma usas.
web-standing-payment = El dinero antes que las pepitas
web-standing-payment-more = Los precios se pagan con dinero, y con pepitas de oro solo lo necesario. No se te pregunta.
web-standing-income = Los mismos ingresos cada turno
web-standing-income-more = En la partida en la que lo eliges, no se te pregunta por tus ingresos.
web-settings-notices = Resultados y resúmenes
web-settings-notices-more = Los resultados de tus combates y partidas de póker, y lo ocurrido desde tu último turno, quedan a la vista hasta tu próxima acción.
web-settings-coach = Una guía en mis decisiones
web-settings-coach-more = Una o dos frases cuando aparece algo nuevo.
web-settings-codes = Códigos de reglas
web-settings-codes-more = Muestra cada regla con el código que usan los enlaces y los informes.

web-browser-title = Este navegador
web-browser-more = El servidor conoce este navegador como { $name } gracias a un secreto que no tiene ningún otro.
web-browser-renew = Cerrar sesión en los demás dispositivos
web-browser-renew-more = Este navegador recibe un secreto nuevo. Ningún otro dispositivo o copia con el antiguo podrá seguir jugando en tus asientos.
web-browser-renew-done = Este navegador tiene un secreto nuevo. El antiguo ya no funciona.
web-browser-leave = Cerrar sesión
web-browser-leave-more = Tu nombre se borra de este navegador y del servidor. Pierdes tus asientos para siempre, también los de las partidas en curso.
web-browser-leave-done = Has cerrado la sesión.

web-settings-done = Listo
