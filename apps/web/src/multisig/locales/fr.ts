import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'multisig.title': 'Comptes multisig',
  'multisig.lead':
    'Des comptes détenus à plusieurs, où un nombre fixé de propriétaires doit signer.',
  'multisig.needsWallet':
    'Chaque propriétaire consulte et signe avec son propre portefeuille. Connectez le vôtre.',
  'multisig.loading': 'Chargement…',
  'multisig.unavailable': 'Le chargement a échoué.',
  'multisig.more': 'Afficher plus',

  'place.unreadable':
    'Ce lien est illisible. Demandez-le de nouveau, ou cherchez le compte ci-dessous.',
  'place.otherNetwork': 'Ce lien concerne un réseau que ce site ne prend pas en charge.',

  'find.owned': 'Vos comptes sur {network}',
  'find.none': 'Aucun compte multisig trouvé pour vous sur ce réseau.',
  'find.byAddress': 'Ouvrir par adresse',
  'find.address': 'Adresse d’un Safe sur {network}',
  'find.help': 'Tout le monde peut consulter. Seuls les propriétaires peuvent signer.',
  'find.notAnAddress':
    'Cette adresse n’est pas valide. Elle commence par 0x suivi de 40 caractères.',
  'find.open': 'Ouvrir',
  'find.other': 'Autres comptes',

  'network.other':
    'Ce compte est sur {network}, mais pas votre portefeuille. Vous pouvez le consulter ; pour signer, changez de réseau.',
  'network.switch': 'Passer sur {network}',
  'network.failed': 'Le réseau n’a pas changé. Changez-le dans votre portefeuille.',

  'safe.none': 'Il n’y a pas de Safe à cette adresse sur {network}.',
  'safe.unreachable': 'Le compte n’a pas pu être lu : {network} n’a pas répondu.',
  'safe.rule': 'Signatures requises : {threshold} sur {owners}',
  'safe.lookOnly': 'Vous n’êtes pas propriétaire',
  'safe.owners': 'Propriétaires',
  'safe.balances': 'Soldes',
  'safe.version': 'Version',
  'safe.nextNonce': 'Prochain nonce',

  'owner.passkey': 'Clé d’accès',

  'unusual.code': 'Ce compte exécute un code que ce site ne connaît pas :',
  'unusual.module': 'Un module peut exécuter des transactions de ce compte sans signatures :',
  'unusual.guard': 'Un guard peut bloquer des transactions de ce compte :',
  'unusual.handler': 'Un fallback handler inhabituel répond aux appels à ce compte :',

  'view.title': 'Rubriques',
  'view.queue': 'File d’attente',
  'view.history': 'Historique',
  'view.messages': 'Messages',
  'view.new': 'Nouvelle transaction',
  'view.newMessage': 'Nouveau message',
  'view.back': 'Retour au compte',

  'gateway.unreachable': 'Aucune réponse. Vérifiez votre connexion et réessayez.',
  'gateway.answerInvalid': 'Le service de transactions a envoyé une réponse non valide.',
  'gateway.tooLarge':
    'La réponse du service de transactions était trop volumineuse et n’a pas été lue.',
  'gateway.pageElsewhere':
    'La page suivante du service de transactions est sur un autre serveur et n’a pas été chargée.',
  'gateway.refused': 'Message du service de transactions :',
  'gateway.unknownSafe':
    'Le service de transactions n’a aucune donnée sur ce compte. Les informations affichées viennent de la blockchain.',
  'gateway.differs':
    'Le service de transactions ne correspond pas à la blockchain. Les informations affichées viennent de la blockchain, et rien ne peut être signé.',

  'queue.empty': 'Aucune transaction en attente.',
  'queue.next': 'Suivante : nonce {nonce}',
  'queue.nonce': 'Nonce {nonce}',
  'queue.unreadable': 'Illisible',
  'queue.conflict': {
    one: '{count} transaction a ce nonce.',
    many: 'Ces {count} de transactions ont le même nonce. Dès que l’une est exécutée, les autres ne sont plus valables.',
    other:
      'Ces {count} transactions ont le même nonce. Dès que l’une est exécutée, les autres ne sont plus valables.',
  },
  'queue.details': 'Détails',

  'history.help':
    'D’après le service de transactions. Ouvrez une transaction pour la voir vérifiée sur la blockchain.',
  'history.empty': 'Rien ne s’est encore passé.',
  'history.received': 'Réception de {amount} de {sender}',
  'history.receivedToken': 'Réception de {token} de {sender}',
  'history.sentToken': 'Transfert de {token} à {recipient}',
  'history.settings': 'Changement des paramètres du compte',
  'history.created': 'Compte créé',
  'history.other': 'Autre : {name}',

  'messages.empty': 'Il n’y a aucun message.',
  'message.title': 'Message',
  'message.text': 'Texte',
  'message.help':
    'Une fois signé par assez de propriétaires, il vaut comme signé par le compte. Rien n’est envoyé au réseau.',
  'message.missing': 'Saisissez le texte à signer.',
  'message.typed':
    'Les données structurées ne peuvent pas être signées ici : seule leur application peut montrer ce qu’elles autorisent.',
  'message.tooLong': 'Ce message est trop long pour être vérifié ici.',
  'message.proven': 'Vérifié à l’instant sur la blockchain : ceci est signé par le compte.',
  'message.disproven':
    'Assez de propriétaires ont signé, mais la blockchain ne l’accepte pas comme signé par le compte.',
  'message.unproven':
    'Assez de propriétaires ont signé. Impossible de vérifier si le compte l’accepte : {network} n’a pas répondu.',
  'message.copySignature': 'Copier la signature',
  'message.shareHelp': 'Pour les autres propriétaires : ce lien ouvre le message.',

  'status.awaitingConfirmations': 'Signatures attendues',
  'status.awaitingExecution': 'Prête à être exécutée',
  'status.success': 'Exécutée',
  'status.cancelled': 'Plus valable',
  'status.failed': 'Échec',

  'transaction.title': 'Transaction',
  'transaction.signed': 'Signatures : {signed} sur {threshold}',
  'transaction.hasSigned': 'Signé',
  'transaction.notSigned': 'Non signé',
  'transaction.youSigned': 'Vous avez signé. C’est au tour des autres propriétaires.',
  'transaction.from': 'Proposée par « {app} » (non vérifié)',
  'transaction.proposed': 'Proposée le',
  'transaction.unproven':
    'Le service de transactions indique que ceci a été exécuté. La blockchain ne le montre pas.',
  'transaction.explorer': 'Voir dans l’explorateur',
  'transaction.share': 'Copier le lien',
  'transaction.shareHelp': 'Pour les autres propriétaires : ce lien ouvre la transaction.',
  'transaction.reject': 'Proposer un rejet',

  'address.safe': 'Ce compte',
  'address.you': 'Vous',

  'call.rejection': 'Rejeter : transaction vide qui consomme ce nonce',
  'call.send': 'Envoyer {amount} à {recipient}',
  'call.sendUnknown':
    'Envoyer {units} unités minimales du jeton non répertorié {token} à {recipient}',
  'call.revoke': 'Ne plus autoriser {spender} à dépenser {token}',
  'call.approveItems': 'Autoriser {spender} à déplacer tous les éléments de {token}',
  'call.approveUnknown':
    'Autoriser {spender} à dépenser {units} unités minimales (ou l’élément n° {units}) du jeton non répertorié {token}',
  'call.approveUnlimited': 'Autoriser {spender} à dépenser {token} sans limite',
  'call.approveMore': 'Autoriser {spender} à dépenser {amount} de plus',
  'call.approve': 'Autoriser {spender} à dépenser {amount}',
  'call.addOwner': 'Ajouter le propriétaire {owner}. Signatures requises ensuite : {threshold}',
  'call.removeOwner': 'Retirer le propriétaire {owner}. Signatures requises ensuite : {threshold}',
  'call.swapOwner': 'Remplacer le propriétaire {owner} par {newOwner}',
  'call.changeThreshold': 'Modifier le seuil. Signatures requises ensuite : {threshold}',
  'call.function': 'Appeler {name} sur {contract}',
  'call.batch': {
    one: 'Lot de {count} appel',
    many: 'Lot de {count} d’appels, tous ou aucun',
    other: 'Lot de {count} appels, tous ou aucun',
  },
  'call.raw': 'Appel illisible à {contract}',
  'call.withCoins': '{call}, avec {amount}',

  'past.rejection': 'Rejet : transaction vide',
  'past.send': 'Envoi de {amount} à {recipient}',
  'past.sendUnknown':
    'Envoi de {units} unités minimales du jeton non répertorié {token} à {recipient}',
  'past.revoke': 'Autorisation de dépenser {token} retirée à {spender}',
  'past.approveItems': '{spender} autorisé à déplacer tous les éléments de {token}',
  'past.approveUnknown':
    '{spender} autorisé à dépenser {units} unités minimales (ou l’élément n° {units}) du jeton non répertorié {token}',
  'past.approveUnlimited': '{spender} autorisé à dépenser {token} sans limite',
  'past.approveMore': '{spender} autorisé à dépenser {amount} de plus',
  'past.approve': '{spender} autorisé à dépenser {amount}',
  'past.addOwner': 'Propriétaire {owner} ajouté. Signatures requises ensuite : {threshold}',
  'past.removeOwner': 'Propriétaire {owner} retiré. Signatures requises ensuite : {threshold}',
  'past.swapOwner': 'Propriétaire {owner} remplacé par {newOwner}',
  'past.changeThreshold': 'Seuil modifié. Signatures requises ensuite : {threshold}',
  'past.function': 'Appel de {name} sur {contract}',

  'fact.spender': 'Autorisé à dépenser',
  'fact.token': 'Jeton',
  'fact.owner': 'Propriétaire',
  'fact.newOwner': 'Nouveau propriétaire',
  'fact.through': 'Via',
  'fact.contract': 'Contrat',
  'fact.account': 'Compte',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Type d’appel',
  'fact.delegatecall': 'Delegatecall : le code du contrat s’exécute en tant que ce compte',
  'fact.data': {
    one: 'Données, {count} octet',
    many: 'Données, {count} d’octets',
    other: 'Données, {count} octets',
  },
  'fact.trailing': {
    one: 'Données en plus, {count} octet',
    many: 'Données en plus, {count} d’octets',
    other: 'Données en plus, {count} octets',
  },

  'review.what': 'Ce qui va se passer',

  'hash.title': 'Comparez avec votre portefeuille',
  'hash.help':
    'Calculés sur cet appareil à partir des champs affichés ici. Votre portefeuille affiche les mêmes ; sinon, ne signez pas.',
  'hash.domain': 'Hash du domaine (domain hash)',
  'hash.message': 'Hash du message (message hash)',
  'hash.safeTx': 'Hash à signer (safeTxHash)',
  'hash.safeMessage': 'Hash à signer (safeMessageHash)',
  'hash.copy': 'Copier : {name}',
  'hash.same': 'Le service de transactions indique le même hash.',
  'hash.other': 'Le service de transactions indique un autre hash.',

  'finding.refused': 'Ne signez pas ceci.',
  'finding.inCall': 'Appel {place} : {text}',
  'finding.fields-invalid': 'Un champ est absent ou non valide.',
  'finding.safe-mismatch': 'Ceci concerne un autre compte ou un autre réseau.',
  'finding.hash-mismatch': 'Le hash du service de transactions n’est pas celui de ces champs.',
  'finding.not-requested': 'Ce n’est pas la transaction demandée.',
  'finding.shown-differs':
    'Le résumé du service de transactions ne correspond pas à ce que fait l’appel.',
  'finding.delegatecall-unknown-target': 'Un code inconnu s’exécuterait en tant que compte.',
  'finding.delegatecall-unknown-selector':
    'Un code connu s’exécuterait en tant que compte, mais pas comme prévu.',
  'finding.batch-unreadable': 'Le lot n’est pas lisible jusqu’au dernier octet.',
  'finding.signature-invalid': 'Une signature n’est pas du propriétaire qu’elle indique.',
  'finding.signature-not-owner': 'Une signature vient de quelqu’un qui n’est pas propriétaire.',
  'finding.signature-duplicate': 'La signature d’un propriétaire figure deux fois.',
  'finding.owners-differ': 'Les propriétaires ne correspondent pas à la blockchain.',
  'finding.owners-order-differs': 'L’ordre des propriétaires ne correspond pas à la blockchain.',
  'finding.threshold-differs': 'Le seuil ne correspond pas à la blockchain.',
  'finding.version-differs': 'La version ne correspond pas à la blockchain.',
  'finding.nonce-differs':
    'Le nonce ne correspond pas à la blockchain ; le service de transactions a peut-être du retard.',
  'finding.signature-unverified':
    'L’approbation d’un contrat n’a pas été vérifiée sur la blockchain.',
  'finding.owner-change': 'Les propriétaires du compte changent.',
  'finding.threshold-change': 'Le nombre de signatures requises passe de {before} à {after}.',
  'finding.module-change': 'Un module, qui agit sans signatures, est ajouté ou retiré.',
  'finding.guard-change': 'Le guard, qui contrôle chaque transaction, change.',
  'finding.fallback-handler-change':
    'Le fallback handler, qui répond aux appels au compte, change.',
  'finding.singleton-change': 'Le code du compte change.',
  'finding.self-call-unknown': 'Le compte s’appelle lui-même d’une façon inconnue.',
  'finding.approves-hash':
    'Une transaction d’un autre compte est approuvée ; seul son hash est connu.',
  'finding.approval-unlimited':
    'Un tiers pourra dépenser les jetons de ce compte sans limite, maintenant et plus tard.',
  'finding.approval': 'Un tiers pourra dépenser des jetons de ce compte.',
  'finding.gas-token': 'Un remboursement serait payé en jetons.',
  'finding.refund-receiver': 'Un remboursement irait à l’adresse indiquée ici.',
  'finding.safe-tx-gas': 'Même si l’appel échoue, le nonce est consommé.',
  'finding.nonce-conflict':
    'Une autre transaction a le même nonce. Une seule des deux peut être exécutée.',
  'finding.nonce-used': 'Le nonce est déjà consommé : ceci ne pourra jamais être exécuté.',
  'finding.nonce-gap': 'Les transactions précédentes doivent d’abord être exécutées.',
  'finding.signs-message': 'Un message est signé au nom du compte.',
  'finding.creates-contract': 'Un contrat est créé.',
  'finding.call-unreadable': 'Ce que fait cet appel n’est pas lisible ici.',
  'finding.rejection': 'Une transaction vide : elle ne fait que consommer ce nonce.',

  'obstacle.network': 'Votre portefeuille doit être sur {network}.',
  'obstacle.refused': 'Ceci ne doit pas être signé, pour les raisons ci-dessus.',
  'obstacle.unread': 'Lisez et cochez d’abord les avertissements ci-dessus.',
  'obstacle.notOwner':
    'Vous n’êtes pas propriétaire de ce compte : vous pouvez le consulter, mais pas signer.',
  'obstacle.turn': {
    one: '{count} transaction doit être exécutée avant.',
    many: '{count} de transactions doivent être exécutées avant.',
    other: '{count} transactions doivent être exécutées avant.',
  },

  'action.title': 'Actions',
  'action.checking': 'Dernière vérification…',
  'action.handing': 'Envoi…',
  'action.propose': 'Signer et proposer',
  'action.confirm': 'Signer',
  'action.execute': 'Exécuter',
  'action.delete': 'Supprimer cette proposition',
  'action.description': 'Exécution pour {account} : {call}',
  'done.propose': 'Proposition envoyée.',
  'undone.propose': 'La proposition n’a pas été envoyée.',
  'done.confirm': 'Signature ajoutée. Les autres propriétaires la voient maintenant.',
  'undone.confirm': 'Votre signature n’a pas été ajoutée.',
  'done.execute': 'Transaction exécutée.',
  'undone.execute': 'La transaction n’a pas été exécutée.',
  'done.delete': 'Proposition supprimée.',
  'undone.delete': 'La proposition n’a pas été supprimée.',

  'row.nonceTooLarge': '(trop grand pour être lu exactement)',
  'row.unreadable': 'Cet élément est illisible. Les autres ne sont pas concernés.',

  'fault.wallet': 'Votre portefeuille a refusé sans indiquer de motif.',
  'fault.network': 'Le réseau n’a pas répondu à temps.',
  'fault.changed': 'Le contenu a changé depuis que vous l’avez vu. Vérifiez-le de nouveau.',
  'fault.signature': 'Votre portefeuille a signé autre chose, ou avec un autre compte.',
  'fault.failed-on-chain': 'Le réseau l’a exécutée, mais l’appel interne a échoué.',

  'propose.kind': 'Que proposer',
  'propose.call': 'Appel de contrat',
  'propose.review': 'Vérifier',
  'propose.another': 'Ajouter un autre appel',
  'propose.full': 'Impossible d’ajouter d’autres appels.',
  'propose.draft': {
    one: '{count} appel pour l’instant',
    many: '{count} d’appels pour l’instant, en un seul lot',
    other: '{count} appels pour l’instant, en un seul lot',
  },
  'propose.remove': 'Retirer : {call}',
  'propose.reviewDraft': 'Vérifier ces appels',
  'propose.zero': 'Un lot ne peut pas contenir d’appel à l’adresse zéro. Retirez-le.',
  'propose.after':
    'Votre signature est la première. Rien ne se passe tant qu’il n’y a pas assez de signatures et que personne n’exécute.',
  'propose.back': 'Retour au formulaire',

  'abi.label': 'Interface (ABI)',
  'abi.help': 'En JSON, ou une ligne par fonction : function dock(address to) payable',
  'abi.empty': 'Collez l’interface du contrat.',
  'abi.unreadable': 'Cette interface est illisible.',
  'abi.no-functions': 'Aucune de ses fonctions ne change quoi que ce soit.',
  'abi.function': 'Fonction',
  'abi.value': '{symbol} à envoyer avec l’appel',

  'argument.number': 'Saisissez un nombre entier, dans l’unité minimale.',
  'argument.range': 'Ce nombre est hors limites pour son type.',
  'argument.address': 'Saisissez une adresse avec une somme de contrôle correcte.',
  'argument.bool': 'Saisissez true ou false.',
  'argument.bytes':
    'Saisissez les octets sous la forme 0x suivi d’un nombre pair de chiffres, selon le type.',
  'argument.list': 'Saisissez du JSON conforme au type.',
  'argument.listHelp': 'En JSON, les grands nombres entre guillemets.',

  'owners.change': 'Modification',
  'owners.add': 'Ajouter un propriétaire',
  'owners.remove': 'Retirer un propriétaire',
  'owners.swap': 'Remplacer un propriétaire',
  'owners.threshold': 'Modifier le seuil',
  'owners.who': 'Propriétaire à retirer',
  'owners.signatures': 'Signatures requises ensuite',
  'owners.same': 'C’est déjà le seuil.',
  'owners.already': 'C’est déjà un propriétaire.',
  'owners.impossible': 'Cette adresse ne peut pas être propriétaire.',

  'reject.title': 'Rejeter',
  'reject.help':
    'Une transaction vide prend le même nonce. Dès qu’elle est signée par assez de propriétaires et exécutée, l’autre ne pourra jamais l’être.',
};
