import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    '此通行密鑰的密碼管理工具以帳戶合約不接受的形式簽名：它永遠無法為帳戶簽名。請將通行密鑰保存在別處：此裝置、手機或安全金鑰。',
  'problem.orphanReported': '通行密鑰「{name}」未能使用。已請瀏覽器將其移除。',
  'problem.orphanLeft': '通行密鑰「{name}」未能使用。請在密碼管理工具中將其刪除。',
  'problem.busy': '另一個通行密鑰要求仍未關閉，或中途插入。請將其關閉，再試一次。',
  'problem.late': '通行密鑰未及時回應。請重試。',
  'problem.unverifiable':
    '此裝置或密碼管理工具無法確認是您本人。請設定螢幕鎖定或 PIN 碼，或將通行密鑰保存在別處：手機或安全金鑰。',
  'problem.keeper': '您的裝置或其密碼管理工具回報了錯誤。請解鎖後重試，或改用其他裝置。',
  'problem.kind': '此裝置或密碼管理工具沒有帳戶所需類型的通行密鑰。請使用手機或安全金鑰。',
};
