web-module-ante-up = Ante Up
web-module-ante-up-more = A second board with a railroad and a frontier, events, the Gambler track, faro and high stakes poker.
web-module-alternate-cards = Alternate cards
web-module-alternate-cards-more = New titles, each on two cards in place of a title of the base game. All of them are recommended.
web-module-vendetta = Vendetta
web-module-vendetta-more = Replaces Payday on the 5♦ and the 5♥: while you have wounds, it lowers the card played against you; beating a player gives 1 LP.
web-module-rumors = Rumors
web-module-rumors-more = Replaces Reputation on the 7♣ and the 7♠: draw 2 cards and resolve an event.
web-module-scout = Scout
web-module-scout-more = Replaces Wallop on the 8♣ and the 8♠: move up to 3 spaces and, if you are alone outside the towns, draw 1 card.
web-module-jackpot = Jackpot
web-module-jackpot-more = Replaces Instincts on the 9♦ and the 9♥: try your luck with a prospecting die, also at poker.
web-module-outfit = Outfit
web-module-outfit-more = Replaces Fool’s Gold on the 10♣ and the 10♠: buy or upgrade an item for $10 less, wherever you are.
region-buzzard-gulch = Buzzard Gulch
region-gulch-frontier = Buzzard Gulch Frontier
location-marshals-office = Marshal’s Office
location-mountain-pass = Mountain Pass
location-mountain-pass-a = Mountain Pass A
location-mountain-pass-c = Mountain Pass C
location-ranch-orange = Orange Ranch
location-outlaw-camp = Outlaw Camp
location-trading-post = Trading Post
location-buzzard-gulch-saloon = Buzzard Gulch Saloon
location-buzzard-gulch-trading-post = Buzzard Gulch Trading Post
place-buzzard-gulch-1 = Buzzard Gulch 1, Saloon
place-buzzard-gulch-2 = Buzzard Gulch 2, Saloon
place-buzzard-gulch-3 = Buzzard Gulch 3, Saloon
place-buzzard-gulch-marshals-office = Buzzard Gulch, Marshal’s Office
place-buzzard-gulch-4 = Buzzard Gulch 4, Trading Post
place-buzzard-gulch-5 = Buzzard Gulch 5, Trading Post
place-buzzard-gulch-6 = Buzzard Gulch 6, Trading Post
place-gulch-frontier-pass-a = Frontier, Mountain Pass A
place-gulch-frontier-1 = Frontier 1
place-gulch-frontier-2 = Frontier 2
place-gulch-frontier-3 = Frontier 3
place-gulch-frontier-4 = Frontier 4
place-gulch-frontier-5 = Frontier 5
place-gulch-frontier-ranch = Frontier, Ranch
place-gulch-frontier-6 = Frontier 6
place-gulch-frontier-7 = Frontier 7
place-gulch-frontier-8 = Frontier 8
place-gulch-frontier-9 = Frontier 9
place-gulch-frontier-10 = Frontier 10
place-gulch-frontier-11 = Frontier 11
place-gulch-frontier-12 = Frontier 12
place-gulch-frontier-13 = Frontier 13
place-gulch-frontier-14 = Frontier 14
place-gulch-frontier-15 = Frontier 15
place-gulch-frontier-16 = Frontier 16
place-gulch-frontier-17 = Frontier 17
place-gulch-frontier-rail-station = Frontier, Rail Station
location-gulch-frontier-rail-station = Frontier Rail Station
place-gulch-frontier-18 = Frontier 18
place-gulch-frontier-19 = Frontier 19
place-gulch-frontier-20 = Frontier 20
place-gulch-frontier-21 = Frontier 21
place-gulch-frontier-22 = Frontier 22
place-gulch-frontier-23 = Frontier 23
place-gulch-frontier-24 = Frontier 24
place-gulch-frontier-25 = Frontier 25
place-gulch-frontier-26 = Frontier 26
place-gulch-frontier-27 = Frontier 27
place-gulch-frontier-28 = Frontier 28
place-gulch-frontier-29 = Frontier 29
place-gulch-frontier-30 = Frontier 30
place-gulch-frontier-31 = Frontier 31
place-gulch-frontier-pass-c = Frontier, Mountain Pass C
place-gulch-frontier-32 = Frontier 32
place-gulch-frontier-33 = Frontier 33
place-gulch-frontier-34 = Frontier 34
place-gulch-frontier-35 = Frontier 35
place-gulch-frontier-outlaw-camp = Frontier, Outlaw Camp
title-vendetta = Vendetta
title-rumors = Rumors
title-scout = Scout
title-jackpot = Jackpot
title-outfit = Outfit
item-derringer = Derringer
item-quarter-horse = Quarter Horse
item-gazette = Gazette
item-snake-oil = Snake Oil
web-scene-item-quarter-horse = Move up to 3. For 1 card, move 1 more.
web-scene-item-quarter-horse-upgraded = Move up to 4. For 1 card, move 1 more.
web-scene-item-derringer = Win a fight: you may discard it for 1 LP.
web-scene-item-derringer-upgraded = Their card −1. Win: you may discard it for 1 LP.
web-scene-item-gazette = An event now. Later: 1 more Marshal, Wanted or Gambler point.
web-scene-item-snake-oil = Discard it: roll a die, and put the Sheriff next to you.
frontier-token-lost-mail = Lost Mail
frontier-token-played-out-claim = Played-Out Claim
frontier-token-hot-spring = Hot Spring
frontier-token-stray-herd = Stray Herd
frontier-token-old-trapper = Old Trapper
frontier-token-silver-vein = Silver Vein
frontier-token-missing-surveyor = Missing Surveyor
frontier-token-army-paymaster = Army Paymaster
frontier-token-ghost-town = Ghost Town
frontier-token-medicine-show = Medicine Show
frontier-token-eagles-nest = Eagle’s Nest
frontier-token-hidden-canyon = Hidden Canyon
track-gambler = Gambler
option-gambler = A Gambler point
log-frontier-placed = A frontier token with the number { $n } is placed at { $place }.
log-frontier-taken = { $you ->
    [name] You pay
   *[no] { $name } pays
} for the frontier token at { $place }: { $token }.
choice-frontier = Pay for the frontier token: cards worth { $n }
# Where no token lies, or before the game.
choice-frontier-none = Pay for a frontier token
web-game-offer-frontier-more = Discard cards worth its price, then turn it over
question-frontier = Discard a card: { $n } still to pay.
web-game-title-frontier = Pay for the token
refusal-no-frontier-token = There is no frontier token in your space.
refusal-frontier-price = Your cards are worth less than { $n }.
web-frontier-price = Frontier token: cards worth { $n }

## Event tokens

map-token-outlaw = Outlaw
map-token-claim-jumper = Claim Jumper
map-token-high-roller = High Roller
map-token-longhorn = Longhorn
# A stray on the map: its button, and where it is delivered.
web-game-offer-stray = Take the longhorn
web-game-offer-stray-more = Deliver it to a Rail Station, a Ranch or the Outlaw Camp

opponent-sorry-charlie = Sorry Charlie
opponent-peach-fuzz-perkins = Peach-Fuzz Perkins
opponent-barefoot-dan = Barefoot Dan
opponent-three-finger-tully = Three-Finger Tully
opponent-deacon-pike = Deacon Pike
opponent-nugget-nell = Nugget Nell
opponent-the-dunning-brothers = The Dunning Brothers
opponent-colonel-rook = Colonel Rook
opponent-red-moon-sadie = Red Moon Sadie
opponent-two-deeds-dwyer = Two-Deeds Dwyer
opponent-the-partners = The Partners
opponent-dynamite-kate = Dynamite Kate
opponent-the-cattle-baron = The Cattle Baron
opponent-the-railroad-lawyer = The Railroad Lawyer
opponent-the-professor = The Professor

## Effects of events. $at is the id of the place, $place its name.

effect-place-token-outlaw = an outlaw { $where }
    .verb = { verb-place }
effect-place-token-claim-jumper = a claim jumper { $where }
    .verb = { verb-place }
effect-place-token-high-roller = a high roller { $where }
    .verb = { verb-place }
effect-place-token-longhorn = a longhorn { $where }
    .verb = { verb-place }
# `.there` is where the effect before it takes place, `.there-space` a space of that location.
effect-sheriff-to = the Sheriff { $to }
    .verb = { verb-move }
    .there = the Sheriff there
    .there-space = the Sheriff to space { $n } there
option-prospect = Prospect

## Events

event-run-on-the-bank = Run on the Bank
event-run-on-the-bank-tale = By ten the line outside the Bank had reached the river, and coffee was being sold along it by the yard.
event-command-performance = Command Performance
event-command-performance-tale = The soprano will not leave her dressing room until somebody has a word with the gentleman in the front row.
event-wires-down = Wires Down
event-wires-down-tale = Somebody cut the telegraph a mile out of town and took the trouble to coil the copper.
event-the-late-stage = The Late Stage
event-the-late-stage-tale = The stage is two days late, and there is a stranger at the pass in the driver’s coat.
event-rockslide = Rockslide
event-rockslide-tale = Half the mountain lies on the road. A man with a crowbar is up there, having a word with the other half.
event-the-quarter-mile = The Quarter Mile
event-the-quarter-mile-tale = A quarter mile behind the camp, paced off by both owners, who do not have the same pace. The bets are in saddles.
event-the-turncoat = The Turncoat
event-the-turncoat-tale = Statement taken at midnight: names, camps, horses, and what each man says in his sleep; signed with a cross, and again with a name.
event-wrong-side-of-the-bars = Wrong Side of the Bars
event-wrong-side-of-the-bars-tale = The lamp was lit, the coffee was warm, and the marshal was in the cell.
event-the-toll-gate = The Toll Gate
event-the-toll-gate-tale = Man, six cents; horse, ten; wagon, a quarter; preachers free; the shotgun gives no change.
event-the-salted-mine = The Salted Mine
event-the-salted-mine-tale = Prospectus: north wall remarkable, south wall promising, and the man with the shotgun not available for questions.
event-the-claims-office-fire = The Claims Office Fire
event-the-claims-office-fire-tale = Every deed in the county went up with the office, and by sundown each hole had two owners.
event-cave-in = Cave-In
event-cave-in-tale = The timber spoke first, the boss testified, and then it was dark, and somebody began to count the men.
event-the-riverboat-man = The Riverboat Man
event-the-riverboat-man-tale = Ruffled shirt, sea-green vest, two rings, and a deck that he shuffles the way others stroke a cat.
event-the-senators-nephew = The Senator’s Nephew
event-the-senators-nephew-tale = He tips in gold and folds like wet paper, and his uncle would like him back with both ears.
event-the-lady-in-gray = The Lady in Gray
event-the-lady-in-gray-tale = She asked for the chair against the wall, a fresh deck, and the name of whoever owned the mine.
event-a-gap-in-the-fence = A Gap in the Fence
event-a-gap-in-the-fence-tale = Strays reported: six in the churchyard, a dozen at the depot, and one bull in the bank, at the window for deposits.
event-the-quarantine-line = The Quarantine Line
event-the-quarantine-line-tale = By order of the county: no cattle past this rope, no arguing with the rope, no lending of the doctor’s stamp.
event-beef-prices = Beef Prices
event-beef-prices-tale = Chicago pays double this week, and men who never looked twice at a cow are lifting their hats.
event-paid-off = Paid Off
event-paid-off-tale = The trail crew was paid at noon, and the town has been holding its breath since one.
event-high-water = High Water
event-high-water-tale = The herd crossed and the wagon did not, and everything in it is coming down the river in order of weight.
event-the-bell-steer = The Bell Steer
event-the-bell-steer-tale = The herd does not know the road, the drover does not know the road, and the bell goes on ahead, at a walk.
event-total-eclipse = Total Eclipse
event-total-eclipse-tale = At half past two the chickens went to roost, and a preacher who had been wrong for years was seen to smile.

log-event-marker = { $you ->
    [name] You reach
   *[no] { $name } reaches
} an event marker.
log-event = { $you ->
    [name] You resolve
   *[no] { $name } resolves
} an event: { $event }.
log-set-up-event = An event is resolved during setup: { $event }. Only its tokens are placed.
effect-resolve-event = an event
    .verb = { verb-resolve }
pool-outlaw = Outlaws
pool-claim-jumper = Claim jumpers
pool-high-roller = High rollers
pool-train = Train encounters
opponent-mail-car = The Mail Car
opponent-sleeping-car = The Sleeping Car
opponent-whiskey-car = Whiskey for the Fort
opponent-circus-car = The Circus Car
opponent-assay-chest = The Assayer’s Chest
opponent-pay-car = The Pay Car
opponent-mint-gold = Gold for the Mint
opponent-governors-car = The Governor’s Car
log-train-moved = The train moves to { $place }.
log-train-heist = { $you ->
    [name] You hold up the train and turn
   *[no] { $name } holds up the train and turns
} up an encounter: { $opponent }.
log-fight-begins-holdup = { $you ->
    [other] You play the guard.
   *[no] { $other } plays the guard.
}
log-fight-won-holdup-fighter = { $who ->
    [player] { $you ->
        [name] You get
       *[no] { $name } gets
    } away from the train with the loot.
   *[fighter] The train is robbed.
}
log-fight-won-holdup-other = The guard defends the train.
choice-train-heist = Rob the train
refusal-no-train = The train is not in your space.
web-train-at = The train is at { $place }. Next stop: { $next }.
# On a plate of the map, with short names: where the train is, and its next stop. From right to left the arrow is ←.
web-train-plate = { $place } → { $next }
# The same where there is room for the next stop alone.
web-train-plate-next = → { $next }
web-train-here = The train is here. Next stop: { $next }.
web-train-next = { $n ->
    [one] The train comes here on the next turn.
   *[other] The train comes here in { $n } turns.
}
web-game-offer-train-heist-more = A card says what the train carries
web-scene-fight-holdup = Train Heist
web-scene-fight-where-holdup = { $name } against the guard, played by { $other }. { $place }
log-challenge = { $you ->
    [name] You challenge a high roller: { $opponent }.
   *[no] { $name } challenges a high roller: { $opponent }.
}
choice-challenge = Challenge the high roller at the Saloon
refusal-no-high-roller = There is no high roller at the Saloon.
web-game-offer-challenge-more = A game of poker against an unknown opponent

character-fee-lee-wong = Fee Lee Wong
character-maria-gertrudis-barcelo = Maria Gertrudis Barceló
character-pat-garrett = Pat Garrett
character-poker-alice = Poker Alice
character-seth-bullock = Seth Bullock
character-soapy-smith = “Soapy” Smith
character-sundance-kid = Sundance Kid
character-curly-bill-brocius = William “Curly Bill” Brocius

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-fee-lee-wong = He came from China about 1870 and reached Deadwood in 1876, with the gold rush. He had claims, but the gold that lasted was in his store, Wing Tsue, which made him a man of standing in the town. Long after his time, one December, the building was torn down, and not quietly. It is his grandchildren and great-grandchildren who have written down his story.
life-maria-gertrudis-barcelo = Santa Fe called her La Tules. Married in 1823, she kept her own name and her own property; two years later she was fined for running a gambling room for the miners. Her hall in Santa Fe was splendid, and she dealt the monte herself. In 1846 the United States Army, which had just conquered the place, borrowed money from her to pay its soldiers.
life-pat-garrett = Elected sheriff of Lincoln County in 1880, he caught Billy the Kid that December at Stinking Springs, lost him in the spring, and shot him in July 1881. Then he published The Authentic Life of Billy, the Kid, with another man to hold the pen. In 1908 he was shot on the road to Las Cruces, and the man who confessed was acquitted.
life-poker-alice = Alice Ivers came from England, unless it was Virginia; she learned poker in the mining camps of Colorado. When her first husband was killed in a mine, she took up the game for a living, a cigar in her teeth and a revolver at her side, and put her winnings into gowns from New York. On Sundays she did not play. She died in Rapid City in 1930.
life-seth-bullock = In the senate of Montana Territory he asked that Yellowstone be protected, and in 1872 it became a park. In August 1876 he and Sol Star brought a load of hardware, chamber pots included, to Deadwood, where he became sheriff. Theodore Roosevelt was his friend for life, and for Roosevelt’s inauguration in 1905 Bullock took a troop of cowboys to Washington to ride in the parade.
life-soapy-smith = Jefferson Randolph Smith wrapped dollar bills around cakes of soap and sold the soap; the bills went to his friends. He ran the confidence trade in Denver, Creede and, from 1897, Skagway, Alaska, where his telegraph office took messages although the wire led nowhere. He was shot dead on Juneau Wharf on July 8, 1898; Frank Reid, who faced him there, died of his wounds, too.
life-sundance-kid = Harry Longabaugh of Pennsylvania stole a horse and a saddle in Wyoming; in 1887 they earned him a year and a half in Sundance jail, and the name. He robbed trains and banks with Butch Cassidy; in November 1900 five of the gang had their picture taken in Fort Worth, in their best clothes, which the Pinkertons appreciated. In 1901 he and Cassidy went to Argentina to raise cattle.
life-curly-bill-brocius = Where he was born is not certain. On October 28, 1880, his gun went off as Marshal Fred White of Tombstone took hold of it, and White died; Wyatt Earp testified, and Bill went free. In March 1882 Earp claimed to have killed him in the Whetstone Mountains. One newspaper offered a thousand dollars for proof, another a reward for proof to the contrary, and neither had to pay.
card-vendetta-text = when you reveal this card in a fight, decrease the card played against you by 3 if you have 1 wound, or by 6 if you have more
card-scout-text = move up to 3 spaces. If you are then outside the towns, without another player or the Sheriff in your space, draw 1 card
web-gist-vendetta = Lower your opponent’s card by 3 with 1 wound, by 6 with more.
web-gist-scout = Move up to 3. Alone outside the towns, draw 1 card.
web-gist-jackpot = Roll a die twice (gravel: 1 card), or once at poker (gravel: 1 Gambler point).
web-gist-outfit = Buy or upgrade an item for $10 less.
card-soapy-smith-text = for each Gambler point you gain, roll one prospecting die and take what it shows. If it shows Gravel, draw cards up to your hand limit
card-gazette-2-text = after you gain Marshal, Wanted or Gambler points, you may discard this item to gain 1 more point on the same track
card-goal-soapy-prize-package-text = discard a Snake Oil in Darkrock

goal-fee-lee-emporium = Wing Tsue Emporium
goal-fee-lee-emporium-tale = Wing Tsue, Main Street: silk, tea, porcelain, medicine, and credit for those who were civil last year.
goal-fee-lee-cooks-claim = The Cook’s Claim
goal-fee-lee-cooks-claim-tale = He signed on to cook, was paid in ground, and found it well seasoned.
goal-fee-lee-iron-safe = The Iron Safe
goal-fee-lee-iron-safe-tale = The safe came by ox team; what is in it came an ounce at a time, and stays.
goal-fee-lee-hose-race = The Hose Race
goal-fee-lee-hose-race-tale = In Deadwood on July 4, 1888, the hose carts ran hub to hub, and half of Chinatown ran alongside.
goal-maria-her-own-table = Her Own Table
goal-maria-her-own-table-tale = She dealt the monte herself, let the governor cut, and had the bank counted before his chocolate was cold.
goal-maria-la-tules = La Tules
goal-maria-la-tules-tale = Ask for La Tules, the muleteers said, and whoever answers can tell you what you will lose.
goal-maria-officers-arm = On an Officer’s Arm
goal-maria-officers-arm-tale = Terms of the loan, as agreed: the principal, the interest, and an officer’s arm into the theater.
goal-maria-word-in-confidence = A Word in Confidence
goal-maria-word-in-confidence-tale = A customer talked, a card was turned, and by morning the American governor knew the hour of the rising.
goal-pat-quien-es = ¿Quién Es?
goal-pat-quien-es-tale = Twice the voice in the dark asked who it was, in Spanish, and was answered.
goal-pat-stinking-springs = Stinking Springs
goal-pat-stinking-springs-tale = Four men inside and a dead horse in the doorway: by supper they came out for a plate.
goal-pat-collector-of-customs = Collector of Customs
goal-pat-collector-of-customs-tale = El Paso, duty on one herd: the owner writes calves, and the collector writes, look at the horns.
goal-pat-authentic-life = The Authentic Life
goal-pat-authentic-life-tale = The chapters by Upson have adjectives, and those by the sheriff have dates.
goal-alice-black-cigar = The Black Cigar
goal-alice-black-cigar-tale = Her cigar went out once that evening, while she was bluffing, and a gentleman from Omaha lit it for her.
goal-alice-place-your-bets = Place Your Bets
goal-alice-place-your-bets-tale = A plank, two barrels, a lantern: she opened the bank where the road forked, and closed it at sunup.
goal-alice-new-york-wardrobe = New York Wardrobe
goal-alice-new-york-wardrobe-tale = To the lady from Colorado: six gowns, one fan of feathers, paid in silver out of a carpetbag.
goal-alice-never-on-sunday = Never on a Sunday
goal-alice-never-on-sunday-tale = Six days she dealt; on the seventh the deck lay squared beside the Bible, and was not consulted.
goal-seth-star-and-bullock = Star & Bullock
goal-seth-star-and-bullock-tale = Star & Bullock, hardware: stoves, picks, chamber pots, and the sheriff himself behind the counter until noon.
goal-seth-sulfur-in-the-shaft = Sulfur in the Shaft
goal-seth-sulfur-in-the-shaft-tale = No shot was fired at the Keets: he let burning sulfur down on a rope, and the strikers came up.
goal-seth-stared-down = Stared Down
goal-seth-stared-down-tale = He looked at the prisoner until the prisoner remembered what he had done, and two things besides.
goal-seth-cowboys-on-parade = Cowboys on Parade
goal-seth-cowboys-on-parade-tale = Washington, March 1905: fifty riders on Pennsylvania Avenue, and a rope around a bystander of good family.
goal-soapy-prize-package = The Prize Package
goal-soapy-prize-package-tale = A hundred dollars in one of these cakes, gentlemen, and clean hands for the rest of you.
goal-soapy-three-shells = Three Shells
goal-soapy-three-shells-tale = The pea was under the left shell, then under the right one, and finally under the dealer’s fingernail.
goal-soapy-telegraph-office = The Telegraph Office
goal-soapy-telegraph-office-tale = Message sent, five dollars; a reply from home within the hour, the wire being as long as that wall.
goal-soapy-juneau-wharf = Juneau Wharf
goal-soapy-juneau-wharf-tale = Skagway, July 1898: he brought a rifle and a speech, and the guard on the wharf wanted neither.
goal-sundance-coast-flyer = The Coast Flyer
goal-sundance-coast-flyer-tale = Wagner, Montana, 1901: the passenger in the tender was polite to the fireman all the way to the dynamite.
goal-sundance-hole-in-the-wall = Hole-in-the-Wall
goal-sundance-hole-in-the-wall-tale = The trail goes up one horse at a time, and the rock beside it is worn smooth by elbows.
goal-sundance-bowler-hat = Portrait in a Bowler Hat
goal-sundance-bowler-hat-tale = Receipt of a Fort Worth hatter: five derbies, brushed, for gentlemen about to have their picture taken.
goal-sundance-jailhouse = Not That Jail Again
goal-sundance-jailhouse-tale = Eighteen months for a horse, a gun and a saddle: of all that, he kept the name of the jail.
goal-curly-bill-no-bill-of-sale = No Bill of Sale
goal-curly-bill-no-bill-of-sale-tale = Asked for the papers, he pointed to the brand, which was still warm, and offered a hand to shake on it.
goal-curly-bill-county-taxes = County Taxes
goal-curly-bill-county-taxes-tale = Deputy Breakenridge wrote the receipts, Bill held the lantern and the gun, and the rustlers paid like bankers.
goal-curly-bill-preachers-jig = The Preacher’s Jig
goal-curly-bill-preachers-jig-tale = The text that Sunday was patience, and the preacher danced to it for a quarter of an hour.
goal-curly-bill-iron-springs = Nobody at Iron Springs
goal-curly-bill-iron-springs-tale = Earp buried him in a paragraph, a newspaper dug him up, and neither could show a bone.

## Faro

choice-faro = Play faro
choice-join-faro = Join the game of faro
choice-faro-bet = Bet ${ $n } on the { $rank }
choice-faro-done = Place no more bets
choice-faro-reclaim = Take back the marker on the { $rank }
choice-faro-leave = Stay in for the Jackpot
question-faro-join = Join the game of faro?
question-faro-bet = Place a bet marker on a rank.
question-faro-keep = Stay in for the Jackpot, or take back a marker?
refusal-rank-taken = Your other marker is on this rank.
refusal-no-marker = You have no marker on this rank.
log-faro-begins = { $you ->
    [name] You sit
   *[no] { $name } sits
} down to faro.
log-faro-dealt = { $you ->
    [name] You deal faro
   *[no] { $name } deals faro
}: { $cards }, and a facedown card.
log-faro-bet = { $you ->
    [name] You bet
   *[no] { $name } bets
} ${ $n } on the { $rank }.
log-faro-revealed = { $result ->
    [loser] The Loser
    [winner] The Winner
   *[jackpot] The Jackpot
} is the { $rank }.
log-faro-won = { $you ->
    [name] Your
   *[no] { $name }’s
} bet on the { $rank } wins.
log-faro-lost = { $you ->
    [name] Your
   *[no] { $name }’s
} bet on the { $rank } is lost.
log-faro-reclaimed = { $you ->
    [name] You take
   *[no] { $name } takes
} back the marker on the { $rank }.
log-faro-left = { $you ->
    [name] You stay
   *[no] { $name } stays
} in for the Jackpot.
web-faro-offer-more = No ante, and up to two bets of $10 or $20
web-faro-title = Faro at the Saloon
web-game-title-faro-join = Faro?
web-game-title-faro-bet = Place your bets
web-game-title-faro-keep = Stay or take back?
web-faro-intro = Four cards, three of them shown. The first loses, the second pays even money, the third pays three to one.
web-faro-dealer = Dealer
web-faro-shown = The dealer’s cards
web-faro-unseen = and one facedown
web-faro-layout = The layout
web-faro-loser = Loser
web-faro-winner = Winner
web-faro-jackpot = Jackpot
web-faro-bet = ${ $n } on the { $rank }
web-game-offer-bet-more = Winner +${ $n }, Jackpot +${ $three }, Loser −${ $n }
web-faro-pick = Choose a rank on the layout.
web-faro-odds = { $rank }: 1 in { $n } to be the Jackpot
web-faro-no-odds = { $rank }: cannot be the Jackpot
web-faro-step-bets = Bets
web-faro-step-loser = Loser
web-faro-step-winner = Winner
web-faro-step-keep = Stay or take back
web-faro-step-jackpot = Jackpot

## High stakes poker

choice-high-stakes = Play high stakes poker for ${ $n }
choice-raise = Stay in for ${ $n }
choice-fold = Fold
question-poker-raise = Stay in for the turn and the river, or fold?
refusal-no-poker-card = You need a poker card for high stakes poker.
log-high-stakes-begins = { $you ->
    [name] You sit
   *[no] { $name } sits
} down to high stakes poker.
log-raised = { $you ->
    [name] You stay
   *[no] { $name } stays
} in.
log-folded = { $you ->
    [name] You fold.
   *[no] { $name } folds.
}
log-second-reveal = The turn and the river are { $cards }.
web-high-stakes-title = High stakes poker
web-high-stakes-rule = The best hand of two of your cards and three of the five shared ones takes the pot
web-high-stakes-offer = You need ${ $purse }: ante ${ $n }, then ${ $raise } or fold; the house adds ${ $house }, then ${ $raise }
web-high-stakes-raise-more = You see two more cards
web-high-stakes-fold-more = You lose your ante and draw a card
web-high-stakes-pot = ${ $house } from the house, ${ $ante } and ${ $raise } from each player
web-high-stakes-step-raise = Stay or fold
web-high-stakes-step-second = Turn and river
web-high-stakes-deciding = Stay or fold?
web-high-stakes-raised = Stays in
web-high-stakes-folded = Folded
web-game-title-poker-raise = Stay in?

## Places in sentences of cards

where-buzzard-gulch = in Buzzard Gulch
    .to = to Buzzard Gulch
where-gulch-frontier = on the Buzzard Gulch Frontier
    .to = to the Buzzard Gulch Frontier
where-marshals-office = at the Marshal’s Office
    .to = to the Marshal’s Office
    .the = the Marshal’s Office
where-mountain-pass = at a Mountain Pass
    .to = to a Mountain Pass
where-mountain-pass-a = at Mountain Pass A
    .to = to Mountain Pass A
where-mountain-pass-c = at Mountain Pass C
    .to = to Mountain Pass C
where-ranch-orange = at the orange Ranch
    .to = to the orange Ranch
    .the = the orange Ranch
where-outlaw-camp = at the Outlaw Camp
    .to = to the Outlaw Camp
    .the = the Outlaw Camp
where-trading-post = at the Trading Post
    .to = to the Trading Post
    .the = the Trading Post
where-buzzard-gulch-trading-post = at the Buzzard Gulch Trading Post
    .to = to the Buzzard Gulch Trading Post
    .the = the Buzzard Gulch Trading Post
    .start = on a space next to the Buzzard Gulch Trading Post
where-buzzard-gulch-saloon = at the Buzzard Gulch Saloon
    .to = to the Buzzard Gulch Saloon
    .the = the Buzzard Gulch Saloon
    .start = on a space next to the Buzzard Gulch Saloon
where-gulch-frontier-rail-station = at the frontier Rail Station
    .to = to the frontier Rail Station
    .the = the frontier Rail Station
where-gulch-frontier-pass-a = at Mountain Pass A
    .to = to Mountain Pass A
where-gulch-frontier-pass-c = at Mountain Pass C
    .to = to Mountain Pass C
web-boards-ante-up = Darkrock and the frontier, with the train

## What frontier tokens, and those who are met, tell

frontier-token-lost-mail-tale = A sack of letters, ten years late: everybody in them is doing well and will write again soon.
frontier-token-played-out-claim-tale = The owners had dug for two years and stopped a hand’s breadth short.
frontier-token-hot-spring-tale = It smells of eggs, and your knees have not felt so young since the war.
frontier-token-stray-herd-tale = No brand, no bell, no rider in sight, and a whole herd that is glad of company.
frontier-token-old-trapper-tale = He has not talked since spring, and has saved up all of it for you.
frontier-token-silver-vein-tale = It runs up the wall like frost on a window.
frontier-token-missing-surveyor-tale = He is not missing, he says; it is the rest of the territory that cannot be found.
frontier-token-army-paymaster-tale = Two privates, one lieutenant and a strongbox, all of them glad to see a face.
frontier-token-ghost-town-tale = The tables are set and the clock is wound, and the dust on them is a year deep.
frontier-token-medicine-show-tale = Ladies and gentlemen, the bottle cures everything but the singing, which is free of charge.
frontier-token-eagles-nest-tale = From up here the railroad is a scratch, and so are the men who paid for it.
frontier-token-hidden-canyon-tale = There is grass, water, one way in, and over it a carved date that is yet to come.
opponent-mail-car-tale = Four hundred letters, and the clerk has read most of them.
opponent-sleeping-car-tale = Everybody in here is in a nightshirt, and somebody’s nightshirt has a holster.
opponent-whiskey-car-tale = Ninety barrels for the fort, and a guard who has been tasting since Tuesday.
opponent-circus-car-tale = The strongman is asleep against the door, and the bear is not.
opponent-assay-chest-tale = The chest is small, and it took six men to lift it aboard.
opponent-pay-car-tale = Payday for the whole line, and the line has sent its best shots along.
opponent-mint-gold-tale = It has an eagle on every bar, and a rifle behind every window.
opponent-governors-car-tale = The Governor is at supper and does not rise for visitors.
opponent-sorry-charlie-tale = He begs your pardon and cocks the hammer.
opponent-peach-fuzz-perkins-tale = He lies about his age, and his aim is a lie, too.
opponent-barefoot-dan-tale = You hear the grass and then the hammer; he would like to know what size you wear.
opponent-three-finger-tully-tale = He counts his enemies on that hand and begins again.
opponent-deacon-pike-tale = He says grace first, quickly.
opponent-nugget-nell-tale = Her front teeth are worth more than your horse.
opponent-the-dunning-brothers-tale = They owe everybody, and they have come to collect.
opponent-colonel-rook-tale = Of which army he never says, but he still gives orders to it.
opponent-red-moon-sadie-tale = The deputy who drew her poster drew it from behind a rock.
opponent-two-deeds-dwyer-tale = He has a paper for this hole, and another for the next.
opponent-the-partners-tale = They have not agreed on anything in ten years but you.
opponent-dynamite-kate-tale = She lights her cigar first, so that you can think it over.
opponent-the-cattle-baron-tale = He bets by the head, and has never counted the herd.
opponent-the-railroad-lawyer-tale = He reads every card through and finds a clause in it.
opponent-the-professor-tale = He taught sums in Boston, and now he gives lessons here.
