web-module-standard-stores = Negozi standard
web-module-standard-stores-more = Gli oggetti di ogni negozio sono fissi invece di essere distribuiti a caso.
web-error-border-town-standard-stores = La modalità Città di frontiera si gioca senza i negozi standard.
web-error-golden-rule-standard-stores = La modalità Regola d’oro si gioca senza i negozi standard.
web-error-law-and-disorder-standard-stores = La modalità Legge e disordine si gioca senza i negozi standard.
web-error-risky-business-standard-stores = La modalità Affari rischiosi si gioca senza i negozi standard.
web-error-serenade-standard-stores = La modalità Serenata si gioca senza i negozi standard.
