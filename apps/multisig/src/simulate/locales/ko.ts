import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': '계정에 생기는 변화',
  'sim.help':
    '지금 실행한다고 가정하고 네트워크 노드가 방금 시뮬레이션한 결과입니다. 아무것도 보내지 않았습니다.',
  'sim.none': '성공할 것입니다. 노드가 보고한 잔액 변화는 없습니다.',
  'sim.fails': '지금 실행하면 실패합니다.',
  'sim.ownersNow': '위 결과는 현재 소유자 기준입니다.',
  'sim.outcomeOnly':
    '성공할 것입니다. 무엇이 바뀌는지는 알 수 없습니다: 이 네트워크의 노드가 알려 주지 않습니다. 위에 표시된 호출을 보고 판단하세요.',
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
