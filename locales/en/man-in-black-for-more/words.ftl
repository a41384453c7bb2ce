web-module-man-in-black-for-more = The Man in Black for more
web-module-man-in-black-for-more-more = The Man in Black also joins three to five players, without seven of his cards.
