import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
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

export const sessions: Part<'sessions'> = {
  'sessions.title': 'セッションと連絡先',
  'sessions.lead': 'サインイン中の端末と、送金先の一覧です。',
  'sessions.needsWallet':
    'セッションと連絡先はアカウントごとに保存されます。そのウォレットを接続してください。',
  'sessions.loading': '読み込んでいます…',

  'signIn.needed': '続けるにはサインインしてください',
  'signIn.reason':
    'ウォレットでメッセージに署名します。アカウントがご自身のものであることの証明で、費用はかからず、トランザクションも送信されません。',
  'signIn.action': 'サインイン',
  'signIn.ended': 'この端末からサインアウトしました。',
  'signIn.endedEverywhere': 'すべての端末からサインアウトしました。',

  'devices.title': '端末',
  'devices.help':
    'このアカウントでサインインしている端末です。心当たりのない端末はサインアウトさせてください。',
  'devices.unknown': '不明な端末',
  'devices.current': 'この端末',
  'devices.passkey': 'パスキー',
  'devices.seen': '最終アクセス',
  'devices.since': 'サインイン',
  'devices.until': '有効期限',
  'devices.signOut': 'サインアウト',
  'devices.signOutLabel': 'サインアウト：{device}',
  'devices.ended': 'サインアウトしました：{device}',
  'devices.more': 'さらに表示',
  'devices.everywhere': 'すべての端末からサインアウト',
  'devices.everywhereTitle': 'すべての端末からサインアウトしますか？',
  'devices.everywhereText':
    'この端末を含むすべての端末からサインアウトします。連絡先はアカウントに残ります。',
  'devices.failed': '端末の一覧を読み込めませんでした。',
  'devices.endFailed': '端末をサインアウトできませんでした。',

  'contacts.title': '連絡先',
  'contacts.help':
    'アカウントとともにこのサイトに保存され、サインインしたどの端末でも使えます。「送金」で候補として表示されます。',
  'contacts.count': { other: '{count}件の連絡先' },
  'contacts.add': '連絡先を追加',
  'contacts.import': 'インポート',
  'contacts.export': 'CSVをエクスポート',
  'contacts.search': '連絡先を検索',
  'contacts.noMatch': '検索に一致する連絡先はありません。',
  'contacts.showAll': 'すべて表示',
  'contacts.emptyTitle': '連絡先はまだありません',
  'contacts.empty': '送金先の相手を追加するか、一覧をインポートしてください。',
  'contacts.failed': '連絡先を読み込めませんでした。',
  'contacts.mixed':
    'この名前には異なる文字体系の文字が混ざっており、別の名前に似せている可能性があります。アドレスを確認してください。',
  'contacts.edit': '{name}を編集',
  'contacts.delete': '{name}を削除',
  'contacts.deleteTitle': 'この連絡先を削除しますか？',
  'contacts.deleteText': '「{name}」はすべての端末の連絡先から削除されます。',
  'contacts.deleteConfirm': '削除',
  'contacts.deleted': '連絡先を削除しました',
  'contacts.deleteFailed': '連絡先を削除できませんでした。',
  'contacts.editTitle': '連絡先を編集',
  'contacts.name': '名前',
  'contacts.address': 'アドレス',
  'contacts.note': 'メモ',
  'contacts.noteHelp': '任意です。',
  'contacts.save': '保存',
  'contacts.saved': '連絡先を保存しました',
  'contacts.saveFailed': '連絡先を保存できませんでした。',
  'contacts.nameRequired': '名前を入力してください。',
  'contacts.nameTooLong': '名前は{most}文字までです。',
  'contacts.hiddenCharacters': '目に見えない文字が含まれています。入力し直してください。',
  'contacts.addressRequired': 'アドレスを入力してください。',
  'contacts.addressInvalid': '有効なアドレスではありません。0xに続く40桁を入力してください。',
  'contacts.addressChecksum':
    'アドレスの大文字・小文字がチェックサムと一致しません。入力ミスの可能性があります。もう一度コピーしてください。',
  'contacts.addressTaken': 'このアドレスの連絡先はすでにあります：{name}',
  'contacts.noteTooLong': 'メモは{most}文字までです。',

  'fault.unreachable': 'サーバーが応答しませんでした。接続を確認して、もう一度お試しください。',
  'fault.busy': 'リクエストが多すぎます。1分ほど待ってから、もう一度お試しください。',
  'fault.signedOut': 'サインアウトしています。サインインして、もう一度お試しください。',
  'fault.full': 'これ以上連絡先を保存できません。先にいくつか削除してください。',
  'fault.taken': 'このアドレスの連絡先はすでにあります。',
  'fault.gone': 'すでに削除されています。別の端末で削除された可能性があります。',
  'fault.tooLarge':
    'サーバーが受け付けられる大きさを超えています。小さく分けてインポートしてください。',
  'fault.other': 'サイト側で問題が発生しました。後でもう一度お試しください。',

  'import.title': '連絡先のインポート',
  'import.new': { other: '新しい連絡先：{count}件' },
  'import.changed': { other: '変更される連絡先：{count}件' },
  'import.unchanged': { other: '変わらない連絡先：{count}件' },
  'import.nothing': 'このファイルに新しいものはありません。',
  'import.renamed': '「\u2068{before}\u2069」→「\u2068{after}\u2069」',
  'import.noteChanged': '「{name}」のメモを変更',
  'import.noteRemoved': '「{name}」のメモを削除',
  'import.faulty': { other: 'インポートできない{count}行は除かれます：' },
  'import.line': '{line}行目：{problem}',
  'import.twice': 'このアドレスはすでに{line}行目にあります。',
  'import.entry': '連絡先{line}：{problem}',
  'import.entryTwice': 'このアドレスはすでに連絡先{line}にあります。',
  'import.entriesFaulty': { other: 'インポートできない{count}件の連絡先は除かれます：' },
  'import.withoutAddress': { other: 'イーサリアムアドレスのない項目を除外：{count}件' },
  'import.columns': '値の数が列より多くなっています。カンマを含む値は引用符で囲んでください。',
  'import.quotes': '引用符が正しく閉じられていません。',
  'import.tooLarge': 'ファイルが1 MBを超えています。',
  'import.notText': 'UTF-8のテキストではありません。「CSV UTF-8」で保存して、選び直してください。',
  'import.unreadable': 'ファイルを読み取れませんでした。選び直してください。',
  'import.empty': 'このファイルに連絡先はありません。',
  'import.noHeader': '1行目に列の名前が必要です：name、address、必要であればnote。',
  'import.tooManyRows': 'このファイルには{most}件を超える連絡先があります。',
  'import.noRoom':
    '連絡先が{most}件を超えます。いくつか削除するか、減らしてインポートしてください。',
  'import.confirm': { other: '{count}件の連絡先をインポート' },
  'import.another': '別のファイルを選ぶ',
  'import.failed': '何もインポートされませんでした。',
  'import.done': 'インポートしました。新規：{added}件。変更：{changed}件。',
  'import.close': '完了',
};

export const openId: Part<'openId'> = {
  'authorize.title': '{name} にサインイン',
  'authorize.lead':
    '{name} が本人確認を求めています。資産を動かしたり、代わりに署名したりすることはできません。',
  'authorize.loading': 'リクエストを読み込んでいます…',
  'authorize.needsWallet': 'そこで使うアカウントのウォレットまたはパスキーを接続してください。',
  'authorize.account': '使用するアカウント',
  'authorize.switch': '別のアカウントを使う',
  'authorize.learns': '{name} に伝わる情報',
  'authorize.returns': 'その後に戻る先',
  'authorize.otherHost':
    'これは {name} のアドレス（{host}）ではありません。両方を信頼できる場合にのみ許可してください。',
  'authorize.remembered':
    '確認は一度だけです。ここでサインアウトすると、そちらからもサインアウトします。このアクセスは「セッションと連絡先」で終了できます。',
  'authorize.allow': '許可する',
  'authorize.deny': '許可しない',
  'authorize.back': '{name} に戻る',
  'authorize.leaving': '{name} に戻っています…',
  'authorize.known': '{name} は以前に許可されています。サインインしています…',
  'authorize.notAllowed':
    '{name} はメンバー専用です。このアカウントはメンバーではありません：{account}',
  'authorize.over': 'このリクエストは終了しました',
  'authorize.overHelp':
    'すでに回答済みか、時間が経ちすぎたか、別のブラウザで始められたものです。アプリに戻り、もう一度サインインしてください。',
  'authorize.refused': 'このアプリではサインインできません',
  'authorize.refusedHelp':
    'このサイトが受け付けられないリクエストです。アプリの運営者に次のコードをお伝えください：{code}',
  'authorize.open': '{name} を開く',
  'authorize.failed': 'リクエストを読み込めませんでした。',
  'authorize.notAnswered': '回答を送信できませんでした。',
  'authorize.chainSilent':
    'ネットワークが応答しないため、メンバーかどうかを確認できませんでした。少し待ってから、もう一度お試しください。',
  'authorize.again': 'もう一度サインイン',
  'authorize.againHelp':
    'ここではサインイン済みです。{name} がご本人であることを確認するため、もう一度署名してください。',

  'again.sign': 'メッセージに署名',
  'again.confirm': 'ウォレットで確認してください',
  'again.failed': '問題が発生しました。もう一度お試しください。',
  'again.pending':
    'このメッセージには、ほかのオーナーの署名も必要です。ページを離れて、あとで戻ることもできます。',
  'again.check': 'もう一度確認',
  'again.stop': 'サインインをキャンセル',

  'claim.account': 'アカウントのアドレス',
  'claim.name': '名前',
  'claim.nameless': '名前は見つかりません。アドレスが伝わります。',
  'claim.picture': '画像',
  'claim.pictureless': '画像は見つかりません。',
  'claim.unread': '現在、読み取れませんでした。',
  'claim.groups': '次のうち所属するグループ',
  'claim.email': 'アカウントのアドレスから作られたメールアドレス。メールは届きません。',
  'claim.offline':
    'ここでサインインしている間は、不在のときにもこれらを再び読み取ることがあります。',

  'signOut.title': 'サインアウト',
  'signOut.lead': '{name} からサインアウトしました。ここからもサインアウトしますか？',
  'signOut.leadUnknown': 'アプリからサインアウトしました。ここからもサインアウトしますか？',
  'signOut.everywhere': 'すべてからサインアウト',
  'signOut.everywhereHelp':
    'このブラウザは、ここと、ここからサインインしたすべてのアプリからサインアウトします。',
  'signOut.only': '{name} のみ',
  'signOut.onlyUnknown': 'このアプリのみ',
  'signOut.onlyHelp': 'ここと他のアプリにはサインインしたままになります。',
  'signOut.leaving': 'サインアウトしました。戻っています…',
  'signOut.failed': 'まだサインアウトしていません。',
  'signOut.refused': 'このアプリではサインアウトできません',

  'applications.title': 'アプリ',
  'applications.help':
    'このアカウントでサインインしているアプリです。ここでサインアウトすると、アプリからもサインアウトします。',
  'applications.none': 'まだありません。許可したアプリがここに表示されます。',
  'applications.failed': 'アプリの一覧を読み込めませんでした。',
  'applications.learns': '伝わる情報',
  'applications.since': '許可日時',
  'applications.used': '最終使用',
  'applications.end': 'アクセスを終了',
  'applications.endLabel': 'アクセスを終了：{name}',
  'applications.endTitle': '{name} のアクセスを終了しますか？',
  'applications.endText':
    'すべての端末でそのアプリからサインアウトします。次回は再び確認が必要です。',
  'applications.ended': 'アクセスを終了しました：{name}',
  'applications.endFailed': 'アクセスを終了できませんでした。',
  'applications.account': 'アドレス',
  'applications.name': '名前',
  'applications.picture': '画像',
  'applications.groups': 'グループ（{groups}）',
  'applications.email': 'メールアドレス',
};

export const html: Part<'html'> = {
  'html.description':
    'お持ちの Ethereum ウォレットを接続して、資産を確認し、送金し、すべてのトランザクションを追跡できます。',
  'html.noScript':
    'このページは JavaScript を使ってウォレットと連携します。JavaScript を有効にしてください。',
  'html.tooOld': 'このブラウザは古すぎます',
  'html.tooOldHelp':
    'ブラウザを更新するか、別のブラウザでこのページを開いてください（Chrome 111、Safari 16.4、Firefox 115 以降）。ウォレットや資産に影響はありません。',
};
