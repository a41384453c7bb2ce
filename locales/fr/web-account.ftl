# Accounts: names that last on several devices. The texts about privacy are docs/privacy.md in short.

web-guest-account = Compte
web-guest-help-account = Les autres joueurs voient votre nom à la table.

web-account-title = Compte
web-account-guest = Vous jouez en invité : seul ce navigateur vous connaît. Cela suffit pour jouer.
web-account-of = Vous êtes connecté sous le nom { $name }.
web-account-phone = Téléphone
web-account-computer = Ordinateur
web-account-no-passkey = Aucune clé d’accès n’a été utilisée : la fenêtre a été fermée, ou cet appareil n’en a pas pour ce site.
web-account-old-browser = Ce navigateur ne connaît pas les clés d’accès. Mettez-le à jour ou prenez-en un autre.
web-account-host = Les clés d’accès exigent un nom de domaine. Elles ne fonctionnent pas quand cette page est ouverte par son adresse IP.
web-account-localhost = Ouvrir cette page sur localhost

web-account-keep = Rendre votre nom permanent
web-account-keep-more = Avec une clé d’accès, vous gardez le nom { $name }, vos places, vos tables et vos statistiques : vous vous connectez par empreinte, visage ou code, sur tout appareil, sans mot de passe.
web-account-device = Nom de cet appareil
web-account-make = Rendre mon nom permanent

web-account-sign-in = Se connecter
web-account-sign-in-more = Utilisez un compte créé sur un autre appareil. Les places et tables que vous avez ici en invité s’y ajoutent.
web-account-with-passkey = Se connecter avec une clé d’accès
web-account-with-provider = Se connecter avec { $provider }
web-account-provider-more = Vous pouvez vous connecter avec { $provider }.
web-account-provider-add = Liez votre compte { $provider }, et vous pourrez aussi vous en servir pour vous connecter.
web-account-provider-link = Lier
web-account-provider-remove = Délier
web-account-code = Code de secours
web-account-with-code = Se connecter avec le code
web-account-email = Adresse e-mail
web-account-address = Votre adresse e-mail
web-account-send = M’envoyer un lien
web-account-email-more = Le lien vous connecte. Si l’adresse n’a pas encore de compte, le lien rend votre nom permanent.
web-account-email-add-more = Avec une adresse confirmée, vous pouvez aussi vous connecter par un lien. L’adresse ne sert sinon qu’aux e-mails sur vos parties, si vous en demandez.
web-account-email-removed = L’adresse est effacée.
# $address is an e-mail address.
web-account-sent = Un lien a été envoyé à { $address }. Il est valable 15 minutes.
web-account-link = Se connecter par le lien
web-account-link-more = Ce lien connecte ce navigateur sous le nom { $name }. Il a été demandé dans un autre navigateur : continuez seulement si c’était vous.
web-account-link-go = Se connecter : { $name }
# $name is the guest of this browser, $tables the number of its unfinished tables.
web-account-link-moves = { $tables ->
    [0] Ajouter au compte ce que possède ici { $name } (aucune table en cours)
    [one] Ajouter au compte ce que possède ici { $name } ({ $tables } table en cours)
   *[other] Ajouter au compte ce que possède ici { $name } ({ $tables } tables en cours)
}
web-account-link-stays = Sinon, après votre déconnexion, ce navigateur reprend le nom { $name }.

web-account-devices = Appareils
web-account-unnamed = Sans nom
web-account-here = Ce navigateur
web-account-seen = Connecté le { $created }, dernière activité le { $seen }
web-account-sign-out-device = Déconnecter
web-account-sign-out-of = Déconnecter { $name }
web-account-device-done = L’appareil est déconnecté.

web-account-passkeys = Clés d’accès
web-account-passkeys-more = Chacune de vos clés d’accès vous connecte. Ajoutez-en une sur chaque appareil qui ne les synchronise pas avec les autres.
web-account-used = Créée le { $created }, dernière utilisation le { $used }
web-account-remove = Retirer
web-account-remove-of = Retirer { $name }
web-account-passkey-removed = La clé d’accès ne fonctionne plus. Effacez-la aussi sur votre appareil.
web-account-passkey-name = Nom de la clé d’accès
web-account-passkey-add = Ajouter une clé d’accès
web-account-passkey-added = Clé d’accès ajoutée.

web-account-recovery = Code de secours
web-account-recovery-more = Un code de secours vous connecte une seule fois, sans clé d’accès. Le vôtre date du { $made }.
web-account-recovery-new = Nouveau code de secours
web-account-recovery-once = Notez ce code maintenant : il ne sera plus jamais affiché. Il vous connecte si vous avez perdu vos appareils. Les codes précédents ne fonctionnent plus.
web-account-recovery-paper = Code de secours pour { $name } sur { $host }
web-account-copy = Copier
web-account-print = Imprimer
web-account-recovery-saved = C’est noté

web-account-games = Parties publiées
web-account-games-share = Laisser publier mes parties sans noms
web-account-games-more = Si tout le monde à la table a activé ce réglage avant la fin d’une partie, l’hôte de ce serveur peut en publier les choix un mois plus tard, sans noms, discussion ni heures. Toute personne qui se souvient d’une partie peut la reconnaître, et ce qui a été publié ne peut plus être retiré. Vous pouvez prendre n’importe quelle place sans ce réglage, et le désactiver à tout moment.
web-account-games-on = Vos prochaines parties peuvent être publiées sans noms.
web-account-games-off = Vos parties restent sur ce serveur.

web-account-leaving = Se déconnecter
web-account-out = Se déconnecter ici
web-account-out-more = Ce navigateur sera déconnecté. Vous garderez votre compte, vos places et vos tables.
web-account-out-done = Vous êtes déconnecté.
web-account-everywhere = Se déconnecter partout ailleurs
web-account-everywhere-more = Tous les autres appareils seront déconnectés, et ce qu’ils ont ouvert sera fermé.
web-account-everywhere-done = Tous les autres appareils sont déconnectés.
web-account-data = Vos données
web-account-data-more = Téléchargez tout ce que le serveur a enregistré sur vous, ou supprimez votre compte.
web-account-export = Télécharger mes données
web-account-delete = Supprimer mon compte
web-account-delete-more = Votre nom, vos clés d’accès, votre adresse et vos messages seront effacés pour de bon. Un nom inventé remplacera le vôtre dans les parties passées, et des bots reprendront vos places.
web-account-delete-done = Votre compte est supprimé.
web-account-confirm = Confirmez que ce compte est le vôtre
web-account-confirm-more = Utilisez une clé d’accès ou votre code de secours ; le code reste valable. Sans l’un ni l’autre, déconnectez-vous, puis reconnectez-vous.
web-account-confirm-passkey = Confirmer avec une clé d’accès
web-account-confirm-code = Confirmer avec le code

web-privacy-title = Ce que le serveur enregistre sur vous
web-privacy-guest = En invité : le nom que vous avez choisi, et un identifiant dont seul votre navigateur peut prouver qu’il est le sien.
web-privacy-account = Avec un compte : les clés d’accès (jamais votre empreinte ni votre visage), le nom et les jours d’usage de vos appareils, un condensé du code de secours, et votre adresse e-mail si vous l’avez donnée.
web-privacy-notices = Pour les notifications : ce dont vous voulez être informé, vos heures de silence, et le décalage de votre horloge par rapport à UTC.
web-privacy-tables = Aux tables : vos places, vos choix, et ce que vous avez écrit.
web-privacy-play = De vos parties : les résultats, les cotes et les succès, les joueurs que vous ignorez, et vos congés.
web-privacy-games = Si vous laissez publier vos parties sans noms : la date de votre accord, jusqu’à ce que vous désactiviez ce réglage.
web-privacy-push = Si un appareil vous prévient quand c’est à vous : son adresse auprès du service de notifications de son navigateur, et la langue des messages, jusqu’à ce que vous désactiviez ceux-ci.
web-privacy-reports = Pour chaque signalement : une copie de ce qu’il vise, avec au plus dix lignes de la discussion, pendant 90 jours, pour les modérateurs de ce serveur.
web-privacy-not = Jamais : votre adresse IP, votre type de navigateur, le lieu où vous êtes, ce que vous faites ailleurs.
web-privacy-deleted = Après la suppression, les parties passées gardent vos choix sous un nom inventé, pour que les autres puissent les revoir.

web-error-not-signed-in = Vous n’êtes pas connecté. Rechargez la page.
web-error-signed-in = Vous êtes déjà connecté. Déconnectez-vous d’abord.
web-error-confirm-first = Confirmez d’abord que ce compte est le vôtre.
web-error-no-ceremony = L’opération a pris trop de temps, ou a été commencée dans un autre navigateur. Réessayez.
web-error-passkey = La clé d’accès n’a pas été acceptée.
web-error-passkey-host = Les clés d’accès exigent un nom de domaine. Elles ne fonctionnent pas quand cette page est ouverte par son adresse IP.
web-error-unknown-passkey = Cette clé d’accès est inconnue ici. Elle a peut-être été retirée.
web-error-passkeys-full = Votre compte ne peut pas avoir plus de clés d’accès. Retirez-en une d’abord.
web-error-overtaken = L’opération a déjà été faite, ou les données ont changé entre-temps. Réessayez.
web-error-recovery = Aucun compte n’a ce code. Vérifiez-le : chaque code ne sert qu’une fois.
web-error-recovery-form = Un code de secours compte 7 groupes de 4 lettres ou chiffres.
web-error-too-many-tries = Trop d’essais. Attendez dix minutes ; les clés d’accès fonctionnent toujours.
web-error-account = Cet invité a déjà un compte.
web-error-label = Le nom d’un appareil ou d’une clé d’accès compte 40 caractères au plus.
web-error-email = Ce n’est pas une adresse e-mail.
web-error-email-taken = Un autre compte a cette adresse.
web-error-link = Ce lien a expiré ou a déjà servi. Demandez-en un autre.
web-error-link-browser = Ouvrez ce lien dans le navigateur où vous l’avez demandé.
web-error-no-mail = Ce serveur n’envoie pas d’e-mails.
web-error-no-provider = Ce serveur n’utilise pas de fournisseur de connexion.
web-error-provider = La connexion a échoué. Réessayez.

## E-mails with links

mail-link-subject = Votre lien Darkrock
mail-link-enter = Ouvrez ce lien pour vous connecter :
mail-link-make = Ouvrez ce lien dans le même navigateur pour rendre votre nom permanent :
mail-link-add = Ouvrez ce lien dans le même navigateur pour confirmer votre adresse e-mail :
mail-link-once = Le lien ne sert qu’une fois et reste valable 15 minutes.
mail-link-not-you = Si vous n’avez pas demandé ce lien, ignorez ce message : il ne se passera rien.
