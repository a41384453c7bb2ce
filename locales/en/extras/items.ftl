# The items of the small boxes and their Legendary items, with the words of their effects.

item-bedroll = Bedroll
item-saddle-bags = Saddle Bags
item-holster = Holster
item-peacekeeper = Peacekeeper
item-workhorse = Workhorse
item-carbine = Carbine
web-scene-item-bedroll = As an action outside town: heal 1 and fill up your hand.
web-scene-item-saddle-bags = Own any number of miscellaneous items.
web-scene-item-holster = In a fight, for each card you discard: their card −1.
web-scene-item-peacekeeper = Arrest or wrangle: +1 Marshal. Rob or rustle: +1 Wanted.
web-scene-item-peacekeeper-upgraded = Their card −1. One more Marshal or Wanted point.
web-scene-item-workhorse = Move up to 3. Take 2 cattle at a Ranch.
web-scene-item-workhorse-upgraded = Move up to 4. Take 2 cattle at a Ranch.
web-scene-item-carbine = In a fight, you may roll a die: win, lose, or their card −1 or −2.
web-scene-item-carbine-upgraded = Their card −1. You may roll a die: win, lose, −1 or −2.

## Legendary items

item-bandolier = Bandolier
item-bandolier-tale = There is room for fifty cartridges. The last owner never needed more than one, so forty-nine are left.
item-lucky-coin = Lucky Coin
item-lucky-coin-tale = Heads on both sides. The man who noticed was buried with the receipt.
item-marked-cards = Marked Cards
item-marked-cards-tale = The marks are so fine that the printer took them for flaws and apologized.
item-serape = Serape
item-serape-tale = There is a bet at the table on what it covers.
item-spyglass = Spyglass
item-spyglass-tale = Taken from a whaler four hundred miles from any whale. It reads a poker hand at two hundred yards.
item-treasure-map = Treasure Map
item-treasure-map-tale = Eleven people have owned it. Ten of them dug on the wrong side of the hill.
item-strongbox = Strongbox
item-strongbox-tale = It took three men to carry it off and nine years to ask the fourth for the key.
item-saber = Saber
item-saber-tale = A colonel surrendered it twice and asked for it back both times.
item-molasses = Molasses
item-molasses-tale = He has never hurried, never been late, and never forgotten where anything was packed.
item-black-coat = Black Coat
item-black-coat-tale = Worn to nine funerals and paid for with the tenth.
item-bowie-knife = Bowie Knife
item-bowie-knife-tale = It came with its own song, eleven verses, of which the sheriff permits seven.
item-companion = Companion
item-companion-tale = Half coyote, the other half unwilling to discuss it. He bites whoever fires second.
item-dynamite = Dynamite
item-dynamite-tale = One stick from the crate that made the pass. It is sweating a little, and so is the mule.
item-lasso = Lasso
item-lasso-tale = It has held a bull, a bank door, and once a bishop, who never pressed charges.
item-marshals-badge = Marshal’s Badge
item-marshals-badge-tale = There is a dent in the star, a little left of the heart. The county pays extra for that.
item-mesa-deed = Mesa Deed
item-mesa-deed-tale = You own everything above four hundred feet, and whoever rides over it pays.
item-outlaws-mask = Outlaw’s Mask
item-outlaws-mask-tale = One size fits all. Four men have been hanged for the same robbery.
item-silver-flask = Silver Flask
item-silver-flask-tale = “For medicinal use,” the engraving says, in the hand of a doctor who lost his license over it.
item-tomahawk = Tomahawk
item-tomahawk-tale = Balanced to turn three times. The notch above the bar at Red Falls is from the one time it turned twice.
item-lightning = Lightning
item-lightning-tale = A gray mare. You see her first, and only later hear why people were getting out of the way.
item-thunder = Thunder
item-thunder-tale = Ten gauge, both barrels. Its last owner lived to be ninety and answered every question with “What?”

## Effects

effect-win-fight = the fight at once
    .verb = { verb-win }
effect-lose-fight = the fight at once
    .verb = { verb-lose }
effect-roll-for = one prospecting die
    .verb = { verb-roll }
lead-face-gravel = on Gravel
lead-face-nugget = on a Nugget
lead-face-tailings = on Tailings
lead-face-gold-dust = on Gold Dust
when-wrangled = after you wrangle cattle
when-rustled = after you rustle cattle
passive-more-cattle = you can carry { $n ->
    [one] 1 more cattle token
   *[other] { $n } more cattle tokens
}
passive-acquires-more = when you take cattle at a Ranch, take { $n ->
    [one] 1 more token
   *[other] { $n } more tokens
}
passive-any-misc-items = you can own any number of miscellaneous items, but only one of each
cond-fight-is = { $form ->
    [goal] in { $kind ->
        [arrest] an arrest
        [duel] a duel
        [rob] a robbery of a player
        [bandit] a fight against a bandit
        [heist] a Heist
        [sheriff] a fight against the Sheriff
        [holdup] a Heist on the train
       *[opponent] a fight against an opponent on the map
    }
    [who] in { $kind ->
        [arrest] an arrest
        [duel] a duel
        [rob] a robbery of a player
        [bandit] a fight against a bandit
        [heist] a Heist
        [sheriff] a fight against the Sheriff
        [holdup] a Heist on the train
       *[opponent] a fight against an opponent on the map
    }
    [state] { $kind ->
        [arrest] arrest a player
        [duel] fight a duel
        [rob] rob a player
        [bandit] fight a bandit
        [heist] be in a Heist
        [sheriff] fight the Sheriff
        [holdup] be in a Heist on the train
       *[opponent] fight an opponent on the map
    }
   *[if] if it is { $kind ->
        [arrest] an arrest
        [duel] a duel
        [rob] a robbery of a player
        [bandit] a fight against a bandit
        [heist] a Heist
        [sheriff] a fight against the Sheriff
        [holdup] a Heist on the train
       *[opponent] a fight against an opponent on the map
    }
}
