import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Sahip eklendi: {owner}',
  'was.ownerRemoved': 'Sahip kaldırıldı: {owner}',
  'was.threshold': 'Gerekli imza',
  'was.guard': 'Koruyucu (guard)',
  'was.moduleGuard': 'Modül koruyucusu',
  'was.handler': 'Yedek işleyici (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'yok',
  'was.nothing': 'Blok zinciri bu işlemde ayar değişikliği göstermiyor.',
};
