web-module-stories-in-order = Historias en orden
web-module-stories-in-order-more = Las veinte historias legendarias llegan por el orden de sus números y cuentan un solo relato desde el principio. Cómo acaba cada una queda abierto.
web-error-stories-in-order-core-stories = Las historias del juego base no tienen orden.
web-error-stories-in-order-border-town = Pueblo fronterizo usa las historias del juego base, que no tienen orden.
web-error-stories-in-order-golden-rule = La regla de oro usa las historias del juego base, que no tienen orden.
web-error-stories-in-order-law-and-disorder = Ley y desorden usa las historias del juego base, que no tienen orden.
web-error-stories-in-order-serenade = Serenata usa las historias del juego base, que no tienen orden.
