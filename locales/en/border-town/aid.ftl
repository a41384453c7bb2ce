# The aid on Border Town: homesteads.

aid-act-settle = Place your homestead
    .when = You are on a frontier space without a frontier token and without a homestead, and yours is not placed yet.
    .cost = 1 action and $40.
    .result = Your homestead is in this space until the end of the game. Nobody else can use it.
    .example = You pay the frontier token of a space, then you place your homestead there with your next action.
aid-act-improve = Improve your homestead
    .when = You are at your homestead.
    .cost = 1 action and $30 for each LP. Gold nuggets count $20 each.
    .result = You gain 1 LP for every $30.
    .example = You spend $20 and 2 gold nuggets: that is $60, so you gain 2 LP.
aid-act-recuperate = Recuperate
    .when = You are at your homestead.
    .cost = 1 action.
    .result = You lose all wounds and draw a poker card for each.
    .example = With 2 wounds, you lose both and draw 2 cards.
