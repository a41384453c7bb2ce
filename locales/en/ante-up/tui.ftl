frontier-price = frontier token for cards worth { $n }
train-at = The train is at { $place }. Next stop: { $next }.
fact-train-heist = You draw a card that says what the train carries, and fight its guard. If you lose: at least a wound and a card.
fight-holdup = { $fighter } robs the train: { $opponent }.
stakes-reward = If the fighter wins: { $text }
stakes-penalty = If the fighter loses: { $text }
