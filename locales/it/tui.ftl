# What the terminal program says of its own: titles, hints, menus. Card texts, questions and refusals are elsewhere.

## Titles

title-players = Giocatori
title-stories = Storie scoperte e tracciati
title-fight = Scontro
title-poker = Poker
title-prospect = I dadi
title-hand = La tua mano
title-goals = I tuoi obiettivi
title-mine = Ciò che possiedi
title-everybody = Tutti
title-you = La tua scelta
title-asked = { $text }, la tua scelta
title-waiting = Al tavolo
title-log = Cronaca
title-help = Aiuto
title-quit = Vuoi uscire?
title-hint = Che cosa farebbe un pistolero
title-review = Analisi della partita
title-score = Da dove vengono i punti

players-legend = ♣ carte  ◆ Pepite  ✚ ferite

## The bar at the top

bar-round = Round { $n }
bar-length = fino a { $n } PL
bar-turn = { $text }
bar-end-near = La fine è vicina
bar-last-round = Ultimo round

## Groups of choices

group-here = Qui
group-cards = Carte
group-fights = Scontri
group-items = Oggetti e abilità
group-goals = Obiettivi
group-ride-places = Verso un luogo
group-ride-rest = In aperta campagna
group-beside = Senza spendere azioni

## The keys, in the last row

keys = ↑↓←→ scegli  Invio  : testo  ! consiglio  u annulla  h mano  p tutti  l cronaca  r regole  ? aiuto  q esci
keys-short = ↑↓ Invio  : testo  ! consiglio  u annulla  h mano  p tutti  ? aiuto  q esci
keys-waiting = Spazio pausa  h mano  p tutti  l cronaca  r regole  u annulla  ? aiuto  q esci
keys-auto-pass = Nessuna carta giocabile: passi. Spazio per aspettare.
keys-over = v analisi  l cronaca  p tutti  r regole  s salva  q esci
keys-typing = Tab completa, Invio esegue, Esc cancella

overlay-scroll = ↑↓ PagSu PagGiù scorri, Esc chiudi
overlay-close = un tasto qualsiasi per chiudere

## What happens to what is typed

typed-no-number = Scelta inesistente: scrivi un numero da 1 a { $n }.
typed-not-now = Ora non puoi fare questa scelta.
# $form is the notation of a choice, such as move SPACE.
typed-unknown = Comando sconosciuto: “{ $text }”.
typed-unknown-near = Comando sconosciuto: “{ $text }”. Intendevi { $near }?
typed-no-card = “{ $text }” non è una carta: scrivi un valore (da 2 a 10, J, Q, K, A) e la lettera inglese del seme (c fiori, d quadri, h cuori, s picche), come in 10c o Qh.
typed-number = “{ $text }” è fuori dai limiti: scrivi un numero da { $from } a { $to }.
typed-twice = Hai indicato due volte la carta { $text }.
typed-missing = “{ $text }” è incompleto. Sintassi: { $form }
typed-too-much = Troppe parole: “{ $text }”. Sintassi: { $form }
undone = Scelta annullata.
undo-nothing = Nulla da annullare: è stata rivelata un’informazione nascosta, o un altro giocatore ha già scelto.
saved = Partita salvata: { $text }
save-exists = { $text } esiste già: non è stato salvato nulla. Scegli un altro nome.

## Facts about a choice

fact-way = { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}: { $way }
fact-bandit = Ci sono i Banditi: il movimento finisce in uno scontro.
fact-opponent = { $text }: il movimento finisce in uno scontro.
fact-players = Giocatori presenti: { $text }
fact-cost = Costa { $n }$; ti resteranno { $left }$.
fact-money = Ottieni { $n }$.
fact-lost-money = { $n }$ del guadagno vanno persi: puoi avere al massimo { $limit }$.
fact-lost-nuggets = { $n ->
    [one] 1 Pepita va persa: non puoi trasportarne di più.
   *[other] { $n } Pepite vanno perse: non puoi trasportarne di più.
}
fact-lp = Ottieni { $n } PL.
fact-draws = Peschi { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
fact-standing = { $winner ->
    [you] Sarebbe { $mine } contro { $other }: vinceresti.
    [other] Sarebbe { $mine } contro { $other }: perderesti.
   *[none] Lo scontro ricomincerebbe.
}
fact-legendary = Abilità Leggendaria: { $text }
fact-start = Inizia { $text }
fact-arrest = Se vinci: 1 punto Marshal; il bersaglio va nell’Ufficio dello Sceriffo e perde il bestiame, tutti i punti Ricercato e metà del denaro e delle Pepite. Lo sconfitto subisce una ferita e pesca una carta.
fact-rob = Se vinci: 1 punto Ricercato e metà del denaro o delle Pepite del bersaglio. Lo sconfitto subisce una ferita e pesca una carta.
fact-rob-all = Se vinci: 1 punto Ricercato e tutto il denaro o tutte le Pepite del bersaglio. Lo sconfitto subisce una ferita e pesca una carta.
fact-duel-for-lp = Se vinci: { $n } PL. Lo sconfitto perde 1 PL, subisce una ferita e pesca una carta.
fact-duel = Se vinci: { $n } PL. Lo sconfitto subisce una ferita e pesca una carta.
fact-heist = Affronti la Guardia. Se vinci: { $money }$ e { $n } punti Ricercato. Se perdi, ottieni 1 punto Ricercato, subisci una ferita e peschi una carta.
fact-prospect = Tira due dadi. Facce con Pepita su ogni dado: { $nuggets } su { $faces }; Frammenti e Polvere d’oro rendono { $money }$, e tiri di nuovo ogni dado che mostra Polvere.
fact-acquire = Prendi un segnalino Bestiame coperto. Ottieni 1 punto Marshal se lo commerci in una Stazione Ferroviaria, o 1 punto Ricercato se lo razzii.
fact-poker = Peschi una carta, e chi è in città può unirsi. La combinazione migliore vince il piatto: { $n }$ più l’ante di tutti.
fact-discs = Dischi posati: { $n } su { $needed }.

item-upgraded = { $text }, versione migliorata

# A name or a kind, and what there is to say of it.
pair = { $name }: { $text }

## People

# In the list of players: as short as can be.
players-money = { $n }$
players-lp = { $n } PL
marshal-n-short = M{ $n }
wanted-n-short = R{ $n }
# Points on a track of a module, and the reward of the next point.
track-n = { $track } { $n }. Poi: { $next }
marshal-n = Marshal { $n }
wanted-n = Ricercato { $n }
track-marshal = Marshal
track-wanted = Ricercato
player-goods = { $lp } PL, { $money }$, { $nuggets ->
    [one] 1 Pepita
   *[other] { $nuggets } Pepite
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $wounds ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $wounds } ferite
}.
player-at = Luogo: { $text }.
legendary-now = Abilità Leggendaria: { $text }
legendary-later = Abilità Leggendaria, non ancora attiva: { $text }
goal-done = Completato: { $text }
hand-more = h mostra di più
hand-empty = Nessuna carta.
mine-cattle = Il tuo segnalino Bestiame: { $text }
mine-tokens = I tuoi segnalini Leggenda, in PL: { $text }

## What lies on the table

no-stories = Nessuna storia è scoperta.
npc-bandit = I Banditi
npc-guard = La Guardia
npc-sheriff = Lo Sceriffo
npc-opponent = L’avversario
fight-arrest = { $fighter } cerca di arrestare { $other }.
fight-duel = { $fighter } sfida a duello { $other }.
fight-rob = { $fighter } cerca di rapinare { $other }.
fight-bandit = { $fighter } affronta i Banditi.
fight-heist = { $fighter } rapina la Banca.
fight-sheriff = Lo Sceriffo dà la caccia a { $fighter }.
fight-opponent = { $fighter } affronta un avversario: { $other }.
poker-flop = Flop:
poker-dealer = dealer
poker-wins = vince

## Waiting, passing, leaving

bot-thinks = { $text } sta pensando.
bot-lost = { $text } non può continuare: errore interno. Premi s per salvare la partita; potrai riprenderla da qui.
program-failed = { $text }. D’ora in poi il programma sceglie a caso.
bots-paused = In pausa: tocca a { $text }. Spazio per riprendere.
game-over = La partita è finita.
pass-title = Passa la tastiera
pass-enter = { $text }, premi Invio quando nessun altro guarda.
pass-undo = (u annulla l’ultima scelta)
quit-sure = Uscire dalla partita?
quit-kept = La partita è salvata. Per riprenderla: { $text }
quit-lost = La partita non è salvata e andrà persa. Premi n, poi s per salvarla.
quit-lesson-sure = Uscire dalla lezione?
quit-lesson = I progressi sono salvati. Per riprendere da questo passo: { $text }
quit-keys = y o Invio per uscire, ogni altro tasto per restare
left-kept = La partita è salvata. Per riprenderla: { $text }
left-lost = La partita non è stata salvata.
left-over = La registrazione della partita: { $text }
too-small = Il terminale è troppo piccolo. Servono almeno { $width } colonne e { $height } righe; oppure gioca con --plain.

## The end

end-title = { $n ->
    [one] La leggenda del West è { $names }
   *[other] Le leggende del West sono { $names }
}
end-rounds = dopo { $n } round
score-player = Giocatore
score-lp = PL
score-upgrades = Migl.
score-money = Denaro
score-wounds = Ferite
score-wanted = Ric.
score-marshal = Marsh.
score-tokens = Segn.
score-total = Totale

## Hints

# $n is in percent; $text is clauses such as "62% to win, Sheriff 4 spaces away".
hint-why = { $n }% di vittorie nelle partite simulate: { $text }.
hint-chance = { $n }% di vittorie nelle partite simulate.
hint-intro = Le scelte di un pistolero, dalla migliore:
hint-thinking = Il pistolero sta pensando.
hint-none = Qui il pistolero non ha consigli.
hint-not-asked = I consigli sono disponibili solo quando un giocatore deve scegliere.
hint-keys = 1, 2 o 3 per la scelta, Invio per la prima; ogni altro tasto per chiudere

## The review after the game

review-about = { $choices } scelte in { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}.
review-judged = Giocatori esaminati: { $text }.
review-unfinished = La partita non è ancora finita.
review-cut = Analisi interrotta dopo { $n } scelte su { $of }: le successive non sono state esaminate.
review-chances = Probabilità di vittoria, turno per turno
review-mistakes = Le scelte più costose
review-chosen = { $round ->
    [0] Prima del round 1
   *[other] Round { $round }
}, { $name }: { $text }
review-best = Meglio (probabilità di vittoria: { $chance }%): { $text }. La scelta fatta è costata { $cost } punti percentuali (± { $margin }).
review-none = Nessuna scelta è costata { $n } punti percentuali o più.
review-more = { $n ->
    [one] Un altro errore, meno grave, è omesso.
   *[other] Altri { $n } errori, meno gravi, sono omessi.
}
review-progress = Analisi della scelta { $n } su { $of }
review-stop = Esc ferma l’analisi e mostra i risultati ottenuti
review-lost = L’analisi si è interrotta: errore interno.
review-later = L’analisi è disponibile a partita finita.

## Rules

rules-search = Cerca: { $text }
codes-shown = I codici delle regole sono visibili.
codes-hidden = I codici delle regole sono nascosti.
reader-list-keys = scrivi per cercare  ↑↓  Invio apre  Esc chiude
reader-page-keys = ↑↓ scorri  ← indice  Esc indietro

## Places on the map, long and short

spot-bank = Banca
spot-bank-short = Ba
spot-sheriffs-office = Sceriffo
spot-sheriffs-office-short = Sc
spot-general-store = Emporio
spot-general-store-short = Em
spot-saloon = Saloon
spot-saloon-short = Sa
spot-cabaret = Cabaret
spot-cabaret-short = Cb
spot-doctors-office = Dottore
spot-doctors-office-short = Do
spot-mine = Miniera
spot-mine-short = Mi
spot-rail-station = Stazione
spot-rail-station-short = St
spot-ranch-green = Ranch (v)
spot-ranch-green-short = Rv
spot-ranch-blue = Ranch (b)
spot-ranch-blue-short = Rb
spot-hideout-a = Nascond. A
spot-hideout-a-short = NA
spot-hideout-b = Nascond. B
spot-hideout-b-short = NB
spot-hideout-c = Nascond. C
spot-hideout-c-short = NC

land-mesitos-point = Mesito’s Point
land-sunny-hills = Sunny Hills
land-dixon-creek = Dixon Creek
land-cliff-junction = Cliff Junction
land-spikes-view = Spike’s View
land-darkrock = Darkrock
land-red-falls = Red Falls

## The menu

menu-title = Nuova partita
menu-subtitle = Western Legends nel terminale
menu-players = Giocatori
menu-seat = Posto { $n }
menu-person = Giocatore { $n }
sitter-person = { $text }
sitter-random = { $text }, a caso
sitter-greenhorn = { $text }, un pivello
sitter-cowboy = { $text }, un cowboy
sitter-gunslinger = { $text }, un pistolero
sitter-program = { $text }, un programma
# A line each, of at most 60 letters, about whoever sits there.
about-sitter-person = Una persona a questa tastiera. Scrivi il nome.
about-sitter-random = Sceglie a caso: per fare prove.
about-sitter-greenhorn = Nuovo in città e senza un piano: per la prima partita.
about-sitter-cowboy = Pianifica, commercia, calcola: l’avversario standard.
about-sitter-gunslinger = Prevede le mosse, un secondo per ogni scelta: un osso duro.
menu-length = Durata
menu-length-value = { $n ->
    [15] breve, 15 PL
    [20] media, 20 PL
   *[other] lunga, { $n } PL
}
menu-edition = Regolamento
menu-edition-en = inglese
menu-edition-en-changed = inglese, modificato
menu-edition-fr = francese
menu-edition-fr-changed = francese, modificato
menu-edition-it = italiano
menu-edition-it-changed = italiano, modificato
menu-kind = Tipo di partita
# $text is the name of a variant that is played with $n players.
about-menu-joins = In { $n } si aggiunge “{ $text }”, ma puoi farne a meno.
menu-mode = Modalità
menu-mode-none = nessuna
menu-language = Lingua
menu-yes = sì
menu-no = no
# How many options of a group are chosen: $n of $most.
menu-some = { $n } su { $most }
menu-start = Inizia la partita
menu-keys =
    ↑↓ riga  ←→ cambia  scrivi un nome  Invio avanti
    Esc esci

# Behind a game that was not asked for a variant: $text is its name, $n the number of players, $others the other variants.
told-usual = “{ $text }” fa parte delle regole per { $n } giocatori; con --variant { $others } si gioca senza.

## Line by line

# A group of choices.
plain-group = { $text }:
plain-seed = Seme casuale: { $text }
plain-ascii = Questo terminale non dichiara UTF-8 (LC_ALL, LC_CTYPE, LANG): si gioca riga per riga, in ASCII. Imposta LANG=C.UTF-8 per giocare a schermo intero.
plain-auto-pass = Nessuna carta giocabile: passi.
plain-pass = Passa la tastiera a { $text }, poi premi Invio.
plain-pass-enter = { $text }, premi Invio per continuare, o scrivi “quit” per uscire.
plain-rules-more = Altri risultati: { $n }. Aggiungi parole per restringere la ricerca.
plain-rules-what = “rules PAROLE” cerca; “rules SEZIONE” mostra una sezione. Esempio: rules setup
plain-hand = In mano: { $text }
plain-like = Forse intendevi: { $text }
plain-save-where = Indica un file: save FILE
plain-after = La partita è finita. Scrivi “review” per analizzarla, o premi Invio per uscire.
plain-help =
    Per scegliere, scrivi un numero o le parole tra parentesi. Per sapere che cosa farebbe una scelta, scrivi “? NUMERO”.
    “hint” mostra che cosa sceglierebbe un pistolero, e perché.
    “list” ripete le scelte, “hand” mostra le tue carte e i tuoi obiettivi, “players” i beni di tutti i giocatori.
    “undo” annulla la tua ultima scelta, “save FILE” salva la partita, “rules” mostra la regola di questa scelta, “rules PAROLE” cerca in tutta la guida rapida, “quit” esce.
    “lang CODICE” cambia lingua: “lang fr” sceglie il francese.
    “codes” mostra i codici delle regole, per esempio base.fight.07, o li nasconde.

## Languages

lang-now = Lingua: { $text }.
lang-which = Scegli una lingua: { $text }

## Help

help =
    ↑ ↓        seleziona una scelta; ← → salta al gruppo successivo; Invio la esegue
    numero     scrivi il numero di una scelta (valgono anche quelli sulla mappa)
    : o /      scrivi una scelta a parole, per esempio :move darkrock-bank; Tab completa. Una scelta non disponibile indica perché.
    !          un consiglio: che cosa sceglierebbe un pistolero, e perché
    u          annulla la tua ultima scelta, se non è stata rivelata un’informazione nascosta
    h          ciò che possiedi: carte, obiettivi, segnalini, il tuo bestiame
    p          i giocatori: beni, oggetti, abilità; i tracciati
    l          tutta la cronaca
    L          la lingua successiva; :lang fr sceglie il francese
    r          la guida rapida, aperta alla regola di questa scelta o dell’ultimo rifiuto; scrivi per cercare
    c          mostra i codici delle regole, per esempio base.fight.07, o nascondili
    s          salva (la partita si salva anche dopo ogni scelta); :save FILE sceglie il file
    Spazio     metti in pausa i bot, o riprendi
    v          dopo la partita: l’analisi, con le probabilità e le scelte più costose
    Ctrl-Z     sospendi il programma; Ctrl-L: ridisegna lo schermo; Ctrl-U: cancella la riga
    q          esci; la partita si può riprendere

    Sulla mappa: ● ■ ▲ ◆ ⬢ ▼ sono i giocatori con le loro iniziali, ☠ i Banditi, ★ lo Sceriffo. Puoi scegliere gli spazi chiari; quello selezionato e il percorso sono in rosso.
    Giocatori: ▶ giocatore attivo, ⚑ primo giocatore, ⚙ un bot, ♛ una leggenda, + versione migliorata, ✪ segnalini Leggenda.

# A text with a note behind it, such as the name of an item with that of its copy; and the note alone.
noted = { $text } ({ $note })
note = ({ $note })
