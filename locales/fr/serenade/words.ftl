step-full-hand = Main pleine : piochez 2 cartes de plus
