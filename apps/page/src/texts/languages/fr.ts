import type { Part } from '../textLoaders.ts';

export const page: Part<'page'> = {
  'start.title': 'Ce site ne répond pas',
  'start.text':
    'La page est là, mais son serveur n’a pas indiqué quels réseaux utiliser. Votre portefeuille et vos fonds ne sont pas touchés.',
  'start.faultTitle': 'Cette page n’a pas pu démarrer',
  'start.faultText':
    'Quelque chose a échoué dans la page elle-même. Votre portefeuille et vos fonds ne sont pas touchés.',
  'start.retry': 'Réessayer',
  'start.retrying': 'Nouvelle tentative…',

  'layout.skip': 'Aller au contenu',
  'layout.navigation': 'Pages',
  'layout.homeLink': '{app}, accueil',
  'layout.home': 'Accueil',
  'layout.send': 'Envoyer',
  'layout.activity': 'Activité',
  'layout.multisig': 'Multisig',
  'layout.sessions': 'Sessions',
  'layout.settings': 'Paramètres',
  'layout.loading': 'Chargement de la page…',
  'layout.restoring': 'Rétablissement de votre connexion…',
  'layout.copied': 'Copié',
  'layout.about':
    '{app} fonctionne sur le serveur de son exploitant. Vos clés ne quittent jamais votre portefeuille.',
  'layout.local':
    'Réseaux locaux : tout ce qui est ici tourne sur cette machine, et rien n’a de valeur réelle.',
  'layout.imprint': 'Mentions légales',
  'layout.privacy': 'Confidentialité',
  'layout.terms': 'Conditions d’utilisation',
  'layout.support': 'Assistance',

  'dialog.cancel': 'Annuler',

  'error.title': 'Impossible d’afficher cette page',
  'error.text':
    'Une erreur s’est produite de notre côté. Votre portefeuille et vos fonds ne sont pas touchés.',
  'error.retry': 'Réessayer',
  'error.reload': 'Recharger le site',
  'error.updated':
    'Ce site a été mis à jour depuis que vous l’avez ouvert. Rechargez-le pour continuer.',
  'error.offlineTitle': 'Vous êtes hors ligne',
  'error.offline':
    'Cette page n’a pas encore été chargée. Elle s’affichera d’elle-même dès que la connexion sera rétablie.',

  'notFound.title': 'Page introuvable',
  'notFound.text':
    'Il n’y a pas de page à cette adresse. Elle est peut-être mal écrite, ou la page a été déplacée.',

  'wallet.needed': 'Connectez d’abord un portefeuille',
  'wallet.connect': 'Connectez votre portefeuille',
  'wallet.createAccount': 'Créer un compte avec une clé d’accès',
  'wallet.wrongNetwork':
    'Votre portefeuille est sur un réseau que ce site ne prend pas en charge. Changez de réseau ou déconnectez votre portefeuille.',
  'wallet.switch': 'Changer de réseau',
  'wallet.disconnect': 'Déconnecter',
  'wallet.offered': 'Populaires',
  'wallet.relayDelayed':
    '{app} a du retard sur {network}. Ce que vous avez signé y attend et sera envoyé automatiquement ; inutile de signer de nouveau.',

  'home.title': 'Vue d’ensemble',
  'home.safe': 'Compte multisig Safe',
  'home.headline': 'Un port tranquille pour le portefeuille que vous avez déjà',
  'home.lead':
    'Amarrez-vous pour voir ce que vous détenez sur chaque réseau, l’envoyer et suivre chaque transaction jusqu’à bon port. Et larguez les amarres quand bon vous semble.',
  'home.networks': {
    one: '{count} réseau pris en charge : {names}',
    many: '{count} de réseaux pris en charge : {names}',
    other: '{count} réseaux pris en charge : {names}',
  },
  'home.points': 'Pourquoi ici',
  'home.seeTitle': 'Vous voyez avant de signer',
  'home.see':
    'Montant, destinataire, réseau et frais sont indiqués clairement avant l’ouverture de votre portefeuille. Rien ne bouge tant que vous n’y avez pas donné votre accord.',
  'home.hostTitle': 'Aucune entreprise entre les deux',
  'home.host':
    'La page parle au serveur dont elle vient, et à personne d’autre. Ni compte, ni pistage, ni intermédiaire.',
  'home.keysTitle': 'Vos clés restent à vous',
  'home.keys':
    'Un site connecté connaît votre adresse, et rien de plus. La déconnexion se fait en un clic, et cet appareil oublie quand vous le lui demandez.',
  'home.steps': 'Comment ça marche',
  'home.step1Title': 'Connectez votre portefeuille',
  'home.step1':
    'Choisissez le portefeuille de ce navigateur et approuvez la connexion dans sa fenêtre.',
  'home.step2Title': 'Faites le point',
  'home.step2':
    'Vos cryptomonnaies et vos jetons de tous les réseaux, côte à côte, avec l’historique de vos soldes.',
  'home.step3Title': 'Envoyez et suivez',
  'home.step3':
    'Envoyez à une adresse ou à un nom, et suivez l’envoi jusqu’à sa confirmation par le réseau.',
  'home.send': 'Envoyer',
  'home.receive': 'Recevoir',
  'home.copyAddress': 'Copier l’adresse',
  'home.explorer': 'Voir sur {explorer}',

  'receive.title': 'Recevoir',
  'receive.qr': 'Code QR de l’adresse {address}',
  'receive.note': 'Recevez des cryptomonnaies et des jetons sur ces réseaux : {networks}.',

  'holdings.title': 'Vos avoirs',
  'holdings.current': 'Actuel',
  'holdings.unavailable': 'Indisponible',
  'holdings.retrying': 'Ce réseau ne répond pas. Nouvelle tentative automatique.',
  'holdings.stale': 'Ce réseau ne répond pas. Le dernier solde connu est affiché.',
  'holdings.noTokens': 'Vous n’avez ici aucun des jetons de ce site.',
  'holdings.tokensUnavailable': 'Jetons : indisponibles',

  'chart.title': 'Solde en {symbol}',
  'chart.label': 'Courbe du solde sur {network} ces derniers jours',
  'chart.summary':
    'De {first} le {since} à {last} maintenant. Minimum : {lowest}, maximum : {highest}.',
  'chart.now': 'Maintenant',
  'chart.empty': 'Pas encore d’historique à afficher. Il commencera avec les premiers fonds reçus.',
  'chart.failed': 'L’historique de ce solde est indisponible pour le moment.',

  'latest.title': 'Dernières transactions',
  'latest.all': 'Tout voir',
  'latest.empty': 'Ce que vous envoyez d’ici s’affiche ici, avec un suivi jusqu’à la confirmation.',

  'send.form': 'Envoyer',
  'send.asset': 'Actif',
  'send.balance': 'Vous avez',
  'send.balanceUnavailable': 'Votre solde est indisponible',
  'send.recipient': 'Destinataire',
  'send.recipientNumber': 'Destinataire {count}',
  'send.recipientPlaceholder': '0x… ou nom.eth',
  'send.recipientHelp': 'Une adresse, ou un nom associé à une adresse.',
  'send.recipientHelpContacts':
    'Une adresse, un nom associé à une adresse ou l’un de vos contacts.',
  'send.suggestions': 'Contacts',
  'send.suggestionCount': {
    one: '{count} contact correspond',
    many: '{count} de contacts correspondent',
    other: '{count} contacts correspondent',
  },
  'send.fromContacts': 'Dans vos contacts : {name}',
  'send.amount': 'Montant',
  'send.amountNumber': 'Montant {count}',
  'send.max': 'Max',
  'send.maxLabel': 'Max : le montant maximal possible en {symbol}',
  'send.addRecipient': 'Ajouter un destinataire',
  'send.remove': 'Retirer',
  'send.removeNumber': 'Retirer le destinataire {count}',
  'send.looking': 'Recherche du nom…',
  'send.leadsTo': 'Correspond à',
  'send.knownAs': 'Nom associé : {name}',
  'send.noRecipient': 'Indiquez le destinataire.',
  'send.stillLooking':
    'La recherche du nom est encore en cours. Vérifiez l’adresse correspondante, puis envoyez.',
  'send.notARecipient':
    'Cette adresse n’est pas valide. Elle commence par 0x suivi de 40 caractères, ou c’est un nom comme harbour.eth.',
  'send.wrongChecksum':
    'Les lettres de cette adresse ne correspondent pas à sa somme de contrôle : un caractère est peut-être erroné. Copiez-la à nouveau.',
  'send.addressElsewhere': 'Cette adresse est celle d’un autre réseau : {network}.',
  'send.nameNotFound': 'Aucune adresse trouvée pour ce nom.',
  'send.noNames': 'Ce site ne peut pas rechercher de noms. Saisissez l’adresse.',
  'send.namesUnreachable': 'La recherche du nom a échoué : le réseau n’a pas répondu.',
  'send.onlyOnEthereum': 'Ce nom n’a pas d’adresse sur {network} : voici son adresse sur Ethereum.',
  'send.nameOffChain':
    'Ce nom est conservé ailleurs, et ce site n’y pose pas de question. Saisissez l’adresse.',
  'send.nameMixed':
    'Ce nom mélange des lettres de plusieurs alphabets et peut en imiter un autre. Saisissez l’adresse.',
  'send.nameMoved':
    'Ce nom mène maintenant à la seconde adresse, et non plus à la première, que vous avez vue.',
  'send.useNew': 'Utiliser la nouvelle adresse',
  'send.linkAsks': 'Le lien demande {amount}.',
  'send.useAmount': 'Utiliser ce montant',
  'send.noAmount': 'Saisissez un montant.',
  'send.notANumber': 'Saisissez un montant valide, par exemple 1234,5.',
  'send.twoReadings':
    'Ceci peut se lire comme deux montants différents. Écrivez {whole} ou {fraction}.',
  'send.tooManyDecimals': '{symbol} accepte {decimals} décimales au maximum.',
  'send.withLetters': 'Écrivez seulement le nombre, sans lettres.',
  'send.withMoney':
    'Le montant est en {symbol}, pas dans une autre monnaie. Écrivez seulement le nombre.',
  'send.withApostrophe': 'Écrivez les milliers sans apostrophe.',
  'send.zero': 'Saisissez un montant supérieur à zéro.',
  'send.moreThanBalance': 'Ce montant dépasse votre solde en {symbol}.',
  'send.noRoomForFee':
    'Il ne reste rien pour les frais de réseau. « Max » garde de quoi les payer.',
  'send.noCoinForFee': 'Il manque {missing} pour payer les frais de réseau.',
  'send.noMaxUnavailable':
    '« Max » est indisponible : les frais de réseau n’ont pas pu être estimés.',
  'send.noMaxNothingLeft':
    '« Max » est indisponible : il ne reste rien une fois les frais de réseau mis de côté.',
  'send.smallestUnits': 'Dans la plus petite unité de {symbol} : {units}',
  'send.problems': {
    one: 'Rien n’a été envoyé. Corrigez d’abord {count} problème.',
    many: 'Rien n’a été envoyé. Corrigez d’abord {count} de problèmes.',
    other: 'Rien n’a été envoyé. Corrigez d’abord {count} problèmes.',
  },
  'send.confirm': 'Confirmez dans votre portefeuille…',
  'send.confirmHelp':
    'Votre portefeuille affiche ce que vous voyez ici. Approuvez-y l’envoi, ou refusez-le.',
  'send.notOpened':
    'Votre compte n’est pas encore ouvert sur {network}. Son premier paiement l’y ouvre ; vous pourrez ensuite signer.',
  'send.following': 'En attente du réseau…',
  'send.proposed': 'Proposé aux propriétaires.',
  'send.failedDetail': 'Message du portefeuille : {detail}',
  'send.descriptionMany': {
    one: 'Envoi de {amount} à {count} destinataire',
    many: 'Envoi de {amount} à {count} de destinataires',
    other: 'Envoi de {amount} à {count} destinataires',
  },

  'review.network': 'Réseau',
  'review.refused':
    'Le réseau indique que cette transaction échouerait. Si vous l’envoyez, vous risquez de perdre les frais de réseau.',
  'review.toToken':
    'Cette adresse est le contrat d’un jeton. Ce qui y est envoyé ne peut pas être récupéré.',
  'review.toNobody': 'Personne n’a les clés de cette adresse. Ce qui y est envoyé est perdu.',

  'activity.title': 'Activité',
  'activity.lead':
    'Ce que vous avez envoyé depuis ce site avec ce compte, tel que cet appareil s’en souvient.',
  'activity.needsWallet':
    'Les transactions sont conservées pour chaque compte. Connectez-en un pour voir les siennes.',
  'activity.emptyTitle': 'Mer calme',
  'activity.empty':
    'Rien n’a encore été envoyé d’ici. Votre première transaction apparaîtra à cet endroit.',
  'activity.send': 'Faire un envoi',
  'activity.status': 'Statut',
  'activity.all': 'Toutes',
  'activity.pending': 'En attente',
  'activity.confirmed': 'Confirmées',
  'activity.failed': 'Échouées',
  'activity.network': 'Réseau',
  'activity.everyNetwork': 'Tous les réseaux',
  'activity.count': {
    one: '{count} transaction',
    many: '{count} de transactions',
    other: '{count} transactions',
  },
  'activity.more': {
    one: 'et {count} autre',
    many: 'et {count} autres',
    other: 'et {count} autres',
  },
  'activity.filteredEmpty': 'Aucune transaction ne correspond à ce filtre.',
  'activity.showAll': 'Tout afficher',
  'activity.notConfirmedTitle': 'Non confirmée',
  'activity.notConfirmed':
    'signifie qu’aucune preuve n’a été vue à temps, et non que la transaction a échoué. Elle est revérifiée à votre prochaine visite, et corrigée si elle a abouti.',
  'activity.clear': 'Tout effacer',
  'activity.clearTitle': 'Effacer la liste ?',
  'activity.clearText':
    'Cet appareil oubliera les transactions de ce compte sur tous les réseaux, y compris celles en attente. Ce qui est sur la blockchain y reste.',
  'activity.clearConfirm': 'Effacer la liste',
  'activity.cleared': 'La liste des transactions a été effacée',

  'settings.title': 'Paramètres',
  'settings.lead': 'Conservés uniquement sur cet appareil.',
  'settings.look': 'Apparence et langue',
  'settings.theme': 'Thème',
  'settings.system': 'Système',
  'settings.light': 'Clair',
  'settings.dark': 'Sombre',
  'settings.accent': 'Couleur d’accentuation',
  'settings.harbour': 'Port',
  'settings.ocean': 'Océan',
  'settings.violet': 'Violet',
  'settings.rose': 'Rose',
  'settings.ember': 'Braise',
  'settings.forest': 'Forêt',
  'settings.language': 'Langue',
  'settings.networks': 'Réseaux',
  'settings.networksHelp': 'Choisis par l’exploitant. Cette page les lit via son propre serveur.',
  'settings.testnet': 'Réseau de test',
  'settings.chainId': 'ID du réseau',
  'settings.readRpc': 'URL de lecture',
  'settings.walletRpc': 'URL RPC pour les portefeuilles',
  'settings.copy': 'Copier : {what}, {network}',
  'settings.block': 'Bloc {number}',
  'settings.unreachable': 'Injoignable',
  'settings.add': 'Ajouter au portefeuille',
  'settings.added': 'Ajouté à votre portefeuille.',
  'settings.addFailed': 'Votre portefeuille n’a pas pu ajouter ce réseau.',
  'settings.addFailedDetail': 'Votre portefeuille n’a pas pu ajouter ce réseau : {detail}',
  'settings.stored': 'Sur cet appareil',
  'settings.storedHelp':
    'Ce que ce site conserve dans ce navigateur. Rien de tout cela n’est envoyé ailleurs.',
  'settings.nothingStored': 'Rien n’est conservé.',
  'settings.signedIn': 'Un cookie garde votre session ouverte. Seul le serveur de ce site le voit.',
  'settings.entries': {
    one: '{count} élément',
    many: '{count} d’éléments',
    other: '{count} éléments',
  },
  'settings.clear': 'Effacer',
  'settings.clearTitle': 'Effacer ce qui est conservé sur cet appareil ?',
  'settings.clearText':
    'Votre portefeuille sera déconnecté, et ce navigateur oubliera vos transactions, vos portefeuilles et vos choix sur ce site. Ce qui est sur la blockchain y reste.',
  'settings.clearConfirm': 'Déconnecter et effacer',
  'settings.cleared': 'Les données de ce site ont été effacées de cet appareil',

  'stored.transactions': 'Transactions',
  'stored.wallets': 'Portefeuilles récents',
  'stored.session': 'Connexion de la dernière visite',
  'stored.language': 'Langue',
  'stored.look': 'Thème et couleur',
  'stored.other': 'Autre',
};

export const payment: Part<'payment'> = {
  'leaves.title': 'Ce qui sort du compte',
  'leaves.refund': '{amount} au plus, en remboursement de gas',
  'leaves.units': '{units} plus petites unités de {token}',
  'leaves.item': 'objet {id} de {token}',
  'check.loading': 'Vérification…',
  'check.unread': 'Lisez et cochez d’abord les avertissements ci-dessus.',
  'check.refused': 'Ceci ne doit pas être signé, pour les raisons ci-dessus.',
  'check.refund-excessive': 'Le remboursement dépasse ce que son gas peut raisonnablement coûter.',
  'check.refund-uncompared': 'Impossible de comparer le remboursement avec le coût de son gas.',
  'check.recipient-token':
    'Cette adresse est le contrat d’un jeton. Ce qui y est envoyé ne peut pas être récupéré.',
  'check.recipient-zero': 'Personne n’a les clés de cette adresse. Ce qui y est envoyé est perdu.',
  'check.recipient-burn': 'Personne n’a les clés de cette adresse. Ce qui y est envoyé est perdu.',
  'check.recipient-other-token':
    'Cette adresse est le contrat d’un jeton. Ce qui y est envoyé ne peut pas être récupéré.',
  'check.recipient-self': 'Cette adresse est la vôtre.',
  'check.recipient-alike':
    'La première adresse commence et finit comme une adresse connue, la seconde, mais c’en est une autre. Comparez chaque caractère.',
  'check.recipient-new': {
    one: 'D’après l’historique, ce compte paie {count} destinataire pour la première fois.',
    many: 'D’après l’historique, ce compte paie {count} destinataires pour la première fois.',
    other: 'D’après l’historique, ce compte paie {count} destinataires pour la première fois.',
  },
  'check.recipient-unread': 'Impossible de lire si ces destinataires ont déjà été payés.',
  'check.recipient-twice': 'Le même destinataire figure plusieurs fois.',
  'check.name-mixed':
    'Ce nom mélange des lettres de plusieurs alphabets et peut en imiter un autre. Vérifiez l’adresse.',
  'check.code-missing':
    'Il n’y a aucun contrat à cette adresse : l’appel ne ferait rien, mais compterait comme effectué.',
  'check.code-expected':
    'Il n’y a pas encore de contrat à cette adresse. S’il n’est pas créé avant, l’appel ne fait rien.',
  'check.code-unread': 'Impossible de lire s’il y a un contrat à cette adresse.',
  'check.power-without-code':
    'Il n’y a aucun contrat à cette adresse. Elle ne doit avoir aucun pouvoir sur le compte.',
  'check.power-of-token':
    'Cette adresse est un jeton. Elle ne doit avoir aucun pouvoir sur le compte.',
  'check.power-unread':
    'Impossible de lire ce qu’il y a à cette adresse. D’ici là, elle ne doit avoir aucun pouvoir sur le compte.',
  'check.power-unpublished':
    'Safe n’a pas publié ce contrat. Il aurait un pouvoir sur le compte : ne signez que si vous savez qui l’a écrit.',
  'check.account-elsewhere':
    'Il y a un contrat à cette adresse sur {network}, et rien ici. Ce qui y est envoyé peut être perdu, et il ne peut pas signer ici.',
  'check.account-unread':
    'Tous les réseaux n’ont pas répondu. Si ce n’est un contrat que sur l’un d’eux, ce qui y est envoyé peut être perdu, et il ne peut pas signer ici.',
  'check.token-imitates':
    'Un jeton absent de la liste se nomme {symbol}, comme un jeton de la liste. Comparez son adresse.',
  'check.token-unread':
    'Impossible de lire ce qu’est ce jeton. Ses montants sont en plus petites unités.',
  'check.token-decimals':
    'Le contrat de ce jeton indique un nombre de décimales qu’aucun montant ne peut avoir.',
  'check.balance-short': 'Le compte détient moins que ce qui en sortirait.',
  'check.balance-unread': 'Impossible de lire le solde.',
  'check.limit-exceeded': 'C’est plus que ce qui reste de la limite.',
  'check.limit-unread': 'Impossible de lire ce qui reste de la limite.',
};
