web-module-sheriff-cards = Sheriff cards
web-module-sheriff-cards-more = One of six cards changes the fights with the Sheriff until somebody beats him.
pool-sheriff-cards = Sheriff cards
opponent-the-old-hand = The Old Hand
opponent-the-green-deputy = The Green Deputy
opponent-the-hanging-judge = The Hanging Judge
opponent-the-bought-badge = The Bought Badge
opponent-the-manhunter = The Manhunter
opponent-the-family-man = The Family Man
# $card: the name of a card about the Sheriff
log-sheriff-card = This Sheriff card is now in force: { $card }.
web-error-border-town-sheriff-cards = Border Town is played without Sheriff cards.
web-error-golden-rule-sheriff-cards = Golden Rule is played without Sheriff cards.
web-error-law-and-disorder-sheriff-cards = Law and Disorder is played without Sheriff cards.
web-error-risky-business-sheriff-cards = Risky Business is played without Sheriff cards.
web-error-serenade-sheriff-cards = Serenade is played without Sheriff cards.
web-error-sheriff-cards-first-game = Sheriff cards cannot be used in a first game.
