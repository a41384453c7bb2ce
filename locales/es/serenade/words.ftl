step-full-hand = Mano llena: roba 2 cartas más
web-error-serenade-first-game = «Serenata» no se puede jugar como primera partida.
web-error-serenade-gangs = «Serenata» se juega sin cuadrillas ni patrullas.
web-error-serenade-goals = «Serenata» se juega sin objetivos.
web-error-serenade-jackpot = En «Serenata», las cartas «Premio gordo» no están en el mazo de póker.
web-error-serenade-rumors = En «Serenata», las cartas «Rumores» no están en el mazo de póker.
web-error-serenade-scout = En «Serenata», las cartas «Exploración» no están en el mazo de póker.
web-error-serenade-wild-wild-west = «Serenata» se juega sin «Wild Wild West».
