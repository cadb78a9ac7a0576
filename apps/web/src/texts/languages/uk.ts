import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
  'send.title': 'Надіслати',
  'send.lead': 'На адресу чи ім’я. Перед надсиланням гаманець ще раз попросить підтвердження.',
  'send.needsWallet': 'Кошти йдуть із вашого гаманця й лише після вашого підтвердження в ньому.',
  'send.otherAccount':
    'Введені дані стосуються іншого акаунта: {account}. Ця форма порожня, вона для акаунта, підключеного зараз.',
  'send.submit': 'Надіслати',
  'send.manyOwners':
    'Підписів для платежу з цього акаунта потрібно: {threshold}. Запропонуйте платіж іншим власникам.',
  'send.propose': 'Запропонувати платіж',
  'send.stopWaiting': 'Повернутися до форми',
  'send.sent': 'Уже в дорозі.',
  'send.arrived': 'Підтверджено мережею.',
  'send.notThrough': 'Надсилання не вдалося.',
  'send.arrivedLess': 'За записом самого токена, дійшло лише {amount}.',
  'send.follow': 'Стежити в розділі «Історія»',
  'send.openProposal': 'Відкрити в розділі «Мультисиг»',
  'send.saveContact': 'Зберегти {recipient} у контакти',
  'send.failed': 'Надіслати не вдалося.',
  'send.failedHelp': 'Нічого не втрачено: усе, що ви ввели, на місці.',
  'send.noFunds': 'Гаманцю потрібно на комісію мережі більше, ніж лишається.',
  'send.lowerAmount': 'Зменшити до {amount}',
  'send.oneByOne': 'Надіслати по одній',
  'send.earlierOpen':
    'Попередній запит ще відкритий у гаманці. Відхиліть його там, інакше його теж може бути надіслано.',
  'send.sentAlready':
    'Такий самий платіж звідси щойно надіслано. Надсилайте його ще раз, лише якщо справді цього хочете.',
  'send.otherNetwork': 'Гаманець перебуває в іншій мережі. Перемкніть його й спробуйте знову.',
  'send.cannotTell': 'Невідомо, чи відбулося надсилання. Перевірте гаманець, перш ніж повторювати.',
  'send.description': 'Надсилання {amount} отримувачу {recipient}',

  'review.title': 'Що станеться',
  'review.empty': 'Заповніть форму — і тут з’явиться те, що гаманець попросить підтвердити.',
  'send.phoneElsewhere':
    'Телефон зараз у мережі {network}, яку він тут не дозволив. Сторінка лишається в мережі {current}.',
  'review.sentence': 'Ви надсилаєте {amount} отримувачу {recipient} у мережі {network}.',
  'review.fee': 'Комісія мережі',
  'review.feeLater': 'З’явиться після заповнення форми',
  'review.about': 'Близько',
  'review.paidBy': 'Сплачує {name}',
  'review.byWallet': 'Ви надішлете її іншим гаманцем, він сплатить комісію',
  'review.total': 'Разом',
  'review.says': 'Зазначена причина: {reason}',
  'review.answersFalse':
    'Цей токен відповідає, що нічого не надішле. Комісію мережі все одно буде списано.',
  'review.arrivesLess': 'Дійде лише {amount}: цей токен утримує частину надісланого.',
  'review.wallet': 'Потім відкриється гаманець і попросить підтвердження.',
};

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Сеанси й контакти',
  'sessions.lead': 'Де виконано вхід і кому ви надсилаєте.',
  'sessions.needsWallet': 'Сеанси й контакти належать акаунту. Підключіть його гаманець.',
  'sessions.loading': 'Завантаження…',

  'signIn.needed': 'Увійдіть, щоб продовжити',
  'signIn.reason':
    'Ви підписуєте повідомлення в гаманці. Це підтверджує, що акаунт ваш, нічого не коштує і не надсилає транзакцій.',
  'signIn.action': 'Увійти',
  'signIn.ended': 'Ви вийшли на цьому пристрої.',
  'signIn.endedEverywhere': 'Ви вийшли на всіх пристроях.',

  'devices.title': 'Пристрої',
  'devices.help':
    'Де виконано вхід у цей акаунт. Завершіть сеанс на пристрої, якого ви не впізнаєте.',
  'devices.unknown': 'Невідомий пристрій',
  'devices.current': 'Цей пристрій',
  'devices.passkey': 'Ключ доступу',
  'devices.seen': 'Остання активність',
  'devices.since': 'Вхід',
  'devices.until': 'Діє до',
  'devices.signOut': 'Завершити сеанс',
  'devices.signOutLabel': 'Завершити сеанс: {device}',
  'devices.ended': 'Сеанс завершено: {device}',
  'devices.more': 'Показати ще',
  'devices.everywhere': 'Вийти всюди',
  'devices.everywhereTitle': 'Вийти на всіх пристроях?',
  'devices.everywhereText':
    'Сеанси завершаться на всіх пристроях, зокрема й на цьому. Контакти залишаться в акаунті.',
  'devices.failed': 'Не вдалося завантажити список пристроїв.',
  'devices.endFailed': 'Сеанс на пристрої не завершено.',

  'contacts.title': 'Контакти',
  'contacts.help':
    'Зберігаються на цьому сайті разом з акаунтом і доступні на кожному пристрої, де ви ввійшли. Розділ «Надіслати» їх підказує.',
  'contacts.count': {
    one: '{count} контакт',
    few: '{count} контакти',
    many: '{count} контактів',
    other: '{count} контакту',
  },
  'contacts.add': 'Додати контакт',
  'contacts.import': 'Імпорт',
  'contacts.export': 'Експорт CSV',
  'contacts.search': 'Пошук контактів',
  'contacts.noMatch': 'За цим запитом контактів немає.',
  'contacts.showAll': 'Показати всі',
  'contacts.emptyTitle': 'Контактів поки немає',
  'contacts.empty': 'Додайте того, кому надсилаєте, або імпортуйте список.',
  'contacts.failed': 'Не вдалося завантажити контакти.',
  'contacts.mixed':
    'У цьому імені змішано літери різних абеток: воно може імітувати інше. Перевірте адресу.',
  'contacts.edit': 'Змінити: {name}',
  'contacts.delete': 'Видалити: {name}',
  'contacts.deleteTitle': 'Видалити цей контакт?',
  'contacts.deleteText': 'Контакт «{name}» буде видалено на всіх пристроях.',
  'contacts.deleteConfirm': 'Видалити',
  'contacts.deleted': 'Контакт видалено',
  'contacts.deleteFailed': 'Контакт не видалено.',
  'contacts.editTitle': 'Змінити контакт',
  'contacts.name': 'Ім’я',
  'contacts.address': 'Адреса',
  'contacts.note': 'Нотатка',
  'contacts.noteHelp': 'Необов’язково.',
  'contacts.save': 'Зберегти',
  'contacts.saved': 'Контакт збережено',
  'contacts.saveFailed': 'Контакт не збережено.',
  'contacts.nameRequired': 'Введіть ім’я.',
  'contacts.nameTooLong': 'В імені може бути не більше {most} символів.',
  'contacts.hiddenCharacters': 'У цьому тексті є невидимі символи. Введіть його ще раз.',
  'contacts.addressRequired': 'Введіть адресу.',
  'contacts.addressInvalid': 'Недійсна адреса. Потрібна адреса з 0x і ще 40 знаків.',
  'contacts.addressChecksum':
    'Літери в адресі не збігаються з контрольною сумою: можливо, у ній помилка. Скопіюйте її ще раз.',
  'contacts.addressTaken': 'Контакт із цією адресою вже є: {name}.',
  'contacts.noteTooLong': 'У нотатці може бути не більше {most} символів.',

  'fault.unreachable': 'Сервер не відповів. Перевірте з’єднання і спробуйте ще раз.',
  'fault.busy': 'Забагато запитів. Зачекайте хвилину і спробуйте ще раз.',
  'fault.signedOut': 'Ви вийшли з акаунта. Увійдіть і спробуйте ще раз.',
  'fault.full': 'Місця для нових контактів немає. Спершу видаліть зайві.',
  'fault.taken': 'Контакт із цією адресою вже є.',
  'fault.gone': 'Контакт уже видалено, можливо, на іншому пристрої.',
  'fault.tooLarge': 'Це забагато для сервера. Імпортуйте частинами.',
  'fault.other': 'З нашого боку сталася помилка. Спробуйте пізніше.',

  'import.title': 'Імпорт контактів',
  'import.new': {
    one: '{count} новий контакт',
    few: '{count} нові контакти',
    many: '{count} нових контактів',
    other: '{count} нового контакту',
  },
  'import.changed': {
    one: '{count} контакт зміниться',
    few: '{count} контакти зміняться',
    many: '{count} контактів зміняться',
    other: '{count} контакту зміниться',
  },
  'import.unchanged': {
    one: '{count} контакт залишиться незмінним',
    few: '{count} контакти залишаться незмінними',
    many: '{count} контактів залишаться незмінними',
    other: '{count} контакту залишиться незмінним',
  },
  'import.nothing': 'У цьому файлі немає нічого нового.',
  'import.renamed': '«{before}» стане «{after}»',
  'import.noteChanged': 'Нова нотатка: «{name}»',
  'import.noteRemoved': 'Нотатку буде видалено: «{name}»',
  'import.faulty': {
    one: '{count} рядок не можна імпортувати, його буде пропущено:',
    few: '{count} рядки не можна імпортувати, їх буде пропущено:',
    many: '{count} рядків не можна імпортувати, їх буде пропущено:',
    other: '{count} рядка не можна імпортувати, їх буде пропущено:',
  },
  'import.line': 'Рядок {line}: {problem}',
  'import.twice': 'Ця адреса вже є в рядку {line}.',
  'import.entry': 'Контакт {line}: {problem}',
  'import.entryTwice': 'Ця адреса вже є в контакті {line}.',
  'import.entriesFaulty': {
    one: '{count} контакт не можна імпортувати, його буде пропущено:',
    few: '{count} контакти не можна імпортувати, їх буде пропущено:',
    many: '{count} контактів не можна імпортувати, їх буде пропущено:',
    other: '{count} контакту не можна імпортувати, їх буде пропущено:',
  },
  'import.withoutAddress': {
    one: '{count} запис без адреси Ethereum буде пропущено',
    few: '{count} записи без адреси Ethereum буде пропущено',
    many: '{count} записів без адреси Ethereum буде пропущено',
    other: '{count} запису без адреси Ethereum буде пропущено',
  },
  'import.columns': 'Значень більше, ніж стовпців. Значення з комою треба взяти в лапки.',
  'import.quotes': 'Лапки не закрито.',
  'import.tooLarge': 'Цей файл більший за 1 МБ.',
  'import.notText': 'Цей файл — не текст UTF-8. Збережіть його як «CSV UTF-8» і виберіть знову.',
  'import.unreadable': 'Не вдалося прочитати файл. Виберіть його знову.',
  'import.empty': 'У цьому файлі немає контактів.',
  'import.noHeader':
    'У першому рядку мають бути назви стовпців: name, address і, за потреби, note.',
  'import.tooManyRows': 'У цьому файлі понад {most} контактів.',
  'import.noRoom': 'Контактів стане понад {most}. Видаліть зайві або імпортуйте менше.',
  'import.confirm': {
    one: 'Імпортувати {count} контакт',
    few: 'Імпортувати {count} контакти',
    many: 'Імпортувати {count} контактів',
    other: 'Імпортувати {count} контакту',
  },
  'import.another': 'Вибрати інший файл',
  'import.failed': 'Нічого не імпортовано.',
  'import.done': 'Імпорт завершено. Нових: {added}. Змінено: {changed}.',
  'import.close': 'Готово',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'Вхід до {name}',
  'authorize.lead':
    '{name} запитує, хто ви. Застосунок не може переказати ваші кошти чи підписати щось замість вас.',
  'authorize.loading': 'Запит завантажується…',
  'authorize.needsWallet':
    'Підключіть гаманець або ключ доступу того акаунта, з яким хочете увійти.',
  'authorize.account': 'Ваш акаунт',
  'authorize.switch': 'Увійти з іншим акаунтом',
  'authorize.learns': 'Що дізнається {name}',
  'authorize.returns': 'Потім ви повернетеся на',
  'authorize.otherHost':
    'Це не адреса {name}, вона інша: {host}. Дозволяйте, лише якщо довіряєте обом.',
  'authorize.remembered':
    'Вас запитають лише один раз. Якщо ви завершите сеанс тут, він завершиться й там, а в розділі «Сеанси й контакти» можна закрити цей доступ.',
  'authorize.allow': 'Дозволити',
  'authorize.deny': 'Не дозволяти',
  'authorize.back': 'Повернутися до {name}',
  'authorize.leaving': 'Повертаємося до {name}…',
  'authorize.known': 'Ви вже дозволяли {name}. Виконується вхід…',
  'authorize.notAllowed':
    '{name} — лише для учасників, а цей акаунт не з їхнього числа: {account}.',
  'authorize.over': 'Цей запит завершено',
  'authorize.overHelp':
    'На нього вже відповіли, він надто старий або почався в іншому браузері. Поверніться до застосунку й увійдіть там ще раз.',
  'authorize.refused': 'Через цей застосунок увійти не можна',
  'authorize.refusedHelp':
    'Цей сайт не приймає такий запит. Повідомте власнику застосунку цей код: {code}',
  'authorize.open': 'Відкрити {name}',
  'authorize.failed': 'Не вдалося завантажити запит.',
  'authorize.notAnswered': 'Ваша відповідь не дійшла.',
  'authorize.chainSilent':
    'Мережа не відповідає, тому не вдалося перевірити, чи ви учасник. Спробуйте ще раз трохи пізніше.',
  'authorize.again': 'Увійдіть ще раз',
  'authorize.againHelp':
    'Ви вже ввійшли тут. {name} хоче переконатися, що це досі ви: підпишіть ще раз.',

  'again.sign': 'Підписати повідомлення',
  'again.confirm': 'Підтвердьте в гаманці',
  'again.failed': 'Щось пішло не так. Спробуйте ще раз.',
  'again.pending':
    'Під цим повідомленням потрібні підписи ще кількох власників. Ви можете піти й повернутися пізніше.',
  'again.check': 'Перевірити ще раз',
  'again.stop': 'Скасувати вхід',

  'claim.account': 'Адреса вашого акаунта',
  'claim.name': 'Ваше ім’я',
  'claim.nameless': 'Ім’я невідоме. Застосунок отримає вашу адресу.',
  'claim.picture': 'Ваше зображення',
  'claim.pictureless': 'Зображення невідоме.',
  'claim.unread': 'Зараз прочитати не вдалося.',
  'claim.groups': 'До яких із цих груп ви належите',
  'claim.email': 'Адреса ел. пошти, складена з адреси акаунта. Листи на неї не надходять.',
  'claim.offline':
    'Застосунок може читати це знову й за вашої відсутності, доки ви не завершите сеанс тут.',

  'signOut.title': 'Вихід',
  'signOut.lead': 'Ви вийшли з {name}. Завершити сеанс і тут?',
  'signOut.leadUnknown': 'Ви вийшли із застосунку. Завершити сеанс і тут?',
  'signOut.everywhere': 'Вийти звідусіль',
  'signOut.everywhereHelp':
    'Сеанс цього браузера завершиться тут і в усіх застосунках, до яких він увійшов звідси.',
  'signOut.only': 'Лише з {name}',
  'signOut.onlyUnknown': 'Лише із цього застосунку',
  'signOut.onlyHelp': 'Ви залишитеся тут і в інших застосунках.',
  'signOut.leaving': 'Сеанс завершено. Повертаємося…',
  'signOut.failed': 'Сеанс іще не завершено.',
  'signOut.refused': 'Через цей застосунок вийти не можна',

  'applications.title': 'Застосунки',
  'applications.help':
    'Куди ви входите з цим акаунтом. Коли ви завершуєте сеанс тут, він завершується й там.',
  'applications.none': 'Поки немає. Тут з’являться застосунки, яким ви дозволите вхід.',
  'applications.failed': 'Не вдалося завантажити список застосунків.',
  'applications.learns': 'Знає',
  'applications.since': 'Дозволено',
  'applications.used': 'Останній вхід',
  'applications.end': 'Закрити доступ',
  'applications.endLabel': 'Закрити доступ: {name}',
  'applications.endTitle': 'Закрити доступ для {name}?',
  'applications.endText':
    'Ваші сеанси там завершаться на всіх пристроях. Наступного разу доведеться знову запитати вас.',
  'applications.ended': 'Доступ закрито: {name}',
  'applications.endFailed': 'Доступ не закрито.',
  'applications.account': 'адреса',
  'applications.name': 'ім’я',
  'applications.picture': 'зображення',
  'applications.groups': 'групи ({groups})',
  'applications.email': 'адреса ел. пошти',
};

export const html: Part<'html'> = {
  'html.description':
    'Підключіть гаманець Ethereum, який у вас уже є: переглядайте свої активи, надсилайте їх і стежте за кожною транзакцією.',
  'html.noScript': 'Ця сторінка працює з гаманцем через JavaScript. Будь ласка, увімкніть його.',
  'html.tooOld': 'Цей браузер застарий',
  'html.tooOldHelp':
    'Оновіть його або відкрийте сторінку в іншому: Chrome 111, Safari 16.4, Firefox 115 чи новіший. На ваш гаманець і кошти це не вплинуло.',
};
