# What cards say. A card's text is put together from its data: timing, conditions, effects, each a message of its own,
# joined by commas, full stops and the words under "Joints". Messages here begin in lower case and have no full stop;
# the first letter of a sentence is raised afterwards. Only numbers and selectors are arguments, never other messages.
#
# `.may` is the form of an effect that its owner may leave.
# `card-<id>-text` at the end replaces the text of one card where the joined one reads badly (at most 20 of them);
# `card-<id>-2-text` replaces only the second line of a card with several.

## Joints

# Between two options, with its punctuation and spaces.
join-or = { "; " }oppure{ " " }
# Between what an option gives and what else it gives, within one sentence.
join-also = { ", " }e{ " " }
# Before the last of several effects, with its spaces.
join-and = { " " }e{ " " }
join-then = poi
# After a price that one may pay, instead of join-then.
join-paid = { "; " }se lo fai,
lead-may = se vuoi
lead-otherwise = altrimenti
lead-choose = scegli:
lead-suffer = scegli:
# `.choose` is the form before a choice, which then has no lead of its own.
lead-opponent = il tuo avversario applica questo effetto:
    .choose = il tuo avversario sceglie un effetto:
lead-each-player = ogni giocatore applica questo effetto:
    .choose = ogni giocatore sceglie un effetto:
lead-each-player-here = ogni giocatore in quello spazio applica questo effetto:
    .choose = ogni giocatore in quello spazio sceglie un effetto:
lead-each-other = ogni altro giocatore applica questo effetto:
    .choose = ogni altro giocatore sceglie un effetto:
lead-each-other-here = ogni altro giocatore nel tuo spazio applica questo effetto:
    .choose = ogni altro giocatore nel tuo spazio sceglie un effetto:
lead-player-here = scegli un altro giocatore nel tuo spazio, che applica questo effetto:
    .choose = scegli un altro giocatore nel tuo spazio, che sceglie un effetto:
lead-npc-restart = chi gioca questa carta può annullare lo scontro e ricominciarlo; prima tu applichi questo effetto:
    .choose = chi gioca questa carta può annullare lo scontro e ricominciarlo; prima tu scegli un effetto:

## Kinds of effects

kind-action = Azione
kind-bonus = Bonus
kind-reaction = Reazione

## Effects

effect-money = ottieni { $n }$
    .may = puoi ottenere { $n }$
effect-lose-money = perdi { $n }$
effect-draw = pesca { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
    .may = puoi pescare { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
effect-discard = scarta { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
effect-discard-random = scarta { $n ->
    [one] 1 carta a caso
   *[other] { $n } carte a caso
}
effect-lp = ottieni { $n } PL
effect-lose-lp = perdi { $n } PL
effect-wound = subisci { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
effect-sure-wound = subisci { $n ->
    [one] 1 ferita che non si può annullare
   *[other] { $n } ferite che non si possono annullare
}
effect-heal = cura { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
effect-heal-all = cura tutte le tue ferite
effect-marshal = ottieni { $n ->
    [one] 1 punto Marshal
   *[other] { $n } punti Marshal
}
effect-wanted = ottieni { $n ->
    [one] 1 punto Ricercato
   *[other] { $n } punti Ricercato
}
effect-same-points = ottieni { $n ->
    [one] 1 punto in più
   *[other] { $n } punti in più
} sullo stesso tracciato
    .may = puoi ottenere { $n ->
    [one] 1 punto in più
   *[other] { $n } punti in più
} sullo stesso tracciato
effect-nuggets = ottieni { $n ->
    [one] 1 Pepita d’oro
   *[other] { $n } Pepite d’oro
}
effect-cattle = prendi un segnalino Bestiame a caso
effect-actions = ottieni { $n ->
    [one] 1 azione
   *[other] { $n } azioni
}
effect-ride = muovi fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
    .may = puoi muovere fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
effect-extend-move = muovi fino a { $n ->
    [one] 1 spazio in più
   *[other] { $n } spazi in più
}
    .may = puoi muovere fino a { $n ->
    [one] 1 spazio in più
   *[other] { $n } spazi in più
}
effect-sheriff = sposta lo Sceriffo fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
effect-increase = aumenta di { $n } il valore della tua carta
effect-decrease = riduci di { $n } il valore della carta avversaria
effect-cancel-wounds = annulla tutte le ferite che subiresti
effect-cancel-fight-card = annulla l’effetto della carta Scontro
    .may = puoi annullare l’effetto della carta Scontro
effect-restart = annulla il risultato e ricomincia lo scontro
    .may = puoi annullare il risultato e ricominciare lo scontro
effect-no-marshal-reward = non ottieni punti Marshal se sconfiggi questi Banditi
effect-wound-loser = lo sconfitto subisce { $n ->
    [one] un’altra ferita
   *[other] altre { $n } ferite
}
effect-look-at-hand = guarda { $n ->
    [one] 1 carta a caso
   *[other] { $n } carte a caso
} della mano del tuo avversario
effect-discard-this = scarta questo oggetto
    .may = puoi scartare questo oggetto
effect-tribute = cedi { $n }$ o 1 carta
effect-keep-played = tieni { $n ->
    [one] 1 carta a caso
   *[other] { $n } carte a caso
} tra quelle appena giocate
    .may = puoi tenere { $n ->
    [one] 1 carta a caso
   *[other] { $n } carte a caso
} tra quelle appena giocate
effect-reroll-die = ritira uno dei dadi
    .may = puoi ritirare uno dei dadi
effect-gain-item = ottieni { $item ->
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
effect-upgrade = migliora una tua arma o cavalcatura con { $n }$ di sconto
    .may = puoi migliorare una tua arma o cavalcatura con { $n }$ di sconto
effect-shop = compra 1 oggetto con { $n }$ di sconto
    .may = puoi comprare 1 oggetto con { $n }$ di sconto
effect-go-to = raggiunge { $place }
effect-go-to-most =
    { $what ->
        [lp] raggiunge il giocatore con più PL
        [wanted] raggiunge il giocatore con più punti Ricercato
       *[money] raggiunge il giocatore con più denaro
    }
effect-remove-bandit = si tolgono i Banditi che si trovano lì
his-lp = ottiene { $n } PL
effect-automa-lp = l’Uomo in Nero ottiene { $n } PL
effect-prospect = tira i dadi Ricerca e ottieni ciò che mostrano
    .may = puoi tirare i dadi Ricerca e ottenere ciò che mostrano
effect-roll-die = tira un dado Ricerca e ottieni ciò che mostra
    .may = puoi tirare un dado Ricerca e ottenere ciò che mostra
lead-gravel = se mostra Ghiaia
effect-sheriff-beside = metti lo Sceriffo su uno spazio adiacente al tuo
    .may = puoi mettere lo Sceriffo su uno spazio adiacente al tuo
effect-fill-hand = pesca fino al tuo limite di carte in mano
effect-discard-hand = scarta la mano
effect-stay-wanted = mettiti sullo spazio { $n } del tracciato Ricercato, e lo Sceriffo non cerca più di arrestarti in questo turno
effect-start-poker = inizia una mano di poker nel tuo spazio, a cui chiunque può unirsi ovunque si trovi
effect-move-to-train = raggiungi lo spazio del treno, il che vale come azione di movimento
effect-track = ottieni { $n ->
    [one] 1 punto
   *[other] { $n } punti
} sul tracciato { $track }
effect-legendary-tokens = pesca { $n ->
    [one] 1 segnalino Leggenda
   *[other] { $n } segnalini Leggenda
}
effect-fight = affronta { $opponent }
effect-place-token = metti { $token } su ogni spazio libero di questo tipo: { $place }
effect-look-at-deck = guarda la prima carta del mazzo delle carte Poker
effect-bury-top = metti in fondo la prima carta del mazzo delle carte Poker

## Journeys, by place. effect-travel is for places without a message of their own.

effect-travel = raggiungi questo luogo: { $place }
    .may = puoi raggiungere questo luogo: { $place }
effect-travel-town = raggiungi uno spazio in città
    .may = puoi raggiungere uno spazio in città
effect-travel-outside-town = raggiungi uno spazio fuori città
    .may = puoi raggiungere uno spazio fuori città
effect-travel-mine = raggiungi una Miniera
    .may = puoi raggiungere una Miniera
effect-travel-bank = raggiungi la Banca
    .may = puoi raggiungere la Banca
effect-travel-cabaret = raggiungi il Cabaret
    .may = puoi raggiungere il Cabaret
effect-travel-doctors-office = raggiungi lo Studio del Dottore
    .may = puoi raggiungere lo Studio del Dottore
effect-travel-sheriffs-office = raggiungi l’Ufficio dello Sceriffo
    .may = puoi raggiungere l’Ufficio dello Sceriffo
effect-travel-rail-station = raggiungi la Stazione Ferroviaria
    .may = puoi raggiungere la Stazione Ferroviaria
effect-travel-ranch = raggiungi un Ranch
    .may = puoi raggiungere un Ranch
effect-travel-ranch-green = raggiungi il Ranch verde
    .may = puoi raggiungere il Ranch verde
effect-travel-ranch-blue = raggiungi il Ranch blu
    .may = puoi raggiungere il Ranch blu
effect-travel-hideout = raggiungi un Nascondiglio dei Banditi
    .may = puoi raggiungere un Nascondiglio dei Banditi
effect-travel-saloon = raggiungi un Saloon
    .may = puoi raggiungere un Saloon
effect-travel-general-store = raggiungi un Emporio
    .may = puoi raggiungere un Emporio

## What must be paid first

price-money = paga { $n }$
    .may = se vuoi, paga { $n }$
price-discard = scarta { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
    .may = se vuoi, scarta { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
price-wound = subisci { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
    .may = se vuoi, subisci { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
price-discard-hand = scarta la mano
    .may = se vuoi, scarta la mano
price-discard-this = scarta questo oggetto
    .may = se vuoi, scarta questo oggetto

## Timings

when-start-of-turn = all’inizio del tuo turno
when-action = come azione
when-gained = quando ottieni questo oggetto
when-fight-start = all’inizio di uno scontro
when-fight-reveal = { $of ->
    [card] quando riveli questa carta in uno scontro
   *[other] quando si rivelano le carte in uno scontro
}
when-fight-reaction = dopo la rivelazione delle carte in uno scontro
when-fight-card = prima del confronto dei valori
when-fight-compared = dopo il confronto dei valori in uno scontro con questa carta
when-fight-won = { $of ->
    [card] quando vinci uno scontro con questa carta
   *[other] quando vinci uno scontro
}
when-move-extend = al termine di un’azione di movimento
when-move-ended = dopo un’azione di movimento
when-any-move-ended = dopo un tuo movimento di qualsiasi tipo
when-points-gained = dopo aver ottenuto punti Marshal o Ricercato nel tuo turno
when-prospect-rolled = quando cerchi oro
when-deposited = quando vendi Pepite d’oro
when-poker-played = quando giochi questa carta in una mano di poker
when-poker-won = quando vinci una mano di poker
when-poker-lost = quando perdi una mano di poker
when-wounded = dopo che un effetto ti fa subire ferite
when-contributed = dopo aver contribuito a una storia
when-discarded = quando scarti questa carta, tranne per il limite di carte in mano o per la sua azione
when-mesa-crossed = per ogni mesa che attraversi
when-track-point = per ogni punto che ottieni su un tracciato

limit-turn = solo una volta per turno
limit-fight = solo una volta per scontro
limit-move = solo una volta per azione di movimento

## Conditions: $form is "if" on cards, "goal" after what completes a goal ("Win a duel, unhurt"), "state" where a goal
## only waits for them, "deposited" for what was just deposited.

cond-marshal = { $form ->
    [goal] da Marshal
    [state] devi essere Marshal
   *[if] se sei Marshal
}
cond-wanted = { $form ->
    [goal] da Ricercato
    [state] devi essere Ricercato
   *[if] se sei Ricercato
}
cond-neither = { $form ->
    [goal] senza essere né Marshal né Ricercato
    [state] non devi essere né Marshal né Ricercato
   *[if] se non sei né Marshal né Ricercato
}
cond-marshal-at-least = { $form ->
    [goal] con almeno { $n } punti Marshal
    [state] devi avere almeno { $n } punti Marshal
   *[if] se hai almeno { $n } punti Marshal
}
cond-wanted-at-least = { $form ->
    [goal] con almeno { $n } punti Ricercato
    [state] devi avere almeno { $n } punti Ricercato
   *[if] se hai almeno { $n } punti Ricercato
}
cond-lp-at-least = { $form ->
    [goal] con almeno { $n } PL
    [state] devi avere almeno { $n } PL
   *[if] se hai almeno { $n } PL
}
cond-money-at-least = { $form ->
    [goal] con almeno { $n }$
    [state] devi avere almeno { $n }$
   *[if] se hai almeno { $n }$
}
cond-money-at-most = { $form ->
    [goal] con al massimo { $n }$
    [state] devi avere al massimo { $n }$
   *[if] se hai al massimo { $n }$
}
cond-nuggets-at-least = { $form ->
    [deposited] se sono almeno { $n }
    [goal] con almeno { $n } Pepite d’oro
    [state] devi avere almeno { $n } Pepite d’oro
   *[if] se hai almeno { $n } Pepite d’oro
}
cond-wounds-at-least = { $form ->
    [goal] con { $n ->
        [one] almeno 1 ferita
       *[other] almeno { $n } ferite
    }
    [state] devi avere { $n ->
        [one] almeno 1 ferita
       *[other] almeno { $n } ferite
    }
   *[if] se hai { $n ->
        [one] almeno 1 ferita
       *[other] almeno { $n } ferite
    }
}
cond-unhurt = { $form ->
    [goal] quando non hai ferite
    [state] non devi avere ferite
   *[if] se non hai ferite
}
cond-has-cattle = { $form ->
    [goal] con del bestiame
    [state] devi trasportare bestiame
   *[if] se trasporti bestiame
}
cond-has-item = { $form ->
    [goal] possedendo { $item ->
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
    [state] devi possedere { $item ->
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
   *[if] se possiedi { $item ->
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
}
cond-has-upgraded = { $form ->
    [goal] possedendo { $item ->
        [mustang] un Mustang migliorato
        [mule] un Mulo migliorato
        [revolver] un Revolver migliorato
        [shotgun] un Fucile migliorato
        [rifle] una Carabina migliorata
       *[other] un oggetto migliorato
    }
    [state] devi possedere { $item ->
        [mustang] un Mustang migliorato
        [mule] un Mulo migliorato
        [revolver] un Revolver migliorato
        [shotgun] un Fucile migliorato
        [rifle] una Carabina migliorata
       *[other] un oggetto migliorato
    }
   *[if] se possiedi { $item ->
        [mustang] un Mustang migliorato
        [mule] un Mulo migliorato
        [revolver] un Revolver migliorato
        [shotgun] un Fucile migliorato
        [rifle] una Carabina migliorata
       *[other] un oggetto migliorato
    }
}
cond-misc-items-at-least = { $form ->
    [goal] con { $n ->
        [one] almeno 1 oggetto generico
       *[other] almeno { $n } oggetti generici
    }
    [state] devi possedere { $n ->
        [one] almeno 1 oggetto generico
       *[other] almeno { $n } oggetti generici
    }
   *[if] se possiedi { $n ->
        [one] almeno 1 oggetto generico
       *[other] almeno { $n } oggetti generici
    }
}
cond-upgrades-at-least = { $form ->
    [goal] con { $n ->
        [one] almeno 1 arma o cavalcatura migliorata
       *[other] almeno { $n } armi o cavalcature migliorate
    }
    [state] devi possedere { $n ->
        [one] almeno 1 arma o cavalcatura migliorata
       *[other] almeno { $n } armi o cavalcature migliorate
    }
   *[if] se possiedi { $n ->
        [one] almeno 1 arma o cavalcatura migliorata
       *[other] almeno { $n } armi o cavalcature migliorate
    }
}
cond-against-player = { $form ->
    [goal] contro un giocatore
    [state] affronta un giocatore
   *[if] se lo scontro è contro un giocatore
}
cond-against-npc = { $form ->
    [goal] contro Banditi, Guardia o Sceriffo
    [state] affronta Banditi, Guardia o Sceriffo
   *[if] se lo scontro è contro Banditi, Guardia o Sceriffo
}
cond-against-bandit = { $form ->
    [goal] contro i Banditi
    [state] affronta i Banditi
   *[if] se lo scontro è contro i Banditi
}
cond-sheriff-arrested = { $form ->
    [goal] dopo un arresto dello Sceriffo
    [state] lo Sceriffo deve arrestare un giocatore
   *[if] se arresta un giocatore
}
cond-on-track = { $form ->
    [goal] sul tracciato { $track }
    [state] deve essere sul tracciato { $track }
   *[if] se è sul tracciato { $track }
}
cond-points-at-least = { $form ->
    [goal] con almeno { $n } punti sul tracciato { $track }
    [state] devi avere almeno { $n } punti sul tracciato { $track }
   *[if] se hai almeno { $n } punti sul tracciato { $track }
}
cond-attacking = { $form ->
    [goal] da attaccante
    [state] attacca
   *[if] se attacchi tu
}
cond-alone = { $form ->
    [goal] senza altri giocatori né lo Sceriffo nel tuo spazio
    [state] devi trovarti in uno spazio senza altri giocatori né lo Sceriffo
   *[if] se nel tuo spazio non ci sono altri giocatori né lo Sceriffo
}

## Conditions of place. cond-at is for places without a message of their own.

cond-at = { $form ->
    [goal] qui: { $place }
    [state] devi trovarti qui: { $place }
   *[if] se ti trovi qui ({ $place })
}
cond-at-town = { $form ->
    [goal] in città
    [state] devi trovarti in città
   *[if] se ti trovi in città
}
cond-at-outside-town = { $form ->
    [goal] fuori città
    [state] devi trovarti fuori città
   *[if] se ti trovi fuori città
}
cond-at-mine = { $form ->
    [goal] in una Miniera
    [state] devi trovarti in una Miniera
   *[if] se ti trovi in una Miniera
}
cond-at-bank = { $form ->
    [goal] nella Banca
    [state] devi trovarti nella Banca
   *[if] se ti trovi nella Banca
}
cond-at-cabaret = { $form ->
    [goal] al Cabaret
    [state] devi trovarti al Cabaret
   *[if] se ti trovi al Cabaret
}
cond-at-doctors-office = { $form ->
    [goal] nello Studio del Dottore
    [state] devi trovarti nello Studio del Dottore
   *[if] se ti trovi nello Studio del Dottore
}
cond-at-sheriffs-office = { $form ->
    [goal] nell’Ufficio dello Sceriffo
    [state] devi trovarti nell’Ufficio dello Sceriffo
   *[if] se ti trovi nell’Ufficio dello Sceriffo
}
cond-at-rail-station = { $form ->
    [goal] alla Stazione Ferroviaria
    [state] devi trovarti alla Stazione Ferroviaria
   *[if] se ti trovi alla Stazione Ferroviaria
}
cond-at-ranch = { $form ->
    [goal] in un Ranch
    [state] devi trovarti in un Ranch
   *[if] se ti trovi in un Ranch
}
cond-at-ranch-green = { $form ->
    [goal] nel Ranch verde
    [state] devi trovarti nel Ranch verde
   *[if] se ti trovi nel Ranch verde
}
cond-at-ranch-blue = { $form ->
    [goal] nel Ranch blu
    [state] devi trovarti nel Ranch blu
   *[if] se ti trovi nel Ranch blu
}
cond-at-hideout = { $form ->
    [goal] in un Nascondiglio dei Banditi
    [state] devi trovarti in un Nascondiglio dei Banditi
   *[if] se ti trovi in un Nascondiglio dei Banditi
}
cond-at-hideout-a = { $form ->
    [goal] in un Nascondiglio della gang A
    [state] devi trovarti in un Nascondiglio della gang A
   *[if] se ti trovi in un Nascondiglio della gang A
}
cond-at-hideout-b = { $form ->
    [goal] in un Nascondiglio della gang B
    [state] devi trovarti in un Nascondiglio della gang B
   *[if] se ti trovi in un Nascondiglio della gang B
}
cond-at-hideout-c = { $form ->
    [goal] in un Nascondiglio della gang C
    [state] devi trovarti in un Nascondiglio della gang C
   *[if] se ti trovi in un Nascondiglio della gang C
}
cond-at-saloon = { $form ->
    [goal] presso un Saloon
    [state] devi trovarti presso un Saloon
   *[if] se ti trovi presso un Saloon
}
cond-at-general-store = { $form ->
    [goal] presso un Emporio
    [state] devi trovarti presso un Emporio
   *[if] se ti trovi presso un Emporio
}
cond-at-darkrock-saloon = { $form ->
    [goal] al Saloon di Darkrock
    [state] devi trovarti al Saloon di Darkrock
   *[if] se ti trovi al Saloon di Darkrock
}
cond-at-red-falls-saloon = { $form ->
    [goal] al Saloon di Red Falls
    [state] devi trovarti al Saloon di Red Falls
   *[if] se ti trovi al Saloon di Red Falls
}
cond-at-darkrock-general-store = { $form ->
    [goal] all’Emporio di Darkrock
    [state] devi trovarti all’Emporio di Darkrock
   *[if] se ti trovi all’Emporio di Darkrock
}
cond-at-red-falls-general-store = { $form ->
    [goal] all’Emporio di Red Falls
    [state] devi trovarti all’Emporio di Red Falls
   *[if] se ti trovi all’Emporio di Red Falls
}
cond-at-mesitos-point = { $form ->
    [goal] a Mesito’s Point
    [state] devi trovarti a Mesito’s Point
   *[if] se ti trovi a Mesito’s Point
}
cond-at-darkrock = { $form ->
    [goal] a Darkrock
    [state] devi trovarti a Darkrock
   *[if] se ti trovi a Darkrock
}
cond-at-sunny-hills = { $form ->
    [goal] a Sunny Hills
    [state] devi trovarti a Sunny Hills
   *[if] se ti trovi a Sunny Hills
}
cond-at-dixon-creek = { $form ->
    [goal] a Dixon Creek
    [state] devi trovarti a Dixon Creek
   *[if] se ti trovi a Dixon Creek
}
cond-at-red-falls = { $form ->
    [goal] a Red Falls
    [state] devi trovarti a Red Falls
   *[if] se ti trovi a Red Falls
}
cond-at-spikes-view = { $form ->
    [goal] a Spike’s View
    [state] devi trovarti a Spike’s View
   *[if] se ti trovi a Spike’s View
}
cond-at-cliff-junction = { $form ->
    [goal] a Cliff Junction
    [state] devi trovarti a Cliff Junction
   *[if] se ti trovi a Cliff Junction
}
cond-at-sunny-hills-mine = { $form ->
    [goal] nella Miniera di Sunny Hills
    [state] devi trovarti nella Miniera di Sunny Hills
   *[if] se ti trovi nella Miniera di Sunny Hills
}
cond-at-spikes-view-mine = { $form ->
    [goal] nella Miniera di Spike’s View
    [state] devi trovarti nella Miniera di Spike’s View
   *[if] se ti trovi nella Miniera di Spike’s View
}
cond-at-cliff-junction-mine = { $form ->
    [goal] nella Miniera di Cliff Junction
    [state] devi trovarti nella Miniera di Cliff Junction
   *[if] se ti trovi nella Miniera di Cliff Junction
}

## What always holds

passive-movement = muovi fino a { $n } spazi con un’azione di movimento
passive-carry = { $n ->
    [one] puoi trasportare 1 Pepita d’oro in più
   *[other] puoi trasportare { $n } Pepite d’oro in più
}
passive-hand-size = alla fine del tuo turno tieni { $n ->
    [one] 1 carta in più
   *[other] { $n } carte in più
}
passive-purse = il tuo limite di denaro aumenta di { $n }$
passive-slower = con un’azione di movimento muovi { $n ->
    [one] 1 spazio in meno
   *[other] { $n } spazi in meno
}, ma almeno 1
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
    [opponent] sconfiggi un avversario sul tabellone
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
    [heist-or-holdup] fallisci una Rapina in Banca o al treno
    [sheriff] perdi contro lo Sceriffo
    [opponent] perdi contro un avversario sul tabellone
    [holdup] fallisci una Rapina al treno
    [player] perdi uno scontro contro un altro giocatore
   *[any] perdi uno scontro
}
goal-end-move = termina un’azione di movimento
goal-frontier = prendi un segnalino Frontiera con un prezzo di almeno { $n }
goal-cross-pass = attraversa un Passo Montano
goal-rail-travel = viaggia in treno
goal-claim-deed = { $n ->
    [1] acquista un atto
   *[other] acquista un atto e possiedine poi almeno { $n }
}
goal-use-deed = usa un atto
    .then = usa un atto, poi
goal-repair = ripara un luogo
goal-roll-risk = tira il dado del rischio
    .then = tira il dado del rischio, poi
goal-reveal-token = rivela un segnalino Mappa
    .then = rivela un segnalino Mappa, poi
goal-discs = abbi almeno { $n ->
    [one] 1 disco
   *[other] { $n } dischi
} su una storia leggendaria
goal-wrangle = commercia bestiame
goal-rustle = razzia bestiame
goal-acquire = ottieni bestiame
goal-deposit = vendi almeno { $n } Pepite d’oro con una singola azione
goal-prospect = ottieni almeno { $n } Pepite d’oro con una singola ricerca
goal-win-poker = vinci una mano di poker
goal-lose-poker = perdi una mano di poker
goal-see-doctor = cura { $n ->
    [one] almeno 1 ferita
   *[other] almeno { $n } ferite
} dal Dottore con una singola azione
goal-revel = con una singola azione fai baldoria per almeno { $n } PL
goal-work = lavora
goal-spend-at-store = con una singola azione spendi almeno { $n }$ in acquisti
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
   *[other] compaiono Banditi in ogni Nascondiglio vuoto di tutte le gang
}
story-sheriff = se c’è almeno un Ricercato, il giocatore attivo può spostare lo Sceriffo fino a { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}

## Starting goods and tracks

starts-free = { $place }, se è libero
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
    [one] 1 punto
   *[other] { $n } punti
} sul tracciato { $track }
gains-upgraded = versione migliorata
track-marshal-row = vale { $n } PL a fine partita
track-wanted-row = vale { $n } PL alla fine di ogni tuo turno

## Texts of single cards

card-annie-oakley-text = all’inizio di un tuo scontro con un giocatore, l’avversario scarta 1 carta o subisce 1 ferita
card-billy-the-kid-text = dopo un’azione di movimento, scegli un altro giocatore nel tuo spazio: ti cede 10$ o 1 carta
card-y-b-rowdy-text = all’inizio del tuo turno, se sei fuori città, puoi scartare 1 carta per muovere fino a 3 spazi
card-rifle-text = quando attacchi un giocatore, guarda 2 carte a caso della sua mano
card-rifle-upgraded-text = quando attacchi un giocatore, guarda 2 carte a caso della sua mano
card-whiskey-2-text = dopo un’azione di movimento, puoi scartare questo oggetto: un altro giocatore a tua scelta nel tuo spazio subisce 1 ferita
card-manhunt-text = sposta lo Sceriffo fino a 3 spazi. Poi, se sei Marshal o Ricercato, ottieni 1 PL
card-fight-10-text = chi gioca questa carta può annullare lo scontro e ricominciarlo; tu prima peschi 1 carta
