import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
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
  'fact.guardian': 'Gardien',
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

export const treasury: Part<'treasury'> = {
  'payments.table': 'Payer plusieurs à la fois (CSV)',
  'payments.single': 'Saisir les paiements un par un',
  'nonce.choose': 'Nonce {nonce} : en choisir un autre',
  'nonce.free': 'Le premier libre, après tous ceux en attente.',
  'nonce.replaces':
    'Une transaction en attente a ce nonce. Dès que l’une est exécutée, les autres ne sont plus valables.',
  'nonce.gap': 'Le nonce {missing} manque : tant qu’il n’est pas exécuté, ceci ne peut pas l’être.',
  'nonce.used': 'Le compte en est déjà au nonce {next}.',
  'nonce.unheard':
    'Le compte a dépassé ce nonce. Le service de transactions n’indique pas encore quelle transaction l’a utilisé.',
  'nonce.not-a-number': 'Saisissez un nombre entier à partir de {next}.',
  'nonce.replace': 'Proposer un autre appel à la place',
  'takes.nonce': 'Cette proposition prend le nonce {nonce}.',
  'takes.used':
    'Il est déjà utilisé : ceci ne pourrait jamais être exécuté. Choisissez-en un autre à la vérification.',
  'gap.one': 'Le nonce {nonce} manque.',
  'gap.several': 'Les nonces {first} à {last} manquent.',
  'gap.help': 'Rien de ce qui suit ne peut être exécuté avant.',
  'gap.fill': 'En proposer une avec le nonce {nonce}',
  'delete.help':
    'Ceci la retire seulement du service de transactions. Quiconque a gardé les signatures pourrait encore l’exécuter : pour être sûr, rejetez-la.',
  'delete.never':
    'Vous ne pouvez pas supprimer cette proposition : le service de transactions ne le permet qu’aux portefeuilles ayant leur propre clé, pas aux clés d’accès ni aux contrats. Rejetez-la plutôt.',
  'signer.several':
    'Votre compte exige lui-même plusieurs signatures, qui ne peuvent pas être recueillies ici. Utilisez un autre portefeuille.',
  'next.sign': {
    one: 'Il manque {count} signature, de l’un de ces propriétaires :',
    many: 'Il manque {count} signatures, de ces propriétaires :',
    other: 'Il manque {count} signatures, de ces propriétaires :',
  },
  'next.execute':
    'Assez de propriétaires ont signé : chacun peut l’exécuter maintenant, ci-dessous.',
  'next.share': 'Envoyez-leur ce lien : il ouvre cette transaction.',
  'approve.help':
    'Votre compte est un contrat : il signe par une transaction à lui sur {network}, que ses propriétaires confirment.',
  'approve.waiting':
    'En attente de sa transaction sur {network}. Vous pouvez quitter cette page et appuyer de nouveau sur le bouton plus tard : rien n’est perdu.',
  'approve.description': 'Signature pour {account}',
  'create.link': 'Créer un compte multisig',
  'create.open': 'Ouvrir sur un autre réseau',
  'settings.open': 'Paramètres de ce compte',
  'set.enableModule': 'Active le module {module} : il pourra ensuite agir sans signatures',
  'set.disableModule': 'Désactive le module {module}',
  'set.guard': 'Installe le guard {contract}, qui peut refuser toute transaction',
  'unset.guard': 'Retire le guard',
  'set.moduleGuard': 'Installe le guard des modules {contract}',
  'unset.moduleGuard': 'Retire le guard des modules',
  'set.handler': 'Installe le fallback handler {contract}',
  'unset.handler': 'Retire le fallback handler',
  'set.addDelegate': 'Permet à {spender} d’avoir des limites de dépense',
  'set.removeDelegate': 'Retire toutes les limites de dépense de {spender}',
  'set.limitOnce': '{spender} peut dépenser {amount} une fois, sans signatures',
  'set.limit': '{spender} peut dépenser {amount} sans signatures, renouvelé après {period}',
  'set.resetLimit': 'Remet à zéro ce que {spender} a dépensé en {token}',
  'set.removeLimit': 'Retire la limite de dépense en {token} de {spender}',
  'set.units': '{units} plus petites unités du jeton non répertorié {token}',
  'finding.threshold-one': 'Chaque propriétaire pourra alors agir seul.',
  'finding.gas-price':
    'En plus de l’appel, le compte paie un remboursement de {amount} au plus à {recipient}.',
  'set.enableRecovery': 'Active la récupération par gardiens (module {module})',
  'set.disableRecovery': 'Désactive la récupération par gardiens (module {module})',
  'set.addGuardian': 'Ajoute le gardien {guardian}. Gardiens requis ensuite : {threshold}',
  'set.revokeGuardian': 'Retire le gardien {guardian}. Gardiens requis ensuite : {threshold}',
  'set.guardianThreshold': 'Gardiens requis ensuite : {threshold}',
  'set.cancelRecovery': 'Arrête la récupération en cours',
  'set.invalidateApprovals': 'Annule ce que les gardiens ont approuvé jusqu’ici',
  'finding.recovery-on':
    'Assez de gardiens ensemble pourront alors remplacer tous les propriétaires, après un délai pendant lequel le compte peut l’arrêter.',
  'finding.guardian-change':
    'Les gardiens, qui peuvent remplacer tous les propriétaires, changent.',
  'finding.recovery-cancel':
    'Une récupération en cours est arrêtée. Ses gardiens peuvent en lancer une autre.',
  'finding.recovery-approval':
    'En tant que gardien, ce compte approuve de nouveaux propriétaires d’un autre compte.',
  'recovery.running':
    'Une récupération est en cours. À partir du {date}, elle remplace tous les propriétaires de ce compte par :',
  'recovery.due':
    'Le délai d’une récupération est écoulé. N’importe qui peut la terminer maintenant ; elle remplace tous les propriétaires de ce compte par :',
  'recovery.terms':
    'Signatures requises ensuite : {threshold}. Gardiens ayant approuvé : {approvals}.',
  'recovery.stop': 'Proposer de l’arrêter',
  'recovery.unread':
    'La récupération par gardiens est activée, mais n’a pas pu être lue : {network} n’a pas répondu. Une récupération est peut-être en cours.',
  'recovery.on':
    'La récupération par gardiens est activée : {threshold} gardiens sur {count} peuvent remplacer tous les propriétaires, après {period}.',
  'recovery.empty': 'La récupération par gardiens est activée, sans gardiens.',
  'recovery.kept':
    'La récupération par gardiens est désactivée, mais son module conserve des gardiens ou une récupération qui reprendront effet à la réactivation.',
  'recovery.off': 'Proposer de la désactiver',
  'recovery.failed': 'La proposition n’a pas été préparée : {network} n’a pas répondu.',
  'set.cancelDelayed':
    'Annule ce qui attend dans le module de récupération avant le numéro {nonce}',
  'finding.delay-cancel':
    'Les transactions qui attendent dans le module de récupération sont annulées. D’autres peuvent y être ajoutées.',
  'finding.delay-change':
    'Le module de récupération change : qui peut y ajouter des transactions, ou combien de temps elles attendent.',
  'finding.spending-limit':
    'Quelqu’un pourra ensuite dépenser jusqu’à une limite sans aucune signature.',
  'history.item': 'objet {id} de {token}',
  'history.doubt.not-owners':
    'Les propriétaires n’ont pas signé ceci : c’est le contrat du jeton qui le rapporte.',
  'history.doubt.nothing':
    'Rien n’a été envoyé, et les propriétaires n’ont pas signé ceci. Ne copiez pas cette adresse.',
  'history.doubt.imitation': 'Ce jeton en imite un que vous connaissez. C’en est un autre.',
  'history.doubt.look-alike':
    'Cette adresse ressemble à une adresse que vous connaissez, mais c’en est une autre.',
  'history.doubt.odd-decimals':
    'Le contrat de ce jeton indique un nombre de décimales qu’aucun montant ne peut avoir.',
  'finding.signature-set-aside':
    'Une signature vient d’un compte qui n’est pas propriétaire, ou ne l’est plus. Elle ne compte pas.',
  'finding.signature-withdrawn':
    'Un contrat propriétaire n’accepte pas sa signature, ou ne l’accepte plus. Elle ne compte pas.',
  'refund.paid': 'En outre, {amount} ont été payés à {recipient} en remboursement de gas.',
  'refund.along': '{call}, avec un remboursement de {amount} au plus à {recipient}',
  'refund.executor': 'celui qui l’exécute',
  'row.proposer': 'Proposée par {name}',
  'row.depends':
    'Ceci dépend des changements de propriétaires en attente avant lui, de nonce {nonces}.',
  'ledger.open': 'Filtrer et exporter',
  'ledger.close': 'Tout afficher de nouveau',
  'note.label': 'Note pour les autres propriétaires',
  'note.help':
    'Facultative et publique : chacun peut la lire auprès du service de transactions. Elle ne fait pas partie de ce qui est signé.',
  'note.tooLong': '{most} caractères au maximum.',
  'note.shown': 'Note de l’auteur de la proposition, hors de ce qui est signé :',
  'notify.on': 'Me prévenir quand quelque chose attend ma signature',
  'notify.help': 'Sur cet appareil, tant qu’un onglet de ce compte est ouvert.',
  'notify.denied':
    'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses paramètres.',
  'notify.waits': {
    one: '{count} transaction de {account} attend votre signature.',
    many: '{count} transactions de {account} attendent votre signature.',
    other: '{count} transactions de {account} attendent votre signature.',
  },
};

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'Propriétaire ajouté : {owner}',
  'was.ownerRemoved': 'Propriétaire retiré : {owner}',
  'was.threshold': 'Signatures requises',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Guard des modules',
  'was.handler': 'Fallback handler',
  'was.changed': '{what} : {before} → {after}',
  'was.changedTo': '{what} : {after}',
  'was.none': 'aucun',
  'was.nothing':
    'La blockchain ne montre aucune modification de paramètres dans cette transaction.',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'Créer un compte multisig',
  'new.lead':
    'Choisissez les propriétaires, et combien d’entre eux doivent signer. Ce sera un Safe ordinaire : ni module, ni guard, ni personne d’autre.',
  'new.owner': 'Propriétaire {number}',
  'new.noOwner': 'Indiquez l’adresse ou le nom du propriétaire.',
  'new.removeOwner': 'Retirer le propriétaire {number}',
  'new.threshold': 'Signatures requises',
  'new.alone':
    'Avec un seul propriétaire, une clé perdue est un compte perdu. Ajoutez-en un autre.',
  'new.all':
    'Tous les propriétaires doivent signer : une clé perdue, et plus rien ne pourra bouger.',
  'new.any': 'N’importe lequel des propriétaires peut tout déplacer seul.',
  'new.showAddress': 'Afficher l’adresse',
  'new.address': 'Future adresse',
  'new.create': 'Créer le compte',
  'new.once': 'Une transaction du compte connecté, qui paie les frais de réseau.',
  'new.failed': 'Le compte n’a pas été créé.',
  'new.notThere':
    'La blockchain ne montre pas ce compte avec ces propriétaires. N’utilisez pas l’adresse.',
  'new.description': 'Créer le compte multisig {account}',
  'new.noContracts':
    'Les contrats de Safe ne sont pas sur {network} : aucun compte ne peut y être créé.',
  'new.full':
    'Ces propriétaires ont déjà beaucoup de comptes ici. Changez les propriétaires ou le seuil.',
  'new.otherAddress':
    '{network} calcule les adresses autrement, avec d’autres contrats : le compte y a une autre adresse que sur les autres réseaux.',
  'new.absent':
    'Ces propriétaires sont des contrats sur un autre réseau, mais pas sur {network}. Ils ne pourront y signer qu’une fois ouverts là aussi : {owners}',
  'new.absentUnread':
    'Pas de réponse de : {networks}. Les propriétaires qui y sont des contrats ne pourraient pas signer sur {network}.',
  'open.title': 'Ouvrir sur un autre réseau',
  'open.lead': 'À la même adresse, avec les mêmes contrats et les propriétaires de sa création.',
  'open.changed':
    'Les propriétaires ou le seuil ont changé ici depuis. Là-bas, les premiers, ci-dessous, décident tant qu’ils ne changent rien.',
  'open.unproven':
    'La création de ce compte n’a pas pu être prouvée sur la blockchain : il ne peut pas être ouvert ailleurs d’ici.',
  'open.there': 'Le compte est déjà sur {network}.',
  'open.none': 'Ce site ne prend en charge aucun autre réseau.',
};

export const csv: Part<'csv'> = {
  'csv.title': 'Tableau de paiements',
  'csv.help':
    'Colonnes : jeton, destinataire, montant, note. Collez-les depuis un tableur, ou déposez ici un fichier CSV.',
  'csv.cells':
    'Jeton : un symbole ou une adresse de contrat, vide pour {symbol}. Destinataire : une adresse, un nom ou un contact.',
  'csv.file': 'Choisir un fichier',
  'csv.empty': 'Collez au moins un paiement.',
  'csv.unknownHeader':
    'La première ligne ressemble à un en-tête, mais ces noms de colonnes ne sont pas connus ici. Utilisez ceux indiqués pour ce champ.',
  'csv.tooMany': 'Un lot peut contenir {most} paiements.',
  'csv.tooManyTokens': 'Un tableau peut contenir {most} jetons différents.',
  'csv.tooLarge': 'Ce fichier est trop volumineux.',
  'csv.notText': 'Ce fichier n’est pas du texte brut. Enregistrez-le en CSV (UTF-8).',
  'csv.checking': 'Vérification de chaque ligne…',
  'csv.right': {
    one: '{count} paiement prêt',
    many: '{count} paiements prêts',
    other: '{count} paiements prêts',
  },
  'csv.leftOut': {
    one: '{count} ligne écartée.',
    many: '{count} lignes écartées.',
    other: '{count} lignes écartées.',
  },
  'csv.restore': 'Remettre',
  'csv.first': 'Corrigez les lignes indiquées ci-dessus, ou écartez-les.',
  'csv.faults': {
    one: '{count} ligne à corriger',
    many: '{count} lignes à corriger',
    other: '{count} lignes à corriger',
  },
  'csv.leaveOutAll': 'Écarter toutes ces lignes',
  'csv.leaveOut': 'Écarter',
  'csv.leaveOutRow': 'Écarter la ligne {row}',
  'csv.row': 'Ligne {row}',
  'csv.totals': 'Total par jeton',
  'csv.read': 'Tel que lu',
  'csv.ignored': 'Non utilisées : {columns}.',
  'csv.contradiction':
    'Les colonnes « {first} » et « {second} » se contredisent à la ligne {row}. Supprimez-en une.',
  'csv.payments': {
    one: '{count} paiement',
    many: '{count} paiements',
    other: '{count} paiements',
  },
  'csv.balance': 'Le compte a {amount}',
  'csv.unlisted':
    'Ce site ne répertorie pas {token}. Son symbole et ses décimales viennent de son contrat. Comparez l’adresse :',
  'csv.repeated': {
    one: '{count} ligne répète un paiement. Vérifiez que c’est voulu.',
    many: '{count} lignes répètent un paiement. Vérifiez que c’est voulu.',
    other: '{count} lignes répètent un paiement. Vérifiez que c’est voulu.',
  },
  'csv.gas':
    'Autant de paiements peuvent demander plus de gaz qu’une transaction n’en permet. Envisagez plusieurs propositions.',
  'csvFault.quotes': 'Un guillemet n’est pas fermé.',
  'csvFault.columns': 'Cette ligne a plus de cellules qu’il n’y a de colonnes.',
  'csvFault.collectible': 'Un tableau ne peut payer que la monnaie du réseau et des jetons ERC-20.',
  'csvFault.unknown-token':
    'Aucun jeton de ce symbole n’est répertorié ici. Saisissez l’adresse de son contrat.',
  'csvFault.ambiguous-token': 'Plusieurs jetons ont ce symbole. Saisissez l’adresse du contrat.',
  'csvFault.not-a-token': 'Il n’y a pas de contrat de jeton à cette adresse.',
  'csvFault.token-unreachable': 'Le jeton n’a pas pu être lu : le réseau n’a pas répondu.',
  'csvFault.two-contacts': 'Plusieurs de vos contacts portent ce nom. Saisissez l’adresse.',
  'csvFault.comma':
    'Une virgule peut marquer les décimales ou les milliers. Écrivez le montant avec un point seulement, comme 1234.5.',
  'csvFault.split-amount':
    'Une virgule peut faire partie de ce montant. Écrivez-le seulement avec un point, ou entre guillemets.',
  'csvFault.point':
    'Un point devant trois chiffres peut marquer les décimales ou les milliers. Écrivez le montant comme 1234 ou 1234.50.',
  'csvFault.no-token': 'Le jeton manque, alors que cette ligne en mentionne un.',
  'csvFault.odd-decimals':
    'Le contrat de {symbol} indique un nombre de décimales qu’aucun montant ne peut avoir.',
  'csvFault.more-than-balance': 'Avec les lignes précédentes, cela dépasse les {symbol} du compte.',
};

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'Une clé d’accès qui n’est pas propriétaire ici l’est encore sur : {networks}. Retirez-la là aussi.',
  'elsewhere.notOpened':
    'Ce compte n’est pas encore ouvert sur : {networks}. Il y appartient à la clé d’accès retirée : n’y envoyez rien.',
  'elsewhere.unread':
    'Pas de réponse de : {networks}. La clé d’accès retirée y est peut-être encore propriétaire.',
};

export const ledger: Part<'ledger'> = {
  'ledger.title': 'Filtrer et exporter',
  'ledger.all': 'Tous',
  'ledger.person': 'De ou vers',
  'ledger.personHelp': 'Une adresse, ou le nom d’un contact.',
  'ledger.settings': 'Seulement les modifications de paramètres',
  'ledger.from': 'Depuis',
  'ledger.until': 'Jusqu’au',
  'ledger.count': { one: '{count} entrée', many: '{count} entrées', other: '{count} entrées' },
  'ledger.unchecked': {
    one: '{count} entrée n’a pas pu être vérifiée sur la blockchain. Le fichier la signale.',
    many: '{count} entrées n’ont pas pu être vérifiées sur la blockchain. Le fichier les signale.',
    other: '{count} entrées n’ont pas pu être vérifiées sur la blockchain. Le fichier les signale.',
  },
  'ledger.cut': 'Toutes les entrées n’ont pas pu être lues. Le fichier l’indique.',
  'ledger.csv': 'Exporter en CSV',
  'ledger.json': 'Exporter en JSON',
};

export const push: Part<'push'> = {
  'push.on': 'Même quand aucun onglet n’est ouvert',
  'push.help':
    'Par des messages push sur cet appareil. Ils passent par Google, qui apprend ainsi qu’il suit ce compte. Pour l’activer, votre portefeuille vous identifie par une signature auprès du service de transactions.',
  'push.confirm': 'Confirmez l’identification dans votre portefeuille.',
  'push.noService':
    'Votre navigateur n’a pas pu joindre son service de messages push. Réessayez plus tard, ou dans un autre navigateur.',
  'push.failed':
    'Rien n’a changé : le service de transactions ou votre portefeuille n’a pas répondu. Réessayez.',
  'push.waits': 'Quelque chose de {account} attend votre signature.',
  'push.changed': 'Il y a du nouveau sur {account}.',
};

export const settings: Part<'settings'> = {
  'settings.title': 'Paramètres',
  'settings.lead':
    'Tels qu’ils sont maintenant sur la blockchain. Chaque modification est une proposition que les propriétaires signent.',
  'settings.viewOnly': 'Seuls les propriétaires peuvent proposer des modifications.',
  'settings.unreachable': 'Les paramètres n’ont pas pu être lus : {network} n’a pas répondu.',
  'settings.remove': 'Proposer le retrait',
  'settings.noCode': 'Il n’y a pas de contrat à cette adresse.',
  'owners.title': 'Propriétaires et seuil',
  'owners.meaning':
    'Les propriétaires décident de tout ce que fait le compte. Qui en contrôle assez contrôle le compte.',
  'owners.one':
    'Une signature suffit : tout propriétaire seul, ou qui vole sa clé, peut tout déplacer.',
  'owners.all':
    'Tous les propriétaires doivent signer : si l’un d’eux perd sa clé, plus rien ne peut être déplacé.',
  'owners.open': 'Modifier les propriétaires ou le seuil',
  'modules.title': 'Modules',
  'modules.meaning': 'Un module est un contrat qui agit pour le compte sans aucune signature.',
  'modules.none': 'Aucun n’est activé : rien ne bouge sans les propriétaires.',
  'modules.disable': 'Proposer la désactivation',
  'module.unknown': 'Module inconnu : il peut tout déplacer sans signatures.',
  'module.allowance':
    'Limites de dépense de Safe : les adresses ci-dessous dépensent jusqu’à leurs limites.',
  'module.operations':
    'Module de Safe pour ERC-4337 : exécute ce que les propriétaires ont signé, envoyé par un service.',
  'module.recovery':
    'Récupération sociale de Safe : ses gardiens peuvent remplacer les propriétaires.',
  'guard.title': 'Guard',
  'guard.meaning':
    'Un guard est un contrat qui contrôle chaque transaction des propriétaires et peut la refuser. Un guard défectueux bloque le compte pour toujours.',
  'guard.none': 'Aucun : assez de signatures suffisent à une transaction.',
  'guard.checks': 'Il contrôle aussi son propre retrait, et pourrait le refuser.',
  'moduleGuard.title': 'Guard des modules',
  'moduleGuard.meaning': 'Il contrôle ce que font les modules, et peut le refuser.',
  'moduleGuard.checks': 'Un guard défectueux arrête tous les modules, ou laisse tout passer.',
  'handler.title': 'Fallback handler',
  'handler.meaning':
    'Il répond aux appels que le compte ne connaît pas, comme la vérification de sa signature. S’il est hostile, il peut faire passer n’importe quoi pour signé par le compte.',
  'handler.known': 'Publié par Safe, avec la version {version}.',
  'handler.unknown': 'Safe ne l’a pas publié. Ne le gardez que si vous savez ce qu’il fait.',
  'handler.none':
    'Aucun : les messages signés par le compte ne peuvent pas être vérifiés, et certains jetons ne peuvent pas être reçus.',
  'handler.publish': 'Proposer celui qui est publié',
  'limits.title': 'Limites de dépense',
  'limits.meaning':
    'Une adresse qui a une limite dépense seule jusque-là, sans signatures. Si sa clé est volée, ce montant est perdu, et de nouveau après chaque renouvellement.',
  'limits.none': 'Personne n’en a.',
  'limits.empty': 'Elle n’a pas de limite actuellement et ne peut rien dépenser.',
  'limits.unavailable': 'Safe n’a pas publié de module pour cela sur ce réseau.',
  'limits.off': 'Le module n’est pas activé : jusque-là, ces limites sont sans effet.',
  'limits.used': '{spent} dépensé sur {amount}',
  'limits.once': 'Non renouvelé.',
  'limits.renewed': 'Renouvelé après {period}, la prochaine fois le {date}.',
  'limits.new': 'Nouvelle limite de dépense',
  'limits.change': 'Modifier',
  'limits.reset': 'Remettre la dépense à zéro',
  'limits.remove': 'Retirer',
  'limits.removeAll': 'Retirer cette adresse',
  'limits.who': 'Adresse qui peut dépenser',
  'limits.period': 'Renouvellement',
  'limits.never': 'Jamais',
  'limits.after': 'Après {period}',
  'limits.keepsSpent': 'Ce qui a été dépensé compte toujours.',
  'limits.enables':
    'La proposition active aussi le module de Safe, qui dépense ensuite dans ces limites sans signatures.',
  'limits.tooMuch': 'C’est plus que ce que le module peut compter.',
  'limits.self': 'Le compte lui-même n’a pas besoin de limite.',
  'spend.open': 'Dépenser dans cette limite',
  'spend.left': 'Reste {amount}',
  'spend.tooMuch': 'Il ne reste que {amount}.',
  'spend.send': 'Envoyer maintenant',
  'spend.done': 'Envoyé.',
  'spend.failed': 'Rien n’a été envoyé.',
  'spend.description': 'Dépenser {amount} dans une limite',
};

export const simulate: Part<'simulate'> = {
  'sim.title': 'Ce qui change pour le compte',
  'sim.help':
    'Simulé à l’instant par le nœud du réseau, comme si c’était exécuté maintenant. Rien n’a été envoyé.',
  'sim.none': 'Cela réussirait. Le nœud ne signale aucun changement de solde.',
  'sim.fails': 'Exécuté maintenant, cela échouerait.',
  'sim.ownersNow': 'Le résultat ci-dessus vaut pour les propriétaires actuels.',
  'sim.outcomeOnly':
    'Elle réussirait. Ce qui changerait ne peut pas être connu. Fiez-vous à l’appel tel qu’il est affiché ci-dessus.',
  'sim.unavailable':
    'Le nœud de ce réseau n’a pas pu la simuler : si elle réussirait et ce qui changerait ne peut pas être connu ici. Fiez-vous à l’appel tel qu’il est affiché ci-dessus.',
  'sim.too-many':
    'Ces appels sont trop nombreux pour être simulés ici : ce qui changerait ne peut pas être connu. Fiez-vous aux appels tels qu’ils sont affichés ci-dessus.',
  'sim.units': '{units} plus petites unités de {token}',
  'sim.item': 'objet {id} de {token}',
  'against.failed':
    'Simulée sur cet appareil avant son exécution, elle aurait réussi. Elle a échoué.',
  'against.succeeded':
    'Simulée sur cet appareil avant son exécution, elle aurait échoué. Elle a réussi.',
  'against.other':
    'Ce qui s’est passé n’est pas ce qui a été simulé sur cet appareil avant l’exécution :',
  'against.change': '{actual} au lieu de {expected} attendu',
  'against.nothing': 'rien en {token}',
};

export const delay: Part<'delay'> = {
  'delay.on':
    'La récupération avec délai d’attente est activée. Ces adresses peuvent ajouter n’importe quelle transaction de ce compte ; elle est exécutable après {period}, pendant lesquels les propriétaires peuvent l’annuler :',
  'delay.waiting':
    'Une transaction attend dans le module de récupération. À partir du {date}, n’importe qui peut l’exécuter :',
  'delay.due':
    'L’attente d’une transaction du module de récupération est terminée. N’importe qui peut l’exécuter maintenant :',
  'delay.expired':
    'Une transaction du module de récupération a expiré. Elle ne peut plus être exécutée :',
  'delay.more':
    'D’autres transactions attendent dans le module de récupération et ne sont pas affichées ici : {number}',
  'delay.cancel': 'Proposer d’annuler ce qui attend',
  'delay.foreign':
    'Ce compte ne contrôle pas son module de récupération : les propriétaires ne peuvent pas annuler ce qui y attend, mais ils peuvent le désactiver.',
  'delay.unread':
    'Un module de récupération est activé, mais n’a pas pu être lu : {network} n’a pas répondu. Une transaction attend peut-être.',
};
