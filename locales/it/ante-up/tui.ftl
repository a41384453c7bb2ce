frontier-price = segnalino Frontiera per { $n } in carte
train-at = Posizione del treno: { $place }. Prossima fermata: { $next }.
fact-train-heist = Peschi una carta che dice che cosa trasporta il treno e affronti la sua Guardia. Se perdi: almeno una ferita e una carta.
fight-holdup = { $fighter } rapina il treno: { $opponent }.
stakes-reward = In caso di vittoria: { $text }
stakes-penalty = In caso di sconfitta: { $text }
