## Modes: names, what they are about and for whom; about-menu-… has at most 60 characters

web-module-serenade = Serenade
web-module-serenade-more = A free-for-all: full hands, stories triggered by fights between players, and no trader. For players who seek each other out.
about-menu-serenade = Duels and robberies with full hands.
web-module-golden-rule = Golden Rule
web-module-golden-rule-more = Money is worth more than ever, and the richest player gains an extra point. For players who like to trade, dig and gamble.
about-menu-golden-rule = Money counts more, and the richest player scores.
web-module-law-and-disorder = Law and Disorder
web-module-law-and-disorder-more = Marshals against the Wanted, and an arrest that need not end a career. For players who take sides.
about-menu-law-and-disorder = Two sides of the law; an arrest need not end a career.
web-module-risky-business = Risky Business
web-module-risky-business-more = Legendary stories, goals, injuries, deeds, the trader: everything at once, and the Story track pays more. For players who know both expansions.
about-menu-risky-business = Everything at once, and the Story track pays more.
web-error-risky-business-first-game = Risky Business cannot be played as a first game.
web-error-risky-business-gangs = Risky Business is played without gangs and posses.
web-error-risky-business-needs-goals = Risky Business is played with goals.
web-error-risky-business-wild-wild-west = Risky Business is played without Wild Wild West.
