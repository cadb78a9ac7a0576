import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}：アカウントのリカバリーが始まりました',
  started: '{network}のアカウント {account} のリカバリーが始まりました。',
  runningSubject: '{app}：アカウントのリカバリーが進行中です',
  running: '{network}のアカウント {account} のリカバリーが進行中です。',
  changes: '{date} UTC以降、すべてのオーナーが次に入れ替わります：',
  stop: '心当たりがない場合は、それまでに停止してください：',
  touch:
    'アカウントを接続し、「停止」をタップしてください。一度で十分で、手数料はどのウォレットでも払えます。',
  without:
    'このサイトが使えない場合：任意のウォレットで、そのアカウントからリカバリーモジュールの cancelRecovery() を呼び出してください。',
  mine: 'ご自身で行った場合は、何もする必要はありません。',
  finishedSubject: '{app}：アカウントのリカバリーが完了しました',
  finished:
    '{network}のアカウント {account} のリカバリーが完了し、すべてのオーナーが入れ替わりました。',
  cancelledSubject: '{app}：アカウントのリカバリーが停止しました',
  cancelled: '{network}のアカウント {account} のリカバリーが停止しました。オーナーは変わりません。',
  again: 'ガーディアンは新たに始められます。信頼できない場合は、ガーディアンを変更してください。',
  contactsSubject: '{app}：アカウントのメールアドレスが変わります',
  contacts: 'アカウント {account} について{app}が送るメールアドレスが変わります。',
  delay: '7日後から、新しいアドレスはコードを受け取り、削除したアドレスは受け取らなくなります。',
  notYou:
    '心当たりがない場合は、誰かがあなたのアカウントでサインインしています。そこで取り消し、すべてのセッションからサインアウトしてください。',
  codeSubject: '{app}：新しい鍵のコード',
  code: 'このコードで、{app}はガーディアンの一人として、次のアカウントの新しい鍵に同意します',
  newKey: '{network}での新しい鍵',
  rules:
    '10分間有効です。請求したページにだけ入力し、誰にも教えないでください。{app}の者が尋ねることはありません。請求していない場合は、何もしないでください。',
};
