import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': 'Выполнено: {done} из {size}',
  'batch.partly': 'Выполнено: {done} из {size}, кошелёк провёл их не как одно целое',
  'batch.confirmedClaim': 'Подтверждена, по данным кошелька',
  'batch.failedClaim': 'Не выполнена, по данным кошелька',
  'batch.elsewhere': 'В ожидании: подключите кошелёк, из которого отправляли',
  'batch.inWallet': 'Подтвердите в кошельке',
  'batch.nextInWallet': 'В кошельке: {position} из {size}',
  'batch.onNetwork': 'Отправлено: {position} из {size}, ожидание сети',
  'batch.notAtomic': 'Кошелёк не может выполнить всё это как одно целое. Ничего не отправлено.',
  'batch.capability': 'Кошелёк не поддерживает то, что для этого нужно. Ничего не отправлено.',
  'batch.tooLarge': 'Это больше, чем кошелёк принимает за один раз. Ничего не отправлено.',
  'batch.upgradeDeclined': 'Вы отклонили обновление аккаунта. Ничего не отправлено.',
  'batch.stopped': 'Отправлено: {sent} из {size}. Остальное не отправлено.',
  'batch.nothingSent': 'Ничего не отправлено.',
  'batch.disconnected': 'Кошелёк отключён.',
  'batch.otherWallet': 'Сейчас подключён другой кошелёк.',
  'batch.otherAccount': 'Сейчас подключён другой аккаунт.',
  'batch.otherNetwork': 'Кошелёк теперь находится в другой сети.',
  'batch.unreadable': 'Кошелёк не сообщил, какой аккаунт и какую сеть он использует.',
  'batch.unclear': 'Неизвестно, отправлено ли это. Проверьте кошелёк.',
  'batch.failed': 'Кошелёк это не отправил.',
  'account.delegated': 'Этот аккаунт выполняет делегированный код:',
};
