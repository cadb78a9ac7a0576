import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
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
