import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': '소유자 추가: {owner}',
  'was.ownerRemoved': '소유자 제거: {owner}',
  'was.threshold': '필요한 서명 수',
  'was.guard': '가드',
  'was.moduleGuard': '모듈 가드',
  'was.handler': '폴백 핸들러',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': '없음',
  'was.nothing': '블록체인에 따르면 이 거래에서 설정이 바뀌지 않았습니다.',
};
