import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
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
