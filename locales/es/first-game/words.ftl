web-error-first-game-goals = La primera partida se juega sin objetivos.
web-error-first-game-length = La primera partida se juega a 15 PL.
web-error-first-game-players = La primera partida es para 2 a 4 jugadores.
web-error-first-game-character = Este personaje no se usa en la primera partida: elige a Billy the Kid, Bass Reeves o Annie Oakley, o a Bloody Knife con cuatro jugadores.
web-error-first-game-begins = La primera partida necesita a Billy the Kid, que juega primero.
web-variant-first-game = Primera partida
web-variant-first-game-more = Para principiantes: de 2 a 4 jugadores, cuatro personajes fijos, a 15 PL; sin objetivos ni ganado, con tres objetos menos y la mitad de las historias.
