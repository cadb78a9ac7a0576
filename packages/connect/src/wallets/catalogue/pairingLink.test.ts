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
    ['coinbase', 'https://go.cb-w.com/wc?uri='],
  ])('opens %s on an iPhone by %s', (id, start) => {
    expect(linkOf(id, ios)).toBe(`${start}${once}`);
  });

  it.each([
    ['the URI itself on Android, for the system to ask', 'metamask', android, uri],
    [
      'its own scheme on Android, when it hears no other',
      'rabby',
      android,
      `rabby://wc?uri=${once}`,
    ],
    ['a program on the computer', 'ledger', desktop, `ledgerlive://wc?uri=${once}`],
    ['nothing on a computer without one', 'metamask', desktop, undefined],
    ['nothing when it cannot pair', 'phantom', ios, undefined],
    ['nothing when it cannot pair, on Android too', 'phantom', android, undefined],
    [
      'a web address in Telegram',
      'metamask',
      { ...ios, telegram: true },
      `https://metamask.app.link/wc?uri=${once}`,
    ],
    [
      'a web address in Telegram on Android, encoded twice',
      'metamask',
      { ...android, telegram: true },
      `https://metamask.app.link/wc?uri=${twice}`,
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
});

describe('linkTarget', () => {
  it.each([
    ['Telegram', { ...ios, telegram: true }, '_blank'],
    ['a browser', ios, undefined],
  ])('in %s', (_, device, target) => {
    expect(linkTarget(device)).toBe(target);
  });
});
