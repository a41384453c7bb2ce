# The rules to look up: chapters, search, and the handbook of cards, items, characters, stories and goals.

web-rules-title = The rules
web-rules-chapters = Chapters
web-rules-search = Search the rules
web-rules-search-hint = Duel, mule, hand limit
web-rules-search-clear = Clear the search
web-rules-found = { $n ->
    [0] Nothing found for “{ $query }”.
    [one] 1 result for “{ $query }”.
   *[other] { $n } results for “{ $query }”.
}
web-rules-found-many = More than { $n } results for “{ $query }”: these are the best.
web-rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
web-rules-example = Example
web-rules-ruling = Why we play it this way
web-rules-link = Link to this rule
# Over the rules that answer a question of the game.
web-rules-answer = The short answer

web-rules-group-notes = This table
web-rules-group-aid = Player aid
web-rules-group-game = The game
web-rules-group-map = On the map
web-rules-group-fights = Fights
web-rules-group-fame = Fame
web-rules-group-things = Cards and items
web-rules-group-variants = Variants
web-rules-group-more = More
web-rules-group-handbook = The handbook

web-rules-page-cards = Poker cards
web-rules-page-fight-cards = Fight cards
web-rules-page-items = Items
web-rules-page-characters = Characters
web-rules-page-stories = Stories
web-rules-page-goals = Goals
web-rules-page-tracks = Tracks
web-rules-page-cattle = Cattle
web-rules-page-legends = Legendary stories
web-rules-page-events = Events
web-rules-page-encounters = Encounters
web-rules-page-frontier = Frontier tokens
web-rules-page-deeds = Deeds
web-rules-page-injuries = Injuries
web-rules-page-followers = Posses and gangs

web-rules-item-mount = Mount
web-rules-item-weapon = Weapon
web-rules-item-misc = Miscellaneous item
web-rules-item-price = ${ $cost }
web-rules-item-copies = { $n } in the game
web-rules-item-names = Copies: { $names }
web-rules-item-upgraded = Upgraded for ${ $cost }
web-rules-begins = Starts
web-rules-gains = Starts with
web-rules-story-reward = For everyone with a disc on the story
web-rules-track-space = Space
web-rules-track-gives = On entering
web-rules-track-row = Row { $n }
web-rules-track-nothing = Nothing
web-rules-deed-lp = Final LP each, by how many of the set you own: { $lp }
web-rules-deed-each = LP for each deed of this deed’s owner: { $lp }
web-rules-encounter-cards = { $n ->
    [one] 1 fight card
   *[other] { $n } fight cards
}
web-rules-encounter-ties = You win ties.
web-rules-encounter-no-ties = You lose ties.
web-rules-encounter-won = If you win:
web-rules-encounter-lost = If you lose:
# A frontier token and its number.
web-rules-frontier = { $name } ({ $n })

# For which table the rules are shown.
web-rules-for = The rules of
web-rules-for-players = { $n } players
web-rules-edition = Rulebook
web-rules-edition-en = English
web-rules-edition-fr = French
web-rules-edition-it = Italian
web-rules-players = Players
# Over the rule that forbids something: $reason is a whole sentence.
web-rules-reason = Not possible now. { $reason }
