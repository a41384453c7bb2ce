# The admin page: what moderators and admins of a server read.

web-admin-title = Moderación
web-admin-none = Esta página es para quienes moderan y administran este servidor.
web-admin-role-moderator = Moderación
web-admin-role-admin = Administración
web-admin-tab-reports = Denuncias
web-admin-tab-tables = Mesas
web-admin-tab-bans = Expulsiones
web-admin-tab-announcement = Anuncio
web-admin-tab-roles = Roles
web-admin-tab-log = Registro

## Reports

web-admin-open = Abiertas
web-admin-closed = Cerradas
web-admin-no-reports = No se ha denunciado nada.
web-admin-unnamed = Una mesa sin nombre
# $name is the name of a person or, for a table, the table’s.
web-admin-report-name = Nombre: { $name }
web-admin-report-line = Línea de chat de { $name }
web-admin-report-table = Mesa: { $name }
web-admin-reporters = { $n ->
    [one] { $n } persona
   *[other] { $n } personas
}
web-admin-resolved = Resuelta
web-admin-unfounded = Infundada
web-admin-others = Esto deben decidirlo otros: se trata de tu propia mesa, o de un rol que no está por debajo del tuyo.
web-admin-look = Mostrar el chat que lo rodea
web-admin-chat = Chat
web-admin-no-lines = Sin chat.
web-admin-do-hide-line = Quitar la línea
web-admin-do-rename-guest = Dar un nombre neutro
web-admin-do-ban-guest = Expulsar
web-admin-do-rename-table = Quitarle el nombre
web-admin-do-remove-table = Quitar la mesa
web-admin-do-ban-network = Excluir la red
web-admin-do-resolved = Resuelta
web-admin-do-unfounded = Infundada
web-admin-done-hide-line = La línea se ha quitado.
web-admin-done-rename-guest = La persona tiene ahora un nombre neutro.
web-admin-done-ban-guest = La persona queda expulsada.
web-admin-done-rename-table = Se ha quitado el nombre de la mesa.
web-admin-done-remove-table = La mesa se ha quitado.
web-admin-done-ban-network = No se admite a gente nueva de esta red.
web-admin-done-resolved = La denuncia queda cerrada.
web-admin-done-unfounded = La denuncia queda cerrada por infundada.

## Tables

web-admin-search = Nombre de una mesa o de un jugador, o el final de un enlace
web-admin-no-tables = No hay mesas.
web-admin-read-chat = Leer el chat
web-admin-remove-sure = Sí, quitarla con su partida

## Bans

# $name is the name of a person.
web-admin-ban-of = Expulsar a { $name }
web-admin-reason = Motivo, visible para la persona
web-admin-reason-usual = La moderación de este servidor te ha excluido.
web-admin-length = ¿Durante cuánto tiempo?
web-admin-forever = Para siempre
web-admin-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
web-admin-until = Hasta el { $moment }
web-admin-person = Identificador de una persona, o el enlace de su perfil
web-admin-network = Excluir una red
web-admin-network-of = Dirección o red
web-admin-network-more = Solo se excluye a quien no tiene cuenta y es nuevo o llegó hace menos de una semana.
web-admin-shared = { $n ->
    [0] ninguna otra persona sin cuenta en las últimas 24 horas
    [one] compartida con { $n } persona más sin cuenta en las últimas 24 horas
   *[other] compartida con { $n } personas más sin cuenta en las últimas 24 horas
}
web-admin-no-bans = No hay nadie expulsado.
web-admin-gone = Una persona que se ha ido
web-admin-ban-guest = Persona
web-admin-ban-address = Dirección
web-admin-ban-network = Gente nueva de una red
web-admin-lift = Levantar
web-admin-lift-of = Levantar la expulsión: { $name }
web-admin-done-lift = La expulsión se ha levantado.

## Announcement, roles, log

web-admin-announce = Anuncio
web-admin-announce-more = Todo el mundo lo ve en lo alto de la página, hasta que lo retires.
web-admin-do-announce = Anunciar
web-admin-do-unannounce = Retirarlo
web-admin-done-announce = Todo el mundo ve ya el anuncio.
web-admin-done-unannounce = El anuncio se ha retirado.
web-admin-role = Rol
web-admin-do-role = Dar el rol
web-admin-no-role = Retirar el rol
web-admin-no-role-of = Retirar el rol: { $name }
web-admin-done-role = Los roles han cambiado.
web-admin-no-deeds = Aún no hay acciones.
web-admin-interrupted = interrumpido
