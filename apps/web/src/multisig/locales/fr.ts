import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'multisig.title': 'Comptes multisig',
  'multisig.lead':
    'Des comptes qui appartiennent à plusieurs personnes : il faut la signature d’un nombre suffisant d’entre elles.',
  'multisig.needsWallet':
    'Les propriétaires consultent et signent avec leur propre portefeuille. Connectez le vôtre.',
  'multisig.loading': 'Chargement…',
  'multisig.unavailable': 'Le chargement a échoué.',
  'multisig.more': 'Afficher plus',

  'place.unreadable': 'Ce lien est illisible. Redemandez-le, ou cherchez le compte ci-dessous.',
  'place.otherNetwork': 'Ce lien mène à un réseau que ce site n’a pas.',

  'find.owned': 'Vos comptes sur {network}',
  'find.none': 'La passerelle ne connaît ici aucun compte dont vous soyez copropriétaire.',
  'find.byAddress': 'Ouvrir par adresse',
  'find.address': 'Adresse d’un Safe sur {network}',
  'find.help': 'Tout le monde peut regarder. Seuls les propriétaires peuvent signer.',
  'find.notAnAddress':
    'Cette adresse n’est pas valide. Elle commence par 0x et compte 40 autres caractères.',
  'find.open': 'Ouvrir',
  'find.other': 'Autres comptes',

  'network.other':
    'Ce compte est sur {network}, votre portefeuille non. Vous pouvez regarder ; pour signer, changez de réseau.',
  'network.switch': 'Passer à {network}',
  'network.failed': 'Le réseau n’a pas changé. Changez-le dans votre portefeuille.',

  'safe.none': 'Il n’y a pas de Safe à cette adresse sur {network}.',
  'safe.unreachable': 'Le compte n’a pas pu être lu : {network} n’a pas répondu.',
  'safe.rule': 'Signatures requises : {threshold} sur {owners}',
  'safe.lookOnly': 'Vous n’êtes pas propriétaire',
  'safe.owners': 'Propriétaires',
  'safe.balances': 'Soldes',
  'safe.version': 'Version du contrat',
  'safe.nextNonce': 'Prochain nonce',

  'unusual.code': 'Le code de ce compte n’est d’aucune version connue de ce site :',
  'unusual.module': 'Un module peut agir pour ce compte sans signatures :',
  'unusual.guard': 'Un garde (guard) peut refuser des transactions de ce compte :',
  'unusual.handler':
    'Un gestionnaire de repli (fallback handler) inhabituel répond pour ce compte :',

  'view.title': 'Que regarder',
  'view.queue': 'File d’attente',
  'view.history': 'Historique',
  'view.messages': 'Messages',
  'view.new': 'Nouvelle transaction',
  'view.newMessage': 'Nouveau message',
  'view.back': 'Retour au compte',

  'gateway.unreachable': 'Pas de réponse. Vérifiez votre connexion et réessayez.',
  'gateway.answer-invalid': 'La réponse de la passerelle est incompréhensible.',
  'gateway.too-large': 'La réponse de la passerelle était trop volumineuse et n’a pas été lue.',
  'gateway.page-elsewhere':
    'La page suivante de la passerelle se trouve ailleurs. Elle n’a pas été suivie.',
  'gateway.refused': 'La passerelle dit :',
  'gateway.unknownSafe':
    'La passerelle ne dit rien de ce compte. Ce qui est affiché vient de la chaîne.',
  'gateway.differs':
    'La passerelle dit autre chose que la chaîne. Ce qui est affiché vient de la chaîne, et rien ne peut être signé.',

  'queue.empty': 'Rien n’attend de signature.',
  'queue.next': 'Suivant : nonce {nonce}',
  'queue.nonce': 'Sous le nonce {nonce}',
  'queue.unreadable': 'Illisible',
  'queue.conflict': {
    one: '{count} transaction a ce nonce.',
    many: 'Ces {count} de transactions ont le même nonce. Une seule peut être exécutée ; les autres deviennent caduques.',
    other:
      'Ces {count} transactions ont le même nonce. Une seule peut être exécutée ; les autres deviennent caduques.',
  },
  'queue.details': 'Détails',

  'history.help':
    'Selon la passerelle. Ouvrez une transaction pour la voir vérifiée sur la chaîne.',
  'history.empty': 'Rien ne s’est encore passé.',
  'history.received': 'Reçu {amount} de {sender}',
  'history.receivedToken': 'Transfert de {token} reçu de {sender}',
  'history.sentToken': 'Transfert de {token} à {recipient}',
  'history.settings': 'Modifier les réglages du compte',
  'history.created': 'Compte créé',
  'history.other': 'Autre : {name}',

  'messages.empty': 'Il n’y a pas de messages.',
  'message.title': 'Message',
  'message.text': 'Texte',
  'message.help':
    'Le compte le dit dès qu’assez de propriétaires ont signé. Rien n’est envoyé au réseau.',
  'message.missing': 'Saisissez le texte à signer.',
  'message.typed':
    'Les données structurées ne se signent pas ici : seule leur application peut montrer ce qu’elles autorisent.',
  'message.tooLong': 'Ce message est trop long pour être relu ici.',
  'message.proven':
    'La chaîne, interrogée à l’instant, le confirme : ceci est signé au nom du compte.',
  'message.disproven':
    'Assez de propriétaires ont signé, mais sur la chaîne le compte ne le reconnaît pas.',
  'message.unproven':
    'Assez de propriétaires ont signé. Impossible de savoir si le compte le reconnaît : {network} n’a pas répondu.',
  'message.copySignature': 'Copier la signature',
  'message.shareHelp': 'Pour les autres propriétaires : il ouvre ce message.',

  'status.awaitingConfirmations': 'Signatures manquantes',
  'status.awaitingExecution': 'Prête à exécuter',
  'status.success': 'Exécutée',
  'status.cancelled': 'Caduque',
  'status.failed': 'Échouée',

  'transaction.title': 'Détail de la transaction',
  'transaction.signed': 'Signatures : {signed} sur {threshold}',
  'transaction.hasSigned': 'Signé',
  'transaction.notSigned': 'Pas signé',
  'transaction.youSigned': 'Vous avez signé. Aux autres propriétaires maintenant.',
  'transaction.from': 'Proposée par l’application « {app} », selon ses propres dires',
  'transaction.proposed': 'Proposée le',
  'transaction.unproven': 'La passerelle dit que ceci a été exécuté. La chaîne ne le dit pas.',
  'transaction.explorer': 'Voir dans l’explorateur',
  'transaction.share': 'Copier le lien',
  'transaction.shareHelp': 'Pour les autres propriétaires : il ouvre cette transaction.',
  'transaction.reject': 'Proposer un rejet',

  'address.safe': 'Ce compte',
  'address.you': 'Vous',

  'call.rejection': 'Ne rien faire, et consommer le nonce',
  'call.send': 'Envoyer {amount} à {recipient}',
  'call.sendUnknown':
    'Envoyer {units} plus petites unités du jeton non répertorié {token} à {recipient}',
  'call.revoke': 'Ne plus autoriser {spender} à dépenser {token}',
  'call.approveItems': 'Autoriser {spender} à déplacer tous les objets de {token}',
  'call.approveUnknown':
    'Autoriser {spender} à dépenser {units} plus petites unités (ou l’objet numéro {units}) du token non répertorié {token}',
  'call.approveUnlimited': 'Autoriser {spender} à dépenser tous les {token}, sans limite',
  'call.approveMore': 'Autoriser {spender} à dépenser {amount} de plus',
  'call.approve': 'Autoriser {spender} à dépenser {amount}',
  'call.addOwner': 'Ajouter le propriétaire {owner}. Signatures requises ensuite : {threshold}',
  'call.removeOwner': 'Retirer le propriétaire {owner}. Signatures requises ensuite : {threshold}',
  'call.swapOwner': 'Remplacer le propriétaire {owner} par {newOwner}',
  'call.changeThreshold': 'Changer le seuil. Signatures requises ensuite : {threshold}',
  'call.function': 'Appeler {name} de {contract}',
  'call.batch': {
    one: 'Un lot de {count} appel',
    many: 'Un lot de {count} d’appels, tous ou aucun',
    other: 'Un lot de {count} appels, tous ou aucun',
  },
  'call.raw': 'Un appel de {contract} illisible',
  'call.withCoins': '{call}, et envoyer {amount} avec',

  'past.rejection': 'Rejet : transaction vide',
  'past.send': 'Envoi de {amount} à {recipient}',
  'past.sendUnknown':
    'Envoi de {units} plus petites unités du jeton non répertorié {token} à {recipient}',
  'past.revoke': 'Autorisation de dépenser {token} retirée à {spender}',
  'past.approveItems': 'Autorisation donnée à {spender} de déplacer tous les objets de {token}',
  'past.approveUnknown':
    'Autorisation donnée à {spender} de dépenser {units} plus petites unités (ou l’objet numéro {units}) du jeton non répertorié {token}',
  'past.approveUnlimited': 'Autorisation donnée à {spender} de dépenser {token} sans limite',
  'past.approveMore': 'Autorisation donnée à {spender} de dépenser {amount} de plus',
  'past.approve': 'Autorisation donnée à {spender} de dépenser {amount}',
  'past.addOwner': 'Propriétaire ajouté : {owner}. Signatures requises ensuite : {threshold}',
  'past.removeOwner': 'Propriétaire retiré : {owner}. Signatures requises ensuite : {threshold}',
  'past.swapOwner': 'Propriétaire {owner} remplacé par {newOwner}',
  'past.changeThreshold': 'Seuil modifié. Signatures requises ensuite : {threshold}',
  'past.function': 'Appel de {name} sur {contract}',

  'fact.spender': 'Autorisé à dépenser',
  'fact.token': 'Jeton',
  'fact.owner': 'Propriétaire',
  'fact.newOwner': 'Nouveau propriétaire',
  'fact.through': 'Par',
  'fact.contract': 'Contrat',
  'fact.account': 'Compte',
  'fact.nonce': 'Nonce (n° d’ordre)',
  'fact.operation': 'Type d’appel',
  'fact.delegatecall': 'Delegatecall : le code du contrat s’exécute en tant que ce compte',
  'fact.data': {
    one: 'Données, {count} octet',
    many: 'Données, {count} d’octets',
    other: 'Données, {count} octets',
  },
  'fact.trailing': {
    one: 'À la suite, {count} octet',
    many: 'À la suite, {count} d’octets',
    other: 'À la suite, {count} octets',
  },

  'review.what': 'Ce qui va se passer',

  'hash.title': 'Comparez avec votre portefeuille',
  'hash.help':
    'Calculés sur cet appareil à partir des champs affichés ici. Votre portefeuille montre les mêmes ; sinon, ne signez pas.',
  'hash.domain': 'Hachage du domaine',
  'hash.message': 'Hachage du message',
  'hash.safeTx': 'Hachage à signer (safeTxHash)',
  'hash.safeMessage': 'Hachage à signer (safeMessageHash)',
  'hash.copy': 'Copier : {name}',
  'hash.same': 'La passerelle indique le même hachage.',
  'hash.other': 'La passerelle indique un autre hachage.',

  'finding.refused': 'Ne signez pas ceci.',
  'finding.inCall': 'Appel {place} : {text}',
  'finding.fields-invalid': 'Un champ manque ou contient ce qu’il ne peut pas contenir.',
  'finding.safe-mismatch': 'Ceci appartient à un autre compte ou à un autre réseau.',
  'finding.hash-mismatch': 'Le hachage de la passerelle n’est pas celui de ces champs.',
  'finding.not-requested': 'C’est une autre transaction que celle demandée.',
  'finding.shown-differs': 'Le résumé de la passerelle dit autre chose que ce que fait l’appel.',
  'finding.delegatecall-unknown-target':
    'Du code inconnu s’exécuterait en tant que le compte lui-même.',
  'finding.delegatecall-unknown-selector':
    'Du code connu s’exécuterait en tant que le compte, mais pas comme prévu.',
  'finding.batch-unreadable': 'Le lot n’est pas lisible jusqu’au dernier octet.',
  'finding.signature-invalid': 'Une signature n’a pas été faite par le propriétaire annoncé.',
  'finding.signature-not-owner': 'Une signature vient de quelqu’un qui n’est pas propriétaire.',
  'finding.signature-duplicate': 'La signature d’un propriétaire figure deux fois.',
  'finding.owners-differ': 'Les propriétaires ne sont pas ceux de la chaîne.',
  'finding.owners-order-differs': 'Les propriétaires ne sont pas dans l’ordre de la chaîne.',
  'finding.threshold-differs': 'Le seuil n’est pas celui de la chaîne.',
  'finding.version-differs': 'La version n’est pas celle de la chaîne.',
  'finding.nonce-differs':
    'Le nonce n’est pas celui de la chaîne ; la passerelle est peut-être en retard.',
  'finding.signature-unverified': 'L’accord d’un contrat n’a pas été demandé à la chaîne.',
  'finding.owner-change': 'Les propriétaires du compte changent.',
  'finding.threshold-change': 'Le nombre de propriétaires qui doivent signer change.',
  'finding.module-change': 'Un module, qui agit sans signatures, est ajouté ou retiré.',
  'finding.guard-change': 'Le garde (guard), qui contrôle chaque transaction, change.',
  'finding.fallback-handler-change':
    'Le gestionnaire de repli (fallback handler), qui répond pour le compte, change.',
  'finding.singleton-change': 'Le code du compte change.',
  'finding.self-call-unknown': 'Le compte s’appelle lui-même d’une façon inconnue.',
  'finding.approves-hash':
    'La transaction d’un autre compte est approuvée, dont seul le hachage figure ici.',
  'finding.approval-unlimited':
    'Un tiers pourra dépenser des tokens de ce compte sans limite, maintenant et plus tard.',
  'finding.approval': 'Un tiers pourra dépenser des tokens de ce compte.',
  'finding.gas-price': 'Le compte paie qui exécute ceci.',
  'finding.gas-token': 'Un remboursement serait payé en jeton.',
  'finding.refund-receiver': 'Un remboursement irait à une adresse indiquée ici.',
  'finding.safe-tx-gas': 'Si l’appel échoue, le nonce est consommé quand même.',
  'finding.nonce-conflict':
    'Une autre transaction attend sous le même nonce. Une seule peut être exécutée.',
  'finding.nonce-used': 'Le nonce est consommé : ceci ne pourra jamais être exécuté.',
  'finding.nonce-gap': 'Les transactions précédentes doivent d’abord être exécutées.',
  'finding.signs-message': 'Un message est signé au nom du compte.',
  'finding.creates-contract': 'Un contrat est créé.',
  'finding.call-unreadable': 'Ce que fait cet appel ne peut pas être lu ici.',
  'finding.rejection': 'Rien n’est fait, sinon consommer le nonce.',

  'obstacle.network': 'Votre portefeuille doit être sur {network}.',
  'obstacle.refused': 'Ceci ne doit pas être signé, pour les raisons ci-dessus.',
  'obstacle.unread': 'Lisez et cochez d’abord les avertissements ci-dessus.',
  'obstacle.notOwner':
    'Vous n’êtes pas propriétaire de ce compte : vous pouvez regarder, pas signer.',
  'obstacle.turn': {
    one: '{count} transaction doit d’abord être exécutée.',
    many: '{count} de transactions doivent d’abord être exécutées.',
    other: '{count} transactions doivent d’abord être exécutées.',
  },

  'action.title': 'Ce que vous pouvez faire',
  'action.checking': 'Dernière vérification…',
  'action.handing': 'Remise à la passerelle…',
  'action.propose': 'Signer et proposer',
  'action.confirm': 'Signer',
  'action.execute': 'Exécuter',
  'action.delete': 'Supprimer cette proposition',
  'action.description': 'Exécuter pour {account} : {call}',
  'done.propose': 'Proposée.',
  'undone.propose': 'La transaction n’a pas été proposée.',
  'done.confirm': 'Signée. Les autres propriétaires le voient maintenant.',
  'undone.confirm': 'Votre signature n’a pas été ajoutée.',
  'done.execute': 'Exécutée sur le réseau.',
  'undone.execute': 'La transaction n’a pas été exécutée.',
  'done.delete': 'Supprimée.',
  'undone.delete': 'Elle n’a pas été supprimée.',

  'row.nonceTooLarge': '(trop grand pour être lu exactement)',
  'row.unreadable': 'Cette entrée est illisible. Les autres ne sont pas touchées.',

  'fault.wallet': 'Votre portefeuille a refusé sans dire pourquoi.',
  'fault.network': 'Le réseau n’a pas répondu à temps.',
  'fault.changed': 'Ce n’est plus ce que vous avez vu à l’instant. Regardez de nouveau.',
  'fault.signature':
    'Ce que votre portefeuille a signé n’est pas ceci, ou ne vient pas de ce compte.',
  'fault.failed-on-chain': 'Le réseau l’a exécutée, mais l’appel intérieur a échoué.',

  'propose.kind': 'Que proposer',
  'propose.call': 'Appel de contrat',
  'propose.review': 'Vérifier',
  'propose.another': 'Ajouter un autre appel',
  'propose.full': 'Il n’y a plus de place pour d’autres appels.',
  'propose.draft': {
    one: '{count} appel jusqu’ici',
    many: '{count} d’appels jusqu’ici, en un lot',
    other: '{count} appels jusqu’ici, en un lot',
  },
  'propose.remove': 'Retirer : {call}',
  'propose.reviewDraft': 'Vérifier ceux-ci',
  'propose.zero': 'Un lot ne peut pas contenir d’appel à l’adresse zéro. Retirez-le.',
  'propose.after':
    'Votre signature est la première. Rien ne se passe avant qu’assez de propriétaires aient signé et que quelqu’un exécute.',
  'propose.back': 'Retour au formulaire',

  'abi.label': 'Interface du contrat (ABI)',
  'abi.help': 'En JSON, ou une ligne par fonction : function dock(address to) payable',
  'abi.empty': 'Collez l’interface du contrat.',
  'abi.unreadable': 'Cette interface est illisible.',
  'abi.no-functions': 'Elle ne contient aucune fonction qui change quelque chose.',
  'abi.function': 'Fonction',
  'abi.value': '{symbol} à envoyer avec',

  'argument.number': 'Entrez un nombre entier, dans la plus petite unité.',
  'argument.range': 'Ce nombre ne tient pas dans son type.',
  'argument.address': 'Entrez une adresse dont la somme de contrôle est juste.',
  'argument.bool': 'Entrez true ou false.',
  'argument.bytes':
    'Entrez des octets : 0x et un nombre pair de chiffres, autant que le type en a.',
  'argument.list': 'Entrez du JSON qui correspond au type.',
  'argument.listHelp': 'En JSON, les grands nombres entre guillemets.',

  'owners.change': 'Changement',
  'owners.add': 'Ajouter un propriétaire',
  'owners.remove': 'Retirer un propriétaire',
  'owners.swap': 'Remplacer un propriétaire',
  'owners.threshold': 'Changer le seuil',
  'owners.who': 'Qui part',
  'owners.signatures': 'Signatures nécessaires ensuite',
  'owners.same': 'C’est déjà le seuil.',
  'owners.already': 'C’est déjà un propriétaire.',
  'owners.impossible': 'Cette adresse ne peut pas être propriétaire.',

  'reject.title': 'Rejeter',
  'reject.help':
    'Une transaction qui ne fait rien prend le même nonce. Une fois signée par assez de propriétaires et exécutée, l’autre ne pourra plus jamais l’être.',
};
