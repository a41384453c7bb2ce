# Gangs and posses: words and cards.

## Gangs and posses

web-module-gangs = Cuadrillas y patrullas
web-module-gangs-more = Gasta $20 para reclutar una patrulla si eres Marshal, o una cuadrilla si eres Buscado.
# $side: posse, gang, or none; $n: the price in dollars.
choice-recruit = { $side ->
    [gang] Reclutar una cuadrilla: ${ $n }
    [posse] Reclutar una patrulla: ${ $n }
   *[none] Reclutar una patrulla o una cuadrilla: ${ $n }
}
choice-use-follower = Resolver el efecto de tu patrulla o cuadrilla
log-recruited = { $you ->
    [name] Reclutas
   *[no] { $name } recluta
} una patrulla o cuadrilla: { $follower }.
log-disbanded = { $you ->
    [name] Pierdes tu
   *[no] { $name } pierde su
} patrulla o cuadrilla: { $follower }.
log-used-follower = { $you ->
    [name] { $follower } te ayuda.
   *[no] { $follower } ayuda a { $name }.
}
why-follower = Patrulla o cuadrilla: { $follower }.
refusal-already-recruited = Ya tienes una patrulla o una cuadrilla.
refusal-other-side = Una patrulla requiere puntos de Marshal, y una cuadrilla, puntos de Buscado.
web-game-recruit-more = Roba una carta de tu bando
# $side: posse or gang.
web-game-follower = { $side ->
    [gang] Cuadrilla
   *[posse] Patrulla
}
web-scene-banner-recruited = Reclutamiento

## Cards

follower-the-tracker = El rastreador
follower-the-tracker-tale = Hierba rota, ceniza fría, medio botón: dale una hora y te dirá el oficio de quien pasó.
follower-the-frontier-doctor = La doctora de la frontera
follower-the-frontier-doctor-tale = Dejó una consulta en Boston por una alforja llena de agujas, y dice que la conversación es mejor.
follower-the-quartermaster = El intendente
follower-the-quartermaster-tale = Cuenta los frijoles por la noche y otra vez al alba, y la diferencia es siempre a tu favor.
follower-the-telegraph-boy = El chico del telégrafo
follower-the-telegraph-boy-tale = Mensajes enviados, diez palabras por dólar; mensajes olvidados, según acuerdo.
follower-the-bailiff = El alguacil
follower-the-bailiff-tale = Llega después de los disparos con un inventario, y se va con todo lo que pone en él.
follower-the-judges-nephew = El sobrino del juez
follower-the-judges-nephew-tale = No sabe disparar, montar ni cocinar, pero cualquier factura que lleve su firma se paga.
follower-the-knife-thrower = La lanzadora de cuchillos
follower-the-knife-thrower-tale = El circo la despidió cuando se acabaron los ayudantes.
follower-the-horse-doctor = El veterinario
follower-the-horse-doctor-tale = El mismo frasco oscuro para cólicos, tos y balazos; agitar bien, dice, y ponerse a barlovento.
follower-the-fence = El comprador de lo ajeno
follower-the-fence-tale = Relojes, anillos, arreos y plata: se compran por la puerta de atrás al anochecer; quiten las iniciales.
follower-the-lookout = El vigía
follower-the-lookout-tale = Desde el depósito de agua los va cantando: dos jinetes, un perro, el polvo de seis más y lluvia antes de la noche.
follower-the-card-sharp = El fullero
follower-the-card-sharp-tale = Sus puños son los mejor lavados del territorio, y los que más pesan.
follower-the-powder-man = El dinamitero
follower-the-powder-man-tale = Tiene nueve dedos y una teoría sobre en qué falló el décimo.
