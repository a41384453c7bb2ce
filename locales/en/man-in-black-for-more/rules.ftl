chapter-wb-man-in-black-for-more = The Man in Black for more players
rule-wb-man-in-black-10 = With three players or more, seven of the Man in Black’s cards stay out of his deck.
rule-wb-man-in-black-19 = With two players, all of the Man in Black’s cards are in his deck; with four, seven of them stay out.
rule-wb-man-in-black-21 = The Man in Black joins three to five players. His cards 1, 4, 5, 8, 9, 10 and 15 stay out.
    .ruling = With six players, there is no place for a seventh figure. No source says whether the codes printed on the cards are their numbers, but they make sense as numbers.
