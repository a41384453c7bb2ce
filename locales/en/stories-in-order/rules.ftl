chapter-bm-stories-in-order = Stories in order
rule-bm-stories-in-order-01 = Do not shuffle the legendary stories: put them in numerical order. Story 1 is revealed first, and each is followed by the lowest-numbered story left.
    .ruling = The stories are numbered and together tell one tale, which has a beginning. The stories of the base game have no numbers, so there is no order for them.
rule-bm-stories-in-order-02 = Chance still decides which of its two endings a story has.
    .ruling = Everybody then knows which story comes next, but nobody knows how it ends.
