# The rules, one sentence each in our own words: the texts of content/base/rules/*.yaml, where each rule's editions, variant
# and switches stand. A message's id is rule- and the rule's id with dots as dashes; .ruling says why we read the rulebooks like
# this where they leave it open. Chapter titles are chapter- and the chapter's id.

## setup

chapter-setup = Setting up
rule-base-setup-01 = The box holds one board, one first player token, one end marker, one stand for the General Store, and a double-sided mat plus a player aid for each of six seats.
rule-base-setup-02 = Each of the 6 colours has 2 scoring cubes and 2 story discs, which makes 12 cubes and 12 discs.
rule-base-setup-03 = There are 36 gold nuggets in the supply, and mines are worked with 2 dice.
rule-base-setup-04 = Every player has one wound token, so the box holds 6.
rule-base-setup-05 = There are 12 characters. Each has 4 goal cards of its own, 48 in all.
rule-base-setup-06 = Money comes as 54 cards: 18 show $20 and 36 show $10.
rule-base-setup-07 = The fights of bandits, guards and the Sheriff use a shuffled facedown deck of 13 fight cards.
rule-base-setup-08 = The store sells from 54 item cards: mounts, weapons and miscellaneous goods.
rule-base-setup-09 = There are 9 different items with 6 copies of each: 3 weapons, 2 mounts and 4 miscellaneous items, 54 cards altogether.
rule-base-setup-10 = There are 40 different story cards.
rule-base-setup-11 = The poker deck has 52 cards.
rule-base-setup-12 = The two ranches share 16 cattle tokens.
rule-base-setup-13 = Of the 13 figures any can play any part; coloured rings tell them apart: one ring for each of 6 players, 6 grey ones for bandits and a brown one for the Sheriff.
rule-base-setup-14 = The 13 figures have set parts: one Sheriff, six bandits, and six players whose bases show their colours.
rule-base-setup-15 = At the start every item card is for sale in the General Store.
rule-base-setup-16 = The poker deck is shuffled and lies facedown; used cards go to a faceup discard pile next to it.
rule-base-setup-17 = Each cattle token begins at the Ranch of its colour, turned down so that nobody sees its reward.
rule-base-setup-18 = Choose a colour and take what belongs to it: a mat, two scoring cubes, two story discs.
rule-base-setup-19 = In the standard game you play without goals, so the side of the mat that has no room for legendary tokens is up.
rule-base-setup-20 = You are dealt two characters. Keep one; the other is out of this game.
rule-base-setup-21 = Figures and colours do not belong to a character: take whichever one is still free.
rule-base-setup-22 = Your character tells you what you begin with: items, money, poker cards, and any Marshal or Wanted points.
rule-base-setup-23 = If you begin with Marshal or Wanted points, your cube starts on that track at the space of the same number.
rule-base-setup-24 = You get no track rewards for the Marshal or Wanted points that you begin with.
rule-base-setup-25 = If your character has neither Marshal nor Wanted points, your cube waits beside both tracks.
rule-base-setup-26 = Your figure begins at the place that your character names.
rule-base-setup-27 = If your character begins at a General Store or a Saloon, pick any one of its 3 neighbouring spaces.
rule-base-setup-28 = Whoever is most Wanted at the start goes first and gets the first player token.
rule-base-setup-29 = If nobody is Wanted, or several tie for it, agree among yourselves who goes first.
rule-base-setup-30 = If nobody is Wanted, or several tie for it, chance decides who goes first.
rule-base-setup-31 = The first player token stays with the same player all game long.
rule-base-setup-32 = You begin with no wounds.
rule-base-setup-33 = You begin with 0 LP; your cube waits in front of space 1 of that track.
rule-base-setup-34 = The story cards are shuffled and dealt into two facedown decks of much the same size, 20 each.
rule-base-setup-35 = At the start none of your two story discs is on a story; they lie next to the board.
rule-base-setup-36 = The Sheriff begins in his office in Darkrock.
rule-base-setup-37 = A bandit waits on each of the 6 hideouts, except where a player's figure stands.
rule-base-setup-38 = No bandit is placed on a hideout where a player begins, so every player who begins on one means one bandit less.
rule-base-setup-39 = Agree how long to play: to 15 LP for a short game, 20 LP for an average one, or 25 LP for a long one.
rule-base-setup-40 = Turns pass clockwise. Each has a start of turn, then actions, then an end of turn.
rule-base-setup-41 = You cannot use your legendary ability before you have got to 5 LP.
rule-base-setup-42 = Once you have your legendary ability you keep it, even if you fall under 5 LP again.
    .ruling = Reaching 5 LP grants the ability and nothing printed takes it back.
rule-base-setup-43 = Annie Oakley, legendary: when a fight between her and another player begins, that opponent must choose between discarding a poker card and taking a wound.
rule-base-setup-44 = Bass Reeves, legendary: when his turn begins he draws a poker card.
rule-base-setup-45 = Billy the Kid, legendary: when a move action of his ends among other players, he names one of them. That player hands him $10 or a poker card, whichever the player prefers.
    .ruling = His published card speaks of a move action. The French card lets the giver choose and the English one does not say otherwise.
rule-base-setup-46 = Y.B. Rowdy, legendary: if his turn begins out of town, he can discard a poker card and ride as far as 3 spaces.
rule-base-setup-47 = Bass Reeves begins in the office of the Sheriff at Darkrock with 1 Marshal point, an upgraded Revolver, 1 poker card and $10.
rule-base-setup-48 = Annie Oakley begins next to the General Store of Darkrock; she has a Carbine and a poker card.
rule-base-setup-49 = Billy the Kid begins on a hideout of gang A, whichever of the two he likes, with 2 Wanted points, a Revolver and 2 poker cards.
rule-base-setup-50 = Everyone picks a character in secret; the picks are shown all at the same time, and nobody learns which ones were turned down.
    .ruling = The rulebooks give no order, and a hidden choice favours no seat.
rule-base-setup-51 = Next the first player is found (by lot if tied, or if nobody is Wanted). Starting with that player and going clockwise, everyone takes their starting goods, then their place; goals are dealt next and bandits come last, to each hideout with no player on it.
    .ruling = Places depend on turn order and bandits depend on places, so this is the only order that works.
rule-base-setup-52 = Items you start with count as gained, so Provisions gives you its card. Points you start with pay nothing on the tracks, and a wound you start with does not count as gaining one.
    .ruling = Item texts say when obtained, while starting points are printed as paying nothing.
rule-base-setup-53 = Annie Oakley's ability works in any fight with a player, whether she attacked or was attacked.
    .ruling = Her card speaks of a fight with another player and does not say who began it.
rule-base-setup-54 = Your legendary ability works as soon as you get to 5 LP; if that happens during a fight, it covers whatever moments are yet to come.
    .ruling = The rule gives a threshold and no waiting time.
rule-base-example-first-player = Billy the Kid begins with 2 Wanted points, more than anyone else. So Billy goes first and holds the first player token to the end.

## turn-start

chapter-turn-start = Start of your turn
rule-base-start-01 = Begin your turn in this order: effects for the start of a turn, then income, then your choice of weapon and mount.
rule-base-start-02 = For income, take one of the three offers, no more and no less.
rule-base-start-03 = One income offer: take $20.
rule-base-start-04 = One income offer: take 2 poker cards.
rule-base-start-05 = One income offer: take 1 poker card and $10.
rule-base-start-06 = You hold $120 at most, so income beyond that is gone.
rule-base-start-07 = However many you own, only one of your weapons and one of your mounts can be active.
rule-base-start-08 = You never lose a weapon or a mount that you own.
rule-base-start-09 = A weapon that you own is never lost.
rule-base-start-10 = You can change your active weapon or mount when your turn begins, and when you have just bought a new one at a store; at no other time.
rule-base-start-11 = You can change your active weapon or mount when your turn begins, and whenever you buy one or upgrade one at a store.
    .ruling = One page also names upgrading and others only buying; the wider wording is followed.
rule-base-start-12 = Once chosen, your active weapon and mount stay until your next turn, except that a freshly bought one can replace them immediately.
    .ruling = The note has no exception, but the store rule of the same book gives it.
rule-base-start-13 = You have 3 actions each turn.
rule-base-start-14 = You can do the same action several times in a turn, except where its own rule says no.
rule-base-start-15 = You need not use all of your actions.
    .ruling = No rule makes you spend them.
rule-base-start-16 = An action is one of four kinds: move, use a card, fight a player, or do what your location offers.
rule-base-start-17 = Y.B. Rowdy rides when his turn begins, ahead of income. If he runs into a bandit he fights it there and then with last turn's weapon; the ride is no action and no move action.
    .ruling = Start of turn effects come before income and before the choice of a weapon.

## movement

chapter-movement = Moving
rule-base-move-01 = With a move action you ride as many spaces as your movement allows, or fewer if you like.
rule-base-move-02 = On foot, with no active mount, you can move 2 spaces.
rule-base-move-03 = An active mount gives you its own movement in place of the usual 2; the two numbers are not summed.
rule-base-move-04 = You go space by space, always to a neighbouring one.
rule-base-move-05 = Spaces that touch only at a corner are neighbours too.
rule-base-move-06 = Nobody can enter the two mesas with the dashed red edge in the middle of the map.
rule-base-move-07 = You are in town while you stand within the thick border of Darkrock or of Red Falls.
rule-base-move-08 = All spaces beyond the two towns are out of town.
rule-base-move-09 = While you are Wanted you cannot move onto the space where the Sheriff is.
rule-base-move-10 = Nobody stands inside a General Store or a Saloon: those buildings are no spaces, only their neighbours are.
    .ruling = The rules speak only of the 3 neighbouring spaces.
rule-base-move-11 = When a move action ends, extensions come first, for as long as you want: you can use Kit Carson once and every Sprint once, in the order you like, and a bandit can stop each. Where you finally stand, delivery, Whiskey and Billy the Kid follow, once each, again in the order you like.
    .ruling = Extensions work at the end of a move and the others after you have ended it.
rule-base-move-12 = A move action takes you at least one space. You can ride out to a neighbour and back, and then you have ended a move action where you began.
    .ruling = A move that goes nowhere is no move, and no rule forbids coming back.
rule-base-move-13 = While Wanted you can neither stop on the Sheriff's space nor pass through it, whatever makes you move.
    .ruling = The ban names the space and not one kind of movement.
rule-ruling-movement-01 = When an effect takes you to a space of your choice, as Saddle Up does, it is another space than the one you stand on. If there is no other, you stay, and the rest of the effect works.
    .ruling = A move that ends where it began, without a way, is no move.
rule-ruling-characters-01 = Bloody Knife loses one wound for each mesa he moves through: two mesas in one move heal two wounds. The same mesa twice in one move counts once.
    .ruling = His card heals after moving through a mesa, whichever move it is part of; to and fro through the same one leads no further.
rule-ruling-characters-02 = Bloody Knife comes out of a mesa on another space than he went in from, and a move through a mesa ends on another space than it began.
    .ruling = Coming out on the same side is not moving through.

## card-actions

chapter-card-actions = Using cards
rule-base-card-01 = An effect marked ACTION takes one of your 3 actions.
rule-base-card-02 = You can use any poker card, item or character that has the word ACTION on it.
rule-base-card-03 = Turn the card up for all to see, do what it says, and only then put it where it belongs.
rule-base-card-04 = When a poker card's action has been carried out in full, that card is discarded.
rule-base-card-05 = Items and characters stay with you after you use their action, except where they themselves say something else.
rule-base-card-06 = Effects marked BONUS or REACTION are free: they take none of your actions.
rule-base-card-07 = When you must choose a penalty, you cannot pick one that would do nothing to you while another would do something. If none would, nothing happens.
    .ruling = A choice that costs nothing would make the penalty empty.
rule-base-card-08 = What has a price is yours only if you pay all of it; money or a card that you lack, or a fourth wound, cannot pay.
    .ruling = Taking something in order to get something is a payment.
rule-base-card-09 = A poker card whose action is under way is nowhere else: it is not in your hand, the deck or the discard pile.
    .ruling = It is discarded only after its effect is finished, so it cannot be drawn again by it.

## fight-player

chapter-fight-player = Fighting another player
rule-base-fight-01 = Starting a fight with a player takes one action.
rule-base-fight-02 = You can only fight players who share your space.
rule-base-fight-03 = Every fight has four steps: declaration, then reveal, then reaction, then reward.
rule-base-fight-04 = First say what kind of fight it is (Arrest, Duel or Rob); cards are chosen only afterwards.
rule-base-fight-05 = You need one Marshal point or more to try an Arrest.
rule-base-fight-06 = You can arrest only somebody with one Wanted point or more.
rule-base-fight-07 = Anyone can Duel or Rob anyone: neither asks for Marshal or Wanted points.
rule-base-fight-08 = Once the fight is declared, both sides take turns with effects for the start of a fight, the attacker beginning, until no more are used; cards are placed after that.
rule-base-fight-09 = Effects for the start of a fight have no step of their own: they work after the attacker has placed a card and the target has accepted, just ahead of the target's own card.
rule-base-fight-10 = The attacker goes first and puts down one poker card from hand, hidden.
rule-base-fight-11 = With the attacker's card on the table, the target says whether to fight or to decline.
rule-base-fight-12 = If you are attacked and fight back, put down one hidden poker card of your own.
rule-base-fight-13 = Declining gives the attacker the win on the spot; go straight on to the reward.
rule-base-fight-14 = The attacker's card is spent and discarded even when the target declines.
rule-base-fight-15 = If you decline you have lost the fight: take 1 wound and draw 1 card.
rule-base-fight-16 = Declining makes you the loser of the fight.
    .ruling = The attacker wins, so the target lost, and the loser's penalty applies as in the other editions.
rule-base-fight-17 = Turn over the two cards at the same moment.
rule-base-fight-18 = At the reveal the bonuses of characters, weapons, other items and the cards played take effect. Those tied to a later moment wait: Shootout, Wallop and the Shotgun.
rule-base-fight-19 = Then both sides can play reactions out of their hands, in turns, beginning with the attacker.
rule-base-fight-20 = When neither side wants to react any more, the step is over.
rule-base-fight-21 = When all effects are counted, the card with the higher value wins.
rule-base-fight-22 = From weakest to strongest: the numbers 2 to 10, then jack, queen, king, and the ace on top.
rule-base-fight-23 = Effects make a card worth less, never more.
rule-base-fight-24 = A card can be made worth more, but an Ace is the ceiling.
rule-base-fight-25 = However much it is lowered, a card still counts as 2.
rule-base-fight-26 = In a fight between players, a tie goes to the attacker.
rule-base-fight-27 = Whatever kind of fight it was, the loser takes a wound and then draws a poker card.
rule-base-fight-28 = If you attack and win an Arrest, you gain 1 Marshal point.
rule-base-fight-29 = Whoever is arrested is taken to the Sheriff's Office.
rule-base-fight-30 = When a player arrests someone, the Sheriff goes to his office too.
    .ruling = The prisoner is placed there with the Sheriff, which is read as both being put there.
rule-base-fight-31 = Under arrest you lose all your Wanted points.
rule-base-fight-32 = Under arrest you lose any cattle token you carry.
rule-base-fight-33 = Under arrest you lose half of your money and half of your nuggets; round both losses up.
rule-base-fight-34 = An arrest costs one wound and gives one card in all; being named twice does not double them.
    .ruling = The Arrest text repeats the usual penalty of a lost fight, and two sources leave the repetition out.
rule-base-fight-35 = The one who makes the arrest keeps none of the goods: money and nuggets go back to the supply, cattle to its ranch.
    .ruling = The text says that these things are lost, not that they are stolen.
rule-base-fight-36 = Half of your money means whole ten-dollar bills, rounded up: with $50 you lose $30.
    .ruling = No bill is smaller than $10.
rule-base-fight-37 = If you attack and win a Duel, you gain 2 LP.
rule-base-fight-38 = If you attack and win a Rob, you gain 1 Wanted point.
rule-base-fight-39 = After a won Rob you can take half of the target's money or half of the nuggets, rounded up, but not some of each.
rule-base-fight-40 = After a won Rob you can also take the cattle token that the target carries.
rule-base-fight-41 = You need not steal anything after a won Rob, but the Wanted point comes in any case.
rule-base-fight-42 = If you carry a cattle token already, you cannot steal another.
    .ruling = You can never carry more than one.
rule-base-fight-43 = Loot that you have no room for is gone: it ends in the supply.
    .ruling = Money above the limit is printed as lost, and nuggets are treated the same.
rule-base-fight-44 = If the attacker loses there is no reward, and nothing bad happens to the target.
rule-base-fight-45 = On your turn you can start only one fight with each player, of whatever kind.
rule-base-fight-46 = You can fight several different players in one turn if you have the actions for it.
rule-base-fight-47 = After the fight, each poker card that was played goes to the discards.
rule-base-fight-48 = Without a poker card in hand you cannot start a fight.
    .ruling = The attacker has to place one.
rule-base-fight-49 = If you are attacked and hold no poker card, you have to decline.
    .ruling = Fighting back means placing a card.
rule-base-fight-50 = When you are attacked on another player's turn, your active weapon still works.
    .ruling = The duel example shows the target's weapon at work.
rule-base-fight-51 = In any fight, if you have to place a card and hold none, you lose immediately, just as if you had declined. No fight card is picked or takes effect; drawn ones go below their deck.
    .ruling = It extends declining to every fight in which a card is due.
rule-base-fight-52 = To begin a Heist, or to attack a player, you need a card. If you lose your last one before placing it, you lose the fight for want of a card.
    .ruling = The start asks for a card, and later losses follow the rule for missing cards.
rule-base-fight-53 = When the target declines, the attacker's card is discarded without its bonus and nobody reacts. Effects for winning a fight do work, and the loser gets the wound and the card as usual.
    .ruling = Bonuses work at the reveal, which a decline skips, while the reward step remains.
rule-base-fight-54 = What you own that rewards you for winning a fight works in all fights you win, also as the target, against the Sheriff, or because someone declined.
    .ruling = The texts say winning a fight without limit; only the fight's own rewards are for attackers.
rule-base-fight-55 = If you pass on reacting you can still react later; the step ends when both sides pass one after the other. Each player can use one Stick 'Em Up in a fight.
    .ruling = Players alternate until neither wants more, and the card's limit is its own.
rule-base-fight-56 = You can steal with full pockets, losing what does not fit. You are offered only loot that the target has, and you can always take nothing. Half of $10 is the whole $10.
    .ruling = Stealing is optional, limits cut afterwards, and bills are not split.
rule-base-example-duel = Annie, whose ability is on, duels Bass on her turn; his upgraded Shotgun takes 1 off her card. Her ability comes first: Bass picks losing a card. She places a King and he a Queen, so both count as Queens and the attacker wins: Annie gets 2 LP, Bass a wound and a card, and nobody is robbed or arrested. She cannot fight him a second time this turn.
rule-base-example-duel-fr = Annie, whose ability is on, duels Bass and puts down a card. Once he accepts, her ability makes him discard a card he picks, and then he places his own. His upgraded Shotgun turns her King into a Queen, equal to his; as attacker she wins, gets 2 LP, and he takes a wound. She cannot fight him again this turn.
rule-ruling-fight-player-01 = An attacker's 9 (Instincts) draws its card also when the target declines.
    .ruling = A decline leaves out the bonuses of the reveal, and the 9 answers its being discarded.

## bandits

chapter-bandits = Bandits
rule-base-bandit-01 = Three gangs roam the land, A, B and C. Each has two hideouts out of town.
rule-base-bandit-02 = Once the game is set up, only stories bring new bandits.
rule-base-bandit-03 = When you enter a space with a bandit you stop there and fight it at once; the fight takes no action.
rule-base-bandit-04 = Whoever sits on the right of the active player acts for the bandit.
rule-base-bandit-05 = First the bandit's 2 fight cards are drawn, then effects for the start of a fight happen. You place a poker card, and the bandit picks one of the two to place.
rule-base-bandit-06 = You place a poker card before anything else; only then are the bandit's 2 fight cards drawn by the player on your right, who places one.
rule-base-bandit-07 = After the reveal: bonuses, then as many of your reactions as you like, then what the bandit's card does, and last the comparison.
rule-base-bandit-08 = A tie goes to the bandit.
rule-base-bandit-09 = If you beat a bandit, take either 1 Marshal point or 1 LP.
rule-base-bandit-10 = If you are Wanted and beat a bandit, you get 1 LP; there is no choice.
rule-base-bandit-11 = If you lose to a bandit, you get a wound and a poker card.
rule-base-bandit-12 = Win or lose, that bandit is taken off the board.
rule-base-bandit-13 = When it is over, discard the poker cards and put each fight card that was drawn below its deck, in random order.
rule-base-bandit-14 = You cannot decline to fight a bandit.
    .ruling = The Sheriff fight has a line for it and this one has none.
rule-base-bandit-15 = If you hold no poker card, the bandit beats you without a fight.
    .ruling = You cannot place a card, which counts as losing.
rule-base-bandit-16 = You can fight any number of bandits in a turn.
    .ruling = The limit of one fight a turn speaks of players only.
rule-base-bandit-17 = Fight cards 5 and 9 settle your reward for the bandit: 1 LP, with no choice. With fight card A a Marshal can choose the Wanted point and change tracks; a Wanted player cannot choose the Marshal point.
    .ruling = It follows the cards' texts and the rules for changing tracks.
rule-base-example-bandit = Annie rides into a bandit and stops. The bandit's card is a Jack and hers the 10 of clubs; from hand she adds Stick 'Em Up, which makes the Jack a 9. She wins, and the Jack pays her $10 as well. As she is on neither track, she picks 1 Marshal point or 1 LP. The bandit goes, her cards are discarded, the fight cards are shuffled below their deck.
rule-base-example-bandit-fr = Annie rides into a bandit and shows the 9 of clubs; the bandit has a Jack. With Stick 'Em Up the Jack would be a 9 too, and ties are the bandit's, so she holds it back. The Jack pays her $10 and she loses: a wound and a poker card. The bandit goes all the same, cards are discarded and the fight cards shuffled below their deck.
rule-ruling-bandits-01 = What fight cards 5 and 9 say about the reward holds for the fight they lay in; after a restart the new fight card decides.
    .ruling = What a card has done stays done, but a word on a reward does nothing before that reward is due, and it never was.

## poker-cards

chapter-poker-cards = Poker cards and fight cards
rule-base-pcard-01 = Each poker card can do something: as an Action, as a Bonus, as a Reaction, or several of these.
rule-base-pcard-02 = If the poker deck runs out while you draw, shuffle the discards to make a new one and go on drawing.
rule-base-pcard-03 = If no cards are left in the deck or the discards, you draw no more.
    .ruling = There is nothing left to draw.
rule-base-pcard-04 = A Bonus works once the cards are shown, provided that what it asks for is true.
rule-base-pcard-05 = You can use a Bonus on your own turn and on those of others.
rule-base-pcard-06 = A Reaction takes no action, and you can use it on your own turn and on those of others.
rule-base-pcard-07 = Living Legend (A), action: you gain one point, Marshal or Wanted as you choose.
rule-base-pcard-08 = Determination (K), action: you get 2 more actions.
rule-base-pcard-09 = Quickdraw (Q), bonus: when you fight a bandit, a guard or the Sheriff, their card's effect does not happen.
rule-base-pcard-10 = Bulletproof (J), bonus: in this fight you take no wounds, and one you already have is healed.
rule-base-pcard-11 = Fool's Gold (10): you can use it as if it were a nugget, whatever asks for one.
rule-base-pcard-12 = Instincts (9), action: take 3 poker cards from the deck.
rule-base-pcard-13 = Instincts (9), bonus: draw a poker card when it is discarded, but not when the hand limit makes you do it.
rule-base-pcard-14 = Shootout (8), bonus: if you wish, the fight's outcome is void and you fight anew.
    .ruling = The new fight takes the old one's place, so it has the same opponent, is free and does not count against the limit.
rule-base-pcard-15 = Stick 'Em Up (6), reaction: once the cards are shown, take 2 off the card against you. One is the most in a fight.
rule-base-pcard-16 = Manhunt (4), action: ride the Sheriff 3 spaces or fewer. If you are Wanted or a Marshal, you get 1 LP.
rule-base-pcard-17 = If nobody is Wanted, Manhunt cannot make the Sheriff ride, but it still gives a Marshal the LP.
    .ruling = The Sheriff is not active then, and the LP asks only for who you are.
rule-base-pcard-18 = Sprint (3), reaction: when your move action ends, go on for another 2 spaces or fewer.
rule-base-pcard-19 = Saddle Up (2), action: go straight to a space of your choice in either town.
rule-base-pcard-20 = Cheat (2), bonus: at poker it counts as whatever rank you like; its suit stays.
    .ruling = The card speaks of a value, and a suit is not a value.
rule-base-pcard-21 = Dealers can use Cheat just as players can.
rule-base-pcard-22 = Lady Luck (10), bonus: if you lose at poker with it, take $30 and draw a poker card.
rule-base-pcard-23 = Fight card 3: whoever fights it takes 2 wounds.
rule-base-pcard-24 = Fight card 7: whoever fights it takes a wound or loses one poker card drawn blindly from their hand.
rule-base-pcard-25 = Fight card J: whoever fights it gets $10.
rule-base-pcard-26 = If you played Shootout you are asked about it when values have been compared and nothing has been paid yet, the attacker first. You can leave it, and you can use it though you won.
    .ruling = It cancels results, so they must be known and not yet carried out.
rule-base-pcard-27 = Shootout undoes who won and no more: whatever bonuses, reactions or the fight card did has been done.
    .ruling = The card names the results of the fight only.
rule-base-pcard-28 = After Shootout, discard the played cards and put fight cards below their deck; then the same fight begins again with its start of fight effects. It is free and no second fight for any limit. Declining is possible again, and so is Stick 'Em Up; what the Sheriff costs on arrival is not paid twice.
    .ruling = A new fight is fought by the usual steps, but it continues the action already paid for.
rule-base-pcard-29 = Fight card 10 comes up when fight cards take effect, ahead of the comparison. You draw 1 card, and then the fight starts over as with Shootout.
    .ruling = It acts at the step of its kind and its text mirrors Shootout.
rule-base-pcard-30 = A 9 (Instincts) gives you a card when it is discarded after your fight, after your poker game, or because of Annie, the Sheriff or a fight card. It gives none for the hand limit, after its own action, when handed to someone, or out of a dealer's cards.
    .ruling = The card's words go before the rulebook, whose French example is silent about it.
rule-base-pcard-31 = Fool's Gold is a nugget just when you show it: deposit it for $20 and 1 LP (then it is discarded, and it counts for the 4 of an upgraded Mule). Unshown it is an ordinary card that nobody robs and no arrest halves, that takes no room and breaks no tie.
    .ruling = Cards in hand are hidden, so only a shown one can count.
rule-base-pcard-32 = Carry out Manhunt in the order printed: the ride and all that comes of it, then the LP, if you are a Marshal or Wanted at that point. You can leave the Sheriff where he is.
    .ruling = Card texts are followed from top to bottom, and up to 3 includes 0.
rule-base-pcard-33 = Whenever you gain Marshal or Wanted points on your turn, stories at its end included, you are asked once about Reputation, after the entire reward. Its point goes on the same track, pays for its space and can trigger a story.
    .ruling = It answers a gain, and a reward is one whole.
rule-base-pcard-34 = Bulletproof heals one wound at the reveal and keeps off all wounds from there to the end of the fight, whether from the fight card, Wallop or losing. It does not cover start of fight wounds, fight card 6, or the next fight after Shootout.
    .ruling = A bonus begins at the reveal and belongs to one fight.

## general-store

chapter-general-store = The General Store
rule-base-store-01 = Be on a location's space to use it. For a Saloon or a General Store, be on one of its 3 neighbouring spaces.
rule-base-store-02 = You can shop from each of the 3 spaces next to a General Store.
rule-base-store-03 = A single action lets you buy and upgrade as much as you can pay for.
rule-base-store-04 = You can own each item only once.
rule-base-store-05 = You can hold 3 miscellaneous items and no more.
rule-base-store-06 = You can make a mount or weapon active the moment you buy it.
rule-base-store-07 = When you buy a weapon or mount, you can put it straight into use instead of the old one.
rule-base-store-08 = To upgrade a mount or a weapon, pay the price on it a second time.
rule-base-store-09 = What you buy and upgrade takes effect item by item, so something just bought can be upgraded too, and Provisions and Whiskey work on the spot. The whole bill counts as spent in one action. For a new mount or weapon, say whether it becomes active.
    .ruling = One action covers any number of purchases, and each is obtained when paid.

## items

chapter-items = Items
rule-base-item-01 = You can upgrade mounts and weapons, but no miscellaneous items.
rule-base-item-02 = If you hold 3 miscellaneous items, you cannot purchase or receive one more until one of them is gone.
rule-base-item-03 = If you hold 3 miscellaneous items, buy no more of them until there is room.
rule-base-item-04 = You cannot throw a miscellaneous item away to make room: it goes only by its own effect, as Whiskey and Provisions do.
rule-base-item-05 = An item that is discarded goes back on sale in the General Store.
rule-base-item-06 = Mule, $30: you move up to 3 spaces and can carry 2 nuggets more.
rule-base-item-07 = Upgraded Mule (Rusty): you move up to 4 spaces, can carry 2 nuggets more, and get one LP on top when you deposit at least 4 nuggets. It scores 1 LP in the end.
rule-base-item-08 = Shotgun, $30: when you win a fight, you draw a poker card.
rule-base-item-09 = Upgraded Shotgun: in all your fights the card against you counts 1 less, and when you win a fight you draw a poker card. It scores 1 LP in the end.
rule-base-item-10 = The upgraded weapons Six Iron, Widowmaker and Persuader each take 1 off the card against you and score 1 LP.
rule-base-item-11 = Whiskey, $10: getting it heals one of your wounds.
rule-base-item-12 = Whiskey, reaction: when your move ends in a space with another player, you can discard the bottle to wound that player once.
rule-base-item-13 = Miner's Map, $10: while prospecting you can roll one of the dice again.
rule-base-item-14 = Provisions, $20: getting them lets you draw a poker card.
rule-base-item-15 = Provisions, action: discard them; you heal a wound and draw a poker card.
rule-base-item-16 = While your Mule is active you can carry 6 nuggets.
rule-base-item-17 = You can aim Whiskey at someone who already has 3 wounds: the wound does nothing and the bottle is gone. It works only when your own move action has ended.
    .ruling = The card sets no condition on the target's wounds and speaks of ending a move.

## poker-game

chapter-poker-game = Playing poker
rule-base-poker-01 = It takes one action to start a poker game, on one of the 3 spaces next to a Saloon.
rule-base-poker-02 = You start the game: put $10 in the pot, then draw a poker card.
rule-base-poker-03 = Everyone else in that town can join: $10 into the pot and one poker card drawn, each.
rule-base-poker-04 = To join you only need to be in the town, not next to its Saloon.
rule-base-poker-05 = You need $10 to start or join a game.
rule-base-poker-06 = If nobody joins, whoever sits to the right of the active player deals and plays for the house.
rule-base-poker-07 = The dealer puts their own cards away for now and draws 4 from the poker deck.
rule-base-poker-08 = The dealer puts nothing in the pot.
rule-base-poker-09 = The Saloon puts in $50, no matter how many play.
rule-base-poker-10 = The pot is $50 and another $10 for each player who paid in.
rule-base-poker-11 = When everyone has paid and drawn, turn up 3 cards from the deck: the flop.
rule-base-poker-12 = Your poker hand is two cards that you choose from your hand, together with the three of the flop.
rule-base-poker-13 = Put your chosen cards down hidden; everybody shows theirs at once.
rule-base-poker-14 = If you held no cards when you paid in, you play just the one you drew.
rule-base-poker-15 = With one card to play your hand has 4 cards, so it can never be a full house, a flush or a straight.
    .ruling = Those three need five cards, as their descriptions show.
rule-base-poker-16 = Whoever has the best hand wins the pot.
rule-base-poker-17 = If you lose at poker, you draw a poker card.
rule-base-poker-18 = A dealer who loses gets no card for it.
    .ruling = Dealing is a part played for the house, with cards that are not the dealer's own.
rule-base-poker-19 = If the active player wins, they get 1 LP along with the pot.
rule-base-poker-20 = Anyone else who wins gets the pot but no LP.
rule-base-poker-21 = When the dealer wins, nobody gets paid and all of the pot goes back to the supply.
rule-base-poker-22 = Any tie goes to the active player, even one with the dealer.
rule-base-poker-23 = If two players tie and neither is active, they share the pot equally, rounding down; what is left goes to the supply.
rule-base-poker-24 = When two or more players tie and none is active, they share the pot equally, rounding down; the rest goes to the supply.
rule-base-poker-25 = Shares are whole ten-dollar bills: two winners of a $90 pot get $40 apiece and $10 goes to the supply.
    .ruling = No bill is smaller than $10.
rule-base-poker-26 = When the game is over, the flop and all played cards are discarded.
rule-base-poker-27 = The dealer also discards the two cards not played, and then takes their own hand back.
    .ruling = Otherwise the dealer would keep cards that belong to the house.
rule-base-poker-28 = Nothing beats Five of a Kind; Royal Flush comes second.
rule-base-poker-29 = Only a Royal Flush beats Five of a Kind, which itself beats a Straight Flush.
rule-base-poker-30 = Five of a Kind comes second: it loses to Royal Flush alone and beats Straight Flush and everything under it.
    .ruling = The English table cannot be read in order, and the French table and a later aid agree on this place.
rule-base-poker-31 = Five of a Kind: four cards of one rank plus Cheat, for instance Cheat with all four Kings.
rule-base-poker-32 = Royal Flush: ace, king, queen, jack and ten, all in the same suit.
rule-base-poker-33 = Straight Flush: five ranks in a row, all in the same suit, such as the spades from 4 to 8. It loses to Royal Flush.
rule-base-poker-34 = Four of a Kind: all four cards of a rank, for instance the Jacks with a 7. It loses to Straight Flush.
rule-base-poker-35 = Full House: three cards of a rank and a pair, for instance 10-10-10 with 9-9. It loses to Four of a Kind.
rule-base-poker-36 = Flush: five cards in the same suit but not in a row, such as jack, 8, 7, 4 and 2, all spades. It loses to Full House.
rule-base-poker-37 = Straight: five ranks in a row in different suits, from 5 to 9 for instance. It loses to Flush.
rule-base-poker-38 = Three of a Kind: three cards of a rank, for instance 7-7-7 beside a Queen and a 2. It loses to Straight.
rule-base-poker-39 = Two Pair: one pair and another one, for instance 7-7 and 4-4 beside a King. It loses to Three of a Kind.
rule-base-poker-40 = Pair: two cards of a rank, for instance both Kings beside 10, 8 and 2. It loses to Two Pair.
rule-base-poker-41 = High Card: none of the above, so your highest card counts, such as the Queen in Q-10-8-5-3.
rule-base-poker-42 = If both hands are of one kind, the higher rank wins: J-J-J beats 10-10-10.
rule-base-poker-43 = If that is equal too, compare the other cards from the top down. Suits never decide.
    .ruling = This is how poker is normally compared, and the examples go no further.
rule-base-poker-44 = In a straight or straight flush the Ace can stand above the King or below the 2.
    .ruling = The base rulebooks do not say, and the later full rules allow it both ways.
rule-base-poker-45 = At poker, bonuses work only on cards that somebody played from hand. In the flop, Cheat is a mere 2 and Lady Luck a mere 10.
    .ruling = The card asks to be played, and the flop is turned up rather than played.
rule-base-poker-46 = Cheat can be any rank but keeps its own suit, and is always counted as whatever makes your hand best. Two Cheats can be the same rank; without a Cheat there is no five of a kind.
    .ruling = Nobody would choose a worse rank, so no question is asked.
rule-base-poker-47 = For the dealer only Cheat does its work. Dealers profit from nothing: not from Lady Luck, Ten-Gallon or Wild Bill.
    .ruling = The dealer plays for the house, whose winnings go to the supply.
rule-base-poker-48 = Players are asked to join in clockwise order after the active player and know who has joined so far. Each pays and draws on joining, and the flop comes last.
    .ruling = Clockwise is the order of play everywhere else.
rule-base-poker-49 = With two cards or more you play two, no fewer; with one you play that one; with none the flop is your hand.
    .ruling = It completes the rule of two chosen cards for small hands.
rule-base-poker-50 = When kickers are compared, a card that is not there loses. Four cards never make five of a kind, a full house, a flush or a straight.
    .ruling = A missing card cannot be better than any card.
rule-base-poker-51 = If several non-active players tie for the best hand, all of them have won, also for Ten-Gallon and Wild Bill. Tying with the active player means you lost.
    .ruling = They share the pot as winners, while the active player wins all ties.
rule-base-poker-52 = The player on the right has to deal, even one who is in town and did not want to join. The four cards are drawn from the deck, and nothing of the dealer's own (cards in hand, items, ability) works.
    .ruling = Dealing is a duty of the seat and not taking part.
rule-base-poker-53 = Wild Bill keeps one of his played cards, taken at random before they are discarded. If it is a 9 he draws nothing for it.
    .ruling = A kept card has not been discarded.
rule-base-example-poker = At the Saloon of Darkrock you pay $10; with the Saloon's $50 the pot is $60. You are alone in town, so the player on your right deals with four cards from the deck: 2 of diamonds (Cheat), 4 of hearts, 9 of spades, J of clubs. The flop shows J of diamonds, 3 of clubs and 10 of spades. The dealer plays the jack of clubs with Cheat as another jack; you play the tens of hearts (Lady Luck) and clubs. Jacks beat tens: the pot goes to the supply, you draw a card as the loser, and Lady Luck gives you $30 and another card.
rule-ruling-poker-game-01 = The cards of a flush are compared one by one from the top, also where Cheat doubles one: A-A-K-Q-3 beats A-K-Q-J-8.
    .ruling = A flush has no sets, and Cheat may be a rank that is there already (base.poker.43, 46).
rule-ruling-poker-game-02 = When deck and discards are used up, the flop and the dealer get as many cards as are left.
    .ruling = Drawing stops when nothing is left to draw (base.pcard.03).

## prospect

chapter-prospect = Prospecting
rule-base-mine-01 = On a Mine you can prospect; it takes one action.
rule-base-mine-02 = Prospecting means rolling two dice.
rule-base-mine-03 = A nugget on a die: take 1 nugget.
rule-base-mine-04 = Tailings on a die: take $10.
rule-base-mine-05 = Gold dust on a die: take $10, roll that die once more and apply what it shows now as well.
rule-base-mine-06 = As long as a die keeps showing gold dust, you keep getting paid and rolling it again.
rule-base-mine-07 = Gravel on a die: you get nothing.
rule-base-mine-08 = You can carry 4 nuggets.
rule-base-mine-09 = Nuggets that you have no room for are lost.
    .ruling = Only money is said to be lost above its limit, and nuggets are treated the same.
rule-base-mine-10 = With the Miner's Map you can roll one of the two dice again, before anything is paid. Then both are applied; rolls that gold dust brings cannot be changed by the Map.
    .ruling = A reroll replaces a result, so it must come before results are applied.

## bank

chapter-bank = The Bank
rule-base-bank-01 = On a Bank you can deposit gold; it takes one action.
rule-base-bank-02 = The Bank gives $20 a nugget.
rule-base-bank-03 = You also get 1 LP a nugget.
rule-base-bank-04 = Deposited nuggets go back to the supply.
rule-base-bank-05 = With one action you deposit as many of your nuggets as you want.
    .ruling = The rule prints no number, so it is left to you.
rule-base-bank-06 = You can hold $120; any money beyond that is lost.
rule-base-bank-07 = If you have $110 and deposit one nugget, you end at $120 with 1 LP more; the other $10 are lost.

## heist

chapter-heist = The Heist
rule-base-heist-01 = On the Bank you can pull off a Heist; it takes one action.
rule-base-heist-02 = You can try one Heist a turn.
rule-base-heist-03 = Whoever sits on the right of the active player acts for the guard.
rule-base-heist-04 = The guard is dealt 3 fight cards.
rule-base-heist-05 = First the guard's cards are drawn, then effects for the start of a fight happen. The robber places a hidden poker card, and after that the guard picks one of the three to place hidden.
rule-base-heist-06 = The guard draws three cards and places one of them hidden before the robber puts down a poker card; no step for the start of a fight comes between.
rule-base-heist-07 = After the reveal: first bonuses of character, items, weapon and the card played, then as many reactions of the active player as they like, then what the guard's card does, and last the comparison.
rule-base-heist-08 = A tie goes to the guard.
rule-base-heist-09 = A Heist that succeeds brings you $80 along with 3 Wanted points.
rule-base-heist-10 = A Heist that fails brings you a Wanted point, a wound and a poker card.
rule-base-heist-11 = A Marshal who tries a Heist is Wanted afterwards, win or lose.
rule-base-heist-12 = When it is over, discard the poker cards that were played and put all fight cards drawn, used or not, below their deck in random order.
rule-base-heist-13 = When it is over, the played poker card is discarded and all the guard's cards are shuffled below the fight deck.
    .ruling = The French text only says discarded, but there is no fight discard pile and other fights put the cards back.
rule-base-heist-14 = You need a poker card to start a Heist, and you cannot back out of one.
    .ruling = A card has to be placed, and no step lets you decline.
rule-base-heist-15 = What the guard's card does happens even to a robber who then wins.
rule-base-example-heist = Billy the Kid stands on the Bank of Darkrock and uses an action for a Heist. The guard has 3, 7 and J and places the 3, which gives an opponent two wounds. Billy's card is Bulletproof, the Jack of hearts: no wounds for him, and a Jack is higher than 3. He gets $80 and 3 Wanted points.

## heal

chapter-heal = The doctor
rule-base-heal-01 = At the Doctor's Office you can pay $10 and use one action to lose all your wounds.
rule-base-heal-02 = For each wound the doctor takes away you draw a poker card.
rule-base-heal-03 = Three wounds healed at the doctor: you pay $10 and draw 3 cards.
rule-base-heal-04 = You can see the doctor with no wounds at all: you pay $10 and draw no cards.
    .ruling = Nothing in the text forbids it.

## revel

chapter-revel = The Cabaret
rule-base-revel-01 = At the Cabaret you can use one action to spend money: each $30 becomes 1 LP.
rule-base-revel-02 = Revelling: 1 LP for $30, 2 LP for $60, 3 LP for $90, 4 LP for $120.

## cattle

chapter-cattle = Cattle
rule-base-cattle-01 = On a Ranch you can take one of its hidden cattle tokens; it takes one action.
rule-base-cattle-02 = You can carry a single cattle token.
rule-base-cattle-03 = If you carry a cattle token, you cannot take another at a Ranch.
rule-base-cattle-04 = You can check the reward on your own token whenever you like.
rule-base-cattle-05 = Your token lies hidden on your mat until it is delivered.
rule-base-cattle-06 = Wrangle: when a move action of yours ends at the Rail Station, you can deliver your token and get its reward and 1 Marshal point.
rule-base-cattle-07 = Wrangle: when a movement of yours ends at the Rail Station, whatever caused it, you can deliver your token and get its reward and 1 Marshal point.
rule-base-cattle-08 = Rustle: when a move action of yours ends at the Ranch that has not your token's colour, you can deliver there and get the reward and 1 Wanted point.
rule-base-cattle-09 = Rustle: when a movement of yours ends at the Ranch that has not your token's colour, whatever caused it, you can deliver there and get the reward and 1 Wanted point.
rule-base-cattle-10 = In the English edition Saddle Up and Y.B. Rowdy's ride do not let you deliver; in the French and Italian ones they do. Sprint makes a move action longer, so it is fine in all.
    .ruling = Each edition is taken at its word: move action in English, movement in French and Italian.
rule-base-cattle-11 = A delivery is free: it takes no action.
rule-base-cattle-12 = You need not deliver when you could.
rule-base-cattle-13 = After delivery the token goes home to the Ranch of its colour and is mixed in there, hidden.
rule-base-cattle-14 = You cannot deliver a token to the Ranch it came from.
rule-base-cattle-15 = While Wanted you can still wrangle, but you get just the reward on the token and no Marshal point.
    .ruling = Wanted players can gain no Marshal points.

## work

chapter-work = Work
rule-base-work-01 = Work is an action that brings you $10.
rule-base-work-02 = You can work on any named location, the spaces next to a Saloon or General Store included, but not on an empty stretch of land.
    .ruling = Location is read as the rulebook uses the word elsewhere, not as any space.

## wounds

chapter-wounds = Wounds
rule-base-wound-01 = You can have 3 wounds. Any more have no effect on you.
rule-base-wound-02 = In the end every wound takes 1 LP from you.
rule-base-wound-03 = You heal at the Doctor's Office, with Bulletproof in a fight, by buying Whiskey, or with the action of Provisions.
rule-base-wound-04 = If you lose a fight, of whatever sort, you get exactly one wound for that; card effects can add to it.
rule-base-wound-05 = With 3 wounds already, losing a fight still lets you draw the loser's card.
rule-base-wound-06 = A wound that has no effect or is prevented was never gained, so Doc Holliday gets no card for it. The loser's own card for a lost fight is drawn anyway.
    .ruling = You gain only what you receive.
rule-base-wound-07 = Doc Holliday draws a card per effect that wounds him, not per wound: losing and Wallop together are one effect, a fight card is a separate one.
    .ruling = Wallop adds to the loser's wound, while a fight card acts by itself.

## tracks-marshal

chapter-tracks-marshal = The Marshal track
rule-base-marshal-01 = You are a Marshal or Wanted or neither: nobody has points of both kinds at once.
rule-base-marshal-02 = While Wanted you can gain no Marshal points.
rule-base-marshal-03 = You earn 1 Marshal point for a beaten bandit (if you choose it over LP), for wrangling cattle, for arresting a Wanted player and with Living Legend; stories can give more.
rule-base-marshal-04 = For every Marshal point you gain, move your cube on by one space.
rule-base-marshal-05 = You get the reward of each space that your cube passes or reaches.
rule-base-marshal-06 = When your cube is on space 9, every further Marshal point becomes 1 LP.
rule-base-marshal-07 = Points are counted one by one: with 3 Marshal points from space 8 you reach space 9, take its reward, and get 2 LP for the rest.
rule-base-marshal-08 = If you are a Marshal and gain a Wanted point in any way, all your Marshal points are gone and you begin on the Wanted track from its start.
rule-base-marshal-09 = As a Marshal you can turn outlaw by doing something that earns Wanted points; your Marshal points are gone and you begin on the Wanted track.
rule-base-marshal-10 = When you change tracks you begin from the bottom, whatever space you had before.
rule-base-marshal-11 = Once Wanted, you have to be arrested before Marshal points are open to you again.
rule-base-marshal-12 = On the Marshal track you get $20 at space 2 and 2 LP at space 3.
rule-base-marshal-13 = Entering a Marshal space pays: $20 for 1 and for 2, then 2 LP for 3; $30 for 4 and for 5, then 4 LP for 6; $40 for 7 and for 8, then 6 LP for 9.
rule-base-marshal-14 = In the end a Marshal scores by row: the first gives 1 LP, the second 2, the third 3.
rule-base-marshal-15 = A Marshal point you gain on space 9 moves no cube and gives 1 LP, but you did gain it: what follows such a gain follows.
    .ruling = The LP replaces the step on the track, not the gain.
rule-base-example-marshal-track = You are a Marshal on space 1 and gain 2 points. Your cube goes to space 3 by way of 2, which brings $20 and 2 LP.

## tracks-wanted

chapter-tracks-wanted = The Wanted track
rule-base-wanted-01 = You earn Wanted points with a Heist (3 and $80 if it works, 1 if not), by robbing a player (1), by rustling (1) and with Living Legend (1); stories give what they say.
rule-base-wanted-02 = For every Wanted point you gain, move your cube on by one space, and take what each space on the way gives.
rule-base-wanted-03 = When your cube is on space 9, every further Wanted point becomes 1 LP.
rule-base-wanted-04 = The Wanted track is 9 spaces long: three rows with three in each.
rule-base-wanted-05 = Arriving on Wanted space 6 you draw a poker card.
rule-base-wanted-06 = On the Wanted track you draw a poker card on entering each even space: 2, 4, 6 and 8. The odd ones give nothing; the first tells that the Sheriff is now active.
rule-base-wanted-07 = A Wanted point you gain on space 9 moves no cube and gives 1 LP, but you did gain it: what follows such a gain follows.
    .ruling = The LP replaces the step on the track, not the gain.
rule-base-example-wanted-track = A Wanted player gets 1 more point and reaches space 6: one poker card immediately, then 2 LP when the turn ends, since that space is in row 2.

## sheriff

chapter-sheriff = The Sheriff
rule-base-sheriff-01 = The Sheriff moves only when someone is Wanted.
rule-base-sheriff-02 = Stories and the Manhunt action are what make the Sheriff ride.
rule-base-sheriff-03 = As soon as the Sheriff comes into your space, you discard a poker card if you are Wanted; so does every other Wanted player on it.
rule-base-sheriff-04 = As soon as the Sheriff comes to you while you are Wanted, you discard a poker card.
rule-base-sheriff-05 = If you have no poker card when the Sheriff comes, you lose none.
    .ruling = There is nothing to discard, and no other penalty is named.
rule-base-sheriff-06 = If the Sheriff finds several Wanted players in one space, whoever rides him says which one he goes for.
rule-base-sheriff-07 = He tries the arrest as soon as he comes in, though he may have spaces left to ride.
    .ruling = The rule says enters, and the French one speaks of losing the rest of the ride.
rule-base-sheriff-08 = The card that the Sheriff costs you goes first; the fight follows.
rule-base-sheriff-09 = Effects for the start of a fight come first. The Wanted player now places a card or gives up and is arrested; after that the player on their right draws 4 fight cards and places one.
rule-base-sheriff-10 = The Sheriff's 4 fight cards are drawn at the very start; effects for the start of a fight follow. Next the Wanted player surrenders or places a card, and last the Sheriff places one of the four.
rule-base-sheriff-11 = The Wanted player has to place a card; after that the player on their right draws 4 fight cards and places one. Nobody can give up, and effects for the start of a fight have no step.
rule-base-sheriff-12 = Whoever sits on the right of the Wanted player acts for the Sheriff.
rule-base-sheriff-13 = When the Sheriff fights, only the Wanted player can react.
rule-base-sheriff-14 = When the Sheriff fights, reactions are for the Wanted player, whoever's turn it is.
    .ruling = The text says active player, who may not be in the fight at all, and the Italian book names the Wanted player.
rule-base-sheriff-15 = A tie goes to the Sheriff.
rule-base-sheriff-16 = After the reveal come bonuses, then reactions, then what the Sheriff's card does, and the comparison last.
rule-base-sheriff-17 = If you decline to fight the Sheriff, or give up, you are arrested.
rule-base-sheriff-18 = If the Sheriff arrests you: take a wound, draw a poker card, go to his office together with him, and lose your Wanted points, your cattle, and half of your money and of your nuggets, each half rounded up.
rule-base-sheriff-19 = If you beat the Sheriff you get away but gain nothing; he goes back to his office.
rule-base-sheriff-20 = When it is over, discard the poker cards and put all 4 fight cards below their deck, in random order.
rule-base-sheriff-21 = If you become Wanted right where the Sheriff stands, he does not try to arrest you.
rule-base-sheriff-22 = He tries an arrest only by riding into a space.
rule-base-sheriff-23 = When he goes back to his office the Sheriff is put there and does not ride, so nobody in the office is bothered.
    .ruling = Attempts come from riding into a space.
rule-base-sheriff-24 = When the Sheriff rides onto a bandit, nothing happens to either.
    .ruling = No rule gives it an effect.
rule-base-sheriff-25 = The Sheriff rides as you would, around the mesas, and can return to a space he was on. You can ride him to yourself: if Wanted, you discard and may be the one he goes for. Your turn continues afterwards.
    .ruling = No rule gives him other ways to move or protects the mover.
rule-base-sheriff-26 = If he comes upon several Wanted players, they discard in turn order beginning with whoever rides him; then that player names the one he tries to arrest.
    .ruling = All discard at once by the rule, and turn order settles who goes first.

## stories

chapter-stories = Stories
rule-base-story-01 = Only two triggers are open at any time: those on the top cards of the two story decks.
rule-base-story-02 = When you meet a trigger on your turn, you can put one disc on the first empty place of that story.
rule-base-story-03 = When you meet a trigger on your turn, you can put one of your discs on that story.
rule-base-story-04 = You need not put down a disc when a trigger is met.
    .ruling = The rule says may, which outweighs a caption that sounds like a duty.
rule-base-story-05 = With two, three or four players, a story is complete with 2 discs.
rule-base-story-06 = With five or six players, a story is complete with 3 discs.
rule-base-story-07 = You can put down a single disc in a turn, whichever story it goes to.
rule-base-story-08 = You can put down just one disc in a turn.
    .ruling = If both stories could be served in one turn, the rule for meeting both would be needless.
rule-base-story-09 = You put discs down on your own turn and at no other time.
rule-base-story-10 = When both open stories have the trigger you met, choose one of them.
rule-base-story-11 = If both of your discs are in use, you can take one off the other story and put it on the one you just triggered.
rule-base-story-12 = If both of your discs are in use, you can pick one up from a different story and use that.
rule-base-story-13 = If both of your discs are in use, you can shift one of them between the two stories.
rule-base-story-14 = A disc that is on the triggered story already cannot be moved to that same story.
    .ruling = Discs are moved from the other story only.
rule-base-story-15 = If you put down the disc that completes a story, you resolve it when your turn ends.
rule-base-story-16 = To resolve a story: read it out, pay those who helped, bring in its bandits, and ride the Sheriff.
rule-base-story-17 = All who have a disc on a story are paid, no matter who completed it.
rule-base-story-18 = Two discs of yours on a story pay the same as one.
rule-base-story-19 = Bandits come to every hideout the story names. A hideout with a bandit, a player or the Sheriff on it gets none.
rule-base-story-20 = If the Sheriff is active, whoever resolves the story now rides him as many spaces as it says.
rule-base-story-21 = A story can ride the Sheriff from 0 to 6 spaces.
rule-base-story-22 = You can ride the Sheriff fewer spaces than the story says.
    .ruling = The card says up to, which outweighs an example that uses the full number.
rule-base-story-23 = You ride the Sheriff the full number that the story says, not less.
rule-base-story-24 = When a story rides the Sheriff, he can try to arrest someone on the way.
rule-base-story-25 = When the Sheriff tries an arrest, his ride is over and any spaces left are lost.
rule-base-story-26 = After a story is resolved you get your discs back.
rule-base-story-27 = When a story is resolved, the card below it shows the next trigger. A deck that has run out shows none.
    .ruling = No rulebook says, and nothing tells of a new deck.
rule-base-story-28 = One trigger: with a single action of yours, gain at least 2 LP.
rule-base-story-29 = One trigger: with a single action in town, spend at least $80.
rule-base-story-30 = One trigger: gain Wanted or Marshal points, however many.
rule-base-story-31 = Blood Money: if you helped, take $30, or $50 for one wound. Bandits come to B and C, and the Sheriff rides 3 spaces or fewer.
rule-base-story-32 = Blood Money: if you helped, take $30, or $50 for one wound. Bandits come in, and the Sheriff rides 3 spaces.
rule-base-story-33 = A letter on a story stands for both hideouts of that gang, so B and C make 4 places.
    .ruling = The example with B and C counts at least three bandits.
rule-base-story-34 = What you trigger during an action is offered once, after the action is all done: fights, effects for the end of a move and goals too. What you trigger outside an action on your turn is offered after that effect.
    .ruling = A trigger looks at a whole action, which is known only when it is over.
rule-base-story-35 = Triggers about a single action need one of your three: start of turn effects, stories and Wanted LP are no actions. Add up all LP you gain in it, also those beyond a track's end, and ignore losses. For gaining Marshal or Wanted points every gain on your turn will do; a story completed that way in the first end step is resolved right there.
    .ruling = The words single action are taken literally, and gains need no action.
rule-base-story-36 = To meet a trigger, its card must be on top of its deck at that moment.
    .ruling = You cannot meet what nobody can see.
rule-base-story-37 = You spend money when you choose to pay it to the supply in town with one action: shopping, revelling, the doctor, your stake at poker.
    .ruling = Losses and gifts are not spending.
rule-base-example-story-resolution = Five are playing. Red adds a disc to Blood Money, which has those of Yellow and Blue, so Red resolves it at the end of the turn. All three discs go home and their owners get paid. Bandits belong at B and C, but a hideout with a player and one with a bandit get none. Red is Wanted and rides the Sheriff 3 spaces across the map, far away.

## end-of-turn

chapter-end-of-turn = End of your turn
rule-base-end-01 = End your turn in this order: resolve the stories that are ready, discard down to your hand limit, take LP for being Wanted, check for the end of the game, pass the turn clockwise.
rule-base-end-02 = First resolve each story that has all its discs.
rule-base-end-03 = You can hold 5 poker cards, one fewer for each of your wounds.
rule-base-end-04 = Your hand limit matters just once, when your own turn ends; until then you can hold more.
rule-base-end-05 = You pick the cards that you discard.
    .ruling = The rule does not say, and choosing is the custom.
rule-base-end-06 = If you are Wanted when your turn ends you get LP: 1 in the first row of the track, 2 in the second, 3 in the third.
rule-base-end-07 = LP for being Wanted come ahead of the check for the end of the game, so they count in it.
rule-base-end-08 = Stories come ahead of discarding: cards they give you can be lost again, and wounds they give you make your limit smaller.
rule-base-example-end-of-turn = Five are playing. One story has discs of Yellow, Blue and Red, the other only two discs. It is the end of the turn of Red, who is Billy with 6 cards, 2 wounds and his cube on the second Wanted space. The full story pays its three players and gives the discs back; the other waits. Billy may hold 3 cards, so he drops 3, and gets 1 LP for the first row.

## end-game

chapter-end-game = The end of the game
rule-base-endgame-01 = The end is set off when someone gets to the LP you agreed on, or beyond: 15, 20 or 25.
rule-base-endgame-02 = Finish the round you are in. Then everybody has one final turn, the first player beginning.
rule-base-endgame-03 = Whoever set off the end has a final turn like everybody else.
rule-base-endgame-04 = Whether the end is set off is looked at in the fourth step of a turn's end; whose LP count is told in base.endgame.05.
    .ruling = Other passages give no moment, and the step list does.
rule-base-endgame-05 = In that fourth step everybody's LP are looked at. One player at the target or above sets off the end, once only; whoever got there and dropped below it beforehand does not.
    .ruling = Two of three passages say a player and the step itself only gives the moment.
rule-base-example-final-turns = You play to 15 LP; Red went first, and Blue and Purple sit last. Blue gets to 15 on their turn and finishes it, and Purple's turn completes the round. Then all, beginning with Red, have a final turn, and after that of Purple the game is over.

## scoring

chapter-scoring = Final scoring
rule-base-score-01 = Score the LP on all your upgraded mounts and weapons, whether in use or not.
rule-base-score-02 = Score 1 LP for every complete $60 you have; smaller amounts score nothing.
rule-base-score-03 = Score 1 LP for every complete $60 you have, 2 LP at most; smaller amounts score nothing.
rule-base-score-04 = Take off 1 LP for each of your wounds.
rule-base-score-05 = If you alone are most Wanted, score 3 LP.
rule-base-score-06 = If several share the place of most Wanted, each scores 1 LP and nobody 3.
rule-base-score-07 = If you are Wanted but not the most, score 1 LP.
rule-base-score-08 = As a Marshal, score the LP of the row that your cube is in.
rule-base-score-09 = If you played with goals, score your legendary tokens.
rule-base-score-10 = The most LP in the end wins the game.
rule-base-score-11 = For example, $50 scores nothing, $110 scores 1 LP, and $120 scores 2.
rule-base-score-12 = You cannot have fewer than 0 LP.
    .ruling = The track has nothing below 0, though some effects take LP away.

## ties

chapter-ties = Ties at the end
rule-base-tie-01 = If LP are tied, whoever has more points on the Marshal or Wanted track wins.
rule-base-tie-02 = If it is still a tie, the one with more nuggets wins.
rule-base-tie-03 = If it is still a tie, the one with fewer wounds wins.
rule-base-tie-04 = If even that is equal, the tied players win together.
rule-base-tie-05 = To break a tie, a Marshal point and a Wanted point weigh the same.
    .ruling = The rule names both in one breath and gives neither more weight.

## clarifications

chapter-clarifications = Clarifications
rule-base-clar-01 = If a card and the rulebook disagree, the card is right.
rule-base-clar-02 = You can play Reputation once in a turn, no matter how many points you gained.
rule-base-clar-03 = If you make another mount active in place of your Mule, nuggets over 4 go to the supply.
rule-base-clar-04 = When you use the action of Instincts, its bonus for being discarded does not work.
