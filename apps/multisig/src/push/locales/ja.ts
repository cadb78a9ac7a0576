import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'タブを開いていないときも知らせる',
  'push.help':
    'この端末へのプッシュメッセージで知らせます。Googleを経由するため、この端末がこのアカウントを見ていることがGoogleに伝わります。オンにするには、ウォレットの署名でトランザクションサービスにサインインします。',
  'push.confirm': 'ウォレットでサインインを確認してください。',
  'push.noService':
    'ブラウザがプッシュメッセージのサービスに接続できませんでした。時間をおくか、別のブラウザでお試しください。',
  'push.failed':
    '何も変更されていません。トランザクションサービスかウォレットが応じませんでした。もう一度お試しください。',
  'push.waits': '{account}で署名待ちがあります。',
  'push.changed': '{account}に新しい動きがあります。',
};
