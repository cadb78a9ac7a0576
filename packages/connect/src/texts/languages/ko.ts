import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': '지갑 연결',
  'button.connecting': '연결 중…',
  'button.finishing': '{wallet} 연결 마무리 중…',
  'button.loading': '연결을 복원하는 중…',
  'button.wrongNetwork': '지원하지 않는 네트워크',
  'button.reload': '페이지 새로고침',
  'button.signIn': '로그인',
  'button.account': '계정 {account}',
  'button.network': '네트워크: {network}',
  'button.pending': { other: '처리 중인 거래 {count}건' },

  'dialog.close': '닫기',
  'dialog.back': '뒤로',
  'dialog.cancel': '취소',
  'dialog.retry': '다시 시도',

  'connect.title': '지갑 연결',
  'connect.installed': '설치됨',
  'connect.more': '다른 지갑',
  'connect.recent': '최근 사용',
  'connect.browserWallet': '브라우저 지갑',
  'connect.safeNote': '이 페이지가 열려 있는 계정',
  'connect.none': '이 브라우저에서 지갑을 찾을 수 없습니다',
  'connect.noneHelp': '지갑 확장 프로그램을 설치하고 돌아오면 여기에 자동으로 나타납니다.',
  'connect.about': '지갑이란?',
  'connect.get': '지갑 받기',
  'connect.getNote': '받는 방법',
  'connect.popular': '인기',
  'connect.phoneWallet': '휴대폰 지갑',
  'connect.phoneWalletHelp': '코드를 스캔하면 어떤 지갑이든 가능',
  'connect.otherWallets': '휴대폰의 다른 지갑',
  'connect.otherWalletsHelp': '어느 지갑인지 휴대폰에서 묻습니다',
  'connect.otherWalletsCode': '코드 또는 복사한 링크로 연결',
  'connect.insideNote': '{wallet} 브라우저에서 열립니다',
  'connect.search': '지갑 검색',
  'connect.found': { other: '지갑 {count}개를 찾았습니다' },
  'connect.noMatch': '이 이름의 지갑이 없습니다.',
  'connect.lookingFor': '지갑({wallet})을 찾는 중…',
  'connect.inApp':
    '{app}에서는 지갑이 열리지 않습니다. 메뉴를 사용하거나 주소를 복사해 휴대폰 브라우저에서 이 페이지를 여세요.',
  'connect.waiting': '{wallet}에서 계속하세요',
  'connect.waitingHelp': '지갑 창에서 연결을 승인하세요.',
  'connect.waitingLong':
    '아무것도 보이지 않나요? 지갑이 잠겨 있거나 지갑 창이 이 창 뒤에 가려져 있을 수 있습니다.',
  'connect.failed': '{wallet}에 연결하지 못했습니다',
  'connect.failedBusy':
    '{wallet}에 아직 처리하지 않은 요청이 있습니다. 먼저 응답한 뒤 다시 시도하세요.',
  'connect.failedEmpty':
    '{wallet}에서 여기서 쓸 수 있는 계정을 공유하지 않았습니다. 지갑에서 계정을 선택한 뒤 다시 시도하세요.',
  'connect.failedGone':
    '지갑({wallet})을 더 이상 찾을 수 없습니다. 페이지를 새로고침한 뒤 다시 시도하세요.',
  'connect.failedTimeout': '{wallet}에서 제시간에 응답이 오지 않았습니다.',
  'connect.failedDetail': '지갑 메시지: {detail}',
  'connect.failedUnknown': '지갑에서 이유를 알려주지 않았습니다.',

  'phone.check': '다시 확인',
  'phone.continue': '휴대폰의 지갑에서 계속하세요.',
  'phone.openWallet': '지갑 열기',

  'inside.copy': '이 페이지 주소 복사',

  'pairing.relaySilent':
    '휴대폰 연결 서비스가 응답하지 않습니다. 인터넷 연결을 확인한 뒤 다시 시도하세요.',
  'pairing.relayRefused':
    '휴대폰 연결 서비스가 이 사이트를 거부했습니다. 이 기기의 날짜와 시간을 확인하세요. 정확하다면 사이트 운영자만 해결할 수 있습니다.',
  'pairing.relayError': '휴대폰 연결 서비스가 요청을 전달하지 못했습니다.',
  'pairing.networks': '지갑이 이 사이트의 네트워크를 지원하지 않습니다.',
  'pairing.methods': '지갑이 이 사이트에 필요한 기능을 지원하지 않습니다.',
  'pairing.unloadable':
    '페이지 일부를 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도하세요.',
  'pairing.expired': '지갑에서 제시간에 응답이 오지 않았습니다.',
  'pairing.other': '지갑과 이 사이트가 연결 조건을 맞추지 못했습니다.',

  'get.title': '{wallet} 받기',

  'about.title': '지갑이란?',

  'account.title': '계정',
  'account.safe': 'Safe 멀티시그 계정',
  'account.copy': '주소 복사',
  'account.copied': '복사됨',
  'account.explorer': '{explorer}에서 보기',
  'account.disconnect': '연결 해제',
  'account.balance': '잔액',
  'account.balanceOn': '{network} 잔액',
  'account.unavailable': '확인할 수 없음',
  'account.switch': '{wallet}의 계정',
  'account.active': '사용 중',
  'account.activate': '{account} 사용',

  'multisig.account': '멀티시그',
  'multisig.rule': '멀티시그, 필요한 서명: {owners}명 중 {threshold}명',
  'multisig.signed': '서명: {signed}/{threshold}',

  'signIn.title': '로그인',
  'signIn.why':
    '이 계정이 본인 것임을 증명하려면 지갑에서 메시지에 서명하세요. 비용이 들지 않으며 거래도 전송되지 않습니다.',
  'signIn.sign': '메시지 서명',
  'signIn.preparing': '준비 중…',
  'signIn.confirmHelp': '{wallet}에서 메시지를 읽고 서명하세요.',
  'signIn.verifying': '확인 중…',
  'signIn.retry': '다시 시도',
  'signIn.changed':
    '계정이 바뀌었습니다. 현재 로그인된 계정은 {account}입니다. 이 계정을 사용하려면 다시 로그인하세요.',
  'signIn.wrongNetwork':
    '지갑이 이 사이트에서 지원하지 않는 네트워크에 있습니다. 로그인하려면 지원하는 네트워크로 전환하세요.',
  'signIn.preparing_error':
    '로그인을 준비하지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도하세요.',
  'signIn.signing_error': '지갑에서 메시지에 서명하지 않았습니다.',
  'signIn.verifying_error': '서명을 확인하지 못했습니다. 다시 시도하세요.',
  'signIn.oops_error': '문제가 발생했습니다. 다시 시도하세요.',
  'signIn.signedIn': '로그인됨',
  'signIn.not': '로그인하지 않음',
  'signIn.signOut': '로그아웃',
  'signIn.signedOut': '로그아웃됨',
  'signIn.signOutFailed': '로그아웃하지 못했습니다. 다시 시도하세요.',
  'signIn.pending': '이 메시지에는 다른 소유자의 서명이 더 필요합니다. 나갔다가 다시 와도 됩니다.',
  'signIn.pendingRow': '로그인 서명 대기 중',
  'signIn.pendingUnknown': '서명을 확인하지 못했습니다. 자동으로 다시 시도합니다.',
  'signIn.pendingOver': '시간 안에 필요한 서명이 모이지 않았습니다. 로그인을 다시 시작하세요.',
  'signIn.callOff': '로그인 취소',

  'network.title': '네트워크 전환',
  'network.confirm': '지갑에서 확인하세요',
  'network.failed': '지갑에서 {network} 네트워크로 전환하지 못했습니다.',

  'unanswered.phone': '휴대폰에서 아직 응답이 없습니다.',
  'unanswered.open': '지갑에서 승인 대기 중: {description}',
  'unanswered.lost': '전송되었는지 확인할 수 없습니다: {description}. 지갑을 확인하세요.',
  'unanswered.dismiss': '닫기',
  'unanswered.payment': '{recipient}에게 {amount} 보내기',
  'unanswered.call': '{recipient}에 보내는 거래',
  'unanswered.batch': { other: '거래 {count}건' },

  'transactions.title': '최근 거래',
  'transactions.empty': '이 사이트에서 보낸 거래가 여기에 표시됩니다.',
  'transactions.clear': '지우기',
  'transactions.clearAll': '거래 목록 지우기',
  'transactions.pending': '처리 중',
  'transactions.confirmed': '확인됨',
  'transactions.failed': '실패',
  'transactions.reverted': '실패: 컨트랙트에서 되돌려짐',
  'transactions.replaced': '다른 거래로 대체됨',
  'transactions.cancelled': '취소됨',
  'transactions.notConfirmed': '미확인',
  'transactions.view': '탐색기에서 보기',

  'announce.connecting': '{wallet}에 연결하는 중',
  'announce.connected': '연결된 계정: {account}',
  'announce.disconnected': '연결이 해제되었습니다',
  'announce.network': '현재 네트워크: {network}',
  'announce.wrongNetwork': '지원하지 않는 네트워크입니다',
  'announce.account': '현재 계정: {account}',
  'announce.signed': '거래 서명 대기 중({signatures}): {description}',
  'announce.confirmed': '거래가 확인되었습니다: {description}',
  'announce.failed': '거래가 실패했습니다: {description}',
  'announce.notConfirmed': '거래가 확인되지 않았습니다: {description}',
};

export const network: Part<'network'> = {
  'network.current': '연결됨',
  'network.rejected': '지갑에서 {network} 네트워크 전환을 거부했습니다.',
  'network.timeout': '응답이 없습니다. 지갑에서 {network} 네트워크로 전환하세요.',
  'network.unsupported':
    '이 지갑은 여기에서 전환할 수 없습니다. 지갑에서 직접 {network} 네트워크로 전환하세요.',
  'network.wrong':
    '지갑이 이 사이트에서 지원하지 않는 네트워크에 연결되어 있습니다. 아래 네트워크 중 하나로 전환하거나 연결을 해제하세요.',
  'network.outside':
    '휴대폰은 이 사이트에 허용하지 않은 {network} 네트워크에 있습니다. 이 페이지는 {current}에 그대로 있습니다.',
  'network.testnet': '테스트넷',
};

export const batch: Part<'batch'> = {
  'batch.done': '{size}건 중 {done}건 완료',
  'batch.partly': '{size}건 중 {done}건 완료: 지갑이 하나로 묶어 실행하지 않았습니다',
  'batch.confirmedClaim': '확인됨(지갑 기준)',
  'batch.failedClaim': '실패(지갑 기준)',
  'batch.elsewhere': '처리 중: 전송에 사용한 지갑을 연결하세요',
  'batch.inWallet': '지갑에서 확인하세요',
  'batch.nextInWallet': '지갑에서 {size}건 중 {position}번째 확인 중',
  'batch.onNetwork': '{size}건 중 {position}건 전송됨, 네트워크를 기다리는 중',
  'batch.notAtomic': '지갑이 이 모두를 하나로 실행할 수 없습니다. 아무것도 전송되지 않았습니다.',
  'batch.capability':
    '지갑이 여기에 필요한 기능을 지원하지 않습니다. 아무것도 전송되지 않았습니다.',
  'batch.tooLarge': '지갑이 한 번에 받는 양보다 많습니다. 아무것도 전송되지 않았습니다.',
  'batch.upgradeDeclined': '계정 업그레이드를 거부했습니다. 아무것도 전송되지 않았습니다.',
  'batch.stopped': '{size}건 중 {sent}건 전송됨. 나머지는 전송되지 않았습니다.',
  'batch.nothingSent': '아무것도 전송되지 않았습니다.',
  'batch.disconnected': '지갑 연결이 해제되었습니다.',
  'batch.otherWallet': '지금은 다른 지갑이 연결되어 있습니다.',
  'batch.otherAccount': '지금은 다른 계정이 연결되어 있습니다.',
  'batch.otherNetwork': '지갑이 이제 다른 네트워크에 있습니다.',
  'batch.unreadable': '지갑이 사용 중인 계정과 네트워크를 알려 주지 않았습니다.',
  'batch.unclear': '전송되었는지 확인할 수 없습니다. 지갑을 확인하세요.',
  'batch.failed': '지갑이 전송하지 않았습니다.',
  'account.delegated': '이 계정은 위임된 코드를 실행합니다:',
};

export const copy: Part<'copy'> = {
  'copy.refused': '브라우저에서 복사를 허용하지 않았습니다. 선택된 텍스트를 직접 복사하세요.',
};

export const screens: Part<'screens'> = {
  'scan.title': '{wallet}에서 스캔',
  'scan.titleAny': '휴대폰으로 스캔',
  'scan.help': '휴대폰에서 {wallet} 앱을 열고 이 코드를 스캔하세요.',
  'scan.helpAny': '휴대폰에서 지갑을 열고 이 코드를 스캔하세요.',
  'scan.helpHere': '링크를 복사해 지갑에 붙여넣거나 다른 휴대폰으로 코드를 스캔하세요.',
  'scan.code': '휴대폰 지갑을 연결하는 QR 코드',
  'scan.starting': '준비 중…',
  'scan.ready': '코드를 스캔할 수 있습니다',
  'scan.renewed': '코드가 갱신되었습니다',
  'scan.renewsIn': '{time} 후 새 코드',
  'scan.copy': '링크 복사',

  'phone.open': '{wallet} 열기',
  'phone.kept':
    '{wallet} 앱이 아직 연결되어 있습니다. 휴대폰에서 열어 계속하거나 다른 지갑을 연결하세요.',
  'phone.help': '{wallet}에서 연결을 승인한 뒤 여기로 돌아오세요.',
  'phone.stuck': '{wallet} 앱이 열리지 않았나요? 이 휴대폰에 아직 없을 수 있습니다.',
  'phone.back': '승인했다면 곧 응답이 도착합니다.',
  'phone.noAnswer': '지갑에서 아직 응답이 없습니다',
  'phone.showCode': '코드와 링크 보기',

  'plain.help': '지갑에 승인할 내용이 없나요? 연결과 로그인을 한 번에 할 수 없는 지갑도 있습니다.',
  'plain.connect': '먼저 연결하고 나중에 로그인',

  'inside.open': '{wallet} 브라우저에서 열기',
  'inside.help': '이 페이지가 {wallet} 자체 브라우저에서 열립니다. 거기에서 연결하세요.',
  'inside.paste': '{wallet} 앱을 열고 자체 브라우저가 있으면 이 페이지의 주소를 붙여넣으세요.',

  'get.choose': '아무거나 괜찮습니다. 하나면 충분합니다.',
  'get.install': '{wallet} 설치',
  'get.installHelp': '아래 링크를 이용하세요. 앱 스토어에는 가짜가 많습니다.',
  'get.create': '지갑을 만들거나 가져오기',
  'get.createHelp': '복구 문구는 종이에 적고 절대 누구와도 공유하지 마세요.',
  'get.return': '돌아와서 지갑 연결',
  'get.returnHelp': '지갑이 아직 목록에 없으면 이 페이지를 새로고침하세요.',
  'get.from': '{store}에서 받기',
  'get.program': '컴퓨터용 받기',
  'get.phone': '휴대폰용',
  'get.scan': '스캔하면 {store} 페이지가 열립니다',

  'about.keysTitle': '내 키는 내가 직접 보관',
  'about.keys': '지갑은 코인, 토큰, NFT의 개인 키를 보관하고 내가 가진 자산을 보여줍니다.',
  'about.signInTitle': '로그인 하나로 여러 사이트를',
  'about.signIn':
    '사이트마다 계정과 비밀번호를 만드는 대신 지갑을 연결하세요. 언제든지 연결을 해제할 수 있습니다.',
  'about.safetyTitle': '승인 없이는 아무것도 움직이지 않습니다',
  'about.safety':
    '연결된 사이트에는 주소만 공개됩니다. 모든 결제와 서명은 지갑에서 직접 승인해야 합니다.',
  'about.more': '자세히 알아보기',
};
