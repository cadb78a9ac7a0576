import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': '一次付款給多人（CSV）',
  'payments.single': '逐筆輸入付款',
  'nonce.choose': 'Nonce {nonce}：選擇其他',
  'nonce.free': '第一個空缺的，排在所有等待者之後。',
  'nonce.replaces': '有一筆等待中的交易使用這個 nonce。其中一筆執行後，其餘即失效。',
  'nonce.gap': '缺少 nonce {missing}：在它執行之前，這筆交易無法執行。',
  'nonce.used': '帳戶的 nonce 已到 {next}。',
  'nonce.not-a-number': '請輸入從 {next} 起的整數。',
  'nonce.replace': '改為提議另一個呼叫',
  'takes.nonce': '這個提議使用 nonce {nonce}。',
  'takes.used': '它已被使用：這筆交易永遠無法執行。請在檢視時選擇其他。',
  'gap.one': '缺少 nonce {nonce}。',
  'gap.several': '缺少 nonce {first} 至 {last}。',
  'gap.help': '在此之前，以下各項均無法執行。',
  'gap.fill': '提議一筆 nonce 為 {nonce} 的交易',
  'delete.help': '這只會將它從交易服務中移除。保留了簽名的人仍可執行：為保險起見，請拒絕它。',
  'next.sign': { other: '還需要 {count} 個簽名，可由以下任一擁有者簽署：' },
  'next.execute': '已有足夠擁有者簽署：現在任何人都可在下方執行。',
  'next.share': '將這個連結傳給他們：它會開啟這筆交易。',
  'create.link': '建立多簽帳戶',
  'create.open': '在其他網路開通',
};
