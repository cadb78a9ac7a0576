import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
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
  'open.title': '다른 네트워크에서 열기',
  'open.lead': '같은 주소, 같은 컨트랙트, 만들 때의 소유자로 엽니다.',
  'open.changed':
    '그 후 여기서 소유자나 필요한 서명 수가 바뀌었습니다. 그곳에서도 바꾸기 전까지는 아래의 처음 소유자들이 결정합니다.',
  'open.unproven':
    '이 계정이 만들어진 방법을 블록체인에서 확인할 수 없어 여기서 다른 곳에 열 수 없습니다.',
  'open.there': '계정이 이미 {network}에 있습니다.',
  'open.none': '이 사이트는 다른 네트워크를 지원하지 않습니다.',
};
