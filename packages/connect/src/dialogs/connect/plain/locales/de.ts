import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'Nichts zu bestätigen in Ihrer Wallet? Manche können nicht zugleich verbinden und anmelden.',
  'plain.connect': 'Erst verbinden, später anmelden',
};
