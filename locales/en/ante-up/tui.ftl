frontier-price = frontier token for cards worth { $n }
