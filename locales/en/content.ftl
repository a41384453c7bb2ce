# Names and tales of the base game's content. Tales are our own.

## Poker cards

title-saddle-up = Saddle Up
title-cheat = Cheat
title-sprint = Sprint
title-manhunt = Manhunt
title-payday = Payday
title-stick-em-up = Stick ’Em Up!
title-reputation = Reputation
title-wallop = Wallop
title-shootout = Shootout
title-instincts = Instincts
title-lady-luck = Lady Luck
title-fools-gold = Fool’s Gold
title-bulletproof = Bulletproof
title-quickdraw = Quickdraw
title-determination = Determination
title-living-legend = Living Legend

## Items

item-mustang = Mustang
item-mule = Mule
item-revolver = Revolver
item-shotgun = Shotgun
item-rifle = Rifle
item-miners-map = Miner’s Map
item-provisions = Provisions
item-ten-gallon = Ten-Gallon
item-whiskey = Whiskey

## Characters

character-annie-oakley = Annie Oakley
character-bass-reeves = Bass Reeves
character-billy-the-kid = Billy the Kid
character-bloody-knife = Bloody Knife
character-calamity-jane = Calamity Jane
character-doc-holliday = Doc Holliday
character-jesse-james = Jesse James
character-kit-carson = Kit Carson
character-stagecoach-mary = Stagecoach Mary
character-wild-bill-hickok = Wild Bill Hickok
character-wyatt-earp = Wyatt Earp
character-y-b-rowdy = Y.B. Rowdy

# Who the characters were: dated deeds, their sources in docs/lives.md.
life-annie-oakley = Born in a log cabin in Ohio in 1860, she shot game for the market as a girl and paid off her mother’s mortgage with the proceeds. She beat the marksman Frank Butler in a match; he married her and became her manager. Sitting Bull called her Little Sure Shot. In Buffalo Bill’s show, where she could split a playing card held edge-on, nobody but Buffalo Bill was paid more.
life-bass-reeves = Born a slave in Arkansas in 1838, he got away during the Civil War and lived among the Cherokee, the Creek and the Seminole, whose languages he learned. In 1875 he became a deputy marshal for the Indian Territory and stayed one for thirty-two years. He is credited with more than three thousand arrests. The hardest, in 1902, was for murder, and the prisoner was his son.
life-billy-the-kid = He was born Henry McCarty and made his name in the Lincoln County War of 1878, fighting to avenge his employer. In April 1881, sentenced to be hanged, he killed both of his guards and left Lincoln. Pat Garrett found him in July, in a dark bedroom at Fort Sumner. His last words were a question.
life-bloody-knife = His mother was Arikara and his father Hunkpapa Sioux, and his father’s village never let him forget it; a boy named Gall, later a chief, was the worst. In 1862 a raid led by Gall killed his brothers. He became a scout for the army, and Custer’s favorite. On June 25, 1876, on the Little Bighorn, he fell at Major Reno’s side; Gall led those who drove Reno back.
life-calamity-jane = Martha Jane Canary came from Missouri and reached Deadwood in 1876, in the same wagon train as Wild Bill Hickok. The town remembered that she nursed the sick when smallpox came in 1878. Later she had the story of her life printed, and wherever the facts were thin she helped them out. She was buried beside Hickok in 1903; he had not been consulted.
life-doc-holliday = John Henry Holliday of Georgia took his degree as a dentist in Pennsylvania in 1872. Consumption drove him west for the air, and his patients elsewhere, so he lived by faro and poker. In 1881 he stood beside the Earps in the fight near the O.K. Corral. He died in bed at Glenwood Springs in 1887, thirty-six years old.
life-jesse-james = A preacher’s son from Missouri, he rode as a boy with Confederate guerrillas and, after the war, robbed banks and trains. At Northfield, Minnesota, his gang was shot to pieces. In St. Joseph he rented a house as Mr. Thomas Howard. On April 3, 1882, he turned to a picture on the wall, and Bob Ford, his guest, took the opportunity.
life-kit-carson = In 1826 he ran away from a saddler’s bench in Missouri, and the saddler offered a reward of one cent for his return. As Frémont’s guide from 1842 on he became the hero of reports and then of novels, none of which he could read. His campaign of 1863 drove the Navajo from their land, on the march that they remember as the Long Walk.
life-stagecoach-mary = Mary Fields was born a slave in Tennessee. She came to Montana to nurse a friend, Mother Amadeus, through pneumonia, and stayed to haul the mission’s freight until gunplay with a hired man made the bishop send her away. In 1895, about sixty years old, she took on the mail between Cascade and the mission. Where the snow was too deep for the horses, she walked.
life-wild-bill-hickok = On July 21, 1865, James Butler Hickok of Illinois shot Davis Tutt across the town square of Springfield, Missouri, after a quarrel over cards and a pocket watch. In 1871 he was marshal of Abilene. On August 2, 1876, in Deadwood, he sat down to poker with his back to the room, because another player would not change places. Jack McCall came up behind him.
life-wyatt-earp = He policed Wichita and Dodge City. The fight near the O.K. Corral took half a minute out of a life of eighty years. In 1896 he refereed a heavyweight bout in San Francisco and gave the victory to the man on the floor. He died in Los Angeles in 1929.
life-y-b-rowdy = The army, which had trouble with the names of its scouts in Arizona, knew this one as Sergeant Rowdy. For bravery in action against the Apache he received the Medal of Honor. He is buried among the soldiers at Santa Fe. Some make him a Yavapai and some a Yuma, and few other traces of him are left, as one would expect of a tracker.

## The board

region-mesitos-point = Mesito’s Point
region-darkrock = Darkrock
region-sunny-hills = Sunny Hills
region-dixon-creek = Dixon Creek
region-red-falls = Red Falls
region-spikes-view = Spike’s View
region-cliff-junction = Cliff Junction

mesa-north-mesa = North Mesa
mesa-south-mesa = South Mesa

location-general-store = General Store
location-saloon = Saloon
location-bank = Bank
location-cabaret = Cabaret
location-doctors-office = Doctor’s Office
location-sheriffs-office = Sheriff’s Office
location-rail-station = Rail Station
location-mine = Mine
location-sunny-hills-mine = Sunny Hills Mine
location-spikes-view-mine = Spike’s View Mine
location-cliff-junction-mine = Cliff Junction Mine
location-spikes-view-rail-station = Spike’s View Rail Station
location-ranch = Ranch
location-ranch-green = Green Ranch
location-ranch-blue = Blue Ranch
location-hideout = Bandit Hideout
location-hideout-a = Hideout A
location-hideout-b = Hideout B
location-hideout-c = Hideout C
location-town = Town
location-outside-town = Outside Town
location-darkrock-general-store = Darkrock General Store
location-darkrock-saloon = Darkrock Saloon
location-red-falls-general-store = Red Falls General Store
location-red-falls-saloon = Red Falls Saloon

ranch-green = Green Ranch
ranch-blue = Blue Ranch

gang-a = Gang A
gang-b = Gang B
gang-c = Gang C

place-mesitos-point-hideout-a = Mesito’s Point, Hideout A
place-mesitos-point-ranch = Mesito’s Point, Ranch
place-mesitos-point-1 = Mesito’s Point 1
place-mesitos-point-2 = Mesito’s Point 2
place-mesitos-point-3 = Mesito’s Point 3
place-mesitos-point-4 = Mesito’s Point 4
place-mesitos-point-5 = Mesito’s Point 5
place-mesitos-point-6 = Mesito’s Point 6
place-mesitos-point-7 = Mesito’s Point 7
place-mesitos-point-8 = Mesito’s Point 8
place-darkrock-bank = Darkrock, Bank
place-darkrock-sheriffs-office = Darkrock, Sheriff’s Office
place-darkrock-1 = Darkrock 1, General Store
place-darkrock-2 = Darkrock 2, General Store
place-darkrock-3 = Darkrock 3, General Store
place-darkrock-4 = Darkrock 4, Saloon
place-darkrock-5 = Darkrock 5
place-darkrock-6 = Darkrock 6
place-darkrock-7 = Darkrock 7, Saloon
place-darkrock-8 = Darkrock 8, Saloon
place-sunny-hills-hideout-a = Sunny Hills, Hideout A
place-sunny-hills-hideout-b = Sunny Hills, Hideout B
place-sunny-hills-mine = Sunny Hills, Mine
place-sunny-hills-ranch = Sunny Hills, Ranch
place-sunny-hills-1 = Sunny Hills 1
place-sunny-hills-2 = Sunny Hills 2
place-sunny-hills-3 = Sunny Hills 3
place-sunny-hills-4 = Sunny Hills 4
place-sunny-hills-5 = Sunny Hills 5
place-sunny-hills-6 = Sunny Hills 6
place-sunny-hills-7 = Sunny Hills 7
place-dixon-creek-hideout-b = Dixon Creek, Hideout B
place-red-falls-cabaret = Red Falls, Cabaret
place-red-falls-doctors-office = Red Falls, Doctor’s Office
place-red-falls-1 = Red Falls 1, Saloon
place-red-falls-2 = Red Falls 2, Saloon
place-red-falls-3 = Red Falls 3, Saloon
place-red-falls-4 = Red Falls 4, General Store
place-red-falls-5 = Red Falls 5, General Store
place-red-falls-6 = Red Falls 6, General Store
place-spikes-view-hideout-c = Spike’s View, Hideout C
place-spikes-view-mine = Spike’s View, Mine
place-spikes-view-rail-station = Spike’s View, Rail Station
place-spikes-view-1 = Spike’s View 1
place-spikes-view-2 = Spike’s View 2
place-spikes-view-3 = Spike’s View 3
place-spikes-view-4 = Spike’s View 4
place-spikes-view-5 = Spike’s View 5
place-spikes-view-6 = Spike’s View 6
place-spikes-view-7 = Spike’s View 7
place-spikes-view-8 = Spike’s View 8
place-spikes-view-9 = Spike’s View 9
place-spikes-view-10 = Spike’s View 10
place-cliff-junction-hideout-c = Cliff Junction, Hideout C
place-cliff-junction-mine = Cliff Junction, Mine
place-cliff-junction-1 = Cliff Junction 1
place-cliff-junction-2 = Cliff Junction 2
place-cliff-junction-3 = Cliff Junction 3
place-cliff-junction-4 = Cliff Junction 4
place-cliff-junction-5 = Cliff Junction 5
place-cliff-junction-6 = Cliff Junction 6
place-cliff-junction-7 = Cliff Junction 7
place-cliff-junction-8 = Cliff Junction 8
place-cliff-junction-9 = Cliff Junction 9
place-cliff-junction-10 = Cliff Junction 10

## The prospecting die

face-nugget = Nugget
face-tailings = Tailings
face-gold-dust = Gold Dust
face-gravel = Gravel

## Options of choices

option-money = Money
option-wound = Gain a wound
option-marshal = Marshal
option-wanted = Wanted
option-cards = Cards
option-card = A card
option-legend = A legendary point
option-lp = Legendary points
option-nuggets = Gold nuggets
option-travel = Travel
option-pay = Pay
option-discard = Discard
option-mustang = The Mustang
option-mule = The Mule
option-heal = Heal
option-upgrade = Upgrade
option-shop = Shop
option-ten-gallon = The Ten-Gallon
option-provisions = Provisions
option-cattle = Cattle
option-nothing = Nothing

## Stories

trigger-legend = Gain at least 2 LP with one action
trigger-points = Gain Marshal or Wanted points
trigger-spend = Spend at least $80 in a town with one action
trigger-showdown = Start a fight with another player

story-blood-money = Blood Money
story-blood-money-tale = The purse was heavier than the job deserved. Some of the coins had to be wiped before a storekeeper would touch them.
story-the-wild-wild-west = The Wild Wild West
story-the-wild-wild-west-tale = Dear sister: the air is good, and they have given me a star. Yesterday there was some shooting over a hat. I enclose the hat. Do not let Mother read the newspapers.
story-fortune-favors-the-bold = Fortune Favors the Bold
story-fortune-favors-the-bold-tale = There was a safe road and a short one. You took the short one at a gallop, and the scar it left has been bought a great many drinks since.
story-ghost-mine = Ghost Mine
story-ghost-mine-tale = They boarded up the shaft after the last collapse and swore that the vein was dead. The boards are off again, the lamp still holds oil, and something yellow winks where the roof is worst.
story-the-preacher = The Preacher
story-the-preacher-tale = He came on a lame horse, with a tin trunk full of Bibles and bandages. Saints and horse thieves get the same hour of his time; only the sermon differs.
story-the-dime-novel = The Dime Novel
story-the-dime-novel-tale = The fellow from the publishing house has you killing nine men in a canyon you never saw. He will pay for the right to print it, or he will print it for nothing and let the whole country know your name.
story-gold-fever = Gold Fever
story-gold-fever-tale = One pan, one careless shout, and by Thursday there were four hundred people on a creek with room for ten. Shovels cost more than horses, and the road to the diggings wears a crust of broken wagons.
story-the-photographer = The Photographer
story-the-photographer-tale = Under the black cloth he counts to eight, aloud, and asks you to think of your mother. For customers whose iron is too plain for the plate he keeps a tray of ivory grips.
story-election-day = Election Day
story-election-day-tale = Both candidates stood the whole town a drink, and the dead voted early and in good order. A badge was handed out before the count was finished, to save time.
story-the-balladeer = The Balladeer
story-the-balladeer-tale = Verse one, you ride in. Verse two, you shoot, and it rhymes. For a coin there is another about the horse.

story-dead-or-alive = Dead or Alive
story-dead-or-alive-tale = The bills went up overnight on every post between here and the river. Alive pays the same, they say, but dead eats less on the way.
story-the-pinkertons = The Pinkertons
story-the-pinkertons-tale = Two quiet men in good boots have taken the corner room and pay for everything in advance. They know which horse you ride, and they would be glad to learn where to.
story-the-law = The Law
story-the-law-tale = The Law came by freight, bound in calf, and the carpenter built it a shelf. The deputy stands on the second volume to reach the lamp; the rest he carries on his belt.
story-the-sheriff-of-darkrock = The Sheriff of Darkrock
story-the-sheriff-of-darkrock-tale = He has buried three deputies and hung their hats in a row behind the desk. There is a fourth peg. He looks you over the way a man looks at a horse he may have to buy.
story-harsh-times = Harsh Times
story-harsh-times-tale = The well went brown in June, and the bank began calling in notes in July. Folks sell what they love first, since it fetches the best price.
story-ink-still-wet = Ink Still Wet
story-ink-still-wet-tale = The printer’s boy nailed it up a minute ago, and it has your nose about right. You could tear it down, or you could stand beside it until somebody remarks on the likeness.
story-the-hanging-judge = The Hanging Judge
story-the-hanging-judge-tale = He travels with his own rope, oiled and coiled in a hatbox. For a reasonable donation to the courthouse roof, he can be brought to remember you as an upright sort.
story-jailbreak = Jailbreak
story-jailbreak-tale = The back wall of the jail is lying in the alley, and half the territory’s worst are running in their socks. One of them presses something into your palm as he goes by, and asks you to forget his face.
story-the-informant = The Informant
story-the-informant-tale = He talks to his glass and never to you. By the bottom of it you know who is in town, who is out of it, and who would pay to have the two exchanged.
story-twelve-good-men = Twelve Good Men
story-twelve-good-men-tale = They swore in the barber with the lather still on his customer. The foreman asks that the window be opened, that the evidence be passed around, and that lunch be sent up.

story-cheap-horse = Cheap Horse
story-cheap-horse-tale = The trader swears that she is six years old, and she has the good manners not to contradict him. She bites, she leans, and she will outrun anything that ever chased her owner.
story-snake-oil-salesman = Snake Oil Salesman
story-snake-oil-salesman-tale = It cures gout, baldness, melancholy and warped floorboards, and it burns with a clean blue flame. He needs a volunteer from the crowd, preferably one who limps.
story-spit-shined-and-proper = Spit-Shined and Proper
story-spit-shined-and-proper-tale = A bath, a shave, a collar that fights back. For one evening the whole street steps aside for you, and you cannot tell whether it is the suit or the smell of lavender.
story-tools-of-the-trade = Tools of the Trade
story-tools-of-the-trade-tale = The gunsmith lays your iron in pieces on a square of felt and clicks his tongue at every one. When he hands it back it weighs the same, and feels like somebody else’s better luck.
story-the-widow = The Widow
story-the-widow-tale = She runs the spread alone, and has outlasted two neighbors who said that she could not. There is fence to mend and a plate on the stove, and she never forgets who stayed for which.
story-the-new-piano = The New Piano
story-the-new-piano-tale = From Hamburg by sea, from Galveston by rail, from the depot by eight men and a prayer; dropped once. Waltzes tonight, says the freight bill on the door, and bring your own chair.
story-mail-order = Mail Order
story-mail-order-tale = Sirs, yours of the fourth received, with the crate. We ordered a plow. The enclosed has gears, brass and a whistle; kindly do not send the plow.
story-the-grand-opening = The Grand Opening
story-the-grand-opening-tale = Bunting, lemonade, and a brass band with two trumpets and one tune. The first customers through the door may carry off what they can wear or eat.
story-payroll-monday = Payroll Monday
story-payroll-monday-tale = The company coach came in with eleven sacks for ten crews, and the paymaster would sooner spread money around than explain it. The thin ones in the line get the thick envelopes.
story-a-tab-to-settle = A Tab to Settle
story-a-tab-to-settle-tale = Rye, rye, one window, rye, a wreath for the piano player, rye: so the slate reads from the year of the flood, and your name is at the bottom. Clear the lot, and the house will drink your health till morning.

story-local-rabble = Local Rabble
story-local-rabble-tale = They come out at the first raised voice, line the boardwalk and lay odds. By nightfall every one of them will have seen it from the front.
story-high-noon = High Noon
story-high-noon-tale = The shadows have crept under the boots that cast them, and a shutter closes somewhere. The blacksmith has stopped hammering. From the church, quite clearly, one can hear the clock making up its mind.
story-rub-some-dirt-in-it = Rub Some Dirt In It
story-rub-some-dirt-in-it-tale = No doctor, no whiskey, no shade. The old drover squints at the hole, spits, and gives the only medical opinion that he holds.
story-the-cruel-wastes = The Cruel Wastes
story-the-cruel-wastes-tale = Past the last fence the land stops pretending. There is gold lying out there in plain sight, and beside it, as a rule, the last fellow who went to pick it up.
story-tribes-of-the-mesa = Tribes of the Mesa
story-tribes-of-the-mesa-tale = They were trading on this rock before anybody drew a map of it, and they have watched several maps come and go. Bring something worth having and sit down; the price is fair, and it is not discussed.
story-bad-blood = Bad Blood
story-bad-blood-tale = It began over a dog, or a dam; both families have lost the thread. The cousins are cleaning their guns on the porch again, and any hand that can shoot is welcome at the table.
story-the-undertaker = The Undertaker
story-the-undertaker-tale = He bows and runs his eye from your collar down to your boots, without hurry. Business being what it is, he pays for introductions, and he is gentle with those he expects to see again.
story-no-witnesses = No Witnesses
story-no-witnesses-tale = There was a shot, and then another, and afterward only the windmill. Whoever was close enough to see it has already decided to have been somewhere else.
story-range-war = Range War
story-range-war-tale = Wire went up on Monday, and on Tuesday it lay cut in tidy lengths. The big outfits are hiring, and they do not ask what you know about cows.
story-the-long-walk-home = The Long Walk Home
story-the-long-walk-home-tale = The horse had more sense than either of you and left before the end. It is eleven miles to a lamp, and there is plenty of time to think up a better account of the afternoon.
