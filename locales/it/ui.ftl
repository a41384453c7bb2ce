# What the program says of its own: names of seats, labels of choices, questions, refusals.

seat-number = Posto { $n }
# A label before a text, with its punctuation and the space after it.
label = { $label }:{ " " }
# Two sentences of which the first has no full stop: a name, and what is said about it.
spoken = { $head }. { $next }

## Labels of choices: short, on a button, without a full stop

choice-draft = Gioca con { $character }
choice-start = Inizia da { $place }
choice-income = { $income ->
    [money] Prendi { $money }$
    [cards] Pesca { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
   *[both] Prendi { $money }$ e pesca { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
}
choice-equip = Usa: { $item }
choice-keep = Non cambiare nulla
choice-use-character = Usa l’abilità di { $character }
choice-use-item = Usa: { $item }
choice-move = Vai a { $place }
choice-move-mesa = { $n ->
    [one] Attraversa la mesa fino a { $place }
   *[other] Attraversa { $n } mesa fino a { $place }
}
choice-play = Gioca { $card }
choice-fight-arrest = Arresta { $character }
choice-fight-duel = Sfida a duello { $character }
choice-fight-rob = Rapina { $character }
choice-fight-bandit = Affronta i Banditi
choice-fight-heist = Affronta la Guardia
choice-fight-sheriff = Affronta lo Sceriffo
choice-fight-opponent = Affronta l’avversario
choice-buy = { $n ->
    [0] Prendi gratis: { $item }
   *[other] Compra per { $n }$: { $item }
}
choice-upgrade = { $n ->
    [0] Migliora gratis: { $item }
   *[other] Migliora per { $n }$: { $item }
}
choice-poker = Gioca a poker per { $n }$
choice-join = Unisciti alla mano per { $n }$
choice-prospect = Cerca oro
choice-reroll = { $n ->
    [1] Tira di nuovo il primo dado
   *[2] Tira di nuovo il secondo dado
}
choice-deposit = { $cards ->
    [0] { $nuggets ->
        [one] Vendi 1 Pepita per { $money }$
       *[other] Vendi { $nuggets } Pepite per { $money }$
    }
    [one] { $nuggets ->
        [0] Vendi 1 carta come Pepita per { $money }$
        [one] Vendi 1 Pepita e 1 carta per { $money }$
       *[other] Vendi { $nuggets } Pepite e 1 carta per { $money }$
    }
   *[other] { $nuggets ->
        [0] Vendi { $cards } carte come Pepite per { $money }$
        [one] Vendi 1 Pepita e { $cards } carte per { $money }$
       *[other] Vendi { $nuggets } Pepite e { $cards } carte per { $money }$
    }
}
choice-heist = Rapina la Banca
choice-heal = Curati per { $n }$
choice-revel = Fai baldoria per { $money }$: { $n } PL
choice-acquire = Ottieni bestiame
choice-deliver = Consegna il bestiame
choice-work = Lavora per { $n }$
choice-end-actions = Termina le azioni
choice-end-shopping = Termina gli acquisti
choice-end-turn = Termina il turno
choice-commit = Gioca { $card }
choice-accept = Accetta lo scontro
choice-decline = Rifiuta lo scontro
choice-lay = { $n ->
    [0] Nessuna carta
   *[other] Gioca { $cards }
}
choice-npc = Gioca la carta Scontro { $card }: { $text }
choice-react = Reagisci con { $card }
choice-bonus = Usa il Bonus
choice-bonus-card = Usa { $card }
choice-bonus-restart = Annulla lo scontro e ricomincialo
choice-pass = Passa
choice-reward-legend = Prendi 1 PL
choice-reward-marshal = Prendi 1 punto Marshal
# As choice-steal, where a robber takes all.
choice-steal-all = { $what ->
    [money] { $cattle ->
        [yes] Ruba il bestiame e tutto il denaro
       *[no] Ruba tutto il denaro
    }
    [nuggets] { $cattle ->
        [yes] Ruba il bestiame e tutte le Pepite
       *[no] Ruba tutte le Pepite
    }
   *[nothing] { $cattle ->
        [yes] Ruba il bestiame
       *[no] Non rubare nulla
    }
}
choice-steal = { $what ->
    [money] { $cattle ->
        [yes] Ruba il bestiame e metà del denaro
       *[no] Ruba metà del denaro
    }
    [nuggets] { $cattle ->
        [yes] Ruba il bestiame e metà delle Pepite
       *[no] Ruba metà delle Pepite
    }
   *[nothing] { $cattle ->
        [yes] Ruba il bestiame
       *[no] Non rubare nulla
    }
}
choice-arrest = Arresta { $character }
choice-sheriff = Sposta lo Sceriffo a { $place }
choice-halt = Ferma qui lo Sceriffo
choice-discard = Scarta { $card }
choice-give = Cedi { $card }
choice-give-money = Cedi { $n }$
choice-target = { $character }
choice-contribute = Aggiungi un disco alla storia { $deck }: { $trigger }
choice-contribute-plain = Aggiungi un disco alla storia { $deck }
choice-goal = Completa un obiettivo: { $goal }
choice-keep-tokens = Tieni { $tokens } PL in segnalini
choice-keep-no-tokens = Non tenere segnalini

## Questions: what a player is asked now

question-none = Nessuna scelta in sospeso.
question-wait = In attesa degli altri.
question-draft = Scegli il tuo personaggio.
question-start = Scegli dove iniziare.
question-income = Scegli la rendita.
question-weapon = Scegli l’arma da usare fino al tuo prossimo turno.
question-mount = Scegli la cavalcatura da usare fino al tuo prossimo turno.
question-actions = { $n ->
    [0] Non hai più azioni. Termina il turno, o completa un obiettivo.
    [one] Scegli un’azione. È l’ultima.
   *[other] Scegli un’azione. Te ne restano { $n }.
}
question-end-of-turn = Completa un obiettivo, o termina il turno.
question-extend-move = Prosegui, o resti dove sei?
question-move-ended = Movimento finito. Scegli che cosa fare qui.
question-ride = { $n ->
    [one] Muovi fino a 1 spazio, o resta dove sei.
   *[other] Muovi fino a { $n } spazi, o resta dove sei.
}
question-fight-start = Lo scontro comincia. Scegli un’abilità da usare.
question-commit = Gioca una carta a faccia in giù per lo scontro.
question-accept-or-decline = Accetti lo scontro? Sceglierai la carta dopo.
question-commit-or-decline = Gioca una carta a faccia in giù, o rifiuta lo scontro.
question-npc-bandit = Interpreti i Banditi. Gioca una carta Scontro a faccia in giù.
question-npc-heist = Interpreti la Guardia. Gioca una carta Scontro a faccia in giù.
question-npc-sheriff = Interpreti lo Sceriffo. Gioca una carta Scontro a faccia in giù.
question-npc-opponent = Interpreti l’avversario. Gioca una carta Scontro a faccia in giù.
awaited-npc-bandit = { $name } interpreta i Banditi e sceglie una carta Scontro.
awaited-npc-heist = { $name } interpreta la Guardia e sceglie una carta Scontro.
awaited-npc-sheriff = { $name } interpreta lo Sceriffo e sceglie una carta Scontro.
awaited-npc-opponent = { $name } interpreta l’avversario e sceglie una carta Scontro.
question-fight-reveal = Le carte sono scoperte. Usi il Bonus della tua carta?
question-fight-reactions = Le carte sono scoperte. Reagisci, o passa.
question-fight-compared = Lo scontro è deciso. Usi il Bonus della tua carta?
question-fight-outcome-rob = Scegli che cosa rubare.
question-fight-outcome = Scegli la tua ricompensa.
question-fire = Scegli quale abilità usare ora.
question-choose = Scegli.
question-suffer = Scegli una penalità.
question-may = Facoltativo: { $offer }
question-player-here = Scegli un giocatore.
question-tribute = Cedi { $n }$ o una carta.
question-travel = Scegli dove andare.
question-store = Compra o migliora, oppure termina gli acquisti.
question-upgrade = Scegli che cosa migliorare.
question-shop = Scegli che cosa comprare.
question-equip-new = Usi subito l’oggetto { $item }?
question-discard = { $n ->
    [one] Scegli una carta da scartare.
   *[other] Scegli { $n } carte da scartare, una alla volta.
}
question-discard-limit = { $n ->
    [one] Hai troppe carte in mano. Scartane 1.
   *[other] Hai troppe carte in mano. Scartane { $n }, una alla volta.
}
question-npc-restart = Usi l’effetto della carta Scontro per annullare lo scontro e ricominciarlo?
awaited-npc-restart = { $name } decide se lo scontro ricomincia.
question-sheriff-ride = { $n ->
    [0] Scegli dove si ferma lo Sceriffo.
    [one] Sposta lo Sceriffo: resta 1 spazio.
   *[other] Sposta lo Sceriffo: restano { $n } spazi.
}
question-sheriff-place = Scegli per lo Sceriffo uno spazio adiacente al tuo.
question-sheriff-arrest = Scegli chi lo Sceriffo tenta di arrestare.
question-poker-join = Ti unisci alla mano di poker?
question-poker-lay = Scegli due carte per la mano di poker.
question-poker-bonus = Scegli di quale carta usare il Bonus.
question-poker-after = La mano di poker è finita. Scegli un’abilità da usare.
question-reroll = Tira di nuovo un dado, o prendi i risultati.
question-offer = Aggiungi un disco a una storia?
question-points = Hai ottenuto punti. Reagisci, o passa.
question-tokens = Scegli i segnalini Leggenda da tenere.
question-over = La partita è finita.
## Why something is asked, before the question

# $kind is the fight: bandit, heist, sheriff, or another one. $card is the fight card, $text what it says.
why-fight-card = { $kind ->
    [bandit] Carta Scontro { $card } dei Banditi: { $text }.
    [heist] Carta Scontro { $card } della Guardia: { $text }.
    [sheriff] Carta Scontro { $card } dello Sceriffo: { $text }.
   *[other] Carta Scontro { $card } dell’avversario: { $text }.
}
why-character = Abilità Leggendaria: { $character }.
why-item = Oggetto: { $item }.
why-card = Carta Poker: { $title }.
why-story = Storia: { $story }.
why-cattle = Ricompensa per il bestiame consegnato.
why-sheriff = Lo Sceriffo entra nel tuo spazio.
why-poker-won = Hai vinto a poker.
why-track = Ricompensa del tracciato { $track }.

## Refusals: why a choice is closed

refusal-wrong-moment = Ora non puoi farlo.
refusal-wrong-place = Qui non puoi farlo.
refusal-short = Ti mancano { $n }$.
refusal-sold-elsewhere = Un altro negozio vende quell’oggetto.
refusal-sold-out = Scorte finite.
refusal-already-owned = Possiedi già quell’oggetto.
refusal-too-many-items = Non puoi avere più di { $n } oggetti generici.
refusal-not-upgradable = Si possono migliorare solo armi e cavalcature.
refusal-not-owned = Non possiedi quell’oggetto.
refusal-already-upgraded = La tua copia è già migliorata.
refusal-not-held = Non hai in mano quella carta.
refusal-no-action = Quella carta non ha un’azione.
refusal-no-reaction = Qui non puoi reagire con quella carta.
refusal-limit-reached = Hai già usato questo effetto.
refusal-target-not-here = Quel giocatore non è nel tuo spazio.
refusal-already-fought = In questo turno hai già iniziato uno scontro con quel giocatore.
refusal-no-card-to-lay = Ti serve una carta Poker per lo scontro.
refusal-no-action-left = In questo turno non hai più azioni.
refusal-not-marshal = Per arrestare qualcuno ti serve almeno 1 punto Marshal.
refusal-target-not-wanted = Quel giocatore non è Ricercato.
refusal-already-robbed = Puoi affrontare una Guardia una sola volta per turno.
refusal-carries-cattle = Non puoi trasportare altro bestiame.
refusal-no-cattle = Non trasporti bestiame.
refusal-sheriff-there = Lì c’è lo Sceriffo, e tu sei Ricercato.
refusal-out-of-reach = Quello spazio è troppo lontano.
refusal-no-mesa = Non puoi arrivare in quello spazio attraversando una mesa.
refusal-already-there = Ci sei già: scegli un altro spazio.
refusal-too-few-nuggets = Non hai così tante Pepite.
refusal-wanted-no-marshal = Sei Ricercato e non puoi ottenere punti Marshal.
refusal-no-marshal-reward = La carta Scontro ti nega il punto Marshal per questi Banditi.
refusal-nothing-to-take = Il bersaglio non ha nulla del genere da rubare.
refusal-cannot-decline = Non puoi rifiutare questo scontro.
refusal-goal-not-met = In questo turno non hai soddisfatto quell’obiettivo, o non è tuo.
refusal-no-disc = Non puoi aggiungere un disco a quella storia.
refusal-item-left-out = Questo oggetto non si usa nella prima partita.
refusal-cattle-left-out = Nella prima partita non c’è bestiame.
refusal-arrests-over = Un giocatore ha raggiunto i PL che attivano la fine: con la variante Selvaggio West ora non si arresta più nessuno.
refusal-not-an-option = Non è una delle opzioni.
