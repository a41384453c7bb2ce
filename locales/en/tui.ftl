# What the terminal program says of its own: titles, hints, menus. Card texts, questions and refusals are elsewhere.

## Titles

title-players = Players
title-stories = Open stories and tracks
title-fight = Fight
title-poker = Poker
title-prospect = The dice
title-hand = Your hand
title-goals = Your goals
title-mine = What you hold
title-everybody = Everybody
title-you = What will you do?
title-asked = { $text }, what will you do?
title-waiting = At the table
title-log = What happened
title-help = Help
title-quit = Leave?
title-hint = What a gunslinger would do
title-review = The game looked over
title-score = Where the points came from

players-legend = ♣ cards  ◆ nuggets  ✚ wounds

## The bar at the top

bar-round = Round { $n }
bar-length = to { $n } LP
bar-turn = { $text }
bar-end-near = The end is near
bar-last-round = Last round

## Groups of choices

group-here = Here
group-cards = Cards
group-fights = Fight
group-items = Items and abilities
group-goals = Goals
group-ride-places = Ride to a place
group-ride-rest = Ride into the open

## The keys, in the last row

keys = ↑↓ choose  ←→ group  Enter do it  : type  ! hint  u undo  h hand  p people  l log  r rules  ? help  q quit
keys-short = ↑↓ Enter  : type  ! hint  u undo  h hand  p people  l log  ? help  q quit
keys-waiting = Space pause  h hand  p people  l log  r rules  u undo  ? help  q quit
keys-auto-pass = Nothing you hold fits here: passing for you. Space holds it.
keys-over = v review  l log  p people  r rules  s save  q quit
keys-typing = Tab completes, Enter does it, Esc forgets it

overlay-scroll = ↑↓ PgUp PgDn scroll, Esc close
overlay-close = any key closes

## What happens to what is typed

typed-no-number = There is no such choice: they go from 1 to { $n }.
typed-not-now = That cannot be chosen now.
# $form is the notation of a choice, such as move SPACE.
typed-unknown = “{ $text }” is not known here.
typed-unknown-near = “{ $text }” is not known here. Did you mean { $near }?
typed-no-card = “{ $text }” is no card: a rank (2 to 10, J, Q, K, A) and the first letter of a suit (c, d, h, s), as in 10c or Qh.
typed-number = “{ $text }” does not fit here: a number from { $from } to { $to } does.
typed-twice = The card { $text } is named twice.
typed-missing = “{ $text }” is not complete. It goes: { $form }
typed-too-much = “{ $text }” is too much. It goes: { $form }
undone = Taken back.
undo-nothing = There is nothing to take back: something has become known since, or another player has chosen.
saved = Saved: { $text }
save-exists = { $text } is there already: nothing was saved. Choose another name.

## Facts about a choice

fact-way = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}: { $way }
fact-bandit = A bandit is there: the ride ends in a fight.
fact-opponent = { $text }: the move ends in a fight.
fact-players = There you meet: { $text }
fact-cost = Costs ${ $n } and leaves you ${ $left }.
fact-money = Brings ${ $n }.
fact-lost-money = ${ $n } of the gain are lost: you hold ${ $limit } at most.
fact-lost-nuggets = { $n ->
    [one] 1 nugget is lost: you cannot carry more.
   *[other] { $n } nuggets are lost: you cannot carry more.
}
fact-lp = Brings { $n } LP.
fact-draws = Draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
fact-standing = { $winner ->
    [you] Then it is { $mine } against { $other }: you would win.
    [other] Then it is { $mine } against { $other }: you would lose.
   *[none] Then the fight starts again.
}
fact-legendary = As a legend: { $text }
fact-start = Begins at: { $text }
fact-arrest = If you win: 1 Marshal point; the target goes to the Sheriff's office and loses all Wanted points, the cattle, and half the money and nuggets. The loser takes a wound and draws a card.
fact-rob = If you win: 1 Wanted point, and half the target's money or nuggets. The loser takes a wound and draws a card.
fact-rob-all = If you win: 1 Wanted point, and all of the target's money or nuggets. The loser takes a wound and draws a card.
fact-duel-for-lp = If you win: { $n } LP. The loser loses 1 LP, takes a wound and draws a card.
fact-duel = If you win: { $n } LP. The loser takes a wound and draws a card.
fact-heist = You fight the guard. If you win: ${ $money } and { $n } Wanted points. If you lose: 1 Wanted point, a wound and a card.
fact-prospect = Roll two dice. { $nuggets } of the { $faces } faces are nuggets; tailings and gold dust pay ${ $money }, and gold dust rolls again.
fact-acquire = Take a hidden cattle token. Deliver it at the rail station for a Marshal point, or at the other ranch for a Wanted point.
fact-poker = You draw a card, and others in town may join. The best hand takes the pot: ${ $n } and all that was paid in.
fact-discs = { $n } of { $needed } discs lie there.

item-upgraded = { $text }, upgraded

# A name or a kind, and what there is to say of it.
pair = { $name }: { $text }

## People

# In the list of players: as short as can be.
players-money = ${ $n }
players-lp = { $n } LP
marshal-n-short = M{ $n }
wanted-n-short = W{ $n }
marshal-n = Marshal { $n }
wanted-n = Wanted { $n }
track-marshal = Marshal
track-wanted = Wanted 
player-goods = { $lp } LP, ${ $money }, { $nuggets ->
    [one] 1 nugget
   *[other] { $nuggets } nuggets
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}.
player-at = Stands here: { $text }.
legendary-now = A legend: { $text }
legendary-later = Not yet a legend: { $text }
goal-done = Completed: { $text }
hand-more = h shows more
hand-empty = No cards.
mine-cattle = Your cattle token: { $text }
mine-tokens = Your legendary tokens, in LP: { $text }

## What lies on the table

no-stories = No story is open.
npc-bandit = The bandit
npc-guard = The guard
npc-sheriff = The Sheriff
npc-opponent = The opponent
fight-arrest = { $fighter } wants to arrest { $other }.
fight-duel = { $fighter } duels { $other }.
fight-rob = { $fighter } robs { $other }.
fight-bandit = { $fighter } fights a bandit.
fight-heist = { $fighter } robs the bank.
fight-sheriff = The Sheriff is after { $fighter }.
fight-opponent = { $fighter } fights { $other }.
poker-flop = Flop:
poker-dealer = dealer
poker-wins = wins

## Waiting, passing, leaving

bot-thinks = { $text } is thinking.
bot-lost = { $text } cannot go on: a mistake of the program. s saves the game; resumed, it goes on from here.
program-failed = { $text }. From now on its choices are drawn at random.
bots-paused = Held: { $text } is next. Space goes on.
game-over = The game is over.
pass-title = Pass the keyboard
pass-enter = { $text }, press Enter when nobody else is looking.
pass-undo = (u takes the last choice back)
quit-sure = Do you want to leave the game?
quit-kept = It is kept. Go on with it by: { $text }
quit-lost = It is kept in no file and will be lost. Press n, then s to save it.
quit-lesson-sure = Do you want to leave the lesson?
quit-lesson = Nothing is lost: go on at this step with { $text }
quit-keys = y or Enter leaves, any other key stays
left-kept = The game is kept. Go on with it by: { $text }
left-lost = The game was kept in no file.
left-over = The record of the game: { $text }
too-small = This terminal is too small. Make it at least { $width } columns by { $height } rows, or play with --plain.

## The end

end-title = { $n ->
    [one] { $names } is the legend of the West
   *[other] { $names } are the legends of the West
}
end-rounds = after { $n } rounds
score-player = Player
score-lp = LP
score-upgrades = Upgr.
score-money = Money
score-wounds = Wounds
score-wanted = Wanted
score-marshal = Marsh.
score-tokens = Tokens
score-point-tracks = Tracks
score-total = Total

## Hints

# $n is in percent; $text is clauses such as "62% to win, Sheriff 4 spaces away".
hint-why = Wins { $n }% of imagined games: { $text }.
hint-chance = Wins { $n }% of imagined games.
hint-intro = A gunslinger would choose, the best first:
hint-thinking = The gunslinger is thinking.
hint-none = The gunslinger has no advice here.
hint-not-asked = Hints are for whoever must choose: nobody is asked now.
hint-keys = 1 to 3 select the choice, Enter the first; any other key closes

## The review after the game

review-about = { $choices } choices in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
review-judged = Looked at the choices of: { $text }.
review-unfinished = The game is not over yet.
review-cut = Stopped after { $n } of { $of } choices: the later ones were not looked at.
review-chances = Chances of winning, turn by turn
review-mistakes = The choices that cost most
review-chosen = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}, { $name }: { $text }
review-best = Better, with { $chance }% to win: { $text }. It cost { $cost }% (± { $margin }).
review-none = No choice cost { $n }% or more.
review-more = { $n ->
    [one] 1 smaller one is left away.
   *[other] { $n } smaller ones are left away.
}
review-progress = Looking at choice { $n } of { $of }
review-stop = Esc stops and shows what is found so far
review-lost = The review broke off: a mistake of the program.
review-later = The review comes when the game is over.

## Rules

rules-search = Search: { $text }
reader-list-keys = type to search  ↑↓  Enter opens  Esc closes
reader-page-keys = ↑↓ scroll  ← contents  Esc back

## Places on the map, long and short

spot-bank = Bank
spot-bank-short = Bk
spot-sheriffs-office = Sheriff
spot-sheriffs-office-short = Sh
spot-general-store = Store
spot-general-store-short = St
spot-saloon = Saloon
spot-saloon-short = Sa
spot-cabaret = Cabaret
spot-cabaret-short = Cb
spot-doctors-office = Doctor
spot-doctors-office-short = Dr
spot-mine = Mine
spot-mine-short = Mi
spot-rail-station = Station
spot-rail-station-short = RS
spot-ranch-green = Ranch (g)
spot-ranch-green-short = Rg
spot-ranch-blue = Ranch (b)
spot-ranch-blue-short = Rb
spot-hideout-a = Hideout A
spot-hideout-a-short = HA
spot-hideout-b = Hideout B
spot-hideout-b-short = HB
spot-hideout-c = Hideout C
spot-hideout-c-short = HC

land-mesitos-point = Mesito's Point
land-sunny-hills = Sunny Hills
land-dixon-creek = Dixon Creek
land-cliff-junction = Cliff Junction
land-spikes-view = Spike's View
land-darkrock = Darkrock
land-red-falls = Red Falls

## The menu

menu-title = A new game
menu-subtitle = Western Legends in the terminal
menu-players = Players
menu-seat = Seat { $n }
menu-person = Player { $n }
sitter-person = { $text }
sitter-random = { $text }, at random
sitter-greenhorn = { $text }, a greenhorn
sitter-cowboy = { $text }, a cowboy
sitter-gunslinger = { $text }, a gunslinger
sitter-program = { $text }, a program
# A line each, of at most 60 letters, about whoever sits there.
about-sitter-person = A person at this keyboard. Type the name.
about-sitter-random = Any choice, by chance: to try things out.
about-sitter-greenhorn = New in town, sane but without a plan: for a first game.
about-sitter-cowboy = Plans, trades and bets by the odds: the usual opponent.
about-sitter-gunslinger = Thinks ahead, a second for each choice: hard to beat.
menu-length = Length
menu-length-value = { $n ->
    [15] short, 15 LP
    [20] average, 20 LP
   *[other] long, { $n } LP
}
menu-edition = Rulebook
menu-edition-en = English
menu-edition-en-changed = English, changed
menu-edition-fr = French
menu-edition-fr-changed = French, changed
menu-edition-it = Italian
menu-edition-it-changed = Italian, changed
menu-kind = Kind of game
# $text is the name of a variant that is played with $n players.
about-menu-joins = With { $n } players: { $text } too, unless you say no.
menu-mode = Mode
menu-mode-none = none
menu-language = Language
menu-yes = yes
menu-no = no
menu-start = Ride out
menu-keys =
    ↑↓ row  ←→ change  type a name  Enter next
    Esc leave

# Behind a game that was not asked for a variant: $text is its name, $n the number of players, $others the other variants.
told-usual = { $text } joins in, as the rules for { $n } players have it; --variant { $others } plays without.

## Line by line

# A group of choices.
plain-group = { $text }:
plain-seed = Seed: { $text }
plain-ascii = This terminal does not say that it shows UTF-8 (LC_ALL, LC_CTYPE, LANG): line by line in ASCII. With LANG=C.UTF-8 the full screen opens.
plain-auto-pass = Nothing you hold fits here: passing.
plain-pass = Pass the keyboard to { $text }; press Enter.
plain-pass-enter = Only Enter alone goes on here, pressed by { $text }; quit leaves.
plain-rules-more = { $n } more places: more words find fewer.
plain-rules-what = rules WORDS finds more, rules SECTION shows a section, such as rules setup.
plain-hand = In hand: { $text }
plain-like = Perhaps: { $text }
plain-save-where = Say where: save FILE
plain-after = The game is over. review looks it over, Enter leaves.
plain-help =
    A number or the words in brackets choose. ? NUMBER tells what a choice would do.
    hint tells what a gunslinger would choose, and why.
    list shows the choices again, hand your cards and goals, players everybody.
    undo takes your last choice back, save FILE keeps the game, rules tells the rule behind the question, rules WORDS looks in the whole player aid, quit leaves.
    lang CODE speaks another language, such as lang fr.

## Languages

lang-now = The texts are in this language now: { $text }.
lang-which = Say which language: { $text }

## Help

help =
    ↑ ↓        select a choice; ← → jump to the next group; Enter does it
    number     type the number of a choice, also the numbers on the map
    : or /     type a choice in words, such as : move darkrock-bank; Tab completes. A closed choice tells why.
    !          a hint: what a gunslinger would choose, and why
    u          undo your last choice, as long as nothing has become known since
    h          what you hold: cards, goals, tokens, your cattle
    p          people: their goods, items, abilities; the tracks
    l          the whole log
    L          the next language; :lang fr goes to one of them
    r          the player aid, at the rule behind the question or the last refusal: how to play, cards, rules; type to search
    s          save (the game is kept after each choice anyway); : save FILE
    Space      hold the bots, go on
    v          after the game: the review, with chances and the choices that cost most
    Ctrl-Z     suspends the program; Ctrl-L draws the screen anew; Ctrl-U clears what is typed
    q          leave; the game can be resumed

    On the map: ● ■ ▲ ◆ ⬢ ▼ are the players with their initials, ☠ a bandit, ★ the Sheriff. Light spaces can be chosen, the red one is selected, its way is red too.
    With the players: ▶ whose turn it is, ⚑ first player, ⚙ a bot, ♛ a legend, + upgraded, ✪ legendary tokens.
