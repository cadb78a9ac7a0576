import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Підключено',
  'network.rejected': 'Ви відхилили в гаманці перехід у мережу {network}.',
  'network.timeout': 'Відповіді немає. Виберіть у гаманці мережу {network}.',
  'network.unsupported':
    'Змінити мережу в цьому гаманці звідси не можна. Виберіть у ньому мережу {network}.',
  'network.wrong':
    'У гаманці вибрано мережу, яку цей сайт не підтримує. Виберіть одну з мереж нижче або відключіть гаманець.',
  'network.outside':
    'Телефон зараз у мережі {network}, яку він тут не дозволив. Сторінка лишається в мережі {current}.',
  'network.testnet': 'Тестова мережа',
};
