aid-sheriff-cards = Carte Sceriffo
aid-sheriff-cards-intro = Una di queste carte vale negli scontri con lo Sceriffo. Ciò che dà e toglie si aggiunge alla ricompensa e alla penalità abituali. Quando qualcuno batte lo Sceriffo, si rivela un’altra carta.
