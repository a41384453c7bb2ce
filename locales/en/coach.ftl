# The coach of a first game. Each message is one sentence of at most 25 words; two of them at most are shown at once.
# web/src/game/coach/lines.json says when. The lessons (tutorial.ftl) use some of them.

## What the card says around the sentences

coach-title = Your coach
coach-less = Tell me less
coach-less-more = Don’t say this again
# On a phone: what was read becomes a line, and the choices have its room.
coach-fold = Got it
coach-on = Switch the coach on
coach-off = Switch the coach off

## Before the first turn

coach-draft = Characters differ in where they start, in what they have, and in the ability that you can use from 5 LP on.
coach-start = Start near something that you want to use: a Mine for gold, or a General Store for a mount.

## The start of a turn

coach-income = Every turn begins with income: $20, or two cards, or $10 and one card.
coach-cards = Cards are for fights and for poker, and whoever loses a fight gains a wound.
coach-weapon = Only one weapon is in use at a time, and you can change it when your turn begins.
coach-mount = Only one mount is in use at a time: it decides how far a move action takes you.

## Actions

coach-actions = You have three actions each turn: moving takes one, and so does using what a place offers.
coach-bandit-ahead = Whoever moves onto a bandit must fight.
coach-prospect = You’re at a Mine, so you can prospect: you roll two dice.
coach-deposit = The Bank buys your gold: each nugget brings $20 and 1 LP.
coach-shop = A mount moves you farther, and a Mule also lets you carry more gold.
coach-shopping = With the same action you can keep buying, as long as you can pay.
coach-upgrade = An upgraded weapon or mount does more, and it’s worth LP at the end of the game.
coach-equip = You can use the new weapon or mount at once, and the other one stays yours.
coach-heal = The doctor heals all of your wounds for $10 and an action, and you draw a card for each.
coach-revel = Revel at the Cabaret: you gain 1 LP for every $30.
coach-poker = A game of poker costs an action and $10, and you draw a card.
coach-fight = You can fight a player in your space: a duel for fame, a robbery for goods or, for Marshals, the arrest of a Wanted player.
coach-heist = Robbing the Bank is a fight against a guard: winning brings $80 and three Wanted points.
coach-play = A card can be used for its text or kept for its rank: a high card may win a fight.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-action = With an action you can use { $card } now: “{ $text }”
# $card is a card of the player’s hand, as a rank and a sign: K♦. $text is what it does, as on a small card.
coach-hand-later = Keep { $card } for the right moment, when it takes no action: “{ $text }”
coach-work = Working brings a sure $10 when nothing better is near.
coach-cattle = Take cattle at a Ranch and deliver them elsewhere: the token says what that pays.
coach-item = One of your items can be used now, and its text says what that costs.
coach-ability = At 5 LP you become legendary and can use your character’s ability.
coach-end = You don’t have to use all of your actions, but any that are left over are lost.

## What to aim at in this turn, and why

coach-aim-sell = Aim for the Bank: each of your nuggets is worth $20 and 1 LP there, and until then others can rob you.
# $n is how many wounds the player has: two or three.
coach-aim-heal = Aim for the Doctor’s Office: with { $n } wounds you keep fewer cards, and each wound costs 1 LP at the end.
# $n is the player’s money.
coach-aim-revel = Aim for the Cabaret: with ${ $n } you can turn money into LP, 1 for every $30.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit = Aim for a bandit: { $card } beats most fight cards, and a win is worth 1 LP or a Marshal point.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-aim-bandit-wanted = Aim for a bandit: { $card } beats most fight cards, and a win is worth 1 LP to you.
coach-aim-poker = Aim for a Saloon: you hold a pair, and at poker the house adds $50 to the pot.
coach-aim-mount = Aim for a General Store: a mount takes you farther with every move, for the whole game.
coach-aim-gold = Aim for a Mine: the Bank pays $20 and 1 LP for each nugget that you find.

## Fights

coach-fight-start = Before any card is played, each side can use abilities for the start of a fight.
coach-fight-bandit = The higher card wins (an Ace counts as 14), but the bandit wins ties.
coach-fight-guard = The higher card wins (an Ace counts as 14), but the guard chooses among three cards and wins ties.
coach-fight-sheriff = The higher card wins (an Ace counts as 14), but the Sheriff wins ties, and he plays one of four cards, which may wound you.
coach-fight-player = The higher card wins (an Ace counts as 14), and whoever attacks wins ties.
coach-meet = You have few cards left, and losing brings a wound: the higher card wins, and ties go to bandits, guards or, between players, the attacker.
coach-arrest = If you lose or decline, you’re arrested: you gain a wound and lose your Wanted points and half of your money and gold.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held = Your best card here is { $card }: if you lose or decline, you’re arrested, gain a wound and lose half of your money and gold.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose = If you lose, you gain a wound; your best card for this fight is { $card }.
coach-fight-card = If you lose, you gain a wound, and even a winner can gain one from the other side’s card.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held = Your best card here is { $card }: a defeat brings a wound, and even a winner can gain one from the other side’s card.
# $card is a card of the player’s hand, as a rank and a sign: K♦. $n is its value, 2 to 14, and $text what it does, as on a small card.
coach-hand-fight = Here { $card } counts as { $n }, and its bonus helps: “{ $text }”
coach-decline = Whoever loses gains a wound: if you decline, you lose at once, but you keep your cards for later.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held = Your best card here is { $card }: if you decline, you lose at once and gain a wound, but you keep your cards for later.
coach-others = Others can fight or wound you on their turns: without a card you lose at once, and every defeat brings a wound.
coach-npc = You play the other side here: the card with the higher rank is harder to beat, but each card’s text counts, too.
coach-reveal = The bonus of your card takes no action, and this is the moment for it.
coach-react = A reaction takes no action and applies before the cards are compared: pass to keep the card.
coach-compared = The cards have been compared, but a bonus can still change what follows.
coach-reward = The LP counts at once; a Marshal point moves your cube along the Marshal track, where each space pays money or LP.
coach-steal = A robbery takes half of the money or half of the gold, and you gain a Wanted point.
coach-restart = Starting the fight again brings new cards, which is good for the side that would lose now.

## Poker and gold

coach-poker-join = Joining costs $10 and brings a card, and the best hand of five takes the pot.
coach-poker-lay = Add two of your cards to the three faceup ones to make the best hand of five.
coach-poker-bonus = A card played at poker can have a bonus: choose the one to use first.
coach-poker-after = The game of poker is over, but an ability that follows it can still be used.
coach-reroll = You can roll one die again before you take the gold, but the new result counts.

## Effects of cards and items

coach-extend = You’ve stopped, but a card or an ability can take you farther now, without an action.
coach-arrived = Some things can be done only at this moment, right after a move.
coach-ride = This move takes no action, and you don’t have to use all of its spaces.
coach-travel = You go straight to the space that you choose, without moving through those in between.
coach-fire = Several abilities apply at the same time: you choose which comes first.
coach-choose = You choose what the effect does: take what you can use soonest.
coach-suffer = You have to choose a penalty: money comes back soon, but a wound stays until it’s healed.
coach-wound = A wound lowers your hand limit by one until it’s healed, and each costs 1 LP at the end.
coach-may = This is optional: if you pass, nothing happens.
coach-target = You choose which player the effect is for: the one with the most LP is your closest rival.
coach-tribute = Give what you need less: money buys things, and cards win fights.
coach-discard = Discard the card that you need least: a low rank rarely wins a fight.
coach-points = You’ve gained points, and you can play one of your cards in response.

## The law

coach-wanted = Being Wanted gives LP at the end of each of your turns, but an arrest takes the points and half of your money and gold.
coach-sheriff-ride = You move the Sheriff: when he enters the space of a Wanted player, he tries to arrest them.
coach-sheriff-arrest = The Sheriff can try to arrest only one of the Wanted players here: the one with the most to lose is a good choice.

## Stories, goals and the end of a turn

coach-story = You’ve met the trigger of a story: everyone with a disc on the story gets its reward when it’s resolved.
# Legendary tokens are worth $low to $high LP.
coach-goals = Meet one of your secret goals in a turn and show it: it’s worth a legendary token of { $low } to { $high } LP.
coach-goal = You’ve met a goal: show it before your turn ends, without an action.
coach-end-of-turn = Your turn ends: a goal that you’ve met can be shown now, but not later.
coach-tokens = Keep the tokens with the most LP: they stay secret until the end.
# $n is the player’s hand limit now.
coach-hand-limit = Your hand limit at the end of your turn is { $n }: each further wound lowers it by one.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit = You can hold ${ $n } and { $nuggets } nuggets at most: anything more is lost, so spend before you gain.
# $n is the number of LP that the game is played to.
coach-game-end = When someone reaches { $n } LP, finish the round; then everyone has one last turn, and the points are counted.
coach-last = This is your last turn: every $60 and your place on a track still score, and wounds cost LP.

## What happened

coach-won = You won the fight: the card that you played is discarded, as any card played in a fight is.
coach-lost = You lost the fight: any card that you played in it is discarded all the same.
coach-tie = That was a tie: bandits, guards and the Sheriff win ties, and between players, the attacker wins.
coach-wounded = Your wound lowers your hand limit by one until it’s healed, at the Doctor’s Office, for instance.
coach-arrested = You were arrested: your Wanted points and half of your money and gold are gone.
coach-limited = You had more than you can keep, and the rest was lost: spend money, sell nuggets and play cards in time.
coach-reacted = Your reaction took effect without an action: you can play such a card on other players’ turns, too.
coach-goal-shown = You’ve completed a goal: its legendary token counts at the end, and nobody else sees its value.
coach-legendary = You are legendary now: the ability on your character’s card is yours for the rest of the game.

## The same, shorter, for whoever has read it before

coach-fight-bandit-short = The higher card wins, and the bandit wins ties.
coach-fight-guard-short = The higher card wins, and the guard wins ties.
coach-fight-sheriff-short = The higher card wins, the Sheriff wins ties, and his card may wound you.
coach-fight-player-short = The higher card wins, and whoever attacks wins ties.
coach-meet-short = The higher card wins, ties go to bandits, guards and attackers, and a defeat brings a wound.
coach-arrest-short = Losing or declining means arrest: you gain a wound and lose half of your money and gold.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-arrest-held-short = Your best card here is { $card }; losing or declining means arrest.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-lose-short = A defeat brings a wound; your best card is { $card }.
coach-fight-card-short = A defeat brings a wound, and so can the other side’s card.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-fight-card-held-short = Your best card here is { $card }; a defeat brings a wound.
coach-decline-short = If you decline, you keep your cards but lose the fight and gain a wound.
# $card is a card of the player’s hand, as a rank and a sign: K♦.
coach-decline-held-short = Your best card here is { $card }; if you decline, you lose but keep your cards.
coach-others-short = Without a card you lose any fight and gain a wound.
coach-react-short = A reaction takes no action: pass to keep the card.
coach-extend-short = A card or an ability can take you farther now.
coach-wanted-short = Being Wanted gives LP at the end of each of your turns, until an arrest takes your Wanted points.
# $n is how much money the player can hold, $nuggets how many nuggets.
coach-limit-short = Anything above ${ $n } or { $nuggets } nuggets is lost.
# $n is the player’s hand limit now.
coach-hand-limit-short = You keep { $n } of your cards at most when your turn ends.
# Legendary tokens are worth $low to $high LP.
coach-goals-short = A goal that you meet and show is worth { $low } to { $high } LP.
# $n is the number of LP that the game is played to.
coach-game-end-short = When someone reaches { $n } LP, everyone still gets one last turn.
coach-last-short = Your last turn: money and tracks still score.

## The shortest, for whoever knows it, where it matters at once

coach-fight-bandit-brief = The bandit wins ties.
coach-fight-guard-brief = The guard wins ties.
coach-fight-sheriff-brief = The Sheriff wins ties, and his card may wound you.
coach-fight-player-brief = Whoever attacks wins ties.
coach-meet-brief = Bandits, guards and attackers win ties; a defeat brings a wound.
