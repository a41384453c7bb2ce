web-module-sheriff-cards = Cartas del Sheriff
web-module-sheriff-cards-more = Una de las seis cartas cambia los combates contra el Sheriff hasta que alguien lo venza.
pool-sheriff-cards = Cartas del Sheriff
opponent-the-old-hand = El veterano
opponent-the-green-deputy = El ayudante novato
opponent-the-hanging-judge = El juez de la horca
opponent-the-bought-badge = La placa comprada
opponent-the-manhunter = El cazador de hombres
opponent-the-family-man = El padre de familia
# $card: the name of a card about the Sheriff
log-sheriff-card = Ahora rige esta carta del Sheriff: { $card }.
web-error-border-town-sheriff-cards = «Pueblo fronterizo» se juega sin cartas del Sheriff.
web-error-golden-rule-sheriff-cards = «La regla de oro» se juega sin cartas del Sheriff.
web-error-law-and-disorder-sheriff-cards = «Ley y desorden» se juega sin cartas del Sheriff.
web-error-risky-business-sheriff-cards = «Negocios arriesgados» se juega sin cartas del Sheriff.
web-error-serenade-sheriff-cards = «Serenata» se juega sin cartas del Sheriff.
web-error-sheriff-cards-first-game = Las cartas del Sheriff no son para la primera partida.
