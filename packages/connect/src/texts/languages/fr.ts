import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.finishing': 'Finalisation avec {wallet}…',
  'button.loading': 'Rétablissement de votre connexion…',
  'button.wrongNetwork': 'Mauvais réseau',
  'button.reload': 'Recharger la page',
  'button.signIn': 'S’identifier',
  'button.account': 'Compte {account}',
  'button.network': 'Réseau : {network}',
  'button.pending': {
    one: '{count} transaction en attente',
    many: '{count} de transactions en attente',
    other: '{count} transactions en attente',
  },

  'dialog.close': 'Fermer',
  'dialog.back': 'Retour',
  'dialog.cancel': 'Annuler',
  'dialog.retry': 'Réessayer',

  'connect.title': 'Connecter un portefeuille',
  'connect.installed': 'Installés',
  'connect.more': 'Autres portefeuilles',
  'connect.recent': 'Récent',
  'connect.browserWallet': 'Portefeuille du navigateur',
  'connect.safeNote': 'Le compte dans lequel cette page est ouverte',
  'connect.none': 'Aucun portefeuille dans ce navigateur',
  'connect.noneHelp':
    'Installez une extension de portefeuille, puis revenez : elle apparaîtra ici automatiquement.',
  'connect.about': 'Qu’est-ce qu’un portefeuille ?',
  'connect.get': 'Obtenir un portefeuille',
  'connect.getNote': 'Comment l’obtenir',
  'connect.popular': 'Populaires',
  'connect.phoneWallet': 'Portefeuille mobile',
  'connect.phoneWalletHelp': 'N’importe lequel, en scannant un code',
  'connect.otherWallets': 'Autres portefeuilles',
  'connect.otherWalletsHelp': 'Votre téléphone vous demandera lequel',
  'connect.otherWalletsCode': 'Par un code ou un lien copié',
  'connect.insideNote': 'S’ouvre dans le navigateur de {wallet}',
  'connect.search': 'Rechercher un portefeuille',
  'connect.found': {
    one: '{count} portefeuille trouvé',
    many: '{count} de portefeuilles trouvés',
    other: '{count} portefeuilles trouvés',
  },
  'connect.noMatch': 'Aucun portefeuille ne porte ce nom.',
  'connect.lookingFor': 'Recherche de {wallet}…',
  'connect.inApp':
    'Les portefeuilles ne s’ouvrent pas depuis {app}. Ouvrez cette page dans le navigateur de votre téléphone : passez par le menu ou copiez l’adresse.',
  'connect.waiting': 'Ouvrez {wallet} pour continuer',
  'connect.waitingHelp': 'Approuvez la connexion dans la fenêtre du portefeuille.',
  'connect.waitingLong':
    'Rien ne s’affiche ? Le portefeuille est peut-être verrouillé, ou sa fenêtre cachée derrière celle-ci.',
  'connect.failed': 'Connexion à {wallet} impossible',
  'connect.failedBusy': 'Une demande est déjà ouverte dans {wallet}. Répondez-y, puis réessayez.',
  'connect.failedEmpty':
    '{wallet} n’a partagé aucun compte utilisable ici. Choisissez-en un, puis réessayez.',
  'connect.failedGone': '{wallet} n’est plus disponible. Rechargez la page, puis réessayez.',
  'connect.failedTimeout': '{wallet} n’a pas répondu à temps.',
  'connect.failedDetail': 'Message du portefeuille : {detail}',
  'connect.failedUnknown': 'Le portefeuille n’a pas indiqué de motif.',

  'phone.check': 'Vérifier à nouveau',
  'phone.continue': 'Continuez dans le portefeuille de votre téléphone.',
  'phone.openWallet': 'Ouvrir le portefeuille',

  'inside.copy': 'Copier l’adresse de cette page',

  'pairing.relaySilent':
    'Le service qui relie les téléphones ne répond pas. Vérifiez votre connexion internet, puis réessayez.',
  'pairing.relayRefused':
    'Le service qui relie les téléphones refuse ce site. Vérifiez la date et l’heure de cet appareil. Si elles sont justes, seul l’exploitant du site peut y remédier.',
  'pairing.relayError': 'Le service qui relie les téléphones n’a pas pu transmettre la demande.',
  'pairing.networks': 'Le portefeuille ne prend pas en charge les réseaux de ce site.',
  'pairing.methods': 'Le portefeuille ne prend pas en charge ce dont ce site a besoin.',
  'pairing.unloadable':
    'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion internet, puis réessayez.',
  'pairing.expired': 'Le portefeuille n’a pas répondu à temps.',
  'pairing.other': 'Le portefeuille et ce site n’ont pas pu convenir d’une connexion.',

  'get.title': 'Obtenir {wallet}',

  'about.title': 'Qu’est-ce qu’un portefeuille ?',

  'account.title': 'Compte',
  'account.safe': 'Compte multisig Safe',
  'account.copy': 'Copier l’adresse',
  'account.copied': 'Copié',
  'account.explorer': 'Voir sur {explorer}',
  'account.disconnect': 'Déconnecter',
  'account.balance': 'Solde',
  'account.balanceOn': 'Solde sur {network}',
  'account.unavailable': 'Indisponible',
  'account.switch': 'Vos comptes dans {wallet}',
  'account.active': 'Actif',
  'account.activate': 'Utiliser {account}',

  'multisig.account': 'Multisig',
  'multisig.rule': 'Multisig, signatures requises : {threshold} sur {owners}',
  'multisig.signed': 'Signatures : {signed} sur {threshold}',

  'signIn.title': 'S’identifier',
  'signIn.why':
    'Signez un message dans votre portefeuille pour prouver que ce compte est le vôtre. C’est gratuit et n’envoie aucune transaction.',
  'signIn.sign': 'Signer le message',
  'signIn.preparing': 'Préparation…',
  'signIn.confirmHelp': 'Lisez le message dans {wallet} et signez-le.',
  'signIn.verifying': 'Vérification…',
  'signIn.retry': 'Réessayer',
  'signIn.changed':
    'Le compte a changé. La session est celle de {account} ; identifiez-vous de nouveau pour utiliser celui-ci.',
  'signIn.wrongNetwork':
    'Votre portefeuille est sur un réseau que ce site ne prend pas en charge. Passez sur un réseau pris en charge pour vous identifier.',
  'signIn.preparing_error':
    'L’identification n’a pas pu être préparée. Vérifiez votre connexion internet, puis réessayez.',
  'signIn.signing_error': 'Votre portefeuille n’a pas signé le message.',
  'signIn.verifying_error': 'La signature n’a pas pu être vérifiée. Réessayez.',
  'signIn.oops_error': 'Une erreur est survenue. Réessayez.',
  'signIn.signedIn': 'Session ouverte',
  'signIn.not': 'Aucune session ouverte',
  'signIn.signOut': 'Fermer la session',
  'signIn.signedOut': 'Session fermée',
  'signIn.signOutFailed': 'La session n’a pas pu être fermée. Réessayez.',
  'signIn.pending':
    'D’autres propriétaires doivent encore signer ce message. Vous pouvez partir et revenir.',
  'signIn.pendingRow': 'Identification en attente de signatures',
  'signIn.pendingUnknown':
    'Les signatures n’ont pas pu être vérifiées. Nouvelle tentative automatique.',
  'signIn.pendingOver':
    'Trop peu de propriétaires ont signé à temps. Recommencez l’identification.',
  'signIn.callOff': 'Annuler l’identification',

  'network.title': 'Changer de réseau',
  'network.confirm': 'Confirmez dans votre portefeuille',
  'network.failed': 'Votre portefeuille n’a pas pu passer au réseau {network}.',

  'unanswered.phone': 'Votre téléphone n’a pas encore répondu.',
  'unanswered.open': 'En attente dans votre portefeuille : {description}',
  'unanswered.lost':
    'Impossible de savoir si ceci a été envoyé : {description}. Vérifiez votre portefeuille.',
  'unanswered.dismiss': 'Ignorer',
  'unanswered.payment': 'Envoi de {amount} à {recipient}',
  'unanswered.call': 'Transaction vers {recipient}',
  'unanswered.batch': {
    one: '{count} transaction',
    many: '{count} de transactions',
    other: '{count} transactions',
  },

  'transactions.title': 'Dernières transactions',
  'transactions.empty': 'Vos transactions effectuées sur ce site apparaîtront ici.',
  'transactions.clear': 'Effacer',
  'transactions.clearAll': 'Effacer la liste des transactions',
  'transactions.pending': 'En attente',
  'transactions.confirmed': 'Confirmée',
  'transactions.failed': 'Échec',
  'transactions.reverted': 'Échec : annulée par le contrat',
  'transactions.replaced': 'Remplacée par une autre transaction',
  'transactions.cancelled': 'Annulée',
  'transactions.notConfirmed': 'Non confirmée',
  'transactions.view': 'Voir dans l’explorateur',

  'announce.connecting': 'Connexion à {wallet}',
  'announce.connected': 'Compte connecté : {account}',
  'announce.disconnected': 'Portefeuille déconnecté',
  'announce.network': 'Réseau actuel : {network}',
  'announce.wrongNetwork': 'Mauvais réseau',
  'announce.account': 'Compte actuel : {account}',
  'announce.signed': 'Transaction en attente ({signatures}) : {description}',
  'announce.confirmed': 'Transaction confirmée : {description}',
  'announce.failed': 'Échec de la transaction : {description}',
  'announce.notConfirmed': 'Transaction non confirmée : {description}',
};

export const network: Part<'network'> = {
  'network.current': 'Connecté',
  'network.rejected': 'Vous avez refusé le passage au réseau {network} dans votre portefeuille.',
  'network.timeout': 'Aucune réponse. Passez au réseau {network} dans votre portefeuille.',
  'network.unsupported':
    'Votre portefeuille ne permet pas de changer de réseau d’ici. Passez au réseau {network} directement dans le portefeuille.',
  'network.wrong':
    'Votre portefeuille est sur un réseau que ce site ne prend pas en charge. Choisissez-en un ci-dessous ou déconnectez votre portefeuille.',
  'network.outside':
    'Votre téléphone est sur {network}, qu’il n’a pas autorisé ici. Cette page reste sur {current}.',
  'network.testnet': 'Réseau de test',
};

export const batch: Part<'batch'> = {
  'batch.done': '{done} sur {size} effectuées',
  'batch.partly':
    '{done} sur {size} effectuées : votre portefeuille ne les a pas exécutées d’un seul bloc',
  'batch.confirmedClaim': 'Confirmée, selon votre portefeuille',
  'batch.failedClaim': 'Échec, selon votre portefeuille',
  'batch.elsewhere': 'En attente : connectez le portefeuille qui l’a envoyée',
  'batch.inWallet': 'Confirmez dans votre portefeuille',
  'batch.nextInWallet': '{position} sur {size} dans votre portefeuille',
  'batch.onNetwork': '{position} sur {size} envoyées, en attente du réseau',
  'batch.notAtomic':
    'Votre portefeuille ne peut pas exécuter tout cela d’un seul bloc. Rien n’a été envoyé.',
  'batch.capability':
    'Votre portefeuille ne prend pas en charge ce qui est nécessaire ici. Rien n’a été envoyé.',
  'batch.tooLarge':
    'C’est plus que ce que votre portefeuille accepte en une fois. Rien n’a été envoyé.',
  'batch.upgradeDeclined':
    'Vous avez refusé la mise à niveau de votre compte. Rien n’a été envoyé.',
  'batch.stopped': '{sent} sur {size} envoyées. Le reste n’a pas été envoyé.',
  'batch.nothingSent': 'Rien n’a été envoyé.',
  'batch.disconnected': 'Le portefeuille a été déconnecté.',
  'batch.otherWallet': 'Un autre portefeuille est maintenant connecté.',
  'batch.otherAccount': 'Un autre compte est maintenant connecté.',
  'batch.otherNetwork': 'Votre portefeuille est maintenant sur un autre réseau.',
  'batch.unreadable': 'Votre portefeuille n’a pas indiqué le compte et le réseau qu’il utilise.',
  'batch.unclear': 'Impossible de savoir si cela a été envoyé. Vérifiez votre portefeuille.',
  'batch.failed': 'Votre portefeuille ne l’a pas envoyé.',
  'account.delegated': 'Ce compte exécute du code délégué :',
};

export const copy: Part<'copy'> = {
  'copy.refused': 'Le navigateur n’a pas autorisé la copie. Copiez vous-même le texte sélectionné.',
};

export const screens: Part<'screens'> = {
  'scan.title': 'Scannez avec {wallet}',
  'scan.titleAny': 'Scannez avec votre téléphone',
  'scan.help': 'Ouvrez {wallet} sur votre téléphone et scannez ce code.',
  'scan.helpAny': 'Ouvrez votre portefeuille sur votre téléphone et scannez ce code.',
  'scan.helpHere':
    'Copiez le lien et collez-le dans votre portefeuille, ou scannez le code avec un autre téléphone.',
  'scan.code': 'Code QR pour connecter un portefeuille mobile',
  'scan.starting': 'Préparation…',
  'scan.ready': 'Le code est prêt à être scanné',
  'scan.renewed': 'Le code a été renouvelé',
  'scan.renewsIn': 'Nouveau code dans {time}',
  'scan.copy': 'Copier le lien',

  'phone.open': 'Ouvrir {wallet}',
  'phone.kept':
    '{wallet} est toujours connecté. Ouvrez-le sur votre téléphone pour continuer, ou connectez un autre portefeuille.',
  'phone.help': 'Approuvez la connexion dans {wallet}, puis revenez ici.',
  'phone.stuck': '{wallet} ne s’est pas ouvert ? Il n’est peut-être pas encore sur ce téléphone.',
  'phone.back': 'Si vous avez approuvé, la réponse arrive dans un instant.',
  'phone.noAnswer': 'Le portefeuille n’a pas encore répondu',
  'phone.showCode': 'Afficher le code et le lien',

  'plain.help':
    'Rien à approuver dans votre portefeuille ? Certains ne peuvent pas se connecter et vous identifier à la fois.',
  'plain.connect': 'Connecter d’abord, s’identifier ensuite',

  'inside.open': 'Ouvrir dans le navigateur de {wallet}',
  'inside.help':
    'Cette page s’ouvre dans le navigateur de {wallet}. Connectez-vous depuis ce navigateur.',
  'inside.paste':
    'Ouvrez {wallet} et collez l’adresse de cette page dans son navigateur, s’il en a un.',

  'get.choose': 'N’importe lequel convient. Un seul suffit.',
  'get.install': 'Installez {wallet}',
  'get.installHelp':
    'Utilisez les liens ci-dessous : les imitations sont courantes dans les boutiques d’applications.',
  'get.create': 'Créez ou importez votre portefeuille',
  'get.createHelp':
    'Notez la phrase de récupération sur papier et ne la communiquez jamais à personne.',
  'get.return': 'Revenez et connectez votre portefeuille',
  'get.returnHelp': 'Si le portefeuille n’est pas encore dans la liste, rechargez cette page.',
  'get.from': 'Obtenir sur {store}',
  'get.program': 'Obtenir pour votre ordinateur',
  'get.phone': 'Pour votre téléphone',
  'get.scan': 'Scannez pour ouvrir sa page sur {store}',

  'about.keysTitle': 'Vos clés restent entre vos mains',
  'about.keys':
    'Un portefeuille garde les clés de vos cryptomonnaies, jetons et objets de collection, et affiche ce que vous détenez.',
  'about.signInTitle': 'Une seule connexion pour de nombreux sites',
  'about.signIn':
    'Connectez votre portefeuille au lieu de créer un compte et un mot de passe sur chaque site. Vous pouvez partir à tout moment.',
  'about.safetyTitle': 'Rien ne bouge sans vous',
  'about.safety':
    'Un site connecté ne voit que votre adresse. Chaque paiement et chaque signature exige votre accord dans le portefeuille.',
  'about.more': 'En savoir plus',
};
