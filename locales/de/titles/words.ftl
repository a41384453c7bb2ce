web-module-titles = Titel
web-module-titles-more = Einer von acht Titeln wird für die Partie aufgedeckt und bringt an ihrem Ende LP.
scoring-the-mayor = Der Bürgermeister
scoring-the-gold-baron = Der Goldbaron
scoring-the-collector = Der Sammler
scoring-the-master-smith = Der Meisterschmied
scoring-the-unkillable = Der Unverwüstliche
scoring-the-arm-of-the-law = Der Arm des Gesetzes
scoring-the-most-feared = Der Gefürchtetste
scoring-the-banker = Der Bankier
# $title: the name of a title
log-title = Der Titel dieser Partie heißt „{ $title }“.
web-error-border-town-titles = Border Town wird ohne Titel gespielt.
web-error-golden-rule-titles = Golden Rule wird ohne Titel gespielt.
web-error-law-and-disorder-titles = Law and Disorder wird ohne Titel gespielt.
web-error-risky-business-titles = Risky Business wird ohne Titel gespielt.
web-error-serenade-titles = Serenade wird ohne Titel gespielt.
web-error-titles-first-game = Eine erste Partie wird ohne Titel gespielt.
