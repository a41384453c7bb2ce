web-module-extras = Extras
web-module-extras-more = Vierzehn Charaktere, sechs Gegenstände, legendäre Gegenstände, Storys und Ereignisse aus den kleinen Schachteln.
web-module-unique-events = Einzigartige Ereignisse
web-module-unique-events-more = Acht weitere Ereigniskarten. Jede hinterlässt ein eigenes Plättchen, das einen Besuch wert ist.
about-menu-extras = Mehr Charaktere, Gegenstände, Storys und Ereignisse.
web-error-border-town-unique-events = Border Town wird ohne die einzigartigen Ereignisse gespielt.
web-error-law-and-disorder-unique-events = Law and Disorder wird ohne die einzigartigen Ereignisse gespielt.
web-error-serenade-unique-events = Serenade wird ohne die einzigartigen Ereignisse gespielt.
