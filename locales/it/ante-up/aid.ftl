# The steps of high stakes poker. Dollars: what a player needs to take part ($purse), $ante, $house, $raise; the cards of a dealer
# ($dealercards).
aid-high-stakes = Una mano ad alta posta
aid-high-stakes-start = Se hai almeno { $purse }$ e una carta Poker, paga { $ante }$ e pesca una carta. Chiunque altro sia nella stessa città e li abbia può fare lo stesso, in ordine di turno.
aid-high-stakes-dealer = Il banco aggiunge { $house }$. Se non si unisce nessuno, il giocatore alla tua destra fa il dealer per il banco con { $dealercards } carte del mazzo. Scopri 3 carte: il flop.
aid-high-stakes-raise = A partire dalla tua sinistra, ognuno mette { $raise }$ nel piatto, oppure abbandona e pesca una carta. Tu decidi per ultimo. Il dealer non può abbandonare.
aid-high-stakes-alone = Senza dealer, se resta un solo giocatore, vince subito. Se contro il dealer abbandonano tutti, il piatto va nella riserva.
aid-high-stakes-second = Il banco aggiunge altri { $raise }$; se c’è un dealer, li aggiunge invece la riserva. Scopri altre 2 carte: il turn e il river. Ognuno gioca due carte dalla mano, che formano la combinazione con le tre migliori delle cinque carte comuni.
aid-high-stakes-win = Chi vince prende il piatto e ottiene 1 PL e 1 punto Azzardo; se vince il dealer, il piatto va nella riserva. I pareggi li vince il dealer o, se non c’è, tu; gli altri giocatori in parità dividono il piatto, e ciascuno ottiene 1 PL e 1 punto Azzardo. Chi perde pesca una carta.

# The fight with the train’s guard.
aid-fight-train = Contro la Guardia del treno
aid-fight-train-intro = La Rapina al Treno segue questi passi. Il giocatore alla tua destra interpreta la Guardia. I pareggi vanno alla Guardia; non puoi rifiutare.
aid-step-npc-draws-train = Pesca una carta Incontro sul treno. La Guardia pesca tante carte Scontro quante ne indica l’incontro.
aid-step-npc-commits-train = La Guardia gioca una delle sue carte a faccia in giù.
aid-step-outcome-train = Se vinci: la ricompensa dell’incontro. Se perdi: la sua penalità.
