import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Eigentümer hinzugefügt: {owner}',
  'was.ownerRemoved': 'Eigentümer entfernt: {owner}',
  'was.threshold': 'Nötige Signaturen',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Modul-Guard',
  'was.handler': 'Fallback-Handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'keiner',
  'was.nothing': 'Die Blockchain zeigt in dieser Transaktion keine Änderung von Einstellungen.',
};
