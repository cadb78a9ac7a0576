import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': '여러 명에게 한 번에 지급(CSV)',
  'payments.single': '지급을 하나씩 입력',
  'nonce.choose': '논스 {nonce}: 다른 값 선택',
  'nonce.free': '대기 중인 모든 항목 다음의 첫 빈 값입니다.',
  'nonce.replaces':
    '대기 중인 거래가 이 논스를 쓰고 있습니다. 하나가 실행되면 나머지는 더 이상 유효하지 않습니다.',
  'nonce.gap':
    '논스 {missing} 항목이 없습니다. 그것이 실행되기 전에는 이 거래를 실행할 수 없습니다.',
  'nonce.used': '계정의 논스는 이미 {next}입니다.',
  'nonce.unheard':
    '계정이 이 논스를 이미 지났습니다. 어떤 거래가 사용했는지는 거래 서비스가 아직 알려 주지 않았습니다.',
  'nonce.not-a-number': '{next} 이상의 정수를 입력하세요.',
  'nonce.replace': '대신 다른 호출 제안',
  'takes.nonce': '이 제안은 논스 {nonce}번을 씁니다.',
  'takes.used': '이미 쓰인 값이라 실행될 수 없습니다. 검토 화면에서 다른 값을 선택하세요.',
  'gap.one': '논스 {nonce} 항목이 없습니다.',
  'gap.several': '논스 {first}~{last} 항목이 없습니다.',
  'gap.help': '그 전에는 아래의 어떤 것도 실행할 수 없습니다.',
  'gap.fill': '논스 {nonce}번으로 제안',
  'delete.help':
    '거래 서비스에서만 삭제됩니다. 서명을 보관한 사람은 여전히 실행할 수 있습니다. 확실히 하려면 거부하세요.',
  'delete.never':
    '이 제안은 삭제할 수 없습니다. 거래 서비스는 자체 키가 있는 지갑에만 삭제를 허용하며, 패스키나 컨트랙트에는 허용하지 않습니다. 대신 거부하세요.',
  'signer.several':
    '이 계정 자체에 여러 서명이 필요한데, 여기서는 모을 수 없습니다. 다른 지갑을 사용하세요.',
  'next.sign': {
    other: '서명이 {count}개 더 필요합니다. 다음 소유자 중 누구든 서명할 수 있습니다:',
  },
  'next.execute': '필요한 소유자가 모두 서명했습니다. 이제 아래에서 누구나 실행할 수 있습니다.',
  'next.share': '이 링크를 보내세요. 이 거래가 열립니다.',
  'approve.help':
    '이 계정은 컨트랙트입니다. {network}에서 자체 거래를 보내 서명하며, 그 거래는 소유자들이 승인합니다.',
  'approve.waiting':
    '{network}에서 거래를 기다리고 있습니다. 페이지를 나갔다가 나중에 버튼을 다시 눌러도 됩니다. 잃는 것은 없습니다.',
  'approve.description': '{account} 계정에서 서명',
  'create.link': '멀티시그 계정 만들기',
  'create.open': '다른 네트워크에서 열기',
  'settings.open': '이 계정의 설정',
  'set.enableModule': '모듈 {module} 활성화: 이후 서명 없이 동작할 수 있음',
  'set.disableModule': '모듈 {module} 비활성화',
  'set.guard': '가드 {contract} 설정: 모든 거래를 거부할 수 있음',
  'unset.guard': '가드 제거',
  'set.moduleGuard': '모듈 가드 {contract} 설정',
  'unset.moduleGuard': '모듈 가드 제거',
  'set.handler': '폴백 핸들러 {contract} 설정',
  'unset.handler': '폴백 핸들러 제거',
  'set.addDelegate': '{spender}에 지출 한도 허용',
  'set.removeDelegate': '{spender}의 지출 한도 모두 취소',
  'set.limitOnce': '{spender}에 서명 없이 한 번 {amount} 지출 허용',
  'set.limit': '{spender}에 서명 없이 {amount} 지출 허용, {period} 후 갱신',
  'set.resetLimit': '{spender}의 {token} 지출액을 다시 0으로 계산',
  'set.removeLimit': '{spender}의 {token} 지출 한도 취소',
  'set.units': '목록에 없는 토큰 {token}의 최소 단위 {units}',
  'finding.threshold-one': '이후에는 소유자 한 명이 혼자서 처리할 수 있습니다.',
  'finding.gas-price': '호출과 별도로 계정의 환급금 지급: {recipient}에게 최대 {amount}.',
  'finding.spending-limit': '이후 누군가 서명 없이 한도까지 지출할 수 있습니다.',
  'history.item': '{token} 항목 {id}',
  'history.doubt.not-owners': '소유자가 서명하지 않았습니다: 토큰 컨트랙트가 알린 내용입니다.',
  'history.doubt.nothing':
    '아무것도 전송되지 않았고 소유자가 서명하지 않았습니다. 이 주소를 복사하지 마세요.',
  'history.doubt.imitation': '알고 있는 토큰을 흉내 낸 다른 토큰입니다.',
  'history.doubt.look-alike': '알고 있는 주소와 비슷하지만 다른 주소입니다.',
  'history.doubt.odd-decimals':
    '이 토큰의 컨트랙트가 알린 소수 자릿수는 수량에 쓸 수 없는 값입니다.',
  'finding.signature-set-aside':
    '소유자가 아니거나 더 이상 소유자가 아닌 계정의 서명이 있습니다. 이 서명은 집계되지 않습니다.',
  'finding.signature-withdrawn':
    '소유자인 컨트랙트가 자신의 서명을 인정하지 않거나 더 이상 인정하지 않습니다. 이 서명은 집계되지 않습니다.',
  'refund.paid': '가스 환급 지급: {recipient}에게 {amount}.',
  'refund.along': '{call}, {recipient}에게 최대 {amount} 환급',
  'refund.executor': '실행하는 사람',
  'row.proposer': '제안자: {name}',
  'row.depends': '이 항목은 앞서 대기 중인 소유자 변경(nonce {nonces})에 따라 달라집니다.',
  'ledger.open': '필터 및 내보내기',
  'ledger.close': '다시 모두 보기',
  'note.label': '다른 소유자에게 남기는 메모',
  'note.help':
    '선택 사항이며 공개됩니다. 누구나 거래 서비스에서 읽을 수 있습니다. 서명 내용에는 포함되지 않습니다.',
  'note.tooLong': '최대 {most}자입니다.',
  'note.shown': '제안자의 메모(서명 내용 아님):',
  'notify.on': '내 서명을 기다리는 것이 있으면 알림',
  'notify.help': '이 기기에서, 이 계정의 탭이 열려 있는 동안 알립니다.',
  'notify.denied': '브라우저가 이 사이트의 알림을 차단합니다. 브라우저 설정에서 허용하세요.',
  'notify.waits': { other: '{account} 거래 {count}건이 서명을 기다립니다.' },
};
