import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
  'multisig.title': '멀티시그 계정',
  'multisig.lead': '여러 사람이 함께 소유하며, 정해진 수의 소유자가 서명해야 하는 계정입니다.',
  'multisig.needsWallet': '소유자는 각자의 지갑으로 확인하고 서명합니다. 지갑을 연결하세요.',
  'multisig.loading': '불러오는 중…',
  'multisig.unavailable': '불러오지 못했습니다.',
  'multisig.more': '더 보기',

  'place.unreadable': '이 링크를 읽을 수 없습니다. 링크를 다시 받거나 아래에서 계정을 찾으세요.',
  'place.otherNetwork': '이 사이트에서 지원하지 않는 네트워크의 링크입니다.',

  'find.owned': '{network}의 내 계정',
  'find.none': '이 네트워크에서 내 멀티시그 계정을 찾지 못했습니다.',
  'find.byAddress': '주소로 열기',
  'find.address': '{network}의 Safe 주소',
  'find.help': '누구나 볼 수 있습니다. 서명은 소유자만 할 수 있습니다.',
  'find.notAnAddress': '올바른 주소가 아닙니다. 0x로 시작하고 뒤에 40자리가 이어져야 합니다.',
  'find.open': '열기',
  'find.other': '다른 계정',

  'network.other':
    '이 계정은 {network}에 있지만 지갑은 다른 네트워크에 있습니다. 볼 수는 있습니다. 서명하려면 네트워크를 전환하세요.',
  'network.switch': '{network} 네트워크로 전환',
  'network.failed': '네트워크가 전환되지 않았습니다. 지갑에서 전환하세요.',

  'safe.none': '{network}의 이 주소에는 Safe가 없습니다.',
  'safe.unreachable': '계정을 읽지 못했습니다. {network} 네트워크가 응답하지 않습니다.',
  'safe.rule': '필요한 서명: {owners}명 중 {threshold}명',
  'safe.lookOnly': '소유자가 아닙니다',
  'safe.owners': '소유자',
  'safe.balances': '잔액',
  'safe.version': '버전',
  'safe.nextNonce': '다음 논스',

  'owner.passkey': '패스키',

  'unusual.code': '이 사이트가 알지 못하는 코드로 실행되는 계정입니다:',
  'unusual.module': '모듈이 서명 없이 이 계정의 거래를 실행할 수 있습니다:',
  'unusual.guard': '가드가 이 계정의 거래를 막을 수 있습니다:',
  'unusual.handler': '일반적이지 않은 폴백 핸들러가 이 계정에 대한 호출에 응답합니다:',

  'view.title': '섹션',
  'view.queue': '대기열',
  'view.history': '내역',
  'view.messages': '메시지',
  'view.new': '새 거래',
  'view.newMessage': '새 메시지',
  'view.back': '계정으로 돌아가기',

  'gateway.unreachable': '응답이 없습니다. 연결을 확인하고 다시 시도하세요.',
  'gateway.answerInvalid': '거래 서비스에서 잘못된 응답을 보냈습니다.',
  'gateway.tooLarge': '거래 서비스의 응답이 너무 커서 읽지 않았습니다.',
  'gateway.pageElsewhere': '거래 서비스의 다음 페이지가 다른 서버에 있어 불러오지 않았습니다.',
  'gateway.refused': '거래 서비스 메시지:',
  'gateway.unknownSafe':
    '거래 서비스에 이 계정의 정보가 없습니다. 블록체인에서 읽은 내용을 표시합니다.',
  'gateway.differs':
    '거래 서비스의 정보가 블록체인과 일치하지 않습니다. 블록체인에서 읽은 내용을 표시하며, 서명은 할 수 없습니다.',

  'queue.empty': '대기 중인 거래가 없습니다.',
  'queue.next': '다음: 논스 {nonce}',
  'queue.nonce': '논스 {nonce}',
  'queue.unreadable': '읽을 수 없음',
  'queue.conflict': {
    other: '이 거래 {count}건은 논스가 같습니다. 하나가 실행되면 나머지는 무효가 됩니다.',
  },
  'queue.details': '자세히',

  'history.help':
    '거래 서비스에서 제공한 내역입니다. 거래를 열면 블록체인과 대조한 내용을 볼 수 있습니다.',
  'history.empty': '아직 내역이 없습니다.',
  'history.received': '{sender}에게서 {amount} 받음',
  'history.receivedToken': '{sender}에게서 토큰 {token} 받음',
  'history.sentToken': '{recipient}에게 토큰 {token} 보냄',
  'history.settings': '계정 설정 변경',
  'history.created': '계정 생성',
  'history.other': '기타: {name}',

  'messages.empty': '메시지가 없습니다.',
  'message.title': '메시지',
  'message.text': '내용',
  'message.help':
    '필요한 수의 소유자가 서명하면 계정이 서명한 것으로 인정됩니다. 네트워크에는 아무것도 전송되지 않습니다.',
  'message.missing': '서명할 내용을 입력하세요.',
  'message.typed':
    '구조화된 데이터는 여기에서 서명할 수 없습니다. 무엇을 허용하는지는 해당 앱에서만 볼 수 있습니다.',
  'message.tooLong': '메시지가 너무 길어 여기에서 검토할 수 없습니다.',
  'message.proven': '방금 블록체인에서 확인했습니다. 계정이 서명한 메시지입니다.',
  'message.disproven':
    '필요한 수의 소유자가 서명했지만 블록체인에서는 계정의 서명으로 인정되지 않습니다.',
  'message.unproven':
    '필요한 수의 소유자가 서명했습니다. 계정의 서명으로 인정되는지는 확인하지 못했습니다. {network} 네트워크가 응답하지 않습니다.',
  'message.copySignature': '서명 복사',
  'message.shareHelp': '다른 소유자에게 보내세요. 이 메시지가 열립니다.',

  'status.awaitingConfirmations': '서명 필요',
  'status.awaitingExecution': '실행 가능',
  'status.success': '실행됨',
  'status.cancelled': '무효',
  'status.failed': '실패',

  'transaction.title': '거래',
  'transaction.signed': '서명: {signed}/{threshold}',
  'transaction.hasSigned': '서명함',
  'transaction.notSigned': '서명 안 함',
  'transaction.youSigned': '서명했습니다. 이제 다른 소유자 차례입니다.',
  'transaction.from': '‘{app}’ 앱에서 제안(검증되지 않음)',
  'transaction.proposed': '제안 시각:',
  'transaction.unproven': '거래 서비스에 따르면 실행되었지만 블록체인에서는 확인되지 않습니다.',
  'transaction.explorer': '탐색기에서 보기',
  'transaction.share': '링크 복사',
  'transaction.shareHelp': '다른 소유자에게 보내세요. 이 거래가 열립니다.',
  'transaction.reject': '거부 제안하기',

  'address.safe': '이 계정',
  'address.you': '나',

  'call.rejection': '거부: 이 논스를 소모하는 빈 거래',
  'call.send': '{recipient}에게 {amount} 보내기',
  'call.sendUnknown': '{recipient}에게 목록에 없는 토큰 {token} 보내기(최소 단위 {units}개)',
  'call.revoke': '{spender}의 {token} 사용 허용 취소',
  'call.approveItems': '{spender}에 {token}의 모든 항목 이동 허용',
  'call.approveUnknown':
    '{spender}에 목록에 없는 토큰 {token} 사용 허용(최소 단위 {units}개 또는 {units}번 항목)',
  'call.approveUnlimited': '{spender}에 {token} 무제한 사용 허용',
  'call.approveMore': '{spender}에 {amount} 추가 사용 허용',
  'call.approve': '{spender}에 {amount} 사용 허용',
  'call.addOwner': '소유자 {owner} 추가. 변경 후 필요한 서명: {threshold}명',
  'call.removeOwner': '소유자 {owner} 제거. 변경 후 필요한 서명: {threshold}명',
  'call.swapOwner': '소유자 교체: \u2068{owner}\u2069 → \u2068{newOwner}\u2069',
  'call.changeThreshold': '필요한 서명 수 변경. 변경 후 필요한 서명: {threshold}명',
  'call.function': '{contract}의 {name} 호출',
  'call.batch': { other: '호출 {count}건 일괄 실행(모두 성공하거나 모두 취소)' },
  'call.raw': '{contract}에 대한 읽을 수 없는 호출',
  'call.withCoins': '{call}, {amount} 함께 전송',

  'past.rejection': '거부: 빈 거래',
  'past.send': '{recipient}에게 {amount} 보냄',
  'past.sendUnknown': '{recipient}에게 목록에 없는 토큰 {token} 보냄(최소 단위 {units}개)',
  'past.revoke': '{spender}의 {token} 사용 허용 취소함',
  'past.approveItems': '{spender}에 {token}의 모든 항목 이동 허용함',
  'past.approveUnknown':
    '{spender}에 목록에 없는 토큰 {token} 사용 허용함(최소 단위 {units}개 또는 {units}번 항목)',
  'past.approveUnlimited': '{spender}에 {token} 무제한 사용 허용함',
  'past.approveMore': '{spender}에 {amount} 추가 사용 허용함',
  'past.approve': '{spender}에 {amount} 사용 허용함',
  'past.addOwner': '소유자 {owner} 추가함. 변경 후 필요한 서명: {threshold}명',
  'past.removeOwner': '소유자 {owner} 제거함. 변경 후 필요한 서명: {threshold}명',
  'past.swapOwner': '소유자 교체함: \u2068{owner}\u2069 → \u2068{newOwner}\u2069',
  'past.changeThreshold': '필요한 서명 수 변경함. 변경 후 필요한 서명: {threshold}명',
  'past.function': '{contract}의 {name} 호출함',

  'fact.spender': '사용 허용 대상',
  'fact.token': '토큰',
  'fact.owner': '소유자',
  'fact.newOwner': '새 소유자',
  'fact.guardian': '가디언',
  'fact.through': '경유',
  'fact.contract': '컨트랙트',
  'fact.account': '계정',
  'fact.nonce': '논스',
  'fact.operation': '호출 종류',
  'fact.delegatecall': 'Delegatecall: 컨트랙트의 코드가 이 계정으로 실행됩니다',
  'fact.data': { other: '데이터, {count}바이트' },
  'fact.trailing': { other: '추가 데이터, {count}바이트' },

  'review.what': '실행될 내용',

  'hash.title': '지갑과 비교하기',
  'hash.help':
    '여기에 표시된 항목을 이 기기에서 계산한 값입니다. 지갑에도 같은 값이 표시됩니다. 다르면 서명하지 마세요.',
  'hash.domain': '도메인 해시(domain hash)',
  'hash.message': '메시지 해시(message hash)',
  'hash.safeTx': '서명할 해시(safeTxHash)',
  'hash.safeMessage': '서명할 해시(safeMessageHash)',
  'hash.copy': '복사: {name}',
  'hash.same': '거래 서비스의 해시와 같습니다.',
  'hash.other': '거래 서비스의 해시와 다릅니다.',

  'finding.refused': '서명하지 마세요.',
  'finding.inCall': '호출 {place}: {text}',
  'finding.fields-invalid': '누락되었거나 잘못된 항목이 있습니다.',
  'finding.safe-mismatch': '다른 계정이나 다른 네트워크의 것입니다.',
  'finding.hash-mismatch': '거래 서비스의 해시가 이 항목들의 해시와 다릅니다.',
  'finding.not-requested': '요청한 거래가 아닙니다.',
  'finding.shown-differs': '거래 서비스의 요약이 호출 내용과 일치하지 않습니다.',
  'finding.delegatecall-unknown-target': '알 수 없는 코드가 계정 자체로 실행됩니다.',
  'finding.delegatecall-unknown-selector':
    '알려진 코드가 계정으로 실행되지만 의도된 방식이 아닙니다.',
  'finding.batch-unreadable': '일괄 실행의 내용을 끝까지 읽을 수 없습니다.',
  'finding.signature-invalid': '표시된 소유자의 것이 아닌 서명이 있습니다.',
  'finding.signature-not-owner': '소유자가 아닌 사람의 서명이 있습니다.',
  'finding.signature-duplicate': '같은 소유자의 서명이 두 번 있습니다.',
  'finding.owners-differ': '소유자가 블록체인과 일치하지 않습니다.',
  'finding.owners-order-differs': '소유자 순서가 블록체인과 일치하지 않습니다.',
  'finding.threshold-differs': '필요한 서명 수가 블록체인과 일치하지 않습니다.',
  'finding.version-differs': '버전이 블록체인과 일치하지 않습니다.',
  'finding.nonce-differs':
    '논스가 블록체인과 일치하지 않습니다. 거래 서비스가 늦어진 것일 수 있습니다.',
  'finding.signature-unverified': '컨트랙트의 승인이 블록체인에서 확인되지 않았습니다.',
  'finding.owner-change': '계정의 소유자가 바뀝니다.',
  'finding.threshold-change': '필요한 서명 수 변경: {before} → {after}.',
  'finding.module-change': '서명 없이 동작하는 모듈이 추가되거나 제거됩니다.',
  'finding.guard-change': '모든 거래를 검사하는 가드가 바뀝니다.',
  'finding.fallback-handler-change': '계정에 대한 호출에 응답하는 폴백 핸들러가 바뀝니다.',
  'finding.singleton-change': '계정의 코드가 바뀝니다.',
  'finding.self-call-unknown': '계정이 알 수 없는 방식으로 자신을 호출합니다.',
  'finding.approves-hash': '해시만 알려진 다른 계정의 거래를 승인합니다.',
  'finding.approval-unlimited':
    '다른 주체가 지금도 앞으로도 이 계정의 토큰을 무제한으로 사용할 수 있게 됩니다.',
  'finding.approval': '다른 주체가 이 계정의 토큰을 사용할 수 있게 됩니다.',
  'finding.gas-token': '환급금이 토큰으로 지급됩니다.',
  'finding.refund-receiver': '환급금이 여기에 표시된 주소로 지급됩니다.',
  'finding.safe-tx-gas': '호출이 실패해도 논스는 소모됩니다.',
  'finding.nonce-conflict': '논스가 같은 다른 거래가 있습니다. 둘 중 하나만 실행할 수 있습니다.',
  'finding.nonce-used': '논스가 이미 소모되어 절대 실행할 수 없습니다.',
  'finding.nonce-gap': '이전 거래를 먼저 실행해야 합니다.',
  'finding.signs-message': '계정 명의로 메시지에 서명합니다.',
  'finding.creates-contract': '컨트랙트가 생성됩니다.',
  'finding.call-unreadable': '이 호출의 내용을 여기에서 읽을 수 없습니다.',
  'finding.rejection': '빈 거래입니다. 이 논스를 소모할 뿐입니다.',

  'obstacle.network': '지갑을 {network} 네트워크로 전환해야 합니다.',
  'obstacle.refused': '위의 이유로 서명하면 안 됩니다.',
  'obstacle.unread': '먼저 위의 경고를 읽고 체크하세요.',
  'obstacle.notOwner': '이 계정의 소유자가 아니므로 볼 수는 있지만 서명할 수 없습니다.',
  'obstacle.turn': { other: '이전 거래 {count}건을 먼저 실행해야 합니다.' },

  'action.title': '작업',
  'action.checking': '한 번 더 확인하는 중…',
  'action.handing': '제출하는 중…',
  'action.propose': '서명하고 제안',
  'action.confirm': '서명',
  'action.execute': '실행',
  'action.delete': '이 제안 삭제',
  'action.description': '{account} 계정에서 실행: {call}',
  'done.propose': '제안했습니다.',
  'undone.propose': '제안하지 못했습니다.',
  'done.confirm': '서명했습니다. 이제 다른 소유자도 볼 수 있습니다.',
  'undone.confirm': '서명이 추가되지 않았습니다.',
  'done.execute': '실행했습니다.',
  'undone.execute': '실행하지 못했습니다.',
  'done.delete': '삭제했습니다.',
  'undone.delete': '삭제하지 못했습니다.',

  'row.nonceTooLarge': '(너무 커서 정확히 읽을 수 없음)',
  'row.unreadable': '이 항목은 읽을 수 없습니다. 다른 항목에는 영향이 없습니다.',

  'fault.wallet': '지갑에서 이유를 알려주지 않고 거부했습니다.',
  'fault.network': '네트워크에서 제시간에 응답이 오지 않았습니다.',
  'fault.changed': '확인한 뒤 내용이 바뀌었습니다. 다시 확인하세요.',
  'fault.signature': '지갑이 다른 내용에 서명했거나 다른 계정으로 서명했습니다.',
  'fault.failed-on-chain': '네트워크에서 실행되었지만 내부 호출이 실패했습니다.',

  'propose.kind': '제안할 내용',
  'propose.call': '컨트랙트 호출',
  'propose.review': '검토',
  'propose.another': '호출 추가',
  'propose.full': '호출을 더 추가할 수 없습니다.',
  'propose.draft': { other: '현재 호출 {count}건' },
  'propose.remove': '제거: {call}',
  'propose.reviewDraft': '이대로 검토',
  'propose.zero': '영(0) 주소 호출은 일괄 실행에 넣을 수 없습니다. 제거하세요.',
  'propose.after':
    '첫 번째 서명이 됩니다. 필요한 수의 소유자가 서명하고 누군가 실행할 때까지 아무 일도 일어나지 않습니다.',
  'propose.back': '양식으로 돌아가기',

  'abi.label': '인터페이스(ABI)',
  'abi.help': 'JSON 또는 함수마다 한 줄: function dock(address to) payable',
  'abi.empty': '컨트랙트의 인터페이스를 붙여넣으세요.',
  'abi.unreadable': '이 인터페이스를 읽을 수 없습니다.',
  'abi.no-functions': '상태를 바꾸는 함수가 없습니다.',
  'abi.function': '함수',
  'abi.value': '함께 보낼 {symbol}',

  'argument.number': '최소 단위의 정수를 입력하세요.',
  'argument.range': '숫자가 타입의 범위를 벗어납니다.',
  'argument.address': '체크섬이 올바른 주소를 입력하세요.',
  'argument.bool': 'true 또는 false를 입력하세요.',
  'argument.bytes': '0x 뒤에 타입에 맞는 짝수 자릿수의 바이트를 입력하세요.',
  'argument.list': '타입에 맞는 JSON을 입력하세요.',
  'argument.listHelp': 'JSON 형식이며 큰 숫자는 따옴표로 묶습니다.',

  'owners.change': '변경 내용',
  'owners.add': '소유자 추가',
  'owners.remove': '소유자 제거',
  'owners.swap': '소유자 교체',
  'owners.threshold': '필요한 서명 수 변경',
  'owners.who': '제거할 소유자',
  'owners.signatures': '변경 후 필요한 서명',
  'owners.same': '이미 이 서명 수입니다.',
  'owners.already': '이미 소유자입니다.',
  'owners.impossible': '이 주소는 소유자가 될 수 없습니다.',

  'reject.title': '거부',
  'reject.help':
    '빈 거래가 같은 논스를 사용합니다. 필요한 수의 소유자가 서명하고 실행되면 다른 거래는 절대 실행할 수 없습니다.',
};

export const treasury: Part<'treasury'> = {
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
  'set.enableRecovery': '가디언에 의한 복구 켜기(모듈 {module})',
  'set.disableRecovery': '가디언에 의한 복구 끄기(모듈 {module})',
  'set.addGuardian': '가디언 {guardian} 추가. 이후 필요한 가디언: {threshold}명',
  'set.revokeGuardian': '가디언 {guardian} 제거. 이후 필요한 가디언: {threshold}명',
  'set.guardianThreshold': '이후 필요한 가디언: {threshold}명',
  'set.cancelRecovery': '진행 중인 복구 중지',
  'set.invalidateApprovals': '가디언이 지금까지 한 승인 무효화',
  'finding.recovery-on':
    '이후 충분한 수의 가디언이 함께 모든 소유자를 교체할 수 있습니다. 대기 기간에는 계정이 중지할 수 있습니다.',
  'finding.guardian-change': '모든 소유자를 교체할 수 있는 가디언이 바뀝니다.',
  'finding.recovery-cancel': '진행 중인 복구가 중지됩니다. 가디언은 다시 시작할 수 있습니다.',
  'finding.recovery-approval': '이 계정은 가디언으로서 다른 계정의 새 소유자를 승인합니다.',
  'recovery.running':
    '복구가 진행 중입니다. {date}부터 이 계정의 모든 소유자가 다음으로 교체됩니다:',
  'recovery.due':
    '복구 대기 기간이 끝났습니다. 이제 누구나 완료할 수 있으며, 이 계정의 모든 소유자가 다음으로 교체됩니다:',
  'recovery.terms': '이후 필요한 서명: {threshold}명. 승인한 가디언: {approvals}명.',
  'recovery.stop': '중지 제안',
  'recovery.unread':
    '가디언에 의한 복구가 켜져 있지만 읽지 못했습니다: {network} 네트워크가 응답하지 않았습니다. 복구가 진행 중일 수 있습니다.',
  'recovery.on':
    '가디언에 의한 복구가 켜져 있습니다: 가디언 {count}명 중 {threshold}명이 {period} 후 모든 소유자를 교체할 수 있습니다.',
  'recovery.empty': '가디언에 의한 복구가 켜져 있지만 가디언이 없습니다.',
  'recovery.kept':
    '가디언에 의한 복구가 꺼져 있지만, 모듈에 남은 가디언이나 복구가 다시 켤 때 효력을 갖습니다.',
  'recovery.off': '끄기 제안',
  'recovery.failed': '제안을 준비하지 못했습니다: {network} 네트워크가 응답하지 않았습니다.',
  'set.cancelDelayed': '복구 모듈에서 대기 중인 항목을 번호 {nonce} 이전까지 취소',
  'finding.delay-cancel':
    '복구 모듈에서 대기 중인 거래가 취소됩니다. 다른 거래가 추가될 수 있습니다.',
  'finding.delay-change': '복구 모듈이 변경됩니다: 거래를 추가할 수 있는 주소 또는 대기 시간.',
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

export const changes: Part<'changes'> = {
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

export const newSafe: Part<'newSafe'> = {
  'new.title': '멀티시그 계정 만들기',
  'new.lead': '소유자와 필요한 서명 수를 고르세요. 모듈도 가드도 없는 일반 Safe가 됩니다.',
  'new.owner': '소유자 {number}',
  'new.noOwner': '소유자의 주소나 도메인을 입력하세요.',
  'new.removeOwner': '소유자 {number} 제거',
  'new.threshold': '필요한 서명 수',
  'new.alone': '소유자가 한 명이면 키를 잃을 때 계정도 잃습니다. 한 명 더 추가하세요.',
  'new.all': '모든 소유자가 서명해야 합니다. 키를 하나라도 잃으면 아무것도 옮길 수 없습니다.',
  'new.any': '소유자 중 누구든 혼자서 모두 옮길 수 있습니다.',
  'new.showAddress': '주소 보기',
  'new.address': '만들어질 주소',
  'new.create': '계정 만들기',
  'new.once': '연결된 계정에서 거래 한 건을 보내며, 네트워크 수수료도 그 계정이 냅니다.',
  'new.failed': '계정을 만들지 못했습니다.',
  'new.notThere': '블록체인에서 이 소유자들의 계정이 보이지 않습니다. 이 주소를 사용하지 마세요.',
  'new.description': '멀티시그 계정 {account} 만들기',
  'new.noContracts': '{network}에 Safe의 컨트랙트가 없어 계정을 만들 수 없습니다.',
  'new.full': '이 소유자들의 계정이 이미 많습니다. 소유자나 필요한 서명 수를 바꾸세요.',
  'new.otherAddress':
    '{network}에서는 다른 방식과 다른 컨트랙트로 주소를 계산합니다. 계정 주소가 다른 네트워크와 다릅니다.',
  'new.absent':
    '다음 소유자는 다른 네트워크의 컨트랙트이며 {network}에는 없습니다. 그곳에서도 열릴 때까지 그곳에서 서명할 수 없습니다: {owners}',
  'new.absentUnread':
    '다음 네트워크가 응답하지 않습니다: {networks}. 그곳에서 컨트랙트인 소유자는 {network}에서 서명할 수 없습니다.',
  'open.title': '다른 네트워크에서 열기',
  'open.lead': '같은 주소, 같은 컨트랙트, 만들 때의 소유자로 엽니다.',
  'open.changed':
    '그 후 여기서 소유자나 필요한 서명 수가 바뀌었습니다. 그곳에서도 바꾸기 전까지는 아래의 처음 소유자들이 결정합니다.',
  'open.unproven':
    '이 계정이 만들어진 방법을 블록체인에서 확인할 수 없어 여기서 다른 곳에 열 수 없습니다.',
  'open.there': '계정이 이미 {network}에 있습니다.',
  'open.none': '이 사이트는 다른 네트워크를 지원하지 않습니다.',
};

export const csv: Part<'csv'> = {
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

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    '여기서는 소유자가 아닌 패스키가 다음 네트워크에서는 아직 소유자입니다: {networks}. 거기서도 삭제하세요.',
  'elsewhere.notOpened':
    '이 계정은 다음 네트워크에서 아직 열리지 않았습니다: {networks}. 거기서는 삭제한 패스키의 것이므로 아무것도 보내지 마세요.',
  'elsewhere.unread':
    '다음 네트워크가 응답하지 않습니다: {networks}. 거기서는 삭제한 패스키가 아직 소유자일 수 있습니다.',
};

export const ledger: Part<'ledger'> = {
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

export const push: Part<'push'> = {
  'push.on': '열린 탭이 없을 때도 알림',
  'push.help':
    '이 기기에 푸시 메시지로 알립니다. 메시지는 Google을 거치므로, 이 기기가 이 계정을 지켜본다는 사실을 Google이 알게 됩니다. 켜려면 지갑 서명으로 거래 서비스에 로그인합니다.',
  'push.confirm': '지갑에서 로그인을 확인하세요.',
  'push.noService':
    '브라우저가 푸시 메시지 서비스에 연결하지 못했습니다. 나중에 또는 다른 브라우저에서 다시 시도하세요.',
  'push.failed': '변경되지 않았습니다. 거래 서비스나 지갑이 응하지 않았습니다. 다시 시도하세요.',
  'push.waits': '{account}에 서명을 기다리는 것이 있습니다.',
  'push.changed': '{account}에 새 소식이 있습니다.',
};

export const settings: Part<'settings'> = {
  'settings.title': '설정',
  'settings.lead': '지금 블록체인에 있는 그대로입니다. 모든 변경은 소유자가 서명하는 제안입니다.',
  'settings.viewOnly': '소유자만 변경을 제안할 수 있습니다.',
  'settings.unreachable': '설정을 읽지 못했습니다: {network} 네트워크가 응답하지 않았습니다.',
  'settings.remove': '제거 제안',
  'settings.noCode': '이 주소에는 컨트랙트가 없습니다.',
  'owners.title': '소유자와 필요한 서명 수',
  'owners.meaning':
    '계정이 하는 모든 일은 소유자가 결정합니다. 충분한 수의 소유자를 통제하는 사람이 계정을 통제합니다.',
  'owners.one':
    '서명 하나면 충분합니다: 어느 소유자든, 또는 그 키를 훔친 사람이 혼자 모든 것을 옮길 수 있습니다.',
  'owners.all':
    '모든 소유자가 서명해야 합니다: 한 명이라도 키를 잃으면 더 이상 아무것도 옮길 수 없습니다.',
  'owners.open': '소유자 또는 필요한 서명 수 변경',
  'modules.title': '모듈',
  'modules.meaning': '모듈은 서명 없이 계정을 대신해 동작하는 컨트랙트입니다.',
  'modules.none': '활성화된 모듈 없음: 소유자 없이는 아무것도 움직이지 않습니다.',
  'modules.disable': '비활성화 제안',
  'module.unknown': '알 수 없는 모듈: 서명 없이 모든 것을 옮길 수 있습니다.',
  'module.allowance': 'Safe의 지출 한도: 아래 주소가 각자의 한도까지 지출합니다.',
  'module.operations': 'Safe의 ERC-4337 모듈: 소유자가 서명하고 서비스가 보낸 것을 실행합니다.',
  'module.recovery': 'Safe의 소셜 복구: 가디언이 소유자를 교체할 수 있습니다.',
  'guard.title': '가드',
  'guard.meaning':
    '가드는 소유자의 모든 거래를 검사하고 거부할 수 있는 컨트랙트입니다. 결함이 있으면 계정이 영구히 잠깁니다.',
  'guard.none': '없음: 거래에는 충분한 서명만 있으면 됩니다.',
  'guard.checks': '자신의 제거도 검사하며, 거부할 수 있습니다.',
  'moduleGuard.title': '모듈 가드',
  'moduleGuard.meaning': '모듈이 하는 일을 검사하고 거부할 수 있습니다.',
  'moduleGuard.checks': '결함이 있으면 모든 모듈을 멈추거나 모든 것을 통과시킵니다.',
  'handler.title': '폴백 핸들러',
  'handler.meaning':
    '서명 확인처럼 계정 자체가 모르는 호출에 응답합니다. 악의적인 것은 무엇이든 계정이 서명한 것처럼 꾸밀 수 있습니다.',
  'handler.known': 'Safe가 버전 {version}에서 공개했습니다.',
  'handler.unknown': 'Safe가 공개한 것이 아닙니다. 무엇을 하는지 아는 경우에만 유지하세요.',
  'handler.none': '없음: 계정이 서명한 메시지를 확인할 수 없고, 일부 토큰을 받을 수 없습니다.',
  'handler.publish': '공개된 핸들러 제안',
  'limits.title': '지출 한도',
  'limits.meaning':
    '한도가 있는 주소는 서명 없이 혼자 한도까지 지출합니다. 그 키를 도난당하면 그만큼 잃고, 갱신될 때마다 다시 잃습니다.',
  'limits.none': '아무도 한도가 없습니다.',
  'limits.empty': '지금은 한도가 없어 아무것도 지출할 수 없습니다.',
  'limits.unavailable': 'Safe는 이 네트워크에 해당 모듈을 공개하지 않았습니다.',
  'limits.off': '모듈이 활성화되지 않았습니다: 그 전까지 이 한도는 효력이 없습니다.',
  'limits.used': '{amount} 중 {spent} 지출',
  'limits.once': '갱신되지 않습니다.',
  'limits.renewed': '{period} 후 갱신, 다음은 {date}.',
  'limits.new': '새 지출 한도',
  'limits.change': '변경',
  'limits.reset': '지출액을 0으로 계산',
  'limits.remove': '취소',
  'limits.removeAll': '이 주소 제거',
  'limits.who': '지출할 수 있는 주소',
  'limits.period': '갱신',
  'limits.never': '안 함',
  'limits.after': '{period} 후',
  'limits.keepsSpent': '이미 지출한 금액은 계속 계산됩니다.',
  'limits.enables':
    '이 제안은 Safe의 모듈도 활성화합니다. 이후 모듈은 서명 없이 한도 안에서 지출합니다.',
  'limits.tooMuch': '모듈이 셀 수 있는 범위를 넘습니다.',
  'limits.self': '계정 자신에게는 한도가 필요 없습니다.',
  'spend.open': '이 한도에서 지출',
  'spend.left': '{amount} 남음',
  'spend.tooMuch': '남은 금액: {amount}.',
  'spend.send': '지금 보내기',
  'spend.done': '보냈습니다.',
  'spend.failed': '보내지 못했습니다.',
  'spend.description': '한도에서 {amount} 지출',
};

export const simulate: Part<'simulate'> = {
  'sim.title': '계정에 생기는 변화',
  'sim.help':
    '지금 실행한다고 가정하고 네트워크 노드가 방금 시뮬레이션한 결과입니다. 아무것도 보내지 않았습니다.',
  'sim.none': '성공할 것입니다. 노드가 보고한 잔액 변화는 없습니다.',
  'sim.fails': '지금 실행하면 실패합니다.',
  'sim.ownersNow': '위 결과는 현재 소유자 기준입니다.',
  'sim.outcomeOnly':
    '성공할 것입니다. 무엇이 바뀌는지는 알 수 없습니다. 위에 표시된 호출을 보고 판단하세요.',
  'sim.unavailable':
    '이 네트워크의 노드가 시뮬레이션하지 못했습니다: 성공할지, 무엇이 바뀌는지 여기서는 알 수 없습니다. 위에 표시된 호출을 보고 판단하세요.',
  'sim.too-many':
    '호출이 너무 많아 여기서 시뮬레이션할 수 없습니다: 무엇이 바뀌는지 알 수 없습니다. 위에 표시된 호출을 보고 판단하세요.',
  'sim.units': '{token} 최소 단위 {units}',
  'sim.item': '{token} 항목 {id}',
  'against.failed': '실행 전 이 기기의 시뮬레이션에서는 성공할 것으로 나왔지만 실패했습니다.',
  'against.succeeded': '실행 전 이 기기의 시뮬레이션에서는 실패할 것으로 나왔지만 성공했습니다.',
  'against.other': '실제 결과가 실행 전 이 기기의 시뮬레이션과 다릅니다:',
  'against.change': '실제 {actual}, 예상 {expected}',
  'against.nothing': '{token} 변화 없음',
};

export const delay: Part<'delay'> = {
  'delay.on':
    '대기 시간이 있는 복구가 켜져 있습니다. 다음 주소는 이 계정의 모든 거래를 추가할 수 있으며, {period} 후 실행할 수 있습니다. 그동안 소유자가 취소할 수 있습니다:',
  'delay.waiting': '복구 모듈에서 거래가 대기 중입니다. {date}부터 누구나 실행할 수 있습니다:',
  'delay.due': '복구 모듈에 있는 거래의 대기 시간이 끝났습니다. 이제 누구나 실행할 수 있습니다:',
  'delay.expired': '복구 모듈에 있는 거래가 만료되었습니다. 더 이상 실행할 수 없습니다:',
  'delay.more': '여기에 표시되지 않은 거래가 복구 모듈에서 더 대기 중입니다: {number}건',
  'delay.cancel': '대기 중인 항목 취소 제안',
  'delay.foreign':
    '이 계정은 자신의 복구 모듈을 제어하지 않습니다: 소유자는 대기 중인 항목을 취소할 수 없지만 모듈을 끌 수 있습니다.',
  'delay.unread':
    '복구 모듈이 켜져 있지만 읽지 못했습니다: {network} 네트워크가 응답하지 않았습니다. 대기 중인 거래가 있을 수 있습니다.',
};
