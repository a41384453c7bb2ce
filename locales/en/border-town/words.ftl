## Border Town, a mode of its own: its names, choices and log lines.

web-module-border-town = Border Town
web-module-border-town-more = Buzzard Gulch alone: place a homestead, improve it, and spend gold nuggets like money. For 2 to 4 players.
scoring-gold = Gold nuggets
location-anywhere = any space

## Spaces with a location that the mode adds: they replace the names of the same spaces

place-gulch-frontier-17-border-town = Frontier 17, Hideout A
place-gulch-frontier-10-border-town = Frontier 10, Hideout B
place-gulch-frontier-pass-a-border-town = Frontier, Mountain Pass A, Mine
place-gulch-frontier-pass-c-border-town = Frontier, Mountain Pass C, Mine
place-gulch-frontier-outlaw-camp-border-town = Frontier, Outlaw Camp, Hideout C

## Homesteads

choice-settle = Place your homestead: ${ $n }
web-game-offer-settle-more = Your home for the rest of the game: improve it for LP
choice-improve = Improve your homestead: { $n } LP for ${ $money }
choice-recuperate = Recuperate at your homestead
web-game-offer-recuperate-more = Lose all wounds and draw a card for each
log-settled = { $you ->
    [name] You place your homestead
   *[no] { $name } places a homestead
} at { $place }.
refusal-already-settled = You have placed your homestead, and it never moves.
refusal-frontier-token-there = This space still has a frontier token.
refusal-homestead-there = Another player’s homestead is in this space.
web-homestead-of = Homestead of { $name }

## Paying with gold nuggets

# n: gold nuggets; money: the dollars that are paid besides.
choice-pay = { $n ->
    [0] Pay ${ $money }
    [one] Pay 1 gold nugget { $money ->
        [0] only
       *[other] and ${ $money }
    }
   *[other] Pay { $n } gold nuggets { $money ->
        [0] only
       *[other] and ${ $money }
    }
}
question-payment = Pay ${ $n }: how many gold nuggets?
web-game-title-payment = Pay in gold
web-error-border-town-first-game = Border Town cannot be played as a first game.
web-error-border-town-gangs = Border Town is played without gangs or posses.
web-error-border-town-goals = Border Town is played without goals.
web-error-border-town-man-in-black = Border Town is played without the Man in Black.
web-error-border-town-wild-wild-west = Border Town is played without Wild Wild West.

## Places in sentences of cards

where-anywhere = on any space
    .to = to any space
    .free = on any free space

## Options of cards that place or remove a bandit

option-gulch-frontier-17 = Frontier 17, Hideout A
option-gulch-frontier-10 = Frontier 10, Hideout B
option-gulch-frontier-outlaw-camp = Frontier, Outlaw Camp, Hideout C
web-boards-border-town = Buzzard Gulch and its frontier
