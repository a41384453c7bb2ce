web-module-blood-money = Blood Money
web-module-blood-money-more = The Story track and the risk die.
track-story = Story
option-gang-a = The hideouts A
option-gang-b = The hideouts B
option-gang-c = The hideouts C
option-ride = A space further

## The risk die

choice-risk = Roll the risk die. Your bonus: { $bonus }
question-actions-over = No actions left. Roll the risk die, or end your actions.
risk-face-story-point = 1 Story point
risk-face-wound = 1 wound
risk-face-two-wounds = 2 wounds
risk-face-wound-and-story-point = 1 wound and 1 Story point
refusal-already-risked = You have already rolled the risk die this turn.
log-risk-rolled = { $you ->
    [name] You roll
   *[no] { $name } rolls
} the risk die: { $face }.

## Deeds and ruins

choice-claim = Claim the deed: { $place }, ${ $n }
choice-deed = Use your deed: { $place }. { $text }
choice-repair = Repair: { $place }
effect-ruin = { $place } is destroyed
refusal-ruined = This location is destroyed.
refusal-deed-taken = Somebody has this deed already.
refusal-no-deed = You do not have this deed.
refusal-deed-used = You have already used this deed.
refusal-no-ruin = This location is not destroyed.
refusal-no-card-to-repair = You need a poker card to discard for the repair.
score-deeds = Deeds
log-claimed = { $you ->
    [name] You claim
   *[no] { $name } claims
} a deed: { $place }.
log-deed-used = { $you ->
    [name] You use your deed
   *[no] { $name } uses a deed
}: { $place }.
log-ruined = { $place } is destroyed.
log-repaired = { $you ->
    [name] You repair
   *[no] { $name } repairs
} a location: { $place }.

## Legendary stories

choice-take-part = Take the part “{ $part }”: { $text }
choice-reveal = Reveal the map token
question-parts = You have met a part of the legendary story. Take it?
question-end-of-story-turn = Your turn ends here. Take a part of the legendary story, or reveal the map token?
lead-contributors = each player with a disc on this story:
    .choose = each player with a disc on this story chooses one:
lead-each-disc = for each disc on this story, its owner:
    .choose = for each disc on this story, its owner chooses one:
lead-others = each player without a disc on this story:
    .choose = each player without a disc on this story chooses one:
cond-completed = { $form ->
    [goal] after “{ $story }”
    [state] “{ $story }” must be completed
   *[if] if “{ $story }” is completed
}
log-used-legend = “{ $story }” applies to { $you ->
    [name] you
   *[no] { $name }
}.
log-story-revealed = A legendary story: “{ $story }”. { $tale }
log-part-taken = { $you ->
    [name] You take
   *[no] { $name } takes
} part { $n } of the legendary story.
log-token-revealed = { $you ->
    [name] You reveal
   *[no] { $name } reveals
} a map token: { $token ->
    [o] an O
    [x] an X
   *[danger] danger
}.
log-story-ends = “{ $story }” ends. { $tale }
why-legend = Legendary story: { $story }.
