import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': '从账户转出的内容',
  'leaves.refund': '最多 {amount}，作为 gas 退款',
  'leaves.units': '{units} 个 {token} 最小单位',
  'leaves.item': '{token} 的藏品 {id}',
  'check.loading': '正在检查…',
  'check.unread': '请先阅读并勾选上方的警告。',
  'check.refused': '由于上述原因，不得签名。',
  'check.refund-excessive': '退款超出其 gas 的合理费用。',
  'check.refund-uncompared': '无法将退款与 gas 费用进行比较。',
  'check.recipient-token': '这是代币的合约地址。发送到这里的资产无法取回。',
  'check.recipient-zero': '没有人持有该地址的私钥。发送到这里的资产将永远丢失。',
  'check.recipient-burn': '没有人持有该地址的私钥。发送到这里的资产将永远丢失。',
  'check.recipient-other-token': '这是代币的合约地址。发送到这里的资产无法取回。',
  'check.recipient-self': '接收方是您自己的地址。',
  'check.recipient-alike':
    '第一个地址的开头和结尾与您已知的第二个地址相同，但并非同一个。请逐字核对。',
  'check.recipient-new': { other: '根据历史记录，此账户首次向 {count} 位收款方付款。' },
  'check.recipient-unread': '无法读取以前是否向这些收款方付过款。',
  'check.recipient-twice': '同一个接收方出现了不止一次。',
  'check.name-mixed': '该域名混用了不同文字系统的字母，可能在冒充其他名称。请核对地址。',
  'check.code-missing': '此地址没有合约：调用不会执行任何操作，但仍视为已完成。',
  'check.code-expected': '此地址尚无合约。如果之前没有创建，调用不会执行任何操作。',
  'check.code-unread': '无法读取此地址是否有合约。',
  'check.power-without-code': '此地址没有合约，不得拥有对账户的权限。',
  'check.power-of-token': '此地址是代币，不得拥有对账户的权限。',
  'check.power-unread': '无法读取此地址的内容，在此之前不得拥有对账户的权限。',
  'check.power-unpublished':
    '此合约并非由 Safe 发布。它将拥有对账户的权限：仅在您知道由谁编写时才签名。',
  'check.token-imitates': '一个未列出的代币自称 {symbol}，与已列出的代币相同。请核对其地址。',
  'check.token-unread': '无法读取这是什么代币，数量以最小单位显示。',
  'check.balance-short': '账户余额少于将转出的数量。',
  'check.balance-unread': '无法读取余额。',
  'check.limit-exceeded': '超出剩余额度。',
  'check.limit-unread': '无法读取剩余额度。',
};
