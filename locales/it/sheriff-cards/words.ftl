web-module-sheriff-cards = Carte Sceriffo
web-module-sheriff-cards-more = Una carta, scelta a caso tra sei, cambia gli scontri con lo Sceriffo, finché qualcuno non lo batte.
pool-sheriff-cards = Carte Sceriffo
opponent-the-old-hand = La Vecchia Volpe
opponent-the-green-deputy = Il Vice Novellino
opponent-the-hanging-judge = Il Giudice Impiccatore
opponent-the-bought-badge = La Stella Comprata
opponent-the-manhunter = Il Cacciatore di Uomini
opponent-the-family-man = Il Padre di Famiglia
# $card: the name of a card about the Sheriff
log-sheriff-card = Ora vale questa carta Sceriffo: { $card }.
web-error-border-town-sheriff-cards = La modalità Città di frontiera si gioca senza carte Sceriffo.
web-error-golden-rule-sheriff-cards = La modalità Regola d’oro si gioca senza carte Sceriffo.
web-error-law-and-disorder-sheriff-cards = La modalità Legge e disordine si gioca senza carte Sceriffo.
web-error-risky-business-sheriff-cards = La modalità Affari rischiosi si gioca senza carte Sceriffo.
web-error-serenade-sheriff-cards = La modalità Serenata si gioca senza carte Sceriffo.
web-error-sheriff-cards-first-game = La prima partita si gioca senza carte Sceriffo.
