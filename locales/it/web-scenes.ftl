# The scenes that lie over the board: fights, poker, the store, prospecting, stories and the like.

web-scene-steps = Svolgimento
# $name is the player who reads.
web-scene-you = Tu, { $name }
web-scene-you-short = Tu
web-scene-dollars = { $n }$
web-scene-upgraded = Versione migliorata
web-scene-upgraded-worth = { $n } PL alla fine
web-scene-npc-bandit = Banditi
web-scene-npc-guard = Guardia
web-scene-npc-sheriff = Sceriffo
web-scene-npc-opponent = Avversario
# The same within a sentence.
web-scene-the-bandit = la gang dei Banditi
web-scene-the-guard = la Guardia
web-scene-the-sheriff = lo Sceriffo
web-scene-the-opponent = l’avversario

## What was gained or lost, on small chips

web-scene-gain-money-change = { $n }$
web-scene-gain-lp-change = { $n } PL
web-scene-gain-nuggets-change = { $n ->
    [one] { $n } Pepita
   *[other] { $n } Pepite
}
# The same of what is lost.
web-scene-gain-money-lost = { $n ->
    [one] { $n }$ perso
   *[other] { $n }$ persi
}
web-scene-gain-lp-lost = { $n ->
    [one] { $n } PL perso
   *[other] { $n } PL persi
}
web-scene-gain-nuggets-lost = { $n ->
    [one] { $n } Pepita persa
   *[other] { $n } Pepite perse
}
web-scene-gain-wound = { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
web-scene-gain-no-wound = Ferita annullata
# What a limit took of a gain.
web-scene-gain-over-limit-money = { $n }$ persi: limite raggiunto
web-scene-gain-over-limit-nuggets = { $n ->
    [one] 1 Pepita persa: limite raggiunto
   *[other] { $n } Pepite perse: limite raggiunto
}
web-scene-gain-healed = { $n ->
    [one] 1 ferita curata
   *[other] { $n } ferite curate
}
web-scene-gain-marshal-now = Marshal { $n }
web-scene-gain-wanted-now = Ricercato { $n }
web-scene-gain-draw = { $n ->
    [one] 1 carta pescata
   *[other] { $n } carte pescate
}
web-scene-gain-arrested = In cella
web-scene-gain-actions = { $n ->
    [one] 1 azione in più
   *[other] { $n } azioni in più
}
web-scene-gain-cattle = Il bestiame
# $who is whose it is, $you whether that is the reader, $what one of the stakes below.
web-scene-gain-prize = { $what }
web-scene-gain-stake = { $you ->
    [yes] Tu: { $what }
   *[no] { $who }: { $what }
}

## Fights

web-scene-fight-duel = Duello
web-scene-fight-rob = Mani in alto!
web-scene-fight-arrest = In nome della legge
web-scene-fight-bandit = Agguato dei Banditi
web-scene-fight-heist = Rapina in Banca
web-scene-fight-sheriff = È arrivato lo Sceriffo
web-scene-fight-opponent = Uno scontro
web-scene-fight-where-duel = { $name } sfida a duello { $other }. { $place }
web-scene-fight-where-rob = { $name } cerca di rapinare { $other }. { $place }
web-scene-fight-where-arrest = { $name } cerca di arrestare { $other }. { $place }
web-scene-fight-where-bandit = { $name } contro i Banditi, interpretati da { $other }. { $place }
web-scene-fight-where-heist = { $name } contro la Guardia, interpretata da { $other }. { $place }
web-scene-fight-where-sheriff = Lo Sceriffo, interpretato da { $other }, contro { $name }. { $place }
web-scene-fight-where-opponent = { $name } contro un avversario: { $opponent }. Le carte Scontro le gioca { $other }. { $place }

web-scene-fight-attacker = Attaccante
web-scene-fight-target = Bersaglio
web-scene-fight-played-by = Interprete: { $name }
web-scene-fight-winner = Vittoria
web-scene-fight-passed = Nessuna reazione
web-scene-fight-thinking = Reazione possibile
web-scene-fight-no-card = Ancora nulla
web-scene-fight-declined = Scontro rifiutato
# $card is a fight card's rank; empty for a poker card.
web-scene-fight-yours = { $card ->
    [none] La tua carta
   *[other] La tua carta { $card }
}
web-scene-fight-effect = Effetto
web-scene-fight-cancelled = Nessun effetto
web-scene-fight-again = Lo scontro ricomincia!
web-scene-fight-card = Carta Scontro { $rank }. { $text }

# $who is who is ahead, $you whether that is the reader, $one and $two the values of both cards.
web-scene-fight-stands = { $one } contro { $two }: { $you ->
    [yes] { $tie ->
        [yes] parità, per ora vinci tu
       *[no] per ora vinci tu
    }
   *[no] { $tie ->
        [yes] parità, al momento vittoria per { $who }
       *[no] al momento vittoria per { $who }
    }
}
web-scene-fight-result = { $one } contro { $two }: { $you ->
    [yes] { $tie ->
        [yes] parità, vinci tu
       *[no] vinci tu
    }
   *[no] { $tie ->
        [yes] parità, vittoria per { $who }
       *[no] vittoria per { $who }
    }
}
web-scene-fight-unfought = { $you ->
    [yes] Nessuno scontro: vinci tu
   *[no] Nessuno scontro: vittoria per { $who }
}
web-scene-fight-if = { $you ->
    [yes] Se vinci tu
   *[no] Se la vittoria è per { $who }
}
web-scene-fight-nothing = Non cambia nulla
web-scene-fight-pending = Per ora nulla

# What whoever loses a fight gets.
web-scene-stake-hurt = 1 ferita, 1 carta pescata
# $n of all fight cards, $all in number, can wound even whoever wins.
web-scene-stake-fight-card = { $n } carte Scontro su { $all } ti feriscono anche se vinci
web-scene-stake-lp = { $n } PL
web-scene-stake-lp-lost = { $n ->
    [one] { $n } PL perso
   *[other] { $n } PL persi
}
web-scene-stake-loot = { $share ->
    [all] Tutto il denaro o tutte le Pepite
    [half] Metà del denaro o delle Pepite, arrotondata per eccesso
   *[unknown] Denaro o Pepite
}
web-scene-stake-wanted = { $n ->
    [one] 1 punto Ricercato
   *[other] { $n } punti Ricercato
}
web-scene-stake-marshal = { $n ->
    [one] 1 punto Marshal
   *[other] { $n } punti Marshal
}
web-scene-stake-bounty = 1 PL o 1 punto Marshal
web-scene-stake-money = { $n }$
web-scene-stake-arrested = In cella
web-scene-stake-free = La libertà

web-scene-fight-step-declare = Dichiarazione
web-scene-fight-step-lay = Carte
web-scene-fight-step-reveal = Rivelazione
web-scene-fight-step-react = Reazioni
web-scene-fight-step-result = Esito

## Poker

web-scene-poker = Poker
web-scene-poker-rule = Flop e due delle tue carte: la migliore combinazione di cinque carte vince il piatto
web-scene-poker-pot = { $house }$ dal banco, { $ante }$ da ogni giocatore
web-scene-poker-house = Fa il dealer
web-scene-poker-starter = Ha iniziato la mano
web-scene-poker-asked = Si unisce?
web-scene-poker-in = In gioco
web-scene-poker-thinking = Scelta in corso
web-scene-poker-laid = Carte scelte
web-scene-poker-shown = Mano rivelata
web-scene-poker-choose = { $n ->
    [0] Niente da giocare
    [one] Scegli una carta
   *[other] Scegli { $n } carte
}
web-scene-poker-dealing = Fai il dealer per il banco.
# $hand is a category, such as "Full house".
web-scene-poker-best = Al massimo: { $hand }
web-scene-poker-with-flop = Con il flop
# $card is a card that may take any value at poker, such as “2♥ Cheat”; $rank is the value that it has in the hand, such as “K”.
web-scene-poker-wild = { $card } conta come { $rank }
web-scene-poker-lay = Gioca a faccia in giù
web-scene-poker-ladder = Ordine delle combinazioni
web-scene-poker-beats = ti batte
web-scene-poker-yours = la tua
web-scene-poker-beaten = la batti
web-scene-poker-step-ante = Ante
web-scene-poker-step-flop = Flop
web-scene-poker-step-choose = Scelta
web-scene-poker-step-reveal = Rivelazione

web-scene-hand-high-card = Carta Alta
web-scene-hand-pair = Coppia
web-scene-hand-two-pair = Doppia Coppia
web-scene-hand-three-of-a-kind = Tris
web-scene-hand-straight = Scala
web-scene-hand-flush = Colore
web-scene-hand-full-house = Full
web-scene-hand-four-of-a-kind = Poker
web-scene-hand-straight-flush = Scala Colore
web-scene-hand-five-of-a-kind = Pokerissimo
web-scene-hand-royal-flush = Scala Reale

## The store

web-scene-store = Emporio
web-scene-store-story = Ti porta qui una storia: { $story }
web-scene-store-look = Se esci senza comprare nulla, non spendi alcuna azione.
web-scene-store-look-far = Ecco che cosa vendono gli Empori.
web-scene-store-have = Hai { $n }$
web-scene-store-mounts = Cavalcature
web-scene-store-weapons = Armi
web-scene-store-goods = Oggetti generici
# $of is the most that can be held.
web-scene-store-places = Posti occupati: { $n } su { $of }
web-scene-store-yours = Ce l’hai
web-scene-store-left = Restano: { $n }
web-scene-store-owners = Già di: { $names }
web-scene-store-free = Gratis
web-scene-store-buy = { $n ->
    [0] Prendi
   *[other] Compra: { $n }$
}
web-scene-store-upgrade = { $n ->
    [0] Migliora
   *[other] Migliora: { $n }$
}
# The same with the item, for screen readers.
web-scene-store-buy-item = { $n ->
    [0] Prendi: { $item }
   *[other] Compra per { $n }$: { $item }
}
web-scene-store-upgrade-item = { $n ->
    [0] Migliora: { $item }
   *[other] Migliora per { $n }$: { $item }
}
web-scene-store-short = Mancano { $n }$
web-scene-store-sold-out = Scorte finite
web-scene-store-already-owned = Ce l’hai già
web-scene-store-already-upgraded = Miglioramento fatto
web-scene-store-too-many-items = Nessun posto libero
web-scene-store-bought = Acquisti
web-scene-store-line = { $item }: { $n }$
web-scene-store-total = { $n }$

# What stands on the shelves, in few words. A number that stands here must stand in the item's text.
web-scene-item-plain = Ancora nessun effetto.
web-scene-item-mule = Muovi fino a 3 spazi. Trasporta 2 Pepite in più.
web-scene-item-mule-upgraded = Muovi fino a 4 spazi. Vendi 4 Pepite o più: 1 PL.
web-scene-item-mustang = Muovi fino a 4 spazi.
web-scene-item-mustang-upgraded = Muovi fino a 5 spazi.
web-scene-item-revolver-upgraded = Carta avversaria −1.
web-scene-item-rifle = Vedi 2 carte del bersaglio.
web-scene-item-rifle-upgraded = Carta avversaria −1. Vedi 2 carte.
web-scene-item-shotgun = Scontro vinto: pesca 1 carta.
web-scene-item-shotgun-upgraded = Carta avversaria −1. Se vinci: pesca 1 carta.
web-scene-item-miners-map = Ricerca dell’oro: tira di nuovo un dado.
web-scene-item-provisions = Subito: 1 carta. Se le scarti: 1 carta e 1 ferita curata.
web-scene-item-ten-gallon = A poker, se vinci: 1 PL; se perdi: ottieni 10$.
web-scene-item-whiskey = Subito: cura 1 ferita. Poi: 1 ferita a un giocatore qui.

## Prospecting

web-scene-prospect = Febbre dell’oro
web-scene-prospect-unrolled = Non ancora tirato
web-scene-prospect-again = Premi un dado per tirarlo di nuovo
web-scene-prospect-take = Prendi i risultati
web-scene-face-nugget = Una Pepita d’oro
web-scene-face-tailings = Rende qualcosa
web-scene-face-gold-dust = Rende, e tiri di nuovo
web-scene-face-gravel = Nulla

## The Sheriff

web-scene-ride = Lo Sceriffo si muove
web-scene-ride-by = { $you ->
    [yes] Sposti tu lo Sceriffo.
   *[no] { $name } sposta lo Sceriffo.
} { $n ->
    [0] Lo Sceriffo si ferma qui.
    [one] Resta 1 spazio.
   *[other] Restano { $n } spazi.
}
web-scene-pick = Scegli un giocatore
web-scene-pick-wanted = Ricercato
web-scene-pick-carries = Ha { $n }$
web-scene-pick-points = { $n ->
    [one] 1 punto Ricercato
   *[other] { $n } punti Ricercato
}

## Stories

web-scene-event = Evento
web-scene-event-by = { $name } lo risolve
web-scene-event-effects = Che cosa succede
web-scene-story = Si risolve una storia
web-scene-story-reward = Per chi ha un disco sulla storia
# A player’s second disc on a story brings nothing more.
web-scene-story-twice = 2 dischi, 1 ricompensa
web-scene-story-then = E poi
web-scene-story-discs = Dischi: { $n } su { $of }{ $n ->
    [0] {""}
   *[other] {" "}({ $names })
}
web-scene-offer = Contribuisci a una storia
web-scene-offer-story = Storia { $n }
# Only the trigger of a story is known before it is resolved.
web-scene-offer-hidden = La ricompensa è sull’altro lato della carta, che nessuno vede prima che la storia sia completa.
web-scene-offer-empty = Il mazzo è esaurito.
web-scene-offer-add = Aggiungi un disco
web-scene-offer-not = Non stavolta

## Goals and tokens

web-scene-goals = Obiettivo soddisfatto
web-scene-goals-show = Mostralo
web-scene-tokens = Segnalini Leggenda
# $n tokens may be kept of $of.
web-scene-tokens-keep = { $n ->
    [one] Tienine 1 su { $of }
   *[other] Tienine { $n } su { $of }
}
web-scene-tokens-secret = Il loro valore resta segreto fino al punteggio finale.
web-scene-tokens-choose = { $n ->
    [one] Scegline 1 da tenere
   *[other] Scegline { $n } da tenere
}
web-scene-tokens-one = Segnalino da { $n } PL
web-scene-tokens-kept = Tieni
web-scene-tokens-back = Restituisci

## Before the game

web-scene-draft = Chi vuoi essere?
web-scene-draft-waiting = In attesa della scelta degli altri.
web-scene-draft-start = Inizia { $place }
web-scene-draft-life = La vita
web-scene-draft-chosen = Scelto
web-scene-draft-others = Gli altri giocatori
web-scene-draft-open = sceglie
web-scene-draft-done = ha scelto
web-scene-start = Da dove inizi
web-scene-start-map = { $n ->
    [one] 1 spazio, illuminato sulla mappa
   *[other] { $n } spazi, illuminati sulla mappa
}

## Sheets with a choice

web-scene-choice-limit = Troppe carte
web-scene-choice-discard = Scarta una carta
web-scene-choice-suffer = Scegli una penalità
web-scene-choice-choose = Fai la tua scelta
web-scene-choice-may = Un’offerta
web-scene-choice-fire = Le tue abilità
web-scene-choice-player-here = Scegli un giocatore
web-scene-choice-tribute = Paga
web-scene-choice-npc-restart = Ricominciare?
web-scene-choice-equip-new = Nuovo acquisto
web-scene-choice-weapon = Scegli l’arma
web-scene-choice-mount = In sella

## Title cards that fade

web-scene-banner-end-triggered = La fine è vicina
web-scene-banner-last-round = L’ultimo round
web-scene-banner-over = La polvere si posa
web-scene-banner-legendary = Nasce una leggenda
web-scene-banner-arrested = Dietro le sbarre
web-scene-banner-goal-shown = Obiettivo completato

## Rewards to choose from

web-reward-title = La tua ricompensa
web-reward-list = Ricompense
# The track with the step that a reward makes on it, as a picture; the words below it say where it leads.
web-reward-strip = { $track }, con il tuo avanzamento
# $worth is a sentence, such as “Worth 2 LP in the final scoring.”
web-reward-row = Riga { $n }. { $worth }
web-reward-toll = La carta Scontro { $card } ha già avuto effetto: { $what }
web-reward-toll-card = −1 carta
web-reward-no-story = Non soddisfa il requisito di nessuna storia
