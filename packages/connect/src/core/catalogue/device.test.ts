import { describe, expect, it } from 'vitest';
import { type Device, type DeviceSigns, deviceOf } from './device.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const pixel = `Mozilla/5.0 (Linux; Android 10; K) ${blink}`;
const webView = `Mozilla/5.0 (Linux; Android 15; 23127PN0CC Build/AQ3A.240627.003; wv) ${blink} Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36`;

const phone = { platform: 'iPhone', maxTouchPoints: 5 };
const android = { platform: 'Linux armv81', maxTouchPoints: 5 };
const desktop = { platform: 'Win32', maxTouchPoints: 0 };
const macDesktop = { platform: 'MacIntel', maxTouchPoints: 0 };

type Case = [string, string, Omit<DeviceSigns, 'userAgent'>, Omit<Device, 'telegram'>];

describe('deviceOf', () => {
  it.each<Case>([
    [
      'Safari on an iPhone',
      `${iPhone} Version/18.7 Mobile/15E148 Safari/604.1`,
      phone,
      { platform: 'ios', browser: 'safari' },
    ],
    [
      'Chrome on an iPhone',
      `${iPhone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
      phone,
      { platform: 'ios', browser: 'chrome' },
    ],
    [
      'Firefox on an iPhone',
      `${iPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
      phone,
      { platform: 'ios', browser: 'firefox' },
    ],
    [
      'Safari on an iPad, which says it is a Mac',
      `${mac} ${webKit} Version/18.1 Safari/605.1.15`,
      { platform: 'MacIntel', maxTouchPoints: 5 },
      { platform: 'ios', browser: 'safari' },
    ],
    [
      'Safari on a Mac',
      `${mac} ${webKit} Version/18.1 Safari/605.1.15`,
      macDesktop,
      { platform: 'desktop', browser: 'safari' },
    ],
    [
      'Chrome on Android',
      `${pixel} Chrome/131.0.0.0 Mobile Safari/537.36`,
      android,
      { platform: 'android', browser: 'chrome' },
    ],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
      android,
      { platform: 'android', browser: 'firefox' },
    ],
    [
      'Samsung Internet',
      `${pixel} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      android,
      { platform: 'android', browser: 'chrome' },
    ],
    [
      'Chrome on Windows with a touch screen',
      `${windows} ${blink} Chrome/131.0.0.0 Safari/537.36`,
      { platform: 'Win32', maxTouchPoints: 10 },
      { platform: 'desktop', browser: 'chrome' },
    ],
    [
      'Edge',
      `${windows} ${blink} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      desktop,
      { platform: 'desktop', browser: 'edge' },
    ],
    [
      'Opera, which takes the extensions of Chrome',
      `${windows} ${blink} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
      desktop,
      { platform: 'desktop', browser: 'chrome' },
    ],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
      { platform: 'Linux x86_64', maxTouchPoints: 0 },
      { platform: 'desktop', browser: 'firefox' },
    ],
    ['what says nothing', '', { platform: '', maxTouchPoints: 0 }, { platform: 'desktop' }],
  ])('%s', (_, userAgent, signs, device) => {
    expect(deviceOf({ userAgent, ...signs })).toEqual({ telegram: false, ...device });
  });

  it.each<[string, string, Omit<DeviceSigns, 'userAgent'>, string | undefined]>([
    ['MetaMask on an iPhone', `${iPhone} Mobile/15E148 WebView MetaMaskMobile`, phone, 'metamask'],
    [
      'MetaMask on an iPhone, newer',
      `${iPhone} Version/18.7 Mobile/15E148 Safari/604.1 MetaMaskMobile`,
      phone,
      'metamask',
    ],
    ['MetaMask on Android', `${webView} WebView MetaMaskMobile`, android, 'metamask'],
    [
      'OKX on Android',
      `${webView} OKEx-google/6.100.0 (23127PN0CC; U; Android 15; zh-CN;) locale=zh-CN statusBarHeight/116 OKApp/(OKEx/6.100.0) brokerDomain/www.okx.com`,
      android,
      'okx',
    ],
    ['Phantom on Android', `${webView} Phantom/android/24.30.0.29755`, android, 'phantom'],
    ['Phantom on an iPhone', `${iPhone} Mobile/15E148 Phantom/ios/22.06.08.44`, phone, 'phantom'],
    ['TokenPocket on Android', `${webView} TokenPocket_Android`, android, 'tokenpocket'],
    ['TokenPocket on an iPhone', `${iPhone} Mobile/15E148 TokenPocket_iOS`, phone, 'tokenpocket'],
    [
      'Bitget on Android',
      `Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) ${blink} Chrome/115.0.0.0 Mobile Safari/537.36; BitKeep Android/8.27.0`,
      android,
      'bitget',
    ],
    ['imToken on Android', `${webView} imToken/2.4.0`, android, 'imtoken'],
    [
      'Trust on Android, which leaves no mark but announces itself',
      webView,
      { ...android, announced: ['com.trustwallet.app'] },
      'trust',
    ],
    [
      'Coinbase on an iPhone, likewise',
      `${iPhone} Mobile/15E148`,
      { ...phone, announced: ['com.coinbase.wallet'] },
      'coinbase',
    ],
    [
      'an app that is not a wallet',
      `${iPhone} Mobile/15E148 Instagram 330.0.0.0`,
      phone,
      undefined,
    ],
    [
      'a wallet we do not know, in the web view of an app',
      webView,
      { ...android, announced: ['org.example.harbour'] },
      'org.example.harbour',
    ],
    [
      'a wallet we do not know, in what may be any browser',
      `${pixel} Chrome/131.0.0.0 Mobile Safari/537.36`,
      { ...android, announced: ['org.example.harbour'] },
      undefined,
    ],
    [
      'Trust on Android in what looks like Chrome',
      `${pixel} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`,
      { ...android, announced: ['com.trustwallet.app'] },
      'trust',
    ],
    [
      'Rainbow on an iPhone in what looks like Safari',
      `${iPhone} Version/18.7 Mobile/15E148 Safari/604.1`,
      { ...phone, announced: ['me.rainbow'] },
      'rainbow',
    ],
    [
      'Zerion on an iPad in what looks like Safari on a Mac',
      `${mac} ${webKit} Version/18.1 Safari/605.1.15`,
      { platform: 'MacIntel', maxTouchPoints: 5, announced: ['io.zerion.wallet'] },
      'zerion',
    ],
    [
      'Brave on Android, a browser that brings its wallet along',
      `${pixel} Chrome/131.0.0.0 Mobile Safari/537.36`,
      { ...android, announced: ['com.brave.wallet'] },
      undefined,
    ],
    [
      'an extension of Edge on a phone',
      `${pixel} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`,
      { ...android, announced: ['io.metamask'] },
      undefined,
    ],
    [
      'two wallets announced: neither is around the page',
      webView,
      { ...android, announced: ['com.trustwallet.app', 'io.metamask'] },
      undefined,
    ],
    [
      'an extension in a browser on a phone',
      'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
      { ...android, announced: ['io.metamask'] },
      undefined,
    ],
    [
      'an extension on a computer',
      `${windows} ${blink} Chrome/131.0.0.0 Safari/537.36`,
      { ...desktop, announced: ['io.metamask'] },
      undefined,
    ],
  ])("detects a wallet's own browser: %s", (_, userAgent, signs, wallet) => {
    expect(deviceOf({ userAgent, ...signs }).wallet).toBe(wallet);
  });

  const facebook = '[FBAN/FBIOS;FBAV/490.0.0.35.109;FBDV/iPhone16,1;FBSN/iOS;FBLC/en_US]';
  it.each<[string, string, Omit<DeviceSigns, 'userAgent'>, Partial<Device>]>([
    [
      'Instagram on an iPhone',
      `${iPhone} Mobile/15E148 Instagram 330.0.3.30.112 (iPhone16,1; iOS 18_0; en_US) ${facebook}`,
      phone,
      { app: 'Instagram' },
    ],
    ['Facebook on an iPhone', `${iPhone} Mobile/15E148 ${facebook}`, phone, { app: 'Facebook' }],
    [
      'Facebook on Android',
      `${webView} [FB_IAB/FB4A;FBAV/491.0.0.50.100;]`,
      android,
      { app: 'Facebook' },
    ],
    [
      'TikTok on an iPhone',
      `${iPhone} Mobile/15E148 musical_ly_37.0.0 JsSdk/2.0 ByteLocale/en BytedanceWebview/d8a21c6`,
      phone,
      { app: 'TikTok' },
    ],
    [
      'TikTok on Android',
      `${webView} trill_2023 BytedanceWebview/d8a21c6`,
      android,
      { app: 'TikTok' },
    ],
    [
      'a wallet around the page',
      `${iPhone} Mobile/15E148 Instagram 330.0.0.0`,
      { ...phone, announced: ['me.rainbow'] },
      { wallet: 'rainbow' },
    ],
    ['a computer', `${windows} ${blink} Chrome/131.0.0.0 Safari/537.36 Instagram`, desktop, {}],
  ])('detects an app that blocks links to wallets: %s', (_, userAgent, signs, known) => {
    const { app, wallet } = deviceOf({ userAgent, ...signs });
    expect({ ...(app && { app }), ...(wallet && { wallet }) }).toEqual(known);
  });

  it.each<[string, string, Omit<DeviceSigns, 'userAgent'>, Device['platform']]>([
    [
      'on Android by its mark',
      `${webView} Telegram-Android/11.4.3 (Samsung SM-G965N; Android 7.1.2; SDK 25; LOW)`,
      android,
      'android',
    ],
    ['on Android by its proxy', webView, { ...android, telegram: true }, 'android'],
    ['on an iPhone', `${iPhone} Mobile/15E148`, { ...phone, telegram: true }, 'ios'],
  ])('detects Telegram %s, without a wallet', (_, userAgent, signs, platform) => {
    const device = deviceOf({ userAgent, ...signs, announced: ['io.metamask'] });
    expect(device).toMatchObject({ platform, telegram: true });
    expect(device.wallet).toBeUndefined();
  });
});
