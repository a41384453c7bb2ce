web-module-man-in-black-for-more = The Man in Black for more players
web-module-man-in-black-for-more-more = The Man in Black also joins three to five players, without seven of his cards.
web-error-border-town-man-in-black-for-more = Border Town is played without the Man in Black.
web-error-golden-rule-man-in-black-for-more = Golden Rule is played without the Man in Black.
web-error-law-and-disorder-man-in-black-for-more = Law and Disorder is played without the Man in Black.
web-error-risky-business-man-in-black-for-more = Risky Business is played without the Man in Black.
web-error-serenade-man-in-black-for-more = Serenade is played without the Man in Black.
