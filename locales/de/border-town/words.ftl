## Border Town, a mode of its own: its names, choices and log lines.

web-module-border-town = Border Town
web-module-border-town-more = Nur Buzzard Gulch: eine Heimstätte errichten, sie ausbauen und Nuggets wie Geld ausgeben. Für 2 bis 4 Spieler.
scoring-gold = Nuggets
location-anywhere = beliebiges Feld

## Spaces with a location that the mode adds: they replace the names of the same spaces

place-gulch-frontier-17-border-town = Frontier 17, Versteck A
place-gulch-frontier-10-border-town = Frontier 10, Versteck B
place-gulch-frontier-pass-a-border-town = Frontier, Bergpass A, Mine
place-gulch-frontier-pass-c-border-town = Frontier, Bergpass C, Mine
place-gulch-frontier-outlaw-camp-border-town = Frontier, Schurkenlager, Versteck C

## Homesteads

choice-settle = Heimstätte errichten: { $n } $
web-game-offer-settle-more = Dein Zuhause für den Rest der Partie: Bau es für LP aus
choice-improve = Heimstätte ausbauen: { $n } LP für { $money } $
choice-recuperate = Sich in der Heimstätte erholen
web-game-offer-recuperate-more = Alle Wunden heilen und für jede eine Karte ziehen
log-settled = { $you ->
    [name] Du errichtest deine Heimstätte
   *[no] { $name } errichtet eine Heimstätte
} in { $place }.
refusal-already-settled = Deine Heimstätte steht schon, und sie zieht nie um.
refusal-frontier-token-there = Auf diesem Feld liegt ein Frontier-Plättchen.
refusal-homestead-there = Auf diesem Feld steht die Heimstätte eines anderen Spielers.
web-homestead-of = Heimstätte von { $name }

## Paying with gold nuggets

# n: gold nuggets; money: the dollars that are paid besides.
choice-pay = { $n ->
    [0] { $money } $ bezahlen
    [one] { $money ->
        [0] Nur 1 Nugget bezahlen
       *[other] 1 Nugget und { $money } $ bezahlen
    }
   *[other] { $money ->
        [0] Nur { $n } Nuggets bezahlen
       *[other] { $n } Nuggets und { $money } $ bezahlen
    }
}
question-payment = Bezahle { $n } $: mit wie vielen Nuggets?
web-game-title-payment = Mit Gold bezahlen
web-error-border-town-first-game = Border Town kann nicht als erste Partie gespielt werden.
web-error-border-town-gangs = Border Town wird ohne Gangs und Aufgebote gespielt.
web-error-border-town-goals = Border Town wird ohne Aufgaben gespielt.
web-error-border-town-man-in-black = Border Town wird ohne den Mann in Schwarz gespielt.
web-error-border-town-wild-wild-west = Border Town wird ohne Wild Wild West gespielt.

## Places in sentences of cards

where-anywhere = auf einem beliebigen Feld
    .to = auf ein beliebiges Feld
    .free = auf einem beliebigen freien Feld

## Options of cards that place or remove a bandit

option-gulch-frontier-17 = Frontier 17, Versteck A
option-gulch-frontier-10 = Frontier 10, Versteck B
option-gulch-frontier-outlaw-camp = Frontier, Schurkenlager, Versteck C
web-boards-border-town = Buzzard Gulch und seine Frontier
