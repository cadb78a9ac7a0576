import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'Rien à approuver dans votre portefeuille ? Certains ne peuvent pas se connecter et vous identifier à la fois.',
  'plain.connect': 'Connecter d’abord, s’identifier ensuite',
};
