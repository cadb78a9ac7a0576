import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Ce qui change pour le compte',
  'sim.help':
    'Simulé à l’instant par le nœud du réseau, comme si c’était exécuté maintenant. Rien n’a été envoyé.',
  'sim.none': 'Cela réussirait. Le nœud ne signale aucun changement de solde.',
  'sim.fails': 'Exécuté maintenant, cela échouerait.',
  'sim.ownersNow': 'Le résultat ci-dessus vaut pour les propriétaires actuels.',
  'sim.outcomeOnly':
    'Elle réussirait. Ce qui changerait ne peut pas être connu : le nœud de ce réseau ne le signale pas. Fiez-vous à l’appel tel qu’il est affiché ci-dessus.',
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
