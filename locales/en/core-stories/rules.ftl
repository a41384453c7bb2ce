chapter-bm-core-stories = Core stories
rule-bm-core-stories-01 = With core stories, play with the stories of the base game and their rules. Legendary stories, the Story track and the risk die are not in play.
rule-bm-core-stories-02 = Where a card gives Story points, ignore them; if you have a choice, choose something else.
rule-bm-core-stories-03 = Charley Parkhurst, James Beckwourth and Lottie Deno are not dealt, and the Dime Western is not among the Legendary items.
    .ruling = They need the Story track or the risk die.
rule-bm-core-stories-04 = With the extras, their stories are shuffled in with those of the base game.
    .ruling = A core story is a core story, whichever box it comes in.
