import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': '지갑 연결',
  'button.connecting': '연결 중…',
  'button.finishing': '{wallet} 연결 마무리 중…',
  'button.loading': '연결을 복원하는 중…',
  'button.wrongNetwork': '지원하지 않는 네트워크',
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
  'connect.reload': '새로고침',
  'connect.inApp':
    '{app}에서는 지갑이 열리지 않습니다. 메뉴를 사용하거나 주소를 복사해 휴대폰 브라우저에서 이 페이지를 여세요.',
  'connect.waiting': '{wallet}에서 계속하세요',
  'connect.waitingHelp': '지갑 창에서 연결을 승인하세요.',
  'connect.waitingLong':
    '아무것도 보이지 않나요? 지갑이 잠겨 있거나 지갑 창이 이 창 뒤에 가려져 있을 수 있습니다.',
  'connect.failed': '{wallet}에 연결하지 못했습니다',
  'connect.failedBusy':
    '{wallet}에 아직 처리하지 않은 요청이 있습니다. 먼저 응답한 뒤 다시 시도하세요.',
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
    '휴대폰 연결 서비스가 이 사이트를 거부했습니다. 사이트 운영자만 해결할 수 있습니다.',
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
  'multisig.rule': '멀티시그, 소유자 {owners}명 중 {threshold}명 서명',
  'multisig.signed': '서명 {signed}/{threshold}',

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
  'signIn.pending':
    '더 많은 소유자가 이 메시지에 서명하기를 기다리고 있습니다. 나갔다가 다시 와도 됩니다.',
  'signIn.pendingRow': '로그인이 서명을 기다리는 중',
  'signIn.pendingUnknown': '서명을 확인하지 못했습니다. 자동으로 다시 시도합니다.',
  'signIn.pendingOver': '제때 서명한 소유자 수가 부족합니다. 로그인을 다시 시작하세요.',
  'signIn.callOff': '로그인 취소',

  'network.title': '네트워크 전환',
  'network.current': '연결됨',
  'network.confirm': '지갑에서 확인하세요',
  'network.rejected': '지갑에서 {network} 네트워크 전환을 거부했습니다.',
  'network.failed': '지갑에서 {network} 네트워크로 전환하지 못했습니다.',
  'network.timeout': '응답이 없습니다. 지갑에서 {network} 네트워크로 전환하세요.',
  'network.unsupported':
    '이 지갑은 여기에서 전환할 수 없습니다. 지갑에서 직접 {network} 네트워크로 전환하세요.',
  'network.wrong':
    '지갑이 이 사이트에서 지원하지 않는 네트워크에 연결되어 있습니다. 아래 네트워크 중 하나로 전환하거나 연결을 해제하세요.',
  'network.testnet': '테스트넷',

  'unanswered.phone': '휴대폰에서 아직 응답이 없습니다.',
  'unanswered.open': '지갑에서 승인 대기 중: {description}',
  'unanswered.lost': '전송되었는지 확인할 수 없습니다: {description}. 지갑을 확인하세요.',
  'unanswered.dismiss': '닫기',
  'unanswered.payment': '{recipient}에게 {amount} 보내기',
  'unanswered.call': '{recipient} 거래',
  'unanswered.batch': { other: '거래 {count}건' },

  'transactions.title': '최근 거래',
  'transactions.empty': '이 사이트에서 보낸 거래가 여기에 표시됩니다.',
  'transactions.clear': '지우기',
  'transactions.clearAll': '거래 목록 지우기',
  'transactions.pending': '처리 중',
  'transactions.confirmed': '확인됨',
  'transactions.failed': '실패',
  'transactions.reverted': '실패: 컨트랙트에서 거부됨',
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
  'announce.signed': '거래가 서명을 기다리고 있습니다({signatures}): {description}',
  'announce.confirmed': '거래가 확인되었습니다: {description}',
  'announce.failed': '거래가 실패했습니다: {description}',
  'announce.notConfirmed': '거래가 확인되지 않았습니다: {description}',
};
