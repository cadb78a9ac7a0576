import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Підключити гаманець',
  'button.connecting': 'Підключення…',
  'button.finishing': 'Завершуємо підключення: {wallet}…',
  'button.loading': 'Відновлюємо підключення…',
  'button.wrongNetwork': 'Неправильна мережа',
  'button.reload': 'Оновити сторінку',
  'button.signIn': 'Увійти',
  'button.account': 'Акаунт {account}',
  'button.network': 'Мережа: {network}',
  'button.pending': {
    one: '{count} транзакція в очікуванні',
    few: '{count} транзакції в очікуванні',
    many: '{count} транзакцій в очікуванні',
    other: '{count} транзакції в очікуванні',
  },

  'dialog.close': 'Закрити',
  'dialog.back': 'Назад',
  'dialog.cancel': 'Скасувати',
  'dialog.retry': 'Повторити',

  'connect.title': 'Підключіть гаманець',
  'connect.installed': 'Встановлені',
  'connect.more': 'Інші гаманці',
  'connect.recent': 'Нещодавній',
  'connect.browserWallet': 'Браузерний гаманець',
  'connect.safeNote': 'Акаунт, у якому відкрито цю сторінку',
  'connect.none': 'У цьому браузері немає гаманця',
  'connect.noneHelp': 'Встановіть розширення гаманця й поверніться: він з’явиться тут сам.',
  'connect.about': 'Що таке гаманець?',
  'connect.get': 'Отримати гаманець',
  'connect.getNote': 'Як його отримати',
  'connect.popular': 'Популярні',
  'connect.phoneWallet': 'Гаманець на телефоні',
  'connect.phoneWalletHelp': 'Будь-який гаманець, за кодом',
  'connect.otherWallets': 'Інші гаманці на телефоні',
  'connect.otherWalletsHelp': 'Телефон запитає, який саме',
  'connect.otherWalletsCode': 'За кодом або скопійованим посиланням',
  'connect.insideNote': 'Відкриється у браузері {wallet}',
  'connect.search': 'Пошук гаманця',
  'connect.found': {
    one: 'Знайдено {count} гаманець',
    few: 'Знайдено {count} гаманці',
    many: 'Знайдено {count} гаманців',
    other: 'Знайдено {count} гаманця',
  },
  'connect.noMatch': 'Гаманця з такою назвою немає.',
  'connect.lookingFor': 'Шукаємо {wallet}…',
  'connect.inApp':
    'З {app} гаманці не відкриваються. Відкрийте цю сторінку в браузері телефона: через меню або скопіювавши адресу.',
  'connect.waiting': 'Відкрийте {wallet}, щоб продовжити',
  'connect.waitingHelp': 'Підтвердьте підключення у вікні самого гаманця.',
  'connect.waitingLong':
    'Не бачите вікна? Можливо, гаманець заблоковано або його вікно сховане за цим.',
  'connect.failed': 'Не вдалося підключити {wallet}',
  'connect.failedBusy':
    '{wallet}: попередній запит ще відкритий. Дайте на нього відповідь у гаманці й повторіть спробу.',
  'connect.failedEmpty':
    '{wallet}: немає акаунта, який можна використати тут. Виберіть його в гаманці й повторіть спробу.',
  'connect.failedGone':
    '{wallet}: гаманець більше не знайдено. Оновіть сторінку та спробуйте ще раз.',
  'connect.failedTimeout': '{wallet}: відповідь не надійшла вчасно.',
  'connect.failedDetail': 'Повідомлення гаманця: {detail}',
  'connect.failedUnknown': 'Гаманець не повідомив причину.',

  'phone.check': 'Перевірити ще раз',
  'phone.continue': 'Продовжте в гаманці на телефоні.',
  'phone.openWallet': 'Відкрити гаманець',

  'inside.copy': 'Скопіювати адресу цієї сторінки',

  'pairing.relaySilent':
    'Служба зв’язку з телефонами не відповідає. Перевірте підключення до інтернету та повторіть спробу.',
  'pairing.relayRefused':
    'Служба зв’язку з телефонами відмовляє цьому сайту. Перевірте дату й час на цьому пристрої. Якщо вони правильні, допомогти може лише оператор сайту.',
  'pairing.relayError': 'Служба зв’язку з телефонами не змогла передати запит.',
  'pairing.networks': 'Гаманець не підтримує мережі цього сайту.',
  'pairing.methods': 'Гаманець не підтримує того, що потрібно цьому сайту.',
  'pairing.unloadable':
    'Не вдалося завантажити частину сторінки. Перевірте підключення до інтернету та повторіть спробу.',
  'pairing.expired': 'Гаманець не відповів вчасно.',
  'pairing.other': 'Гаманцю й сайту не вдалося домовитися про підключення.',

  'get.title': 'Отримати {wallet}',

  'about.title': 'Що таке гаманець?',

  'account.title': 'Акаунт',
  'account.safe': 'Мультисиг-акаунт Safe',
  'account.copy': 'Копіювати адресу',
  'account.copied': 'Скопійовано',
  'account.explorer': 'Відкрити в {explorer}',
  'account.disconnect': 'Відключити',
  'account.balance': 'Баланс',
  'account.balanceOn': 'Баланс у мережі {network}',
  'account.unavailable': 'Немає даних',
  'account.switch': 'Ваші акаунти: {wallet}',
  'account.active': 'Активний',
  'account.activate': 'Використовувати {account}',

  'multisig.account': 'Мультисиг',
  'multisig.rule': 'Мультисиг, підписів потрібно: {threshold} з {owners}',
  'multisig.signed': 'Підписів: {signed} з {threshold}',

  'signIn.title': 'Вхід',
  'signIn.why':
    'Підпишіть повідомлення в гаманці, щоб підтвердити, що цей акаунт ваш. Це безкоштовно, і жодна транзакція не надсилається.',
  'signIn.sign': 'Підписати повідомлення',
  'signIn.preparing': 'Підготовка…',
  'signIn.confirmHelp': 'Прочитайте повідомлення в гаманці {wallet} і підпишіть його там.',
  'signIn.verifying': 'Перевірка…',
  'signIn.retry': 'Спробувати ще раз',
  'signIn.changed':
    'Акаунт змінився. Вхід виконано для {account}; щоб користуватися цим акаунтом, увійдіть знову.',
  'signIn.wrongNetwork':
    'У гаманці вибрано мережу, яку цей сайт не підтримує. Щоб увійти, перейдіть у підтримувану мережу.',
  'signIn.preparing_error':
    'Не вдалося підготувати вхід. Перевірте підключення до інтернету та спробуйте ще раз.',
  'signIn.signing_error': 'Гаманець не підписав повідомлення.',
  'signIn.verifying_error': 'Не вдалося перевірити підпис. Спробуйте ще раз.',
  'signIn.oops_error': 'Щось пішло не так. Спробуйте ще раз.',
  'signIn.signedIn': 'Вхід виконано',
  'signIn.not': 'Вхід не виконано',
  'signIn.signOut': 'Вийти',
  'signIn.signedOut': 'Ви вийшли',
  'signIn.signOutFailed': 'Не вдалося вийти. Спробуйте ще раз.',
  'signIn.pending':
    'Під цим повідомленням потрібні підписи ще кількох власників. Ви можете піти й повернутися пізніше.',
  'signIn.pendingRow': 'Вхід чекає на підписи',
  'signIn.pendingUnknown': 'Не вдалося перевірити підписи. Перевірка повторюється автоматично.',
  'signIn.pendingOver': 'Вчасно не набралося потрібної кількості підписів. Почніть вхід знову.',
  'signIn.callOff': 'Скасувати вхід',

  'network.title': 'Змінити мережу',
  'network.confirm': 'Підтвердьте в гаманці',
  'network.failed': 'Гаманцю не вдалося перейти в мережу {network}.',

  'unanswered.phone': 'Телефон поки не відповів.',
  'unanswered.open': 'Очікує в гаманці: {description}',
  'unanswered.lost': 'Невідомо, чи це надіслано: {description}. Перевірте гаманець.',
  'unanswered.dismiss': 'Приховати',
  'unanswered.payment': 'Надсилання {amount} отримувачу {recipient}',
  'unanswered.call': 'Транзакція для {recipient}',
  'unanswered.batch': {
    one: '{count} транзакція',
    few: '{count} транзакції',
    many: '{count} транзакцій',
    other: '{count} транзакції',
  },

  'transactions.title': 'Останні транзакції',
  'transactions.empty': 'Тут з’являться ваші транзакції з цього сайту.',
  'transactions.clear': 'Очистити',
  'transactions.clearAll': 'Очистити список транзакцій',
  'transactions.pending': 'В очікуванні',
  'transactions.confirmed': 'Підтверджено',
  'transactions.failed': 'Не виконано',
  'transactions.reverted': 'Не виконано: скасовано контрактом',
  'transactions.replaced': 'Замінено іншою транзакцією',
  'transactions.cancelled': 'Скасовано',
  'transactions.notConfirmed': 'Не підтверджено',
  'transactions.view': 'Відкрити в оглядачі блоків',

  'announce.connecting': 'Підключення: {wallet}',
  'announce.connected': 'Підключено акаунт {account}',
  'announce.disconnected': 'Гаманець відключено',
  'announce.network': 'Тепер вибрано мережу {network}',
  'announce.wrongNetwork': 'Неправильна мережа',
  'announce.account': 'Тепер вибрано акаунт {account}',
  'announce.signed': 'Транзакція очікує ({signatures}): {description}',
  'announce.confirmed': 'Транзакцію підтверджено: {description}',
  'announce.failed': 'Транзакцію не виконано: {description}',
  'announce.notConfirmed': 'Транзакцію не підтверджено: {description}',
};

export const network: Part<'network'> = {
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

export const batch: Part<'batch'> = {
  'batch.done': 'Виконано: {done} з {size}',
  'batch.partly': 'Виконано: {done} з {size}, гаманець провів їх не як одне ціле',
  'batch.confirmedClaim': 'Підтверджено, за даними гаманця',
  'batch.failedClaim': 'Не виконано, за даними гаманця',
  'batch.elsewhere': 'В очікуванні: підключіть гаманець, з якого надсилали',
  'batch.inWallet': 'Підтвердьте в гаманці',
  'batch.nextInWallet': 'У гаманці: {position} з {size}',
  'batch.onNetwork': 'Надіслано: {position} з {size}, очікування мережі',
  'batch.notAtomic': 'Гаманець не може виконати все це як одне ціле. Нічого не надіслано.',
  'batch.capability': 'Гаманець не підтримує те, що для цього потрібно. Нічого не надіслано.',
  'batch.tooLarge': 'Це більше, ніж гаманець приймає за один раз. Нічого не надіслано.',
  'batch.upgradeDeclined': 'Ви відхилили оновлення акаунта. Нічого не надіслано.',
  'batch.stopped': 'Надіслано: {sent} з {size}. Решту не надіслано.',
  'batch.nothingSent': 'Нічого не надіслано.',
  'batch.disconnected': 'Гаманець від’єднано.',
  'batch.otherWallet': 'Зараз підключено інший гаманець.',
  'batch.otherAccount': 'Зараз підключено інший акаунт.',
  'batch.otherNetwork': 'Гаманець тепер перебуває в іншій мережі.',
  'batch.unreadable': 'Гаманець не повідомив, який акаунт і яку мережу він використовує.',
  'batch.unclear': 'Невідомо, чи це надіслано. Перевірте гаманець.',
  'batch.failed': 'Гаманець цього не надіслав.',
  'account.delegated': 'Цей акаунт виконує делегований код:',
};

export const copy: Part<'copy'> = {
  'copy.refused': 'Браузер не дозволив копіювання. Скопіюйте виділений текст самі.',
};

export const screens: Part<'screens'> = {
  'scan.title': 'Відскануйте у {wallet}',
  'scan.titleAny': 'Відскануйте телефоном',
  'scan.help': 'Відкрийте {wallet} на телефоні та відскануйте цей код.',
  'scan.helpAny': 'Відкрийте гаманець на телефоні та відскануйте цей код.',
  'scan.helpHere':
    'Скопіюйте посилання та вставте його в гаманець або відскануйте код іншим телефоном.',
  'scan.code': 'QR-код для підключення гаманця на телефоні',
  'scan.starting': 'Підготовка…',
  'scan.ready': 'Код готовий до сканування',
  'scan.renewed': 'Код оновлено',
  'scan.renewsIn': 'Новий код через {time}',
  'scan.copy': 'Скопіювати посилання',

  'phone.open': 'Відкрити {wallet}',
  'phone.kept':
    '{wallet} досі підключено. Відкрийте його на телефоні, щоб продовжити, або підключіть інший гаманець.',
  'phone.help': 'Підтвердьте підключення в {wallet} і поверніться сюди.',
  'phone.stuck': '{wallet} не відкривається? Можливо, його ще немає на цьому телефоні.',
  'phone.back': 'Якщо ви підтвердили, відповідь невдовзі надійде.',
  'phone.noAnswer': 'Гаманець поки не відповів',
  'phone.showCode': 'Показати код і посилання',

  'plain.help':
    'У гаманці нема чого підтверджувати? Деякі не вміють підключатися й входити водночас.',
  'plain.connect': 'Спершу підключити, увійти пізніше',

  'inside.open': 'Відкрити у браузері {wallet}',
  'inside.help': 'Ця сторінка відкриється у браузері {wallet}. Підключіться там.',
  'inside.paste': 'Відкрийте {wallet} і вставте адресу цієї сторінки в його браузер, якщо він є.',

  'get.choose': 'Підійде будь-який. Достатньо одного.',
  'get.install': 'Встановіть {wallet}',
  'get.installHelp':
    'Користуйтеся посиланнями нижче: у магазинах застосунків часто трапляються підробки.',
  'get.create': 'Створіть або імпортуйте гаманець',
  'get.createHelp': 'Запишіть фразу відновлення на папері й ніколи нікому її не повідомляйте.',
  'get.return': 'Поверніться й підключіться',
  'get.returnHelp': 'Якщо гаманця ще немає у списку, оновіть сторінку.',
  'get.from': 'Отримати в {store}',
  'get.program': 'Отримати для комп’ютера',
  'get.phone': 'Для телефона',
  'get.scan': 'Відскануйте, щоб відкрити сторінку в {store}',

  'about.keysTitle': 'Ваші ключі — лише у вас',
  'about.keys':
    'Гаманець зберігає ключі від ваших монет, токенів і NFT та показує все, що вам належить.',
  'about.signInTitle': 'Один вхід для багатьох сайтів',
  'about.signIn':
    'Підключайте гаманець замість того, щоб створювати акаунт і пароль на кожному сайті. Відключитися можна будь-коли.',
  'about.safetyTitle': 'Без вас нічого не станеться',
  'about.safety':
    'Підключений сайт бачить лише вашу адресу. Кожен платіж і кожен підпис потрібно підтвердити в гаманці.',
  'about.more': 'Докладніше',
};
