# The log: one line for each event worth a line. $name and $other are players, $card, $item, $place and the like are
# names as they stand elsewhere; $id comes beside $item and $place for languages that choose words by it.
# Messages that end in -known are for those who may see the card.

## Setting up and turns

log-dealt = { $name } può scegliere tra { $first } e { $second }.
log-character = Posto { $seat }: arriva { $character }.
log-first-player = Comincia { $name }.
log-placed = { $name } inizia qui: { $place }.
log-goals = { $name } si pone questi obiettivi: { $goals }.
log-bandit-appears = I Banditi si accampano: { $place }.
log-bandit-leaves = I Banditi se ne vanno: { $place }.
log-story-opens = La storia { $deck } attende: { $trigger }
log-turn-begins = Round { $round }: tocca a { $name }.
log-income = { $income ->
    [money] { $name } prende { $money }$.
    [cards] { $name } pesca { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } a inizio turno.
   *[both] { $name } prende { $money }$ e { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
}
log-moved = { $name } cavalca fino a { $place }.
log-moved-mesa = { $name } attraversa la mesa fino a { $place }.
log-sent = { $name } ricompare altrove: { $place }.
log-sheriff-moved = Lo Sceriffo cavalca fino a { $place }.
log-sheriff-returns = Lo Sceriffo appende il cappello nel suo ufficio.
# $text is what the card says; the lines after this one tell what comes of it.
log-deed = { $name } gioca { $deed }.
log-end-triggered = { $name } è una leggenda del West. La fine è vicina.
log-last-round = Ultimo round: resta un turno a testa.
log-over = { $n ->
    [one] La leggenda più grande di tutte è { $names }.
   *[other] Si dividono la gloria: { $names }.
}

## Goods

log-money-gained = { $cause ->
    [setup] { $name } inizia con { $n }$.
    [prospect] { $name } setaccia oro per { $n }$.
    [deposit] { $name } incassa { $n }$ in Banca.
    [cattle] { $name } incassa { $n }$ per il bestiame.
    [work] { $name } lavora per { $n }$.
    [story] { $name } ottiene { $n }$ dalla storia.
    [marshal-track] { $name } riscuote { $n }$ di paga da Marshal.
    [heist] { $name } esce dalla Banca con { $n }$.
   *[other] { $name } ottiene { $n }$.
}
log-money-lost = { $cause ->
    [store] { $name } paga { $n }$ all’Emporio.
    [poker] { $name } punta { $n }$.
    [heal] { $name } paga { $n }$ al Dottore.
    [revel] { $name } spende { $n }$ in baldoria.
    [arrest] { $name } consegna { $n }$ alla legge.
    [story] { $name } paga { $n }$.
   *[other] { $name } perde { $n }$.
}
log-lp-gained = { $cause ->
    [bandit] { $name } ottiene { $n } PL per aver sconfitto i Banditi.
    [duel] { $name } ottiene { $n } PL per il duello.
    [deposit] { $name } ottiene { $n } PL in Banca.
    [revel] { $name } ottiene { $n } PL per una notte memorabile.
    [cattle] { $name } ottiene { $n } PL per il bestiame.
    [story] { $name } ottiene { $n } PL dalla storia.
    [marshal-track] { $name } ottiene { $n } PL per aver difeso la legge.
    [wanted-track] { $name } ottiene { $n } PL dal tracciato Ricercato.
    [arrest] { $name } ottiene { $n } PL per l’arresto.
    [out-of-turn] { $name } ottiene { $n } PL per una vittoria fuori dal proprio turno.
   *[other] { $name } ottiene { $n } PL.
}
log-lp-lost = { $cause ->
    [duel] { $name } perde { $n } PL per il duello perso.
   *[other] { $name } perde { $n } PL.
}
log-nuggets-gained = { $cause ->
    [prospect] { $name } trova l’oro: { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
   *[other] { $name } ottiene { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
}
log-nuggets-lost = { $cause ->
    [deposit] { $name } vende { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
    [limit] { $name } non può trasportare tutto e lascia { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
   *[other] { $name } perde { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
}
log-drew = { $name } pesca una carta.
log-drew-known = { $name } pesca { $card }.
log-nothing-to-draw = { $name } non trova più carte da pescare.
log-reshuffled = Si rimescola la pila degli scarti: { $n ->
    [one] 1 carta.
   *[other] { $n } carte.
}
log-discarded = { $name } scarta { $card }.
log-played = { $name } gioca { $card }.
log-reacted = { $name } reagisce con { $card }.
log-used-character = { $name } è all’altezza della leggenda.
log-used-item = { $name } usa un oggetto: { $item }.
log-used-card = { $name } usa { $title }.
log-wounded = { $cause ->
    [fight-card] Un brutto colpo per { $name }: { $n ->
        [one] 1 ferita.
       *[other] { $n } ferite.
    }
   *[other] { $name } subisce { $n ->
        [one] 1 ferita.
       *[other] { $n } ferite.
    }
}
log-wound-ignored = { $n ->
    [one] { $name } fa spallucce: 1 ferita ignorata.
   *[other] { $name } fa spallucce: { $n } ferite ignorate.
}
log-healed = { $n ->
    [one] { $name } cura 1 ferita.
   *[other] { $name } cura { $n } ferite.
}
log-marshal-gained = { $n ->
    [one] { $name } ottiene 1 punto Marshal: ora è a { $to }.
   *[other] { $name } ottiene { $n } punti Marshal: ora è a { $to }.
}
log-marshal-lost = { $n ->
    [one] { $name } perde 1 punto Marshal: resta a { $to }.
   *[other] { $name } perde { $n } punti Marshal: resta a { $to }.
}
log-marshal-over = { $name } riconsegna la stella.
log-wanted-gained = { $n ->
    [one] { $name } ottiene 1 punto Ricercato: ora è a { $to }.
   *[other] { $name } ottiene { $n } punti Ricercato: ora è a { $to }.
}
log-wanted-lost = { $n ->
    [one] { $name } perde 1 punto Ricercato: resta a { $to }.
   *[other] { $name } perde { $n } punti Ricercato: resta a { $to }.
}
log-wanted-over = { $name } non ha più una taglia sulla testa.
log-legendary = { $name } diventa una leggenda.
log-actions = { $n ->
    [one] { $name } ottiene 1 azione.
   *[other] { $name } ottiene { $n } azioni.
}
log-equipped = { $name } ora usa: { $item }.
log-gained-item = { $name } ottiene un oggetto: { $item }.
log-upgraded = { $name } migliora un oggetto: { $item }.
log-lost-item = { $name } scarta un oggetto: { $item }.

## Fights

log-fight-begins-arrest = { $name } cerca di arrestare { $other }.
log-fight-begins-duel = { $name } sfida a duello { $other }.
log-fight-begins-rob = { $name } cerca di rapinare { $other }.
log-fight-begins-bandit = { $name } affronta i Banditi. Li interpreta { $other }.
log-fight-begins-heist = { $name } entra in Banca a volto coperto. La Guardia è interpretata da { $other }.
log-fight-begins-sheriff = Lo Sceriffo viene a prendere { $name }. Lo interpreta { $other }.
log-drew-faceup = { $name } scopre le carte Scontro: { $cards }.
log-npc-drew = { $n ->
    [one] { $name } pesca 1 carta Scontro.
   *[other] { $name } pesca { $n } carte Scontro.
}
log-npc-drew-known = { $name } pesca le carte Scontro: { $cards }.
log-committed = { $name } gioca una carta a faccia in giù.
log-committed-known = { $name } gioca { $card } a faccia in giù.
log-npc-committed = { $name } gioca una carta Scontro a faccia in giù.
log-npc-committed-known = { $name } gioca la carta Scontro { $card } a faccia in giù.
log-accepted = { $name } accetta lo scontro.
log-declined = { $name } rifiuta lo scontro.
log-revealed = { $first } contro { $second }.
log-revealed-npc = { $first } contro la carta Scontro { $second }.
log-revealed-npc-one = Si rivela la carta Scontro { $card }, senza nulla contro.
log-revealed-one = Si rivela { $card }, senza nulla contro.
log-increased = { $who ->
    [player] La carta di { $name } sale di { $n } e vale { $value }.
    [npc] La carta Scontro sale di { $n } e vale { $value }.
    [fighter] La carta dell’attaccante sale di { $n } e vale { $value }.
   *[other] La carta del difensore sale di { $n } e vale { $value }.
}
log-decreased = { $who ->
    [player] La carta di { $name } scende di { $n } e vale { $value }.
    [npc] La carta Scontro scende di { $n } e vale { $value }.
    [fighter] La carta dell’attaccante scende di { $n } e vale { $value }.
   *[other] La carta del difensore scende di { $n } e vale { $value }.
}
log-fight-card-cancelled = L’effetto della carta Scontro è annullato.
log-fight-restarts = Come non detto: lo scontro ricomincia.
log-fight-won-arrest-fighter = { $who ->
    [player] { $name } esegue l’arresto.
   *[fighter] L’arresto riesce.
}
log-fight-won-arrest-other = { $who ->
    [player] { $name } sfugge alla legge.
   *[other] La legge resta a mani vuote.
}
log-fight-won-duel-fighter = { $who ->
    [player] { $name } vince il duello.
   *[fighter] Lo sfidante vince il duello.
}
log-fight-won-duel-other = { $who ->
    [player] { $name } vince il duello.
   *[other] Lo sfidato vince il duello.
}
log-fight-won-rob-fighter = { $who ->
    [player] { $name } ha la meglio.
   *[fighter] Il rapinatore ha la meglio.
}
log-fight-won-rob-other = { $who ->
    [player] { $name } si tiene ciò che ha in tasca.
   *[other] La rapina finisce in nulla.
}
log-fight-won-bandit-fighter = { $who ->
    [player] { $name } sconfigge i Banditi.
   *[fighter] I Banditi hanno la peggio.
}
log-fight-won-bandit-other = Questa volta vincono i Banditi.
log-fight-won-heist-fighter = { $who ->
    [player] { $name } svuota la Banca.
   *[fighter] La Banca è svuotata.
}
log-fight-won-heist-other = La Guardia difende la Banca.
log-fight-won-sheriff-fighter = { $who ->
    [player] { $name } sfugge allo Sceriffo.
   *[fighter] Lo Sceriffo torna a casa a mani vuote.
}
log-fight-won-sheriff-other = Lo Sceriffo ha preso chi cercava.
log-looked-at = { $n ->
    [0] { $name } squadra { $other } e non vede carte.
    [one] { $name } guarda 1 carta di { $other }.
   *[other] { $name } guarda { $n } carte di { $other }.
}
log-looked-at-known = { $name } vede la mano di { $other }: { $cards }.
log-stole-money = { $name } rapina { $other } e prende { $n }$.
log-stole-nuggets = { $n ->
    [one] { $name } rapina { $other } e prende 1 Pepita.
   *[other] { $name } rapina { $other } e prende { $n } Pepite.
}
log-gave = { $name } cede una carta a { $other }.
log-gave-known = { $name } cede una carta a { $other }: { $card }.
log-arrested = { $name } finisce in cella.

## Cattle, poker, gold

log-acquired = { $name } ottiene bestiame: { $ranch }.
log-acquired-known = { $name } ottiene bestiame, che vale: { $reward }
log-stole-cattle = { $name } porta via il bestiame di { $other }.
log-wrangled = { $name } commercia il bestiame alla Stazione Ferroviaria.
log-rustled = { $name } razzia il bestiame e lo porta all’altro Ranch.
log-lost-cattle = Il bestiame di { $name } torna al Ranch.
log-poker-begins = { $name } si siede al tavolo da poker.
log-joined = { $name } si unisce alla mano.
log-dealer-drew = { $name } fa il dealer.
log-dealer-drew-known = { $name } fa il dealer e pesca { $cards }.
log-flop = Il flop: { $cards }.
log-showed =
    { $name } mostra { $cards }: { $kind ->
        [pair] coppia
        [two-pair] doppia coppia
        [three-of-a-kind] tris
        [straight] scala
        [flush] colore
        [full-house] full
        [four-of-a-kind] poker
        [straight-flush] scala colore
        [five-of-a-kind] pokerissimo
        [royal-flush] scala reale
       *[high-card] carta alta
    }.
log-poker-won = { $name } vince il piatto: { $n }$.
log-house-won = Vince il banco.
log-kept = { $name } tiene { $card }.
log-rolled = { $name } tira: { $face }.

## Stories and goals

log-contributed = { $name } aggiunge un disco alla storia { $deck }.
log-contributed-moved = { $name } sposta un disco sulla storia { $deck }.
log-story-resolved = Si racconta una storia: { $story }.
log-goal-shown = { $name } completa un obiettivo, { $goal }: { $body }
log-tokens-drawn = { $n ->
    [one] { $name } pesca 1 segnalino Leggenda.
   *[other] { $name } pesca { $n } segnalini Leggenda.
}
log-tokens-drawn-known = { $name } pesca segnalini Leggenda da { $tokens } PL.
log-tokens-returned = { $n ->
    [one] { $name } restituisce 1 segnalino Leggenda.
   *[other] { $name } restituisce { $n } segnalini Leggenda.
}
log-tokens-returned-known = { $name } restituisce segnalini Leggenda da { $tokens } PL.
