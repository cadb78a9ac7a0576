import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
  'csv.title': '지급 표',
  'csv.help':
    '열: 토큰, 받는 사람, 금액, 메모. 스프레드시트에서 붙여넣거나 CSV 파일을 여기에 놓으세요.',
  'csv.cells':
    '토큰: 심볼 또는 컨트랙트 주소({symbol} 지급 시 비워 둠). 받는 사람: 주소, 이름 또는 연락처.',
  'csv.file': '파일 선택',
  'csv.empty': '지급 항목을 하나 이상 붙여넣으세요.',
  'csv.unknownHeader':
    '첫 행이 제목처럼 보이지만, 여기서 알 수 없는 열 이름입니다. 이 입력란에 안내된 이름을 사용하세요.',
  'csv.tooMany': '일괄 처리에는 지급을 {most}건까지 담을 수 있습니다.',
  'csv.tooManyTokens': '표 하나에 서로 다른 토큰을 {most}개까지 담을 수 있습니다.',
  'csv.tooLarge': '파일이 너무 큽니다.',
  'csv.notText': '일반 텍스트 파일이 아닙니다. CSV(UTF-8)로 저장하세요.',
  'csv.checking': '모든 행을 확인하는 중…',
  'csv.right': { other: '지급 {count}건 준비됨' },
  'csv.leftOut': { other: '{count}개 행을 제외했습니다.' },
  'csv.restore': '되돌리기',
  'csv.first': '위에 표시된 행을 고치거나 제외하세요.',
  'csv.faults': { other: '오류가 있는 행 {count}개' },
  'csv.leaveOutAll': '모두 제외',
  'csv.leaveOut': '제외',
  'csv.leaveOutRow': '{row}행 제외',
  'csv.row': '{row}행',
  'csv.totals': '토큰별 합계',
  'csv.read': '읽은 내용',
  'csv.ignored': '사용하지 않는 열: {columns}.',
  'csv.contradiction':
    '{row}행에서 “{first}” 열과 “{second}” 열의 내용이 다릅니다. 하나를 삭제하세요.',
  'csv.payments': { other: '지급 {count}건' },
  'csv.balance': '계정 잔액: {amount}',
  'csv.unlisted':
    '이 사이트 목록에 없는 토큰입니다: {token}. 심볼과 소수 자릿수는 컨트랙트가 알려 준 값입니다. 주소를 비교하세요:',
  'csv.repeated': { other: '{count}개 행이 같은 지급을 반복합니다. 의도한 것인지 확인하세요.' },
  'csv.gas':
    '이만큼 지급하려면 거래 하나에 허용된 것보다 많은 가스가 필요할 수 있습니다. 여러 제안으로 나누는 것을 고려하세요.',
  'csvFault.quotes': '따옴표가 닫히지 않았습니다.',
  'csvFault.columns': '이 행에 열보다 많은 셀이 있습니다.',
  'csvFault.collectible': '표로는 네트워크 코인과 ERC-20 토큰만 지급할 수 있습니다.',
  'csvFault.unknown-token': '이 심볼의 토큰이 목록에 없습니다. 컨트랙트 주소를 입력하세요.',
  'csvFault.ambiguous-token': '이 심볼을 쓰는 토큰이 여러 개입니다. 컨트랙트 주소를 입력하세요.',
  'csvFault.not-a-token': '이 주소에는 토큰 컨트랙트가 없습니다.',
  'csvFault.token-unreachable': '토큰을 읽지 못했습니다. 네트워크가 응답하지 않았습니다.',
  'csvFault.two-contacts': '이 이름의 연락처가 여러 개입니다. 주소를 입력하세요.',
  'csvFault.comma':
    '쉼표는 소수점이나 천 단위로 읽힐 수 있습니다. 1234.5처럼 점만 사용해 금액을 쓰세요.',
  'csvFault.split-amount': '쉼표가 수량의 일부일 수 있습니다. 소수점만 쓰거나 따옴표로 묶으세요.',
  'csvFault.point':
    '세 자리 앞의 점은 소수점이나 천 단위로 읽힐 수 있습니다. 1234 또는 1234.50처럼 쓰세요.',
  'csvFault.no-token': '이 행은 토큰을 언급하지만 토큰이 비어 있습니다.',
  'csvFault.odd-decimals': '{symbol} 컨트랙트가 알린 소수 자릿수는 수량에 쓸 수 없는 값입니다.',
  'csvFault.more-than-balance': '위의 행과 합하면 계정에 있는 {symbol} 잔액을 넘습니다.',
};
