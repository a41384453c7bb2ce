aid-bandit-cards = Banditenkarten
aid-bandit-cards-intro = Für jeden Kampf gegen einen Banditen wird eine Karte zur Nummer des Banditen gezogen. Was sie gibt und nimmt, kommt zur üblichen Belohnung und Strafe hinzu.
