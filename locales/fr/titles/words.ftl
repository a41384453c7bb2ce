web-module-titles = Titres
web-module-titles-more = Un titre sur huit est révélé pour la partie et rapporte des PL à la fin.
scoring-the-mayor = Le Maire
scoring-the-gold-baron = Le Baron de l’or
scoring-the-collector = Le Collectionneur
scoring-the-master-smith = Le Maître armurier
scoring-the-unkillable = Le Dur à cuire
scoring-the-arm-of-the-law = Le Bras de la loi
scoring-the-most-feared = La Terreur
scoring-the-banker = Le Banquier
# $title: the name of a title
log-title = Le titre de cette partie : { $title }.
