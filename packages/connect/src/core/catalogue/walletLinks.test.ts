import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Device } from './device.ts';
import { findWallet } from './findWallet.ts';
import type { Platform } from './wallet.ts';
import { insideLinks, linkTarget, pairingLink, platformsOf, storeLink } from './walletLinks.ts';

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}&expiryTimestamp=1900000000`;
const once = encodeURIComponent(uri);
const twice = encodeURIComponent(once);

const ios: Device = { platform: 'ios', browser: 'safari', telegram: false };
const android: Device = { platform: 'android', browser: 'chrome', telegram: false };
const desktop: Device = { platform: 'desktop', browser: 'chrome', telegram: false };

function linkOf(id: string, device: Device, given = uri) {
  const wallet = findWallet(id);
  if (!wallet) throw new Error(`no ${id}`);
  return pairingLink(wallet, given, device);
}

describe('pairingLink', () => {
  it.each([
    ['metamask', 'metamask://wc?uri='],
    ['trust', 'trust://wc?uri='],
    ['rainbow', 'rainbow://wc?uri='],
    ['zerion', 'zerion://wc?uri='],
    ['uniswap', 'uniswap://wc?uri='],
    ['ledger', 'ledgerlive://wc?uri='],
    ['imtoken', 'imtokenv2://wc?uri='],
    ['tokenpocket', 'tpoutside://wc?uri='],
    ['safepal', 'safepalwallet://wc?uri='],
    ['oneinch', 'oneinch://wc?uri='],
    ['okx', 'okex://main/wc?uri='],
    ['bitget', 'bitkeep://wc?uri='],
    ['argent', 'argent://app/wc?uri='],
    ['binance', 'bnc://app.binance.com/cedefi/wc?uri='],
    ['bybit', 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri='],
    ['safe', 'https://app.safe.global/wc?uri='],
  ])('opens %s on an iPhone by %s', (id, start) => {
    expect(linkOf(id, ios)).toBe(`${start}${once}`);
  });

  it.each([
    [
      'an intent for its package on Android, where its scheme is known to be registered',
      'metamask',
      android,
      `intent://wc?uri=${once}#Intent;scheme=metamask;package=io.metamask;S.browser_fallback_url=${encodeURIComponent('https://play.google.com/store/apps/details?id=io.metamask')};end`,
    ],
    [
      'an intent with the URI itself on Android, where it registers nothing else',
      'safe',
      android,
      `intent${uri.slice(2)}#Intent;scheme=wc;package=global.safe.mobileapp;S.browser_fallback_url=${encodeURIComponent('https://play.google.com/store/apps/details?id=global.safe.mobileapp')};end`,
    ],
    ['its own scheme on Android otherwise', 'trust', android, `trust://wc?uri=${once}`],
    ['nothing when it speaks to no relay', 'coinbase', ios, undefined],
    ['nothing when it speaks to no relay, on Android too', 'coinbase', android, undefined],
    ['a program on the computer', 'ledger', desktop, `ledgerlive://wc?uri=${once}`],
    ['nothing on a computer without one', 'metamask', desktop, undefined],
    ['nothing when it cannot pair', 'phantom', ios, undefined],
    ['nothing when it cannot pair, on Android too', 'phantom', android, undefined],
    [
      'a web address in Telegram',
      'metamask',
      { ...ios, telegram: true },
      `https://link.metamask.io/wc?uri=${once}`,
    ],
    [
      'a web address in Telegram on Android, encoded twice',
      'metamask',
      { ...android, telegram: true },
      `https://link.metamask.io/wc?uri=${twice}`,
    ],
    [
      'its scheme in Telegram on Android when there is no other, encoded twice',
      'bybit',
      { ...android, telegram: true },
      `bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=${twice}`,
    ],
    ["nothing in a wallet's own browser", 'trust', { ...ios, wallet: 'metamask' }, undefined],
  ])('is %s', (_, id, device, link) => {
    expect(linkOf(id, device)).toBe(link);
  });

  it.each(['javascript:alert(1)', 'https://example.org/', ' wc:x', ''])(
    'is undefined for the invalid pairing %o',
    (given) => {
      for (const device of [ios, android, desktop]) {
        expect(linkOf('metamask', device, given)).toBeUndefined();
      }
    },
  );

  it('contains the complete URI in each link', () => {
    for (const wallet of catalogue) {
      const link = pairingLink(wallet, uri, ios);
      if (link) expect(decodeURIComponent(link.slice(link.indexOf('wc?uri=') + 7))).toBe(uri);
    }
  });

  it('never opens the system’s app chooser', () => {
    for (const wallet of catalogue) {
      for (const device of [ios, android]) {
        expect(pairingLink(wallet, uri, device)?.startsWith('wc:')).not.toBe(true);
      }
    }
  });
});

describe('linkTarget', () => {
  it.each([
    ['Telegram', { ...ios, telegram: true }, '_blank'],
    ['a browser', ios, undefined],
  ])('in %s', (_, device, target) => {
    expect(linkTarget(device)).toBe(target);
  });
});

const page = 'https://front.example.org/send?to=a b&n=$&#x';
const encoded = 'https%3A%2F%2Ffront.example.org%2Fsend%3Fto%3Da%20b%26n%3D%24%26%23x'.replace(
  '%20',
  '%2520',
);

function linksOf(id: string, pageUrl: string, telegram = false) {
  const wallet = findWallet(id);
  if (!wallet) throw new Error(`no ${id}`);
  return insideLinks(wallet, pageUrl, { telegram });
}

describe('insideLinks', () => {
  it.each([
    ['metamask', 'https://link.metamask.io/dapp/front.example.org/send?to=a%20b&n=$&#x'],
    ['trust', `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`],
    [
      'phantom',
      `https://phantom.app/ul/browse/${encoded}?ref=${encodeURIComponent('https://front.example.org')}`,
    ],
    [
      'okx',
      `https://web3.okx.com/download?deeplink=${encodeURIComponent(
        `okx://wallet/dapp/url?dappUrl=${encoded}`,
      )}`,
    ],
    ['bitget', `https://bkcode.vip?action=dapp&url=${encoded}`],
    ['imtoken', `imtokenv2://navigate/DappView?url=${encoded}`],
  ])('opens a page in the browser of %s', (id, link) => {
    expect(linksOf(id, page)).toEqual([link]);
  });

  it('opens Coinbase Wallet by its scheme, and by the web address next', () => {
    const links = [
      `cbwallet://miniapp?url=${encoded}`,
      `https://go.cb-w.com/dapp?cb_url=${encoded}`,
    ];
    expect(linksOf('coinbase', page)).toEqual(links);
    expect(linksOf('coinbase', page, true)).toEqual([...links].reverse());
  });

  it('encodes any URL in the JSON that TokenPocket reads', () => {
    const [link = ''] = linksOf('tokenpocket', 'https://front.example.org/?a="\\');
    expect(JSON.parse(decodeURIComponent(link.slice(link.indexOf('params=') + 7)))).toEqual({
      url: 'https://front.example.org/?a=%22%5C',
    });
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'front.example.org', ''])(
    'returns none for %o, which is not a page',
    (pageUrl) => {
      expect(linksOf('metamask', pageUrl)).toEqual([]);
    },
  );

  it('returns none for a wallet without such a link', () => {
    expect(linksOf('frame', page)).toEqual([]);
  });
});

function walletNamed(id: string) {
  const wallet = findWallet(id);
  if (!wallet) throw new Error(`no ${id}`);
  return wallet;
}

const on = (
  platform: Device['platform'],
  browser: NonNullable<Device['browser']> = 'chrome',
): Device => ({ platform, browser, telegram: false });

describe('storeLink', () => {
  it.each<[string, Platform | Device, string | undefined]>([
    ['metamask', 'ios', 'https://apps.apple.com/app/id1438144202'],
    ['metamask', 'android', 'https://play.google.com/store/apps/details?id=io.metamask'],
    [
      'metamask',
      'chrome',
      'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    ],
    ['metamask', 'firefox', 'https://addons.mozilla.org/firefox/addon/ether-metamask'],
    [
      'metamask',
      'edge',
      'https://microsoftedge.microsoft.com/addons/detail/ejbalbakoplchlghecdalmeeeajnimhm',
    ],
    ['enkrypt', 'safari', 'https://apps.apple.com/app/id1640164309'],
    ['metamask', 'safari', undefined],
    ['rabby', 'edge', 'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch'],
    ['ledger', 'desktop', 'https://www.ledger.com/ledger-live/download'],
    ['metamask', on('ios'), 'https://apps.apple.com/app/id1438144202'],
    ['metamask', on('ios', 'safari'), 'https://apps.apple.com/app/id1438144202'],
    [
      'metamask',
      on('android', 'firefox'),
      'https://play.google.com/store/apps/details?id=io.metamask',
    ],
    ['frame', on('android'), undefined],
    ['frame', on('desktop', 'firefox'), 'https://addons.mozilla.org/firefox/addon/frame-extension'],
    ['frame', on('desktop', 'safari'), 'https://frame.sh/'],
    ['brave', on('desktop'), 'https://brave.com/download/'],
    [
      'ledger',
      { platform: 'desktop', telegram: false },
      'https://www.ledger.com/ledger-live/download',
    ],
    ['metamask', on('desktop', 'safari'), undefined],
  ])('returns the link of %s for %o', (id, where, link) => {
    expect(storeLink(walletNamed(id), where)).toBe(link);
  });
});

describe('platformsOf', () => {
  it.each([
    ['metamask', ['ios', 'android', 'chrome', 'firefox', 'edge']],
    ['ledger', ['ios', 'android', 'desktop']],
    ['brave', ['desktop']],
  ])('%s is there for %o', (id, platforms) => {
    expect(platformsOf(walletNamed(id))).toEqual(platforms);
  });
});
