import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': '보내기',
  'send.lead':
    '주소나 도메인으로 보냅니다. 자산이 움직이기 전에 지갑에서 한 번 더 확인을 요청합니다.',
  'send.needsWallet': '보내기는 내 지갑에서, 내가 승인해야 이루어집니다.',
  'send.otherAccount':
    '입력하신 내용은 다른 계정({account})의 것입니다. 이 양식은 비어 있으며, 지금 연결된 계정을 위한 것입니다.',
  'send.submit': '보내기',
  'send.manyOwners':
    '이 계정에서 결제하는 데 필요한 서명: {threshold}개. 다른 소유자에게 제안하세요.',
  'send.propose': '결제 제안하기',
  'send.stopWaiting': '양식으로 돌아가기',
  'send.sent': '전송을 시작했습니다.',
  'send.arrived': '네트워크에서 확인되었습니다.',
  'send.notThrough': '전송이 완료되지 않았습니다.',
  'send.arrivedLess': '토큰 자체 기록에 따르면 {amount}만 도착했습니다.',
  'send.follow': '활동에서 확인하기',
  'send.openProposal': '멀티시그에서 열기',
  'send.saveContact': '연락처에 저장: {recipient}',
  'send.failed': '보내지 못했습니다.',
  'send.failedHelp': '잃은 것은 없습니다. 입력한 내용도 그대로 남아 있습니다.',
  'send.noFunds': '지갑에 필요한 네트워크 수수료보다 남는 잔액이 적습니다.',
  'send.lowerAmount': '{amount} 수량으로 줄이기',
  'send.oneByOne': '하나씩 보내기',
  'send.earlierOpen':
    '이전 요청이 지갑에 아직 열려 있습니다. 지갑에서 거부하지 않으면 그것도 전송될 수 있습니다.',
  'send.sentAlready':
    '같은 결제가 방금 여기에서 전송되었습니다. 한 번 더 보내려는 경우에만 계속하세요.',
  'send.otherNetwork': '지갑이 다른 네트워크에 있습니다. 네트워크를 전환한 뒤 다시 시도하세요.',
  'send.cannotTell': '전송되었는지 확인할 수 없습니다. 다시 시도하기 전에 지갑을 확인하세요.',
  'send.description': '{recipient}에게 {amount} 보내기',

  'review.title': '보내기 전 확인',
  'review.empty': '양식을 작성하면 지갑에 요청할 내용이 여기에 먼저 표시됩니다.',
  'send.phoneElsewhere':
    '휴대폰은 이 사이트에 허용하지 않은 {network} 네트워크에 있습니다. 이 페이지는 {current}에 그대로 있습니다.',
  'review.sentence': '{network} 네트워크에서 {recipient}에게 {amount} 보냅니다.',
  'review.fee': '네트워크 수수료',
  'review.feeLater': '양식 작성 후 표시',
  'review.about': '약',
  'review.paidBy': '지불: {name}',
  'review.byWallet': '다른 지갑으로 보내며 수수료는 그 지갑이 지불합니다',
  'review.total': '합계',
  'review.says': '제시된 이유: {reason}',
  'review.answersFalse':
    '이 토큰은 아무것도 보내지 않는다고 응답합니다. 그래도 네트워크 수수료는 지출됩니다.',
  'review.arrivesLess': '{amount}만 도착합니다. 이 토큰은 보낸 금액의 일부를 떼어 갑니다.',
  'review.wallet': '다음으로 지갑이 열리고 승인을 요청합니다.',
};
