web-module-titles = Titoli
web-module-titles-more = Per la partita si rivela un titolo tra otto, che porta PL alla fine.
scoring-the-mayor = Il Sindaco
scoring-the-gold-baron = Il Barone dell’Oro
scoring-the-collector = Il Collezionista
scoring-the-master-smith = Il Mastro Armaiolo
scoring-the-unkillable = La Pellaccia
scoring-the-arm-of-the-law = Il Braccio della Legge
scoring-the-most-feared = Il Più Temuto
scoring-the-banker = Il Banchiere
# $title: the name of a title
log-title = Il titolo di questa partita è { $title }.
web-error-border-town-titles = La modalità Città di frontiera si gioca senza titoli.
web-error-golden-rule-titles = La modalità Regola d’oro si gioca senza titoli.
web-error-law-and-disorder-titles = La modalità Legge e disordine si gioca senza titoli.
web-error-risky-business-titles = La modalità Affari rischiosi si gioca senza titoli.
web-error-serenade-titles = La modalità Serenata si gioca senza titoli.
web-error-titles-first-game = La prima partita si gioca senza titoli.
