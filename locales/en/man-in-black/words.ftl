man-in-black = The Man in Black
# As he is called within a sentence, behind its first word.
man-in-black-within = the Man in Black
# As he is called behind a preposition that merges with his article, in pairs such as “a: all’Uomo in Nero”, separated by
# semicolons; { "" } where the language has none.
man-in-black-after = { "" }
deed-tribute-of-the-gang = Tribute of the Gang
deed-high-noon = High Noon
deed-the-vault = The Vault
deed-the-night-train = The Night Train
deed-hired-guns = Hired Guns
deed-a-shadow-behind-you = A Shadow Behind You
deed-easy-pickings = Easy Pickings
deed-drinks-on-the-stranger = Drinks on the Stranger
deed-gold-by-moonlight = Gold by Moonlight
deed-the-offer = The Offer
option-drink = Have a drink
option-stand-aside = Stand aside
study-source-of-man-in-black = Man in Black
why-deed = Man in Black card: { $deed }.
web-error-first-game-needs-man-in-black = In a first game for two, the Man in Black takes part.
web-error-man-in-black-players = The Man in Black takes part only with two players.
web-variant-man-in-black = The Man in Black
web-variant-man-in-black-more = Part of the rules for two players: a third figure, played by the game, who can win, too. You may play without him.
