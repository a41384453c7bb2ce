# The items of the small boxes and their Legendary items, with the words of their effects.

item-bedroll = Bedroll
item-saddle-bags = Saddle Bags
item-holster = Holster
item-peacekeeper = Peacekeeper
item-workhorse = Workhorse
item-carbine = Carbine
web-scene-item-bedroll = Action outside the towns: heal 1 wound and draw up to your hand limit.
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
item-bandolier-tale = Inventory: fifty loops, fifty cartridges, the mark of a ball from San Jacinto, and the smell of another man’s tobacco.
item-lucky-coin = Lucky Coin
item-lucky-coin-tale = “Call it.” “Heads.” “Again.” “Heads.” “Let me see that coin.”
item-marked-cards = Marked Cards
item-marked-cards-tale = Dear sir, the small flaws in the backs are regretted; kindly return the deck, and we shall replace it free of charge.
item-serape = Serape
item-serape-tale = Saltillo wool, red and black, one fringe gone. It keeps off rain until noon, and looks until dark.
item-spyglass = Spyglass
item-spyglass-tale = Brass, by a maker in Nantucket. It brings the ridge to the porch, and whoever is on the ridge.
item-treasure-map = Treasure Map
item-treasure-map-tale = Twenty paces north of the split oak, says the ink. In pencil, in another hand: which oak?
item-strongbox = Strongbox
item-strongbox-tale = Property of the company, says the gold paint. Below it, scratched with a nail, is an arrow: hit here.
item-saber = Saber
item-saber-tale = Cavalry pattern of 1860, guard bent at Shiloh, edge kept up. It opens letters, cans and conversations.
item-molasses = Molasses
item-molasses-tale = He has never hurried, never been late, and never forgotten where anything was packed.
item-black-coat = Black Coat
item-black-coat-tale = To one coat, black, with deep pockets on the inside; no name given; paid in coin that was still warm.
item-bowie-knife = Bowie Knife
item-bowie-knife-tale = Twelve inches by the smith’s rule, and it whistles when it turns. The barber of Red Falls refuses to sharpen it.
item-companion = Companion
item-companion-tale = Lost: gray dog, half coyote, answers to “Quit that,” bites whoever fires back. Finder is asked to keep him.
item-dynamite = Dynamite
item-dynamite-tale = One stick from the crate that made the pass. It is sweating a little, and so is the clerk.
item-lasso = Lasso
item-lasso-tale = It has held a bull, a bank door and, as the diocese can confirm, a bishop.
item-marshals-badge = Marshal’s Badge
item-marshals-badge-tale = There is a dent in the star, a little left of the heart. The county pays extra for that.
item-mesa-deed = Mesa Deed
item-mesa-deed-tale = You own everything above four hundred feet, and whoever rides over it pays.
item-outlaws-mask = Outlaw’s Mask
item-outlaws-mask-tale = Black cotton, two holes, hemmed by somebody who cared. Wash cold, and dry where the neighbors cannot see.
item-silver-flask = Silver Flask
item-silver-flask-tale = To Dr. E. Marsh from his grateful patients. A teaspoon after meals; in the saddle, no spoon.
item-tomahawk = Tomahawk
item-tomahawk-tale = Ash handle, iron from a wagon tire, balanced to turn twice. The wall of the Red Falls Saloon has proof.
item-lightning = Lightning
item-lightning-tale = A gray mare. You see her first, and only later hear why people were getting out of the way.
item-thunder = Thunder
item-thunder-tale = Ten gauge, both barrels, by a maker in Birmingham. In Cliff Junction they date things from the last time.

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
# `.or-rustled` is both moments as one.
when-wrangled = after you wrangle cattle
    .or-rustled = after you wrangle or rustle cattle
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
       *[opponent] a fight against an opponent from an event token
    }
    [who] in { $kind ->
        [arrest] an arrest
        [duel] a duel
        [rob] a robbery of a player
        [bandit] a fight against a bandit
        [heist] a Heist
        [sheriff] a fight against the Sheriff
        [holdup] a Heist on the train
       *[opponent] a fight against an opponent from an event token
    }
    [state] { $kind ->
        [arrest] arrest a player
        [duel] fight a duel
        [rob] rob a player
        [bandit] fight a bandit
        [heist] be in a Heist
        [sheriff] fight the Sheriff
        [holdup] be in a Heist on the train
       *[opponent] fight an opponent from an event token
    }
   *[if] if it is { $kind ->
        [arrest] an arrest
        [duel] a duel
        [rob] a robbery of a player
        [bandit] a fight against a bandit
        [heist] a Heist
        [sheriff] a fight against the Sheriff
        [holdup] a Heist on the train
       *[opponent] a fight against an opponent from an event token
    }
}
card-holster-text = after cards are revealed in a fight, you may discard any number of cards. For each, decrease the card played against you by 1
