import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
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
