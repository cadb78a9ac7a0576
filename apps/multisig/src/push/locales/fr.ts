import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
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
