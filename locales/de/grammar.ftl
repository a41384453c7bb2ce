# The grammar of card texts: verbs, subjects, joints and places. crates/texts builds a sentence from the effects of a card
# with these messages; nothing is joined or punctuated anywhere else.
#
# $form is "you" for what the reader is told to do, "they" with a subject in the third person, "bare" after "may", "to" or
# "must", "they-bare" for the same in the third person. $who is "you" or "they". Other variables are parts of a sentence:
# $head, $next, $last, $lead, $clause, $subject, $price, $gain, $verb, $what, $options, $condition, $place.
# Messages that begin with `verb-` belong to their language alone: another one may need others. So does `say-sounds`, for a
# language whose "and" or "or" depends on the sound of what follows: a line for each sound, its name and the beginnings of words
# that have it, those after a hyphen not. The joints may then select by $before, which is such a name or "other". Spanish has one.
#
# German: effects are infinitives, behind what they are about ("2 Karten ziehen"), which stand alone, after "du darfst" and
# in lists of options. Only a subject in the third person has a finite verb, before it: such a verb is a word that `say-verb`
# knows and puts in its place with its prefix ("wirft-ab": "wirft 1 Karte ab"). The verbs of conditions are such words too.

## Verbs

verb-buy = { $form ->
    [they] kauft
   *[you] kaufen
}
verb-cancel = { $form ->
    [they] hebt-auf
   *[you] aufheben
}
verb-choose = { $form ->
    [they] waehlt
   *[you] wählen
}
verb-decrease = { $form ->
    [they] senkt
   *[you] senken
}
verb-discard = { $form ->
    [they] wirft-ab
   *[you] abwerfen
}
verb-draw = { $form ->
    [they] zieht
   *[you] ziehen
}
verb-fight = { $form ->
    [they] kaempft
   *[you] kämpfen
}
verb-gain = { $form ->
    [they] erhaelt
   *[you] erhalten
}
verb-give = { $form ->
    [they] gibt
   *[you] geben
}
verb-go = { $form ->
    [they] legt-zurueck
   *[you] zurücklegen
}
verb-heal = { $form ->
    [they] heilt
   *[you] heilen
}
verb-increase = { $form ->
    [they] erhoeht
   *[you] erhöhen
}
verb-keep = { $form ->
    [they] behaelt
   *[you] behalten
}
verb-look = { $form ->
    [they] sieht-an
   *[you] ansehen
}
verb-lose = { $form ->
    [they] verliert
   *[you] verlieren
}
verb-move = { $form ->
    [they] bewegt
   *[you] bewegen
}
verb-pay = { $form ->
    [they] bezahlt
   *[you] bezahlen
}
verb-place = { $form ->
    [they] stellt-auf
   *[you] aufstellen
}
verb-put = { $form ->
    [they] legt
   *[you] legen
}
verb-remove = { $form ->
    [they] entfernt
   *[you] entfernen
}
verb-reroll = { $form ->
    [they] wirft-neu
   *[you] neu werfen
}
verb-resolve = { $form ->
    [they] fuehrt-aus
   *[you] ausführen
}
verb-roll = { $form ->
    [they] wirft
   *[you] werfen
}
# One die that is rolled, and what it shows.
verb-roll-one = { $form ->
    [they] wirft-einen
   *[you] werfen und erhalten, was er zeigt
}
# The dice that are rolled, and what they show.
verb-roll-all = { $form ->
    [they] wirft-alle
   *[you] werfen und erhalten, was sie zeigen
}
# To stand a figure somewhere.
verb-set = { $form ->
    [they] stellt
   *[you] stellen
}
verb-show = { $form ->
    [they] zeigt
   *[you] zeigen
}
verb-start = { $form ->
    [they] beginnt
   *[you] beginnen
}
verb-take = { $form ->
    [they] nimmt
   *[you] nehmen
}
verb-travel = { $form ->
    [they] reist
   *[you] reisen
}
verb-upgrade = { $form ->
    [they] verbessert
   *[you] verbessern
}
verb-use = { $form ->
    [they] setzt-ein
   *[you] einsetzen
}
verb-win = { $form ->
    [they] gewinnt
   *[you] gewinnen
}
verb-destroy = { $form ->
    [they] zerstoert
   *[you] zerstören
}
# Verbs of conditions.
verb-cond-be = { $form ->
    [goal] goal-be
    [who] who-be
    [state] sei
    [while] bist
   *[if] if-be
}
verb-cond-have = { $form ->
    [goal] goal-have
    [who] mit
    [state] habe
    [while] hast
   *[if] if-have
}
verb-cond-own = { $form ->
    [goal] goal-own
    [who] mit
    [state] besitze
    [while] besitzt
   *[if] if-own
}

# A kind of fight as something that is won or lost.
noun-fight = { $kind ->
    [arrest] bei einer Verhaftung
    [duel] in einem Duell
    [rob] bei einem Überfall
    [bandit] in einem Kampf gegen einen Banditen
    [heist] bei einem Bankraub
    [sheriff] in einem Kampf gegen den Sheriff
    [holdup] bei einem Eisenbahnraub
    [opponent] in einem Kampf gegen einen Gegner von einem Ereignisplättchen
   *[any] in einem Kampf
}

## Joints

# Between the parts of a list.
say-comma = { $head }, { $next }
say-and = { $head } und { $last }
say-or = { $head } oder { $last }
# Before a part with a subject of its own. `.lets` is before what one lets somebody else gain.
say-also = { $head }, und { $last }
    .lets = { $head } und { $last }
# Before the last part where an earlier one has an "and" of its own.
say-then = { $head }, dann { $last }
# A sentence with its mark: $sentence begins with a capital.
say-sentence = { $sentence }.
# Two phrases without a mark between them.
say-join = { $head } { $next }
say-verb = { $verb ->
    [kauft] kauft { $what }
    [hebt-auf] hebt { $what } auf
    [waehlt] wählt { $what }
    [senkt] senkt { $what }
    [wirft-ab] wirft { $what } ab
    [dieser-wirft-ab] dieser Spieler wirft { $what } ab
    [zieht] zieht { $what }
    [kaempft] kämpft { $what }
    [fuellt-auf] füllt { $what } auf
    [erhaelt] erhält { $what }
    [gibt] gibt { $what }
    [heilt] heilt { $what }
    [legt-zurueck] legt { $what } zurück
    [erhoeht] erhöht { $what }
    [behaelt] behält { $what }
    [sieht-an] sieht sich { $what } an
    [verliert] verliert { $what }
    [bewegt] bewegt { $what }
    [bezahlt] bezahlt { $what }
    [stellt-auf] stellt { $what } auf
    [stellt] stellt { $what }
    [legt] legt { $what }
    [entfernt] entfernt { $what }
    [wirft-neu] wirft { $what } neu
    [fuehrt-aus] führt { $what } aus
    [wirft] wirft { $what }
    [wirft-einen] wirft { $what } und erhält, was er zeigt
    [wirft-alle] wirft { $what } und erhält, was sie zeigen
    [zeigt] zeigt { $what }
    [beginnt] beginnt { $what }
    [nimmt] nimmt { $what }
    [reist] reist { $what }
    [verbessert] verbessert { $what }
    [setzt-ein] setzt { $what } ein
    [gewinnt] gewinnt { $what }
    [zerstoert] zerstört { $what }
    [goal-be] und sei dabei { $what }
    [goal-have] und habe dabei { $what }
    [goal-own] und besitze dabei { $what }
    [goal-carry] und führe dabei { $what } mit
    [if-be] wenn du { $what } bist
    [if-have] wenn du { $what } hast
    [if-own] wenn du { $what } besitzt
    [if-carry] wenn du { $what } mitführst
    [who-be] ({ $what })
    [mit] mit { $what }
    [ohne] ohne { $what }
    [sei] sei { $what }
    [habe] habe { $what }
    [besitze] besitze { $what }
    [state-carry] führe { $what } mit
   *[other] { $what } { $verb }
}
say-twice = { $clause } (zweimal)
# $sentence is $clause, with a capital where it names who does it.
say-lead = { $lead }: { $sentence }
# The clauses with "-" stand within a sentence: see the effects about the top card of a deck.
say-may = { $who ->
    [they] darf { $clause }
   *[you] { $clause ->
        [bury-card] du darfst diese Karte unter den Stapel legen
        [bury-encounter] du darfst diese Begegnung unter die anderen legen
       *[other] Du darfst { $clause }
    }
}
say-must = muss { $clause }
say-they = { $subject } { $clause }
say-to = { $price } und dafür { $gain }
# Where what is paid for is more than one thing to do.
say-paid = { $price }; { $who ->
    [they] wer das tut
   *[you] wenn du das tust
}: { $clause }
# Before several conditions of what completes a goal.
say-while = { $head }, solange du { $conditions }
# What must hold after something that is done, and after what.
say-after = { $result }, { $after }
# What must hold for a goal.
say-state = { $conditions }
# Before what follows a list of options.
say-next = danach
# After effects that are carried out twice.
say-again = danach alles noch einmal ausführen
# What was said just before, done once more for a price.
say-once-more = { $form ->
    [they] tut noch einmal dasselbe
   *[you] noch einmal dasselbe tun
}
say-if-so = wenn du das tust
say-and-if = { $head } und { $last }
say-if-after = { $clause }, { $condition }
say-otherwise = { $head }; sonst { $clause }
say-else = sonst
# Before what does not depend on the condition and its opposite before it.
say-either-way = in beiden Fällen
say-choose = { $form ->
    [they] wählt: entweder
   *[you] entweder
} { $options }
    .list = { $form ->
        [they] wählt eines davon:
       *[you] eines davon wählen:
    }
say-choose-several = { $form ->
    [they] wählt { $n } dieser Möglichkeiten:
   *[you] { $n } dieser Möglichkeiten ausführen –
} { $options }
    .short = { $form ->
        [they] führt { $n } von { $of } Effekten aus
       *[you] { $n } von { $of } Effekten ausführen
    }
    .list = { $form ->
        [they] führt { $n } davon aus:
       *[you] { $n } davon ausführen:
    }
say-option = { $head }, oder { $next }
say-option-last = { $head }, oder { $last }
# Before the last option where several are chosen.
say-option-and = { $head }, { $last }
# Between the results of a die within one sentence.
say-result = { $head }; { $next }

## Subjects

# $is is "wanted" or "marshal" where only such players are meant. `.else` is for whoever the condition before does not fit.
who-each-other = jeder andere { $is ->
    [wanted] Wanted-Spieler
    [marshal] Marshal
   *[no] Spieler
}
    .else = jeder der übrigen Spieler
who-each = jeder { $is ->
    [wanted] Wanted-Spieler
    [marshal] Marshal
   *[no] Spieler
}
    .else = jeder andere Spieler
who-each-there = jeder { $is ->
    [wanted] Wanted-Spieler
    [marshal] Marshal
   *[no] Spieler
} dort
    .else = jeder andere Spieler dort
who-each-other-here = jeder andere { $is ->
    [wanted] Wanted-Spieler
    [marshal] Marshal
   *[no] Spieler
} auf deinem Feld
    .else = jeder der übrigen Spieler auf deinem Feld
who-one-here = ein anderer { $is ->
    [wanted] Wanted-Spieler
    [marshal] Marshal
   *[no] Spieler
} deiner Wahl auf deinem Feld
    .else = dieser Spieler
    .short = ein { $is ->
        [wanted] Wanted-Spieler
        [marshal] Marshal
       *[no] Spieler
    } auf deinem Feld
who-opponent = { $is ->
    [wanted] ein Gegner, der Wanted ist,
    [marshal] ein Gegner, der Marshal ist,
    [player] dein Gegner, falls er ein Spieler ist,
   *[no] dein Gegner
}
    .else = jeder andere Gegner
who-that-player = { $is ->
    [wanted] dieser Spieler, falls er Wanted ist,
    [marshal] dieser Spieler, falls er Marshal ist,
   *[no] dieser Spieler
}
    .else = dieser Spieler, falls er es nicht ist,
# `.lead` is before what happens only then.
effect-npc-restart = wer diese Karte gespielt hat, darf den Kampf abbrechen und neu beginnen
    .short = wer diese Karte gespielt hat, darf den Kampf neu beginnen
    .lead = wenn das geschieht

## Places

# Where somebody or something is. `.to` is where somebody travels, `.free` where a character starts if it is free.
# For spaces without a name of their own kind.
where-space = auf dem Feld { $place }
    .to = auf das Feld { $place }
    .the = das Feld { $place }
# A space of a location that has several: $place is the location.
where-space-at = { $place } (Feld { $n })
where-town = in einer Stadt
    .to = auf ein Feld in einer Stadt
where-outside-town = außerhalb der Städte
    .to = auf ein Feld außerhalb der Städte
where-mine = in einer Mine
    .to = zu einer Mine
where-bank = in der Bank
    .to = zur Bank
    .the = die Bank
where-cabaret = im Varieté
    .to = zum Varieté
    .the = das Varieté
where-doctors-office = in der Arztpraxis
    .to = zur Arztpraxis
    .the = die Arztpraxis
where-sheriffs-office = im Sheriffbüro
    .to = zum Sheriffbüro
    .the = das Sheriffbüro
where-rail-station = an einem Bahnhof
    .to = zu einem Bahnhof
    .only = am Bahnhof
    .to-only = zum Bahnhof
    .the = den Bahnhof
where-ranch = auf einer Ranch
    .to = zu einer Ranch
where-ranch-green = auf der grünen Ranch
    .to = zur grünen Ranch
    .the = die grüne Ranch
where-ranch-blue = auf der blauen Ranch
    .to = zur blauen Ranch
    .the = die blaue Ranch
where-hideout = in einem Banditenversteck
    .to = zu einem Banditenversteck
    .free = in einem beliebigen freien Banditenversteck
where-hideout-a = in einem Versteck der Bande A
    .to = zu einem Versteck der Bande A
    .only = im Versteck der Bande A
    .to-only = zum Versteck der Bande A
where-hideout-b = in einem Versteck der Bande B
    .to = zu einem Versteck der Bande B
    .only = im Versteck der Bande B
    .to-only = zum Versteck der Bande B
where-hideout-c = in einem Versteck der Bande C
    .to = zu einem Versteck der Bande C
    .only = im Versteck der Bande C
    .to-only = zum Versteck der Bande C
where-saloon = an einem Saloon
    .to = zu einem Saloon
    .free = auf einem beliebigen freien Feld neben einem Saloon
where-general-store = an einem Gemischtwarenladen
    .to = zu einem Gemischtwarenladen
where-darkrock-saloon = am Saloon von Darkrock
    .to = zum Saloon von Darkrock
    .the = den Saloon von Darkrock
    .start = auf einem Feld neben dem Saloon von Darkrock
where-red-falls-saloon = am Saloon von Red Falls
    .to = zum Saloon von Red Falls
    .the = den Saloon von Red Falls
    .start = auf einem Feld neben dem Saloon von Red Falls
where-darkrock-general-store = am Gemischtwarenladen von Darkrock
    .to = zum Gemischtwarenladen von Darkrock
    .the = den Gemischtwarenladen von Darkrock
    .start = auf einem Feld neben dem Gemischtwarenladen von Darkrock
where-red-falls-general-store = am Gemischtwarenladen von Red Falls
    .to = zum Gemischtwarenladen von Red Falls
    .the = den Gemischtwarenladen von Red Falls
    .start = auf einem Feld neben dem Gemischtwarenladen von Red Falls
where-mesitos-point = in Mesito’s Point
    .to = nach Mesito’s Point
where-darkrock = in Darkrock
    .to = nach Darkrock
where-sunny-hills = in Sunny Hills
    .to = nach Sunny Hills
where-dixon-creek = in Dixon Creek
    .to = nach Dixon Creek
where-red-falls = in Red Falls
    .to = nach Red Falls
where-spikes-view = in Spike’s View
    .to = nach Spike’s View
where-cliff-junction = in Cliff Junction
    .to = nach Cliff Junction
where-sunny-hills-mine = in der Mine von Sunny Hills
    .to = zur Mine von Sunny Hills
    .the = die Mine von Sunny Hills
where-spikes-view-mine = in der Mine von Spike’s View
    .to = zur Mine von Spike’s View
    .the = die Mine von Spike’s View
where-cliff-junction-mine = in der Mine von Cliff Junction
    .to = zur Mine von Cliff Junction
    .the = die Mine von Cliff Junction
where-mesitos-point-hideout-a = im Versteck der Bande A in Mesito’s Point
    .to = zum Versteck der Bande A in Mesito’s Point
    .the = das Versteck der Bande A in Mesito’s Point
where-sunny-hills-hideout-a = im Versteck der Bande A in Sunny Hills
    .to = zum Versteck der Bande A in Sunny Hills
    .the = das Versteck der Bande A in Sunny Hills
where-sunny-hills-hideout-b = im Versteck der Bande B in Sunny Hills
    .to = zum Versteck der Bande B in Sunny Hills
    .the = das Versteck der Bande B in Sunny Hills
where-dixon-creek-hideout-b = im Versteck der Bande B in Dixon Creek
    .to = zum Versteck der Bande B in Dixon Creek
    .the = das Versteck der Bande B in Dixon Creek
where-spikes-view-hideout-c = im Versteck der Bande C in Spike’s View
    .to = zum Versteck der Bande C in Spike’s View
    .the = das Versteck der Bande C in Spike’s View
where-cliff-junction-hideout-c = im Versteck der Bande C in Cliff Junction
    .to = zum Versteck der Bande C in Cliff Junction
    .the = das Versteck der Bande C in Cliff Junction
where-mesitos-point-ranch = auf der Ranch in Mesito’s Point
    .to = zur Ranch in Mesito’s Point
    .the = die Ranch in Mesito’s Point
where-sunny-hills-ranch = auf der Ranch in Sunny Hills
    .to = zur Ranch in Sunny Hills
    .the = die Ranch in Sunny Hills
where-spikes-view-rail-station = am Bahnhof von Spike’s View
    .to = zum Bahnhof von Spike’s View
    .the = den Bahnhof von Spike’s View
