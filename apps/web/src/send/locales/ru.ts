import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'Отправить',
  'send.lead': 'На адрес или имя. Перед отправкой кошелёк ещё раз попросит подтверждения.',
  'send.needsWallet': 'Средства уходят из вашего кошелька и только с вашего подтверждения в нём.',
  'send.otherAccount':
    'Введённые данные относятся к другому аккаунту: {account}. Эта форма пуста, она для аккаунта, подключённого сейчас.',
  'send.submit': 'Отправить',
  'send.manyOwners':
    'Подписей для платежа с этого аккаунта нужно: {threshold}. Предложите платёж другим владельцам.',
  'send.propose': 'Предложить платёж',
  'send.stopWaiting': 'Вернуться к форме',
  'send.sent': 'Уже в пути.',
  'send.arrived': 'Подтверждено сетью.',
  'send.notThrough': 'Отправка не удалась.',
  'send.follow': 'Следить в разделе «История»',
  'send.openProposal': 'Открыть в разделе «Мультисиг»',
  'send.saveContact': 'Сохранить {recipient} в контакты',
  'send.failed': 'Отправить не удалось.',
  'send.failedHelp': 'Ничего не потеряно: всё, что вы ввели, на месте.',
  'send.noFunds': 'Вашему кошельку нужно на комиссию сети больше, чем остаётся.',
  'send.lowerAmount': 'Уменьшить до {amount}',
  'send.oneByOne': 'Отправить по одной',
  'send.earlierOpen':
    'Предыдущий запрос ещё открыт в кошельке. Отклоните его там, иначе он тоже может быть отправлен.',
  'send.sentAlready':
    'Такой же платёж отсюда уже отправлен, {time}. Отправляйте его ещё раз, только если действительно этого хотите.',
  'send.otherNetwork': 'Кошелёк находится в другой сети. Переключите его и повторите попытку.',
  'send.cannotTell': 'Неизвестно, состоялась ли отправка. Проверьте кошелёк, прежде чем повторять.',
  'send.description': 'Отправка {amount} получателю {recipient}',

  'review.title': 'Что произойдёт',
  'review.empty': 'Заполните форму — и здесь появится то, что кошелёк попросит подтвердить.',
  'review.sentence': 'Вы отправляете {amount} получателю {recipient} в сети {network}.',
  'review.fee': 'Комиссия сети',
  'review.feeLater': 'Появится после заполнения формы',
  'review.about': 'Около',
  'review.paidBy': 'Платит {name}',
  'review.byWallet': 'Вы отправите её другим кошельком, он оплатит комиссию',
  'review.total': 'Итого',
  'review.says': 'Указанная причина: {reason}',
  'review.wallet': 'Затем откроется кошелёк и попросит подтверждения.',
};
