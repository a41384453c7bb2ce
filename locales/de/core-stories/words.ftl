web-module-core-stories = Basis-Storys
web-module-core-stories-more = Die Storys des Grundspiels statt der legendären Storys, ohne Story-Pfad und Risikowürfel.
web-error-border-town-core-stories = Border Town wird schon mit Basis-Storys gespielt.
web-error-golden-rule-core-stories = Golden Rule wird schon mit Basis-Storys gespielt.
web-error-law-and-disorder-core-stories = Law and Disorder wird schon mit Basis-Storys gespielt.
web-error-risky-business-core-stories = Risky Business wird ohne Basis-Storys gespielt.
web-error-serenade-core-stories = Serenade wird schon mit Basis-Storys gespielt.
