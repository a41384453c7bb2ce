chapter-wb-sheriff-variant = Carte Sceriffo
rule-wb-sheriff-variant-01 = Durante la preparazione, mescola le carte Sceriffo e rivela la prima.
rule-wb-sheriff-variant-02 = In ogni scontro con lo Sceriffo vale la carta rivelata, che dice quante carte Scontro pesca lui, se vinci i pareggi e che cosa ottieni o subisci in più.
rule-wb-sheriff-variant-03 = Ogni volta che lo Sceriffo perde uno scontro, la carta successiva sostituisce quella rivelata.
rule-wb-sheriff-variant-04 = Come sempre, lo Sceriffo che perde uno scontro torna nel suo Ufficio.
rule-wb-sheriff-variant-05 = Sei Ricercato e batti lo Sceriffo mentre vale la carta Il Giudice Impiccatore: ottieni 1 PL, lo Sceriffo torna nel suo Ufficio e si rivela un’altra carta.
rule-wb-sheriff-variant-06 = Ciò che una carta ti fa perdere si perde dopo l’arresto. Quando tutte le carte sono state usate, si mescolano di nuovo.
    .ruling = Una carta si aggiunge alle regole di un arresto, e deve sempre valerne una.
