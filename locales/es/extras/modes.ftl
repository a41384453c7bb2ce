## Modes: names, what they are about and for whom; about-menu-… has at most 60 characters

web-module-serenade = Serenata
web-module-serenade-more = Todos contra todos: manos llenas, historias de duelos y ningún mercader. Para jugadores que se buscan unos a otros.
about-menu-serenade = Duelos y atracos con la mano llena.
web-module-golden-rule = La regla de oro
web-module-golden-rule-more = El dinero vale más que nunca, y el jugador más rico gana además un punto. Para quienes disfrutan comerciando, cavando y apostando.
about-menu-golden-rule = El dinero cuenta más, y el más rico puntúa.
web-module-law-and-disorder = Ley y desorden
web-module-law-and-disorder-more = Placas contra bandidos, y un arresto que no tiene por qué acabar con una carrera. Para jugadores que toman partido.
about-menu-law-and-disorder = Dos lados de la ley; un arresto no siempre es el final.
web-module-risky-business = Negocios arriesgados
web-module-risky-business-more = Historias legendarias, objetivos, lesiones, escrituras, el mercader: todo a la vez, y el contador de Historia paga más. Para quienes conocen las dos expansiones.
about-menu-risky-business = Todo a la vez, y el contador de Historia paga más.
web-error-risky-business-first-game = «Negocios arriesgados» no se puede jugar como primera partida.
web-error-risky-business-gangs = «Negocios arriesgados» se juega sin cuadrillas ni patrullas.
web-error-risky-business-needs-goals = «Negocios arriesgados» se juega con objetivos.
web-error-risky-business-wild-wild-west = «Negocios arriesgados» se juega sin «Wild Wild West».
