import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Ключ доступа, который здесь не владелец, ещё владелец в сетях: {networks}. Удалите его и там.',
  'elsewhere.notOpened':
    'Аккаунт ещё не открыт в сетях: {networks}. Там он принадлежит удалённому ключу доступа: ничего туда не отправляйте.',
};
