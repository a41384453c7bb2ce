web-module-standard-stores = Negozi standard
web-module-standard-stores-more = Ciò che vende ogni negozio è fisso invece di essere distribuito a caso.
web-error-border-town-standard-stores = Città di frontiera si gioca senza la preparazione standard dei negozi.
web-error-golden-rule-standard-stores = Regola d’oro si gioca senza la preparazione standard dei negozi.
web-error-law-and-disorder-standard-stores = Legge e disordine si gioca senza la preparazione standard dei negozi.
web-error-risky-business-standard-stores = Affari rischiosi si gioca senza la preparazione standard dei negozi.
web-error-serenade-standard-stores = Serenata si gioca senza la preparazione standard dei negozi.
