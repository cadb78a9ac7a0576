import { describe, expect, it } from 'vitest';
import { catalogue } from '../core/catalogue/catalogue.ts';
import { connectionLink, connectionMethod } from '../core/catalogue/connectionMethod.ts';
import { type Device, deviceOf } from '../core/catalogue/device.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { pairingLink, storeLink } from '../core/catalogue/walletLinks.ts';
import { walletRoutes } from './walletRoutes.testing.ts';

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}&expiryTimestamp=1900000000`;
const page = 'https://front.example.org/send?to=harbour';
const origin = 'https://front.example.org';
const once = encodeURIComponent;

const ios: Device = { platform: 'ios', browser: 'safari', telegram: false };
const android: Device = { platform: 'android', browser: 'chrome', telegram: false };
const desktop: Device = { platform: 'desktop', browser: 'chrome', telegram: false };

/** Web view of an Android app, without a mark in its user agent. */
const webView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

const rows = Object.entries(walletRoutes).map(([id, ways]) => {
  const wallet = catalogue.find((one) => one.id === id);
  if (!wallet) throw new Error(`The wallet list has no ${id}.`);
  return { id, wallet, ways };
});

/** Returns the link of a wallet's row, or its method if the row is not a link. */
function wayTo(wallet: Wallet, device: Device, pairing = true): string {
  const method = connectionMethod(wallet, device, pairing);
  return connectionLink(method, wallet, { device, uri: pairing ? uri : undefined, page }) ?? method;
}

function filled(way: string, wallet: Wallet): string {
  return way
    .replace('{uri}', once(uri))
    .replace('{wc}', uri.slice('wc:'.length))
    .replace('{page2}', once(once(page)))
    .replace('{page}', once(page))
    .replace('{path}', page.slice('https://'.length))
    .replace('{origin}', once(origin))
    .replace('{store}', once(storeLink(wallet, 'android') ?? ''));
}

describe.each(rows)('route to $id', ({ wallet, ways }) => {
  it('opens on an iPhone', () => {
    expect(wayTo(wallet, ios)).toBe(filled(ways.ios[0], wallet));
  });

  it('opens on Android', () => {
    expect(wayTo(wallet, android)).toBe(filled(ways.android[0], wallet));
  });

  it('opens on a phone without a relay', () => {
    expect(wayTo(wallet, ios, false)).toBe(filled(ways.without[0], wallet));
    expect(wayTo(wallet, android, false)).toBe(filled(ways.without[0], wallet));
  });

  it('starts from a computer by code, link or store', () => {
    const program = pairingLink(wallet, uri, desktop);
    expect(program ?? wayTo(wallet, desktop)).toBe(filled(ways.desktop[0], wallet));
    // Without a relay there is no code to scan.
    expect(wayTo(wallet, desktop, false)).toBe('get');
  });

  it('shows no links in the wallet’s own browser', () => {
    const [sign, name = ''] = ways.inApp[0].split(' ');
    const device = deviceOf({
      userAgent: sign === 'agent' ? `${webView} ${name}` : webView,
      announced: sign === 'rdns' ? [name] : [],
      maxTouchPoints: 5,
      platform: 'Linux armv81',
    });
    if (sign === 'agent' || sign === 'rdns') expect(device.wallet).toBe(wallet.id);
    const around = { ...device, wallet: wallet.id };
    expect(rows.map((row) => wayTo(row.wallet, around)).filter((way) => way.includes(':'))).toEqual(
      [],
    );
  });

  it('has a source for each cell, and a store page', () => {
    for (const [, source] of Object.values(ways)) expect(wallet.sources).toContain(source);
    for (const platform of ['ios', 'android'] as const) {
      expect(storeLink(wallet, platform) ?? wallet.homepage).toMatch(/^https:\/\//);
    }
  });
});

it.each([
  ['an iPhone', ios, true],
  ['Android', android, true],
  ['an iPhone without a relay', ios, false],
  ['Android without a relay', android, false],
] as const)(
  'wallet routes on %s are unique, and none opens the system’s app chooser',
  (...given) => {
    const [, device, pairing] = given;
    const links = catalogue
      .map((wallet) => wayTo(wallet, device, pairing))
      .filter((way) => way.includes(':'));
    expect(new Set(links).size).toBe(links.length);
    // Without the pairing URI and the page, the rest of the link is unique to the wallet.
    const apps = links.map((link) =>
      [once(uri), uri.slice('wc:'.length), once(once(page)), once(page), page.slice(8)].reduce(
        (rest, part) => rest.replace(part, ''),
        link,
      ),
    );
    expect(new Set(apps).size).toBe(apps.length);
    expect(links.filter((link) => link.startsWith('wc:'))).toEqual([]);
  },
);

it('route to Coinbase Wallet uses no relay: no code on a computer, no pairing link on a phone', () => {
  const coinbase = catalogue.find(({ id }) => id === 'coinbase');
  if (!coinbase) throw new Error('no Coinbase Wallet');
  expect(wayTo(coinbase, desktop)).toBe('get');
  for (const device of [ios, android, { ...android, telegram: true }]) {
    expect(pairingLink(coinbase, uri, device)).toBeUndefined();
    expect(wayTo(coinbase, device)).not.toContain('symKey');
  }
});
