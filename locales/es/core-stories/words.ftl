web-module-core-stories = Historias básicas
web-module-core-stories-more = Las historias del juego base en vez de las legendarias, sin el contador de Historia ni el dado de riesgo.
web-error-border-town-core-stories = «Pueblo fronterizo» ya se juega con historias básicas.
web-error-golden-rule-core-stories = «La regla de oro» ya se juega con historias básicas.
web-error-law-and-disorder-core-stories = «Ley y desorden» ya se juega con historias básicas.
web-error-risky-business-core-stories = «Negocios arriesgados» se juega sin historias básicas.
web-error-serenade-core-stories = «Serenata» ya se juega con historias básicas.
