import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Додано власника: {owner}',
  'was.ownerRemoved': 'Видалено власника: {owner}',
  'was.threshold': 'Потрібно підписів',
  'was.guard': 'Захисний контракт (guard)',
  'was.moduleGuard': 'Захисний контракт модулів',
  'was.handler': 'Резервний обробник (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'немає',
  'was.nothing': 'У цій транзакції блокчейн не показує зміни налаштувань.',
};
