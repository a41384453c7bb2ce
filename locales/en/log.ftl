# The log: one line for each event worth a line. $name and $other are players, $card, $item, $place and the like are
# names as they stand elsewhere; $id comes beside $item and $place for languages that choose words by it.
# Messages that end in -known are for those who may see the card.
# $you says whether a line is about its reader: name (who does it), other, or no.

## Setting up and turns

log-dealt = { $you ->
    [name] You may
   *[no] { $name } may
} play { $first } or { $second }.
log-character = Seat { $seat } plays { $character }.
# $name is a person’s name.
log-person-character = { $you ->
    [name] You play
   *[no] { $name } plays
} { $character }.
log-first-player = { $you ->
    [name] You go
   *[no] { $name } goes
} first.
log-placed = { $you ->
    [name] You start
   *[no] { $name } starts
} at { $place }.
log-goals = { $you ->
    [name] You have
   *[no] { $name } has
} these goals: { $goals }.
log-bandit-appears = A bandit appears at { $place }.
log-bandit-leaves = The bandit leaves { $place }.
log-token-placed = A token is placed at { $place }: { $token }.
log-token-removed = A token is removed from { $place }: { $token }.
log-meets = { $you ->
    [name] You meet an opponent: { $opponent }.
   *[no] { $name } meets an opponent: { $opponent }.
}
log-story-opens = Story { $deck } opens: { $trigger }
log-turn-begins = { $you ->
    [name] Round { $round }: your turn.
   *[no] Round { $round }: { $name }’s turn.
}
log-income = { $income ->
    [money] { $you ->
        [name] You take
       *[no] { $name } takes
    } ${ $money } as income.
    [cards] { $you ->
        [name] You draw
       *[no] { $name } draws
    } { $cards ->
        [one] a card
       *[other] { $cards } cards
    } as income.
   *[both] { $you ->
        [name] You take
       *[no] { $name } takes
    } ${ $money } and { $cards ->
        [one] a card
       *[other] { $cards } cards
    } as income.
}
log-moved = { $you ->
    [name] You move
   *[no] { $name } moves
} to { $place }.
log-moved-mesa = { $you ->
    [name] You move
   *[no] { $name } moves
} { $n ->
    [one] through the mesa
   *[other] through { $n } mesas
} to { $place }.
log-sent = { $you ->
    [name] You are moved
   *[no] { $name } is moved
} to { $place }.
log-sheriff-moved = The Sheriff moves to { $place }.
log-sheriff-returns = The Sheriff goes back to his office.
log-sheriff-placed = { $you ->
    [name] You put
   *[no] { $name } puts
} the Sheriff at { $place }.
log-stand = The { $stand } has these for sale: { $items }.
# $text is what the card says; the lines after this one tell what comes of it.
log-deed = { $you ->
    [name] You play
   *[no] { $name } plays
} a card: { $deed }.
log-end-triggered = { $you ->
    [name] You are a legend
   *[no] { $name } is a legend
} of the West. The end is near.
log-exhausted = { $you ->
    [name] You have
   *[no] { $name } has
} reached the limit of effects for one turn: no more effects apply until the turn ends.
log-last-round = Last round: everyone gets one more turn.
log-over = { $n ->
    [one] { $names } is the greatest legend of them all.
   *[other] { $names } share the glory.
}

## Goods

log-money-gained = { $cause ->
    [setup] { $you ->
        [name] You start
       *[no] { $name } starts
    } with ${ $n }.
    [prospect] { $you ->
        [name] You pan
       *[no] { $name } pans
    } ${ $n } worth of gold.
    [deposit] { $you ->
        [name] You are paid
       *[no] { $name } is paid
    } ${ $n } at the Bank.
    [cattle] { $you ->
        [name] You are paid
       *[no] { $name } is paid
    } ${ $n } for the cattle.
    [work] { $you ->
        [name] You work
       *[no] { $name } works
    } for ${ $n }.
    [story] { $you ->
        [name] You gain
       *[no] { $name } gains
    } ${ $n } from the story.
    [marshal-track] { $you ->
        [name] You draw
       *[no] { $name } draws
    } ${ $n } in Marshal’s pay.
    [heist] { $you ->
        [name] You leave
       *[no] { $name } leaves
    } the Bank with ${ $n }.
   *[other] { $you ->
        [name] You gain
       *[no] { $name } gains
    } ${ $n }.
}
log-money-lost = { $cause ->
    [store] { $you ->
        [name] You pay
       *[no] { $name } pays
    } ${ $n } at the store.
    [poker] { $you ->
        [name] You put
       *[no] { $name } puts
    } ${ $n } in the pot.
    [heal] { $you ->
        [name] You pay
       *[no] { $name } pays
    } the doctor ${ $n }.
    [revel] { $you ->
        [name] You spend
       *[no] { $name } spends
    } ${ $n } on a night out.
    [rail] { $you ->
        [name] You pay
       *[no] { $name } pays
    } ${ $n } for the train.
    [arrest] { $you ->
        [name] You hand
       *[no] { $name } hands
    } ${ $n } over to the law.
    [story] { $you ->
        [name] You pay
       *[no] { $name } pays
    } ${ $n }.
    [homestead] { $you ->
        [name] You pay
       *[no] { $name } pays
    } ${ $n } for a homestead.
    [recruit] { $you ->
        [name] You pay
       *[no] { $name } pays
    } ${ $n } to recruit.
   *[other] { $you ->
        [name] You lose
       *[no] { $name } loses
    } ${ $n }.
}
log-lp-gained = { $cause ->
    [bandit] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for beating a bandit.
    [duel] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for the duel.
    [deposit] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP at the Bank.
    [revel] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for a night to remember.
    [homestead] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for improving a homestead.
    [cattle] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for the cattle.
    [story] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP from the story.
    [marshal-track] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for upholding the law.
    [wanted-track] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for being Wanted.
    [arrest] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for the arrest.
    [out-of-turn] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP for winning on another player’s turn.
   *[other] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } LP.
}
log-lp-lost = { $cause ->
    [duel] { $you ->
        [name] You lose
       *[no] { $name } loses
    } { $n } LP for losing the duel.
   *[other] { $you ->
        [name] You lose
       *[no] { $name } loses
    } { $n } LP.
}
log-nuggets-gained = { $cause ->
    [prospect] { $you ->
        [name] You strike
       *[no] { $name } strikes
    } gold: { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
   *[other] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
}
log-nuggets-lost = { $cause ->
    [deposit] { $you ->
        [name] You sell
       *[no] { $name } sells
    } { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
    [limit] { $you ->
        [name] You cannot carry all the gold, so you drop
       *[no] { $name } cannot carry all the gold and drops
    } { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
   *[other] { $you ->
        [name] You lose
       *[no] { $name } loses
    } { $n ->
        [one] 1 nugget.
       *[other] { $n } nuggets.
    }
}
# What a limit takes of a gain. $n is lost, $limit is what one can hold.
log-over-limit-money = ${ $n } is lost: { $you ->
    [name] you can hold
   *[no] { $name } can hold
} ${ $limit } at most.
log-over-limit-nuggets = { $n ->
    [one] 1 nugget is lost: { $you ->
        [name] you can carry
       *[no] { $name } can carry
    } { $limit } at most.
   *[other] { $n } nuggets are lost: { $you ->
        [name] you can carry
       *[no] { $name } can carry
    } { $limit } at most.
}
log-drew = { $you ->
    [name] You draw
   *[no] { $name } draws
} a card.
log-drew-known = { $you ->
    [name] You draw
   *[no] { $name } draws
} { $card }.
log-nothing-to-draw = There are no cards left to draw.
log-reshuffled = The discard pile is shuffled into a new deck: { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
log-discarded = { $you ->
    [name] You discard
   *[no] { $name } discards
} { $card }.
log-played = { $you ->
    [name] You play
   *[no] { $name } plays
} { $card }.
log-reacted = { $you ->
    [name] You react
   *[no] { $name } reacts
} with { $card }.
log-used-character = { $you ->
    [name] You use your
   *[no] { $name } uses their
} legendary ability.
log-used-item = { $you ->
    [name] You use
   *[no] { $name } uses
} the { $item }.
log-used-card = { $you ->
    [name] You use
   *[no] { $name } uses
} { $title }.
log-wounded = { $cause ->
    [fight-card] { $you ->
        [name] You are hit
       *[no] { $name } is hit
    } hard: { $n ->
        [one] 1 wound.
       *[other] { $n } wounds.
    }
   *[other] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n ->
        [one] a wound.
       *[other] { $n } wounds.
    }
}
log-wound-ignored = { $n ->
    [one] { $you ->
        [name] You shrug
       *[no] { $name } shrugs
    } off a wound.
   *[other] { $you ->
        [name] You shrug
       *[no] { $name } shrugs
    } off { $n } wounds.
}
log-healed = { $n ->
    [one] { $you ->
        [name] You heal
       *[no] { $name } heals
    } a wound.
   *[other] { $you ->
        [name] You heal
       *[no] { $name } heals
    } { $n } wounds.
}
log-marshal-gained = { $n ->
    [one] { $you ->
        [name] You gain
       *[no] { $name } gains
    } a Marshal point and now { $you ->
        [name] have
       *[no] has
    } { $to }.
   *[other] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } Marshal points and now { $you ->
        [name] have
       *[no] has
    } { $to }.
}
log-marshal-lost = { $n ->
    [one] { $you ->
        [name] You lose
       *[no] { $name } loses
    } a Marshal point, with { $to } left.
   *[other] { $you ->
        [name] You lose
       *[no] { $name } loses
    } { $n } Marshal points, with { $to } left.
}
log-marshal-over = { $you ->
    [name] You are
   *[no] { $name } is
} no longer a Marshal.
log-wanted-gained = { $n ->
    [one] { $you ->
        [name] You gain
       *[no] { $name } gains
    } a Wanted point and now { $you ->
        [name] have
       *[no] has
    } { $to }.
   *[other] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } Wanted points and now { $you ->
        [name] have
       *[no] has
    } { $to }.
}
log-wanted-lost = { $n ->
    [one] { $you ->
        [name] You lose
       *[no] { $name } loses
    } a Wanted point, with { $to } left.
   *[other] { $you ->
        [name] You lose
       *[no] { $name } loses
    } { $n } Wanted points, with { $to } left.
}
log-wanted-over = { $you ->
    [name] You are
   *[no] { $name } is
} no longer Wanted.
log-wanted-stays = { $you ->
    [name] You stay Wanted: your
   *[no] { $name } stays Wanted: their
} cube is put on space { $to } of the Wanted track.
log-legendary = { $you ->
    [name] You become
   *[no] { $name } becomes
} legendary.
log-actions = { $n ->
    [one] { $you ->
        [name] You gain
       *[no] { $name } gains
    } an action.
   *[other] { $you ->
        [name] You gain
       *[no] { $name } gains
    } { $n } actions.
}
log-equipped = { $you ->
    [name] You ready
   *[no] { $name } readies
} the { $item }.
log-gained-item = { $you ->
    [name] You gain
   *[no] { $name } gains
} the { $item }.
log-upgraded = { $you ->
    [name] You upgrade
   *[no] { $name } upgrades
} the { $item }.
log-lost-item = { $you ->
    [name] You discard
   *[no] { $name } discards
} the { $item }.

## Fights

log-fight-begins-arrest = { $you ->
    [name] You try to arrest { $other }.
    [other] { $name } tries to arrest you.
   *[no] { $name } tries to arrest { $other }.
}
log-fight-begins-duel = { $you ->
    [name] You challenge { $other } to a duel.
    [other] { $name } challenges you to a duel.
   *[no] { $name } challenges { $other } to a duel.
}
log-fight-begins-rob = { $you ->
    [name] You try to rob { $other }.
    [other] { $name } tries to rob you.
   *[no] { $name } tries to rob { $other }.
}
log-fight-begins-bandit = { $you ->
    [name] You face a bandit. { $other } plays the bandit.
    [other] { $name } faces a bandit. You play the bandit.
   *[no] { $name } faces a bandit. { $other } plays the bandit.
}
log-fight-begins-heist = { $you ->
    [name] You enter the Bank with a mask on. { $other } plays the guard.
    [other] { $name } enters the Bank with a mask on. You play the guard.
   *[no] { $name } enters the Bank with a mask on. { $other } plays the guard.
}
log-fight-begins-sheriff = { $you ->
    [name] The Sheriff comes for you. { $other } plays the Sheriff.
    [other] The Sheriff comes for { $name }. You play the Sheriff.
   *[no] The Sheriff comes for { $name }. { $other } plays the Sheriff.
}
log-fight-begins-opponent = { $you ->
    [name] You fight. { $other } plays your opponent.
    [other] { $name } fights. You play the opponent.
   *[no] { $name } fights. { $other } plays the opponent.
}
log-track = { $to ->
    [0] { $you ->
        [name] You return
       *[no] { $name } returns
    } to the start of the { $track } track.
   *[other] { $you ->
        [name] You reach
       *[no] { $name } reaches
    } space { $to } of the { $track } track.
}
log-looked-at-deck = { $name } looks at the top card of the poker deck.
log-looked-at-deck-known = { $you ->
    [name] You look
   *[no] { $name } looks
} at the top card of the poker deck: { $card }.
log-buried-top = { $you ->
    [name] You move
   *[no] { $name } moves
} the top card of the poker deck to the bottom.
log-drew-faceup = { $you ->
    [name] You turn up
   *[no] { $name } turns up
} fight cards: { $cards }.
log-npc-drew = { $n ->
    [one] { $you ->
        [name] You draw
       *[no] { $name } draws
    } a fight card.
   *[other] { $you ->
        [name] You draw
       *[no] { $name } draws
    } { $n } fight cards.
}
log-npc-drew-known = { $you ->
    [name] You draw
   *[no] { $name } draws
} from the fight deck: { $cards }.
log-committed = { $you ->
    [name] You play
   *[no] { $name } plays
} a card facedown.
log-committed-known = { $you ->
    [name] You play
   *[no] { $name } plays
} { $card } facedown.
log-npc-committed = { $you ->
    [name] You play
   *[no] { $name } plays
} a fight card facedown.
log-npc-committed-known = { $you ->
    [name] You play
   *[no] { $name } plays
} fight card { $card } facedown.
log-accepted = { $you ->
    [name] You accept
   *[no] { $name } accepts
} the fight.
log-declined = { $you ->
    [name] You decline
   *[no] { $name } declines
} to fight.
log-revealed = { $first } against { $second }.
log-revealed-npc = { $first } against fight card { $second }.
log-revealed-npc-one = Fight card { $card } is revealed, unopposed.
log-revealed-one = { $card } is revealed, unopposed.
log-increased = { $who ->
    [player] { $you ->
        [name] Your card rises by { $n }, to { $value }.
       *[no] { $name }’s card rises by { $n }, to { $value }.
    }
    [npc] The fight card rises by { $n }, to { $value }.
    [fighter] The attacker’s card rises by { $n }, to { $value }.
   *[other] The defender’s card rises by { $n }, to { $value }.
}
log-decreased = { $who ->
    [player] { $you ->
        [name] Your card drops by { $n }, to { $value }.
       *[no] { $name }’s card drops by { $n }, to { $value }.
    }
    [npc] The fight card drops by { $n }, to { $value }.
    [fighter] The attacker’s card drops by { $n }, to { $value }.
   *[other] The defender’s card drops by { $n }, to { $value }.
}
log-fight-card-cancelled = The fight card’s effect is canceled.
log-fight-restarts = The result is canceled: the fight starts again.
log-fight-won-arrest-fighter = { $who ->
    [player] { $you ->
        [name] You make
       *[no] { $name } makes
    } the arrest.
   *[fighter] The arrest is made.
}
log-fight-won-arrest-other = { $who ->
    [player] { $you ->
        [name] You slip
       *[no] { $name } slips
    } away from the law.
   *[other] The arrest fails.
}
log-fight-won-duel-fighter = { $who ->
    [player] { $you ->
        [name] You win
       *[no] { $name } wins
    } the duel.
   *[fighter] The challenger wins the duel.
}
log-fight-won-duel-other = { $who ->
    [player] { $you ->
        [name] You win
       *[no] { $name } wins
    } the duel.
   *[other] The target wins the duel.
}
log-fight-won-rob-fighter = { $who ->
    [player] { $you ->
        [name] You win
       *[no] { $name } wins
    } the fight and can take the loot.
   *[fighter] The robber wins the fight.
}
log-fight-won-rob-other = { $who ->
    [player] { $you ->
        [name] You fight
       *[no] { $name } fights
    } off the robber.
   *[other] The robbery fails.
}
log-fight-won-bandit-fighter = { $who ->
    [player] { $you ->
        [name] You beat
       *[no] { $name } beats
    } the bandit.
   *[fighter] The bandit is beaten.
}
log-fight-won-bandit-other = The bandit wins.
log-fight-won-opponent-fighter = { $who ->
    [player] { $you ->
        [name] You win
       *[no] { $name } wins
    } the fight.
   *[fighter] The opponent is beaten.
}
log-fight-won-opponent-other = The opponent wins.
log-fight-won-heist-fighter = { $who ->
    [player] { $you ->
        [name] You clean
       *[no] { $name } cleans
    } out the Bank.
   *[fighter] The Bank is cleaned out.
}
log-fight-won-heist-other = The guard defends the Bank.
log-fight-won-sheriff-fighter = { $who ->
    [player] { $you ->
        [name] You get
       *[no] { $name } gets
    } away from the Sheriff.
   *[fighter] The Sheriff leaves empty-handed.
}
log-fight-won-sheriff-other = The Sheriff makes the arrest.
log-looked-at = { $n ->
    [0] { $you ->
        [name] You look at { $other }’s hand: no cards.
        [other] { $name } looks at your hand: no cards.
       *[no] { $name } looks at { $other }’s hand: no cards.
    }
    [one] { $you ->
        [name] You look at one of { $other }’s cards.
        [other] { $name } looks at one of your cards.
       *[no] { $name } looks at one of { $other }’s cards.
    }
   *[other] { $you ->
        [name] You look at { $n } of { $other }’s cards.
        [other] { $name } looks at { $n } of your cards.
       *[no] { $name } looks at { $n } of { $other }’s cards.
    }
}
log-looked-at-known = { $you ->
    [name] You look at { $other }’s hand and see { $cards }.
    [other] { $name } looks at your hand and sees { $cards }.
   *[no] { $name } looks at { $other }’s hand and sees { $cards }.
}
log-stole-money = { $you ->
    [name] You rob { $other } of ${ $n }.
    [other] { $name } robs you of ${ $n }.
   *[no] { $name } robs { $other } of ${ $n }.
}
log-stole-nuggets = { $n ->
    [one] { $you ->
        [name] You rob { $other } of 1 nugget.
        [other] { $name } robs you of 1 nugget.
       *[no] { $name } robs { $other } of 1 nugget.
    }
   *[other] { $you ->
        [name] You rob { $other } of { $n } nuggets.
        [other] { $name } robs you of { $n } nuggets.
       *[no] { $name } robs { $other } of { $n } nuggets.
    }
}
log-gave = { $you ->
    [name] You give { $other } a card.
    [other] { $name } gives you a card.
   *[no] { $name } gives { $other } a card.
}
log-gave-known = { $you ->
    [name] You give { $other } a card: { $card }.
    [other] { $name } gives you a card: { $card }.
   *[no] { $name } gives { $other } a card: { $card }.
}
log-arrested = { $you ->
    [name] You are arrested
   *[no] { $name } is arrested
}.

## Cattle, poker, gold

log-acquired = { $you ->
    [name] You take
   *[no] { $name } takes
} cattle from the { $ranch }.
log-acquired-known = { $you ->
    [name] You take cattle and see
   *[no] { $name } takes cattle and sees
} the token’s reward: { $reward }
log-stole-cattle = { $you ->
    [name] You steal { $other }’s cattle.
    [other] { $name } steals your cattle.
   *[no] { $name } steals { $other }’s cattle.
}
log-delivered-stray = { $you ->
    [name] You deliver
   *[no] { $name } delivers
} a longhorn: { $reward }
log-wrangled = { $you ->
    [name] You wrangle
   *[no] { $name } wrangles
} the cattle at a Rail Station.
log-rustled = { $you ->
    [name] You rustle
   *[no] { $name } rustles
} the cattle.
log-lost-cattle = { $you ->
    [name] Your cattle go back to their Ranch.
   *[no] { $name }’s cattle go back to their Ranch.
}
log-poker-begins = { $you ->
    [name] You sit
   *[no] { $name } sits
} down to poker.
log-joined = { $you ->
    [name] You join
   *[no] { $name } joins
} in.
log-dealer-drew = { $you ->
    [name] You deal
   *[no] { $name } deals
} for the house.
log-dealer-drew-known = { $you ->
    [name] You deal for the house and draw
   *[no] { $name } deals for the house and draws
} { $cards }.
log-flop = The flop is { $cards }.
log-showed =
    { $you ->
        [name] You reveal
       *[no] { $name } reveals
    } { $cards }: { $kind ->
        [pair] a Pair
        [two-pair] Two Pair
        [three-of-a-kind] Three of a Kind
        [straight] a Straight
        [flush] a Flush
        [full-house] a Full House
        [four-of-a-kind] Four of a Kind
        [straight-flush] a Straight Flush
        [five-of-a-kind] Five of a Kind
        [royal-flush] a Royal Flush
       *[high-card] High Card
    }.
log-poker-won = { $you ->
    [name] You take
   *[no] { $name } takes
} the pot: ${ $n }.
log-house-won = The house wins.
log-kept = { $you ->
    [name] You keep
   *[no] { $name } keeps
} { $card }.
log-rolled = { $you ->
    [name] You roll
   *[no] { $name } rolls
} a die: { $face }.

## Stories and goals

log-contributed = { $you ->
    [name] You add
   *[no] { $name } adds
} a disc to story { $deck }.
log-contributed-moved = { $you ->
    [name] You move a disc
   *[no] { $name } moves a disc
} to story { $deck }.
log-story-resolved = A story is resolved: { $story }.
log-goal-shown = { $you ->
    [name] You complete
   *[no] { $name } completes
} a goal, { $goal }: { $body }
log-tokens-drawn = { $n ->
    [one] { $you ->
        [name] You draw
       *[no] { $name } draws
    } a legendary token.
   *[other] { $you ->
        [name] You draw
       *[no] { $name } draws
    } { $n } legendary tokens.
}
log-tokens-drawn-known = { $n ->
    [one] { $you ->
        [name] You draw
       *[no] { $name } draws
    } a legendary token worth { $tokens } LP.
   *[other] { $you ->
        [name] You draw
       *[no] { $name } draws
    } { $n } legendary tokens: { $tokens } LP.
}
log-tokens-returned = { $n ->
    [one] { $you ->
        [name] You return
       *[no] { $name } returns
    } a legendary token.
   *[other] { $you ->
        [name] You return
       *[no] { $name } returns
    } { $n } legendary tokens.
}
log-tokens-returned-known = { $n ->
    [one] { $you ->
        [name] You return
       *[no] { $name } returns
    } a legendary token worth { $tokens } LP.
   *[other] { $you ->
        [name] You return
       *[no] { $name } returns
    } { $n } legendary tokens: { $tokens } LP.
}
