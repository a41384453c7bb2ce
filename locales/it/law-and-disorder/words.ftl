step-infamous = Famigerato
