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
web-error-border-town-titles = Città di frontiera si gioca senza titoli.
web-error-golden-rule-titles = Regola d’oro si gioca senza titoli.
web-error-law-and-disorder-titles = Legge e disordine si gioca senza titoli.
web-error-risky-business-titles = Affari rischiosi si gioca senza titoli.
web-error-serenade-titles = Serenata si gioca senza titoli.
web-error-titles-first-game = Una prima partita si gioca senza titoli.
