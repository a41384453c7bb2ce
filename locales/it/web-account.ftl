# Accounts: names that last on several devices. The texts about privacy are docs/privacy.md in short.

web-guest-account = Account
web-guest-help-account = Gli altri giocatori vedono il tuo nome al tavolo.

web-account-title = Account
web-account-guest = Giochi come ospite: solo questo browser ti conosce. Per giocare non serve altro.
web-account-of = Hai effettuato l’accesso come { $name }.
web-account-phone = Telefono
web-account-computer = Computer
web-account-no-passkey = Nessuna passkey usata: la finestra è stata chiusa, o questo dispositivo non ne ha per questo sito.
web-account-old-browser = Questo browser non può usare le passkey. Aggiornalo o usane un altro.
web-account-host = Le passkey richiedono un nome di dominio. Non funzionano se apri questa pagina tramite un indirizzo IP.
web-account-localhost = Apri questa pagina tramite localhost

web-account-keep = Rendi permanente il tuo nome
web-account-keep-more = Con una passkey conservi il nome { $name }, i tuoi posti, i tuoi tavoli e le tue statistiche: accedi con impronta, volto o PIN, da ogni dispositivo, senza password.
web-account-device = Nome di questo dispositivo
web-account-make = Rendi permanente il mio nome

web-account-sign-in = Accedi
web-account-sign-in-more = Con un account creato su un altro dispositivo. I posti e i tavoli che hai qui come ospite si aggiungono a quell’account.
web-account-with-passkey = Accedi con una passkey
web-account-with-provider = Accedi con { $provider }
web-account-provider-more = Puoi accedere con { $provider }.
web-account-provider-add = Collega il tuo account { $provider }: potrai accedere anche con quello.
web-account-provider-link = Collega
web-account-provider-remove = Scollega
web-account-code = Codice di recupero
web-account-with-code = Accedi con il codice
web-account-email = Indirizzo e-mail
web-account-address = Il tuo indirizzo e-mail
web-account-send = Inviami un link
web-account-email-more = Il link ti permette di accedere. Se l’indirizzo non ha ancora un account, rende permanente il tuo nome.
web-account-email-add-more = Con un indirizzo confermato puoi accedere anche con un link. Per il resto, l’indirizzo serve solo per le e-mail sulle tue partite, se le chiedi.
web-account-email-removed = L’indirizzo è stato cancellato.
# $address is an e-mail address.
web-account-sent = Un link è stato inviato a { $address }. Vale 15 minuti.
web-account-link = Accedi con il link
web-account-link-more = Con questo link accedi in questo browser come { $name }. Il link è stato chiesto in un altro browser: continua solo se l’hai chiesto tu.
web-account-link-go = Accedi come { $name }
# $name is the guest of this browser, $tables the number of its unfinished tables.
web-account-link-moves = { $tables ->
    [0] Sposta nell’account ciò che { $name } ha qui: nessun tavolo in corso
    [one] Sposta nell’account ciò che { $name } ha qui: { $tables } tavolo in corso
   *[other] Sposta nell’account ciò che { $name } ha qui: { $tables } tavoli in corso
}
web-account-link-stays = Altrimenti, dopo l’uscita, in questo browser giochi di nuovo come { $name }.

web-account-devices = Dispositivi
web-account-unnamed = Senza nome
web-account-here = Questo browser
web-account-seen = Accesso effettuato: { $created }; ultimo uso: { $seen }
web-account-sign-out-device = Disconnetti
web-account-sign-out-of = Disconnetti { $name }
web-account-device-done = Il dispositivo è disconnesso.

web-account-passkeys = Passkey
web-account-passkeys-more = Puoi accedere con ognuna delle tue passkey. Aggiungine una su ogni dispositivo che non sincronizza le tue passkey.
web-account-used = Creata: { $created }; ultimo uso: { $used }
web-account-remove = Rimuovi
web-account-remove-of = Rimuovi { $name }
web-account-passkey-removed = La passkey non funziona più. Cancellala anche dal tuo dispositivo.
web-account-passkey-name = Nome della passkey
web-account-passkey-add = Aggiungi una passkey
web-account-passkey-added = Passkey aggiunta.

web-account-recovery = Codice di recupero
web-account-recovery-more = Con questo codice puoi accedere una volta senza passkey. Data di creazione: { $made }.
web-account-recovery-new = Nuovo codice di recupero
web-account-recovery-once = Salva subito questo codice: non verrà mai più mostrato. Con questo codice puoi accedere se hai perso i tuoi dispositivi. I codici precedenti non funzionano più.
web-account-recovery-paper = Codice di recupero di { $name } su { $host }
web-account-copy = Copia
web-account-print = Stampa
web-account-recovery-saved = L’ho salvato

web-account-games = Partite pubblicate
web-account-games-share = Consenti di pubblicare le mie partite senza nomi
web-account-games-more = Se tutti i giocatori di una partita hanno attivato questa opzione prima della fine, il gestore di questo server può pubblicare le scelte della partita un mese dopo, senza nomi, chat né orari. Chi ricorda una partita può riconoscerla, e ciò che è stato pubblicato non si può ritirare. Puoi occupare qualsiasi posto anche senza questa opzione, e disattivarla in qualsiasi momento.
web-account-games-on = D’ora in poi le tue partite possono essere pubblicate senza nomi.
web-account-games-off = Le tue partite restano su questo server.

web-account-leaving = Esci
web-account-out = Esci da questo browser
web-account-out-more = Questo browser viene disconnesso. Il tuo account, i tuoi posti e i tuoi tavoli restano.
web-account-out-done = Uscita effettuata.
web-account-everywhere = Esci dagli altri dispositivi
web-account-everywhere-more = Tutti gli altri dispositivi vengono disconnessi, e ciò che hanno aperto si chiude.
web-account-everywhere-done = Tutti gli altri dispositivi sono disconnessi.
web-account-data = I tuoi dati
web-account-data-more = Scarica tutto ciò che il server ha salvato su di te, o elimina il tuo account.
web-account-export = Scarica i miei dati
web-account-delete = Elimina il mio account
web-account-delete-more = Il tuo nome, le tue passkey, il tuo indirizzo e ciò che hai scritto nelle chat vengono cancellati per sempre. Nelle partite passate un nome inventato sostituisce il tuo, e ai tuoi posti siedono i bot.
web-account-delete-done = Il tuo account è stato eliminato.
web-account-confirm = Conferma che questo account è tuo
web-account-confirm-more = Usa una passkey o il tuo codice di recupero; il codice resta valido. Se non hai né l’una né l’altro, esci e accedi di nuovo.
web-account-confirm-passkey = Conferma con una passkey
web-account-confirm-code = Conferma con il codice

web-privacy-title = Che cosa salva il server su di te
web-privacy-guest = Come ospite: il nome che hai scelto, e un identificativo che solo il tuo browser può dimostrare di possedere.
web-privacy-account = Con un account: le passkey (mai l’impronta o il volto), i nomi e i giorni d’uso dei tuoi dispositivi, un hash del codice di recupero, e il tuo indirizzo e-mail se l’hai dato.
web-privacy-notices = Per le notifiche: quali vuoi ricevere, in quali ore non le vuoi, e la differenza tra la tua ora locale e UTC.
web-privacy-tables = Ai tavoli: i tuoi posti, le tue scelte, e ciò che hai scritto nella chat.
web-privacy-play = Delle tue partite: risultati, punteggi e traguardi; inoltre, chi ignori e le tue ferie.
web-privacy-games = Se consenti di pubblicare le tue partite senza nomi: la data del consenso, finché non disattivi l’opzione.
web-privacy-push = Se un dispositivo ti avvisa quando tocca a te: il suo indirizzo presso il servizio di notifiche del browser e la lingua dei messaggi, finché non disattivi gli avvisi.
web-privacy-reports = Quando qualcosa viene segnalato: una copia, con al massimo dieci righe di chat, per 90 giorni, per i moderatori di questo server.
web-privacy-not = Non vengono salvati: il tuo indirizzo IP, il browser che usi, il luogo in cui ti trovi e ciò che fai altrove.
web-privacy-deleted = Dopo l’eliminazione, le partite passate conservano le tue scelte sotto un nome inventato, così gli altri possono rivederle.

web-error-not-signed-in = Non hai effettuato l’accesso. Ricarica la pagina.
web-error-signed-in = Hai già effettuato l’accesso. Prima esci.
web-error-confirm-first = Prima conferma che questo account è tuo.
web-error-no-ceremony = È passato troppo tempo, o hai iniziato in un altro browser. Riprova.
web-error-passkey = La passkey non è stata accettata.
web-error-passkey-host = Le passkey richiedono un nome di dominio. Non funzionano se apri questa pagina tramite un indirizzo IP.
web-error-unknown-passkey = Questo server non conosce questa passkey. Forse è stata rimossa.
web-error-passkeys-full = Il tuo account non può avere altre passkey. Prima rimuovine una.
web-error-overtaken = L’operazione è già stata eseguita, o la situazione è cambiata nel frattempo. Riprova.
web-error-recovery = Nessun account ha questo codice. Controllalo, e ricorda che ogni codice vale una sola volta.
web-error-recovery-form = Un codice di recupero ha 7 gruppi di 4 lettere e cifre.
web-error-too-many-tries = Troppi tentativi. Aspetta dieci minuti, o usa una passkey.
web-error-account = Questo ospite ha già un account.
web-error-label = Il nome di un dispositivo o di una passkey può avere fino a 40 caratteri.
web-error-email = Questo non è un indirizzo e-mail.
web-error-email-taken = Un altro account ha questo indirizzo.
web-error-link = Questo link è scaduto o è già stato usato. Chiedine uno nuovo.
web-error-link-browser = Apri questo link nel browser in cui l’hai chiesto.
web-error-no-mail = Questo server non invia e-mail.
web-error-no-provider = Questo server non offre provider per l’accesso.
web-error-provider = Accesso non riuscito. Riprova.

## E-mails with links

mail-link-subject = Il tuo link di Darkrock
mail-link-enter = Apri questo link per accedere:
mail-link-make = Apri questo link nello stesso browser per rendere permanente il tuo nome:
mail-link-add = Apri questo link nello stesso browser per confermare il tuo indirizzo e-mail:
mail-link-once = Il link vale una volta, entro 15 minuti.
mail-link-not-you = Se non l’hai chiesto tu, ignora questo messaggio: non succederà nulla.
