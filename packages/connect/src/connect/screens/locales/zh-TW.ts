import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': '用 {wallet} 掃描',
  'scan.titleAny': '用手機掃描',
  'scan.help': '在手機上開啟 {wallet}，掃描此 QR Code。',
  'scan.helpAny': '在手機上開啟您的錢包，掃描此 QR Code。',
  'scan.helpHere': '複製連結並貼到您的錢包，或用另一支手機掃描 QR Code。',
  'scan.code': '用來連接手機錢包的 QR Code',
  'scan.starting': '準備中…',
  'scan.ready': 'QR Code 可以掃描了',
  'scan.renewed': 'QR Code 已更新',
  'scan.renewsIn': '{time} 後更新 QR Code',
  'scan.copy': '複製連結',

  'phone.open': '開啟 {wallet}',
  'phone.kept': '{wallet} 仍在連線中。請在手機上開啟它以繼續，或連接其他錢包。',
  'phone.help': '在 {wallet} 中核准連線，再回到這裡。',
  'phone.stuck': '{wallet} 沒有開啟？這支手機可能還沒安裝。',
  'phone.back': '如果您已核准，結果馬上就會送達。',
  'phone.noAnswer': '錢包尚未回應',
  'phone.showCode': '顯示 QR Code 和連結',

  'plain.help': '錢包中沒有需要核准的內容？有些錢包無法同時連線與登入。',
  'plain.connect': '先連接，稍後登入',

  'inside.open': '在 {wallet} 的瀏覽器中開啟',
  'inside.help': '此頁面會在 {wallet} 自己的瀏覽器中開啟，請在那裡連接。',
  'inside.paste': '開啟 {wallet}，如果它有瀏覽器，請在其中貼上此頁面的網址。',

  'get.choose': '任何一個都可以，一個就夠了。',
  'get.install': '安裝 {wallet}',
  'get.installHelp': '請使用下方的連結：應用程式商店裡常有仿冒品。',
  'get.create': '建立或匯入您的錢包',
  'get.createHelp': '請將助記詞寫在紙上，切勿透露給任何人。',
  'get.return': '回來並連接',
  'get.returnHelp': '如果清單中還沒有這個錢包，請重新整理此頁面。',
  'get.from': '從 {store} 取得',
  'get.program': '取得電腦版',
  'get.phone': '手機版',
  'get.scan': '掃描以開啟它在 {store} 的頁面',

  'about.keysTitle': '私鑰由您自己保管',
  'about.keys': '錢包保管您的加密貨幣、代幣和 NFT 收藏品的私鑰，並顯示您擁有什麼。',
  'about.signInTitle': '一個錢包，登入眾多網站',
  'about.signIn': '連接錢包就好，不必為每個網站註冊帳號和設定密碼，隨時可以離開。',
  'about.safetyTitle': '沒有您核准，什麼都不會動',
  'about.safety': '已連接的網站只看得到您的地址。每一筆付款和簽名都需要您在錢包中核准。',
  'about.more': '瞭解詳情',
};
