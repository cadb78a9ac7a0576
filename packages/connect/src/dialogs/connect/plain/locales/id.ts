import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'Tidak ada yang perlu disetujui di dompet Anda? Sebagian tidak dapat terhubung dan masuk sekaligus.',
  'plain.connect': 'Hubungkan dulu, masuk nanti',
};
