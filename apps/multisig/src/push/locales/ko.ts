import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': '열린 탭이 없을 때도 알림',
  'push.help':
    '이 기기에 푸시 메시지로 알립니다. 메시지는 Google을 거치므로, 이 기기가 이 계정을 지켜본다는 사실을 Google이 알게 됩니다. 켜려면 지갑 서명으로 거래 서비스에 로그인합니다.',
  'push.confirm': '지갑에서 로그인을 확인하세요.',
  'push.noService':
    '브라우저가 푸시 메시지 서비스에 연결하지 못했습니다. 나중에 또는 다른 브라우저에서 다시 시도하세요.',
  'push.failed': '변경되지 않았습니다. 거래 서비스나 지갑이 응하지 않았습니다. 다시 시도하세요.',
  'push.waits': '{account}에 서명을 기다리는 것이 있습니다.',
  'push.changed': '{account}에 새 소식이 있습니다.',
};
