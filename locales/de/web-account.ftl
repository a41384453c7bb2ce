# Accounts: names that last on several devices. The texts about privacy are docs/privacy.md in short.

web-guest-account = Konto
web-guest-help-account = Die anderen Spieler sehen deinen Namen am Tisch.

web-account-title = Konto
web-account-guest = Du spielst als Gast: Nur dieser Browser kennt dich. Mehr brauchst du zum Spielen nicht.
web-account-of = Du bist angemeldet als { $name }.
web-account-phone = Handy
web-account-computer = Computer
web-account-no-passkey = Es wurde kein Passkey benutzt: Der Dialog wurde geschlossen, oder dieses Gerät hat keinen für diese Seite.
web-account-old-browser = Dieser Browser kann keine Passkeys verwenden. Aktualisiere ihn oder nimm einen anderen.
web-account-host = Passkeys brauchen einen Domainnamen. Solange diese Seite unter einer IP-Adresse geöffnet ist, funktionieren sie nicht.
web-account-localhost = Diese Seite unter localhost öffnen

web-account-keep = Sichere dir deinen Namen
web-account-keep-more = Der Name { $name }, deine Plätze, deine Tische und deine Statistik werden mit einem Passkey verknüpft: Du meldest dich mit Fingerabdruck, Gesicht oder PIN an, auf jedem Gerät und ohne Passwort.
web-account-device = Name dieses Geräts
web-account-make = Namen sichern

web-account-sign-in = Anmelden
web-account-sign-in-more = Nutze ein Konto von einem anderen Gerät. Plätze und Tische, die du hier als Gast hast, werden ihm hinzugefügt.
web-account-with-passkey = Mit Passkey anmelden
web-account-with-provider = Mit { $provider } anmelden
web-account-provider-more = Du kannst dich mit { $provider } anmelden.
web-account-provider-add = Verknüpfe dein Konto, dann kannst du dich auch mit { $provider } anmelden.
web-account-provider-link = Verknüpfen
web-account-provider-remove = Trennen
web-account-code = Wiederherstellungscode
web-account-with-code = Mit dem Code anmelden
web-account-email = E-Mail-Adresse
web-account-address = Deine E-Mail-Adresse
web-account-send = Link anfordern
web-account-email-more = Der Link meldet dich an. Gibt es zu der Adresse noch kein Konto, gehört dein Name damit dauerhaft dir.
web-account-email-add-more = Mit einer bestätigten Adresse kannst du dich auch per Link anmelden. Sonst dient sie nur den E-Mails zu deinen Partien, wenn du sie willst.
web-account-email-removed = Die Adresse wurde gelöscht.
# $address is an e-mail address.
web-account-sent = Ein Link ging an { $address }. Er gilt 15 Minuten.
web-account-link = Mit dem Link anmelden
web-account-link-more = Dieser Link meldet diesen Browser als { $name } an. Er wurde in einem anderen Browser angefordert: Fahre nur fort, wenn du das warst.
web-account-link-go = Als { $name } anmelden
# $name is the guest of this browser, $tables the number of its unfinished tables.
web-account-link-moves = { $tables ->
    [0] Was { $name } hier hat, auf das Konto übertragen: keine unbeendeten Tische
    [one] Was { $name } hier hat, auf das Konto übertragen: { $tables } unbeendeter Tisch
   *[other] Was { $name } hier hat, auf das Konto übertragen: { $tables } unbeendete Tische
}
web-account-link-stays = Sonst spielt dieser Browser wieder als { $name }, wenn du dich abmeldest.

web-account-devices = Geräte
web-account-unnamed = Ohne Namen
web-account-here = Dieser Browser
web-account-seen = Angemeldet am { $created }, zuletzt gesehen am { $seen }
web-account-sign-out-device = Abmelden
web-account-sign-out-of = Abmelden: { $name }
web-account-device-done = Das Gerät ist abgemeldet.

web-account-passkeys = Passkeys
web-account-passkeys-more = Mit jedem deiner Passkeys kannst du dich anmelden. Füge für jedes Gerät, auf dem sie fehlen, einen hinzu.
web-account-used = Erstellt am { $created }, zuletzt benutzt am { $used }
web-account-remove = Entfernen
web-account-remove-of = Entfernen: { $name }
web-account-passkey-removed = Der Passkey gilt nicht mehr. Lösche ihn auch auf deinem Gerät.
web-account-passkey-name = Name des Passkeys
web-account-passkey-add = Passkey hinzufügen
web-account-passkey-added = Passkey hinzugefügt.

web-account-recovery = Wiederherstellungscode
web-account-recovery-more = Mit einem Wiederherstellungscode kannst du dich ein einziges Mal ohne Passkey anmelden. Deiner wurde am { $made } erstellt.
web-account-recovery-new = Neuer Code
web-account-recovery-once = Sichere diesen Code jetzt: Er wird nie wieder angezeigt. Mit ihm kannst du dich anmelden, wenn du deine Geräte verloren hast. Ältere Codes gelten nicht mehr.
web-account-recovery-paper = Wiederherstellungscode von { $name } bei { $host }
web-account-copy = Kopieren
web-account-print = Drucken
web-account-recovery-saved = Ich habe ihn gesichert

web-account-games = Veröffentlichte Partien
web-account-games-share = Meine Partien dürfen ohne Namen veröffentlicht werden
web-account-games-more = Wenn alle in einer Partie das vor ihrem Ende eingeschaltet haben, darf der Betreiber dieses Servers ihre Entscheidungen einen Monat später veröffentlichen, ohne Namen, Chat und Uhrzeiten. Wer sich an eine Partie erinnert, kann sie wiedererkennen, und was veröffentlicht ist, lässt sich nicht zurückholen. Kein Platz hängt davon ab, und du kannst es jederzeit ausschalten.
web-account-games-on = Deine Partien dürfen von jetzt an ohne Namen veröffentlicht werden.
web-account-games-off = Deine Partien bleiben auf diesem Server.

web-account-leaving = Abmelden
web-account-out = Hier abmelden
web-account-out-more = Dieser Browser wird abgemeldet. Dein Konto, deine Plätze und deine Tische bleiben.
web-account-out-done = Du bist abgemeldet.
web-account-everywhere = Überall sonst abmelden
web-account-everywhere-more = Alle anderen Geräte werden abgemeldet, und was sie geöffnet haben, wird geschlossen.
web-account-everywhere-done = Alle anderen Geräte sind abgemeldet.
web-account-data = Deine Daten
web-account-data-more = Lade alles herunter, was der Server über dich gespeichert hat, oder lösche dein Konto.
web-account-export = Meine Daten herunterladen
web-account-delete = Mein Konto löschen
web-account-delete-more = Dein Name, deine Passkeys, deine Adresse und was du im Chat geschrieben hast, werden endgültig gelöscht. In vergangenen Partien tritt ein erfundener Name an deine Stelle, und Bots übernehmen deine Plätze.
web-account-delete-done = Dein Konto wurde gelöscht.
web-account-confirm = Bestätige, dass dies dein Konto ist
web-account-confirm-more = Benutze einen Passkey oder deinen Wiederherstellungscode; der Code bleibt gültig. Hast du keins von beiden, melde dich ab und wieder an.
web-account-confirm-passkey = Mit Passkey bestätigen
web-account-confirm-code = Mit dem Code bestätigen

web-privacy-title = Was der Server über dich speichert
web-privacy-guest = Als Gast: den Namen, den du gewählt hast, und eine Kennung, die nur dein Browser als seine eigene nachweisen kann.
web-privacy-account = Mit Konto: Passkeys (niemals deinen Fingerabdruck oder dein Gesicht), die Namen deiner Geräte und die Tage ihrer Nutzung, einen Hashwert deines Wiederherstellungscodes und deine E-Mail-Adresse, falls du eine angegeben hast.
web-privacy-notices = Für Benachrichtigungen: was du erfahren willst, deine Ruhezeit und um wie viel deine Uhren UTC voraus sind.
web-privacy-tables = An Tischen: deine Plätze, deine Entscheidungen und was du im Chat geschrieben hast.
web-privacy-play = Von deinen Partien: Ergebnisse, Wertungen und Erfolge, wen du ignorierst, und dein Urlaub.
web-privacy-games = Wenn du es erlaubst: seit wann deine Partien ohne Namen veröffentlicht werden dürfen, bis du es ausschaltest.
web-privacy-push = Wenn dir ein Gerät sagt, dass du am Zug bist: seine Adresse beim Push-Dienst seines Browsers und die Sprache der Nachrichten, bis du das ausschaltest.
web-privacy-reports = Wenn etwas gemeldet wird: eine Kopie davon mit höchstens zehn Zeilen des Chats, 90 Tage lang, für die Moderatoren dieses Servers.
web-privacy-not = Nicht gespeichert: deine IP-Adresse, welchen Browser du benutzt, wo du bist und was du anderswo tust.
web-privacy-deleted = Nach dem Löschen bleiben in vergangenen Partien deine Entscheidungen unter einem erfundenen Namen, damit die anderen sie noch einmal ansehen können.

web-error-not-signed-in = Du bist nicht angemeldet. Lade die Seite neu.
web-error-signed-in = Du bist schon angemeldet. Melde dich erst ab.
web-error-confirm-first = Bestätige erst, dass dies dein Konto ist.
web-error-no-ceremony = Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuch es noch einmal.
web-error-passkey = Der Passkey wurde nicht angenommen.
web-error-passkey-host = Passkeys brauchen einen Domainnamen. Solange diese Seite unter einer IP-Adresse geöffnet ist, funktionieren sie nicht.
web-error-unknown-passkey = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.
web-error-passkeys-full = Mehr Passkeys kann dein Konto nicht haben. Entferne erst einen.
web-error-overtaken = Das war schon erledigt oder hat sich inzwischen geändert. Versuch es noch einmal.
web-error-recovery = Kein Konto hat diesen Code. Prüfe ihn und bedenke, dass jeder Code nur einmal gilt.
web-error-recovery-form = Ein Wiederherstellungscode hat 7 Gruppen aus je 4 Zeichen, Buchstaben oder Ziffern.
web-error-too-many-tries = Zu viele Versuche. Warte zehn Minuten; Passkeys funktionieren jederzeit.
web-error-account = Dieser Gast hat schon ein Konto.
web-error-label = Der Name eines Geräts oder Passkeys kann bis zu 40 Zeichen haben.
web-error-email = Das ist keine E-Mail-Adresse.
web-error-email-taken = Ein anderes Konto hat diese Adresse.
web-error-link = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.
web-error-link-browser = Öffne diesen Link in dem Browser, in dem du ihn angefordert hast.
web-error-no-mail = Dieser Server verschickt keine E-Mails.
web-error-no-provider = Dieser Server nutzt keinen Anmeldedienst.
web-error-provider = Die Anmeldung ist fehlgeschlagen. Versuch es noch einmal.

## E-mails with links

mail-link-subject = Dein Link zu Darkrock
mail-link-enter = Öffne diesen Link, um dich anzumelden:
mail-link-make = Öffne diesen Link im selben Browser, um dir deinen Namen zu sichern:
mail-link-add = Öffne diesen Link im selben Browser, um deine E-Mail-Adresse zu bestätigen:
mail-link-once = Der Link funktioniert nur einmal und nur 15 Minuten lang.
mail-link-not-you = Falls du den Link nicht angefordert hast, beachte diese E-Mail nicht: Es passiert nichts.
