web-module-man-in-black-for-more = L’Homme en noir à plusieurs
web-module-man-in-black-for-more-more = L’Homme en noir rejoint aussi trois à cinq joueurs, sans sept de ses cartes.
