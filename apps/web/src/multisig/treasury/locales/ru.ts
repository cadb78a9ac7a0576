import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Заплатить многим сразу (CSV)',
  'payments.single': 'Вводить платежи по одному',
  'nonce.choose': 'Nonce {nonce}: выбрать другой',
  'nonce.free': 'Первый свободный, после всех ожидающих.',
  'nonce.replaces':
    'Этот nonce есть у ожидающей транзакции. Как только одна из них выполнена, остальные неактуальны.',
  'nonce.gap': 'Nonce {missing} отсутствует: пока он не выполнен, это выполнить нельзя.',
  'nonce.used': 'Аккаунт уже на nonce {next}.',
  'nonce.not-a-number': 'Введите целое число от {next}.',
  'nonce.replace': 'Предложить вместо неё другой вызов',
  'takes.nonce': 'Это предложение занимает nonce {nonce}.',
  'takes.used':
    'Он уже использован: это никогда не получится выполнить. Выберите другой при проверке.',
  'gap.one': 'Nonce {nonce} отсутствует.',
  'gap.several': 'Nonce с {first} по {last} отсутствуют.',
  'gap.help': 'До этого ничего ниже выполнить нельзя.',
  'gap.fill': 'Предложить с nonce {nonce}',
  'delete.help':
    'Это убирает её только из сервиса транзакций. Тот, кто сохранил подписи, всё ещё может её выполнить: для надёжности отклоните её.',
  'next.sign': {
    one: 'Нужна ещё {count} подпись любого из этих владельцев:',
    few: 'Нужно ещё {count} подписи любых из этих владельцев:',
    many: 'Нужно ещё {count} подписей любых из этих владельцев:',
    other: 'Нужно ещё {count} подписи любых из этих владельцев:',
  },
  'next.execute': 'Подписей достаточно: теперь её может выполнить кто угодно, ниже.',
  'next.share': 'Отправьте им эту ссылку: она открывает эту транзакцию.',
  'create.link': 'Создать мультисиг-аккаунт',
  'create.open': 'Открыть в другой сети',
};
