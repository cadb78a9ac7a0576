import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Kunci laluan yang bukan pemilik di sini masih menjadi pemilik pada: {networks}. Alih keluar di sana juga.',
  'elsewhere.notOpened':
    'Akaun ini belum dibuka pada: {networks}. Di sana ia milik kunci laluan yang dialih keluar: jangan hantar apa-apa ke sana.',
};
