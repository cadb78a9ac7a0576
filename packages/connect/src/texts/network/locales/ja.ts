import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': '接続済み',
  'network.rejected': 'ウォレットで{network}への切り替えを拒否しました。',
  'network.timeout': '応答がありませんでした。ウォレットで{network}に切り替えてください。',
  'network.unsupported':
    'お使いのウォレットは、ここから切り替えられません。ウォレットで{network}に切り替えてください。',
  'network.wrong':
    'ウォレットは、このサイトが対応していないネットワークに接続しています。以下のいずれかに切り替えるか、接続を解除してください。',
  'network.outside':
    'スマートフォンのネットワークは {network} ですが、このサイトでは許可されていません。このページは {current} のままです。',
  'network.testnet': 'テストネット',
};
