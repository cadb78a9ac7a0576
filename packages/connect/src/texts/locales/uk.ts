import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Підключити гаманець',
  'button.connecting': 'Підключення…',
  'button.finishing': 'Завершуємо підключення: {wallet}…',
  'button.loading': 'Відновлюємо підключення…',
  'button.wrongNetwork': 'Неправильна мережа',
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
  'connect.reload': 'Оновити',
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
