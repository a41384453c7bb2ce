web-variant-wild-wild-west = Wild Wild West
web-variant-wild-wild-west-more = Más duro: los duelos perdidos cuestan PL, quien atraca se lo lleva todo, quien se defiende y gana recibe PL, y hacia el final ya no se arresta a nadie.
