import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': '沒有開啟分頁時也通知',
  'push.help':
    '在這部裝置上以推播訊息通知。訊息經由 Google 傳送，Google 會知道這部裝置關注這個帳戶。開啟時，您的錢包會簽署以登入交易服務。',
  'push.confirm': '請在錢包中確認登入。',
  'push.noService': '您的瀏覽器無法連上其推播訊息服務。請稍後再試，或使用其他瀏覽器。',
  'push.failed': '沒有任何變更：交易服務或您的錢包沒有回應。請再試一次。',
  'push.waits': '{account} 有項目等待您簽署。',
  'push.changed': '{account} 有新動態。',
};
