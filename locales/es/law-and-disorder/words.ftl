step-infamous = Infamia
web-error-law-and-disorder-first-game = «Ley y desorden» no se puede jugar como primera partida.
web-error-law-and-disorder-goals = «Ley y desorden» se juega sin objetivos.
web-error-law-and-disorder-jackpot = En «Ley y desorden», las cartas «Premio gordo» no están en el mazo de póker.
web-error-law-and-disorder-rumors = En «Ley y desorden», las cartas «Rumores» no están en el mazo de póker.
web-error-law-and-disorder-wild-wild-west = «Ley y desorden» se juega sin «Wild Wild West».
