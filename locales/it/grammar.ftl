# The grammar of card texts: verbs, subjects, joints and places. crates/texts builds a sentence from the effects of a card
# with these messages; nothing is joined or punctuated anywhere else.
#
# $form is "you" for what the reader is told to do, "they" with a subject in the third person, "bare" after "may", "to" or
# "must", "they-bare" for the same in the third person. $who is "you" or "they". Other variables are parts of a sentence:
# $head, $next, $last, $lead, $clause, $subject, $price, $gain, $verb, $what, $options, $condition, $place.
# Messages that begin with `verb-` belong to their language alone: another one may need others.

## Verbs

verb-fight = { $form ->
    [they] affronta
    [bare] affrontare
    [they-bare] affrontare
   *[you] affronta
}
verb-cancel = { $form ->
    [they] annulla
    [bare] annullare
    [they-bare] annullare
   *[you] annulla
}
verb-increase = { $form ->
    [they] aumenta
    [bare] aumentare
    [they-bare] aumentare
   *[you] aumenta
}
verb-give = { $form ->
    [they] cede
    [bare] cedere
    [they-bare] cedere
   *[you] cedi
}
verb-buy = { $form ->
    [they] compra
    [bare] comprare
    [they-bare] comprare
   *[you] compra
}
verb-heal = { $form ->
    [they] cura
    [bare] curare
    [they-bare] curare
   *[you] cura
}
verb-look = { $form ->
    [they] guarda
    [bare] guardare
    [they-bare] guardare
   *[you] guarda
}
verb-start = { $form ->
    [they] inizia
    [bare] iniziare
    [they-bare] iniziare
   *[you] inizia
}
verb-place = { $form ->
    [they] mette
    [bare] mettere
    [they-bare] mettere
   *[you] metti
}
verb-upgrade = { $form ->
    [they] migliora
    [bare] migliorare
    [they-bare] migliorare
   *[you] migliora
}
verb-show = { $form ->
    [they] mostra
    [bare] mostrare
    [they-bare] mostrare
   *[you] mostra
}
verb-move-oneself = { $form ->
    [they] muove
    [bare] muovere
    [they-bare] muovere
   *[you] muovi
}
verb-gain = { $form ->
    [they] ottiene
    [bare] ottenere
    [they-bare] ottenere
   *[you] ottieni
}
verb-lose = { $form ->
    [they] perde
    [bare] perdere
    [they-bare] perdere
   *[you] perdi
}
verb-draw = { $form ->
    [they] pesca
    [bare] pescare
    [they-bare] pescare
   *[you] pesca
}
verb-take = { $form ->
    [they] prende
    [bare] prendere
    [they-bare] prendere
   *[you] prendi
}
verb-travel = { $form ->
    [they] raggiunge
    [bare] raggiungere
    [they-bare] raggiungere
   *[you] raggiungi
}
verb-decrease = { $form ->
    [they] riduce
    [bare] ridurre
    [they-bare] ridurre
   *[you] riduci
}
verb-remove = { $form ->
    [they] rimuove
    [bare] rimuovere
    [they-bare] rimuovere
   *[you] rimuovi
}
verb-resolve = { $form ->
    [they] risolve
    [bare] risolvere
    [they-bare] risolvere
   *[you] risolvi
}
verb-reroll = { $form ->
    [they] tira di nuovo
    [bare] tirare di nuovo
    [they-bare] tirare di nuovo
   *[you] tira di nuovo
}
verb-discard = { $form ->
    [they] scarta
    [bare] scartare
    [they-bare] scartare
   *[you] scarta
}
verb-choose = { $form ->
    [they] sceglie
    [bare] scegliere
    [they-bare] scegliere
   *[you] scegli
}
verb-move = { $form ->
    [they] sposta
    [bare] spostare
    [they-bare] spostare
   *[you] sposta
}
verb-suffer = { $form ->
    [they] subisce
    [bare] subire
    [they-bare] subire
   *[you] subisci
}
verb-keep = { $form ->
    [they] tiene
    [bare] tenere
    [they-bare] tenere
   *[you] tieni
}
verb-roll = { $form ->
    [they] tira
    [bare] tirare
    [they-bare] tirare
   *[you] tira
}
verb-use = { $form ->
    [they] usa
    [bare] usare
    [they-bare] usare
   *[you] usa
}
verb-win = { $form ->
    [they] vince
    [bare] vincere
    [they-bare] vincere
   *[you] vinci
}
verb-pay = { $form ->
    [they] paga
    [bare] pagare
    [they-bare] pagare
   *[you] paga
}
verb-restart = { $form ->
    [they] ricomincia
    [bare] ricominciare
    [they-bare] ricominciare
   *[you] ricomincia
}
verb-destroy = { $form ->
    [they] distrugge
    [bare] distruggere
    [they-bare] distruggere
   *[you] distruggi
}

# A kind of fight as something that is won or lost.
noun-fight = { $kind ->
    [arrest] un arresto
    [duel] un duello
    [rob] una rapina
    [bandit] uno scontro con i Banditi
    [heist] una Rapina in Banca o al Treno
    [sheriff] uno scontro con lo Sceriffo
    [holdup] una Rapina al Treno
    [opponent] uno scontro con l’avversario di un segnalino Evento
   *[any] uno scontro
}

## Joints

# Between the parts of a list.
say-comma = { $head }, { $next }
say-and = { $head } e { $last }
say-or = { $head } o { $last }
# Before a part with a subject of its own.
say-also = { $head }, e { $last }
# Before the last part where an earlier one has an "and" of its own.
say-then = { $head }, poi { $last }
# A sentence with its mark: $sentence begins with a capital.
say-sentence = { $sentence }.
# Two phrases without a mark between them.
say-join = { $head } { $next }
say-verb = { $verb } { $what }
say-twice = per due volte, { $clause }
# $sentence is $clause, with a capital where it names who does it.
say-lead = { $lead }, { $clause }
say-may = { $who ->
    [they] può { $clause }
   *[you] puoi { $clause }
}
say-must = deve { $clause }
say-they = { $subject } { $clause }
say-to = { $price } per { $gain }
# Where what is paid for is more than one thing to do.
say-paid = { $price }; { $who ->
    [they] se lo fa
   *[you] se lo fai
}, { $clause }
# Before several conditions of what completes a goal.
say-while = { $head } mentre { $conditions }
# What must hold after something that is done, and after what.
say-after = { $after }, { $result }
# What must hold for a goal.
say-state = devi { $conditions }
# Before what follows a list of options.
say-next = poi
# After effects that are carried out twice.
say-again = poi ripeti tutto una seconda volta
# What was said just before, done once more for a price.
say-once-more = { $form ->
    [they] lo rifà
    [bare] rifarlo
    [they-bare] rifarlo
   *[you] rifallo
}
say-if-so = se lo fai
say-and-if = { $head } e { $last }
say-if-after = { $clause } { $condition }
say-otherwise = { $head }; altrimenti { $clause }
say-else = altrimenti
# Before what does not depend on the condition and its opposite before it.
say-either-way = in entrambi i casi
say-choose = { $form ->
    [they] sceglie se { $options }
    [bare] scegliere se { $options }
    [they-bare] scegliere se { $options }
   *[you] scegli: { $options }
}
    .list = { $form ->
        [they] sceglie:
        [bare] scegliere:
        [they-bare] scegliere:
       *[you] scegli:
    }
say-choose-several = { $form ->
    [they] sceglie
    [bare] scegliere
    [they-bare] scegliere
   *[you] scegli
} { $n } di questi effetti: { $options }
    .short = { $form ->
        [they] sceglie
        [bare] scegliere
        [they-bare] scegliere
       *[you] scegli
    } { $n } effetti su { $of }
    .list = { $form ->
        [they] sceglie
        [bare] scegliere
        [they-bare] scegliere
       *[you] scegli
    } { $n } di questi effetti:
say-option = { $head }, oppure { $next }
say-option-last = { $head }, oppure { $last }
# Before the last option where several are chosen.
say-option-and = { $head }, { $last }
# Between the results of a die within one sentence.
say-result = { $head }; { $next }

## Subjects

# $is is "wanted" or "marshal" where only such players are meant. `.else` is for whoever the condition before does not fit.
who-each-other = ogni altro { $is ->
    [wanted] Ricercato
    [marshal] Marshal
   *[no] giocatore
}
    .else = ciascuno degli altri giocatori
who-each = ogni { $is ->
    [wanted] Ricercato
    [marshal] Marshal
   *[no] giocatore
}
    .else = ogni altro giocatore
who-each-there = ogni { $is ->
    [wanted] Ricercato
    [marshal] Marshal
   *[no] giocatore
} in quello spazio
    .else = ogni altro giocatore in quello spazio
who-each-other-here = ogni altro { $is ->
    [wanted] Ricercato
    [marshal] Marshal
   *[no] giocatore
} nel tuo spazio
    .else = ciascuno degli altri giocatori nel tuo spazio
who-one-here = un altro { $is ->
    [wanted] Ricercato
    [marshal] Marshal
   *[no] giocatore
} a tua scelta nel tuo spazio
    .else = quel giocatore
    .short = un { $is ->
        [wanted] Ricercato
        [marshal] Marshal
       *[no] giocatore
    } nel tuo spazio
who-opponent = { $is ->
    [wanted] un avversario Ricercato
    [marshal] un avversario Marshal
    [player] se il tuo avversario è un giocatore,
   *[no] il tuo avversario
}
    .else = altrimenti, il tuo avversario
who-that-player = { $is ->
    [wanted] se è Ricercato, quel giocatore
    [marshal] se è Marshal, quel giocatore
   *[no] quel giocatore
}
    .else = altrimenti, quel giocatore
# `.lead` is before what happens only then.
effect-npc-restart = chi ha giocato questa carta può annullare lo scontro e ricominciarlo
    .short = chi ha giocato questa carta può ricominciare lo scontro
    .lead = se lo fa

## Places

# Where somebody or something is. `.to` is what somebody reaches, `.free` where a character starts if it is free.
# For spaces without a name of their own kind.
where-space = nello spazio { $place }
    .to = lo spazio { $place }
    .the = lo spazio { $place }
# A space of a location that has several: $place is the location.
where-space-at = { $place } (spazio { $n })
where-town = in città
    .to = uno spazio in città
where-outside-town = fuori città
    .to = uno spazio fuori città
where-mine = in una Miniera
    .to = una Miniera
where-bank = nella Banca
    .to = la Banca
    .the = la Banca
where-cabaret = al Cabaret
    .to = il Cabaret
    .the = il Cabaret
where-doctors-office = nello Studio del Dottore
    .to = lo Studio del Dottore
    .the = lo Studio del Dottore
where-sheriffs-office = nell’Ufficio dello Sceriffo
    .to = l’Ufficio dello Sceriffo
    .the = l’Ufficio dello Sceriffo
where-rail-station = in una Stazione Ferroviaria
    .to = una Stazione Ferroviaria
    .only = alla Stazione Ferroviaria
    .to-only = la Stazione Ferroviaria
    .the = la Stazione Ferroviaria
where-ranch = in un Ranch
    .to = un Ranch
where-ranch-green = nel Ranch verde
    .to = il Ranch verde
    .the = il Ranch verde
where-ranch-blue = nel Ranch blu
    .to = il Ranch blu
    .the = il Ranch blu
where-hideout = in un Nascondiglio dei Banditi
    .to = un Nascondiglio dei Banditi
    .free = in un Nascondiglio libero a scelta
where-hideout-a = in un Nascondiglio della gang A
    .to = un Nascondiglio della gang A
    .only = nel Nascondiglio della gang A
    .to-only = il Nascondiglio della gang A
where-hideout-b = in un Nascondiglio della gang B
    .to = un Nascondiglio della gang B
    .only = nel Nascondiglio della gang B
    .to-only = il Nascondiglio della gang B
where-hideout-c = in un Nascondiglio della gang C
    .to = un Nascondiglio della gang C
    .only = nel Nascondiglio della gang C
    .to-only = il Nascondiglio della gang C
where-saloon = presso un Saloon
    .to = un Saloon
    .free = in uno spazio libero a scelta presso un Saloon
where-general-store = presso un Emporio
    .to = un Emporio
where-darkrock-saloon = al Saloon di Darkrock
    .to = il Saloon di Darkrock
    .the = il Saloon di Darkrock
    .start = in uno spazio accanto al Saloon di Darkrock
where-red-falls-saloon = al Saloon di Red Falls
    .to = il Saloon di Red Falls
    .the = il Saloon di Red Falls
    .start = in uno spazio accanto al Saloon di Red Falls
where-darkrock-general-store = all’Emporio di Darkrock
    .to = l’Emporio di Darkrock
    .the = l’Emporio di Darkrock
    .start = in uno spazio accanto all’Emporio di Darkrock
where-red-falls-general-store = all’Emporio di Red Falls
    .to = l’Emporio di Red Falls
    .the = l’Emporio di Red Falls
    .start = in uno spazio accanto all’Emporio di Red Falls
where-mesitos-point = a Mesito’s Point
    .to = Mesito’s Point
where-darkrock = a Darkrock
    .to = Darkrock
where-sunny-hills = a Sunny Hills
    .to = Sunny Hills
where-dixon-creek = a Dixon Creek
    .to = Dixon Creek
where-red-falls = a Red Falls
    .to = Red Falls
where-spikes-view = a Spike’s View
    .to = Spike’s View
where-cliff-junction = a Cliff Junction
    .to = Cliff Junction
where-sunny-hills-mine = nella Miniera di Sunny Hills
    .to = la Miniera di Sunny Hills
    .the = la Miniera di Sunny Hills
where-spikes-view-mine = nella Miniera di Spike’s View
    .to = la Miniera di Spike’s View
    .the = la Miniera di Spike’s View
where-cliff-junction-mine = nella Miniera di Cliff Junction
    .to = la Miniera di Cliff Junction
    .the = la Miniera di Cliff Junction
where-mesitos-point-hideout-a = nel Nascondiglio della gang A a Mesito’s Point
    .to = il Nascondiglio della gang A a Mesito’s Point
    .the = il Nascondiglio della gang A a Mesito’s Point
where-sunny-hills-hideout-a = nel Nascondiglio della gang A a Sunny Hills
    .to = il Nascondiglio della gang A a Sunny Hills
    .the = il Nascondiglio della gang A a Sunny Hills
where-sunny-hills-hideout-b = nel Nascondiglio della gang B a Sunny Hills
    .to = il Nascondiglio della gang B a Sunny Hills
    .the = il Nascondiglio della gang B a Sunny Hills
where-dixon-creek-hideout-b = nel Nascondiglio della gang B a Dixon Creek
    .to = il Nascondiglio della gang B a Dixon Creek
    .the = il Nascondiglio della gang B a Dixon Creek
where-spikes-view-hideout-c = nel Nascondiglio della gang C a Spike’s View
    .to = il Nascondiglio della gang C a Spike’s View
    .the = il Nascondiglio della gang C a Spike’s View
where-cliff-junction-hideout-c = nel Nascondiglio della gang C a Cliff Junction
    .to = il Nascondiglio della gang C a Cliff Junction
    .the = il Nascondiglio della gang C a Cliff Junction
where-mesitos-point-ranch = nel Ranch di Mesito’s Point
    .to = il Ranch di Mesito’s Point
    .the = il Ranch di Mesito’s Point
where-sunny-hills-ranch = nel Ranch di Sunny Hills
    .to = il Ranch di Sunny Hills
    .the = il Ranch di Sunny Hills
where-spikes-view-rail-station = alla Stazione Ferroviaria di Spike’s View
    .to = la Stazione Ferroviaria di Spike’s View
    .the = la Stazione Ferroviaria di Spike’s View
