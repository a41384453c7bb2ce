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
item-cattle-brand-tale = Three ranches have sued over this iron. It burns all of their marks, one after another.
item-portrait = Portrait
item-portrait-tale = The painter gave you an inch of height and a kinder nose. It hangs where everybody has to look.
item-spurs = Spurs
item-spurs-tale = Silver, with a star for a rowel. Their last owner was never seen walking.
item-canteen = Canteen
item-canteen-tale = It came back from the desert full. Nobody asked who carried it out.
item-snakeskin-boots = Snakeskin Boots
item-snakeskin-boots-tale = The snake lived on top of the mesa for thirty years and knew every way down.
item-dime-western = Dime Western
item-dime-western-tale = It says you fought nine men at Cliff Junction. There were two, and one of them ran.
item-telegram = Telegram
item-telegram-tale = SHERIFF NEEDED ELSEWHERE STOP COME AT ONCE STOP DO NOT ASK STOP
item-fiddle = Fiddle
item-fiddle-tale = It was pawned in every town along the line, and always redeemed before the first dance.
item-pump-trolley = Pump Trolley
item-pump-trolley-tale = The railroad lost it in March. By May it had been seen at every station.
item-shot-glass = Shot Glass
item-shot-glass-tale = Thick at the bottom, as it should be: it stopped a bullet once, and it still holds whiskey.
item-dragoons = Dragoons
item-dragoons-tale = Two of them, four pounds each. The left one was only ever needed once.
item-short-cut = Short Cut
item-short-cut-tale = A hand-drawn map with one line on it, and no word about what the line avoids.
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
web-trader-at = Region of the trader: { $region }.
web-scene-trader = The trader’s cart
web-scene-trader-row = Legendary items
web-scene-trader-facedown = { $n ->
    [0] none facedown
    [one] 1 facedown
   *[other] { $n } facedown
}
web-scene-trader-wares = Other items
web-scene-trader-upgrades = Upgrades
web-scene-trader-next = When you are done, he moves to one of these regions: { $regions }.
