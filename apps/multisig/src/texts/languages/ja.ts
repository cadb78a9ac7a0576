import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
  'multisig.title': 'マルチシグアカウント',
  'multisig.lead': '複数のオーナーが共有し、決められた人数の署名が必要なアカウントです。',
  'multisig.needsWallet':
    'オーナーは各自のウォレットで内容を確認し、署名します。ウォレットを接続してください。',
  'multisig.loading': '読み込んでいます…',
  'multisig.unavailable': '読み込めませんでした。',
  'multisig.more': 'さらに表示',

  'place.unreadable':
    'このリンクは読み取れません。もう一度送ってもらうか、下でアカウントを探してください。',
  'place.otherNetwork': 'このリンクは、このサイトが対応していないネットワークのものです。',

  'find.owned': '{network}のアカウント',
  'find.none': 'このネットワークにマルチシグアカウントは見つかりませんでした。',
  'find.byAddress': 'アドレスで開く',
  'find.address': '{network}のSafeのアドレス',
  'find.help': '閲覧は誰でもできます。署名できるのはオーナーだけです。',
  'find.notAnAddress': '有効なアドレスではありません。0xに続く40桁を入力してください。',
  'find.open': '開く',
  'find.other': 'ほかのアカウント',

  'network.other':
    'このアカウントは{network}にありますが、ウォレットは別のネットワークに接続しています。閲覧はできます。署名するには切り替えてください。',
  'network.switch': '{network}に切り替え',
  'network.failed': 'ネットワークが切り替わりませんでした。ウォレットで切り替えてください。',

  'safe.none': '{network}のこのアドレスにSafeはありません。',
  'safe.unreachable': 'アカウントを読み取れませんでした。{network}が応答していません。',
  'safe.rule': '必要な署名：{owners}人中{threshold}人',
  'safe.lookOnly': 'オーナーではありません',
  'safe.owners': 'オーナー',
  'safe.balances': '残高',
  'safe.version': 'バージョン',
  'safe.nextNonce': '次のnonce',

  'owner.passkey': 'パスキー',

  'unusual.code': 'このアカウントのコードは、このサイトの知らないものです：',
  'unusual.module': 'モジュールは、署名なしでこのアカウントのトランザクションを実行できます：',
  'unusual.guard': 'ガードは、このアカウントのトランザクションをブロックできます：',
  'unusual.handler':
    '一般的でないフォールバックハンドラーが、このアカウントへの呼び出しに応答します：',

  'view.title': 'セクション',
  'view.queue': '待機中',
  'view.history': '履歴',
  'view.messages': 'メッセージ',
  'view.new': '新しいトランザクション',
  'view.newMessage': '新しいメッセージ',
  'view.back': 'アカウントに戻る',

  'gateway.unreachable': '応答がありませんでした。接続を確認して、もう一度お試しください。',
  'gateway.answerInvalid': 'トランザクションサービスから無効な応答がありました。',
  'gateway.tooLarge': 'トランザクションサービスの応答が大きすぎるため、読み取りませんでした。',
  'gateway.pageElsewhere':
    'トランザクションサービスの次のページは別のサーバーにあるため、読み込みませんでした。',
  'gateway.refused': 'トランザクションサービスからのメッセージ：',
  'gateway.unknownSafe':
    'トランザクションサービスにこのアカウントの情報はありません。表示はブロックチェーンの情報です。',
  'gateway.differs':
    'トランザクションサービスの情報がブロックチェーンと一致しません。表示はブロックチェーンの情報です。署名はできません。',

  'queue.empty': '待機中のトランザクションはありません。',
  'queue.next': '次：nonce {nonce}',
  'queue.nonce': 'Nonce {nonce}',
  'queue.unreadable': '読み取れません',
  'queue.conflict': {
    other:
      'これら{count}件のトランザクションはnonceが同じです。1件が実行されると、残りは無効になります。',
  },
  'queue.details': '詳細',

  'history.help':
    'トランザクションサービスの情報です。トランザクションを開くと、ブロックチェーンと照合した内容を確認できます。',
  'history.empty': '履歴はまだありません。',
  'history.received': '{sender}から{amount}を受け取り',
  'history.receivedToken': '{sender}からトークン{token}を受け取り',
  'history.sentToken': '{recipient}にトークン{token}を送付',
  'history.settings': 'アカウントの設定変更',
  'history.created': 'アカウントの作成',
  'history.other': 'その他：{name}',

  'messages.empty': 'メッセージはありません。',
  'message.title': 'メッセージ',
  'message.text': '本文',
  'message.help':
    '必要な数のオーナーが署名すると、アカウントの署名として有効になります。ネットワークには何も送信されません。',
  'message.missing': '署名する本文を入力してください。',
  'message.typed':
    '構造化データにはここで署名できません。何を許可するデータかを表示できるのは、そのアプリだけです。',
  'message.tooLong': 'このメッセージは長すぎるため、ここでは確認できません。',
  'message.proven': 'ブロックチェーンで確認しました。アカウントの署名として有効です。',
  'message.disproven':
    '必要な数のオーナーが署名しましたが、ブロックチェーンではアカウントの署名として認められていません。',
  'message.unproven':
    '必要な数のオーナーが署名しました。アカウントに認められるかは確認できませんでした。{network}が応答していません。',
  'message.copySignature': '署名をコピー',
  'message.shareHelp': 'ほかのオーナー用：このメッセージが開きます。',

  'status.awaitingConfirmations': '署名が必要',
  'status.awaitingExecution': '実行可能',
  'status.success': '実行済み',
  'status.cancelled': '無効',
  'status.failed': '失敗',

  'transaction.title': 'トランザクション',
  'transaction.signed': '署名：{signed}/{threshold}',
  'transaction.hasSigned': '署名済み',
  'transaction.notSigned': '未署名',
  'transaction.youSigned': '署名しました。次はほかのオーナーの番です。',
  'transaction.from': '「{app}」からの提案（未検証）',
  'transaction.proposed': '提案日時：',
  'transaction.unproven':
    'トランザクションサービスは実行済みとしていますが、ブロックチェーンでは確認できません。',
  'transaction.explorer': 'エクスプローラーで表示',
  'transaction.share': 'リンクをコピー',
  'transaction.shareHelp': 'ほかのオーナー用：このトランザクションが開きます。',
  'transaction.reject': '拒否を提案',

  'address.safe': 'このアカウント',
  'address.you': '自分',

  'call.rejection': '拒否：このnonceを使い切る空のトランザクション',
  'call.send': '{recipient}に{amount}を送金',
  'call.sendUnknown': '{recipient}に未登録トークン{token}を{units}（最小単位）送付',
  'call.revoke': '{spender}による{token}の使用許可を取り消す',
  'call.approveItems': '{spender}に{token}の全アイテムの移動を許可する',
  'call.approveUnknown':
    '{spender}に未登録トークン{token}の{units}（最小単位、またはアイテム番号{units}）の使用を許可する',
  'call.approveUnlimited': '{spender}に{token}の無制限の使用を許可する',
  'call.approveMore': '{spender}にさらに{amount}の使用を許可する',
  'call.approve': '{spender}に{amount}の使用を許可する',
  'call.addOwner': 'オーナー{owner}を追加する。変更後に必要な署名：{threshold}人',
  'call.removeOwner': 'オーナー{owner}を削除する。変更後に必要な署名：{threshold}人',
  'call.swapOwner': 'オーナーを{owner}から{newOwner}に変更する',
  'call.changeThreshold': 'しきい値を変更する。変更後に必要な署名：{threshold}人',
  'call.function': '{contract}の{name}を呼び出す',
  'call.batch': { other: '{count}件の呼び出しを一括実行（すべて成功、またはすべて取り消し）' },
  'call.raw': '{contract}への読み取れない呼び出し',
  'call.withCoins': '{call}（{amount}を同時に送付）',

  'past.rejection': '拒否：空のトランザクション',
  'past.send': '{recipient}に{amount}を送金しました',
  'past.sendUnknown': '{recipient}に未登録トークン{token}を{units}（最小単位）送付しました',
  'past.revoke': '{spender}による{token}の使用許可を取り消しました',
  'past.approveItems': '{spender}に{token}の全アイテムの移動を許可しました',
  'past.approveUnknown':
    '{spender}に未登録トークン{token}の{units}（最小単位、またはアイテム番号{units}）の使用を許可しました',
  'past.approveUnlimited': '{spender}に{token}の無制限の使用を許可しました',
  'past.approveMore': '{spender}にさらに{amount}の使用を許可しました',
  'past.approve': '{spender}に{amount}の使用を許可しました',
  'past.addOwner': 'オーナー{owner}を追加しました。変更後に必要な署名：{threshold}人',
  'past.removeOwner': 'オーナー{owner}を削除しました。変更後に必要な署名：{threshold}人',
  'past.swapOwner': 'オーナーを{owner}から{newOwner}に変更しました',
  'past.changeThreshold': 'しきい値を変更しました。変更後に必要な署名：{threshold}人',
  'past.function': '{contract}の{name}を呼び出しました',

  'fact.spender': '使用を許可する相手',
  'fact.token': 'トークン',
  'fact.owner': 'オーナー',
  'fact.newOwner': '新しいオーナー',
  'fact.guardian': 'ガーディアン',
  'fact.through': '経由',
  'fact.contract': 'コントラクト',
  'fact.account': 'アカウント',
  'fact.nonce': 'Nonce',
  'fact.operation': '呼び出しの種類',
  'fact.delegatecall': 'Delegatecall：コントラクトのコードがこのアカウントとして実行されます',
  'fact.data': { other: 'データ：{count}バイト' },
  'fact.trailing': { other: '余分なデータ：{count}バイト' },

  'review.what': '実行される内容',

  'hash.title': 'ウォレットの表示と照合',
  'hash.help':
    'ここに表示した項目からこの端末で計算した値です。ウォレットにも同じ値が表示されます。異なる場合は署名しないでください。',
  'hash.domain': 'ドメインハッシュ（domain hash）',
  'hash.message': 'メッセージハッシュ（message hash）',
  'hash.safeTx': '署名するハッシュ（safeTxHash）',
  'hash.safeMessage': '署名するハッシュ（safeMessageHash）',
  'hash.copy': 'コピー：{name}',
  'hash.same': 'トランザクションサービスのハッシュと一致します。',
  'hash.other': 'トランザクションサービスのハッシュと一致しません。',

  'finding.refused': '署名しないでください。',
  'finding.inCall': '呼び出し{place}：{text}',
  'finding.fields-invalid': '不足している、または無効な項目があります。',
  'finding.safe-mismatch': '別のアカウントまたは別のネットワークのものです。',
  'finding.hash-mismatch':
    'トランザクションサービスのハッシュは、これらの項目のハッシュではありません。',
  'finding.not-requested': '要求したトランザクションではありません。',
  'finding.shown-differs': 'トランザクションサービスの要約が、呼び出しの内容と一致しません。',
  'finding.delegatecall-unknown-target': '不明なコードがアカウント自身として実行されます。',
  'finding.delegatecall-unknown-selector':
    '既知のコードがアカウントとして実行されますが、想定された使い方ではありません。',
  'finding.batch-unreadable': '一括実行の内容を最後まで読み取れません。',
  'finding.signature-invalid': '記載されたオーナーのものではない署名があります。',
  'finding.signature-not-owner': 'オーナーではない人の署名があります。',
  'finding.signature-duplicate': '同じオーナーの署名が重複しています。',
  'finding.owners-differ': 'オーナーがブロックチェーンと一致しません。',
  'finding.owners-order-differs': 'オーナーの順序がブロックチェーンと一致しません。',
  'finding.threshold-differs': 'しきい値がブロックチェーンと一致しません。',
  'finding.version-differs': 'バージョンがブロックチェーンと一致しません。',
  'finding.nonce-differs':
    'nonceがブロックチェーンと一致しません。トランザクションサービスが遅れている可能性があります。',
  'finding.signature-unverified': 'コントラクトの承認がブロックチェーンで確認されていません。',
  'finding.owner-change': 'アカウントのオーナーが変わります。',
  'finding.threshold-change': '必要な署名の数が{before}から{after}に変わります。',
  'finding.module-change': '署名なしで動作するモジュールが追加または削除されます。',
  'finding.guard-change': 'すべてのトランザクションを検査するガードが変わります。',
  'finding.fallback-handler-change':
    'アカウントへの呼び出しに応答するフォールバックハンドラーが変わります。',
  'finding.singleton-change': 'アカウントのコードが変わります。',
  'finding.self-call-unknown': 'アカウントが不明な方法で自身を呼び出します。',
  'finding.approves-hash': 'ハッシュしかわからない、別のアカウントのトランザクションを承認します。',
  'finding.approval-unlimited':
    '第三者が、今後もこのアカウントのトークンを無制限に使用できるようになります。',
  'finding.approval': '第三者がこのアカウントのトークンを使用できるようになります。',
  'finding.gas-token': '払い戻しはトークンで支払われます。',
  'finding.refund-receiver': '払い戻しはここに記載されたアドレスに送られます。',
  'finding.safe-tx-gas': '呼び出しが失敗しても、nonceは使われます。',
  'finding.nonce-conflict':
    '同じnonceのトランザクションがほかにあります。実行できるのはどちらか一方だけです。',
  'finding.nonce-used': 'nonceは使用済みです。このトランザクションは実行できません。',
  'finding.nonce-gap': '先に、前のトランザクションを実行する必要があります。',
  'finding.signs-message': 'アカウントとしてメッセージに署名します。',
  'finding.creates-contract': 'コントラクトが作成されます。',
  'finding.call-unreadable': 'この呼び出しの内容はここでは読み取れません。',
  'finding.rejection': '空のトランザクションです。このnonceを使い切るだけです。',

  'obstacle.network': 'ウォレットを{network}に切り替える必要があります。',
  'obstacle.refused': '上記の理由により、署名してはいけません。',
  'obstacle.unread': '先に上の警告を読み、チェックを入れてください。',
  'obstacle.notOwner': 'このアカウントのオーナーではないため、閲覧はできますが署名はできません。',
  'obstacle.turn': { other: '先に、前のトランザクション{count}件を実行する必要があります。' },

  'action.title': '操作',
  'action.checking': 'もう一度確認しています…',
  'action.handing': '送信しています…',
  'action.propose': '署名して提案',
  'action.confirm': '署名',
  'action.execute': '実行',
  'action.delete': 'この提案を削除',
  'action.description': '{account}として実行：{call}',
  'done.propose': '提案しました。',
  'undone.propose': '提案できませんでした。',
  'done.confirm': '署名しました。ほかのオーナーにも表示されます。',
  'undone.confirm': '署名は追加されませんでした。',
  'done.execute': '実行しました。',
  'undone.execute': '実行されませんでした。',
  'done.delete': '削除しました。',
  'undone.delete': '削除できませんでした。',

  'row.nonceTooLarge': '（大きすぎるため正確に読み取れません）',
  'row.unreadable': 'この項目は読み取れません。ほかの項目に影響はありません。',

  'fault.wallet': 'ウォレットが理由を示さずに拒否しました。',
  'fault.network': 'ネットワークから時間内に応答がありませんでした。',
  'fault.changed': '確認された後に内容が変わりました。もう一度確認してください。',
  'fault.signature': 'ウォレットが別の内容に、または別のアカウントで署名しました。',
  'fault.failed-on-chain': 'ネットワークで実行されましたが、内部の呼び出しが失敗しました。',

  'propose.kind': '提案する内容',
  'propose.call': 'コントラクトの呼び出し',
  'propose.review': '内容を確認',
  'propose.another': '呼び出しを追加',
  'propose.full': 'これ以上呼び出しを追加できません。',
  'propose.draft': { other: '現在{count}件の呼び出し' },
  'propose.remove': '削除：{call}',
  'propose.reviewDraft': 'これらを確認',
  'propose.zero': 'ゼロアドレスへの呼び出しは一括実行に含められません。削除してください。',
  'propose.after':
    'これが最初の署名になります。必要な数のオーナーが署名し、誰かが実行するまで、何も起こりません。',
  'propose.back': 'フォームに戻る',

  'abi.label': 'インターフェース（ABI）',
  'abi.help': 'JSON、または関数ごとに1行：function dock(address to) payable',
  'abi.empty': 'コントラクトのインターフェースを貼り付けてください。',
  'abi.unreadable': 'このインターフェースは読み取れません。',
  'abi.no-functions': '状態を変更する関数がありません。',
  'abi.function': '関数',
  'abi.value': '同時に送る{symbol}',

  'argument.number': '最小単位の整数を入力してください。',
  'argument.range': '型の範囲を超える数値です。',
  'argument.address': 'チェックサムの正しいアドレスを入力してください。',
  'argument.bool': 'trueまたはfalseを入力してください。',
  'argument.bytes': '0xに続けて、型に合った偶数桁のバイト列を入力してください。',
  'argument.list': '型に合ったJSONを入力してください。',
  'argument.listHelp': 'JSONで入力し、大きな数値は引用符で囲みます。',

  'owners.change': '変更内容',
  'owners.add': 'オーナーを追加',
  'owners.remove': 'オーナーを削除',
  'owners.swap': 'オーナーを変更',
  'owners.threshold': 'しきい値を変更',
  'owners.who': '削除するオーナー',
  'owners.signatures': '変更後に必要な署名',
  'owners.same': 'すでにこのしきい値です。',
  'owners.already': 'すでにオーナーです。',
  'owners.impossible': 'このアドレスはオーナーにできません。',

  'reject.title': '拒否',
  'reject.help':
    '空のトランザクションが同じnonceを使います。必要な数のオーナーが署名して実行されると、もう一方は実行できなくなります。',
};

export const treasury: Part<'treasury'> = {
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
  'set.enableRecovery': 'ガーディアンによるリカバリーを有効にする（モジュール {module}）',
  'set.disableRecovery': 'ガーディアンによるリカバリーを無効にする（モジュール {module}）',
  'set.addGuardian': 'ガーディアン {guardian} を追加する。以後必要なガーディアン：{threshold}人',
  'set.revokeGuardian': 'ガーディアン {guardian} を削除する。以後必要なガーディアン：{threshold}人',
  'set.guardianThreshold': '以後必要なガーディアン：{threshold}人',
  'set.cancelRecovery': '進行中のリカバリーを停止する',
  'set.invalidateApprovals': 'ガーディアンのこれまでの承認を無効にする',
  'finding.recovery-on':
    '以後、必要な人数のガーディアンが全オーナーを入れ替えられます。待機期間中はアカウントが停止できます。',
  'finding.guardian-change': '全オーナーを入れ替えられるガーディアンが変わります。',
  'finding.recovery-cancel': '進行中のリカバリーを停止します。ガーディアンは再び開始できます。',
  'finding.recovery-approval':
    'このアカウントはガーディアンとして、別のアカウントの新しいオーナーを承認します。',
  'recovery.running':
    'リカバリーが進行中です。{date}以降、このアカウントの全オーナーが次に入れ替わります：',
  'recovery.due':
    'リカバリーの待機期間が終わりました。誰でも完了でき、このアカウントの全オーナーが次に入れ替わります：',
  'recovery.terms': '以後必要な署名：{threshold}人。承認したガーディアン：{approvals}人。',
  'recovery.stop': '停止を提案',
  'recovery.unread':
    'ガーディアンによるリカバリーは有効ですが、読み取れませんでした：{network} が応答しません。リカバリーが進行中かもしれません。',
  'recovery.on':
    'ガーディアンによるリカバリーは有効です：{count}人中{threshold}人のガーディアンが、{period}後に全オーナーを入れ替えられます。',
  'recovery.empty': 'ガーディアンによるリカバリーは有効ですが、ガーディアンがいません。',
  'recovery.kept':
    'ガーディアンによるリカバリーは無効ですが、モジュールに残るガーディアンまたはリカバリーが、再び有効にすると効力を持ちます。',
  'recovery.off': '無効化を提案',
  'recovery.failed': '提案を準備できませんでした：{network} が応答しません。',
  'set.cancelDelayed':
    'リカバリーモジュールで待機中のものを、番号 {nonce} の手前までキャンセルする',
  'finding.delay-cancel':
    'リカバリーモジュールで待機中のトランザクションをキャンセルします。新たに追加されることもあります。',
  'finding.delay-change':
    'リカバリーモジュールが変わります：トランザクションを追加できるアドレス、または待機時間。',
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

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'オーナーを追加：{owner}',
  'was.ownerRemoved': 'オーナーを削除：{owner}',
  'was.threshold': '必要な署名の数',
  'was.guard': 'ガード',
  'was.moduleGuard': 'モジュールのガード',
  'was.handler': 'フォールバックハンドラー',
  'was.changed': '{what}：{before} → {after}',
  'was.changedTo': '{what}：{after}',
  'was.none': 'なし',
  'was.nothing': 'ブロックチェーンによると、このトランザクションで設定は変わっていません。',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'マルチシグアカウントを作成',
  'new.lead':
    'オーナーと、必要な署名の数を選びます。モジュールもガードもない、通常のSafeになります。',
  'new.owner': 'オーナー {number}',
  'new.noOwner': 'オーナーのアドレスまたは名前を入力してください。',
  'new.removeOwner': 'オーナー {number}を削除',
  'new.threshold': '必要な署名の数',
  'new.alone': 'オーナーが1人だと、鍵を失うとアカウントも失われます。もう1人追加してください。',
  'new.all': '全員の署名が必要です：鍵が1つ失われると、何も動かせなくなります。',
  'new.any': 'どのオーナーも1人ですべてを動かせます。',
  'new.showAddress': 'アドレスを表示',
  'new.address': '作成後のアドレス',
  'new.create': 'アカウントを作成',
  'new.once': '接続中のアカウントからのトランザクション1件で、手数料もそのアカウントが支払います。',
  'new.failed': 'アカウントは作成されませんでした。',
  'new.notThere':
    'ブロックチェーン上に、このオーナーのアカウントが見つかりません。このアドレスは使わないでください。',
  'new.description': 'マルチシグアカウント {account}を作成',
  'new.noContracts': '{network}にSafeのコントラクトがないため、アカウントを作成できません。',
  'new.full': 'このオーナーのアカウントはすでに多数あります。オーナーかしきい値を変えてください。',
  'new.otherAddress':
    '{network}ではアドレスの計算方法とコントラクトが異なり、アカウントはほかのネットワークと違うアドレスになります。',
  'new.absent':
    '次のオーナーはほかのネットワークのコントラクトで、{network}にはありません。{network}でも開設されるまで、そこでは署名できません：{owners}',
  'new.absentUnread':
    '次のネットワークが応答していません：{networks}。そこでコントラクトであるオーナーは、{network}では署名できません。',
  'open.title': '別のネットワークで開く',
  'open.lead': '同じアドレス、同じコントラクト、作成時のオーナーで開きます。',
  'open.changed':
    'その後、ここではオーナーかしきい値が変わっています。向こうでは変更するまで、下の最初のオーナーが決定します。',
  'open.unproven':
    'このアカウントの作成方法をブロックチェーン上で確認できないため、ここから別の場所で開くことはできません。',
  'open.there': 'アカウントはすでに{network}にあります。',
  'open.none': 'このサイトはほかのネットワークに対応していません。',
};

export const csv: Part<'csv'> = {
  'csv.title': '支払いの表',
  'csv.help':
    '列：トークン、受取人、金額、メモ。表計算ソフトから貼り付けるか、CSVファイルをここにドロップします。',
  'csv.cells':
    'トークン：シンボルまたはコントラクトアドレス（{symbol}は空欄）。受取人：アドレス、名前、または連絡先。',
  'csv.file': 'ファイルを選択',
  'csv.empty': '支払いを1件以上貼り付けてください。',
  'csv.unknownHeader':
    '最初の行は見出しのようですが、この列名はここでは使えません。この欄に示された列名を使ってください。',
  'csv.tooMany': '一括にできる支払いは{most}件までです。',
  'csv.tooManyTokens': '1つの表に使えるトークンは{most}種類までです。',
  'csv.tooLarge': 'このファイルは大きすぎます。',
  'csv.notText': 'このファイルはテキストではありません。CSV（UTF-8）として保存してください。',
  'csv.checking': 'すべての行を確認しています…',
  'csv.right': { other: '{count}件の支払いの準備ができました' },
  'csv.leftOut': { other: '{count}行を除外しました。' },
  'csv.restore': '元に戻す',
  'csv.first': '上に示した行を修正するか、除外してください。',
  'csv.faults': { other: '{count}行に誤りがあります' },
  'csv.leaveOutAll': 'これらをすべて除外',
  'csv.leaveOut': '除外',
  'csv.leaveOutRow': '{row}行目を除外',
  'csv.row': '{row}行目',
  'csv.totals': 'トークンごとの合計',
  'csv.read': '読み取った内容',
  'csv.ignored': '使用しない列：{columns}。',
  'csv.contradiction':
    '列「{first}」と「{second}」の内容が{row}行目で一致しません。どちらかを削除してください。',
  'csv.payments': { other: '{count}件の支払い' },
  'csv.balance': 'アカウントの残高：{amount}',
  'csv.unlisted':
    'このサイトの一覧に{token}はありません。シンボルと小数桁数はコントラクト自身によるものです。アドレスを確認してください：',
  'csv.repeated': {
    other: '{count}行が同じ支払いを繰り返しています。意図したものか確認してください。',
  },
  'csv.gas':
    'これだけの支払いには、1つのトランザクションで使える量を超えるガスが必要になることがあります。複数の提案に分けることを検討してください。',
  'csvFault.quotes': '引用符が閉じられていません。',
  'csvFault.columns': 'この行のセルが列の数より多くなっています。',
  'csvFault.collectible': '表で支払えるのはネットワークの通貨とERC-20トークンだけです。',
  'csvFault.unknown-token':
    'このシンボルのトークンは一覧にありません。コントラクトアドレスを入力してください。',
  'csvFault.ambiguous-token':
    '同じシンボルのトークンが複数あります。コントラクトアドレスを入力してください。',
  'csvFault.not-a-token': 'このアドレスにトークンコントラクトはありません。',
  'csvFault.token-unreachable':
    'トークンを読み取れませんでした：ネットワークが応答しませんでした。',
  'csvFault.two-contacts': '同じ名前の連絡先が複数あります。アドレスを入力してください。',
  'csvFault.comma':
    'コンマは小数点とも桁区切りとも読めます。金額は1234.5のように点だけで書いてください。',
  'csvFault.split-amount':
    'コンマが数量の一部である可能性があります。小数点のみで書くか、引用符で囲んでください。',
  'csvFault.point':
    '3桁の前の点は小数点とも桁区切りとも読めます。金額は1234または1234.50のように書いてください。',
  'csvFault.no-token': 'この行はトークンに言及していますが、トークンが空です。',
  'csvFault.odd-decimals': '{symbol}のコントラクトが示す小数桁数は、数量としてあり得ない値です。',
  'csvFault.more-than-balance': '上の行と合わせると、アカウントにある{symbol}を超えます。',
};

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'ここではオーナーでないパスキーが、次のネットワークではまだオーナーです：{networks}。そこでも削除してください。',
  'elsewhere.notOpened':
    'このアカウントは次のネットワークではまだ開設されていません：{networks}。そこでは削除したパスキーのものになります。何も送らないでください。',
  'elsewhere.unread':
    '次のネットワークが応答していません：{networks}。削除したパスキーは、そこではまだオーナーかもしれません。',
};

export const ledger: Part<'ledger'> = {
  'ledger.title': '絞り込みと書き出し',
  'ledger.all': 'すべて',
  'ledger.person': '送金元または送金先',
  'ledger.personHelp': 'アドレスまたは連絡先の名前。',
  'ledger.settings': '設定の変更のみ',
  'ledger.from': '開始日',
  'ledger.until': '終了日',
  'ledger.count': { other: '{count}件' },
  'ledger.unchecked': {
    other: '{count}件はブロックチェーンと照合できませんでした。ファイルに印が付きます。',
  },
  'ledger.cut': '一部の項目を読み取れませんでした。ファイルにもその旨を記載しています。',
  'ledger.csv': 'CSVで書き出す',
  'ledger.json': 'JSONで書き出す',
};

export const push: Part<'push'> = {
  'push.on': 'タブを開いていないときも知らせる',
  'push.help':
    'この端末へのプッシュメッセージで知らせます。Googleを経由するため、この端末がこのアカウントを見ていることがGoogleに伝わります。オンにするには、ウォレットの署名でトランザクションサービスにサインインします。',
  'push.confirm': 'ウォレットでサインインを確認してください。',
  'push.noService':
    'ブラウザがプッシュメッセージのサービスに接続できませんでした。時間をおくか、別のブラウザでお試しください。',
  'push.failed':
    '何も変更されていません。トランザクションサービスかウォレットが応じませんでした。もう一度お試しください。',
  'push.waits': '{account}で署名待ちがあります。',
  'push.changed': '{account}に新しい動きがあります。',
};

export const settings: Part<'settings'> = {
  'settings.title': '設定',
  'settings.lead':
    'ブロックチェーン上の現在の設定です。変更はすべて、オーナーが署名する提案になります。',
  'settings.viewOnly': '変更を提案できるのはオーナーだけです。',
  'settings.unreachable': '設定を読み取れませんでした：{network} が応答しません。',
  'settings.remove': '取り外しを提案',
  'settings.noCode': 'このアドレスにコントラクトはありません。',
  'owners.title': 'オーナーとしきい値',
  'owners.meaning':
    'アカウントのすべてはオーナーが決めます。必要な数のオーナーを支配する人が、アカウントを支配します。',
  'owners.one':
    '署名は1つで足ります：どのオーナーも、その鍵を盗んだ人も、単独ですべてを動かせます。',
  'owners.all': '全オーナーの署名が必要です：1人でも鍵を失うと、二度と何も動かせません。',
  'owners.open': 'オーナーかしきい値を変更',
  'modules.title': 'モジュール',
  'modules.meaning': 'モジュールは、署名なしでアカウントのために動作するコントラクトです。',
  'modules.none': '有効なものはありません：オーナーなしでは何も動きません。',
  'modules.disable': '無効化を提案',
  'module.unknown': '不明なモジュール：署名なしですべてを動かせます。',
  'module.allowance': 'Safeの支出限度額：下のアドレスが、それぞれの限度額まで支出します。',
  'module.operations':
    'SafeのERC-4337用モジュール：オーナーが署名し、サービスが送信したものを実行します。',
  'module.recovery': 'Safeのソーシャルリカバリー：ガーディアンがオーナーを入れ替えられます。',
  'guard.title': 'ガード',
  'guard.meaning':
    'ガードは、オーナーの各トランザクションを検査し、拒否できるコントラクトです。不具合があると、アカウントは永久に使えなくなります。',
  'guard.none': 'なし：トランザクションに必要なのは署名の数だけです。',
  'guard.checks': 'ガード自身の取り外しも検査し、拒否することがあります。',
  'moduleGuard.title': 'モジュールのガード',
  'moduleGuard.meaning': 'モジュールの動作を検査し、拒否できます。',
  'moduleGuard.checks': '不具合があると、すべてのモジュールを止めるか、すべてを通します。',
  'handler.title': 'フォールバックハンドラー',
  'handler.meaning':
    '署名の検証など、アカウント自身が知らない呼び出しに応答します。悪意のあるものは、何でもアカウントが署名したことにできます。',
  'handler.known': 'Safeがバージョン {version} で公開したものです。',
  'handler.unknown': 'Safeが公開したものではありません。動作を知っている場合だけ残してください。',
  'handler.none':
    'なし：アカウントが署名したメッセージを検証できず、受け取れないトークンもあります。',
  'handler.publish': '公開されたものを提案',
  'limits.title': '支出限度額',
  'limits.meaning':
    '限度額のあるアドレスは、署名なしで単独でそこまで支出できます。鍵を盗まれるとその額を失い、更新のたびに再び失います。',
  'limits.none': '誰にもありません。',
  'limits.empty': '現在は限度額がなく、何も支出できません。',
  'limits.unavailable': 'このネットワークでは、Safeはそのモジュールを公開していません。',
  'limits.off': 'モジュールが有効ではありません：有効になるまで、これらの限度額は働きません。',
  'limits.used': '{amount} のうち {spent} を支出済み',
  'limits.once': '更新なし。',
  'limits.renewed': '{period}後に更新、次回は {date}。',
  'limits.new': '新しい支出限度額',
  'limits.change': '変更',
  'limits.reset': '支出をゼロに戻す',
  'limits.remove': '取り消す',
  'limits.removeAll': 'このアドレスを外す',
  'limits.who': '支出できるアドレス',
  'limits.period': '更新',
  'limits.never': 'なし',
  'limits.after': '{period}後',
  'limits.keepsSpent': '支出済みの分は引き続き数えられます。',
  'limits.enables':
    'この提案はSafeのモジュールも有効にします。以後、モジュールは署名なしで限度額まで支出します。',
  'limits.tooMuch': 'モジュールが数えられる額を超えています。',
  'limits.self': 'アカウント自身に限度額は要りません。',
  'spend.open': 'この限度額から支出',
  'spend.left': '残り {amount}',
  'spend.tooMuch': '残りは {amount} だけです。',
  'spend.send': '今すぐ送る',
  'spend.done': '送りました。',
  'spend.failed': '送られませんでした。',
  'spend.description': '限度額から {amount} を支出',
};

export const simulate: Part<'simulate'> = {
  'sim.title': 'アカウントの変化',
  'sim.help':
    '今実行した場合を、ネットワークのノードがシミュレートした結果です。何も送信していません。',
  'sim.none': '成功します。ノードによると残高の変化はありません。',
  'sim.fails': '今実行すると失敗します。',
  'sim.ownersNow': '上の結果は現在のオーナーに基づいています。',
  'sim.outcomeOnly':
    '成功します。何が変わるかはわかりません。上に表示された呼び出しで判断してください。',
  'sim.unavailable':
    'このネットワークのノードではシミュレートできませんでした：成功するか、何が変わるかは、ここではわかりません。上に表示された呼び出しで判断してください。',
  'sim.too-many':
    '呼び出しが多すぎて、ここではシミュレートできません：何が変わるかはわかりません。上に表示された呼び出しで判断してください。',
  'sim.units': '{token}の最小単位 {units}',
  'sim.item': '{token}のアイテム {id}',
  'against.failed': '実行前にこの端末でシミュレートしたときは成功するはずでした。失敗しました。',
  'against.succeeded': '実行前にこの端末でシミュレートしたときは失敗するはずでした。成功しました。',
  'against.other': '実際の結果は、実行前にこの端末でシミュレートしたものと異なります：',
  'against.change': '実際は {actual}、予想は {expected}',
  'against.nothing': '{token} の変化なし',
};

export const delay: Part<'delay'> = {
  'delay.on':
    '待機時間付きリカバリーは有効です。次のアドレスはこのアカウントのあらゆるトランザクションを追加でき、{period}後に実行できます。それまではオーナーがキャンセルできます：',
  'delay.waiting':
    'リカバリーモジュールでトランザクションが待機中です。{date}以降、誰でも実行できます：',
  'delay.due':
    'リカバリーモジュールのトランザクションの待機時間が終わりました。誰でも実行できます：',
  'delay.expired': 'リカバリーモジュールのトランザクションは期限切れです。もう実行できません：',
  'delay.more':
    'リカバリーモジュールには、ここに表示されていない待機中のトランザクションがあります：{number}件',
  'delay.cancel': '待機中のもののキャンセルを提案',
  'delay.foreign':
    'このアカウントはリカバリーモジュールを管理していません：オーナーは待機中のものをキャンセルできませんが、無効化できます。',
  'delay.unread':
    'リカバリーモジュールは有効ですが、読み取れませんでした：{network} が応答しません。待機中のトランザクションがあるかもしれません。',
};
