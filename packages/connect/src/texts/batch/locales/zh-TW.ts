import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '已完成 {done}/{size}',
  'batch.partly': '已完成 {done}/{size}：錢包沒有將它們作為整體執行',
  'batch.confirmedClaim': '錢包表示已確認',
  'batch.failedClaim': '錢包表示失敗',
  'batch.elsewhere': '處理中：請連接傳送時使用的錢包',
  'batch.inWallet': '請在錢包中確認',
  'batch.nextInWallet': '請在錢包中確認第 {position} 筆，共 {size} 筆',
  'batch.onNetwork': '已送出 {position}/{size}，正在等待網路',
  'batch.notAtomic': '您的錢包無法將這些作為整體執行。沒有傳送任何內容。',
  'batch.capability': '您的錢包不支援所需的功能。沒有傳送任何內容。',
  'batch.tooLarge': '數量超出您的錢包一次可接受的上限。沒有傳送任何內容。',
  'batch.upgradeDeclined': '您拒絕了帳戶升級。沒有傳送任何內容。',
  'batch.stopped': '已送出 {sent}/{size}。其餘未傳送。',
  'batch.nothingSent': '沒有傳送任何內容。',
  'batch.disconnected': '錢包已中斷連接。',
  'batch.otherWallet': '目前連接的是另一個錢包。',
  'batch.otherAccount': '目前連接的是另一個帳戶。',
  'batch.otherNetwork': '您的錢包現在使用另一個網路。',
  'batch.unreadable': '您的錢包沒有說明正在使用的帳戶和網路。',
  'batch.unclear': '無法得知是否已送出。請查看您的錢包。',
  'batch.failed': '您的錢包沒有傳送。',
  'account.delegated': '此帳戶執行委託的程式碼：',
};
