import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
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
