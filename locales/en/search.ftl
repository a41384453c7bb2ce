# Searching the rules: words that say nothing, and words that players use for what the rules call otherwise.

# Left out of what is looked for, with spaces between.
search-stop-words = a an the how do does did i you we my your me is are was be been can could may might must should would what when where which who whose why if then than that this these those there here to of in on at for from with by and or have has had get gets got many much it its as about so any some will happens

# One word on each line, and what the rules call it; both in any form, in small letters.
search-synonyms =
    attack: fight duel
    automa: black
    bar: saloon
    battle: fight
    begin: setup
    brawl: fight
    burglary: heist
    buy: store
    capture: arrest
    cash: money
    caught: arrest
    cliff: mesa
    combat: fight
    cop: sheriff marshal
    cow: cattle
    crew: gang
    criminal: wanted
    crook: bandit
    cure: heal wound doctor
    damage: wound
    dead: wound
    death: wound
    den: hideout
    deputies: posse
    die: wound
    dollar: money
    enhanced: upgraded
    equipment: item
    fugitive: wanted
    gamble: poker
    gameboard: board
    gear: item
    gold: nugget
    gun: weapon revolver rifle shotgun
    heal: wound doctor
    health: wound
    hex: space
    holdup: heist
    horse: mount mustang mule
    hospital: doctor
    hurt: wound
    improved: upgraded
    incident: event
    injury: wound
    jail: arrest
    kill: fight wound
    lair: hideout
    lap: round
    lawman: sheriff
    livestock: cattle
    market: store
    medic: doctor
    merchant: trader
    militia: posse
    mission: story goal
    murder: fight
    objective: goal
    occurrence: event
    ore: nugget
    outlaw: wanted bandit
    ownership: deed
    peddler: trader
    pistol: weapon revolver
    plot: story
    points: lp
    police: sheriff marshal
    prerequisite: condition
    prison: arrest
    property: deed
    pub: saloon
    quest: story goal
    railroad: station
    railway: station
    requirement: condition
    ride: move
    robber: bandit
    robot: black
    rubble: ruin
    salary: income
    score: lp
    sell: bank deposit
    shoot: fight
    shop: store
    square: space
    start: setup
    steal: rob rustle heist
    tale: story
    thief: rob
    throw: roll
    toss: roll
    trauma: injury
    travel: move
    victory: win lp
    wage: income
    walk: move
    win: winner lp
    wreck: ruin
