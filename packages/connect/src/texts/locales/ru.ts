import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.finishing': 'Завершаем подключение: {wallet}…',
  'button.loading': 'Восстанавливаем подключение…',
  'button.wrongNetwork': 'Неверная сеть',
  'button.signIn': 'Войти',
  'button.account': 'Аккаунт {account}',
  'button.network': 'Сеть: {network}',
  'button.pending': {
    one: '{count} транзакция в ожидании',
    few: '{count} транзакции в ожидании',
    many: '{count} транзакций в ожидании',
    other: '{count} транзакции в ожидании',
  },

  'dialog.close': 'Закрыть',
  'dialog.back': 'Назад',
  'dialog.cancel': 'Отмена',
  'dialog.retry': 'Повторить',

  'connect.title': 'Подключите кошелёк',
  'connect.installed': 'Установленные',
  'connect.more': 'Другие кошельки',
  'connect.recent': 'Недавний',
  'connect.browserWallet': 'Браузерный кошелёк',
  'connect.safeNote': 'Аккаунт, в котором открыта эта страница',
  'connect.none': 'В этом браузере нет кошелька',
  'connect.noneHelp': 'Установите расширение кошелька и вернитесь: он появится здесь сам.',
  'connect.about': 'Что такое кошелёк?',
  'connect.get': 'Получить кошелёк',
  'connect.getNote': 'Как его получить',
  'connect.popular': 'Популярные',
  'connect.phoneWallet': 'Кошелёк на телефоне',
  'connect.phoneWalletHelp': 'Любой кошелёк, по коду',
  'connect.otherWallets': 'Другие кошельки',
  'connect.otherWalletsHelp': 'Телефон спросит, какой именно',
  'connect.otherWalletsCode': 'По коду или скопированной ссылке',
  'connect.insideNote': 'Откроется в браузере {wallet}',
  'connect.search': 'Поиск кошелька',
  'connect.found': {
    one: 'Найден {count} кошелёк',
    few: 'Найдено {count} кошелька',
    many: 'Найдено {count} кошельков',
    other: 'Найдено {count} кошелька',
  },
  'connect.noMatch': 'Кошелька с таким названием нет.',
  'connect.lookingFor': 'Ищем {wallet}…',
  'connect.reload': 'Обновить',
  'connect.inApp':
    'Из {app} кошельки не открываются. Откройте эту страницу в браузере телефона: через меню или скопировав адрес.',
  'connect.waiting': 'Откройте {wallet}, чтобы продолжить',
  'connect.waitingHelp': 'Подтвердите подключение в окне самого кошелька.',
  'connect.waitingLong':
    'Не видите окна? Возможно, кошелёк заблокирован или его окно скрыто за этим.',
  'connect.failed': 'Не удалось подключить {wallet}',
  'connect.failedBusy':
    '{wallet}: предыдущий запрос ещё открыт. Ответьте на него в кошельке и повторите попытку.',
  'connect.failedEmpty':
    '{wallet}: нет аккаунта, который можно использовать здесь. Выберите его в кошельке и повторите попытку.',
  'connect.failedGone':
    '{wallet}: кошелёк больше не найден. Обновите страницу и попробуйте ещё раз.',
  'connect.failedTimeout': '{wallet}: ответ не пришёл вовремя.',
  'connect.failedDetail': 'Сообщение кошелька: {detail}',
  'connect.failedUnknown': 'Кошелёк не сообщил причину.',

  'phone.check': 'Проверить ещё раз',
  'phone.continue': 'Продолжите в кошельке на телефоне.',
  'phone.openWallet': 'Открыть кошелёк',

  'inside.copy': 'Скопировать адрес этой страницы',

  'pairing.relaySilent':
    'Служба связи с телефонами не отвечает. Проверьте подключение к интернету и повторите попытку.',
  'pairing.relayRefused':
    'Служба связи с телефонами отказывает этому сайту. Проверьте дату и время на этом устройстве. Если они верны, помочь может только оператор сайта.',
  'pairing.relayError': 'Служба связи с телефонами не смогла передать запрос.',
  'pairing.networks': 'Кошелёк не поддерживает сети этого сайта.',
  'pairing.methods': 'Кошелёк не поддерживает то, что нужно этому сайту.',
  'pairing.unloadable':
    'Не удалось загрузить часть страницы. Проверьте подключение к интернету и повторите попытку.',
  'pairing.expired': 'Кошелёк не ответил вовремя.',
  'pairing.other': 'Кошельку и сайту не удалось договориться о подключении.',

  'get.title': 'Получить {wallet}',

  'about.title': 'Что такое кошелёк?',

  'account.title': 'Аккаунт',
  'account.safe': 'Мультисиг-аккаунт Safe',
  'account.copy': 'Скопировать адрес',
  'account.copied': 'Скопировано',
  'account.explorer': 'Открыть в {explorer}',
  'account.disconnect': 'Отключить',
  'account.balance': 'Баланс',
  'account.balanceOn': 'Баланс в сети {network}',
  'account.unavailable': 'Нет данных',
  'account.switch': 'Ваши аккаунты: {wallet}',
  'account.active': 'Активный',
  'account.activate': 'Использовать {account}',

  'multisig.account': 'Мультисиг',
  'multisig.rule': 'Мультисиг, подписей нужно: {threshold} из {owners}',
  'multisig.signed': 'Подписей: {signed} из {threshold}',

  'signIn.title': 'Вход',
  'signIn.why':
    'Подпишите сообщение в кошельке, чтобы подтвердить, что этот аккаунт ваш. Это бесплатно, и никакая транзакция не отправляется.',
  'signIn.sign': 'Подписать сообщение',
  'signIn.preparing': 'Подготовка…',
  'signIn.confirmHelp': 'Прочитайте сообщение в кошельке {wallet} и подпишите его там.',
  'signIn.verifying': 'Проверка…',
  'signIn.retry': 'Попробовать ещё раз',
  'signIn.changed':
    'Аккаунт сменился. Вход выполнен для {account}; чтобы использовать этот аккаунт, войдите заново.',
  'signIn.wrongNetwork':
    'В кошельке выбрана сеть, которую этот сайт не поддерживает. Чтобы войти, перейдите в поддерживаемую сеть.',
  'signIn.preparing_error':
    'Не удалось подготовить вход. Проверьте подключение к интернету и попробуйте ещё раз.',
  'signIn.signing_error': 'Кошелёк не подписал сообщение.',
  'signIn.verifying_error': 'Не удалось проверить подпись. Попробуйте ещё раз.',
  'signIn.oops_error': 'Что-то пошло не так. Попробуйте ещё раз.',
  'signIn.signedIn': 'Вход выполнен',
  'signIn.not': 'Вход не выполнен',
  'signIn.signOut': 'Выйти',
  'signIn.signedOut': 'Вы вышли',
  'signIn.signOutFailed': 'Не удалось выйти. Попробуйте ещё раз.',
  'signIn.pending':
    'Под этим сообщением нужны подписи ещё нескольких владельцев. Вы можете уйти и вернуться позже.',
  'signIn.pendingRow': 'Вход ждёт подписей',
  'signIn.pendingUnknown': 'Не удалось проверить подписи. Проверка повторяется автоматически.',
  'signIn.pendingOver': 'Вовремя не набралось нужного числа подписей. Начните вход заново.',
  'signIn.callOff': 'Отменить вход',

  'network.title': 'Сменить сеть',
  'network.confirm': 'Подтвердите в кошельке',
  'network.failed': 'Кошельку не удалось перейти в сеть {network}.',

  'unanswered.phone': 'Телефон пока не ответил.',
  'unanswered.open': 'Ожидает в кошельке: {description}',
  'unanswered.lost': 'Неизвестно, отправлено ли это: {description}. Проверьте кошелёк.',
  'unanswered.dismiss': 'Скрыть',
  'unanswered.payment': 'Отправка {amount} получателю {recipient}',
  'unanswered.call': 'Транзакция для {recipient}',
  'unanswered.batch': {
    one: '{count} транзакция',
    few: '{count} транзакции',
    many: '{count} транзакций',
    other: '{count} транзакции',
  },

  'transactions.title': 'Последние транзакции',
  'transactions.empty': 'Здесь появятся ваши транзакции с этого сайта.',
  'transactions.clear': 'Очистить',
  'transactions.clearAll': 'Очистить список транзакций',
  'transactions.pending': 'В ожидании',
  'transactions.confirmed': 'Подтверждена',
  'transactions.failed': 'Не выполнена',
  'transactions.reverted': 'Не выполнена: отменена контрактом',
  'transactions.replaced': 'Заменена другой транзакцией',
  'transactions.cancelled': 'Отменена',
  'transactions.notConfirmed': 'Не подтверждена',
  'transactions.view': 'Открыть в обозревателе',

  'announce.connecting': 'Подключение: {wallet}',
  'announce.connected': 'Подключён аккаунт {account}',
  'announce.disconnected': 'Кошелёк отключён',
  'announce.network': 'Теперь выбрана сеть {network}',
  'announce.wrongNetwork': 'Неверная сеть',
  'announce.account': 'Теперь выбран аккаунт {account}',
  'announce.signed': 'Транзакция ожидает ({signatures}): {description}',
  'announce.confirmed': 'Транзакция подтверждена: {description}',
  'announce.failed': 'Транзакция не выполнена: {description}',
  'announce.notConfirmed': 'Транзакция не подтверждена: {description}',
};
