web-module-stories-in-order = Historias en orden
web-module-stories-in-order-more = Las veinte historias legendarias llegan en el orden de sus números y cuentan un solo relato desde el principio. Cómo acaba cada una queda abierto.
web-error-stories-in-order-core-stories = Las historias del juego base no tienen orden.
web-error-stories-in-order-border-town = «Pueblo fronterizo» se juega con las historias del juego base, que no tienen orden.
web-error-stories-in-order-golden-rule = «La regla de oro» se juega con las historias del juego base, que no tienen orden.
web-error-stories-in-order-law-and-disorder = «Ley y desorden» se juega con las historias del juego base, que no tienen orden.
web-error-stories-in-order-serenade = «Serenata» se juega con las historias del juego base, que no tienen orden.
