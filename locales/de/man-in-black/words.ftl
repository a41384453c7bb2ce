man-in-black = Der Mann in Schwarz
# As he is called within a sentence, behind its first word.
man-in-black-within = der Mann in Schwarz
# As he is called behind a preposition that merges with his article, in pairs such as “a: all’Uomo in Nero”, separated by
# semicolons; { "" } where the language has none.
man-in-black-after = an: an den Mann in Schwarz; auf: auf den Mann in Schwarz; aus: aus dem Mann in Schwarz; bei: beim Mann in Schwarz; durch: durch den Mann in Schwarz; für: für den Mann in Schwarz; gegen: gegen den Mann in Schwarz; hinter: hinter dem Mann in Schwarz; mit: mit dem Mann in Schwarz; nach: nach dem Mann in Schwarz; neben: neben dem Mann in Schwarz; ohne: ohne den Mann in Schwarz; über: über den Mann in Schwarz; um: um den Mann in Schwarz; von: vom Mann in Schwarz; Von: Vom Mann in Schwarz; vor: vor dem Mann in Schwarz; zu: zum Mann in Schwarz; will: will den Mann in Schwarz; willst: willst den Mann in Schwarz; fordert: fordert den Mann in Schwarz; forderst: forderst den Mann in Schwarz
deed-tribute-of-the-gang = Tribut der Bande
deed-high-noon = Zwölf Uhr mittags
deed-the-vault = Der Tresor
deed-the-night-train = Der Nachtzug
deed-hired-guns = Gekaufte Revolver
deed-a-shadow-behind-you = Ein Schatten hinter dir
deed-easy-pickings = Leichte Beute
deed-drinks-on-the-stranger = Der Fremde gibt einen aus
deed-gold-by-moonlight = Gold im Mondschein
deed-the-offer = Das Angebot
option-drink = Einen trinken
option-stand-aside = Beiseitetreten
study-source-of-man-in-black = Mann in Schwarz
why-deed = Karte des Mannes in Schwarz: { $deed }.
web-error-first-game-needs-man-in-black = In einer ersten Partie zu zweit spielt der Mann in Schwarz mit.
web-error-man-in-black-players = Der Mann in Schwarz spielt nur zu zweit mit.
web-variant-man-in-black = Der Mann in Schwarz
web-variant-man-in-black-more = Teil der Regeln für zwei Spieler: eine dritte Figur, vom Spiel geführt, die auch gewinnen kann. Du darfst auch ohne ihn spielen.
