import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': '從帳戶轉出的內容',
  'leaves.refund': '最多 {amount}，作為 gas 退款',
  'leaves.units': '{units} 個 {token} 最小單位',
  'leaves.item': '{token} 的藏品 {id}',
  'check.loading': '正在檢查…',
  'check.unread': '請先閱讀並勾選上方的警告。',
  'check.refused': '基於上述原因，不得簽署。',
  'check.refund-excessive': '退款超出其 gas 的合理費用。',
  'check.refund-uncompared': '無法將退款與 gas 費用比較。',
  'check.recipient-token': '此地址是代幣的合約。發送到那裏的資產無法取回。',
  'check.recipient-zero': '沒有人擁有此地址的私鑰。發送到那裏的資產將永遠消失。',
  'check.recipient-burn': '沒有人擁有此地址的私鑰。發送到那裏的資產將永遠消失。',
  'check.recipient-other-token': '此地址是代幣的合約。發送到那裏的資產無法取回。',
  'check.recipient-self': '收款人是你自己的地址。',
  'check.recipient-alike':
    '第一個地址的開頭和結尾與你已知的第二個地址相同，但並非同一個。請逐字核對。',
  'check.recipient-new': { other: '根據記錄，這個帳戶首次向 {count} 位收款人付款。' },
  'check.recipient-unread': '無法讀取以前是否向這些收款人付過款。',
  'check.recipient-twice': '同一個收款人出現了不只一次。',
  'check.name-mixed': '此名稱混用了不同文字的字母，可能在冒充其他名稱。請核對地址。',
  'check.code-missing': '此地址沒有合約：呼叫不會執行任何動作，但仍視為已完成。',
  'check.code-expected': '此地址尚未有合約。如果之前沒有建立，呼叫不會執行任何動作。',
  'check.code-unread': '無法讀取此地址是否有合約。',
  'check.power-without-code': '此地址沒有合約，不得擁有對帳戶的權限。',
  'check.power-of-token': '此地址是代幣，不得擁有對帳戶的權限。',
  'check.power-unread': '無法讀取此地址的內容，在此之前不得擁有對帳戶的權限。',
  'check.power-unpublished':
    '此合約並非由 Safe 發佈。它會擁有對帳戶的權限：只在你知道由誰編寫時才簽署。',
  'check.token-imitates': '一個未列出的代幣自稱 {symbol}，與已列出的代幣相同。請核對其地址。',
  'check.token-unread': '無法讀取這是甚麼代幣，數量以最小單位顯示。',
  'check.balance-short': '帳戶結餘少於將轉出的數量。',
  'check.balance-unread': '無法讀取結餘。',
  'check.limit-exceeded': '超出剩餘額度。',
  'check.limit-unread': '無法讀取剩餘額度。',
};
