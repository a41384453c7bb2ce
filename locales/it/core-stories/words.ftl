web-module-core-stories = Storie di base
web-module-core-stories-more = Le storie del gioco base al posto di quelle leggendarie, senza il tracciato Storia né il dado del rischio.
web-error-border-town-core-stories = La modalità Città di frontiera usa già le storie di base.
web-error-golden-rule-core-stories = La modalità Regola d’oro usa già le storie di base.
web-error-law-and-disorder-core-stories = La modalità Legge e disordine usa già le storie di base.
web-error-risky-business-core-stories = La modalità Affari rischiosi si gioca senza le storie di base.
web-error-serenade-core-stories = La modalità Serenata usa già le storie di base.
