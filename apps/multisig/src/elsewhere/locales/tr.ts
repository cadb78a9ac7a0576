import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Burada sahip olmayan bir geçiş anahtarı şu ağlarda hâlâ sahip: {networks}. Orada da kaldırın.',
  'elsewhere.notOpened':
    'Bu hesap şu ağlarda henüz açılmadı: {networks}. Orada kaldırılan geçiş anahtarına aittir: oraya hiçbir şey göndermeyin.',
};
