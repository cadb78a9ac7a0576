import type { Part } from '../textLoaders.ts';

export const page: Part<'page'> = {
  'start.title': 'サイトが応答していません',
  'start.text':
    'ページは開けましたが、使用するネットワークの情報をサーバーから取得できませんでした。ウォレットや資産に影響はありません。',
  'start.faultTitle': 'このページを開始できませんでした',
  'start.faultText': 'ページ自体で問題が発生しました。ウォレットや資産に影響はありません。',
  'start.retry': '再試行',
  'start.retrying': '再試行しています…',

  'layout.skip': 'コンテンツへスキップ',
  'layout.navigation': 'ページ',
  'layout.homeLink': '{app}のホーム',
  'layout.home': 'ホーム',
  'layout.send': '送金',
  'layout.activity': 'アクティビティ',
  'layout.multisig': 'マルチシグ',
  'layout.sessions': 'セッション',
  'layout.settings': '設定',
  'layout.loading': 'ページを読み込んでいます…',
  'layout.restoring': '接続を復元しています…',
  'layout.copied': 'コピーしました',
  'layout.about':
    '{app}は運営者自身のサーバーで動いています。秘密鍵がウォレットの外に出ることはありません。',
  'layout.local':
    'ローカルネットワーク：すべてこのコンピューター上で動作しており、実際の価値はありません。',
  'layout.imprint': '運営者情報',
  'layout.privacy': 'プライバシー',
  'layout.terms': '利用規約',
  'layout.support': 'サポート',

  'dialog.cancel': 'キャンセル',

  'error.title': 'ページを表示できませんでした',
  'error.text': 'サイト側で問題が発生しました。ウォレットや資産に影響はありません。',
  'error.retry': '再試行',
  'error.reload': 'サイトを再読み込み',
  'error.updated': '開いた後に、このサイトが更新されました。続けるには再読み込みしてください。',
  'error.offlineTitle': 'オフラインです',
  'error.offline': 'このページはまだ読み込まれていません。接続が戻ると自動的に表示されます。',

  'notFound.title': 'ページが見つかりません',
  'notFound.text':
    'ページが見つかりません。URLが間違っているか、ページが移動した可能性があります。',

  'wallet.needed': 'まずウォレットを接続してください',
  'wallet.connect': 'ウォレットを接続',
  'wallet.createAccount': 'パスキーでアカウントを作成',
  'wallet.wrongNetwork':
    'ウォレットは、このサイトが対応していないネットワークに接続しています。別のネットワークに切り替えるか、接続を解除してください。',
  'wallet.switch': 'ネットワークを切り替え',
  'wallet.disconnect': '接続を解除',
  'wallet.offered': '人気',
  'wallet.relayDelayed':
    '{network}で{app}の処理が遅れています。署名済みのものは待機中で、自動的に送信されます。もう一度署名する必要はありません。',

  'home.title': '概要',
  'home.safe': 'Safe マルチシグアカウント',
  'home.headline': 'いつものウォレットに、静かな港を',
  'home.lead':
    'ここに船を寄せれば、各ネットワークの資産を確認して送金し、トランザクションが無事に届くまで見守れます。出航はいつでもご自由に。',
  'home.networks': { other: '{count}個のネットワークに対応：{names}' },
  'home.points': 'ここを選ぶ理由',
  'home.seeTitle': '署名する前に、内容がわかる',
  'home.see':
    'ウォレットが開く前に、数量、送金先、ネットワーク、手数料をわかりやすく表示します。ウォレットで承認しない限り、何も動きません。',
  'home.hostTitle': '間に入る企業はありません',
  'home.host':
    'ページが通信するのは、配信元のサーバーだけです。アカウント登録も、追跡も、仲介者もありません。',
  'home.keysTitle': '秘密鍵はご自身のもの',
  'home.keys':
    '接続したサイトに伝わるのはアドレスだけです。接続はワンクリックで解除でき、この端末の記録もいつでも消去できます。',
  'home.steps': 'ご利用の流れ',
  'home.step1Title': '接続する',
  'home.step1': 'このブラウザのウォレットを選び、ウォレットのウィンドウで接続を承認します。',
  'home.step2Title': '資産を見る',
  'home.step2': '各ネットワークのコインとトークンが、残高の推移とともに並んで表示されます。',
  'home.step3Title': '送金して見守る',
  'home.step3': 'アドレスまたはドメイン名に送金し、ネットワークで確認されるまで追跡できます。',
  'home.send': '送金',
  'home.receive': '受け取る',
  'home.copyAddress': 'アドレスをコピー',
  'home.explorer': '{explorer}で表示',

  'receive.title': '受け取る',
  'receive.qr': 'アドレス{address}のQRコード',
  'receive.note': 'コインとトークンを受け取れるネットワーク：{networks}',

  'holdings.title': '保有資産',
  'holdings.current': '使用中',
  'holdings.unavailable': '取得できません',
  'holdings.retrying': 'このネットワークは応答していません。自動的に再試行します。',
  'holdings.stale': 'このネットワークは応答していません。最後に取得した残高を表示しています。',
  'holdings.noTokens': '対応トークンの保有はありません。',
  'holdings.tokensUnavailable': 'トークン：取得できません',

  'chart.title': '{symbol}の残高',
  'chart.label': '{network}の最近数日間の残高の折れ線グラフ',
  'chart.summary': '{since}の{first}から、現在は{last}。最低{lowest}、最高{highest}。',
  'chart.now': '現在',
  'chart.empty': '表示できる履歴はまだありません。最初のコインを受け取るとグラフが始まります。',
  'chart.failed': '現在、残高の履歴を取得できません。',

  'latest.title': '最近のトランザクション',
  'latest.all': 'すべて表示',
  'latest.empty': 'ここから送金するとこちらに表示され、確認されるまで追跡できます。',

  'send.form': '送金',
  'send.asset': '資産',
  'send.balance': '残高',
  'send.balanceUnavailable': '残高を取得できません',
  'send.recipient': '送金先',
  'send.recipientNumber': '送金先{count}',
  'send.recipientPlaceholder': '0x… または name.eth',
  'send.recipientHelp': 'アドレス、またはアドレスに紐づくドメイン名を入力します。',
  'send.recipientHelpContacts': 'アドレス、アドレスに紐づくドメイン名、または連絡先を入力します。',
  'send.suggestions': '連絡先',
  'send.suggestionCount': { other: '{count}件の連絡先が一致' },
  'send.fromContacts': '連絡先より：{name}',
  'send.amount': '数量',
  'send.amountNumber': '数量{count}',
  'send.max': '最大',
  'send.maxLabel': '最大：送金可能な{symbol}の全額を入力',
  'send.addRecipient': '送金先を追加',
  'send.remove': '削除',
  'send.removeNumber': '送金先{count}を削除',
  'send.looking': 'ドメイン名を検索しています…',
  'send.leadsTo': '対応アドレス',
  'send.knownAs': 'ドメイン名：{name}',
  'send.noRecipient': '送金先を入力してください。',
  'send.stillLooking':
    'ドメイン名を検索しています。対応するアドレスを確認してから送金してください。',
  'send.notARecipient':
    '有効なアドレスではありません。0xに続く40桁のアドレスか、harbour.ethのようなドメイン名を入力してください。',
  'send.wrongChecksum':
    'アドレスの大文字・小文字がチェックサムと一致しません。入力ミスの可能性があります。もう一度コピーしてください。',
  'send.addressElsewhere': 'このアドレスは別のネットワークのものです：{network}。',
  'send.nameNotFound': 'このドメイン名に対応するアドレスが見つかりませんでした。',
  'send.noNames': 'このサイトではドメイン名を使えません。アドレスを入力してください。',
  'send.namesUnreachable': 'ドメイン名を検索できませんでした。ネットワークが応答していません。',
  'send.onlyOnEthereum':
    'このドメイン名には{network}用のアドレスがありません。これはEthereum用のアドレスです。',
  'send.nameOffChain':
    'このドメイン名は別の場所で管理されており、このサイトはそこに問い合わせません。アドレスを入力してください。',
  'send.nameMixed':
    'このドメイン名には異なる文字体系の文字が混ざっており、別の名前に似せている可能性があります。アドレスを入力してください。',
  'send.nameMoved':
    'このドメイン名は、先ほど表示された1つ目のアドレスではなく、2つ目のアドレスを指すようになりました。',
  'send.useNew': '新しいアドレスを使う',
  'send.linkAsks': 'リンクは{amount}を求めています。',
  'send.useAmount': 'この数量を使う',
  'send.noAmount': '数量を入力してください。',
  'send.notANumber': '有効な数量を入力してください（例：1234.5）。',
  'send.twoReadings': '2通りの数量に読めます。{whole}または{fraction}と入力してください。',
  'send.tooManyDecimals': '{symbol}は小数点以下{decimals}桁まで入力できます。',
  'send.withLetters': '文字を付けず、数字だけを入力してください。',
  'send.withMoney':
    '数量の単位は{symbol}です。ほかの通貨の記号を付けず、数字だけを入力してください。',
  'send.withApostrophe': '千の位にアポストロフィを使わずに入力してください。',
  'send.zero': '0より大きい数量を入力してください。',
  'send.moreThanBalance': '{symbol}の残高が不足しています。',
  'send.noRoomForFee':
    'ネットワーク手数料に充てる残高が足りません。「最大」を使うと手数料分を残せます。',
  'send.noCoinForFee': 'ネットワーク手数料が{missing}不足しています。',
  'send.noMaxUnavailable': '「最大」は使えません。ネットワーク手数料を見積もれませんでした。',
  'send.noMaxNothingLeft': '「最大」は使えません。ネットワーク手数料を除くと残高がありません。',
  'send.smallestUnits': '{symbol}の最小単位で：{units}',
  'send.problems': { other: 'まだ送金していません。先に{count}件の問題を修正してください。' },
  'send.confirm': 'ウォレットで確認してください…',
  'send.confirmHelp':
    'ウォレットにここと同じ内容が表示されます。ウォレットで承認または拒否してください。',
  'send.notOpened':
    'アカウントは{network}でまだ開設されていません。そこでの最初の支払いで開設され、その後署名できます。',
  'send.following': 'ネットワークの処理を待っています…',
  'send.proposed': 'オーナーに提案しました。',
  'send.failedDetail': 'ウォレットからのメッセージ：{detail}',
  'send.descriptionMany': { other: '{count}件の送金先に合計{amount}を送金' },

  'review.network': 'ネットワーク',
  'review.refused':
    'このトランザクションは失敗すると予測されています。送金するとネットワーク手数料が失われる可能性があります。',
  'review.toToken': 'これはトークンのコントラクトアドレスです。ここに送ったものは取り戻せません。',
  'review.toNobody': 'このアドレスの秘密鍵は誰も持っていません。ここに送ったものは失われます。',

  'activity.title': 'アクティビティ',
  'activity.lead': 'このアカウントでこのサイトから送金した、この端末に残る記録です。',
  'activity.needsWallet':
    'トランザクションはアカウントごとに保存されます。接続すると表示されます。',
  'activity.emptyTitle': '海は穏やかです',
  'activity.empty': 'まだ送金はありません。最初のトランザクションがここに表示されます。',
  'activity.send': '送金する',
  'activity.status': 'ステータス',
  'activity.all': 'すべて',
  'activity.pending': '処理中',
  'activity.confirmed': '確認済み',
  'activity.failed': '失敗',
  'activity.network': 'ネットワーク',
  'activity.everyNetwork': 'すべてのネットワーク',
  'activity.count': { other: 'トランザクション{count}件' },
  'activity.more': { other: 'ほか{count}件' },
  'activity.filteredEmpty': '条件に一致するトランザクションはありません。',
  'activity.showAll': 'すべて表示',
  'activity.notConfirmedTitle': '「未確認」',
  'activity.notConfirmed':
    'とは、時間内に確認が取れなかったという意味で、失敗したという意味ではありません。次回のアクセス時に再度確認し、成功していれば表示を修正します。',
  'activity.clear': 'すべて消去',
  'activity.clearTitle': '一覧を消去しますか？',
  'activity.clearText':
    'このアカウントのすべてのネットワークのトランザクションを、処理中のものも含めてこの端末から消去します。ブロックチェーン上の記録は残ります。',
  'activity.clearConfirm': '一覧を消去',
  'activity.cleared': 'トランザクションの一覧を消去しました',

  'settings.title': '設定',
  'settings.lead': 'この端末にのみ保存されます。',
  'settings.look': '表示と言語',
  'settings.theme': 'テーマ',
  'settings.system': 'システム',
  'settings.light': 'ライト',
  'settings.dark': 'ダーク',
  'settings.accent': 'アクセントカラー',
  'settings.harbour': 'ハーバー',
  'settings.ocean': 'オーシャン',
  'settings.violet': 'バイオレット',
  'settings.rose': 'ローズ',
  'settings.ember': 'エンバー',
  'settings.forest': 'フォレスト',
  'settings.language': '言語',
  'settings.networks': 'ネットワーク',
  'settings.networksHelp':
    '運営者が選んだネットワークです。このページは自身のサーバーを通して読み取ります。',
  'settings.testnet': 'テストネット',
  'settings.chainId': 'チェーンID',
  'settings.readRpc': '読み取り用URL',
  'settings.walletRpc': 'ウォレット用RPC URL',
  'settings.copy': 'コピー：{what}、{network}',
  'settings.block': 'ブロック {number}',
  'settings.unreachable': '応答なし',
  'settings.add': 'ウォレットに追加',
  'settings.added': 'ウォレットに追加しました。',
  'settings.addFailed': 'ウォレットに追加できませんでした。',
  'settings.addFailedDetail': 'ウォレットに追加できませんでした：{detail}',
  'settings.stored': 'この端末のデータ',
  'settings.storedHelp':
    'このサイトがこのブラウザに保存しているデータです。外部に送信されることはありません。',
  'settings.nothingStored': '保存されているデータはありません。',
  'settings.signedIn':
    'Cookieによってサインインが保たれます。それを見るのはこのサイトのサーバーだけです。',
  'settings.entries': { other: '{count}件' },
  'settings.clear': '消去',
  'settings.clearTitle': 'この端末のデータを消去しますか？',
  'settings.clearText':
    '接続を解除し、このサイトのトランザクション、ウォレット、設定をこのブラウザから消去します。ブロックチェーン上の記録は残ります。',
  'settings.clearConfirm': '接続を解除して消去',
  'settings.cleared': 'この端末のデータを消去しました',

  'stored.transactions': 'トランザクション',
  'stored.wallets': '最近使用したウォレット',
  'stored.session': '前回の接続',
  'stored.language': '言語',
  'stored.look': 'テーマとカラー',
  'stored.other': 'その他',
};

export const payment: Part<'payment'> = {
  'leaves.title': 'アカウントから出ていくもの',
  'leaves.refund': 'ガス代の払い戻しとして最大{amount}',
  'leaves.units': '{token}の最小単位 {units}',
  'leaves.item': '{token}のアイテム {id}',
  'check.loading': '確認中…',
  'check.unread': '先に上の警告を読み、チェックを入れてください。',
  'check.refused': '上記の理由により、署名してはいけません。',
  'check.refund-excessive': '払い戻しが、ガス代として妥当な額を超えています。',
  'check.refund-uncompared': '払い戻しをガス代と比較できませんでした。',
  'check.recipient-token':
    'これはトークンのコントラクトアドレスです。ここに送ったものは取り戻せません。',
  'check.recipient-zero':
    'このアドレスの秘密鍵は誰も持っていません。ここに送ったものは失われます。',
  'check.recipient-burn':
    'このアドレスの秘密鍵は誰も持っていません。ここに送ったものは失われます。',
  'check.recipient-other-token':
    'これはトークンのコントラクトアドレスです。ここに送ったものは取り戻せません。',
  'check.recipient-self': '送金先はご自身のアドレスです。',
  'check.recipient-alike':
    '1つ目のアドレスは、既知の2つ目と先頭と末尾が同じですが別物です。すべての文字を見比べてください。',
  'check.recipient-new': {
    other: '履歴によると、このアカウントが初めて支払う受取人が{count}件あります。',
  },
  'check.recipient-unread': 'これらの受取人に以前支払ったかどうかを読み取れませんでした。',
  'check.recipient-twice': '同じ送金先が複数回指定されています。',
  'check.name-mixed':
    'このドメイン名には異なる文字体系の文字が混ざっており、別の名前に似せている可能性があります。アドレスを確認してください。',
  'check.code-missing':
    'このアドレスにはコントラクトがありません。呼び出しは何も行わず、それでも完了扱いになります。',
  'check.code-expected':
    'このアドレスにはまだコントラクトがありません。先に作成されなければ、呼び出しは何も行いません。',
  'check.code-unread': 'このアドレスにコントラクトがあるかどうかを読み取れませんでした。',
  'check.power-without-code':
    'このアドレスにはコントラクトがありません。アカウントに対する権限を与えてはいけません。',
  'check.power-of-token':
    'このアドレスはトークンです。アカウントに対する権限を与えてはいけません。',
  'check.power-unread':
    'このアドレスに何があるかを読み取れませんでした。それまでアカウントに対する権限を与えてはいけません。',
  'check.power-unpublished':
    'このコントラクトはSafeが公開したものではありません。アカウントに対する権限を持つことになります。作成者がわかる場合だけ署名してください。',
  'check.account-elsewhere':
    'このアドレスには{network}ではコントラクトがありますが、ここには何もありません。送ったものは失われるおそれがあり、ここでは署名できません。',
  'check.account-unread':
    '応答していないネットワークがあります。そこにだけあるコントラクトの場合、送ったものは失われるおそれがあり、ここでは署名できません。',
  'check.token-imitates':
    'リストにないトークンが、リストのトークンと同じ{symbol}を名乗っています。アドレスを比較してください。',
  'check.token-unread': 'このトークンが何かを読み取れませんでした。数量は最小単位です。',
  'check.token-decimals':
    'このトークンのコントラクトが示す小数桁数は、数量としてあり得ない値です。',
  'check.balance-short': 'アカウントの残高が、出ていく額より少ないです。',
  'check.balance-unread': '残高を読み取れませんでした。',
  'check.limit-exceeded': '残りの限度額を超えています。',
  'check.limit-unread': '残りの限度額を読み取れませんでした。',
};
