# The characters of the small boxes, and the words of their abilities.

character-judge-roy-bean = Judge Roy Bean
character-butch-cassidy = Butch Cassidy
character-joaquin-murrieta = Joaquín Murrieta
character-belle-starr = Belle Starr
character-isom-dart = Isom Dart
character-allan-pinkerton = Allan Pinkerton
character-buffalo-bill = “Buffalo Bill” Cody
character-bat-masterson = Bat Masterson
character-pearl-hart = Pearl Hart
character-ada-curnutt = Ada Curnutt
character-dave-rudabaugh = Dave Rudabaugh
character-johnny-ringo = Johnny Ringo
character-tiburcio-vasquez = Tiburcio Vásquez
character-aaron-ross = Aaron Ross

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-judge-roy-bean = Justice of the peace from 1882, he was the law at Langtry, Texas, with one book of it, in a saloon named for the actress Lillie Langtry. He fined a dead man all the money on him, for a concealed weapon. When Texas and Mexico forbade a title fight in 1896, he put it on a Rio Grande sandbar. The lady came in 1904, too late by a year.
life-butch-cassidy = Robert LeRoy Parker, the eldest of a Mormon family in Utah, robbed the bank at Telluride in June 1889. He went to prison for a horse worth five dollars, and was pardoned by the governor of Wyoming in 1896. Within months he had a gang, which robbed banks and trains. In 1901 he sailed for South America and tried honest cattle for a while.
life-joaquin-murrieta = In May 1853 California hired a company of rangers to find five bandits, all called Joaquin. That summer they took a head, put it in a jar and went on tour with it. Whose head it was has been doubted ever since. The next year John Rollin Ridge, a Cherokee, made a novel of Joaquín Murrieta, and after that he could not be killed.
life-belle-starr = Myra Maybelle Shirley of Missouri had a good education and poor luck with husbands. With Sam Starr she settled at Younger’s Bend in the Indian Territory, where they dealt in whiskey and in other people’s horses. In 1883 both went to prison for the horses. She rode sidesaddle, in velvet, and in February 1889 was shot from the saddle; the case is still open.
life-isom-dart = He came north with a Texas cattle drive and stayed in Brown’s Park, Colorado, where he was known as a master with horses. His neighbors liked him, even those who said that he stole their cattle. The outlaw past told of him was made up by a writer in the 1920s. In October 1900 he was shot from ambush at his cabin, by Tom Horn, people said.
life-allan-pinkerton = A cooper from Glasgow, he set up shop in Dundee, Illinois, and, while cutting wood on an island, came upon the camp of a band of counterfeiters. He had them arrested and found that he liked the work. His agency took as its sign an open eye, with the words “We Never Sleep.” In February 1861 he got Abraham Lincoln through Baltimore, where a plot was waiting for him.
life-buffalo-bill = William Frederick Cody of Iowa hunted bison to feed the builders of the Kansas Pacific and counted 4,280 in a year and a half; hence the name. As a scout he received the Medal of Honor in 1872. In 1883 he began to show the West to those who had missed it, with real cowboys and real Lakota, and in 1887 to Queen Victoria, who sent for a second performance.
life-bat-masterson = Fewer than thirty held Adobe Walls in June 1874, and he was one of them. A fight in Sweetwater, Texas, left another man dead and Masterson with a bullet in the pelvis; Dodge City made him sheriff. He followed the prize ring and ended as a sports columnist in New York, with a federal post from President Roosevelt. He died at his desk in 1921, over a column.
life-pearl-hart = A Canadian in a man’s clothes, she stopped an Arizona stage in May 1899 with a miner, Joe Boot, and gave each passenger a little back for a meal. Both were asleep when the sheriff came. She did not consent, she told the court, to a law in which her sex had no voice. The jury acquitted her; the judge found another charge, and in 1902 she was pardoned.
life-ada-curnutt = A minister’s daughter, she was court clerk at Norman, Oklahoma, and a deputy marshal; for pleasure she painted china. In 1893 two wanted men were to be arrested in Oklahoma City, and every other deputy was out. She took the train, sent word into a saloon that a lady was waiting, and read the warrants. When they laughed, she offered to deputize the crowd, and they came along.
life-dave-rudabaugh = In 1878 Bat Masterson caught him after an attempt on a train in Kansas. Wanted for the killing of a jailer at Las Vegas, New Mexico, he surrendered with Billy the Kid at Stinking Springs; by 1882 he was at large again. In 1886 he quarreled over cards with a whole town in Mexico.
life-johnny-ringo = He first shot in earnest in the Hoodoo War of Mason County, Texas. In Tombstone he stood with the Cowboys against the Earps, drank, and passed for a man of education. On July 14, 1882, he was found under an oak at Turkey Creek, a bullet in his head and no boots on. The coroner said suicide; several other people have claimed it.
life-tiburcio-vasquez = Born in Monterey, he learned to write, and then to steal horses, which took him to San Quentin more than once. The raid on Tres Pinos in 1873 left people dead, and catching him took until May 1874. He hid among rocks that bear his name; in jail at San Jose he received visitors, ladies mostly, and posed for photographs. On the scaffold, in 1875, he said one word: “Pronto.”
life-aaron-ross = He was express messenger on the train that masked men stopped at Montello, Nevada, in January 1883. Told to open his car, he asked for time to put on boots, and used it to pile up boxes. They shot at the car for hours and made off with what the crew had in its pockets. Ross was left with a wounded hand and a name, “Hold the Fort.”
starts-beside-player = in another player’s space, after everyone else is placed
starts-circuit = at any free train stop
gains-cattle-of-choice = 1 cattle token from a Ranch of your choice
gains-point-of-choice = 1 Marshal or Wanted point, as you choose
card-aaron-ross-text = at the start of your turn, if you have at least $60, draw 1 card. If you have at least $120, you may gain 1 LP instead
card-bat-masterson-text = at the start of your turn, you may place a bandit at any empty hideout or remove a bandit from any hideout. If you do, move up to 2 spaces
card-allan-pinkerton-text = choose another player up to 1 space away, who shows their hand. Then name a value, and that player discards all cards of that value
when-fight-ended = after each of your fights
when-law-points-gained = after you gain Marshal or Wanted points on your turn
cond-arresting = { $form ->
    [goal] making an arrest
    [who] who makes an arrest
    [state] make an arrest
   *[if] if you make an arrest
}
cond-marshal-against-wanted = { $form ->
    [goal] between a Marshal and a Wanted player
    [who] between a Marshal and a Wanted player
    [fight] in which one player began as a Marshal and the other as Wanted
    [state] the fight must begin between a Marshal and a Wanted player
   *[if] if the fight began between a Marshal and a Wanted player
}
cond-with-player = { $form ->
    [goal] with another player in your space
    [who] with another player in the same space
    [state] be in a space with another player
   *[if] if another player is in your space
}
cond-used-this-turn = { $form ->
    [goal] after using the other ability this turn
    [who] who used the other ability this turn
    [state] have used the other ability this turn
   *[if] if you used that ability this turn
}
who-one-near = another player of your choice up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away
    .else = that player
    .short = a { $is ->
        [wanted] Wanted player
        [marshal] Marshal
       *[no] player
    } up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } away
effect-cattle-from = a random cattle token from { $the }
    .verb = { verb-take }
effect-lose-cattle = all { $who ->
    [they] their
   *[you] your
} cattle
    .verb = { verb-lose }
effect-marshal-cube = { $who ->
    [they] their
   *[you] your
} cube on space { $n } of the Marshal track, without its reward
    .verb = { verb-put }
effect-wanted-cube = { $who ->
    [they] their
   *[you] your
} cube on space { $n } of the Wanted track, without its reward
    .verb = { verb-put }
effect-switch-tracks = { $who ->
    [they] their
   *[you] your
} cube to the space with the same number on the other track (Marshal or Wanted) without gaining its reward
    .verb = { verb-move }
    .short = { $who ->
        [they] their
       *[you] your
    } cube to the same space of the other track
effect-ride-row = up to as many spaces as the number of { $who ->
    [they] their
   *[you] your
} row on the Marshal or Wanted track
    .verb = { verb-move }
    .short = up to as many spaces as { $who ->
        [they] their
       *[you] your
    } row number
effect-show-hand = all cards in { $who ->
    [they] their
   *[you] your
} hand
    .verb = { verb-show }
    .short = { $who ->
        [they] their
       *[you] your
    } hand
effect-discard-named = all cards of the value that { $who ->
    [they] you name
   *[you] the active player names
}
    .verb = { verb-discard }
    .short = each card of a value { $who ->
        [they] that you name
       *[you] that the active player names
    }
# It is the other player who discards: whoever names the value reads it as an option.
effect-discard-value = all { $value ->
    [J] Jacks
    [Q] Queens
    [K] Kings
    [A] Aces
   *[other] { $value }s
}
    .verb = { $form ->
        [they] discards
        [bare] discard
        [they-bare] discard
       *[you] that player discards
    }
effect-take-half = half of that player’s money or gold nuggets
    .verb = { verb-take }
effect-take-half-of = half of the { $what ->
    [nuggets] nuggets
   *[other] money
}
    .verb = { verb-take }
effect-no-bandit-at = the bandit { $where }
    .verb = { verb-remove }
effect-no-bandit-in = { $at ->
    [hideout] a bandit from any hideout
   *[other] any bandit { $where }
}
    .verb = { verb-remove }
passive-win-npc-ties = you win ties in fights against bandits, guards, the Sheriff and other opponents with fight cards
passive-npc-shows-first = bandits, guards, the Sheriff and other opponents with fight cards choose and reveal their card before you play yours
passive-wanted-for-bandits = when you beat a bandit, you may choose 1 Wanted point as your reward
passive-rob-items = when you rob a player, you may take a miscellaneous item of a kind that you do not own instead of money or gold nuggets
choice-reward-wanted = Take 1 Wanted point
choice-steal-item = { $cattle ->
    [yes] Steal the { $item } and the cattle
   *[no] Steal the { $item }
}
log-showed-hand = { $you ->
    [name] You show
   *[no] { $name } shows
} this hand to everybody: { $cards }.
option-no-bandit = Remove a bandit
option-half-money = Half the money
option-half-nuggets = Half the nuggets
option-ranch-green = Green Ranch
option-ranch-blue = Blue Ranch
option-ranch-orange = Orange Ranch
option-value-2 = 2s
option-value-3 = 3s
option-value-4 = 4s
option-value-5 = 5s
option-value-6 = 6s
option-value-7 = 7s
option-value-8 = 8s
option-value-9 = 9s
option-value-10 = 10s
option-value-j = Jacks
option-value-q = Queens
option-value-k = Kings
option-value-a = Aces

## Goals

goal-bean-ice-and-beer = Ice, Beer and the Law
goal-bean-ice-and-beer-tale = Painted over the porch: cold beer, and justice on the same terms, neither returnable.
goal-bean-forty-dollar-fine = Forty Dollars and a Pistol
goal-bean-forty-dollar-fine-tale = Found on the deceased, one pistol and some cash: fined for carrying the first, in the amount of the second.
goal-bean-jersey-lilly = The Jersey Lilly
goal-bean-jersey-lilly-tale = Dear Miss Langtry, the house is named for you, and the painter’s spelling is no reflection on your person.
goal-bean-west-of-the-pecos = West of the Pecos
goal-bean-west-of-the-pecos-tale = East of the river there are courts, lawyers and appeals; west of it there is a chair on a porch.
goal-cassidy-telluride = The San Miguel Valley Bank
goal-cassidy-telluride-tale = Telluride, June 1889: they had trained the horses not to mind a man jumping on with a sack.
goal-cassidy-hole-in-the-wall = Hole-in-the-Wall
goal-cassidy-hole-in-the-wall-tale = One way in, grass for a hundred horses, and a lookout who could count deputies by their dust.
goal-cassidy-ranch-hand = The Best Hand on the Ranch
goal-cassidy-ranch-hand-tale = Dear sirs, if your Mr. Cassidy is our Jim Lowe, kindly leave him here until the branding is done.
goal-cassidy-fort-worth-five = The Fort Worth Five
goal-cassidy-fort-worth-five-tale = Five gentlemen, cabinet size, in new hats: the photographer put one in his window, where a detective admired it.
goal-murrieta-calaveras-gold = Gold of the Calaveras
goal-murrieta-calaveras-gold-tale = Deposited by a quiet gentleman of Sonora, who read his own reward on the wall while the dust was weighed.
goal-murrieta-three-fingered-jack = Three-Fingered Jack
goal-murrieta-three-fingered-jack-tale = He counted the shots on his fingers, lost his place, and asked for it to be done over.
goal-murrieta-mustangs-for-sonora = Mustangs for Sonora
goal-murrieta-mustangs-for-sonora-tale = Driven south by moonlight: wild horses, and a number that had been tame until that evening.
goal-murrieta-arroyo-cantua = The Arroyo de Cantúa
goal-murrieta-arroyo-cantua-tale = The rangers brought back one head in a jar, and the arroyo brought forth more Joaquíns every year.
goal-starr-youngers-bend = Younger’s Bend
goal-starr-youngers-bend-tale = Visitors were fed and lodged, and not asked where they had found such good horses so late at night.
goal-starr-venus = Venus, the Black Mare
goal-starr-venus-tale = In black velvet, sidesaddle, at a walk: she let the town look, since it was going to.
goal-starr-my-baby = My Baby
goal-starr-my-baby-tale = Gunsmith’s bill: one action eased, one grip of pearl, two words engraved, “My Baby,” and no questions.
goal-starr-judge-parker = Before Judge Parker
goal-starr-judge-parker-tale = “Has the prisoner anything to say?” the judge inquired, and the stenographer asked for a second pencil.
goal-dart-browns-park = Brown’s Park
goal-dart-browns-park-tale = A neighbor’s verdict: superlative roper, good company, and careful to leave you the cows you knew by name.
goal-dart-new-name = Ned Huddleston No More
goal-dart-new-name-tale = On the bill of sale he wrote the new name slowly, the way one breaks in a boot.
goal-dart-deputy-in-the-ravine = The Deputy in the Ravine
goal-dart-deputy-in-the-ravine-tale = The prisoner set the bone, caught the horses, drove the deputy to the doctor, and then looked for the jail.
goal-dart-bronco = The Best Rider on the Green River
goal-dart-bronco-tale = Good judges said that no rider in Brown’s Park came near him, and the horse did not appeal.
goal-pinkerton-we-never-sleep = We Never Sleep
goal-pinkerton-we-never-sleep-tale = The night man’s notebook: one o’clock, awake; two o’clock, awake; half past, the eye on the door winked.
goal-pinkerton-dundee-cooper = The Cooper of Dundee
goal-pinkerton-dundee-cooper-tale = He went over to the island for hoop poles, and came home with the makings of another trade.
goal-pinkerton-baltimore-plot = The Baltimore Plot
goal-pinkerton-baltimore-plot-tale = “Plums delivered Nuts safely,” ran the telegram, and the operator never knew that he had sent a President.
goal-pinkerton-rogues-gallery = The Rogues’ Gallery
goal-pinkerton-rogues-gallery-tale = Hold still, the photographer said, and the prisoner gave him the best likeness that the drawer ever held.
goal-cody-pony-express = Rider of the Pony Express
goal-cody-pony-express-tale = He rode for the mail as a boy, by his own account, and each time he told it the relay was longer.
goal-cody-wild-west-show = The Wild West Show
goal-cody-wild-west-show-tale = Daily, rain or shine: the stagecoach will be attacked at half past two and rescued in time for tea.
goal-cody-summit-springs = Summit Springs
goal-cody-summit-springs-tale = The fight took a summer afternoon of 1869, and has been running in the show, with music, ever since.
goal-cody-twelve-a-day = Twelve a Day
goal-cody-twelve-a-day-tale = Delivered to the kitchen cars: twelve head, by Mr. Cody and a rifle that he calls Lucretia Borgia.
goal-bat-adobe-walls = Adobe Walls
goal-bat-adobe-walls-tale = The ridgepole cracked at two in the morning and woke them all, which is why there was a morning.
goal-bat-gold-headed-cane = The Gold-Headed Cane
goal-bat-gold-headed-cane-tale = The head is gold, the stick is ebony, and every town on the line knows how he came by it.
goal-bat-ringside = Ringside Odds
goal-bat-ringside-tale = He covered the fight for his column and the fighters for his own account, and filed both on time.
goal-bat-sweetwater = The Lady Gay of Sweetwater
goal-bat-sweetwater-tale = All his life he remembered the dancer’s name, Mollie Brennan, and which way she had stepped.
goal-pearl-globe-stage = The Globe Stage
goal-pearl-globe-stage-tale = Each passenger got a dollar back for supper, and one of them asked whether breakfast was included.
goal-pearl-mothers-medicine = Her Mother’s Medicine
goal-pearl-mothers-medicine-tale = Dear Mother, the money for the doctor is on its way, and please do not thank the stage line.
goal-pearl-lady-bandit = The Arizona Lady Bandit
goal-pearl-lady-bandit-tale = On this stage, nightly: the lady who robbed the other kind, and in the very boots.
goal-pearl-no-part-in-the-law = Laws That Her Sex Did Not Make
goal-pearl-no-part-in-the-law-tale = She would not be tried, she told the court, by laws in the making of which no woman had had a say.
goal-ada-before-breakfast = Two Forgers Before Breakfast
goal-ada-before-breakfast-tale = Entered at the jail: two forgers, seven in the morning, signatures taken and compared with care.
goal-ada-telegram = A Telegram at Norman
goal-ada-telegram-tale = Send a deputy at once, said the wire to Norman, and she looked about the office and took her gloves.
goal-ada-deputize-the-crowd = Deputizing the Crowd
goal-ada-deputize-the-crowd-tale = She looked along the bar and remarked that each man there could be an officer, and the forgers held out their wrists.
goal-ada-clerk-of-court = Clerk of the Court
goal-ada-clerk-of-court-tale = The minutes are hers, the seal is hers, and the china on the shelf was painted during adjournments.
goal-rudabaugh-las-vegas-jail = The Jail at Las Vegas
goal-rudabaugh-las-vegas-jail-tale = Jailer’s report: one hole in the wall, several prisoners short, and the man who dug it left his dinner.
goal-rudabaugh-stinking-springs = Stinking Springs
goal-rudabaugh-stinking-springs-tale = They held out until the posse fried its bacon upwind, and then a handkerchief came out on a stick.
goal-rudabaugh-kinsley = The Train at Kinsley
goal-rudabaugh-kinsley-tale = He gave the court the plan, the map and the names, and walked out as the others were coming in.
goal-rudabaugh-parral = Cards in Parral
goal-rudabaugh-parral-tale = The last pot in Parral had two winners, and the quarrel over it took in the whole street.
goal-ringo-hoodoo-war = The Hoodoo War
goal-ringo-hoodoo-war-tale = Mason County kept no count of that war; each side kept the other’s.
goal-ringo-turkey-creek = Turkey Creek
goal-ringo-turkey-creek-tale = Coroner’s list: an oak of several trunks, a man seated in it, his watch, his revolver, no boots.
goal-ringo-shakespeare = Shakespeare by Heart
goal-ringo-shakespeare-tale = He gave them Hamlet from the bar rail, and a cowhand wept and asked how it came out.
goal-ringo-galeyville = The Game at Galeyville
goal-ringo-galeyville-tale = He lost his money by the rules, stepped out, and came back with a rule of his own.
goal-vasquez-rocks = The Rocks of Vásquez
goal-vasquez-rocks-tale = From the top of the rocks he could read the deputies’ brands and, on clear days, their newspaper.
goal-vasquez-guitar = Guitar and Verses
goal-vasquez-guitar-tale = Program of the evening: two waltzes, one sonnet of his own, and a vote on a collection.
goal-vasquez-tres-pinos = Tres Pinos
goal-vasquez-tres-pinos-tale = They took the clothes, the cash and the clock, the storekeeper said, and left us the hour to remember.
goal-vasquez-over-the-ridge = Horses over the Ridge
goal-vasquez-over-the-ridge-tale = The horses crossed the Coast Range by night, and changed owners somewhere near the top.
goal-ross-siege = Three Hours in the Express Car
goal-ross-siege-tale = Door of the express car, as returned to the shop: holes beyond counting, hinges bent, lock in working order.
goal-ross-express = The Company’s Strongbox
goal-ross-express-tale = Waybill: one strongbox, one messenger, six feet four; the box may be lifted, the messenger may not.
goal-ross-gold-watch = A Gold Watch and a Thousand Dollars
goal-ross-gold-watch-tale = From the company, engraved: his name, the date, and the hour at which he had not opened.
goal-ross-duty = The Messenger’s Duty
goal-ross-duty-tale = He signed for every ounce, slept on the lid, and asked for the receipt before the doctor.
