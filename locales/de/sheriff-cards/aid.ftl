aid-sheriff-cards = Sheriffkarten
aid-sheriff-cards-intro = In Kämpfen mit dem Sheriff gilt eine dieser Karten. Was sie gibt und nimmt, kommt zur üblichen Belohnung und Strafe hinzu. Besiegt jemand den Sheriff, wird eine andere Karte aufgedeckt.
