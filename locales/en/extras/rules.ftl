## stories: core stories, unique events, the Man in Black's further cards, gangs and posses

chapter-ex-core-stories = Extras: core stories
rule-ex-core-stories-01 = One more trigger: end a move action on an event or frontier token.
rule-ex-core-stories-02 = Event tokens are outlaws, claim jumpers, high rollers, longhorns and the tokens of unique events. A high roller counts as being in every space next to its Saloon.
    .ruling = A high roller lies at the Saloon itself, where no figure can stand.
rule-ex-core-stories-03 = A token counts if you fight its opponent when your move ends there, even if the token leaves play after the fight; so does one that your visit removes. If you extend the move, only the space where it finally ends counts.
    .ruling = The move ends on the token. If a token had to remain to count, outlaws and claim jumpers would never count.
rule-ex-core-stories-04 = Other movement, such as movement by cards and stories, does not meet this trigger, and neither does already being in a space with a token.
    .ruling = The trigger names a move, and a move is an action.
rule-ex-core-stories-05 = In every mode that is played with core stories, the decks include each of the twenty additional core stories whose trigger that mode uses. With legendary stories, no core story is played.
    .ruling = The core story variant replaces the legendary stories.

chapter-ex-unique-events = Extras: unique events
rule-wb-unique-events-01 = The eight unique event cards are shuffled into the event deck.
rule-wb-unique-events-02 = The tokens of unique events are kept beside the board until their cards place them.
rule-wb-unique-events-03 = Whoever ends a move action in the space of a unique event’s token removes it and gains what its event card names for a visit. Passing through, starting there and other movement do not count as a visit.
    .ruling = No source says what these tokens do. A visit by a move action can be seen on the board and costs an action, as everything else of this value does.
rule-wb-unique-events-04 = The Grizzly Bear is an opponent: a figure that enters its space fights it at once, and it stays until it is beaten. Its space counts as one with an event token.
    .ruling = The other tokens are there to be visited; only an animal would attack, and a bear that wins has no reason to leave.
rule-wb-unique-events-05 = If a unique event is drawn during setup, only its token is placed. If a player starts in its space, the token is removed.
    .ruling = It is an event like any other.
rule-au-events-tokens-18 = Among the unique events are the Grizzly Bear, the Orphan, the Bathcat and the Wounded Deputy.

chapter-ex-man-in-black = Extras: the Man in Black’s additional cards
rule-wb-man-in-black-03 = Wounds, injuries and points on any track except the LP track have no effect on the Man in Black.
rule-wb-man-in-black-09 = With two players, all of the Man in Black’s cards are in his deck, including the additional ones.
rule-wb-man-in-black-14 = In addition to the ten cards of the base game, the Man in Black has nine more, numbered 11 to 19.
rule-wb-man-in-black-20 = The Man in Black’s additional cards are numbered in this order: The Doctor’s Bill 11, Salt in the Well 12, The Black Stage 13, Marked Cards 14, An Old Photograph 15, The Assayer 16, The Blank Warrant 17, Night Riders 18, The Forged Deed 19. Modes refer to some of them by number.
    .ruling = Only the numbers are known, not which card has which.

## Characters

chapter-ex-characters = Characters of the small boxes
rule-other-characters-01 = As Judge Roy Bean, you start beside the Saloon in Red Falls, with $10, 1 card, a Revolver, a Whiskey and 1 Marshal point, which gives no reward. Your legendary ability: you win ties with bandits, guards, the Sheriff and other opponents with fight cards, and they choose and reveal their card before you play yours.
rule-other-characters-02 = As Butch Cassidy, you start at either hideout of gang C, with 2 cards, an upgraded Revolver and 1 Wanted point, which gives no reward. Your legendary ability: you may take a miscellaneous item of a kind that you do not own instead of money or nuggets when you rob a player, and you also take half the money or nuggets of a player whom you arrest.
rule-other-characters-03 = As Joaquín Murrieta, you start beside the General Store in Darkrock, with $10, 1 gold nugget, 1 card and a Revolver. Your legendary ability: gain 1 LP after each of your fights that began between a Marshal and a Wanted player.
rule-other-characters-04 = As Belle Starr, you start beside the General Store in Red Falls, with $30, 1 card and a Revolver. Your legendary ability: you lower the fight cards of bandits, guards, the Sheriff and other opponents by 2, and you may gain 1 Wanted point as the reward for beating a bandit.
rule-other-characters-05 = As Isom Dart, you start at the Ranch in Sunny Hills, with 1 card, a Revolver and a Workhorse. Your legendary ability: you may gain 1 action at the start of a turn that you begin with cattle. If you do, you lose all your cattle at the end of the turn.
rule-other-characters-06 = As Allan Pinkerton, you start at the Bank in Darkrock, with a Holster, 1 card and a Revolver. Your legendary ability: you can use an action to choose another player up to 1 space away, who shows you and everyone else their whole hand. Then name a value, and that player discards all cards of that value.
rule-other-characters-07 = As “Buffalo Bill” Cody, you start at the Ranch in Mesito’s Point, with a Mule, 1 card and a Revolver. Your legendary ability: gain 1 gold nugget at the start of each turn that you begin outside the towns.
rule-other-characters-08 = As Bat Masterson, you start at the hideout in Dixon Creek, with $10, 2 cards and an upgraded Revolver. Your legendary ability: you may place a bandit at an empty hideout or remove one from a hideout at the start of your turn. If you do, move up to 2 spaces.
rule-other-characters-09 = As Pearl Hart, you start at the hideout in Dixon Creek, with 1 cattle token from a Ranch of your choice, 2 cards and a Revolver. Your legendary ability: draw 1 card and move up to 2 spaces each time you gain Marshal or Wanted points on your turn.
rule-other-characters-10 = As Ada Curnutt, you start beside the Saloon in Buzzard Gulch, with 2 cards, a Revolver and 1 Marshal point, which gives no reward. Your legendary ability: at the start of your turn, you may move up to as many spaces as the number of your row on the Marshal or Wanted track.
rule-other-characters-11 = As Dave Rudabaugh, you are placed last, in the space of another player, with 1 card, a Revolver and 1 Wanted point, which gives no reward. Your legendary ability: you may move 1 more space at the end of a move action, and you draw 1 card the first time each turn that a move action of yours ends with another player in your space.
rule-other-characters-12 = As Johnny Ringo, you start at the orange Ranch, with $20, 1 card and an upgraded Revolver. Your legendary ability: heal 1 wound after each fight. After a fight with a player, that player gains 1 wound.
rule-other-characters-13 = As Tiburcio Vásquez, you start at Mountain Pass C, with 3 cards, a Revolver and 1 Marshal or 1 Wanted point of your choice, which gives no reward. Your legendary ability: you can use an action to move your cube to the space with the same number on the other track, without rewards.
rule-other-characters-14 = As Aaron Ross, you start at any free train stop, with $10, 2 cards and a Shotgun. Your legendary ability: at the start of your turn, either draw 1 card if you have $60 or more, or gain 1 LP if you have $120 or more.
rule-other-characters-15 = Character abilities that concern bandits, guards and the Sheriff also apply to other opponents with fight cards, such as outlaws and those on the train. A fight keeps the order of steps with which it began. The rewards of other opponents are those of their tokens and encounters.
    .ruling = They fight by the same rules.
rule-other-characters-16 = Allan Pinkerton names the value after the hand has been shown, and everybody may remember what they have seen. A Joker has no value to name. Discarding these cards has its usual effects.
    .ruling = On the card, showing the hand comes first, and all players see it.
rule-other-characters-17 = Tiburcio Vásquez’s choice of a track comes with his starting goods, so it counts when the first player is determined. Moving the cube between tracks is not a gain, but he takes any event markers that the cube reaches.
    .ruling = The first player is determined after the starting points, and a marker is taken by the player whose cube is on it.
rule-other-characters-18 = For Joaquín Murrieta, what counts is who is a Marshal and who is Wanted at the beginning of the fight. A declined fight counts as a fight, too.
    .ruling = An arrest takes the Wanted points before the fight is over, and whoever declines loses the fight.
rule-other-characters-19 = Butch Cassidy takes half, rounded up, of what an arrest leaves the other player. This is so in Wild Wild West, too. What exceeds his limit is lost.
    .ruling = The loser’s penalty comes before the winner’s reward, as in a robbery. Half of the whole would leave the arrested player nothing.
rule-other-characters-20 = For Allan Pinkerton, a player in his own space is near enough, too. Spaces that only a mountain pass or the railroad joins are not 1 space apart. The Man in Black has no hand to show.
    .ruling = One space away means a neighboring space, and crossing a pass takes a whole move action.
rule-other-characters-21 = Aaron Ross needs the money itself: gold nuggets that he could spend as money do not count.
    .ruling = His ability only requires him to have the money; he does not spend it.

## Items

chapter-ex-items = Extras: items
rule-items-01 = With the Bedroll, you can use an action outside the towns to heal 1 wound and draw cards up to your hand limit.
rule-items-05 = While your Carbine is active, you can react once in a fight, after the cards are revealed: roll one prospecting die. Gravel: gain 1 wound and lose the fight at once. A Nugget: decrease the card played against you by 1. Tailings: decrease it by 2. Gold Dust: win the fight at once. A fight that is won or lost at once skips the effect of the fight card and the comparison; a Shootout can still cancel the result. Effects that can reroll any die can also reroll this one.
    .ruling = Nothing is left to compare in a fight that is decided, and a Shootout cancels any result.
rule-items-32 = You roll Gold Dust with your Carbine. You win the fight, whatever the values of the cards are.
rule-items-08 = With the Holster, you can react after the cards are revealed in a fight: discard any number of poker cards, each of which decreases the card played against you by 1. You discard one card at a time, and the other player may react between them.
    .ruling = Reactions alternate, so you can stop after any card.
rule-items-31 = Your opponent reveals a King, and you discard 2 cards for your Holster. The King counts as a Jack.
rule-items-13 = While your Peacekeeper is active, you gain 1 more Marshal point for arresting a player or wrangling as a Marshal, and 1 more Wanted point for robbing a player or rustling while Wanted. What counts is whether you are a Marshal or Wanted after gaining the usual point.
    .ruling = An arrest needs a Marshal, but the first robbery makes a player Wanted.
rule-items-20 = With the Saddle Bags, you can own any number of miscellaneous items, but only one of each. If you lose them, you keep your other items, but you can take no miscellaneous item while you have as many as the limit allows.
    .ruling = The limit says what a player may take. The card lists nothing that would have to be given back.
rule-items-25 = While your Workhorse is active, you can carry 1 more cattle token, and each action with which you take cattle at a Ranch gives you 1 more token. You deliver tokens one after another, in the order in which you took them. Robbers take as many as they have room for. If you are arrested, you lose both; when your Workhorse is no longer active, you lose the one you took last.
    .ruling = No rule mentions a second token, so each one is treated like the only token of the base game, and what exceeds a limit is lost.
rule-items-37 = Your Workhorse is active, and you take cattle at a Ranch while you have none. You gain 2 cattle tokens.
rule-bm-legendary-items-06 = There are more Legendary items: the Bandolier, the Lucky Coin, the Marked Cards, the Serape, the Spyglass and the Treasure Map are miscellaneous items, the Saber is a weapon, and Molasses is a mount.
rule-bm-legendary-items-07 = There are still more Legendary items: the Black Coat, the Bowie Knife, the Companion, the Dynamite, the Lasso, the Marshal’s Badge, the Mesa Deed, the Outlaw’s Mask, the Silver Flask and the Tomahawk are miscellaneous items, Thunder is a weapon, and Lightning is a mount.
rule-bm-legendary-items-08 = The Strongbox is a Legendary item, too, and a miscellaneous one.

## Modes

chapter-mode-general = Modes
rule-mode-general-01 = Modes follow the rules of Blood Money, except where they say otherwise.
rule-mode-general-02 = Modes are played with all alternate poker cards that they do not remove.
rule-mode-general-03 = A mode is played only with the variants that it names.
rule-mode-general-04 = Modes are played with Ante Up, Blood Money and the extras.
rule-mode-general-05 = If you do not have something that a mode lists, leave it out.
rule-mode-general-06 = In every mode, the poker deck has Dead or Alive on the red 4s, Vendetta on the red 5s, Rumors on the black 7s, Scout on the black 8s, Jackpot on the red 9s and Outfit on the black 10s, unless the mode removes them.
rule-mode-general-07 = Where a mode removes an alternate title, the two cards concerned have Manhunt, Payday, Reputation, Wallop, Instincts or Fool’s Gold, as in the base game.
rule-mode-general-08 = Whatever a mode does with the poker deck, each card keeps its rank and suit.
rule-mode-general-09 = What each store sells is fixed in a mode. Nothing is dealt.
rule-mode-general-10 = Modes are played with the Jokers by default; a table may leave them out.
rule-mode-general-11 = Where a mode is played with the stories of the base game, the Story track and the risk die are not in play, and nothing gives Story points.
    .ruling = Legendary stories, the track and the die come together, and no character of these modes needs them.
rule-mode-general-12 = The recommended player counts and game lengths are only advice: 2 to 6 players can play any mode to 15, 20 or 25 LP. With two players, the Man in Black joins as usual where the mode admits him, unless you leave him out.
    .ruling = The rulebook only recommends them, and it describes Serenade for two although it recommends it for more.

## Gangs and posses

chapter-ex-gang-posse = Extras: gangs and posses
rule-wb-gang-posse-01 = Recruiting a gang or posse is an action and costs $20.
rule-wb-gang-posse-02 = With Marshal points, you recruit a posse at the Sheriff’s Office or the Marshal’s Office.
rule-wb-gang-posse-03 = With Wanted points, you recruit a gang at the Outlaw Camp.
rule-wb-gang-posse-04 = Play with gangs and posses only if the table has chosen them, or in a mode that requires them.
rule-wb-gang-posse-06 = You have 1 Marshal point and $20 and are at the Marshal’s Office: you may recruit a posse.
rule-wb-gang-posse-07 = You have 3 Wanted points and are at the Sheriff’s Office: you cannot recruit there.
rule-wb-gang-posse-08 = You can have only one posse or gang at a time. You lose a posse with your last Marshal point and a gang with your last Wanted point, and return the card to its deck. If you stay Wanted after an arrest, you keep the gang.
    .ruling = A posse follows a badge and a gang follows a price on a head; without these, neither stays. Whoever stays Wanted never loses the last point.
rule-wb-gang-posse-09 = Draw the card at random from those of your side that nobody has. Its effect applies automatically; if several effects apply at the same moment, you choose their order.
    .ruling = Nothing is known of the cards. Since the effects are not optional, there is nothing to choose but their order.
