import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': '建立多簽帳戶',
  'new.lead':
    '選擇擁有人，以及需要多少人簽署。它會是一個普通的 Safe：沒有模組、沒有守衛，也沒有其他人。',
  'new.owner': '擁有人 {number}',
  'new.noOwner': '請輸入擁有人的地址或名稱。',
  'new.removeOwner': '移除擁有人 {number}',
  'new.threshold': '所需簽名數目',
  'new.alone': '只有一位擁有人時，失去密鑰就等於失去帳戶。請再加一位。',
  'new.all': '每位擁有人都必須簽署：失去一個密鑰，就再也不能動用任何資產。',
  'new.any': '任何一位擁有人都可獨自動用全部資產。',
  'new.showAddress': '顯示地址',
  'new.address': '將會使用的地址',
  'new.create': '建立帳戶',
  'new.once': '由已連接的帳戶發出一宗交易，並由它支付網絡費用。',
  'new.failed': '帳戶沒有建立。',
  'new.notThere': '區塊鏈上沒有顯示由這些擁有人持有的這個帳戶。請勿使用這個地址。',
  'new.description': '建立多簽帳戶 {account}',
  'new.noContracts': '{network} 上沒有 Safe 的合約：不能在那裏建立帳戶。',
  'new.full': '這些擁有人在這裏已有很多帳戶。請更改擁有人或門檻。',
  'new.otherAddress':
    '{network} 以另一種方式、透過其他合約計算地址：帳戶在那裏的地址與其他網絡不同。',
  'new.absent':
    '這些擁有人是其他網絡上的合約，不在 {network} 上。在那裏也開通之前，他們不能在那裏簽署：{owners}',
  'open.title': '在其他網絡開通',
  'open.lead': '地址相同、合約相同，並使用建立時的擁有人。',
  'open.changed':
    '此後這裏的擁有人或門檻已更改。在那裏由下列最初的擁有人決定，直至他們也在那裏更改。',
  'open.unproven': '無法在區塊鏈上證明這個帳戶如何建立，因此不能從這裏在其他網絡開通。',
  'open.there': '帳戶已在 {network} 上。',
  'open.none': '本網站不支援其他網絡。',
};
