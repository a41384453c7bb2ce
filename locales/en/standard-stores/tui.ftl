about-menu-standard-stores = What each store sells is fixed, not dealt.
