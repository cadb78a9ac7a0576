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
  'next.sign': {
    one: 'Il manque {count} signature, de l’un de ces propriétaires :',
    many: 'Il manque {count} signatures, de ces propriétaires :',
    other: 'Il manque {count} signatures, de ces propriétaires :',
  },
  'next.execute':
    'Assez de propriétaires ont signé : chacun peut l’exécuter maintenant, ci-dessous.',
  'next.share': 'Envoyez-leur ce lien : il ouvre cette transaction.',
  'create.link': 'Créer un compte multisig',
  'create.open': 'Ouvrir sur un autre réseau',
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
