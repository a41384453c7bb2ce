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
log-sheriff-card = The Sheriff’s card is { $card }.
