web-module-man-in-black-for-more = El Hombre de Negro para más jugadores
web-module-man-in-black-for-more-more = El Hombre de Negro se une también a tres, cuatro o cinco jugadores, sin siete de sus cartas.
web-error-border-town-man-in-black-for-more = «Pueblo fronterizo» se juega sin el Hombre de Negro.
web-error-golden-rule-man-in-black-for-more = «La regla de oro» se juega sin el Hombre de Negro.
web-error-law-and-disorder-man-in-black-for-more = «Ley y desorden» se juega sin el Hombre de Negro.
web-error-risky-business-man-in-black-for-more = «Negocios arriesgados» se juega sin el Hombre de Negro.
web-error-serenade-man-in-black-for-more = «Serenata» se juega sin el Hombre de Negro.
