import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Заплатити багатьом одразу (CSV)',
  'payments.single': 'Вводити платежі по одному',
  'nonce.choose': 'Nonce {nonce}: вибрати інший',
  'nonce.free': 'Перший вільний, після всіх, що очікують.',
  'nonce.replaces':
    'Цей nonce має транзакція, що очікує. Щойно одну з них виконано, решта неактуальні.',
  'nonce.gap': 'Nonce {missing} відсутній: доки його не виконано, це виконати не можна.',
  'nonce.used': 'Акаунт уже на nonce {next}.',
  'nonce.not-a-number': 'Введіть ціле число від {next}.',
  'nonce.replace': 'Запропонувати замість неї інший виклик',
  'takes.nonce': 'Ця пропозиція займає nonce {nonce}.',
  'takes.used':
    'Його вже використано: це ніколи не вдасться виконати. Виберіть інший під час перевірки.',
  'gap.one': 'Nonce {nonce} відсутній.',
  'gap.several': 'Nonce з {first} до {last} відсутні.',
  'gap.help': 'До цього нічого нижче виконати не можна.',
  'gap.fill': 'Запропонувати з nonce {nonce}',
  'delete.help':
    'Це прибирає її лише із сервісу транзакцій. Той, хто зберіг підписи, ще може її виконати: щоб бути певними, відхиліть її.',
  'next.sign': {
    one: 'Потрібен ще {count} підпис будь-кого з цих власників:',
    few: 'Потрібно ще {count} підписи будь-кого з цих власників:',
    many: 'Потрібно ще {count} підписів будь-кого з цих власників:',
    other: 'Потрібно ще {count} підпису будь-кого з цих власників:',
  },
  'next.execute': 'Підписів достатньо: тепер її може виконати будь-хто, нижче.',
  'next.share': 'Надішліть їм це посилання: воно відкриває цю транзакцію.',
  'create.link': 'Створити мультисиг-акаунт',
  'create.open': 'Відкрити в іншій мережі',
};
