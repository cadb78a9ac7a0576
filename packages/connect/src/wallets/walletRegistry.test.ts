// @vitest-environment jsdom

import { createTestWallet } from '@mooring/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { type AnnouncedWallet, createWalletRegistry, discoverWallets } from './walletRegistry.ts';

const { info, provider } = createTestWallet({ name: 'Harbour', rdns: 'org.example.harbour' });
const { request } = provider;
let stop = () => {};

function announce(detail: unknown) {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
}

function listen(): AnnouncedWallet[] {
  const found: AnnouncedWallet[] = [];
  stop = discoverWallets((wallet) => found.push(wallet));
  return found;
}

afterEach(() => stop());

/** Object whose properties throw, as a script in the page may define it. */
const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('Nothing is read here');
    },
  },
);

/** Registry of a wagmi configuration without connectors. */
function openRegistry() {
  const wagmi = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    multiInjectedProviderDiscovery: false,
    storage: null,
  });
  const registry = createWalletRegistry(wagmi, 100);
  stop = registry.start();
  return { wagmi, registry };
}

describe('createWalletRegistry', () => {
  it.each<[string, PropertyDescriptor]>([
    [
      'whose getter throws',
      {
        get() {
          throw new Error('Nothing is read here');
        },
      },
    ],
    ['whose fields throw', { value: hostile }],
    ['that is a text', { value: 'ethereum' }],
  ])('ignores a window.ethereum %s', (_, ethereum) => {
    Object.defineProperty(window, 'ethereum', { configurable: true, ...ethereum });
    expect(openRegistry().registry.hasLegacyWallet()).toBe(false);
    Reflect.deleteProperty(window, 'ethereum');
  });

  it('uses the first provider of a wallet, and a later one once that is dead', async () => {
    const { wagmi } = openRegistry();
    const dead = {
      on() {},
      request: () => Promise.reject(new Error('Extension context invalidated.')),
    };
    announce({ info, provider: dead });
    announce({ info, provider });
    const connector = wagmi.connectors.find(({ id }) => id === info.rdns);
    expect(await connector?.getChainId()).toBe(1);
    expect(wagmi.connectors.filter(({ id }) => id === info.rdns)).toHaveLength(1);
  });
});

describe('discoverWallets', () => {
  it('requests wallets on start, and again when a phone’s browser injects its wallet', () => {
    const asked = vi.fn();
    window.addEventListener('eip6963:requestProvider', asked);
    listen();
    window.dispatchEvent(new Event('ethereum#initialized'));
    expect(asked).toHaveBeenCalledTimes(2);
    window.removeEventListener('eip6963:requestProvider', asked);
  });

  it('calls onWallet once per wallet, for repeated announcements with any uuid', () => {
    const found = listen();
    announce({ info, provider });
    announce({ info: { ...info, uuid: 'b' }, provider });
    announce({ info: { ...info, rdns: 'org.example.other' }, provider });
    expect(found.map(({ rdns }) => rdns)).toEqual(['org.example.harbour', 'org.example.other']);
  });

  it('finds wallets already announced, and late ones', () => {
    const [early, late] = ['early', 'late'].map((name) =>
      createTestWallet({ name, rdns: `org.example.${name}` }),
    );
    const leave = [early?.announce()];
    const found = listen();
    leave.push(late?.announce());
    expect(found).toEqual(
      [early, late].map((wallet) => ({
        rdns: wallet?.info.rdns,
        name: wallet?.info.name,
        icon: wallet?.info.icon,
        provider: wallet?.provider,
      })),
    );
    for (const go of leave) go?.();
  });

  it('ignores announcements once stopped', () => {
    const found = listen();
    stop();
    announce({ info, provider });
    expect(found).toEqual([]);
  });

  it.each([
    ['no detail', undefined],
    ['null', null],
    ['no info', { provider }],
    ['no provider', { info }],
    ['a provider without request', { info, provider: {} }],
    ['a provider without events', { info, provider: { request } }],
    ['no name', { info: { ...info, name: '  ' }, provider }],
    [
      'a name that is not text',
      { info: { ...info, name: { toString: (): string => 'x' } }, provider },
    ],
    ['an rdns that is a word', { info: { ...info, rdns: 'harbour' }, provider }],
    ['an rdns with markup', { info: { ...info, rdns: 'org.<b>x</b>' }, provider }],
    ['an info whose fields throw', { info: hostile, provider }],
    ['a provider whose fields throw', { info, provider: hostile }],
    ['fields that throw', hostile],
    ['an endless rdns', { info: { ...info, rdns: `org.${'x'.repeat(300)}` }, provider }],
  ])('ignores an announcement with %s', (_, detail) => {
    const found = listen();
    announce(detail);
    expect(found).toEqual([]);
  });

  it.each([
    ['an https URL', 'https://example.org/icon.svg'],
    ['a script', 'javascript:alert(1)'],
    ['a page', 'data:text/html,<script>alert(1)</script>'],
    ['half a megabyte', `data:image/png;base64,${'A'.repeat(500_000)}`],
    ['nothing', undefined],
  ])('adds the wallet without an icon that is %s', (_, untrusted) => {
    const found = listen();
    announce({ info: { ...info, icon: untrusted }, provider });
    expect(found).toHaveLength(1);
    expect(found[0]).not.toHaveProperty('icon');
  });
});
