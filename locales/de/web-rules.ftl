# The rules to look up: chapters, search, and the handbook of cards, items, characters, stories and goals.

web-rules-title = Die Regeln
web-rules-chapters = Kapitel
web-rules-search = In den Regeln suchen
web-rules-search-hint = Duell, Maultier, Handkartenlimit
web-rules-search-clear = Suche löschen
web-rules-found = { $n ->
    [0] Nichts gefunden zu „{ $query }“.
    [one] 1 Treffer zu „{ $query }“.
   *[other] { $n } Treffer zu „{ $query }“.
}
web-rules-found-many = Mehr als { $n } Treffer zu „{ $query }“: Dies sind die besten.
web-rules-count = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
web-rules-example = Beispiel
web-rules-ruling = Warum wir so spielen
web-rules-link = Link zu dieser Regel
# Over the rules that answer a question of the game.
web-rules-answer = Die kurze Antwort

web-rules-group-notes = Dieser Tisch
web-rules-group-aid = Spielhilfe
web-rules-group-game = Das Spiel
web-rules-group-map = Auf dem Spielplan
web-rules-group-fights = Kämpfe
web-rules-group-fame = Ruhm
web-rules-group-things = Karten und Gegenstände
web-rules-group-variants = Varianten
web-rules-group-more = Mehr
web-rules-group-handbook = Das Handbuch

web-rules-page-cards = Pokerkarten
web-rules-page-fight-cards = Kampfkarten
web-rules-page-items = Gegenstände
web-rules-page-characters = Charaktere
web-rules-page-stories = Storys
web-rules-page-goals = Aufgaben
web-rules-page-tracks = Pfade
web-rules-page-cattle = Vieh
web-rules-page-legends = Legendäre Storys
web-rules-page-events = Ereignisse
web-rules-page-encounters = Begegnungen
web-rules-page-frontier = Frontier-Plättchen
web-rules-page-deeds = Urkunden
web-rules-page-injuries = Verletzungen
web-rules-page-followers = Aufgebote und Gangs

web-rules-item-mount = Reittier
web-rules-item-weapon = Waffe
web-rules-item-misc = Sonstiger Gegenstand
web-rules-item-price = { $cost } $
web-rules-item-copies = { $n } im Spiel
web-rules-item-names = Exemplare: { $names }
web-rules-item-upgraded = Verbessert für { $cost } $
web-rules-begins = Beginnt
web-rules-gains = Startbesitz
web-rules-story-reward = Für alle mit einer Scheibe auf der Story
web-rules-track-space = Feld
web-rules-track-gives = Beim Erreichen
web-rules-track-row = Reihe { $n }
web-rules-track-nothing = Nichts
web-rules-deed-lp = LP am Ende, je nach Zahl der Urkunden der Gruppe: { $lp }
web-rules-deed-each = LP für jede Urkunde des Besitzers: { $lp }
web-rules-encounter-cards = { $n ->
    [one] 1 Kampfkarte
   *[other] { $n } Kampfkarten
}
web-rules-encounter-ties = Gleichstand: Du gewinnst.
web-rules-encounter-no-ties = Gleichstand: Du verlierst.
web-rules-encounter-won = Wenn du gewinnst:
web-rules-encounter-lost = Wenn du verlierst:
# A frontier token and its number.
web-rules-frontier = { $name } ({ $n })

# For which table the rules are shown.
web-rules-for = Die Regeln für
web-rules-for-players = { $n } Spieler
web-rules-edition = Regelheft
web-rules-edition-en = Englisch
web-rules-edition-fr = Französisch
web-rules-edition-it = Italienisch
web-rules-players = Spieler
# Over the rule that forbids something: $reason is a whole sentence.
web-rules-reason = Jetzt nicht möglich. { $reason }
