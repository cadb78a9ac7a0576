import { describe, expect, it } from 'vitest';
import { ConfigError, type ConfigFault } from './configError.ts';
import { parseConfig } from './parseConfig.ts';
import { publicConfig } from './publicConfig.ts';

const upstreams = ['https://rpc.example.org/v2/SECRET-KEY-1234'];
const networks = [
  { id: 1, upstreams },
  { id: 56, upstreams },
];
const contracts = {
  factory: '0x1d31F259eE307358a26dFb23EB365939E8641195',
  verifiers: '0x0100c2b78104907F722DABAc4C69f826a522B2754De4',
} as const;
const recovery = {
  address: '0x088f6cfD8BB1dDb1BB069CCb3fc1A98927D233f2',
  version: '0.1.0',
  period: 604_800,
} as const;
const target = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const parse = (passkeys: unknown, more = {}) => parseConfig({ networks, passkeys, ...more });

describe('parseConfig with passkeys', () => {
  it('returns no relay for an empty object', () => {
    expect(parse(undefined).passkeys).toBeUndefined();
    expect(parse({}).passkeys).toEqual({ contracts: {} });
  });

  it('applies the default rules of a relay', () => {
    expect(parse({ relay: { networks: [{ id: 1 }] } }).passkeys?.relay).toEqual({
      networks: [
        { id: 1, mostFeePerGas: 10n ** 11n, costPerDay: 2n * 10n ** 16n, alarmBelow: 10n ** 16n },
      ],
      gasPerTransaction: 1_500_000,
      gasPerAccount: 3_000_000,
      gasPerClient: 12_000_000,
      gasPerDay: 100_000_000,
    });
  });

  it('accepts amounts as text, custom contracts and recovery modules', () => {
    const relay = {
      networks: [{ id: 56, mostFeePerGas: '5000000000', costPerDay: '7', alarmBelow: 10n ** 18n }],
      targets: [target],
      mostValue: '0',
      gasPerTransaction: 21_000,
      gasPerAccount: 42_000,
      gasPerClient: 0,
      gasPerDay: 84_000,
    };
    const rpId = 'example.org';
    const publicUrl = 'https://wallet.example.org';
    const own = { ...recovery, period: 60, codeHash: `0x${'5a'.repeat(32)}` };
    const given = { rpId, contracts: { 56: contracts }, recovery: { 1: recovery, 56: own } };
    const { passkeys } = parse({ ...given, relay }, { publicUrl });
    expect(passkeys).toEqual({
      ...given,
      relay: {
        ...relay,
        mostValue: 0n,
        networks: [
          { id: 56, mostFeePerGas: 5_000_000_000n, costPerDay: 7n, alarmBelow: 10n ** 18n },
        ],
      },
    });
  });
});

describe('parseConfig with faults in passkeys', () => {
  function faultsOf(passkeys: unknown, more = {}): readonly ConfigFault[] {
    try {
      parse(passkeys, more);
    } catch (error) {
      if (error instanceof ConfigError) return error.faults;
      throw error;
    }
    return [];
  }
  const paid = (network: object, rules = {}) => ({ relay: { networks: [network], ...rules } });

  it.each<[unknown, string, RegExp, object?]>([
    [true, 'passkeys', /\{ rpId, contracts, recovery, email, relay \}/],
    [{}, 'signIn', /Passkeys need sign-in/, { signIn: false }],
    [{ rpId: 'https://example.org' }, 'passkeys.rpId', /a domain/],
    [{ rpId: '192.168.1.4' }, 'passkeys.rpId', /a domain/],
    [
      { rpId: 'other.org' },
      'passkeys.rpId',
      /must be wallet\.example\.org, or a domain above/,
      { publicUrl: 'https://wallet.example.org' },
    ],
    [{ contracts: { one: contracts } }, 'passkeys.contracts.one', /chainId/],
    [
      { contracts: { 1: { ...contracts, factory: '0x12' } } },
      'passkeys.contracts.1.factory',
      /Factory/,
    ],
    [
      { contracts: { 1: { ...contracts, verifiers: `0x0100${'0'.repeat(40)}` } } },
      'passkeys.contracts.1.verifiers',
      /22 bytes/,
    ],
    [{ contracts: { 10: contracts } }, 'passkeys.contracts.10', /one of the configured/],
    [{ recovery: { one: recovery } }, 'passkeys.recovery.one', /chainId/],
    [{ recovery: { 10: recovery } }, 'passkeys.recovery.10', /one of the configured/],
    [
      { recovery: { 1: { ...recovery, address: '0x12' } } },
      'passkeys.recovery.1.address',
      /recovery module/,
    ],
    [
      { recovery: { 1: { ...recovery, version: '0.2.0' } } },
      'passkeys.recovery.1.version',
      /0\.1\.0/,
    ],
    [{ recovery: { 1: { ...recovery, period: 60 } } }, 'passkeys.recovery.1.period', /codeHash/],
    [
      { recovery: { 1: { ...recovery, codeHash: '0x12' } } },
      'passkeys.recovery.1.codeHash',
      /keccak256/,
    ],
    [{ relay: {} }, 'passkeys.relay.networks', /at least one/],
    [{ relay: { networks: [] } }, 'passkeys.relay.networks', /at least one/],
    [paid({ id: 10 }), 'passkeys.relay.networks[0].id', /configured networks: 1, 56/],
    [paid({ id: 56 }), 'passkeys.relay.networks[0].id', /no passkey contracts/],
    [
      { relay: { networks: [{ id: 1 }, { id: 1 }] } },
      'passkeys.relay.networks[1].id',
      /already listed/,
    ],
    [paid({ id: 1, mostFeePerGas: 5 }), 'passkeys.relay.networks[0].mostFeePerGas', /in wei/],
    [paid({ id: 1, alarmBelow: '-1' }), 'passkeys.relay.networks[0].alarmBelow', /in wei/],
    [paid({ id: 1 }, { mostValue: '0x5' }), 'passkeys.relay.mostValue', /in wei/],
    [paid({ id: 1 }, { targets: ['0x12'] }), 'passkeys.relay.targets[0]', /address/],
    [paid({ id: 1 }, { gasPerDay: 20_999 }), 'passkeys.relay.gasPerDay', /21000 or more/],
    [paid({ id: 1 }, { gasPerClient: -1 }), 'passkeys.relay.gasPerClient', /0 for no limit/],
    [paid({ id: 1 }, { key: 'SECRET' }), 'passkeys.relay.key', /no such field/],
  ])('reports the path of the fault in %j', (passkeys, path, hint, more) => {
    expect(faultsOf(passkeys, more)).toMatchObject([
      { path, found: expect.not.stringContaining('SECRET'), hint: expect.stringMatching(hint) },
    ]);
  });
});

it('publicConfig returns networks, contracts and recovery modules, and no rules of the relay', () => {
  const relay = { networks: [{ id: 1 }], targets: [target] };
  const own = { contracts: { 56: contracts }, recovery: { 1: recovery } };
  const config = parse({ rpId: 'example.org', ...own, relay });
  const shown = (hasSignIn: boolean, hasRelay = true) =>
    publicConfig(config, { local: false, hasSignIn, hasRelay }).passkeys;
  const told = { rpId: 'example.org', ...own, relay: { chainIds: [1] } };
  expect(shown(true)).toEqual(told);
  expect(shown(true, false)).toEqual({ ...told, relay: null });
  const terms = { local: false, hasSignIn: true, hasRelay: true, guardian: target } as const;
  expect(publicConfig(config, terms).passkeys).toEqual({ ...told, guardian: target });
  expect(shown(false)).toBeNull();
  const bare = publicConfig(parse({}), { local: false, hasSignIn: true, hasRelay: true });
  expect(bare.passkeys).toEqual({ contracts: {}, relay: null });
});
