import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': '没有打开标签页时也通知',
  'push.help':
    '在此设备上通过推送消息通知。消息经由 Google 传送，Google 会知道此设备关注此账户。开启时，您的钱包会签名以登录交易服务。',
  'push.confirm': '请在钱包中确认登录。',
  'push.noService': '您的浏览器无法连接其推送消息服务。请稍后重试，或换用其他浏览器。',
  'push.failed': '未作任何更改：交易服务或您的钱包没有响应。请重试。',
  'push.waits': '{account} 有内容等待您签名。',
  'push.changed': '{account} 有新动态。',
};
