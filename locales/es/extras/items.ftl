# The items of the small boxes and their Legendary items, with the words of their effects.

item-bedroll = Petate
item-saddle-bags = Alforjas
item-holster = Pistolera
item-peacekeeper = Pacificador
item-workhorse = Caballo de tiro
item-carbine = Carabina
web-scene-item-bedroll = Acción fuera de los pueblos: cura 1 herida y roba hasta tu límite de mano.
web-scene-item-saddle-bags = Cualquier número de objetos variados.
web-scene-item-holster = En un combate, por cada carta que descartes: carta rival −1.
web-scene-item-peacekeeper = Arrestas o arreas ganado: +1 Marshal. Atracas o robas ganado: +1 Buscado.
web-scene-item-peacekeeper-upgraded = Carta rival −1. Un punto más de Marshal o de Buscado.
web-scene-item-workhorse = Hasta 3 casillas. Toma 2 fichas de ganado en un rancho.
web-scene-item-workhorse-upgraded = Hasta 4 casillas. Toma 2 fichas de ganado en un rancho.
web-scene-item-carbine = En un combate puedes tirar un dado: ganas, pierdes o carta rival −1 o −2.
web-scene-item-carbine-upgraded = Carta rival −1. Puedes tirar un dado: ganas, pierdes, −1 o −2.

## Legendary items

item-bandolier = Canana
item-bandolier-tale = Inventario: cincuenta presillas, cincuenta cartuchos, la marca de una bala de San Jacinto y el olor del tabaco de otro.
item-lucky-coin = Moneda de la suerte
item-lucky-coin-tale = «Pide». «Cara». «Otra vez». «Cara». «A ver esa moneda».
item-marked-cards = Cartas marcadas
item-marked-cards-tale = Muy señor mío: lamentamos los pequeños defectos del dorso; devuelva la baraja y se la cambiaremos sin cargo.
item-serape = Sarape
item-serape-tale = Lana de Saltillo, roja y negra, le falta un fleco. Para la lluvia hasta el mediodía y las miradas hasta la noche.
item-spyglass = Catalejo
item-spyglass-tale = Latón, de un artesano de Nantucket. Acerca la cresta hasta el porche, y a quien esté en la cresta.
item-treasure-map = Mapa del tesoro
item-treasure-map-tale = Veinte pasos al norte del roble partido, dice la tinta. A lápiz, con otra letra: ¿qué roble?
item-strongbox = Caja de caudales
item-strongbox-tale = Propiedad de la compañía, dice la pintura dorada. Debajo, rayada con un clavo, una flecha: golpear aquí.
item-saber = Sable
item-saber-tale = Modelo de caballería de 1860, guarda torcida en Shiloh, filo cuidado. Abre cartas, latas y conversaciones.
item-molasses = Melaza
item-molasses-tale = Este caballo nunca ha tenido prisa, nunca ha llegado tarde y nunca ha olvidado dónde iba cada bulto.
item-black-coat = Abrigo negro
item-black-coat-tale = Un abrigo, negro, con hondos bolsillos interiores; no dio nombre; pagado en monedas aún tibias.
item-bowie-knife = Cuchillo Bowie
item-bowie-knife-tale = Doce pulgadas según la regla del herrero, y silba al girar. El barbero de Red Falls se niega a afilarlo.
item-companion = Compañero
item-companion-tale = Perdido: perro gris, medio coyote, atiende por «Quieto», muerde al que devuelve el tiro. Se ruega a quien lo halle que se lo quede.
item-dynamite = Dinamita
item-dynamite-tale = Un cartucho del mismo cajón que abrió el paso. Suda un poco, y el dependiente también.
item-lasso = Lazo
item-lasso-tale = Ha sujetado un toro, la puerta de un banco y, como puede confirmar la diócesis, a un obispo.
item-marshals-badge = Placa de Marshal
item-marshals-badge-tale = La estrella tiene una abolladura, un poco a la izquierda del corazón. El condado paga un extra por eso.
item-mesa-deed = Escritura de la meseta
item-mesa-deed-tale = Es tuyo todo lo que pasa de los cuatrocientos pies, y quien cabalga por ahí arriba paga.
item-outlaws-mask = Máscara de forajido
item-outlaws-mask-tale = Algodón negro, dos agujeros, con dobladillo hecho con cariño. Lavar en frío y secar donde no la vean los vecinos.
item-silver-flask = Petaca de plata
item-silver-flask-tale = Al Dr. E. Marsh, de sus pacientes agradecidos. Una cucharadita después de comer; en la silla, sin cuchara.
item-tomahawk = Tomahawk
item-tomahawk-tale = Mango de fresno, hierro de una llanta de carreta, equilibrado para dos vueltas. La pared del saloon de Red Falls da fe.
item-lightning = Relámpago
item-lightning-tale = Una yegua gris. Primero la ves, y solo después oyes por qué se apartaba la gente.
item-thunder = Trueno
item-thunder-tale = Calibre diez, dos cañones, de un armero de Birmingham. En Cliff Junction fechan las cosas desde la última vez.

## Effects

effect-win-fight = el combate de inmediato
    .verb = { verb-win }
effect-lose-fight = el combate de inmediato
    .verb = { verb-lose }
effect-roll-for = un dado de prospección
    .verb = { verb-roll }
lead-face-gravel = con Grava
lead-face-nugget = con una Pepita
lead-face-tailings = con Relaves
lead-face-gold-dust = con Polvo de oro
# `.or-rustled` is both moments as one.
when-wrangled = después de arrear ganado
    .or-rustled = después de arrear o robar ganado
when-rustled = después de robar ganado
passive-more-cattle = puedes llevar { $n ->
    [one] 1 ficha de ganado más
   *[other] { $n } fichas de ganado más
}
passive-acquires-more = cuando tomas ganado en un rancho, tomas { $n ->
    [one] 1 ficha de ganado más
   *[other] { $n } fichas de ganado más
}
passive-any-misc-items = puedes tener cualquier número de objetos variados, pero solo un ejemplar de cada uno
cond-fight-is = { $form ->
    [goal] en { $kind ->
        [arrest] un arresto
        [duel] un duelo
        [rob] un atraco a un jugador
        [bandit] un combate contra un bandido
        [heist] un asalto
        [sheriff] un combate contra el Sheriff
        [holdup] un asalto al tren
       *[opponent] un combate contra el rival de una ficha de evento
    }
    [who] en { $kind ->
        [arrest] un arresto
        [duel] un duelo
        [rob] un atraco a un jugador
        [bandit] un combate contra un bandido
        [heist] un asalto
        [sheriff] un combate contra el Sheriff
        [holdup] un asalto al tren
       *[opponent] un combate contra el rival de una ficha de evento
    }
    [state] { $kind ->
        [arrest] arresta a un jugador
        [duel] bátete en duelo
        [rob] atraca a un jugador
        [bandit] combate contra un bandido
        [heist] combate en un asalto
        [sheriff] combate contra el Sheriff
        [holdup] combate en un asalto al tren
       *[opponent] combate contra el rival de una ficha de evento
    }
   *[if] si es { $kind ->
        [arrest] un arresto
        [duel] un duelo
        [rob] un atraco a un jugador
        [bandit] un combate contra un bandido
        [heist] un asalto
        [sheriff] un combate contra el Sheriff
        [holdup] un asalto al tren
       *[opponent] un combate contra el rival de una ficha de evento
    }
}
card-holster-text = después de revelar las cartas en un combate, puedes descartar tantas cartas como quieras. Por cada una, reduces en 1 el valor de la carta de tu rival
