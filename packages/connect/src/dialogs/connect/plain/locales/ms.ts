import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'Tiada apa-apa untuk diluluskan dalam dompet anda? Sesetengahnya tidak dapat menyambung dan log masuk serentak.',
  'plain.connect': 'Sambung dahulu, log masuk kemudian',
};
