# The rules to look up: chapters, search, and the handbook of cards, items, characters, stories and goals.

web-rules-title = Le regole
web-rules-chapters = Capitoli
web-rules-search = Cerca nelle regole
web-rules-search-hint = Duello, mulo, limite di carte in mano
web-rules-search-clear = Cancella la ricerca
web-rules-found = { $n ->
    [0] Nessun risultato per “{ $query }”.
    [one] 1 risultato per “{ $query }”.
   *[other] { $n } risultati per “{ $query }”.
}
web-rules-found-many = Più di { $n } risultati per “{ $query }”: ecco i migliori.
web-rules-count = { $n ->
    [one] 1 regola
   *[other] { $n } regole
}
web-rules-example = Esempio
web-rules-ruling = Perché giochiamo così
web-rules-link = Link a questa regola
# Over the rules that answer a question of the game.
web-rules-answer = La risposta in breve

web-rules-group-notes = Questo tavolo
web-rules-group-aid = Guida rapida
web-rules-group-game = La partita
web-rules-group-map = Sulla mappa
web-rules-group-fights = Scontri
web-rules-group-fame = Fama
web-rules-group-things = Carte e oggetti
web-rules-group-variants = Varianti
web-rules-group-more = Altro
web-rules-group-handbook = Il prontuario

web-rules-page-cards = Carte Poker
web-rules-page-fight-cards = Carte Scontro
web-rules-page-items = Oggetti
web-rules-page-characters = Personaggi
web-rules-page-stories = Storie
web-rules-page-goals = Obiettivi
web-rules-page-tracks = Tracciati
web-rules-page-cattle = Bestiame
web-rules-page-legends = Storie leggendarie
web-rules-page-events = Eventi
web-rules-page-encounters = Incontri
web-rules-page-frontier = Segnalini Frontiera
web-rules-page-deeds = Atti di proprietà
web-rules-page-injuries = Lesioni
web-rules-page-followers = Bande e posse

web-rules-item-mount = Cavalcatura
web-rules-item-weapon = Arma
web-rules-item-misc = Oggetto generico
web-rules-item-price = { $cost }$
web-rules-item-copies = { $n } nel gioco
web-rules-item-names = Copie: { $names }
web-rules-item-upgraded = Versione migliorata, per { $cost }$
web-rules-begins = Inizia
web-rules-gains = Bonus iniziali
web-rules-story-reward = Per chi ha un disco sulla storia
web-rules-track-space = Spazio
web-rules-track-gives = All’ingresso
web-rules-track-row = Riga { $n }
web-rules-track-nothing = Nulla
web-rules-deed-lp = PL finali per atto, secondo quanti ne hai della serie: { $lp }
web-rules-deed-each = PL per ogni atto che possiedi: { $lp }
web-rules-encounter-cards = { $n ->
    [one] { $n } carta Scontro
   *[other] { $n } carte Scontro
}
web-rules-encounter-ties = In caso di parità vinci tu.
web-rules-encounter-no-ties = In caso di parità perdi.
web-rules-encounter-won = Se vinci:
web-rules-encounter-lost = Se perdi:
# A frontier token and its number.
web-rules-frontier = { $name } ({ $n })

# For which table the rules are shown.
web-rules-for = Regole:
web-rules-for-players = { $n } giocatori
web-rules-edition = Regolamento
web-rules-edition-en = Inglese
web-rules-edition-fr = Francese
web-rules-edition-it = Italiano
web-rules-players = Giocatori
# Over the rule that forbids something: $reason is a whole sentence.
web-rules-reason = Ora non è possibile. { $reason }
