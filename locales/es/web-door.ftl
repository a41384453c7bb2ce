# Whoever opens the link of a table without a name: who invites to what, and the ways in.

web-door-title = Te invitan a una partida
web-door-title-host = { $name } te invita a una partida
# How many of all seats can be taken.
web-door-free = { $n ->
    [0] Ningún asiento libre
    [one] 1 de { $of } asientos está libre
   *[other] { $n } de { $of } asientos están libres
}
web-door-name = Tu nombre
web-door-name-hint = Si no pones uno, te lo damos nosotros
web-door-sit = Sentarme
web-door-learn = Aprender antes en dos minutos
web-door-learn-only = Aprender en dos minutos
web-door-learn-held = Mientras tanto, tu asiento queda reservado diez minutos.
web-door-go-on = Volver a la lección
web-door-look = Echar un vistazo a la mesa
web-door-watch = Mirar la partida
web-door-back = Volver a la mesa
web-door-held = { $n ->
    [one] Tu asiento queda reservado un minuto más.
   *[other] Tu asiento queda reservado { $n } minutos más.
}
# The same within a lesson, where there is little room.
web-door-held-short = { $n ->
    [one] Tu asiento: 1 minuto más
   *[other] Tu asiento: { $n } minutos más
}
web-door-held-over = Tu asiento vuelve a estar libre para todos
web-door-over = Han pasado los diez minutos, pero hay suerte: todavía queda un asiento.
web-door-over-full = Han pasado los diez minutos, y alguien ha ocupado el asiento.
web-door-full = Todos los asientos están ocupados. Pide otra mesa a quien te invitó.
web-door-full-held = { $n ->
    [one] Todos los asientos están ocupados, pero uno queda reservado solo un minuto más. Quédate: puede que luego esté libre.
   *[other] Todos los asientos están ocupados, pero uno queda reservado solo { $n } minutos más. Quédate: puede que luego esté libre.
}
web-door-begun = La partida ha empezado sin ti. Puedes mirarla, o aprender para la próxima.
