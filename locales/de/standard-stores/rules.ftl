chapter-bm-standard-stores = Standardläden
rule-bm-standard-stores-01 = Beim Standardaufbau wird den Läden nichts zugeteilt. Jeder hat seine eigenen Gegenstände, in den Gemischtwarenläden und im Handelsposten mindestens eine Waffe und ein Reittier.
rule-bm-standard-stores-02 = Der Handelsposten verkauft Derringer, Gazette, Minenkarte, Quarter Horse, Schlangenöl und Whiskey. Der Händler, wenn er dabei ist, verkauft den Medizinbeutel und mit den Extras Schlafrolle, Karabiner, Holster, Friedensstifter, Satteltaschen und Arbeitspferd. Die Gemischtwarenläden verkaufen alles andere.
    .ruling = Nichts sagt, was die Karte des Standardaufbaus wohin legt. Waren einer Schachtel werden dort verkauft, wo die Schachtel ihren Laden hat.
