step-full-hand = Mano piena: pesca altre 2 carte
