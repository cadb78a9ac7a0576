import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
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
