aid-injuries = Lesioni
aid-injuries-intro = Se dovresti subire ferite oltre il massimo, pesca 1 lesione, per quante siano in eccesso. Finché ce l’hai, scarti una carta poker per ogni ferita che dovresti subire, e la perdi con l’ultima ferita. Una lesione non è una ferita.
aid-injuries-name = Lesione
aid-injuries-text = Che cosa fa
aid-score-injury = I PL che la tua lesione costa, se lo dice.
