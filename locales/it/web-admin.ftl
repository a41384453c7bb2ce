# The admin page: what moderators and admins of a server read.

web-admin-title = Moderazione
web-admin-none = Questa pagina è per i moderatori e gli amministratori di questo server.
web-admin-role-moderator = Moderatore
web-admin-role-admin = Amministratore
web-admin-tab-reports = Segnalazioni
web-admin-tab-tables = Tavoli
web-admin-tab-bans = Esclusioni
web-admin-tab-announcement = Annuncio
web-admin-tab-roles = Ruoli
web-admin-tab-log = Registro

## Reports

web-admin-open = Aperte
web-admin-closed = Chiuse
web-admin-no-reports = Nessuna segnalazione.
web-admin-unnamed = Un tavolo senza nome
# $name is the name of a person or, for a table, the table’s.
web-admin-report-name = Nome: { $name }
web-admin-report-line = Messaggio di { $name }
web-admin-report-table = Tavolo: { $name }
web-admin-reporters = { $n ->
    [one] { $n } persona
   *[other] { $n } persone
}
web-admin-resolved = Risolta
web-admin-unfounded = Infondata
web-admin-others = La decisione spetta ad altri: riguarda un tavolo a cui siedi, o un ruolo non inferiore al tuo.
web-admin-look = Mostra il contesto nella chat
web-admin-chat = Chat
web-admin-no-lines = Nessun messaggio.
web-admin-do-hide-line = Rimuovi il messaggio
web-admin-do-rename-guest = Assegna un nome neutro
web-admin-do-ban-guest = Escludi
web-admin-do-rename-table = Togli il nome
web-admin-do-remove-table = Rimuovi il tavolo
web-admin-do-ban-network = Escludi la rete
web-admin-do-resolved = Risolta
web-admin-do-unfounded = Infondata
web-admin-done-hide-line = Il messaggio è stato rimosso.
web-admin-done-rename-guest = La persona ha ora un nome neutro.
web-admin-done-ban-guest = La persona è esclusa.
web-admin-done-rename-table = Il tavolo non ha più un nome.
web-admin-done-remove-table = Il tavolo è stato rimosso.
web-admin-done-ban-network = I nuovi ospiti di questa rete sono esclusi.
web-admin-done-resolved = La segnalazione è chiusa.
web-admin-done-unfounded = La segnalazione è chiusa come infondata.

## Tables

web-admin-search = Nome di un tavolo o di un giocatore, o parte finale di un link
web-admin-no-tables = Nessun tavolo.
web-admin-read-chat = Leggi la chat
web-admin-remove-sure = Sì, rimuovilo con la sua partita

## Bans

# $name is the name of a person.
web-admin-ban-of = Escludi { $name }
web-admin-reason = Motivo, mostrato alla persona
web-admin-reason-usual = Un moderatore di questo server ti ha escluso.
web-admin-length = Per quanto tempo?
web-admin-forever = Per sempre
web-admin-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
web-admin-until = Scadenza: { $moment }
web-admin-person = Identificativo pubblico della persona, o link del profilo
web-admin-network = Escludi una rete
web-admin-network-of = Indirizzo o rete
web-admin-network-more = Sono esclusi solo i nuovi ospiti e quelli arrivati da meno di una settimana.
web-admin-shared = { $n ->
    [0] nessun altro ospite nelle ultime 24 ore
    [one] condivisa con { $n } altro ospite nelle ultime 24 ore
   *[other] condivisa con altri { $n } ospiti nelle ultime 24 ore
}
web-admin-no-bans = Nessuno è escluso.
web-admin-gone = Una persona che è andata via
web-admin-ban-guest = Persona
web-admin-ban-address = Indirizzo
web-admin-ban-network = Nuovi ospiti di una rete
web-admin-lift = Revoca
web-admin-lift-of = Revoca l’esclusione: { $name }
web-admin-done-lift = L’esclusione è revocata.

## Announcement, roles, log

web-admin-announce = Annuncio
web-admin-announce-more = Tutti vedono l’annuncio in cima alla pagina, finché non lo rimuovi.
web-admin-do-announce = Annuncia
web-admin-do-unannounce = Rimuovi
web-admin-done-announce = L’annuncio è visibile a tutti.
web-admin-done-unannounce = L’annuncio non è più visibile.
web-admin-role = Ruolo
web-admin-do-role = Assegna il ruolo
web-admin-no-role = Togli il ruolo
web-admin-no-role-of = Togli il ruolo: { $name }
web-admin-done-role = I ruoli sono stati modificati.
web-admin-no-deeds = Ancora nessuna azione.
web-admin-interrupted = interrotto
