import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Pemilik ditambah: {owner}',
  'was.ownerRemoved': 'Pemilik dikeluarkan: {owner}',
  'was.threshold': 'Tandatangan diperlukan',
  'was.guard': 'Pengawal (guard)',
  'was.moduleGuard': 'Pengawal modul',
  'was.handler': 'Pengendali sandaran (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'tiada',
  'was.nothing': 'Rantaian blok tidak menunjukkan perubahan tetapan dalam transaksi ini.',
};
