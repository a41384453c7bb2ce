web-module-ante-up = Ante Up
web-module-ante-up-more = A second board with passes and a railway, frontier tokens, a third ranch.
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
log-frontier-placed = A frontier token with number { $n } is placed at { $place }.
log-frontier-taken = { $you ->
    [name] You pay
   *[no] { $name } pays
} for the frontier token at { $place }: { $token }.
choice-frontier = Pay for the frontier token: cards worth { $n }
# Where no token lies, or before the game.
choice-frontier-none = Pay for a frontier token
question-frontier = Discard a card: { $n } still to pay.
refusal-no-frontier-token = There is no frontier token in your space.
refusal-frontier-price = Your cards are worth less than { $n }.
web-frontier-price = Frontier token: cards worth { $n }
pool-train = Train encounters
opponent-mail-car = The Mail Car
opponent-sleeping-car = The Sleeping Car
opponent-whiskey-car = Whiskey for the Fort
opponent-circus-car = The Circus Car
opponent-assay-chest = The Assayer’s Chest
opponent-pay-car = The Pay Car
opponent-mint-gold = Gold for the Mint
opponent-governors-car = The Governor’s Car
log-train-moved = The train: { $place }.
log-train-heist = { $you ->
    [name] You hold
   *[no] { $name } holds
} up the train: { $opponent }.
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
study-fight-of-holdup = Train heist
web-train-at = The train is at { $place }. Next stop: { $next }.
web-train-here = The train is here. Next stop: { $next }.
web-train-next = { $n ->
    [one] The train comes here with the next turn.
   *[other] The train comes here in { $n } turns.
}
web-game-offer-train-heist-more = A card says what the train carries
web-scene-fight-holdup = Train heist
web-scene-fight-where-holdup = { $name } against the guard, played by { $other }. { $place }
