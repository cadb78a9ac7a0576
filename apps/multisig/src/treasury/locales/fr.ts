import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
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
