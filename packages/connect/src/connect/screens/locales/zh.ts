import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': '使用 {wallet} 扫码',
  'scan.titleAny': '使用手机扫码',
  'scan.help': '在手机上打开 {wallet}，扫描此二维码。',
  'scan.helpAny': '在手机上打开您的钱包，扫描此二维码。',
  'scan.helpHere': '复制链接并粘贴到您的钱包中，或用另一部手机扫描二维码。',
  'scan.code': '用于连接手机钱包的二维码',
  'scan.starting': '准备中…',
  'scan.ready': '二维码可以扫描了',
  'scan.renewed': '二维码已更新',
  'scan.renewsIn': '{time} 后更新二维码',
  'scan.copy': '复制链接',

  'phone.open': '打开 {wallet}',
  'phone.kept': '{wallet} 仍处于连接状态。请在手机上打开它以继续，或连接其他钱包。',
  'phone.help': '在 {wallet} 中批准连接，然后回到这里。',
  'phone.stuck': '{wallet} 没有打开？这部手机上可能还没有安装。',
  'phone.back': '如果您已批准，结果很快就会到达。',
  'phone.noAnswer': '钱包尚未响应',
  'phone.showCode': '显示二维码和链接',

  'plain.help': '钱包中没有需要批准的内容？有些钱包无法同时连接和登录。',
  'plain.connect': '先连接，稍后登录',

  'inside.open': '在 {wallet} 的浏览器中打开',
  'inside.help': '本页将在 {wallet} 自带的浏览器中打开，请在那里连接。',
  'inside.paste': '打开 {wallet}，如果它自带浏览器，请在其中粘贴本页地址。',

  'get.choose': '任选其一即可，一个就够了。',
  'get.install': '安装 {wallet}',
  'get.installHelp': '请使用下方链接，应用商店里常有仿冒品。',
  'get.create': '创建或导入钱包',
  'get.createHelp': '把助记词写在纸上，切勿透露给任何人。',
  'get.return': '回来并连接',
  'get.returnHelp': '如果列表里还没有该钱包，请刷新本页。',
  'get.from': '从 {store} 获取',
  'get.program': '获取电脑版',
  'get.phone': '手机版',
  'get.scan': '扫码打开 {store} 中的页面',

  'about.keysTitle': '私钥由您自己保管',
  'about.keys': '钱包保管着您的加密货币、代币和 NFT 的私钥，并展示您拥有的资产。',
  'about.signInTitle': '一个钱包，登录众多网站',
  'about.signIn': '连接钱包即可使用，无需为每个网站注册账号、设置密码，并且随时可以断开。',
  'about.safetyTitle': '未经您批准，资产分毫不动',
  'about.safety': '已连接的网站只能看到您的地址。每一笔付款和每一次签名，都须由您在钱包中批准。',
  'about.more': '了解更多',
};
