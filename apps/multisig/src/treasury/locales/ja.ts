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
  'nonce.unheard':
    'アカウントはこのnonceより先に進んでいます。どのトランザクションが使ったかは、トランザクションサービスからまだ届いていません。',
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
  'delete.never':
    'この提案は削除できません。トランザクションサービスで削除できるのは自身の鍵を持つウォレットだけで、パスキーやコントラクトではできません。代わりに拒否してください。',
  'signer.several':
    'アカウント自体に複数の署名が必要で、ここでは集められません。別のウォレットを使ってください。',
  'next.sign': { other: 'あと{count}件の署名が必要です。次のオーナーの誰でもかまいません：' },
  'next.execute': '必要な数のオーナーが署名しました：下から誰でも実行できます。',
  'next.share': 'このリンクを送ってください：このトランザクションが開きます。',
  'approve.help':
    'このアカウントはコントラクトです：{network}で自身のトランザクションを送って署名し、そのオーナーが承認します。',
  'approve.waiting':
    '{network}でのトランザクションを待っています。このページを離れて、後でもう一度ボタンを押せます：何も失われません。',
  'approve.description': '{account}として署名',
  'create.link': 'マルチシグアカウントを作成',
  'create.open': '別のネットワークで開く',
  'settings.open': 'このアカウントの設定',
  'set.enableModule': 'モジュール {module} を有効にする：以後、署名なしで動作できます',
  'set.disableModule': 'モジュール {module} を無効にする',
  'set.guard': 'ガード {contract} を設定する：すべてのトランザクションを拒否できます',
  'unset.guard': 'ガードを外す',
  'set.moduleGuard': 'モジュールのガード {contract} を設定する',
  'unset.moduleGuard': 'モジュールのガードを外す',
  'set.handler': 'フォールバックハンドラー {contract} を設定する',
  'unset.handler': 'フォールバックハンドラーを外す',
  'set.addDelegate': '{spender} に支出限度額を持たせる',
  'set.removeDelegate': '{spender} の支出限度額をすべて取り消す',
  'set.limitOnce': '{spender} は署名なしで一度だけ {amount} を支出できる',
  'set.limit': '{spender} は署名なしで {amount} を支出できる（{period}後に更新）',
  'set.resetLimit': '{spender} が支出した {token} をゼロに戻す',
  'set.removeLimit': '{spender} の {token} の支出限度額を取り消す',
  'set.units': '一覧にないトークン {token} の最小単位 {units}',
  'finding.threshold-one': '以後、どのオーナーも一人で操作できるようになります。',
  'finding.gas-price': '呼び出しとは別に、アカウントは{recipient}に最大{amount}を払い戻します。',
  'finding.spending-limit': '以後、署名なしで限度額まで支出できるアドレスがあります。',
  'history.item': '{token}のアイテム {id}',
  'history.doubt.not-owners': 'オーナーは署名していません：トークンのコントラクトによる報告です。',
  'history.doubt.nothing':
    '何も送信されておらず、オーナーも署名していません。このアドレスをコピーしないでください。',
  'history.doubt.imitation': '既知のトークンを模倣した別のトークンです。',
  'history.doubt.look-alike': '既知のアドレスに似ていますが、別のアドレスです。',
  'history.doubt.odd-decimals':
    'このトークンのコントラクトが示す小数桁数は、数量としてあり得ない値です。',
  'finding.signature-set-aside':
    'オーナーではない、または現在はオーナーではないアカウントの署名があります。この署名は数えられません。',
  'finding.signature-withdrawn':
    'オーナーであるコントラクトが、その署名を認めていないか、現在は認めていません。この署名は数えられません。',
  'refund.paid': 'ほかに、ガス代の払い戻しとして{recipient}に{amount}が支払われました。',
  'refund.along': '{call}、{recipient}に最大{amount}の払い戻し',
  'refund.executor': '実行した人',
  'row.proposer': '提案者：{name}',
  'row.depends': 'これより前に待機中のオーナー変更（nonce {nonces}）に依存します。',
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
