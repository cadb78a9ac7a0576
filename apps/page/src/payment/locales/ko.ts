import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': '계정에서 나가는 것',
  'leaves.refund': '가스 환급으로 최대 {amount}',
  'leaves.units': '{token} 최소 단위 {units}',
  'leaves.item': '{token} 항목 {id}',
  'check.loading': '확인 중…',
  'check.unread': '먼저 위의 경고를 읽고 체크하세요.',
  'check.refused': '위의 이유로 서명하면 안 됩니다.',
  'check.refund-excessive': '환급금이 가스 비용으로 합당한 금액보다 많습니다.',
  'check.refund-uncompared': '환급금을 가스 비용과 비교할 수 없었습니다.',
  'check.recipient-token': '이 주소는 토큰 컨트랙트입니다. 여기로 보낸 자산은 되찾을 수 없습니다.',
  'check.recipient-zero':
    '이 주소의 개인 키를 가진 사람은 없습니다. 여기로 보낸 자산은 사라집니다.',
  'check.recipient-burn':
    '이 주소의 개인 키를 가진 사람은 없습니다. 여기로 보낸 자산은 사라집니다.',
  'check.recipient-other-token':
    '이 주소는 토큰 컨트랙트입니다. 여기로 보낸 자산은 되찾을 수 없습니다.',
  'check.recipient-self': '내 주소로 보내는 거래입니다.',
  'check.recipient-alike':
    '첫 번째 주소는 알려진 두 번째 주소와 앞뒤가 같지만 다른 주소입니다. 모든 글자를 비교하세요.',
  'check.recipient-new': {
    other: '기록상 이 계정이 처음 지급하는 받는 사람 {count}명이 있습니다.',
  },
  'check.recipient-unread': '이 받는 사람에게 전에 지급했는지 읽을 수 없었습니다.',
  'check.recipient-twice': '받는 사람이 중복되었습니다.',
  'check.name-mixed':
    '이 도메인에는 서로 다른 문자 체계의 글자가 섞여 있어 다른 이름을 흉내 낸 것일 수 있습니다. 주소를 확인하세요.',
  'check.code-missing':
    '이 주소에는 컨트랙트가 없습니다. 호출은 아무것도 하지 않지만 완료된 것으로 처리됩니다.',
  'check.code-expected':
    '이 주소에는 아직 컨트랙트가 없습니다. 먼저 생성되지 않으면 호출은 아무것도 하지 않습니다.',
  'check.code-unread': '이 주소에 컨트랙트가 있는지 읽을 수 없었습니다.',
  'check.power-without-code':
    '이 주소에는 컨트랙트가 없습니다. 계정에 대한 권한을 가져서는 안 됩니다.',
  'check.power-of-token': '이 주소는 토큰입니다. 계정에 대한 권한을 가져서는 안 됩니다.',
  'check.power-unread':
    '이 주소에 무엇이 있는지 읽을 수 없었습니다. 그 전에는 계정에 대한 권한을 가져서는 안 됩니다.',
  'check.power-unpublished':
    'Safe가 공개한 컨트랙트가 아닙니다. 계정에 대한 권한을 갖게 되므로, 누가 작성했는지 알 때만 서명하세요.',
  'check.token-imitates':
    '목록에 없는 토큰이 목록의 토큰처럼 이름({symbol})을 씁니다. 주소를 비교하세요.',
  'check.token-unread': '이 토큰이 무엇인지 읽을 수 없었습니다. 금액은 최소 단위입니다.',
  'check.token-decimals': '이 토큰의 컨트랙트가 알린 소수 자릿수는 수량에 쓸 수 없는 값입니다.',
  'check.balance-short': '계정의 잔액이 나갈 금액보다 적습니다.',
  'check.balance-unread': '잔액을 읽을 수 없었습니다.',
  'check.limit-exceeded': '남은 한도보다 많습니다.',
  'check.limit-unread': '남은 한도를 읽을 수 없었습니다.',
};
