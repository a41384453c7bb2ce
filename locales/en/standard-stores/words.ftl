web-module-standard-stores = Standard stores
web-module-standard-stores-more = What each store sells is fixed instead of dealt at random.
web-error-border-town-standard-stores = Border Town is played without standard stores.
web-error-golden-rule-standard-stores = Golden Rule is played without standard stores.
web-error-law-and-disorder-standard-stores = Law and Disorder is played without standard stores.
web-error-risky-business-standard-stores = Risky Business is played without standard stores.
web-error-serenade-standard-stores = Serenade is played without standard stores.
