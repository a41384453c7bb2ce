# The log: one line for each event worth a line. $name and $other are players, $card, $item, $place and the like are
# names as they stand elsewhere; $id comes beside $item and $place for languages that choose words by it.
# Messages that end in -known are for those who may see the card.

## Setting up and turns

log-dealt = { $name } may play { $first } or { $second }.
log-character = Seat { $seat }: { $character } rides in.
log-first-player = { $name } goes first.
log-placed = { $name } starts here: { $place }.
log-goals = { $name } sets out to do: { $goals }.
log-bandit-appears = A bandit settles in: { $place }.
log-bandit-leaves = The bandit is gone: { $place }.
log-story-opens = Story { $deck } is waiting: { $trigger }
log-turn-begins = Round { $round }: { $name } is up.
log-income = { $income ->
    [money] { $name } takes ${ $money }.
    [cards] { $name } draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    } for income.
   *[both] { $name } takes ${ $money } and { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
}
log-moved = { $name } rides to { $place }.
log-moved-mesa = { $name } rides through the mesa to { $place }.
log-sent = { $name } turns up elsewhere: { $place }.
log-sheriff-moved = The Sheriff rides to { $place }.
log-sheriff-returns = The Sheriff hangs up his hat in his office.
# $text is what the card says; the lines after this one tell what comes of it.
log-deed = { $name } plays { $deed }.
log-end-triggered = { $name } is a legend of the West. The end is near.
log-last-round = Last round: everyone gets one more turn.
log-over = { $n ->
    [one] { $names } is the greatest legend of them all.
   *[other] They share the glory: { $names }.
}

## Goods

log-money-gained = { $cause ->
    [setup] { $name } starts with ${ $n }.
    [prospect] { $name } pans ${ $n } worth of dust.
    [deposit] { $name } is paid ${ $n } at the bank.
    [cattle] { $name } is paid ${ $n } for the cattle.
    [work] { $name } works for ${ $n }.
    [story] { $name } gains ${ $n } from the story.
    [marshal-track] { $name } draws ${ $n } of a Marshal's pay.
    [heist] { $name } leaves the bank with ${ $n }.
   *[other] { $name } gains ${ $n }.
}
log-money-lost = { $cause ->
    [store] { $name } pays ${ $n } at the store.
    [poker] { $name } antes up ${ $n }.
    [heal] { $name } pays the doctor ${ $n }.
    [revel] { $name } spends ${ $n } on a good time.
    [arrest] { $name } hands ${ $n } over to the law.
    [story] { $name } pays ${ $n }.
   *[other] { $name } loses ${ $n }.
}
log-lp-gained = { $cause ->
    [bandit] { $name } gains { $n } LP for beating a bandit.
    [duel] { $name } gains { $n } LP for the duel.
    [deposit] { $name } gains { $n } LP at the bank.
    [revel] { $name } gains { $n } LP for a night to remember.
    [cattle] { $name } gains { $n } LP for the cattle.
    [story] { $name } gains { $n } LP from the story.
    [marshal-track] { $name } gains { $n } LP for upholding the law.
    [wanted-track] { $name } gains { $n } LP for being Wanted.
    [arrest] { $name } gains { $n } LP for the arrest.
    [out-of-turn] { $name } gains { $n } LP for winning on another's turn.
   *[other] { $name } gains { $n } LP.
}
log-lp-lost = { $cause ->
    [duel] { $name } loses { $n } LP for losing the duel.
   *[other] { $name } loses { $n } LP.
}
log-nuggets-gained = { $cause ->
    [prospect] { $name } strikes gold: { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
   *[other] { $name } gains { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
}
log-nuggets-lost = { $cause ->
    [deposit] { $name } sells { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
    [limit] { $name } cannot carry it all and drops { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
   *[other] { $name } loses { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
}
log-drew = { $name } draws a card.
log-drew-known = { $name } draws { $card }.
log-nothing-to-draw = { $name } finds no card left to draw.
log-reshuffled = The discards are shuffled: { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
log-discarded = { $name } discards { $card }.
log-played = { $name } plays { $card }.
log-reacted = { $name } answers with { $card }.
log-used-character = { $name } lives up to the legend.
log-used-item = { $name } uses an item: { $item }.
log-used-card = { $name } uses { $title }.
log-wounded = { $cause ->
    [fight-card] { $name } is hit hard: { $n ->
        [one] 1 wound.
       *[other] { $n } wounds.
    }
   *[other] { $name } takes { $n ->
        [one] a wound.
       *[other] { $n } wounds.
    }
}
log-wound-ignored = { $n ->
    [one] { $name } shrugs off a wound.
   *[other] { $name } shrugs off { $n } wounds.
}
log-healed = { $n ->
    [one] { $name } loses a wound.
   *[other] { $name } loses { $n } wounds.
}
log-marshal-gained = { $n ->
    [one] { $name } gains a Marshal point, { $to } now.
   *[other] { $name } gains { $n } Marshal points, { $to } now.
}
log-marshal-lost = { $n ->
    [one] { $name } loses a Marshal point, { $to } left.
   *[other] { $name } loses { $n } Marshal points, { $to } left.
}
log-marshal-over = { $name } hands in the badge.
log-wanted-gained = { $n ->
    [one] { $name } gains a Wanted point, { $to } now.
   *[other] { $name } gains { $n } Wanted points, { $to } now.
}
log-wanted-lost = { $n ->
    [one] { $name } loses a Wanted point, { $to } left.
   *[other] { $name } loses { $n } Wanted points, { $to } left.
}
log-wanted-over = { $name } is Wanted no longer.
log-legendary = { $name } becomes legendary.
log-actions = { $n ->
    [one] { $name } gains an action.
   *[other] { $name } gains { $n } actions.
}
log-equipped = { $name } makes ready: { $item }.
log-gained-item = { $name } gains an item: { $item }.
log-upgraded = { $name } upgrades an item: { $item }.
log-lost-item = { $name } discards an item: { $item }.

## Fights

log-fight-begins-arrest = { $name } moves to arrest { $other }.
log-fight-begins-duel = { $name } calls { $other } out for a duel.
log-fight-begins-rob = { $name } tells { $other } to hand it over.
log-fight-begins-bandit = { $name } faces a bandit. { $other } plays the bandit.
log-fight-begins-heist = { $name } walks into the bank with a mask on. { $other } plays the guard.
log-fight-begins-sheriff = The Sheriff comes for { $name }. { $other } plays the Sheriff.
log-drew-faceup = { $name } turns up fight cards: { $cards }.
log-npc-drew = { $n ->
    [one] { $name } draws a fight card.
   *[other] { $name } draws { $n } fight cards.
}
log-npc-drew-known = { $name } draws fight cards: { $cards }.
log-committed = { $name } lays a card facedown.
log-committed-known = { $name } lays { $card } facedown.
log-npc-committed = { $name } lays a fight card facedown.
log-npc-committed-known = { $name } lays fight card { $card } facedown.
log-accepted = { $name } takes up the fight.
log-declined = { $name } does not fight.
log-revealed = { $first } against { $second }.
log-revealed-npc = { $first } against the fight card { $second }.
log-revealed-npc-one = The fight card { $card } is shown, and nothing against it.
log-revealed-one = { $card } is shown, and nothing against it.
log-increased = { $who ->
    [player] { $name }'s card rises by { $n }, to { $value }.
    [npc] The fight card rises by { $n }, to { $value }.
    [fighter] The attacker's card rises by { $n }, to { $value }.
   *[other] The defender's card rises by { $n }, to { $value }.
}
log-decreased = { $who ->
    [player] { $name }'s card drops by { $n }, to { $value }.
    [npc] The fight card drops by { $n }, to { $value }.
    [fighter] The attacker's card drops by { $n }, to { $value }.
   *[other] The defender's card drops by { $n }, to { $value }.
}
log-fight-card-cancelled = The fight card's effect is cancelled.
log-fight-restarts = Never mind all that: the fight starts again.
log-fight-won-arrest-fighter = { $who ->
    [player] { $name } makes the arrest.
   *[fighter] The arrest is made.
}
log-fight-won-arrest-other = { $who ->
    [player] { $name } slips away from the law.
   *[other] The law comes away with nothing.
}
log-fight-won-duel-fighter = { $who ->
    [player] { $name } wins the duel.
   *[fighter] The challenger wins the duel.
}
log-fight-won-duel-other = { $who ->
    [player] { $name } wins the duel.
   *[other] The one who was challenged wins the duel.
}
log-fight-won-rob-fighter = { $who ->
    [player] { $name } gets the better of it.
   *[fighter] The robber gets the better of it.
}
log-fight-won-rob-other = { $who ->
    [player] { $name } keeps what is in those pockets.
   *[other] The robbery comes to nothing.
}
log-fight-won-bandit-fighter = { $who ->
    [player] { $name } beats the bandit.
   *[fighter] The bandit goes down.
}
log-fight-won-bandit-other = The bandit wins this one.
log-fight-won-heist-fighter = { $who ->
    [player] { $name } cleans out the bank.
   *[fighter] The bank is cleaned out.
}
log-fight-won-heist-other = The guard holds the bank.
log-fight-won-sheriff-fighter = { $who ->
    [player] { $name } gets away from the Sheriff.
   *[fighter] The Sheriff rides home alone.
}
log-fight-won-sheriff-other = The Sheriff gets his man.
log-looked-at = { $n ->
    [0] { $name } sizes up { $other } and sees no cards.
    [one] { $name } looks at a card of { $other }.
   *[other] { $name } looks at { $n } cards of { $other }.
}
log-looked-at-known = { $name } sees what { $other } holds: { $cards }.
log-stole-money = { $name } robs { $other } of ${ $n }.
log-stole-nuggets = { $n ->
    [one] { $name } robs { $other } of 1 nugget.
   *[other] { $name } robs { $other } of { $n } nuggets.
}
log-gave = { $name } gives { $other } a card.
log-gave-known = { $name } gives { $other } a card: { $card }.
log-arrested = { $name } is arrested.

## Cattle, poker, gold

log-acquired = { $name } takes cattle: { $ranch }.
log-acquired-known = { $name } takes cattle, worth this: { $reward }
log-stole-cattle = { $name } drives off the cattle of { $other }.
log-wrangled = { $name } wrangles the cattle to the rail station.
log-rustled = { $name } rustles the cattle to another ranch.
log-lost-cattle = The cattle of { $name } wander home.
log-poker-begins = { $name } sits down to poker.
log-joined = { $name } joins the game.
log-dealer-drew = { $name } deals for the house.
log-dealer-drew-known = { $name } deals for the house and draws { $cards }.
log-flop = The flop: { $cards }.
log-showed =
    { $name } shows { $cards }: { $kind ->
        [pair] a pair
        [two-pair] two pairs
        [three-of-a-kind] three of a kind
        [straight] a straight
        [flush] a flush
        [full-house] a full house
        [four-of-a-kind] four of a kind
        [straight-flush] a straight flush
        [five-of-a-kind] five of a kind
        [royal-flush] a royal flush
       *[high-card] a high card
    }.
log-poker-won = { $name } takes the pot: ${ $n }.
log-house-won = The house wins.
log-kept = { $name } keeps { $card }.
log-rolled = { $name } rolls { $face }.

## Stories and goals

log-contributed = { $name } adds a disc to story { $deck }.
log-contributed-moved = { $name } moves a disc to story { $deck }.
log-story-resolved = A story is told: { $story }.
log-goal-shown = { $name } completes a goal, { $goal }: { $body }
log-tokens-drawn = { $n ->
    [one] { $name } draws a legendary token.
   *[other] { $name } draws { $n } legendary tokens.
}
log-tokens-drawn-known = { $name } draws legendary tokens worth { $tokens } LP.
log-tokens-returned = { $n ->
    [one] { $name } returns a legendary token.
   *[other] { $name } returns { $n } legendary tokens.
}
log-tokens-returned-known = { $name } returns legendary tokens worth { $tokens } LP.
