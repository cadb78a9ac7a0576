import { describe, expect, it } from 'vitest';
import { findWallet } from './findWallet.ts';
import { insideLinks } from './insideLinks.ts';

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

  it('gives TokenPocket the page as the record it reads, whatever the address', () => {
    const [link = ''] = linksOf('tokenpocket', 'https://front.example.org/?a="\\');
    expect(JSON.parse(decodeURIComponent(link.slice(link.indexOf('params=') + 7)))).toEqual({
      url: 'https://front.example.org/?a=%22%5C',
    });
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'front.example.org', ''])(
    'are none for %o, which is no page',
    (pageUrl) => {
      expect(linksOf('metamask', pageUrl)).toEqual([]);
    },
  );

  it('are none for a wallet that has no such link', () => {
    expect(linksOf('frame', page)).toEqual([]);
  });
});
