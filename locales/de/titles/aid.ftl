aid-titles = Titel
aid-titles-intro = Einer dieser Titel wird für die Partie aufgedeckt und an ihrem Ende gewertet.
aid-titles-name = Titel
aid-titles-text = Was er bringt
# $lp: LP; $of: what it counts
title-of-most = { $lp } LP für den Spieler mit { $of ->
        [money] dem meisten Geld
        [nuggets] den meisten Nuggets
        [items] den meisten Gegenständen
        [upgrades] den meisten verbesserten Gegenständen
        [item-lp] den meisten LP auf Gegenständen
        [wounds] den meisten Wunden
        [marshal] den meisten Marshal-Punkten
        [wanted] den meisten Wanted-Punkten
       *[wealth] dem größten Vermögen an Geld, Gegenständen und Besitzurkunden
    }; bei Gleichstand für jeden der Führenden
# $lp: LP; $n: how many of it; $of: what it counts
title-of-each = { $of ->
    [money] { $lp } LP für je volle { $n } $
    [wealth] { $lp } LP für je volle { $n } $ an Geld, Gegenständen und Besitzurkunden
   *[other] { $lp } LP für je { $n } { $of ->
        [money] Geld
        [nuggets] Nuggets
        [items] Gegenstände
        [upgrades] verbesserte Gegenstände
        [item-lp] LP auf Gegenständen
        [wounds] Wunden
        [marshal] Marshal-Punkte
        [wanted] Wanted-Punkte
       *[wealth] Vermögen an Geld, Gegenständen und Besitzurkunden
    }
}
