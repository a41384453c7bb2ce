scoring-richest = Richest player
