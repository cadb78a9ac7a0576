import { describe, expect, it } from 'vitest';
import { ConfigError, type ConfigFault } from './configError.ts';
import { parseConfig } from './parseConfig.ts';
import { publicConfig } from './publicConfig.ts';

const upstreams = ['https://rpc.example.org/v2/SECRET-KEY-1234'];
const mainnet = { id: 1, upstreams };
const relayUrl = 'wss://relay.example.org';
const noProject = /No projectId found/;
const own = {
  id: 77_320_001,
  upstreams,
  name: 'Harbour',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
};

function faultsOf(input: unknown): readonly ConfigFault[] {
  try {
    parseConfig(input);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

const firebase = {
  ...{ apiKey: 'key', appId: '1:2:web:3', projectId: 'harbour', messagingSenderId: '2' },
  vapidKey: 'B'.repeat(87),
};

describe('parseConfig with a valid configuration', () => {
  it('applies a default to everything but networks', () => {
    const config = parseConfig({ networks: [mainnet] });
    expect(config).toMatchObject({
      appName: 'Mooring',
      host: '127.0.0.1',
      port: 3000,
      identityNetwork: 1,
      proxies: 0,
      connections: { most: 4_096, perClient: 256 },
      signIn: { sessionDays: 30, idleDays: 7, sessionsPerAccount: 100 },
      contacts: { keepDays: 400, bytesPerDay: 4_194_304, accountsPerDay: 20 },
      health: { networks: false },
      database: 'mooring.sqlite',
      safeHosts: [],
      frameAncestors: [],
      images: [],
      nameGateways: [],
      brand: { fonts: [], theme: 'system', locale: 'en', home: {}, links: {} },
      pages: ['home', 'send', 'activity', 'multisig', 'sessions', 'settings'],
      chart: true,
      searchEngines: true,
      tokenLists: [],
      limits: {
        rpcBodyBytes: 262_144,
        rpcBatch: 100,
        rpcPerMinute: 6_000,
        rpcBytesPerMinute: 67_108_864,
        rpcConcurrent: 20,
        rpcAnswerBytes: 4_194_304,
        rpcLogBlocks: 10_000,
        rpcCacheBytes: 33_554_432,
        upstreamTimeoutMs: 10_000,
        upstreamBatch: 20,
      },
      rawTransactions: false,
    });
    for (const name of ['publicUrl', 'pairing', 'multisig', 'passkeys', 'rpcToken', 'metrics'])
      expect(config).not.toHaveProperty(name, expect.anything());
    expect(config.networks[0]).toMatchObject({
      name: 'Ethereum',
      currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      explorer: { name: 'Etherscan', url: 'https://etherscan.io' },
      testnet: false,
      contracts: {
        multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' },
        ensUniversalResolver: { address: expect.stringMatching(/^0x/) },
      },
    });
    expect(config.networks[0]?.walletRpcUrls.length).toBeGreaterThan(0);
  });

  it.each([10, 56, 137, 8453, 42161, 43114, 324, 7777777])(
    'returns name and contracts of network %i',
    (id) => {
      const [network] = parseConfig({ networks: [{ id, upstreams }] }).networks;
      expect(network?.name).not.toBe('');
      expect(network?.contracts.multicall3).toBeDefined();
    },
  );

  it('prefers configured values to those of viem', () => {
    const multicall3 = { address: '0x00000000000000000000000000000000000000aa' };
    const [network] = parseConfig({
      networks: [{ ...mainnet, name: 'Rehearsal', walletRpcUrls: [], contracts: { multicall3 } }],
    }).networks;
    expect(network).toMatchObject({
      name: 'Rehearsal',
      walletRpcUrls: [],
      contracts: { multicall3 },
    });
    expect(network?.contracts.ensUniversalResolver).toBeDefined();
  });

  it.each([
    ['1 when it is there', [own, mainnet], undefined, 1],
    ['else the first', [own, { id: 10, upstreams }], undefined, 77_320_001],
    ['as written', [mainnet, own], 77_320_001, 77_320_001],
  ])('returns as identity network %s', (_, networks, identityNetwork, expected) => {
    expect(parseConfig({ networks, identityNetwork }).identityNetwork).toBe(expected);
  });

  it.each([
    [false, false],
    [undefined, { sessionDays: 30, idleDays: 7, sessionsPerAccount: 100 }],
    [
      { sessionDays: 1, sessionsPerAccount: 5 },
      { sessionDays: 1, idleDays: 7, sessionsPerAccount: 5 },
    ],
    [
      { statement: ' Welcome! ', idleDays: 2 },
      { statement: 'Welcome!', sessionDays: 30, idleDays: 2, sessionsPerAccount: 100 },
    ],
  ])('returns for signIn %j: %j', (signIn, expected) => {
    expect(parseConfig({ networks: [mainnet], signIn }).signIn).toEqual(expected);
  });

  it.each(['wss://relay.example.org', 'wss://relay.example.org/v2', 'ws://127.0.0.1:4555'])(
    'accepts the relay URL %s',
    (url) => {
      const pairing = { projectId: 'harbour', relayUrl: url };
      expect(parseConfig({ networks: [mainnet], pairing }).pairing).toEqual(pairing);
    },
  );

  it.each([
    'https://gateway.example.org',
    'https://gateway.example.org/safe/',
    'http://127.0.0.1:4556',
  ])('accepts the gateway URL %s and publishes it', (gatewayUrl) => {
    const config = parseConfig({ networks: [mainnet], multisig: { gatewayUrl } });
    expect(config.multisig).toEqual({ gatewayUrl });
    const options = { local: false, hasSignIn: false };
    expect(publicConfig(config, options).multisig).toEqual({ gatewayUrl });
    const without = parseConfig({ networks: [mainnet] });
    expect(publicConfig(without, options).multisig).toBeNull();
  });

  it('accepts a Firebase project and publishes it', () => {
    const gatewayUrl = 'https://gateway.example.org';
    const config = parseConfig({ networks: [mainnet], multisig: { gatewayUrl, firebase } });
    expect(publicConfig(config, { local: false, hasSignIn: false }).multisig).toEqual({
      gatewayUrl,
      firebase,
    });
  });

  it('names unnamed upstreams by their index', () => {
    const [first] = upstreams;
    const written = [{ url: 'http://10.0.0.5:8545', name: 'own node' }, first, { url: first }];
    expect(
      parseConfig({ networks: [{ id: 1, upstreams: written }] }).networks[0]?.upstreams,
    ).toEqual([
      { name: 'own node', url: 'http://10.0.0.5:8545' },
      { name: 'upstream-2', url: first },
      { name: 'upstream-3', url: first },
    ]);
  });

  it.each([
    [{ port: 9464 }, { host: '127.0.0.1', port: 9464 }],
    [
      { port: 9464, host: '10.0.0.5' },
      { host: '10.0.0.5', port: 9464 },
    ],
  ])('returns for metrics %j: %j', (metrics, expected) => {
    expect(parseConfig({ networks: [mainnet], metrics }).metrics).toEqual(expected);
  });

  it('treats undefined fields as missing', () => {
    expect(faultsOf({ networks: [{ ...mainnet, name: undefined }], port: undefined })).toEqual([]);
  });

  it('strips the trailing slash of origins', () => {
    const config = parseConfig({
      networks: [mainnet],
      publicUrl: 'https://wallet.example.org/',
      images: ['https://images.example.org/'],
      nameGateways: ['https://names.example.org/'],
      frameAncestors: ["'self'", 'https://app.example.org/'],
      safeHosts: ['https://safe.example.org/'],
    });
    expect(config.publicUrl).toBe('https://wallet.example.org');
    expect(config.images).toEqual(['https://images.example.org']);
    expect(config.nameGateways).toEqual(['https://names.example.org']);
    expect(config.safeHosts).toEqual(['https://safe.example.org']);
    expect(config.frameAncestors.slice(0, 2)).toEqual(["'self'", 'https://app.example.org']);
  });

  it('adds Safe hosts to frameAncestors, and publishes the hosts only', () => {
    const safeHosts = ['https://safe.example.org', 'http://127.0.0.1:4557'];
    const frameAncestors = ['https://portal.example.org', 'https://safe.example.org'];
    const config = parseConfig({ networks: [mainnet], safeHosts, frameAncestors });
    expect(config.frameAncestors).toEqual([
      'https://portal.example.org',
      'https://safe.example.org',
      'http://127.0.0.1:4557',
    ]);
    const options = { local: false, hasSignIn: false };
    expect(publicConfig(config, options)).toMatchObject({ safeHosts });
    expect(publicConfig(config, options)).not.toHaveProperty('frameAncestors');
    expect(publicConfig(parseConfig({ networks: [mainnet] }), options).safeHosts).toEqual([]);
  });
});

describe('parseConfig with faults', () => {
  it.each<[unknown, string, string, RegExp]>([
    [undefined, '', 'nothing', /export default defineConfig/],
    [{}, 'networks', 'nothing', /at least one network/],
    [{ networks: [] }, 'networks', 'an empty list', /at least one network/],
    [{ networks: {} }, 'networks', 'an object', /at least one network/],
    [{ networks: [null] }, 'networks[0]', 'null', /\{ id, upstreams \}/],
    [{ networks: [{ upstreams }] }, 'networks[0].id', 'nothing', /chain id/],
    [{ networks: [{ ...mainnet, id: '1' }] }, 'networks[0].id', '"1"', /whole number/],
    [{ networks: [{ ...mainnet, id: 0 }] }, 'networks[0].id', '0', /whole number/],
    [{ networks: [{ id: 1 }] }, 'networks[0].upstreams', 'nothing', /at least one/],
    [{ networks: [{ id: 1, upstreams: [] }] }, 'networks[0].upstreams', 'an empty list', /one/],
    [
      { networks: [mainnet, { id: 10, upstreams: ['ftp://u:p@files.example.org/KEY'] }] },
      'networks[1].upstreams[0]',
      'an address at ftp://files.example.org',
      /http or https/,
    ],
    [
      { networks: [{ id: 1, upstreams: ['SECRETKEY'] }] },
      'networks[0].upstreams[0]',
      'a text of 9 characters',
      /http or https/,
    ],
    [{ networks: [mainnet], pairing: { relayUrl } }, 'pairing.projectId', 'nothing', noProject],
    [
      { networks: [mainnet], pairing: { projectId: '', relayUrl } },
      'pairing.projectId',
      'an empty text',
      noProject,
    ],
    [{ networks: [mainnet], pairing: { projectId: 'a' } }, 'pairing.relayUrl', 'nothing', /wss/],
    [
      { networks: [mainnet], pairing: { projectId: 'a', relayUrl: 'ws://relay.example.org' } },
      'pairing.relayUrl',
      'an address at ws://relay.example.org',
      /ws only for one on this machine/,
    ],
    [{ networks: [mainnet], multisig: {} }, 'multisig.gatewayUrl', 'nothing', /client gateway/],
    ...[
      'wss://gateway.example.org',
      'https://user@gateway.example.org',
      'https://gateway.example.org?key=1',
      'https://gateway.example.org#1',
    ].map((gatewayUrl): [unknown, string, string, RegExp] => [
      { networks: [mainnet], multisig: { gatewayUrl } },
      'multisig.gatewayUrl',
      `an address at ${gatewayUrl.startsWith('wss') ? 'wss' : 'https'}://gateway.example.org`,
      /http or https/,
    ]),
    ...(['apiKey', 'appId', 'projectId', 'messagingSenderId', 'vapidKey'] as const).map(
      (name): [unknown, string, string, RegExp] => [
        {
          networks: [mainnet],
          multisig: {
            gatewayUrl: 'https://gateway.example.org',
            firebase: { ...firebase, [name]: '' },
          },
        },
        `multisig.firebase.${name}`,
        'an empty text',
        name === 'vapidKey' ? /87 letters/ : /settings at Firebase/,
      ],
    ),
    [{ networks: [mainnet, mainnet] }, 'networks[1].id', '1', /networks\[0\] already has this id/],
    [{ networks: [{ ...own, name: undefined }] }, 'networks[0].name', 'nothing', /is unknown/],
    [{ networks: [{ ...own, currency: undefined }] }, 'networks[0].currency', 'nothing', /known/],
    [
      { networks: [{ ...own, currency: { name: 'Ether', symbol: 'ETH' } }] },
      'networks[0].currency.decimals',
      'nothing',
      /decimals/,
    ],
    [
      {
        networks: [
          { ...mainnet, tokens: [{ address: '0x12', name: 'A', symbol: 'A', decimals: 6 }] },
        ],
      },
      'networks[0].tokens[0].address',
      '"0x12"',
      /40 hex digits/,
    ],
    [
      { networks: [{ ...mainnet, explorer: { name: 'E', url: 'javascript:alert(1)' } }] },
      'networks[0].explorer.url',
      'a text of 19 characters',
      /http or https/,
    ],
    [{ networks: [mainnet], identityNetwork: 10 }, 'identityNetwork', '10', /one of the .*: 1\./],
    [{ networks: [mainnet], port: '80' }, 'port', '"80"', /0 to 65535/],
    [{ networks: [mainnet], port: 65_536 }, 'port', '65536', /0 to 65535/],
    [
      { networks: [mainnet], publicUrl: 'https://example.org/wallet' },
      'publicUrl',
      'an address at https://example.org',
      /nothing after the host/,
    ],
    [
      { networks: [mainnet], frameAncestors: ['https://a.example; script-src *'] },
      'frameAncestors[0]',
      'a text of 31 characters',
      /origin/,
    ],
    ...[
      'https://*.safe.example',
      'https://safe.example/home',
      'http://safe.example',
      'wss://safe.example',
    ].map((host): [unknown, string, string, RegExp] => [
      { networks: [mainnet], safeHosts: [host] },
      'safeHosts[0]',
      `an address at ${host.replace('/home', '')}`,
      /whole https origin .*http only on this machine/,
    ]),
    [{ networks: [mainnet], safeHosts: ["'self'"] }, 'safeHosts[0]', '"\'self\'"', /whole https/],
    [{ networks: [mainnet], safeHosts: ['safe.example'] }, 'safeHosts[0]', '"safe.example"', /who/],
    [{ networks: [mainnet], safeHosts: {} }, 'safeHosts', 'an object', /list of origins/],
    [
      { networks: [mainnet], images: ['http://images.example.org'] },
      'images[0]',
      'an address at http://images.example.org',
      /https origin/,
    ],
    [
      { networks: [mainnet], nameGateways: ['https://names.example.org/lookup'] },
      'nameGateways[0]',
      'an address at https://names.example.org',
      /https origin such as "https:\/\/names/,
    ],
    [{ networks: [mainnet], metrics: {} }, 'metrics.port', 'nothing', /separate port/],
    [{ networks: [mainnet], rpcToken: 'SHORT' }, 'rpcToken', 'a text of 5 characters', /16 to 200/],
    [{ networks: [mainnet], rawTransactions: 'yes' }, 'rawTransactions', '"yes"', /true or false/],
    [
      { networks: [mainnet], limits: { rpcPerMinute: -1 } },
      'limits.rpcPerMinute',
      '-1',
      /0 for no/,
    ],
    [
      { networks: [{ id: 1, upstreams: [{ name: 'own' }] }] },
      'networks[0].upstreams[0].url',
      'nothing',
      /JSON-RPC node/,
    ],
    [
      { networks: [{ id: 1, upstreams: [{ url: upstreams[0], name: 'a/SECRET' }] }] },
      'networks[0].upstreams[0].name',
      'a text of 8 characters',
      /without a key/,
    ],
    [
      { networks: [{ id: 1, upstreams: ['a', 'a'].map((name) => ({ url: upstreams[0], name })) }] },
      'networks[0].upstreams[1].name',
      'the same name',
      /upstreams\[0\] already has this name/,
    ],
    [{ networks: [mainnet], chart: 1 }, 'chart', '1', /true or false/],
    [{ networks: [mainnet], pages: ['send'] }, 'pages', 'a list', /List "home" too/],
    [{ networks: [mainnet], pages: ['home', 'about'] }, 'pages[1]', '"about"', /home, send/],
    [
      { networks: [mainnet], wallets: ['meta mask'] },
      'wallets[0]',
      '"meta mask"',
      /id of a wallet/,
    ],
    [{ networks: [mainnet], wallets: [] }, 'wallets', 'an empty list', /at least one/],
    [{ networks: [mainnet], brand: { accent: 'teal' } }, 'brand.accent', '"teal"', /#rrggbb/],
    [
      { networks: [mainnet], brand: { accent: { light: '#123456', dark: 'red' } } },
      'brand.accent.dark',
      '"red"',
      /#rrggbb/,
    ],
    [{ networks: [mainnet], brand: { logo: 3 } }, 'brand.logo', '3', /path/],
    [
      { networks: [mainnet], brand: { home: { xx: { headline: 'Ahoy' } } } },
      'brand.home.xx',
      '"xx"',
      /a language of the page/,
    ],
    [
      { networks: [mainnet], brand: { home: { de: { title: 'Ahoi' } } } },
      'brand.home.de.title',
      'a text of 4 characters',
      /no such field/,
    ],
    [
      { networks: [mainnet], brand: { links: { terms: 'javascript:alert(1)' } } },
      'brand.links.terms',
      'a text of 19 characters',
      /http or https/,
    ],
    [
      { networks: [mainnet], brand: { links: { imprint: { de: 'x' } } } },
      'brand.links.imprint.de',
      '"x"',
      /http or https/,
    ],
    [
      { networks: [mainnet], brand: { font: 'serif; }' } },
      'brand.font',
      '"serif; }"',
      /list of fonts/,
    ],
    [
      { networks: [mainnet], brand: { font: '"Inter, sans-serif' } },
      'brand.font',
      '"\\"Inter, sans-serif"',
      /list of fonts/,
    ],
    [{ networks: [mainnet], brand: { font: 'Inter,' } }, 'brand.font', '"Inter,"', /list of fonts/],
    [
      { networks: [mainnet], securityContact: 'me@example.org' },
      'securityContact',
      'a text of 14 characters',
      /mailto:/,
    ],
    [{ networks: [mainnet], limits: { rpcBatch: 0.5 } }, 'limits.rpcBatch', '0.5', /1 to 10000/],
    [
      { networks: [mainnet], timeouts: { connectMs: -1 } },
      'timeouts.connectMs',
      '-1',
      /milliseconds/,
    ],
    [{ networks: [mainnet], proxies: -1 }, 'proxies', '-1', /0 to 10/],
    [{ networks: [mainnet], database: '' }, 'database', 'an empty text', /path of a file/],
    [{ networks: [mainnet], signIn: true }, 'signIn', 'true', /Write false, or/],
    [{ networks: [mainnet], signIn: { days: 1 } }, 'signIn.days', '1', /fields here are statement/],
    [{ networks: [mainnet], signIn: { idleDays: 0 } }, 'signIn.idleDays', '0', /1 to 400/],
    [
      { networks: [mainnet], signIn: { sessionsPerAccount: 0 } },
      'signIn.sessionsPerAccount',
      '0',
      /1 to 10000/,
    ],
    [
      { networks: [mainnet], contacts: { bytesPerDay: 1_000 } },
      'contacts.bytesPerDay',
      '1000',
      /2097152 or more, or 0/,
    ],
    [{ networks: [mainnet], contacts: { keepDays: -1 } }, 'contacts.keepDays', '-1', /or 0/],
    [{ networks: [mainnet], contacts: { days: 1 } }, 'contacts.days', '1', /fields here are keep/],
    [
      { networks: [mainnet], signIn: { statement: 'Guten Tag, schöne Welt' } },
      'signIn.statement',
      '"Guten Tag, schöne Welt"',
      /printable ASCII/,
    ],
    [
      { networks: [mainnet], signIn: { statement: 'One\nTwo' } },
      'signIn.statement',
      '"One\\nTwo"',
      /printable ASCII/,
    ],
    [{ networks: [mainnet], apName: 'X' }, 'apName', 'a text of 1 characters', /mean "appName"/],
    [
      { networks: [{ ...mainnet, rpcUrls: upstreams }] },
      'networks[0].rpcUrls',
      'a list',
      /mean "upstreams"/,
    ],
    [
      { networks: [mainnet], apiKey: 'SECRET' },
      'apiKey',
      'a text of 6 characters',
      /the fields here are appName/,
    ],
    [{ networks: [mainnet], 'x-y': 1 }, '["x-y"]', '1', /no such field/],
  ])('reports the path of the fault in %# %j', (input, path, found, hint) => {
    expect(faultsOf(input)).toEqual([{ path, found, hint: expect.stringMatching(hint) }]);
  });

  it('reports all faults at once, without secrets', () => {
    const input = {
      networks: [
        { chainId: 1, upstreams: ['htps://rpc.example.org/SECRET'] },
        { id: 77_320_001, upstreams: 'https://user:SECRET@rpc.example.org/SECRET' },
      ],
      port: -1,
      identityNetwork: 5,
      key: 'SECRET',
    };
    expect(
      faultsOf(input)
        .map((fault) => fault.path)
        .toSorted(),
    ).toEqual(
      [
        'networks[0].id',
        'networks[0].upstreams[0]',
        'networks[0].chainId',
        'networks[1].upstreams',
        'port',
        'key',
        'networks[1].name',
        'networks[1].currency',
        'identityNetwork',
      ].toSorted(),
    );
    const { message } = new ConfigError(faultsOf(input), 'mooring.config.ts');
    expect(message).toMatch(/^mooring\.config\.ts has 9 errors:\n/);
    expect(message.split('\n')).toHaveLength(10);
    expect(message).not.toContain('SECRET');
  });
});

describe('publicConfig', () => {
  it('omits upstreams', () => {
    const config = parseConfig({ networks: [mainnet, own], timeouts: { connectMs: 5 } });
    const shown = publicConfig(config, { local: true, hasSignIn: true });
    expect(JSON.stringify(shown)).not.toMatch(/SECRET|rpc\.example\.org|upstream/);
    expect(shown).toMatchObject({ appName: 'Mooring', local: true, timeouts: { connectMs: 5 } });
    expect(shown.networks[1]).toEqual({
      id: 77_320_001,
      name: 'Harbour',
      nativeCurrency: own.currency,
      testnet: false,
      rpcPath: '/rpc/77320001',
      walletRpcUrls: [],
      tokens: [],
    });
  });

  it.each([
    [{}, true, true, {}],
    [{ signIn: { statement: 'Welcome' } }, true, true, { statement: 'Welcome' }],
    [{ signIn: { statement: 'Welcome' } }, false, false, null],
    [{ signIn: false as const }, true, false, null],
  ])('returns the sign-in options of %j when hasSignIn is %s', (more, hasSignIn, isOn, signIn) => {
    const config = parseConfig({ networks: [mainnet], database: 'SECRET', ...more });
    const shown = publicConfig(config, { local: false, hasSignIn });
    expect([shown.pages.includes('sessions'), shown.signIn]).toEqual([isOn, signIn]);
    expect(JSON.stringify(shown)).not.toContain('SECRET');
  });

  it.each([
    [true, true, { oidc: true }],
    [true, false, {}],
    [false, true, {}],
  ])('with sign-in %s and applications %s returns %j', (hasSignIn, hasOidc, expected) => {
    const oidc = {
      clients: [{ clientId: 'git', name: 'Git', redirectUris: ['https://git.example/callback'] }],
    };
    const publicUrl = 'https://harbour.example';
    const config = parseConfig({ networks: [mainnet], publicUrl, ...(hasOidc && { oidc }) });
    const shown = publicConfig(config, { local: false, hasSignIn });
    expect('oidc' in shown ? { oidc: shown.oidc } : {}).toEqual(expected);
  });

  it('omits timeouts when none are configured', () => {
    const shown = publicConfig(parseConfig({ networks: [mainnet] }), {
      local: false,
      hasSignIn: true,
    });
    expect(shown).not.toHaveProperty('timeouts');
  });
});
