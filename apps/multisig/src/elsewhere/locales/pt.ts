import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Uma chave de acesso que não é proprietária aqui ainda é em: {networks}. Remova-a lá também.',
  'elsewhere.notOpened':
    'Esta conta ainda não está aberta em: {networks}. Lá ela pertence à chave de acesso removida: não envie nada para ela.',
};
