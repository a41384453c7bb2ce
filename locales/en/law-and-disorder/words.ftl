step-infamous = Infamous
