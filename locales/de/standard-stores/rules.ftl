chapter-bm-standard-stores = Standardläden
rule-bm-standard-stores-01 = Mit den Standardläden wird den Läden nichts zugeteilt. Jeder hat seine eigenen Gegenstände; die Gemischtwarenläden und der Handelsposten haben jeweils mindestens eine Waffe und ein Reittier.
rule-bm-standard-stores-02 = Der Handelsposten verkauft Derringer, Gazette, Minenkarte, Quarter Horse, Schlangenöl und Whiskey. Der Händler, wenn er dabei ist, verkauft den Medizinbeutel und mit den Extras Schlafrolle, Karabiner, Holster, Friedensstifter, Satteltaschen und Arbeitspferd. Die Gemischtwarenläden verkaufen alles andere.
    .ruling = Nirgends steht, welchem Laden die Karte des Standardaufbaus welche Gegenstände zuteilt. Die Gegenstände einer Schachtel werden deshalb in dem Laden verkauft, der zu der Schachtel gehört.
