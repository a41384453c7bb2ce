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
