import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'パスキーで続ける',
  'passkey.rowHelp': 'ウォレットは不要です',
  'passkey.noPasskeys': 'このブラウザまたはページではパスキーを使えません。',
  'passkey.noDomain':
    'パスキーには名前のあるページが必要です。このページはIPアドレスで開かれています。',
  'passkey.noNetwork': 'ここにはパスキーのアカウントを使えるネットワークがありません。',
  'passkey.honest':
    'パスキーは端末またはそのパスワード管理アプリにあります。アカウントの中身を動かせるのはご自身だけです。このサイトでのみ使えます。実際のお金を受け取る前に、2つ目の入り方を追加してください。',
  'passkey.name': 'パスキーの名前',
  'passkey.create': 'アカウントを作成',
  'passkey.find': 'すでに持っています',
  'passkey.lost': 'パスキーを紛失しました',
  'passkey.otherDevice': 'スマートフォンや別の端末を使う',
  'passkey.alsoSignsIn': '同時に{site}へサインインします。',
  'passkey.waiting': 'ブラウザが確認しています…',
  'passkey.waitingHelp': '指紋、顔、または端末のPINで確認してください。',
  'passkey.refused': '何も行われていません。いつでもやり直せます。',
  'passkey.notFound':
    'このパスキーのアカウントはありません。作成するか、別の端末のパスキーを使ってください。',
  'passkey.domain': 'このページのアドレスではこのパスキーを使えません。',
  'passkey.exists': 'この端末にはこのアカウントのパスキーがすでにあります。',
  'passkey.network': '応答がありませんでした。接続を確認して、もう一度お試しください。',
  'passkey.other': 'うまくいきませんでした。もう一度お試しください。',
  'passkey.ready': 'アカウントの準備ができました。{site}へサインインしてください。',
  'passkey.again': 'あと1回の確認でサインインできます。',
  'passkey.needsOwners':
    'このアカウントには複数のオーナーの署名が必要ですが、このサイトでは署名を集められません。サインインするには、別のアカウントを接続してください。',

  'review.title': '確認して署名',
  'review.lead':
    'パスキーが署名するのは、まさにこの内容です。ブラウザの確認画面には表示されません。',
  'review.sign': 'パスキーで署名',
  'review.reject': '拒否',
  'review.account': 'アカウント',
  'review.asOwner':
    'このアカウントのオーナーの1人として署名します。必要な数のオーナーが署名すると実行できます。',
  'review.forOther':
    'これは、オーナーの1人になっている別のアカウントです。必要な数のオーナーが署名すると実行できます。',
  'review.yourAccount': '自分のアカウント',
  'review.network': 'ネットワーク',
  'review.message': 'メッセージ',
  'review.bytes': 'テキストではないバイト列',
  'review.domain': 'ドメイン',
  'review.send': '{recipient}に{amount}を送金',
  'review.sendUnknown': '{recipient}に未登録トークン{token}を{units}（最小単位）送付',
  'review.sendFrom': '{sender}から{recipient}へ{amount}を送る',
  'review.revoke': '{spender}による{token}の使用許可を取り消す',
  'review.approve': '{spender}に{amount}の使用を許可する',
  'review.approveMore': '{spender}にさらに{amount}の使用を許可する',
  'review.approveUnknown':
    '{spender}に未登録トークン{token}の{units}（最小単位、またはアイテム番号{units}）の使用を許可する',
  'review.approveUnlimited': '{spender}に{token}の無制限の使用を許可する',
  'review.addOwner': 'オーナー{owner}を追加する。変更後に必要な署名：{threshold}人',
  'review.removeOwner': 'オーナー{owner}を削除する。変更後に必要な署名：{threshold}人',
  'review.swapOwner': 'オーナーを{owner}から{newOwner}に変更する',
  'review.createSigner': '別のパスキーをネットワークに準備する',
  'review.raw': '{contract}への読み取れない呼び出し',
  'review.withCoins': '{call}（{amount}を同時に送付）',
  'review.batch': { other: '{count}件の呼び出しを一括実行（すべて成功、またはすべて取り消し）' },
  'review.data': { other: 'データ：{count}バイト' },
  'review.contract': 'コントラクト',
  'review.value': '一緒に送る額',
  'review.function': '関数',
  'review.unlimited':
    '第三者が、今後もこのアカウントのトークンを無制限に使用できるようになります。',
  'review.signatureOnly': 'この署名を持つ人は、再び確認することなく使用できます。',
  'review.usableUntil': 'この署名は{date}まで使用できます。',
  'review.usableForever': 'この署名は無期限に使用できます。',
  'review.spendableUntil': 'トークンは{date}まで使用できます。',
  'review.spendableForever': 'トークンは無期限に使用できます。',
  'review.longTime': '今から30日より先です。',
  'review.ownerChange': 'アカウントのオーナーが変わります。',
  'review.self': 'アカウントが不明な方法で自身を呼び出します。',
  'review.toToken': 'これはトークンのコントラクトアドレスです。ここに送ったものは取り戻せません。',
  'review.toNobody': 'このアドレスの秘密鍵は誰も持っていません。ここに送ったものは失われます。',
  'review.toSelf': '送金先はご自身のアドレスです。',
  'review.alike':
    '1つ目のアドレスは、既知の2つ目と先頭と末尾が同じですが別物です。すべての文字を見比べてください。',
  'review.unreadPaid': 'これらの受取人に以前支払ったかどうかを読み取れませんでした。',
  'review.codeMissing':
    'このアドレスにはコントラクトがありません。呼び出しは何も行わず、それでも完了扱いになります。',
  'review.codeExpected':
    'このアドレスにはまだコントラクトがありません。先に作成されなければ、呼び出しは何も行いません。',
  'review.codeUnread': 'このアドレスにコントラクトがあるかどうかを読み取れませんでした。',
  'review.powerWithoutCode':
    'このアドレスにはコントラクトがありません。アカウントに対する権限を与えてはいけません。',
  'review.powerOfToken': 'このアドレスはトークンです。アカウントに対する権限を与えてはいけません。',
  'review.powerUnread':
    'このアドレスに何があるかを読み取れませんでした。それまでアカウントに対する権限を与えてはいけません。',
  'review.powerUnpublished':
    'このコントラクトはSafeが公開したものではありません。アカウントに対する権限を持つことになります。作成者がわかる場合だけ署名してください。',
  'review.elsewhere':
    'このアドレスには{network}ではコントラクトがありますが、ここには何もありません。送ったものは失われるおそれがあり、ここでは署名できません。',
  'review.elsewhereUnread':
    '応答していないネットワークがあります。そこにだけあるコントラクトの場合、送ったものは失われるおそれがあり、ここでは署名できません。',
  'review.imitates':
    'リストにないトークンが、リストのトークンと同じ{symbol}を名乗っています。アドレスを比較してください。',
  'review.tokenUnread': 'このトークンが何かを読み取れませんでした。数量は最小単位です。',
  'review.tokenDecimals':
    'このトークンのコントラクトが示す小数桁数は、数量としてあり得ない値です。',
  'review.short': 'アカウントの残高が、出ていく額より少ないです。',
  'review.excessive': '払い戻しが、ガス代として妥当な額を超えています。',
  'review.uncompared': '払い戻しをガス代と比較できませんでした。',
  'review.refundTo': '払い戻しはここに記載されたアドレスに送られます。',
  'review.unread': '先に上の警告を読み、チェックを入れてください。',
  'review.unchecked':
    '確認できませんでした。確認できるまで署名は行われません。接続を確認して、もう一度お試しください。',
  'review.opens': '同時に{network}でアカウントを開設します。',
  'review.changes': '変わるもの',
  'review.noChanges': '残高は変わりません。',
  'review.unknownChanges': '成功します。何が変わるかはわかりません。',
  'review.simulating': 'シミュレーション中…',
  'review.notSimulated': 'シミュレーションできませんでした。',
  'review.fails': 'シミュレーションでは失敗します。',
  'review.says': '示された理由：{reason}',
  'review.item': '{symbol}のアイテム{id}',
  'review.fee': 'ネットワーク手数料',
  'review.paidBy': '{name}が支払います',
  'review.byWallet': '別のウォレットで送信し、手数料はそのウォレットが支払います',
  'review.most': 'アカウントが支払うのは最大{amount}です',
  'review.hashes': 'ハッシュ一覧',
  'review.domainHash': 'ドメインハッシュ（domain hash）',
  'review.messageHash': 'メッセージハッシュ（message hash）',
  'review.safeHash': 'オーナーが照合するハッシュ',
  'review.nonce': 'Nonce',
  'review.hash': 'パスキーが署名するハッシュ',

  'submit.title': 'ウォレットで送信',
  'submit.notSent': '{app}は送信しませんでした',
  'submit.signed': '署名済みです。どのウォレットでも送信でき、手数料はそのウォレットが支払います。',
  'submit.spent': '{app}が1日に支払う分は使い切られました。',
  'submit.busy':
    'このアカウントの別のトランザクションがまだ処理中です。承認されてから、もう一度お試しください。',
  'submit.failing':
    '失敗したトランザクションが多すぎます。{app}は時間をおいてから次の手数料を支払います。',
  'submit.again': '{when}にもう一度お試しください。',
  'submit.empty': '{app}には手数料を支払う残高がありません。',
  'submit.expensive': '現在のネットワークの費用は、{app}が支払う額を超えています。',
  'submit.rules': '{app}はこのトランザクションの手数料を支払いません。',
  'submit.fails':
    '{app}が先に試したところ、失敗します。送信したウォレットは、それでも手数料を支払います。',
  'submit.unreachable':
    '{app}が応答しませんでした。すでに送信されていれば、こちらは何も変えません。',
  'submit.other': '{app}は送信を拒否しました。',
  'submit.confirm': '{wallet}で確認してください',
  'submit.sending': '{app}が送信しています…',
  'submit.failed': '{wallet}は送信しませんでした。',
  'submit.retry': '{app}でもう一度試す',
  'submit.getWallet':
    'ここにインストールするか、ウォレットのある環境でこのページを開いてください。',
  'submit.phone':
    'スマートフォンはこの送信だけを行い、その後切断されます。このページのアカウントは接続されたままです。',
  'submit.copy': 'トランザクションをコピー',

  'owners.backup': 'このアカウントをバックアップ',
  'owners.reminder':
    'このアカウントを開けるパスキーは1つだけです。実際のお金を受け取る前に、2つ目の入り方を追加してください。',
  'owners.lead':
    'どのオーナーも単独でアカウントのすべてを動かせます。変更は1つのネットワークでのみ有効です。',
  'owners.notOpened': 'このネットワークではまだ開設されていません',
  'owners.unreachable': 'ネットワークから時間内に応答がありませんでした。',
  'owners.thisPasskey': 'この端末のパスキー',
  'owners.passkey': '別のパスキー',
  'owners.addPasskey': '別のパスキーを追加',
  'owners.addWallet': 'ウォレットをオーナーに追加',
  'owners.remove': '削除',
  'owners.removeTitle': 'オーナーを削除',
  'owners.stays': '次のネットワークではオーナーのままです：{networks}',
  'owners.removeSelf':
    '以後、この端末は{network}で署名できなくなります。アカウントは他のオーナーのもとに残ります。',
  'owners.selfGone':
    'この端末のパスキーはオーナーではなくなりました。続けるには、アカウントの別のオーナーで接続してください。',
  'owners.shared':
    '必要な署名は{threshold}件です。このパスキーはオーナーの1つで、単独では何もできません。支払い、オーナーの変更、サインインは、必要な数のオーナーが署名してから行われます。',
  'owners.actsOn': 'これは{network}でのみ有効です。',
  'owners.twoPrompts': 'ブラウザは2回確認します。新しいパスキー、そして署名です。',
  'owners.address': 'ウォレットのアドレスまたは名前',
  'owners.notAnAddress': '有効なアドレスではありません。0xに続く40桁を入力してください。',
  'owners.wrongChecksum':
    'アドレスの大文字・小文字がチェックサムと一致しません。入力ミスの可能性があります。もう一度コピーしてください。',
  'owners.elsewhere': 'このアドレスは別のネットワークのものです：{network}。',
  'owners.looking': '名前を検索しています…',
  'owners.onlyOnEthereum':
    'このドメイン名には{network}用のアドレスがありません。これはEthereum用のアドレスです。',
  'owners.nameNotFound': 'この名前に対応するアドレスが見つかりませんでした。',
  'owners.noNames': 'このサイトでは名前を使えません。アドレスを入力してください。',
  'owners.nameUnreachable': '名前を検索できませんでした。ネットワークが応答していません。',
  'owners.nameOffChain':
    'この名前は別の場所で管理されており、このサイトはそこに問い合わせません。アドレスを入力してください。',
  'owners.nameMixed':
    'この名前には異なる文字体系の文字が混ざっており、別の名前に似せている可能性があります。アドレスを入力してください。',
  'owners.already': 'すでにオーナーです。',
  'owners.yours':
    'このウォレットを持つ人はすべてを動かせます。ご自身のウォレットだけを使い、交換所のアドレスは決して使わないでください。',
  'owners.sent': '送信しました。ネットワークに反映されると一覧が変わります。',
  'owners.relay': 'トランザクションを送るサービスが応答しないか、拒否しました。',
  'owners.forget': 'この端末から削除',
  'owners.forgetHelp':
    'この端末はアカウントを忘れ、接続を解除します。パスキーは手元に残り、「すでに持っています」でアカウントを戻せます。',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    'このパスキーのパスワード管理アプリは、アカウントのコントラクトが受け付けない形式で署名します。このパスキーではアカウントとして署名できません。この端末、スマートフォン、セキュリティキーなど、別の場所に保存してください。',
  'problem.orphanReported': 'パスキー「{name}」は使われません。ブラウザに削除を依頼しました。',
  'problem.orphanLeft':
    'パスキー「{name}」は使われません。パスワード管理アプリで削除してください。',
  'problem.busy':
    '別のパスキーの要求が開いているか、割り込みました。それを閉じて、もう一度お試しください。',
  'problem.late': 'パスキーが時間内に応答しませんでした。もう一度お試しください。',
  'problem.unverifiable':
    'この端末またはパスワード管理アプリでは本人確認ができません。画面ロックまたはPINを設定するか、スマートフォンやセキュリティキーなど別の場所に保存してください。',
  'problem.keeper':
    '端末またはパスワード管理アプリでエラーが発生しました。ロックを解除してもう一度試すか、別のものを使ってください。',
  'problem.kind':
    'この端末またはパスワード管理アプリは、アカウントに必要な種類のパスキーに対応していません。スマートフォンまたはセキュリティキーを使ってください。',
};

export const recovery: Part<'recovery'> = {
  'request.title': 'アカウントのリカバリー',
  'request.lead':
    'アカウントのパスキーを紛失した場合、以前に指定したガーディアンがアカウントに新しい鍵を設定できます。',
  'request.account': 'アカウントのアドレス、名前、または連絡先',
  'request.find': 'ガーディアンを探す',
  'request.noNetwork': 'このサイトではアカウントをリカバリーできません。',
  'request.reading': 'ネットワークを読み込み中…',
  'request.readAgain': '再読み込み',
  'request.unreadable':
    'ネットワークから応答がないため、そこにあるアカウントの状態は不明です。もう一度お試しください。',
  'request.unknownModule': 'このネットワークのリカバリー用コントラクトは、このサイトでは不明です。',
  'request.notDeployed': 'アカウントはまだこのネットワークにありません。',
  'request.off': 'このネットワークでは、アカウントにガーディアンがいません。',
  'request.noGuardians':
    'ガーディアンがいない場合、このアカウントを開けるのは別のオーナーだけです。2つ目のパスキー、または追加したウォレットです。ほかの端末やパスワードマネージャーを確認してください。',
  'request.needs': '同意が必要なガーディアン：{guardians}人中{threshold}人',
  'request.days': '現在の鍵で停止できる日数：{days}日',
  'request.otherAccount': '別のアカウント',
  'request.newOwner': '新しい鍵',
  'request.replaces': '予備や共同のオーナーも含め、アカウントのすべてのオーナーと置き換わります。',
  'request.byWallet': '代わりにウォレットを使う',
  'request.byPasskey': '代わりにパスキーを使う',
  'request.create': 'パスキーを作成',
  'request.ask': 'ガーディアンに依頼',
  'request.badOwner':
    'これらのオーナーにすると、アカウントは永久に使えなくなります。アカウント自身とそのガーディアンはオーナーになれません。',
  'request.none': 'これはリカバリーのリンクではありません。',
  'request.damaged':
    'リンクが途中で切れたか、変更されています。もう一度送ってもらい、全体をコピーしてください。',
  'request.otherVersion':
    'リンクはこのサイトの別のバージョンのものです。新しいリンクを送ってもらってください。',
  'request.impossible':
    'このリンクは、どのアカウントも受け付けない内容を求めています。送り主を信用しないでください。',
  'request.other': 'このリンクは別の依頼のものです。',
  'request.shareTitle': 'ガーディアンに依頼する',
  'request.shareHelp':
    'このリンクを送ってください。ガーディアンは無料で署名し、リンクを送り返します。',
  'request.code': 'リンクのコード',
  'request.copy': 'リンクをコピー',
  'request.share': '共有',
  'request.digits': '照合する数字',
  'request.digitsHelp':
    'ガーディアンは署名の前に電話をかけ、この数字を照合します。数字が異なる場合、誰かがリンクをすり替えています。',
  'request.answer': 'ガーディアンから送り返されたリンク',
  'request.addAnswer': '署名を追加',
  'request.progress': '進行状況',
  'request.signed': '署名：{threshold}件中{signed}件',
  'request.hasSigned': '署名済み',
  'request.notSigned': '未署名',
  'request.otherRunning':
    'このアカウントの別のリカバリーが進行中です。それより多くの署名でのみ置き換えられます。',
  'request.outdated':
    'この依頼は無効になりました。停止または置き換えられたか、ガーディアンが変更されています。新しい署名が必要です。',
  'request.again': '同じ鍵でやり直す',
  'request.tooFew': 'さらにガーディアンの署名が必要です。',
  'request.start': 'リカバリーを開始',
  'request.sent': '送信しました。ネットワークに届きしだい有効になります。',
  'request.waiting':
    '開始しました。新しい鍵に切り替わるのは{date}以降です。それまでは現在の鍵で停止できます。',
  'request.due': '待機期間が終わりました。新しい鍵に切り替えられます。',
  'request.notYet': '待機期間はまだ終わっていません。',
  'request.finish': 'リカバリーを完了',
  'request.done': '完了しました。アカウントに新しいオーナーが設定されました。',
  'request.connectHelp': 'すでに持っているパスキーと同じように、新しいパスキーで接続してください。',
  'request.walletDone': 'ウォレットがこのSafeアカウントのオーナーになりました。',
  'request.connect': 'アカウントを接続',
  'request.mine': '新しい鍵で続ける',
  'request.notMine': 'この鍵は、進行中のリカバリーでオーナーになる鍵ではありません。',
  'request.open': 'リカバリーを開く',
  'request.remove': 'この依頼を端末から削除',
  'request.removeHelp':
    'これまでの署名は失われ、リカバリーには新しい依頼が必要になります。削除するにはもう一度押してください。',

  'guardian.title': 'アカウントのリカバリーに協力',
  'guardian.lead': 'ガーディアンとして、このアカウントに新しい鍵を設定するよう依頼されています。',
  'guardian.unknown': 'このアカウントには名前がありません。誰のものか確認してください。',
  'guardian.unread':
    'このアカウントの名前があるかどうかを読み取れませんでした。誰のものか確認してください。',
  'guardian.newOwners': '新しいオーナー',
  'guardian.threshold': '以後に必要な署名数：{threshold}',
  'guardian.what':
    'アカウントのすべてのオーナーと置き換わります。署名で資金が動くことはなく、費用もかかりません。',
  'guardian.call': '電話で照合',
  'guardian.callHelp':
    'メッセージにある番号ではなく、知っている番号に電話し、この数字を声で照合してください。',
  'guardian.compared': '本人と話し、数字が一致しました。',
  'guardian.sign': '署名',
  'guardian.signOn': '{network}で署名',
  'guardian.signed': '署名しました。',
  'guardian.notGuardian':
    '接続中のアカウントは、このアカウントのガーディアンではありません。ガーディアンのアカウントを接続してください。',
  'guardian.notDeployed':
    'ガーディアンのアカウントはまだこのネットワークにありません。自分宛てなどに送金してから、もう一度署名してください。',
  'guardian.invalid':
    'ウォレットから有効な署名が返りませんでした。もう一度試すか、別のウォレットを使ってください。',
  'guardian.sendBack': '送り返す',
  'guardian.sendBackHelp': 'リンクに署名が入りました。依頼した人に送ってください。',

  'banner.title': 'このアカウントのリカバリーが進行中です',
  'banner.what': '{network}では、{date}から{owners}がすべてのオーナーに置き換わります。',
  'banner.due':
    '{network}では期限が過ぎました。{owners}はいつでもすべてのオーナーに置き換わることができます。',
  'banner.advice': 'ガーディアンに頼んだ覚えがなければ、今すぐ止めてください。',
  'banner.stop': '止める',
  'banner.revoke': '止めて、すべてのガーディアンを削除',
  'banner.mine': '本人です。今は表示しない',
  'banner.sent': '送信しました。ネットワークに反映されると止まります。',
  'banner.failed': '止められませんでした。もう一度お試しください。',
  'banner.several':
    'このアカウントには複数の署名が必要です。停止するには他のオーナーの同意が必要です。',
  'banner.propose': '停止を提案',
  'banner.stopped':
    '{network}でのリカバリーは止まりました。ガーディアンは新たに始められます。信頼できない場合は削除してください。',
  'banner.unread': 'このアカウントのリカバリーが進行中かどうかを読み取れませんでした：{networks}',

  'guardians.lead':
    'パスキーを失ったとき、協力してこのアカウントに新しい鍵を与えられる、信頼できる人たちです。',
  'guardians.sayPower': 'ガーディアンができるのは、アカウントに新しい鍵を与えることだけです。',
  'guardians.sayAgree': '複数人の同意が必要です。3人中2人がよい選択です。',
  'guardians.sayWait':
    'その後、待機期間があります：{days}。その間は、ここで一度タップすれば止まります。',
  'guardians.saySilence':
    '誰も止めなければ、新しい鍵が今のすべてのオーナーに置き換わります。他のパスキーやウォレットも含まれます。',
  'guardians.sayTheft':
    '紛失には役立ちますが、盗難には役立ちません。パスキーを持つ人は、その間に何でもできます。',
  'guardians.sayNetworks':
    '設定したネットワークでのみ有効です。まだ使っていないネットワークのアカウントは、失った鍵のものであり続けます。',
  'guardians.sayLook':
    'この期間に少なくとも1回はここを開いてください：{days}。進行中のリカバリーは、ネットワークから読み取ってどのページにも表示します。',
  'guardians.sayAgain': '止められたガーディアンも、削除されるまでは再び始められます。',
  'guardians.sayCall':
    '署名の前に電話をかけ、画面の数字を照合するよう、ガーディアンに頼んでください。',
  'guardians.sayAddress':
    'このアカウントのアドレスを控えておいてください。アカウントを見つけるために必要です。',
  'guardians.choose': 'ガーディアンを選ぶ',
  'guardians.recommended': 'おすすめは、3人のガーディアンのうち2人の同意です。',
  'guardians.address': 'ガーディアンのアドレス、名前、またはリンク',
  'guardians.add': 'ガーディアンを追加',
  'guardians.agree': '必要な同意の人数',
  'guardians.ofCount': '{count}人中{threshold}人',
  'guardians.alone':
    'どのガーディアンも単独でリカバリーを始められます。2人の同意が必要になるよう、3人を選んでください。',
  'guardians.isAccount': 'このアカウント自身です。',
  'guardians.isOwner': 'アカウントのオーナーはガーディアンになれません。',
  'guardians.twice': 'このガーディアンはすでに選ばれています。',
  'guardians.notDeployed':
    '{networks}に存在しないコントラクトアカウントです。そこでは署名を確認できません。',
  'guardians.unread':
    '次のネットワークが応答していません：{networks}。そこでコントラクトアカウントである場合、ほかのネットワークでは署名を確認できません。',
  'guardians.unused':
    'このアドレスからは何も送信されたことがありません。パスキーのアカウントなら、役立つには各ネットワークで一度使う必要があります。',
  'guardians.networks': 'ネットワークを選ぶ',
  'guardians.networksHelp':
    'ネットワークごとに別のトランザクションになります。資産のあるすべてのネットワークで設定してください。',
  'guardians.setOn': '{network}で設定',
  'guardians.setUp': 'ガーディアンを設定',
  'guardians.change': 'ガーディアンを変更',
  'guardians.stop': 'すべてのガーディアンを削除',
  'guardians.stopHelp':
    '以後、{network}ではオーナーだけがこのアカウントを開けます。進行中のリカバリーも止まります。',
  'guardians.endsRunning': '進行中のリカバリーも止まります。',
  'guardians.summary':
    '{count}人中{threshold}人の同意が必要です。リカバリーを止められる期間：{days}。',
  'guardians.none': 'このネットワークにガーディアンはいません。',
  'guardians.notOpened':
    'このネットワークではまだ開設されていません。ここにガーディアンがいなければ、失った鍵のものであり続けます。',
  'guardians.noModule': 'このネットワークではガーディアンを利用できません。',
  'guardians.unknownModule':
    'このネットワークのリカバリー用コントラクトは想定のものではありません。これを使った設定は行いません。',
  'guardians.unreachable':
    'ネットワークから応答がありませんでした。ガーディアンがいるかどうかは不明です。',
  'guardians.same': 'このネットワークのガーディアンです。',
  'guardians.failed': 'ガーディアンは変更されませんでした。もう一度確認してからお試しください。',
  'guardians.title': 'ガーディアン',

  'review.enableRecovery': 'ガーディアンによるリカバリーを有効にする',
  'review.disableRecovery': 'ガーディアンによるリカバリーを無効にする',
  'review.addGuardian': 'ガーディアン {guardian} を追加する。以後必要なガーディアン：{threshold}人',
  'review.revokeGuardian':
    'ガーディアン {guardian} を削除する。以後必要なガーディアン：{threshold}人',
  'review.guardianThreshold': '以後必要なガーディアン：{threshold}人',
  'review.cancelRecovery': '進行中のリカバリーを止める',
  'review.invalidateApprovals': 'ガーディアンのこれまでの署名を無効にする',
  'review.recoveryOn':
    '以後、必要な人数のガーディアンが全オーナーを入れ替えられます。待機期間中はアカウントが停止できます。',
  'review.guardianChange': '全オーナーを入れ替えられるガーディアンが変わります。',
  'review.recoveryCancel': '進行中のリカバリーを止めます。ガーディアンは再び開始できます。',
  'review.recoveryApproval':
    'このアカウントはガーディアンとして、別のアカウントの新しいオーナーを承認します。',
};

export const email: Part<'email'> = {
  'email.guardian': 'このサイト（メール）',
  'email.add': 'このサイトをメールで追加',
  'email.what':
    'メールのコードを入力すると同意します。単独ではアカウントをリカバリーできません：2人以上のガーディアンの同意が必要な設定にしてください。',
  'email.address': 'メールアドレス',
  'email.save': 'アドレスを追加',
  'email.check':
    '登録したアドレスにメールを送りました。届いたことを確認してください：コードはそこに届きます。',
  'email.later': '{date}からコードを受け取ります。',
  'email.leaving': '{date}に削除されます。',
  'email.none': 'メールアドレスがまだありません。ないと、このガーディアンは役に立ちません。',
  'email.signIn': 'メールアドレスを表示・変更するには、このサイトにサインインしてください。',
  'email.request': 'メールでコードを受け取る',
  'email.sent':
    'このアカウントのメールアドレスが登録されていれば、コードを送りました。10分間、このリカバリーにのみ有効です。',
  'email.code': 'メールのコード',
  'email.confirm': 'コードを確認',
  'email.unreadable': 'メールに記載のコードは 8 桁の数字です。',
  'email.refused':
    'コードが違うか、古すぎるか、試した回数が多すぎます。新しいコードを請求してください。',
  'email.declined': 'このサイトはこのリカバリーに同意しません。',
  'email.invalid': 'メールアドレスではありません。',
  'email.full': 'これ以上メールアドレスを追加できません。',
  'email.tooMany': '試した回数が多すぎます。後でもう一度お試しください。',
  'email.failed': 'サイトが応答しませんでした。もう一度お試しください。',
};
