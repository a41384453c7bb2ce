web-module-standard-stores = Standardläden
web-module-standard-stores-more = Was jeder Laden verkauft, steht fest, statt zufällig verteilt zu werden.
web-error-border-town-standard-stores = Border Town wird ohne Standardläden gespielt.
web-error-golden-rule-standard-stores = Golden Rule wird ohne Standardläden gespielt.
web-error-law-and-disorder-standard-stores = Law and Disorder wird ohne Standardläden gespielt.
web-error-risky-business-standard-stores = Risky Business wird ohne Standardläden gespielt.
web-error-serenade-standard-stores = Serenade wird ohne Standardläden gespielt.
