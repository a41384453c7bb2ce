# The grammar of card texts: verbs, subjects, joints and places. crates/texts builds a sentence from the effects of a card
# with these messages; nothing is joined or punctuated anywhere else.
#
# $form is "you" for what the reader is told to do, "they" with a subject in the third person, "bare" after "may", "to" or
# "must", "they-bare" for the same in the third person. $who is "you" or "they". Other variables are parts of a sentence:
# $head, $next, $last, $lead, $clause, $subject, $price, $gain, $verb, $what, $options, $condition, $place.
# Messages that begin with `verb-` belong to their language alone: another one may need others. So does `say-sounds`, for a
# language whose "and" or "or" depends on the sound of what follows: a line for each sound, its name and the beginnings of words
# that have it, those after a hyphen not. The joints may then select by $before, which is such a name or "other". Spanish has one.

## Verbs

verb-buy = { $form ->
    [they] buys
   *[you] buy
}
verb-cancel = { $form ->
    [they] cancels
   *[you] cancel
}
verb-choose = { $form ->
    [they] chooses
   *[you] choose
}
verb-decrease = { $form ->
    [they] decreases
   *[you] decrease
}
verb-discard = { $form ->
    [they] discards
   *[you] discard
}
verb-draw = { $form ->
    [they] draws
   *[you] draw
}
verb-fight = { $form ->
    [they] fights
   *[you] fight
}
verb-gain = { $form ->
    [they] gains
   *[you] gain
}
verb-give = { $form ->
    [they] gives
   *[you] give
}
verb-increase = { $form ->
    [they] increases
   *[you] increase
}
verb-keep = { $form ->
    [they] keeps
   *[you] keep
}
verb-look = { $form ->
    [they] looks
   *[you] look
}
verb-lose = { $form ->
    [they] loses
   *[you] lose
}
verb-move = { $form ->
    [they] moves
   *[you] move
}
verb-pay = { $form ->
    [they] pays
   *[you] pay
}
verb-place = { $form ->
    [they] places
   *[you] place
}
verb-put = { $form ->
    [they] puts
   *[you] put
}
verb-remove = { $form ->
    [they] removes
   *[you] remove
}
verb-reroll = { $form ->
    [they] rerolls
   *[you] reroll
}
verb-resolve = { $form ->
    [they] resolves
   *[you] resolve
}
verb-roll = { $form ->
    [they] rolls
   *[you] roll
}
verb-show = { $form ->
    [they] shows
   *[you] show
}
verb-start = { $form ->
    [they] starts
   *[you] start
}
verb-take = { $form ->
    [they] takes
   *[you] take
}
verb-travel = { $form ->
    [they] travels
   *[you] travel
}
verb-upgrade = { $form ->
    [they] upgrades
   *[you] upgrade
}
verb-use = { $form ->
    [they] uses
   *[you] use
}
verb-win = { $form ->
    [they] wins
   *[you] win
}
verb-destroy = { $form ->
    [they] destroys
   *[you] destroy
}

# A kind of fight as something that is won or lost.
noun-fight = { $kind ->
    [arrest] an arrest
    [duel] a duel
    [rob] a robbery
    [bandit] a fight against a bandit
    [heist] a Heist
    [sheriff] a fight against the Sheriff
    [holdup] a Heist on the train
    [opponent] a fight against an opponent from an event token
   *[any] a fight
}

## Joints

# Between the parts of a list.
say-comma = { $head }, { $next }
say-and = { $head } and { $last }
say-or = { $head } or { $last }
# Before a part with a subject of its own. `.lets`, if a language needs it, is before what one lets somebody else do.
say-also = { $head }, and { $last }
# Before the last part where an earlier one has an "and" of its own.
say-then = { $head }, then { $last }
# A sentence with its mark: $sentence begins with a capital.
say-sentence = { $sentence }.
# Two phrases without a mark between them.
say-join = { $head } { $next }
say-verb = { $verb } { $what }
say-twice = { $clause } twice
# $sentence is $clause, with a capital where it names who does it.
say-lead = { $lead }, { $clause }
say-may = { $who ->
    [they] may { $clause }
   *[you] you may { $clause }
}
say-must = must { $clause }
# `.let` is what one has others do, as part of what one does; without it, they do it in a clause of their own.
say-they = { $subject } { $clause }
    .let = have { $subject } { $clause }
say-to = { $price } to { $gain }
# Where what is paid for is more than one thing to do.
say-paid = { $price }; if { $who ->
    [they] they do
   *[you] you do
}, { $clause }
# Before several conditions of what completes a goal.
say-while = { $head } while you { $conditions }
# What must hold after something that is done, and after what.
say-after = { $result } { $after }
# What must hold for a goal.
say-state = { $conditions }
# Before what follows a list of options.
say-next = then
# After effects that are carried out twice.
say-again = then do the same again
# What was said just before, done once more for a price.
say-once-more = { $form ->
    [they] does so again
   *[you] do so again
}
say-if-so = if you do
say-and-if = { $head } and { $last }
say-if-after = { $clause } { $condition }
say-otherwise = { $head }; otherwise, { $clause }
say-else = otherwise
# Before what does not depend on the condition and its opposite before it.
say-either-way = in either case
# In running text; `.list` stands before options as a list.
say-choose = { $form ->
    [they] must either
   *[you] either
} { $options }
    .list = { $form ->
        [they] chooses one:
       *[you] choose one:
    }
say-choose-several = { $form ->
    [they] chooses
   *[you] choose
} { $n } of these: { $options }
    .short = choose { $n } of { $of } effects
    .list = { $form ->
        [they] chooses
       *[you] choose
    } { $n } of these:
say-option = { $head }, or { $next }
say-option-last = { $head }, or { $last }
# Before the last option where several are chosen.
say-option-and = { $head }, { $last }
# Between the results of a die within one sentence.
say-result = { $head }; { $next }

## Subjects

# $is is "wanted" or "marshal" where only such players are meant, "player" where an opponent is. `.else` is for whoever the condition before does not fit.
who-each-other = each other { $is ->
    [wanted] Wanted player
    [marshal] Marshal
   *[no] player
}
    .else = each of the others
who-each = each { $is ->
    [wanted] Wanted player
    [marshal] Marshal
   *[no] player
}
    .else = each other player
who-each-there = each { $is ->
    [wanted] Wanted player
    [marshal] Marshal
   *[no] player
} there
    .else = each other player there
who-each-other-here = each other { $is ->
    [wanted] Wanted player
    [marshal] Marshal
   *[no] player
} in your space
    .else = everyone else in your space
who-one-here = another { $is ->
    [wanted] Wanted player
    [marshal] Marshal
   *[no] player
} of your choice in your space
    .else = that player
    .short = a { $is ->
        [wanted] Wanted player
        [marshal] Marshal
       *[no] player
    } in your space
who-opponent = { $is ->
    [wanted] a Wanted opponent
    [marshal] an opponent who is a Marshal
    [player] if your opponent is a player, that player
   *[no] your opponent
}
    .else = otherwise, your opponent
who-that-player = { $is ->
    [wanted] if Wanted, that player
    [marshal] if a Marshal, that player
   *[no] that player
}
    .else = otherwise, that player
# `.lead` is before what happens only then.
effect-npc-restart = whoever played this card may cancel the fight and start it again
    .short = whoever played this card may start the fight again
    .lead = if they do

## Places

# Where somebody or something is. `.to` is where somebody travels, `.free` where a character starts if it is free,
# `.start` where one starts beside a location that is used from several spaces.
# For spaces without a name of their own kind.
where-space = on space { $place }
    .to = to space { $place }
# A space of a location that has several: $place is the location.
where-space-at = { $place } (space { $n })
where-town = in a town
    .to = to a space in a town
where-outside-town = outside the towns
    .to = to a space outside the towns
where-mine = at a Mine
    .to = to a Mine
where-bank = at the Bank
    .to = to the Bank
    .the = the Bank
where-cabaret = at the Cabaret
    .to = to the Cabaret
    .the = the Cabaret
where-doctors-office = at the Doctor’s Office
    .to = to the Doctor’s Office
    .the = the Doctor’s Office
where-sheriffs-office = at the Sheriff’s Office
    .to = to the Sheriff’s Office
    .the = the Sheriff’s Office
where-rail-station = at a Rail Station
    .to = to a Rail Station
    .only = at the Rail Station
    .to-only = to the Rail Station
    .the = the Rail Station
where-ranch = at a Ranch
    .to = to a Ranch
where-ranch-green = at the green Ranch
    .to = to the green Ranch
    .the = the green Ranch
where-ranch-blue = at the blue Ranch
    .to = to the blue Ranch
    .the = the blue Ranch
where-hideout = at a bandit hideout
    .to = to a bandit hideout
    .free = at any free bandit hideout
where-hideout-a = at a hideout of gang A
    .to = to a hideout of gang A
    .only = at the hideout of gang A
    .to-only = to the hideout of gang A
where-hideout-b = at a hideout of gang B
    .to = to a hideout of gang B
    .only = at the hideout of gang B
    .to-only = to the hideout of gang B
where-hideout-c = at a hideout of gang C
    .to = to a hideout of gang C
    .only = at the hideout of gang C
    .to-only = to the hideout of gang C
where-saloon = at a Saloon
    .to = to a Saloon
    .free = on any free space next to a Saloon
where-general-store = at a General Store
    .to = to a General Store
where-darkrock-saloon = at the Darkrock Saloon
    .to = to the Darkrock Saloon
    .the = the Darkrock Saloon
    .start = on a space next to the Darkrock Saloon
where-red-falls-saloon = at the Red Falls Saloon
    .to = to the Red Falls Saloon
    .the = the Red Falls Saloon
    .start = on a space next to the Red Falls Saloon
where-darkrock-general-store = at the Darkrock General Store
    .to = to the Darkrock General Store
    .the = the Darkrock General Store
    .start = on a space next to the Darkrock General Store
where-red-falls-general-store = at the Red Falls General Store
    .to = to the Red Falls General Store
    .the = the Red Falls General Store
    .start = on a space next to the Red Falls General Store
where-mesitos-point = in Mesito’s Point
    .to = to Mesito’s Point
where-darkrock = in Darkrock
    .to = to Darkrock
where-sunny-hills = in Sunny Hills
    .to = to Sunny Hills
where-dixon-creek = in Dixon Creek
    .to = to Dixon Creek
where-red-falls = in Red Falls
    .to = to Red Falls
where-spikes-view = in Spike’s View
    .to = to Spike’s View
where-cliff-junction = in Cliff Junction
    .to = to Cliff Junction
where-sunny-hills-mine = at the Sunny Hills Mine
    .to = to the Sunny Hills Mine
    .the = the Sunny Hills Mine
where-spikes-view-mine = at the Spike’s View Mine
    .to = to the Spike’s View Mine
    .the = the Spike’s View Mine
where-cliff-junction-mine = at the Cliff Junction Mine
    .to = to the Cliff Junction Mine
    .the = the Cliff Junction Mine
where-mesitos-point-hideout-a = at the hideout of gang A in Mesito’s Point
    .to = to the hideout of gang A in Mesito’s Point
    .the = the hideout of gang A in Mesito’s Point
where-sunny-hills-hideout-a = at the hideout of gang A in Sunny Hills
    .to = to the hideout of gang A in Sunny Hills
    .the = the hideout of gang A in Sunny Hills
where-sunny-hills-hideout-b = at the hideout of gang B in Sunny Hills
    .to = to the hideout of gang B in Sunny Hills
    .the = the hideout of gang B in Sunny Hills
where-dixon-creek-hideout-b = at the hideout of gang B in Dixon Creek
    .to = to the hideout of gang B in Dixon Creek
    .the = the hideout of gang B in Dixon Creek
where-spikes-view-hideout-c = at the hideout of gang C in Spike’s View
    .to = to the hideout of gang C in Spike’s View
    .the = the hideout of gang C in Spike’s View
where-cliff-junction-hideout-c = at the hideout of gang C in Cliff Junction
    .to = to the hideout of gang C in Cliff Junction
    .the = the hideout of gang C in Cliff Junction
where-mesitos-point-ranch = at the Mesito’s Point Ranch
    .to = to the Mesito’s Point Ranch
    .the = the Mesito’s Point Ranch
where-sunny-hills-ranch = at the Sunny Hills Ranch
    .to = to the Sunny Hills Ranch
    .the = the Sunny Hills Ranch
where-spikes-view-rail-station = at the Spike’s View Rail Station
    .to = to the Spike’s View Rail Station
    .the = the Spike’s View Rail Station
