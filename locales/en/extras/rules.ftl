## Items

chapter-ex-items = Extras: items
rule-items-01 = With the Bedroll you can heal 1 wound and fill up your hand as an action, outside the towns only.
rule-items-05 = With your active Carbine you can react once fight cards are revealed: roll one prospecting die. Gravel: gain 1 wound and lose the fight at once. A Nugget: decrease the card played against you by 1. Tailings: decrease it by 2. Gold Dust: win the fight at once.
    .ruling = Once in a fight. A fight that is won or lost at once skips the fight card and the comparison; a Shootout can still cancel the result. The die can be rerolled by whatever rerolls any die.
rule-items-32 = You roll Gold Dust with your Carbine. You win the fight, whatever the values of the cards.
rule-items-08 = With the Holster you can react once fight cards are revealed: each poker card that you discard decreases the card played against you by 1, any number of cards.
    .ruling = You discard one card at a time, and the other player may react between them.
rule-items-31 = Your opponent reveals a King, and you discard 2 cards for your Holster. The King counts as a Jack.
rule-items-13 = With your active Peacekeeper, you gain 1 more Marshal point for arresting a player or wrangling as a Marshal, and 1 more Wanted point for robbing a player or rustling while Wanted.
    .ruling = It counts what you are once you have gained the point itself.
rule-items-20 = With the Saddle Bags you can own any number of miscellaneous items, but only one of each.
rule-items-25 = With your active Workhorse you can carry 1 more cattle token, and each action that acquires cattle at a Ranch gives you 1 more token.
    .ruling = Tokens are delivered one after another, the one that you took first first. Robbers take as many as they have room for. When an arrest comes, you lose both; without the active Workhorse, you lose the one you took last.
rule-items-37 = Your Workhorse is active, you have no cattle and acquire cattle at a Ranch. You gain 2 cattle tokens.
rule-bm-legendary-items-06 = Further Legendary items: Bandolier, Lucky Coin, Marked Cards, Serape, Spyglass and Treasure Map are miscellaneous items, the Saber is a weapon and Molasses is a mount.
rule-bm-legendary-items-07 = Further Legendary items: Black Coat, Bowie Knife, Companion, Dynamite, Lasso, Marshal’s Badge, Mesa Deed, Outlaw’s Mask, Silver Flask and Tomahawk are miscellaneous items, Thunder is a weapon and Lightning is a mount.
rule-bm-legendary-items-08 = The Strongbox is a Legendary item, too, a miscellaneous one.
