man-in-black = El Hombre de Negro
# As he is called within a sentence, behind its first word.
man-in-black-within = el Hombre de Negro
# As he is called behind a preposition that merges with his article, in pairs such as “a: all’Uomo in Nero”, separated by
# semicolons; { "" } where the language has none.
man-in-black-after = a: al Hombre de Negro; A: Al Hombre de Negro; de: del Hombre de Negro
deed-tribute-of-the-gang = El tributo de la banda
deed-high-noon = Mediodía en punto
deed-the-vault = La bóveda
deed-the-night-train = El tren nocturno
deed-hired-guns = Pistoleros a sueldo
deed-a-shadow-behind-you = Una sombra a tu espalda
deed-easy-pickings = Presa fácil
deed-drinks-on-the-stranger = Invita el forastero
deed-gold-by-moonlight = Oro a la luz de la luna
deed-the-offer = La oferta
option-drink = Tomar un trago
option-stand-aside = Apartarse
study-source-of-man-in-black = Hombre de Negro
why-deed = Carta del Hombre de Negro: { $deed }.
web-error-first-game-needs-man-in-black = En la primera partida de dos jugadores participa el Hombre de Negro.
web-error-man-in-black-players = El Hombre de Negro solo participa con dos jugadores.
web-variant-man-in-black = El Hombre de Negro
web-variant-man-in-black-more = Parte de las reglas para dos jugadores: una tercera figura, manejada por el juego, que también puede ganar. Se puede jugar sin él.
