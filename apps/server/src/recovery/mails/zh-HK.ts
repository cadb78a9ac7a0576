import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}：你帳戶的復原已開始',
  started: '{network} 上帳戶 {account} 的復原已開始。',
  runningSubject: '{app}：你帳戶的復原正在進行',
  running: '{network} 上帳戶 {account} 的復原正在進行。',
  changes: '自 {date} UTC 起，其所有擁有人將更換為：',
  stop: '如果不是你本人操作，請在此之前停止：',
  touch: '連接該帳戶並點按「停止」。一次即可，任何錢包都可支付費用。',
  without: '沒有此網站時：在任何錢包中以該帳戶呼叫復原模組的 cancelRecovery()。',
  mine: '如果是你本人操作，則毋須處理。',
  finishedSubject: '{app}：你帳戶的復原已完成',
  finished: '{network} 上帳戶 {account} 的復原已完成：所有擁有人均已更換。',
  cancelledSubject: '{app}：你帳戶的復原已停止',
  cancelled: '{network} 上帳戶 {account} 的復原已停止。擁有人不變。',
  again: '守護者可再次發起：如果你不信任他們，請更換守護者。',
  contactsSubject: '{app}：你帳戶的電郵地址將更改',
  contacts: '{app} 就帳戶 {account} 寄信的電郵地址將更改。',
  delay: '七天後，新地址開始接收驗證碼，移除的地址不再接收。',
  notYou: '如果不是你本人操作，表示有人以你的帳戶登入：請在網站上撤銷，並登出所有工作階段。',
  codeSubject: '{app}：新密鑰的驗證碼',
  code: '憑此驗證碼，{app} 作為守護者之一，同意為以下帳戶設定新密鑰',
  newKey: '{network} 上的新密鑰是',
  rules:
    '10 分鐘內有效。請僅在你索取它的頁面輸入，不要告訴任何人：{app} 的任何人都不會索取。如果你沒有索取，請忽略。',
};
