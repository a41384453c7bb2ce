## Legendary stories: title, front, conditions, map tokens, endings. All ours.

legendary-story-green-ledger = The Green Ledger
legendary-story-green-ledger-tale = Hollis Tarrant of the Land and Water Company came in on the noon train with two trunks and a green ledger. He pays in new banknotes, never haggles, and has each seller sign below a line of very small print. He holds the lamp for you himself, a little too far away.
legendary-story-green-ledger-margins = Read the ledger over his shoulder at the Bank
legendary-story-green-ledger-collectors = Send one of his collectors home on foot
legendary-story-green-ledger-a-tale = Ada Pruitt borrowed the ledger for an hour and set the small line in wooden type, a hand high, across the whole front page. There was a crowd by noon, and by one the sellers had their deeds back. Mr. Tarrant complimented her on the printing and asked what she owed on the building.
legendary-story-green-ledger-b-tale = The small line sold the water under the land, and the company had locked every pump before breakfast. People who laughed at what Mr. Tarrant gave for the hotel are standing in line with buckets. You had read the line in time, and you have two full barrels and no friends.

legendary-story-mule-named-senator = A Mule Named Senator
legendary-story-mule-named-senator-tale = Old Tobias Fenn is sober for the first time in a dozen years, and it frightens people. His mule has run off in her blanket, and the only map of the Fenn lode is stitched on the inside of it. She answers to Senator, when she answers, and she eats whatever is put in front of her.
legendary-story-mule-named-senator-oats = Buy oats, and plenty of them
legendary-story-mule-named-senator-found = Find the right mule
legendary-story-mule-named-senator-o = Senator is standing in a creek with somebody’s hat in her mouth, and there is a nugget in her saddlebag.
legendary-story-mule-named-senator-x = A mule, certainly, but a Congressman at best; its owner pays you to stop shouting at it.
legendary-story-mule-named-senator-danger = You came up behind the wrong mule, and from the ground you had time to think the matter over.
legendary-story-mule-named-senator-a-tale = The blanket came home less one corner. Senator had eaten the lode, the river and most of Mesito’s Point, and fifty men with shovels, who had followed you the whole way, were waiting to be told. In the fall they put her on the ballot out of spite, and she carried two counties.
legendary-story-mule-named-senator-b-tale = The stitching was a map, as Tobias had always said, and the brown spot was the lode and not coffee. He gave you your share without counting it, bought the mule a straw hat with a silk band, and by evening was himself again.

legendary-story-last-good-well = The Last Good Well
legendary-story-last-good-well-tale = No rain has fallen since Easter, and the one deep well in the valley belongs to Ysabel Montoya, who charges nothing. Tarrant’s company charges by the cup and has put armed men on the creek. Last week it made Ysabel a fair offer, and left a can of coal oil on her porch to help her think.
legendary-story-last-good-well-dig = Dig for Ysabel at a Ranch
legendary-story-last-good-well-creek = Drive a guard off the creek at a hideout of gang B
legendary-story-last-good-well-a-tale = The ranch at Mesito’s Point went up at two in the morning, and there was not a bucket of water in the county to throw at it. You got the people out. Ysabel counted them by the light of her own roof, and then she asked you, quite politely, for the loan of a rifle.
legendary-story-last-good-well-b-tale = At ninety feet the shovel rang, and from ninety-one the diggers came up the rope a good deal faster than they had gone down. By evening, water stood in the yard. Ysabel painted a board, FREE, and hung it on the side that the company’s men have to pass.

legendary-story-mercy-comes-whistling = Mercy Comes Whistling
legendary-story-mercy-comes-whistling-tale = Mercy Cobb whistles hymns, and folks have learned which ones to be afraid of. She works for Tarrant by the job and camps with the outlaws by choice, and she pays twenty dollars to anybody who wins a quarrel, since it saves her the cartridge. Tonight it is “Shall We Gather at the River,” and slow.
legendary-story-mercy-comes-whistling-camp = Hear her out at the Outlaw Camp
legendary-story-mercy-comes-whistling-quarrel = Win a quarrel with another player
legendary-story-mercy-comes-whistling-a-tale = She had not come for you. She had come for whoever stood tallest: a verse and a chorus from the livery loft, and the next day half the heroes of the territory had an arm in a sling. You found twenty dollars on your windowsill, folded small, and you have the tune in your head still.
legendary-story-mercy-comes-whistling-b-tale = The first bullet took the hat off your head, and the second took it off the fence. Then she sat down, coughing, and asked whether the doctor in Red Falls was any good. She pays what she owes: in the morning, something was hanging from your saddle, wrapped in a page of the hymnal.

legendary-story-iron-road = The Iron Road
legendary-story-iron-road-tale = Chen Wei’s crew builds two miles of track a day, and the company, which owns a long chain, measures one and a half. He writes down the difference in the back of a book. In the front are the names of the men that the line has cost. There is pay at the stations for anyone who can swing a hammer, and the trestles are the color of new money.
legendary-story-iron-road-hammer = Swing a hammer at a Rail Station
legendary-story-iron-road-survey = Survey the line at Mountain Pass A
legendary-story-iron-road-first-train = Take a seat on the first train
legendary-story-iron-road-a-tale = The last spike was gold, so Chen Wei’s men drove an iron one beside it, which is the one that holds the rail. At the banquet he read out his figures in two languages, and the gentlemen from Washington stopped chewing. The company paid before dessert. Nobody has seen the gold spike since.
legendary-story-iron-road-b-tale = The company had saved on timber and spent the savings on flags. The first locomotive came into the frontier station on time, and it took along the platform, the water tower and the brass band as far as the wash. Chen Wei turned to a clean page, and then to another.

legendary-story-queen-in-the-sleeve = A Queen in the Sleeve
legendary-story-queen-in-the-sleeve-tale = Madame Celestine of Paris, by way of Dayton, Ohio, has staked her contract at the Cabaret against ten thousand shares of Mr. Tarrant’s railroad. The two of them are into their third night at the Darkrock Saloon. The lamp has been filled again and the dealer changed four times, and each of them has stopped counting the other’s queens.
legendary-story-queen-in-the-sleeve-seat = Win a hand of poker in front of them
legendary-story-queen-in-the-sleeve-dupe = Lose a hand of poker, and look surprised
legendary-story-queen-in-the-sleeve-house = Keep the Cabaret open without her
legendary-story-queen-in-the-sleeve-a-tale = She turned up three queens. Tarrant smiled, showed his flush, and was already reaching for the pot when she turned up the fourth. He had dealt that hand himself, from his own deck, and so he could not very well ask where she had found it.
legendary-story-queen-in-the-sleeve-b-tale = Somebody at the bar counted five queens, out loud. In the argument the lamp went over, and the fire took the shares, the contract and the Saloon, down to the pedals of the piano. The two of them were last seen in the street under one blanket, each waiting for the other to fold.

legendary-story-fenn-lode = The Fenn Lode
legendary-story-fenn-lode-tale = Tobias Fenn drew it on a tablecloth before he passed out: three mines, one crooked line beneath all three, and a cross at each. Only one cross is gold. He could not recall which, only that the timber is rotten, that you had better bring a bigger sack, and that the company has bought the tablecloth.
legendary-story-fenn-lode-cross = Dig under the right cross
legendary-story-fenn-lode-proof = Put the proof on the counter of the Bank
legendary-story-fenn-lode-o = Behind the last prop the wall is yellow from floor to roof, and when you hold up the lamp, it holds up one of its own.
legendary-story-fenn-lode-x = No gold, but a lunch pail, a good shovel and somebody’s unopened pay.
legendary-story-fenn-lode-danger = The prop that you leaned on had been leaning on you; from the floor, at least, you can see where the tunnel goes.
legendary-story-fenn-lode-a-tale = Three mines and one vein, and everybody dug. Sunny Hills came down first, on a Tuesday, with a sound that stopped the church clock. You were at the top of the ladder with your sack full. The dust had not settled when strangers began to pace out the other two.
legendary-story-fenn-lode-b-tale = The tablecloth belonged to the hotel, and so did the gravy, which was most of the river. But Tobias had drawn the rest from memory, and the line held true for a quarter of a mile. There was enough for you, and enough over for every fool with a pan.

legendary-story-quiet-sickness = The Quiet Sickness
legendary-story-quiet-sickness-tale = First the church was asked not to ring, and then the children were called in. Doctor Amelia Strand has slept two hours since Sunday. Her medicine is in a crate at the frontier station, where the company is holding it for storage fees, and in the saloons they have begun to say that she carried the fever here in her bag.
legendary-story-quiet-sickness-crate = Fetch the crate from the frontier Rail Station
legendary-story-quiet-sickness-nurse = Nurse the sick at the Doctor’s Office
legendary-story-quiet-sickness-a-tale = They opened the crate with an ax and left the storage fee on the platform, in pennies. On the ninth day, a boy asked for more soup, and Doctor Strand went out behind the house for a minute, where nobody could see her face. Then the bell rang for an hour, for no reason at all.
legendary-story-quiet-sickness-b-tale = The fever was almost over when they came with torches, a dozen decent people with their hats pulled low. She stood in the road in her apron and greeted each one by name, with the date and what she had cured. Some went home. You saved her instruments, and the rest burned till morning.

legendary-story-hot-lead = Hot Lead
legendary-story-hot-lead-tale = Ada Pruitt printed what Mr. Tarrant had paid for the dam and, beside it, what the dam had cost. That night her press went out the window, and her type went down the river, capitals first. She has a hand press, a clean sheet, and until Saturday. You would be surprised how much of the news depends on the letter E.
legendary-story-hot-lead-drawer = Fish a drawer of type out of the river
legendary-story-hot-lead-news = Do something in Darkrock worth printing
legendary-story-hot-lead-o = Capitals, the whole drawer, dry and in order, as if the river had known its letters.
legendary-story-hot-lead-x = Commas and dollar signs; a clerk of the company buys the dollar signs.
legendary-story-hot-lead-danger = Somebody across the water is collecting lead, too, and he sends you some of his.
legendary-story-hot-lead-a-tale = Two drawers had gone back in the wrong order. On Saturday the report on the dam ran under Births, and your own name ran under Deaths, with a kind word. It took you a week to come back to life. Your goods had been sold by then, but the eulogy has never done you any harm.
legendary-story-hot-lead-b-tale = Six thousand words, and the E’s lasted to the final line. The edition sold out in an hour at double the price, much of it to people who could not read but had heard that they were in it. Tarrant bought a hundred copies to burn, and Ada thanked him in the next issue for his subscription.

legendary-story-bridge-at-midnight = The Bridge at Midnight
legendary-story-bridge-at-midnight-tale = Blind Jack Mundy sees perfectly well; he took the name for the sympathy. He has forty sticks of dynamite under the railroad bridge at Cliff Junction, and a watch that he won from the engineer. The pay train is due at midnight. Some of those in the bushes would like it to stop, and some would like it not to.
legendary-story-bridge-at-midnight-fuse = Crawl under the bridge at the Cliff Junction Mine
legendary-story-bridge-at-midnight-lookouts = Silence a lookout at a hideout of gang C
legendary-story-bridge-at-midnight-a-tale = The fuse was wet, the watch was slow, and the train was on time. It went over at two minutes to twelve, while Blind Jack was reading the dial by a match. A sack fell off the pay car at the curve, and was divided among those who happened to be standing there, several of whom were wearing badges.
legendary-story-bridge-at-midnight-b-tale = The train was half an hour late, so it missed the explosion, and then it missed the bridge. The river moved into the mine. For years, Cliff Junction dug silver dollars out of its vegetable beds. Jack Mundy was found on the bank without a scratch on him, asking who had put out the moon.

legendary-story-forty-head = Forty Head and a Lien
legendary-story-forty-head-tale = Ysabel Montoya has forty head, one honest hand, and until sundown on Friday. After that the company’s lien holds, and every cow that she owns in the territory is Mr. Tarrant’s. On paper they were sold to a cousin, who may not exist. What matters now is where they stand, whose brand they wear, and that nobody drops a lantern.
legendary-story-forty-head-strays = Gather the strays at the blue Ranch
legendary-story-forty-head-honest = Put some cattle on the train, with receipts
legendary-story-forty-head-crooked = Put some cattle under another brand, without receipts
legendary-story-forty-head-a-tale = Somebody dropped a lantern. Forty head went through the frontier ranch as though it had been a rumor, and the bunkhouse has not been found. On Friday at sundown Mr. Tarrant came out in person to take possession, and was shown a wide road of hoofprints, leading to the horizon and over it.
legendary-story-forty-head-b-tale = By Friday the company’s clerk had traced forty cows, in a dozen brands and four counties, each with a bill of sale to a different cousin. He closed his book and asked whether there was any supper. There was. Ysabel put you at the head of the table, and a great many cousins drank your health.

legendary-story-price-of-a-deputy = What a Deputy Costs
legendary-story-price-of-a-deputy-tale = Deputy Orrin Lusk keeps a price list in his hatband. For ten dollars, your poster blows away in the night; for thirty, it blows back with somebody else’s nose. Neither office can make out how the wind comes to be so well informed. Lusk writes down every cent, being an honest man in that one respect.
legendary-story-price-of-a-deputy-complaint = Complain at the Sheriff’s Office
legendary-story-price-of-a-deputy-copy = Take a copy of the list to the Marshal’s Office
legendary-story-price-of-a-deputy-customer = Win a fight while Wanted, as a satisfied customer
legendary-story-price-of-a-deputy-a-tale = Lusk was arrested at breakfast by a sheriff and a marshal. Each had a copy of the list, and each wished to know who had sold one to the other. He got sixteen years and asked for his pencil. The posters went into the courthouse stove, all but yours, which you have framed.
legendary-story-price-of-a-deputy-b-tale = Lusk disappeared on Saturday night, and on Sunday his list was nailed to the church door. Everyone who had paid was on it. So was everyone who had been paid not to notice. You appear once, near the bottom, under Sundries, and the jury is still out on what that means.

legendary-story-night-of-the-dam = The Night the Dam Went
legendary-story-night-of-the-dam-tale = It held for six years and let go in a minute. They say that the company saved on the spillway. There are lamps on the rooftops from the hills to Red Falls, and one of the roofs is singing. The water has reached the second step of the store, and every door in town is a boat.
legendary-story-night-of-the-dam-singers = Reach the roof that is singing
legendary-story-night-of-the-dam-levee = Fill sandbags in Red Falls
legendary-story-night-of-the-dam-o = Nine children and their teacher, on the fourth verse, and one of them offers you the dry end of the blanket.
legendary-story-night-of-the-dam-x = Mr. Tarrant’s best suit, folded, with the billfold on top, and a chimney for company.
legendary-story-night-of-the-dam-danger = The roof leaves the house as you step onto it, and shows you a good deal of the county.
legendary-story-night-of-the-dam-a-tale = The levee held on the left, and on the right it gave where there was only the store. In the morning the street was ankle-deep in canned peaches, and nobody was missing. They counted again until noon, because they could not believe it, and then the whole town sat down on the boardwalk and ate.
legendary-story-night-of-the-dam-b-tale = The water took the store, the Saloon and the low end of the graveyard, and it was in no hurry. You made a dozen trips. When the light came, the teacher found a yard of company fuse wedged under the gate of the dam, and after that people stopped using the word spillway.

legendary-story-ten-coffins = Ten Coffins
legendary-story-ten-coffins-tale = High water has opened the old churchyard at Mesito’s Point, and nine coffins are on their way down the creek. The undertaker has counted them twice and gets ten. The tenth floats low and keeps knocking, against the stones, one hopes. The Bank is offering a reward for the return of the dead, unopened, which is not like the Bank.
legendary-story-ten-coffins-lid = Haul a coffin out, and lift the lid
legendary-story-ten-coffins-churchyard = Bring the dead back up to Mesito’s Point
legendary-story-ten-coffins-o = No corpse, only rolled banknotes and a bottle; somebody meant to wake up comfortable.
legendary-story-ten-coffins-x = Deacon Ames, looking rested. In his sleeve is the ace for which they shot another man.
legendary-story-ten-coffins-danger = The lid was wired by a careful person; what was inside comes down over the creek like confetti, and some of it still spends.
legendary-story-ten-coffins-a-tale = The tenth coffin was packed with notes: every debt in the valley, signed, and all thought to have burned with the old Bank. They dried very well. Mr. Tarrant thanked you before the whole town and gave you your own to keep. The others he has begun to read out, in order of size.
legendary-story-ten-coffins-b-tale = The knocking was the company’s bookkeeper, drowned last spring and mourned since, thin and in a vile temper. He had paid good money for a quiet passage out, and nobody had mentioned rain. He sat up, asked for coffee and a stenographer, in that order, and talked until Thursday.

legendary-story-dead-mens-wages = Dead Men’s Wages
legendary-story-dead-mens-wages-tale = Thirty-one men died on the line between Spike’s View and the pass. In Chen Wei’s book they have names and villages. In the company’s book they are in good health and on full pay, and Hollis Tarrant draws it for them at the Bank on the first of the month. Chen Wei wants it back, and he has not said how.
legendary-story-dead-mens-wages-names = Read out the names at Mountain Pass C
legendary-story-dead-mens-wages-stones = Buy thirty-one stones
legendary-story-dead-mens-wages-wages = Draw the wages at gunpoint
legendary-story-dead-mens-wages-a-tale = The money went across the ocean in thirty-one envelopes, and in time thirty-one letters came back. Chen Wei read them aloud at the pass, to the stones, one evening after another. Your name is in all of them. He has shown you how it is written, and the place in the book where he wrote it.
legendary-story-dead-mens-wages-b-tale = The company’s lawyers agreed that the men were dead, and sued them for leaving before the end of their contract. Stones, wages and book were impounded as evidence. Mercy Cobb delivered the papers, thirty-one copies, one to each grave, and whistled all the verses. There was one more copy, for the rest of you.

legendary-story-ascent-of-professor-pym = The Ascent of Professor Pym
legendary-story-ascent-of-professor-pym-tale = Professor Aurelius Pym will cross both mesas by balloon, for science and twenty cents a head. He has the basket, the gas and most of the silk, and hopes to find the rest of it in Red Falls. On trial flights he will set down anyone, nearly anywhere. Asked how the thing is steered, he said that this was an excellent question.
legendary-story-ascent-of-professor-pym-silk = Buy a curtain from the Cabaret, with the show in front of it
legendary-story-ascent-of-professor-pym-rope = Bring rope from the Trading Post
legendary-story-ascent-of-professor-pym-a-tale = He went up at nine, to music, with the Sheriff, who had climbed into the basket to read him the ordinance. They cleared both mesas. It was the Sheriff who had thought to bring a rudder, or at any rate a shovel. They were found at the far end of the frontier, singing, and the ordinance was never mentioned again.
legendary-story-ascent-of-professor-pym-b-tale = He went up beautifully; it was the other half that he had not prepared. The balloon came in through the roof of the Cabaret in the middle of the second act, and the audience, taking this for the second act, rose to its feet. The Professor bowed until the wall fell.

legendary-story-people-against-cobb = The People Against Mercy Cobb
legendary-story-people-against-cobb-tale = They are trying Mercy Cobb in the Cabaret, which has the only room with enough chairs, and the judge has set his hatbox on the piano. The jurors, all Methodists, came on foot and know her by ear. Exhibit A, a revolver, has already been sold. Brawling in town is contempt of court, at twenty dollars, cash, to the bailiff.
legendary-story-people-against-cobb-testify = Take the stand at the Cabaret
legendary-story-people-against-cobb-alibi = Arrange an alibi for her at the Buzzard Gulch Saloon
legendary-story-people-against-cobb-exhibit = Acquire an exhibit
legendary-story-people-against-cobb-a-tale = Before the verdict, she asked to be heard, and the judge allowed it for the novelty. It took two hours. She went through the jobs one by one, with the date, the hymn and the price, and by the end nobody was looking at her any longer. They were looking at Mr. Tarrant, third row, on the aisle.
legendary-story-people-against-cobb-b-tale = The jury was out for an hour and could be heard singing. “Not guilty,” the foreman read, in the voice of a man reading a bill, and all twelve went home on new horses. On the steps she bowed to you. She had enjoyed your testimony, she said, and had taken down your address.

legendary-story-eleven-bullets = Eleven Bullets
legendary-story-eleven-bullets-tale = Gangs that have not shared a campfire in ten years have signed one paper, and Tarrant’s money is at the bottom of it. They have the Marshal’s Office in Buzzard Gulch surrounded. Inside are a marshal, a coffeepot, a prisoner due to hang on Monday, and eleven bullets. The prisoner mentions that he used to be rather a good shot.
legendary-story-eleven-bullets-relief = Get through to the Marshal’s Office
legendary-story-eleven-bullets-cartridges = Buy cartridges at the Trading Post
legendary-story-eleven-bullets-rear = Hit them from behind at a hideout of gang A
legendary-story-eleven-bullets-a-tale = At dawn they set fire to the Saloon and came in behind the smoke. The marshal walked out with no bullets and no eyebrows, and with everyone who had been inside but one. The gangs went off in all directions, arguing over the bill. On Monday the prisoner, who had held the door, was buried with a badge on.
legendary-story-eleven-bullets-b-tale = It took ten. At sunup the marshal stood the eleventh on the desk, looked at the calendar, and then slid the bullet across to the prisoner along with the keys. Nobody knows where he went. Once in a while, a crate of good coffee comes to Buzzard Gulch without a name on it, and in the crate there is a present for you.

legendary-story-brothers-fenn = The Brothers Fenn
legendary-story-brothers-fenn-tale = Tobias and Gideon Fenn found the lode together, fell out over a fiddle in ’59, and have not spoken since. Now Gideon has written that he is old and coming home, if he can find it. Three strangers with fiddle cases have been seen on three different roads. Half a gold mine goes with the name.
legendary-story-brothers-fenn-stranger = Pick the right stranger
legendary-story-brothers-fenn-tobias = Get Tobias out of the Darkrock Saloon
legendary-story-brothers-fenn-o = He is asking a fence post the way, and he carries his case as one carries a sleeping child.
legendary-story-brothers-fenn-x = A beard, a fiddle and the name of Fenn, but no relation; he plays at weddings and splits the fee with you.
legendary-story-brothers-fenn-danger = There was never a fiddle in that case.
legendary-story-brothers-fenn-a-tale = They stood a yard apart for about as long as it takes to boil an egg. “You still have it,” said Tobias. “You never could play it,” said Gideon, and they were off again, at the top of their voices, until dark. Afterward Gideon gave you what he had brought for whoever should find him, and opened the case. People came from four miles around and stood in the road.
legendary-story-brothers-fenn-b-tale = Gideon wept, Tobias wept, and the papers for the mine were signed on the bar. Only at the dance did somebody hand Gideon the fiddle, and he put it under the wrong side of his chin. By morning the claim belonged to Mr. Tarrant. The real Gideon arrived on Thursday, an hour after they had buried his brother.

legendary-story-last-train-for-tarrant = The Last Train for Tarrant
legendary-story-last-train-for-tarrant-tale = Hollis Tarrant is leaving the territory, with two trunks, a green ledger and, if the talk is right, the bottom half of the Bank. The frontier express has steam up at Spike’s View. Madame Celestine has taken the compartment next to his. Mercy Cobb, who has not been paid, has taken the one after that.
legendary-story-last-train-for-tarrant-platform = Hold the train at Spike’s View
legendary-story-last-train-for-tarrant-aboard = Follow him down the line
legendary-story-last-train-for-tarrant-pass = Cut him off over the mountains
legendary-story-last-train-for-tarrant-a-tale = At the first stop the window of his compartment was open and the seat was warm. When they unlocked the vault in Darkrock, the floor was gone, and so was everything that used to stand on it; the tunnel was two years old and very neatly swept. A postcard comes every Christmas. The climate agrees with him.
legendary-story-last-train-for-tarrant-b-tale = Both trunks held newspaper, cut to size. Celestine had his wallet and Mercy Cobb had his ticket, and between the two of them they had left Mr. Tarrant at a water stop in his stockings, bargaining with a mule. The money came home in a hatbox. When it was counted, nobody asked the ladies for change.
