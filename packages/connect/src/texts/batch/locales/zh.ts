import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '已完成 {done}/{size}',
  'batch.partly': '已完成 {done}/{size}：钱包没有将它们作为整体执行',
  'batch.confirmedClaim': '钱包称已确认',
  'batch.failedClaim': '钱包称失败',
  'batch.elsewhere': '处理中：请连接发送时使用的钱包',
  'batch.inWallet': '请在钱包中确认',
  'batch.nextInWallet': '请在钱包中确认第 {position} 笔，共 {size} 笔',
  'batch.onNetwork': '已发出 {position}/{size}，正在等待网络',
  'batch.notAtomic': '您的钱包无法将这些作为整体执行。没有发送任何内容。',
  'batch.capability': '您的钱包不支持此操作所需的功能。没有发送任何内容。',
  'batch.tooLarge': '数量超出您的钱包一次可接受的上限。没有发送任何内容。',
  'batch.upgradeDeclined': '您拒绝了账户升级。没有发送任何内容。',
  'batch.stopped': '已发出 {sent}/{size}。其余未发送。',
  'batch.nothingSent': '没有发送任何内容。',
  'batch.disconnected': '钱包已断开连接。',
  'batch.otherWallet': '当前连接的是另一个钱包。',
  'batch.otherAccount': '当前连接的是另一个账户。',
  'batch.otherNetwork': '您的钱包现在使用另一个网络。',
  'batch.unreadable': '您的钱包没有说明正在使用的账户和网络。',
  'batch.unclear': '无法得知是否已发出。请查看您的钱包。',
  'batch.failed': '您的钱包没有发送。',
  'account.delegated': '此账户运行委托的代码：',
};
