web-module-standard-stores = Negozi standard
web-module-standard-stores-more = Ciò che vende ogni negozio è fisso invece di essere distribuito a caso.
