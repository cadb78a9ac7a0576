import { expect, test } from 'vitest';
import { createSiteChain } from './createSite.ts';
import { defaultSite } from './defaultSite.testing.ts';
import { noBrand, parseSiteConfig, readClockOffset } from './siteConfig.ts';

const network = {
  id: 77_310_001,
  name: 'Local Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  rpcPath: '/rpc/77310001',
  walletRpcUrls: ['http://127.0.0.1:8545'],
  tokens: [
    {
      address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      name: 'Harbour Dollar',
      symbol: 'HUSD',
      decimals: 6,
    },
  ],
};
const site = {
  ...defaultSite,
  identityNetwork: 77_310_001,
  networks: [network],
  brand: noBrand,
  signIn: { statement: 'I moor here.' },
  multisig: { gatewayUrl: 'https://gateway.example' },
  passkeys: {
    rpId: 'harbour.example',
    contracts: {
      77310001: {
        factory: '0x96C96c82df0a6B14127EEe69a1943ec8a323d454',
        verifiers: `0x0100${'ab'.repeat(20)}`,
      },
    },
    recovery: {
      77310001: {
        address: '0x088f6cfD8BB1dDb1BB069CCb3fc1A98927D233f2',
        version: '0.1.0',
        period: 604_800,
        codeHash: `0x${'5a'.repeat(32)}`,
      },
    },
    guardian: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    relay: { chainIds: [77_310_001] },
  },
  safeHosts: ['https://safe.example'],
};

test('parseSiteConfig reads the configuration of the server', () => {
  expect(parseSiteConfig(defaultSite)).toEqual(defaultSite);
  expect(parseSiteConfig(site)).toEqual(site);
});

test('parseSiteConfig drops unknown fields', () => {
  expect(parseSiteConfig({ ...site, upstreams: ['https://key@node.example'] })).toEqual(site);
});

test('parseSiteConfig defaults to no sign-in', () => {
  const { signIn: _, ...rest } = site;
  expect(parseSiteConfig(rest).signIn).toBeNull();
});

test('parseSiteConfig defaults to no brand and to the wallets of the page', () => {
  const { brand: _, wallets: __, ...rest } = site;
  expect(parseSiteConfig(rest)).toEqual(site);
});

test.each([
  ['a logo of another origin', { logo: { light: '//a.example/l.svg', dark: '/d.svg' } }],
  ['an icon that is a script', { icon: 'javascript:alert(1)' }],
  ['a link that is a script', { links: { terms: 'javascript:alert(1)' } }],
  ['a colour that ends its rule', { accent: { light: '#000}a{', dark: '#ffffff' } }],
  ['a font that ends its rule', { font: 'serif;}' }],
  [
    'a font file that ends its rule',
    { fonts: [{ family: 'A"}', file: '/a.woff2', weight: '400', italic: false }] },
  ],
  ['texts in an unknown language', { home: { xx: { headline: 'Ahoy' } } }],
])('parseSiteConfig refuses %s', (_, more) => {
  expect(() => parseSiteConfig({ ...site, brand: { ...noBrand, ...more } })).toThrow();
});

test('parseSiteConfig defaults to no multisig gateway and no hosts', () => {
  const { multisig: _, safeHosts: __, ...rest } = site;
  expect(parseSiteConfig(rest)).toMatchObject({ multisig: null, safeHosts: [] });
});

test('parseSiteConfig defaults to no passkeys, with optional recovery modules and relay', () => {
  const { passkeys, ...rest } = site;
  expect(parseSiteConfig(rest).passkeys).toBeNull();
  expect(parseSiteConfig({ ...rest, passkeys: null }).passkeys).toBeNull();
  const { rpId: _, recovery: __, guardian: ___, ...others } = { ...passkeys, relay: null };
  expect(parseSiteConfig({ ...rest, passkeys: others }).passkeys).toEqual(others);
});

test('parseSiteConfig accepts sign-in without a statement', () => {
  expect(parseSiteConfig({ ...site, signIn: null }).signIn).toBeNull();
  expect(parseSiteConfig({ ...site, signIn: {} }).signIn).toEqual({});
});

test.each([
  ['nothing', null],
  ['a page instead of a configuration', '<!doctype html>'],
  ['no networks', { ...site, networks: [] }],
  ['a network without an id', { ...site, networks: [{ ...network, id: 0 }] }],
  ['an id that is a text', { ...site, networks: [{ ...network, id: '1' }] }],
  [
    'reads that leave the origin',
    { ...site, networks: [{ ...network, rpcPath: '//elsewhere.example' }] },
  ],
  [
    'reads at a whole address',
    { ...site, networks: [{ ...network, rpcPath: 'https://elsewhere.example' }] },
  ],
  [
    'an explorer that is a script',
    {
      ...site,
      networks: [{ ...network, blockExplorer: { name: 'x', url: 'javascript:alert(1)' } }],
    },
  ],
  [
    'a token that is not an address',
    { ...site, networks: [{ ...network, tokens: [{ ...network.tokens[0], address: '0x12' }] }] },
  ],
  ['a statement that is not text', { ...site, signIn: { statement: 1 } }],
  [
    'a gateway that is not an address',
    { ...site, multisig: { gatewayUrl: 'javascript:alert(1)' } },
  ],
  ['a Safe host that is not an origin', { ...site, safeHosts: ['https://safe.example/home'] }],
  ['any Safe host at all', { ...site, safeHosts: ['https://*.example'] }],
  ['a relay without networks', { ...site, passkeys: { ...site.passkeys, relay: {} } }],
  [
    'passkey contracts that are none',
    { ...site, passkeys: { ...site.passkeys, contracts: { 1: { factory: '0x12' } } } },
  ],
  ...[
    { version: '0.2.0' },
    { address: '0x12' },
    { period: 0 },
    { codeHash: `0x${'5a'.repeat(31)}` },
  ].map((part): [string, object] => {
    const module = { ...site.passkeys.recovery[77_310_001], ...part };
    const passkeys = { ...site.passkeys, recovery: { 77310001: module } };
    return [`a recovery module with ${JSON.stringify(part)}`, { ...site, passkeys }];
  }),
  ['an invalid time', { ...site, timeouts: { connectMs: 0 } }],
])('parseSiteConfig refuses %s', (_, value) => {
  expect(() => parseSiteConfig(value)).toThrow();
});

test('createSiteChain returns a chain with public RPC URLs for wallets', () => {
  const [first] = parseSiteConfig({
    ...site,
    networks: [
      {
        ...network,
        blockTimeMs: 2_000,
        blockExplorer: { name: 'Explorer', url: 'https://explorer.example' },
        contracts: {
          multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 7 },
        },
      },
    ],
  }).networks;
  expect(createSiteChain(first)).toEqual({
    id: 77_310_001,
    name: 'Local Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    testnet: true,
    blockTime: 2_000,
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
    contracts: {
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 7 },
    },
  });
});

test.each([
  ['ten minutes ahead', 'Thu, 26 Nov 2026 12:00:00 GMT', '2026-11-26T12:10:00Z', -600_000],
  ['an hour behind', 'Thu, 26 Nov 2026 12:00:00 GMT', '2026-11-26T11:00:00Z', 3_600_000],
  ['right, after a slow response', 'Thu, 26 Nov 2026 12:00:00 GMT', '2026-11-26T12:00:20.5Z', 0],
  ['beside a server without one', null, '2026-11-26T12:00:00Z', 0],
  ['beside a server with none that can be read', 'soon', '2026-11-26T12:00:00Z', 0],
])('readClockOffset of a clock %s', (_, date, now, offset) => {
  expect(readClockOffset(date, Date.parse(now))).toBe(offset);
});
