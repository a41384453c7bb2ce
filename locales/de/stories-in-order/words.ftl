web-module-stories-in-order = Storys der Reihe nach
web-module-stories-in-order-more = Die zwanzig legendären Storys kommen in der Reihenfolge ihrer Nummern und erzählen eine Geschichte von Anfang an. Wie jede von ihnen endet, bleibt offen.
web-error-stories-in-order-core-stories = Die Storys des Grundspiels haben keine Reihenfolge.
web-error-stories-in-order-border-town = Border Town wird mit den Storys des Grundspiels gespielt, und die haben keine Reihenfolge.
web-error-stories-in-order-golden-rule = Golden Rule wird mit den Storys des Grundspiels gespielt, und die haben keine Reihenfolge.
web-error-stories-in-order-law-and-disorder = Law and Disorder wird mit den Storys des Grundspiels gespielt, und die haben keine Reihenfolge.
web-error-stories-in-order-serenade = Serenade wird mit den Storys des Grundspiels gespielt, und die haben keine Reihenfolge.
