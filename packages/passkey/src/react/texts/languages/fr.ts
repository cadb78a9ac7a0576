import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'Continuer avec une clé d’accès',
  'passkey.rowHelp': 'Sans portefeuille',
  'passkey.noPasskeys': 'Ce navigateur ou cette page ne peut pas utiliser de clés d’accès.',
  'passkey.noDomain':
    'Les clés d’accès ont besoin d’une page qui a un nom. Celle-ci a été ouverte par son adresse IP.',
  'passkey.noNetwork': 'Aucun réseau d’ici n’a de comptes à clé d’accès.',
  'passkey.honest':
    'La clé d’accès se trouve sur votre appareil ou dans son gestionnaire de mots de passe. Personne d’autre ne peut déplacer ce qui est sur le compte. Elle ne fonctionne que sur ce site : ajoutez un second accès avant que de l’argent réel n’arrive.',
  'passkey.name': 'Nom de la clé d’accès',
  'passkey.create': 'Créer un compte',
  'passkey.find': 'J’en ai déjà une',
  'passkey.lost': 'J’ai perdu ma clé d’accès',
  'passkey.otherDevice': 'Utiliser un téléphone ou un autre appareil',
  'passkey.alsoSignsIn': 'Cela vous identifie aussi sur {site}.',
  'passkey.waiting': 'Votre navigateur vous demande…',
  'passkey.waitingHelp':
    'Confirmez avec votre doigt, votre visage ou le code PIN de votre appareil.',
  'passkey.refused': 'Rien ne s’est passé. Vous pouvez réessayer à tout moment.',
  'passkey.notFound':
    'Aucun compte ne correspond à cette clé d’accès. Créez-en un, ou utilisez la clé d’un autre appareil.',
  'passkey.domain': 'L’adresse de cette page ne peut pas utiliser cette clé d’accès.',
  'passkey.exists': 'Cet appareil a déjà une clé d’accès de ce compte.',
  'passkey.network': 'Aucune réponse. Vérifiez votre connexion et réessayez.',
  'passkey.other': 'Cela n’a pas fonctionné. Réessayez.',
  'passkey.ready': 'Votre compte est prêt. Identifiez-vous sur {site}.',
  'passkey.again': 'Encore une confirmation, et vous êtes identifié.',
  'passkey.needsOwners':
    'Ce compte demande la signature de plusieurs propriétaires, et ce site ne peut pas les réunir. Connectez un autre compte pour vous identifier.',

  'review.title': 'Vérifier et signer',
  'review.lead':
    'Votre clé d’accès signe exactement ceci. La question du navigateur ne le montrera pas.',
  'review.sign': 'Signer avec la clé d’accès',
  'review.reject': 'Rejeter',
  'review.account': 'Compte',
  'review.asOwner':
    'Vous signez comme l’un des propriétaires de ce compte. Cela se fera lorsqu’ils seront assez nombreux à avoir signé.',
  'review.forOther':
    'C’est un autre compte, dont vous êtes propriétaire. Cela se fera lorsque assez de propriétaires auront signé.',
  'review.yourAccount': 'Votre compte',
  'review.network': 'Réseau',
  'review.message': 'Message',
  'review.bytes': 'Octets qui ne sont pas du texte',
  'review.domain': 'Domaine',
  'review.send': 'Envoyer {amount} à {recipient}',
  'review.sendUnknown':
    'Envoyer {units} unités minimales du jeton non répertorié {token} à {recipient}',
  'review.sendFrom': 'Envoyer {amount} de {sender} à {recipient}',
  'review.revoke': 'Ne plus autoriser {spender} à dépenser {token}',
  'review.approve': 'Autoriser {spender} à dépenser {amount}',
  'review.approveMore': 'Autoriser {spender} à dépenser {amount} de plus',
  'review.approveUnknown':
    'Autoriser {spender} à dépenser {units} unités minimales (ou l’élément n° {units}) du jeton non répertorié {token}',
  'review.approveUnlimited': 'Autoriser {spender} à dépenser {token} sans limite',
  'review.addOwner': 'Ajouter le propriétaire {owner}. Signatures requises ensuite : {threshold}',
  'review.removeOwner':
    'Retirer le propriétaire {owner}. Signatures requises ensuite : {threshold}',
  'review.swapOwner': 'Remplacer le propriétaire {owner} par {newOwner}',
  'review.createSigner': 'Préparer une autre clé d’accès sur le réseau',
  'review.raw': 'Appel illisible à {contract}',
  'review.withCoins': '{call}, avec {amount}',
  'review.batch': {
    one: 'Lot de {count} appel',
    many: 'Lot de {count} d’appels, tous ou aucun',
    other: 'Lot de {count} appels, tous ou aucun',
  },
  'review.data': {
    one: 'Données, {count} octet',
    many: 'Données, {count} d’octets',
    other: 'Données, {count} octets',
  },
  'review.contract': 'Contrat',
  'review.value': 'Envoyé avec',
  'review.function': 'Fonction',
  'review.unlimited':
    'Un tiers pourra dépenser les jetons de ce compte sans limite, maintenant et plus tard.',
  'review.signatureOnly': 'Qui détient cette signature peut l’utiliser sans vous redemander.',
  'review.usableUntil': 'La signature est utilisable jusqu’au {date}.',
  'review.usableForever': 'La signature est utilisable sans limite de temps.',
  'review.spendableUntil': 'Les jetons peuvent être dépensés jusqu’au {date}.',
  'review.spendableForever': 'Les jetons peuvent être dépensés sans limite de temps.',
  'review.longTime': 'C’est dans plus de 30 jours.',
  'review.ownerChange': 'Les propriétaires du compte changent.',
  'review.self': 'Le compte s’appelle lui-même d’une façon inconnue.',
  'review.toToken':
    'Cette adresse est le contrat d’un jeton. Ce qui y est envoyé ne peut pas être récupéré.',
  'review.toNobody': 'Personne n’a les clés de cette adresse. Ce qui y est envoyé est perdu.',
  'review.toSelf': 'Cette adresse est la vôtre.',
  'review.alike':
    'La première adresse commence et finit comme une adresse connue, la seconde, mais c’en est une autre. Comparez chaque caractère.',
  'review.unreadPaid': 'Impossible de lire si ces destinataires ont déjà été payés.',
  'review.codeMissing':
    'Il n’y a aucun contrat à cette adresse : l’appel ne ferait rien, mais compterait comme effectué.',
  'review.codeExpected':
    'Il n’y a pas encore de contrat à cette adresse. S’il n’est pas créé avant, l’appel ne fait rien.',
  'review.codeUnread': 'Impossible de lire s’il y a un contrat à cette adresse.',
  'review.powerWithoutCode':
    'Il n’y a aucun contrat à cette adresse. Elle ne doit avoir aucun pouvoir sur le compte.',
  'review.powerOfToken':
    'Cette adresse est un jeton. Elle ne doit avoir aucun pouvoir sur le compte.',
  'review.powerUnread':
    'Impossible de lire ce qu’il y a à cette adresse. D’ici là, elle ne doit avoir aucun pouvoir sur le compte.',
  'review.powerUnpublished':
    'Safe n’a pas publié ce contrat. Il aurait un pouvoir sur le compte : ne signez que si vous savez qui l’a écrit.',
  'review.elsewhere':
    'Il y a un contrat à cette adresse sur {network}, et rien ici. Ce qui y est envoyé peut être perdu, et il ne peut pas signer ici.',
  'review.elsewhereUnread':
    'Tous les réseaux n’ont pas répondu. Si ce n’est un contrat que sur l’un d’eux, ce qui y est envoyé peut être perdu, et il ne peut pas signer ici.',
  'review.imitates':
    'Un jeton absent de la liste se nomme {symbol}, comme un jeton de la liste. Comparez son adresse.',
  'review.tokenUnread':
    'Impossible de lire ce qu’est ce jeton. Ses montants sont en plus petites unités.',
  'review.tokenDecimals':
    'Le contrat de ce jeton indique un nombre de décimales qu’aucun montant ne peut avoir.',
  'review.short': 'Le compte détient moins que ce qui en sortirait.',
  'review.excessive': 'Le remboursement dépasse ce que son gas peut raisonnablement coûter.',
  'review.uncompared': 'Impossible de comparer le remboursement avec le coût de son gas.',
  'review.refundTo': 'Un remboursement irait à l’adresse indiquée ici.',
  'review.unread': 'Lisez et cochez d’abord les avertissements ci-dessus.',
  'review.unchecked':
    'Cela n’a pas pu être vérifié et ne sera pas signé avant de l’être. Vérifiez votre connexion et réessayez.',
  'review.opens': 'Cela ouvre aussi votre compte sur {network}.',
  'review.changes': 'Ce qui change',
  'review.noChanges': 'Aucun solde ne change.',
  'review.unknownChanges': 'Cela réussirait. Ce qui change ne peut pas être connu.',
  'review.simulating': 'Simulation…',
  'review.notSimulated': 'Cela n’a pas pu être simulé.',
  'review.fails': 'La simulation indique que cela échouera.',
  'review.says': 'Motif indiqué : {reason}',
  'review.item': 'Objet {id} de {symbol}',
  'review.fee': 'Frais de réseau',
  'review.paidBy': 'Payés par {name}',
  'review.byWallet': 'Vous l’envoyez avec un autre portefeuille, qui paie les frais',
  'review.most': 'Le compte paie au plus {amount}',
  'review.hashes': 'Hashs',
  'review.domainHash': 'Hash du domaine (domain hash)',
  'review.messageHash': 'Hash du message (message hash)',
  'review.safeHash': 'Hash que comparent les propriétaires',
  'review.nonce': 'Nonce',
  'review.hash': 'Hash que signe la clé d’accès',

  'submit.title': 'Envoyer avec un portefeuille',
  'submit.notSent': '{app} ne l’a pas envoyée',
  'submit.signed':
    'Elle est signée. N’importe quel portefeuille peut l’envoyer et payer les frais.',
  'submit.spent': 'Ce que {app} paie par jour est épuisé.',
  'submit.busy':
    'Une autre transaction de ce compte est encore en cours. Réessayez quand elle sera confirmée.',
  'submit.failing': 'Trop de transactions ont échoué. {app} attend avant d’en payer une autre.',
  'submit.again': 'Réessayez {when}.',
  'submit.empty': '{app} n’a plus de quoi payer les frais.',
  'submit.expensive': 'Le réseau coûte actuellement plus que ce que {app} paie.',
  'submit.rules': '{app} ne paie pas cette transaction.',
  'submit.fails':
    '{app} l’a essayée avant : elle échouerait. Le portefeuille qui l’envoie paie quand même les frais.',
  'submit.unreachable':
    '{app} n’a pas répondu. Si elle a déjà été envoyée, celle-ci ne change rien.',
  'submit.other': '{app} a refusé de l’envoyer.',
  'submit.confirm': 'Confirmez dans {wallet}',
  'submit.sending': '{app} l’envoie…',
  'submit.failed': '{wallet} ne l’a pas envoyée.',
  'submit.retry': 'Réessayer avec {app}',
  'submit.getWallet': 'Installez-en un ici, ou ouvrez cette page là où vous en avez un.',
  'submit.phone':
    'Le téléphone envoie seulement ceci, puis il est déconnecté. Votre compte reste connecté ici.',
  'submit.copy': 'Copier la transaction',

  'owners.backup': 'Sauvegarder ce compte',
  'owners.reminder':
    'Une seule clé d’accès ouvre ce compte. Ajoutez un second accès avant que de l’argent réel n’arrive.',
  'owners.lead':
    'Chaque propriétaire peut à lui seul tout déplacer. Les changements ne valent que sur un réseau.',
  'owners.notOpened': 'Pas encore ouvert sur ce réseau',
  'owners.unreachable': 'Le réseau n’a pas répondu à temps.',
  'owners.thisPasskey': 'Clé d’accès de cet appareil',
  'owners.passkey': 'Une autre clé d’accès',
  'owners.addPasskey': 'Ajouter une autre clé d’accès',
  'owners.addWallet': 'Ajouter un portefeuille comme propriétaire',
  'owners.remove': 'Retirer',
  'owners.removeTitle': 'Retirer un propriétaire',
  'owners.stays': 'Reste propriétaire sur : {networks}',
  'owners.removeSelf':
    'Cet appareil ne pourra alors plus signer sur {network}. Le compte reste à ses autres propriétaires.',
  'owners.selfGone':
    'La clé d’accès de cet appareil n’est plus propriétaire. Pour continuer, connectez-vous avec un autre propriétaire du compte.',
  'owners.shared':
    'Signatures requises : {threshold}. Cette clé d’accès est l’un des propriétaires et ne fait rien seule : les paiements, les changements de propriétaires et l’identification attendent qu’ils soient assez nombreux à avoir signé.',
  'owners.actsOn': 'Cela ne vaut que sur {network}.',
  'owners.twoPrompts':
    'Votre navigateur demande deux fois : la nouvelle clé d’accès, puis votre signature.',
  'owners.address': 'Adresse ou nom du portefeuille',
  'owners.notAnAddress':
    'Cette adresse n’est pas valide. Elle commence par 0x suivi de 40 caractères.',
  'owners.wrongChecksum':
    'Les lettres de cette adresse ne correspondent pas à sa somme de contrôle : un caractère est peut-être erroné. Copiez-la à nouveau.',
  'owners.elsewhere': 'Cette adresse est celle d’un autre réseau : {network}.',
  'owners.looking': 'Recherche du nom…',
  'owners.onlyOnEthereum':
    'Ce nom n’a pas d’adresse sur {network} : voici son adresse sur Ethereum.',
  'owners.nameNotFound': 'Aucune adresse trouvée pour ce nom.',
  'owners.noNames': 'Ce site ne peut pas rechercher de noms. Saisissez l’adresse.',
  'owners.nameUnreachable': 'La recherche du nom a échoué : le réseau n’a pas répondu.',
  'owners.nameOffChain':
    'Ce nom est conservé ailleurs, et ce site n’y pose pas de question. Saisissez l’adresse.',
  'owners.nameMixed':
    'Ce nom mélange des lettres de plusieurs alphabets et peut en imiter un autre. Saisissez l’adresse.',
  'owners.already': 'C’est déjà un propriétaire.',
  'owners.yours':
    'Qui détient ce portefeuille peut tout déplacer. N’utilisez qu’un portefeuille à vous, jamais l’adresse d’une plateforme d’échange.',
  'owners.sent': 'Envoyé. La liste change dès que le réseau l’a reçu.',
  'owners.relay': 'Le service qui envoie les transactions n’a pas répondu, ou a refusé.',
  'owners.forget': 'Retirer de cet appareil',
  'owners.forgetHelp':
    'Cet appareil oublie le compte et se déconnecte. La clé d’accès reste à vous et rend le compte avec « J’en ai déjà une ».',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    'Le gestionnaire de mots de passe de cette clé d’accès signe sous une forme que les contrats du compte n’acceptent pas : elle ne pourrait jamais signer pour le compte. Gardez la clé ailleurs : sur cet appareil, un téléphone ou une clé de sécurité.',
  'problem.orphanReported':
    'La clé d’accès « {name} » a été créée en vain. Votre navigateur a été prié de la supprimer.',
  'problem.orphanLeft':
    'La clé d’accès « {name} » a été créée en vain. Supprimez-la dans votre gestionnaire de mots de passe.',
  'problem.busy':
    'Une autre demande de clé d’accès est encore ouverte ou est intervenue entre-temps. Fermez-la et réessayez.',
  'problem.late': 'La clé d’accès n’a pas répondu à temps. Réessayez.',
  'problem.unverifiable':
    'Cet appareil ou ce gestionnaire de mots de passe ne peut pas vérifier que c’est bien vous. Configurez un verrouillage d’écran ou un code PIN, ou gardez la clé ailleurs : sur un téléphone ou une clé de sécurité.',
  'problem.keeper':
    'Votre appareil ou son gestionnaire de mots de passe a signalé une erreur. Déverrouillez-le et réessayez, ou utilisez-en un autre.',
  'problem.kind':
    'Cet appareil ou ce gestionnaire de mots de passe n’a pas le type de clé d’accès qu’il faut à un compte. Utilisez un téléphone ou une clé de sécurité.',
};

export const recovery: Part<'recovery'> = {
  'request.title': 'Récupérer un compte',
  'request.lead':
    'Vous avez perdu la clé d’accès d’un compte. Les gardiens que vous avez désignés auparavant peuvent donner une nouvelle clé au compte.',
  'request.account': 'Adresse, nom ou contact du compte',
  'request.find': 'Trouver ses gardiens',
  'request.noNetwork': 'Ce site ne permet pas de récupérer des comptes.',
  'request.reading': 'Lecture des réseaux…',
  'request.readAgain': 'Lire à nouveau',
  'request.unreadable':
    'Le réseau n’a pas répondu : on ne sait rien du compte à cet endroit. Réessayez.',
  'request.unknownModule': 'Ce site ne connaît pas le contrat de récupération de ce réseau.',
  'request.notDeployed': 'Le compte n’est pas encore sur ce réseau.',
  'request.off': 'Le compte n’a pas de gardiens sur ce réseau.',
  'request.noGuardians':
    'Sans gardiens, seul un autre propriétaire ouvre ce compte : une seconde clé d’accès, ou un portefeuille que vous avez ajouté. Cherchez sur vos autres appareils et dans vos gestionnaires de mots de passe.',
  'request.needs': 'Gardiens qui doivent être d’accord : {threshold} sur {guardians}.',
  'request.days': 'Jours pendant lesquels la clé actuelle peut l’arrêter : {days}.',
  'request.otherAccount': 'Un autre compte',
  'request.newOwner': 'La nouvelle clé',
  'request.replaces':
    'Elle remplace tous les propriétaires du compte, y compris les secours et les copropriétaires.',
  'request.byWallet': 'Utiliser plutôt un portefeuille',
  'request.byPasskey': 'Utiliser plutôt une clé d’accès',
  'request.create': 'Créer une clé d’accès',
  'request.ask': 'Demander aux gardiens',
  'request.badOwner':
    'Ces propriétaires bloqueraient le compte pour toujours. Le compte lui-même et ses gardiens ne peuvent pas en être propriétaires.',
  'request.none': 'Ce n’est pas le lien d’une récupération.',
  'request.damaged':
    'Le lien a été coupé ou modifié en route. Redemandez-le et copiez-le en entier.',
  'request.otherVersion': 'Le lien vient d’une autre version de ce site. Demandez-en un nouveau.',
  'request.impossible':
    'Ce lien demande ce qu’aucun compte n’accepte. Ne faites pas confiance à son expéditeur.',
  'request.other': 'Ce lien correspond à une autre demande.',
  'request.shareTitle': 'Demandez à vos gardiens',
  'request.shareHelp':
    'Envoyez-leur ce lien. Chacun signe, ce qui ne coûte rien, et vous renvoie un lien.',
  'request.code': 'Code contenant le lien',
  'request.copy': 'Copier le lien',
  'request.share': 'Partager',
  'request.digits': 'Chiffres à comparer',
  'request.digitsHelp':
    'Les gardiens vous appellent avant de signer et comparent ces chiffres. S’ils diffèrent, quelqu’un a remplacé le lien.',
  'request.answer': 'Lien renvoyé par un gardien',
  'request.addAnswer': 'Ajouter la signature',
  'request.progress': 'Progression',
  'request.signed': 'Signatures : {signed} sur {threshold}',
  'request.hasSigned': 'A signé',
  'request.notSigned': 'Pas encore',
  'request.otherRunning':
    'Une autre récupération de ce compte est en cours. Seules davantage de signatures peuvent la remplacer.',
  'request.outdated':
    'Cette demande n’est plus valable : elle a été arrêtée ou remplacée, ou les gardiens ont changé. Il faut de nouvelles signatures.',
  'request.again': 'Recommencer avec la même clé',
  'request.tooFew': 'D’autres gardiens doivent signer.',
  'request.start': 'Démarrer la récupération',
  'request.sent': 'Envoyé. Cela compte dès que le réseau l’a reçu.',
  'request.waiting':
    'Démarrée. La nouvelle clé prend le relais à partir de : {date}. D’ici là, la clé actuelle peut l’arrêter.',
  'request.due': 'L’attente est terminée : la nouvelle clé peut prendre le relais.',
  'request.notYet': 'L’attente n’est pas encore terminée.',
  'request.finish': 'Terminer la récupération',
  'request.done': 'Terminé. Le compte a son nouveau propriétaire.',
  'request.connectHelp':
    'Connectez-vous avec votre nouvelle clé d’accès, comme avec une clé que vous avez déjà.',
  'request.walletDone': 'Votre portefeuille est désormais propriétaire de ce compte Safe.',
  'request.connect': 'Connecter le compte',
  'request.mine': 'Continuer avec la nouvelle clé',
  'request.notMine': 'Cette clé ne devient pas propriétaire par la récupération en cours.',
  'request.open': 'Ouvrir la récupération',
  'request.remove': 'Retirer cette demande de l’appareil',
  'request.removeHelp':
    'Les signatures réunies sont perdues, et la récupération demande une nouvelle requête. Appuyez à nouveau pour la retirer.',

  'guardian.title': 'Aider à récupérer un compte',
  'guardian.lead': 'On vous demande, en tant que gardien, de donner une nouvelle clé à ce compte.',
  'guardian.unknown': 'Vous n’avez pas de nom pour ce compte. Assurez-vous de savoir à qui il est.',
  'guardian.unread':
    'Impossible de lire si vous avez un nom pour ce compte. Assurez-vous de savoir à qui il est.',
  'guardian.newOwners': 'Nouveaux propriétaires',
  'guardian.threshold': 'Signatures requises ensuite : {threshold}',
  'guardian.what':
    'Ils remplacent tous les propriétaires du compte. Votre signature ne déplace pas d’argent et ne coûte rien.',
  'guardian.call': 'Appelez et comparez',
  'guardian.callHelp':
    'Appelez la personne à un numéro que vous connaissez, et non à un numéro du message. Comparez ces chiffres de vive voix.',
  'guardian.compared': 'J’ai parlé à la personne, et les chiffres sont les mêmes.',
  'guardian.sign': 'Signer',
  'guardian.signOn': 'Signer pour {network}',
  'guardian.signed': 'Vous avez signé.',
  'guardian.notGuardian':
    'Le compte connecté n’est pas un gardien de ce compte. Connectez celui qui l’est.',
  'guardian.notDeployed':
    'Votre compte n’est pas encore sur ce réseau. Envoyez-y un paiement depuis ce compte, par exemple à vous-même, puis signez à nouveau.',
  'guardian.invalid':
    'Le portefeuille a renvoyé une signature qui ne compte pas. Réessayez, ou utilisez un autre portefeuille.',
  'guardian.sendBack': 'Renvoyez ceci',
  'guardian.sendBackHelp':
    'Le lien contient maintenant votre signature. Envoyez-le à la personne qui vous l’a demandé.',

  'banner.title': 'Une récupération de ce compte est en cours',
  'banner.what': 'Sur {network}, {owners} remplace tous les propriétaires à partir du {date}.',
  'banner.due':
    'Sur {network}, le délai est écoulé : {owners} peut remplacer tous les propriétaires à tout moment.',
  'banner.advice': 'Si vous ne l’avez pas demandée à vos gardiens, arrêtez-la maintenant.',
  'banner.stop': 'L’arrêter',
  'banner.revoke': 'L’arrêter et retirer tous les gardiens',
  'banner.mine': 'C’est moi, masquer pour l’instant',
  'banner.sent': 'Envoyé. Elle est arrêtée dès que le réseau l’a reçu.',
  'banner.failed': 'Elle n’a pas été arrêtée. Réessayez.',
  'banner.several':
    'Ce compte demande plusieurs signatures. Les autres propriétaires doivent approuver l’arrêt.',
  'banner.propose': 'Proposer de l’arrêter',
  'banner.stopped':
    'La récupération sur {network} est arrêtée. Vos gardiens peuvent en lancer une autre : retirez-les si vous ne leur faites plus confiance.',
  'banner.unread':
    'Impossible de savoir si une récupération de ce compte est en cours sur : {networks}',

  'guardians.lead':
    'Des personnes de confiance qui, ensemble, peuvent donner une nouvelle clé à ce compte si vous perdez la vôtre.',
  'guardians.sayPower': 'Les gardiens peuvent donner une nouvelle clé au compte, et rien d’autre.',
  'guardians.sayAgree': 'Plusieurs doivent être d’accord : deux sur trois est un bon choix.',
  'guardians.sayWait': 'Puis un délai court : {days}. Pendant ce temps, un geste ici l’arrête.',
  'guardians.saySilence':
    'Si personne ne l’arrête, la nouvelle clé remplace tous les propriétaires actuels, vos autres clés d’accès et portefeuilles aussi.',
  'guardians.sayTheft':
    'Cela protège de la perte, pas du vol : qui détient votre clé d’accès peut tout faire entre-temps.',
  'guardians.sayNetworks':
    'Cela ne vaut que sur les réseaux où vous l’activez. Un réseau que vous n’utilisez pas encore appartient pour toujours à une clé perdue.',
  'guardians.sayLook':
    'Passez ici au moins une fois dans ce délai : {days}. Une récupération en cours est affichée sur chaque page, lue sur le réseau.',
  'guardians.sayAgain':
    'Des gardiens dont vous avez arrêté la récupération peuvent recommencer, tant que vous ne les retirez pas.',
  'guardians.sayCall':
    'Demandez à vos gardiens de vous appeler et de comparer les chiffres affichés avant de signer.',
  'guardians.sayAddress': 'Conservez l’adresse de ce compte : il vous la faut pour le retrouver.',
  'guardians.choose': 'Choisir des gardiens',
  'guardians.recommended': 'Recommandé : trois gardiens, dont deux doivent être d’accord.',
  'guardians.address': 'Adresse, nom ou lien d’un gardien',
  'guardians.add': 'Ajouter un gardien',
  'guardians.agree': 'Combien doivent être d’accord',
  'guardians.ofCount': '{threshold} sur {count}',
  'guardians.alone':
    'Chacun peut alors lancer seul une récupération. Choisissez trois gardiens, pour que deux doivent être d’accord.',
  'guardians.isAccount': 'C’est le compte lui-même.',
  'guardians.isOwner': 'Un propriétaire du compte ne peut pas en être le gardien.',
  'guardians.twice': 'Ce gardien est déjà choisi.',
  'guardians.notDeployed':
    'C’est un compte-contrat qui n’existe pas sur {networks} : sa signature ne pourrait pas y être vérifiée.',
  'guardians.unread':
    'Pas de réponse de : {networks}. Si c’est un compte-contrat là-bas, sa signature ne pourrait pas être vérifiée ailleurs.',
  'guardians.unused':
    'Rien n’a jamais été envoyé depuis cette adresse. Si c’est un compte à clé d’accès, il doit servir une fois sur chaque réseau avant de pouvoir aider.',
  'guardians.networks': 'Choisir les réseaux',
  'guardians.networksHelp':
    'Chaque réseau est une transaction à part. Définissez des gardiens partout où vous avez quelque chose.',
  'guardians.setOn': 'Définir sur {network}',
  'guardians.setUp': 'Définir des gardiens',
  'guardians.change': 'Changer les gardiens',
  'guardians.stop': 'Retirer tous les gardiens',
  'guardians.stopHelp':
    'Sur {network}, seuls les propriétaires pourront alors ouvrir ce compte. Une récupération en cours est aussi arrêtée.',
  'guardians.endsRunning': 'Cela arrête aussi la récupération en cours.',
  'guardians.summary':
    '{threshold} sur {count} doivent être d’accord. Délai pour arrêter une récupération : {days}.',
  'guardians.none': 'Aucun gardien sur ce réseau.',
  'guardians.notOpened':
    'Le compte n’est pas encore ouvert sur ce réseau. Sans gardiens ici, il appartient pour toujours à une clé perdue.',
  'guardians.noModule': 'Les gardiens ne sont pas disponibles sur ce réseau.',
  'guardians.unknownModule':
    'Le contrat de récupération de ce réseau n’est pas celui attendu. Rien n’est défini avec lui.',
  'guardians.unreachable': 'Le réseau n’a pas répondu. On ne sait pas s’il y a des gardiens.',
  'guardians.same': 'Ce sont les gardiens sur ce réseau.',
  'guardians.failed': 'Les gardiens n’ont pas été changés. Regardez-les à nouveau, puis réessayez.',
  'guardians.title': 'Gardiens',

  'review.enableRecovery': 'Activer la récupération par gardiens',
  'review.disableRecovery': 'Désactiver la récupération par gardiens',
  'review.addGuardian': 'Ajouter le gardien {guardian}. Gardiens requis ensuite : {threshold}',
  'review.revokeGuardian': 'Retirer le gardien {guardian}. Gardiens requis ensuite : {threshold}',
  'review.guardianThreshold': 'Gardiens requis ensuite : {threshold}',
  'review.cancelRecovery': 'Arrêter la récupération en cours',
  'review.invalidateApprovals': 'Annuler ce que les gardiens ont signé jusqu’ici',
  'review.recoveryOn':
    'Assez de gardiens ensemble pourront alors remplacer tous les propriétaires, après un délai pendant lequel le compte peut l’arrêter.',
  'review.guardianChange': 'Les gardiens, qui peuvent remplacer tous les propriétaires, changent.',
  'review.recoveryCancel':
    'Une récupération en cours est arrêtée. Ses gardiens peuvent en lancer une autre.',
  'review.recoveryApproval':
    'En tant que gardien, ce compte approuve de nouveaux propriétaires d’un autre compte.',
};

export const email: Part<'email'> = {
  'email.guardian': 'Ce site, par e-mail',
  'email.add': 'Ajouter ce site par e-mail',
  'email.what':
    'Il approuve quand vous saisissez un code reçu par e-mail. Seul, il ne peut pas récupérer le compte : l’accord d’au moins deux gardiens doit être exigé.',
  'email.address': 'Adresse e-mail',
  'email.save': 'Ajouter l’adresse',
  'email.check':
    'Un e-mail a été envoyé à vos adresses. Vérifiez qu’il est arrivé : les codes y sont envoyés.',
  'email.later': 'Reçoit des codes à partir du {date}.',
  'email.leaving': 'Sera retirée le {date}.',
  'email.none': 'Il n’y a pas encore d’adresse e-mail. Sans elle, ce gardien ne peut pas aider.',
  'email.signIn': 'Connectez-vous à ce site pour voir et modifier vos adresses e-mail.',
  'email.request': 'M’envoyer un code par e-mail',
  'email.sent':
    'Si le compte a une adresse e-mail ici, un code lui a été envoyé. Il est valable 10 minutes, pour cette récupération seulement.',
  'email.code': 'Code reçu par e-mail',
  'email.confirm': 'Confirmer le code',
  'email.unreadable': 'Le code de l’e-mail comporte huit chiffres.',
  'email.refused':
    'Ce code est incorrect, trop ancien ou a été essayé trop souvent. Demandez-en un nouveau.',
  'email.declined': 'Ce site n’approuve pas cette récupération.',
  'email.invalid': 'Ce n’est pas une adresse e-mail.',
  'email.full': 'Aucune autre adresse e-mail ne peut être ajoutée.',
  'email.tooMany': 'Trop d’essais. Réessayez plus tard.',
  'email.failed': 'Le site n’a pas répondu. Réessayez.',
};
