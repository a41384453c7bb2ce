web-module-core-stories = Basis-Storys
web-module-core-stories-more = Die Storys des Grundspiels statt der legendären Storys, ohne Story-Pfad und Risikowürfel.
web-error-border-town-core-stories = Border Town wird ohne Basis-Storys gespielt.
web-error-golden-rule-core-stories = Golden Rule wird ohne Basis-Storys gespielt.
web-error-law-and-disorder-core-stories = Law and Disorder wird ohne Basis-Storys gespielt.
web-error-risky-business-core-stories = Risky Business wird ohne Basis-Storys gespielt.
web-error-serenade-core-stories = Serenade wird ohne Basis-Storys gespielt.
