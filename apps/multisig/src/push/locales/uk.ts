import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'І коли жодна вкладка не відкрита',
  'push.help':
    'Push-повідомленнями на цьому пристрої. Вони йдуть через Google, який дізнається, що пристрій стежить за цим акаунтом. Щоб увімкнути, гаманець підписує вхід до сервісу транзакцій.',
  'push.confirm': 'Підтвердьте вхід у гаманці.',
  'push.noService':
    'Браузер не зміг зв’язатися зі своєю службою push-повідомлень. Спробуйте пізніше або в іншому браузері.',
  'push.failed':
    'Нічого не змінилося: сервіс транзакцій або гаманець не відповів. Спробуйте ще раз.',
  'push.waits': 'В акаунті {account} щось чекає на ваш підпис.',
  'push.changed': 'Є новини про акаунт {account}.',
};
