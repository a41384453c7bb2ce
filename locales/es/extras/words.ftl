web-module-extras = Extras
web-module-extras-more = Catorce personajes, seis objetos, objetos Legendarios, historias y eventos de las cajas pequeñas.
web-module-unique-events = Eventos únicos
web-module-unique-events-more = Ocho cartas de evento más. Cada una deja una ficha propia que merece una visita.
about-menu-extras = Más personajes, objetos, historias y eventos.
web-error-border-town-unique-events = «Pueblo fronterizo» se juega sin los eventos únicos.
web-error-law-and-disorder-unique-events = «Ley y desorden» se juega sin los eventos únicos.
web-error-serenade-unique-events = «Serenata» se juega sin los eventos únicos.
