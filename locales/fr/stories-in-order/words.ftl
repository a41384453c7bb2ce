web-module-stories-in-order = Histoires dans l’ordre
web-module-stories-in-order-more = Les vingt histoires légendaires viennent dans l’ordre de leurs numéros et forment un seul récit, depuis le début. La fin de chacune reste ouverte.
web-error-stories-in-order-core-stories = Les histoires du jeu de base n’ont pas d’ordre.
web-error-stories-in-order-border-town = Le mode « Ville frontière » se joue avec les histoires du jeu de base, qui n’ont pas d’ordre.
web-error-stories-in-order-golden-rule = Le mode « Règle d’or » se joue avec les histoires du jeu de base, qui n’ont pas d’ordre.
web-error-stories-in-order-law-and-disorder = Le mode « La loi et le désordre » se joue avec les histoires du jeu de base, qui n’ont pas d’ordre.
web-error-stories-in-order-serenade = Le mode « Sérénade » se joue avec les histoires du jeu de base, qui n’ont pas d’ordre.
