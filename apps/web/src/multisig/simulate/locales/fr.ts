import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Ce qui change pour le compte',
  'sim.help':
    'Simulé à l’instant par le nœud du réseau, comme si c’était exécuté maintenant. Rien n’a été envoyé.',
  'sim.none': 'Cela réussirait. Le nœud ne signale aucun changement de solde.',
  'sim.fails': 'Exécuté maintenant, cela échouerait.',
  'sim.unavailable': 'La simulation n’a pas été possible sur ce réseau.',
  'sim.too-many': 'Il y a trop d’appels pour les simuler ici.',
  'sim.units': '{units} plus petites unités de {token}',
  'sim.item': 'objet {id} de {token}',
  'look.alike':
    'La première adresse commence et finit comme une adresse connue, la seconde, mais c’en est une autre. Comparez chaque caractère.',
  'look.first': {
    one: 'D’après l’historique, ce compte paie {count} destinataire pour la première fois.',
    many: 'D’après l’historique, ce compte paie {count} destinataires pour la première fois.',
    other: 'D’après l’historique, ce compte paie {count} destinataires pour la première fois.',
  },
};
