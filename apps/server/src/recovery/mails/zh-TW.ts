import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}：您帳戶的復原已開始',
  started: '{network} 上帳戶 {account} 的復原已開始。',
  runningSubject: '{app}：您帳戶的復原正在進行',
  running: '{network} 上帳戶 {account} 的復原正在進行。',
  changes: '自 {date} UTC 起，其所有擁有者將更換為：',
  stop: '如果不是您本人操作，請在此之前停止：',
  touch: '連接該帳戶並點按「停止」。一次即可，任何錢包都能支付費用。',
  without: '沒有此網站時：在任意錢包中以該帳戶呼叫復原模組的 cancelRecovery()。',
  mine: '如果是您本人操作，則無須處理。',
  finishedSubject: '{app}：您帳戶的復原已完成',
  finished: '{network} 上帳戶 {account} 的復原已完成：所有擁有者均已更換。',
  cancelledSubject: '{app}：您帳戶的復原已停止',
  cancelled: '{network} 上帳戶 {account} 的復原已停止。擁有者不變。',
  again: '守護者可以再次發起：如果您不信任他們，請更換守護者。',
  contactsSubject: '{app}：您帳戶的電子郵件地址將變更',
  contacts: '{app} 就帳戶 {account} 寄信的電子郵件地址將變更。',
  delay: '七天後，新地址開始接收驗證碼，移除的地址不再接收。',
  notYou: '如果不是您本人操作，表示有人以您的帳戶登入：請在網站上復原變更，並登出所有工作階段。',
  codeSubject: '{app}：新金鑰的驗證碼',
  code: '憑此驗證碼，{app} 作為守護者之一，同意為以下帳戶設定新金鑰',
  newKey: '{network} 上的新金鑰是',
  rules:
    '10 分鐘內有效。請僅在您索取它的頁面輸入，不要告訴任何人：{app} 的任何人都不會索取。如果您沒有索取，請忽略。',
};
