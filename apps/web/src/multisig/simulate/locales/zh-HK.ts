import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': '帳戶會有的變化',
  'sim.help': '剛由網絡節點模擬，如同現在執行。沒有發送任何內容。',
  'sim.none': '將會成功。節點沒有報告結餘變化。',
  'sim.fails': '現在執行將會失敗。',
  'sim.unavailable': '無法在這個網絡上模擬。',
  'sim.too-many': '調用太多，無法在這裏模擬。',
  'sim.units': '{units} 個 {token} 最小單位',
  'sim.item': '{token} 的藏品 {id}',
  'look.alike': '第一個地址的開頭和結尾與你已知的第二個地址相同，但並非同一個。請逐字核對。',
  'look.first': { other: '根據記錄，這個帳戶首次向 {count} 位收款人付款。' },
};
