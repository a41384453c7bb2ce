# The aid on Border Town: homesteads.

aid-act-settle = Place your homestead
    .when = You are on a frontier space without a frontier token and without a homestead, and yours is not placed yet.
    .cost = 1 action and $40.
    .result = Your homestead is in this space until the end of the game. Nobody else can use the homestead’s actions.
    .example = You pay for the frontier token in a space; with your next action, you place your homestead there.
aid-act-improve = Improve your homestead
    .when = You are at your homestead.
    .cost = 1 action and $30 for each LP. Gold nuggets count as $20 each.
    .result = You gain 1 LP for every $30.
    .example = You spend $20 and 2 gold nuggets: that is $60, so you gain 2 LP.
aid-act-recuperate = Recuperate
    .when = You are at your homestead.
    .cost = 1 action.
    .result = You lose all your wounds and draw a card for each one.
    .example = With 2 wounds, you lose both and draw 2 cards.

# What replaces messages of the base game: the same ids, with that of the mode behind them. `rules` are the rules that a line names.

location-general-store-border-town = Trading Post and General Store
location-sheriffs-office-border-town = Marshal’s Office
aid-setup-sheriff-border-town = Put the Sheriff in the Marshal’s Office.
    .rules = mode.border-town.49
aid-setup-places-border-town = In the same order, everyone puts their figure on any space without another player.
    .rules = mode.border-town.20
aid-plan-gold-border-town = Gold and a homestead: prospect at a Mine, place your homestead on the frontier, and improve it for LP. Each nugget that you spend counts as $20.
    .rules = base.mine.01 mode.border-town.05 mode.border-town.08 mode.border-town.09
aid-plan-bank-border-town = The train: rob it where it stands, for money and Wanted points. While you are Wanted, you gain LP at the end of each of your turns, as long as nobody arrests you.
    .rules = au.train.10 mode.border-town.51 base.end.06 base.score.05
aid-plans-wanted-border-town = Why start Wanted? That is how the outlaws begin: { $names }. You gain LP at the end of each of your turns from the first one on, and you choose where you start: far from the Sheriff, or in a hideout, which then has no bandit. On the other hand, you cannot gain Marshal points, you cannot enter the Sheriff’s space, and Marshals can arrest you.
    .rules = base.setup.23 mode.border-town.20 base.end.06 base.marshal.02 base.move.13
aid-place-mine-border-town = Find gold here. Each nugget pays $20 wherever you spend it, and each one that you keep is worth 1 LP in the final scoring.
    .rules = mode.border-town.33 mode.border-town.35
aid-place-sheriffs-office-border-town = The Sheriff starts here, and arrested players are moved here. While you are Wanted, you cannot enter the Sheriff’s space.
    .rules = mode.border-town.31 mode.border-town.49 base.move.13 base.sheriff.01
aid-act-store-border-town = Shop
    .when = You are next to the Trading Post.
aid-act-work-border-town = Work
    .when = You are at a named location, or next to the Saloon or the Trading Post.
aid-act-cattle-border-town = Take cattle
    .result = Take a token and look at it. Deliver it at the Rail Station (wrangle) or at the Outlaw Camp (rustle).
    .example = A token from the orange Ranch is wrangled at the Rail Station for 1 Marshal point, or rustled at the Outlaw Camp for 1 Wanted point.
aid-act-deliver-border-town = Deliver cattle
    .when = { $delivery ->
    [move-action] A move action of yours ends at the Rail Station or at the Outlaw Camp.
   *[any-movement] Any movement of yours ends at the Rail Station or at the Outlaw Camp.
}
aid-icon-heist-border-town = Train Heist.
aid-score-gold-border-town = 1 LP for each gold nugget.
    .rules = mode.border-town.35
