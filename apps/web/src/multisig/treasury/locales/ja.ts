import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'まとめて支払う（CSV）',
  'payments.single': '支払いを1件ずつ入力',
  'nonce.choose': 'nonce {nonce}：別のものを選ぶ',
  'nonce.free': '待機中のすべての後にある、最初の空きです。',
  'nonce.replaces':
    '待機中のトランザクションがこのnonceを使っています。どれかが実行されると、ほかは無効になります。',
  'nonce.gap': 'nonce {missing}がありません：それが実行されるまで、これは実行できません。',
  'nonce.used': 'アカウントはすでにnonce {next}まで進んでいます。',
  'nonce.not-a-number': '{next}以上の整数を入力してください。',
  'nonce.replace': '代わりに別の呼び出しを提案',
  'takes.nonce': 'この提案はnonce {nonce}を使います。',
  'takes.used': 'すでに使われているため、実行できません。確認画面で別のものを選んでください。',
  'gap.one': 'nonce {nonce}がありません。',
  'gap.several': 'nonce {first}から{last}までがありません。',
  'gap.help': 'それまで、以下のものは実行できません。',
  'gap.fill': 'nonce {nonce}のものを提案',
  'delete.help':
    'トランザクションサービスから削除されるだけです。署名を控えた人はまだ実行できます。確実にするには拒否してください。',
  'next.sign': { other: 'あと{count}件の署名が必要です。次のオーナーの誰でもかまいません：' },
  'next.execute': '必要な数のオーナーが署名しました：下から誰でも実行できます。',
  'next.share': 'このリンクを送ってください：このトランザクションが開きます。',
  'create.link': 'マルチシグアカウントを作成',
  'create.open': '別のネットワークで開く',
  'ledger.open': '絞り込みと書き出し',
  'ledger.close': 'すべて表示に戻す',
  'note.label': 'ほかのオーナーへのメモ',
  'note.help':
    '任意で、公開されます：トランザクションサービスで誰でも読めます。署名の対象には含まれません。',
  'note.tooLong': '最大{most}文字です。',
  'note.shown': '提案者のメモ（署名の対象外）：',
  'notify.on': '署名待ちがあるときに知らせる',
  'notify.help': 'この端末で、このアカウントのタブが開いている間です。',
  'notify.denied':
    'ブラウザがこのサイトの通知をブロックしています。ブラウザの設定で許可してください。',
  'notify.waits': { other: '{account}のトランザクション{count}件が署名を待っています。' },
};
