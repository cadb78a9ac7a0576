import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': '一次過付款給多人（CSV）',
  'payments.single': '逐項輸入付款',
  'nonce.choose': 'Nonce {nonce}：選擇其他',
  'nonce.free': '第一個空置的，排在所有等候者之後。',
  'nonce.replaces': '有一宗等候中的交易使用這個 nonce。其中一宗執行後，其餘便會失效。',
  'nonce.gap': '缺少 nonce {missing}：在它執行之前，這宗交易無法執行。',
  'nonce.used': '帳戶的 nonce 已到 {next}。',
  'nonce.not-a-number': '請輸入由 {next} 起的整數。',
  'nonce.replace': '改為提議另一個調用',
  'takes.nonce': '這個提議使用 nonce {nonce}。',
  'takes.used': '它已被使用：這宗交易永遠無法執行。請在檢視時選擇其他。',
  'gap.one': '缺少 nonce {nonce}。',
  'gap.several': '缺少 nonce {first} 至 {last}。',
  'gap.help': '在此之前，以下各項均無法執行。',
  'gap.fill': '提議一宗 nonce 為 {nonce} 的交易',
  'delete.help': '這只會把它從交易服務中移除。保留了簽名的人仍可執行：為保險起見，請拒絕它。',
  'next.sign': { other: '還需要 {count} 個簽名，可由以下任何擁有人簽署：' },
  'next.execute': '已有足夠擁有人簽署：現在任何人都可在下方執行。',
  'next.share': '把這個連結發送給他們：它會開啟這宗交易。',
  'create.link': '建立多簽帳戶',
  'create.open': '在其他網絡開通',
};
