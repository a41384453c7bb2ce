# The log: one line for each event worth a line. $name and $other are players, $card, $item, $place and the like are
# names as they stand elsewhere; $id comes beside $item and $place for languages that choose words by it.
# Messages that end in -known are for those who may see the card.
# $you says whether a line is about its reader: name (who does it), other, or no.

## Setting up and turns

log-dealt = { $you ->
    [name] Puoi scegliere
   *[no] { $name } può scegliere
} tra { $first } e { $second }.
log-character = Il giocatore al posto { $seat } interpreta { $character }.
# $name is a person’s name.
log-person-character = { $you ->
    [name] Giochi
   *[no] { $name } gioca
} con { $character }.
log-first-player = { $you ->
    [name] Cominci tu.
   *[no] Comincia { $name }.
}
log-placed = { $you ->
    [name] Inizi
   *[no] { $name } inizia
} da { $place }.
log-goals = { $you ->
    [name] Hai
   *[no] { $name } ha
} questi obiettivi: { $goals }.
log-bandit-appears = Compaiono i Banditi a { $place }.
log-bandit-leaves = I Banditi lasciano { $place }.
log-token-placed = Arriva un segnalino a { $place }: { $token }.
log-token-removed = Un segnalino lascia { $place }: { $token }.
log-meets = { $you ->
    [name] Fai un incontro: { $opponent }.
   *[no] { $name } fa un incontro: { $opponent }.
}
log-story-opens = Si apre la storia { $deck }: { $trigger }
log-turn-begins = { $you ->
    [name] Round { $round }: tocca a te.
   *[no] Round { $round }: tocca a { $name }.
}
log-income = { $income ->
    [money] { $you ->
        [name] Prendi
       *[no] { $name } prende
    } { $money }$ come rendita.
    [cards] { $you ->
        [name] Peschi
       *[no] { $name } pesca
    } { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } come rendita.
   *[both] { $you ->
        [name] Prendi
       *[no] { $name } prende
    } { $money }$ e { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } come rendita.
}
log-moved = { $you ->
    [name] Ti muovi
   *[no] { $name } si muove
} fino a { $place }.
log-moved-mesa = { $you ->
    [name] Attraversi
   *[no] { $name } attraversa
} { $n ->
    [one] la mesa
   *[other] { $n } mesa
} fino a { $place }.
log-sent = { $you ->
    [name] Raggiungi
   *[no] { $name } raggiunge
} { $place }.
log-sheriff-moved = Lo Sceriffo si muove fino a { $place }.
log-sheriff-returns = Lo Sceriffo torna nel suo Ufficio.
log-sheriff-placed = { $you ->
    [name] Metti
   *[no] { $name } mette
} lo Sceriffo a { $place }.
log-stand = { $stand }, in vendita: { $items }.
# $text is what the card says; the lines after this one tell what comes of it.
log-deed = { $you ->
    [name] Giochi
   *[no] { $name } gioca
} una carta: { $deed }.
log-end-triggered = { $you ->
    [name] Sei una leggenda
   *[no] { $name } è una leggenda
} del West. La fine è vicina.
log-exhausted = { $you ->
    [name] Hai
   *[no] { $name } ha
} raggiunto il limite di effetti per un turno: fino alla fine del turno non se ne applicano altri.
log-last-round = Ultimo round: resta un turno a testa.
log-over = { $n ->
    [one] La leggenda più grande di tutte è { $names }.
   *[other] Si dividono la gloria: { $names }.
}

## Goods

log-money-gained = { $cause ->
    [setup] { $you ->
        [name] Inizi
       *[no] { $name } inizia
    } con { $n }$.
    [prospect] { $you ->
        [name] Setacci
       *[no] { $name } setaccia
    } oro per un valore di { $n }$.
    [deposit] { $you ->
        [name] Incassi
       *[no] { $name } incassa
    } { $n }$ in Banca.
    [cattle] { $you ->
        [name] Incassi
       *[no] { $name } incassa
    } { $n }$ per il bestiame.
    [work] { $you ->
        [name] Lavori
       *[no] { $name } lavora
    } per { $n }$.
    [story] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n }$ dalla storia.
    [marshal-track] { $you ->
        [name] Riscuoti
       *[no] { $name } riscuote
    } { $n }$ di paga da Marshal.
    [heist] { $you ->
        [name] Esci
       *[no] { $name } esce
    } dalla Banca con { $n }$.
   *[other] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n }$.
}
log-money-lost = { $cause ->
    [store] { $you ->
        [name] Paghi
       *[no] { $name } paga
    } { $n }$ in un negozio.
    [poker] { $you ->
        [name] Metti
       *[no] { $name } mette
    } { $n }$ nel piatto.
    [heal] { $you ->
        [name] Paghi
       *[no] { $name } paga
    } { $n }$ al Dottore.
    [revel] { $you ->
        [name] Spendi
       *[no] { $name } spende
    } { $n }$ in baldoria.
    [rail] { $you ->
        [name] Paghi
       *[no] { $name } paga
    } { $n }$ per il treno.
    [arrest] { $you ->
        [name] Consegni
       *[no] { $name } consegna
    } { $n }$ alla legge.
    [story] { $you ->
        [name] Paghi
       *[no] { $name } paga
    } { $n }$.
    [homestead] { $you ->
        [name] Paghi
       *[no] { $name } paga
    } { $n }$ per la fattoria.
    [recruit] { $you ->
        [name] Paghi
       *[no] { $name } paga
    } { $n }$ per reclutare.
   *[other] { $you ->
        [name] Perdi
       *[no] { $name } perde
    } { $n }$.
}
log-lp-gained = { $cause ->
    [bandit] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL per aver sconfitto i Banditi.
    [duel] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL per il duello.
    [deposit] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL in Banca.
    [revel] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL per una notte memorabile.
    [homestead] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL per aver migliorato la fattoria.
    [cattle] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL per il bestiame.
    [story] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL dalla storia.
    [marshal-track] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL per aver difeso la legge.
    [wanted-track] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL dal tracciato Ricercato.
    [arrest] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL per l’arresto.
    [out-of-turn] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL per una vittoria nel turno di un altro.
   *[other] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } PL.
}
log-lp-lost = { $cause ->
    [duel] { $you ->
        [name] Perdi
       *[no] { $name } perde
    } { $n } PL per la sconfitta in duello.
   *[other] { $you ->
        [name] Perdi
       *[no] { $name } perde
    } { $n } PL.
}
log-nuggets-gained = { $cause ->
    [prospect] { $you ->
        [name] Trovi
       *[no] { $name } trova
    } oro: { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
   *[other] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
}
log-nuggets-lost = { $cause ->
    [deposit] { $you ->
        [name] Vendi
       *[no] { $name } vende
    } { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
    [limit] { $you ->
        [name] Non puoi trasportare tutto, quindi lasci
       *[no] { $name } non può trasportare tutto, quindi lascia
    } { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
   *[other] { $you ->
        [name] Perdi
       *[no] { $name } perde
    } { $n ->
        [one] 1 Pepita.
       *[other] { $n } Pepite.
    }
}
# What a limit takes of a gain. $n is lost, $limit is what one can hold.
log-over-limit-money = { $n }$ vanno persi: { $you ->
    [name] puoi avere
   *[no] { $name } può avere
} al massimo { $limit }$.
log-over-limit-nuggets = { $n ->
    [one] 1 Pepita va persa: { $you ->
        [name] puoi trasportarne
       *[no] { $name } può trasportarne
    } al massimo { $limit }.
   *[other] { $n } Pepite vanno perse: { $you ->
        [name] puoi trasportarne
       *[no] { $name } può trasportarne
    } al massimo { $limit }.
}
log-drew = { $you ->
    [name] Peschi
   *[no] { $name } pesca
} una carta.
log-drew-known = { $you ->
    [name] Peschi
   *[no] { $name } pesca
} { $card }.
log-nothing-to-draw = Non restano carte da pescare.
log-reshuffled = Si rimescola la pila degli scarti: { $n ->
    [one] 1 carta.
   *[other] { $n } carte.
}
log-discarded = { $you ->
    [name] Scarti
   *[no] { $name } scarta
} { $card }.
log-played = { $you ->
    [name] Giochi
   *[no] { $name } gioca
} { $card }.
log-reacted = { $you ->
    [name] Reagisci
   *[no] { $name } reagisce
} con { $card }.
log-used-character = { $you ->
    [name] Usi
   *[no] { $name } usa
} l’Abilità Leggendaria.
log-used-item = { $you ->
    [name] Usi
   *[no] { $name } usa
} un oggetto: { $item }.
log-used-card = { $you ->
    [name] Usi
   *[no] { $name } usa
} { $title }.
log-wounded = { $cause ->
    [fight-card] { $you ->
        [name] Ricevi un brutto colpo:
       *[no] { $name } riceve un brutto colpo:
    } { $n ->
        [one] 1 ferita.
       *[other] { $n } ferite.
    }
   *[other] { $you ->
        [name] Subisci
       *[no] { $name } subisce
    } { $n ->
        [one] 1 ferita.
       *[other] { $n } ferite.
    }
}
log-wound-ignored = { $n ->
    [one] 1 ferita non ha effetto su { $you ->
        [name] di te
       *[no] { $name }
    }.
   *[other] { $n } ferite non hanno effetto su { $you ->
        [name] di te
       *[no] { $name }
    }.
}
log-healed = { $n ->
    [one] { $you ->
        [name] Curi
       *[no] { $name } cura
    } 1 ferita.
   *[other] { $you ->
        [name] Curi
       *[no] { $name } cura
    } { $n } ferite.
}
log-marshal-gained = { $n ->
    [one] { $you ->
        [name] Ottieni 1 punto Marshal: ora sei a
       *[no] { $name } ottiene 1 punto Marshal: ora è a
    } { $to }.
   *[other] { $you ->
        [name] Ottieni { $n } punti Marshal: ora sei a
       *[no] { $name } ottiene { $n } punti Marshal: ora è a
    } { $to }.
}
log-marshal-lost = { $n ->
    [one] { $you ->
        [name] Perdi 1 punto Marshal: resti a
       *[no] { $name } perde 1 punto Marshal: resta a
    } { $to }.
   *[other] { $you ->
        [name] Perdi { $n } punti Marshal: resti a
       *[no] { $name } perde { $n } punti Marshal: resta a
    } { $to }.
}
log-marshal-over = { $you ->
    [name] Non sei
   *[no] { $name } non è
} più Marshal.
log-wanted-gained = { $n ->
    [one] { $you ->
        [name] Ottieni 1 punto Ricercato: ora sei a
       *[no] { $name } ottiene 1 punto Ricercato: ora è a
    } { $to }.
   *[other] { $you ->
        [name] Ottieni { $n } punti Ricercato: ora sei a
       *[no] { $name } ottiene { $n } punti Ricercato: ora è a
    } { $to }.
}
log-wanted-lost = { $n ->
    [one] { $you ->
        [name] Perdi 1 punto Ricercato: resti a
       *[no] { $name } perde 1 punto Ricercato: resta a
    } { $to }.
   *[other] { $you ->
        [name] Perdi { $n } punti Ricercato: resti a
       *[no] { $name } perde { $n } punti Ricercato: resta a
    } { $to }.
}
log-wanted-over = { $you ->
    [name] Non sei
   *[no] { $name } non è
} più tra i Ricercati.
log-wanted-stays = { $you ->
    [name] Resti tra i Ricercati: il tuo
   *[no] { $name } resta tra i Ricercati: il suo
} cubo va sullo spazio { $to } del tracciato Ricercato.
log-legendary = { $you ->
    [name] Diventi
   *[no] { $name } diventa
} una leggenda.
log-actions = { $n ->
    [one] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } 1 azione.
   *[other] { $you ->
        [name] Ottieni
       *[no] { $name } ottiene
    } { $n } azioni.
}
log-equipped = { $you ->
    [name] Ora usi
   *[no] { $name } ora usa
} questo oggetto: { $item }.
log-gained-item = { $you ->
    [name] Ottieni
   *[no] { $name } ottiene
} un oggetto: { $item }.
log-upgraded = { $you ->
    [name] Migliori
   *[no] { $name } migliora
} un oggetto: { $item }.
log-lost-item = { $you ->
    [name] Scarti
   *[no] { $name } scarta
} un oggetto: { $item }.

## Fights

log-fight-begins-arrest = { $you ->
    [name] Cerchi di arrestare { $other }.
    [other] { $name } cerca di arrestarti.
   *[no] { $name } cerca di arrestare { $other }.
}
log-fight-begins-duel = { $you ->
    [name] Sfidi a duello { $other }.
    [other] { $name } ti sfida a duello.
   *[no] { $name } sfida a duello { $other }.
}
log-fight-begins-rob = { $you ->
    [name] Cerchi di rapinare { $other }.
    [other] { $name } cerca di rapinarti.
   *[no] { $name } cerca di rapinare { $other }.
}
log-fight-begins-bandit = { $you ->
    [name] Affronti i Banditi. Li interpreta { $other }.
    [other] { $name } affronta i Banditi. Li interpreti tu.
   *[no] { $name } affronta i Banditi. Li interpreta { $other }.
}
log-fight-begins-heist = { $you ->
    [name] Entri in Banca a volto coperto. La Guardia è interpretata da { $other }.
    [other] { $name } entra in Banca a volto coperto. Interpreti tu la Guardia.
   *[no] { $name } entra in Banca a volto coperto. La Guardia è interpretata da { $other }.
}
log-fight-begins-sheriff = { $you ->
    [name] Lo Sceriffo viene a prenderti. Lo interpreta { $other }.
    [other] Lo Sceriffo viene a prendere { $name }. Lo interpreti tu.
   *[no] Lo Sceriffo viene a prendere { $name }. Lo interpreta { $other }.
}
log-fight-begins-opponent = { $you ->
    [name] Affronti un avversario. Lo interpreta { $other }.
    [other] { $name } affronta un avversario. Lo interpreti tu.
   *[no] { $name } affronta un avversario. Lo interpreta { $other }.
}
log-track = { $to ->
    [0] { $you ->
        [name] Torni
       *[no] { $name } torna
    } alla partenza del tracciato { $track }.
   *[other] { $you ->
        [name] Raggiungi
       *[no] { $name } raggiunge
    } lo spazio { $to } del tracciato { $track }.
}
log-looked-at-deck = { $name } guarda la prima carta del mazzo delle carte Poker.
log-looked-at-deck-known = { $you ->
    [name] Guardi
   *[no] { $name } guarda
} la prima carta del mazzo delle carte Poker: { $card }.
log-buried-top = { $you ->
    [name] Metti
   *[no] { $name } mette
} in fondo la prima carta del mazzo delle carte Poker.
log-drew-faceup = { $you ->
    [name] Scopri
   *[no] { $name } scopre
} le carte Scontro: { $cards }.
log-npc-drew = { $n ->
    [one] { $you ->
        [name] Peschi
       *[no] { $name } pesca
    } 1 carta Scontro.
   *[other] { $you ->
        [name] Peschi
       *[no] { $name } pesca
    } { $n } carte Scontro.
}
log-npc-drew-known = { $you ->
    [name] Peschi
   *[no] { $name } pesca
} dal mazzo Scontro: { $cards }.
log-committed = { $you ->
    [name] Giochi
   *[no] { $name } gioca
} una carta a faccia in giù.
log-committed-known = { $you ->
    [name] Giochi
   *[no] { $name } gioca
} { $card } a faccia in giù.
log-npc-committed = { $you ->
    [name] Giochi
   *[no] { $name } gioca
} una carta Scontro a faccia in giù.
log-npc-committed-known = { $you ->
    [name] Giochi
   *[no] { $name } gioca
} la carta Scontro { $card } a faccia in giù.
log-accepted = { $you ->
    [name] Accetti
   *[no] { $name } accetta
} lo scontro.
log-declined = { $you ->
    [name] Rifiuti
   *[no] { $name } rifiuta
} lo scontro.
log-revealed = { $first } contro { $second }.
log-revealed-npc = { $first } contro la carta Scontro { $second }.
log-revealed-npc-one = Si rivela la carta Scontro { $card }, senza una carta avversaria.
log-revealed-one = Si rivela { $card }, senza una carta avversaria.
log-increased = { $who ->
    [player] { $you ->
        [name] La tua carta sale di { $n } e vale { $value }.
       *[no] La carta di { $name } sale di { $n } e vale { $value }.
    }
    [npc] La carta Scontro sale di { $n } e vale { $value }.
    [fighter] La carta dell’attaccante sale di { $n } e vale { $value }.
   *[other] La carta del difensore sale di { $n } e vale { $value }.
}
log-decreased = { $who ->
    [player] { $you ->
        [name] La tua carta scende di { $n } e vale { $value }.
       *[no] La carta di { $name } scende di { $n } e vale { $value }.
    }
    [npc] La carta Scontro scende di { $n } e vale { $value }.
    [fighter] La carta dell’attaccante scende di { $n } e vale { $value }.
   *[other] La carta del difensore scende di { $n } e vale { $value }.
}
log-fight-card-cancelled = L’effetto della carta Scontro è annullato.
log-fight-restarts = Il risultato è annullato: lo scontro ricomincia.
log-fight-won-arrest-fighter = { $who ->
    [player] { $you ->
        [name] Esegui
       *[no] { $name } esegue
    } l’arresto.
   *[fighter] L’arresto riesce.
}
log-fight-won-arrest-other = { $who ->
    [player] { $you ->
        [name] Sfuggi
       *[no] { $name } sfugge
    } alla legge.
   *[other] L’arresto fallisce.
}
log-fight-won-duel-fighter = { $who ->
    [player] { $you ->
        [name] Vinci
       *[no] { $name } vince
    } il duello.
   *[fighter] Lo sfidante vince il duello.
}
log-fight-won-duel-other = { $who ->
    [player] { $you ->
        [name] Vinci
       *[no] { $name } vince
    } il duello.
   *[other] Lo sfidato vince il duello.
}
log-fight-won-rob-fighter = { $who ->
    [player] { $you ->
        [name] Vinci lo scontro e puoi rubare
       *[no] { $name } vince lo scontro e può rubare
    }.
   *[fighter] Il rapinatore vince lo scontro.
}
log-fight-won-rob-other = { $who ->
    [player] { $you ->
        [name] Respingi
       *[no] { $name } respinge
    } il rapinatore.
   *[other] La rapina fallisce.
}
log-fight-won-bandit-fighter = { $who ->
    [player] { $you ->
        [name] Sconfiggi
       *[no] { $name } sconfigge
    } i Banditi.
   *[fighter] I Banditi sono sconfitti.
}
log-fight-won-bandit-other = Vincono i Banditi.
log-fight-won-opponent-fighter = { $who ->
    [player] { $you ->
        [name] Vinci
       *[no] { $name } vince
    } lo scontro.
   *[fighter] L’avversario è sconfitto.
}
log-fight-won-opponent-other = Vince l’avversario.
log-fight-won-heist-fighter = { $who ->
    [player] { $you ->
        [name] Svuoti
       *[no] { $name } svuota
    } la Banca.
   *[fighter] La Banca è stata svuotata.
}
log-fight-won-heist-other = La Guardia difende la Banca.
log-fight-won-sheriff-fighter = { $who ->
    [player] { $you ->
        [name] Sfuggi
       *[no] { $name } sfugge
    } allo Sceriffo.
   *[fighter] Lo Sceriffo resta a mani vuote.
}
log-fight-won-sheriff-other = Lo Sceriffo esegue l’arresto.
log-looked-at = { $n ->
    [0] { $you ->
        [name] Guardi la mano di { $other }: nessuna carta.
        [other] { $name } guarda la tua mano: nessuna carta.
       *[no] { $name } guarda la mano di { $other }: nessuna carta.
    }
    [one] { $you ->
        [name] Guardi 1 carta di { $other }.
        [other] { $name } guarda 1 tua carta.
       *[no] { $name } guarda 1 carta di { $other }.
    }
   *[other] { $you ->
        [name] Guardi { $n } carte di { $other }.
        [other] { $name } guarda { $n } tue carte.
       *[no] { $name } guarda { $n } carte di { $other }.
    }
}
log-looked-at-known = { $you ->
    [name] Vedi nella mano di { $other }: { $cards }.
    [other] { $name } vede nella tua mano: { $cards }.
   *[no] { $name } vede nella mano di { $other }: { $cards }.
}
log-stole-money = { $you ->
    [name] Rapini { $other } e prendi { $n }$.
    [other] { $name } ti rapina e prende { $n }$.
   *[no] { $name } rapina { $other } e prende { $n }$.
}
log-stole-nuggets = { $n ->
    [one] { $you ->
        [name] Rapini { $other } e prendi 1 Pepita.
        [other] { $name } ti rapina e prende 1 Pepita.
       *[no] { $name } rapina { $other } e prende 1 Pepita.
    }
   *[other] { $you ->
        [name] Rapini { $other } e prendi { $n } Pepite.
        [other] { $name } ti rapina e prende { $n } Pepite.
       *[no] { $name } rapina { $other } e prende { $n } Pepite.
    }
}
log-gave = { $you ->
    [name] Cedi una carta a { $other }.
    [other] { $name } ti cede una carta.
   *[no] { $name } cede una carta a { $other }.
}
log-gave-known = { $you ->
    [name] Cedi una carta a { $other }: { $card }.
    [other] { $name } ti cede una carta: { $card }.
   *[no] { $name } cede una carta a { $other }: { $card }.
}
log-arrested = { $you ->
    [name] Finisci
   *[no] { $name } finisce
} in cella.

## Cattle, poker, gold

log-acquired = { $you ->
    [name] Ottieni
   *[no] { $name } ottiene
} bestiame dal { $ranch }.
log-acquired-known = { $you ->
    [name] Ottieni bestiame e vedi
   *[no] { $name } ottiene bestiame e vede
} la ricompensa del segnalino: { $reward }
log-stole-cattle = { $you ->
    [name] Porti via il bestiame di { $other }.
    [other] { $name } porta via il tuo bestiame.
   *[no] { $name } porta via il bestiame di { $other }.
}
log-delivered-stray = { $you ->
    [name] Consegni
   *[no] { $name } consegna
} un Longhorn: { $reward }
log-wrangled = { $you ->
    [name] Commerci
   *[no] { $name } commercia
} il bestiame in una Stazione Ferroviaria.
log-rustled = { $you ->
    [name] Razzi
   *[no] { $name } razzia
} il bestiame.
log-lost-cattle = { $you ->
    [name] Il tuo bestiame torna al suo Ranch.
   *[no] Il bestiame di { $name } torna al suo Ranch.
}
log-poker-begins = { $you ->
    [name] Ti siedi
   *[no] { $name } si siede
} al tavolo da poker.
log-joined = { $you ->
    [name] Ti unisci
   *[no] { $name } si unisce
} al tavolo.
log-dealer-drew = { $you ->
    [name] Fai il dealer
   *[no] { $name } fa il dealer
}.
log-dealer-drew-known = { $you ->
    [name] Fai il dealer e peschi
   *[no] { $name } fa il dealer e pesca
} { $cards }.
log-flop = Il flop mostra { $cards }.
log-showed =
    { $you ->
        [name] Mostri
       *[no] { $name } mostra
    } { $cards }: { $kind ->
        [pair] Coppia
        [two-pair] Doppia Coppia
        [three-of-a-kind] Tris
        [straight] Scala
        [flush] Colore
        [full-house] Full
        [four-of-a-kind] Poker
        [straight-flush] Scala Colore
        [five-of-a-kind] Pokerissimo
        [royal-flush] Scala Reale
       *[high-card] Carta Alta
    }.
log-poker-won = { $you ->
    [name] Vinci
   *[no] { $name } vince
} il piatto: { $n }$.
log-house-won = Vince il banco.
log-kept = { $you ->
    [name] Tieni
   *[no] { $name } tiene
} { $card }.
log-rolled = { $you ->
    [name] Tiri
   *[no] { $name } tira
} un dado: { $face }.

## Stories and goals

log-contributed = { $you ->
    [name] Aggiungi
   *[no] { $name } aggiunge
} un disco alla storia { $deck }.
log-contributed-moved = { $you ->
    [name] Sposti
   *[no] { $name } sposta
} un disco sulla storia { $deck }.
log-story-resolved = Si risolve una storia: { $story }.
log-goal-shown = { $you ->
    [name] Completi
   *[no] { $name } completa
} un obiettivo, { $goal }: { $body }
log-tokens-drawn = { $n ->
    [one] { $you ->
        [name] Peschi
       *[no] { $name } pesca
    } 1 segnalino Leggenda.
   *[other] { $you ->
        [name] Peschi
       *[no] { $name } pesca
    } { $n } segnalini Leggenda.
}
log-tokens-drawn-known = { $n ->
    [one] { $you ->
        [name] Peschi
       *[no] { $name } pesca
    } 1 segnalino Leggenda da { $tokens } PL.
   *[other] { $you ->
        [name] Peschi
       *[no] { $name } pesca
    } { $n } segnalini Leggenda da { $tokens } PL.
}
log-tokens-returned = { $n ->
    [one] { $you ->
        [name] Restituisci
       *[no] { $name } restituisce
    } 1 segnalino Leggenda.
   *[other] { $you ->
        [name] Restituisci
       *[no] { $name } restituisce
    } { $n } segnalini Leggenda.
}
log-tokens-returned-known = { $n ->
    [one] { $you ->
        [name] Restituisci
       *[no] { $name } restituisce
    } 1 segnalino Leggenda da { $tokens } PL.
   *[other] { $you ->
        [name] Restituisci
       *[no] { $name } restituisce
    } { $n } segnalini Leggenda da { $tokens } PL.
}
