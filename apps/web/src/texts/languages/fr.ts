import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
  'send.title': 'Envoyer',
  'send.lead':
    'À une adresse ou à un nom. Votre portefeuille vous demandera confirmation avant que quoi que ce soit ne parte.',
  'send.needsWallet':
    'L’envoi part de votre propre portefeuille, et c’est là que vous l’approuvez.',
  'send.otherAccount':
    'Ce que vous aviez saisi concerne un autre compte : {account}. Ce formulaire est vide, pour le compte connecté à présent.',
  'send.submit': 'Envoyer',
  'send.manyOwners':
    'Signatures requises pour un paiement depuis ce compte : {threshold}. Proposez-le aux autres propriétaires.',
  'send.propose': 'Proposer un paiement',
  'send.stopWaiting': 'Retour au formulaire',
  'send.sent': 'En route.',
  'send.arrived': 'Confirmé par le réseau.',
  'send.notThrough': 'L’envoi n’a pas abouti.',
  'send.arrivedLess': 'Seuls {amount} sont arrivés, d’après le registre du jeton lui-même.',
  'send.follow': 'Suivre dans Activité',
  'send.openProposal': 'Ouvrir dans Multisig',
  'send.saveContact': 'Ajouter {recipient} aux contacts',
  'send.failed': 'L’envoi n’a pas eu lieu.',
  'send.failedHelp': 'Rien n’est perdu : votre saisie est toujours là.',
  'send.noFunds':
    'Votre portefeuille a besoin de plus pour les frais de réseau que ce qu’il reste.',
  'send.lowerAmount': 'Réduire à {amount}',
  'send.oneByOne': 'Envoyer une par une',
  'send.earlierOpen':
    'Une demande précédente est encore ouverte dans votre portefeuille. Refusez-la, sinon elle peut aussi être envoyée.',
  'send.sentAlready':
    'Le même paiement vient d’être envoyé d’ici. Ne l’envoyez une fois de plus que si vous le voulez vraiment.',
  'send.otherNetwork': 'Votre portefeuille est sur un autre réseau. Changez-le, puis réessayez.',
  'send.cannotTell':
    'Impossible de savoir si l’envoi est parti. Vérifiez votre portefeuille avant de réessayer.',
  'send.description': 'Envoi de {amount} à {recipient}',

  'review.title': 'Ce qui va se passer',
  'review.empty':
    'Remplissez le formulaire : ce qui sera demandé à votre portefeuille s’affiche d’abord ici.',
  'send.phoneElsewhere':
    'Votre téléphone est sur {network}, qu’il n’a pas autorisé ici. Cette page reste sur {current}.',
  'review.sentence': 'Vous envoyez {amount} à {recipient} sur {network}.',
  'review.fee': 'Frais de réseau',
  'review.feeLater': 'Connus une fois le formulaire rempli',
  'review.about': 'Environ',
  'review.paidBy': 'Payés par {name}',
  'review.byWallet': 'Vous l’envoyez avec un autre portefeuille, qui paie les frais',
  'review.total': 'Total',
  'review.says': 'Motif indiqué : {reason}',
  'review.answersFalse':
    'Ce jeton répond qu’il n’enverrait rien. Les frais de réseau sont dépensés malgré tout.',
  'review.arrivesLess':
    'Seuls {amount} arriveraient : ce jeton retient une partie de ce qui est envoyé.',
  'review.wallet': 'Ensuite, votre portefeuille s’ouvre et demande votre accord.',
};

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Sessions et contacts',
  'sessions.lead': 'Où votre session est ouverte, et à qui vous envoyez.',
  'sessions.needsWallet':
    'Les sessions et les contacts appartiennent à un compte. Connectez son portefeuille.',
  'sessions.loading': 'Chargement…',

  'signIn.needed': 'Identifiez-vous pour continuer',
  'signIn.reason':
    'Vous signez un message dans votre portefeuille. Il prouve que le compte est le vôtre, ne coûte rien et n’envoie aucune transaction.',
  'signIn.action': 'S’identifier',
  'signIn.ended': 'Votre session est fermée sur cet appareil.',
  'signIn.endedEverywhere': 'Votre session est fermée sur tous les appareils.',

  'devices.title': 'Appareils',
  'devices.help':
    'Où la session de ce compte est ouverte. Fermez celle d’un appareil que vous ne reconnaissez pas.',
  'devices.unknown': 'Appareil inconnu',
  'devices.current': 'Cet appareil',
  'devices.passkey': 'Clé d’accès',
  'devices.seen': 'Dernière activité',
  'devices.since': 'Session ouverte',
  'devices.until': 'Expire',
  'devices.signOut': 'Fermer la session',
  'devices.signOutLabel': 'Fermer la session : {device}',
  'devices.ended': 'Session fermée : {device}',
  'devices.more': 'Afficher plus',
  'devices.everywhere': 'Fermer toutes les sessions',
  'devices.everywhereTitle': 'Fermer toutes les sessions ?',
  'devices.everywhereText':
    'Tous les appareils sont déconnectés de votre compte, celui-ci aussi. Vos contacts restent avec le compte.',
  'devices.failed': 'La liste des appareils n’a pas pu être chargée.',
  'devices.endFailed': 'La session de l’appareil n’a pas été fermée.',

  'contacts.title': 'Contacts',
  'contacts.help':
    'Conservés sur ce site avec votre compte, sur chaque appareil où vous vous identifiez. La page « Envoyer » les propose.',
  'contacts.count': {
    one: '{count} contact',
    many: '{count} de contacts',
    other: '{count} contacts',
  },
  'contacts.add': 'Ajouter un contact',
  'contacts.import': 'Importer',
  'contacts.export': 'Exporter en CSV',
  'contacts.search': 'Rechercher un contact',
  'contacts.noMatch': 'Aucun contact ne correspond à cette recherche.',
  'contacts.showAll': 'Tout afficher',
  'contacts.emptyTitle': 'Aucun contact pour l’instant',
  'contacts.empty': 'Ajoutez une personne à qui vous envoyez, ou importez une liste.',
  'contacts.failed': 'Vos contacts n’ont pas pu être chargés.',
  'contacts.mixed':
    'Ce nom mélange des lettres de plusieurs alphabets et peut en imiter un autre. Vérifiez l’adresse.',
  'contacts.edit': 'Modifier {name}',
  'contacts.delete': 'Supprimer {name}',
  'contacts.deleteTitle': 'Supprimer ce contact ?',
  'contacts.deleteText': '« {name} » est retiré de vos contacts sur tous les appareils.',
  'contacts.deleteConfirm': 'Supprimer',
  'contacts.deleted': 'Contact supprimé',
  'contacts.deleteFailed': 'Le contact n’a pas été supprimé.',
  'contacts.editTitle': 'Modifier le contact',
  'contacts.name': 'Nom',
  'contacts.address': 'Adresse',
  'contacts.note': 'Remarque',
  'contacts.noteHelp': 'Facultatif.',
  'contacts.save': 'Enregistrer',
  'contacts.saved': 'Contact enregistré',
  'contacts.saveFailed': 'Le contact n’a pas été enregistré.',
  'contacts.nameRequired': 'Saisissez un nom.',
  'contacts.nameTooLong': 'Le nom peut compter {most} caractères au plus.',
  'contacts.hiddenCharacters':
    'Ce texte contient des caractères invisibles. Saisissez-le à nouveau.',
  'contacts.addressRequired': 'Saisissez une adresse.',
  'contacts.addressInvalid':
    'Cette adresse n’est pas valide. Elle commence par 0x suivi de 40 caractères.',
  'contacts.addressChecksum':
    'Les lettres de cette adresse ne correspondent pas à sa somme de contrôle : un caractère est peut-être erroné. Copiez-la à nouveau.',
  'contacts.addressTaken': 'Vous avez déjà un contact avec cette adresse : {name}.',
  'contacts.noteTooLong': 'La remarque peut compter {most} caractères au plus.',

  'fault.unreachable': 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
  'fault.busy': 'Trop de demandes. Attendez une minute et réessayez.',
  'fault.signedOut': 'Votre session est fermée. Identifiez-vous et réessayez.',
  'fault.full': 'Il n’y a plus de place pour d’autres contacts. Supprimez-en d’abord.',
  'fault.taken': 'Vous avez déjà un contact avec cette adresse.',
  'fault.gone': 'Il a été supprimé entre-temps, peut-être sur un autre appareil.',
  'fault.tooLarge': 'C’est trop pour le serveur. Importez en plusieurs parties.',
  'fault.other': 'Une erreur s’est produite de notre côté. Réessayez plus tard.',

  'import.title': 'Importer des contacts',
  'import.new': {
    one: '{count} nouveau contact',
    many: '{count} de nouveaux contacts',
    other: '{count} nouveaux contacts',
  },
  'import.changed': {
    one: '{count} contact change',
    many: '{count} de contacts changent',
    other: '{count} contacts changent',
  },
  'import.unchanged': {
    one: '{count} contact reste tel quel',
    many: '{count} de contacts restent tels quels',
    other: '{count} contacts restent tels quels',
  },
  'import.nothing': 'Il n’y a rien de nouveau dans ce fichier.',
  'import.renamed': '« {before} » devient « {after} »',
  'import.noteChanged': 'Nouvelle remarque pour « {name} »',
  'import.noteRemoved': 'La remarque de « {name} » est supprimée',
  'import.faulty': {
    one: '{count} ligne ne peut pas être importée et sera ignorée :',
    many: '{count} de lignes ne peuvent pas être importées et seront ignorées :',
    other: '{count} lignes ne peuvent pas être importées et seront ignorées :',
  },
  'import.line': 'Ligne {line} : {problem}',
  'import.twice': 'Cette adresse figure déjà à la ligne {line}.',
  'import.entry': 'Contact {line} : {problem}',
  'import.entryTwice': 'Le contact {line} a déjà cette adresse.',
  'import.entriesFaulty': {
    one: '{count} contact ne peut pas être importé et sera ignoré :',
    many: '{count} de contacts ne peuvent pas être importés et seront ignorés :',
    other: '{count} contacts ne peuvent pas être importés et seront ignorés :',
  },
  'import.withoutAddress': {
    one: '{count} entrée sans adresse Ethereum est ignorée',
    many: '{count} d’entrées sans adresse Ethereum sont ignorées',
    other: '{count} entrées sans adresse Ethereum sont ignorées',
  },
  'import.columns':
    'Il y a plus de valeurs que de colonnes. Une valeur contenant une virgule doit être entre guillemets.',
  'import.quotes': 'Les guillemets ne sont pas appariés.',
  'import.tooLarge': 'Ce fichier dépasse 1 Mo.',
  'import.notText':
    'Ce fichier n’est pas du texte UTF-8. Enregistrez-le en « CSV UTF-8 » et choisissez-le à nouveau.',
  'import.unreadable': 'Ce fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  'import.empty': 'Il n’y a aucun contact dans ce fichier.',
  'import.noHeader':
    'La première ligne doit nommer les colonnes : name, address et, si vous voulez, note.',
  'import.tooManyRows': 'Il y a plus de {most} contacts dans ce fichier.',
  'import.noRoom': 'Vous auriez plus de {most} contacts. Supprimez-en ou importez-en moins.',
  'import.confirm': {
    one: 'Importer {count} contact',
    many: 'Importer {count} de contacts',
    other: 'Importer {count} contacts',
  },
  'import.another': 'Choisir un autre fichier',
  'import.failed': 'Rien n’a été importé.',
  'import.done': 'Importation terminée. Nouveaux : {added}. Modifiés : {changed}.',
  'import.close': 'Terminé',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'S’identifier sur {name}',
  'authorize.lead':
    '{name} demande qui vous êtes. L’application ne peut ni déplacer vos fonds ni signer pour vous.',
  'authorize.loading': 'Chargement de la demande…',
  'authorize.needsWallet':
    'Connectez le portefeuille ou la clé d’accès du compte que vous voulez y utiliser.',
  'authorize.account': 'Votre compte',
  'authorize.switch': 'Utiliser un autre compte',
  'authorize.learns': 'Ce que {name} apprend',
  'authorize.returns': 'Vous revenez ensuite à',
  'authorize.otherHost':
    'Ce n’est pas l’adresse de {name}, qui est {host}. N’autorisez que si vous faites confiance aux deux.',
  'authorize.remembered':
    'La question n’est posée qu’une fois. Fermer la session ici la ferme aussi là-bas, et vous pouvez mettre fin à cet accès dans « Sessions et contacts ».',
  'authorize.allow': 'Autoriser',
  'authorize.deny': 'Ne pas autoriser',
  'authorize.back': 'Revenir à {name}',
  'authorize.leaving': 'Retour à {name}…',
  'authorize.known': 'Vous avez déjà autorisé {name}. Identification en cours…',
  'authorize.notAllowed':
    '{name} est réservé aux membres, et ce compte n’en fait pas partie : {account}.',
  'authorize.over': 'Cette demande est terminée',
  'authorize.overHelp':
    'Elle a déjà reçu une réponse, est trop ancienne ou a commencé dans un autre navigateur. Revenez à l’application et identifiez-vous-y de nouveau.',
  'authorize.refused': 'Cette application ne peut pas vous identifier',
  'authorize.refusedHelp':
    'Ce site n’accepte pas sa demande. La personne qui gère l’application a besoin de ce code : {code}',
  'authorize.open': 'Ouvrir {name}',
  'authorize.failed': 'La demande n’a pas pu être chargée.',
  'authorize.notAnswered': 'Votre réponse n’est pas arrivée.',
  'authorize.chainSilent':
    'Un réseau ne répond pas : votre appartenance n’a pas pu être vérifiée. Réessayez dans un instant.',
  'authorize.again': 'Identifiez-vous encore une fois',
  'authorize.againHelp':
    'Votre session est ouverte ici. {name} veut s’assurer que c’est toujours vous : signez encore une fois.',

  'again.sign': 'Signer le message',
  'again.confirm': 'Confirmez dans votre portefeuille',
  'again.failed': 'Une erreur est survenue. Réessayez.',
  'again.pending':
    'D’autres propriétaires doivent encore signer ce message. Vous pouvez partir et revenir.',
  'again.check': 'Vérifier à nouveau',
  'again.stop': 'Annuler l’identification',

  'claim.account': 'L’adresse de votre compte',
  'claim.name': 'Votre nom',
  'claim.nameless': 'Aucun n’est connu. L’application reçoit votre adresse.',
  'claim.picture': 'Votre image',
  'claim.pictureless': 'Aucune n’est connue.',
  'claim.unread': 'Lecture impossible pour le moment.',
  'claim.groups': 'Les groupes parmi ceux-ci dont vous faites partie',
  'claim.email':
    'Une adresse e-mail formée de celle de votre compte. Elle ne reçoit aucun courrier.',
  'claim.offline':
    'L’application peut relire ces données en votre absence, tant que votre session est ouverte ici.',

  'signOut.title': 'Fermer la session',
  'signOut.lead': 'Vous avez fermé votre session sur {name}. Voulez-vous aussi la fermer ici ?',
  'signOut.leadUnknown':
    'Vous avez fermé votre session sur une application. Voulez-vous aussi la fermer ici ?',
  'signOut.everywhere': 'Tout fermer ici',
  'signOut.everywhereHelp':
    'La session de ce navigateur est fermée ici et dans chaque application ouverte depuis ici.',
  'signOut.only': 'Seulement sur {name}',
  'signOut.onlyUnknown': 'Seulement sur cette application',
  'signOut.onlyHelp': 'Votre session reste ouverte ici et dans les autres applications.',
  'signOut.leaving': 'Session fermée. Retour en cours…',
  'signOut.failed': 'Votre session n’est pas encore fermée.',
  'signOut.refused': 'Cette application ne peut pas fermer votre session',

  'applications.title': 'Applications',
  'applications.help':
    'Là où vous vous identifiez avec ce compte. Fermer la session ici la ferme aussi là-bas.',
  'applications.none':
    'Aucune pour l’instant. Les applications que vous autorisez apparaissent ici.',
  'applications.failed': 'La liste des applications n’a pas pu être chargée.',
  'applications.learns': 'Apprend',
  'applications.since': 'Autorisée',
  'applications.used': 'Dernière utilisation',
  'applications.end': 'Mettre fin à l’accès',
  'applications.endLabel': 'Mettre fin à l’accès : {name}',
  'applications.endTitle': 'Mettre fin à l’accès de {name} ?',
  'applications.endText':
    'Votre session y est fermée sur tous les appareils. La prochaine fois, l’application devra vous redemander.',
  'applications.ended': 'Accès terminé : {name}',
  'applications.endFailed': 'L’accès n’a pas été terminé.',
  'applications.account': 'adresse',
  'applications.name': 'nom',
  'applications.picture': 'image',
  'applications.groups': 'groupes ({groups})',
  'applications.email': 'adresse e-mail',
};

export const html: Part<'html'> = {
  'html.description':
    'Connectez le portefeuille Ethereum que vous avez déjà : voyez ce que vous détenez, envoyez-le et suivez chaque transaction.',
  'html.noScript':
    'Cette page fonctionne avec votre portefeuille grâce à JavaScript. Veuillez l’activer.',
  'html.tooOld': 'Ce navigateur est trop ancien',
  'html.tooOldHelp':
    'Mettez-le à jour ou ouvrez cette page dans un autre : Chrome 111, Safari 16.4, Firefox 115 ou plus récent. Votre portefeuille et vos fonds ne sont pas touchés.',
};
