chapter-bm-standard-stores = Standard stores
rule-bm-standard-stores-01 = With the standard setup nothing is dealt to the stores. Each has its own items, at least a weapon and a mount at the General Stores and at the Trading Post.
rule-bm-standard-stores-02 = The Trading Post sells the Derringer, the Gazette, the Miner’s Map, the Quarter Horse, the Snake Oil and the Whiskey. The trader, if he is there, sells the Medicine Pouch and, with the extras, the Bedroll, the Carbine, the Holster, the Peacekeeper, the Saddle Bags and the Workhorse. The General Stores sell everything else.
    .ruling = Nothing tells what the card of the standard setup puts where. Goods of a box are sold where the box has its store.
