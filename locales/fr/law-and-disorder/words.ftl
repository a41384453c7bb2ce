step-infamous = Réputation tenace
web-error-law-and-disorder-first-game = Le mode « La loi et le désordre » ne se joue pas en première partie.
web-error-law-and-disorder-goals = Le mode « La loi et le désordre » se joue sans objectifs.
web-error-law-and-disorder-jackpot = Dans le mode « La loi et le désordre », la carte « Jackpot » n’est pas dans la pioche de poker.
web-error-law-and-disorder-rumors = Dans le mode « La loi et le désordre », la carte « Rumeurs » n’est pas dans la pioche de poker.
web-error-law-and-disorder-wild-wild-west = Le mode « La loi et le désordre » se joue sans Wild Wild West.
