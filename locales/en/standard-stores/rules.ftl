chapter-bm-standard-stores = Standard stores
rule-bm-standard-stores-01 = With standard stores, nothing is dealt at random: each store has its own items, with at least one weapon and one mount at the General Stores and at the Trading Post.
rule-bm-standard-stores-02 = The Trading Post sells the Derringer, the Gazette, the Miner’s Map, the Quarter Horse, the Snake Oil and the Whiskey. The trader, if he is in play, sells the Medicine Pouch and, with the extras, the Bedroll, the Carbine, the Holster, the Peacekeeper, the Saddle Bags and the Workhorse. The General Stores sell everything else.
    .ruling = No source says which items the standard setup card assigns to which store, so the items of each box are sold at the store that comes with that box.
