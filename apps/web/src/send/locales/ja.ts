import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': '送金',
  'send.lead':
    'アドレスまたはドメイン名に送金します。送金の前に、ウォレットでもう一度確認を求められます。',
  'send.needsWallet': '送金はご自身のウォレットから、ウォレットでの承認を経て行われます。',
  'send.otherAccount':
    '入力された内容は別のアカウント（{account}）のものです。このフォームは現在接続中のアカウント用で、空です。',
  'send.submit': '送金',
  'send.manyOwners':
    'このアカウントからの支払いに必要な署名：{threshold}。他のオーナーに提案してください。',
  'send.propose': '支払いを提案',
  'send.stopWaiting': 'フォームに戻る',
  'send.sent': '送金を開始しました。',
  'send.arrived': 'ネットワークで確認されました。',
  'send.notThrough': '送金は完了しませんでした。',
  'send.arrivedLess': 'トークン自身の記録によると、届いたのは{amount}だけです。',
  'send.follow': 'アクティビティで追跡',
  'send.openProposal': 'マルチシグで開く',
  'send.saveContact': '{recipient}を連絡先に保存',
  'send.failed': '送金できませんでした。',
  'send.failedHelp': '失われたものはありません。入力内容はそのまま残っています。',
  'send.noFunds': 'ウォレットが必要とするネットワーク手数料に対して、残高が足りません。',
  'send.lowerAmount': '{amount}に減らす',
  'send.oneByOne': '1件ずつ送信',
  'send.earlierOpen':
    '以前のリクエストがウォレットで開いたままです。ウォレットで拒否しないと、それも送信される可能性があります。',
  'send.sentAlready':
    '同じ支払いがついさっきここから送信されました。もう一度送る場合のみ続けてください。',
  'send.otherNetwork':
    'ウォレットが別のネットワークに接続しています。切り替えてからもう一度お試しください。',
  'send.cannotTell': '送信されたかどうか確認できません。再試行の前にウォレットを確認してください。',
  'send.description': '{recipient}に{amount}を送金',

  'review.title': '送金内容の確認',
  'review.empty': 'フォームに入力すると、ウォレットに依頼する内容がまずここに表示されます。',
  'send.phoneElsewhere':
    'スマートフォンのネットワークは {network} ですが、このサイトでは許可されていません。このページは {current} のままです。',
  'review.sentence': '{network}で{recipient}に{amount}を送金します。',
  'review.fee': 'ネットワーク手数料',
  'review.feeLater': 'フォームの入力後に表示',
  'review.about': '約',
  'review.paidBy': '{name}が支払います',
  'review.byWallet': '別のウォレットで送信し、手数料はそのウォレットが支払います',
  'review.total': '合計',
  'review.says': '示された理由：{reason}',
  'review.answersFalse':
    'このトークンは何も送らないと応答しています。それでもネットワーク手数料はかかります。',
  'review.arrivesLess': '届くのは{amount}だけです。このトークンは送られた額の一部を差し引きます。',
  'review.wallet': '次にウォレットが開き、承認を求められます。',
};
