import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
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
