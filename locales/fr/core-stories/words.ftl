web-module-core-stories = Histoires de base
web-module-core-stories-more = Les histoires du jeu de base au lieu des histoires légendaires, sans la piste Histoire ni le dé de risque.
