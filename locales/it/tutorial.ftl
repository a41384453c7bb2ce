# The guided games. The guide speaks to one person, warmly and in short sentences. What is said must be true of the
# prepared positions in content/base/tutorial/; names of cards, places and characters are those of content.ftl.

## Around the lessons

tutorial-title = Impara giocando
tutorial-about = Brevi partite guidate. Prova quello che vuoi: alla lezione puoi sempre tornare.
# A lesson's number and how many there are.
tutorial-lesson = Lezione { $n } di { $of }
# The expansion that a lesson belongs to.
tutorial-expansion = Espansione: { $module }
# A step's number and how many there are.
tutorial-step = Passo { $n } di { $of }
tutorial-start = Inizia
tutorial-continue = Riprendi
tutorial-again = Gioca di nuovo
tutorial-next = Avanti
tutorial-skip = Salta questo passo
tutorial-back = Torna alla lezione
tutorial-leave = Lascia le lezioni
tutorial-next-lesson = Lezione successiva
tutorial-finish = Fine
tutorial-play = Ora gioca la tua prima partita
tutorial-guide = La tua guida
# What the guide wants: a choice, as it is written among the choices.
tutorial-wanted = La lezione chiede: { $choice }

## In the terminal; the words in front of the colons are typed and stay as they are

tutorial-keys = Invio scegli  Spazio avanti  Backspace torna alla lezione  ? aiuto  q esci
tutorial-keys-plain = Scrivi un numero per scegliere; “next” va avanti, “back” torna alla lezione, “quit” esce.
# A command to be typed.
tutorial-resume = Per continuare più tardi: { $command }
tutorial-all-done = Hai finito tutte le lezioni. Ora gioca una partita: { $command }
tutorial-module-done = Hai finito questa lezione. Ora gioca con l’espansione: { $command }

## What the guide answers

tutorial-reply-well = Ben fatto!
tutorial-reply-put-right = Va bene anche così. Ho rimesso i pezzi dove servono alla lezione.
tutorial-reply-strayed = Certo, puoi fare anche questo. Quando hai visto abbastanza, torna alla lezione, oppure fai ciò che chiede.
tutorial-reply-away = È permesso, e ora hai visto che cosa fa. Torna alla lezione quando vuoi.
tutorial-reply-back = Rieccoci qua.

## The first lesson

tutorial-moving = In cammino
tutorial-moving-about = Movimento, denaro e acquisti.
tutorial-moving-welcome = Ehilà! Sei Annie Oakley, appena fuori dalla città di Darkrock. In questo gioco si viaggia, si commercia, si combatte e si scommette per la fama: i Punti Leggenda, o PL. Chi ne ha di più alla fine vince. Cominciamo con una giornata tranquilla.
tutorial-moving-income = { coach-income } Oggi si fa la spesa. Che cosa prendi?
tutorial-moving-income-money = E 20$ siano: al negozio piacciono le borse piene.
tutorial-moving-income-both = Un po’ di tutto: 10$ per il negozio e una carta nella manica.
tutorial-moving-income-cards = Due carte vincono gli scontri, ma nessun negozio le accetta. Oggi ci serve denaro.
tutorial-moving-ride = Ora hai tre azioni, e muovere ne costa una: a piedi muovi di due spazi. L’Emporio si usa dai tre spazi adiacenti di Darkrock. Vai al più vicino.
tutorial-moving-buy = Qui puoi comprare. { coach-shop } Anche comprare è un’azione. Compra il Mulo.
tutorial-moving-leave = { coach-shopping } Hai quello che ti serviva: lascia l’Emporio.
tutorial-moving-mule = È tuo. Con il Mulo muovi di tre spazi con un’azione, e puoi trasportare due Pepite in più. Armi e cavalcature si possono migliorare più avanti, sempre all’Emporio.
tutorial-moving-mine = Resta un’azione. A Sunny Hills c’è dell’oro: vai alla Miniera. Poi il tuo turno finisce, e tocca a Bass Reeves.
tutorial-moving-cards = Tocca di nuovo a te. { coach-cards } Ogni carta ha anche un effetto proprio. Che cosa prendi questa volta come rendita?
tutorial-moving-cards-cards = Due carte, e una è un Re.
tutorial-moving-cards-money = Il denaro non compra il tempo, una carta sì: prendine due.
tutorial-moving-cards-both = Una carta è mezza mano, e oggi te ne serve una intera. Prendi due carte.
tutorial-moving-dig = { coach-prospect } Tenta la fortuna.
tutorial-moving-nuggets = Due Pepite! Tutti vedono il tuo oro, e gli altri possono rubartelo. La Banca lo compra.
tutorial-moving-play = La Banca è troppo lontana per le due azioni che ti restano. Guarda il tuo Re: costa un’azione e te ne dà due. Giocalo.
tutorial-moving-back = Ora hai abbastanza azioni. Vai verso la Banca di Darkrock, fin dove arriva il Mulo.
tutorial-moving-bank = Ancora un movimento e ci sei. Entra nella Banca.
tutorial-moving-sell = Ci sei, con due Pepite nelle bisacce e ancora un’azione. Decidi tu.
tutorial-moving-sell-two = Vendute! Ogni Pepita ti ha reso 20$ e 1 PL.
tutorial-moving-sell-one = L’altra Pepita resterebbe nella borsa, alla mercé dei ladri. Con una sola azione le vendi entrambe.
tutorial-moving-sell-heist = Rapinare la Banca è uno scontro, e si diventa Ricercati. Vendere è più discreto, e rende PL.
tutorial-moving-sell-work = Un lavoro onesto rende 10$. L’oro nelle tue borse rende 40$ e 2 PL.
tutorial-moving-sell-card = Una carta come ultima azione, con l’oro nelle borse e lo sportello davanti? Prima vendi.
tutorial-moving-sell-away = Te ne vai con l’oro? Hai fatto tutta questa strada per venderlo.
tutorial-moving-sell-end = Un’azione che avanza è persa, e la Banca non verrà da te.
tutorial-moving-points = Ecco la tua fama: 2 PL. { coach-ability } Alla fine vince chi ha più PL.
tutorial-moving-farewell = Questa è una giornata nel West: la rendita, tre azioni, e tocca al prossimo. Nella seconda lezione c’è chi risponde al fuoco.

## The second lesson

tutorial-fights = Pistole e carte
tutorial-fights-about = Banditi, duelli e una mano di poker.
tutorial-fights-welcome = Di nuovo qui? Bene. Ora sei Bass Reeves, a Sunny Hills, e nel Nascondiglio accanto ci sono i Banditi. Per gli scontri servono carte Poker: in mano hai un 10 e un 6.
tutorial-fights-bandit = { coach-bandit-ahead } Entra nel Nascondiglio.
tutorial-fights-lay = Il giocatore alla tua destra interpreta i Banditi e pesca due carte Scontro. Ognuno di voi gioca una carta a faccia in giù. { coach-fight-bandit } Quale carta giochi?
tutorial-fights-lay-ten = Un 10 sul tavolo, e il 6 ancora in mano.
tutorial-fights-lay-six = Giocato ora, il 6 è solo un 6. In mano è una Reazione: tienilo finché non vedi la carta dei Banditi.
tutorial-fights-react = Un Jack contro il tuo 10: perderesti. Ma il tuo 6 è Mani in Alto!, una Reazione, e riduce di due il valore della carta dei Banditi. Reagisci?
tutorial-fights-react-react = Il Jack dei Banditi ora vale 9, e il tuo 10 vince.
tutorial-fights-react-pass = Se passi, il Jack batte il 10: niente ricompensa, e una ferita. La risposta ce l’hai in mano.
tutorial-fights-reward = Hai sconfitto i Banditi. La tua ricompensa è 1 PL o 1 punto Marshal. Che cosa prendi?
tutorial-fights-reward-legend = Prima la fama: alla fine vince chi ha più PL.
tutorial-fights-reward-marshal = Una stella sul panciotto. Il tracciato Marshal rende a ogni spazio che raggiungi.
tutorial-fights-beaten = Il Jack dei Banditi ti ha dato anche 10$: le carte Scontro hanno un effetto sul giocatore contro cui si giocano, nel bene o nel male. E ricorda quanto costa una sconfitta. { coach-wound }
tutorial-fights-duel = Un altro giorno a Darkrock. Jesse James è nel tuo spazio. { coach-fight }
tutorial-fights-challenge = Sfida Jesse a duello. È un’azione.
tutorial-fights-strongest = Giocate entrambi una carta a faccia in giù. Jesse può anche rifiutare, e allora perde. Dopo il duello c’è il poker: guarda bene le tue tre carte. Quale giochi?
tutorial-fights-strongest-king = Abbastanza alto, e l’Asso resta in mano.
tutorial-fights-strongest-ace = L’Asso vince, e poi non c’è più. A poker vale di più, e anche il Re è alto.
tutorial-fights-strongest-three = Un 3 batte un 2 e poco altro, e chi perde subisce una ferita. Hai di meglio.
tutorial-fights-won = Il Re batte la Donna. Un duello vale 2 PL, e lo sconfitto subisce una ferita e pesca una carta. Nello stesso turno non ci si può scontrare due volte con lo stesso giocatore.
tutorial-fights-poker = Il Saloon è proprio qui. { coach-poker } Il banco aggiunge 50$ al piatto, e chi è in città può unirsi. Siediti.
tutorial-fights-hand = Si siede anche Jesse. Ora tre carte sono scoperte per tutti. { coach-poker-lay } Quali due?
tutorial-fights-hand-aces = Con quello sul tavolo sono tre Assi, e un Tris batte una Doppia Coppia.
tutorial-fights-hand-three = C’è un Asso sul tavolo. Con tutti e due i tuoi fai un Tris, con il 3 no.
tutorial-fights-pot = Il piatto di 70$ è tuo! Poiché la mano l’hai iniziata tu, ottieni anche 1 PL. Jesse ha perso e pesca una carta.
tutorial-fights-farewell = Ora conosci i due usi di ogni carta: il valore e il testo. Nell’ultima lezione si parla della legge, e di chi la infrange.

## The third lesson

tutorial-law = La legge e la storia
tutorial-law-about = Marshal, Ricercati e storie.
tutorial-law-welcome = La legge ha due tracciati, uno per i Marshal e uno per i Ricercati, e nessuno è su tutti e due. Sei Bass Reeves, un Marshal con due punti. Jesse James è Ricercato, ed è proprio qui.
tutorial-law-arrest = Da Marshal puoi arrestare un giocatore Ricercato nel tuo spazio. Arresta Jesse.
tutorial-law-card = È uno scontro come un altro. Gioca il Re.
tutorial-law-marshal = In cella! Jesse finisce nell’Ufficio dello Sceriffo e perde i punti Ricercato e metà del denaro. Tu ottieni un punto Marshal, e ogni spazio del tracciato rende subito qualcosa: questo, 2 PL.
tutorial-law-outlaw = Ora guarda le cose dall’altra parte. Sei Jesse James, nella Banca. Ti resta un’azione.
tutorial-law-heist = Rapina la Banca. È uno scontro contro una Guardia: ti serve una carta.
tutorial-law-guard = La Guardia sceglie tra tre carte Scontro. Il tuo Jack è A Prova di Proiettile: ti evita le ferite. Quale carta giochi?
tutorial-law-guard-jack = Undici, e neanche un graffio, qualunque cosa faccia la Guardia.
tutorial-law-guard-three = Un 3, contro la migliore di tre carte? Te ne andresti con una ferita e senza denaro.
tutorial-law-wanted = 80$ e tre punti Ricercato. Il tracciato Ricercato rende più tardi: alla fine di ogni tuo turno dà PL, e più sei in alto, più ne dà. Ma ora lo Sceriffo arriva: Bass te l’ha messo alle calcagna con Caccia all’Uomo, ed eccolo qui.
tutorial-law-sheriff = Quando lo Sceriffo entra nel tuo spazio, per prima cosa scarti una carta, poi lui si scontra con te. Quale scarti?
tutorial-law-sheriff-three = Il 3 non mancherà a nessuno.
tutorial-law-sheriff-king = Ti resterebbe un 3 contro lo Sceriffo: eroico, e breve. Tieni il Re.
tutorial-law-escape = Ora lo Sceriffo ti affronta con la migliore di quattro carte Scontro. Il pareggio va a lui. Giochi il Re e speri, o rifiuti?
tutorial-law-escape-king = La carta migliore dello Sceriffo era un 9: il Re ti tira fuori dai guai.
tutorial-law-escape-decline = Se rifiuti perdi, e lo Sceriffo ti arresta. Con un Re hai una possibilità.
tutorial-law-free = Te la sei cavata, e lo Sceriffo torna nel suo Ufficio. Se avesse vinto lui, avresti perso i punti Ricercato e metà del denaro e dell’oro, e saresti nel suo Ufficio.
tutorial-law-story = Manca una cosa: le storie. Due sono scoperte, e ognuna ha un requisito. Sei Calamity Jane, e il requisito della prima storia è ottenere 2 PL con una sola azione.
tutorial-law-revel = { coach-revel } Fai baldoria per 2 PL.
tutorial-law-disc = Hai soddisfatto il requisito. Puoi mettere un disco sulla prima storia: è l’ultimo che le serve. Lo metti?
tutorial-law-disc-disc = Il tuo disco completa la storia.
tutorial-law-disc-pass = Senza un disco non ottieni nulla quando la storia si risolve. Quella ricompensa te la sei guadagnata: metti il disco.
tutorial-law-tale = Alla fine del turno la storia si risolve. Chiunque ci abbia messo un disco ottiene la ricompensa, e può scegliere: denaro, o più denaro e una ferita.
tutorial-law-tale-money = La borsa più piccola, e la pelle salva.
tutorial-law-tale-wound = La borsa più grande. La ferita riduce il tuo limite di carte in mano finché non la curi.
tutorial-law-told = Con la storia sono arrivati nuovi Banditi, e la prossima è scoperta. Ogni disco conta: tieni quindi d’occhio i requisiti.
tutorial-law-goal = Quando qualcuno raggiunge 15, 20 o 25 PL, secondo gli accordi, si finisce il round; poi tutti hanno un ultimo turno. Alla fine danno PL anche le posizioni sui due tracciati e ogni 60$. Marshal, fuorilegge, cercatore o giocatore d’azzardo: le vie sono più d’una.
tutorial-law-farewell = Non ho altro da insegnarti. Per il resto consulta le regole. In sella, e buona fortuna!
