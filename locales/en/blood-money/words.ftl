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
