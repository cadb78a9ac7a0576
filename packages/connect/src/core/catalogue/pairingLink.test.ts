import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Device } from './device.ts';
import { findWallet } from './findWallet.ts';
import { linkTarget, pairingLink } from './pairingLink.ts';

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
    'is nothing for %o, which is no pairing',
    (given) => {
      for (const device of [ios, android, desktop]) {
        expect(linkOf('metamask', device, given)).toBeUndefined();
      }
    },
  );

  it('gives back the whole URI wherever it leads', () => {
    for (const wallet of catalogue) {
      const link = pairingLink(wallet, uri, ios);
      if (link) expect(decodeURIComponent(link.slice(link.indexOf('wc?uri=') + 7))).toBe(uri);
    }
  });

  it('leaves nothing to the system to choose from', () => {
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
