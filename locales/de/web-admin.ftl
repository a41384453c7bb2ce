# The admin page: what moderators and admins of a server read.

web-admin-title = Moderation
web-admin-none = Diese Seite ist für die Moderatoren und Admins dieses Servers.
web-admin-role-moderator = Moderator
web-admin-role-admin = Admin
web-admin-tab-reports = Meldungen
web-admin-tab-tables = Tische
web-admin-tab-bans = Sperren
web-admin-tab-announcement = Durchsage
web-admin-tab-roles = Rollen
web-admin-tab-log = Protokoll

## Reports

web-admin-open = Offen
web-admin-closed = Erledigt
web-admin-no-reports = Es wurde nichts gemeldet.
web-admin-unnamed = Ein Tisch ohne Namen
# $name is the name of a person or, for a table, the table’s.
web-admin-report-name = Name: { $name }
web-admin-report-line = Chatzeile von { $name }
web-admin-report-table = Tisch: { $name }
web-admin-reporters = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
web-admin-resolved = Erledigt
web-admin-unfounded = Unbegründet
web-admin-others = Darüber müssen andere entscheiden: Es betrifft deinen eigenen Tisch oder eine Rolle, die nicht unter deiner steht.
web-admin-look = Chat ringsum zeigen
web-admin-chat = Chat
web-admin-no-lines = Kein Chat.
web-admin-do-hide-line = Zeile entfernen
web-admin-do-rename-guest = Neutralen Namen geben
web-admin-do-ban-guest = Sperren
web-admin-do-rename-table = Namen entfernen
web-admin-do-remove-table = Tisch entfernen
web-admin-do-ban-network = Netzwerk sperren
web-admin-do-resolved = Erledigt
web-admin-do-unfounded = Unbegründet
web-admin-done-hide-line = Die Zeile wurde entfernt.
web-admin-done-rename-guest = Die Person hat jetzt einen neutralen Namen.
web-admin-done-ban-guest = Die Person ist gesperrt.
web-admin-done-rename-table = Der Name des Tisches wurde entfernt.
web-admin-done-remove-table = Der Tisch wurde entfernt.
web-admin-done-ban-network = Neue Gäste aus diesem Netzwerk werden nicht eingelassen.
web-admin-done-resolved = Die Meldung ist erledigt.
web-admin-done-unfounded = Die Meldung wurde als unbegründet abgeschlossen.

## Tables

web-admin-search = Name eines Tisches oder Spielers oder das Ende eines Links
web-admin-no-tables = Keine Tische.
web-admin-read-chat = Chat lesen
web-admin-remove-sure = Ja, samt Partie entfernen

## Bans

# $name is the name of a person.
web-admin-ban-of = Sperren: { $name }
web-admin-reason = Grund, den die Person sieht
web-admin-reason-usual = Ein Moderator dieses Servers hat dich ausgeschlossen.
web-admin-length = Wie lange?
web-admin-forever = Für immer
web-admin-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-admin-until = Bis { $moment }
web-admin-person = Kennung einer Person oder Link des Profils
web-admin-network = Ein Netzwerk sperren
web-admin-network-of = Adresse oder Netzwerk
web-admin-network-more = Ausgesperrt werden nur neue Gäste und solche, die seit weniger als einer Woche dabei sind.
web-admin-shared = { $n ->
    [0] kein anderer Gast in den letzten 24 Stunden
    [one] dort auch { $n } anderer Gast in den letzten 24 Stunden
   *[other] dort auch { $n } andere Gäste in den letzten 24 Stunden
}
web-admin-no-bans = Niemand ist gesperrt.
web-admin-gone = Eine Person, die gegangen ist
web-admin-ban-guest = Person
web-admin-ban-address = Adresse
web-admin-ban-network = Neue Gäste eines Netzwerks
web-admin-lift = Aufheben
web-admin-lift-of = Sperre aufheben: { $name }
web-admin-done-lift = Die Sperre ist aufgehoben.

## Announcement, roles, log

web-admin-announce = Durchsage
web-admin-announce-more = Alle sehen sie oben auf der Seite, bis du sie beendest.
web-admin-do-announce = Durchsage starten
web-admin-do-unannounce = Beenden
web-admin-done-announce = Alle sehen jetzt die Durchsage.
web-admin-done-unannounce = Die Durchsage ist beendet.
web-admin-role = Rolle
web-admin-do-role = Rolle vergeben
web-admin-no-role = Rolle entziehen
web-admin-no-role-of = Rolle entziehen: { $name }
web-admin-done-role = Die Rollen wurden geändert.
web-admin-no-deeds = Noch keine Einträge.
web-admin-interrupted = unterbrochen
