import { describe, expect, it } from 'vitest';
import type { Device } from './device.ts';
import { findWallet } from './findWallet.ts';
import { platformsOf, storeLink } from './storeLink.ts';
import type { Platform } from './wallet.ts';

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
  ])('%s for %o', (id, where, link) => {
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
