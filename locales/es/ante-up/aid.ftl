# The steps of high stakes poker. Dollars: what a player needs to take part ($purse), $ante, $house, $raise; the cards of a dealer
# ($dealercards).
aid-high-stakes = Una partida de póker de altas apuestas
aid-high-stakes-start = Con ${ $purse } y una carta de póker, paga ${ $ante } y roba una carta. Los demás jugadores del mismo pueblo que tengan otro tanto pueden hacer lo mismo, en orden de turno.
aid-high-stakes-dealer = La casa añade ${ $house }. Si nadie se une, el jugador a tu derecha hace de crupier por la casa con { $dealercards } cartas del mazo. Descubre 3 cartas: el flop.
aid-high-stakes-raise = Empezando por tu izquierda, cada jugador pone ${ $raise } en el bote, o se retira y roba una carta. Tú hablas en último lugar. El crupier no puede retirarse.
aid-high-stakes-alone = Si solo queda un jugador, gana de inmediato. Si todos se retiran contra el crupier, el bote va a la reserva.
aid-high-stakes-second = La casa añade otros ${ $raise } o, si hay crupier, la reserva los pone por él. Descubre 2 cartas más: el turn y el river. Cada jugador juega dos cartas de la mano, que cuentan con las tres mejores de las cinco.
aid-high-stakes-win = El ganador se lleva el bote y gana 1 PL y 1 punto de Tahúr; si gana el crupier, el bote va a la reserva. Los empates los gana el crupier o, si no lo hay, tú; los demás jugadores empatados se reparten el bote, y cada uno gana el PL y el punto de Tahúr. Quienes pierden roban una carta.

# The fight with the train’s guard.
aid-fight-train = Contra el guardia del tren
aid-fight-train-intro = Un asalto al tren sigue estos pasos. El jugador a tu derecha juega por el guardia. El guardia gana los empates; no puedes rechazar el combate.
aid-step-npc-draws-train = Roba una carta de encuentro del tren. El guardia roba tantas cartas de combate como esta indique.
aid-step-npc-commits-train = El guardia juega una de sus cartas boca abajo.
aid-step-outcome-train = Si ganas: la recompensa del encuentro. Si pierdes: su penalización.
