# The guided games. The guide speaks to one person, warmly and in short sentences. What is said must be true of the
# prepared positions in content/base/tutorial/; names of cards, places and characters are those of content.ftl.

## Around the lessons

tutorial-title = Learn by playing
tutorial-about = Short guided games. Try whatever you like: you can always come back to the lesson.
# A lesson's number and how many there are.
tutorial-lesson = Lesson { $n } of { $of }
# The expansion that a lesson belongs to.
tutorial-expansion = Expansion: { $module }
# A step's number and how many there are.
tutorial-step = Step { $n } of { $of }
tutorial-start = Start
tutorial-continue = Continue
tutorial-again = Play it again
tutorial-next = Continue
tutorial-skip = Skip this step
tutorial-back = Back to the lesson
tutorial-leave = Leave the lessons
tutorial-next-lesson = Next lesson
tutorial-finish = Finish
tutorial-play = Now play your first game
tutorial-guide = Your guide
# What the guide wants: a choice, as it is written among the choices.
tutorial-wanted = The guide is waiting for: { $choice }

## In the terminal; the words in front of the colons are typed and stay as they are

tutorial-keys = Enter choose  Space continue  Backspace back to the lesson  ? help  q quit
tutorial-keys-plain = Type a number to choose; “next” continues, “back” goes back to the lesson, and “quit” leaves.
# A command to be typed.
tutorial-resume = Continue later with: { $command }
tutorial-all-done = You have finished all lessons. Now play a game: { $command }
tutorial-module-done = You have finished this lesson. Now play with the expansion: { $command }

## What the guide answers

tutorial-reply-well = Well done!
tutorial-reply-put-right = That works, too. I’ve put the pieces where the lesson needs them.
tutorial-reply-strayed = Sure, you can do that, too. When you’ve seen enough, do what the lesson asks, or go back to it.
tutorial-reply-away = That’s allowed, and now you’ve seen what it does. Go back to the lesson when you like.
tutorial-reply-back = Here we are again.

## The first lesson

tutorial-moving = On the trail
tutorial-moving-about = Moving, money and shopping.
tutorial-moving-welcome = Howdy, partner! You’re Annie Oakley, just outside the town of Darkrock. In this game you move, trade, fight and gamble for fame: legendary points, or LP. Whoever has the most at the end wins. Let’s start with a quiet day.
tutorial-moving-income = { coach-income } We’re going shopping today. What do you take?
tutorial-moving-income-money = $20 it is: a store likes a full purse.
tutorial-moving-income-both = A bit of each: $10 for the store, and a card up your sleeve.
tutorial-moving-income-cards = Two cards win fights, but no store takes them. Today we need money.
tutorial-moving-ride = Now you have three actions. Moving takes one of them: on foot, you can move two spaces. You can use the General Store from its three neighboring spaces in Darkrock. Move to the nearest one.
tutorial-moving-buy = You can shop here. { coach-shop } Shopping is an action, too. Buy the Mule.
tutorial-moving-leave = { coach-shopping } You have what you came for: leave the store.
tutorial-moving-mule = She’s yours. With the Mule you move three spaces in one action, and you can carry two more nuggets. You can upgrade weapons and mounts later, also at the store.
tutorial-moving-mine = You have one action left. There’s gold in Sunny Hills: move to the Mine. Then your turn is over, and Bass Reeves takes his.
tutorial-moving-cards = It’s your turn again. { coach-cards } Each card has an effect of its own, too. What do you take as income this time?
tutorial-moving-cards-cards = Two cards, and one of them is a King.
tutorial-moving-cards-money = Money can’t buy time, but a card can, so take two.
tutorial-moving-cards-both = One card is half a hand, and today we need a whole one. Take two.
tutorial-moving-dig = { coach-prospect } Try your luck.
tutorial-moving-nuggets = Two nuggets! Everyone can see your gold, and other players can rob you of it. The Bank buys it.
tutorial-moving-play = The Bank is too far away for your last two actions. Look at your King: it costs an action and gives you two. Play it.
tutorial-moving-back = Now you have enough actions. Move toward the Bank in Darkrock, as far as the Mule can go.
tutorial-moving-bank = One more move and you’re there. Move onto the Bank itself.
tutorial-moving-sell = You’re there, with two nuggets in your bags and one action left. It’s up to you.
tutorial-moving-sell-two = Sold! Each nugget brought $20 and 1 LP.
tutorial-moving-sell-one = The other nugget would stay in your bags, where anyone can rob you of it. One action sells both.
tutorial-moving-sell-heist = Robbing the Bank is a fight, and it makes you Wanted. Selling is quieter, and it pays in LP.
tutorial-moving-sell-work = Honest work brings $10. The gold in your bags brings $40 and 2 LP.
tutorial-moving-sell-card = A card for your last action, with gold in your bags and the counter in front of you? Sell first.
tutorial-moving-sell-away = Riding off with the gold? You have just come all this way to sell it.
tutorial-moving-sell-end = An unused action is lost, and the Bank won’t come to you.
tutorial-moving-points = There’s your fame: 2 LP. { coach-ability } Whoever has the most LP at the end wins.
tutorial-moving-farewell = That’s a day’s work in the West: income, three actions, and on to the next player. In the second lesson, somebody shoots back.

## The second lesson

tutorial-fights = Guns and cards
tutorial-fights-about = Bandits, duels and a game of poker.
tutorial-fights-welcome = Back again? Good. You’re Bass Reeves now, in Sunny Hills, and there’s a bandit in the hideout next to you. You need poker cards to fight: you have a 10 and a 6.
tutorial-fights-bandit = { coach-bandit-ahead } Move into the hideout.
tutorial-fights-lay = The player on your right plays the bandit and draws two fight cards. Each of you plays one card facedown. { coach-fight-bandit } Which card do you play?
tutorial-fights-lay-ten = A 10 on the table, and the 6 still in hand.
tutorial-fights-lay-six = Played now, the 6 is only a 6. In your hand it’s a reaction, so keep it until you see the bandit’s card.
tutorial-fights-react = A Jack against your 10: you would lose. But your 6 is Stick ’Em Up, a reaction, and it lowers the bandit’s card by two. Do you react?
tutorial-fights-react-react = The bandit’s Jack counts as a 9 now, and your 10 wins.
tutorial-fights-react-pass = Pass, and a Jack beats a 10: no reward for you, and a wound. You have the answer in your hand.
tutorial-fights-reward = You beat the bandit. Your reward is 1 LP or 1 Marshal point. Which one do you take?
tutorial-fights-reward-legend = Fame now. Whoever has the most LP at the end wins.
tutorial-fights-reward-marshal = A star on your vest. The Marshal track pays at each space that you reach.
tutorial-fights-beaten = The bandit’s Jack also gave you $10: fight cards affect whoever they’re played against, for better or worse. And remember what a defeat costs. { coach-wound }
tutorial-fights-duel = Another day in Darkrock. Jesse James is in your space. { coach-fight }
tutorial-fights-challenge = Challenge Jesse to a duel. It takes one action.
tutorial-fights-strongest = Each of you plays one card facedown. Jesse may also decline, and then he loses. Poker comes after the duel, so look at all three of your cards. Which one do you play?
tutorial-fights-strongest-king = High enough, and the Ace stays in your hand.
tutorial-fights-strongest-ace = The Ace wins, and then it’s gone. It’s worth more at the poker table, and your King is high, too.
tutorial-fights-strongest-three = A 3 beats a 2 and little else, and whoever loses gains a wound. You have better cards.
tutorial-fights-won = King beats Queen. A duel is worth 2 LP, and the loser gains a wound and draws a card. You can’t fight the same player twice in a turn.
tutorial-fights-poker = You’re right next to the Saloon. { coach-poker } The house adds $50 to the pot, and anyone in town can join. Sit down.
tutorial-fights-hand = Jesse sits down, too. Now there are three cards faceup for everyone. { coach-poker-lay } Which two?
tutorial-fights-hand-aces = With the one on the table, that’s three Aces, and Three of a Kind beats Two Pair.
tutorial-fights-hand-three = There’s an Ace on the table. With both of yours you have Three of a Kind; with the 3, you don’t.
tutorial-fights-pot = The $70 pot is yours! Since you started the game, you gain 1 LP on top. Jesse draws a card for losing.
tutorial-fights-farewell = Now you know the two uses of every card: its rank and its text. The last lesson is about the law, and those who break it.

## The third lesson

tutorial-law = The law and the story
tutorial-law-about = Marshal, Wanted and stories.
tutorial-law-welcome = The law has two tracks, one for Marshals and one for the Wanted, and nobody is on both. You’re Bass Reeves, a Marshal with two points. Jesse James is Wanted, and he’s right here.
tutorial-law-arrest = As a Marshal, you can arrest a Wanted player in your space. Arrest Jesse.
tutorial-law-card = It’s a fight like any other. Play your King.
tutorial-law-marshal = Arrested! Jesse is moved to the Sheriff’s Office and loses his Wanted points and half of his money. You gain a Marshal point, and each space on the track pays at once: 2 LP for this one.
tutorial-law-outlaw = Now see it from the other side. You’re Jesse James, standing at the Bank. You have one action left.
tutorial-law-heist = Rob the Bank. It’s a fight against a guard, so you need a card.
tutorial-law-guard = The guard has three fight cards to choose from. Your Jack is Bulletproof: it keeps you from gaining wounds. Which card do you play?
tutorial-law-guard-jack = Eleven, and not a scratch, whatever the guard does.
tutorial-law-guard-three = A 3, against the best of three cards? You would leave with a wound and without the money.
tutorial-law-wanted = $80 and three Wanted points. The Wanted track pays later: at the end of each of your turns it gives LP, and the higher you climb, the more. But now the Sheriff is on his way: Bass sent him after you with Manhunt, and here he is.
tutorial-law-sheriff = When the Sheriff enters your space, you first discard a card, and then he fights you. Which card do you discard?
tutorial-law-sheriff-three = The 3 won’t be missed.
tutorial-law-sheriff-king = Then you would face the Sheriff with a 3: brave, and brief. Keep the King.
tutorial-law-escape = Now the Sheriff fights you with the best of four fight cards. He wins ties. Do you play the King and hope, or do you decline?
tutorial-law-escape-king = The Sheriff’s best card was a 9: the King gets you out of town.
tutorial-law-escape-decline = If you decline, you lose, and the Sheriff arrests you. With a King you have a chance.
tutorial-law-free = You got away, and the Sheriff goes back to his office. If he’d won, you’d have lost your Wanted points and half of your money and gold, and you’d be sitting in his office.
tutorial-law-story = One thing is left: stories. Two are open, and each has a trigger. You’re Calamity Jane, and the first story’s trigger is gaining 2 LP with one action.
tutorial-law-revel = { coach-revel } Revel for 2 LP.
tutorial-law-disc = You’ve met the trigger. You can place a disc on the first story: it’s the last one needed. Do you?
tutorial-law-disc-disc = Your disc completes the story.
tutorial-law-disc-pass = Without a disc you get nothing when the story is resolved. You’ve earned that reward, so place your disc.
tutorial-law-tale = At the end of the turn, the story is resolved, and everyone with a disc on it gets the reward. This one is a choice: money, or more money and a wound.
tutorial-law-tale-money = The smaller purse, and your skin whole.
tutorial-law-tale-wound = The bigger purse. The wound lowers your hand limit until a doctor sees to it.
tutorial-law-told = The story has brought new bandits, and the next story is open. Every disc counts, so keep an eye on the triggers.
tutorial-law-goal = Once someone has the LP that you agreed on (15, 20 or 25), finish the round; then everyone takes a last turn. After that, you also score LP for your place on a track and for every $60 you have. Marshal, outlaw, miner or gambler: there’s more than one way to win.
tutorial-law-farewell = That’s all I can teach you. For everything else, look in the rules. Saddle up, and good luck!
