import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'アカウントの変化',
  'sim.help':
    '今実行した場合を、ネットワークのノードがシミュレートした結果です。何も送信していません。',
  'sim.none': '成功します。ノードによると残高の変化はありません。',
  'sim.fails': '今実行すると失敗します。',
  'sim.ownersNow': '上の結果は現在のオーナーに基づいています。',
  'sim.outcomeOnly':
    '成功します。何が変わるかはわかりません：このネットワークのノードは報告しません。上に表示された呼び出しで判断してください。',
  'sim.unavailable':
    'このネットワークのノードではシミュレートできませんでした：成功するか、何が変わるかは、ここではわかりません。上に表示された呼び出しで判断してください。',
  'sim.too-many':
    '呼び出しが多すぎて、ここではシミュレートできません：何が変わるかはわかりません。上に表示された呼び出しで判断してください。',
  'sim.units': '{token}の最小単位 {units}',
  'sim.item': '{token}のアイテム {id}',
  'against.failed': '実行前にこの端末でシミュレートしたときは成功するはずでした。失敗しました。',
  'against.succeeded': '実行前にこの端末でシミュレートしたときは失敗するはずでした。成功しました。',
  'against.other': '実際の結果は、実行前にこの端末でシミュレートしたものと異なります：',
  'against.change': '実際は {actual}、予想は {expected}',
  'against.nothing': '{token} の変化なし',
};
