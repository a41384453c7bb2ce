man-in-black = L’Homme en Noir
# As he is called within a sentence, behind its first word.
man-in-black-within = l’Homme en Noir
# As he is called behind a preposition that merges with his article, in pairs such as “a: all’Uomo in Nero”, separated by
# semicolons; { "" } where the language has none.
man-in-black-after = { "" }
deed-tribute-of-the-gang = Le Tribut du Gang
deed-high-noon = Midi Pile
deed-the-vault = Le Coffre-fort
deed-the-night-train = Le Train de Nuit
deed-hired-guns = Tueurs à Gages
deed-a-shadow-behind-you = Une Ombre dans le Dos
deed-easy-pickings = Proie Facile
deed-drinks-on-the-stranger = La Tournée de l’Étranger
deed-gold-by-moonlight = De l’Or au Clair de Lune
deed-the-offer = L’Offre
option-drink = Boire un verre
option-stand-aside = Laisser faire
study-source-of-man-in-black = Homme en Noir
why-deed = Carte de l’Homme en Noir : { $deed }.
web-error-first-game-needs-man-in-black = Dans une première partie à deux, l’Homme en Noir joue aussi.
web-error-man-in-black-players = L’Homme en Noir ne participe qu’aux parties à deux joueurs.
web-variant-man-in-black = L’Homme en Noir
web-variant-man-in-black-more = Prévu par les règles à deux : un troisième larron, mené par le programme, qui peut gagner lui aussi. Vous pouvez jouer sans lui.
