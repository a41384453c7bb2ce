# The coach of a first game. Each message is one sentence of at most 25 words; two of them at most are shown at once.
# web/src/game/coach/lines.json says when. The lessons (tutorial.ftl) use some of them.

## What the card says around the sentences

coach-title = La tua guida
coach-less = Meno aiuti
coach-less-more = Non dirlo più
# On a phone: what was read becomes a line, and the choices have its room.
coach-fold = Capito
coach-on = Attiva la guida
coach-off = Disattiva la guida

## Before the first turn

coach-draft = I personaggi differiscono per partenza, beni e abilità, e l’abilità si usa da 5 PL in poi.
coach-start = Parti vicino a ciò che ti serve: una Miniera per l’oro, o un Emporio per una cavalcatura.

## The start of a turn

coach-income = Ogni turno comincia con la rendita: 20$, o due carte, o 10$ e una carta.
coach-cards = Le carte servono per gli scontri e per il poker, e chi perde uno scontro subisce una ferita.
coach-weapon = Si usa una sola arma alla volta, e puoi cambiarla quando comincia il tuo turno.
coach-mount = Si usa una sola cavalcatura alla volta: da questa dipende quanto lontano ti porta un’azione di movimento.

## Actions

coach-actions = Hai tre azioni per turno: muovere ne costa una, e lo stesso vale per usare ciò che offre un luogo.
coach-bandit-ahead = Chi entra dove ci sono i Banditi deve affrontarli.
coach-prospect = Sei in una Miniera, quindi puoi cercare oro: si tirano due dadi.
coach-deposit = La Banca compra il tuo oro: ogni Pepita rende 20$ e 1 PL.
coach-shop = Una cavalcatura ti porta più lontano, e con un Mulo trasporti anche più oro.
coach-shopping = Con la stessa azione puoi continuare a comprare, finché puoi pagare.
coach-upgrade = Un’arma o una cavalcatura migliorata può fare di più, e a fine partita vale PL.
coach-equip = Puoi usare subito la nuova arma o cavalcatura, e l’altra resta tua.
coach-heal = Il Dottore cura tutte le tue ferite per 10$ e un’azione, e per ognuna peschi una carta.
coach-revel = Al Cabaret ottieni 1 PL per ogni 30$.
coach-poker = Una mano di poker costa un’azione e 10$, e peschi una carta.
coach-fight = Puoi scontrarti con un giocatore nel tuo spazio: un duello per la fama, una rapina o, se sei Marshal, l’arresto di un Ricercato.
coach-heist = Rapinare la Banca è uno scontro con una Guardia: se vinci, ottieni 80$ e tre punti Ricercato.
coach-play = Una carta serve per il testo o per il valore: una carta alta può vincere uno scontro.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-action = Con un’azione puoi usare subito { $card }: “{ $text }”
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-later = Tieni { $card } per il momento giusto, quando non costa azioni: “{ $text }”
coach-work = Lavorare rende 10$ sicuri, quando non c’è niente di meglio vicino.
coach-cattle = Prendi il bestiame in un Ranch e consegnalo altrove: il segnalino dice quanto rende.
coach-item = Ora puoi usare un tuo oggetto, e il suo testo dice quanto costa usarlo.
coach-ability = Con 5 PL diventi una leggenda e puoi usare l’abilità del tuo personaggio.
coach-end = Non devi usare tutte le azioni, ma quelle che avanzano sono perse.

## What to aim at in this turn, and why

coach-aim-sell = Punta alla Banca: ogni Pepita lì vale 20$ e 1 PL, e fino ad allora possono rapinarti.
# $n is how many wounds the player has: two or three.
coach-aim-heal = Punta allo Studio del Dottore: con { $n } ferite tieni poche carte, e ogni ferita costa 1 PL alla fine.
# $n is the player’s money.
coach-aim-revel = Punta al Cabaret: con { $n }$ trasformi il denaro in PL, 1 ogni 30$.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit = Punta ai Banditi: { $card } batte quasi tutte le carte Scontro, e vincere vale 1 PL o un punto Marshal.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit-wanted = Punta ai Banditi: { $card } batte quasi tutte le carte Scontro, e vincere ti vale 1 PL.
coach-aim-poker = Punta a un Saloon: hai una Coppia, e a poker il banco aggiunge 50$ al piatto.
coach-aim-mount = Punta a un Emporio: una cavalcatura ti porta più lontano a ogni movimento, per tutta la partita.
coach-aim-gold = Punta a una Miniera: la Banca dà 20$ e 1 PL per ogni Pepita che trovi.

## Fights

coach-fight-start = Prima di giocare una carta, ognuno può usare le abilità di inizio scontro.
coach-fight-bandit = Vince la carta più alta (l’Asso vale 14), ma il pareggio va ai Banditi.
coach-fight-guard = Vince la carta più alta (l’Asso vale 14), ma la Guardia sceglie tra tre carte e vince i pareggi.
coach-fight-sheriff = Vince la carta più alta (l’Asso vale 14), ma lo Sceriffo gioca una di quattro carte, che può ferirti, e vince i pareggi.
coach-fight-player = Vince la carta più alta (l’Asso vale 14), e il pareggio va a chi attacca.
coach-meet = Hai poche carte, e perdere costa una ferita: vince la carta più alta, e il pareggio va a Banditi, Guardia o, tra giocatori, all’attaccante.
coach-arrest = Se perdi o rifiuti, ti arrestano: subisci una ferita e perdi i punti Ricercato e metà del denaro e dell’oro.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held = Qui la tua carta migliore è { $card }: se perdi o rifiuti, ti arrestano, subisci una ferita e perdi metà del denaro e dell’oro.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose = Se perdi, subisci una ferita; qui la tua carta migliore è { $card }.
coach-fight-card = Se perdi, subisci una ferita, e la carta dell’altra parte può ferire anche chi vince.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held = Qui la tua carta migliore è { $card }: chi perde subisce una ferita, e la carta dell’altra parte può ferire anche chi vince.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $n is its value, 2 to 14, and $text what it does, as on a small card.
coach-hand-fight = Qui { $card } vale { $n }, e il suo Bonus ti aiuta: “{ $text }”
coach-decline = Chi rifiuta perde subito e subisce una ferita, ma tiene le carte per dopo.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held = Qui la tua carta migliore è { $card }: se rifiuti, perdi subito e subisci una ferita, ma tieni le carte per dopo.
coach-others = Gli altri possono affrontarti o ferirti nel loro turno: senza carte perdi subito, e ogni sconfitta porta una ferita.
coach-npc = Qui giochi l’altra parte: la carta più alta è più dura da battere, e conta anche il testo.
coach-reveal = Il Bonus della tua carta non costa azioni, ed è questo il momento di usarlo.
coach-react = Una Reazione non costa azioni e si applica prima del confronto: passa, se vuoi tenere la carta.
coach-compared = Le carte sono state confrontate, ma un Bonus può ancora cambiare ciò che segue.
coach-reward = Il PL conta subito; un punto Marshal fa avanzare il tuo cubo, e ogni spazio raggiunto dà denaro o PL.
coach-steal = Con una rapina prendi metà del denaro o metà dell’oro, e ottieni un punto Ricercato.
coach-restart = Ricominciare lo scontro porta carte nuove: conviene a chi ora perderebbe.

## Poker and gold

coach-poker-join = Unirsi costa 10$ e dà una carta, e la migliore combinazione di cinque carte vince il piatto.
coach-poker-lay = Aggiungi due delle tue carte alle tre scoperte e forma la migliore combinazione di cinque.
coach-poker-bonus = Una carta giocata a poker può avere un Bonus: scegli quale usare prima.
coach-poker-after = La mano è finita, ma puoi ancora usare un’abilità che si applica dopo una mano di poker.
coach-reroll = Puoi tirare di nuovo un dado prima di prendere l’oro, ma vale il nuovo risultato.

## Effects of cards and items

coach-extend = Ti sei fermato, ma ora una carta o un’abilità può portarti più lontano, senza spendere azioni.
coach-arrived = Certe cose si possono fare solo adesso, alla fine di un movimento.
coach-ride = Questo movimento non costa azioni, e puoi fermarti prima.
coach-travel = Vai direttamente nello spazio che scegli, senza passare per quelli in mezzo.
coach-fire = Più abilità si applicano insieme: scegli tu quale viene prima.
coach-choose = L’effetto ti lascia scegliere: prendi ciò che potrai usare prima.
coach-suffer = Devi scegliere una penalità: il denaro torna presto, ma una ferita resta finché non la curi.
coach-wound = Una ferita riduce di uno il tuo limite di carte in mano finché non la curi, e alla fine costa 1 PL.
coach-may = Questo è facoltativo: se passi, non succede nulla.
coach-target = Scegli il giocatore a cui tocca l’effetto: chi ha più PL è il tuo primo rivale.
coach-tribute = Dai ciò che ti serve meno: con il denaro si compra, con le carte si vincono gli scontri.
coach-discard = Scarta la carta che ti serve meno: un valore basso vince di rado uno scontro.
coach-points = Hai ottenuto dei punti, e ora puoi giocare una tua carta in risposta.

## The law

coach-wanted = Essere Ricercato dà PL alla fine di ogni tuo turno, ma un arresto toglie i punti Ricercato e metà del denaro e dell’oro.
coach-sheriff-ride = Sposta lo Sceriffo: quando entra nello spazio di un Ricercato, prova ad arrestarlo.
coach-sheriff-arrest = Lo Sceriffo può provare ad arrestare un solo Ricercato: scegli chi ha di più da perdere.

## Stories, goals and the end of a turn

coach-story = Hai soddisfatto il requisito di una storia: quando la storia si risolve, chiunque vi abbia messo un disco ottiene la ricompensa.
# Legendary tokens are worth $low to $high LP.
coach-goals = Soddisfa un tuo obiettivo segreto in un turno e mostralo: vale un segnalino Leggenda da { $low } a { $high } PL.
coach-goal = Hai soddisfatto un obiettivo: mostralo, senza spendere azioni, prima che finisca il tuo turno.
coach-end-of-turn = Il tuo turno finisce: un obiettivo soddisfatto si mostra adesso, e non dopo.
coach-tokens = Tieni i segnalini con più PL: restano segreti fino alla fine.
# $n is the player’s hand limit now.
coach-hand-limit = Il tuo limite di carte in mano a fine turno è { $n }: ogni altra ferita lo riduce di uno.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit = Puoi avere al massimo { $n }$ e { $nuggets } Pepite: il resto è perso, quindi spendi prima.
# $n is the number of LP that the game is played to.
coach-game-end = Quando qualcuno raggiunge { $n } PL, si finisce il round; poi tutti hanno un ultimo turno e si contano i punti.
coach-last = È il tuo ultimo turno: ogni 60$ e il posto su un tracciato contano ancora, e le ferite costano PL.

## What happened

coach-won = Hai vinto lo scontro: la carta che hai giocato si scarta, come ogni carta giocata in uno scontro.
coach-lost = Hai perso lo scontro: se hai giocato una carta, si scarta comunque.
coach-tie = Era un pareggio: lo vincono i Banditi, le Guardie e lo Sceriffo, e tra giocatori chi attacca.
coach-wounded = La ferita riduce di uno il tuo limite di carte in mano finché non la curi, per esempio nello Studio del Dottore.
coach-arrested = Ti hanno arrestato: hai perso i punti Ricercato e metà del denaro e dell’oro.
coach-limited = Avevi più di quanto puoi tenere, e il resto è andato perso: spendi il denaro, vendi le Pepite e gioca le carte in tempo.
coach-reacted = La tua Reazione si è applicata senza costare azioni: una carta così serve anche nei turni degli altri.
coach-goal-shown = Hai completato un obiettivo: il suo segnalino Leggenda conterà alla fine, e nessun altro ne vede il valore.
coach-legendary = Ora sei una leggenda: l’abilità del tuo personaggio è tua fino alla fine della partita.

## The same, shorter, for whoever has read it before

coach-fight-bandit-short = Vince la carta più alta, e il pareggio va ai Banditi.
coach-fight-guard-short = Vince la carta più alta, e il pareggio va alla Guardia.
coach-fight-sheriff-short = Vince la carta più alta, il pareggio va allo Sceriffo, e la sua carta può ferirti.
coach-fight-player-short = Vince la carta più alta, e il pareggio va a chi attacca.
coach-meet-short = Vince la carta più alta, il pareggio va ai Banditi, alla Guardia o a chi attacca, e perdere costa una ferita.
coach-arrest-short = Perdere o rifiutare porta all’arresto: costa una ferita e metà del denaro e dell’oro.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held-short = Qui la tua carta migliore è { $card }; perdere o rifiutare porta all’arresto.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose-short = Una sconfitta porta una ferita; la tua carta migliore è { $card }.
coach-fight-card-short = Una sconfitta porta una ferita, e anche la carta dell’altra parte può ferire.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held-short = Qui la tua carta migliore è { $card }; una sconfitta porta una ferita.
coach-decline-short = Chi rifiuta tiene le carte, ma perde e subisce una ferita.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held-short = Qui la tua carta migliore è { $card }; se rifiuti, perdi, ma tieni le carte.
coach-others-short = Senza carte perdi ogni scontro e subisci una ferita.
coach-react-short = Una Reazione non costa azioni: passa, se vuoi tenere la carta.
coach-extend-short = Ora una carta o un’abilità può portarti più lontano.
coach-wanted-short = I punti Ricercato danno PL a ogni tuo turno, finché nessuno ti arresta.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit-short = Ciò che supera { $n }$ o { $nuggets } Pepite va perso.
# $n is the player’s hand limit now.
coach-hand-limit-short = A fine turno tieni al massimo { $n } delle tue carte.
# Legendary tokens are worth $low to $high LP.
coach-goals-short = Un obiettivo soddisfatto e mostrato vale da { $low } a { $high } PL.
# $n is the number of LP that the game is played to.
coach-game-end-short = Quando qualcuno arriva a { $n } PL, resta un ultimo turno a testa.
coach-last-short = È il tuo ultimo turno: denaro e tracciati contano ancora.

## The shortest, for whoever knows it, where it matters at once

coach-fight-bandit-brief = Il pareggio va ai Banditi.
coach-fight-guard-brief = Il pareggio va alla Guardia.
coach-fight-sheriff-brief = Il pareggio va allo Sceriffo, e la sua carta può ferirti.
coach-fight-player-brief = Il pareggio va a chi attacca.
coach-meet-brief = Il pareggio va ai Banditi, alla Guardia o a chi attacca; perdere costa una ferita.
