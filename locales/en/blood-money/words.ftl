web-module-blood-money = Blood Money
web-module-blood-money-more = Legendary stories, the Story track and a risk die; deeds, injuries and ruins; and a trader with Legendary items.
track-story = Story
option-gang-a = The hideouts of gang A
option-gang-b = The hideouts of gang B
option-gang-c = The hideouts of gang C
option-ride = Move

## The risk die

choice-risk = Roll the risk die. Your bonus: { $bonus }
question-actions-over = No actions left. Roll the risk die, or end your actions.
risk-face-story-point = 1 Story point
risk-face-wound = 1 wound
risk-face-two-wounds = 2 wounds
risk-face-wound-and-story-point = 1 wound and 1 Story point
refusal-already-risked = You have already rolled the risk die this turn.
log-risk-rolled = { $you ->
    [name] You roll
   *[no] { $name } rolls
} the risk die: { $face }.

## Deeds and ruins

choice-claim = Claim the deed: { $place }, ${ $n }
choice-deed = Use your deed: { $place }. { $text }
choice-repair = Repair: { $place }
effect-ruin = { $the }
    .verb = { verb-destroy }
refusal-ruined = This location is destroyed.
refusal-deed-taken = Somebody has this deed already.
refusal-no-deed = You do not have this deed.
refusal-deed-used = You have already used this deed.
refusal-no-ruin = This location is not destroyed.
refusal-no-card-to-repair = You need a poker card to discard for the repair.
score-deeds = Deeds
log-claimed = { $you ->
    [name] You claim
   *[no] { $name } claims
} a deed: { $place }.
log-deed-used = { $you ->
    [name] You use your deed
   *[no] { $name } uses a deed
}: { $place }.
log-ruined = A location is destroyed: { $place }.
log-repaired = { $you ->
    [name] You repair
   *[no] { $name } repairs
} a location: { $place }.

## Legendary stories

choice-take-part = Take the condition “{ $part }”: { $text }
choice-reveal = Reveal the map token
web-game-offer-reveal-more = Nobody knows what it shows; its effect applies at once
choice-use-story = Resolve the effect of the open story
question-parts = You have met several conditions of the legendary story. Which do you take first?
question-end-of-story-turn = Your turn ends here. Choose what to resolve next for the legendary story.
part-end-turn = end your turn
part-map-token = { $token ->
    [o] reveal map token O
    [x] reveal map token X
    [danger] reveal map token danger X
   *[any] reveal any map token
}
# Subjects: see grammar.ftl.
who-contributors = each { $is ->
    [wanted] Wanted player
    [marshal] Marshal
   *[no] player
} with a disc on this story
    .else = each other player with a disc
who-each-disc = for each disc on this story, its owner
    .else = for each other disc on this story, its owner
who-others = each { $is ->
    [wanted] Wanted player
    [marshal] Marshal
   *[no] player
} without a disc on this story
    .else = each other player without a disc
cond-completed = { $form ->
    [goal] after “{ $story }”
    [who] after “{ $story }”
    [state] “{ $story }” must be completed
   *[if] if “{ $story }” is completed
}
log-used-legend = “{ $story }” applies to { $you ->
    [name] you
   *[no] { $name }
}.
log-story-revealed = A legendary story begins: “{ $story }.” { $tale }
log-part-taken = { $you ->
    [name] You take
   *[no] { $name } takes
} condition { $n } of the legendary story.
log-token-revealed = { $you ->
    [name] You reveal
   *[no] { $name } reveals
} a map token: { $token ->
    [o] an O
    [x] an X
   *[danger] danger X
}.
log-story-ends = “{ $story }” ends. { $tale }
why-legend = Legendary story: { $story }.

## Injuries

injury-cracked-ribs = Cracked Ribs
injury-cracked-ribs-tale = Bandage firmly, says the almanac, breathe shallow, and keep away from comedians for six weeks.
injury-stiff-knee = Stiff Knee
injury-stiff-knee-tale = It bends for church, on cold mornings not before ten, and on stairs by appointment.
injury-torn-shoulder = Torn Shoulder
injury-torn-shoulder-tale = The doctor put it back, mostly, and asked what the other fellow had been lifting.
injury-slashed-side = Slashed Side
injury-slashed-side-tale = Fourteen stitches in saddler’s thread, the best that the doctor had, with a flourish at the end.
injury-burned-palm = Burned Palm
injury-burned-palm-tale = You caught the rifle by the barrel, right after its tenth shot.
injury-fever = Fever
injury-fever-tale = At night you argue with your late uncle, and he has the better of it.
injury-laudanum = Laudanum
injury-laudanum-tale = The pain has gone to the next room. You can hear it in there, moving the chairs.
injury-bandaged-eyes = Bandaged Eyes
injury-bandaged-eyes-tale = You know them by their boots now: one squeaks, one drags, and one has stopped right in front of you.
injury-saddle-sores = Saddle Sores
injury-saddle-sores-tale = You take your meals standing and pay boys to open gates.
injury-broken-arm = Broken Arm
injury-broken-arm-tale = Splint of barrel staves, sling of a flour sack; across your chest it reads Self-Rising.
injury-crushed-finger = Crushed Finger
injury-crushed-finger-tale = Caught between a safe and a floor. The doctor asked for whiskey, drank it, and looked again.
injury-shaking-hands = Shaking Hands
injury-shaking-hands-tale = Your face gives nothing away, but your chips rattle.
injury-burst-eardrum = Burst Eardrum
injury-burst-eardrum-tale = In your left ear there is a sea, all day, with gulls.
injury-powder-burns = Powder Burns
injury-powder-burns-tale = You have the freckles of a schoolboy now, blue ones, and they will not wash off.
injury-black-eye = Black Eye
injury-black-eye-tale = Monday purple, Wednesday green, Friday yellow: by Sunday you can be looked at in church.
injury-snakebite = Snakebite
injury-snakebite-tale = Cut, suck, spit, drink; go on from drink, said the drover, until the leg stops talking.
injury-cracked-skull = Cracked Skull
injury-cracked-skull-tale = You woke up knowing your own name and most of last Tuesday.
injury-lost-tooth = Lost Tooth
injury-lost-tooth-tale = The dentist has gold in his drawer and a story to go with it.
injury-broken-nose = Broken Nose
injury-broken-nose-tale = Four towns have heard how you came by it, and each has heard a better version.
injury-bullet-left-in = Bullet Left In
injury-bullet-left-in-tale = Below the second rib, writes the doctor; leave it be; it may be felt before snow and near large magnets.
choice-injury = Resolve your injury
why-injury = Injury: { $injury }.
log-injured = { $you ->
    [name] You draw
   *[no] { $name } draws
} an injury: { $injury }.
log-instead-of-wounds = { $you ->
    [name] You are already injured and discard
   *[no] { $name } is already injured and discards
} { $n ->
    [one] 1 card instead of gaining a wound
   *[other] { $n } cards instead of gaining wounds
}.
log-injury-lost = { $you ->
    [name] You lose your last wound
   *[no] { $name } loses their last wound
} and, with it, an injury: { $injury }. It is shuffled into the injury deck.
log-used-injury = { $you ->
    [name] Your injury
   *[no] { $name }’s injury
} applies: { $injury }.
web-result-source-injury = Injury
web-result-source-deeds = Deeds
web-game-injury = Injury

## The trader and Legendary items

item-cattle-brand = Cattle Brand
item-cattle-brand-tale = Four ranches, says the bailiff’s report, swore to the mark as their own, and each was able to show a cow.
item-portrait = Portrait
item-portrait-tale = The painter gave you an inch of height and a kinder nose. It hangs where everybody has to look.
item-spurs = Spurs
item-spurs-tale = Silver, with a star for a rowel. Their last owner was never seen walking.
item-canteen = Canteen
item-canteen-tale = Scratched in the tin: Bitter Springs, good; Salt Creek, bad; Red Wash, ask a mule.
item-snakeskin-boots = Snakeskin Boots
item-snakeskin-boots-tale = The snake lived on top of the mesa for thirty years and knew every way down.
item-dime-western = Dime Western
item-dime-western-tale = Price ten cents. In chapter two you leap a canyon, in chapter five you marry, and the horse is drawn very well.
item-telegram = Telegram
item-telegram-tale = SHERIFF NEEDED ELSEWHERE STOP COME AT ONCE STOP DO NOT ASK STOP
item-fiddle = Fiddle
item-fiddle-tale = It was pawned in every town along the line, and always redeemed before the first dance.
item-pump-trolley = Pump Trolley
item-pump-trolley-tale = The railroad lost it in March. By May it had been seen at every station.
item-shot-glass = Shot Glass
item-shot-glass-tale = Thick at the bottom, as it should be: it stopped a bullet once, and it still holds whiskey.
item-dragoons = Dragoons
item-dragoons-tale = Two of them, four pounds each. The left one was only ever needed once.
item-short-cut = Short Cut
item-short-cut-tale = A hand-drawn map with one line on it, and no word about what the line avoids.
scoring-legendary-items = Legendary items
choice-trade = Buy from the trader for ${ $n }: { $item }
choice-trade-upgrade = Upgrade at the trader’s for ${ $n }: { $item }
question-trade = Buy or upgrade more, or finish: then the trader moves on.
refusal-trader-elsewhere = The trader is in another region.
refusal-no-trader-ware = The trader isn’t selling this right now.
effect-legendary-item = { $n ->
    [one] 1 Legendary item
   *[other] { $n } Legendary items
} from the facedown deck
    .verb = { verb-draw }
    .short = { $n ->
        [one] 1 Legendary item
       *[other] { $n } Legendary items
    }
log-trader-stand = The trader has these for sale: { $items }.
log-trader-moved = The trader moves to { $id ->
    [gulch-frontier] the { $region }
   *[other] { $region }
}.
log-legendary-shown = The trader puts a Legendary item on display: { $item }.
log-legendary-drawn = { $you ->
    [name] You draw
   *[no] { $name } draws
} a Legendary item: { $item }.
log-legendary-under = { $you ->
    [name] You can’t own another miscellaneous item, so you put
   *[no] { $name } can’t own another miscellaneous item and so puts
} the { $item } under the deck of Legendary items.
web-blood-money-repair-more = Costs a poker card, gives 2 Story points
web-game-group-risk = Roll the risk die, for a bonus
web-trader-at = The trader’s region: { $region }.
web-scene-trader = The trader’s cart
web-scene-trader-row = Legendary items
web-scene-trader-facedown = { $n ->
    [0] none facedown
    [one] 1 facedown
   *[other] { $n } facedown
}
web-scene-trader-wares = Other items
web-scene-trader-upgrades = Upgrades
web-scene-trader-next = When you are done, the trader moves to one of these regions: { $regions }.

## The six items and four characters

place-frontier-6 = A frontier space of value 6
place-frontier-7 = A frontier space of value 7
gains-lp = { $n } LP
item-boot-knife = Boot Knife
item-bullwhip = Bullwhip
item-burro = Burro
item-medicine-pouch = Medicine Pouch
item-pocket-watch = Pocket Watch
item-repeating-shotgun = Repeating Shotgun
web-scene-item-boot-knife = Wound another player on your turn: 1 LP. Lose to a player: discard it.
web-scene-item-bullwhip = Longhorns do not slow you. Take one within 1 space.
web-scene-item-burro = Move up to 3. Keep 1 more card.
web-scene-item-burro-upgraded = Move up to 3. Keep 2 more cards.
web-scene-item-medicine-pouch = Heal 1 wound now. Discard later: heal 2; if you lose an injury, gain 1 LP.
web-scene-item-pocket-watch = At the start of your turn, discard it for 1 more action.
web-scene-item-repeating-shotgun = When a fight starts, pay $10 to upgrade it.
web-scene-item-repeating-shotgun-upgraded = Their card −1.
character-james-beckwourth = James “Bloody Arm” Beckwourth
character-john-slaughter = “Texas” John Slaughter
character-lottie-deno = Lottie Deno
character-lozen = Lozen

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-james-beckwourth = Born in Virginia to a slave and her owner, who freed him, he trapped beaver and lived among the Crow. In 1850 he found the lowest pass over the Sierra Nevada, and the next summer led the first wagons across. Marysville gained a road by it and never paid him. He told a justice of the peace his life story and held nothing back, invented or not.
life-john-slaughter = “Texas” John Slaughter stood five feet six. In 1884 he bought the San Bernardino, a ranch that straddled the Mexican border; in 1887 an earthquake threw down its buildings, and in about 1893 he built the house that stands there now. From 1887 to 1890 he was sheriff of Cochise County, and asked troublemakers to leave it before he shot.
life-lottie-deno = At Fort Griffin, Texas, a red-haired lady with fine manners came in on the stage, up beside the driver, rented a shanty, kept to herself and played poker at the Bee Hive. She called herself Lottie Deno, after the Spanish for money. She married the gambler Frank Thurmond. In Deming, New Mexico, she gave up cards, helped found its Episcopal church and lived until 1934.
life-lozen = Her brother Victorio called her strong as a man, braver than most, and a shield to her people. A child remembered how she rode first into the flooded Rio Grande, rifle raised, how the women followed, and how she turned back to the fighting. She prayed with outstretched arms to feel where the enemy was. She fought on with Geronimo until 1886, and shared his train to prison in Florida.
option-move = Move
option-bandit = A bandit
option-fight-deck = The fight deck
option-poker-deck = The poker deck
option-train = The train encounters
option-mesitos-point-hideout-a = Mesito’s Point, Hideout A
option-sunny-hills-hideout-a = Sunny Hills, Hideout A
option-sunny-hills-hideout-b = Sunny Hills, Hideout B
option-dixon-creek-hideout-b = Dixon Creek, Hideout B
option-spikes-view-hideout-c = Spike’s View, Hideout C
option-cliff-junction-hideout-c = Cliff Junction, Hideout C
effect-take-stray = a longhorn from up to { $n ->
    [one] 1 space away
   *[other] { $n } spaces away
}
    .verb = { verb-take }
effect-upgrade-this = this item
    .verb = { verb-upgrade }
effect-look-at-fight-deck = at the top card of the fight deck
    .verb = { verb-look }
    .short = at the top fight card
effect-bury-fight-card = that card to the bottom of the deck
    .verb = { verb-move }
effect-look-at-encounter = at the top train encounter
    .verb = { verb-look }
effect-bury-encounter = that encounter under the others
    .verb = { verb-move }
effect-bandit-at = a bandit { $where }
    .verb = { verb-place }
effect-bandit-in = a bandit { $at ->
    [hideout] at any empty hideout
   *[other] on any empty space { $where }
}
    .verb = { verb-place }
question-choose-several = Choose { $n } different options.
question-take-stray = Choose the longhorn to take.
choice-take-stray = Take the longhorn at { $place }
cond-wounds-at-most = at most { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
# `.lost` is before what only the loss of it brings.
cond-injured = an injury
    .verb = { $form ->
        [goal] while you have
        [who] with
        [state] have
        [while] have
       *[if] if you have
    }
    .lost = if you lose an injury this way
cond-own-turn = { $form ->
    [goal] on your turn
    [who] on your turn
    [state] it must be your turn
   *[if] on your turn
}
when-fight-lost = when you lose { noun-fight }
when-other-wounded = on your turn, each time you wound another player
when-bonus-used = each time you use the bonus of a poker card
when-risk-rolled = each time you roll the risk die
passive-strays-keep-movement = longhorns do not reduce your movement
log-looked-at-fight-deck = { $name } looks at the top card of the fight deck.
log-looked-at-fight-deck-known = { $you ->
    [name] You look
   *[no] { $name } looks
} at the top card of the fight deck: { $card }.
log-buried-fight-card = { $you ->
    [name] You move
   *[no] { $name } moves
} the top card of the fight deck to the bottom.
log-looked-at-encounter = { $name } looks at the top train encounter.
log-looked-at-encounter-known = { $you ->
    [name] You look
   *[no] { $name } looks
} at the top train encounter: { $opponent }.
log-buried-encounter = { $you ->
    [name] You move
   *[no] { $name } moves
} the top train encounter under the others.

## The other six characters

character-al-swearengen = Al Swearengen
character-ben-hodges = Ben Hodges
character-buckshot-roberts = Buckshot Roberts
character-charley-parkhurst = Charley Parkhurst
character-elfego-baca = Elfego Baca
character-tom-tobin = Tom Tobin

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-al-swearengen = He came to Deadwood in May 1876 and had a dance hall within a week. His Gem, from 1877 on, sold anything that brought in money. Young women came for the stage engagements that he advertised, on a one-way ticket; three wives left him and told the court why. Each time the Gem burned he built it larger, until 1899; he died in Denver in 1904.
life-ben-hodges = He reached Dodge City in 1872 with a trail herd and no money, heard of an old Spanish land grant, turned out to be its only heir, with papers, and borrowed on them until a fire brought the real ones to light. In Kansas City he cashed forged receipts for cattle. Tried for stealing cows, he entertained the court and was acquitted; the cows walked home by themselves.
life-buckshot-roberts = Andrew Roberts carried so much buckshot that he shot from the hip. He had sold his ranch to be out of the Lincoln County War. On April 4, 1878, he rode to Blazer’s Mill to see about the check, and found the Regulators at lunch. Shot through the body, he took a rifle that he found in the house, killed their captain and sent the rest home.
life-charley-parkhurst = Charley left a New England orphanage in boy’s clothes, learned horses in a stable and drove California stages from 1851 on, with a patch over the eye that a kick had cost. The poll list of Santa Cruz County for 1868 has Parkhurst on it. In 1879 those who laid out the old driver found a woman, and the whole of California had a story to go over again.
life-elfego-baca = In 1884, at nineteen, he pinned on a badge, went to Frisco, New Mexico, and arrested a cowboy shooting up the village. The cowboy’s friends, forty or eighty by various counts, besieged him in a hut for over thirty hours. Its floor lay deep, and he came out unhurt; its riddled door acquitted him of murder. He asked wanted men by letter to come in or be shot on sight.
life-tom-tobin = He went west from St. Louis at fourteen, and was one of two men to get out of Turley’s Mill alive in 1847. In October 1863 the commander of Fort Garland sent him after the Espinosas, who had killed some thirty people. He came back with two heads in a sack and emptied it before the commander. The governor, who had promised 2,500 dollars for them, did not pay.
card-charley-parkhurst-text = on your turn, you may reroll any 1 die. Only once each turn
card-canteen-text = at the start of your turn, if you are outside the towns, lose 1 wound, or draw 1 card if you have no wounds
card-dead-or-alive-2-text = when you win a fight with this card against a player, the loser gains 1 more wound or you gain $30, as you choose
card-lozen-text = at the start of your turn, you may look at the top card of the fight deck, the top card of the poker deck or the top train encounter, and may put it on the bottom of its deck
starts-trader = in the trader’s region
starts-own-deed = at the location of your starting deed
gains-legendary-items = { $n ->
    [one] 1 random Legendary item
   *[other] { $n } random Legendary items
}
gains-weapon-of-choice = a weapon of your choice from a General Store
gains-deed = { $set ->
    [saloon] the deed to a Saloon of your choice
   *[other] a deed of your choice
}
effect-weapon-of-choice = a weapon of { $who ->
    [they] their
   *[you] your
} choice from the General Stores
    .verb = { verb-gain }
effect-gain-deed = { $set ->
    [saloon] the deed to a Saloon of { $who ->
        [they] their
       *[you] your
    } choice
   *[other] a deed of { $who ->
        [they] their
       *[you] your
    } choice
}
    .verb = { verb-gain }
effect-use-deed = one of { $who ->
    [they] their
   *[you] your
} deeds
    .verb = { verb-use }
effect-buy-legendary = 1 of the trader’s faceup Legendary items
    .verb = { verb-buy }
when-card-or-item-action = after you use the action of a poker card or an item
when-beside-actions = on your turn, without spending an action
when-end-of-turn = at the end of your turn
when-die-rolled = when you roll one or more dice
cond-at-trader = { $form ->
    [goal] in the trader’s region
    [who] in the trader’s region
    [state] be in the trader’s region
   *[if] if you are in the trader’s region
}
cond-upgraded-weapon = an upgraded weapon
    .verb = { $form ->
        [goal] with
        [who] with
        [state] own
        [while] own
       *[if] if you own
    }
passive-deed-discount = deeds cost you ${ $n } less
passive-legendary-discount = Legendary items cost you ${ $n } less
passive-first-wounds-less = the first time you gain wounds on each of your turns, gain { $n } fewer
choice-take-deed = Take the deed: { $place }
question-reroll-die = Use an ability to roll the die again, or keep the result.
question-legendary-offer = Buy one of the Legendary items?
question-weapon-offer = Choose your weapon.
question-deed-offer = Choose your deed.
question-deed-use = Choose which deed to use.

## The goals of the characters

card-goal-slaughter-san-bernardino-text = claim a deed while you carry cattle

goal-al-badlands = The Badlands of Main Street
goal-al-badlands-tale = Lower Main Street, by the tax roll: a dance hall, two saloons, and his name at the foot of each.
goal-al-cricket = Prizefight at the Cricket
goal-al-cricket-tale = Tonight at the Cricket: two men, a floor of a few feet, and gloves if the crowd insists.
goal-al-after-the-fire = Larger After the Fire
goal-al-after-the-fire-tale = Open again in December, said the notice: larger stage, longer bar, and every old sin under a new roof.
goal-al-five-thousand = Five Thousand a Night
goal-al-five-thousand-tale = Cash box of the Gem, one night: five thousand, counted by lamplight, with no entry under wages.
goal-ben-land-grant = A Grant from the King of Spain
goal-ben-land-grant-tale = The grant was signed by a king of Spain, in a hand much like that of the hotel register.
goal-ben-letter-of-credit = A Letter of Credit
goal-ben-letter-of-credit-tale = The bearer, wrote the banker, is heir to a province, and Ben helped him with the spelling of it.
goal-ben-own-defense = Two Hours for the Defense
goal-ben-own-defense-tale = He spoke for two hours in his own defense, and the jury acquitted him in time for dinner.
goal-ben-livestock-inspector = Inspector of Livestock
goal-ben-livestock-inspector-tale = To the governor: the cattlemen thank you for the list of candidates, and have marked the fox in red.
goal-buckshot-mattress = Behind the Mattress
goal-buckshot-mattress-tale = He dragged the mattress to the door, rested the borrowed rifle on it, and looked to see who was hungry.
goal-buckshot-from-the-hip = From the Hip
goal-buckshot-from-the-hip-tale = The arm would not rise above the hip, so he aimed from there and saved himself the squinting.
goal-buckshot-check-in-the-mail = The Check in the Mail
goal-buckshot-check-in-the-mail-tale = To the postmaster: kindly hold my letter with the check; I am coming on the mule and will not stay.
goal-buckshot-thirteen-to-one = Thirteen to One
goal-buckshot-thirteen-to-one-tale = It stood thirteen to one at Blazer’s Mill, said the cook, and I would not have taken the thirteen.
goal-charley-sugarfoot = Sugarfoot Comes Again
goal-charley-sugarfoot-tale = Sugarfoot stopped the stage again, the company notes, and no plans are made for a next time.
goal-charley-the-bridge = Last Stage over the Bridge
goal-charley-the-bridge-tale = The wheels came off the planks, the planks came off the bridge, and the driver called the next stop.
goal-charley-occupation-farmer = Occupation, Farmer
goal-charley-occupation-farmer-tale = Register of voters, 1868: Parkhurst, occupation farmer, and the clerk saw no cause to ask anything further.
goal-charley-green-box = The Green Box
goal-charley-green-box-tale = The box rides under my feet, said the driver, and whoever touches it can ride there, too.
goal-elfego-thirty-three-hours = Thirty-Three Hours
goal-elfego-thirty-three-hours-tale = The door was carried into court with all its bullet holes, and the jury looked from it to Baca.
goal-elfego-kindly-come-in = Kindly Come In
goal-elfego-kindly-come-in-tale = Please come in by Friday, the letter said, or I shall take it that you would like a visit.
goal-elfego-mail-order-badge = Mail-Order Badge
goal-elfego-mail-order-badge-tale = One star, nickel, by mail: the catalog does not state in what county it is good.
goal-elfego-tortillas = Tortillas for Breakfast
goal-elfego-tortillas-tale = For a siege take flour, lard, salt, a hot stove, and eighty guests who are not to come in.
goal-beckwourth-lowest-pass = The Lowest Pass
goal-beckwourth-lowest-pass-tale = Lowest pass in the range, good grass to the top, and a town at the bottom that owes me for it.
goal-beckwourth-as-told = As Told to Bonner
goal-beckwourth-as-told-tale = Bonner held the pen, Beckwourth held the floor, and the bear grew by a foot in every draft.
goal-beckwourth-company-furs = Furs for the Company
goal-beckwourth-company-furs-tale = Crow country, spring: two packs of beaver, one of robes, and Beckwourth’s expenses, which exceed the robes.
goal-beckwourth-bloody-arm = Bloody Arm
goal-beckwourth-bloody-arm-tale = The Crow gave him the name after one fight, and in his telling it had been a hundred.
goal-slaughter-san-bernardino = The San Bernardino
goal-slaughter-san-bernardino-tale = Bounds of the ranch: begins in Arizona at a cottonwood, ends in Mexico wherever the cattle stop.
goal-slaughter-earthquake = After the Earthquake
goal-slaughter-earthquake-tale = May 1887: the houses fell, the springs moved, and by Monday the crew was mixing adobe.
goal-slaughter-came-back-alone = He Came Back Alone
goal-slaughter-came-back-alone-tale = Returned alone, says the day book, with the horse of the accused and no remarks.
goal-slaughter-marked-cards = Gallagher’s Marked Cards
goal-slaughter-marked-cards-tale = Gallagher’s cards could be read from the back, and Slaughter’s pistol from the front.
goal-lottie-lotta-dinero = Lotta Dinero
goal-lottie-lotta-dinero-tale = With what you have won tonight, the loser shouted, you should be called Lotta Dinero, and from then on she was.
goal-lottie-counting-her-chips = Counting Her Chips
goal-lottie-counting-her-chips-tale = Both gamblers lay under the table when the sheriff came in, and her stacks were already in order.
goal-lottie-mrs-thurmond = Mrs. Thurmond of Deming
goal-lottie-mrs-thurmond-tale = Deming, society notes: Mrs. Thurmond gave the altar cloth, and the card table at the bazaar did unusually well.
goal-lottie-mystic-maud = Mystic Maud
goal-lottie-mystic-maud-tale = The cowboys at the fort asked her name, received a smile, and had to make one up.
goal-lozen-open-hands = With Open Hands
goal-lozen-open-hands-tale = She stood with open palms and turned slowly, and when they tingled the people moved the other way.
goal-lozen-only-a-knife = Only a Knife
goal-lozen-only-a-knife-tale = A shot would have brought the cavalry, so the steer was brought down with a knife, and without a sound.
goal-lozen-mother-and-child = A Mother and Child
goal-lozen-mother-and-child-tale = Across the desert to Mescalero with a mother and her newborn, and at each camp there was a better horse.
goal-lozen-shield = Shield of Her People
goal-lozen-shield-tale = The people crossed, the shield stayed behind, and the soldiers reported a large force at the ford.
goal-tobin-magpies = Magpies over the Camp
goal-tobin-magpies-tale = Magpies over the thicket, quarreling about leavings: somebody in there had killed an ox and not been tidy.
goal-tobin-espinosas = The Espinosas
goal-tobin-espinosas-tale = “Any luck, Tom?” asked the colonel. “So-so,” said Tom, and turned out the sack.
goal-tobin-carsons-coat = A Coat like Carson’s
goal-tobin-carsons-coat-tale = Received against the reward: one coat of the Carson pattern, which fit better than the arithmetic.
goal-tobin-turleys-mill = Out of Turley’s Mill
goal-tobin-turleys-mill-tale = He left Turley’s Mill by night, on foot, and did not slow down before Santa Fe.

## The alternate poker cards

title-dead-or-alive = Dead or Alive
title-ruthless = Ruthless
title-stagecoach = Stagecoach
web-module-dead-or-alive = Dead or Alive
web-module-dead-or-alive-more = Replaces Manhunt on the 4♦ and the 4♥: winning a fight with this card pays, and a beaten player either brings you more money or gains another wound.
web-module-ruthless = Ruthless
web-module-ruthless-more = Replaces Stick ’Em Up! on the 6♦ and the 6♥: gain a wound to decrease the card played against you by 4.
web-module-stagecoach = Stagecoach
web-module-stagecoach-more = Replaces Sprint on the 3♦ and the 3♥: travel to a Rail Station and gain $10.
option-dead = Dead
option-alive = Alive

## The page of legendary stories, deeds and ruins in the client

web-legend-title = Legendary story { $n }
web-legend-left = { $n ->
    [0] The last one
    [one] 1 more to come
   *[other] { $n } more to come
}
web-legend-panel = Legendary story { $n }: { $story }. { $taken } of { $of } conditions taken. Open its page
# Over the number of the open story.
web-legend-band = Story
web-legend-parts = Conditions
web-legend-open = When revealed:
web-legend-ongoing = While it is open:
web-legend-tokens = Map tokens
web-legend-tokens-how = End your turn in a map token’s space to reveal it.
web-legend-token = Map token, facedown
web-legend-revealed = revealed by { $name }
web-legend-mark-o = O
web-legend-mark-x = X
web-legend-mark-danger = !
web-legend-ending = Ending { $ending }
web-legend-taken = { $name } has taken it
web-legend-take = Take
web-legend-take-part = Take the condition: { $part }. { $text }
web-deeds = Deeds
web-deeds-of = { $n ->
    [one] 1 deed: { $names }
   *[other] { $n } deeds: { $names }
}
web-deed = Deed: { $place }
web-deed-ready = Not used yet
web-deed-used = Used
web-deed-map = Deed: { $place }
web-deed-map-used = Deed, used: { $place }
web-deed-of = Deed to { $place }: held by { $name }
web-deed-of-used = Deed to { $place }: held by { $name }, used
web-ruin-at = { $place }: destroyed, and closed until repaired.
web-scene-trader-next-far = You can trade only in the trader’s region. After a trade, he moves to one of these: { $regions }.
web-game-title-parts = The story continues
web-game-title-end-of-story-turn = The story continues
web-scene-trader-next-any = When you are done, the trader moves to one of { $n } other regions.
web-scene-trader-next-far-any = You can trade only in the trader’s region. After a trade, he moves to one of { $n } other regions.
web-game-title-trader = At the trader’s
web-game-title-trade = At the trader’s
web-game-title-actions-over = Roll the risk die?
web-game-title-deed-offer = Which deed?
web-game-title-deed-use = Use which deed?
web-game-title-legendary-offer = A Legendary item?
web-game-title-weapon-offer = Which weapon?
web-game-title-take-stray = Which longhorn?
web-game-title-reroll-die = Reroll?
web-game-group-cards-deeds = Use a card, an item or a deed
web-game-offer-visit-trader = Visit the trader
web-game-offer-leave-trader = Leave the trader
web-game-offer-claim = Claim the deed: { $place }
web-game-offer-deed = Use the deed: { $place }
web-scene-banner-risk-rolled = The risk die
web-scene-banner-injured = Injured
web-scene-banner-ruined = In ruins

## Places in sentences of cards

where-frontier-6 = on a frontier space of value 6
    .to = to a frontier space of value 6
    .free = on any free frontier space of value 6
where-frontier-7 = on a frontier space of value 7
    .to = to a frontier space of value 7
    .free = on any free frontier space of value 7
