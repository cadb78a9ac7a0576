import type { KitMessages } from './kit.ts';
import type { Translated } from './message.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
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
  'connect.none': 'Aucun portefeuille dans ce navigateur',
  'connect.noneHelp':
    'Installez une extension de portefeuille, puis revenez : elle apparaîtra ici automatiquement.',
  'connect.about': 'Qu’est-ce qu’un portefeuille ?',
  'connect.waiting': 'Ouvrez {wallet} pour continuer',
  'connect.waitingHelp': 'Approuvez la connexion dans la fenêtre du portefeuille.',
  'connect.waitingLong':
    'Rien ne s’affiche ? Le portefeuille est peut-être verrouillé, ou sa fenêtre cachée derrière celle-ci.',
  'connect.failed': 'Connexion à {wallet} impossible',
  'connect.failedBusy': 'Une demande est déjà ouverte dans {wallet}. Répondez-y, puis réessayez.',
  'connect.failedGone': '{wallet} n’est plus disponible. Rechargez la page, puis réessayez.',
  'connect.failedTimeout': '{wallet} n’a pas répondu à temps.',
  'connect.failedDetail': 'Message du portefeuille : {detail}',
  'connect.failedUnknown': 'Le portefeuille n’a pas indiqué de motif.',

  'about.title': 'Qu’est-ce qu’un portefeuille ?',
  'about.keysTitle': 'Vos clés restent entre vos mains',
  'about.keys':
    'Un portefeuille garde les clés de vos cryptomonnaies, jetons et objets de collection, et affiche ce que vous détenez.',
  'about.signInTitle': 'Une seule connexion pour de nombreux sites',
  'about.signIn':
    'Connectez votre portefeuille au lieu de créer un compte et un mot de passe sur chaque site. Vous pouvez partir à tout moment.',
  'about.safetyTitle': 'Rien ne bouge sans vous',
  'about.safety':
    'Un site connecté ne voit que votre adresse. Chaque paiement et chaque signature exige votre accord dans le portefeuille.',

  'account.title': 'Compte',
  'account.copy': 'Copier l’adresse',
  'account.copied': 'Copié',
  'account.explorer': 'Voir sur {explorer}',
  'account.disconnect': 'Se déconnecter',
  'account.balance': 'Solde',
  'account.balanceOn': 'Solde sur {network}',
  'account.unavailable': 'Indisponible',
  'account.switch': 'Vos comptes dans {wallet}',
  'account.active': 'Actif',
  'account.activate': 'Utiliser {account}',

  'signIn.title': 'S’identifier',
  'signIn.why':
    'Signez un message dans votre portefeuille pour prouver que ce compte est le vôtre. C’est gratuit et n’envoie aucune transaction.',
  'signIn.sign': 'Signer le message',
  'signIn.preparing': 'Préparation…',
  'signIn.confirmHelp': 'Lisez le message dans {wallet} et signez-le.',
  'signIn.verifying': 'Vérification…',
  'signIn.retry': 'Réessayer',
  'signIn.changed':
    'Le compte a changé. La session est celle de {account} ; identifiez-vous de nouveau pour utiliser celui-ci.',
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

  'network.title': 'Changer de réseau',
  'network.current': 'Connecté',
  'network.confirm': 'Confirmez dans votre portefeuille',
  'network.rejected': 'Vous avez refusé le passage au réseau {network} dans votre portefeuille.',
  'network.failed': 'Votre portefeuille n’a pas pu passer au réseau {network}.',
  'network.timeout': 'Aucune réponse. Passez au réseau {network} dans votre portefeuille.',
  'network.unsupported':
    'Votre portefeuille ne permet pas de changer de réseau d’ici. Passez au réseau {network} directement dans le portefeuille.',
  'network.wrong':
    'Votre portefeuille est sur un réseau que ce site ne prend pas en charge. Choisissez-en un ci-dessous ou déconnectez-vous.',
  'network.testnet': 'Réseau de test',

  'transactions.title': 'Dernières transactions',
  'transactions.empty': 'Vos transactions effectuées sur ce site apparaîtront ici.',
  'transactions.clear': 'Effacer',
  'transactions.clearAll': 'Effacer la liste des transactions',
  'transactions.pending': 'En attente',
  'transactions.confirmed': 'Confirmée',
  'transactions.failed': 'Échec',
  'transactions.reverted': 'Échec : refusée par le contrat',
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
  'announce.confirmed': 'Transaction confirmée : {description}',
  'announce.failed': 'Échec de la transaction : {description}',
};
