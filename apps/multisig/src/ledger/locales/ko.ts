import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': '필터 및 내보내기',
  'ledger.all': '전체',
  'ledger.person': '보낸 사람 또는 받는 사람',
  'ledger.personHelp': '주소 또는 연락처 이름.',
  'ledger.settings': '설정 변경만',
  'ledger.from': '시작일',
  'ledger.until': '종료일',
  'ledger.count': { other: '{count}건' },
  'ledger.unchecked': { other: '{count}건은 블록체인과 대조하지 못했습니다. 파일에 표시됩니다.' },
  'ledger.cut': '일부 항목을 읽을 수 없었습니다. 파일에 표시됩니다.',
  'ledger.csv': 'CSV로 내보내기',
  'ledger.json': 'JSON으로 내보내기',
};
