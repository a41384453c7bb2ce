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

## Injuries

injury-cracked-ribs = Cracked Ribs
injury-cracked-ribs-tale = It only hurts when you laugh, and in this country people are mostly funny by accident.
injury-stiff-knee = Stiff Knee
injury-stiff-knee-tale = It predicts rain two days ahead and does nothing else on time.
injury-torn-shoulder = Torn Shoulder
injury-torn-shoulder-tale = The doctor put it back, mostly, and asked what the other fellow had been lifting.
injury-slashed-side = Slashed Side
injury-slashed-side-tale = The knife stopped in the money belt, and so did the money.
injury-burned-palm = Burned Palm
injury-burned-palm-tale = You caught the rifle by the barrel, right after its tenth shot.
injury-fever = Fever
injury-fever-tale = At night you argue with your late uncle, and he has the better of it.
injury-laudanum = Laudanum
injury-laudanum-tale = Two spoonfuls and the leg is somebody else’s; the bottle, sadly, is yours.
injury-bandaged-eyes = Bandaged Eyes
injury-bandaged-eyes-tale = You have learned to tell the cards by touch, and so has everybody you play with.
injury-saddle-sores = Saddle Sores
injury-saddle-sores-tale = You take your meals standing and pay boys to open gates.
injury-broken-arm = Broken Arm
injury-broken-arm-tale = You win left-handed now, and drop half of what you win.
injury-crushed-finger = Crushed Finger
injury-crushed-finger-tale = It was only the one finger, but it was the persuasive one.
injury-shaking-hands = Shaking Hands
injury-shaking-hands-tale = Your face gives nothing away, but your chips rattle.
injury-burst-eardrum = Burst Eardrum
injury-burst-eardrum-tale = You nod at every story now and sign whatever is put before you.
injury-powder-burns = Powder Burns
injury-powder-burns-tale = The gun went off first and asked where it was pointing afterward.
injury-black-eye = Black Eye
injury-black-eye-tale = The steak to put on it costs extra, and the butcher is the one who gave it to you.
injury-snakebite = Snakebite
injury-snakebite-tale = The man with the remedy saw you coming, and so did the price.
injury-cracked-skull = Cracked Skull
injury-cracked-skull-tale = You woke up knowing your own name and most of last Tuesday.
injury-lost-tooth = Lost Tooth
injury-lost-tooth-tale = The dentist has gold in his drawer and a story to go with it.
injury-broken-nose = Broken Nose
injury-broken-nose-tale = Four towns have heard how you came by it, and each has heard a better version.
injury-bullet-left-in = Bullet Left In
injury-bullet-left-in-tale = The doctor shook the pan to hear it ring, and charged you for the silence.
choice-injury = Resolve your injury
why-injury = Injury: { $injury }.
log-injured = { $you ->
    [name] You draw
   *[no] { $name } draws
} an injury: { $injury }.
log-instead-of-wounds = { $you ->
    [name] You are already injured and discard
   *[no] { $name } is already injured and discards
} { $n ->
    [one] 1 card instead of gaining a wound
   *[other] { $n } cards instead of gaining wounds
}.
log-injury-lost = { $you ->
    [name] You lose your last wound and
   *[no] { $name } loses the last wound and
} { $injury }, which is shuffled into the deck.
log-used-injury = { $you ->
    [name] Your injury
   *[no] The injury of { $name }
} applies: { $injury }.
web-result-source-injury = Injury
web-game-injury = Injury

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
web-blood-money-repair-more = Costs a poker card, gives 2 Story points
web-game-group-risk = The risk die
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
