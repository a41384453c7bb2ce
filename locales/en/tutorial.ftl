# The guided games. The guide speaks to one person, warmly and in short sentences. What is said must be true of the
# prepared positions in content/base/tutorial/; names of cards, places and characters are those of content.ftl.

## Around the lessons

tutorial-title = Learn by playing
tutorial-about = Three short guided games. Try whatever you like: you can always come back to the lesson.
# A lesson's number and how many there are.
tutorial-lesson = Lesson { $n } of { $of }
# A step's number and how many there are.
tutorial-step = Step { $n } of { $of }
tutorial-start = Start
tutorial-continue = Go on with it
tutorial-again = Play it again
tutorial-next = Go on
tutorial-skip = Skip this step
tutorial-back = Back to the lesson
tutorial-leave = Leave the lessons
tutorial-next-lesson = Next lesson
tutorial-finish = Finish
tutorial-play = Now play your first game
tutorial-guide = Your guide
# What the guide wants: a choice, as it is written among the choices.
tutorial-wanted = The guide waits for: { $choice }

## In the terminal; the words in front of the colons are typed and stay as they are

tutorial-keys = Enter choose  Space go on  Backspace back to the lesson  ? help  q leave
tutorial-keys-plain = Type a number to choose; next: go on; back: back to the lesson; quit: leave.
# A command to be typed.
tutorial-resume = Go on another time with: { $command }
tutorial-all-done = You have finished all lessons. Now play a game: { $command }

## What the guide answers

tutorial-reply-well = Well done!
tutorial-reply-put-right = That works too. I put the pieces back to where the lesson needs them.
tutorial-reply-strayed = Sure, you can do that too. When you have seen enough, do what the lesson asks, or go back to it.
tutorial-reply-away = That is allowed, and now you have seen what it does. Go back to the lesson when you like.
tutorial-reply-back = Here we are again.

## The first lesson

tutorial-moving = On the trail
tutorial-moving-about = Moving, money and shopping.
tutorial-moving-welcome = Howdy, partner! You are Annie Oakley, just outside the town of Darkrock. In this game you ride, trade, fight and gamble for fame: legendary points, or LP. Whoever has the most in the end wins. Let us begin with a quiet day.
tutorial-moving-income = Every turn begins with income: $20, or two cards, or $10 and one card. We go shopping today, so take the $20.
tutorial-moving-ride = Now you have three actions. Moving is one of them: on foot you get two spaces far. The General Store serves its three spaces in Darkrock. Walk to the nearest.
tutorial-moving-buy = Here you can buy. A mount takes you farther, and a Mule also carries more gold. Buying is an action too. Buy the Mule.
tutorial-moving-leave = With the same action you may go on buying, as long as you can pay. You have what you came for: leave the store.
tutorial-moving-mule = She is yours. With the Mule you move three spaces in one action, and you can carry two more nuggets. Weapons and mounts can be upgraded later, also in the store.
tutorial-moving-mine = One action is left. There is gold in the Sunny Hills: ride to the mine. Then your turn is over, and Bass Reeves has his.
tutorial-moving-cards = Your next turn. This time take two cards as income. Cards are for fights and for poker, and many can do something more.
tutorial-moving-dig = You stand on a mine, so you can dig: that rolls two dice. Try your luck.
tutorial-moving-nuggets = Two nuggets! You carry gold openly, and others may rob you of it. The bank buys it.
tutorial-moving-play = The bank is far for the two actions that you have left. Look at your King: it costs an action and gives you two. Play it.
tutorial-moving-back = Now you have time. Ride towards the bank of Darkrock, as far as the Mule goes.
tutorial-moving-bank = One more move and you are there. Ride onto the bank itself.
tutorial-moving-sell = Sell both nuggets. Each brings $20 and 1 LP.
tutorial-moving-points = There is your fame: 2 LP. With 5 LP you become legendary, and your character's own ability begins to work. When somebody reaches the length of the game, everybody has one turn more and the points are counted.
tutorial-moving-farewell = That is the daily bread of the West: income, three actions, and the next player. In the second lesson somebody shoots back.

## The second lesson

tutorial-fights = Guns and cards
tutorial-fights-about = Bandits, duels and a game of poker.
tutorial-fights-welcome = Back again? Good. You are Bass Reeves now, in the Sunny Hills, and a bandit sits in the hideout beside you. For fights you need poker cards: you hold a 10 and a 6.
tutorial-fights-bandit = Who moves onto a bandit must fight. Ride into the hideout.
tutorial-fights-lay = The player on your right plays the bandit and draws two fight cards. Each of you lays one card facedown. The higher card wins, but a tie is the bandit's. Lay the 10.
tutorial-fights-react = A Jack against your 10: you would lose. But your 6 is Stick 'Em Up, a reaction, and it makes the bandit's card two lower. Play it!
tutorial-fights-reward = The bandit is beaten. Your reward is 1 LP or one step on the Marshal track. Take the LP.
tutorial-fights-beaten = His Jack was worth $10 to you as well: fight cards do something to whoever fights them, for good or ill. Lose a fight, and you are wounded: each wound leaves room for one card less in your hand, until it is healed.
tutorial-fights-duel = Another day in Darkrock. Jesse James stands on your very space. With another player on it you have three ways to fight: a duel for fame, a robbery for their goods, and an arrest, if they are Wanted.
tutorial-fights-challenge = Challenge Jesse to a duel. It is one action.
tutorial-fights-strongest = You both lay one card facedown. Jesse may also decline, and then he loses. Keep the Ace for later and lay the King.
tutorial-fights-won = King beats Queen. A duel brings 2 LP, and the loser is wounded and draws a card. Nobody can be fought twice in the same turn.
tutorial-fights-poker = The Saloon is right here. A game of poker is an action and $10, and you draw a card. The house adds $50 to the pot, and whoever is in town may join. Sit down.
tutorial-fights-hand = Jesse sits down, too. Three cards lie open for all. Add two of yours to them and make the best hand of five. With your two Aces you have three of a kind. Lay them.
tutorial-fights-pot = The pot of $70 is yours! As you started the game, you gain 1 LP on top. Jesse draws a card, to get over it.
tutorial-fights-farewell = Now you know the two uses of every card: its rank and its text. In the last lesson we speak of the law, and of those who break it.

## The third lesson

tutorial-law = The law and the story
tutorial-law-about = Marshal, Wanted and stories.
tutorial-law-welcome = The law has two tracks, one for Marshals and one for the Wanted, and nobody stands on both. You are Bass Reeves, a Marshal with two steps. Jesse James is Wanted, and he is right here.
tutorial-law-arrest = You may arrest a Wanted player on your space, as long as you are not Wanted yourself. Do it.
tutorial-law-card = It is a fight like any other. Lay your King.
tutorial-law-marshal = Arrested! Jesse goes to the Sheriff's office without his Wanted points and half of his money. You step on, and each Marshal space pays at once: this one 2 LP.
tutorial-law-outlaw = Now see it from the other side. You are Jesse James, and you stand before the bank. One action is left to you.
tutorial-law-heist = Rob the bank. It is a fight against a guard, and it takes a card.
tutorial-law-guard = The guard has three fight cards to choose from. Lay your Jack: Bulletproof keeps you from being wounded.
tutorial-law-wanted = $80, and three steps on the Wanted track. That track pays late: at the end of each of your turns it gives LP, the more the higher you are. But now the Sheriff rides: Bass sent him after you with Manhunt, and here he is.
tutorial-law-sheriff = Where the Sheriff finds you, you first discard a card. Give up the weaker one.
tutorial-law-escape = Now he fights you, and he picks the best of four fight cards. A tie is his. Lay the King and hope.
tutorial-law-free = You got away, and the Sheriff rides home. Had he won, your Wanted points and half of your money and gold would be gone, and you would sit in his office.
tutorial-law-story = One thing is left: stories. Two lie open, and each waits for a deed. You are Calamity Jane, and the first story waits for somebody who gains 2 LP with one action.
tutorial-law-revel = The Cabaret sells fame: $30 for each LP. Revel for 2 LP.
tutorial-law-disc = That is such a deed. Place a disc on the first story: it is the last that it needs.
tutorial-law-tale = At the end of the turn the story is told. Everybody with a disc on it is rewarded, and may choose. Take the money, or more money and a wound.
tutorial-law-told = New bandits have come with the story, and the next one lies open. Every disc counts, so look now and then at what the stories wait for.
tutorial-law-goal = The game ends one round after somebody has 15, 20 or 25 LP, as you agreed. Then the places on both tracks and every $60 bring points as well. Marshal, outlaw, miner or gambler: there is more than one way.
tutorial-law-farewell = That is all that I can teach you. The rules answer the rest whenever you ask. Saddle up, and good luck!
