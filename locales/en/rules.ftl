# The rules, one sentence each in our own words: the texts of content/base/rules/*.yaml, where each rule's editions, variant
# and switches stand. A message's id is rule- and the rule's id with dots as dashes; .ruling says why we read the rulebooks like
# this where they leave it open. Chapter titles are chapter- and the chapter's id.

## setup

chapter-setup = Setting up
rule-base-setup-01 = The box holds one board, one first-player token, one end marker, one stand for the General Store and, for each of six players, a double-sided mat and a player aid.
rule-base-setup-02 = Each of the 6 colors has 2 scoring cubes and 2 story discs, for a total of 12 cubes and 12 discs.
rule-base-setup-03 = The supply has 36 gold nuggets, and there are 2 prospecting dice.
rule-base-setup-04 = Every player has one wound token, so the box holds 6.
rule-base-setup-05 = There are 12 characters with 4 goal cards each, for a total of 48 goal cards.
rule-base-setup-06 = There are 54 money cards: 18 worth $20 and 36 worth $10.
rule-base-setup-07 = Fights against bandits, the guard and the Sheriff use a shuffled, facedown deck of 13 fight cards.
rule-base-setup-08 = The store stocks 54 item cards: weapons, mounts and miscellaneous items.
rule-base-setup-09 = There are 9 different items: 3 weapons, 2 mounts and 4 miscellaneous items. With 6 copies of each, that makes 54 cards.
rule-base-setup-10 = There are 40 different story cards.
rule-base-setup-11 = The poker deck has 52 cards.
rule-base-setup-12 = There are 16 cattle tokens, divided between the two Ranches by color.
rule-base-setup-13 = Any of the 13 figures can represent anyone; colored rings tell them apart: one for each of the 6 players, 6 gray ones for bandits and a brown one for the Sheriff.
rule-base-setup-14 = The 13 figures are the Sheriff, six bandits and six player figures with colored bases.
rule-base-setup-15 = When the game begins, every item card is for sale at the General Store.
rule-base-setup-16 = The poker deck is shuffled and lies facedown; used cards go to a faceup discard pile next to it.
rule-base-setup-17 = Each cattle token starts facedown on the Ranch of its color, its reward hidden.
rule-base-setup-18 = Choose a color and take its components: a mat, two scoring cubes and two story discs.
rule-base-setup-19 = The standard game is played without goals, so use the side of your mat that has no room for legendary tokens.
rule-base-setup-20 = You are dealt two characters. Keep one; the other is out of this game.
rule-base-setup-21 = Characters have no figure or color of their own: take any figure and color still available.
rule-base-setup-22 = Your character shows what you start with: items, money, poker cards, and any Marshal or Wanted points.
rule-base-setup-23 = If you begin with Marshal or Wanted points, your cube starts on that track, on the space with that number.
rule-base-setup-24 = You gain no track rewards for Marshal or Wanted points that you begin with.
rule-base-setup-25 = If your character has neither Marshal nor Wanted points, your cube starts beside both tracks.
rule-base-setup-26 = Your figure starts at the place shown on your character card.
rule-base-setup-27 = If your character begins at a General Store or a Saloon, pick any one of its 3 neighboring spaces.
rule-base-setup-28 = Whoever has the most Wanted points at the start goes first and gets the first-player token.
rule-base-setup-29 = If nobody is Wanted, or several players tie for the most Wanted points, agree among yourselves on who goes first.
rule-base-setup-30 = If nobody is Wanted, or several players tie for the most Wanted points, decide at random who goes first.
rule-base-setup-31 = The first-player token stays with the same player all game long.
rule-base-setup-32 = You begin with no wounds.
rule-base-setup-33 = You begin with 0 LP; your cube starts in front of space 1 of the LP track.
rule-base-setup-34 = The story cards are shuffled and dealt into two facedown decks of about 20 cards each.
rule-base-setup-35 = At the start, neither of your story discs is on a story; both lie next to the board.
rule-base-setup-36 = The Sheriff begins in his office in Darkrock.
rule-base-setup-37 = A bandit starts on each of the 6 hideouts, except those where a player’s figure stands.
rule-base-setup-38 = No bandit is placed on a hideout where a player begins, so there is one bandit fewer for each such hideout.
rule-base-setup-39 = Agree on how long to play: to 15 LP for a short game, 20 LP for an average one, or 25 LP for a long one.
rule-base-setup-40 = Turns pass clockwise. Each turn has three parts: the start of the turn, actions and the end of the turn.
rule-base-setup-41 = You cannot use your legendary ability until you have reached 5 LP.
rule-base-setup-42 = Once you have your legendary ability, you keep it, even if you later drop below 5 LP.
    .ruling = Reaching 5 LP grants the ability, and no printed rule takes it away.
rule-base-setup-43 = Annie Oakley’s legendary ability: when a fight between her and another player begins, that player must either discard a poker card or gain a wound.
rule-base-setup-44 = Bass Reeves’s legendary ability: when his turn begins, he draws a poker card.
rule-base-setup-45 = Billy the Kid’s legendary ability: after a move action, he chooses another player in his space. That player decides which to give him: $10 or a poker card.
    .ruling = His published card names a move action. The French card lets the giver choose, and the English one does not say otherwise.
rule-base-setup-46 = Y.B. Rowdy’s legendary ability: at the start of his turn, if he is outside the towns, he can discard a poker card and then move up to 3 spaces.
rule-base-setup-47 = Bass Reeves starts in the Sheriff’s Office in Darkrock with 1 Marshal point, an upgraded Revolver, 1 poker card and $10.
rule-base-setup-48 = Annie Oakley starts next to the General Store in Darkrock with a Rifle and a poker card.
rule-base-setup-49 = Billy the Kid starts on either hideout of gang A, with 2 Wanted points, a Revolver and 2 poker cards.
rule-base-setup-50 = Everyone picks a character in secret; the picks are revealed at the same time, and the characters not chosen stay hidden.
    .ruling = The rulebooks give no order, and a hidden choice favors no player.
rule-base-setup-51 = Once all characters are chosen, determine the first player (at random if tied, or if nobody is Wanted). Starting with that player and going clockwise, all players take their starting goods and then their places; goals are dealt next, and bandits are placed last, one on each hideout without a player.
    .ruling = Places depend on turn order and bandits depend on places, so this is the only order that works.
rule-base-setup-52 = Items that you start with count as gained, so Provisions let you draw a card. You gain no track rewards for points that you start with, and a wound that you start with does not count as gained.
    .ruling = Items take effect when they are gained, but the setup rules exclude rewards for starting points.
rule-base-setup-53 = Annie Oakley’s ability applies in any fight with a player, whether she attacks or is attacked.
    .ruling = Her card names a fight with another player and does not say who began it.
rule-base-setup-54 = Your legendary ability applies as soon as you reach 5 LP; during a fight, it applies at any step still to come.
    .ruling = The rule gives a threshold but no delay.
rule-base-example-first-player = Billy the Kid begins with 2 Wanted points, more than anyone else. So Billy goes first and holds the first-player token to the end.

## base-characters

chapter-base-characters = The twelve characters
rule-base-characters-01 = As Annie Oakley, you start beside the General Store in Darkrock, with 1 card and a Rifle. Your legendary ability: at the start of any fight with a player, you make that player discard 1 card or gain 1 wound.
rule-base-characters-02 = As Bass Reeves, you start at the Sheriff’s Office in Darkrock, with $10, 1 card, an upgraded Revolver and 1 Marshal point, which gives no reward. Your legendary ability: draw 1 card at the start of your turn.
rule-base-characters-03 = As Billy the Kid, you start at either hideout of gang A, with 2 cards, a Revolver and 2 Wanted points, which give no reward. Your legendary ability: when you end a move action with other players in your space, choose one of them, who gives you $10 or 1 card.
rule-base-characters-04 = As Bloody Knife, you start at the Mine in Spike’s View, with $20, 2 cards and a Revolver. Your legendary ability: you can move through a mesa as if it were one space, but not end there; after you move through one, heal 1 wound.
rule-base-characters-05 = As Calamity Jane, you start beside the General Store in Red Falls, with $20, a Revolver and Provisions, which let you draw 1 card. Your legendary ability: keep 1 more card at the end of your turn, and draw 1 card after you contribute to a story.
rule-base-characters-06 = As “Doc” Holliday, you start at the Doctor’s Office in Red Falls, with $40, 2 cards, a Revolver and 1 wound. Your legendary ability: draw 1 card after you gain wounds, and wounds do not reduce your hand limit.
rule-base-characters-07 = As Jesse James, you start at either hideout of gang B, with $10, 1 card, an upgraded Revolver and 1 Wanted point, which gives no reward. Your legendary ability: you win ties in fights with players, and any card played against you outside the towns counts 1 lower.
rule-base-characters-08 = As Kit Carson, you start at the Mine in Sunny Hills, with a Miner’s Map, 2 cards and an upgraded Revolver. Your legendary ability: you can move 1 more space at the end of a move action, and any card played against you outside the towns counts 1 lower.
rule-base-characters-09 = As “Stagecoach” Mary Fields, you start beside the Saloon in Darkrock, with $10, 1 card and a Shotgun. Your legendary ability: gain $10 at the start of your turn and $10 after you contribute to a story.
rule-base-characters-10 = As Wild Bill Hickok, you start at the Cabaret in Red Falls, with $10, 3 cards and a Revolver. Your legendary ability: gain $20 after you win a game of poker; after you lose one, you can keep one of the cards that you played, chosen at random.
rule-base-characters-11 = As Wyatt Earp, you start at any free hideout, with $10, 2 cards, a Revolver and 1 Marshal point, which gives no reward. Your legendary ability: gain 1 action for the first bandit that you beat each turn.
rule-base-characters-12 = As Y.B. Rowdy, you start at the Mine in Cliff Junction, with 3 cards and an upgraded Revolver. Your legendary ability: at the start of your turn, if you are outside the towns, you can discard 1 card to move up to 3 spaces.

## turn-start

chapter-turn-start = Start of your turn
rule-base-start-01 = Begin your turn in this order: effects for the start of a turn, then income, then your choice of weapon and mount.
rule-base-start-02 = For income, choose exactly one of the three options.
rule-base-start-03 = One income option: take $20.
rule-base-start-04 = One income option: draw 2 poker cards.
rule-base-start-05 = One income option: draw 1 poker card and take $10.
rule-base-start-06 = You can hold at most $120; any income beyond that is lost.
rule-base-start-07 = However many weapons and mounts you own, only one of each can be active at a time.
rule-base-start-08 = You never lose a weapon or a mount that you own.
rule-base-start-09 = A weapon that you own is never lost.
rule-base-start-10 = You can change your active weapon or mount only at the start of your turn and when you buy a new one at a store.
rule-base-start-11 = You can change your active weapon or mount at the start of your turn, and whenever you buy or upgrade one at a store.
    .ruling = One page also mentions upgrading, while others mention only buying; the broader wording is followed.
rule-base-start-12 = Once chosen, your weapon and mount stay active until your next turn, except that a newly bought weapon or mount can replace the active one right away.
    .ruling = The French note on changing weapons names no exception, but the store rule in the same book does.
rule-base-start-13 = You have 3 actions each turn.
rule-base-start-14 = You can take the same action several times in a turn, unless its own rule forbids it.
rule-base-start-15 = You need not use all your actions.
    .ruling = No rule makes you spend them.
rule-base-start-16 = Each action is one of four kinds: move, use a card, fight a player, or do what your location offers.
rule-base-start-17 = Y.B. Rowdy’s ability applies at the start of his turn, before income. If he moves onto a bandit, he fights it right away with the weapon from his last turn; the move is neither an action nor a move action.
    .ruling = Start-of-turn effects come before income and before the choice of a weapon.

## movement

chapter-movement = Moving
rule-base-move-01 = With a move action, you can move as many spaces as your movement allows.
rule-base-move-02 = On foot, with no active mount, you can move 2 spaces.
rule-base-move-03 = An active mount replaces the usual 2 spaces with its own movement; the two numbers are not added.
rule-base-move-04 = You move one space at a time, always to a neighboring space.
rule-base-move-05 = Spaces that touch only at a corner are neighbors, too.
rule-base-move-06 = Nobody can enter the two mesas with dashed red edges in the middle of the map.
rule-base-move-07 = You are in town while you stand within the thick border of Darkrock or Red Falls.
rule-base-move-08 = Every space beyond the borders of the two towns counts as “outside the towns.”
rule-base-move-09 = While you are Wanted, you cannot move onto the space where the Sheriff is.
rule-base-move-10 = Nobody can stand inside a General Store or a Saloon: those buildings are not spaces, so you stand on a space next to them.
    .ruling = The rules name only the 3 neighboring spaces.
rule-base-move-11 = When a move action ends, you can first extend it: once with Kit Carson’s ability and once with each Sprint, in any order. Each extension can end in a bandit fight. Where you finally stop, you can deliver cattle, use Whiskey and use Billy the Kid’s ability, once each and in any order.
    .ruling = Extensions apply at the end of a move, and the other effects after it has ended.
rule-base-move-12 = A move action moves you at least one space. You can move to a neighboring space and back; you have then ended a move action where you began.
    .ruling = Moving nowhere is not a move, and no rule forbids coming back.
rule-base-move-13 = While Wanted, you can neither stop on the Sheriff’s space nor pass through it, whatever effect moves you.
    .ruling = The ban names the space, not any particular kind of movement.
rule-ruling-movement-01 = When an effect moves you to a space of your choice, as Saddle Up does, you must choose a space other than your own. If there is none, you stay where you are, and the rest of the effect applies.
    .ruling = Ending where you began, without passing through another space, is not a move.
rule-ruling-characters-01 = Bloody Knife’s ability triggers once for each mesa he moves through: with two mesas in one move, he heals 2 wounds. Moving through the same mesa twice in one move counts once.
    .ruling = His card applies after he moves through a mesa, in any kind of movement; moving back and forth through the same mesa gains him nothing more.
rule-ruling-characters-02 = When Bloody Knife moves through a mesa, he comes out on a space other than the one from which he entered, and his move ends on a space other than the one where it began.
    .ruling = Leaving a mesa on the same side is not moving through it.

## card-actions

chapter-card-actions = Using cards
rule-base-card-01 = Using an effect marked ACTION takes one of your 3 actions.
rule-base-card-02 = You can use any poker card, item or character that has the word ACTION on it.
rule-base-card-03 = Reveal the card, carry out its effect, and only then discard it or put it back.
rule-base-card-04 = A poker card is discarded after its action has been carried out in full.
rule-base-card-05 = Items and characters stay with you after you use their actions, unless their texts say otherwise.
rule-base-card-06 = Effects marked BONUS or REACTION do not take an action.
rule-base-card-07 = When you must choose a penalty, you cannot pick one that would do nothing to you while another would do something. If none would do anything, nothing happens.
    .ruling = A choice that costs nothing would make the penalty empty.
rule-base-card-08 = You gain something that has a price only if you pay that price in full; you cannot pay with money or a card that you do not have, or with a fourth wound.
    .ruling = Accepting a loss in order to gain something is a payment.
rule-base-card-09 = While a poker card’s action is being carried out, the card is not in your hand, the deck or the discard pile.
    .ruling = It is discarded only after its effect is finished, so its own effect cannot draw it again.

## fight-player

chapter-fight-player = Fighting another player
rule-base-fight-01 = Starting a fight with a player takes one action.
rule-base-fight-02 = You can start a fight only with a player who shares your space.
rule-base-fight-03 = Every fight has four steps: declaration, then reveal, then reaction, then reward.
rule-base-fight-04 = First declare the kind of fight (Arrest, Duel or Rob); cards are chosen afterward.
rule-base-fight-05 = You need at least one Marshal point to attempt an arrest.
rule-base-fight-06 = You can arrest only a player with at least one Wanted point.
rule-base-fight-07 = Anyone can duel or rob anyone: neither requires Marshal or Wanted points.
rule-base-fight-08 = Once the fight is declared, both sides take turns using effects for the start of a fight, the attacker first, until no more are used; cards are played after that.
rule-base-fight-09 = Effects for the start of a fight have no step of their own: they apply after the attacker has played a card and the target has accepted, just before the target plays a card.
rule-base-fight-10 = The attacker goes first and plays one poker card facedown.
rule-base-fight-11 = Once the attacker’s card is played, the target chooses whether to fight or decline.
rule-base-fight-12 = If you are attacked and accept the fight, play one poker card from your hand facedown.
rule-base-fight-13 = If the target declines, the attacker wins at once; go straight to the reward.
rule-base-fight-14 = The attacker’s card is discarded even when the target declines.
rule-base-fight-15 = If you decline, you lose the fight: gain 1 wound and draw 1 card.
rule-base-fight-16 = Declining makes you the loser of the fight.
    .ruling = The attacker wins, so the target loses, and the loser’s penalty applies as in the other editions.
rule-base-fight-17 = Reveal both cards at the same time.
rule-base-fight-18 = At the reveal, the bonuses of characters, weapons, other items and the cards played apply. Shootout, Wallop and the Shotgun apply later, at the moments given in their texts.
rule-base-fight-19 = After the reveal, both sides can play reactions from hand, taking turns, the attacker first.
rule-base-fight-20 = The reaction step is over when neither side wants to react further.
rule-base-fight-21 = After all effects, the card with the higher value wins the fight.
rule-base-fight-22 = Card values from lowest to highest: 2 to 10, then Jack, Queen, King and Ace.
rule-base-fight-23 = Effects can only lower a card, never raise it.
rule-base-fight-24 = Effects can raise a card, but never above an Ace.
rule-base-fight-25 = Effects cannot lower a card below 2.
rule-base-fight-26 = In a fight between players, the attacker wins ties.
rule-base-fight-27 = Whatever kind of fight it was, the loser gains a wound and then draws a poker card.
rule-base-fight-28 = If you attempt an arrest and win the fight, you gain 1 Marshal point.
rule-base-fight-29 = An arrested player is moved to the Sheriff’s Office.
rule-base-fight-30 = When a player arrests someone, the Sheriff is moved to his office, too.
    .ruling = The text places the arrested player there with the Sheriff, so both are placed there.
rule-base-fight-31 = When arrested, you lose all your Wanted points.
rule-base-fight-32 = When arrested, you lose any cattle token you carry.
rule-base-fight-33 = When arrested, you lose half of your money and half of your nuggets; round both losses up.
rule-base-fight-34 = An arrested player gains only one wound and draws only one card.
    .ruling = The text on arrests repeats the usual penalty for losing a fight, but two other sources leave out the repetition.
rule-base-fight-35 = The attacker keeps none of the goods lost in an arrest: money and nuggets go back to the supply, and cattle go back to their Ranch.
    .ruling = The text says that these things are lost, not that they are stolen.
rule-base-fight-36 = Half of your money is rounded up to a multiple of $10: with $50 you lose $30.
    .ruling = The smallest bill is $10.
rule-base-fight-37 = If you start a duel and win it, you gain 2 LP.
rule-base-fight-38 = If you rob a player and win the fight, you gain 1 Wanted point.
rule-base-fight-39 = After a successful robbery, you can take half of the target’s money or half of their nuggets, rounded up, but not some of each.
rule-base-fight-40 = After a successful robbery, you can also take the cattle token that the target carries.
rule-base-fight-41 = After a successful robbery, you need not steal anything; you gain the Wanted point in any case.
rule-base-fight-42 = If you already carry a cattle token, you cannot steal another.
    .ruling = You can never carry more than one.
rule-base-fight-43 = Loot that you have no room for is lost: it goes to the supply.
    .ruling = By the rulebook, money above the limit is lost, and nuggets are treated the same way.
rule-base-fight-44 = If the attacker loses, there is no reward, and the target loses nothing.
rule-base-fight-45 = On your turn you can start only one fight with each player, of whatever kind.
rule-base-fight-46 = You can fight several different players in one turn if you have the actions for it.
rule-base-fight-47 = After the fight, discard every poker card that was played.
rule-base-fight-48 = Without a poker card in hand you cannot start a fight.
    .ruling = The attacker has to play one.
rule-base-fight-49 = If you are attacked and hold no poker card, you have to decline.
    .ruling = To accept the fight you must play a card.
rule-base-fight-50 = When you are attacked on another player’s turn, your active weapon still applies.
    .ruling = The target’s weapon applies in the duel example.
rule-base-fight-51 = In any fight, if you have to play a card and have none, you lose at once, just as if you had declined. No fight card is chosen or applied; those drawn go on the bottom of their deck.
    .ruling = This extends declining to every fight in which a card must be played.
rule-base-fight-52 = You need a card to begin a Heist or to attack a player. If you lose your last card before playing it, you lose the fight.
    .ruling = You need a card to start, and the rule for missing cards covers losing it later.
rule-base-fight-53 = When the target declines, the attacker’s card is discarded, its bonus does not apply, and nobody reacts. Effects for winning a fight apply, and the loser gains the wound and draws the card as usual.
    .ruling = Bonuses apply at the reveal, which a decline skips, while the reward step remains.
rule-base-fight-54 = Items and abilities that have an effect when you win a fight apply in every fight that you win, whether as the target, against the Sheriff or because someone declined.
    .ruling = The texts say “winning a fight” without restriction; only the fight’s own rewards are for attackers.
rule-base-fight-55 = If you pass, you can still react later; the step ends when both sides pass in a row. Each player can use one Stick ’Em Up in a fight.
    .ruling = Players alternate until neither wants to react, and the card limits only the player who uses it.
rule-base-fight-56 = You can steal more than you have room for, but you lose whatever does not fit. You are offered only loot that the target has, and you can always take nothing. Half of $10 is rounded up to the whole $10.
    .ruling = Stealing is optional, limits apply afterward, and bills are not split.
rule-base-example-duel = Annie, who has her legendary ability, duels Bass on her turn; his upgraded Shotgun takes 1 off her card. Her ability applies first: Bass chooses to discard a card. She plays a King and he plays a Queen, so both count as Queens and the attacker wins: Annie gains 2 LP, Bass gains a wound and draws a card, and nobody is robbed or arrested. She cannot fight him a second time this turn.
rule-base-example-duel-fr = Annie, who has her legendary ability, duels Bass and plays a card. Once he accepts, her ability makes him discard a card of his choice, and then he plays his own. His upgraded Shotgun turns her King into a Queen, equal to his; as the attacker she wins and gains 2 LP, and he gains a wound. She cannot fight him again this turn.
rule-ruling-fight-player-01 = An attacker’s 9 (Instincts) lets its owner draw a card even when the target declines.
    .ruling = A decline skips the bonuses of the reveal, but the 9 applies when it is discarded.

## bandits

chapter-bandits = Bandits
rule-base-bandit-01 = There are three gangs, A, B and C. Each has two hideouts outside the towns.
rule-base-bandit-02 = After setup, only stories bring new bandits.
rule-base-bandit-03 = When you enter a space with a bandit, you stop there and fight it at once; the fight takes no action.
rule-base-bandit-04 = The player on the active player’s right plays the bandit.
rule-base-bandit-05 = First the bandit draws 2 fight cards, then effects for the start of a fight apply. You play a poker card, and the bandit chooses one of the two and plays it.
rule-base-bandit-06 = You play a poker card before anything else; only then does the player on your right draw the bandit’s 2 fight cards and play one.
rule-base-bandit-07 = After the reveal: bonuses, then as many of your reactions as you like, then the effect of the bandit’s card, and last the comparison.
rule-base-bandit-08 = The bandit wins ties.
rule-base-bandit-09 = If you beat a bandit, gain either 1 Marshal point or 1 LP.
rule-base-bandit-10 = If you are Wanted and beat a bandit, you gain 1 LP; you have no choice.
rule-base-bandit-11 = If you lose to a bandit, you gain a wound and draw a poker card.
rule-base-bandit-12 = Whether you win or lose, the bandit is removed from the board.
rule-base-bandit-13 = After the fight, discard the poker cards and put all of the bandit’s fight cards on the bottom of their deck, in random order.
rule-base-bandit-14 = You cannot decline to fight a bandit.
    .ruling = The rule for the Sheriff lets you decline, but the one for bandits does not.
rule-base-bandit-15 = If you hold no poker card, the bandit beats you without a fight.
    .ruling = You cannot play a card, which counts as losing.
rule-base-bandit-16 = You can fight any number of bandits in a turn.
    .ruling = The limit of one fight a turn with the same opponent applies only to players.
rule-base-bandit-17 = Fight cards 5 and 9 fix your reward for beating the bandit: 1 LP, with no choice. With fight card A, a Marshal can choose the Wanted point and change tracks; a Wanted player cannot choose the Marshal point.
    .ruling = This follows from the cards’ texts and the rules for changing tracks.
rule-base-example-bandit = Annie moves onto a bandit and stops. The bandit’s card is a Jack, and hers is the 10 of clubs; she plays Stick ’Em Up from her hand, which makes the Jack a 9. She wins, and the Jack gives her $10 as well. As she is on neither track, she can choose 1 Marshal point or 1 LP. The bandit is removed, her cards are discarded, and the fight cards go on the bottom of their deck in random order.
rule-base-example-bandit-fr = Annie moves onto a bandit and reveals the 9 of clubs; the bandit has a Jack. Stick ’Em Up would make the Jack a 9, too, but the bandit wins ties, so she keeps that card in her hand. The Jack gives her $10, and she loses: she gains a wound and draws a poker card. The bandit is removed all the same, her 9 is discarded, and the fight cards go on the bottom of their deck in random order.
rule-ruling-bandits-01 = Fight cards 5 and 9 change only the reward for the fight in which they are played; after a restart, the new fight card decides.
    .ruling = Effects already carried out stand, but a change of the reward ends with the fight it belongs to.

## poker-cards

chapter-poker-cards = Poker cards and fight cards
rule-base-pcard-01 = Each poker card can be used as an action, a bonus or a reaction, or in several of these ways.
rule-base-pcard-02 = If the poker deck runs out while you draw, shuffle the discards to make a new one and go on drawing.
rule-base-pcard-03 = If no cards are left in the deck or the discards, you draw no more cards.
    .ruling = There is nothing left to draw.
rule-base-pcard-04 = A bonus applies when the cards are revealed, if its conditions are met.
rule-base-pcard-05 = You can use a bonus on your own turn and on other players’ turns.
rule-base-pcard-06 = A reaction takes no action, and you can use it on your own turn and on other players’ turns.
rule-base-pcard-07 = Living Legend (A), action: gain 1 Marshal or 1 Wanted point, as you choose.
rule-base-pcard-08 = Determination (K), action: gain 2 actions.
rule-base-pcard-09 = Quickdraw (Q), bonus: when you fight a bandit, a guard or the Sheriff, you can cancel the effect of the fight card.
rule-base-pcard-10 = Bulletproof (J), bonus: you gain no wounds in this fight and lose one that you already have.
rule-base-pcard-11 = Fool’s Gold (10): you can use it as a nugget wherever one is needed.
rule-base-pcard-12 = Instincts (9), action: draw 3 poker cards.
rule-base-pcard-13 = Instincts (9), bonus: draw a poker card when this card is discarded, except when you discard it because of the hand limit.
rule-base-pcard-14 = Shootout (8), bonus: if you wish, cancel the fight’s result and fight again.
    .ruling = The new fight replaces the old one, so it has the same opponent, is free and does not count as a second fight.
rule-base-pcard-15 = Stick ’Em Up (6), reaction: after the reveal, take 2 off the card played against you. You can use only one in a fight.
rule-base-pcard-16 = Manhunt (4), action: move the Sheriff 3 spaces or fewer. If you are either a Marshal or Wanted, you also gain 1 LP.
rule-base-pcard-17 = If nobody is Wanted, Manhunt cannot move the Sheriff, but it still gives a Marshal the LP.
    .ruling = The Sheriff is not active then, and the LP requires only being a Marshal or Wanted.
rule-base-pcard-18 = Sprint (3), reaction: when your move action ends, move up to 2 more spaces.
rule-base-pcard-19 = Saddle Up (2), action: move directly to a space of your choice in either town.
rule-base-pcard-20 = Cheat (2), bonus: at poker it counts as any rank you like; its suit stays the same.
    .ruling = The card names a value, and a suit is not a value.
rule-base-pcard-21 = Dealers can use Cheat just as players can.
rule-base-pcard-22 = Lady Luck (10), bonus: when you play it at poker, win or lose, gain $30 and draw a poker card.
rule-base-pcard-23 = Fight card 3: the player it is played against gains 2 wounds.
rule-base-pcard-24 = Fight card 7: the player it is played against gains a wound or discards one poker card at random.
rule-base-pcard-25 = Fight card J: the player it is played against gains $10.
rule-base-pcard-26 = If you played Shootout, you decide, after values are compared and before any reward, whether to use it; if both sides played one, the attacker decides first. You need not use it, and you can use it even if you won.
    .ruling = It cancels results, so they must be known and not yet carried out.
rule-base-pcard-27 = Shootout cancels only the result; bonuses, reactions and the effect of the fight card are not undone.
    .ruling = The card names the results of the fight only.
rule-base-pcard-28 = After Shootout, discard the played cards and put any fight cards drawn on the bottom of their deck; then the same fight begins again with its start-of-fight effects. It is free and does not count as a second fight for any limit. You can decline again and use Stick ’Em Up again, but you do not discard another card for the Sheriff’s arrival.
    .ruling = A new fight follows the usual steps, but it continues the action already paid for.
rule-base-pcard-29 = Fight card 10 applies when fight cards take effect, before the comparison. You draw 1 card, and then the fight starts over as with Shootout.
    .ruling = It applies at the step for fight cards, and its text matches that of Shootout.
rule-base-pcard-30 = A 9 (Instincts) lets you draw a card when it is discarded after your fight, after your poker game, or because of Annie, the Sheriff or a fight card. You draw nothing when it is discarded because of the hand limit, after its own action or from a dealer’s cards, or when it is given to someone.
    .ruling = The card’s text prevails over the rulebook, whose French example does not mention the draw.
rule-base-pcard-31 = Fool’s Gold counts as a nugget only when you show it to deposit it for $20 and 1 LP; it is then discarded, and it counts toward the 4 nuggets for an upgraded Mule. Until then, it is an ordinary card: it cannot be stolen, is not halved by an arrest, takes up no room for nuggets and does not break ties.
    .ruling = Cards in hand are hidden, so only a shown one can count.
rule-base-pcard-32 = Carry out Manhunt in the order printed: move the Sheriff and resolve what follows, then gain the LP, if you are a Marshal or Wanted at that point. You can leave the Sheriff where he is.
    .ruling = Card texts are followed from top to bottom, and “up to 3” includes 0.
rule-base-pcard-33 = Once during your turn, when you gain Marshal or Wanted points (including from stories at the end of the turn), you can play Reputation after the entire reward. Its point goes on the same track, gives the reward of its space and can trigger a story.
    .ruling = It reacts to a gain, and a reward is one gain.
rule-base-pcard-34 = Bulletproof heals one wound at the reveal and cancels all wounds from then until the end of the fight, whether from the fight card, Wallop or losing. It does not cancel start-of-fight wounds, those of fight card 6, or wounds of the next fight after Shootout.
    .ruling = A bonus begins at the reveal and belongs to one fight.

## general-store

chapter-general-store = The General Store
rule-base-store-01 = To use a location, stand on its space. For a Saloon or a General Store, stand on one of its 3 neighboring spaces.
rule-base-store-02 = You can shop from each of the 3 spaces next to a General Store.
rule-base-store-03 = A single action lets you buy and upgrade as much as you can pay for.
rule-base-store-04 = You can own only one copy of each item.
rule-base-store-05 = You can hold at most 3 miscellaneous items.
rule-base-store-06 = You can make a mount or weapon active the moment you buy it.
rule-base-store-07 = When you buy a weapon or mount, you can make it active at once in place of the old one.
rule-base-store-08 = To upgrade a mount or a weapon, pay its price a second time.
rule-base-store-09 = Purchases and upgrades take effect one by one, so you can also upgrade what you have just bought, and Provisions and Whiskey apply right away. The total counts as spent in one action. For a new mount or weapon, choose whether it becomes active.
    .ruling = One action covers any number of purchases, and you gain each one when you pay for it.

## items

chapter-items = Items
rule-base-item-01 = You can upgrade mounts and weapons, but not miscellaneous items.
rule-base-item-02 = If you hold 3 miscellaneous items, you cannot buy or receive another until one of them is gone.
rule-base-item-03 = If you hold 3 miscellaneous items, buy no more of them until there is room.
rule-base-item-04 = You cannot discard a miscellaneous item to make room: it is discarded only by its own effect, as Whiskey and Provisions are.
rule-base-item-05 = An item that is discarded goes back on sale in the General Store.
rule-base-item-06 = Mule, $30: you move up to 3 spaces and can carry 2 more nuggets.
rule-base-item-07 = Upgraded Mule (Rusty): you move up to 4 spaces, can carry 2 more nuggets, and gain 1 extra LP when you deposit at least 4 nuggets. It scores 1 LP at the end.
rule-base-item-08 = Shotgun, $30: when you win a fight, you draw a poker card.
rule-base-item-09 = Upgraded Shotgun: in all your fights, the card played against you counts 1 lower, and when you win a fight, you draw a poker card. It scores 1 LP at the end.
rule-base-item-10 = The upgraded weapons Six Iron, Widowmaker and Persuader each take 1 off the card played against you and score 1 LP at the end.
rule-base-item-11 = Whiskey, $10: when you gain it, you lose one wound.
rule-base-item-12 = Whiskey, reaction: when your move ends in a space with another player, you can discard the Whiskey to give that player one wound.
rule-base-item-13 = Miner’s Map, $10: when you prospect, you can reroll one of the dice.
rule-base-item-14 = Provisions, $20: when you gain them, draw a poker card.
rule-base-item-15 = Provisions, action: discard them to lose a wound and draw a poker card.
rule-base-item-16 = While your Mule is active, you can carry 6 nuggets.
rule-base-item-17 = You can use Whiskey on a player who already has 3 wounds: the wound has no effect, and the Whiskey is discarded. You can use Whiskey only after your own move action.
    .ruling = The card sets no condition on the target’s wounds and applies at the end of a move.
rule-items-12 = Mustang, $50: you move up to 4 spaces.
rule-items-18 = Revolver, $20: it has no effect until you upgrade it.
rule-items-19 = Rifle, $40: at the start of a fight that you begin with a player, you look at 2 random cards in that player’s hand.
rule-items-23 = Ten-Gallon, $20: gain 1 LP when you win a game of poker, and $10 when you lose one.

## poker-game

chapter-poker-game = Playing poker
rule-base-poker-01 = It takes one action to start a poker game, on one of the 3 spaces next to a Saloon.
rule-base-poker-02 = To start a poker game, put $10 in the pot, then draw a poker card.
rule-base-poker-03 = Everyone else in the town where the poker game is played can join: each puts $10 in the pot and draws a poker card.
rule-base-poker-04 = To join a poker game, you only need to be in the same town, not next to its Saloon.
rule-base-poker-05 = You need $10 to start or join a poker game.
rule-base-poker-06 = If nobody joins, the player on the active player’s right deals and plays for the house.
rule-base-poker-07 = The dealer puts their own cards aside for now and draws 4 from the poker deck.
rule-base-poker-08 = The dealer puts nothing in the pot.
rule-base-poker-09 = The house adds $50 to the pot, however many play.
rule-base-poker-10 = The pot is $50 plus $10 for each player who paid in.
rule-base-poker-11 = When everyone has paid and drawn, reveal 3 cards from the deck: the flop.
rule-base-poker-12 = Your poker hand is made up of two cards from your hand and the three cards of the flop.
rule-base-poker-13 = Play your chosen cards facedown; everyone reveals theirs at the same time.
rule-base-poker-14 = If you had no cards when you paid in, you play just the one you drew.
rule-base-poker-15 = With only one card to play, your hand has 4 cards, so it can never be a Full House, a Flush or a Straight.
    .ruling = Those three need five cards, as their descriptions show.
rule-base-poker-16 = Whoever has the best hand wins the pot.
rule-base-poker-17 = If you lose at poker, you draw a poker card.
rule-base-poker-18 = A dealer who loses draws no card.
    .ruling = The dealer plays for the house, with cards that are not the dealer’s own.
rule-base-poker-19 = An active player who wins gains 1 LP along with the pot.
rule-base-poker-20 = Any other winner takes the pot but gains no LP.
rule-base-poker-21 = When the dealer wins, nobody is paid and the whole pot goes back to the supply.
rule-base-poker-22 = The active player wins all ties, even against the dealer.
rule-base-poker-23 = If two players tie and neither is the active player, they share the pot equally, rounding down; the rest goes to the supply.
rule-base-poker-24 = When two or more players tie and none of them is the active player, they share the pot equally, rounding down; the rest goes to the supply.
rule-base-poker-25 = Shares are multiples of $10: two winners of a $90 pot get $40 each and $10 goes to the supply.
    .ruling = The smallest bill is $10.
rule-base-poker-26 = When a poker game is over, the flop and all played cards are discarded.
rule-base-poker-27 = The dealer also discards the two cards not played, and then takes their own hand back.
    .ruling = Otherwise the dealer would keep cards that belong to the house.
rule-base-poker-28 = Five of a Kind is the best hand; a Royal Flush comes second.
rule-base-poker-29 = Only a Royal Flush beats Five of a Kind, which itself beats a Straight Flush.
rule-base-poker-30 = Five of a Kind comes second: only a Royal Flush beats it, and it beats a Straight Flush and every hand below that.
    .ruling = The English table is out of order, and the French table and a later aid agree on this ranking.
rule-base-poker-31 = Five of a Kind: four cards of one rank plus Cheat, for instance Cheat with all four Kings.
rule-base-poker-32 = Royal Flush: Ace, King, Queen, Jack and 10, all of the same suit.
rule-base-poker-33 = Straight Flush: five ranks in a row, all of the same suit, such as the spades from 4 to 8. It loses to a Royal Flush.
rule-base-poker-34 = Four of a Kind: all four cards of a rank, for instance the four Jacks with a 7. It loses to a Straight Flush.
rule-base-poker-35 = Full House: three cards of a rank and a pair, for instance 10-10-10 with 9-9. It loses to Four of a Kind.
rule-base-poker-36 = Flush: five cards that share a suit but are not in a row, such as Jack, 8, 7, 4 and 2, all spades. It loses to a Full House.
rule-base-poker-37 = Straight: five ranks in a row, not all of the same suit, for instance 5 to 9. It loses to a Flush.
rule-base-poker-38 = Three of a Kind: three cards of a rank, for instance 7-7-7 beside a Queen and a 2. It loses to a Straight.
rule-base-poker-39 = Two Pair: a pair of one rank and a pair of another, for instance 7-7 and 4-4 beside a King. It loses to Three of a Kind.
rule-base-poker-40 = Pair: two cards of a rank, for instance two Kings beside 10, 8 and 2. It loses to Two Pair.
rule-base-poker-41 = High Card: none of the above, so your highest card counts, such as the Queen in Q-10-8-5-3.
rule-base-poker-42 = If both hands are of the same kind, the higher rank wins: J-J-J beats 10-10-10.
rule-base-poker-43 = If both hands are of the same kind and rank, compare the other cards from the top down. Suits never decide.
    .ruling = This is how poker hands are normally compared, and the examples go no further.
rule-base-poker-44 = In a Straight or Straight Flush, the Ace can stand above the King or below the 2.
    .ruling = The base rulebooks do not say, and the later full rules allow both.
rule-base-poker-45 = At poker, bonuses apply only to cards played from hand. On the flop, Cheat is just a 2 and Lady Luck just a 10.
    .ruling = The card must be played, and the flop is revealed rather than played.
rule-base-poker-46 = Cheat can be any rank but keeps its own suit, and it always counts as the rank that makes your hand best. Two Cheats can be the same rank; without a Cheat, Five of a Kind is impossible.
    .ruling = Nobody would choose a worse rank, so the best one is chosen for you.
rule-base-poker-47 = For the dealer, only Cheat applies. Lady Luck, Ten-Gallon and Wild Bill give the dealer nothing.
    .ruling = The dealer plays for the house, whose winnings go to the supply.
rule-base-poker-48 = In clockwise order after the active player, players choose whether to join, knowing who has joined so far. Each pays and draws on joining, and the flop comes last.
    .ruling = Clockwise is the order of play everywhere else.
rule-base-poker-49 = With two or more cards, you play exactly two; with one, you play that one; with none, the flop is your hand.
    .ruling = This extends the rule of two chosen cards to small hands.
rule-base-poker-50 = When kickers are compared, a missing card loses. Four cards never make Five of a Kind, a Full House, a Flush or a Straight.
    .ruling = A missing card cannot be better than any card.
rule-base-poker-51 = If several non-active players tie for the best hand, all of them have won, and this counts for Ten-Gallon and Wild Bill as well. Anyone tied with the active player has lost.
    .ruling = They share the pot as winners, while the active player wins all ties.
rule-base-poker-52 = The player on the active player’s right has to deal, even when in town and unwilling to join. The four cards are drawn from the deck, and none of the dealer’s own cards, items or abilities apply.
    .ruling = Dealing is a duty of the seat and does not count as taking part.
rule-base-poker-53 = Wild Bill can keep one of his played cards, chosen at random before they are discarded. If it is a 9, he draws nothing for it.
    .ruling = A kept card has not been discarded.
rule-base-example-poker = At the Saloon in Darkrock you pay $10, and the house adds $50, so the pot is $60. You are alone in town, so the player on your right deals with four cards from the deck: the 2 of diamonds (Cheat), the 4 of hearts, the 9 of spades and the Jack of clubs. The flop is the Jack of diamonds, the 3 of clubs and the 10 of spades. The dealer plays the Jack of clubs with Cheat as another Jack; you play the 10 of hearts (Lady Luck) and the 10 of clubs. Jacks beat 10s: the pot goes to the supply, you draw a card as the loser, and Lady Luck gives you $30 and another card.
rule-ruling-poker-game-01 = The cards of a Flush are compared one by one from the top, even if Cheat duplicates one of them: A-A-K-Q-3 beats A-K-Q-J-8.
    .ruling = A Flush has no sets, and Cheat may take a rank that is already in the hand.
rule-ruling-poker-game-02 = When the deck and the discards run out, the flop and the dealer’s hand consist only of the cards that are left.
    .ruling = Drawing stops when nothing is left to draw.

## prospect

chapter-prospect = Prospecting
rule-base-mine-01 = At a Mine you can prospect; it takes one action.
rule-base-mine-02 = To prospect, roll the two dice.
rule-base-mine-03 = A nugget on a die: take 1 nugget.
rule-base-mine-04 = Tailings on a die: take $10.
rule-base-mine-05 = Gold dust on a die: take $10, then roll that die again and apply the new result as well.
rule-base-mine-06 = As long as a die keeps showing gold dust, you keep taking $10 and rolling it again.
rule-base-mine-07 = Gravel on a die: you gain nothing.
rule-base-mine-08 = You can carry up to 4 nuggets.
rule-base-mine-09 = Nuggets that you have no room for are lost.
    .ruling = The rulebook says only that money above its limit is lost, and nuggets are treated the same way.
rule-base-mine-10 = With the Miner’s Map you can reroll one of the two dice before either is applied. Then apply both; rolls that follow gold dust cannot be rerolled with the Map.
    .ruling = A reroll replaces a result, so it must come before results are applied.

## bank

chapter-bank = The Bank
rule-base-bank-01 = At the Bank you can deposit gold; it takes one action.
rule-base-bank-02 = The Bank pays $20 for each nugget that you deposit.
rule-base-bank-03 = You also gain 1 LP for each nugget that you deposit.
rule-base-bank-04 = Deposited nuggets go back to the supply.
rule-base-bank-05 = With one action you can deposit as many of your nuggets as you want.
    .ruling = The rule gives no number, so you choose.
rule-base-bank-06 = You can hold at most $120; any money beyond that is lost.
rule-base-bank-07 = If you have $110 and deposit one nugget, you end up with $120 and 1 LP more; the other $10 is lost.

## heist

chapter-heist = The Heist
rule-base-heist-01 = At the Bank you can commit a Heist; it takes one action.
rule-base-heist-02 = You can attempt one Heist a turn.
rule-base-heist-03 = The player on the active player’s right plays the guard.
rule-base-heist-04 = The guard draws 3 fight cards.
rule-base-heist-05 = First the guard’s cards are drawn, then effects for the start of a fight apply. The robber plays a poker card facedown, and after that the guard chooses one of the three and plays it facedown.
rule-base-heist-06 = The guard draws three cards and plays one of them facedown before the robber plays a poker card; there is no start-of-fight step in between.
rule-base-heist-07 = After the reveal: first the bonuses of the character, items, the weapon and the card played, then as many reactions as the active player likes, then the effect of the guard’s card, and last the comparison.
rule-base-heist-08 = The guard wins ties.
rule-base-heist-09 = If your Heist succeeds, you gain $80 and 3 Wanted points.
rule-base-heist-10 = If your Heist fails, you gain a Wanted point and a wound, and draw a poker card.
rule-base-heist-11 = A Marshal who attempts a Heist becomes Wanted, win or lose.
rule-base-heist-12 = After the fight, discard the poker cards that were played and put all fight cards drawn, used or not, on the bottom of their deck in random order.
rule-base-heist-13 = After the fight, discard the played poker card, shuffle all the guard’s cards and put them on the bottom of the fight deck.
    .ruling = The French text says only that the guard’s cards are discarded, but there is no fight discard pile, and after other fights the cards go back to the deck.
rule-base-heist-14 = You need a poker card to start a Heist, and you cannot decline once it has begun.
    .ruling = A card has to be played, and no step lets you decline.
rule-base-heist-15 = The effect of the guard’s card applies even to a robber who then wins.
rule-base-example-heist = Billy the Kid is at the Bank in Darkrock and uses an action for a Heist. The guard has 3, 7 and J and plays the 3, which would give Billy two wounds. Billy’s card is Bulletproof, the Jack of hearts: he gains no wounds, and a Jack is higher than a 3. He gains $80 and 3 Wanted points.

## heal

chapter-heal = The doctor
rule-base-heal-01 = At the Doctor’s Office you can pay $10 and use one action to lose all your wounds.
rule-base-heal-02 = For each wound healed at the Doctor’s Office, you draw a poker card.
rule-base-heal-03 = If you heal 3 wounds at the Doctor’s Office, you pay $10 and draw 3 cards.
rule-base-heal-04 = You can see the doctor even without a wound: you pay $10 and draw no cards.
    .ruling = Nothing forbids it.

## revel

chapter-revel = The Cabaret
rule-base-revel-01 = At the Cabaret you can use one action to spend money: gain 1 LP for every $30.
rule-base-revel-02 = Reveling gives 1 LP for $30, 2 LP for $60, 3 LP for $90 and 4 LP for $120.

## cattle

chapter-cattle = Cattle
rule-base-cattle-01 = At a Ranch you can take one of its hidden cattle tokens; it takes one action.
rule-base-cattle-02 = You can carry only one cattle token at a time.
rule-base-cattle-03 = If you carry a cattle token, you cannot take another at a Ranch.
rule-base-cattle-04 = You can check the reward on your own token whenever you like.
rule-base-cattle-05 = Your token stays facedown on your mat until it is delivered.
rule-base-cattle-06 = Wrangle: when a move action of yours ends at the Rail Station, you can deliver your token and gain its reward and 1 Marshal point.
rule-base-cattle-07 = Wrangle: when any movement of yours ends at the Rail Station, whatever caused it, you can deliver your token and gain its reward and 1 Marshal point.
rule-base-cattle-08 = Rustle: when a move action of yours ends at the Ranch of the other color, you can deliver your token there and gain its reward and 1 Wanted point.
rule-base-cattle-09 = Rustle: when any movement of yours ends at the Ranch of the other color, whatever caused it, you can deliver your token there and gain its reward and 1 Wanted point.
rule-base-cattle-10 = In the English edition you cannot deliver after Saddle Up or Y.B. Rowdy’s ability; in the French and Italian ones you can. Sprint extends a move action, so you can deliver after it in all editions.
    .ruling = Each edition is followed to the letter: the English one says “move action,” and the French and Italian ones say “movement.”
rule-base-cattle-11 = Delivering takes no action.
rule-base-cattle-12 = You do not have to deliver.
rule-base-cattle-13 = After delivery, the token goes back to the Ranch of its color and is mixed in facedown.
rule-base-cattle-14 = You cannot deliver a token to the Ranch it came from.
rule-base-cattle-15 = While Wanted, you can still wrangle, but you gain only the reward on the token and no Marshal point.
    .ruling = Wanted players can gain no Marshal points.

## work

chapter-work = Work
rule-base-work-01 = Work is an action that gives you $10.
rule-base-work-02 = You can work at any named location, including the spaces next to a Saloon or General Store, but not on any other space.
    .ruling = The word “location” is read as the rulebook uses it elsewhere, not as any space.

## wounds

chapter-wounds = Wounds
rule-base-wound-01 = You can have at most 3 wounds; any more have no effect on you.
rule-base-wound-02 = At the end of the game each wound costs you 1 LP.
rule-base-wound-03 = You heal at the Doctor’s Office, with Bulletproof in a fight, by buying Whiskey, or with the action of Provisions.
rule-base-wound-04 = If you lose a fight of any kind, you gain exactly one wound for that; card effects can add more.
rule-base-wound-05 = If you already have 3 wounds and lose a fight, you still draw the loser’s card.
rule-base-wound-06 = A wound that has no effect or is canceled was never gained, so Doc Holliday gets no card for it. The loser still draws the card for the lost fight.
    .ruling = You gain only what you receive.
rule-base-wound-07 = Doc Holliday draws a card for each effect that wounds him, not for each wound: losing and Wallop together are one effect, and a fight card is a separate one.
    .ruling = Wallop adds to the loser’s wound, while a fight card’s effect is separate.

## tracks-marshal

chapter-tracks-marshal = The Marshal track
rule-base-marshal-01 = You are a Marshal, Wanted or neither: nobody has points of both kinds at once.
rule-base-marshal-02 = While Wanted, you can gain no Marshal points.
rule-base-marshal-03 = You gain 1 Marshal point for beating a bandit (if you choose it over 1 LP), wrangling cattle, arresting a Wanted player or using Living Legend; stories can give more.
rule-base-marshal-04 = For every Marshal point you gain, move your cube one space forward.
rule-base-marshal-05 = You gain the reward of each space that your cube passes or reaches.
rule-base-marshal-06 = When your cube is on space 9, every further Marshal point becomes 1 LP.
rule-base-marshal-07 = Points are counted one by one: if you are on space 8 and gain 3 Marshal points, you reach space 9, gain its reward, and gain 2 LP for the rest.
rule-base-marshal-08 = If you are a Marshal and gain a Wanted point in any way, you lose all your Marshal points and start at the beginning of the Wanted track.
rule-base-marshal-09 = As a Marshal, you can do something that gives you Wanted points; you then lose your Marshal points and start on the Wanted track.
rule-base-marshal-10 = When you change tracks, you start at the beginning, whatever space you were on.
rule-base-marshal-11 = Once Wanted, you have to be arrested before you can gain Marshal points again.
rule-base-marshal-12 = On the Marshal track, you gain $20 on space 2 and 2 LP on space 3.
rule-base-marshal-13 = When you enter a Marshal space, you gain its reward: $20 on spaces 1 and 2, 2 LP on 3, $30 on 4 and 5, 4 LP on 6, $40 on 7 and 8, and 6 LP on 9.
rule-base-marshal-14 = At the end of the game, a Marshal scores by row: the first row gives 1 LP, the second 2 and the third 3.
rule-base-marshal-15 = A Marshal point you gain on space 9 does not move your cube. It becomes 1 LP, but it still counts as gained.
    .ruling = The LP replaces the step on the track, not the gain.
rule-base-example-marshal-track = You are a Marshal on space 1 and gain 2 points. Your cube moves to space 2, which gives you $20, and then to space 3, which gives you 2 LP.

## tracks-wanted

chapter-tracks-wanted = The Wanted track
rule-base-wanted-01 = You gain Wanted points for a Heist (3 along with $80 if it succeeds, otherwise 1), robbing a player (1), rustling (1) and using Living Legend (1); stories can give more.
rule-base-wanted-02 = For every Wanted point you gain, move your cube one space forward, and gain the reward of each space it enters.
rule-base-wanted-03 = When your cube is on space 9, every further Wanted point becomes 1 LP.
rule-base-wanted-04 = The Wanted track has 9 spaces: three rows of three.
rule-base-wanted-05 = When you reach Wanted space 6, you draw a poker card.
rule-base-wanted-06 = On the Wanted track you draw a poker card on entering each even space: 2, 4, 6 and 8. The odd ones give nothing; the first shows that the Sheriff is now active.
rule-base-wanted-07 = A Wanted point you gain on space 9 does not move your cube. It becomes 1 LP, but it still counts as gained.
    .ruling = The LP replaces the step on the track, not the gain.
rule-base-example-wanted-track = A Wanted player gains 1 more point and reaches space 6: one poker card immediately, then 2 LP at the end of the turn, since that space is in row 2.

## sheriff

chapter-sheriff = The Sheriff
rule-base-sheriff-01 = The Sheriff moves only when someone is Wanted.
rule-base-sheriff-02 = Stories and the Manhunt action move the Sheriff.
rule-base-sheriff-03 = As soon as the Sheriff enters your space, you discard a poker card if you are Wanted; so does every other Wanted player there.
rule-base-sheriff-04 = As soon as the Sheriff enters your space while you are Wanted, you discard a poker card.
rule-base-sheriff-05 = If you have no poker card when the Sheriff enters, you discard none.
    .ruling = There is nothing to discard, and no other penalty is named.
rule-base-sheriff-06 = If there are several Wanted players in the space the Sheriff enters, the player who moves him chooses which one he tries to arrest.
rule-base-sheriff-07 = The Sheriff attempts the arrest as soon as he enters the space, even if he has spaces left to move.
    .ruling = “Enters” is the rule’s word, and the French rule mentions losing the rest of the movement.
rule-base-sheriff-08 = When the Sheriff enters your space, first discard a card; then fight him.
rule-base-sheriff-09 = Effects for the start of a fight apply first. The Wanted player then either declines and is arrested, or plays a card; in that case, the player on their right draws 4 fight cards and plays one.
rule-base-sheriff-10 = The Sheriff’s 4 fight cards are drawn at the very start; effects for the start of a fight follow. Next the Wanted player either gives up and is arrested, or plays a card; in that case, the Sheriff plays one of the four.
rule-base-sheriff-11 = The Wanted player has to play a card; after that the player on their right draws 4 fight cards and plays one. Nobody can give up, and effects for the start of a fight have no step of their own.
rule-base-sheriff-12 = The player on the Wanted player’s right plays the Sheriff.
rule-base-sheriff-13 = When the Sheriff fights, only the Wanted player can react.
rule-base-sheriff-14 = When the Sheriff fights, only the Wanted player can react, whoever’s turn it is.
    .ruling = The text names the active player, who may not be in the fight at all, but the Italian book names the Wanted player.
rule-base-sheriff-15 = The Sheriff wins ties.
rule-base-sheriff-16 = After the reveal come bonuses, then reactions, then the effect of the Sheriff’s card, and last the comparison.
rule-base-sheriff-17 = If you decline to fight the Sheriff, or give up, you are arrested.
rule-base-sheriff-18 = If the Sheriff arrests you, you gain a wound, draw a poker card, are moved to his office together with him, and lose your Wanted points, your cattle, and half of your money and of your nuggets, each half rounded up.
rule-base-sheriff-19 = If you beat the Sheriff, you get away but gain nothing; he goes back to his office.
rule-base-sheriff-20 = After the fight, discard the poker cards and put all 4 fight cards on the bottom of their deck, in random order.
rule-base-sheriff-21 = If you become Wanted in the Sheriff’s space, he does not try to arrest you.
rule-base-sheriff-22 = The Sheriff attempts an arrest only when he is moved into a space.
rule-base-sheriff-23 = When the Sheriff goes back to his office, he is placed there and does not enter it, so he arrests nobody there.
    .ruling = He attempts an arrest only when he moves into a space.
rule-base-sheriff-24 = When the Sheriff enters a bandit’s space, nothing happens.
    .ruling = No rule gives it an effect.
rule-base-sheriff-25 = The Sheriff moves as you would, around the mesas, and can return to a space he has left. You can move him into your own space: if you are Wanted, you discard a card and he may try to arrest you. Your turn continues afterward.
    .ruling = No rule gives him another way to move or protects the player who moves him.
rule-base-sheriff-26 = If the Sheriff meets several Wanted players, they discard in turn order, beginning with the player who moves him; then that player chooses the one he tries to arrest.
    .ruling = By the rule, all of them discard as soon as he enters, and turn order settles who goes first.

## stories

chapter-stories = Stories
rule-base-story-01 = Only two triggers are open at a time: those on the top cards of the two story decks.
rule-base-story-02 = When you meet a trigger on your turn, you can put one of your discs on the first empty place of that story.
rule-base-story-03 = When you meet a trigger on your turn, you can put one of your discs on that story.
rule-base-story-04 = You need not place a disc when you meet a trigger.
    .ruling = The word “may” in the rule outweighs a caption that makes it sound like a duty.
rule-base-story-05 = With two, three or four players, a story is complete with 2 discs.
rule-base-story-06 = With five or six players, a story is complete with 3 discs.
rule-base-story-07 = You can place only one disc in a turn, on either story.
rule-base-story-08 = You can place only one disc in a turn.
    .ruling = If you could add to both stories in one turn, the rule for meeting both triggers would be unnecessary.
rule-base-story-09 = You place discs only on your own turn.
rule-base-story-10 = When both open stories have the trigger you met, choose one of them.
rule-base-story-11 = If both of your discs are in use, you can take one off the other story and put it on the one you just triggered.
rule-base-story-12 = If both of your discs are in use, you can pick one up from a different story and use that one.
rule-base-story-13 = If both of your discs are in use, you can shift one of them between the two stories.
rule-base-story-14 = A disc already on the triggered story cannot be moved to that same story.
    .ruling = Discs are moved from the other story only.
rule-base-story-15 = If you place the disc that completes a story, you resolve it at the end of your turn.
rule-base-story-16 = To resolve a story: read it aloud, give the contributors their rewards, place its bandits, and move the Sheriff.
rule-base-story-17 = Everyone with a disc on a story gains its reward, whoever completed it.
rule-base-story-18 = Two discs on a story give you the same reward as one.
rule-base-story-19 = A bandit is placed on every hideout the story names. A hideout with a bandit, a player or the Sheriff on it gets none.
rule-base-story-20 = If the Sheriff is active, the player who resolves the story moves him the number of spaces on the card.
rule-base-story-21 = Depending on the story, the Sheriff moves 0 to 6 spaces.
rule-base-story-22 = You can move the Sheriff fewer spaces than the story says.
    .ruling = The words “up to” on the card outweigh an example that uses the full number.
rule-base-story-23 = You move the Sheriff the full number of spaces that the story says.
rule-base-story-24 = When a story moves the Sheriff, he can try to arrest someone on the way.
rule-base-story-25 = When the Sheriff attempts an arrest, he stops there, and any spaces left are lost.
rule-base-story-26 = After a story is resolved, you get your discs back.
rule-base-story-27 = When a story is resolved, the card below it shows the next trigger. An empty deck shows none.
    .ruling = No rulebook mentions an empty deck, and none describes making a new deck.
rule-base-story-28 = One trigger: with a single action, gain at least 2 LP.
rule-base-story-29 = One trigger: with a single action in town, spend at least $80.
rule-base-story-30 = One trigger: gain Wanted or Marshal points, however many.
rule-base-story-31 = Blood Money: contributors gain $30, or $50 and one wound. Bandits appear at the hideouts of gangs B and C, and the Sheriff is moved up to 3 spaces.
rule-base-story-32 = Blood Money: contributors gain $30, or $50 and one wound. Bandits appear, and the Sheriff is moved 3 spaces.
rule-base-story-33 = A letter on a story stands for both hideouts of that gang, so B and C together mean 4 hideouts.
    .ruling = The example with B and C counts at least three bandits.
rule-base-story-34 = If you meet a trigger during an action, you may add a disc once, after the whole action, including fights, effects for the end of a move and goals. If an effect outside an action lets you meet one on your turn, you may add a disc after that effect.
    .ruling = A trigger counts a whole action, which is known only when it is over.
rule-base-story-35 = Triggers about a single action require one of your actions: start-of-turn effects, stories and LP for being Wanted do not count. Add up all LP that you gain during that action, including those beyond a track’s end, and ignore losses. For the trigger about Marshal or Wanted points, any gain on your turn counts. If such a gain in the first end-of-turn step lets you complete a story, that story is resolved in the same step.
    .ruling = The words “single action” are taken literally, and a gain of points needs no action.
rule-base-story-36 = You can meet a trigger only while its card is on top of its deck.
    .ruling = You cannot meet a trigger that nobody can see.
rule-base-story-37 = Money counts as spent when, with a single action in town, you choose to pay it to the supply: for shopping, reveling, the doctor or your ante at poker.
    .ruling = Losses and gifts are not spending.
rule-base-example-story-resolution = In a five-player game, Red adds a disc to Blood Money, which already has discs from Yellow and Blue, so Red resolves it at the end of the turn. All three discs are returned, and their owners gain the reward. Bandits are placed at B and C, except on a hideout with a player and on another that already has a bandit. Red is Wanted and moves the Sheriff 3 spaces, to the far side of the map.

## end-of-turn

chapter-end-of-turn = End of your turn
rule-base-end-01 = End your turn in this order: resolve the stories that are ready, discard down to your hand limit, gain LP for being Wanted, check for the end of the game, and pass the turn clockwise.
rule-base-end-02 = At the end of your turn, first resolve each story that has all its discs.
rule-base-end-03 = You can hold 5 poker cards, one fewer for each of your wounds.
rule-base-end-04 = Your hand limit applies only at the end of your own turn; until then you can hold more.
rule-base-end-05 = You choose the cards that you discard.
    .ruling = The rule does not say, and choosing is customary.
rule-base-end-06 = If you are Wanted at the end of your turn, you gain LP: 1 in the first row of the track, 2 in the second and 3 in the third.
rule-base-end-07 = You gain LP for being Wanted before the check for the end of the game, so those LP count in it.
rule-base-end-08 = Stories are resolved before you discard: you may have to discard cards that they give you, and wounds that they give you reduce your limit.
rule-base-example-end-of-turn = In a five-player game, one story has discs from Yellow, Blue and Red, and the other has only two discs. Red’s turn is ending; Red is Billy, with 6 cards, 2 wounds and his cube on the second Wanted space. The three players on the complete story gain its reward and get their discs back; the other story stays open. Billy can hold 3 cards, so he discards 3, and gains 1 LP for the first row.

## end-game

chapter-end-game = The end of the game
rule-base-endgame-01 = The end is triggered when someone reaches the LP you agreed on: 15, 20 or 25.
rule-base-endgame-02 = Once the end is triggered, finish the current round. Then everyone takes one last turn, starting with the first player.
rule-base-endgame-03 = The player who triggered the end has a last turn like everyone else.
rule-base-endgame-04 = The fourth step at the end of a turn checks whether the end is triggered.
    .ruling = Other passages do not say when, but the step list does.
rule-base-endgame-05 = In the fourth step at the end of a turn, the LP of all players are checked. If at least one player is at or above the target, the end is triggered; this happens only once. A player who reached the target but dropped below it before the check does not trigger it.
    .ruling = The words “a player” appear in two of the three passages, and the step itself says only when to check.
rule-base-example-final-turns = You play to 15 LP; Red went first, and Blue and Purple are the last two in turn order. Blue reaches 15 on their turn and finishes it, and Purple’s turn completes the round. Then everyone, beginning with Red, has a last turn, and after Purple’s the game is over.

## scoring

chapter-scoring = Final scoring
rule-base-score-01 = Score the LP on all your upgraded mounts and weapons, whether active or not.
rule-base-score-02 = Score 1 LP for every complete $60 you have; smaller amounts score nothing.
rule-base-score-03 = Score 1 LP for every complete $60 you have, 2 LP at most; smaller amounts score nothing.
rule-base-score-04 = Lose 1 LP for each of your wounds.
rule-base-score-05 = If you alone have the most Wanted points, score 3 LP.
rule-base-score-06 = If several players tie for the most Wanted points, each scores 1 LP and nobody scores 3.
rule-base-score-07 = If you are Wanted but do not have the most Wanted points, score 1 LP.
rule-base-score-08 = As a Marshal, score the LP of the row that your cube is in.
rule-base-score-09 = If you played with goals, score your legendary tokens.
rule-base-score-10 = The player with the most LP at the end wins the game.
rule-base-score-11 = For example, $50 scores nothing, $110 scores 1 LP, and $120 scores 2.
rule-base-score-12 = You cannot have fewer than 0 LP.
    .ruling = The track has nothing below 0, though some effects take LP away.

## ties

chapter-ties = Ties at the end
rule-base-tie-01 = If LP are tied, the tied player with the most points on the Marshal or Wanted track wins.
rule-base-tie-02 = If Marshal and Wanted points are also tied, the tied player with the most nuggets wins.
rule-base-tie-03 = If nuggets are also tied, the tied player with the fewest wounds wins.
rule-base-tie-04 = If wounds are also tied, the tied players win together.
rule-base-tie-05 = When a tie is broken, a Marshal point and a Wanted point count the same.
    .ruling = The rule names both together and prefers neither.

## clarifications

chapter-clarifications = Clarifications
rule-base-clar-01 = If a card and the rulebook disagree, follow the card.
rule-base-clar-02 = You can play Reputation only once in a turn, however many points you gain.
rule-base-clar-03 = If you make another mount active in place of your Mule, any nuggets over 4 go back to the supply.
rule-base-clar-04 = When you use the action of Instincts, its bonus for being discarded does not apply.
