import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
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
