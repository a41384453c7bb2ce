# Parties classées et joueurs rencontrés : classements, profils, succès, recherche, partie rapide.

## Parties classées

web-rated = Classée
web-rated-title = Partie classée
web-rated-more = Le résultat change la cote des joueurs : pleinement face à ceux dont l’hôte de ce serveur se porte garant, peu face aux autres. Pas de conseils, et une seule place par navigateur ; le joueur qui laisse la partie à un bot finit dernier.
web-rated-agreed = D’autres joueurs se sont assis : ce réglage ne peut plus être changé.
web-rating = Cote
web-rating-of = { $n } ± { $plus }
web-rating-none = Pas encore de cote
web-rating-change = Cote { $change }
web-lobby-rated = Partie
web-lobby-language = Langue
web-language = Langue de la table
web-language-any = Toutes
web-profile-of = Profil : { $name }

## Groupes de parties

web-group-base = Jeu de base
web-group-any = Tous les jeux
web-group-mode = { $mode } ({ $modules })

## Partie rapide et recherche

web-quick = Jouer avec d’autres
web-quick-more = Vous donne la prochaine place libre qui convient, ou ouvre une table que d’autres peuvent rejoindre.
web-quick-go = Trouver une table
web-quick-search = Chercher
web-quick-fields = Genre de table
web-quick-game = Jeu
web-quick-any = Peu importe
web-quick-rated = Partie
web-quick-rated-yes = Classée
web-quick-rated-no = Amicale
web-quick-level = Joueurs
web-quick-level-mine = Proches de ma cote
web-quick-found = { $n ->
    [0] Aucune table ne convient pour l’instant.
    [one] 1 table convient.
   *[other] { $n } tables conviennent.
}

## Classements

web-nav-leaderboard = Classements
web-leaderboard = Classement
web-leaderboard-more = Pour être classé, il faut avoir joué au moins { $games } parties classées contre au moins { $opponents } joueurs différents dont l’hôte de ce serveur se porte garant. L’ordre suit la cote que chaque joueur dépasse très probablement.
# On a server where all opponents count.
web-leaderboard-all = Pour être classé, il faut avoir joué au moins { $games } parties classées contre au moins { $opponents } adversaires différents. L’ordre suit la cote que chaque joueur dépasse très probablement.
web-leaderboard-limits = Les parties contre des joueurs dont l’hôte ne se porte pas garant changent une cote d’au plus { $recently } points en { $days } jours et { $ever } points en tout, sauf si quelqu’un abandonne la partie.
web-leaderboard-none = Personne n’est encore classé ici.
# $n players: the host vouches for too few.
web-leaderboard-few = Personne ne peut être classé ici avant que l’hôte de ce serveur se porte garant de { $opponents } joueurs. Pour l’instant : { $n }.
web-leaderboard-rank = Rang
web-leaderboard-player = Joueur
web-leaderboard-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
web-leaderboard-you = Vous
web-leaderboard-next = Joueurs suivants
web-leaderboard-back = Joueurs précédents

## Profils

web-nav-profile = Mon profil
web-profile-none = Jouez d’abord une partie : votre profil commence avec elle.
web-profile-games-won = { $n ->
    [one] { $n } partie, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
   *[other] { $n } parties, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
web-profile-ratings = Cotes
web-profile-unrated = Pas encore de partie classée.
web-profile-rank = Rang { $n }
web-profile-characters = Personnages favoris
web-profile-character-games = { $n ->
    [one] { $n } partie, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
   *[other] { $n } parties, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
web-profile-games = Parties
web-profile-no-games = Pas encore de partie terminée.
web-profile-place = Rang { $place } sur { $seats }
web-profile-lp = { $n } PL
web-profile-won = Gagnée
web-profile-abandoned = Abandonnée
web-profile-stayed = Jamais terminée
web-profile-open = Ouvrir
web-profile-older = Parties plus anciennes
web-profile-newer = Parties plus récentes
web-profile-recent = Rencontrés récemment
web-profile-nobody = Vous n’avez pas encore terminé de partie avec d’autres.
web-profile-together = { $n ->
    [one] { $n } partie ensemble
   *[other] { $n } parties ensemble
}
web-profile-ignored = Joueurs ignorés
web-profile-ignore = Ignorer
web-profile-ignore-of = Ignorer { $name }
web-profile-ignore-more = Les joueurs ignorés ne peuvent pas s’asseoir à vos tables ; vous ne voyez ni leurs messages ni leurs tables ouvertes. Ils n’en sont pas informés.
web-profile-heed = Ne plus ignorer
web-profile-heed-of = Ne plus ignorer { $name }

## Succès

web-achievements = Succès
web-achievements-sum = { $n } sur { $of }
web-achievement-progress = { $done } sur { $of }
web-achievement-reached = Obtenu
web-achievement-finished = Poussière aux bottes
web-achievement-finished-more = Terminez une partie.
web-achievement-first-win = Un nom à retenir
web-achievement-first-win-more = Gagnez une partie.
web-achievement-win-marshal = Le bras de la loi
web-achievement-win-marshal-more = Gagnez en tant que Marshall.
web-achievement-win-wanted = Légende hors la loi
web-achievement-win-wanted-more = Gagnez en étant Wanted.
web-achievement-bank = Retrait d’espèces
web-achievement-bank-more = Dévalisez la banque.
web-achievement-train = Terminus
web-achievement-train-more = Attaquez le train (Ante Up).
web-achievement-bandit = Chasseur de bandits
web-achievement-bandit-more = Gagnez un combat contre un bandit.
web-achievement-duel = Midi pile
web-achievement-duel-more = Provoquez un joueur en duel et gagnez.
web-achievement-arrested = Sous les verrous
web-achievement-arrested-more = Faites-vous arrêter.
web-achievement-poker = As du tapis vert
web-achievement-poker-more = Gagnez au poker dans 3 parties.
web-achievement-cattle = Des deux côtés de la clôture
web-achievement-cattle-more = Vendez du bétail, et livrez-en.
web-achievement-prospector = Fièvre de l’or
web-achievement-prospector-more = Trouvez des pépites en prospectant dans 3 parties.
web-achievement-upgrade = Réglage fin
web-achievement-upgrade-more = Améliorez un équipement.
web-achievement-stories = Conteur
web-achievement-stories-more = Contribuez à des histoires dans 5 parties.
web-achievement-legend = Dans la légende
web-achievement-legend-more = Prenez part à une histoire légendaire menée à son terme (Blood Money).
web-achievement-deed = Propriétaire
web-achievement-deed-more = Prenez un titre de propriété (Blood Money).
web-achievement-gambler = En veine
web-achievement-gambler-more = Avancez sur la piste Flambeur (Ante Up).
web-achievement-every-length = Courte, moyenne, longue
web-achievement-every-length-more = Gagnez une partie de chaque durée.
web-achievement-expansions = Nouvelles frontières
web-achievement-expansions-more = Terminez une partie avec Ante Up, et une avec Blood Money.
web-achievement-win-both = Tout l’Ouest
web-achievement-win-both-more = Gagnez une partie avec Ante Up et Blood Money ensemble.
web-achievement-modes = À la mode
web-achievement-modes-more = Terminez des parties dans 3 modes différents.
web-achievement-full-table = Table comble
web-achievement-full-table-more = Terminez une partie à 6 places.
web-achievement-characters = Mille visages
web-achievement-characters-more = Terminez des parties avec 10 personnages différents.

## Reports

web-report = Signaler
# $name is the name of a person.
web-report-name = Signaler le nom « { $name } »
# $name is the author of a chat line.
web-report-line = Signaler ce message (auteur : { $name })
web-report-table = Signaler cette table
# $table is the name of a table.
web-report-table-of = Signaler la table « { $table } »
web-report-more = Les modérateurs de ce serveur voient ce que vous signalez et, pour un message ou une table, jusqu’à dix lignes de la discussion. Personne d’autre n’en est informé.
web-report-text = Quel est le problème ? (facultatif)
web-report-send = Envoyer le signalement
web-report-done = Merci. Les modérateurs vont l’examiner.
web-guest-admin = Modération

web-error-reports-full = Vous avez dix signalements ouverts. Attendez que les modérateurs les aient examinés.
web-error-report-self = Cela vient de vous : vous ne pouvez pas le signaler.
web-error-network-banned = Pendant quelques jours, aucun nouvel invité n’est accepté depuis votre réseau. Les noms d’invité existants fonctionnent toujours.
web-error-own-case = Personne ne décide de son propre cas. Laissez cette décision à quelqu’un d’autre.
web-error-own-table = Vous êtes à cette table. Laissez cette décision à quelqu’un d’autre.
web-error-role-rank = Le rôle de cette personne n’est pas inférieur au vôtre.
web-error-role-account = Cette personne joue en invité. Un rôle exige un compte.
web-error-admins-only = Seuls les administrateurs peuvent le faire.
web-error-reason = Donnez une raison de 1 à 200 caractères.
web-error-days = Ce nombre de jours est impossible.
web-error-network-range = Indiquez une adresse, ou un réseau pas trop grand, comme 192.0.2.0/24.
web-error-network-shared = Davantage de personnes partagent maintenant ce réseau. Vérifiez de nouveau avant de confirmer.
web-error-unseen = Ce serveur n’a pas vu cette personne ces dernières 24 heures.
web-error-report-kind = Cette action ne convient pas à ce signalement.
web-error-announcement = Le texte compte 300 caractères au plus.
