about-menu-standard-stores = Ogni negozio vende sempre gli stessi oggetti.
