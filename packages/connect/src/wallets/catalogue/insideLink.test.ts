import { describe, expect, it } from 'vitest';
import { findWallet } from './findWallet.ts';
import { insideLink } from './insideLink.ts';

const page = 'https://front.example.org/send?to=a b&n=$&#x';
const encoded = 'https%3A%2F%2Ffront.example.org%2Fsend%3Fto%3Da%20b%26n%3D%24%26%23x'.replace(
  '%20',
  '%2520',
);

function linkOf(id: string, pageUrl: string) {
  const wallet = findWallet(id);
  if (!wallet) throw new Error(`no ${id}`);
  return insideLink(wallet, pageUrl);
}

describe('insideLink', () => {
  it.each([
    ['metamask', 'https://link.metamask.io/dapp/front.example.org/send?to=a%20b&n=$&#x'],
    ['trust', `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`],
    ['coinbase', `https://go.cb-w.com/dapp?cb_url=${encoded}`],
    ['phantom', `https://phantom.app/ul/browse/${encoded}?ref=${encoded}`],
    [
      'okx',
      `https://web3.okx.com/download?deeplink=${encodeURIComponent(
        `okx://wallet/dapp/url?dappUrl=${encoded}`,
      )}`,
    ],
    ['bitget', `https://bkcode.vip?action=dapp&url=${encoded}`],
    ['imtoken', `imtokenv2://navigate/DappView?url=${encoded}`],
  ])('opens a page in the browser of %s', (id, link) => {
    expect(linkOf(id, page)).toBe(link);
  });

  it('gives TokenPocket the page as the record it reads, whatever the address', () => {
    const link = linkOf('tokenpocket', 'https://front.example.org/?a="\\') ?? '';
    expect(JSON.parse(decodeURIComponent(link.slice(link.indexOf('params=') + 7)))).toEqual({
      url: 'https://front.example.org/?a=%22%5C',
    });
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'front.example.org', ''])(
    'is nothing for %o, which is no page',
    (pageUrl) => {
      expect(linkOf('metamask', pageUrl)).toBeUndefined();
    },
  );

  it('is nothing for a wallet that has no such link', () => {
    expect(linkOf('frame', page)).toBeUndefined();
  });
});
