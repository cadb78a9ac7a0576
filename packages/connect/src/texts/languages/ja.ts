import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続しています…',
  'button.finishing': '{wallet}との接続を完了しています…',
  'button.loading': '接続を復元しています…',
  'button.wrongNetwork': '未対応のネットワーク',
  'button.reload': 'ページを再読み込み',
  'button.signIn': 'サインイン',
  'button.account': 'アカウント {account}',
  'button.network': 'ネットワーク：{network}',
  'button.pending': { other: '処理中のトランザクション：{count}件' },

  'dialog.close': '閉じる',
  'dialog.back': '戻る',
  'dialog.cancel': 'キャンセル',
  'dialog.retry': '再試行',

  'connect.title': 'ウォレットを接続',
  'connect.installed': 'インストール済み',
  'connect.more': 'その他のウォレット',
  'connect.recent': '最近使用',
  'connect.browserWallet': 'ブラウザウォレット',
  'connect.safeNote': 'このページを開いているアカウント',
  'connect.none': 'このブラウザにウォレットが見つかりません',
  'connect.noneHelp':
    'ウォレットの拡張機能をインストールして、ここに戻ってください。自動的に表示されます。',
  'connect.about': 'ウォレットとは？',
  'connect.get': 'ウォレットを入手',
  'connect.getNote': '入手方法',
  'connect.popular': '人気',
  'connect.phoneWallet': 'スマートフォンのウォレット',
  'connect.phoneWalletHelp': 'コードを読み取るだけ。どのウォレットでも可',
  'connect.otherWallets': 'ほかのウォレット',
  'connect.otherWalletsHelp': 'どれを使うかはスマートフォンが確認します',
  'connect.otherWalletsCode': 'コードまたはコピーしたリンクで接続',
  'connect.insideNote': '{wallet}のブラウザで開きます',
  'connect.search': 'ウォレットを検索',
  'connect.found': { other: '{count}件のウォレットが見つかりました' },
  'connect.noMatch': 'その名前のウォレットはありません。',
  'connect.lookingFor': '{wallet}を探しています…',
  'connect.inApp':
    '{app}の中からはウォレットを開けません。メニューから、またはページのURLをコピーして、スマートフォンのブラウザで開いてください。',
  'connect.waiting': '{wallet}を開いて続行してください',
  'connect.waitingHelp': 'ウォレットのウィンドウで接続を承認してください。',
  'connect.waitingLong':
    '何も表示されませんか？ウォレットがロックされているか、ウィンドウがこの画面の後ろに隠れている可能性があります。',
  'connect.failed': '{wallet}に接続できませんでした',
  'connect.failedBusy':
    '{wallet}に応答待ちのリクエストがあります。先にそちらに応答してから、再試行してください。',
  'connect.failedEmpty':
    '{wallet}からここで使えるアカウントが共有されませんでした。ウォレットで選択してから、再試行してください。',
  'connect.failedGone':
    '{wallet}が見つからなくなりました。ページを再読み込みして、もう一度お試しください。',
  'connect.failedTimeout': '{wallet}から時間内に応答がありませんでした。',
  'connect.failedDetail': 'ウォレットからのメッセージ：{detail}',
  'connect.failedUnknown': 'ウォレットから理由は示されませんでした。',

  'phone.check': 'もう一度確認',
  'phone.continue': 'スマートフォンのウォレットで続行してください。',
  'phone.openWallet': 'ウォレットを開く',

  'inside.copy': 'このページのURLをコピー',

  'pairing.relaySilent':
    'スマートフォンとの接続サービスが応答しません。インターネット接続を確認して、再試行してください。',
  'pairing.relayRefused':
    'スマートフォンとの接続サービスがこのサイトを拒否しました。この端末の日付と時刻を確認してください。正しい場合、解決できるのはサイトの運営者だけです。',
  'pairing.relayError': 'スマートフォンとの接続サービスがリクエストを中継できませんでした。',
  'pairing.networks': 'このウォレットはこのサイトのネットワークに対応していません。',
  'pairing.methods': 'このウォレットはこのサイトに必要な機能に対応していません。',
  'pairing.unloadable':
    'ページの一部を読み込めませんでした。インターネット接続を確認して、再試行してください。',
  'pairing.expired': 'ウォレットから時間内に応答がありませんでした。',
  'pairing.other': 'ウォレットとこのサイトの間で接続条件が合いませんでした。',

  'get.title': '{wallet}を入手',

  'about.title': 'ウォレットとは？',

  'account.title': 'アカウント',
  'account.safe': 'Safe マルチシグアカウント',
  'account.copy': 'アドレスをコピー',
  'account.copied': 'コピーしました',
  'account.explorer': '{explorer}で表示',
  'account.disconnect': '接続を解除',
  'account.balance': '残高',
  'account.balanceOn': '{network}の残高',
  'account.unavailable': '取得できません',
  'account.switch': '{wallet}のアカウント',
  'account.active': '使用中',
  'account.activate': '{account}を使用',

  'multisig.account': 'マルチシグ',
  'multisig.rule': 'マルチシグ、必要な署名：{owners}人中{threshold}人',
  'multisig.signed': '署名：{signed}/{threshold}',

  'signIn.title': 'サインイン',
  'signIn.why':
    'このアカウントがご自身のものであることを証明するため、ウォレットでメッセージに署名してください。費用はかからず、トランザクションも送信されません。',
  'signIn.sign': 'メッセージに署名',
  'signIn.preparing': '準備しています…',
  'signIn.confirmHelp': '{wallet}でメッセージを確認し、署名してください。',
  'signIn.verifying': '検証しています…',
  'signIn.retry': 'もう一度試す',
  'signIn.changed':
    'アカウントが切り替わりました。サインインしているのは{account}です。このアカウントを使うには、もう一度サインインしてください。',
  'signIn.wrongNetwork':
    'ウォレットは、このサイトが対応していないネットワークに接続しています。サインインするには、対応しているネットワークに切り替えてください。',
  'signIn.preparing_error':
    'サインインの準備ができませんでした。インターネット接続を確認して、もう一度お試しください。',
  'signIn.signing_error': 'ウォレットはメッセージに署名しませんでした。',
  'signIn.verifying_error': '署名を検証できませんでした。もう一度お試しください。',
  'signIn.oops_error': '問題が発生しました。もう一度お試しください。',
  'signIn.signedIn': 'サインイン済み',
  'signIn.not': 'サインインしていません',
  'signIn.signOut': 'サインアウト',
  'signIn.signedOut': 'サインアウトしました',
  'signIn.signOutFailed': 'サインアウトできませんでした。もう一度お試しください。',
  'signIn.pending':
    'このメッセージには、ほかのオーナーの署名も必要です。ページを離れて、あとで戻ることもできます。',
  'signIn.pendingRow': 'サインインは署名待ちです',
  'signIn.pendingUnknown': '署名を確認できませんでした。自動的に再試行します。',
  'signIn.pendingOver':
    '期限までに必要な数の署名がそろいませんでした。もう一度サインインしてください。',
  'signIn.callOff': 'サインインをキャンセル',

  'network.title': 'ネットワークを切り替え',
  'network.confirm': 'ウォレットで確認してください',
  'network.failed': 'ウォレットを{network}に切り替えられませんでした。',

  'unanswered.phone': 'スマートフォンからまだ応答がありません。',
  'unanswered.open': 'ウォレットで承認待ち：{description}',
  'unanswered.lost':
    '送信されたかどうか確認できません：{description}。ウォレットを確認してください。',
  'unanswered.dismiss': '閉じる',
  'unanswered.payment': '{recipient}に{amount}を送金',
  'unanswered.call': '{recipient}へのトランザクション',
  'unanswered.batch': { other: '{count}件のトランザクション' },

  'transactions.title': '最近のトランザクション',
  'transactions.empty': 'このサイトでのトランザクションがここに表示されます。',
  'transactions.clear': '消去',
  'transactions.clearAll': 'トランザクションの一覧を消去',
  'transactions.pending': '処理中',
  'transactions.confirmed': '確認済み',
  'transactions.failed': '失敗',
  'transactions.reverted': '失敗：コントラクトにより差し戻されました',
  'transactions.replaced': '別のトランザクションに置き換えられました',
  'transactions.cancelled': 'キャンセル済み',
  'transactions.notConfirmed': '未確認',
  'transactions.view': 'エクスプローラーで表示',

  'announce.connecting': '{wallet}に接続しています',
  'announce.connected': '{account}で接続しました',
  'announce.disconnected': '接続を解除しました',
  'announce.network': '現在のネットワークは{network}です',
  'announce.wrongNetwork': '未対応のネットワークです',
  'announce.account': '現在のアカウントは{account}です',
  'announce.signed': 'トランザクションは署名待ちです（{signatures}）：{description}',
  'announce.confirmed': 'トランザクションが確認されました：{description}',
  'announce.failed': 'トランザクションが失敗しました：{description}',
  'announce.notConfirmed': 'トランザクションは未確認です：{description}',
};

export const network: Part<'network'> = {
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

export const batch: Part<'batch'> = {
  'batch.done': '{size}件中{done}件が完了',
  'batch.partly': '{size}件中{done}件が完了：ウォレットはまとめて実行しませんでした',
  'batch.confirmedClaim': '確認済み（ウォレットによる）',
  'batch.failedClaim': '失敗（ウォレットによる）',
  'batch.elsewhere': '処理中：送信に使ったウォレットを接続してください',
  'batch.inWallet': 'ウォレットで確認してください',
  'batch.nextInWallet': '{size}件中{position}件目をウォレットで確認してください',
  'batch.onNetwork': '{size}件中{position}件を送信済み、ネットワークを待っています',
  'batch.notAtomic': 'このウォレットでは、すべてをまとめて実行できません。何も送信されていません。',
  'batch.capability': 'このウォレットは必要な機能に対応していません。何も送信されていません。',
  'batch.tooLarge': 'ウォレットが一度に受け付ける件数を超えています。何も送信されていません。',
  'batch.upgradeDeclined': 'アカウントのアップグレードを拒否しました。何も送信されていません。',
  'batch.stopped': '{size}件中{sent}件を送信しました。残りは送信されていません。',
  'batch.nothingSent': '何も送信されていません。',
  'batch.disconnected': 'ウォレットの接続が解除されました。',
  'batch.otherWallet': '現在は別のウォレットが接続されています。',
  'batch.otherAccount': '現在は別のアカウントが接続されています。',
  'batch.otherNetwork': 'ウォレットが別のネットワークに切り替わりました。',
  'batch.unreadable': '使用中のアカウントとネットワークをウォレットから取得できませんでした。',
  'batch.unclear': '送信されたかどうかわかりません。ウォレットを確認してください。',
  'batch.failed': 'ウォレットは送信しませんでした。',
  'account.delegated': 'このアカウントは委任されたコードを実行します：',
};

export const copy: Part<'copy'> = {
  'copy.refused':
    'ブラウザでコピーが許可されませんでした。選択されたテキストをご自身でコピーしてください。',
};

export const screens: Part<'screens'> = {
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
