aid-titles = Titles
aid-titles-intro = One of these titles is revealed for the game and scored at its end.
aid-titles-name = Title
aid-titles-text = What it brings
# $lp: LP; $of: what it counts
title-of-most = { $lp } LP for the player with the most { $of ->
        [money] money
        [nuggets] gold nuggets
        [items] items
        [upgrades] upgraded items
        [item-lp] LP on items
        [wounds] wounds
        [marshal] Marshal points
        [wanted] Wanted points
       *[wealth] wealth in money, items and deeds
    }; in a tie, for each of the tied players
# $lp: LP; $n: how many of it; $of: what it counts
title-of-each = { $of ->
    [money] { $lp } LP for each full ${ $n }
    [wealth] { $lp } LP for each full ${ $n } of money, items and deeds
   *[other] { $lp } LP for every { $n } { $of ->
        [money] money
        [nuggets] gold nuggets
        [items] items
        [upgrades] upgraded items
        [item-lp] LP on items
        [wounds] wounds
        [marshal] Marshal points
        [wanted] Wanted points
       *[wealth] wealth in money, items and deeds
    }
}
