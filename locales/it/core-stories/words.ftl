web-module-core-stories = Storie base
web-module-core-stories-more = Le storie del gioco base al posto di quelle leggendarie, senza il tracciato Storia e il dado del rischio.
web-error-border-town-core-stories = Città di frontiera si gioca senza le storie di base.
web-error-golden-rule-core-stories = Regola d’oro si gioca senza le storie di base.
web-error-law-and-disorder-core-stories = Legge e disordine si gioca senza le storie di base.
web-error-risky-business-core-stories = Affari rischiosi si gioca senza le storie di base.
web-error-serenade-core-stories = Serenata si gioca senza le storie di base.
