# Settings of notifications: what is told, and when.

# Variables: $n (number), how many e-mails have such links that are valid.
web-mail-links =
    { $n ->
        [one] Un’e-mail che hai ricevuto contiene un link per disattivare, senza accedere, le e-mail sulle tue partite.
       *[other] { $n } e-mail che hai ricevuto contengono un link per disattivare, senza accedere, le e-mail sulle tue partite.
    }
web-mail-links-revoke = Rendi non validi questi link

web-notices-kinds = Altre notifiche
web-notices-nearly = Il mio tempo è quasi scaduto
web-notices-bot = Un bot gioca al mio posto
web-notices-lobby = Un tavolo è al completo, o la sua partita inizia
web-notices-over = Una partita è finita
web-notices-mention = Qualcuno mi nomina nella chat
web-notices-mention-more = Solo nelle partite a turni: con il tuo nome, o con @ e il numero del tuo posto.
web-notices-quiet = Ore di silenzio
web-notices-quiet-more = In queste ore non arriva nulla. Ciò che succede nel frattempo ti viene comunicato una sola volta, alla fine.
# Before a field for a time of the day.
web-notices-quiet-from = Dalle
web-notices-quiet-to = Alle
web-notices-quiet-same = I due orari sono uguali: cambiane uno.

# In the list of the player's games. Variables: $n (number), how many lines of the chat the player has not read.
web-mine-new =
    { $n ->
        [one] { $n } nuovo
       *[other] { $n } nuovi
    }
# The last of them. Variables: $name (text), the author; $text (text), what the author wrote.
web-mine-line = { $name }: { $text }
web-mine-ending = Gli altri chiedono di terminare la partita.
