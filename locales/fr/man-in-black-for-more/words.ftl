web-module-man-in-black-for-more = L’Homme en Noir à 3 ou plus
web-module-man-in-black-for-more-more = L’Homme en Noir participe aussi aux parties de trois à cinq joueurs, sans sept de ses cartes.
web-error-border-town-man-in-black-for-more = Le mode « Ville frontière » se joue sans l’Homme en Noir.
web-error-golden-rule-man-in-black-for-more = Le mode « Règle d’or » se joue sans l’Homme en Noir.
web-error-law-and-disorder-man-in-black-for-more = Le mode « La loi et le désordre » se joue sans l’Homme en Noir.
web-error-risky-business-man-in-black-for-more = Le mode « Affaires risquées » se joue sans l’Homme en Noir.
web-error-serenade-man-in-black-for-more = Le mode « Sérénade » se joue sans l’Homme en Noir.
