import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
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
