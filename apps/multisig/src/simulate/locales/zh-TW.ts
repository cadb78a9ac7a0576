import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': '帳戶會有的變化',
  'sim.help': '剛由網路節點模擬，如同現在執行。沒有送出任何內容。',
  'sim.none': '將會成功。節點未回報餘額變化。',
  'sim.fails': '現在執行將會失敗。',
  'sim.ownersNow': '以上結果以目前擁有者為準。',
  'sim.outcomeOnly': '它會成功。無法得知會有什麼變化：此網路的節點不回報。請以上方顯示的呼叫為準。',
  'sim.unavailable':
    '此網路的節點無法模擬它：這裡無法得知它是否會成功，以及會有什麼變化。請以上方顯示的呼叫為準。',
  'sim.too-many': '呼叫太多，無法在這裡模擬：無法得知會有什麼變化。請以上方顯示的呼叫為準。',
  'sim.units': '{units} 個 {token} 最小單位',
  'sim.item': '{token} 的收藏品 {id}',
  'against.failed': '執行前在此裝置上的模擬顯示它會成功。它失敗了。',
  'against.succeeded': '執行前在此裝置上的模擬顯示它會失敗。它成功了。',
  'against.other': '實際發生的與執行前在此裝置上的模擬不符：',
  'against.change': '實際為 {actual}，預期為 {expected}',
  'against.nothing': '沒有 {token}',
};
