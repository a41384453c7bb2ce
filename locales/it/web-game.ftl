# The game's own screen in the browser: bar, rail, ledgers, decision, mat, hand, log.

## The bar

web-game-round = Round { $n }
web-game-length = Partita a { $n } PL
web-game-length-short = A { $n } PL
web-game-set-up = Preparazione
web-game-your-turn = Il tuo turno
web-game-turn-of = Turno di { $name }
web-game-you-choose = Scegli tu
web-game-waiting-for = In attesa di { $names }
web-game-phase-last-but-one = Ancora un round dopo questo
web-game-phase-last = L’ultimo round
web-game-phase-over = La partita è finita
web-game-deck = { $n ->
    [one] 1 carta nel mazzo
   *[other] { $n } carte nel mazzo
}
web-game-discards = { $n ->
    [one] 1 scarto
   *[other] { $n } scarti
}
web-game-discards-title = La pila degli scarti
web-game-rules = Regole
web-game-chat = Chat
web-game-sound-on = Suono attivo
web-game-sound-off = Suono spento
web-game-settings = Impostazioni
web-game-menu = Menu
web-game-skip = Vai alle tue scelte
web-game-keys = Tastiera
web-game-keys-title = Tasti
web-game-keys-numbers = Fai una scelta con il suo numero
web-game-keys-tab = Scorri scelte, carte e spazi
web-game-keys-escape = Deseleziona, o chiudi ciò che è aperto
web-game-keys-hint = Mostra o nascondi un consiglio
web-game-keys-help = Mostra questi tasti
web-game-home = Lascia il tavolo
web-game-watching = Spettatore
web-game-review = Replay
web-game-line-opening = Connessione in corso
web-game-line-closed = Potrai scegliere appena torna la connessione.
web-game-line-sent = La tua scelta sarà inviata appena torna la connessione.
web-game-choice-late = La connessione si è persa mentre sceglievi e la partita è andata avanti. Guarda la cronaca, poi scegli di nuovo.
web-game-chosen = La tua scelta: { $choice }
web-game-resign = Lascia la partita a un bot
web-game-resign-title = Lasciare la partita?
web-game-resign-text = Un bot prende il tuo posto e gioca per te. Puoi guardare, e tornare finché la partita dura.
web-game-resign-yes = Lasciala a un bot
web-game-resign-no = Continua
web-game-come-back = Riprendi il tuo posto
web-game-end = Termina la partita per tutti
web-game-end-title = Terminare la partita senza risultato?
web-game-end-text = La partita termina quando tutte le persone che giocano sono d’accordo. In tal caso non incide sulla classifica, sui traguardi né sulle statistiche di nessuno.
web-game-end-yes = Chiedi agli altri
web-game-end-alone = Termina la partita
web-game-quit = { $n ->
    [one] { $names } vuole terminare la partita senza risultato
   *[other] { $names } vogliono terminare la partita senza risultato
}
web-game-quit-you = Hai chiesto di terminare senza risultato
web-game-quit-waiting = In attesa di { $names }.
web-game-quit-agree = Termina la partita
web-game-stand-in-you = Un pistolero gioca per te
web-game-stand-in-for = Un pistolero gioca per { $name }
web-game-stand-in-absent = La tua assenza è durata più di quanto questo tavolo consenta.
web-game-stand-in-idle = La tua inattività è durata più di quanto questo tavolo consenta.
web-game-stand-in-vote = Gli altri giocatori hanno votato per un bot.
web-game-stand-in-late = Il tuo tempo per questa decisione è scaduto. La prossima è di nuovo tua.
web-game-stand-in-overdue = Il tuo tempo è scaduto più volte.
web-game-stand-in-resign = Hai lasciato la partita a un bot.
web-game-in-line = { $ahead ->
    [0] Questa partita è la prossima
    [one] Una partita viene prima di questa
   *[other] { $ahead } partite vengono prima di questa
}
web-game-in-line-more = Sono in corso molte partite tra soli bot. Questa comincerà da sola quando sarà il suo turno; puoi andartene e tornare.
web-game-stopped = Le regole sono cambiate
web-game-stopped-more = Dopo l’inizio di questa partita sono state corrette alcune regole del programma: la scelta n. { $choice } della partita non è più possibile, e il gioco si è fermato lì. { $left ->
    [one] Quella scelta non conta.
   *[other] Le { $left } scelte da lì in poi non contano.
}
web-game-stopped-continue = Continua da qui
web-game-stopped-waiting = Hai accettato. In attesa di { $names }.
web-game-stopped-end = Termina senza risultato
web-game-stopped-export = Termina e salva la registrazione
web-game-ended = Terminata senza risultato
web-game-ended-more = Le regole sono state corrette durante questa partita, e i giocatori l’hanno terminata. Non conta per nessuno.
web-game-ended-agreed = Chi giocava ha deciso di terminare la partita. Non conta per nessuno.
web-game-take-over = Riprendi il posto
web-game-still-there = Ci sei ancora?
web-game-steps-in-you = Tra poco un bot giocherà al posto tuo.
web-game-here = Ci sono
web-game-steps-in = Tra poco subentrerà un bot.
web-game-idle-more = { $name } non fa nulla da un po’.
web-game-slow-more = { $name } impiega più tempo di quanto questo tavolo consenta.

## Players

web-game-players = Giocatori
web-game-player-more = { $name }: dettagli del giocatore
web-game-first = Primo giocatore
web-game-you = Tu
web-game-playing = Di turno
web-game-chooses = Sceglie
web-game-bot = Bot:
web-game-bot-plays = Gioca un bot
web-game-away = Assente
web-game-deeds-left = { $n ->
    [one] 1 carta rimasta
   *[other] { $n } carte rimaste
}
web-game-lp = PL
web-game-lp-of = { $n } PL
web-game-money-of = Denaro: { $n }$
web-game-cards-of = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
}
web-game-nuggets-of = { $n ->
    [one] 1 Pepita d’oro
   *[other] { $n } Pepite d’oro
}
web-game-wounds-of = Ferite: { $n } su { $of }
web-game-track-none = Né Marshal né Ricercato
web-game-stands = Luogo: { $place }
web-game-drives = Trasporta bestiame del { $ranch }
web-game-discs = { $n ->
    [one] 1 disco sulle storie
   *[other] { $n } dischi sulle storie
}
web-game-tokens-of = { $n ->
    [one] 1 segnalino Leggenda
   *[other] { $n } segnalini Leggenda
}
web-game-goals-of = { $n ->
    [one] 1 obiettivo completato
   *[other] { $n } obiettivi completati
}
web-game-goal-shown = { $goal }: { $text }
web-game-facedown = { $n ->
    [one] 1 carta coperta
   *[other] { $n } carte coperte
}
web-game-items = Oggetti
web-game-no-items = Ancora nessun oggetto
web-game-ability = Abilità Leggendaria
web-game-ability-off = Da { $n } PL in su
web-game-away-more = { $name } è assente.
web-game-vote = Vota per un bot
web-game-voted = { $n ->
    [one] 1 voto per un bot
   *[other] { $n } voti per un bot
}
web-game-on-foot = A piedi
web-game-unarmed = Senza armi

## Tracks and stories

web-game-marshal-when = PL a fine partita
web-game-wanted-when = PL a fine turno
web-game-track-event = Qui c’è un segnalino Evento: chi lo raggiunge per primo risolve un evento.
web-game-track-space = { $track } { $n }: { $gives }
web-game-track-points = { $track }, spazio { $n } di { $of }
web-game-track-beyond = { $track }, ogni punto oltre l’ultimo spazio: { $gives }
web-game-track-nothing = nulla
web-game-track-here = Qui: { $names }
web-game-money = { $n }$
web-game-points = { $n } PL
web-game-row-worth = +{ $n }
web-game-story = Storia
web-game-story-cards = Mazzo: { $n }
web-game-story-none = Storie finite
web-game-story-later = Si scopre all’inizio della partita
web-game-story-discs = Dischi: { $n } su { $of }

## My mat and hand

web-game-mat = Le tue cose
web-game-of = su { $n }
web-game-slot-item = Oggetto
web-game-spaces = { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
web-game-upgraded = versione migliorata
web-game-not-active = non in uso in questo turno
web-game-wounds = Ferite
web-game-nuggets = Pepite d’oro
web-game-cash = Denaro
web-game-cattle-of = Bestiame: { $ranch }
web-game-goal-met = Soddisfatto: mostralo prima che finisca il turno
web-game-goal-open = Non ancora soddisfatto
## What things are for

# $what is the name of a thing on the table.
web-about-open = { $what }: spiegazione
web-about-rules = Nelle regole
web-about-shelves = Guarda che cosa vende il negozio
web-about-no-place = Nessun luogo qui.
web-about-place = Che cosa c’è qui?
web-about-bandit = Banditi: chi entra qui deve affrontarli.
web-about-sheriff = Lo Sceriffo: se sei Ricercato, non puoi entrare qui.
web-about-players = Qui: { $names }
web-about-story = Storia { $deck }
web-about-story-missing = { $n ->
    [0] Completa: si risolve alla fine di questo turno.
    [one] Manca 1 disco.
   *[other] Mancano { $n } dischi.
}
web-about-story-unknown = La ricompensa si scopre quando la storia si risolve: la riceve chiunque abbia un disco sulla storia.
# Your next completed goal: of tokens worth $low to $high LP you draw $n and keep $n in all.
web-about-goal-value = { $n ->
    [one] Vale 1 segnalino Leggenda da { $low } a { $high } PL
   *[other] Vale un segnalino Leggenda in più, da { $low } a { $high } PL: pescane { $n }, poi tienine { $n } fra tutti quelli che hai
}
web-about-item-lp = { $n } PL alla fine della partita.
web-about-item-upgraded = La versione migliorata costa { $n }$ e a fine partita vale { $lp } PL:
web-about-item-copy = Nome di questa copia: { $name }.
web-about-item-owner = Appartiene a { $name }.
web-about-item-price = In negozio costa { $n }$.
web-about-money = Denaro
web-about-lp = Punti Leggenda
web-about-hand = Carte Poker
web-about-nugget = Pepite d’oro
web-about-wound = Ferite

## Cards that stay until they are closed

# $title is what stands on the card.
web-notice-close = Chiudi: { $title }
web-notice-goals = I tuoi obiettivi
web-notice-result = Com’è finita
web-recap-title = Dal tuo ultimo turno
web-recap-first = Prima del tuo primo turno
web-recap-mine = Per te
web-recap-others = Gli altri giocatori
# $n is a number with its sign.
web-recap-lp = { $n } PL
web-recap-money-more = +{ $n }$
web-recap-money-less = −{ $n }$
web-recap-nothing = nessun cambiamento
web-game-tokens-own = I tuoi segnalini Leggenda, da { $values } PL
web-game-hand = La tua mano
web-game-hand-empty = Nessuna carta in mano
web-game-hand-dealer = Fai il dealer

## The decision

web-game-decision = La tua scelta
web-game-both = { $first }: { $rest }
web-game-undo = Annulla
web-game-undo-more = Annulla la tua ultima scelta
web-game-why = Perché?
web-game-why-more = Mostra la regola
web-game-group-move = Movimento
web-game-group-cards = Usa una carta o un oggetto
web-game-group-card = Scegli una carta
web-game-group-here = Qui: { $place }
web-game-group-here-plain = Qui
web-game-group-fight = Scontro
web-game-group-choice = Scegli
web-game-group-goal = Obiettivi soddisfatti
web-game-group-stop = Oppure
web-game-ride = Muovi fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
web-game-ride-short = Fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
web-game-walk = A piedi fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
web-game-reach = { $mount } · { $n ->
    [one] 1 spazio a portata
   *[other] { $n } spazi a portata
}
web-game-reach-plain = { $n ->
    [one] 1 spazio a portata
   *[other] { $n } spazi a portata
}
web-game-ride-on-map = Scegli sulla mappa
web-game-destinations = Verso dove?
web-game-destinations-more = Scegli un luogo con un nome, o uno spazio illuminato sulla mappa.
web-game-beyond-move = Quello spazio è troppo lontano. Con un’azione ti muovi fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}, ma non oltre uno spazio con i Banditi.
web-game-beyond-start = Non puoi iniziare lì. Scegli uno degli spazi illuminati.
web-game-beyond-sheriff = Non puoi spostare lì lo Sceriffo. Scegli uno degli spazi illuminati.
web-game-beyond = Ora non puoi andare lì. Scegli uno degli spazi illuminati.
web-game-back = Indietro
web-game-start-fight = Inizia uno scontro
web-game-fight-nobody = Non c’è nessuno nel tuo spazio
web-game-ride-and-fight = Vai e combatti
web-game-ride-to = Vai nello spazio { $place }
web-game-elsewhere = Altrove
web-game-do-ride = Vai lì
web-game-do = Conferma
web-game-do-not = Non ancora
web-game-end-early = { $n ->
    [one] Hai ancora 1 azione. Terminare comunque?
   *[other] Hai ancora { $n } azioni. Terminare comunque?
}
web-game-pick-two = Scegli due carte dalla mano.
web-game-pick-more = Scegli un’altra carta.
web-game-lay-two = Gioca queste due
web-game-lay-hand = { $hand } con il flop
# $n is how many of these cards are laid.
web-game-lay-bonus = { $n ->
    [one] { $name }
   *[other] { $name } due volte
}
web-game-lay-shown = Quando si rivelano le carte
web-game-lay-lost = Superi il limite: { $n }$ vanno persi.
web-game-lay-kept = Il Bonus si ottiene solo se giochi { $name }.
web-game-gain-cards = { $n ->
    [one] +1 carta
   *[other] +{ $n } carte
}
# Where a reaction, or passing, would leave a fight.
web-game-outlook-win = Vinceresti.
web-game-outlook-lose = Perderesti.
web-game-outlook-again = Lo scontro ricomincerebbe.
# What a limit takes of a gain: $n of $of are gained, $limit is what one can hold.
web-log-cut-money = { $you ->
    [name] Ottieni { $n }$ su { $of }$: puoi avere
   *[no] { $name } ottiene { $n }$ su { $of }$: può avere
} al massimo { $limit }$.
web-log-cut-nuggets = { $you ->
    [name] Pepite: ne prendi { $n } su { $of }. Puoi trasportarne
   *[no] Pepite: { $name } ne prende { $n } su { $of }. Può trasportarne
} al massimo { $limit }.
web-game-passing = Non hai carte per reagire, perciò passi in automatico. Con “Aspetta” resti a guardare.
web-game-passing-title = Passi
web-game-ending = Nessun obiettivo da mostrare: il tuo turno finisce
web-game-ending-title = Il tuo turno finisce
# Answers a question once for all.
web-standing-always-mount = Tieni sempre la cavalcatura in uso
web-standing-always-weapon = Tieni sempre l’arma in uso
web-standing-always-payment = Sempre prima il denaro
web-standing-always-more = Non ti verrà più chiesto. Puoi cambiare la scelta nelle impostazioni.
web-standing-ask = D’ora in poi chiedimelo di nuovo
# The income of this turn in all of one's turns. Shown at one's money while it stands, with what ends it.
web-farther = Proponi dopo un movimento: { $what }
web-farther-more = Se attivi questa opzione, dopo ogni movimento ti viene proposto ciò che può portarti più lontano. Altrimenti resti dove il movimento finisce.
web-stayed = Il tuo movimento è finito qui.
web-stayed-farther = Vai più lontano
web-stayed-more = Ti riporta alla fine del movimento, dove puoi ancora scegliere di andare più lontano.
web-each-turn = La stessa rendita a ogni turno
web-each-turn-more = In questa partita prendi questa rendita all’inizio di ogni tuo turno, finché non annulli la scelta: puoi farlo accanto al denaro, nel menu o nelle impostazioni.
web-each-turn-money = Rendita a ogni turno: denaro
web-each-turn-cards = Rendita a ogni turno: carte
web-each-turn-both = Rendita a ogni turno: denaro e una carta
web-each-turn-end = Fammi scegliere la rendita
# Discards the lowest cards of a hand in one press; $n is their number, 2 or more.
web-game-lowest = Scarta le { $n } più basse
web-game-wait = Aspetta
web-game-waits = Per ora nulla da fare
web-game-waits-for = In attesa di { $names }.
# $text: what somebody else is asked, as that player reads it.
web-game-waits-question = La domanda: “{ $text }”
web-game-shows = Guarda
web-game-paused = In pausa
web-game-pause = Pausa
web-game-pause-more = Mette in pausa l’animazione. La partita continua.
web-game-go-on = Continua
web-game-watch-more = Stai guardando questa partita. Le informazioni nascoste restano tali.
web-game-over = La partita è finita
web-game-over-more = Si contano i punti.
web-game-refused = Non permesso: { $reason }
web-game-handover = Passa il dispositivo a { $name }
web-game-handover-more = Non si vede nulla finché il dispositivo non è nelle mani di { $name }.
web-game-handover-go = Sono { $name }

web-game-hint-actions = Scegli uno <b>spazio illuminato</b> per andarci, o un’altra azione.
web-game-hint-actions-last = Ultima azione: scegli uno <b>spazio illuminato</b>, o un’altra azione.
web-game-hint-actions-none = Nessuna azione rimasta. Termina il turno, o mostra un obiettivo.

## Titles of questions

web-game-title-draft = Chi vuoi essere?
web-game-title-start = Da dove inizi?
web-game-title-income = Scegli la rendita
web-game-title-weapon = Quale arma?
web-game-title-mount = Quale cavalcatura?
web-game-title-actions = Che cosa fai?
web-game-title-end-of-turn = Il tuo turno finisce
web-game-title-extend-move = Prosegui?
web-game-title-move-ended = Sei a destinazione
web-game-title-ride = Verso dove?
web-game-title-fight-start = Lo scontro comincia
web-game-title-commit = Gioca una carta
web-game-title-accept-or-decline = Accetti lo scontro?
web-game-title-commit-or-decline = Accetti lo scontro?
web-game-title-npc-bandit = Interpreti i Banditi
web-game-title-npc-heist = Interpreti la Guardia
web-game-title-npc-sheriff = Interpreti lo Sceriffo
web-game-title-npc-opponent = Interpreti l’avversario
web-game-title-fight-reveal = Usi la tua carta?
web-game-title-fight-reactions = La tua reazione?
web-game-title-fight-compared = Usi la tua carta?
web-game-title-fight-outcome-rob = Prendi il bottino
web-game-title-fight-outcome = La tua ricompensa
web-game-title-fire = Che cosa viene prima?
web-game-title-choose = Che cosa scegli?
web-game-title-suffer = Scegli una penalità
web-game-title-may = Accetti?
web-game-title-player-here = Quale giocatore?
web-game-title-tribute = Paga
web-game-title-travel = Dove vai?
web-game-title-store = In negozio
web-game-title-upgrade = Che cosa migliori?
web-game-title-shop = Che cosa compri?
web-game-title-equip-new = Da usare subito?
web-game-title-discard = Scarta
web-game-title-discard-limit = Troppe carte
web-game-title-npc-restart = Ricominciare?
web-game-title-sheriff-ride = Sposta lo Sceriffo
web-game-title-sheriff-place = Piazza lo Sceriffo
web-game-title-sheriff-arrest = Chi arrestare?
web-game-title-poker-join = Poker?
web-game-title-poker-lay = Le tue due carte
web-game-title-poker-bonus = Usi il Bonus di una carta?
web-game-title-poker-after = Dopo la mano di poker
web-game-title-reroll = Tiri di nuovo?
web-game-title-offer = Aggiungi un disco?
web-game-title-points = La tua reazione?
web-game-title-tokens = I tuoi segnalini Leggenda
web-game-title-over = La partita è finita

## What a choice does

web-game-pay = Paga { $n }$
web-game-gain-money = +{ $n }$
web-game-gain-lp = +{ $n } PL
web-game-more = +{ $n }
web-game-less = −{ $n }
# $limit is the most that one can hold.
web-game-lost-money = { $n }$ andrebbero persi: puoi avere al massimo { $limit }$
web-game-lost-nuggets = { $n ->
    [one] 1 Pepita andrebbe persa: puoi averne al massimo { $limit }
   *[other] { $n } Pepite andrebbero perse: puoi averne al massimo { $limit }
}
web-game-price = { $n }$
web-game-price-free = Gratis
web-game-offer-work = Lavora
web-game-offer-heal = Curati
web-game-offer-visit = Entra in negozio
web-game-offer-visit-more = Non spendi azioni finché non compri
web-game-offer-leave = Esci dal negozio
web-game-offer-leave-more = Nessuna spesa
web-game-buy-only = Un solo acquisto: per altri, entra in negozio
web-game-buy-several = Per più acquisti
# Above the things of a store, each of which is bought with one press.
web-game-wares = Un solo acquisto, poi esci
web-game-visit-free = Non hai ancora speso nulla. Il primo acquisto costa 1 azione; nella stessa azione puoi farne altri prima di uscire.
web-game-offer-revel = Fai baldoria: { $n } PL
web-game-offer-poker = Gioca a poker
web-game-offer-poker-more = Ante { $n }$, il banco aggiunge { $house }$
web-game-offer-prospect-more = Tira i due dadi
web-game-offer-heist-more = Se vinci: { $money }$, Ricercato +{ $wanted }
web-game-offer-acquire-more = Da commerciare in una Stazione Ferroviaria, o da razziare
web-game-offer-deposit = { $nuggets ->
    [one] Vendi 1 Pepita
   *[other] Vendi { $nuggets } Pepite
}
web-game-offer-deposit-cards = { $nuggets ->
    [0] { $cards ->
        [one] Vendi 1 carta come Pepita
       *[other] Vendi { $cards } carte come Pepite
    }
    [one] { $cards ->
        [one] Vendi 1 Pepita e 1 carta
       *[other] Vendi 1 Pepita e { $cards } carte
    }
   *[other] { $cards ->
        [one] Vendi { $nuggets } Pepite e 1 carta
       *[other] Vendi { $nuggets } Pepite e { $cards } carte
    }
}
# A fight card for a bandit, a guard or the Sheriff: whom its text is about.
web-game-offer-npc = Per { $name }: { $text }
web-game-offer-duel = Sfida a duello { $name }
web-game-offer-duel-lp = Se vinci: { $n } PL
web-game-offer-rob = Rapina { $name }
web-game-offer-rob-more = Se vinci: metà del denaro o delle Pepite
web-game-offer-rob-all-more = Se vinci: tutto il denaro o tutte le Pepite
web-game-offer-arrest = Arresta { $name }
web-game-offer-arrest-more = Se vinci: 1 punto Marshal
web-game-offer-mesa = { $n ->
    [one] { $place }, attraverso la mesa
   *[other] { $place }, attraverso { $n } mesa
}
web-game-tip-bandit = Qui ci sono i Banditi:
web-game-tip-bandit-more = il movimento finisce in uno scontro.
web-game-offer-bandit = Qui ci sono i Banditi: il movimento finisce in uno scontro.
web-game-offer-opponent = { $opponent }: il movimento finisce in uno scontro.
web-game-offer-fare = Il treno costa { $n }$.
web-game-offer-way-plain = { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
web-game-offer-players = Qui c’è { $names }.
web-game-offer-players-many = Qui ci sono { $names }.
web-game-offer-tokens = { $n ->
    [one] Tieni 1 segnalino
   *[other] Tieni { $n } segnalini
}
web-game-offer-tokens-more = Da { $values } PL
web-game-offer-tokens-none = Non tenerne
web-game-offer-reroll-1 = Tira di nuovo il primo dado
web-game-offer-reroll-2 = Tira di nuovo il secondo dado
web-game-offer-reroll-more = Risultato: { $face }
web-game-offer-contribute = Storia { $deck }
web-game-offer-end-more = { $n ->
    [0] Azioni finite
    [one] 1 azione rimasta
   *[other] { $n } azioni rimaste
}
web-game-offer-target-more = Luogo: { $place }

## What a choice changes, as far as it is certain

web-game-lose-money = −{ $n }$
web-game-lose-lp = −{ $n } PL
web-game-gain-nuggets = { $n ->
    [one] +1 Pepita
   *[other] +{ $n } Pepite
}
web-game-lose-nuggets = { $n ->
    [one] −1 Pepita
   *[other] −{ $n } Pepite
}
web-game-gain-wounds = { $n ->
    [one] +1 ferita
   *[other] +{ $n } ferite
}
web-game-heal-wounds = { $n ->
    [one] −1 ferita
   *[other] −{ $n } ferite
}
web-game-gain-actions = { $n ->
    [one] +1 azione
   *[other] +{ $n } azioni
}
# $from and $to are the LP before and after.
web-game-lp-sum = +{ $n } PL: da { $from } a { $to }
# A step on a track: its name and the space that is reached; $pays is what that space gives, such as “+$20”.
web-game-step = { $track }, spazio { $n }
web-game-step-pays = { $track }, spazio { $n }: { $pays }
web-game-step-off = { $track }: di nuovo all’inizio
# What a choice changes for somebody else, after the name and a colon, with commas between: the space on a track where the cube then is,
# such as “Wanted 0”, an arrest, and the place to which the figure is moved.
web-game-other-step = { $track } { $n }
web-game-other-arrested = arresto
web-game-other-moved = va nello spazio { $place }
web-game-offer-reward-end = Sei alla fine del tracciato
# Players who could react, as far as everybody knows.
web-game-may-react = Chi può reagire: { $names }
# The player who plays the cards of a bandit, guard or other opponent.
web-game-plays-npc = { $name } gioca la carta Scontro dell’avversario
web-game-either-way = In ogni caso: { $what }
# $places are up to four places within two spaces, nearest first.
web-game-near = Vicino: { $places }
web-game-near-nothing = Niente entro due spazi
web-game-near-bandit = Banditi
web-game-offer-accept-more = Poi scegli la tua carta

## How likely a choice succeeds

web-game-odds-brief = { $n }% di probabilità
# $percent is exact, $n in $of a simple fraction near it.
web-game-odds = { $percent }% di probabilità, circa { $n } su { $of }
# $odds is one of the two above.
web-game-odds-card = Battere la carta avversaria, prima delle reazioni: { $odds }
web-game-odds-best = Battere la carta avversaria con la tua migliore, prima delle reazioni: { $odds }
web-game-odds-hand = Vincere il piatto, considerando tutte le carte che gli altri possono avere: { $odds }
web-game-odds-pot = Vincere il piatto con la tua combinazione migliore, considerando tutte le carte possibili: { $odds }
web-game-odds-joined = Vincere il piatto con la tua combinazione migliore contro chi si è già unito alla mano, considerando tutte le carte possibili: { $odds }
web-game-odds-dealer = Vincere il piatto con la tua combinazione migliore contro il dealer, considerando tutte le carte possibili: { $odds }
web-game-odds-nugget = Trovare una Pepita d’oro: { $odds }
web-game-odds-wound = Non subire ferite: { $odds }

## The hint

web-hint = Consiglio
web-hint-more = Che cosa farebbe un pistolero?
web-hint-title = Il consiglio del pistolero
web-hint-close = Nascondi il consiglio
web-hint-thinking = Ci sta pensando
web-hint-thinking-more = Puoi scegliere senza aspettare il consiglio.
web-hint-silent = Nessuna scelta è nettamente migliore.
web-hint-again = Chiedi ancora
# Spoken once the advice is there: the best choice, and its chance of winning the game.
web-hint-best = Consigliato: { $choice }. Probabilità di vittoria: { $n }%.
web-hint-key-choice = Le scelte migliori
web-hint-key-chance = Probabilità di vittoria
web-hint-percent = { $n }%
web-hint-chance = { $n }% di probabilità di vittoria
# $lp is a number with its sign.
web-hint-worth = { $lp } PL
# $clauses say why, such as "62% to win, worth about 3 LP", joined by the comma below.
web-hint-sentence = { $clauses }.
web-hint-comma = { ", " }
web-hint-mark = Consigliato
web-hint-play = Gioca così
web-hint-play-of = Gioca così: { $choice }

## The log and the chat

web-game-log = Cronaca
web-game-log-filter = Mostra
web-game-log-all = Tutto
web-game-log-mine = Su di me
web-game-log-fights = Scontri
web-game-log-money = Denaro
web-game-log-lp = PL
web-log-seat-absent = { $name } era assente: subentra un bot.
web-log-seat-idle = { $name } non gioca da troppo tempo: subentra un bot.
web-log-seat-vote = Gli altri giocatori hanno votato: un bot gioca per { $name }.
web-log-seat-late = Il tempo di { $name } è scaduto: un bot prende questa decisione.
web-log-seat-overdue = Il tempo di { $name } è scaduto di nuovo: da ora gioca un bot.
web-log-seat-resign = { $name } lascia la partita a un bot.
web-log-seat-return = { $name } torna e riprende il posto occupato dal bot.
web-game-log-empty = Ancora nulla.
web-game-chat-unread = { $n ->
    [one] 1 nuovo messaggio
   *[other] { $n } nuovi messaggi
}
web-game-chat-empty = Ancora nessun messaggio.
web-game-chat-say = Di’ qualcosa
web-game-chat-send = Invia

## The phone

web-game-tab-board = Mappa
web-game-tab-hand = Mano
web-game-tab-players = Giocatori
web-game-tab-tracks = Tracciati
web-game-tab-log = Cronaca
web-game-tabs = Parti del tavolo
web-game-sheet-more = Mostra tutte le scelte
web-game-sheet-less = Mostra meno
web-game-sheet-map = Mostra la mappa
web-game-sheet-open = Mostra le tue scelte

# On what a card or token tells: it stays until it is closed.
web-tale-hold = Tieni aperto
