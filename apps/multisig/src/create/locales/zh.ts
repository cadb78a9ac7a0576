import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': '创建多签账户',
  'new.lead':
    '选择所有者以及需要多少人签名。它将是一个普通的 Safe：没有模块、没有守卫，也没有其他人。',
  'new.owner': '所有者 {number}',
  'new.noOwner': '请输入所有者的地址或域名。',
  'new.removeOwner': '移除所有者 {number}',
  'new.threshold': '所需签名数',
  'new.alone': '只有一位所有者时，丢失密钥就等于丢失账户。请再添加一位。',
  'new.all': '每位所有者都必须签名：丢失一个密钥，就再也无法动用任何资产。',
  'new.any': '任何一位所有者都可独自动用全部资产。',
  'new.showAddress': '显示地址',
  'new.address': '将获得的地址',
  'new.create': '创建账户',
  'new.once': '由已连接的账户发出一笔交易，并由其支付网络费用。',
  'new.failed': '账户未创建。',
  'new.notThere': '链上未显示具有这些所有者的该账户。请勿使用此地址。',
  'new.description': '创建多签账户 {account}',
  'new.noContracts': '{network} 上没有 Safe 的合约：无法在那里创建账户。',
  'new.full': '这些所有者在此已有许多账户。请更改所有者或阈值。',
  'new.otherAddress':
    '{network} 以另一种方式、通过其他合约计算地址：账户在那里的地址与其他网络不同。',
  'new.absent':
    '这些所有者是其他网络上的合约，不在 {network} 上。在那里也开通之前，他们无法在那里签名：{owners}',
  'open.title': '在其他网络上开通',
  'open.lead': '地址相同、合约相同，并使用创建时的所有者。',
  'open.changed':
    '此后这里的所有者或阈值已更改。在那里，由下列最初的所有者决定，直到他们也在那里更改。',
  'open.unproven': '无法在链上证明此账户的创建方式，因此无法从这里在其他网络开通。',
  'open.there': '账户已在 {network} 上。',
  'open.none': '本站不支持其他网络。',
};
