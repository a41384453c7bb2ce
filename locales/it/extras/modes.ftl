## Modes: names, what they are about and for whom; about-menu-… has at most 60 characters

web-module-serenade = Serenata
web-module-serenade-more = Tutti contro tutti: mani piene, storie di duelli e nessun mercante. Per chi cerca lo scontro.
about-menu-serenade = Duelli e rapine a mani piene.
web-module-golden-rule = Regola d’oro
web-module-golden-rule-more = Il denaro vale più che mai e il giocatore più ricco ottiene un punto in più. Per chi ama il commercio, le miniere e il gioco d’azzardo.
about-menu-golden-rule = Il denaro vale di più e il più ricco ottiene un punto.
web-module-law-and-disorder = Legge e disordine
web-module-law-and-disorder-more = Distintivi contro fuorilegge, e un arresto che non sempre chiude una carriera. Per chi si schiera.
about-menu-law-and-disorder = I due lati della legge; un arresto non è la fine.
web-module-risky-business = Affari rischiosi
web-module-risky-business-more = Storie leggendarie, obiettivi, lesioni, atti di proprietà, mercante: tutto insieme, e il tracciato Storia rende di più. Per chi conosce le due espansioni.
about-menu-risky-business = Tutto insieme, e il tracciato Storia rende di più.
web-error-risky-business-first-game = La modalità Affari rischiosi non si gioca come prima partita.
web-error-risky-business-gangs = La modalità Affari rischiosi si gioca senza bande e posse.
web-error-risky-business-needs-goals = La modalità Affari rischiosi si gioca con gli obiettivi.
web-error-risky-business-wild-wild-west = La modalità Affari rischiosi si gioca senza la variante Selvaggio West.
