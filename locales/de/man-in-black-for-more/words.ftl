web-module-man-in-black-for-more = Der Mann in Schwarz für mehr Spieler
web-module-man-in-black-for-more-more = Der Mann in Schwarz spielt auch bei drei bis fünf Spielern mit, ohne sieben seiner Karten.
web-error-border-town-man-in-black-for-more = Border Town wird ohne den Mann in Schwarz gespielt.
web-error-golden-rule-man-in-black-for-more = Golden Rule wird ohne den Mann in Schwarz gespielt.
web-error-law-and-disorder-man-in-black-for-more = Law and Disorder wird ohne den Mann in Schwarz gespielt.
web-error-risky-business-man-in-black-for-more = Risky Business wird ohne den Mann in Schwarz gespielt.
web-error-serenade-man-in-black-for-more = Serenade wird ohne den Mann in Schwarz gespielt.
