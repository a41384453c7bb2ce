# The admin page: what moderators and admins of a server read.

web-admin-title = Modération
web-admin-none = Cette page est réservée aux modérateurs et aux administrateurs de ce serveur.
web-admin-role-moderator = Modérateur
web-admin-role-admin = Administrateur
web-admin-tab-reports = Signalements
web-admin-tab-tables = Tables
web-admin-tab-bans = Exclusions
web-admin-tab-announcement = Annonce
web-admin-tab-roles = Rôles
web-admin-tab-log = Journal

## Reports

web-admin-open = Ouverts
web-admin-closed = Fermés
web-admin-no-reports = Rien n’a été signalé.
web-admin-unnamed = Une table sans nom
# $name is the name of a person or, for a table, the table’s.
web-admin-report-name = Nom : { $name }
web-admin-report-line = Message (auteur : { $name })
web-admin-report-table = Table : { $name }
web-admin-reporters = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
web-admin-resolved = Réglé
web-admin-unfounded = Sans fondement
web-admin-others = D’autres doivent en décider : il s’agit d’une table où vous êtes, ou d’un rôle qui n’est pas inférieur au vôtre.
web-admin-look = Voir le contexte dans la discussion
web-admin-chat = Discussion
web-admin-no-lines = Aucun message.
web-admin-do-hide-line = Retirer le message
web-admin-do-rename-guest = Donner un nom neutre
web-admin-do-ban-guest = Exclure
web-admin-do-rename-table = Retirer le nom de la table
web-admin-do-remove-table = Supprimer la table
web-admin-do-ban-network = Exclure le réseau
web-admin-do-resolved = Réglé
web-admin-do-unfounded = Sans fondement
web-admin-done-hide-line = Le message a été retiré.
web-admin-done-rename-guest = La personne a maintenant un nom neutre.
web-admin-done-ban-guest = La personne est exclue.
web-admin-done-rename-table = La table n’a plus de nom.
web-admin-done-remove-table = La table a été supprimée.
web-admin-done-ban-network = Les nouveaux invités de ce réseau sont exclus.
web-admin-done-resolved = Le signalement est fermé.
web-admin-done-unfounded = Le signalement est classé comme infondé.

## Tables

web-admin-search = Nom de table ou de joueur, ou fin de lien
web-admin-no-tables = Aucune table.
web-admin-read-chat = Lire la discussion
web-admin-remove-sure = Oui, la supprimer avec sa partie

## Bans

# $name is the name of a person.
web-admin-ban-of = Exclure { $name }
web-admin-reason = Raison, montrée à la personne
web-admin-reason-usual = Un modérateur de ce serveur vous a exclu.
web-admin-length = Pour combien de temps ?
web-admin-forever = Pour toujours
web-admin-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-admin-until = Jusqu’au { $moment }
web-admin-person = Identifiant public de la personne, ou lien de son profil
web-admin-network = Exclure un réseau
web-admin-network-of = Adresse ou réseau
web-admin-network-more = Seuls sont exclus les nouveaux invités et ceux qui sont arrivés il y a moins d’une semaine.
web-admin-shared = { $n ->
    [0] aucun autre invité ces dernières 24 heures
    [one] partagé avec { $n } autre invité ces dernières 24 heures
   *[other] partagé avec { $n } autres invités ces dernières 24 heures
}
web-admin-no-bans = Personne n’est exclu.
web-admin-gone = Une personne qui est partie
web-admin-ban-guest = Personne
web-admin-ban-address = Adresse
web-admin-ban-network = Nouveaux invités d’un réseau
web-admin-lift = Lever l’exclusion
web-admin-lift-of = Lever l’exclusion : { $name }
web-admin-done-lift = L’exclusion est levée.

## Announcement, roles, log

web-admin-announce = Annonce
web-admin-announce-more = Tout le monde voit l’annonce en haut de la page, jusqu’à ce que vous la retiriez.
web-admin-do-announce = Annoncer
web-admin-do-unannounce = Retirer l’annonce
web-admin-done-announce = Tout le monde voit maintenant l’annonce.
web-admin-done-unannounce = L’annonce est retirée.
web-admin-role = Rôle
web-admin-do-role = Donner le rôle
web-admin-no-role = Retirer le rôle
web-admin-no-role-of = Retirer le rôle : { $name }
web-admin-done-role = Les rôles ont été modifiés.
web-admin-no-deeds = Aucune mesure n’a encore été prise.
web-admin-interrupted = interrompu
