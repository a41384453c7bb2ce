web-module-sheriff-cards = Sheriffkarten
web-module-sheriff-cards-more = Eine von sechs Karten verändert die Kämpfe gegen den Sheriff, bis ihn jemand besiegt.
pool-sheriff-cards = Sheriffkarten
opponent-the-old-hand = Der alte Hase
opponent-the-green-deputy = Der grüne Deputy
opponent-the-hanging-judge = Der Galgenrichter
opponent-the-bought-badge = Der gekaufte Stern
opponent-the-manhunter = Der Menschenjäger
opponent-the-family-man = Der Familienvater
# $card: the name of a card about the Sheriff
log-sheriff-card = Jetzt gilt diese Karte des Sheriffs: { $card }.
web-error-border-town-sheriff-cards = Border Town wird ohne Sheriffkarten gespielt.
web-error-golden-rule-sheriff-cards = Golden Rule wird ohne Sheriffkarten gespielt.
web-error-law-and-disorder-sheriff-cards = Law and Disorder wird ohne Sheriffkarten gespielt.
web-error-risky-business-sheriff-cards = Risky Business wird ohne Sheriffkarten gespielt.
web-error-serenade-sheriff-cards = Serenade wird ohne Sheriffkarten gespielt.
web-error-sheriff-cards-first-game = Eine erste Partie wird ohne Sheriffkarten gespielt.
