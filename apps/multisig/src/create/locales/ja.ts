import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
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
  'open.title': '別のネットワークで開く',
  'open.lead': '同じアドレス、同じコントラクト、作成時のオーナーで開きます。',
  'open.changed':
    'その後、ここではオーナーかしきい値が変わっています。向こうでは変更するまで、下の最初のオーナーが決定します。',
  'open.unproven':
    'このアカウントの作成方法をブロックチェーン上で確認できないため、ここから別の場所で開くことはできません。',
  'open.there': 'アカウントはすでに{network}にあります。',
  'open.none': 'このサイトはほかのネットワークに対応していません。',
};
