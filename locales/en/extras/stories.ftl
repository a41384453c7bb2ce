# Further core stories, unique events and the Man in Black’s further cards.

## Core stories

trigger-arrival = End a move action on an event or frontier token
story-the-mayors-hat = The Mayor’s Hat
story-the-mayors-hat-tale = You both missed, and one ball went through the mayor’s hat with the mayor in it. He has worn it on Sundays ever since and stands a drink for anyone who asks about the draft.
story-ten-paces = Ten Paces
story-ten-paces-tale = You counted ten, and the other man counted eight. The judge ruled that arithmetic was no excuse, and that the better iron had known as much.
story-the-mirror-behind-the-bar = The Mirror Behind the Bar
story-the-mirror-behind-the-bar-tale = It came from Belgium in straw and survived the sea, the rails and nineteen years of cowboys. In it you saw a man behind you reach for his gun, which is why you are here to help pay for it.
story-sold-tickets = Sold Tickets
story-sold-tickets-tale = Somebody at the livery had printed handbills with both your names, the hour and the price. The printer has not heard how it came out, and keeps two kinds of black border ready.
story-the-loose-herd = The Loose Herd
story-the-loose-herd-tale = One shot went wide and opened a gate. What followed is remembered as the only fight in the territory that was won by a cow.
story-the-second-opinion = The Second Opinion
story-the-second-opinion-tale = “Lead,” said the barber, and reached for the pliers. “Nerves,” said the dentist, and reached for the bottle. You were given the chair between them, and the lamp to hold.
story-second-best-shot = Second-Best Shot
story-second-best-shot-tale = “How wide was yours?” a boy asks at the bar, and you tell him. “And his?” You show him the hat, then the shoulder, then the bill for the shoulder.
story-kin-on-both-sides = Kin on Both Sides
story-kin-on-both-sides-tale = Half the jury is related to you, the other half to the man you fought, and all of them to the mule. A verdict is expected in the spring.
story-the-last-word = The Last Word
story-the-last-word-tale = From behind the trough, the preacher called for a last word. The other man had it in writing, both sides of four sheets, and manners required you to keep the pistol level until he turned the last.
story-boots-on = Boots On
story-boots-on-tale = He asked to be buried in his boots, and would not say why. The gravedigger was the first to wonder about the weight.
story-the-empty-saddle = The Empty Saddle
story-the-empty-saddle-tale = The mare was standing in the trail with her reins tied up, so that she would not trip. Whoever did that had time, and had no more use for a horse.
story-a-map-in-the-lining = A Map in the Lining
story-a-map-in-the-lining-tale = The coat cost a dollar and was too warm to wear. Then the lining gave, and you have been reading it by every fire since, with your back to the others.
story-smoke-on-the-ridge = Smoke on the Ridge
story-smoke-on-the-ridge-tale = The old scout reads it off like a newspaper: ten wagons, water short, a birth, and a quarrel over a kettle. Then he saddles up. The rest, he says, is advertisements.
story-the-surveyor = The Surveyor
story-the-surveyor-tale = He has drawn the county line through the saloon, and the bar is now in two jurisdictions. For a consideration, he can move a river.
story-the-medicine-wagon = The Medicine Wagon
story-the-medicine-wagon-tale = She sells one bottle for man and beast, and drinks from it herself between customers. The mule that draws the wagon is older than the county, and she offers it as evidence.
story-the-wrong-wagon = The Wrong Wagon
story-the-wrong-wagon-tale = The freight was for a Mr. Alden Pryce of Denver, who ordered well and paid in advance. The driver is lost, tired, and willing to believe that you are Mr. Alden Pryce.
story-strangers-at-the-fire = Strangers at the Fire
story-strangers-at-the-fire-tale = Soak the beans overnight, add salt pork and a spoon of molasses, and stir whenever somebody asks where you are from. The five of them gave no names. They did give you a plate.
story-forty-miles-of-bad-road = Forty Miles of Bad Road
story-forty-miles-of-bad-road-tale = Mile six, a wheel. Mile fifteen, the other wheel. At mile thirty a man has put up a stand and sells wheels.
story-the-name-on-the-rock = The Name on the Rock
story-the-name-on-the-rock-tale = Every wagon that came through cut a name there, and one cut yours, with a date from before you were born. You can add a line below it, or sell the chisel.
story-the-long-count = The Long Count
story-the-long-count-tale = Twelve horses at the ford, thirteen at the cottonwood, and twelve again at the wash. Either you cannot count, or one of them is coming around behind you.

## Unique events: the cards and their tokens

event-orphan = Orphan
event-orphan-tale = Label on the coat: one boy, age seven, eats anything, to be collected by an uncle; the name has run in the rain.
event-grizzly-bear = Grizzly Bear
event-grizzly-bear-tale = She has eaten a tent, a saddle and the better half of a brass band’s lunch, and she is coming back for the band.
event-wounded-deputy = Wounded Deputy
event-wounded-deputy-tale = He kept the star and lost the trail, and he is arguing with a rock about which of them should go for help.
event-bathcat = Bathcat
event-bathcat-tale = Rules of the bathhouse: hot water ten cents, used water five, and the tub under the cat is taken.
event-tinker = The Tinker
event-tinker-tale = Pots, pans, kettles, clocks: he mends them at your door, and hums, and the dog does not bark.
event-dowser = The Dowser
event-dowser-tale = Her hazel twig finds water, silver and lies, and she has stopped telling people which.
event-circuit-rider = The Circuit Rider
event-circuit-rider-tale = Sundays at Red Falls, Mondays at the mine, Tuesdays wherever the mare has stopped; bring a hymn and a pie.
event-balloon = The Balloon
event-balloon-tale = It came over the ridge without a sound, and the professor in the basket asked politely which country this was.
map-token-orphan = Orphan
map-token-grizzly-bear = Grizzly Bear
map-token-wounded-deputy = Wounded Deputy
map-token-bathcat = Bathcat
map-token-tinker = Tinker
map-token-dowser = Dowser
map-token-circuit-rider = Circuit Rider
map-token-balloon = Balloon
effect-place-token-orphan = the Orphan { $where }
    .verb = { verb-place }
effect-place-token-grizzly-bear = the Grizzly Bear { $where }
    .verb = { verb-place }
effect-place-token-wounded-deputy = the Wounded Deputy { $where }
    .verb = { verb-place }
effect-place-token-bathcat = the Bathcat { $where }
    .verb = { verb-place }
effect-place-token-tinker = the Tinker { $where }
    .verb = { verb-place }
effect-place-token-dowser = the Dowser { $where }
    .verb = { verb-place }
effect-place-token-circuit-rider = the Circuit Rider { $where }
    .verb = { verb-place }
effect-place-token-balloon = the Balloon { $where }
    .verb = { verb-place }
opponent-grizzly = The Grizzly Bear
# $text: effects, as sentences.
# `.who` and `.removes` are the same in two parts, for a sentence that goes on with what the token brings.
effect-visit = whoever ends a move action in the token’s space removes it
    .who = whoever ends a move action in the token’s space
    .removes = removes it
log-visited = { $you ->
    [name] You end your move at { $place } and take the token: { $token }.
   *[no] { $name } ends a move at { $place } and takes the token: { $token }.
}

## The Man in Black’s further cards, 11 to 19

deed-the-doctors-bill = The Doctor’s Bill
deed-salt-in-the-well = Salt in the Well
deed-the-black-stage = The Black Stage
deed-marked-cards = Marked Cards
deed-an-old-photograph = An Old Photograph
deed-the-assayer = The Assayer
deed-the-blank-warrant = The Blank Warrant
deed-night-riders = Night Riders
deed-the-forged-deed = The Forged Deed
