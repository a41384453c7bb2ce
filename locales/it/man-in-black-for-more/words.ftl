web-module-man-in-black-for-more = L’Uomo in Nero per più giocatori
web-module-man-in-black-for-more-more = L’Uomo in Nero si unisce anche a tre, quattro o cinque giocatori, senza sette delle sue carte.
web-error-border-town-man-in-black-for-more = La modalità Città di frontiera si gioca senza l’Uomo in Nero.
web-error-golden-rule-man-in-black-for-more = La modalità Regola d’oro si gioca senza l’Uomo in Nero.
web-error-law-and-disorder-man-in-black-for-more = La modalità Legge e disordine si gioca senza l’Uomo in Nero.
web-error-risky-business-man-in-black-for-more = La modalità Affari rischiosi si gioca senza l’Uomo in Nero.
web-error-serenade-man-in-black-for-more = La modalità Serenata si gioca senza l’Uomo in Nero.
