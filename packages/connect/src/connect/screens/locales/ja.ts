import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': '{wallet}で読み取る',
  'scan.titleAny': 'スマートフォンで読み取る',
  'scan.help': 'スマートフォンで{wallet}を開き、このコードを読み取ってください。',
  'scan.helpAny': 'スマートフォンでウォレットを開き、このコードを読み取ってください。',
  'scan.helpHere':
    'リンクをコピーしてウォレットに貼り付けるか、別のスマートフォンでコードを読み取ってください。',
  'scan.code': 'スマートフォンのウォレットを接続するQRコード',
  'scan.starting': '準備中…',
  'scan.ready': 'コードを読み取れます',
  'scan.renewed': 'コードを更新しました',
  'scan.renewsIn': 'あと{time}で更新',
  'scan.copy': 'リンクをコピー',

  'phone.open': '{wallet}を開く',
  'phone.kept':
    '{wallet}はまだ接続されています。スマートフォンで開いて続行するか、別のウォレットを接続してください。',
  'phone.help': '{wallet}で接続を承認してから、ここに戻ってください。',
  'phone.stuck': '{wallet}が開きませんか？このスマートフォンにまだ入っていない可能性があります。',
  'phone.back': '承認済みの場合、まもなく応答が届きます。',
  'phone.noAnswer': 'ウォレットからまだ応答がありません',
  'phone.showCode': 'コードとリンクを表示',

  'plain.help':
    'ウォレットに承認の画面が出ませんか？接続とサインインを同時に行えないウォレットもあります。',
  'plain.connect': '先に接続し、後でサインイン',

  'inside.open': '{wallet}のブラウザで開く',
  'inside.help': 'このページは{wallet}のブラウザで開きます。そこで接続してください。',
  'inside.paste': '{wallet}を開き、アプリ内ブラウザがあればこのページのURLを貼り付けてください。',

  'get.choose': 'どれでもかまいません。ひとつあれば十分です。',
  'get.install': '{wallet}をインストール',
  'get.installHelp': '下のリンクをご利用ください。アプリストアには偽物も多くあります。',
  'get.create': 'ウォレットを作成またはインポート',
  'get.createHelp': 'リカバリーフレーズは紙に書き、決して誰にも教えないでください。',
  'get.return': 'ここに戻ってウォレットを接続',
  'get.returnHelp': 'ウォレットがまだ一覧にない場合は、ページを再読み込みしてください。',
  'get.from': '{store}で入手',
  'get.program': 'パソコン版を入手',
  'get.phone': 'スマートフォン用',
  'get.scan': '読み取ると{store}のページが開きます',

  'about.keysTitle': '秘密鍵はご自身の手元に',
  'about.keys':
    'ウォレットは、コインやトークン、NFTの秘密鍵を保管し、保有している資産を表示するものです。',
  'about.signInTitle': 'ひとつのログインで、いろいろなサイトへ',
  'about.signIn':
    'サイトごとにアカウントやパスワードを作らなくても、接続するだけで使えます。いつでも解除できます。',
  'about.safetyTitle': '承認なしには何も動きません',
  'about.safety':
    '接続したサイトに見えるのはアドレスだけです。支払いや署名には、毎回ウォレットでの承認が必要です。',
  'about.more': '詳しく見る',
};
