import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Pemilik ditambahkan: {owner}',
  'was.ownerRemoved': 'Pemilik dihapus: {owner}',
  'was.threshold': 'Tanda tangan yang diperlukan',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Guard modul',
  'was.handler': 'Fallback handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'tidak ada',
  'was.nothing': 'Blockchain tidak menunjukkan perubahan pengaturan dalam transaksi ini.',
};
