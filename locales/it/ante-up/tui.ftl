frontier-price = segnalino Frontiera per { $n } in carte
