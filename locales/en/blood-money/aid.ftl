aid-act-trade = Trade
    .when = On any space of the trader’s region.
    .cost = 1 action for any number of purchases; $40 for each Legendary item, the printed price for the others and for upgrades.
    .result = You gain the items. A Legendary item is replaced at once, and you can buy the new one. Then the trader moves to another region.
    .example = With $80 in Sunny Hills, where the trader is, you buy the Spurs for $40, see the Fiddle take their place, and buy it, too.
