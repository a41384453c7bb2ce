web-module-standard-stores = Standard stores
web-module-standard-stores-more = What each store sells is fixed instead of dealt at random.
