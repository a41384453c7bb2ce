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
title-everybody = Everyone
title-you = Your decision
title-asked = { $text }, your decision
title-waiting = At the table
title-log = What happened
title-help = Help
title-quit = Quit?
title-hint = What a gunslinger would do
title-review = Game review
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
group-ride-places = Move to a place
group-ride-rest = Move into open country
group-beside = Without an action

## The keys, in the last row

keys = ↑↓←→ choose  Enter confirm  : type  ! hint  u undo  h hand  p players  l log  r rules  ? help  q quit
keys-short = ↑↓ Enter  : type  ! hint  u undo  h hand  p players  l log  ? help  q quit
keys-waiting = Space pause  h hand  p players  l log  r rules  u undo  ? help  q quit
keys-auto-pass = No playable card: passing for you. Press Space to wait.
keys-over = v review  l log  p players  r rules  s save  q quit
keys-typing = Tab completes, Enter confirms, Esc clears

overlay-scroll = ↑↓ PgUp PgDn scroll, Esc closes
overlay-close = any key closes

## What happens to what is typed

typed-no-number = Not a choice: use a number from 1 to { $n }.
typed-not-now = You cannot choose that now.
# $form is the notation of a choice, such as move SPACE.
typed-unknown = Unknown command: “{ $text }”.
typed-unknown-near = Unknown command: “{ $text }”. Did you mean { $near }?
typed-no-card = “{ $text }” is not a card: type a rank (2 to 10, J, Q, K, A) and the first letter of a suit (c, d, h, s), as in 10c or Qh.
typed-number = “{ $text }” is out of range: use a number from { $from } to { $to }.
typed-twice = You named { $text } twice.
typed-missing = “{ $text }” is incomplete. Usage: { $form }
typed-too-much = Too many words: “{ $text }”. Usage: { $form }
undone = Choice undone.
undo-nothing = Nothing to undo: hidden information was revealed, or another player has chosen.
saved = Saved: { $text }
save-exists = { $text } already exists; nothing was saved. Choose another name.

## Facts about a choice

fact-way = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}: { $way }
fact-bandit = There is a bandit: your move ends in a fight.
fact-opponent = { $text }: your move ends in a fight.
fact-players = Players there: { $text }
fact-cost = Costs ${ $n }; you will have ${ $left } left.
fact-money = You gain ${ $n }.
fact-lost-money = ${ $n } is lost: you can hold at most ${ $limit }.
fact-lost-nuggets = { $n ->
    [one] 1 nugget is lost: you cannot carry more.
   *[other] { $n } nuggets are lost: you cannot carry more.
}
fact-lp = You gain { $n } LP.
fact-draws = You draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
fact-standing = { $winner ->
    [you] The fight would stand at { $mine } against { $other }: you would win.
    [other] The fight would stand at { $mine } against { $other }: you would lose.
   *[none] The fight would start again.
}
fact-legendary = Legendary ability: { $text }
fact-start = Starts { $text }
fact-arrest = If you win: 1 Marshal point; the target is moved to the Sheriff’s Office and loses all Wanted points, any cattle, and half of their money and nuggets. The loser gains a wound and draws a card.
fact-rob = If you win: 1 Wanted point, and half of the target’s money or nuggets. The loser gains a wound and draws a card.
fact-rob-all = If you win: 1 Wanted point, and all of the target’s money or nuggets. The loser gains a wound and draws a card.
fact-duel-for-lp = If you win: { $n } LP. The loser loses 1 LP, gains a wound and draws a card.
fact-duel = If you win: { $n } LP. The loser gains a wound and draws a card.
fact-heist = You fight the guard. If you win: ${ $money } and { $n } Wanted points. If you lose, you gain 1 Wanted point and a wound, and draw a card.
fact-prospect = Roll two dice. On each, { $nuggets } of the { $faces } faces are nuggets; tailings and gold dust pay ${ $money }, and you reroll any die that shows gold dust.
fact-acquire = Take a hidden cattle token. Wrangle it at a Rail Station for a Marshal point, or rustle it for a Wanted point.
fact-poker = You draw a card, and others in town may join. The best hand takes the pot: ${ $n } plus everyone’s ante.
fact-discs = { $n } of { $needed } discs placed.

item-upgraded = { $text }, upgraded

# A name or a kind, and what there is to say of it.
pair = { $name }: { $text }

## People

# In the list of players: as short as can be.
players-money = ${ $n }
players-lp = { $n } LP
marshal-n-short = M{ $n }
wanted-n-short = W{ $n }
# Points on a track of a module, and the reward of the next point.
track-n = { $track } { $n }. Next: { $next }
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
player-at = Location: { $text }.
legendary-now = Legendary ability: { $text }
legendary-later = Legendary ability, not yet active: { $text }
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
fight-arrest = { $fighter } tries to arrest { $other }.
fight-duel = { $fighter } duels { $other }.
fight-rob = { $fighter } tries to rob { $other }.
fight-bandit = { $fighter } fights a bandit.
fight-heist = { $fighter } robs the Bank.
fight-sheriff = The Sheriff is after { $fighter }.
fight-opponent = { $fighter } fights “{ $other }”.
poker-flop = Flop:
poker-dealer = dealer
poker-wins = wins

## Waiting, passing, leaving

bot-thinks = { $text } is thinking.
bot-lost = { $text } cannot continue: internal error. Press s to save the game; you can resume it from here.
program-failed = { $text }. From now on, the program’s choices are random.
bots-paused = Paused: { $text } is next. Press Space to continue.
game-over = The game is over.
pass-title = Pass the keyboard
pass-enter = { $text }, press Enter when nobody else is looking.
pass-undo = (u undoes the last choice)
quit-sure = Quit the game?
quit-kept = The game is saved. Resume with: { $text }
quit-lost = The game is not saved and will be lost. Press n, then s to save it.
quit-lesson-sure = Quit the lesson?
quit-lesson = Progress saved. Resume with: { $text }
quit-keys = y or Enter quits, any other key cancels
left-kept = The game is saved. Resume with: { $text }
left-lost = The game was not saved.
left-over = Record of the game: { $text }
too-small = This terminal is too small. Make it at least { $width } columns by { $height } rows, or play with --plain.

## The end

end-title = { $n ->
    [one] { $names } is the legend of the West
   *[other] { $names } are the legends of the West
}
end-rounds = { $n ->
    [one] after 1 round
   *[other] after { $n } rounds
}
score-player = Player
score-lp = LP
score-upgrades = Upgr.
score-money = Money
score-wounds = Wounds
score-wanted = Wanted
score-marshal = Marsh.
score-tokens = Tokens
score-total = Total

## Hints

# $n is in percent; $text is clauses such as "62% to win, Sheriff 4 spaces away".
hint-why = Wins { $n }% of simulated games: { $text }.
hint-chance = Wins { $n }% of simulated games.
hint-intro = What a gunslinger would choose, best first:
hint-thinking = The gunslinger is thinking.
hint-none = The gunslinger has no advice here.
hint-not-asked = Hints are only available when a player must choose.
hint-keys = 1 to 3 select a choice, Enter selects the first; any other key closes

## The review after the game

review-about = { $choices } choices in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
review-judged = Players reviewed: { $text }.
review-unfinished = The game is not over yet.
review-cut = Stopped after { $n } of { $of } choices: the later ones were not reviewed.
review-chances = Chances of winning, turn by turn
review-mistakes = The choices that cost most
review-chosen = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}, { $name }: { $text }
review-best = Better ({ $chance }% to win): { $text }. The choice made cost { $cost } percentage points (± { $margin }).
review-none = No choice cost { $n } percentage points or more.
review-more = { $n ->
    [one] 1 smaller mistake is left out.
   *[other] { $n } smaller mistakes are left out.
}
review-progress = Reviewing choice { $n } of { $of }
review-stop = Esc stops and shows the results so far
review-lost = The review stopped because of an internal error.
review-later = The review is available when the game is over.

## Rules

rules-search = Search: { $text }
codes-shown = Rule codes are shown.
codes-hidden = Rule codes are hidden.
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

land-mesitos-point = Mesito’s Point
land-sunny-hills = Sunny Hills
land-dixon-creek = Dixon Creek
land-cliff-junction = Cliff Junction
land-spikes-view = Spike’s View
land-darkrock = Darkrock
land-red-falls = Red Falls

## The menu

menu-title = New game
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
about-sitter-person = A person at this keyboard. Type a name.
about-sitter-random = Chooses at random, for trying things out.
about-sitter-greenhorn = New in town, without a plan: good for a first game.
about-sitter-cowboy = Plans, trades and plays the odds: the standard opponent.
about-sitter-gunslinger = Thinks ahead, a second for each choice: hard to beat.
menu-length = Length
menu-length-value = { $n ->
    [15] short, 15 LP
    [20] average, 20 LP
   *[other] long, { $n } LP
}
menu-edition = Rulebook
menu-edition-en = English
menu-edition-en-changed = English, modified
menu-edition-fr = French
menu-edition-fr-changed = French, modified
menu-edition-it = Italian
menu-edition-it-changed = Italian, modified
menu-kind = Kind of game
# $text is the name of a variant that is played with $n players.
about-menu-joins = With { $n } players, { $text } is added unless you turn it off.
menu-mode = Mode
menu-mode-none = none
menu-language = Language
menu-yes = yes
menu-no = no
# How many options of a group are chosen: $n of $most.
menu-some = { $n } of { $most }
menu-start = Start the game
menu-keys =
    ↑↓ row  ←→ change  type a name  Enter next
    Esc leave

# Behind a game that was not asked for a variant: $text is its name, $n the number of players, $others the other variants.
told-usual = { $text } is part of the rules for { $n } players; --variant { $others } plays without it.

## Line by line

# A group of choices.
plain-group = { $text }:
plain-seed = Seed: { $text }
plain-ascii = This terminal does not report UTF-8 support (LC_ALL, LC_CTYPE, LANG): playing line by line in ASCII. Set LANG=C.UTF-8 for the full screen.
plain-auto-pass = No playable card: passing.
plain-pass = Pass the keyboard to { $text }, then press Enter.
plain-pass-enter = { $text }, press Enter to continue; “quit” leaves the game.
plain-rules-more = More results: { $n }. Add words to narrow the search.
plain-rules-what = “rules WORDS” searches; “rules SECTION” shows a section. Example: rules setup
plain-hand = In hand: { $text }
plain-like = Did you mean { $text }?
plain-save-where = Name a file: save FILE
plain-after = The game is over. Type “review” to review it, or press Enter to leave.
plain-help =
    Type a number or the words in brackets to choose. “? NUMBER” shows what a choice would do.
    “hint” shows what a gunslinger would choose, and why.
    “list” shows the choices again, “hand” shows your cards and goals, and “players” shows everyone’s belongings.
    “undo” undoes your last choice, “save FILE” saves the game, “rules” shows the rule for this decision, “rules WORDS” searches the whole player aid, and “quit” leaves.
    “lang CODE” changes the language; “lang fr” chooses French.
    “codes” shows rule codes, such as base.fight.07, or hides them again.

## Languages

lang-now = Language: { $text }.
lang-which = Choose a language: { $text }

## Help

help =
    ↑ ↓        select a choice; ← → jump to the next group; Enter confirms
    number     type the number of a choice, including the numbers on the map
    : or /     type a choice in words, such as :move darkrock-bank; Tab completes. Unavailable choices say why.
    !          a hint: what a gunslinger would choose, and why
    u          undo your last choice, unless hidden information was revealed
    h          what you hold: cards, goals, tokens, your cattle
    p          players: their goods, items, abilities; the tracks
    l          the whole log
    L          the next language; :lang fr chooses French
    r          the player aid, at the rule for this decision or the last refusal; type to search
    c          show rule codes, such as base.fight.07, or hide them again
    s          save (the game is also saved after each choice); :save FILE chooses the file
    Space      pause the bots, or continue
    v          after the game: the review, with chances and the choices that cost most
    Ctrl-Z     suspend the program; Ctrl-L: redraw the screen; Ctrl-U: clear what is typed
    q          leave; the game can be resumed

    On the map: ● ■ ▲ ◆ ⬢ ▼ are the players with their initials, ☠ is a bandit, and ★ is the Sheriff. You can choose the light spaces; the selected one and the path to it are red.
    Players: ▶ active player, ⚑ first player, ⚙ a bot, ♛ a legend, + upgraded, ✪ legendary tokens.

# A text with a note behind it, such as the name of an item with that of its copy; and the note alone.
noted = { $text } ({ $note })
note = ({ $note })
