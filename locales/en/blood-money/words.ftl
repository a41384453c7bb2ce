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

## The trader and Legendary items

item-cattle-brand = Cattle Brand
item-portrait = Portrait
item-spurs = Spurs
item-canteen = Canteen
item-snakeskin-boots = Snakeskin Boots
item-dime-western = Dime Western
item-telegram = Telegram
item-fiddle = Fiddle
item-pump-trolley = Pump Trolley
item-shot-glass = Shot Glass
item-dragoons = Dragoons
item-short-cut = Short Cut
scoring-legendary-items = Legendary items
choice-trade = Buy from the trader for ${ $n }: { $item }
choice-trade-upgrade = Upgrade at the trader’s for ${ $n }: { $item }
question-trade = Buy or upgrade more, or finish: then the trader moves on.
refusal-trader-elsewhere = The trader is in another region.
refusal-no-trader-ware = The trader doesn’t have this now.
effect-legendary-item = draw { $n ->
    [one] 1 Legendary item
   *[other] { $n } Legendary items
} from the facedown deck
log-trader-stand = The trader sells { $items }.
log-trader-moved = The trader comes to { $id ->
    [gulch-frontier] the { $region }
   *[other] { $region }
}.
log-legendary-shown = The trader puts a Legendary item on show: { $item }.
log-legendary-drawn = { $you ->
    [name] You draw
   *[no] { $name } draws
} a Legendary item: { $item }.
log-legendary-under = { $you ->
    [name] You can’t own another miscellaneous item and put
   *[no] { $name } can’t own another miscellaneous item and puts
} the { $item } under the Legendary deck.
