## stories: core stories, unique events, the Man in Black's further cards, gangs and posses

chapter-ex-core-stories = Extras: core stories
rule-ex-core-stories-01 = One more trigger: end a move action on an event or frontier token.
rule-ex-core-stories-02 = Event tokens are outlaws, claim jumpers, high rollers, longhorns and the tokens of unique events. You are at a high roller in every space next to its Saloon.
    .ruling = A high roller lies at the Saloon itself, where no figure can stand.
rule-ex-core-stories-03 = A token counts if its opponent is fought when your move ends there, although it leaves play after the fight; so does one that your visit removes. If you extend the move, only the space where it finally ends counts.
    .ruling = The move ends on the token. If only tokens that remain counted, outlaws and claim jumpers would never do.
rule-ex-core-stories-04 = Other movement, such as that of cards and stories, does not meet this trigger, and being in a space with a token from before does not either.
    .ruling = The trigger names a move, and a move is an action.
rule-ex-core-stories-05 = The twenty further core stories belong to the decks of a mode that plays core stories with their triggers. With legendary stories, no core story is played.
    .ruling = The core story variant replaces the legendary stories.

chapter-ex-unique-events = Extras: unique events
rule-wb-unique-events-01 = The eight unique event cards are shuffled into the event deck.
rule-wb-unique-events-02 = The tokens of unique events are kept beside the board until their cards place them.
rule-wb-unique-events-03 = Whoever ends a move action in the space of such a token removes it and gains what its event card names for a visit. Passing through, starting there and other movement do not count as a visit.
    .ruling = No source says what these tokens do. A visit by a move action can be seen on the board and costs an action, as everything else of this value does.
rule-wb-unique-events-04 = The Grizzly Bear is an opponent: a figure that enters its space fights it at once, and it stays until it is beaten. Its space counts as one with an event token.
    .ruling = The other tokens ask for a visit; only an animal would attack, and no bear leaves because it has won.
rule-wb-unique-events-05 = Of a unique event that is drawn during setup, only the token is placed. If a player starts in its space, the token is removed.
    .ruling = It is an event like any other.

chapter-ex-man-in-black = Extras: the Man in Black’s further cards
rule-wb-man-in-black-03 = Wounds, injuries and points on every track except LP have no effect on the Man in Black.
rule-wb-man-in-black-09 = With two players all his cards are in his deck, the further ones among them.
rule-wb-man-in-black-14 = Besides the ten cards of the base game he has nine more, numbered 11 to 19.
rule-wb-man-in-black-20 = The numbers of his cards are their order in this list: The Doctor’s Bill 11, Salt in the Well 12, The Black Stage 13, Marked Cards 14, An Old Photograph 15, The Assayer 16, The Blank Warrant 17, Night Riders 18, The Forged Deed 19. Modes name some of them.
    .ruling = Only the numbers are known. The cards that are left out with three or more players do not matter, since he plays with two only.
