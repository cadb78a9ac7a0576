import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'Proprietário adicionado: {owner}',
  'was.ownerRemoved': 'Proprietário removido: {owner}',
  'was.threshold': 'Assinaturas necessárias',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Guard dos módulos',
  'was.handler': 'Fallback handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'nenhum',
  'was.nothing': 'A blockchain não mostra nenhuma mudança de configurações nesta transação.',
};
