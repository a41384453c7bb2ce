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
starts-beside-player = With another player, placed last
starts-circuit = A free stop of the train
gains-cattle-of-choice = 1 cattle token of a Ranch of your choice
card-aaron-ross-2-text = if you have $60 or more but less than $120, draw 1 card
when-fight-ended = after each fight
when-law-points-gained = after you gain Marshal or Wanted points on your turn
cond-arresting = { $form ->
    [goal] making an arrest
    [state] make an arrest
   *[if] if you make an arrest
}
cond-marshal-against-wanted = { $form ->
    [goal] between a Marshal and a Wanted player
    [state] the fight must begin between a Marshal and a Wanted player
   *[if] if the fight began between a Marshal and a Wanted player
}
cond-with-player = { $form ->
    [goal] with another player in your space
    [state] be in a space with another player
   *[if] if another player is in your space
}
cond-used-this-turn = { $form ->
    [goal] after using this ability in the turn
    [state] have used this ability in this turn
   *[if] if you used this ability in this turn
}
lead-player-near = choose another player up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away, who does the following:
effect-cattle-from = take a random cattle token: { $place }
effect-lose-cattle = lose all your cattle
effect-marshal-cube = put your cube on space { $n } of the Marshal track, without its reward
effect-wanted-cube = put your cube on space { $n } of the Wanted track, without its reward
effect-switch-tracks = move your cube to the space with the same number on the other track, Marshal or Wanted, without its reward
effect-ride-row = move up to as many spaces as the number of your row on the Marshal or Wanted track
    .may = you may move up to as many spaces as the number of your row on the Marshal or Wanted track
effect-show-hand = show all cards in your hand
effect-discard-named = discard all cards of the value that the active player names
effect-discard-value = discard all cards of value { $value }
effect-take-half = take half of the other player’s money or nuggets
effect-take-half-of = { $what ->
    [nuggets] take half of the nuggets
   *[other] take half of the money
}
effect-no-bandit-at = remove the bandit from { $place }
effect-no-bandit-in = { $at ->
    [hideout] remove a bandit from any Hideout
   *[other] remove a bandit from a space of your choice: { $place }
}
passive-win-npc-ties = you win ties in fights with bandits, guards, the Sheriff and other opponents
passive-npc-shows-first = bandits, guards, the Sheriff and other opponents choose and reveal their fight card before you play yours
passive-wanted-for-bandits = you may gain 1 Wanted point as the reward for beating a bandit
passive-rob-items = when you rob a player, you may take a miscellaneous item that you do not own instead of money or nuggets
choice-reward-wanted = Take 1 Wanted point
choice-steal-item = { $cattle ->
    [yes] Steal the { $item } and the cattle
   *[no] Steal the { $item }
}
log-showed-hand = { $you ->
    [name] You show
   *[no] { $name } shows
} this hand to everybody: { $cards }.
option-no-bandit = One bandit less
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
goal-bean-forty-dollar-fine = Forty Dollars and a Pistol
goal-bean-jersey-lilly = The Jersey Lilly
goal-bean-west-of-the-pecos = West of the Pecos
goal-cassidy-telluride = The San Miguel Valley Bank
goal-cassidy-hole-in-the-wall = Hole-in-the-Wall
goal-cassidy-ranch-hand = The Best Hand on the Ranch
goal-cassidy-fort-worth-five = The Fort Worth Five
goal-murrieta-calaveras-gold = Gold of the Calaveras
goal-murrieta-three-fingered-jack = Three-Fingered Jack
goal-murrieta-mustangs-for-sonora = Mustangs for Sonora
goal-murrieta-arroyo-cantua = The Arroyo de Cantúa
goal-starr-youngers-bend = Younger’s Bend
goal-starr-venus = Venus, the Black Mare
goal-starr-my-baby = My Baby
goal-starr-judge-parker = Before Judge Parker
goal-dart-browns-park = Brown’s Park
goal-dart-new-name = Ned Huddleston No More
goal-dart-deputy-in-the-ravine = The Deputy in the Ravine
goal-dart-bronco = The Best Rider on the Green River
goal-pinkerton-we-never-sleep = We Never Sleep
goal-pinkerton-dundee-cooper = The Cooper of Dundee
goal-pinkerton-baltimore-plot = The Baltimore Plot
goal-pinkerton-rogues-gallery = The Rogues’ Gallery
goal-cody-pony-express = Rider of the Pony Express
goal-cody-wild-west-show = The Wild West Show
goal-cody-summit-springs = Summit Springs
goal-cody-twelve-a-day = Twelve a Day
goal-bat-adobe-walls = Adobe Walls
goal-bat-gold-headed-cane = The Gold-Headed Cane
goal-bat-ringside = Ringside Odds
goal-bat-sweetwater = The Lady Gay of Sweetwater
goal-pearl-globe-stage = The Globe Stage
goal-pearl-mothers-medicine = Her Mother’s Medicine
goal-pearl-lady-bandit = The Arizona Lady Bandit
goal-pearl-no-part-in-the-law = Laws That Her Sex Did Not Make
goal-ada-before-breakfast = Two Forgers before Breakfast
goal-ada-telegram = A Telegram at Norman
goal-ada-deputize-the-crowd = Deputizing the Crowd
goal-ada-clerk-of-court = Clerk of the Court
goal-rudabaugh-las-vegas-jail = The Jail at Las Vegas
goal-rudabaugh-stinking-springs = Stinking Springs
goal-rudabaugh-kinsley = The Train at Kinsley
goal-rudabaugh-parral = Cards in Parral
goal-ringo-hoodoo-war = The Hoodoo War
goal-ringo-turkey-creek = Turkey Creek
goal-ringo-shakespeare = Shakespeare by Heart
goal-ringo-galeyville = The Game at Galeyville
goal-vasquez-rocks = The Rocks of Vásquez
goal-vasquez-guitar = Guitar and Verses
goal-vasquez-tres-pinos = Tres Pinos
goal-vasquez-over-the-ridge = Horses over the Ridge
goal-ross-siege = Three Hours in the Express Car
goal-ross-express = The Company’s Strongbox
goal-ross-gold-watch = A Gold Watch and a Thousand Dollars
goal-ross-duty = The Messenger’s Duty
