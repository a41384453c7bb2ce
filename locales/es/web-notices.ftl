# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] Un correo que recibiste tiene un enlace que detiene estos correos. Funciona sin iniciar sesión.
       *[other] { $n } correos que recibiste tienen enlaces que detienen estos correos. Funcionan sin iniciar sesión.
    }
web-mail-links-revoke = Invalidar estos enlaces

web-notices-kinds = Otras notificaciones
web-notices-nearly = Mi tiempo casi se ha acabado
web-notices-bot = Un bot juega por mí
web-notices-lobby = Una mesa está completa, o su partida empieza
web-notices-over = Una partida ha terminado
web-notices-mention = Alguien me nombra en el chat
web-notices-mention-more = Con tu nombre, o con @ y el número de tu asiento, en una partida por turnos.
web-notices-quiet = Horas de silencio
web-notices-quiet-more = En esas horas no recibes notificaciones. Después, una sola te cuenta lo ocurrido entretanto.
# Before a field for a time of the day.
web-notices-quiet-from = Desde
web-notices-quiet-to = Hasta
web-notices-quiet-same = Las dos horas son iguales: elige otra.

# In the list of the player's games. Variables: $n (number), how many lines of the chat the player has not read.
web-mine-new =
    { $n ->
        [one] { $n } nuevo
       *[other] { $n } nuevos
    }
# The last of them. Variables: $name (text), the author; $text (text), what the author wrote.
web-mine-line = { $name }: { $text }
web-mine-ending = Los demás quieren terminar la partida.
