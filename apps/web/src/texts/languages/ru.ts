import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
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
  'send.arrivedLess': 'По записи самого токена, дошло только {amount}.',
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
    'Такой же платёж отсюда только что отправлен. Отправляйте его ещё раз, только если действительно этого хотите.',
  'send.otherNetwork': 'Кошелёк находится в другой сети. Переключите его и повторите попытку.',
  'send.cannotTell': 'Неизвестно, состоялась ли отправка. Проверьте кошелёк, прежде чем повторять.',
  'send.description': 'Отправка {amount} получателю {recipient}',

  'review.title': 'Что произойдёт',
  'review.empty': 'Заполните форму — и здесь появится то, что кошелёк попросит подтвердить.',
  'send.phoneElsewhere':
    'Телефон сейчас в сети {network}, которую он здесь не разрешил. Страница остаётся в сети {current}.',
  'review.sentence': 'Вы отправляете {amount} получателю {recipient} в сети {network}.',
  'review.fee': 'Комиссия сети',
  'review.feeLater': 'Появится после заполнения формы',
  'review.about': 'Около',
  'review.paidBy': 'Платит {name}',
  'review.byWallet': 'Вы отправите её другим кошельком, он оплатит комиссию',
  'review.total': 'Итого',
  'review.says': 'Указанная причина: {reason}',
  'review.answersFalse':
    'Этот токен отвечает, что ничего не отправит. Комиссия сети всё равно будет списана.',
  'review.arrivesLess': 'Дойдёт только {amount}: этот токен удерживает часть отправляемого.',
  'review.wallet': 'Затем откроется кошелёк и попросит подтверждения.',
};

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Сеансы и контакты',
  'sessions.lead': 'Где выполнен вход и кому вы отправляете.',
  'sessions.needsWallet': 'Сеансы и контакты принадлежат аккаунту. Подключите его кошелёк.',
  'sessions.loading': 'Загрузка…',

  'signIn.needed': 'Войдите, чтобы продолжить',
  'signIn.reason':
    'Вы подписываете сообщение в кошельке. Это подтверждает, что аккаунт ваш, ничего не стоит и не отправляет транзакций.',
  'signIn.action': 'Войти',
  'signIn.ended': 'Вы вышли на этом устройстве.',
  'signIn.endedEverywhere': 'Вы вышли на всех устройствах.',

  'devices.title': 'Устройства',
  'devices.help':
    'Где выполнен вход в этот аккаунт. Завершите сеанс на устройстве, которое вам незнакомо.',
  'devices.unknown': 'Неизвестное устройство',
  'devices.current': 'Это устройство',
  'devices.passkey': 'Ключ доступа',
  'devices.seen': 'Последняя активность',
  'devices.since': 'Вход',
  'devices.until': 'Действует до',
  'devices.signOut': 'Завершить сеанс',
  'devices.signOutLabel': 'Завершить сеанс: {device}',
  'devices.ended': 'Сеанс завершён: {device}',
  'devices.more': 'Показать ещё',
  'devices.everywhere': 'Выйти везде',
  'devices.everywhereTitle': 'Выйти на всех устройствах?',
  'devices.everywhereText':
    'Сеансы завершатся на всех устройствах, включая это. Контакты останутся в аккаунте.',
  'devices.failed': 'Не удалось загрузить список устройств.',
  'devices.endFailed': 'Сеанс на устройстве не завершён.',

  'contacts.title': 'Контакты',
  'contacts.help':
    'Хранятся на этом сайте вместе с аккаунтом и видны на каждом устройстве, где вы вошли. Раздел «Отправить» их подсказывает.',
  'contacts.count': {
    one: '{count} контакт',
    few: '{count} контакта',
    many: '{count} контактов',
    other: '{count} контакта',
  },
  'contacts.add': 'Добавить контакт',
  'contacts.import': 'Импорт',
  'contacts.export': 'Экспорт CSV',
  'contacts.search': 'Поиск контактов',
  'contacts.noMatch': 'По этому запросу контактов нет.',
  'contacts.showAll': 'Показать все',
  'contacts.emptyTitle': 'Контактов пока нет',
  'contacts.empty': 'Добавьте того, кому отправляете, или импортируйте список.',
  'contacts.failed': 'Не удалось загрузить контакты.',
  'contacts.mixed':
    'В этом имени смешаны буквы разных алфавитов: оно может подражать другому. Проверьте адрес.',
  'contacts.edit': 'Изменить: {name}',
  'contacts.delete': 'Удалить: {name}',
  'contacts.deleteTitle': 'Удалить этот контакт?',
  'contacts.deleteText': 'Контакт «{name}» будет удалён на всех устройствах.',
  'contacts.deleteConfirm': 'Удалить',
  'contacts.deleted': 'Контакт удалён',
  'contacts.deleteFailed': 'Контакт не удалён.',
  'contacts.editTitle': 'Изменить контакт',
  'contacts.name': 'Имя',
  'contacts.address': 'Адрес',
  'contacts.note': 'Заметка',
  'contacts.noteHelp': 'Необязательно.',
  'contacts.save': 'Сохранить',
  'contacts.saved': 'Контакт сохранён',
  'contacts.saveFailed': 'Контакт не сохранён.',
  'contacts.nameRequired': 'Введите имя.',
  'contacts.nameTooLong': 'В имени может быть не больше {most} символов.',
  'contacts.hiddenCharacters': 'В этом тексте есть невидимые символы. Введите его заново.',
  'contacts.addressRequired': 'Введите адрес.',
  'contacts.addressInvalid': 'Недействительный адрес. Нужен адрес из 0x и ещё 40 знаков.',
  'contacts.addressChecksum':
    'Буквы в адресе не сходятся с контрольной суммой: возможно, в нём опечатка. Скопируйте его заново.',
  'contacts.addressTaken': 'Контакт с этим адресом уже есть: {name}.',
  'contacts.noteTooLong': 'В заметке может быть не больше {most} символов.',

  'fault.unreachable': 'Сервер не ответил. Проверьте подключение и попробуйте ещё раз.',
  'fault.busy': 'Слишком много запросов. Подождите минуту и попробуйте ещё раз.',
  'fault.signedOut': 'Вы вышли из аккаунта. Войдите и попробуйте ещё раз.',
  'fault.full': 'Места для новых контактов нет. Сначала удалите лишние.',
  'fault.taken': 'Контакт с этим адресом уже есть.',
  'fault.gone': 'Контакт уже удалён, возможно, на другом устройстве.',
  'fault.tooLarge': 'Это слишком много для сервера. Импортируйте по частям.',
  'fault.other': 'Что-то пошло не так на нашей стороне. Попробуйте позже.',

  'import.title': 'Импорт контактов',
  'import.new': {
    one: '{count} новый контакт',
    few: '{count} новых контакта',
    many: '{count} новых контактов',
    other: '{count} нового контакта',
  },
  'import.changed': {
    one: '{count} контакт изменится',
    few: '{count} контакта изменятся',
    many: '{count} контактов изменятся',
    other: '{count} контакта изменится',
  },
  'import.unchanged': {
    one: '{count} контакт останется прежним',
    few: '{count} контакта останутся прежними',
    many: '{count} контактов останутся прежними',
    other: '{count} контакта останется прежним',
  },
  'import.nothing': 'В этом файле нет ничего нового.',
  'import.renamed': '«{before}» станет «{after}»',
  'import.noteChanged': 'Новая заметка: «{name}»',
  'import.noteRemoved': 'Заметка будет удалена: «{name}»',
  'import.faulty': {
    one: '{count} строку импортировать нельзя, она будет пропущена:',
    few: '{count} строки импортировать нельзя, они будут пропущены:',
    many: '{count} строк импортировать нельзя, они будут пропущены:',
    other: '{count} строки импортировать нельзя, они будут пропущены:',
  },
  'import.line': 'Строка {line}: {problem}',
  'import.twice': 'Этот адрес уже есть в строке {line}.',
  'import.entry': 'Контакт {line}: {problem}',
  'import.entryTwice': 'Этот адрес уже есть у контакта {line}.',
  'import.entriesFaulty': {
    one: '{count} контакт импортировать нельзя, он будет пропущен:',
    few: '{count} контакта импортировать нельзя, они будут пропущены:',
    many: '{count} контактов импортировать нельзя, они будут пропущены:',
    other: '{count} контакта импортировать нельзя, они будут пропущены:',
  },
  'import.withoutAddress': {
    one: '{count} запись без адреса Ethereum будет пропущена',
    few: '{count} записи без адреса Ethereum будут пропущены',
    many: '{count} записей без адреса Ethereum будут пропущены',
    other: '{count} записи без адреса Ethereum будут пропущены',
  },
  'import.columns': 'Значений больше, чем столбцов. Значение с запятой нужно взять в кавычки.',
  'import.quotes': 'Кавычки не закрыты.',
  'import.tooLarge': 'Этот файл больше 1 МБ.',
  'import.notText': 'Этот файл — не текст UTF-8. Сохраните его как «CSV UTF-8» и выберите снова.',
  'import.unreadable': 'Не удалось прочитать файл. Выберите его снова.',
  'import.empty': 'В этом файле нет контактов.',
  'import.noHeader':
    'В первой строке должны быть названия столбцов: name, address и, если нужно, note.',
  'import.tooManyRows': 'В этом файле больше {most} контактов.',
  'import.noRoom': 'Контактов станет больше {most}. Удалите лишние или импортируйте меньше.',
  'import.confirm': {
    one: 'Импортировать {count} контакт',
    few: 'Импортировать {count} контакта',
    many: 'Импортировать {count} контактов',
    other: 'Импортировать {count} контакта',
  },
  'import.another': 'Выбрать другой файл',
  'import.failed': 'Ничего не импортировано.',
  'import.done': 'Импорт завершён. Новых: {added}. Изменено: {changed}.',
  'import.close': 'Готово',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'Вход в {name}',
  'authorize.lead':
    '{name} спрашивает, кто вы. Приложение не может перевести ваши средства или подписать что-либо за вас.',
  'authorize.loading': 'Запрос загружается…',
  'authorize.needsWallet':
    'Подключите кошелёк или ключ доступа того аккаунта, с которым хотите войти.',
  'authorize.account': 'Ваш аккаунт',
  'authorize.switch': 'Войти с другим аккаунтом',
  'authorize.learns': 'Что узнает {name}',
  'authorize.returns': 'Затем вы вернётесь на',
  'authorize.otherHost':
    'Это не адрес {name}, он другой: {host}. Разрешайте, только если доверяете обоим.',
  'authorize.remembered':
    'Вас спросят только один раз. Если вы завершите сеанс здесь, он завершится и там, а в разделе «Сеансы и контакты» можно закрыть этот доступ.',
  'authorize.allow': 'Разрешить',
  'authorize.deny': 'Не разрешать',
  'authorize.back': 'Вернуться в {name}',
  'authorize.leaving': 'Возвращаемся в {name}…',
  'authorize.known': 'Вы уже разрешали {name}. Выполняется вход…',
  'authorize.notAllowed':
    '{name} — только для участников, а этот аккаунт не из их числа: {account}.',
  'authorize.over': 'Этот запрос завершён',
  'authorize.overHelp':
    'На него уже ответили, он слишком старый или был начат в другом браузере. Вернитесь в приложение и войдите там ещё раз.',
  'authorize.refused': 'Через это приложение войти нельзя',
  'authorize.refusedHelp':
    'Этот сайт не принимает такой запрос. Сообщите владельцу приложения этот код: {code}',
  'authorize.open': 'Открыть {name}',
  'authorize.failed': 'Не удалось загрузить запрос.',
  'authorize.notAnswered': 'Ваш ответ не дошёл.',
  'authorize.chainSilent':
    'Сеть не отвечает, поэтому не удалось проверить, участник ли вы. Попробуйте ещё раз чуть позже.',
  'authorize.again': 'Войдите ещё раз',
  'authorize.againHelp':
    'Вы уже вошли здесь. {name} хочет убедиться, что это по-прежнему вы: подпишите ещё раз.',

  'again.sign': 'Подписать сообщение',
  'again.confirm': 'Подтвердите в кошельке',
  'again.failed': 'Что-то пошло не так. Попробуйте ещё раз.',
  'again.pending':
    'Под этим сообщением нужны подписи ещё нескольких владельцев. Вы можете уйти и вернуться позже.',
  'again.check': 'Проверить ещё раз',
  'again.stop': 'Отменить вход',

  'claim.account': 'Адрес вашего аккаунта',
  'claim.name': 'Ваше имя',
  'claim.nameless': 'Имя неизвестно. Приложение получит ваш адрес.',
  'claim.picture': 'Ваше изображение',
  'claim.pictureless': 'Изображение неизвестно.',
  'claim.unread': 'Сейчас прочитать не удалось.',
  'claim.groups': 'В каких из этих групп вы состоите',
  'claim.email': 'Адрес эл. почты, составленный из адреса аккаунта. Письма на него не приходят.',
  'claim.offline':
    'Приложение может читать это снова и в ваше отсутствие, пока вы не завершите сеанс здесь.',

  'signOut.title': 'Выход',
  'signOut.lead': 'Вы вышли из {name}. Завершить сеанс и здесь?',
  'signOut.leadUnknown': 'Вы вышли из приложения. Завершить сеанс и здесь?',
  'signOut.everywhere': 'Выйти отовсюду',
  'signOut.everywhereHelp':
    'Сеанс этого браузера завершится здесь и во всех приложениях, в которые он вошёл отсюда.',
  'signOut.only': 'Только из {name}',
  'signOut.onlyUnknown': 'Только из этого приложения',
  'signOut.onlyHelp': 'Вы останетесь здесь и в других приложениях.',
  'signOut.leaving': 'Сеанс завершён. Возвращаемся…',
  'signOut.failed': 'Сеанс ещё не завершён.',
  'signOut.refused': 'Через это приложение выйти нельзя',

  'applications.title': 'Приложения',
  'applications.help':
    'Куда вы входите с этим аккаунтом. Когда вы завершаете сеанс здесь, он завершается и там.',
  'applications.none': 'Пока нет. Здесь появятся приложения, которым вы разрешите вход.',
  'applications.failed': 'Не удалось загрузить список приложений.',
  'applications.learns': 'Знает',
  'applications.since': 'Разрешено',
  'applications.used': 'Последний вход',
  'applications.end': 'Закрыть доступ',
  'applications.endLabel': 'Закрыть доступ: {name}',
  'applications.endTitle': 'Закрыть доступ для {name}?',
  'applications.endText':
    'Ваши сеансы там завершатся на всех устройствах. В следующий раз придётся снова спросить вас.',
  'applications.ended': 'Доступ закрыт: {name}',
  'applications.endFailed': 'Доступ не закрыт.',
  'applications.account': 'адрес',
  'applications.name': 'имя',
  'applications.picture': 'изображение',
  'applications.groups': 'группы ({groups})',
  'applications.email': 'адрес эл. почты',
};

export const html: Part<'html'> = {
  'html.description':
    'Подключите кошелёк Ethereum, который у вас уже есть: смотрите свои активы, отправляйте их и следите за каждой транзакцией.',
  'html.noScript': 'Эта страница работает с кошельком через JavaScript. Пожалуйста, включите его.',
  'html.tooOld': 'Этот браузер слишком старый',
  'html.tooOldHelp':
    'Обновите его или откройте страницу в другом: Chrome 111, Safari 16.4, Firefox 115 или новее. На ваш кошелёк и средства это не повлияло.',
};
