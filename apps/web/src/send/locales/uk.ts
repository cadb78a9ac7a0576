import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
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
    'Такий самий платіж звідси вже надіслано, {time}. Надсилайте його ще раз, лише якщо справді цього хочете.',
  'send.otherNetwork': 'Гаманець перебуває в іншій мережі. Перемкніть його й спробуйте знову.',
  'send.cannotTell': 'Невідомо, чи відбулося надсилання. Перевірте гаманець, перш ніж повторювати.',
  'send.description': 'Надсилання {amount} отримувачу {recipient}',

  'review.title': 'Що станеться',
  'review.empty': 'Заповніть форму — і тут з’явиться те, що гаманець попросить підтвердити.',
  'review.sentence': 'Ви надсилаєте {amount} отримувачу {recipient} у мережі {network}.',
  'review.fee': 'Комісія мережі',
  'review.feeLater': 'З’явиться після заповнення форми',
  'review.about': 'Близько',
  'review.paidBy': 'Сплачує {name}',
  'review.byWallet': 'Ви надішлете її іншим гаманцем, він сплатить комісію',
  'review.total': 'Разом',
  'review.says': 'Зазначена причина: {reason}',
  'review.wallet': 'Потім відкриється гаманець і попросить підтвердження.',
};
