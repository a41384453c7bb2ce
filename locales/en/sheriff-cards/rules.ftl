chapter-wb-sheriff-variant = Sheriff cards
rule-wb-sheriff-variant-01 = During setup, shuffle the Sheriff cards and reveal the top one.
rule-wb-sheriff-variant-02 = The revealed card is in force in every fight with the Sheriff. It says how many fight cards he draws, whether you win ties, and what else you gain or suffer.
rule-wb-sheriff-variant-03 = Whenever the Sheriff loses a fight, the next card replaces the one in force.
rule-wb-sheriff-variant-04 = A Sheriff who loses also goes back to his office, as always.
rule-wb-sheriff-variant-05 = You are Wanted and beat the Sheriff under The Hanging Judge: you gain 1 LP, the Sheriff goes back to his office, and another card is revealed.
rule-wb-sheriff-variant-06 = Only after the arrest do you lose what a card takes from you. Once all cards have been in force, they are shuffled again.
    .ruling = A card adds to the rules of an arrest, and one is always in force.
