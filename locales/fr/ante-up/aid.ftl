# The steps of high stakes poker. Dollars: what a player needs to take part ($purse), $ante, $house, $raise; the cards of a dealer
# ($dealercards).
aid-high-stakes = Une partie de poker à gros enjeux
aid-high-stakes-start = Avec { $purse } $ et une carte de poker, payez { $ante } $ et piochez une carte. Dans la même ville, tous ceux qui ont au moins { $purse } $ et une carte de poker peuvent faire de même, dans l’ordre du tour.
aid-high-stakes-dealer = La maison ajoute { $house } $. Si personne ne participe, votre voisin de droite est croupier pour la maison, avec { $dealercards } cartes de la pioche. Retournez 3 cartes : le flop.
aid-high-stakes-raise = En partant de votre gauche, chacun met { $raise } $ dans le pot, ou se couche et pioche une carte. Vous décidez en dernier. Un croupier ne peut pas se coucher.
aid-high-stakes-alone = Sans croupier, le dernier joueur qui ne s’est pas couché l’emporte aussitôt. Si tous se couchent face à un croupier, le pot va à la réserve.
aid-high-stakes-second = La maison, ou la réserve s’il y a un croupier, ajoute encore { $raise } $. Retournez 2 autres cartes : le turn et la river. Chacun joue deux cartes de sa main, qui comptent avec les trois meilleures des cinq cartes communes.
aid-high-stakes-win = Le gagnant prend le pot et gagne 1 PL et 1 point Flambeur ; si c’est le croupier, le pot va à la réserve. Le croupier remporte les égalités ; sans croupier, c’est vous. Les autres joueurs à égalité se partagent le pot et gagnent chacun 1 PL et 1 point Flambeur. Les perdants piochent une carte.

# The fight with the train’s guard.
aid-fight-train = Contre le garde du train
aid-fight-train-intro = L’attaque du train suit ces étapes. Le joueur à votre droite joue le garde. En cas d’égalité, le garde gagne ; vous ne pouvez pas refuser.
aid-step-npc-draws-train = Piochez une carte Rencontre du train. Le garde pioche autant de cartes Combat qu’elle l’indique.
aid-step-npc-commits-train = Le garde joue une de ses cartes face cachée.
aid-step-outcome-train = Victoire : la récompense de la rencontre. Défaite : sa pénalité.
