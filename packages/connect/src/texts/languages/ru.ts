import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.finishing': 'Завершаем подключение: {wallet}…',
  'button.loading': 'Восстанавливаем подключение…',
  'button.wrongNetwork': 'Неверная сеть',
  'button.reload': 'Обновить страницу',
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

export const network: Part<'network'> = {
  'network.current': 'Подключена',
  'network.rejected': 'Вы отклонили в кошельке переход в сеть {network}.',
  'network.timeout': 'Ответа нет. Выберите в кошельке сеть {network}.',
  'network.unsupported':
    'Сменить сеть в этом кошельке отсюда нельзя. Выберите в нём сеть {network}.',
  'network.wrong':
    'В кошельке выбрана сеть, которую этот сайт не поддерживает. Выберите одну из сетей ниже или отключите кошелёк.',
  'network.outside':
    'Телефон сейчас в сети {network}, которую он здесь не разрешил. Страница остаётся в сети {current}.',
  'network.testnet': 'Тестовая сеть',
};

export const batch: Part<'batch'> = {
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

export const copy: Part<'copy'> = {
  'copy.refused': 'Браузер не разрешил копирование. Скопируйте выделенный текст сами.',
};

export const screens: Part<'screens'> = {
  'scan.title': 'Отсканируйте в {wallet}',
  'scan.titleAny': 'Отсканируйте телефоном',
  'scan.help': 'Откройте {wallet} на телефоне и отсканируйте этот код.',
  'scan.helpAny': 'Откройте кошелёк на телефоне и отсканируйте этот код.',
  'scan.helpHere':
    'Скопируйте ссылку и вставьте её в кошелёк или отсканируйте код другим телефоном.',
  'scan.code': 'QR-код для подключения кошелька на телефоне',
  'scan.starting': 'Подготовка…',
  'scan.ready': 'Код готов к сканированию',
  'scan.renewed': 'Код обновлён',
  'scan.renewsIn': 'Новый код через {time}',
  'scan.copy': 'Скопировать ссылку',

  'phone.open': 'Открыть {wallet}',
  'phone.kept':
    '{wallet} всё ещё подключён. Откройте его на телефоне, чтобы продолжить, или подключите другой кошелёк.',
  'phone.help': 'Подтвердите подключение в {wallet} и вернитесь сюда.',
  'phone.stuck': '{wallet} не открывается? Возможно, его ещё нет на этом телефоне.',
  'phone.back': 'Если вы подтвердили, ответ скоро придёт.',
  'phone.noAnswer': 'Кошелёк пока не ответил',
  'phone.showCode': 'Показать код и ссылку',

  'plain.help':
    'В кошельке нечего подтверждать? Некоторые не умеют подключаться и входить одновременно.',
  'plain.connect': 'Сначала подключить, войти позже',

  'inside.open': 'Открыть в браузере {wallet}',
  'inside.help': 'Эта страница откроется в браузере {wallet}. Подключитесь там.',
  'inside.paste': 'Откройте {wallet} и вставьте адрес этой страницы в его браузер, если он есть.',

  'get.choose': 'Подойдёт любой. Достаточно одного.',
  'get.install': 'Установите {wallet}',
  'get.installHelp':
    'Пользуйтесь ссылками ниже: в магазинах приложений часто встречаются подделки.',
  'get.create': 'Создайте или импортируйте кошелёк',
  'get.createHelp': 'Запишите фразу восстановления на бумаге и никогда никому её не сообщайте.',
  'get.return': 'Вернитесь и подключитесь',
  'get.returnHelp': 'Если кошелька ещё нет в списке, обновите страницу.',
  'get.from': 'Получить в {store}',
  'get.program': 'Получить для компьютера',
  'get.phone': 'Для телефона',
  'get.scan': 'Отсканируйте, чтобы открыть страницу в {store}',

  'about.keysTitle': 'Ваши ключи — только у вас',
  'about.keys':
    'Кошелёк хранит ключи от ваших монет, токенов и NFT и показывает всё, что вам принадлежит.',
  'about.signInTitle': 'Один вход для многих сайтов',
  'about.signIn':
    'Подключайте кошелёк вместо того, чтобы заводить аккаунт и пароль на каждом сайте. Отключиться можно в любой момент.',
  'about.safetyTitle': 'Без вас ничего не произойдёт',
  'about.safety':
    'Подключённый сайт видит только ваш адрес. Каждый платёж и каждую подпись нужно подтвердить в кошельке.',
  'about.more': 'Подробнее',
};
