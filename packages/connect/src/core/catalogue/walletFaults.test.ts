import { describe, expect, it } from 'vitest';
import type { Wallet } from './wallet.ts';
import { walletFaults } from './walletFaults.ts';

const harbour: Wallet = {
  id: 'harbour',
  name: 'Harbour',
  rdns: ['org.example.harbour'],
  accent: '#0b6570',
  homepage: 'https://harbour.example.org/',
  ios: '123456789',
  android: 'org.example.harbour',
  chrome: 'abcdefghijklmnopabcdefghijklmnop',
  scheme: 'harbour://',
  sources: ['own'],
};

describe('walletFaults', () => {
  it('returns none for a complete row', () => {
    expect(walletFaults([harbour])).toEqual([]);
  });

  it.each<[string, Partial<Wallet>, string]>([
    ['an id with a hyphen', { id: 'har-bour' }, 'Invalid ID: har-bour'],
    ['no name', { name: '' }, 'needs a name'],
    ['a colour by name', { accent: 'teal' }, 'accent of Harbour is not #rgb or #rrggbb: teal'],
    ['a homepage without encryption', { homepage: 'http://example.org/' }, 'needs a homepage'],
    ['a homepage that is none', { homepage: 'harbour' }, 'needs a homepage'],
    ['an rdns that is a word', { rdns: ['harbour'] }, 'has an rdns that is none'],
    ['an App Store number with id', { ios: 'id123456789' }, 'has no id of the ios store'],
    ['an Android package of one word', { android: 'harbour' }, 'has no id of the android store'],
    ['a Chrome id that is short', { chrome: 'abc' }, 'has no id of the chrome store'],
    ['a Chrome id with other letters', { chrome: 'z'.repeat(32) }, 'has no id of the chrome store'],
    ['an address for an id', { firefox: 'https://x.org/' }, 'has no id of the firefox store'],
    ['a download without encryption', { desktop: 'http://example.org/' }, 'https address to'],
    ['a scheme that is a script', { scheme: 'javascript://' }, 'has a scheme'],
    ['a scheme that is the web', { scheme: 'https://' }, 'has a scheme'],
    ['a scheme that runs into the link', { scheme: 'harbour://wallet' }, 'has a scheme'],
    ['a universal link that ends in a name', { universal: 'https://x.org/wc' }, 'universal link'],
    ['a page link that leaves out the page', { inside: 'https://x.org/' }, 'link to its browser'],
    ['an unknown placeholder', { inside: 'https://x.org/{page}' }, 'link to its browser'],
    ['a page link that is a script', { inside: 'javascript://{url}' }, 'link to its browser'],
    [
      'a second page link that is not a web address',
      { insideWeb: 'harbour://{url}' },
      'second link',
    ],
    ['a second page link alone', { insideWeb: 'https://x.org/{url}' }, 'second link'],
    ['an intent without a source', { intent: 'scheme' }, 'needs the manifest'],
    ['a manifest that says nothing', { sources: ['manifest'] }, 'needs the manifest'],
    ['no source', { sources: [] }, 'needs a source'],
  ])('finds %s', (_, change, fault) => {
    expect(walletFaults([{ ...harbour, ...change }]).join('\n')).toContain(fault);
  });

  it.each<[string, readonly (keyof Wallet)[], string]>([
    ['no way to get it', ['ios', 'android', 'chrome'], 'needs a way to get it'],
    ['no way to open it on a phone', ['scheme'], 'has no way to open it on a phone'],
  ])('finds %s', (_, without, fault) => {
    const row = Object.entries(harbour).filter(
      ([field]) => !without.some((name) => name === field),
    );
    const { id, name, accent, homepage } = harbour;
    expect(walletFaults([{ id, name, accent, homepage, ...Object.fromEntries(row) }])).toEqual([
      `harbour: ${fault}`,
    ]);
  });

  it.each<[string, 'android' | 'scheme']>([
    ['no package', 'android'],
    ['no scheme', 'scheme'],
  ])('finds an intent with %s', (_, without) => {
    const { [without]: _left, ...rest } = harbour;
    const row: Wallet = { ...rest, universal: 'https://x.org/', intent: 'scheme' };
    expect(walletFaults([row]).join('\n')).toContain('an intent without what it names');
  });

  it('finds values of two rows that are the same, unless marked as shared', () => {
    const pier: Wallet = { ...harbour, id: 'pier', rdns: ['org.example.HARBOUR'] };
    expect(walletFaults([harbour, pier])).toEqual([
      'harbour and pier: have the same rdns org.example.harbour',
      'harbour and pier: have the same scheme harbour://',
    ]);
    expect(walletFaults([harbour, { ...pier, shared: true }])).toEqual([]);
    expect(walletFaults([harbour, { ...pier, id: 'harbour', shared: true }])).toEqual([
      'harbour and harbour: have the same id harbour',
    ]);
  });
});
