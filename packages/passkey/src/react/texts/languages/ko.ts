import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': '패스키로 계속하기',
  'passkey.rowHelp': '지갑이 필요 없습니다',
  'passkey.noPasskeys': '이 브라우저나 페이지에서는 패스키를 사용할 수 없습니다.',
  'passkey.noDomain':
    '패스키에는 이름이 있는 페이지가 필요합니다. 이 페이지는 IP 주소로 열렸습니다.',
  'passkey.noNetwork': '여기에는 패스키 계정을 지원하는 네트워크가 없습니다.',
  'passkey.honest':
    '패스키는 기기나 기기의 비밀번호 관리자에 있습니다. 다른 누구도 계정에 있는 것을 옮길 수 없습니다. 이 사이트에서만 작동하므로 실제 돈이 들어오기 전에 두 번째 접근 방법을 추가하세요.',
  'passkey.name': '패스키 이름',
  'passkey.create': '계정 만들기',
  'passkey.find': '이미 있습니다',
  'passkey.lost': '패스키를 잃어버렸습니다',
  'passkey.otherDevice': '휴대폰이나 다른 기기 사용',
  'passkey.alsoSignsIn': '{site} 사이트에도 로그인합니다.',
  'passkey.waiting': '브라우저에서 확인을 요청합니다…',
  'passkey.waitingHelp': '지문, 얼굴 또는 기기의 PIN으로 확인하세요.',
  'passkey.refused': '아무 일도 일어나지 않았습니다. 언제든 다시 시도할 수 있습니다.',
  'passkey.notFound':
    '이 패스키에 속한 계정이 없습니다. 계정을 만들거나 다른 기기의 패스키를 사용하세요.',
  'passkey.domain': '이 페이지의 주소에서는 이 패스키를 사용할 수 없습니다.',
  'passkey.exists': '이 기기에 이 계정의 패스키가 이미 있습니다.',
  'passkey.network': '응답이 없습니다. 연결을 확인하고 다시 시도하세요.',
  'passkey.other': '실패했습니다. 다시 시도하세요.',
  'passkey.ready': '계정이 준비되었습니다. {site} 사이트에 로그인하세요.',
  'passkey.again': '한 번만 더 확인하면 로그인됩니다.',
  'passkey.needsOwners':
    '이 계정에는 여러 소유자의 서명이 필요하지만 이 사이트에서는 서명을 모을 수 없습니다. 로그인하려면 다른 계정을 연결하세요.',

  'review.title': '검토 후 서명',
  'review.lead': '패스키는 정확히 이 내용에 서명합니다. 브라우저의 확인 창에는 표시되지 않습니다.',
  'review.sign': '패스키로 서명',
  'review.reject': '거부',
  'review.account': '계정',
  'review.asOwner':
    '이 계정의 소유자 중 한 명으로 서명합니다. 필요한 수의 소유자가 서명해야 실행됩니다.',
  'review.forOther': '회원님이 소유자인 다른 계정입니다. 필요한 수의 소유자가 서명해야 실행됩니다.',
  'review.yourAccount': '내 계정',
  'review.network': '네트워크',
  'review.message': '메시지',
  'review.bytes': '텍스트가 아닌 바이트',
  'review.domain': '도메인',
  'review.send': '{recipient}에게 {amount} 보내기',
  'review.sendUnknown': '{recipient}에게 목록에 없는 토큰 {token} 보내기(최소 단위 {units}개)',
  'review.sendFrom': '보내는 주소 {sender}, 받는 주소 {recipient}, 금액 {amount}',
  'review.revoke': '{spender}의 {token} 사용 허용 취소',
  'review.approve': '{spender}에 {amount} 사용 허용',
  'review.approveMore': '{spender}에 {amount} 추가 사용 허용',
  'review.approveUnknown':
    '{spender}에 목록에 없는 토큰 {token} 사용 허용(최소 단위 {units}개 또는 {units}번 항목)',
  'review.approveUnlimited': '{spender}에 {token} 무제한 사용 허용',
  'review.addOwner': '소유자 {owner} 추가. 변경 후 필요한 서명: {threshold}명',
  'review.removeOwner': '소유자 {owner} 제거. 변경 후 필요한 서명: {threshold}명',
  'review.swapOwner': '소유자 교체: \u2068{owner}\u2069 → \u2068{newOwner}\u2069',
  'review.createSigner': '네트워크에 다른 패스키 준비',
  'review.raw': '{contract}에 대한 읽을 수 없는 호출',
  'review.withCoins': '{call}, {amount} 함께 전송',
  'review.batch': { other: '호출 {count}건 일괄 실행(모두 성공하거나 모두 취소)' },
  'review.data': { other: '데이터, {count}바이트' },
  'review.contract': '컨트랙트',
  'review.value': '함께 보내는 금액',
  'review.function': '함수',
  'review.unlimited':
    '다른 주체가 지금도 앞으로도 이 계정의 토큰을 무제한으로 사용할 수 있게 됩니다.',
  'review.signatureOnly': '이 서명을 가진 사람은 다시 묻지 않고 사용할 수 있습니다.',
  'review.usableUntil': '서명은 {date}까지 사용할 수 있습니다.',
  'review.usableForever': '서명은 기한 없이 사용할 수 있습니다.',
  'review.spendableUntil': '토큰은 {date}까지 사용할 수 있습니다.',
  'review.spendableForever': '토큰은 기한 없이 사용할 수 있습니다.',
  'review.longTime': '지금부터 30일이 넘습니다.',
  'review.ownerChange': '계정의 소유자가 바뀝니다.',
  'review.self': '계정이 알 수 없는 방식으로 자신을 호출합니다.',
  'review.toToken': '이 주소는 토큰 컨트랙트입니다. 여기로 보낸 자산은 되찾을 수 없습니다.',
  'review.toNobody': '이 주소의 개인 키를 가진 사람은 없습니다. 여기로 보낸 자산은 사라집니다.',
  'review.toSelf': '내 주소로 보내는 거래입니다.',
  'review.alike':
    '첫 번째 주소는 알려진 두 번째 주소와 앞뒤가 같지만 다른 주소입니다. 모든 글자를 비교하세요.',
  'review.unreadPaid': '이 받는 사람에게 전에 지급했는지 읽을 수 없었습니다.',
  'review.codeMissing':
    '이 주소에는 컨트랙트가 없습니다. 호출은 아무것도 하지 않지만 완료된 것으로 처리됩니다.',
  'review.codeExpected':
    '이 주소에는 아직 컨트랙트가 없습니다. 먼저 생성되지 않으면 호출은 아무것도 하지 않습니다.',
  'review.codeUnread': '이 주소에 컨트랙트가 있는지 읽을 수 없었습니다.',
  'review.powerWithoutCode':
    '이 주소에는 컨트랙트가 없습니다. 계정에 대한 권한을 가져서는 안 됩니다.',
  'review.powerOfToken': '이 주소는 토큰입니다. 계정에 대한 권한을 가져서는 안 됩니다.',
  'review.powerUnread':
    '이 주소에 무엇이 있는지 읽을 수 없었습니다. 그 전에는 계정에 대한 권한을 가져서는 안 됩니다.',
  'review.powerUnpublished':
    'Safe가 공개한 컨트랙트가 아닙니다. 계정에 대한 권한을 갖게 되므로, 누가 작성했는지 알 때만 서명하세요.',
  'review.elsewhere':
    '이 주소에는 {network}에 컨트랙트가 있지만 여기에는 아무것도 없습니다. 보낸 것을 잃을 수 있으며, 여기서 서명할 수 없습니다.',
  'review.elsewhereUnread':
    '응답하지 않은 네트워크가 있습니다. 그곳에만 있는 컨트랙트라면 보낸 것을 잃을 수 있으며, 여기서 서명할 수 없습니다.',
  'review.imitates':
    '목록에 없는 토큰이 목록의 토큰처럼 이름({symbol})을 씁니다. 주소를 비교하세요.',
  'review.tokenUnread': '이 토큰이 무엇인지 읽을 수 없었습니다. 금액은 최소 단위입니다.',
  'review.tokenDecimals': '이 토큰의 컨트랙트가 알린 소수 자릿수는 수량에 쓸 수 없는 값입니다.',
  'review.short': '계정의 잔액이 나갈 금액보다 적습니다.',
  'review.excessive': '환급금이 가스 비용으로 합당한 금액보다 많습니다.',
  'review.uncompared': '환급금을 가스 비용과 비교할 수 없었습니다.',
  'review.refundTo': '환급금이 여기에 표시된 주소로 지급됩니다.',
  'review.unread': '먼저 위의 경고를 읽고 체크하세요.',
  'review.unchecked':
    '확인할 수 없었습니다. 확인되기 전에는 서명되지 않습니다. 연결 상태를 확인하고 다시 시도하세요.',
  'review.opens': '{network} 네트워크에 계정도 열립니다.',
  'review.changes': '변경 사항',
  'review.noChanges': '잔액은 변하지 않습니다.',
  'review.unknownChanges': '성공할 것입니다. 무엇이 바뀌는지 알 수 없습니다.',
  'review.simulating': '시뮬레이션 중…',
  'review.notSimulated': '시뮬레이션할 수 없습니다.',
  'review.fails': '시뮬레이션 결과 실패할 것으로 나타났습니다.',
  'review.says': '제시된 이유: {reason}',
  'review.item': '{symbol} 항목 {id}',
  'review.fee': '네트워크 수수료',
  'review.paidBy': '지불: {name}',
  'review.byWallet': '다른 지갑으로 보내며 수수료는 그 지갑이 지불합니다',
  'review.most': '계정이 지불하는 최대 금액: {amount}',
  'review.hashes': '해시 목록',
  'review.domainHash': '도메인 해시(domain hash)',
  'review.messageHash': '메시지 해시(message hash)',
  'review.safeHash': '소유자들이 대조하는 해시',
  'review.nonce': '논스',
  'review.hash': '패스키가 서명하는 해시',

  'submit.title': '지갑으로 보내기',
  'submit.notSent': '{app} 측에서 보내지 않았습니다',
  'submit.signed': '서명되었습니다. 어느 지갑이든 보내고 수수료를 지불할 수 있습니다.',
  'submit.spent': '{app} 측이 하루에 지불하는 한도를 다 썼습니다.',
  'submit.busy': '이 계정의 다른 거래가 아직 처리 중입니다. 확정된 후 다시 시도하세요.',
  'submit.failing':
    '실패한 거래가 너무 많습니다. {app} 측은 잠시 후에 다음 거래의 수수료를 지불합니다.',
  'submit.again': '{when} 다시 시도하세요.',
  'submit.empty': '{app} 측에 수수료를 지불할 잔액이 없습니다.',
  'submit.expensive': '지금 네트워크 비용이 {app} 측이 지불하는 금액보다 높습니다.',
  'submit.rules': '{app} 측은 이 거래의 수수료를 지불하지 않습니다.',
  'submit.fails':
    '{app} 측에서 먼저 시험했더니 실패합니다. 보내는 지갑은 그래도 수수료를 지불합니다.',
  'submit.unreachable':
    '{app} 측이 응답하지 않았습니다. 이미 보냈다면 이번 것은 아무것도 바꾸지 않습니다.',
  'submit.other': '{app} 측이 보내기를 거부했습니다.',
  'submit.confirm': '{wallet}에서 확인하세요',
  'submit.sending': '{app} 측에서 보내는 중…',
  'submit.failed': '{wallet}에서 보내지 않았습니다.',
  'submit.retry': '{app}에 다시 시도',
  'submit.getWallet': '여기에 설치하거나 지갑이 있는 곳에서 이 페이지를 여세요.',
  'submit.phone':
    '휴대폰은 이것만 보내고 이후 연결이 해제됩니다. 여기의 계정은 계속 연결되어 있습니다.',
  'submit.copy': '거래 복사',

  'owners.backup': '이 계정 백업',
  'owners.reminder':
    '패스키 하나만 이 계정을 열 수 있습니다. 실제 돈이 들어오기 전에 두 번째 접근 방법을 추가하세요.',
  'owners.lead':
    '소유자는 누구나 혼자서 계정의 모든 것을 옮길 수 있습니다. 변경은 한 네트워크에서만 적용됩니다.',
  'owners.notOpened': '이 네트워크에서는 아직 열리지 않음',
  'owners.unreachable': '네트워크에서 제시간에 응답이 오지 않았습니다.',
  'owners.thisPasskey': '이 기기의 패스키',
  'owners.passkey': '다른 패스키',
  'owners.addPasskey': '다른 패스키 추가',
  'owners.addWallet': '지갑을 소유자로 추가',
  'owners.remove': '제거',
  'owners.removeTitle': '소유자 제거',
  'owners.stays': '다음 네트워크에서는 소유자로 남습니다: {networks}',
  'owners.removeSelf':
    '이후 이 기기는 {network} 네트워크에서 서명할 수 없습니다. 계정은 다른 소유자에게 남습니다.',
  'owners.selfGone':
    '이 기기의 패스키는 더 이상 소유자가 아닙니다. 계속하려면 계정의 다른 소유자로 연결하세요.',
  'owners.shared':
    '필요한 서명 수: {threshold}. 이 패스키는 소유자 중 하나이며 단독으로는 아무것도 하지 못합니다. 결제, 소유자 변경, 로그인은 필요한 수의 소유자가 서명할 때까지 대기합니다.',
  'owners.actsOn': '{network} 네트워크에서만 적용됩니다.',
  'owners.twoPrompts': '브라우저에서 두 번 확인합니다. 새 패스키, 그다음 서명입니다.',
  'owners.address': '지갑의 주소 또는 이름',
  'owners.notAnAddress': '올바른 주소가 아닙니다. 0x로 시작하고 뒤에 40자리가 이어져야 합니다.',
  'owners.wrongChecksum':
    '주소의 대소문자가 체크섬과 일치하지 않습니다. 잘못 입력한 글자가 있을 수 있으니 다시 복사하세요.',
  'owners.elsewhere': '이 주소는 다른 네트워크의 주소입니다: {network}.',
  'owners.looking': '이름을 조회하는 중…',
  'owners.onlyOnEthereum': '이 도메인에는 {network} 주소가 없습니다. 이것은 Ethereum 주소입니다.',
  'owners.nameNotFound': '이 이름에 연결된 주소를 찾을 수 없습니다.',
  'owners.noNames': '이 사이트에서는 이름을 조회할 수 없습니다. 주소를 입력하세요.',
  'owners.nameUnreachable': '이름을 조회하지 못했습니다. 네트워크가 응답하지 않습니다.',
  'owners.nameOffChain':
    '이 이름은 다른 곳에 보관되어 있으며, 이 사이트는 그곳에 조회하지 않습니다. 주소를 입력하세요.',
  'owners.nameMixed':
    '이 이름에는 서로 다른 문자 체계의 글자가 섞여 있어 다른 이름을 흉내 낸 것일 수 있습니다. 주소를 입력하세요.',
  'owners.already': '이미 소유자입니다.',
  'owners.yours':
    '이 지갑을 가진 사람은 모든 것을 옮길 수 있습니다. 본인의 지갑만 사용하고 거래소 주소는 절대 사용하지 마세요.',
  'owners.sent': '보냈습니다. 네트워크에 반영되면 목록이 바뀝니다.',
  'owners.relay': '거래를 보내는 서비스가 응답하지 않거나 거부했습니다.',
  'owners.forget': '이 기기에서 제거',
  'owners.forgetHelp':
    '이 기기는 계정을 잊고 연결을 해제합니다. 패스키는 그대로 남아 있으며 “이미 있습니다”로 계정을 되찾을 수 있습니다.',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    '이 패스키의 비밀번호 관리자는 계정의 컨트랙트가 받아들이지 않는 형식으로 서명합니다. 이 패스키로는 계정 명의로 서명할 수 없습니다. 이 기기, 휴대폰, 보안 키처럼 다른 곳에 패스키를 보관하세요.',
  'problem.orphanReported': '“{name}” 패스키는 사용되지 않습니다. 브라우저에 삭제를 요청했습니다.',
  'problem.orphanLeft': '“{name}” 패스키는 사용되지 않습니다. 비밀번호 관리자에서 삭제하세요.',
  'problem.busy':
    '다른 패스키 요청이 아직 열려 있거나 중간에 들어왔습니다. 그 요청을 닫고 다시 시도하세요.',
  'problem.late': '패스키가 제때 응답하지 않았습니다. 다시 시도하세요.',
  'problem.unverifiable':
    '이 기기나 비밀번호 관리자로는 본인 확인을 할 수 없습니다. 화면 잠금이나 PIN을 설정하거나 휴대폰, 보안 키처럼 다른 곳에 패스키를 보관하세요.',
  'problem.keeper':
    '기기나 비밀번호 관리자에서 오류가 발생했습니다. 잠금을 해제하고 다시 시도하거나 다른 것을 사용하세요.',
  'problem.kind':
    '이 기기나 비밀번호 관리자에는 계정에 필요한 종류의 패스키가 없습니다. 휴대폰이나 보안 키를 사용하세요.',
};

export const recovery: Part<'recovery'> = {
  'request.title': '계정 복구',
  'request.lead':
    '계정의 패스키를 잃어버렸다면, 이전에 지정한 가디언이 계정에 새 키를 줄 수 있습니다.',
  'request.account': '계정의 주소, 이름 또는 연락처',
  'request.find': '가디언 찾기',
  'request.noNetwork': '이 사이트에서는 계정을 복구할 수 없습니다.',
  'request.reading': '네트워크를 읽는 중…',
  'request.readAgain': '다시 읽기',
  'request.unreadable':
    '네트워크에서 응답이 없어 그곳의 계정 상태를 알 수 없습니다. 다시 시도하세요.',
  'request.unknownModule': '이 사이트는 이 네트워크의 복구 컨트랙트를 알지 못합니다.',
  'request.notDeployed': '계정이 아직 이 네트워크에 없습니다.',
  'request.off': '이 네트워크에서 계정에 가디언이 없습니다.',
  'request.noGuardians':
    '가디언이 없으면 다른 소유자만 이 계정을 열 수 있습니다. 두 번째 패스키 또는 추가한 지갑입니다. 다른 기기와 비밀번호 관리자를 확인하세요.',
  'request.needs': '동의해야 하는 가디언: {guardians}명 중 {threshold}명.',
  'request.days': '현재 키로 중지할 수 있는 일수: {days}.',
  'request.otherAccount': '다른 계정',
  'request.newOwner': '새 키',
  'request.replaces': '백업과 공동 소유자를 포함해 계정의 모든 소유자를 대체합니다.',
  'request.byWallet': '대신 지갑 사용',
  'request.byPasskey': '대신 패스키 사용',
  'request.create': '패스키 만들기',
  'request.ask': '가디언에게 요청',
  'request.badOwner':
    '이 소유자들은 계정을 영구히 잠급니다. 계정 자신과 가디언은 소유자가 될 수 없습니다.',
  'request.none': '복구 링크가 아닙니다.',
  'request.damaged': '링크가 전달 중에 잘리거나 바뀌었습니다. 다시 받아 전체를 복사하세요.',
  'request.otherVersion': '이 사이트의 다른 버전에서 만든 링크입니다. 새 링크를 요청하세요.',
  'request.impossible':
    '이 링크는 어떤 계정도 받아들이지 않는 것을 요구합니다. 보낸 사람을 믿지 마세요.',
  'request.other': '다른 요청의 링크입니다.',
  'request.shareTitle': '가디언에게 요청하세요',
  'request.shareHelp':
    '이 링크를 보내세요. 각 가디언은 비용 없이 서명하고 링크를 다시 보내 줍니다.',
  'request.code': '링크가 담긴 코드',
  'request.copy': '링크 복사',
  'request.share': '공유',
  'request.digits': '비교할 숫자',
  'request.digitsHelp':
    '가디언은 서명하기 전에 전화로 이 숫자를 비교합니다. 숫자가 다르면 누군가 링크를 바꾼 것입니다.',
  'request.answer': '가디언이 다시 보낸 링크',
  'request.addAnswer': '서명 추가',
  'request.progress': '진행 상황',
  'request.signed': '서명: {threshold}개 중 {signed}개',
  'request.hasSigned': '서명함',
  'request.notSigned': '아직',
  'request.otherRunning':
    '이 계정의 다른 복구가 진행 중입니다. 서명이 더 많아야만 대체할 수 있습니다.',
  'request.outdated':
    '이 요청은 더 이상 유효하지 않습니다. 중지되었거나 대체되었거나 가디언이 바뀌었습니다. 새 서명이 필요합니다.',
  'request.again': '같은 키로 다시 시작',
  'request.tooFew': '더 많은 가디언이 서명해야 합니다.',
  'request.start': '복구 시작',
  'request.sent': '보냈습니다. 네트워크에 반영되면 효력이 생깁니다.',
  'request.waiting':
    '시작되었습니다. 새 키는 {date}부터 넘겨받습니다. 그때까지 현재 키로 중지할 수 있습니다.',
  'request.due': '대기 기간이 끝났습니다. 새 키가 넘겨받을 수 있습니다.',
  'request.notYet': '대기 기간이 아직 끝나지 않았습니다.',
  'request.finish': '복구 완료',
  'request.done': '완료되었습니다. 계정에 새 소유자가 있습니다.',
  'request.connectHelp': '이미 있는 패스키처럼 새 패스키로 연결하세요.',
  'request.walletDone': '이제 지갑이 이 Safe 계정의 소유자입니다.',
  'request.connect': '계정 연결',
  'request.mine': '새 키로 계속',
  'request.notMine': '이 키는 진행 중인 복구로 소유자가 되지 않습니다.',
  'request.open': '복구 열기',
  'request.remove': '기기에서 이 요청 삭제',
  'request.removeHelp':
    '지금까지의 서명이 사라지고 복구에 새 요청이 필요합니다. 삭제하려면 다시 누르세요.',

  'guardian.title': '계정 복구 돕기',
  'guardian.lead': '가디언으로서 이 계정에 새 키를 주라는 요청을 받았습니다.',
  'guardian.unknown': '이 계정에 저장된 이름이 없습니다. 누구의 계정인지 확인하세요.',
  'guardian.unread':
    '이 계정에 저장된 이름이 있는지 읽을 수 없었습니다. 누구의 계정인지 확인하세요.',
  'guardian.newOwners': '새 소유자',
  'guardian.threshold': '이후 필요한 서명 수: {threshold}',
  'guardian.what':
    '계정의 모든 소유자를 대체합니다. 서명은 돈을 옮기지 않으며 비용도 들지 않습니다.',
  'guardian.call': '전화로 비교하기',
  'guardian.callHelp':
    '메시지에 있는 번호가 아니라 알고 있는 번호로 전화하세요. 이 숫자를 목소리로 비교하세요.',
  'guardian.compared': '그 사람과 통화했고 숫자가 같습니다.',
  'guardian.sign': '서명',
  'guardian.signOn': '{network}에서 서명',
  'guardian.signed': '서명했습니다.',
  'guardian.notGuardian': '연결된 계정은 이 계정의 가디언이 아닙니다. 가디언인 계정을 연결하세요.',
  'guardian.notDeployed':
    '가디언 계정이 아직 이 네트워크에 없습니다. 그곳에서 자신에게 보내는 등 결제를 한 번 한 다음 다시 서명하세요.',
  'guardian.invalid':
    '지갑이 유효하지 않은 서명을 돌려주었습니다. 다시 시도하거나 다른 지갑을 사용하세요.',
  'guardian.sendBack': '다시 보내기',
  'guardian.sendBackHelp': '이제 링크에 서명이 들어 있습니다. 요청한 사람에게 보내세요.',

  'banner.title': '이 계정의 복구가 진행 중입니다',
  'banner.what': '{network}에서 {date}부터 모든 소유자가 다음으로 대체됩니다: {owners}',
  'banner.due':
    '{network}에서 기한이 지났습니다. 모든 소유자가 언제든지 다음으로 대체될 수 있습니다: {owners}',
  'banner.advice': '가디언에게 요청한 적이 없다면 지금 중단하세요.',
  'banner.stop': '중단',
  'banner.revoke': '중단하고 모든 가디언 제거',
  'banner.mine': '본인입니다. 지금은 숨기기',
  'banner.sent': '보냈습니다. 네트워크에 반영되면 중단됩니다.',
  'banner.failed': '중단되지 않았습니다. 다시 시도하세요.',
  'banner.several': '이 계정에는 여러 서명이 필요합니다. 중지하려면 다른 소유자도 동의해야 합니다.',
  'banner.propose': '중지 제안',
  'banner.stopped':
    '{network}에서 복구가 중단되었습니다. 가디언은 다시 시작할 수 있습니다. 더 이상 신뢰하지 않는다면 제거하세요.',
  'banner.unread': '이 계정의 복구가 진행 중인지 읽을 수 없는 네트워크: {networks}',

  'guardians.lead': '패스키를 잃었을 때 함께 이 계정에 새 키를 줄 수 있는, 신뢰하는 사람들입니다.',
  'guardians.sayPower': '가디언은 계정에 새 키를 줄 수 있을 뿐, 다른 일은 할 수 없습니다.',
  'guardians.sayAgree': '여러 명이 동의해야 합니다. 세 명 중 두 명이 좋은 선택입니다.',
  'guardians.sayWait':
    '그 뒤 대기 기간이 지나야 합니다: {days}. 그동안 여기서 한 번만 누르면 중단됩니다.',
  'guardians.saySilence':
    '아무도 중단하지 않으면 새 키가 다른 패스키와 지갑을 포함해 현재의 모든 소유자를 대체합니다.',
  'guardians.sayTheft':
    '분실에는 도움이 되지만 도난에는 도움이 되지 않습니다. 패스키를 가진 사람은 그동안 무엇이든 할 수 있습니다.',
  'guardians.sayNetworks':
    '설정한 네트워크에서만 작동합니다. 아직 사용하지 않은 네트워크의 계정은 영원히 잃어버린 키의 것입니다.',
  'guardians.sayLook':
    '이 기간에 한 번은 여기를 확인하세요: {days}. 진행 중인 복구는 네트워크에서 읽어 모든 페이지에 표시됩니다.',
  'guardians.sayAgain': '복구를 중단당한 가디언도 제거하기 전까지는 다시 시작할 수 있습니다.',
  'guardians.sayCall': '서명하기 전에 전화해서 화면의 숫자를 비교해 달라고 가디언에게 부탁하세요.',
  'guardians.sayAddress': '이 계정의 주소를 보관하세요. 계정을 다시 찾는 데 필요합니다.',
  'guardians.choose': '가디언 선택',
  'guardians.recommended': '권장: 가디언 세 명 중 두 명의 동의.',
  'guardians.address': '가디언의 주소, 이름 또는 링크',
  'guardians.add': '가디언 추가',
  'guardians.agree': '동의해야 하는 인원',
  'guardians.ofCount': '{count}명 중 {threshold}명',
  'guardians.alone':
    '그러면 각 가디언이 혼자서 복구를 시작할 수 있습니다. 두 명의 동의가 필요하도록 세 명을 선택하세요.',
  'guardians.isAccount': '이 계정 자체입니다.',
  'guardians.isOwner': '계정의 소유자는 가디언이 될 수 없습니다.',
  'guardians.twice': '이미 선택한 가디언입니다.',
  'guardians.notDeployed':
    '{networks}에 없는 컨트랙트 계정입니다. 그곳에서는 서명을 확인할 수 없습니다.',
  'guardians.unread':
    '다음 네트워크가 응답하지 않습니다: {networks}. 그곳에서 컨트랙트 계정이라면 다른 네트워크에서는 서명을 확인할 수 없습니다.',
  'guardians.unused':
    '이 주소에서 보낸 것이 없습니다. 패스키 계정이라면 각 네트워크에서 한 번 사용해야 도울 수 있습니다.',
  'guardians.networks': '네트워크 선택',
  'guardians.networksHelp':
    '네트워크마다 별도의 거래입니다. 자산이 있는 모든 네트워크에 가디언을 설정하세요.',
  'guardians.setOn': '{network}에 설정',
  'guardians.setUp': '가디언 설정',
  'guardians.change': '가디언 변경',
  'guardians.stop': '모든 가디언 제거',
  'guardians.stopHelp':
    '그러면 {network}에서는 소유자만 이 계정을 열 수 있습니다. 진행 중인 복구도 중단됩니다.',
  'guardians.endsRunning': '진행 중인 복구도 중단됩니다.',
  'guardians.summary':
    '{count}명 중 {threshold}명이 동의해야 합니다. 복구를 중단할 수 있는 기간: {days}.',
  'guardians.none': '이 네트워크에는 가디언이 없습니다.',
  'guardians.notOpened':
    '이 네트워크에는 아직 계정이 열려 있지 않습니다. 여기에 가디언이 없으면 영원히 잃어버린 키의 것입니다.',
  'guardians.noModule': '이 네트워크에서는 가디언을 사용할 수 없습니다.',
  'guardians.unknownModule':
    '이 네트워크의 복구 컨트랙트가 예상한 것이 아닙니다. 이것으로는 아무것도 설정하지 않습니다.',
  'guardians.unreachable': '네트워크가 응답하지 않았습니다. 가디언이 있는지 알 수 없습니다.',
  'guardians.same': '이 네트워크의 가디언입니다.',
  'guardians.failed': '가디언이 변경되지 않았습니다. 다시 확인한 뒤 시도하세요.',
  'guardians.title': '가디언',

  'review.enableRecovery': '가디언에 의한 복구 켜기',
  'review.disableRecovery': '가디언에 의한 복구 끄기',
  'review.addGuardian': '가디언 {guardian} 추가. 이후 필요한 가디언: {threshold}명',
  'review.revokeGuardian': '가디언 {guardian} 제거. 이후 필요한 가디언: {threshold}명',
  'review.guardianThreshold': '이후 필요한 가디언: {threshold}명',
  'review.cancelRecovery': '진행 중인 복구 중지',
  'review.invalidateApprovals': '가디언이 지금까지 한 승인 무효화',
  'review.recoveryOn':
    '이후 충분한 수의 가디언이 함께 모든 소유자를 교체할 수 있습니다. 대기 기간에는 계정이 중지할 수 있습니다.',
  'review.guardianChange': '모든 소유자를 교체할 수 있는 가디언이 바뀝니다.',
  'review.recoveryCancel': '진행 중인 복구가 중지됩니다. 가디언은 다시 시작할 수 있습니다.',
  'review.recoveryApproval': '이 계정은 가디언으로서 다른 계정의 새 소유자를 승인합니다.',
};

export const email: Part<'email'> = {
  'email.guardian': '이 사이트, 이메일',
  'email.add': '이 사이트를 이메일로 추가',
  'email.what':
    '이메일의 코드를 입력하면 동의합니다. 혼자서는 계정을 복구할 수 없습니다: 가디언 두 명 이상의 동의가 필요해야 합니다.',
  'email.address': '이메일 주소',
  'email.save': '주소 추가',
  'email.check': '주소로 이메일을 보냈습니다. 도착했는지 확인하세요: 코드가 그곳으로 갑니다.',
  'email.later': '{date}부터 코드를 받습니다.',
  'email.leaving': '{date}에 삭제됩니다.',
  'email.none': '아직 이메일 주소가 없습니다. 없으면 이 가디언은 도울 수 없습니다.',
  'email.signIn': '이메일 주소를 보고 변경하려면 이 사이트에 로그인하세요.',
  'email.request': '이메일로 코드 받기',
  'email.sent': '계정에 이메일 주소가 있다면 코드를 보냈습니다. 10분 동안, 이 복구에만 유효합니다.',
  'email.code': '이메일의 코드',
  'email.confirm': '코드 확인',
  'email.unreadable': '이메일의 코드는 숫자 여덟 자리입니다.',
  'email.refused': '코드가 틀렸거나 오래되었거나 너무 많이 시도했습니다. 새 코드를 요청하세요.',
  'email.declined': '이 사이트는 이 복구에 동의하지 않습니다.',
  'email.invalid': '이메일 주소가 아닙니다.',
  'email.full': '이메일 주소를 더 추가할 수 없습니다.',
  'email.tooMany': '너무 많이 시도했습니다. 나중에 다시 시도하세요.',
  'email.failed': '사이트가 응답하지 않았습니다. 다시 시도하세요.',
};
