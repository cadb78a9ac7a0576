import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'И когда ни одна вкладка не открыта',
  'push.help':
    'Push-сообщениями на этом устройстве. Они идут через Google, который узнаёт, что устройство следит за этим аккаунтом. Чтобы включить, кошелёк подписывает вход в сервис транзакций.',
  'push.confirm': 'Подтвердите вход в кошельке.',
  'push.noService':
    'Браузер не смог связаться со своей службой push-сообщений. Попробуйте позже или в другом браузере.',
  'push.failed':
    'Ничего не изменилось: сервис транзакций или кошелёк не ответил. Попробуйте ещё раз.',
  'push.waits': 'В аккаунте {account} что-то ждёт вашей подписи.',
  'push.changed': 'Есть новости об аккаунте {account}.',
};
