import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help':
    'В кошельке нечего подтверждать? Некоторые не умеют подключаться и входить одновременно.',
  'plain.connect': 'Сначала подключить, войти позже',
};
