web-module-standard-stores = Comercios fijos
web-module-standard-stores-more = Lo que vende cada comercio es fijo, en vez de repartirse al azar.
web-error-border-town-standard-stores = «Pueblo fronterizo» se juega sin los comercios fijos.
web-error-golden-rule-standard-stores = «La regla de oro» se juega sin los comercios fijos.
web-error-law-and-disorder-standard-stores = «Ley y desorden» se juega sin los comercios fijos.
web-error-risky-business-standard-stores = «Negocios arriesgados» se juega sin los comercios fijos.
web-error-serenade-standard-stores = «Serenata» se juega sin los comercios fijos.
