import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}：您账户的恢复已开始',
  started: '{network} 上账户 {account} 的恢复已开始。',
  runningSubject: '{app}：您账户的恢复正在进行',
  running: '{network} 上账户 {account} 的恢复正在进行。',
  changes: '自 {date} UTC 起，其所有所有者将更换为：',
  stop: '如果不是您本人操作，请在此之前停止：',
  touch: '连接该账户并点按“停止”。一次即可，任何钱包都可以支付费用。',
  without: '没有此网站时：在任意钱包中用该账户调用恢复模块的 cancelRecovery()。',
  mine: '如果是您本人操作，则无需处理。',
  finishedSubject: '{app}：您账户的恢复已完成',
  finished: '{network} 上账户 {account} 的恢复已完成：所有所有者均已更换。',
  cancelledSubject: '{app}：您账户的恢复已停止',
  cancelled: '{network} 上账户 {account} 的恢复已停止。所有者不变。',
  again: '守护者可以再次发起：如果您不信任他们，请更换守护者。',
  contactsSubject: '{app}：您账户的邮箱将更改',
  contacts: '{app} 就账户 {account} 发信的邮箱将更改。',
  delay: '七天后，新邮箱开始接收验证码，移除的邮箱不再接收。',
  notYou: '如果不是您本人操作，说明有人用您的账户登录：请在网站上撤销，并退出所有会话。',
  codeSubject: '{app}：新密钥的验证码',
  code: '凭此验证码，{app} 作为守护者之一，同意为以下账户设置新密钥',
  newKey: '{network} 上的新密钥是',
  rules:
    '10 分钟内有效。请仅在您获取它的页面输入，不要告诉任何人：{app} 的任何人都不会索要。如果您没有获取它，请忽略。',
};
