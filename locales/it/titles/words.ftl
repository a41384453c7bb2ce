web-module-titles = Titoli
web-module-titles-more = Uno di otto titoli è rivelato per la partita e porta PL alla fine.
scoring-the-mayor = Il Sindaco
scoring-the-gold-baron = Il Barone dell’Oro
scoring-the-collector = Il Collezionista
scoring-the-master-smith = Il Mastro Armaiolo
scoring-the-unkillable = La Pellaccia
scoring-the-arm-of-the-law = Il Braccio della Legge
scoring-the-most-feared = Il Più Temuto
scoring-the-banker = Il Banchiere
# $title: the name of a title
log-title = Il titolo di questa partita: { $title }.
