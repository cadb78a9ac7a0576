import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    '여기서는 소유자가 아닌 패스키가 다음 네트워크에서는 아직 소유자입니다: {networks}. 거기서도 삭제하세요.',
  'elsewhere.notOpened':
    '이 계정은 다음 네트워크에서 아직 열리지 않았습니다: {networks}. 거기서는 삭제한 패스키의 것이므로 아무것도 보내지 마세요.',
};
