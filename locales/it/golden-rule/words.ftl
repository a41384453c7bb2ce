scoring-richest = Giocatore più ricco
