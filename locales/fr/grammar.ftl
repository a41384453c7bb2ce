# The grammar of card texts: verbs, subjects, joints and places. crates/texts builds a sentence from the effects of a card
# with these messages; nothing is joined or punctuated anywhere else.
#
# $form is "you" for what the reader is told to do, "they" with a subject in the third person, "bare" after "may", "to" or
# "must", "they-bare" for the same in the third person. $who is "you" or "they". Other variables are parts of a sentence:
# $head, $next, $last, $lead, $clause, $subject, $price, $gain, $verb, $what, $options, $condition, $place.
# Messages that begin with `verb-` belong to their language alone: another one may need others.

## Verbs

verb-buy = { $form ->
    [they] achète
    [bare] acheter
    [they-bare] acheter
   *[you] achetez
}
verb-upgrade = { $form ->
    [they] améliore
    [bare] améliorer
    [they-bare] améliorer
   *[you] améliorez
}
verb-cancel = { $form ->
    [they] annule
    [bare] annuler
    [they-bare] annuler
   *[you] annulez
}
verb-resolve = { $form ->
    [they] applique
    [bare] appliquer
    [they-bare] appliquer
   *[you] appliquez
}
verb-increase = { $form ->
    [they] augmente
    [bare] augmenter
    [they-bare] augmenter
   *[you] augmentez
}
verb-choose = { $form ->
    [they] choisit
    [bare] choisir
    [they-bare] choisir
   *[you] choisissez
}
verb-fight = { $form ->
    [they] combat
    [bare] combattre
    [they-bare] combattre
   *[you] combattez
}
verb-give = { $form ->
    [they] donne
    [bare] donner
    [they-bare] donner
   *[you] donnez
}
verb-discard = { $form ->
    [they] défausse
    [bare] défausser
    [they-bare] défausser
   *[you] défaussez
}
verb-move = { $form ->
    [they] déplace
    [bare] déplacer
    [they-bare] déplacer
   *[you] déplacez
}
verb-move-oneself = { $form ->
    [they] se déplace
    [bare] vous déplacer
    [they-bare] se déplacer
   *[you] déplacez-vous
}
verb-gain = { $form ->
    [they] gagne
    [bare] gagner
    [they-bare] gagner
   *[you] gagnez
}
verb-keep = { $form ->
    [they] garde
    [bare] garder
    [they-bare] garder
   *[you] gardez
}
verb-roll = { $form ->
    [they] lance
    [bare] lancer
    [they-bare] lancer
   *[you] lancez
}
verb-show = { $form ->
    [they] montre
    [bare] montrer
    [they-bare] montrer
   *[you] montrez
}
verb-get = { $form ->
    [they] obtient
    [bare] obtenir
    [they-bare] obtenir
   *[you] obtenez
}
verb-lose = { $form ->
    [they] perd
    [bare] perdre
    [they-bare] perdre
   *[you] perdez
}
verb-pay = { $form ->
    [they] paie
    [bare] payer
    [they-bare] payer
   *[you] payez
}
verb-draw = { $form ->
    [they] pioche
    [bare] piocher
    [they-bare] piocher
   *[you] piochez
}
verb-place = { $form ->
    [they] place
    [bare] placer
    [they-bare] placer
   *[you] placez
}
verb-take = { $form ->
    [they] prend
    [bare] prendre
    [they-bare] prendre
   *[you] prenez
}
verb-look = { $form ->
    [they] regarde
    [bare] regarder
    [they-bare] regarder
   *[you] regardez
}
verb-reach = { $form ->
    [they] rejoint
    [bare] rejoindre
    [they-bare] rejoindre
   *[you] rejoignez
}
verb-reroll = { $form ->
    [they] relance
    [bare] relancer
    [they-bare] relancer
   *[you] relancez
}
verb-travel = { $form ->
    [they] se rend
    [bare] vous rendre
    [they-bare] se rendre
   *[you] rendez-vous
}
verb-remove = { $form ->
    [they] retire
    [bare] retirer
    [they-bare] retirer
   *[you] retirez
}
verb-decrease = { $form ->
    [they] réduit
    [bare] réduire
    [they-bare] réduire
   *[you] réduisez
}
verb-heal = { $form ->
    [they] soigne
    [bare] soigner
    [they-bare] soigner
   *[you] soignez
}
verb-suffer = { $form ->
    [they] subit
    [bare] subir
    [they-bare] subir
   *[you] subissez
}
verb-use = { $form ->
    [they] utilise
    [bare] utiliser
    [they-bare] utiliser
   *[you] utilisez
}
verb-restart = { $form ->
    [they] recommence
    [bare] recommencer
    [they-bare] recommencer
   *[you] recommencez
}
verb-destroy = { $form ->
    [they] détruit
    [bare] détruire
    [they-bare] détruire
   *[you] détruisez
}
verb-win = { $form ->
    [they] remporte
    [bare] remporter
    [they-bare] remporter
   *[you] remportez
}

# A kind of fight as something that is won or lost.
noun-fight = { $kind ->
    [arrest] le combat d’une arrestation
    [duel] un duel
    [rob] le combat d’un vol
    [bandit] un combat contre un bandit
    [heist] le combat d’une attaque
    [sheriff] un combat contre le Shérif
    [holdup] le combat d’une attaque du train
    [opponent] un combat contre l’adversaire d’un jeton d’événement
   *[any] un combat
}

## Joints

# Between the parts of a list.
say-comma = { $head }, { $next }
say-and = { $head } et { $last }
say-or = { $head } ou { $last }
# Before a part with a subject of its own.
say-also = { $head }, et { $last }
# Before the last part where an earlier one has an "and" of its own.
say-then = { $head }, puis { $last }
# A sentence with its mark: $sentence begins with a capital.
say-sentence = { $sentence }.
# Two phrases without a mark between them.
say-join = { $head } { $next }
say-verb = { $verb } { $what }
say-twice = deux fois de suite, { $clause }
# $sentence is $clause, with a capital where it names who does it.
say-lead = { $lead }, { $clause }
say-may = { $who ->
    [they] peut { $clause }
   *[you] vous pouvez { $clause }
}
say-must = doit { $clause }
say-they = { $subject } { $clause }
say-to = { $price } pour { $gain }
# Where what is paid for is more than one thing to do.
say-paid = { $price } ; dans ce cas, { $clause }
# Before several conditions of what completes a goal.
say-while = { $head } { $conditions }
# What must hold after something that is done, and after what.
say-after = { $result } { $after }
# What must hold for a goal.
say-state = { $conditions }
# Before what follows a list of options.
say-next = ensuite
# After effects that are carried out twice.
say-again = puis faites la même chose une seconde fois
# What was said just before, done once more for a price.
say-once-more = { $form ->
    [they] recommence
    [bare] recommencer
    [they-bare] recommencer
   *[you] recommencez
}
say-if-so = dans ce cas
say-and-if = { $head } et { $last }
say-if-after = { $clause } { $condition }
say-otherwise = { $head } ; sinon, { $clause }
say-else = sinon
# Before what does not depend on the condition and its opposite before it.
say-either-way = dans les deux cas
say-choose = { $form ->
    [they] doit soit { $options }
    [bare] soit { $options }
    [they-bare] soit { $options }
   *[you] choisissez : { $options }
}
    .list = { $form ->
        [they] choisit :
        [bare] choisir :
        [they-bare] choisir :
       *[you] choisissez :
    }
say-choose-several = { $form ->
    [they] choisit
    [bare] choisir
    [they-bare] choisir
   *[you] choisissez
} { $n } de ces effets : { $options }
    .short = { $form ->
        [they] choisit
        [bare] choisir
        [they-bare] choisir
       *[you] choisissez
    } { $n } effets sur { $of }
    .list = { $form ->
        [they] choisit
        [bare] choisir
        [they-bare] choisir
       *[you] choisissez
    } { $n } de ces effets :
say-option = { $form ->
    [you] { $head }, ou bien { $next }
   *[other] { $head }, soit { $next }
}
say-option-last = { $form ->
    [you] { $head }, ou bien { $last }
   *[other] { $head }, soit { $last }
}
# Before the last option where several are chosen.
say-option-and = { $head }, { $last }
# Between the results of a die within one sentence.
say-result = { $head } ; { $next }

## Subjects

# $is is "wanted" or "marshal" where only such players are meant. `.else` is for whoever the condition before does not fit.
who-each-other = chaque autre { $is ->
    [wanted] joueur Wanted
    [marshal] Marshall
   *[no] joueur
}
    .else = chacun des autres joueurs
who-each = chaque { $is ->
    [wanted] joueur Wanted
    [marshal] Marshall
   *[no] joueur
}
    .else = chaque autre joueur
who-each-there = chaque { $is ->
    [wanted] joueur Wanted
    [marshal] Marshall
   *[no] joueur
} à cet endroit
    .else = chaque autre joueur à cet endroit
who-each-other-here = chaque autre { $is ->
    [wanted] joueur Wanted
    [marshal] Marshall
   *[no] joueur
} sur votre case
    .else = chacun des autres joueurs sur votre case
who-one-here = un autre { $is ->
    [wanted] joueur Wanted
    [marshal] Marshall
   *[no] joueur
} de votre choix sur votre case
    .else = ce joueur
    .short = un { $is ->
        [wanted] joueur Wanted
        [marshal] Marshall
       *[no] joueur
    } sur votre case
who-opponent = { $is ->
    [wanted] un adversaire Wanted
    [marshal] un adversaire Marshall
    [player] si votre adversaire est un joueur, il
   *[no] votre adversaire
}
    .else = sinon, votre adversaire
who-that-player = { $is ->
    [wanted] s’il est Wanted, ce joueur
    [marshal] s’il est Marshall, ce joueur
   *[no] ce joueur
}
    .else = sinon, ce joueur
# `.lead` is before what happens only then.
effect-npc-restart = celui qui a joué cette carte peut annuler le combat et le recommencer
    .short = celui qui a joué cette carte peut recommencer le combat
    .lead = s’il le fait

## Places

# Where somebody or something is. `.to` is where somebody travels, `.free` where a character starts if it is free.
# For spaces without a name of their own kind.
where-space = sur la case { $place }
    .to = sur la case { $place }
# A space of a location that has several: $place is the location.
where-space-at = { $place } (case { $n })
where-town = en ville
    .to = sur une case en ville
where-outside-town = hors des villes
    .to = sur une case hors des villes
where-mine = dans une Mine
    .to = dans une Mine
where-bank = à la Banque
    .to = à la Banque
    .the = la Banque
where-cabaret = au Cabaret
    .to = au Cabaret
    .the = le Cabaret
where-doctors-office = au Cabinet du docteur
    .to = au Cabinet du docteur
    .the = le Cabinet du docteur
where-sheriffs-office = au Bureau du Shérif
    .to = au Bureau du Shérif
    .the = le Bureau du Shérif
where-rail-station = à une Gare
    .to = à une Gare
    .only = à la Gare
    .to-only = à la Gare
    .the = la Gare
where-ranch = dans un Ranch
    .to = dans un Ranch
where-ranch-green = au Ranch vert
    .to = au Ranch vert
    .the = le Ranch vert
where-ranch-blue = au Ranch bleu
    .to = au Ranch bleu
    .the = le Ranch bleu
where-hideout = dans un repaire de bandits
    .to = dans un repaire de bandits
    .free = dans un repaire libre, au choix
where-hideout-a = dans un repaire du gang A
    .to = dans un repaire du gang A
    .only = au repaire du gang A
    .to-only = au repaire du gang A
where-hideout-b = dans un repaire du gang B
    .to = dans un repaire du gang B
    .only = au repaire du gang B
    .to-only = au repaire du gang B
where-hideout-c = dans un repaire du gang C
    .to = dans un repaire du gang C
    .only = au repaire du gang C
    .to-only = au repaire du gang C
where-saloon = à côté d’un Saloon
    .to = à côté d’un Saloon
    .free = sur une case libre à côté d’un Saloon, au choix
where-general-store = à côté d’un Magasin général
    .to = à côté d’un Magasin général
where-darkrock-saloon = au Saloon de Darkrock
    .to = au Saloon de Darkrock
    .the = le Saloon de Darkrock
    .start = sur une case à côté du Saloon de Darkrock
where-red-falls-saloon = au Saloon de Red Falls
    .to = au Saloon de Red Falls
    .the = le Saloon de Red Falls
    .start = sur une case à côté du Saloon de Red Falls
where-darkrock-general-store = au Magasin général de Darkrock
    .to = au Magasin général de Darkrock
    .the = le Magasin général de Darkrock
    .start = sur une case à côté du Magasin général de Darkrock
where-red-falls-general-store = au Magasin général de Red Falls
    .to = au Magasin général de Red Falls
    .the = le Magasin général de Red Falls
    .start = sur une case à côté du Magasin général de Red Falls
where-mesitos-point = à Mesito’s Point
    .to = à Mesito’s Point
where-darkrock = à Darkrock
    .to = à Darkrock
where-sunny-hills = à Sunny Hills
    .to = à Sunny Hills
where-dixon-creek = à Dixon Creek
    .to = à Dixon Creek
where-red-falls = à Red Falls
    .to = à Red Falls
where-spikes-view = à Spike’s View
    .to = à Spike’s View
where-cliff-junction = à Cliff Junction
    .to = à Cliff Junction
where-sunny-hills-mine = à la Mine de Sunny Hills
    .to = à la Mine de Sunny Hills
    .the = la Mine de Sunny Hills
where-spikes-view-mine = à la Mine de Spike’s View
    .to = à la Mine de Spike’s View
    .the = la Mine de Spike’s View
where-cliff-junction-mine = à la Mine de Cliff Junction
    .to = à la Mine de Cliff Junction
    .the = la Mine de Cliff Junction
where-mesitos-point-hideout-a = au repaire du gang A à Mesito’s Point
    .to = au repaire du gang A à Mesito’s Point
    .the = le repaire du gang A à Mesito’s Point
where-sunny-hills-hideout-a = au repaire du gang A à Sunny Hills
    .to = au repaire du gang A à Sunny Hills
    .the = le repaire du gang A à Sunny Hills
where-sunny-hills-hideout-b = au repaire du gang B à Sunny Hills
    .to = au repaire du gang B à Sunny Hills
    .the = le repaire du gang B à Sunny Hills
where-dixon-creek-hideout-b = au repaire du gang B à Dixon Creek
    .to = au repaire du gang B à Dixon Creek
    .the = le repaire du gang B à Dixon Creek
where-spikes-view-hideout-c = au repaire du gang C à Spike’s View
    .to = au repaire du gang C à Spike’s View
    .the = le repaire du gang C à Spike’s View
where-cliff-junction-hideout-c = au repaire du gang C à Cliff Junction
    .to = au repaire du gang C à Cliff Junction
    .the = le repaire du gang C à Cliff Junction
where-mesitos-point-ranch = au Ranch de Mesito’s Point
    .to = au Ranch de Mesito’s Point
    .the = le Ranch de Mesito’s Point
where-sunny-hills-ranch = au Ranch de Sunny Hills
    .to = au Ranch de Sunny Hills
    .the = le Ranch de Sunny Hills
where-spikes-view-rail-station = à la Gare de Spike’s View
    .to = à la Gare de Spike’s View
    .the = la Gare de Spike’s View
