web-module-titles = Titles
web-module-titles-more = One of eight titles is revealed for the game, and brings LP at its end.
scoring-the-mayor = The Mayor
scoring-the-gold-baron = The Gold Baron
scoring-the-collector = The Collector
scoring-the-master-smith = The Master Smith
scoring-the-unkillable = The Unkillable
scoring-the-arm-of-the-law = The Arm of the Law
scoring-the-most-feared = The Most Feared
scoring-the-banker = The Banker
# $title: the name of a title
log-title = The title of this game is { $title }.
web-error-border-town-titles = Border Town is played without titles.
web-error-golden-rule-titles = Golden Rule is played without titles.
web-error-law-and-disorder-titles = Law and Disorder is played without titles.
web-error-risky-business-titles = Risky Business is played without titles.
web-error-serenade-titles = Serenade is played without titles.
web-error-titles-first-game = A first game is played without titles.
