# What cards say: their timings, conditions, effects and permanent effects, each a message. crates/texts joins them to
# sentences with the messages of grammar.ftl. They begin in lower case and have no full stop.
#
# An effect with `.verb` is said of a player: the verb comes from grammar.ftl, the message is what follows it, without it.
# Effects without `.verb` have a subject of their own. `.twice` is for an effect that is carried out twice. $form and $who
# are those of grammar.ftl; $where, $to, $the and $place are the place: "at the Bank", "to the Bank", "the Bank", "Bank".
# `card-<id>-text` at the end replaces the text of one card where the composed one reads badly (at most 20 of them);
# `card-<id>-2-text` replaces only the second line of a card with several.

## Kinds of effects

kind-action = Azione
kind-bonus = Bonus
kind-reaction = Reazione

## Effects

effect-money = { $n }$
    .verb = { verb-gain }
    .more = altri { $n }$
effect-lose-money = { $n }$
    .verb = { verb-lose }
effect-draw = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
    .verb = { verb-draw }
    .more = { $n ->
        [one] 1 carta in più
       *[other] { $n } carte in più
    }
effect-discard = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
    .verb = { verb-discard }
effect-discard-random = { $n ->
    [one] 1 carta a caso
   *[other] { $n } carte a caso
}
    .verb = { verb-discard }
effect-lp = { $n } PL
    .verb = { verb-gain }
    .more = { $n } PL in più
effect-lose-lp = { $n } PL
    .verb = { verb-lose }
effect-wound = { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
    .verb = { verb-suffer }
effect-sure-wound = { $n ->
    [one] 1 ferita che non si può annullare
   *[other] { $n } ferite che non si possono annullare
}
    .verb = { verb-suffer }
effect-heal = { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
    .verb = { verb-heal }
effect-heal-all = tutte le { $who ->
    [they] sue
   *[you] tue
} ferite
    .verb = { verb-heal }
effect-marshal = { $n ->
    [one] 1 punto Marshal
   *[other] { $n } punti Marshal
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] un altro punto Marshal
       *[other] altri { $n } punti Marshal
    }
effect-wanted = { $n ->
    [one] 1 punto Ricercato
   *[other] { $n } punti Ricercato
}
    .verb = { verb-gain }
    .more = { $n ->
        [one] un altro punto Ricercato
       *[other] altri { $n } punti Ricercato
    }
effect-same-points = { $n ->
    [one] 1 punto in più
   *[other] { $n } punti in più
} sullo stesso tracciato
    .verb = { verb-gain }
effect-nuggets = { $n ->
    [one] 1 Pepita d’oro
   *[other] { $n } Pepite d’oro
}
    .verb = { verb-gain }
effect-cattle = un segnalino Bestiame a caso di un Ranch qualsiasi
    .verb = { verb-take }
    .short = un segnalino Bestiame a caso
effect-actions = { $n ->
    [one] 1 azione
   *[other] { $n } azioni
}
    .verb = { verb-gain }
effect-ride = { $n ->
    [one] di 1 spazio
   *[other] fino a { $n } spazi
}
    .verb = { verb-move-oneself }
effect-extend-move = { $n ->
    [one] di 1 spazio in più
   *[other] fino a { $n } spazi in più
}
    .verb = { verb-move-oneself }
effect-sheriff = lo Sceriffo fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
    .verb = { verb-move }
effect-increase = di { $n } il valore della { $who ->
    [they] sua
   *[you] tua
} carta
    .verb = { verb-increase }
effect-decrease = di { $n } il valore della { $who ->
    [they] tua carta
   *[you] carta avversaria
}
    .verb = { verb-decrease }
    .more = ancora quel valore di { $n }
effect-cancel-wounds = tutte le ferite che { $who ->
    [they] subirebbe in questo scontro
   *[you] subiresti in questo scontro
}
    .verb = { verb-cancel }
effect-cancel-fight-card = l’effetto della carta Scontro
    .verb = { verb-cancel }
effect-restart = il risultato e { verb-restart } lo scontro
    .verb = { verb-cancel }
effect-no-marshal-reward = non ottieni punti Marshal se sconfiggi questi Banditi
effect-wound-loser = lo sconfitto subisce { $n ->
    [one] un’altra ferita
   *[other] altre { $n } ferite
}
effect-look-at-hand = { $n ->
    [one] 1 carta a caso
   *[other] { $n } carte a caso
} della mano del { $who ->
    [they] suo
   *[you] tuo
} avversario
    .verb = { verb-look }
effect-discard-this = questo oggetto
    .verb = { verb-discard }
effect-tribute = { $n }$ o 1 carta, a sua scelta
    .verb = { $form ->
    [they] ti cede
    [they-bare] cederti
    [bare] cedere
   *[you] cedi
}
    .short = { $n }$ o 1 carta
effect-keep-played = { $n ->
    [one] 1 carta a caso
   *[other] { $n } carte a caso
} tra quelle che { $who ->
    [they] ha
   *[you] hai
} appena giocato
    .verb = { verb-keep }
effect-reroll-die = uno dei dadi
    .verb = { verb-reroll }
effect-gain-item = { $item ->
    [mustang] un Mustang
    [mule] un Mulo
    [revolver] un Revolver
    [shotgun] un Fucile
    [rifle] una Carabina
    [miners-map] una Mappa del Minatore
    [provisions] le Provviste
    [ten-gallon] un Cappello da Cowboy
    [whiskey] un Whiskey
   *[other] un oggetto
}
    .verb = { verb-gain }
effect-upgrade = una { $who ->
    [they] sua
   *[you] tua
} arma o cavalcatura con { $n }$ di sconto
    .verb = { verb-upgrade }
    .short = un’arma o cavalcatura con { $n }$ di sconto
effect-shop = 1 oggetto con { $n }$ di sconto
    .verb = { verb-buy }
effect-go-to = l’Uomo in Nero raggiunge { $to }
effect-go-to-most =
    { $what ->
        [lp] l’Uomo in Nero raggiunge il giocatore con più PL
        [wanted] l’Uomo in Nero raggiunge il giocatore con più punti Ricercato
       *[money] l’Uomo in Nero raggiunge il giocatore con più denaro
    }
effect-remove-bandit = rimuove i Banditi che si trovano lì
# .and: behind where he goes.
his-lp = l’Uomo in Nero ottiene { $n } PL
    .and = ottiene { $n } PL
effect-automa-lp = l’Uomo in Nero ottiene { $n } PL
    .each = l’Uomo in Nero ottiene { $n } PL per ognuno di questi giocatori
    .let = { $form ->
        [they] lascia
        [bare] lasciare
        [they-bare] lasciare
       *[you] lascia
    } che l’Uomo in Nero ottenga { $n } PL
effect-prospect = i dadi Ricerca e { verb-gain } ciò che mostrano
    .verb = { verb-roll }
    .twice = due volte i dadi Ricerca e { verb-gain } ogni volta ciò che mostrano
    .short = i dadi Ricerca
    .short-twice = due volte i dadi Ricerca
effect-roll-die = un dado Ricerca e { verb-gain } ciò che mostra
    .verb = { verb-roll }
    .twice = due volte un dado Ricerca e { verb-gain } ogni volta ciò che mostra
    .short = un dado Ricerca
    .short-twice = due volte un dado Ricerca
lead-gravel = se mostra Ghiaia
lead-each-gravel = per ogni Ghiaia
effect-sheriff-beside = lo Sceriffo in uno spazio adiacente al { $who ->
    [they] suo
   *[you] tuo
}
    .verb = { verb-place }
    .short = lo Sceriffo accanto a { $who ->
        [they] lui
       *[you] te
    }
effect-fill-hand = fino al { $who ->
    [they] suo
   *[you] tuo
} limite di carte in mano
    .verb = { verb-draw }
effect-discard-hand = la { $who ->
    [they] sua
   *[you] tua
} mano
    .verb = { verb-discard }
effect-stay-wanted = il { $who ->
    [they] suo
   *[you] tuo
} cubo nello spazio { $n } del tracciato Ricercato; lo Sceriffo non cerca più di { $who ->
    [they] arrestarlo
   *[you] arrestarti
} in questo turno
    .verb = { verb-place }
    .short = il { $who ->
        [they] suo
       *[you] tuo
    } cubo nello spazio { $n } del tracciato Ricercato
effect-start-poker = una mano di poker nel { $who ->
    [they] suo
   *[you] tuo
} spazio: chiunque può unirsi, ovunque si trovi
    .verb = { verb-start }
    .short = una mano di poker
effect-move-to-train = lo spazio del treno, il che vale come azione di movimento
    .verb = { verb-travel }
    .short = lo spazio del treno
effect-track = { $n ->
    [one] 1 punto { $track }
   *[other] { $n } punti { $track }
}
    .verb = { verb-gain }
effect-legendary-tokens = { $n ->
    [one] 1 segnalino Leggenda
   *[other] { $n } segnalini Leggenda
}
    .verb = { verb-draw }
effect-fight = { $opponent }
    .verb = { verb-fight }
effect-place-token = { $token } in ogni spazio libero { $where }
    .verb = { verb-place }
effect-look-at-deck = la prima carta del mazzo delle carte Poker
    .verb = { verb-look }
    .short = la prima carta Poker
effect-bury-top = questa carta in fondo al mazzo
    .verb = { verb-place }

effect-travel = { $to }
    .verb = { verb-travel }

## What must be paid first

price-money = { $n }$
    .verb = { verb-pay }

## Timings

when-start-of-turn = all’inizio del tuo turno
when-action = come azione
when-gained = quando ottieni questo oggetto
when-fight-start = all’inizio di uno scontro
when-fight-started = quando inizi uno scontro
when-fight-reveal = { $of ->
    [card] quando riveli questa carta in uno scontro
   *[other] quando si rivelano le carte in uno scontro
}
when-fight-reaction = dopo la rivelazione delle carte in uno scontro
when-fight-card = prima del confronto dei valori
when-fight-compared = dopo il confronto dei valori in uno scontro con questa carta
when-arrested = quando arresti un giocatore
when-robbed = quando rapini un giocatore
when-fight-won = { $of ->
    [card] quando vinci { noun-fight } con questa carta
   *[other] quando vinci { noun-fight }
}
when-move-extend = al termine di un’azione di movimento
when-move-ended = dopo un’azione di movimento
when-any-move-ended = dopo un tuo movimento di qualsiasi tipo
when-points-gained = dopo aver ottenuto punti Marshal o Ricercato nel tuo turno
when-prospect-rolled = quando cerchi oro
when-deposited = quando vendi Pepite d’oro
    .at-least = quando vendi almeno { $n } Pepite d’oro
when-poker-played = quando giochi questa carta in una mano di poker
when-poker-won = quando vinci una mano di poker
when-poker-lost = quando perdi una mano di poker
when-wounded = ogni volta che subisci una o più ferite
when-contributed = dopo aver contribuito a una storia
when-discarded = quando scarti questa carta, tranne che per il limite di carte in mano o per usare la sua azione
when-mesa-crossed = per ogni mesa che attraversi
when-track-point = per ogni punto che ottieni su un tracciato
    .on = per ogni punto { $track } che ottieni

limit-turn = solo una volta per turno
limit-fight = solo una volta per scontro
limit-move = solo una volta per azione di movimento

## Conditions

# What must hold is a verb and what follows it: `.verb` with $form "if" on cards, "goal" after what completes a goal ("as a
# Marshal"), "while" for one of several there (say-while of grammar.ftl), "who" after players ("with at least $20"), "state"
# for what a goal consists of. Conditions of a place or a fight have no verb: the message itself selects by $form, which is
# also "fight" after a fight ("that you started").

cond-marshal = Marshal
    .verb = { $form ->
        [goal] mentre sei
        [who] che è
        [state] essere
        [while] sei
       *[if] se sei
    }
cond-wanted = Ricercato
    .verb = { $form ->
        [goal] mentre sei
        [who] che è
        [state] essere
        [while] sei
       *[if] se sei
    }
cond-neither = né Marshal né Ricercato
    .verb = { $form ->
        [goal] mentre non sei
        [who] che non è
        [state] non essere
        [while] non sei
       *[if] se non sei
    }
cond-marshal-at-least = { $n ->
    [one] almeno 1 punto Marshal
   *[other] almeno { $n } punti Marshal
}
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
cond-wanted-at-least = { $n ->
    [one] almeno 1 punto Ricercato
   *[other] almeno { $n } punti Ricercato
}
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
cond-lp-at-least = almeno { $n } PL
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
cond-money-at-least = almeno { $n }$
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
cond-money-at-most = al massimo { $n }$
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
cond-nuggets-at-least = { $n ->
    [one] almeno 1 Pepita d’oro
   *[other] almeno { $n } Pepite d’oro
}
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
cond-wounds-at-least = { $n ->
    [one] almeno 1 ferita
   *[other] almeno { $n } ferite
}
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
cond-unhurt = ferite
    .verb = { $form ->
        [goal] mentre non hai
        [who] senza
        [state] non avere
        [while] non hai
       *[if] se non hai
    }
cond-has-cattle = del bestiame
    .verb = { $form ->
        [goal] mentre trasporti
        [who] con
        [state] trasportare
        [while] trasporti
       *[if] se trasporti
    }
cond-has-item = { $item ->
    [mustang] un Mustang
    [mule] un Mulo
    [revolver] un Revolver
    [shotgun] un Fucile
    [rifle] una Carabina
    [miners-map] una Mappa del Minatore
    [provisions] le Provviste
    [ten-gallon] un Cappello da Cowboy
    [whiskey] un Whiskey
    [lightning] Fulmine
   *[other] l’oggetto
}
    .verb = { $form ->
        [goal] mentre possiedi
        [who] che possiede
        [state] possedere
        [while] possiedi
       *[if] se possiedi
    }
cond-has-upgraded = { $item ->
    [mustang] un Mustang migliorato
    [mule] un Mulo migliorato
    [revolver] un Revolver migliorato
    [shotgun] un Fucile migliorato
    [rifle] una Carabina migliorata
   *[other] un oggetto migliorato
}
    .verb = { $form ->
        [goal] mentre possiedi
        [who] che possiede
        [state] possedere
        [while] possiedi
       *[if] se possiedi
    }
cond-misc-items-at-least = { $n ->
    [one] almeno 1 oggetto generico
   *[other] almeno { $n } oggetti generici
}
    .verb = { $form ->
        [goal] mentre possiedi
        [who] che possiede
        [state] possedere
        [while] possiedi
       *[if] se possiedi
    }
cond-upgrades-at-least = { $n ->
    [one] almeno 1 arma o cavalcatura migliorata
   *[other] almeno { $n } armi o cavalcature migliorate
}
    .verb = { $form ->
        [goal] mentre possiedi
        [who] che possiede
        [state] possedere
        [while] possiedi
       *[if] se possiedi
    }
cond-against-player = { $form ->
    [goal] contro un giocatore
    [who] contro un giocatore
    [state] affrontare un giocatore
   *[if] se lo scontro è contro un giocatore
}
cond-against-npc = { $form ->
    [goal] contro i Banditi, la Guardia o lo Sceriffo
    [who] contro i Banditi, la Guardia o lo Sceriffo
    [state] affrontare i Banditi, la Guardia o lo Sceriffo
   *[if] se lo scontro è contro i Banditi, la Guardia o lo Sceriffo
}
cond-against-bandit = { $form ->
    [goal] contro i Banditi
    [who] contro i Banditi
    [state] affrontare i Banditi
   *[if] se lo scontro è contro i Banditi
}
cond-sheriff-arrested = { $form ->
    [goal] dopo un arresto dello Sceriffo
    [who] dopo un arresto dello Sceriffo
    [state] far arrestare un giocatore dallo Sceriffo
   *[if] se arresta un giocatore
}
cond-on-track = { $form ->
    [goal] sul tracciato { $track }
    [who] sul tracciato { $track }
    [state] essere sul tracciato { $track }
   *[if] se è sul tracciato { $track }
}
cond-points-at-least = almeno { $n ->
    [one] 1 punto
   *[other] { $n } punti
} { $track }
    .verb = { $form ->
        [goal] mentre hai
        [who] con
        [state] avere
        [while] hai
       *[if] se hai
    }
cond-attacking = { $form ->
    [goal] da attaccante
    [who] da attaccante
    [fight] che hai iniziato
    [state] attaccare
   *[if] se hai iniziato lo scontro
}
cond-alone = { $form ->
    [goal] senza altri giocatori né lo Sceriffo nel tuo spazio
    [who] senza altri giocatori né lo Sceriffo nello stesso spazio
    [state] trovarti in uno spazio senza altri giocatori né lo Sceriffo
   *[if] se nel tuo spazio non ci sono altri giocatori né lo Sceriffo
}

## Conditions of place

cond-at = { $form ->
    [goal] { $where }
    [who] { $where }
    [state] trovarti { $where }
   *[if] se ti trovi { $where }
}

## What always holds

passive-movement = muovi fino a { $n } spazi con un’azione di movimento
passive-carry = { $n ->
    [one] puoi trasportare 1 Pepita d’oro in più
   *[other] puoi trasportare { $n } Pepite d’oro in più
}
passive-hand-size = il tuo limite di carte in mano aumenta di { $n }
passive-purse = il tuo limite di denaro aumenta di { $n }$
passive-slower = con un’azione di movimento muovi { $n ->
    [one] di 1 spazio in meno
   *[other] di { $n } spazi in meno
}, ma almeno di 1
passive-carry-less = puoi trasportare { $n ->
    [one] 1 Pepita d’oro in meno
   *[other] { $n } Pepite d’oro in meno
}
passive-smaller-hand = il tuo limite di carte in mano diminuisce di { $n }
passive-smaller-purse = il tuo limite di denaro diminuisce di { $n }$
passive-wounds-keep-hand-size = le ferite non riducono il tuo limite di carte in mano
passive-win-player-ties = negli scontri con i giocatori vinci i pareggi
passive-ride-mesas = puoi attraversare una mesa come se fosse 1 spazio, ma non puoi fermarti lì
passive-counts-as-nugget = vale come una Pepita d’oro
passive-any-value-in-poker = quando giochi questa carta in una mano di poker, può assumere qualsiasi valore ma mantiene il suo seme
end-lp = vale { $n } PL a fine partita
end-lose-lp = perdi { $n } PL a fine partita

## Goals

goal-discard-item = scarta { $item ->
    [miners-map] una Mappa del Minatore
    [provisions] le Provviste
    [ten-gallon] un Cappello da Cowboy
    [whiskey] un Whiskey
   *[any] un oggetto
}
goal-gain-item = ottieni { $item ->
    [mustang] un Mustang
    [mule] un Mulo
    [revolver] un Revolver
    [shotgun] un Fucile
    [rifle] una Carabina
    [miners-map] una Mappa del Minatore
    [provisions] le Provviste
    [ten-gallon] un Cappello da Cowboy
    [whiskey] un Whiskey
    [legendary] un Oggetto Leggendario
   *[any] un oggetto
}
goal-upgrade-item = migliora { $item ->
    [mustang] un Mustang
    [mule] un Mulo
    [revolver] un Revolver
    [shotgun] un Fucile
    [rifle] una Carabina
   *[any] un’arma o una cavalcatura
}
goal-win-fight = { $kind ->
    [arrest] arresta un giocatore Ricercato
    [duel] vinci un duello
    [rob] rapina un giocatore
    [bandit] sconfiggi i Banditi
    [heist] rapina la Banca
    [heist-or-holdup] rapina la Banca o il treno
    [sheriff] vinci uno scontro contro lo Sceriffo
    [opponent] sconfiggi un Fuorilegge o un altro avversario di un segnalino Evento
    [holdup] rapina il treno
    [player] vinci uno scontro contro un altro giocatore
   *[any] vinci uno scontro
}
goal-lose-fight = { $kind ->
    [arrest] perdi uno scontro per un arresto
    [duel] perdi un duello
    [rob] perdi uno scontro per una rapina
    [bandit] perdi contro i Banditi
    [heist] fallisci una Rapina in Banca
    [heist-or-holdup] fallisci una Rapina in Banca o al Treno
    [sheriff] perdi contro lo Sceriffo
    [opponent] perdi contro un Fuorilegge o un altro avversario di un segnalino Evento
    [holdup] fallisci una Rapina al Treno
    [player] perdi uno scontro contro un altro giocatore
   *[any] perdi uno scontro
}
goal-end-move = termina un’azione di movimento
goal-frontier = prendi un segnalino Frontiera con un prezzo di almeno { $n }
goal-cross-pass = attraversa un Passo Montano
goal-rail-travel = viaggia in treno
goal-claim-deed = { $n ->
    [1] acquista un atto di proprietà
   *[other] acquista un atto di proprietà e arriva così ad averne almeno { $n }
}
goal-use-deed = usa un atto di proprietà
    .after = dopo aver usato un atto di proprietà
goal-repair = ripara un luogo
goal-roll-risk = tira il dado del rischio
    .after = dopo aver tirato il dado del rischio
goal-reveal-token = rivela un segnalino Mappa
    .after = dopo aver rivelato un segnalino Mappa
goal-discs = devi avere almeno { $n ->
    [one] 1 disco
   *[other] { $n } dischi
} su una storia leggendaria
goal-wrangle = commercia bestiame
goal-rustle = razzia bestiame
goal-acquire = prendi bestiame
goal-deposit = vendi almeno { $n } Pepite d’oro con una singola azione
goal-prospect = ottieni almeno { $n } Pepite d’oro con una singola ricerca
goal-win-poker = vinci una mano di poker
goal-lose-poker = perdi una mano di poker
goal-see-doctor = cura { $n ->
    [one] almeno 1 ferita
   *[other] almeno { $n } ferite
} nello Studio del Dottore con una singola azione
goal-revel = con una singola azione ottieni almeno { $n } PL facendo baldoria
goal-work = lavora
goal-spend-at-store = con una singola azione spendi almeno { $n }$ in acquisti e miglioramenti
goal-contribute = contribuisci a una storia
goal-play-action = gioca { $title ->
    [saddle-up] In Sella come azione
    [manhunt] Caccia all’Uomo come azione
    [payday] Giorno di Paga come azione
    [instincts] Istinto come azione
    [determination] Determinazione come azione
    [living-legend] Leggenda Vivente come azione
   *[any] una carta Poker come azione
}
goal-play-reaction = gioca { $title ->
    [sprint] Sprint come reazione
    [stick-em-up] Mani in Alto! come reazione
    [reputation] Reputazione come reazione
   *[any] una carta Poker come reazione
}
goal-lp-by-action = ottieni almeno { $n } PL con una singola azione

## Stories

story-trigger-lp-by-action = ottieni almeno { $n } PL con una singola azione
story-trigger-track-points = ottieni punti Marshal o Ricercato
story-trigger-spend-in-town = spendi almeno { $n }$ in città con una singola azione
story-trigger-fight-player = inizia uno scontro contro un altro giocatore
story-trigger-end-move-at-token = termina un’azione di movimento su un segnalino Evento o Frontiera
story-spawn = { $gangs ->
    [a] compaiono Banditi in ogni Nascondiglio vuoto della gang A
    [b] compaiono Banditi in ogni Nascondiglio vuoto della gang B
    [c] compaiono Banditi in ogni Nascondiglio vuoto della gang C
    [a-b] compaiono Banditi in ogni Nascondiglio vuoto delle gang A e B
    [a-c] compaiono Banditi in ogni Nascondiglio vuoto delle gang A e C
    [b-c] compaiono Banditi in ogni Nascondiglio vuoto delle gang B e C
   *[other] compaiono Banditi in ogni Nascondiglio vuoto
}
story-spawn-one = compaiono Banditi in ogni Nascondiglio vuoto della gang { $gangs }, a tua scelta
story-sheriff = se c’è almeno un Ricercato, il giocatore attivo può spostare lo Sceriffo fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}

## Starting goods and tracks

gains-money = { $n }$
gains-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
gains-marshal = { $n ->
    [one] 1 punto Marshal
   *[other] { $n } punti Marshal
}
gains-wanted = { $n ->
    [one] 1 punto Ricercato
   *[other] { $n } punti Ricercato
}
gains-wounds = { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
gains-points = { $n ->
    [one] 1 punto { $track }
   *[other] { $n } punti { $track }
}
gains-nuggets = { $n ->
    [one] 1 Pepita d’oro
   *[other] { $n } Pepite d’oro
}
# $id is an item, $item its name.
gains-item = { $id ->
    [derringer] una { $item }
    [gazette] una { $item }
    [holster] una { $item }
    [miners-map] una { $item }
    [rifle] una { $item }
    [short-cut] una { $item }
    [provisions] le { $item }
    [snake-oil] dell’{ $item }
   *[other] un { $item }
}
# $item: the name of an item.
gains-upgraded = { gains-item } (versione migliorata)
track-marshal-row = vale { $n } PL a fine partita
track-wanted-row = vale { $n } PL alla fine di ogni tuo turno

## Texts of single cards

card-manhunt-text = sposta lo Sceriffo fino a 3 spazi. Poi, se sei Marshal o Ricercato, ottieni 1 PL
card-the-photographer-text = se possiedi almeno 1 arma o cavalcatura migliorata, ottieni 1 PL e 10$. Altrimenti, ottieni 20$ e puoi migliorare una tua arma o cavalcatura con 20$ di sconto
