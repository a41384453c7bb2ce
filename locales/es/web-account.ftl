# Accounts: names that last on several devices. The texts about privacy are docs/privacy.md in short.

web-guest-account = Cuenta
web-guest-help-account = Los demás jugadores ven tu nombre en la mesa.

web-account-title = Cuenta
web-account-guest = Juegas sin cuenta: solo este navegador te conoce. Para jugar no hace falta más.
web-account-of = Has iniciado sesión como { $name }.
web-account-phone = Teléfono
web-account-computer = Computadora
web-account-no-passkey = No se ha usado ninguna llave de acceso: se cerró el diálogo, o este dispositivo no tiene ninguna para este sitio.
web-account-old-browser = Este navegador no admite llaves de acceso. Actualízalo o usa otro.
web-account-host = Las llaves de acceso necesitan un nombre de dominio. No funcionan mientras esta página esté abierta con una dirección IP.
web-account-localhost = Abrir esta página en localhost

web-account-keep = Haz permanente tu nombre
web-account-keep-more = El nombre { $name }, tus asientos, tus mesas y tus estadísticas quedan ligados a una llave de acceso: inicias sesión con la huella, la cara o el PIN, en cualquier dispositivo y sin contraseña.
web-account-device = Nombre de este dispositivo
web-account-make = Hacer permanente mi nombre

web-account-sign-in = Iniciar sesión
web-account-sign-in-more = Usa una cuenta de otro dispositivo. Los asientos y mesas que tienes aquí sin cuenta se añaden a ella.
web-account-with-passkey = Iniciar sesión con una llave de acceso
web-account-with-provider = Iniciar sesión con { $provider }
web-account-provider-more = Puedes iniciar sesión con { $provider }.
web-account-provider-add = Vincula tu cuenta y podrás iniciar sesión también con { $provider }.
web-account-provider-link = Vincular
web-account-provider-remove = Desvincular
web-account-code = Código de recuperación
web-account-with-code = Iniciar sesión con el código
web-account-email = Dirección de correo
web-account-address = Tu dirección de correo
web-account-send = Enviarme un enlace
web-account-email-more = Con el enlace inicias sesión. Si la dirección aún no tiene cuenta, el enlace hace permanente tu nombre.
web-account-email-add-more = Con una dirección confirmada puedes iniciar sesión también mediante un enlace. Por lo demás, la dirección solo sirve para los correos sobre tus partidas, si los pides.
web-account-email-removed = La dirección se ha borrado.
# $address is an e-mail address.
web-account-sent = Se ha enviado un enlace a { $address }. Vale durante 15 minutos.
web-account-link = Iniciar sesión con el enlace
web-account-link-more = Este enlace inicia sesión en este navegador como { $name }. Se pidió en otro navegador: continúa solo si lo pediste tú.
web-account-link-go = Iniciar sesión como { $name }
# $name is the guest of this browser, $tables the number of its unfinished tables.
web-account-link-moves = { $tables ->
    [0] Pasar a la cuenta lo que { $name } tiene aquí: ninguna mesa sin terminar
    [one] Pasar a la cuenta lo que { $name } tiene aquí: { $tables } mesa sin terminar
   *[other] Pasar a la cuenta lo que { $name } tiene aquí: { $tables } mesas sin terminar
}
web-account-link-stays = Si no, este navegador volverá a jugar como { $name } cuando cierres la sesión.

web-account-devices = Dispositivos
web-account-unnamed = Sin nombre
web-account-here = Este navegador
web-account-seen = Sesión iniciada el { $created }, última vez el { $seen }
web-account-sign-out-device = Cerrar sesión
web-account-sign-out-of = Cerrar la sesión de { $name }
web-account-device-done = La sesión del dispositivo se ha cerrado.

web-account-passkeys = Llaves de acceso
web-account-passkeys-more = Con cualquiera de tus llaves de acceso inicias sesión. Añade una en cada dispositivo que no comparta las suyas con los demás.
web-account-used = Creada el { $created }, usada por última vez el { $used }
web-account-remove = Quitar
web-account-remove-of = Quitar { $name }
web-account-passkey-removed = La llave de acceso ya no funciona. Bórrala también en tu dispositivo.
web-account-passkey-name = Nombre de la llave de acceso
web-account-passkey-add = Añadir una llave de acceso
web-account-passkey-added = Llave de acceso añadida.

web-account-recovery = Código de recuperación
web-account-recovery-more = Con un código de recuperación inicias sesión sin llave de acceso, una sola vez. El tuyo se creó el { $made }.
web-account-recovery-new = Nuevo código de recuperación
web-account-recovery-once = Guarda este código ahora: no se volverá a mostrar. Con él inicias sesión si has perdido tus dispositivos. Los códigos anteriores ya no funcionan.
web-account-recovery-paper = Código de recuperación de { $name } en { $host }
web-account-copy = Copiar
web-account-print = Imprimir
web-account-recovery-saved = Ya lo he guardado

web-account-games = Partidas publicadas
web-account-games-share = Permitir que se publiquen mis partidas sin nombres
web-account-games-more = Si todas las personas de una partida lo han activado antes de que termine, quien administra este servidor puede publicar sus decisiones un mes después, sin nombres, chat ni horas. Quien recuerde una partida puede reconocerla, y lo que se ha publicado no se puede retirar. Ningún asiento depende de esto, y puedes desactivarlo en cualquier momento.
web-account-games-on = A partir de ahora tus partidas pueden publicarse sin nombres.
web-account-games-off = Tus partidas se quedan en este servidor.

web-account-leaving = Cerrar sesión
web-account-out = Cerrar sesión aquí
web-account-out-more = Se cierra la sesión de este navegador. Tu cuenta, tus asientos y tus mesas se conservan.
web-account-out-done = Has cerrado la sesión.
web-account-everywhere = Cerrar sesión en los demás dispositivos
web-account-everywhere-more = Se cierra la sesión en todos los demás dispositivos, y se cierra también lo que tengan abierto.
web-account-everywhere-done = Se ha cerrado la sesión en todos los demás dispositivos.
web-account-data = Tus datos
web-account-data-more = Descarga todo lo que el servidor guarda sobre ti, o borra tu cuenta.
web-account-export = Descargar mis datos
web-account-delete = Borrar mi cuenta
web-account-delete-more = Tu nombre, tus llaves de acceso, tu dirección y lo que escribiste en los chats se borran para siempre. Un nombre inventado ocupa tu lugar en las partidas pasadas, y los bots ocupan tus asientos.
web-account-delete-done = Tu cuenta se ha borrado.
web-account-confirm = Confirma que esta cuenta es tuya
web-account-confirm-more = Usa una llave de acceso o tu código de recuperación; el código sigue siendo válido. Si no tienes ni lo uno ni lo otro, cierra la sesión e iníciala de nuevo.
web-account-confirm-passkey = Confirmar con una llave de acceso
web-account-confirm-code = Confirmar con el código

web-privacy-title = Qué guarda el servidor sobre ti
web-privacy-guest = Sin cuenta: el nombre que elegiste y un identificador del que solo tu navegador puede demostrar que es suyo.
web-privacy-account = Con cuenta: llaves de acceso (nunca tu huella ni tu cara), los nombres y días de uso de tus dispositivos, un resumen criptográfico de tu código de recuperación y tu dirección de correo, si la diste.
web-privacy-notices = Para las notificaciones: de qué quieres recibir avisos, tus horas de silencio y cuánto adelantan tus relojes respecto a UTC.
web-privacy-tables = En las mesas: tus asientos, tus decisiones y lo que escribiste en el chat.
web-privacy-play = De tus partidas: resultados, valoraciones y logros, a quién ignoras y tus vacaciones.
web-privacy-games = Si lo permites: desde cuándo pueden publicarse tus partidas sin nombres, hasta que lo desactives.
web-privacy-push = Si un dispositivo te avisa cuando es tu turno: la dirección del dispositivo en el servicio de notificaciones de su navegador y el idioma de los mensajes, hasta que lo desactives.
web-privacy-reports = Cuando se denuncia algo: una copia de lo denunciado con diez líneas del chat como máximo, durante 90 días, para los moderadores de este servidor.
web-privacy-not = No se guarda: tu dirección IP, qué navegador usas, dónde estás y qué haces en otros sitios.
web-privacy-deleted = Tras el borrado, las partidas pasadas conservan tus decisiones bajo un nombre inventado, para que los demás puedan volver a verlas.

web-error-not-signed-in = No has iniciado sesión. Recarga la página.
web-error-signed-in = Ya has iniciado sesión. Ciérrala primero.
web-error-confirm-first = Confirma primero que esta cuenta es tuya.
web-error-no-ceremony = Ha tardado demasiado, o se empezó en otro navegador. Inténtalo de nuevo.
web-error-passkey = La llave de acceso no se ha aceptado.
web-error-passkey-host = Las llaves de acceso necesitan un nombre de dominio. No funcionan mientras esta página esté abierta con una dirección IP.
web-error-unknown-passkey = Esta llave de acceso no se conoce aquí. Puede que se haya quitado.
web-error-passkeys-full = Tu cuenta ya tiene el máximo de llaves de acceso. Quita una primero.
web-error-overtaken = Esto ya se hizo, o ha cambiado entretanto. Inténtalo de nuevo.
web-error-recovery = Ninguna cuenta tiene este código. Compruébalo, y recuerda que cada código funciona una sola vez.
web-error-recovery-form = Un código de recuperación tiene 7 grupos de 4 letras y cifras.
web-error-too-many-tries = Demasiados intentos. Espera diez minutos o usa una llave de acceso.
web-error-account = Esta persona ya tiene cuenta.
web-error-label = El nombre de un dispositivo o de una llave de acceso puede tener hasta 40 caracteres.
web-error-email = Esto no es una dirección de correo.
web-error-email-taken = Otra cuenta tiene esta dirección.
web-error-link = Este enlace ha caducado, o ya se usó. Pide uno nuevo.
web-error-link-browser = Abre este enlace en el navegador en el que lo pediste.
web-error-no-mail = Este servidor no envía correos.
web-error-no-provider = Este servidor no tiene ningún proveedor para iniciar sesión.
web-error-provider = No se ha podido iniciar sesión. Inténtalo de nuevo.

## E-mails with links

mail-link-subject = Tu enlace de Darkrock
mail-link-enter = Abre este enlace para iniciar sesión:
mail-link-make = Abre este enlace en el mismo navegador para hacer permanente tu nombre:
mail-link-add = Abre este enlace en el mismo navegador para confirmar tu dirección de correo:
mail-link-once = El enlace funciona una sola vez y caduca a los 15 minutos.
mail-link-not-you = Si no lo has pedido, ignora este mensaje: no pasará nada.
