import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Добавлен владелец: {owner}',
  'was.ownerRemoved': 'Удалён владелец: {owner}',
  'was.threshold': 'Нужно подписей',
  'was.guard': 'Защитный контракт (guard)',
  'was.moduleGuard': 'Защитный контракт модулей',
  'was.handler': 'Резервный обработчик (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'нет',
  'was.nothing': 'В этой транзакции блокчейн не показывает изменения настроек.',
};
