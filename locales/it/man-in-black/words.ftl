man-in-black = L’Uomo in Nero
# As he is called within a sentence, behind its first word.
man-in-black-within = l’Uomo in Nero
# As he is called behind a preposition that merges with his article, in pairs such as “a: all’Uomo in Nero”, separated by
# semicolons; { "" } where the language has none.
man-in-black-after = a: all’Uomo in Nero; da: dall’Uomo in Nero; di: dell’Uomo in Nero; in: nell’Uomo in Nero; su: sull’Uomo in Nero
deed-tribute-of-the-gang = Il Tributo della Gang
deed-high-noon = Mezzogiorno di Fuoco
deed-the-vault = Il Caveau
deed-the-night-train = Il Treno di Mezzanotte
deed-hired-guns = Pistole a Nolo
deed-a-shadow-behind-you = Un’Ombra alle Spalle
deed-easy-pickings = Prede Facili
deed-drinks-on-the-stranger = Offre lo Straniero
deed-gold-by-moonlight = Oro al Chiaro di Luna
deed-the-offer = L’Offerta
option-drink = Bevi un bicchiere
option-stand-aside = Lascia fare
study-source-of-man-in-black = Uomo in Nero
why-deed = Carta dell’Uomo in Nero: { $deed }.
web-error-first-game-needs-man-in-black = Nella prima partita a due gioca anche l’Uomo in Nero.
web-error-man-in-black-players = L’Uomo in Nero gioca solo nelle partite a due.
web-variant-man-in-black = L’Uomo in Nero
web-variant-man-in-black-more = Fa parte delle regole per due giocatori: una terza figura, mossa dal gioco, che può anche vincere. Si può giocare senza.
