import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
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
