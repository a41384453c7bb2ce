web-module-stories-in-order = Storie in ordine
web-module-stories-in-order-more = Le venti storie leggendarie seguono l’ordine dei loro numeri: sono un solo racconto, che parte dall’inizio. Come finisca ognuna lo decide il caso.
web-error-stories-in-order-core-stories = Le storie del gioco base non hanno un ordine.
web-error-stories-in-order-border-town = La modalità Città di frontiera si gioca con le storie del gioco base, che non hanno un ordine.
web-error-stories-in-order-golden-rule = La modalità Regola d’oro si gioca con le storie del gioco base, che non hanno un ordine.
web-error-stories-in-order-law-and-disorder = La modalità Legge e disordine si gioca con le storie del gioco base, che non hanno un ordine.
web-error-stories-in-order-serenade = La modalità Serenata si gioca con le storie del gioco base, che non hanno un ordine.
