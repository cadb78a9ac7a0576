import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.finishing': 'Finalisation avec {wallet}…',
  'button.loading': 'Rétablissement de votre connexion…',
  'button.wrongNetwork': 'Mauvais réseau',
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
  'connect.reload': 'Recharger',
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
