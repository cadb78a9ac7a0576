import type { KitMessages } from './kit.ts';
import type { Translated } from './message.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
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
  'connect.none': 'В этом браузере нет кошелька',
  'connect.noneHelp': 'Установите расширение кошелька и вернитесь: он появится здесь сам.',
  'connect.about': 'Что такое кошелёк?',
  'connect.waiting': 'Откройте {wallet}, чтобы продолжить',
  'connect.waitingHelp': 'Подтвердите подключение в окне самого кошелька.',
  'connect.waitingLong':
    'Ничего не видно? Возможно, кошелёк заблокирован или его окно скрыто за этим окном.',
  'connect.failed': 'Не удалось подключить {wallet}',
  'connect.failedBusy':
    '{wallet}: предыдущий запрос ещё открыт. Ответьте на него в кошельке и повторите попытку.',
  'connect.failedGone':
    '{wallet}: кошелёк больше не найден. Обновите страницу и попробуйте ещё раз.',
  'connect.failedTimeout': '{wallet}: ответ не пришёл вовремя.',
  'connect.failedDetail': 'Сообщение кошелька: {detail}',
  'connect.failedUnknown': 'Кошелёк не сообщил причину.',

  'about.title': 'Что такое кошелёк?',
  'about.keysTitle': 'Ваши ключи — только у вас',
  'about.keys':
    'Кошелёк хранит ключи от ваших монет, токенов и NFT и показывает всё, что вам принадлежит.',
  'about.signInTitle': 'Один вход для многих сайтов',
  'about.signIn':
    'Подключайте кошелёк вместо того, чтобы заводить аккаунт и пароль на каждом сайте. Отключиться можно в любой момент.',
  'about.safetyTitle': 'Без вас ничего не произойдёт',
  'about.safety':
    'Подключённый сайт видит только ваш адрес. Каждый платёж и каждую подпись нужно подтвердить в кошельке.',

  'account.title': 'Аккаунт',
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

  'network.title': 'Сменить сеть',
  'network.current': 'Подключена',
  'network.confirm': 'Подтвердите в кошельке',
  'network.rejected': 'Вы отклонили в кошельке переход в сеть {network}.',
  'network.failed': 'Кошельку не удалось перейти в сеть {network}.',
  'network.timeout': 'Ответа нет. Выберите в кошельке сеть {network}.',
  'network.unsupported':
    'Сменить сеть в этом кошельке отсюда нельзя. Выберите в нём сеть {network}.',
  'network.wrong':
    'В кошельке выбрана сеть, которую этот сайт не поддерживает. Выберите одну из сетей ниже или отключите кошелёк.',
  'network.testnet': 'Тестовая сеть',

  'transactions.title': 'Последние транзакции',
  'transactions.empty': 'Здесь появятся ваши транзакции с этого сайта.',
  'transactions.clear': 'Очистить',
  'transactions.clearAll': 'Очистить список транзакций',
  'transactions.pending': 'В ожидании',
  'transactions.confirmed': 'Подтверждена',
  'transactions.failed': 'Не выполнена',
  'transactions.reverted': 'Не выполнена: отклонена контрактом',
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
  'announce.confirmed': 'Транзакция подтверждена: {description}',
  'announce.failed': 'Транзакция не выполнена: {description}',
};
