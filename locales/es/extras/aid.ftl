# The aid on gangs and posses.

aid-act-recruit = Reclutar una patrulla o una cuadrilla
    .when = Tienes puntos de Marshal y estás en la oficina del Sheriff o en la oficina del Marshal, o tienes puntos de Buscado y estás en el campamento de forajidos. No tienes ninguna patrulla ni cuadrilla.
    .cost = 1 acción y $20.
    .result = Roba una carta de tu bando: una patrulla con puntos de Marshal, una cuadrilla con puntos de Buscado.
    .example = Con 1 punto de Marshal y $20, reclutas una patrulla en la oficina del Marshal y robas una carta: El intendente.
aid-followers = Cuadrillas y patrullas
aid-followers-intro = La carta de tu patrulla o cuadrilla se aplica automáticamente, hasta que pierdes tu último punto de Marshal o de Buscado.
aid-followers-name = Carta
aid-followers-side = Bando
aid-followers-text = Efecto
aid-followers-posse = Patrulla
aid-followers-gang = Cuadrilla
