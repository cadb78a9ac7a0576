import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    '此通行密钥的密码管理器以账户合约不接受的形式签名：它永远无法为账户签名。请把通行密钥保存在别处：此设备、手机或安全密钥。',
  'problem.orphanReported': '通行密钥“{name}”未能使用。已请求浏览器将其移除。',
  'problem.orphanLeft': '通行密钥“{name}”未能使用。请在密码管理器中将其删除。',
  'problem.busy': '另一个通行密钥请求仍未关闭，或中途插入。请将其关闭后重试。',
  'problem.late': '通行密钥未及时响应。请重试。',
  'problem.unverifiable':
    '此设备或密码管理器无法确认是您本人。请设置屏幕锁定或 PIN 码，或把通行密钥保存在别处：手机或安全密钥。',
  'problem.keeper': '您的设备或其密码管理器报告了错误。请解锁后重试，或改用其他设备。',
  'problem.kind': '此设备或密码管理器没有账户所需类型的通行密钥。请使用手机或安全密钥。',
};
