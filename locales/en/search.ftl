# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = a an the how do does did i you we my your me is are was be been can could may might must should would what when where which who whose why if then than that this these those there here to of in on at for from with by and or have has had get gets got many much it its as about so any some will happens

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    attack: fight duel
    bar: saloon
    battle: fight
    begin: setup
    buy: store
    cash: money
    caught: arrest
    cop: sheriff marshal
    cow: cattle
    criminal: wanted
    cure: heal wound doctor
    dead: wound
    death: wound
    die: wound
    dollar: money
    gamble: poker
    gold: nugget
    gun: weapon revolver rifle shotgun
    heal: wound doctor
    health: wound
    horse: mount mustang mule
    hurt: wound
    injury: wound
    jail: arrest
    kill: fight wound
    medic: doctor
    mission: story goal
    murder: fight
    outlaw: wanted bandit
    pistol: weapon revolver
    points: lp
    police: sheriff marshal
    prison: arrest
    pub: saloon
    quest: story goal
    ride: move
    score: lp
    sell: bank deposit
    shoot: fight
    shop: store
    start: setup
    steal: rob rustle heist
    thief: rob
    travel: move
    victory: win lp
    walk: move
    win: winner lp
