web-module-stories-in-order = Storie in ordine
web-module-stories-in-order-more = Le venti storie leggendarie seguono l’ordine dei loro numeri e formano un solo racconto, dall’inizio. Il finale di ognuna resta aperto.
web-error-stories-in-order-core-stories = Le storie del gioco base non hanno un ordine.
web-error-stories-in-order-border-town = Città di frontiera si gioca con le storie del gioco base, che non hanno un ordine.
web-error-stories-in-order-golden-rule = Regola d’oro si gioca con le storie del gioco base, che non hanno un ordine.
web-error-stories-in-order-law-and-disorder = Legge e disordine si gioca con le storie del gioco base, che non hanno un ordine.
web-error-stories-in-order-serenade = Serenata si gioca con le storie del gioco base, che non hanno un ordine.
