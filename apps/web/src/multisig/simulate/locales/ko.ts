import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': '계정에 생기는 변화',
  'sim.help':
    '지금 실행한다고 가정하고 네트워크 노드가 방금 시뮬레이션한 결과입니다. 아무것도 보내지 않았습니다.',
  'sim.none': '성공할 것입니다. 노드가 보고한 잔액 변화는 없습니다.',
  'sim.fails': '지금 실행하면 실패합니다.',
  'sim.unavailable': '이 네트워크에서는 시뮬레이션하지 못했습니다.',
  'sim.too-many': '호출이 너무 많아 여기서 시뮬레이션할 수 없습니다.',
  'sim.units': '{token} 최소 단위 {units}',
  'sim.item': '{token} 항목 {id}',
  'look.alike':
    '첫 번째 주소는 알려진 두 번째 주소와 앞뒤가 같지만 다른 주소입니다. 모든 글자를 비교하세요.',
  'look.first': { other: '기록상 이 계정이 처음 지급하는 받는 사람 {count}명이 있습니다.' },
};
