web-module-titles = Títulos
web-module-titles-more = Para la partida se revela uno de los ocho títulos, que da PL al final.
scoring-the-mayor = El alcalde
scoring-the-gold-baron = El barón del oro
scoring-the-collector = El coleccionista
scoring-the-master-smith = El maestro armero
scoring-the-unkillable = El duro de pelar
scoring-the-arm-of-the-law = El brazo de la ley
scoring-the-most-feared = El terror de todos
scoring-the-banker = El banquero
# $title: the name of a title
log-title = El título de esta partida es { $title }.
web-error-border-town-titles = «Pueblo fronterizo» se juega sin títulos.
web-error-golden-rule-titles = «La regla de oro» se juega sin títulos.
web-error-law-and-disorder-titles = «Ley y desorden» se juega sin títulos.
web-error-risky-business-titles = «Negocios arriesgados» se juega sin títulos.
web-error-serenade-titles = «Serenata» se juega sin títulos.
web-error-titles-first-game = Los títulos no son para la primera partida.
