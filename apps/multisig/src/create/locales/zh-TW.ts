import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': '建立多簽帳戶',
  'new.lead':
    '選擇擁有者，以及需要多少人簽署。它會是一個普通的 Safe：沒有模組、沒有守衛，也沒有其他人。',
  'new.owner': '擁有者 {number}',
  'new.noOwner': '請輸入擁有者的地址或名稱。',
  'new.removeOwner': '移除擁有者 {number}',
  'new.threshold': '所需簽名數',
  'new.alone': '只有一位擁有者時，遺失金鑰就等於失去帳戶。請再加一位。',
  'new.all': '每位擁有者都必須簽署：遺失一個金鑰，就再也無法動用任何資產。',
  'new.any': '任何一位擁有者都可獨自動用全部資產。',
  'new.showAddress': '顯示地址',
  'new.address': '將會使用的地址',
  'new.create': '建立帳戶',
  'new.once': '由已連線的帳戶發出一筆交易，並由它支付手續費。',
  'new.failed': '帳戶未建立。',
  'new.notThere': '區塊鏈上未顯示具有這些擁有者的帳戶。請勿使用這個地址。',
  'new.description': '建立多簽帳戶 {account}',
  'new.noContracts': '{network} 上沒有 Safe 的合約：無法在那裡建立帳戶。',
  'new.full': '這些擁有者在這裡已有許多帳戶。請變更擁有者或門檻。',
  'new.otherAddress':
    '{network} 以另一種方式、透過其他合約計算地址：帳戶在那裡的地址與其他網路不同。',
  'new.absent':
    '這些擁有者是其他網路上的合約，不在 {network} 上。在那裡也開通之前，他們無法在那裡簽署：{owners}',
  'open.title': '在其他網路開通',
  'open.lead': '地址相同、合約相同，並使用建立時的擁有者。',
  'open.changed':
    '此後這裡的擁有者或門檻已變更。在那裡由下列最初的擁有者決定，直到他們也在那裡變更。',
  'open.unproven': '無法在區塊鏈上證明這個帳戶如何建立，因此無法從這裡在其他網路開通。',
  'open.there': '帳戶已在 {network} 上。',
  'open.none': '本網站不支援其他網路。',
};
