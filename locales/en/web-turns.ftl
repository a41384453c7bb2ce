# Turn-based tables: their times, standing orders, vacations, notifications, and the list of the games that wait for the player.

## Settings of a table

web-turns-kind = Pace of play
web-turns-live = Live
web-turns-slow = Turn-based
web-turns-live-more = Everyone is at the table and plays right away.
web-turns-slow-more = Games last days: each player has hours for a decision.
web-turns-decision = Time for each decision
web-turns-reserve = Reserve for the whole game
web-turns-reserve-none = None
web-turns-missed = A bot plays on after
web-turns-missed-n = { $n ->
    [one] { $n } missed decision
   *[other] { $n } missed decisions
 }
web-turns-vacations = Allow vacations
web-turns-vacations-more = During a player’s vacation, that player’s clock stands still.
web-turns-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
 }
web-turns-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
web-turns-agreed = { $decision } per decision, reserve: { $reserve }

## Clocks. The times are short: they stand on small labels.

web-turns-left-days = { $n } d { $hours } h
web-turns-left-hours = { $n } h { $minutes } min
web-turns-left-minutes = { $n } min
# For those who hear the page, and as a tooltip of a player’s clock.
web-turns-clock = { $name } has { $time } left for this decision, including a reserve of { $reserve }.
web-turns-clock-you = You have { $time } left for this decision, including a reserve of { $reserve }.
web-turns-on-vacation = On vacation until { $date }
web-turns-reserve-left = Reserve: { $time }
web-turns-vacation = On vacation from { $begins } to { $ends }
web-turns-until = { $time } left

## My games

web-turns-next = Next game
web-turns-next-n = { $n ->
    [one] Next game: { $n } is waiting for you
   *[other] Next game: { $n } are waiting for you
 }
web-turns-tab = ({ $n }) { $name }
web-turns-notify-title = { $n ->
    [one] It’s your turn
   *[other] It’s your turn in { $n } games
 }

## Standing orders

web-orders = Standing orders
web-orders-more = Decide in advance, so that the game does not have to ask you. Only you can see your orders. They are followed one minute after the question, never sooner. Unless you decide otherwise, a gunslinger plays bandits and guards for you, and you pass on reactions for which you have no card.
web-orders-place = These orders apply
web-orders-place-all = At all my tables
web-orders-place-here = Only at this table
web-orders-npc = Playing bandits, guards and other opponents
web-orders-npc-bot = A gunslinger plays
web-orders-npc-ask = Ask me
web-orders-npc-more = You gain nothing from the cards of these opponents. All players have the same gunslinger.
web-orders-windows = Reactions
web-orders-windows-ask = Ask me
web-orders-windows-empty = Pass if no card fits
web-orders-windows-always = Always pass
web-orders-windows-bot = A gunslinger decides
web-orders-windows-more = An automatic pass always comes one minute after the question, so nobody can tell whether you held a card or always pass. With “Pass if no card fits,” others can conclude from a longer wait that a card fits or that you want to be asked.
web-orders-goals = A goal that you can show
web-orders-goals-ask = Ask me
web-orders-goals-show = Show it
web-orders-sheriff = Moving the Sheriff on other players’ turns
web-orders-effects = Card and story decisions on other players’ turns
web-orders-effects-more = The gunslinger decides with your cards and money, as it would for itself. From its answer others can conclude as much as from yours.
web-orders-poker = When others start a game of poker
web-orders-poker-ask = Ask me
web-orders-poker-never = Never join
web-orders-poker-rule = Join if…
web-orders-stake = Highest stake
web-orders-stake-n = ${ $n }
web-orders-hand = My hand holds at least
web-orders-hand-any = Any cards
web-orders-hand-pair = A pair
web-orders-hand-more = Whoever guesses this order can conclude from your answer whether you hold a pair.
web-orders-faro = When others start a game of faro
web-orders-faro-ask = Ask me
web-orders-faro-never = Never join
web-orders-save = Save

## An order that is offered

web-offer-title = The others waited { $time }
web-offer-npc = They waited while you chose the card of a bandit or guard.
web-offer-windows = They waited while you chose whether to react.
web-offer-sheriff = They waited while you moved the Sheriff.
web-offer-effects = They waited while you decided about the effect of a card or a story.
web-offer-more = Should a gunslinger make such decisions on other players’ turns: reactions, moves of the Sheriff, and decisions about cards and stories? It decides with your cards, one minute after the question, as it would for itself. You can change that under “Standing orders.”
web-offer-all = Yes, everywhere
web-offer-here = Only here

## Since you were away

web-away-title = Since you were away
web-away-cut = Older events are left out.
web-away-bot = A bot played for you.
web-away-play = Replay
web-away-skip = Skip
web-away-close = Close

## Notifications outside of the page

web-tell-title = Tell me when it is my turn
web-tell-more = On this device; in turn-based games, even while Darkrock is closed.
web-tell-page = For now, only while Darkrock is open in a tab. Switch this on to be told while Darkrock is closed, too.
web-tell-trying = A test message is on its way. This takes at most 20 seconds.
# Variables: $when (text), a date with its time.
web-tell-on = A test message arrived on this device: { $when }.
web-tell-again = Send another
web-tell-retry = Try again
web-tell-never = Don’t tell me
web-tell-home = On an iPhone or iPad, add Darkrock to the home screen first: tap the Share button, then “Add to Home Screen.” Open it from there, and switch this on.
web-tell-insecure = You can get messages only if this page’s address begins with https.
web-tell-unsupported = This browser cannot receive messages while the page is closed.
web-tell-blocked = This browser blocks notifications from this site. Allow them in its site settings, then try again.
web-tell-worker = The part of the page that receives messages does not start in this browser. It often cannot start in a private window.
web-tell-service = This browser has no push service, or cannot reach it.
web-tell-refused = The push service of this browser refuses this server’s messages.
web-tell-unreachable = The push service of this browser is not taking messages right now.
web-tell-silent = A test message was sent, but did not arrive within 20 seconds. This device may be saving power or holding notifications back.
web-tell-many = Too many test messages: try again in ten minutes.
web-tell-server = The server does not answer: try again.
web-tell-instead-page = Instead, you get a notification while Darkrock is open in a tab.
web-tell-instead-title = Instead, the title of the tab shows when it’s your turn, as long as Darkrock is open.
web-tell-instead-mail = You also get an e-mail.
web-tell-instead-mailable = You can get an e-mail, too: switch it on below.
web-mail-title = E-mail
web-mail-more = A summary of the games that are waiting for you, if your account has an address and this server can send e-mails.

## Vacations

web-vacation-title = Vacations
web-vacation-more = At turn-based tables that allow it, your clock stands still while you are on vacation. The others see your dates. You can still take { $days } within a year.
web-vacation-begins = First day
web-vacation-ends = Last day
web-vacation-add = Add
web-vacation-dates = { $begins } to { $ends }
web-vacation-end = End the vacation: { $dates }
web-vacation-end-short = End

## Errors

web-error-turns = These times are not valid.
web-error-turn-based = At a turn-based table, only the clock decides when a bot steps in.
web-error-not-turn-based = This is only possible at turn-based tables.
web-error-subscription = This browser’s push service cannot be used.
web-error-vacation = Choose a last day that is not before the first, at most 30 days later, and within a year from now.
web-error-vacation-past = A vacation must begin today or later.
web-error-vacation-overlap = You already have a vacation at that time.
web-error-vacation-limit = You can take 30 days of vacation within a year.
web-error-vacation-many = You have announced 12 vacations. End one first.
web-error-missed = This summary is not available.
